/** Reads datasets from time series workbooks. Names, units and Series IDs are from the ABS, and the values are examples. */
import { describe, expect, it } from 'vitest';
import type { TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import { CAPEX_ESTIMATES } from '../../../src/sources/abs/datasets/CAPEX_ESTIMATES.ts';
import { OAD } from '../../../src/sources/abs/datasets/OAD.ts';
import { TRADE_PRICES } from '../../../src/sources/abs/datasets/TRADE_PRICES.ts';
import { capture } from '../capture.ts';

interface Column {
  readonly name: string;
  readonly id: string;
  readonly type?: string;
  readonly value: number;
}

/** Returns one sheet of a workbook as CSV, with one period. */
function sheet(frequency: string, collected: number, period: string, columns: readonly Column[]): Uint8Array {
  const rows = [
    ['', ...columns.map(({ name }) => `"${name}"`)],
    ['Unit', ...columns.map(() => 'Number')],
    ['Series Type', ...columns.map(({ type }) => type ?? 'Original')],
    ['Data Type', ...columns.map(() => 'FLOW')],
    ['Frequency', ...columns.map(() => frequency)],
    ['Collection Month', ...columns.map(() => String(collected))],
    ['Series ID', ...columns.map(({ id }) => id)],
    [period, ...columns.map(({ value }) => String(value))],
  ];
  return Buffer.from(`${rows.map((row) => row.join(',')).join('\n')}\n`);
}

async function valuesOf(dataset: TimeSeriesDataset, bytes: Uint8Array): Promise<Record<string, number | null>> {
  const { series } = await dataset.parse(capture(bytes, { url: 'https://www.abs.gov.au/table.csv', retrievedAt: '2026-10-08T00:00:00Z' }));
  return Object.fromEntries(series.map(({ key, observations }) => [key, observations[0]?.value ?? null]));
}

describe('a dataset from time series workbooks', () => {
  it('skips suspended adjusted series if it has only original series', async () => {
    const visitors = 'Number of movements ;  Short-term Visitors arriving ;';
    const bytes = sheet('Month', 1, 'Jan-2026', [
      { name: visitors, id: 'A85375847A', value: 700_000 },
      { name: visitors, id: 'A85376475T', type: 'Seasonally Adjusted', value: 690_000 },
      { name: 'Number of movements ;  Total Arrivals ;', id: 'A85232561W', value: 1_900_000 },
    ]);
    expect(await valuesOf(OAD, bytes)).toEqual({ 'short_term_visitors_arriving.10.M': 700_000, 'total_arrivals.10.M': 1_900_000 });
  });

  it.each([
    ['A2295765J', '0 Food and live animals', 'imports'],
    ['A2294886K', 'Food and live animals (0)', 'exports'],
  ])('distinguishes tables with equal series names by the Series ID %s', async (id, food, direction) => {
    const bytes = sheet('Quarter', 3, 'Mar-2026', [
      { name: 'Index Numbers ;  All groups ;', id, value: 130.1 },
      { name: `Index Numbers ;  ${food} ;`, id: 'A0000001X', value: 120.5 },
    ]);
    expect(await valuesOf(TRADE_PRICES, bytes)).toEqual({
      [`${direction}.index.all.10.Q`]: 130.1,
      [`${direction}.index.food.10.Q`]: 120.5,
    });
  });

  it('refuses a table in another publication with the same names', async () => {
    const bytes = sheet('Quarter', 3, 'Mar-2026', [{ name: 'Index Numbers ;  All groups ;', id: 'A2325846C', value: 92.1 }]);
    await expect(valuesOf(TRADE_PRICES, bytes)).rejects.toMatchObject({
      code: 'PARSE_LAYOUT',
      message: expect.stringContaining('A2295765J or A2294886K'),
    });
  });

  it('reads a name that contains a colon, and financial years', async () => {
    const name =
      'Estimate 4: 3 months actual and 9 months expectation as reported in Oct-Nov ;  Total (State) ;  Buildings and Structures ;  Current Price ;  Mining ;';
    const bytes = sheet('Annual', 6, 'Jun-2026', [{ name, id: 'A3518307A', value: 41_000 }]);
    expect(await valuesOf(CAPEX_ESTIMATES, bytes)).toEqual({ 'estimate_4.buildings.mining.10.A': 41_000 });
  });
});
