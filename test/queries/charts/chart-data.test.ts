/** Checks the data for a chart: points, breaks, bands, and values that differed in an earlier vintage. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AU_CPI_YOY } from '../../../src/catalogue/series/prices.ts';
import { AU_CASHRATE } from '../../../src/catalogue/series/rates.ts';
import type { SeriesHandle } from '../../../src/core/define-series.ts';
import { readChartData } from '../../../src/queries/charts/chart-data.ts';
import { CPI_YOY, putCashRate, putPrices } from '../../signals/published.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-05-20T03:00:00.000Z');
});
afterEach(() => shelf.close());

interface Data {
  readonly window: { readonly from: string | null; readonly to: string | null };
  readonly series: readonly {
    readonly points: readonly { readonly period: string; readonly value: number | null }[];
    readonly revisions: readonly object[];
    readonly known_through: string | null;
  }[];
  readonly bands: readonly object[];
}
const read = async (text: string, ...handles: readonly SeriesHandle[]): Promise<Data> =>
  (await readChartData(shelf.ctx, handles, params(text))).data as unknown as Data;

describe('points', () => {
  it('are those in the date range by their periods, with the target as reference', async () => {
    await putPrices(shelf);
    const data = await read('start=2024&end=2025', AU_CPI_YOY);
    expect(data.window).toEqual({ from: '2024-01-01', to: '2025-12-31' });
    expect(data.series).toMatchObject([
      {
        id: 'AU.CPI.YOY',
        units: 'Per cent',
        frequency: 'quarterly',
        axis: 'left',
        nature: 'period',
        computed: false,
        points: [
          { period: '2024-Q2', value: 3.8 },
          { period: '2024-Q4', value: 2.4 },
          { period: '2025-Q4', value: 3.6 },
        ],
        revisions: [],
      },
    ]);
    expect(data.bands).toEqual([expect.objectContaining({ low: 2, high: 3, to: null })]);
  });

  it('of events have the day up to which the last one is known', async () => {
    await putCashRate(shelf);
    const [rate] = (await read('', AU_CASHRATE)).series;
    expect(rate?.known_through).toMatch(/^2026-\d\d-\d\d$/);
    expect(rate?.points.at(-1)?.period).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('revisions', () => {
  it('list the changed points, and their vintages', async () => {
    await putPrices(shelf);
    const later = { publishedOn: '2026-04-29', effectiveFrom: '2026-04-29T23:59:59.999Z' };
    await putPrices(shelf, { yoy: { ...CPI_YOY, '2025-Q4': 3.5 } }, later);
    const [now] = (await read('', AU_CPI_YOY)).series;
    // Known since the release of the index, a day before the RBA's table.
    expect(now?.revisions).toEqual([{ period: '2025-Q4', value: 3.5, was: 3.6, edition: '2026-01-28', published_basis: 'by_rule' }]);
    const [before] = (await read('as_of=2026-02-01', AU_CPI_YOY)).series;
    expect(before?.revisions).toEqual([]);
    expect(before?.points.at(-1)).toEqual({ period: '2025-Q4', value: 3.6 });
  });
});

it('chart data accept no parameters for the look of a picture', async () => {
  await putPrices(shelf);
  await expect(read('width=400', AU_CPI_YOY)).rejects.toMatchObject({ code: 'REQ_UNKNOWN_PARAMETER' });
});

it('chart data are unavailable if nothing is loaded', async () => {
  await expect(read('', AU_CPI_YOY)).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
});
