/**
 * Each of these files once led to wrong values. Here they pass through whole updates with the real declarations. Served data stay
 * unchanged, and the refusal has a location. Values of the wage price index and the consumer price index are from December 2025 and January
 * 2026. The rest is invented.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../sandbox/apra/wire.ts';
import { seriesOfDataset } from '../../src/catalogue/series.ts';
import { present } from '../../src/core/assert.ts';
import type { Source, TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import type { Acceptable } from '../../src/core/errors.ts';
import { Refresher } from '../../src/ingest/jobs/refresh.ts';
import { ANA_AGG } from '../../src/sources/abs/datasets/ANA_AGG.ts';
import { WPI } from '../../src/sources/abs/datasets/WPI.ts';
import { ABS } from '../../src/sources/abs/source.ts';
import { dispatch_price } from '../../src/sources/aemo/datasets/dispatch_price.ts';
import { BANKING_MEASURES } from '../../src/sources/apra/banking-measures.ts';
import { MONTHLY_BANKING_STATS } from '../../src/sources/apra/datasets/MONTHLY_BANKING_STATS.ts';
import { D2 } from '../../src/sources/rba/datasets/D2.ts';
import { G1 } from '../../src/sources/rba/datasets/G1.ts';
import { recorded } from '../programs/needs.ts';
import { captured, report } from '../sources/aemo/report.ts';
import { body, status } from './fake-agency.ts';
import { source } from './tiny-dataset.ts';
import { openWorkbench, served, silentLog, type Workbench } from './workbench.ts';

const AT = 'https://www.rba.gov.au/file';
/** Returns the dataset without the pages that lead to its file. */
const from = (dataset: TimeSeriesDataset): TimeSeriesDataset => ({ ...dataset, asks: () => [{ id: 'data', url: AT, accept: '*/*' }] });

let bench: Workbench;
const open = async (now: string, source?: Source): Promise<void> => {
  bench = await openWorkbench(now, source && { ...source, politeness: { concurrency: 1, gapMs: 0 } });
};
beforeEach(() => open('2026-02-02T00:00:00Z'));
afterEach(() => bench.close());

const publish = (dataset: TimeSeriesDataset, content: string | Uint8Array) => {
  bench.agency.on('/www.rba.gov.au/file', body(content));
  bench.clock.advance(60_000);
  return bench.refresher.refresh(from(dataset));
};

/** Publishes a file after a correct one. Checks that it changes no served data and is refused with its location. */
async function isRefused(
  dataset: TimeSeriesDataset,
  sound: string | Uint8Array,
  other: string | Uint8Array,
  error: Readonly<Record<string, unknown>>,
): Promise<void> {
  expect(await publish(dataset, sound)).toMatchObject({ result: 'new_version', version: { seq: 1 } });
  const before = await served(bench.store, `${dataset.source}/${dataset.id}`);
  expect(Object.keys(before)).not.toEqual([]);
  expect(await publish(dataset, other)).toMatchObject({ result: 'quarantined', version: { seq: 1 }, error });
  expect(await served(bench.store, `${dataset.source}/${dataset.id}`)).toEqual(before);
}

it('a back series with another scale, and its values (45291 is the last day of 2023)', async () => {
  const headings = BANKING_MEASURES.map(({ label }) => label);
  const banks = (scale: string, factor: number) =>
    writeWorkbook([
      {
        name: 'Cover',
        rows: [
          [null, 'Statistics'],
          [null, '(released 31 January 2024)'],
        ],
      },
      {
        name: 'Table 1',
        rows: [
          [scale],
          ['Period', 'ABN', 'Institution Name', ...headings],
          [45291, 48_123_123_124, 'Commonwealth Bank of Australia', ...headings.map((_, i) => (1000 + i) / factor)],
        ],
      },
    ]);
  await isRefused(MONTHLY_BANKING_STATS, banks('($million)', 1), banks('($ billion)', 1000), {
    code: 'PARSE_LAYOUT',
    at: expect.objectContaining({ sheet: 'Table 1', row: 1 }),
  });
});

const table = (units: string, newest: string): string =>
  [
    'G1 CONSUMER PRICE INFLATION,',
    'Title,Year-ended inflation',
    'Description,Year-ended change',
    'Frequency,Quarterly',
    'Type,Original',
    `Units,${units}`,
    'Source,ABS / RBA',
    'Publication date,30-Jan-2026',
    'Series ID,GCPIAGYP',
    '30/06/2025,2.1',
    '30/09/2025,3.2',
    `31/12/2025,${newest}`,
    '',
  ].join('\r\n');

it('a number with a comma that does not separate thousands', async () => {
  await isRefused(G1, table('Per cent', '3.6'), table('Per cent', '"0,890"'), {
    code: 'PARSE_VALUE',
    at: expect.objectContaining({ row: 12, column: 'GCPIAGYP', value: '0,890' }),
  });
});

it('a missing unit without stored data for comparison', async () => {
  const at = expect.objectContaining({ column: 'GCPIAGYP.G1' });
  expect(await publish(G1, table('', '3.6'))).toMatchObject({ result: 'quarantined', version: null, error: { code: 'PARSE_VALUE', at } });
});

it('another scale or kind of unit than the declared one, without stored data for comparison', async () => {
  const credit = (units: string, newest: string) =>
    [
      'D2 LENDING AND CREDIT AGGREGATES,',
      'Title,Credit; Total',
      'Description,Credit; Total; Seasonally adjusted',
      'Frequency,Monthly',
    ].concat(
      ['Type,Seasonally adjusted', `Units,${units}`, 'Source,RBA', 'Publication date,30-Jan-2026', 'Series ID,DLCACFS'],
      ['31/10/2025,4400.1', '30/11/2025,4421.5', `31/12/2025,${newest}`, ''],
    );
  const named = { seriesOfDataset, headlinesOf: () => [] };
  const publishCredit = (lines: readonly string[], accept: readonly Acceptable[] = []) => {
    bench.agency.on('/www.rba.gov.au/file', body(lines.join('\r\n')));
    bench.clock.advance(60_000);
    const { store, upstream, clock } = bench;
    return new Refresher({ store, upstream, clock, named, origin: 'live', log: silentLog, sourceOf: () => source }).refresh(
      from(D2),
      accept,
    );
  };
  const error = {
    code: 'DATA_UNIT_CHANGED',
    message: expect.stringMatching(/^The unit of AU\.CREDIT\.TOTAL is .*, but the new file has DLCACFS\.D2 in /),
  };
  expect(await publishCredit(credit('$ million', '4440.2'))).toMatchObject({ result: 'quarantined', version: null, error });
  expect(await publishCredit(credit('$ million', '4440.2'), ['DATA_UNIT_CHANGED'])).toMatchObject({
    result: 'new_version',
    version: { seq: 1, note: expect.stringContaining('The unit of AU.CREDIT.TOTAL is') },
  });
  await bench.close();
  await open('2026-02-02T00:00:00Z');
  expect(await publishCredit(credit('Billion persons', '4440.2'))).toMatchObject({ result: 'quarantined', version: null, error });
  expect(await publishCredit(credit('$ billion', '4440.2'))).toMatchObject({ result: 'new_version' });
});

it('a market report that no longer distinguishes the runs of an intervention', async () => {
  const prices = (runs: string): Uint8Array =>
    captured(
      'PUBLIC_DISPATCHIS_202601010005_0000000400000000',
      report('DISPATCHIS', {
        name: 'DISPATCH,PRICE,5',
        columns: `SETTLEMENTDATE,RUNNO,REGIONID,${runs},RRP,ROP,APCFLAG,MARKETSUSPENDEDFLAG,LASTCHANGED`,
        rows: [
          '"2026/01/01 00:05:00",1,SA1,1,15000,15000,0,0,"2026/01/01 00:00:05"',
          '"2026/01/01 00:05:00",1,SA1,0,33.51,33.51,0,0,"2026/01/01 00:00:05"',
        ],
      }),
    ).bytes;
  await isRefused(dispatch_price, prices('INTERVENTION'), prices('RUN'), {
    code: 'PARSE_LAYOUT',
    at: expect.objectContaining({ column: 'INTERVENTION', row: 3 }),
  });
});

// ---------------------------------------------------------------- the workbook in place of the ABS Data API

/** 45809, 45901 and 45992 are the first days of June, September and December 2025. */
function wages(values: readonly number[]): Uint8Array {
  const name = 'Quarterly Index ;  Total hourly rates of pay excluding bonuses ;  Australia ;  Private and Public ;  All industries ;';
  const dates = [45_809, 45_901, 45_992].slice(0, values.length);
  const facts: readonly (readonly (string | number)[])[] = [
    ['', name],
    ['Unit', 'Index Numbers'],
    ['Series Type', 'Seasonally Adjusted'],
    ['Data Type', 'INDEX'],
    ['Frequency', 'Quarter'],
    ['Collection Month', 3],
    ['Series Start', 45_809],
    ['Series End', dates.at(-1) ?? 0],
    ['No. Obs', values.length],
    ['Series ID', 'A2713849C'],
    ...dates.map((date, i) => [date, values[i] ?? 0]),
  ];
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      [null, 'Time Series Workbook'],
      [null, '6345.0'],
      [null, 'Table 1'],
    ]),
    'Index',
  );
  utils.book_append_sheet(book, utils.aoa_to_sheet(facts.map((row) => [...row])), 'Data1');
  return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
}

/** Lets the API fail, so that the workbook on the release page is used instead. */
const publishWorkbook = (dataset: TimeSeriesDataset, content: Uint8Array) => {
  const [ask] = dataset.asks();
  const page = ask?.fallback;
  const file = present(page?.fallback?.url, 'the known address');
  for (const [url, behaviour] of [
    [ask?.url, status(503)],
    [page?.url, body(`<a href="${file}">Table 1</a>`)],
    [file, body(content)],
  ] as const) {
    const { host, pathname, search } = new URL(url ?? '');
    bench.agency.on(`/${host}${pathname}${search}`, behaviour);
  }
  bench.clock.advance(60_000);
  return bench.refresher.refresh(dataset);
};

describe('an older workbook when the API fails', () => {
  beforeEach(async () => {
    await bench.close();
    await open('2026-03-10T00:00:00Z', ABS);
  });

  it('replaces nothing, although it contains only a part and states no date', async () => {
    expect(await publishWorkbook(WPI, wages([156.6, 157.9, 159.2]))).toMatchObject({ result: 'new_version' });
    const before = await served(bench.store, 'abs/WPI');
    expect(await publishWorkbook(WPI, wages([143.1, 144.3]))).toMatchObject({ result: 'unchanged', error: { code: 'DATA_FROZEN' } });
    expect(await served(bench.store, 'abs/WPI')).toEqual(before);
  });

  const VINTAGES = path.resolve('..', 'shared', 'upstream-vintages', 'files', 'abs', '5206001');
  it('is refused: recorded national accounts of 2024 after the release of March 2026', recorded(VINTAGES), async () => {
    const vintage = (day: string) => readFileSync(path.join(VINTAGES, `${day}.xlsx`));
    expect(await publishWorkbook(ANA_AGG, vintage('2026-03-04'))).toMatchObject({ result: 'new_version' });
    const before = await served(bench.store, 'abs/ANA_AGG');
    expect(Object.values(before).flatMap(Object.values).length).toBeGreaterThan(4000);
    expect(await publishWorkbook(ANA_AGG, vintage('2024-08-01'))).toMatchObject({ result: 'unchanged', error: { code: 'DATA_FROZEN' } });
    expect(await served(bench.store, 'abs/ANA_AGG')).toEqual(before);
  });
});
