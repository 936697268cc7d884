/** Checks averages, records, flows and events in a market region. There are few intervals, so the values can be checked by hand. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { marketRegionNamed, readEnergy } from '../../../src/queries/energy/energy-answer.ts';
import { energyHistory } from '../../../src/queries/energy/region-history.ts';
import { renderStack } from '../../../src/render/chart/stack.ts';
import { dispatch_price } from '../../../src/sources/aemo/datasets/dispatch_price.ts';
import { dispatch_region } from '../../../src/sources/aemo/datasets/dispatch_region.ts';
import { generation_scada } from '../../../src/sources/aemo/datasets/generation_scada.ts';
import { interconnector_flows } from '../../../src/sources/aemo/datasets/interconnector_flows.ts';
import { trading_price } from '../../../src/sources/aemo/datasets/trading_price.ts';
import { openShelf, params, type Shelf } from '../shelf.ts';

const at = (time: string): string => `2025-08-20T${time}:00+10:00`;
const TIMES = ['17:45', '17:50', '17:55', '18:00'] as const;
const series = (codes: readonly string[], unit: string, values: readonly number[]) => ({
  codes,
  unit,
  values: Object.fromEntries(TIMES.map((time, i) => [at(time), values[i] ?? null])),
});

let shelf: Shelf;
beforeEach(async () => {
  shelf = await openShelf('2025-08-20T08:02:00.000Z');
});
afterEach(() => shelf.close());

async function put(): Promise<void> {
  const REGIONID = { NSW1: 'NSW1', SA1: 'SA1' };
  await shelf.put(dispatch_price, {
    dimensions: { METRIC: { RRP: 'rrp', APCFLAG: 'apc_flag', MARKETSUSPENDEDFLAG: 'market_suspended' }, REGIONID },
    series: [
      series(['RRP', 'NSW1'], '$/MWh', [100, 50, -10, 0]),
      series(['APCFLAG', 'NSW1'], 'Bit mask', [0, 1, 5, 4]),
      series(['MARKETSUSPENDEDFLAG', 'NSW1'], 'Flag', [0, 0, 0, 1]),
      series(['RRP', 'SA1'], '$/MWh', [1, 2, 3, 4]),
    ],
  });
  await shelf.put(dispatch_region, {
    dimensions: { METRIC: { TOTALDEMAND: 'a' }, REGIONID: { NSW1: 'NSW1' } },
    series: [series(['TOTALDEMAND', 'NSW1'], 'MW', [3000, 1000, 500, 500])],
  });
  await shelf.put(generation_scada, {
    dimensions: {
      METRIC: { SCADAVALUE: 'scada_mw' },
      DUID: { A: 'A', B: 'B', C: 'C', D: 'D' },
      REGIONID,
      FUEL: { wind: 'wind', gas: 'gas', load: 'load' },
    },
    series: [
      series(['SCADAVALUE', 'A', 'NSW1', 'wind'], 'MW', [10, 20, 30, 40]),
      series(['SCADAVALUE', 'B', 'NSW1', 'wind'], 'MW', [1, 1, 1, -5]),
      series(['SCADAVALUE', 'C', 'NSW1', 'load'], 'MW', [700, 700, 700, 700]),
      series(['SCADAVALUE', 'D', 'SA1', 'gas'], 'MW', [9, 9, 9, 9]),
    ],
  });
  await shelf.put(interconnector_flows, {
    dimensions: { METRIC: { MWFLOW: 'mw_flow' }, INTERCONNECTORID: { 'VIC1-NSW1': 'a', 'NSW1-QLD1': 'b', 'V-SA': 'c' } },
    series: [
      series(['MWFLOW', 'VIC1-NSW1'], 'MW', [1, 1, 1, 200]),
      series(['MWFLOW', 'NSW1-QLD1'], 'MW', [1, 1, 1, 300]),
      series(['MWFLOW', 'V-SA'], 'MW', [1, 1, 1, 400]),
    ],
  });
}

describe('the history of a region', () => {
  it('has averages by time and by volume, records, and the share of prices at or below zero', async () => {
    await put();
    const history = await energyHistory(shelf.ctx, 'NSW1', '1d');
    expect(history?.whole).toMatchObject({
      intervals: 4,
      timeWeighted: 35,
      // (100 × 3000 + 50 × 1000 − 10 × 500 + 0 × 500) / 5000
      volumeWeighted: 69,
      atOrBelowZeroPct: 50,
      highest: { value: 100, end: Date.parse(at('17:45')) },
      lowest: { value: -10, end: Date.parse(at('17:55')) },
    });
    expect(history?.highestDemand).toEqual({ value: 3000, end: Date.parse(at('17:45')) });
    expect(history?.parts.map(({ from, to }) => [from, to])).toEqual([['2025-08-20', '2025-08-20']]);
  });

  it("stacks the output of the region's units, without loads and charging", async () => {
    await put();
    const history = await energyHistory(shelf.ctx, 'NSW1', '1d');
    expect(history?.fuels).toEqual(['wind']);
    expect(history?.steps.slice(-4).map(({ fuelsMw, priceAudPerMwh }) => [fuelsMw.get('wind'), priceAudPerMwh])).toEqual([
      [11, 100],
      [21, 50],
      [31, -10],
      [40, 0],
    ]);
    expect(history?.steps).toHaveLength(288);
    const week = await energyHistory(shelf.ctx, 'NSW1', '7d');
    expect(week?.steps).toHaveLength(336);
    // This is the mean of the stored intervals in the half-hour.
    expect(week?.steps.at(-1)).toMatchObject({ priceAudPerMwh: 35, demandMw: 1250 });
  });

  /** By hand: wind of 1 and 3 MW on 19 August, and of 11, 21, 31 and 40 on the 20th. Gas of 8 in one interval of four is a mean of 2. */
  it('has the mean output by fuel for each day of a month, and for each month of a year', async () => {
    await put();
    await shelf.put(generation_scada, {
      dimensions: {
        METRIC: { SCADAVALUE: 'scada_mw' },
        DUID: { A: 'A', G: 'G', L: 'L' },
        REGIONID: { NSW1: 'NSW1' },
        FUEL: { wind: 'wind', gas: 'gas', load: 'load' },
      },
      series: [
        {
          codes: ['SCADAVALUE', 'A', 'NSW1', 'wind'],
          unit: 'MW',
          values: {
            '2025-07-31T23:55:00+10:00': 100,
            '2025-08-19T12:00:00+10:00': 1,
            '2025-08-19T12:05:00+10:00': 3,
            [at('17:45')]: 11,
            [at('17:50')]: 21,
            [at('17:55')]: 31,
            [at('18:00')]: 40,
          },
        },
        { codes: ['SCADAVALUE', 'G', 'NSW1', 'gas'], unit: 'MW', values: { [at('17:45')]: 8 } },
        { codes: ['SCADAVALUE', 'L', 'NSW1', 'load'], unit: 'MW', values: { '2025-08-18T12:00:00+10:00': 500 } },
      ],
    });
    const month = await energyHistory(shelf.ctx, 'NSW1', '30d');
    expect(month?.hasUnits).toBe(true);
    expect(month?.output.map(({ from, intervals, fuelsMw }) => [from, intervals, fuelsMw.get('wind'), fuelsMw.get('gas')])).toEqual([
      ['2025-08-20', 4, 25.75, 2],
      ['2025-08-19', 2, 2, undefined],
      ['2025-07-31', 1, 100, undefined],
    ]);
    expect(month?.steps.at(-1)?.fuelsMw).toEqual(
      new Map([
        ['wind', 25.75],
        ['gas', 2],
      ]),
    );
    const year = await energyHistory(shelf.ctx, 'NSW1', '1y');
    expect(year?.output.map(({ from, to, intervals }) => [from, to, intervals])).toEqual([
      ['2025-08-19', '2025-08-20', 6],
      ['2025-07-31', '2025-07-31', 1],
    ]);
    const { meta } = await readEnergy(shelf.ctx, 'NSW1', params('range=30d'));
    expect(meta.summary).toMatchObject({ generation: [{ from: '2025-08-20', intervals: 4, wind_mw: 25.75, gas_mw: 2 }, {}, {}] });
  });

  it('has the flows out of the region and the periods with administered prices or a suspended market', async () => {
    await put();
    const history = await energyHistory(shelf.ctx, 'NSW1', '1d');
    expect(history?.flows.map(({ interconnector, mw }) => [interconnector, mw])).toEqual([
      ['VIC1-NSW1', -200],
      ['NSW1-QLD1', 300],
    ]);
    expect(history?.events).toEqual([
      { kind: 'suspended', from: Date.parse(at('17:55')), to: Date.parse(at('18:00')) },
      { kind: 'administered', from: Date.parse(at('17:45')), to: Date.parse(at('17:55')) },
    ]);
  });

  it('has no average by volume without demand, and nothing without prices', async () => {
    await put();
    expect((await energyHistory(shelf.ctx, 'SA1', '1d'))?.whole?.volumeWeighted).toBeNull();
    expect(await energyHistory(shelf.ctx, 'TAS1', '1d')).toBeNull();
    await expect(readEnergy(shelf.ctx, 'TAS1', params(''))).rejects.toMatchObject({ code: 'DATA_UNAVAILABLE' });
  });

  it('has settled prices if they are later than dispatch prices, without flags', async () => {
    await put();
    const later = ['18:00', '18:05', '18:10'].map(at);
    await shelf.put(trading_price, {
      dimensions: { METRIC: { RRP: 'rrp' }, REGIONID: { NSW1: 'NSW1', SA1: 'SA1' } },
      series: [
        { codes: ['RRP', 'NSW1'], unit: '$/MWh', values: Object.fromEntries(later.map((time, i) => [time, 10 * (i + 1)])) },
        { codes: ['RRP', 'SA1'], unit: '$/MWh', values: { [at('17:45')]: 1 } },
      ],
    });
    const history = await energyHistory(shelf.ctx, 'NSW1', '1d');
    expect(history?.whole).toMatchObject({ intervals: 3, timeWeighted: 20 });
    expect([history?.states[0]?.dataset.id, history?.events]).toEqual(['trading_price', null]);
    expect((await readEnergy(shelf.ctx, 'NSW1', params(''))).meta.summary).toMatchObject({ events: null });
    expect((await energyHistory(shelf.ctx, 'SA1', '1d'))?.states[0]?.dataset.id).toBe('dispatch_price');
  });

  it('is read by region, state or name, and other ranges are refused', async () => {
    await put();
    expect([marketRegionNamed('nsw'), marketRegionNamed('South Australia'), marketRegionNamed('VIC1')]).toEqual(['NSW1', 'SA1', 'VIC1']);
    expect(() => marketRegionNamed('WA')).toThrow('Unknown region of the National Electricity Market');
    await expect(readEnergy(shelf.ctx, 'NSW1', params('range=2d'))).rejects.toMatchObject({ code: 'REQ_BAD_PARAMETER' });
    const { data, meta } = await readEnergy(shelf.ctx, 'NSW1', params(''));
    expect((data as readonly object[]).at(-1)).toEqual({
      end: '2025-08-20T18:00:00+10:00',
      price_aud_per_mwh: 0,
      demand_mw: 500,
      wind_mw: 40,
    });
    expect(meta.summary).toMatchObject({ region: 'NSW1', range: '1d', prices: { volume_weighted_aud_per_mwh: 69 } });
  });
});

describe('the chart', () => {
  it('stacks layers below a line with gaps, and has a dot between two gaps', () => {
    const layers = [
      { name: 'fu-wind', values: [10, 20, 30, 20, 10, 20, 30] },
      { name: 'fu-gas', values: [5, 5, 5, 5, 5, 5, 5] },
    ];
    const days = [20000, 20000.1, 20000.2, 20000.3, 20000.4, 20000.5, 20001];
    const line = [1, 2, null, 3, null, 4, 5];
    const stack = { at: days, layers, line, freq: '5MIN', units: ['MW', '$/MWh'], said: 'a & b' } as const;
    const svg = renderStack(stack, 600, 400, 'wid');
    expect(svg).toContain('aria-label="a &amp; b"');
    expect(svg.match(/class="fu-/g)).toHaveLength(2);
    expect(/class="l l0" d="([^"]*)"/.exec(svg)?.[1]?.match(/M/g)).toHaveLength(2);
    expect(svg.match(/<circle/g)).toHaveLength(1);
    expect(svg).not.toContain('NaN');
    expect(renderStack({ ...stack, at: [20000] }, 600, 400, 'wid')).toBe('');
  });
});

describe('an interval of a market', () => {
  it('is out of date after the number of days that its dataset declares, even without updates', async () => {
    await put();
    const gradeOf = async () => (await readEnergy(shelf.ctx, 'NSW1', params(''))).meta.grade;
    expect(await gradeOf()).not.toBe('out_of_date');
    shelf.clock.advance(30 * 86_400_000);
    expect(await gradeOf()).toBe('out_of_date');
  });
});
