/** Single values from a later release never change the current values. They are stored separately and shown next to them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AU_DWELLING_VALUE } from '../../../src/catalogue/series/housing.ts';
import { AU_CASHRATE } from '../../../src/catalogue/series/rates.ts';
import { importFile } from '../../../src/cli/import.ts';
import { formatPeriod, type Period } from '../../../src/core/period.ts';
import { readSeries } from '../../../src/queries/series/resolve-series.ts';
import { latestOfSeries } from '../../../src/queries/series/series-latest.ts';
import { RES_DWELL_ST } from '../../../src/sources/abs/datasets/RES_DWELL_ST.ts';
import { A2 } from '../../../src/sources/rba/datasets/A2.ts';
import { openShelf, params, type Shelf } from '../../queries/shelf.ts';

let shelf: Shelf;
let folder: string;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
  folder = await mkdtemp(path.join(tmpdir(), 'wattle-single-'));
});
afterEach(async () => {
  await shelf.close();
  await rm(folder, { recursive: true });
});

const quarter = (i: number): string => formatPeriod({ freq: 'Q', t: 2024 * 4 + i } satisfies Period);

/** Makes a whole release of the mean price, with quarters from 2024-Q1 on. */
const release = (values: readonly number[], day: string) =>
  shelf.put(
    RES_DWELL_ST,
    {
      dimensions: { MEASURE: { '5': 'Mean price' }, REGION: { AUS: 'Australia' }, FREQ: { Q: 'Quarterly' } },
      series: [
        {
          codes: ['5', 'AUS', 'Q'],
          freq: 'Q',
          unit: 'AUD',
          multiplier: 3,
          values: Object.fromEntries(values.map((value, i) => [quarter(i), value])),
        },
      ],
    },
    { effectiveFrom: `${day}T12:00:00Z`, publishedOn: day },
  );

const facts = async (rows: readonly string[], dataset = RES_DWELL_ST) => {
  const file = path.join(folder, 'facts.csv');
  await writeFile(file, ['series_id,title,unit,frequency,adjustment,period,value,published,published_basis', ...rows, ''].join('\n'));
  const request = { file, dataset, published: null, basis: null, url: null, accept: [] };
  return importFile(shelf.store, request, shelf.clock.now());
};
const fact = (i: number, value: number, published: string) =>
  `SDMX:RES_DWELL_ST/5.AUS.Q,Mean price,AUD thousand,Q,original,${quarter(i)},${value},${published},stated`;

const PUBLISHED = [950, 955, 960, 965, 970];
const shown = async (query = '') => {
  const answer = await readSeries(shelf.ctx, AU_DWELLING_VALUE, params(query));
  const rows = answer.data as readonly { readonly value: number; readonly status?: string }[];
  return { values: rows.map(({ value }) => value), statuses: rows.map(({ status = null }) => status), notes: answer.meta.note_facts ?? [] };
};

test('a later single value and a revision reported with it do not change values, rates and responses for a day', async () => {
  await release(PUBLISHED, '2025-06-10');
  const before = await Promise.all([shown(), shown('units=pch'), shown('as_of=2025-06-20')]);
  const rows = await facts([fact(4, 971.5, '2025-09-09'), fact(5, 990, '2025-09-09')]);
  expect(rows.map(({ dataset, added }) => [dataset, added])).toEqual([['abs/RES_DWELL_ST~single', 2]]);
  expect((await shelf.store.datasets.versions('abs/RES_DWELL_ST~single')).map(({ isCompiled }) => isCompiled)).toEqual([true]);
  const after = await Promise.all([shown(), shown('units=pch'), shown('as_of=2025-06-20')]);
  expect(after.map(({ values }) => values)).toEqual([[...PUBLISHED, 990], before[1]?.values, PUBLISHED]);
  expect(after[0]?.statuses).toEqual([...PUBLISHED.map(() => null), 'preliminary source']);
  expect((await shown('end=2025-Q1')).values).toEqual(PUBLISHED);
  expect((await shown('limit=2')).values).toEqual([970, 990]);
});

test('a single value is named with its day if it is later than the release, until a release has its period', async () => {
  await release(PUBLISHED, '2025-06-10');
  await facts([fact(5, 990, '2025-09-09')]);
  const fresher = { id: 'AU.DWELLING.VALUE', period: '2025-Q2', value: 990, status: 'preliminary source', published: '2025-09-09' };
  expect(await latestOfSeries(shelf.ctx, AU_DWELLING_VALUE)).toMatchObject({ value: 970, period: '2025-Q1', fresher });
  expect((await shown()).notes).toContainEqual(
    expect.objectContaining({ code: 'single_figure', values: expect.objectContaining(fresher) }),
  );
  await release([...PUBLISHED, 991], '2025-09-10');
  expect(await latestOfSeries(shelf.ctx, AU_DWELLING_VALUE)).not.toHaveProperty('fresher');
  expect((await shown()).notes).not.toContainEqual(expect.objectContaining({ code: 'single_figure' }));
});

test('the order of imports makes no difference', async () => {
  await release(PUBLISHED.slice(0, 4), '2025-03-11');
  await facts([fact(5, 990, '2025-09-09')]);
  await release(PUBLISHED, '2025-06-10');
  expect((await shown()).values).toEqual([...PUBLISHED, 990]);
  expect(await latestOfSeries(shelf.ctx, AU_DWELLING_VALUE)).toMatchObject({ fresher: { period: '2025-Q2', value: 990 } });
});

test('a table with the whole series on its first day is a release, and its later days revise the series', async () => {
  await release(PUBLISHED, '2025-06-10');
  const rows = [0, 1, 2, 3, 4].map((i) => fact(i, 951 + 5 * i, '2025-09-09'));
  await facts([...rows, fact(5, 990, '2025-09-09'), fact(5, 992, '2025-12-09')]);
  expect((await shown()).values).toEqual([951, 956, 961, 966, 971, 992]);
  expect((await shown('as_of=2025-09-20')).values).toEqual([951, 956, 961, 966, 971, 990]);
});

test('a decision is never revised, so it stays in the dataset with any file', async () => {
  const series = { codes: ['ARBAMPCNCRT'], freq: 'D', unit: 'Per cent', values: { '2026-02-04': 3.85 } } as const;
  await shelf.put(A2, { dimensions: { SERIES: { ARBAMPCNCRT: 'New cash rate target' } }, series: [series] }, { publishedOn: '2026-02-03' });
  await facts(['ARBAMPCNCRT,New cash rate target,Per cent,D,,2026-03-18,4.1,2026-03-17,stated'], A2 as never);
  expect(await latestOfSeries(shelf.ctx, AU_CASHRATE)).toMatchObject({ value: 4.1, period: '2026-03-18' });
});
