/** Checks rankings: their rows, their sums, rates per resident, and the order and hierarchy of a table. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { viewDataset } from '../../../src/queries/datasets/dataset-view.ts';
import { readRankingOf } from '../../../src/queries/datasets/ranking.ts';
import { readRanking } from '../../../src/queries/datasets/ranking-answer.ts';
import { placesOf } from '../../../src/queries/datasets/tree-order.ts';
import { BA_LGA2024 } from '../../../src/sources/abs/datasets/BA_LGA2024.ts';
import { ERP_LGA } from '../../../src/sources/abs/datasets/ERP_LGA.ts';
import { dataset, openShelf, params, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-11T03:00:00.000Z');
});
afterEach(() => shelf.close());

const MONTHS = Array.from({ length: 24 }, (_, i) => `${2024 + Math.floor((i + 3) / 12)}-${String(((i + 3) % 12) + 1).padStart(2, '0')}`);
const every = (value: number, before = value): Record<string, number> =>
  Object.fromEntries(MONTHS.map((month, i) => [month, i < 12 ? before : value]));

const COUNCILS = { '10050': 'Albury', '10750': 'Blacktown', '11570': 'Canterbury-Bankstown' };
const putApprovals = () =>
  shelf.put(
    BA_LGA2024,
    {
      dimensions: {
        MEASURE: { '1': 'Number of dwelling units', '2': 'Value of building jobs' },
        SECTOR: { '1': 'Private Sector', '9': 'Total Sectors' },
        WORK_TYPE: { TOT: 'Total' },
        BUILDING_TYPE: { '100': 'Total Residential', '110': 'Houses' },
        REGION: { '1': 'New South Wales', ...COUNCILS, AUS: 'Australia' },
        FREQ: { M: 'Monthly' },
      },
      series: [
        ...(
          [
            ['10050', 10, 5],
            ['10750', 100, 100],
            ['1', 500, 500],
            ['AUS', 2000, 1000],
          ] as const
        ).map(([region, value, before]) => ({
          codes: ['1', '9', 'TOT', '100', region, 'M'],
          unit: 'Number',
          values: every(value, before),
        })),
        // One month of the year is missing.
        { codes: ['1', '9', 'TOT', '100', '11570', 'M'], unit: 'Number', values: { ...every(900), '2025-09': null } },
        { codes: ['1', '1', 'TOT', '110', '10050', 'M'], unit: 'Number', values: every(9999) },
        { codes: ['2', '9', 'TOT', '100', '10050', 'M'], unit: 'AUD', values: every(7777) },
      ],
    },
    { effectiveFrom: '2026-05-01' },
  );
const putResidents = () =>
  shelf.put(
    ERP_LGA,
    {
      dimensions: { REGION: { ...COUNCILS, AUS: 'Australia' } },
      series: [
        { codes: ['10050'], unit: 'Persons', values: { '2024': 50_000, '2025': 60_000 } },
        { codes: ['10750'], unit: 'Persons', values: { '2024': 400_000, '2025': 480_000 } },
        { codes: ['AUS'], unit: 'Persons', values: { '2024': 26_000_000, '2025': 27_000_000 } },
      ],
    },
    { effectiveFrom: '2026-04-01' },
  );

describe('approvals by council', () => {
  it('are sums over twelve months for councils only, without councils that lack a month', async () => {
    await putApprovals();
    const { rows, national, units, hasSums } = await readRankingOf(shelf.ctx, BA_LGA2024, params(''));
    expect(rows.map(({ name, value, rank }) => [name, value, rank])).toEqual([
      ['Blacktown', 1200, 1],
      ['Albury', 120, 2],
      ['Canterbury-Bankstown', null, null],
    ]);
    expect(rows.map(({ changeYearPct }) => changeYearPct)).toEqual([0, 100, null]);
    expect([national?.value, units, hasSums]).toEqual([24_000, 'Number', true]);
  });

  it('are ranked per 1,000 residents on the latest 30 June before the end', async () => {
    await putApprovals();
    await putResidents();
    const read = async (query: string) => {
      const { rows, residents } = await readRankingOf(shelf.ctx, BA_LGA2024, params(query));
      return [residents?.period?.t, ...rows.map(({ name, value }) => [name, value])];
    };
    expect(await read('per=1000_residents')).toEqual([2025, ['Blacktown', 2.5], ['Albury', 2], ['Canterbury-Bankstown', null]]);
    // A month before 30 June 2025 uses the residents of 2024.
    expect(await read('per=1000_residents&window=period&period=2025-05')).toEqual([
      2024,
      ['Blacktown', 0.25],
      ['Albury', 0.2],
      ['Canterbury-Bankstown', null],
    ]);
  });

  it('state which dataset of residents is missing', async () => {
    await putApprovals();
    const { per, residents } = await readRankingOf(shelf.ctx, BA_LGA2024, params('per=1000_residents'));
    expect([per, residents?.byCode, residents?.dataset.id]).toEqual(['value', null, 'ERP_LGA']);
    const { meta } = await readRanking(shelf.ctx, BA_LGA2024, params(''));
    expect(meta.summary).toMatchObject({ window: 'year', areas: 'council', residents_period: null, selection: expect.any(Array) });
  });

  it('refuse a parameter that cannot apply, and repeat the others in meta.query', async () => {
    await putApprovals();
    await putResidents();
    for (const [dataset, query, parameter] of [
      [BA_LGA2024, 'level=state', 'level'],
      [BA_LGA2024, 'level=1', 'level'],
      [ERP_LGA, 'window=year', 'window'],
      [ERP_LGA, 'per=1000_residents', 'per'],
    ] as const)
      await expect(readRanking(shelf.ctx, dataset, params(query)), query).rejects.toMatchObject({
        code: 'REQ_BAD_PARAMETER',
        faults: [{ parameter }],
      });
    const { meta } = await readRanking(shelf.ctx, BA_LGA2024, params('by=region&window=period&per=1000_residents&period=2025-05'));
    expect(meta.query).toMatchObject({ by: 'region', window: 'period', per: '1000_residents', period: '2025-05' });
  });

  it('refuse an unknown dimension, parameter or period', async () => {
    await putApprovals();
    for (const query of ['by=nothing', 'nothing=1', 'period=2025', 'region=nowhere', 'window=decade'])
      await expect(readRankingOf(shelf.ctx, BA_LGA2024, params(query)), query).rejects.toThrow();
  });
});

describe('a codelist with parents', () => {
  const values = [
    { code: 'ALL', label: 'All groups' },
    { code: 'FRUIT', label: 'Fruit', parent: 'FOOD' },
    { code: 'HOUSING', label: 'Housing', parent: 'ALL' },
    { code: 'FOOD', label: 'Food', parent: 'ALL' },
    { code: 'X', label: 'Ring', parent: 'Y' },
    { code: 'Y', label: 'Ring', parent: 'X' },
  ];

  it('is in the order of its tree, and a cycle does not stop the sorting', () => {
    expect([...placesOf(values)].map(([code, { depth }]) => [code, depth])).toEqual([
      ['ALL', 0],
      ['HOUSING', 1],
      ['FOOD', 1],
      ['FRUIT', 2],
      ['X', 0],
      ['Y', 1],
    ]);
  });
});

describe('a table', () => {
  const PRICES = dataset({ id: 'PRICES', frequency: 'M' });
  const put = () =>
    shelf.put(
      PRICES,
      {
        dimensions: { SERIES: { B: 'Bread', C: 'Apples', A: 'Cheese' } },
        series: [
          { codes: ['A'], unit: 'Number', values: { '2024-01': 1, '2024-02': 3 } },
          { codes: ['B'], unit: 'Number', values: { '2024-01': 7, '2024-02': 8 } },
          { codes: ['C'], unit: 'Number', values: { '2024-01': 9, '2024-02': 2 } },
        ],
      },
      { effectiveFrom: '2024-03-01' },
    );

  it.each([
    ['published', ['B', 'C', 'A']],
    ['name', ['C', 'B', 'A']],
    ['-name', ['A', 'B', 'C']],
    ['newest', ['B', 'A', 'C']],
    ['-newest', ['C', 'A', 'B']],
    ['change', ['A', 'B', 'C']],
    ['-change', ['C', 'B', 'A']],
  ] as const)('is sorted by %s', async (order, codes) => {
    await put();
    const { rows } = await viewDataset(shelf.ctx, PRICES, params(''), { page: 1, perPage: 100, periods: 3, reach: 20, order });
    expect(rows.map(({ stored }) => stored.codes[0])).toEqual(codes);
  });
});
