import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { fredObservations } from '../../../src/queries/dialects/fred/fred-observations.ts';
import { readVintages } from '../../../src/queries/series/vintages/read-vintages.ts';
import { readRevisions } from '../../../src/queries/series/vintages/series-revisions.ts';
import { renderCsv } from '../../../src/render/csv.ts';
import { sales } from '../sales.ts';
import { dataset, openShelf, params, type Shelf, type Values, type VersionFacts } from '../shelf.ts';

/** Invented: three vintages. The second revises, and the third has one more decimal and revises again. */
const rate: SeriesHandle = { ...sales, id: 'AU.RATE', title: 'Rate', dataset: dataset({ id: 'RATE' }), select: {}, frequency: 'M' };

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const put = (handle: SeriesHandle, values: Values, day: string, unit: Readonly<Record<string, string>>, facts: VersionFacts = {}) =>
  shelf.put(
    handle.dataset,
    { dimensions: { SERIES: { A: 'A' } }, series: [{ codes: ['A'], freq: handle.frequency, ...unit, values }] },
    { effectiveFrom: `${day}T23:59:59.999Z`, publishedOn: day, ...facts },
  );

async function putVintages(): Promise<void> {
  const unit = { unit: 'Per cent' };
  await put(rate, { '2025-11': 4.1, '2025-12': 4.3 }, '2026-01-20', unit);
  await put(rate, { '2025-11': 4.1, '2025-12': 4.2, '2026-01': 4.4 }, '2026-02-20', unit);
  await put(rate, { '2025-11': 4.12, '2025-12': 4.31, '2026-01': 4.44, '2026-02': 4.55 }, '2026-03-20', unit);
}

const rowsOf = async (text: string, handle = rate) =>
  (await readVintages(shelf.ctx, handle, params(text))).data as readonly Readonly<Record<string, unknown>>[];

describe('the vintages of a series', () => {
  test('are available as a matrix, with the changes in each vintage', async () => {
    await putVintages();
    const answer = await readVintages(shelf.ctx, rate, params(''));
    expect(answer.data).toEqual([
      { date: '2025-11-30', period: '2025-11', '2026-01-20': 4.1, '2026-02-20': 4.1, '2026-03-20': 4.12 },
      { date: '2025-12-31', period: '2025-12', '2026-01-20': 4.3, '2026-02-20': 4.2, '2026-03-20': 4.31 },
      { date: '2026-01-31', period: '2026-01', '2026-01-20': null, '2026-02-20': 4.4, '2026-03-20': 4.44 },
      { date: '2026-02-28', period: '2026-02', '2026-01-20': null, '2026-02-20': null, '2026-03-20': 4.55 },
    ]);
    expect(answer.meta.summary).toMatchObject({
      vintages: [
        { vintage: '2026-01-20', kind: 'initial', published_basis: 'stated', periods_added: 2, periods_revised: 0 },
        { vintage: '2026-02-20', kind: 'update', periods_added: 1, periods_revised: 1 },
        { vintage: '2026-03-20', kind: 'rounding', periods_added: 1, periods_revised: 3 },
      ],
    });
  });

  test('are available as a table, with a note above a column whose day is not stated', async () => {
    await put(rate, { '2025-11': 4.1 }, '2026-01-20', { unit: 'Per cent' });
    await put(rate, { '2025-11': 4.2 }, '2026-02-20', { unit: 'Per cent' }, { publishedOn: null, publishedBasis: 'upper_bound' });
    const answer = await readVintages(shelf.ctx, rate, params(''));
    expect(renderCsv(answer, { safe: false }).toString()).toBe(
      'date,period,2026-01-20,2026-02-20 (upper_bound)\r\n2025-11-30,2025-11,4.1,4.2\r\n',
    );
    expect(answer.data).toEqual([{ date: '2025-11-30', period: '2025-11', '2026-01-20': 4.1, '2026-02-20': 4.2 }]);
  });

  test('are available as a list of every new or changed value, with each revision named', async () => {
    await putVintages();
    const rows = await rowsOf('form=list');
    expect(rows.map((row) => [row['period'], row['realtime_start'], row['value'], row['kind'], row['change']])).toEqual([
      ['2025-11', '2026-01-20', 4.1, 'earliest', null],
      ['2025-11', '2026-03-20', 4.12, 'rounding', 0.02],
      ['2025-12', '2026-01-20', 4.3, 'first', null],
      ['2025-12', '2026-02-20', 4.2, 'update', -0.1],
      ['2025-12', '2026-03-20', 4.31, 'update', 0.11],
      ['2026-01', '2026-02-20', 4.4, 'first', null],
      ['2026-01', '2026-03-20', 4.44, 'rounding', 0.04],
      ['2026-02', '2026-03-20', 4.55, 'first', null],
    ]);
    const csv = renderCsv(await readVintages(shelf.ctx, rate, params('form=list&start=2026-02')), { safe: false }).toString();
    expect(csv).toBe(
      'date,period,realtime_start,realtime_end,realtime_end_basis,value,previous_value,change,kind,published_basis,breaks\r\n2026-02-28,2026-02,2026-03-20,9999-12-31,next_vintage,4.55,,,first,stated,\r\n',
    );
  });

  test('by release: an unknown value is marked, and an unpublished one has no row', async () => {
    await putVintages();
    const valuesOf = async (release: string) =>
      (await rowsOf(`release=${release}`)).map((row) => [row['period'], row['value'], row['vintage'], row['status']]);
    expect(await valuesOf('1')).toEqual([
      ['2025-11', null, null, 'not_held'],
      ['2025-12', 4.3, '2026-01-20', undefined],
      ['2026-01', 4.4, '2026-02-20', undefined],
      ['2026-02', 4.55, '2026-03-20', undefined],
    ]);
    expect(await valuesOf('2')).toEqual([
      ['2025-11', 4.1, '2026-01-20', undefined],
      ['2025-12', 4.2, '2026-02-20', undefined],
      ['2026-01', 4.44, '2026-03-20', undefined],
    ]);
    expect(await valuesOf('3')).toEqual([
      ['2025-11', 4.1, '2026-02-20', undefined],
      ['2025-12', 4.31, '2026-03-20', undefined],
    ]);
    expect((await valuesOf('latest')).map(([, value]) => value)).toEqual([4.12, 4.31, 4.44, 4.55]);
  });

  test('a missing vintage in between makes later releases unknown, not wrong', async () => {
    const unit = { unit: 'Per cent' };
    await put(rate, { '2025-12': 4.3 }, '2026-01-20', unit);
    await put(rate, { '2025-12': 4.1, '2026-01': 4, '2026-02': 4.5 }, '2026-03-20', unit);
    expect((await rowsOf('release=2')).map((row) => [row['period'], row['value'], row['status']])).toEqual([
      ['2025-12', null, 'not_held'],
      ['2026-01', 4, undefined],
    ]);
  });

  test('by age: the values known this number of days after the end of the period', async () => {
    await putVintages();
    const valuesOf = async (lag: number) =>
      (await rowsOf(`lag=${lag}`)).map((row) => [row['period'], row['value'], row['vintage'], row['status']]);
    expect(await valuesOf(25)).toEqual([
      ['2025-11', null, null, 'not_held'],
      ['2025-12', 4.3, '2026-01-20', undefined],
      ['2026-01', 4.4, '2026-02-20', undefined],
      ['2026-02', 4.55, '2026-03-20', undefined],
    ]);
    expect((await valuesOf(60)).map(([, value]) => value)).toEqual([4.1, 4.2, 4.44, 4.55]);
    expect((await rowsOf('lag=10')).map((row) => row['status'])).toEqual(['not_held', 'not_published', 'not_published', 'not_published']);
    // 100 days after 28 February have not passed on 11 May.
    expect((await valuesOf(100)).map(([period]) => period)).toEqual(['2025-11', '2025-12', '2026-01']);
  });

  test('have the values of the FRED output types', async () => {
    await putVintages();
    const fred = async (type: number) => {
      const answer = await fredObservations(
        shelf.ctx,
        rate,
        params(`output_type=${type}&realtime_start=1776-07-04&realtime_end=9999-12-31`),
      );
      return answer['observations'] as readonly Readonly<Record<string, string>>[];
    };
    const first = (period: unknown) => `${period}-01`;
    const list = await rowsOf('form=list');
    expect(await fred(1)).toEqual(
      list.map((row) => ({
        realtime_start: row['realtime_start'],
        realtime_end: row['realtime_end'],
        date: first(row['period']),
        value: String(row['value']),
      })),
    );
    const matrix = await rowsOf('');
    const membersOf = (row: Readonly<Record<string, unknown>>, absent: string | null) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([name, value]) =>
          name === 'date' || name === 'period' || (value === null && absent === null)
            ? []
            : [[`AU.RATE_${name.replaceAll('-', '')}`, value === null ? absent : String(value)]],
        ),
      );
    expect(await fred(2)).toEqual(matrix.map((row) => ({ date: first(row['period']), ...membersOf(row, '.') })));
    const news = new Map<string, Record<string, string>>();
    for (const row of list) {
      const date = first(row['period']);
      news.set(date, {
        ...news.get(date),
        date,
        [`AU.RATE_${String(row['realtime_start']).replaceAll('-', '')}`]: String(row['value']),
      });
    }
    expect(await fred(3)).toEqual([...news.values()]);
    expect((await fred(4)).map(({ date, value }) => [date, value])).toEqual(
      (await rowsOf('release=1')).flatMap((row) => (row['value'] === null ? [] : [[first(row['period']), String(row['value'])]])),
    );
  });

  test('pages go back, and later vintages do not move them', async () => {
    await putVintages();
    const one = await readVintages(shelf.ctx, rate, params('release=1&limit=2'));
    expect(one.meta).toMatchObject({ truncated: true, total_rows: 4 });
    await put(rate, { '2025-11': 9, '2025-12': 9, '2026-01': 9, '2026-02': 9, '2026-03': 9 }, '2026-04-20', { unit: 'Per cent' });
    const two = await readVintages(shelf.ctx, rate, params(`release=1&limit=2&cursor=${one.next}`));
    expect((two.data as readonly { period: string }[]).map(({ period }) => period)).toEqual(['2025-11', '2025-12']);
    expect(two.next).toBeNull();
  });

  test.each(['release=4', 'lag=-1', 'form=table', 'release=1&lag=3', 'lag=3&form=list', 'release=first'])('%s is refused', async (text) => {
    await putVintages();
    await expect(readVintages(shelf.ctx, rate, params(text))).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
  });
});

describe('revisions are named', () => {
  const index: SeriesHandle = { ...rate, id: 'AU.INDEX', dataset: dataset({ id: 'INDEX' }), units: 'Index', frequency: 'Q' };

  test('a new reference period, and the matrix is the triangle of /revisions', async () => {
    const base = (basePeriod: string) => ({ unit: 'Index', basePeriod });
    await put(index, { '2025-Q1': 140.5, '2025-Q2': 141.7 }, '2025-07-30', base('2011/12 = 100.0'));
    await put(index, { '2025-Q1': 97.6, '2025-Q2': 98.43, '2025-Q3': 99.5 }, '2026-01-28', base('Sep 2025 = 100.0'), {
      kind: 'rereference',
    });
    const kinds = (await rowsOf('form=list', index)).map((row) => [row['value'], row['kind'], row['change']]);
    expect(kinds).toContainEqual([98.43, 'rereference', null]);
    expect((await readVintages(shelf.ctx, index, params(''))).data).toEqual((await readRevisions(shelf.ctx, index, params(''))).data);
  });

  test('a new reference year for chain volumes, which multiplies all values by one factor', async () => {
    const volumes: SeriesHandle = {
      ...index,
      id: 'AU.GDP',
      title: 'Output, chain volume',
      dataset: dataset({ id: 'VOLUMES' }),
      units: 'AUD',
    };
    const unit = { unit: 'AUD' };
    await put(volumes, { '2024-Q1': 1000, '2024-Q2': 1010, '2024-Q3': 1020 }, '2024-12-04', unit);
    await put(volumes, { '2024-Q1': 1050, '2024-Q2': 1060.6, '2024-Q3': 1071, '2024-Q4': 1080 }, '2025-03-05', unit);
    await put(volumes, { '2024-Q1': 1050, '2024-Q2': 1060.6, '2024-Q3': 1072, '2024-Q4': 1081 }, '2025-06-04', unit);
    const kinds = (await rowsOf('form=list', volumes)).map((row) => [row['period'], row['value'], row['kind']]);
    expect(kinds).toContainEqual(['2024-Q1', 1050, 'rereference']);
    expect(kinds).toContainEqual(['2024-Q3', 1072, 'update']);
  });

  test('the first vintage with a break in the series', async () => {
    const flagged = { value: 7, status: 'break' } as const;
    await put(rate, { '2025-11': 4.1, '2025-12': 4.3 }, '2026-01-20', { unit: 'Per cent' });
    await put(rate, { '2025-11': 4.1, '2025-12': 5.3, '2026-01': flagged }, '2026-02-20', { unit: 'Per cent' });
    const rows = await rowsOf('form=list');
    expect(rows.find((row) => row['value'] === 5.3)).toMatchObject({ kind: 'method_break', breaks: ['flag-2026-01'] });
    expect((await readVintages(shelf.ctx, rate, params(''))).meta.summary).toMatchObject({
      vintages: [{ kind: 'initial' }, { kind: 'method_break', breaks: ['flag-2026-01'] }],
    });
  });
});
