/** Checks contributions to growth: as published, by the ABS method, and with real values from ABS workbooks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AU_GDP_EXPENDITURE, AU_GDP_INVENTORIES_CONTRIBUTION } from '../../src/catalogue/series/demand.ts';
import { AU_GDP, AU_GDP_NOMINAL, AU_GDP_QOQ } from '../../src/catalogue/series/national-accounts.ts';
import { present } from '../../src/core/assert.ts';
import { readWorkbook } from '../../src/formats/workbook.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { GROWTH_CONTRIBUTIONS } from '../../src/signals/growth-contributions.ts';
import { contributionToGrowth } from '../../src/signals/inputs/contribution.ts';
import { recorded } from '../programs/needs.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { putSeries, quartersFrom } from './put-series.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-20T00:00:00.000Z');
});
afterEach(() => shelf.close());

const evaluate = (text: string) => evaluateSignal(shelf.ctx, GROWTH_CONTRIBUTIONS, params(text));
interface Component {
  readonly code: string;
  readonly contribution_ppt: number;
  readonly growth_pct: number | null;
  readonly share_of_gdp_pct: number | null;
}
type Row = Readonly<Record<string, unknown>> & { readonly components: readonly Component[] };
const rowsOf = async (text: string) => (await evaluate(text)).data as readonly Row[];
const series = (detail: string) =>
  present(
    AU_GDP_EXPENDITURE.find((one) => one.detail === detail),
    detail,
  );
const component = (row: Row | undefined, code: string) => row?.components.find((one) => one.code === code);

describe('as published', () => {
  /** Invented, with one decimal like the ABS: 1.1 of demand, 0.3 of inventories, 0.2 of exports and -0.5 of imports leave -0.1 of 1.0. */
  const PRINTED: Readonly<Record<string, number>> = {
    'DOMESTIC.FINAL.DEMAND': 1.1,
    'CONSUMPTION.HOUSEHOLD': 0.5,
    'CONSUMPTION.GOVERNMENT': 0.2,
    'INVESTMENT.PRIVATE': 0.3,
    'INVESTMENT.GOVERNMENT': 0.0,
    EXPORTS: 0.2,
    IMPORTS: -0.5,
  };
  const put = (left?: string) =>
    putSeries(shelf, [
      ...Object.entries(PRINTED)
        .filter(([detail]) => detail !== left)
        .map(([detail, value]) => ({ handle: series(detail).contribution, values: { '2025-Q3': 0.1, '2025-Q4': value } })),
      ...(left === undefined ? [] : [{ handle: series(left).contribution, values: { '2025-Q3': 0.1 } }]),
      { handle: AU_GDP_INVENTORIES_CONTRIBUTION, values: { '2025-Q3': 0.1, '2025-Q4': 0.3 } },
    ]);
  beforeEach(() => putSeries(shelf, [{ handle: AU_GDP_QOQ, values: { '2025-Q3': 0.4, '2025-Q4': 1 } }]));

  test('has the ABS values, and their difference from published growth', async () => {
    await put();
    const [row] = await rowsOf('period=2025-Q4');
    expect(row).toMatchObject({ gdp_growth_pct: 1, other_final_demand_ppt: 0.1, residual_ppt: -0.1, method: 'published' });
    expect(Object.fromEntries(present(row, 'row').components.map((one) => [one.code, one.contribution_ppt]))).toEqual({
      ...PRINTED,
      INVENTORIES: 0.3,
    });
    expect((await evaluate('period=2025-Q4')).meta.headline).toBe(
      'Gross domestic product rose 1.0% in the December quarter 2025. Contributions in percentage points: domestic final demand 1.1, changes in inventories 0.3, exports 0.2, imports −0.5, residual −0.1.',
    );
  });

  test('has no row for a quarter with a missing part', async () => {
    await put('EXPORTS');
    expect((await rowsOf('start=2025-Q3')).map(({ period }) => period)).toEqual(['2025-Q3']);
  });
});

test('growth and contributions are from one release, even if the table of contributions is a release behind', async () => {
  const own = await openShelf('2026-05-20T00:00:00.000Z');
  const facts = (day: string) => ({ effectiveFrom: `${day}T00:30:00Z`, publishedOn: day });
  const parts = [...AU_GDP_EXPENDITURE.map(({ contribution }) => contribution), AU_GDP_INVENTORIES_CONTRIBUTION];
  await putSeries(own, [{ handle: AU_GDP_QOQ, values: { '2025-Q3': 0.4 } }], facts('2025-12-03'));
  await putSeries(
    own,
    parts.map((handle) => ({ handle, values: { '2025-Q3': 0.1 } })),
    facts('2025-12-03'),
  );
  await putSeries(own, [{ handle: AU_GDP_QOQ, values: { '2025-Q3': 0.7, '2025-Q4': 1 } }], facts('2026-03-04'));
  const { data, meta } = await evaluateSignal(own.ctx, GROWTH_CONTRIBUTIONS, params('start=2025-Q3'));
  expect(data).toMatchObject([{ period: '2025-Q3', gdp_growth_pct: 0.4 }]);
  expect(meta.notes).toContain(
    'For abs.ANA_AGG, the indicator uses the vintage released on or before 3 December 2025, so that all inputs are from the same release.',
  );
  await own.close();
});

describe('calculated', () => {
  /** Invented: each part is a share of 1,000 at current prices, and grows by its own rate. */
  const SHARES: readonly (readonly [detail: string, share: number, growth: number])[] = [
    ['DOMESTIC.FINAL.DEMAND', 950, 1],
    ['CONSUMPTION.HOUSEHOLD', 520, 1],
    ['CONSUMPTION.GOVERNMENT', 200, 0.5],
    ['INVESTMENT.PRIVATE', 180, 2],
    ['INVESTMENT.GOVERNMENT', 40, -1],
    ['EXPORTS', 260, -2],
    ['IMPORTS', 210, 1.5],
  ];
  /** @param base factor of the reference year in the volumes */
  const put = async (base: number) => {
    await putSeries(shelf, [
      { handle: AU_GDP, values: quartersFrom('2025-Q3', [900 * base, 903.6 * base]) },
      { handle: AU_GDP_NOMINAL, values: quartersFrom('2025-Q3', [1000, 1010]) },
    ]);
    await putSeries(
      shelf,
      SHARES.flatMap(([detail, share, growth], i) => [
        { handle: series(detail).volume, values: quartersFrom('2025-Q3', [(700 + i) * base, (700 + i) * base * (1 + growth / 100)]) },
        { handle: series(detail).nominal, values: quartersFrom('2025-Q3', [share, share * 1.1]) },
      ]),
    );
  };

  test.each([1, 1.37])('is growth times the share in the previous quarter, for any reference year of the volumes (%d)', async (base) => {
    await put(base);
    const [row] = await rowsOf('method=computed&period=2025-Q4');
    for (const [detail, share, growth] of SHARES) {
      const sign = detail === 'IMPORTS' ? -1 : 1;
      expect(component(row, detail)?.contribution_ppt).toBeCloseTo((sign * growth * share) / 1000, 9);
      expect(component(row, detail)?.share_of_gdp_pct).toBeCloseTo(share / 10, 9);
    }
    expect(component(row, 'INVENTORIES')).toBeUndefined();
    // 0.4 - (0.95 - 0.52 - 0.315), and 0.95 - (0.52 + 0.1 + 0.36 - 0.04).
    expect(row?.['gdp_growth_pct']).toBeCloseTo(0.4, 9);
    expect(row?.['residual_ppt']).toBeCloseTo(0.285, 9);
    expect(row?.['other_final_demand_ppt']).toBeCloseTo(0.01, 9);
  });

  test('has no row for a quarter whose previous quarter is missing', async () => {
    await put(1);
    expect((await rowsOf('method=computed&start=2025-Q3')).map(({ period }) => period)).toEqual(['2025-Q4']);
  });
});

/**
 * ABS 5206.0, December quarter 2025, tables 1 and 24, seasonally adjusted, million dollars: contributions of public and private demand
 * to growth of 0.8%.
 */
describe('golden: demand of the December quarter 2025', () => {
  const GDP_BEFORE = 718_289;
  test.each([
    ['public', { volume: 198_086, before: 196_280, nominalBefore: 207_446 }, 0.266],
    ['private', { volume: 487_319, before: 485_426, nominalBefore: 510_726 }, 0.277],
  ])('%s demand', (_, part, added) => {
    expect(contributionToGrowth({ ...part, wholeBefore: GDP_BEFORE })).toBeCloseTo(added, 3);
  });

  const RECORDED = path.resolve('..', 'shared', 'upstream', 'abs');
  test('the inputs are from the workbooks', recorded(RECORDED), () => {
    const valuesIn = (file: string): ReadonlySet<unknown> => {
      const book = readWorkbook(readFileSync(path.join(RECORDED, file)));
      return new Set(book.sheets.filter(({ name }) => name.startsWith('Data')).flatMap(({ rows }) => rows.slice(-2).flat()));
    };
    expect(valuesIn('5206001_Key_Aggregates_dec2025.xlsx')).toContain(GDP_BEFORE);
    const analytical = valuesIn('5206024_Selected_Analytical_Series_dec2025.xlsx');
    for (const operand of [198_086, 196_280, 207_446, 487_319, 485_426, 510_726]) expect(analytical).toContain(operand);
  });
});
