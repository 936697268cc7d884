/** An older vintage is inserted at its position, for any order of imports. Later vintages do not change. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importFile } from '../../src/cli/import.ts';
import type { Captured } from '../../src/core/capture.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { leftOut, leftOutOf, type ParsedDataset } from '../../src/core/observation.ts';
import { formatPeriod, isoDay, lastDay, parseInstant, parsePeriod } from '../../src/core/period.ts';
import { LF } from '../../src/sources/abs/datasets/LF.ts';
import { openSqliteStore } from '../../src/store/open/sqlite-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { table, tiny } from './tiny-dataset.ts';

const dataset = tiny();
const NOW = Date.parse('2026-05-11T03:00:00.000Z');

/** Three vintages, each with one more period and a revision. Only AAA is revised in the second. */
const EDITIONS = {
  '2024-02-10': { '2023-12': [1, 100], '2024-01': [2, 101] },
  '2024-03-10': { '2023-12': [1.1, 100], '2024-01': [2.2, 101], '2024-02': [3, 102] },
  '2024-04-10': { '2023-12': [1.1, 100], '2024-01': [2.3, 101], '2024-02': [3.3, 102], '2024-03': [4, 103] },
} as const;
type Day = keyof typeof EDITIONS;
/** A year of months before the releases, so that each table has a whole series. */
const YEAR_BEFORE = Array.from({ length: 12 }, (_, i) => formatPeriod({ freq: 'M', t: 2023 * 12 + i }));
const DAYS: readonly Day[] = ['2024-02-10', '2024-03-10', '2024-04-10'];

let directory: string;
let store: Store;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'wattle-import-'));
  store = openSqliteStore({ dataDir: directory, clock: new FixedClock(NOW) });
  await store.migrate();
});

afterEach(async () => {
  await store.close();
  await rm(directory, { recursive: true });
});

async function take(text: string, published: string | null, basis: 'stated' | 'inferred' | 'upper_bound' = 'stated') {
  const file = path.join(directory, `${published ?? 'facts'}.csv`);
  await writeFile(file, text);
  return importFile(store, { file, dataset, published, basis, url: null, accept: [] }, NOW);
}

const vintage = (day: Day): string => table({ rows: EDITIONS[day] });

/** Returns the values known on a day, such as `{ 'AAA 2024-01': 2 }`. Returns null before the first day. */
async function knownOn(day: string): Promise<Readonly<Record<string, number | null>> | null> {
  const version = await store.datasets.versionAsOf('rba/T1', parseInstant(day) ?? 0);
  if (!version) return null;
  const series = await store.datasets.series('rba/T1');
  const slices = await store.datasets.read({ dataset: 'rba/T1', series: series.map(({ id }) => id), seq: version.seq });
  return Object.fromEntries(slices.flatMap((slice) => slice.t.map((t, i) => [`${slice.series.key} ${t}`, slice.value[i] ?? null])));
}

const figuresOf = (day: Day): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(EDITIONS[day]).flatMap(([period, [a, b]]) => {
      const t = parsePeriod(period)?.t ?? 0;
      return [
        [`AAA ${t}`, a],
        [`BBB ${t}`, b],
      ];
    }),
  );

describe('vintages', () => {
  test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]], [[0, 2, 1]], [[2, 0, 1]]])(
    'in the order %j each apply from their own day',
    async (order) => {
      for (const i of order) {
        const day = DAYS[i] ?? '2024-02-10';
        await take(vintage(day), day);
      }
      expect(await knownOn('2024-02-09')).toBeNull();
      for (const day of DAYS) expect(await knownOn(day)).toEqual(figuresOf(day));
      expect(await knownOn('2024-03-09')).toEqual(figuresOf('2024-02-10'));
      const versions = await store.datasets.versions('rba/T1');
      expect(versions.map(({ seq, kind, publishedOn, origin }) => [seq, kind, publishedOn, origin])).toEqual([
        [1, 'initial', '2024-02-10', 'import'],
        [2, 'update', '2024-03-10', 'import'],
        [3, 'update', '2024-04-10', 'import'],
      ]);
      const state = await store.datasets.state('rba/T1');
      expect(state).toMatchObject({ rows: 8, periodEnd: '2024-03', confirmedAt: null });
    },
  );

  test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]], [[0, 2, 1]], [[2, 0, 1]], [[1, 0, 2]]])(
    'in the order %j treat fewer digits as no revision, and a different value as one',
    async (order) => {
      // As in the RBA's files: averages have all digits in workbooks, and two decimals in CSV.
      const months = Array.from({ length: 14 }, (_, i) => formatPeriod({ freq: 'M', t: (parsePeriod('2023-01')?.t ?? 0) + i }));
      const fine = (i: number): number => 4 + i / 7;
      const rows = (count: number, figure: (i: number) => number) =>
        table({ rows: Object.fromEntries(months.slice(0, count).map((month, i) => [month, [figure(i), 100 + i]])) });
      const coarse = (i: number): number => Number(fine(i).toFixed(2));
      const vintages = [
        ['2024-02-01', rows(12, fine)],
        ['2024-02-20', rows(13, (i) => (i === 5 ? 9.5 : coarse(i)))],
        ['2024-03-10', rows(14, (i) => (i === 5 ? 9.5 : coarse(i)))],
      ] as const;
      for (const i of order) {
        const [day, text] = vintages[i] ?? vintages[0];
        await take(text, day);
      }
      const of = async (day: string, i: number) => (await knownOn(day))?.[`AAA ${parsePeriod(months[i] ?? '')?.t}`];
      for (const [day] of vintages) for (const i of [0, 1, 4, 6, 11]) expect([day, i, await of(day, i)]).toEqual([day, i, fine(i)]);
      expect([await of('2024-02-01', 5), await of('2024-02-20', 5), await of('2024-03-10', 5)]).toEqual([fine(5), 9.5, 9.5]);
      expect([await of('2024-02-20', 12), await of('2024-03-10', 13)]).toEqual([coarse(12), coarse(13)]);
    },
  );

  test('that are reissued reverse changes of the previous vintage in an ended series, in any order of import', async () => {
    const of = (rows: Readonly<Record<string, readonly (number | null)[]>>) =>
      table({ units: ['Per cent', 'Per cent', 'Per cent'], keys: ['AAA', 'BBB', 'ENDED'], rows });
    const allVintages = [
      ['2024-02-10', of({ '2023-12': [1, 100, 91], '2024-01': [2, 101, null] })],
      ['2024-03-10', of({ '2023-12': [1, 100, 90.9], '2024-01': [2, 101, null], '2024-02': [3, 102, null] })],
      ['2024-03-12', of({ '2023-12': [1, 100, 91], '2024-01': [2, 101, null], '2024-02': [3, 102, null] })],
    ] as const;
    const t = parsePeriod('2023-12')?.t;
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [2, 1, 0],
      [1, 0, 2],
    ];
    for (const [n, order] of orders.entries()) {
      if (n > 0) {
        await store.close();
        directory = await mkdtemp(path.join(tmpdir(), 'wattle-import-'));
        store = openSqliteStore({ dataDir: directory, clock: new FixedClock(NOW) });
        await store.migrate();
      }
      for (const i of order) {
        const [day = '', text = ''] = allVintages[i] ?? [];
        await take(text, day);
      }
      const known = await Promise.all(allVintages.map(async ([day]) => (await knownOn(day))?.[`ENDED ${t}`]));
      expect([order, known]).toEqual([order, [91, 90.9, 91]]);
    }
  });

  test('that are reissued with few changes cover all series in their file', async () => {
    const of = (rows: Readonly<Record<string, readonly number[]>>) =>
      table({ units: ['Per cent', 'Per cent', 'Per cent'], keys: ['AAA', 'BBB', 'CCC'], rows });
    await take(of({ '2023-12': [1, 100, 91], '2024-01': [2, 101, 92] }), '2024-02-10');
    await take(of({ '2023-12': [1, 100, 91], '2024-01': [2.1, 101, 92] }), '2024-03-12');
    await take(of({ '2023-12': [1, 100, 90.9], '2024-01': [2, 101, 92] }), '2024-03-10');
    const known = await Promise.all(['2024-02-10', '2024-03-10', '2024-03-12'].map((day) => knownOn(day)));
    const t = parsePeriod('2023-12')?.t;
    expect(known.map((figures) => figures?.[`CCC ${t}`])).toEqual([91, 90.9, 91]);
  });

  test('whose whole level changed are noted, with the skipped parts of the file', async () => {
    const months = Array.from({ length: 14 }, (_, i) => `${2022 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`);
    const of = (factor: number) =>
      table({
        units: ['Per cent', 'Index'],
        rows: Object.fromEntries(months.map((month, i) => [month, [i + 1, Number(((100 + i) * factor).toFixed(2))]])),
      });
    expect(await take(of(1), '2024-02-10')).toMatchObject([{ seq: 1 }]);
    const [row] = await take(of(0.8), '2024-03-10');
    expect(row?.note).toBe(
      'All figures for 1 series are about 0.8000 times their stored values, as if the reference year had changed: BBB. The file states no reason.',
    );
    expect((await store.datasets.versions('rba/T1')).at(-1)?.remarks?.[0]?.text).toContain('times their stored values');
    const leaving = {
      ...dataset,
      parse: (captured: Captured) => ({ ...(dataset.parse(captured) as ParsedDataset), leftOut: leftOut('series', ['CCC', 'DDD']) }),
    };
    const file = path.join(directory, 'left.csv');
    await writeFile(file, of(0.8));
    const [reported] = await importFile(
      store,
      { file, dataset: leaving, published: '2024-04-10', basis: 'stated', url: null, accept: [] },
      NOW,
    );
    expect(reported?.note).toContain('2 series in the file are not in the dataset, and are skipped: CCC, DDD.');
    // The outcome if everything was read and imported.
    const whole = {
      ...dataset,
      parse: (captured: Captured) => ({ ...(dataset.parse(captured) as ParsedDataset), leftOut: [leftOutOf('the table', 'columns', [])] }),
    };
    await writeFile(file, of(0.9));
    const request = { file, dataset: whole, published: '2024-05-10', basis: 'stated', url: null, accept: [] } as const;
    expect((await importFile(store, request, NOW))[0]?.note).not.toContain('skipped');
  });

  test('that lack a series known on that date keep the series, and this is noted', async () => {
    await take(vintage('2024-03-10'), '2024-03-10');
    const [row] = await take(
      table({ units: ['Per cent'], keys: ['AAA'], rows: { '2024-01': [2.5], '2024-02': [3], '2024-03': [4] } }),
      '2024-04-10',
    );
    expect(row?.note).toBe('1 series that had values on that day are not in the file, so they are unchanged: BBB.');
    expect((await knownOn('2024-04-10'))?.[`BBB ${parsePeriod('2024-02')?.t}`]).toBe(102);
  });

  test('without changes are noted', async () => {
    await take(vintage('2024-02-10'), '2024-02-10');
    expect(await take(vintage('2024-02-10'), '2024-02-20')).toMatchObject([{ seq: null, later_versions: 0 }]);
    // The values were known ten days earlier than assumed.
    expect(await take(vintage('2024-02-10'), '2024-02-01')).toMatchObject([{ seq: 1, later_versions: 1 }]);
    expect(await knownOn('2024-02-05')).toEqual(figuresOf('2024-02-10'));
  });

  test('keep the basis of their date, and an upper bound is not a release date', async () => {
    await take(vintage('2024-03-10'), '2024-03-10', 'upper_bound');
    await take(vintage('2024-02-10'), '2024-02-10', 'inferred');
    const versions = await store.datasets.versions('rba/T1');
    expect(versions.map(({ publishedOn, publishedBasis, moved }) => [publishedOn, publishedBasis, moved])).toEqual([
      ['2024-02-10', 'inferred', undefined],
      [null, 'upper_bound', 1],
    ]);
  });

  test('from a table of published values, oldest or latest first', async () => {
    await take(vintage('2024-04-10'), '2024-04-10');
    const facts = [
      'series_id,period,value,published,published_basis,unit,kind',
      ...YEAR_BEFORE.map((month) => `AAA,${month},1,2024-02-10,commit_upper_bound,Per cent,backfill`),
      'AAA,2024-02,3,2024-03-10,release_calendar,Per cent,first',
      'AAA,2024-01,2,2024-02-10,commit_upper_bound,Per cent,first',
      'AAA,2024-01,2.2,2024-03-10,release_calendar,Per cent,revision',
      'AAA,2024-01,2.0,2024-03-20,stated,Per cent,rounding',
      'ZZZ,2024-01,9,2024-02-10,stated,Per cent,first',
    ];
    const rows = await take(`${facts.join('\n')}\n`, null);
    expect(rows.map(({ published, published_basis, seq }) => [published, published_basis, seq])).toEqual([
      ['2024-02-10', 'upper_bound', 1],
      ['2024-03-10', 'inferred', 2],
    ]);
    const t = parsePeriod('2024-01')?.t ?? 0;
    expect(await knownOn('2024-02-10')).toMatchObject({ [`AAA ${t}`]: 2 });
    expect(await knownOn('2024-03-10')).toMatchObject({ [`AAA ${t}`]: 2.2, [`AAA ${t + 1}`]: 3 });
    expect(await knownOn('2024-04-10')).toMatchObject(figuresOf('2024-04-10'));
  });

  test('from a table of published values with long quoted names, months by their last days, and noise from binary sums', async () => {
    await take(vintage('2024-04-10'), '2024-04-10');
    const line = (period: string, value: string, published: string): string =>
      `AAA,"Rates ; ${'new loans, '.repeat(20)}funded in the month",${period},${value},${published},Per cent`;
    const header = '"series_id",title,period,value,published,unit';
    const facts = Array.from({ length: 40 }, (_, i) => line('2023-12-31', '1', `2024-02-${String(10 + (i % 10))}`));
    // The value for 2024-02, which differs from the stored one in the last few bits.
    const year = YEAR_BEFORE.slice(0, -1).map((_, i) => line(isoDay(lastDay({ freq: 'M', t: 2023 * 12 + i })), '1', '2024-02-10'));
    const rows = await take([header, ...year, ...facts, line('2024-02-29', '3.30000000000000071', '2024-03-10'), ''].join('\n'), null);
    expect(rows.map(({ published, added }) => [published, added])).toContainEqual(['2024-02-10', 12]);
    const t = parsePeriod('2023-12')?.t ?? 0;
    expect(await knownOn('2024-03-10')).toMatchObject({ [`AAA ${t}`]: 1, [`AAA ${t + 2}`]: 3.3 });
    expect(await knownOn('2024-04-10')).toMatchObject(figuresOf('2024-04-10'));
  });

  test('from a table of published values are refused with the row if one is impossible, and nothing is imported', async () => {
    await take(vintage('2024-04-10'), '2024-04-10');
    const header = 'series_id,period,value,published,unit';
    const good = 'AAA,2023-11,3,2024-01-10,Per cent';
    const row = (line: string): string => [header, good, line, ''].join('\n');
    await expect(take(row('AAA,2023-Q4,3,2024-01-10,Per cent'), null)).rejects.toMatchObject({
      code: 'PARSE_VALUE',
      at: { row: 3, column: 'period' },
    });
    await expect(take(row('AAA,2023-Q4,3,2024-02-10,Per cent'), null)).rejects.toMatchObject({ code: 'PARSE_VALUE', at: { row: 3 } });
    await expect(take(row('AAA,2023-10,3,2024-01-10,000'), null)).rejects.toMatchObject({ at: { row: 3, column: 'unit', value: '000' } });
    await expect(take(row('AAA,2026-07,3,2027-01-10,Per cent'), null)).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
    await expect(take(row('AAA,2024-02,3,2013-01-10,Per cent'), null)).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
    await expect(take(`${header},VALUE\n${good},7\n`, null)).rejects.toMatchObject({ at: { row: 1, column: 'value' } });
    await expect(take(`${header}\n${good}\n`.replaceAll(',', ';'), null)).rejects.toMatchObject({
      message: 'The columns are separated by semicolons. Allowed: commas or tabs.',
    });
    expect(await store.datasets.versions('rba/T1')).toHaveLength(1);
    expect(await take(`Series_ID, Period, Value, Published, Unit\n${good}\n`, null)).toMatchObject([{ added: 1 }]);
  });

  test('from an ABS table of published values must state their adjustment, in any wording', async () => {
    const takeFacts = async (adjustment: string) => {
      const file = path.join(directory, 'facts.csv');
      const line = `A84423050A,"Unemployment rate ;  Persons ;",Percent,2020-08,6.8,2020-09-17,${adjustment}`;
      await writeFile(file, `series_id,title,unit,period,value,published,adjustment\n${line}\n`);
      return importFile(store, { file, dataset: LF, published: null, basis: null, url: null, accept: [] }, NOW);
    };
    for (const unsaid of ['', 'Series type'])
      await expect(takeFacts(unsaid)).rejects.toMatchObject({ code: 'PARSE_VALUE', at: { row: 2, column: 'adjustment' } });
    expect(await takeFacts('Seasonally Adjusted')).toMatchObject([{ added: 1 }]);
    expect((await store.datasets.series('abs/LF~single')).map(({ key }) => key)).toEqual(['M13.3.1599.20.AUS.M']);
  });

  test('from a table of published values keep the days before a refused day, and the error states their number', async () => {
    await take(vintage('2024-04-10'), '2024-04-10');
    const facts = [
      'series_id,period,value,published,unit',
      'AAA,2023-11,3,2024-01-10,Per cent',
      'AAA,2023-10,3000,2024-02-10,000',
      '',
    ].join('\n');
    await expect(take(facts, null)).rejects.toMatchObject({
      code: 'DATA_UNIT_CHANGED',
      message: expect.stringMatching(
        /^2024-02-10: The unit of AAA changed .* Values for the day before it, to 2024-01-10, were imported\.$/,
      ),
    });
    expect((await store.datasets.versions('rba/T1')).length + (await store.datasets.versions('rba/T1~single')).length).toBe(2);
  });

  test('of a day with another stored value are refused, and the value is named', async () => {
    const facts = ['series_id,period,value,published,unit', ...YEAR_BEFORE.map((month) => `AAA,${month},1,2024-02-10,Per cent`)];
    await take(vintage('2024-02-10'), '2024-02-10');
    expect(await take([...facts, 'AAA,2024-01,2.5,2024-02-10,Per cent', ''].join('\n'), null)).toMatchObject([
      { changed: 1, note: expect.stringContaining('1 figure differs from the stored vintage for the same day') },
    ]);
  });

  test('from a table of published values are refused if their days end no period, or their dataset has no stored data', async () => {
    const facts = (day: string): string => `series_id,period,value,published,unit\nAAA,${day},3,2024-03-10,Per cent\n`;
    await expect(take(facts('2024-02-29'), null)).rejects.toMatchObject({
      code: 'PARSE_LAYOUT',
      message: expect.stringContaining('Import one of its files first'),
    });
    await take(vintage('2024-04-10'), '2024-04-10');
    await expect(take(facts('2024-02-28'), null)).rejects.toMatchObject({ code: 'DATA_UNIT_CHANGED' });
  });

  test('with another reference period are not a revision', async () => {
    await take(
      table({ units: ['Per cent', 'Index 2023/24=100'], rows: { '2023-12': [1, 50], '2024-01': [2, 50.5], '2024-02': [3, 51] } }),
      '2024-03-20',
    );
    await take(table({ rows: { '2023-12': [1, 100], '2024-01': [2, 101] } }), '2024-02-10');
    const [, index] = await store.datasets.series('rba/T1');
    const read = async (seq: number) => (await store.datasets.read({ dataset: 'rba/T1', series: [index?.id ?? 0], seq }))[0];
    expect(await read(1)).toMatchObject({ series: { unit: 'Index 2011/12=100' }, value: [100, 101] });
    expect(await read(2)).toMatchObject({ series: { unit: 'Index 2023/24=100' }, value: [50, 50.5, 51] });
  });

  test.each([
    ['revised its first figures, a vintage starts', [3.1, 4], ['2024-02']],
    ['left its first figures as they were, none does', [2.5, 4], undefined],
  ])('that begin earlier than the next one, which %s', async (_what, newer, starts) => {
    const rows = (values: Readonly<Record<string, number>>) =>
      table({ rows: Object.fromEntries(Object.entries(values).map(([month, value]) => [month, [value, 100]])) });
    await take(rows({ '2024-02': newer[0] ?? 0, '2024-03': newer[1] ?? 0 }), '2024-04-10');
    await take(rows({ '2023-12': 1, '2024-01': 2, '2024-02': 2.5 }), '2024-03-10');
    const [rate] = await store.datasets.series('rba/T1');
    expect(rate?.vintageStarts?.map((t) => formatPeriod({ freq: 'M', t }))).toEqual(starts);
    const [then] = await store.datasets.read({ dataset: 'rba/T1', series: [rate?.id ?? 0], seq: 1 });
    expect(then?.series).not.toHaveProperty('vintageStarts');
  });
});

describe('refusals', () => {
  test.each([
    ['2024-02-30', 'is not a date'],
    ['2023-11-20', 'cannot have been published'],
    ['2026-06-01', 'is in the future'],
    [null, 'does not state its publication date'],
  ])('the day %s', async (published, words) => {
    await expect(take(vintage('2024-02-10'), published)).rejects.toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      message: expect.stringContaining(words),
    });
    expect(await store.datasets.state('rba/T1')).toBeNull();
  });

  test('a day that contradicts the file', async () => {
    const text = table({ published: '2024-02-12', rows: EDITIONS['2024-02-10'] });
    await expect(take(text, '2024-02-10')).rejects.toMatchObject({ message: expect.stringContaining('2024-02-12') });
    expect(await take(text, null)).toMatchObject([{ published: '2024-02-12', published_basis: 'stated' }]);
  });

  test('values a thousand times the stored values for the same periods, even without earlier stored values', async () => {
    await take(vintage('2024-04-10'), '2024-04-10');
    const rows = { '2023-12': [1.3, 100_000], '2024-01': [2.2, 101_000], '2024-02': [3.2, 95_000] } as const;
    await expect(take(table({ rows }), '2024-03-10')).rejects.toMatchObject({
      code: 'DATA_UNIT_CHANGED',
      message: 'The figures for BBB are 10^3 times their stored values, in the same unit. For 2024-02: stored 102, received 95000.',
    });
    expect(await store.datasets.versions('rba/T1')).toHaveLength(1);
  });

  test('earlier periods with another unit or frequency, without earlier stored data', async () => {
    await take(vintage('2024-04-10'), '2024-04-10');
    const rows = { '2023-10': [1, 9], '2023-11': [2, 9.1], '2023-12': [1.1, 9.2] } as const;
    await expect(take(table({ units: ['Per cent', 'AUD'], rows }), '2024-01-10')).rejects.toMatchObject({
      code: 'DATA_UNIT_CHANGED',
      message: 'The unit of BBB changed from “AUD” to “Index 2011/12=100”.',
    });
    const facts = ['series_id,period,value,published,unit', 'AAA,2023-10-15,1,2024-01-10,Per cent', ''].join('\n');
    await expect(take(facts, null)).rejects.toMatchObject({
      message: 'The new periods of AAA are daily (2023-10-15), but its stored periods are monthly.',
    });
    expect(await store.datasets.versions('rba/T1')).toHaveLength(1);
  });

  test('a change of unit', async () => {
    await take(vintage('2024-02-10'), '2024-02-10');
    const text = table({ units: ['AUD', 'Index 2011/12=100'], rows: EDITIONS['2024-03-10'] });
    await expect(take(text, '2024-03-10')).rejects.toMatchObject({ code: 'DATA_UNIT_CHANGED' });
  });
});
