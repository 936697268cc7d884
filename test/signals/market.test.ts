/**
 * Checks the indicators for the electricity market with values that AEMO published for the interval ending 18:10 on 20 August 2025
 * (DISPATCHIS).
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SnapshotSignal } from '../../src/core/define-signal.ts';
import type { Answer } from '../../src/queries/base/answer.ts';
import { evaluateSignal } from '../../src/queries/signals/evaluate-signal.ts';
import { ENERGY_SNAPSHOT } from '../../src/signals/energy-snapshot.ts';
import { NEM_DISPATCH_5MIN } from '../../src/signals/nem-dispatch-5min.ts';
import { NEM_ENERGY_REGIME } from '../../src/signals/nem-energy-regime.ts';
import { dispatch_price } from '../../src/sources/aemo/datasets/dispatch_price.ts';
import { dispatch_region } from '../../src/sources/aemo/datasets/dispatch_region.ts';
import { generation_scada } from '../../src/sources/aemo/datasets/generation_scada.ts';
import { rooftop_pv } from '../../src/sources/aemo/datasets/rooftop_pv.ts';
import { type Content, openShelf, params, type SeriesContent, type Shelf } from '../queries/shelf.ts';

const AT = '2025-08-20T18:10:00+10:00';
const BEFORE = '2025-08-20T18:05:00+10:00';
const HALF_HOUR = '2025-08-20T18:00:00+10:00';
const REGIONS = { NSW1: 'NSW1', QLD1: 'QLD1', SA1: 'SA1', TAS1: 'TAS1', VIC1: 'VIC1' };
const PRICES = { NSW1: 242.65268, QLD1: 159.95, SA1: 189.90569, TAS1: 160.24, VIC1: 220.26879 };
const DEMAND = { NSW1: 11997.22, QLD1: 8199.47, SA1: 1704.97, TAS1: 1301.08, VIC1: 6996.1 };
const INTERCHANGE = { NSW1: -1381.47, QLD1: 1281.48, SA1: 470.92, TAS1: 330.17, VIC1: -578.19 };
/** The sum of prices over seven days, as published for New South Wales. */
const CUMULATIVE_NSW1 = 266_416;

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2025-08-20T08:08:00.000Z');
});
afterEach(() => shelf.close());

const ask = (signal: SnapshotSignal, text = ''): Promise<Answer> => evaluateSignal(shelf.ctx, signal, params(text));
const rowsOf = (answer: Answer) => answer.data as readonly Record<string, unknown>[];
const rowOf = (answer: Answer, region: string) => rowsOf(answer).find((row) => row['region'] === region);

const metric = (code: string, values: Readonly<Record<string, number | null>>): SeriesContent[] =>
  Object.entries(values).map(([region, value]) => ({ codes: [code, region], unit: '$/MWh', values: { [AT]: value } }));

const prices = (more: readonly SeriesContent[] = []): Content => ({
  dimensions: {
    METRIC: { RRP: 'rrp', APCFLAG: 'apc_flag', MARKETSUSPENDEDFLAG: 'market_suspended', CUMUL_PRE_AP_ENERGY_PRICE: 'cumulative_price' },
    REGIONID: REGIONS,
  },
  series: [...metric('RRP', PRICES), ...more],
});
const loads: Content = {
  dimensions: { METRIC: { TOTALDEMAND: 'a', DISPATCHABLEGENERATION: 'b', NETINTERCHANGE: 'c' }, REGIONID: REGIONS },
  series: [...metric('TOTALDEMAND', DEMAND), ...metric('NETINTERCHANGE', INTERCHANGE)],
};
const hold = async (content: Content = prices()): Promise<void> => {
  await shelf.put(dispatch_price, content);
  await shelf.put(dispatch_region, loads);
  for (const key of ['aemo/dispatch_price', 'aemo/dispatch_region'] as const)
    await shelf.store.datasets.noteCheck(key, shelf.clock.now(), null);
};

describe('nem-dispatch-5min', () => {
  test('returns price, demand and interchange as published', async () => {
    await hold();
    const answer = await ask(NEM_DISPATCH_5MIN);
    expect(rowsOf(answer)).toHaveLength(5);
    expect(rowOf(answer, 'SA1')).toEqual({
      period: AT,
      region: 'SA1',
      interval_end: AT,
      rrp_aud_per_mwh: 189.90569,
      demand_mw: 1704.97,
      generation_mw: null,
      net_interchange_mw: 470.92,
      price_flag: null,
    });
  });

  test('accepts a region, a state as its region, and a number of intervals', async () => {
    await hold(prices([]));
    expect(rowsOf(await ask(NEM_DISPATCH_5MIN, 'region=VIC1&limit=288'))).toHaveLength(1);
    expect(rowsOf(await ask(NEM_DISPATCH_5MIN, 'region=Victoria'))).toHaveLength(1);
    await expect(ask(NEM_DISPATCH_5MIN, 'limit=289')).rejects.toMatchObject({ faults: [{ parameter: 'limit' }] });
    await expect(ask(NEM_DISPATCH_5MIN, 'region=WA1')).rejects.toMatchObject({ faults: [{ parameter: 'region' }] });
  });

  test('refuses stale values, because it reports the present', async () => {
    await hold();
    shelf.clock.advance(3_600_000);
    const refreshed = shelf.with({ isRefreshed: true });
    await expect(evaluateSignal(refreshed, NEM_DISPATCH_5MIN, params(''))).rejects.toMatchObject({ code: 'DATA_STALE' });
  });

  test('returns old values with their date if updates are turned off', async () => {
    await hold();
    shelf.clock.advance(3_600_000);
    const answer = await ask(NEM_DISPATCH_5MIN);
    expect(answer.meta).toMatchObject({ stale: true, period: { end: AT } });
    expect(rowOf(answer, 'SA1')).toMatchObject({ period: AT, rrp_aud_per_mwh: 189.90569 });
  });
});

describe('nem-energy-regime', () => {
  const regimeOf = async (region: string, text = ''): Promise<unknown> => rowOf(await ask(NEM_ENERGY_REGIME, text), region)?.['regime'];
  const priced = (price: number, more: readonly SeriesContent[] = []): Content => ({
    ...prices(),
    series: [...metric('RRP', { ...PRICES, NSW1: price }), ...more],
  });

  test.each([
    [-1000, 'floor'],
    [-0.01, 'negative'],
    [0, 'normal'],
    [300, 'normal'],
    [300.01, 'elevated'],
    [5000.01, 'scarcity'],
    [20_300, 'at_cap'],
  ])('a price of %d is %s', async (price, regime) => {
    await hold(priced(price));
    expect(await regimeOf('NSW1')).toBe(regime);
  });

  test('reports administered prices above the threshold of the day, and if bit 1 is set', async () => {
    await hold(priced(100, metric('CUMUL_PRE_AP_ENERGY_PRICE', { NSW1: 1_823_600.01 })));
    expect(await regimeOf('NSW1')).toBe('administered');
    await hold(priced(100, metric('APCFLAG', { NSW1: 1, QLD1: 4 })));
    expect(await regimeOf('NSW1')).toBe('administered');
    expect(await regimeOf('QLD1')).toBe('normal');
    await hold(priced(100, metric('MARKETSUSPENDEDFLAG', { NSW1: 1 })));
    expect(await regimeOf('NSW1')).toBe('suspended');
  });

  test('has the distance to the threshold, and the bands', async () => {
    await hold(prices(metric('CUMUL_PRE_AP_ENERGY_PRICE', { NSW1: CUMULATIVE_NSW1 })));
    const answer = await ask(NEM_ENERGY_REGIME);
    expect(rowOf(answer, 'NSW1')).toMatchObject({
      cumulative_price_aud: CUMULATIVE_NSW1,
      cumulative_threshold_aud: 1_823_600,
      interval_end: AT,
      share_of_threshold_pct: (100 * CUMULATIVE_NSW1) / 1_823_600,
    });
    expect(answer.meta.summary).toMatchObject({ gravest: 'normal', market_price_cap_aud_per_mwh: 20_300, counts: { normal: 5 } });
    expect(await regimeOf('NSW1', 'elevated=200')).toBe('elevated');
    expect(answer.meta.query).toMatchObject({ scarcity: 5000, elevated: 300 });
  });

  test('uses the limits on the day of the interval, not of the request', async () => {
    await hold(prices(metric('CUMUL_PRE_AP_ENERGY_PRICE', { NSW1: CUMULATIVE_NSW1 })));
    shelf.clock.advance(400 * 86_400_000);
    const answer = await ask(NEM_ENERGY_REGIME, 'explain=1');
    expect(rowOf(answer, 'NSW1')).toMatchObject({ cumulative_threshold_aud: 1_823_600 });
    expect(answer.meta.summary).toMatchObject({ market_price_cap_aud_per_mwh: 20_300 });
    expect(answer.meta.notes.join(' ')).toContain('T is $1,823,600/MWh from 1 July 2025');
    expect(answer.meta).toMatchObject({ explain: { constants_on: '2025-08-20' } });
  });
});

describe('energy-snapshot', () => {
  test('uses the latest interval with price and demand, and ignores an early price alone', async () => {
    await hold();
    const ahead = '2025-08-20T18:15:00+10:00';
    const both = Object.entries(PRICES).map(
      ([region, value]): SeriesContent => ({ codes: ['RRP', region], unit: '$/MWh', values: { [AT]: value, [ahead]: 999 } }),
    );
    await shelf.put(dispatch_price, { ...prices(), series: both });
    const answer = await ask(ENERGY_SNAPSHOT);
    expect(rowOf(answer, 'NEM')).toMatchObject({ interval_end: AT, spot_price_aud_per_mwh: expect.closeTo(208.4833, 4) });
    expect(rowOf(answer, 'NSW1')).toMatchObject({ interval_end: AT, spot_price_aud_per_mwh: PRICES.NSW1, demand_mw: DEMAND.NSW1 });
  });

  test('weights the price in the whole market by demand', async () => {
    await hold();
    const answer = await ask(ENERGY_SNAPSHOT);
    const total = Object.values(DEMAND).reduce((a, b) => a + b, 0);
    const regions = Object.keys(REGIONS) as (keyof typeof PRICES)[];
    const weighted = regions.reduce((sum, region) => sum + PRICES[region] * DEMAND[region], 0);
    expect(rowOf(answer, 'NEM')?.['spot_price_aud_per_mwh']).toBeCloseTo(weighted / total, 9);
    expect(rowOf(answer, 'NSW1')).toMatchObject({
      demand_mw: 11997.22,
      net_import_mw: 1381.47,
      renewable_share_pct: null,
      renewable_share_with_rooftop_pct: null,
      rooftop_pv_mw: null,
    });
    expect(rowsOf(await ask(ENERGY_SNAPSHOT, 'region=NSW1'))).toHaveLength(1);
  });

  test('counts hydro, wind, solar and biomass in the output of units, without batteries and rooftops, which are separate', async () => {
    await hold();
    const unit = (duid: string, fuel: string, value: number): SeriesContent => ({
      codes: ['SCADAVALUE', duid, 'SA1', fuel],
      unit: 'MW',
      values: { [HALF_HOUR]: value / 2, [BEFORE]: value },
    });
    await shelf.put(generation_scada, {
      dimensions: {
        METRIC: { SCADAVALUE: 'scada_mw' },
        DUID: { W: 'W', G: 'G', B: 'B', P: 'P', H: 'H' },
        REGIONID: { SA1: 'SA1' },
        FUEL: { wind: 'wind', gas: 'gas', battery: 'battery', solar: 'solar', hydro: 'hydro' },
      },
      series: [unit('W', 'wind', 300), unit('G', 'gas', 100), unit('B', 'battery', 500), unit('P', 'solar', -2), unit('H', 'hydro', 100)],
    });
    await shelf.put(rooftop_pv, {
      dimensions: { METRIC: { POWER: 'power_mw' }, REGIONID: { SA1: 'SA1' }, SECTION: { ACTUAL: 'actual' } },
      series: [{ codes: ['POWER', 'SA1', 'ACTUAL'], freq: '30MIN', unit: 'MW', values: { [HALF_HOUR]: 12.5 } }],
    });
    for (const key of ['aemo/generation_scada', 'aemo/rooftop_pv'] as const)
      await shelf.store.datasets.noteCheck(key, shelf.clock.now(), null);
    const answer = await ask(ENERGY_SNAPSHOT);
    expect(rowOf(answer, 'SA1')).toMatchObject({ renewable_share_pct: 80, rooftop_pv_mw: 12.5 });
    // At 18:00, units generated half as much, which is 200 of 250 MW. Roofs generated 12.5 MW in both.
    expect(rowOf(answer, 'SA1')?.['renewable_share_with_rooftop_pct']).toBeCloseTo((100 * 212.5) / 262.5, 9);
    expect(rowOf(answer, 'NEM')).toMatchObject({ rooftop_pv_mw: null, renewable_share_with_rooftop_pct: null });
    expect(answer.meta.notes.join(' ')).toContain('ending at 6:05 pm on 20 August 2025');

    // Without metered output for that half-hour, there is only the share without roofs.
    await shelf.put(rooftop_pv, {
      dimensions: { METRIC: { POWER: 'power_mw' }, REGIONID: { SA1: 'SA1' }, SECTION: { ACTUAL: 'actual' } },
      series: [{ codes: ['POWER', 'SA1', 'ACTUAL'], freq: '30MIN', unit: 'MW', values: { '2025-08-20T17:30:00+10:00': 12.5 } }],
    });
    await shelf.store.datasets.noteCheck('aemo/rooftop_pv', shelf.clock.now(), null);
    expect(rowOf(await ask(ENERGY_SNAPSHOT), 'SA1')).toMatchObject({ renewable_share_pct: 80, renewable_share_with_rooftop_pct: null });
  });
});
