/** Reads every recorded AEMO file with its connector, and checks known values. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RegisterRow, TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { daily_summary } from '../../../src/sources/aemo/datasets/daily_summary.ts';
import { dispatch_constraints } from '../../../src/sources/aemo/datasets/dispatch_constraints.ts';
import { dispatch_price } from '../../../src/sources/aemo/datasets/dispatch_price.ts';
import { dispatch_region } from '../../../src/sources/aemo/datasets/dispatch_region.ts';
import { generation_scada } from '../../../src/sources/aemo/datasets/generation_scada.ts';
import { interconnector_flows } from '../../../src/sources/aemo/datasets/interconnector_flows.ts';
import { rooftop_pv } from '../../../src/sources/aemo/datasets/rooftop_pv.ts';
import { trading_price } from '../../../src/sources/aemo/datasets/trading_price.ts';
import { UNITS } from '../../../src/sources/aemo/datasets/UNITS.ts';
import { namesIn } from '../../../src/sources/aemo/nemweb.ts';
import { recorded } from '../../programs/needs.ts';
import { capture } from '../capture.ts';
import { expectPageRefused } from '../refused-page.ts';

const root = path.resolve('..', 'shared', 'upstream', 'aemo');
const there = existsSync(root);

/** The datasets that read a file, by its name. */
const READERS: readonly (readonly [RegExp, readonly TimeSeriesDataset[]])[] = [
  [/PUBLIC_DISPATCHIS_/, [dispatch_price, dispatch_region, interconnector_flows, dispatch_constraints]],
  [/PUBLIC_TRADINGIS_/, [trading_price]],
  [/PUBLIC_DISPATCHSCADA_|DISPATCH_UNIT_SCADA/, [generation_scada]],
  [/ROOFTOP_PV_ACTUAL/, [rooftop_pv]],
  [/PUBLIC_DAILY_/, [daily_summary]],
  [/DISPATCHPRICE/, [dispatch_price]],
  [/DISPATCHREGIONSUM/, [dispatch_region]],
  [/DISPATCHINTERCONNECTORRES/, [interconnector_flows]],
  [/DISPATCHCONSTRAINT/, [dispatch_constraints]],
  [/TRADINGPRICE/, [trading_price]],
  [/5MIN\.json$/, [dispatch_price, dispatch_region]],
];
const files = there ? readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:zip|csv|json)$/i.test(name)) : [];
const readings = files.flatMap((file) => {
  const datasets = READERS.find(([pattern]) => pattern.test(path.basename(file)))?.[1] ?? [];
  return datasets.map((dataset) => [`${dataset.id} ${file}`, dataset, file] as const);
});

const open = (file: string) =>
  capture(readFileSync(path.join(root, file)), {
    url: `https://www.nemweb.com.au/${encodeURIComponent(path.basename(file))}`,
    askId: file.endsWith('.json') ? '5MIN' : path.basename(file),
  });
async function figures(dataset: TimeSeriesDataset, file: string): Promise<Record<string, Record<string, number | null>>> {
  const { series } = await dataset.parse(open(file));
  return Object.fromEntries(
    series.map(({ key, freq, observations }) => [
      key,
      Object.fromEntries(observations.map(({ t, value }) => [formatPeriod({ freq, t }), value])),
    ]),
  );
}

describe('recorded files', recorded(root), () => {
  it.each(readings)('%s', async (_, dataset, file) => {
    const { series } = await dataset.parse(open(file));
    expect(series.length).toBeGreaterThan(0);
    for (const { key, freq, observations } of series) {
      expect(observations.length, key).toBeGreaterThan(0);
      expect(freq, key).toBe(dataset.frequency);
      for (const [i, { t, value }] of observations.entries()) {
        expect(Number.isFinite(value), key).toBe(true);
        if (i > 0) expect(t, key).toBeGreaterThan(observations[i - 1]?.t ?? t);
      }
    }
  });

  it('are nearly all read, and the others are of other kinds', () => {
    const read = new Set(readings.map(([, , file]) => file));
    const left = files.filter((file) => !read.has(file)).map((file) => path.basename(file).replace(/_\d.*$|\..*$/, ''));
    for (const name of left)
      expect(name).toMatch(
        /DISPATCH$|NEXT_DAY_DISPATCH|OPERATIONAL_DEMAND|DUDETAILSUMMARY|INTERCONNECTOR|THRESHOLDS|TRADINGINTERCONNECT|ELEC_NEM/,
      );
  });

  const DISPATCH = 'current/DispatchIS_Reports/PUBLIC_DISPATCHIS_202508201810_0000000477155219.zip';
  const at = '2025-08-20T18:10:00+10:00';

  it('20 August 2025, 18.10: prices, demand, interchange, flows', async () => {
    const prices = await figures(dispatch_price, DISPATCH);
    const regions = await figures(dispatch_region, DISPATCH);
    const flows = await figures(interconnector_flows, DISPATCH);
    const known = {
      NSW1: [242.65268, 11997.22, -1381.47],
      QLD1: [159.95, 8199.47, 1281.48],
      SA1: [189.90569, 1704.97, 470.92],
      TAS1: [160.24, 1301.08, 330.17],
      VIC1: [220.26879, 6996.1, -578.19],
    };
    for (const [region, [price, demand, interchange]] of Object.entries(known)) {
      expect(prices[`RRP.${region}`]).toEqual({ [at]: price });
      expect(regions[`TOTALDEMAND.${region}`]).toEqual({ [at]: demand });
      expect(regions[`NETINTERCHANGE.${region}`]).toEqual({ [at]: interchange });
    }
    expect(flows['MWFLOW.NSW1-QLD1']).toEqual({ [at]: -1151.53981 });
    expect(flows['MWFLOW.N-Q-MNSP1']).toEqual({ [at]: -110.90387 });
  });

  it('3 March 2024, 13.35: trading prices', async () => {
    const prices = await figures(trading_price, 'current/TradingIS_Reports/PUBLIC_TRADINGIS_202403031335_0000000412683134.zip');
    const time = '2024-03-03T13:35:00+10:00';
    const known = { SA1: -63.45, NSW1: 77.06, QLD1: 86, TAS1: -40.01, VIC1: -67.1 };
    for (const [region, price] of Object.entries(known)) expect(prices[`RRP.${region}`]).toEqual({ [time]: price });
  });

  it('March 2026: the month begins at 00.05 and ends at midnight, with its cumulative price', async () => {
    const prices = await figures(dispatch_price, 'mmsdm/2026_03/PUBLIC_ARCHIVE%23DISPATCHPRICE%23FILE01%23202603010000.zip');
    expect(prices['RRP.NSW1']?.['2026-03-01T00:05:00+10:00']).toBe(57.31);
    expect(prices['CUMUL_PRE_AP_ENERGY_PRICE.NSW1']?.['2026-03-01T00:05:00+10:00']).toBe(117147.24549);
    expect(prices['RRP.SA1']?.['2026-04-01T00:00:00+10:00']).toBe(-3.32796);
    const all = [...Object.values(prices['RRP.NSW1'] ?? {}), ...Object.values(prices['RRP.SA1'] ?? {})].map(Number);
    const between = (low: number, high: number): number => all.filter((price) => price >= low && price < high).length;
    expect([all.length, between(-1001, 0), between(0, 50), between(50, 100), between(100, 300), between(300, 1e6)]).toEqual([
      2880, 267, 840, 1439, 327, 7,
    ]);
  });

  it('interventions in April 2018: one price for each interval', async () => {
    const prices = await figures(dispatch_price, 'mmsdm/2018_04/PUBLIC_DVD_DISPATCHPRICE_201804010000.zip');
    expect(Object.keys(prices['RRP.SA1'] ?? {})).toHaveLength(1440);
  });

  it('the price cap in July 2024 and the price without it', async () => {
    const prices = await figures(dispatch_price, 'mmsdm/2024_07/PUBLIC_DVD_DISPATCHPRICE_202407010000.zip');
    const time = '2024-07-30T20:00:00+10:00';
    expect([prices['RRP.SA1']?.[time], prices['ROP.SA1']?.[time], prices['APCFLAG.SA1']?.[time]]).toEqual([17500, 17500.00154, 4]);
  });

  it('trading prices are dispatch prices rounded to cents', async () => {
    const month = 'mmsdm/2026_03/PUBLIC_ARCHIVE%23';
    const dispatch = await figures(dispatch_price, `${month}DISPATCHPRICE%23FILE01%23202603010000.zip`);
    const trading = await figures(trading_price, `${month}TRADINGPRICE%23FILE01%23202603010000.zip`);
    const times = Object.keys(trading['RRP.NSW1'] ?? {});
    expect(times).toHaveLength(1440);
    for (const time of times) {
      const gap = Math.abs((trading['RRP.NSW1']?.[time] ?? 0) - (dispatch['RRP.NSW1']?.[time] ?? Number.NaN));
      expect(gap).toBeLessThanOrEqual(0.005001);
    }
  });

  it('6 to 8 October 2021 in the feed of the chart: intervals with prices below zero', async () => {
    const prices = await figures(dispatch_price, 'visualisations/5MIN.json');
    const negative = (region: string): number => Object.values(prices[`RRP.${region}`] ?? {}).filter((price) => Number(price) < 0).length;
    expect(['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'].map(negative)).toEqual([104, 146, 230, 252, 230]);
    expect(Object.keys(prices['RRP.NSW1'] ?? {})).toHaveLength(576);
  });

  it('units by fuel at midnight on 27 December 2025: no solar farm generates', async () => {
    const file = 'current/Dispatch_SCADA/PUBLIC_DISPATCHSCADA_202512270005_0000000495867506.CSV';
    const units = await figures(generation_scada, file);
    const sum = (fuel: string): number =>
      Object.entries(units).reduce((all, [key, values]) => all + (key.endsWith(`.${fuel}`) ? Number(Object.values(values)[0]) : 0), 0);
    expect(Object.keys(units)).toHaveLength(493);
    expect(Math.abs(sum('solar'))).toBeLessThan(20);
    expect(sum('black_coal')).toBeGreaterThan(5000);
  });

  it('a listing of 578 files', () => {
    const page = capture(readFileSync(path.join(root, 'listing/Dispatch_SCADA.html')), { url: 'https://www.nemweb.com.au/x/' });
    const names = namesIn(page, /PUBLIC_DISPATCHSCADA_(\d{12})_\d{16}\.zip/);
    expect(names).toHaveLength(578);
    expect(names[0]).toBe('PUBLIC_DISPATCHSCADA_202108311255_0000000348260618.zip');
    expect(names.at(-1)).toBe('PUBLIC_DISPATCHSCADA_202109021300_0000000348376390.zip');
  });

  it('the registration list of May 2026', async () => {
    const rows: RegisterRow[] = [];
    for await (const row of UNITS.parse(open('reference/NEM-Registration-and-Exemption-List.xlsx'))) rows.push(row);
    expect(rows.length).toBe(573);
    expect(rows.find((row) => row['duid'] === 'HDWF2')).toMatchObject({ region: 'SA1', fuel: 'wind' });
    const fuels = new Set(rows.map((row) => row['fuel']));
    for (const fuel of ['black_coal', 'brown_coal', 'gas', 'hydro', 'wind', 'solar', 'battery', 'biomass', 'distillate'])
      expect(fuels).toContain(fuel);
  });
});

it('an HTML page matches no file', () => expectPageRefused('aemo'));
