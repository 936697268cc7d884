/** A dataset is stored as a whole, but a response about one series has the date of that series' vintage. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SeriesHandle } from '../../src/core/define-series.ts';
import { defineHistorySignal, defineSnapshotSignal, type HistorySignal, oneSeries, selectionOf } from '../../src/core/define-signal.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { readTimeSeries } from '../../src/queries/datasets/read-time-series.ts';
import { readMulti } from '../../src/queries/series/multi/read-multi.ts';
import { readSeries } from '../../src/queries/series/resolve-series.ts';
import { latestOfSeries } from '../../src/queries/series/series-latest.ts';
import { seriesMeta } from '../../src/queries/series/series-meta.ts';
import { readVintages } from '../../src/queries/series/vintages/read-vintages.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { sales } from './sales.ts';
import { openShelf, params, type Shelf, type VersionFacts } from './shelf.ts';

const other = { ...sales, id: 'AU.OTHER', title: 'Other', select: { MEASURE: 'T' } };
const FIRST = { vintage: '2024-03-10T23:59:59.999Z', day: '2024-03-10' };
const SECOND = { vintage: '2024-04-10T23:59:59.999Z', day: '2024-04-10' };

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
  const put = (values: Readonly<Record<string, number>>, facts: VersionFacts) =>
    shelf.put(
      sales.dataset,
      {
        dimensions: { MEASURE: { S: 'Sales', T: 'Other' }, FREQ: { M: 'Monthly' } },
        series: [
          { codes: ['T', 'M'], unit: 'AUD', multiplier: 6, values },
          { codes: ['S', 'M'], unit: 'AUD', multiplier: 6, values: { '2024-01': 100 } },
        ],
      },
      facts,
    );
  await put({ '2024-01': 7 }, { effectiveFrom: FIRST.vintage, publishedOn: FIRST.day });
  await put({ '2024-01': 7, '2024-02': 8 }, { effectiveFrom: SECOND.vintage, publishedOn: SECOND.day, publishedBasis: 'inferred' });
});
afterAll(() => shelf.close());

const datedBy = ({ meta }: Answer) => ({ vintage: meta.vintage, day: meta.sources[0]?.release_date });

describe('the date of a response', () => {
  test.each([
    [sales, FIRST],
    [other, SECOND],
  ])('$id', async (handle, ofVintage) => {
    expect(datedBy(await readSeries(shelf.ctx, handle, params('')))).toEqual(ofVintage);
    expect(datedBy(await readMulti(shelf.ctx, [handle], params('')))).toEqual(ofVintage);
    expect(datedBy(await seriesMeta(shelf.ctx, handle))).toEqual(ofVintage);
    expect(datedBy(await readVintages(shelf.ctx, handle, params('')))).toEqual(ofVintage);
    expect(await latestOfSeries(shelf.ctx, handle)).toMatchObject({ last_updated: ofVintage.vintage });
  });

  test('of several series of one dataset is dated by their latest vintage', async () => {
    expect(datedBy(await readMulti(shelf.ctx, [sales, other], params('')))).toEqual(SECOND);
    expect(datedBy(await readMulti(shelf.ctx, [other, sales], params('')))).toEqual(SECOND);
  });

  test('is also right for a day of the second vintage', async () => {
    expect(datedBy(await readSeries(shelf.ctx, sales, params('as_of=2024-05-01')))).toEqual(FIRST);
  });
});

/** Returns the inputs of a response with their vintages, and the date of the response. */
const inputsOf = ({ meta }: Answer) => (meta.inputs ?? []).map(({ input, vintage }) => [input, vintage]);

describe('rows of the dataset', () => {
  const rows = (text: string) => readTimeSeries(shelf.ctx, sales.dataset, params(text));

  test('have the date of the vintage of their series', async () => {
    expect(datedBy(await rows('measure=S'))).toEqual(FIRST);
    expect(datedBy(await rows('measure=T'))).toEqual(SECOND);
    expect(datedBy(await rows('measure=T&end_period=2024-01'))).toEqual(SECOND);
    expect(datedBy(await rows('measure=S,T'))).toEqual(SECOND);
  });
});

describe('rows of many series', () => {
  const handle = { ...sales.dataset, id: 'MANY' };
  const codes = Array.from({ length: 60 }, (_, i) => `C${i}`);
  const labels = Object.fromEntries([...codes, 'T'].map((code) => [code, code]));

  test('have the date of the vintage of their series, for any number of rows', async () => {
    const put = (newest: Readonly<Record<string, number>>, facts: VersionFacts) =>
      shelf.put(
        handle,
        {
          dimensions: { MEASURE: labels, FREQ: { M: 'Monthly' } },
          series: [
            ...codes.map((code) => ({ codes: [code, 'M'], unit: 'AUD', multiplier: 6, values: { '2024-01': 1 } })),
            { codes: ['T', 'M'], unit: 'AUD', multiplier: 6, values: newest },
          ],
        },
        facts,
      );
    await put({ '2024-01': 7 }, { effectiveFrom: FIRST.vintage, publishedOn: FIRST.day });
    await put({ '2024-01': 7, '2024-02': 8 }, { effectiveFrom: SECOND.vintage, publishedOn: SECOND.day });
    const rows = (text: string) => readTimeSeries(shelf.ctx, handle, params(text));
    expect(datedBy(await rows(`measure=${codes.join(',')}&limit=1000`))).toEqual(FIRST);
    expect(datedBy(await rows(`measure=${codes.join(',')},T&limit=1000`))).toEqual(SECOND);
    expect(datedBy(await rows(`measure=${codes.join(',')},T&limit=1000&end_period=2024-01`))).toEqual(SECOND);
  });

  test('of market intervals have the dates of their files', async () => {
    const market = { ...sales.dataset, id: 'MARKET', frequency: '5MIN' as const };
    const put = (values: Readonly<Record<string, number>>, facts: VersionFacts) =>
      shelf.put(
        market,
        {
          dimensions: { MEASURE: { S: 'Sales' }, FREQ: { M: 'Interval' } },
          series: [{ codes: ['S', 'M'], freq: '5MIN', unit: 'MW', multiplier: 0, values }],
        },
        facts,
      );
    const [one, two] = ['2024-03-01T12:05:00+10:00', '2024-04-01T12:05:00+10:00'];
    await put({ [one]: 1 }, { effectiveFrom: FIRST.vintage, publishedOn: FIRST.day });
    await put({ [one]: 1, [two]: 2 }, { effectiveFrom: SECOND.vintage, publishedOn: SECOND.day });
    const rows = (text: string) => readTimeSeries(shelf.ctx, market, params(text));
    expect(datedBy(await rows('measure=S&end_period=2024-03-15'))).toEqual(FIRST);
    expect(datedBy(await rows('measure=S'))).toEqual(SECOND);
  });
});

describe('the date of an indicator', () => {
  const row = { v: { type: 'number', unit: null, description: 'v.' } } as const;
  const common = {
    title: 'V',
    summary: 'V.',
    stale: 'serve_cached',
    methodologyVersion: 1,
    formula: ['v = x'],
    parameters: {},
    row,
  } as const;
  const history = (handles: Readonly<Record<string, SeriesHandle>>): HistorySignal =>
    defineHistorySignal({
      ...common,
      id: `history-of-${Object.keys(handles).join('-')}`,
      mode: 'history',
      frequency: 'M',
      inputs: () => Object.fromEntries(Object.entries(handles).map(([name, series]) => [name, { series, sample: 'same' }])),
      compute: (inputs, t) => ({ v: Object.values(inputs).reduce((sum, input) => sum + input(t), 0) }),
    });

  test('is from the vintages of its inputs, and each input has its own date', async () => {
    const one = await evaluateSignal(shelf.ctx, history({ X: sales }), params(''));
    expect([datedBy(one), inputsOf(one)]).toEqual([FIRST, [['X', FIRST.vintage]]]);
    const both = await evaluateSignal(shelf.ctx, history({ X: sales, Y: other }), params('start_period=2024'));
    expect([datedBy(both), inputsOf(both)]).toEqual([
      SECOND,
      [
        ['X', FIRST.vintage],
        ['Y', SECOND.vintage],
      ],
    ]);
  });

  test('is the same for a snapshot, of series and of selections', async () => {
    const snapshot = defineSnapshotSignal({
      ...common,
      id: 'snapshot',
      mode: 'snapshot',
      gives: 'object',
      past: { none: 'It has no past.' },
      inputs: () => ({
        X: oneSeries(sales),
        S: selectionOf({ dataset: sales.dataset, select: { MEASURE: 'S' }, newest: 1 }),
        Y: oneSeries(other),
      }),
      compute: ({ X, S }) => ({
        data: { v: X.newest().value + (S.series[0]?.newest().value ?? 0) },
      }),
    });
    const answer = await evaluateSignal(shelf.ctx, snapshot, params(''));
    expect(inputsOf(answer)).toEqual([
      ['X', FIRST.vintage],
      ['S', FIRST.vintage],
    ]);
    expect(datedBy(answer)).toEqual(FIRST);
  });
});

describe('a citation states a release date only if it is known', () => {
  const citationOf = async (handle: typeof sales) => (await latestOfSeries(shelf.ctx, handle))['citation'];

  test('stated or inferred', async () => {
    expect(await citationOf(sales)).toContain(', released 10 March 2024,');
    expect(await citationOf(other)).toContain(', released 10 April 2024 (day inferred),');
  });

  test('an upper bound', async () => {
    const own = await openShelf('2026-05-11T03:00:00.000Z');
    const content = {
      dimensions: { MEASURE: { S: 'Sales' }, FREQ: { M: 'Monthly' } },
      series: [{ codes: ['S', 'M'], unit: 'AUD', multiplier: 6, values: { '2024-01': 100 } }],
    };
    await own.put(sales.dataset, content, { effectiveFrom: FIRST.vintage, origin: 'starter' });
    const latest = await latestOfSeries(own.ctx, sales);
    expect(latest).toMatchObject({
      citation: expect.stringContaining(', released on or before 10 March 2024,'),
      published_basis: 'upper_bound',
    });
    const { citation } = (await seriesMeta(own.ctx, sales)).data as { citation: { text: string; bibtex: string } };
    expect(`${citation.text} ${citation.bibtex}`).not.toMatch(/released (?!on or before )/);
    await own.close();
  });
});
