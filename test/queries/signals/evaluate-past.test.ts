/** Past rows of snapshots use values of complete periods. A row exists only if its main value is for its period. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AU_DWELLING_VALUE } from '../../../src/catalogue/series/housing.ts';
import { AU_CPI_RENTS_INDEX } from '../../../src/catalogue/series/prices.ts';
import { AU_WPI_YOY } from '../../../src/catalogue/series/wages.ts';
import { evaluateSignal } from '../../../src/queries/signals/evaluate-signal.ts';
import { SIGNALS } from '../../../src/signals/registry.generated.ts';
import { WAGE_VS_RENT_GAP } from '../../../src/signals/wage-vs-rent-gap.ts';
import { putSeries } from '../../signals/put-series.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';

const QUARTERS = ['2023-Q1', '2023-Q2', '2023-Q3', '2023-Q4', '2024-Q1', '2024-Q2', '2024-Q3'];
const of = (values: readonly (number | null)[]) => Object.fromEntries(QUARTERS.map((quarter, i) => [quarter, values[i] ?? null]));

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2024-12-02T00:00:00.000Z');
  await putSeries(shelf, [{ handle: AU_WPI_YOY, values: of([3, 3, 3, 4, 4, null, 5]) }]);
  await putSeries(shelf, [{ handle: AU_DWELLING_VALUE, values: of([100, 100, 100, 100, 110, 120, 130]) }]);
  await putSeries(shelf, [{ handle: AU_CPI_RENTS_INDEX, values: of([100, 100, 100, 100, 108, 108, null]) }]);
});
afterEach(() => shelf.close());

const rows = async (text: string) => (await evaluateSignal(shelf.ctx, WAGE_VS_RENT_GAP, params(text))).data as readonly object[];

describe('rows of past periods', () => {
  it('follow the formula, and a period without its main value has no row', async () => {
    expect(await rows('start=2020')).toMatchObject([
      { period: '2024-Q1', wage_growth_pct: 4, dwelling_value_growth_pct: 10, rent_growth_pct: 8 },
      { period: '2024-Q3', wage_growth_pct: 5, dwelling_value_growth_pct: 30, rent_growth_pct: null },
    ]);
  });

  it('use no later values, and the last row is the current result', async () => {
    expect(await rows('start=2024-Q1&end=2024-Q2')).toMatchObject([{ period: '2024-Q1', dwelling_value_growth_pct: 10 }]);
    const { data } = await evaluateSignal(shelf.ctx, WAGE_VS_RENT_GAP, params(''));
    expect((await rows('period=2024-Q3'))[0]).toEqual(data);
  });

  it('name the inputs, and are not refused because of their age', async () => {
    const { meta } = await evaluateSignal(shelf.ctx, WAGE_VS_RENT_GAP, params('start=2024&explain=1'));
    expect(meta.inputs?.map(({ input, period }) => [input, period.end])).toEqual([
      ['w', '2024-Q3'],
      ['V', '2024-Q3'],
      ['H', '2024-Q1'],
    ]);
    expect(meta.notes.join(' ')).toContain('Rows for past periods use the latest vintage');
  });
});

it('an indicator without past rows refuses a date range, with the reason', async () => {
  for (const signal of SIGNALS) {
    if (signal.mode === 'history' || 'frequency' in signal.past) continue;
    expect(signal.past.none).toMatch(/^[A-Z].*\.$/);
    await expect(evaluateSignal(shelf.ctx, signal, params('start=2020'))).rejects.toMatchObject({
      message: expect.stringContaining(signal.past.none),
    });
  }
});

it('four of 34 indicators have no past rows', () => {
  const none = SIGNALS.flatMap((signal) => (signal.mode === 'snapshot' && 'none' in signal.past ? [signal.id] : []));
  expect(none).toEqual(['charity-sector-health', 'energy-snapshot', 'nem-dispatch-5min', 'nem-energy-regime']);
});
