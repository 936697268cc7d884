import { afterEach, beforeEach, expect, test } from 'vitest';
import { AU_DWELLING_VALUE_BY_STATE } from '../../src/catalogue/series/housing.ts';
import { AU_POPULATION_BY_STATE } from '../../src/catalogue/series/population.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { MACRO_SNAPSHOT_STATE } from '../../src/signals/macro-snapshot-state.ts';
import { LF } from '../../src/sources/abs/datasets/LF.ts';
import { openShelf, params, type Shelf } from '../queries/shelf.ts';
import { cityFigures } from './consumer-prices.ts';
import { putSelection } from './put-selection.ts';
import { putSeries } from './put-series.ts';
import { STATES_FEBRUARY_2025 } from './state-labour.ts';

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2026-03-25T00:00:00.000Z');
});
afterEach(() => shelf.close());

const putLabour = () =>
  putSelection(
    shelf,
    LF,
    Object.values(STATES_FEBRUARY_2025).flatMap(({ code, employed, unemployment, participation }) => {
      const codes = { TSEST: '20', REGION: code };
      return [
        { codes: { ...codes, MEASURE: 'M13' }, values: { '2025-02': unemployment } },
        { codes: { ...codes, MEASURE: 'M12' }, values: { '2025-02': participation } },
        { codes: { ...codes, MEASURE: 'M3' }, unit: 'Thousand persons', values: { '2025-02': employed[2] } },
      ];
    }),
  );
const evaluate = (text = '') => evaluateSignal(shelf.ctx, MACRO_SNAPSHOT_STATE, params(text));

/**
 * Values from outside the labour force: the capital's CPI of January 2026 (ABS 640101), ERP of December 2023 (ABS 310104,
 * A2060843J and A2060844K), mean price of June 2024 (ABS 643201, A83728607L and A83728612F).
 */
test('golden: New South Wales and Victoria, each value with its own period', async () => {
  await putLabour();
  await putSeries(shelf, cityFigures());
  await putSeries(shelf, [
    { handle: AU_POPULATION_BY_STATE.NSW, values: { '2023-Q4': 8_434_754 } },
    { handle: AU_POPULATION_BY_STATE.VIC, values: { '2023-Q4': 6_905_978 } },
  ]);
  await putSeries(shelf, [
    { handle: AU_DWELLING_VALUE_BY_STATE.NSW, values: { '2023-Q2': 1178.7, '2024-Q2': 1222 } },
    { handle: AU_DWELLING_VALUE_BY_STATE.VIC, values: { '2024-Q2': 900.3 } },
  ]);
  const answer = await evaluate();
  const [nsw, vic] = answer.data as readonly Record<string, unknown>[];
  expect(nsw).toEqual({
    period: '2025-02',
    state: 'NSW',
    unemployment_rate_pct: 4.0336,
    participation_rate_pct: 66.0843,
    employed_persons: 4_477_579.1,
    labour_period: '2025-02',
    labour_adjustment: 'seasonally_adjusted',
    cpi_capital_yoy_pct: 3.9,
    cpi_period: '2026-01',
    wage_growth_pct: null,
    wage_period: null,
    population: 8_434_754,
    population_period: '2023-Q4',
    mean_dwelling_value_aud: 1_222_000,
    dwelling_value_period: '2024-Q2',
    approvals_month: null,
    approvals_period: null,
  });
  expect(vic).toMatchObject({ state: 'VIC', cpi_capital_yoy_pct: 3.3, population: 6_905_978, mean_dwelling_value_aud: 900_300 });
  const notes = answer.meta.notes.join('\n');
  expect(notes).toMatch(/different periods\. .*February 2025: abs\.LF\. .*January 2026: AU\.CPI\.MONTHLY\.YOY\.SYDNEY/);
  expect(notes).toContain('No data for abs.WPI yet.');
  expect(answer.datasets).toEqual(expect.arrayContaining(['abs/LF', 'abs/WPI', 'abs/BUILDING_APPROVALS']));
});

test('one state can be requested by any of its names', async () => {
  await putLabour();
  expect((await evaluate('state=4')).data).toEqual([
    expect.objectContaining({ state: 'SA', unemployment_rate_pct: 3.7417, cpi_capital_yoy_pct: null }),
  ]);
});

test('the result is unavailable without the labour force survey', async () => {
  await expect(evaluate()).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE', message: expect.stringContaining('abs.LF') });
});

test('the sentence names states in full, and compares only rates with the same adjustment', async () => {
  await putLabour();
  expect((await evaluate()).meta.headline).toBe(
    'No current value. The latest is for February 2025. The unemployment rate was 4.6% in Victoria in February 2025, the highest of the states and territories. It was lowest in the Australian Capital Territory, at 2.6%.',
  );
  expect((await evaluate('state=SA')).meta.headline).toMatch(/The unemployment rate was \d\.\d% in South Australia in February 2025\.$/);
});

test('trend rates of the territories are not compared with adjusted ones of the states', async () => {
  const rate = (code: string, TSEST: string, value: number) => ({
    codes: { MEASURE: 'M13', TSEST, REGION: code },
    values: { '2025-02': value },
  });
  await putSelection(shelf, LF, [
    rate('1', '20', 4.0),
    rate('2', '20', 4.6),
    rate('3', '20', 4.6),
    rate('7', '30', 6.1),
    rate('8', '30', 2.6),
  ]);
  expect((await evaluate()).meta.headline).toBe(
    'No current value. The latest is for February 2025. The unemployment rate was 4.6% in Victoria and Queensland in February 2025, the highest of the 3 with the same adjustment. It was lowest in New South Wales, at 4.0%.',
  );
});
