import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OBS_STATUSES } from '../../src/core/observation.ts';
import {
  decodeStarter,
  encodeStarter,
  packAddresses,
  packRuns,
  packSteps,
  STARTER_FORMAT,
  type StarterDataset,
  unpackAddresses,
  unpackRuns,
  unpackSteps,
} from '../../src/ingest/starter/starter-file.ts';

const address = fc.oneof(
  fc.constant(null),
  fc.string(),
  fc.tuple(fc.constantFrom('Data!C', 'Data1!AB', 'r'), fc.nat(2000), fc.constantFrom('', ' GCPIAG')).map((parts) => parts.join('')),
);

describe('packed columns', () => {
  it('return every sequence of numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), (numbers) => {
        expect(unpackSteps(packSteps(numbers))).toEqual(numbers);
      }),
    );
  });

  it('store an unbroken run of periods in three numbers', () => {
    expect(packSteps([8096, 8097, 8098, 8099])).toEqual([8096, 1, 3]);
  });

  it('return every sequence of words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', null)), (words) => {
        expect(unpackRuns(packRuns(words))).toEqual(words);
      }),
    );
  });

  it('return every sequence of addresses', () => {
    fc.assert(
      fc.property(fc.array(address), (addresses) => {
        expect(unpackAddresses(packAddresses(addresses))).toEqual(addresses);
      }),
    );
  });

  it('store the cells of one column in one run', () => {
    expect(packAddresses(['Data1!C12', 'Data1!C13', 'Data1!C15'])).toEqual([['Data1!C#', 3, [12, 1, 1, 2, 1]]]);
  });
});

const sha = (n: number): string => String(n).padStart(64, '0');
const DATASET: StarterDataset = {
  dataset: 'rba/G1',
  captures: [1, 2].map((n) => ({
    sha256: sha(n),
    url: 'https://www.rba.gov.au/statistics/tables/csv/g1-data.csv',
    contentType: 'text/csv',
    bytes: 241205,
    retrievedAt: Date.parse(`2026-0${n}-19T23:59:59.999Z`),
    publishedOn: null,
    licence: 'cc-by-4.0',
    extract: n === 1 ? null : 'rows of a table',
  })),
  versions: [1, 2].map((seq) => ({
    seq,
    effectiveFrom: Date.parse(`2026-0${seq}-19T23:59:59.999Z`),
    kind: seq === 1 ? 'initial' : 'rereference',
    note: null,
    publishedOn: '2026-01-01',
    captures: [sha(seq)],
  })),
  dimensions: [
    {
      id: 'SERIES',
      label: 'Series',
      values: [
        { code: 'GCPIAG', label: 'Consumer price index' },
        { code: 'X', label: 'x', parent: 'GCPIAG' },
      ],
    },
  ],
  series: [],
};

describe('starter file', () => {
  const observation = fc.record({
    t: fc.integer({ min: 0, max: 9999 }),
    value: fc.oneof(
      fc.constant(null),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0),
    ),
    status: fc.oneof(fc.constant(null), fc.constantFrom(...OBS_STATUSES)),
    text: fc.oneof(fc.constant(null), fc.string()),
    at: address,
    fromSeq: fc.integer({ min: 1, max: 2 }),
    toSeq: fc.constantFrom(null, 3),
  });

  it('is read back completely, with values to the last digit', () => {
    fc.assert(
      fc.property(fc.uniqueArray(observation, { selector: (o) => `${o.fromSeq}/${o.t}` }), (observations) => {
        const attributes = {
          key: 'GCPIAG.G1',
          freq: 'Q',
          unit: 'Index, 2011/12=100',
          multiplier: 0,
          decimals: 1,
          adjustment: 'original',
          title: 'CPI',
          basePeriod: null,
        } as const;
        const sorted = [...observations].sort((a, b) => a.fromSeq - b.fromSeq || a.t - b.t);
        const data: StarterDataset = {
          ...DATASET,
          series: [
            {
              attributes: [
                { fromSeq: 1, attributes },
                {
                  fromSeq: 2,
                  attributes: { ...attributes, unit: 'Index, September 2025 month = 100', basePeriod: 'Sep 2025', decimals: null },
                },
              ],
              observations: sorted,
            },
          ],
        };
        expect(decodeStarter(encodeStarter(data), 'rba/G1')).toEqual(data);
      }),
      { numRuns: 60 },
    );
  });

  it('has the same bytes for the same data', () => {
    expect(Buffer.from(encodeStarter(DATASET)).equals(Buffer.from(encodeStarter(structuredClone(DATASET))))).toBe(true);
  });

  it('is refused if it has another format or damaged bytes, and is named', () => {
    const other = brotliCompressSync(JSON.stringify({ format: 'wattle-starter/0' }));
    expect(() => decodeStarter(other, 'rba/G1')).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT', at: { file: 'rba/G1' } }));
    const damaged = encodeStarter(DATASET).subarray(0, 20);
    expect(() => decodeStarter(damaged, 'rba/G1')).toThrow(expect.objectContaining({ code: 'PARSE_ARCHIVE' }));
    expect(STARTER_FORMAT).toBe('wattle-starter/1');
  });
});
