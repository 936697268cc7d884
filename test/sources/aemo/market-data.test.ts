/**
 * Reads market datasets from reports. Values of the interval that ended on 20 August 2025 at 18.10 are from AEMO's report
 * PUBLIC_DISPATCHIS_202508201810_0000000477155219. Values of 3 March 2024 at 13.35 are from
 * PUBLIC_TRADINGIS_202403031335_0000000412683134.
 */
import { describe, expect, it } from 'vitest';
import type { Captured } from '../../../src/core/capture.ts';
import type { TimeSeriesDataset } from '../../../src/core/define-dataset.ts';
import { WattleError } from '../../../src/core/errors.ts';
import type { ParsedDataset } from '../../../src/core/observation.ts';
import { formatPeriod } from '../../../src/core/period.ts';
import { daily_summary } from '../../../src/sources/aemo/datasets/daily_summary.ts';
import { dispatch_constraints } from '../../../src/sources/aemo/datasets/dispatch_constraints.ts';
import { dispatch_price } from '../../../src/sources/aemo/datasets/dispatch_price.ts';
import { dispatch_region } from '../../../src/sources/aemo/datasets/dispatch_region.ts';
import { fcas_prices } from '../../../src/sources/aemo/datasets/fcas_prices.ts';
import { generation_scada } from '../../../src/sources/aemo/datasets/generation_scada.ts';
import { interconnector_flows } from '../../../src/sources/aemo/datasets/interconnector_flows.ts';
import { predispatch_30min } from '../../../src/sources/aemo/datasets/predispatch_30min.ts';
import { rooftop_pv } from '../../../src/sources/aemo/datasets/rooftop_pv.ts';
import { trading_price } from '../../../src/sources/aemo/datasets/trading_price.ts';
import { writeZip } from '../../formats/zip-writer.ts';
import { capture } from '../capture.ts';
import { archive, captured, listing, report, type Table } from './report.ts';

const PRICE_COLUMNS =
  'SETTLEMENTDATE,RUNNO,REGIONID,DISPATCHINTERVAL,INTERVENTION,RRP,EEP,ROP,APCFLAG,MARKETSUSPENDEDFLAG,LASTCHANGED,PRICE_STATUS,CUMUL_PRE_AP_ENERGY_PRICE';
const AT = '"2025/08/20 18:10:00"';
const CHANGED = '"2025/08/20 18:05:07"';
const priceRow = (
  region: string,
  rrp: string,
  rest: { intervention?: number; changed?: string; status?: string; at?: string } = {},
): string =>
  `${rest.at ?? AT},1,${region},20250820170,${rest.intervention ?? 0},${rrp},0,${rrp},0,0,${rest.changed ?? CHANGED},${rest.status ?? 'FIRM'},266416.257350`;
const price = (...rows: readonly string[]): Table => ({ name: 'DISPATCH,PRICE,5', columns: PRICE_COLUMNS, rows });
const TRUE_PRICES = [
  priceRow('NSW1', '242.65268'),
  priceRow('QLD1', '159.95'),
  priceRow('SA1', '189.90569'),
  priceRow('TAS1', '160.24'),
  priceRow('VIC1', '220.26879'),
];
const dispatch = (...tables: readonly Table[]): Captured =>
  captured('PUBLIC_DISPATCHIS_202508201810_0000000477155219', report('DISPATCHIS', ...tables));

/** `{ 'RRP.NSW1': { '2025-08-20T18:10:00+10:00': 242.65268 } }` */
async function valuesOf(dataset: TimeSeriesDataset, file: Captured): Promise<Record<string, Record<string, number | null>>> {
  return figures(await dataset.parse(file));
}
const figures = (parsed: ParsedDataset): Record<string, Record<string, number | null>> =>
  Object.fromEntries(
    parsed.series.map(({ key, freq, observations }) => [
      key,
      Object.fromEntries(observations.map(({ t, value }) => [formatPeriod({ freq, t }), value])),
    ]),
  );
async function refusal(dataset: TimeSeriesDataset, file: Captured): Promise<WattleError> {
  try {
    await dataset.parse(file);
  } catch (error) {
    if (error instanceof WattleError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}
const END = '2025-08-20T18:10:00+10:00';

describe('dispatch_price', () => {
  it('has prices with the end of the interval as date', async () => {
    const parsed = await dispatch_price.parse(dispatch(price(...TRUE_PRICES)));
    const values = figures(parsed);
    expect(values['RRP.NSW1']).toEqual({ [END]: 242.65268 });
    expect(values['RRP.QLD1']).toEqual({ [END]: 159.95 });
    expect(values['RRP.SA1']).toEqual({ [END]: 189.90569 });
    expect(values['RRP.TAS1']).toEqual({ [END]: 160.24 });
    expect(values['RRP.VIC1']).toEqual({ [END]: 220.26879 });
    expect(values['CUMUL_PRE_AP_ENERGY_PRICE.NSW1']).toEqual({ [END]: 266416.25735 });
    expect(parsed).toMatchObject({ scope: 'points', publishedOn: null, notes: [] });
    expect(parsed.dimensions.map((dimension) => dimension.id)).toEqual(['METRIC', 'REGIONID']);
    expect(parsed.series.find((series) => series.key === 'RRP.NSW1')).toMatchObject({ unit: '$/MWh', freq: '5MIN', multiplier: 0 });
  });

  it('has the run that sets the price if AEMO intervened', async () => {
    const values = await valuesOf(
      dispatch_price,
      dispatch(price(priceRow('SA1', '68.5979', { intervention: 1 }), priceRow('SA1', '61.2'))),
    );
    expect(values['RRP.SA1']).toEqual({ [END]: 61.2 });
  });

  it('is refused if its table does not distinguish the runs, because each run has another price', async () => {
    const rows = [priceRow('SA1', '15000', { intervention: 1 }), priceRow('SA1', '33.51')];
    const renamed: Table = { ...price(...rows), columns: PRICE_COLUMNS.replace('INTERVENTION', 'RUN') };
    const error = await refusal(dispatch_price, dispatch(renamed));
    expect([error.code, error.at?.column, error.at?.row]).toEqual(['PARSE_LAYOUT', 'INTERVENTION', 3]);
    const blank = await refusal(dispatch_price, dispatch(price(rows[1]?.replace(',0,33.51', ',,33.51') ?? '')));
    expect([blank.code, blank.at?.column, blank.at?.row]).toEqual(['PARSE_VALUE', 'INTERVENTION', 3]);
  });

  it('reports skipped tables, columns, regions and runs, once for all reports in a file', async () => {
    const solution: Table = { name: 'DISPATCH,CASESOLUTION,2', columns: 'SETTLEMENTDATE,RUNNO', rows: [`${AT},1`] };
    const rows = [priceRow('SA1', '68.5979', { intervention: 1 }), priceRow('SA1', '61.2'), priceRow('QLDN', '3')];
    const one = report('DISPATCHIS', solution, price(...rows));
    const { leftOut } = await dispatch_price.parse(archive('PUBLIC_DISPATCHIS_20250820', { a: one, b: one }));
    expect(leftOut).toEqual([
      { what: 'tables', of: 'DISPATCHIS', count: 1, examples: ['DISPATCH.CASESOLUTION'] },
      { what: 'columns', of: 'DISPATCH.PRICE', count: 3, examples: ['RUNNO', 'DISPATCHINTERVAL', 'EEP'] },
      { what: 'rows', of: 'DISPATCH.PRICE', count: 1, examples: ['the run with the intervention'] },
      { what: 'regions', of: 'DISPATCH.PRICE', count: 1, examples: ['QLDN'] },
      { what: 'files', of: 'the archives', count: 0, examples: [] },
    ]);
  });

  it('reports both lines if an interval has two prices', async () => {
    expect((await refusal(dispatch_price, dispatch(price(priceRow('SA1', '1'), priceRow('SA1', '2'))))).message).toBe(
      `RRP.SA1 has two values for ${END}: 1 (r3 RRP) and 2 (r4 RRP).`,
    );
    const of = (value: string) => report('DISPATCHIS', price(priceRow('SA1', value)));
    await expect(dispatch_price.parse(archive('PUBLIC_DISPATCHIS_20250820', { a: of('1'), b: of('2') }))).rejects.toThrow(
      /^RRP\.SA1 has two values for .*: 1 \(\S*a\S* r3 RRP\) and 2 \(r3 RRP\)\.$/,
    );
  });

  it('has a price in two rows of equal rank once, with a note', async () => {
    const { series, notes } = await dispatch_price.parse(dispatch(price(priceRow('SA1', '61.2'), priceRow('SA1', '61.2'))));
    expect(series.map(({ observations }) => observations.length)).toEqual(series.map(() => 1));
    const shown = series.slice(0, 3).map(({ key }) => `${key} ${END}`);
    expect(notes).toEqual([
      { text: `${series.length} figures appear twice with the same value, and are read once: ${shown.join(', ')}, ….`, series: {} },
    ]);
  });

  it('reports the members of an archive that are not reports, and an older version of a table', async () => {
    const older: Table = { ...price(priceRow('SA1', '60')), name: 'DISPATCH,PRICE,4' };
    const csv = report('DISPATCHIS', older, price(priceRow('SA1', '61.2')));
    const zip = writeZip([
      { name: 'PUBLIC_DISPATCHIS_202508201810.CSV', content: csv },
      { name: 'README.txt', content: 'A note to readers' },
    ]);
    const file = capture(zip, { url: 'https://www.nemweb.com.au/Reports/Current/PUBLIC_DISPATCHIS_202508201810.zip' });
    const parsed = await dispatch_price.parse(file);
    expect(figures(parsed)['RRP.SA1']).toEqual({ [END]: 61.2 });
    expect(parsed.leftOut).toContainEqual({ what: 'rows', of: 'DISPATCH.PRICE', count: 1, examples: ['version 4'] });
    expect(parsed.leftOut).toContainEqual({ what: 'files', of: 'the archives', count: 1, examples: ['README.txt'] });
  });

  it('has a new region with its code', async () => {
    const values = await valuesOf(dispatch_price, dispatch(price(...TRUE_PRICES, priceRow('NT1', '77.1'))));
    expect(values['RRP.NT1']).toEqual({ [END]: 77.1 });
    expect(Object.keys(values).filter((key) => key.startsWith('RRP.'))).toHaveLength(6);
  });

  it('accepts quoted thousands and times with a zone', async () => {
    const rows = [
      priceRow('SA1', '"15,100.00"', { at: '2025-08-20T18:10:00+10:00' }),
      priceRow('VIC1', '-1000', { at: '2025-08-20T08:10:00Z' }),
    ].map((row) => row.replace('"15,100.00",0,"15,100.00"', '"15,100.00",0,0'));
    const values = await valuesOf(dispatch_price, dispatch(price(...rows)));
    expect([values['RRP.SA1'], values['RRP.VIC1']]).toEqual([{ [END]: 15_100 }, { [END]: -1000 }]);
  });

  it('uses the row with the latest change', async () => {
    const rows = [priceRow('SA1', '2', { changed: '"2025/08/20 18:09:00"' }), priceRow('SA1', '1')];
    expect((await valuesOf(dispatch_price, dispatch(price(...rows))))['RRP.SA1']).toEqual({ [END]: 2 });
    expect((await valuesOf(dispatch_price, dispatch(price(...rows.toReversed()))))['RRP.SA1']).toEqual({ [END]: 2 });
  });

  it('marks prices that are not firm', async () => {
    const parsed = await dispatch_price.parse(dispatch(price(priceRow('SA1', '1', { status: 'NOT FIRM' }), priceRow('VIC1', '2'))));
    expect(parsed.series.find((series) => series.key === 'RRP.SA1')?.observations[0]).toMatchObject({ value: 1, status: 'preliminary' });
    expect(parsed.series.find((series) => series.key === 'RRP.VIC1')?.observations[0]).toMatchObject({ value: 2, status: null });
  });

  it('accepts missing columns in older tables, and any order of the others', async () => {
    // First row of the table of April 2018.
    const table: Table = {
      name: 'DISPATCH,PRICE,1',
      columns: 'RRP,SETTLEMENTDATE,REGIONID,INTERVENTION,ROP,APCFLAG,MARKETSUSPENDEDFLAG',
      rows: ['67.58327,2018/04/01 00:05:00,NSW1,0,67.58327,0,0'],
    };
    const values = await valuesOf(dispatch_price, captured('PUBLIC_DVD_DISPATCHPRICE_201804010000', report('DVD_DISPATCHPRICE', table)));
    expect(values).toMatchObject({ 'RRP.NSW1': { '2018-04-01T00:05:00+10:00': 67.58327 } });
    expect(Object.keys(values)).not.toContain('CUMUL_PRE_AP_ENERGY_PRICE.NSW1');
  });

  it('is read from a daily archive, a zip of zips', async () => {
    const at = (time: string, rrp: string): string => report('DISPATCHIS', price(priceRow('TAS1', rrp, { at: `"2026/05/10 ${time}"` })));
    const file = archive('PUBLIC_DISPATCHIS_20260510', {
      PUBLIC_DISPATCHIS_202605100005_0000000000000001: at('00:05:00', '1'),
      PUBLIC_DISPATCHIS_202605100010_0000000000000002: at('00:10:00', '-40.01'),
    });
    expect((await valuesOf(dispatch_price, file))['RRP.TAS1']).toEqual({
      '2026-05-10T00:05:00+10:00': 1,
      '2026-05-10T00:10:00+10:00': -40.01,
    });
  });

  it('is read from the feed of the price chart, which has no time zone', async () => {
    // First values of New South Wales on 6 October 2021.
    const row = (time: string, rrp: number | null, type = 'ACTUAL') => ({
      SETTLEMENTDATE: `2021-10-06T${time}`,
      REGIONID: 'NSW1',
      RRP: rrp,
      PERIODTYPE: type,
    });
    const feed = { '5MIN': [row('15:20:00', 15.82342), row('15:25:00', 26.50576), row('15:30:00', 99, 'FORECAST'), row('15:35:00', null)] };
    const file = capture(JSON.stringify(feed), { url: 'https://visualisations.aemo.com.au/aemo/apps/api/report/5MIN', askId: '5MIN' });
    expect(await valuesOf(dispatch_price, file)).toEqual({
      'RRP.NSW1': { '2021-10-06T15:20:00+10:00': 15.82342, '2021-10-06T15:25:00+10:00': 26.50576 },
    });
    const again = (rrp: number) => ({ ...file, bytes: Buffer.from(JSON.stringify({ '5MIN': [...feed['5MIN'], row('15:20:00', rrp)] })) });
    expect(await valuesOf(dispatch_price, again(15.82342))).toEqual(await valuesOf(dispatch_price, file));
    expect((await dispatch_price.parse(again(15.82342))).notes).toEqual([
      'Number of figures that occur twice in the feed with the same value, and are used once: 1.',
    ]);
    expect((await refusal(dispatch_price, again(15.9))).message).toBe(
      'RRP.NSW1 has two values for 2021-10-06T15:20:00+10:00: 15.82342 ($.5MIN[0].RRP) and 15.9 ($.5MIN[4].RRP).',
    );
  });

  it.each([
    [
      'text',
      { SETTLEMENTDATE: '2021-10-06T15:20:00', REGIONID: 'NSW1', RRP: '15.8', PERIODTYPE: 'ACTUAL' },
      'PARSE_VALUE',
      '$.5MIN[0].RRP',
    ],
    ['no time', { SETTLEMENTDATE: 'soon', REGIONID: 'NSW1', RRP: 1, PERIODTYPE: 'ACTUAL' }, 'PARSE_VALUE', '$.5MIN[0].SETTLEMENTDATE'],
    ['no region', { SETTLEMENTDATE: '2021-10-06T15:20:00', RRP: 1, PERIODTYPE: 'ACTUAL' }, 'PARSE_LAYOUT', '$.5MIN[0].REGIONID'],
  ])('refuses a feed with %s for a value', async (_, row, code, column) => {
    const file = capture(JSON.stringify({ '5MIN': [row] }), { url: 'https://visualisations.aemo.com.au/x', askId: '5MIN' });
    expect(await refusal(dispatch_price, file)).toMatchObject({ code, at: { column } });
  });

  it.each([
    [
      'a renamed column',
      { ...price(...TRUE_PRICES), columns: PRICE_COLUMNS.replace('RRP', 'PRICE') },
      'PARSE_LAYOUT',
      { column: 'RRP', row: 3 },
    ],
    ['text for a number', price(priceRow('SA1', 'n/a')), 'PARSE_VALUE', { column: 'RRP', row: 3, value: 'n/a' }],
    [
      'an interval that does not end at five minutes',
      price(priceRow('SA1', '1', { at: '"2025/08/20 18:11:00"' })),
      'PARSE_VALUE',
      { column: 'SETTLEMENTDATE' },
    ],
    ['two prices of one interval', price(priceRow('SA1', '1'), priceRow('SA1', '2')), 'DATA_DUPLICATE_KEY', { column: 'RRP', row: 4 }],
    ['no table of prices', { ...price(...TRUE_PRICES), name: 'DISPATCH,LOCAL_PRICE,1' }, 'PARSE_LAYOUT', { value: 'DISPATCHIS' }],
  ])('refuses %s', async (_, table, code, at) => {
    const file = 'PUBLIC_DISPATCHIS_202508201810_0000000477155219.CSV';
    expect(await refusal(dispatch_price, dispatch(table))).toMatchObject({ code, at: { file, ...at } });
  });

  it('refuses a web page, a damaged archive and an archive without a report', async () => {
    const page = capture('<html><body>403</body></html>', { url: 'https://www.nemweb.com.au/a.zip' });
    expect(await refusal(dispatch_price, page)).toMatchObject({ code: 'PARSE_LAYOUT', at: { file: 'a.zip' } });
    const sound = dispatch(price(...TRUE_PRICES));
    const cut = { ...sound, bytes: sound.bytes.subarray(0, sound.bytes.length - 40) };
    expect(await refusal(dispatch_price, cut)).toMatchObject({ code: 'PARSE_ARCHIVE' });
  });
});

describe('dispatch_region, interconnector_flows, dispatch_constraints', () => {
  it('have demand and interchange', async () => {
    const columns =
      'SETTLEMENTDATE,RUNNO,REGIONID,INTERVENTION,TOTALDEMAND,AVAILABLEGENERATION,DISPATCHABLEGENERATION,NETINTERCHANGE,LASTCHANGED';
    const row = (region: string, demand: number, net: number): string =>
      `${AT},1,${region},0,${demand},12149.47789,10615.75,${net},${CHANGED}`;
    const rows = [
      row('NSW1', 11997.22, -1381.47),
      row('QLD1', 8199.47, 1281.48),
      row('SA1', 1704.97, 470.92),
      row('TAS1', 1301.08, 330.17),
      row('VIC1', 6996.1, -578.19),
    ];
    const values = await valuesOf(dispatch_region, dispatch({ name: 'DISPATCH,REGIONSUM,9', columns, rows }));
    expect(values).toMatchObject({
      'TOTALDEMAND.NSW1': { [END]: 11997.22 },
      'TOTALDEMAND.SA1': { [END]: 1704.97 },
      'NETINTERCHANGE.QLD1': { [END]: 1281.48 },
      'NETINTERCHANGE.VIC1': { [END]: -578.19 },
    });
  });

  it('have flows on any interconnectors', async () => {
    const columns = 'SETTLEMENTDATE,RUNNO,INTERCONNECTORID,DISPATCHINTERVAL,INTERVENTION,METEREDMWFLOW,MWFLOW,MWLOSSES';
    const rows = [`${AT},1,NSW1-QLD1,20250820170,0,-1095.80005,-1151.53981,41.4559`, `${AT},1,NEW-LINK,20250820170,0,1,2,3`];
    const values = await valuesOf(interconnector_flows, dispatch({ name: 'DISPATCH,INTERCONNECTORRES,3', columns, rows }));
    expect(values).toEqual({
      'MWFLOW.NSW1-QLD1': { [END]: -1151.53981 },
      'MWLOSSES.NSW1-QLD1': { [END]: 41.4559 },
      'MWFLOW.NEW-LINK': { [END]: 2 },
      'MWLOSSES.NEW-LINK': { [END]: 3 },
    });
  });

  it('have constraints with or without a unit', async () => {
    const columns = 'SETTLEMENTDATE,RUNNO,CONSTRAINTID,INTERVENTION,RHS,MARGINALVALUE,VIOLATIONDEGREE,LASTCHANGED,DUID,LHS';
    const rows = [`${AT},1,DATASNAP_DFS_LS,0,10129.81783,0,0,${CHANGED},,-110.90387`, `${AT},1,#HDWF2_E,0,60,-1,0,${CHANGED},HDWF2,60`];
    const parsed = await dispatch_constraints.parse(dispatch({ name: 'DISPATCH,CONSTRAINT,5', columns, rows }));
    expect(figures(parsed)).toMatchObject({
      'RHS.DATASNAP_DFS_LS.none': { [END]: 10129.81783 },
      'LHS.DATASNAP_DFS_LS.none': { [END]: -110.90387 },
      'MARGINALVALUE.#HDWF2_E.HDWF2': { [END]: -1 },
    });
    expect(parsed.dimensions[2]?.values.map((value) => value.code)).toEqual(['none', 'HDWF2']);
  });
});

describe('trading_price', () => {
  it('has energy and the eight frequency services', async () => {
    const services = ['RAISE6SEC', 'RAISE60SEC', 'RAISE5MIN', 'RAISEREG', 'LOWER6SEC', 'LOWER60SEC', 'LOWER5MIN', 'LOWERREG'];
    const table: Table = {
      name: 'TRADING,PRICE,3',
      columns: `SETTLEMENTDATE,RUNNO,REGIONID,PERIODID,RRP,LASTCHANGED,${services.map((one) => `${one}RRP`).join(',')},PRICE_STATUS`,
      rows: ['"2024/03/03 13:35:00",1,SA1,163,-63.45,"2024/03/03 13:30:04",0,0,0,0.91,1.84,4.78,0.39,3.76,FIRM'],
    };
    const values = await valuesOf(trading_price, captured('PUBLIC_TRADINGIS_202403031335_0000000412683134', report('TRADINGIS', table)));
    expect(values).toMatchObject({
      'RRP.SA1': { '2024-03-03T13:35:00+10:00': -63.45 },
      'RAISEREGRRP.SA1': { '2024-03-03T13:35:00+10:00': 0.91 },
      'LOWERREGRRP.SA1': { '2024-03-03T13:35:00+10:00': 3.76 },
    });
    expect(Object.keys(values)).toHaveLength(9);
  });
});

describe('generation_scada', () => {
  it('has region and fuel, and keeps units that are not listed', async () => {
    const table: Table = {
      name: 'DISPATCH,UNIT_SCADA,1',
      columns: 'SETTLEMENTDATE,DUID,SCADAVALUE,LASTCHANGED',
      // Values of 27 December 2025, except for the invented unit.
      rows: [
        '"2025/12/27 00:05:00",BARCSF1,0.20,"2025/12/27 00:00:22"',
        '"2025/12/27 00:05:00",BWTR1,23.378441,"2025/12/27 00:00:22"',
        '"2025/12/27 00:05:00",NOSUCH1,-5,"2025/12/27 00:00:22"',
        '"2025/12/27 00:05:00",GORDON,,"2025/12/27 00:00:22"',
      ],
    };
    const parsed = await generation_scada.parse(
      captured('PUBLIC_DISPATCHSCADA_202512270005_0000000495867506', report('DISPATCHSCADA', table)),
    );
    expect(figures(parsed)).toEqual({
      'SCADAVALUE.BARCSF1.QLD1.solar': { '2025-12-27T00:05:00+10:00': 0.2 },
      'SCADAVALUE.BWTR1.NSW1.biomass': { '2025-12-27T00:05:00+10:00': 23.378441 },
      'SCADAVALUE.NOSUCH1.unknown.unknown': { '2025-12-27T00:05:00+10:00': -5 },
    });
    expect(parsed.dimensions.map((dimension) => dimension.id)).toEqual(['METRIC', 'DUID', 'REGIONID', 'FUEL']);
  });
});

describe('rooftop_pv, predispatch_30min, daily_summary, fcas_prices', () => {
  it('use the measured estimate, and omit parts of regions', async () => {
    const row = (region: string, power: number, type: string): string =>
      `"2024/03/03 19:30:00",${region},${power},1,${type},"2024/03/03 19:49:14"`;
    const rows = [row('SA1', 6.617, 'MEASUREMENT'), row('SA1', 7, 'SATELLITE'), row('QLDN', 3, 'MEASUREMENT'), row('TAS1', 2, 'SATELLITE')];
    const table: Table = { name: 'ROOFTOP,ACTUAL,2', columns: 'INTERVAL_DATETIME,REGIONID,POWER,QI,TYPE,LASTCHANGED', rows };
    const parsed = await rooftop_pv.parse(
      captured('PUBLIC_ROOFTOP_PV_ACTUAL_MEASUREMENT_20240303200000_0000000412707330', report('R', table)),
    );
    expect(figures(parsed)).toEqual({
      'POWER.SA1.ACTUAL': { '2024-03-03T19:30:00+10:00': 6.617 },
      'POWER.TAS1.ACTUAL': { '2024-03-03T19:30:00+10:00': 2 },
    });
    expect(parsed.series.map((series) => series.observations[0]?.status)).toEqual([null, 'estimated']);
  });

  it('mark forecasts of rooftop solar and of pre-dispatch', async () => {
    const forecast: Table = {
      name: 'ROOFTOP,FORECAST,1',
      columns: 'VERSION_DATETIME,REGIONID,INTERVAL_DATETIME,POWERMEAN,LASTCHANGED',
      rows: ['"2026/05/14 18:00:00",NSW1,"2026/05/15 12:00:00",2500.5,"2026/05/14 17:50:00"'],
    };
    const [solar] = (await rooftop_pv.parse(captured('F', report('R', forecast)))).series;
    expect(solar).toMatchObject({ key: 'POWERMEAN.NSW1.FORECAST', observations: [{ value: 2500.5, status: 'forecast' }] });
    const prices: Table = {
      name: 'PREDISPATCH,REGION_PRICES,2',
      columns: 'PREDISPATCHSEQNO,RUNNO,REGIONID,PERIODID,INTERVENTION,RRP,EEP,LASTCHANGED,DATETIME',
      rows: [
        '2025062141,1,NSW1,01,0,56.06,0,"2025/06/22 00:03:00","2025/06/22 00:30:00"',
        '2025062141,1,NEM1,01,0,10,0,"2025/06/22 00:03:00","2025/06/22 00:30:00"',
      ],
    };
    const solution: Table = {
      name: 'PREDISPATCH,REGION_SOLUTION,8',
      columns: 'DATETIME,REGIONID,INTERVENTION,TOTALDEMAND,AVAILABLEGENERATION',
      rows: ['"2025/06/22 00:30:00",NSW1,0,7000.5,9000'],
    };
    const parsed = await predispatch_30min.parse(captured('P', report('PREDISPATCHIS', prices, solution)));
    expect(figures(parsed)).toEqual({
      'TOTALDEMAND.NSW1': { '2025-06-22T00:30:00+10:00': 7000.5 },
      'AVAILABLEGENERATION.NSW1': { '2025-06-22T00:30:00+10:00': 9000 },
      'RRP.NSW1': { '2025-06-22T00:30:00+10:00': 56.06 },
    });
    expect(parsed.series.every((series) => series.observations.every(({ status }) => status === 'forecast'))).toBe(true);
  });

  it('read the day once, from the newer of the two versions of its table', async () => {
    // First row of New South Wales on 14 May 2026.
    const rows = ['"2026/05/14 04:05:00",1,NSW1,0,75.47365,6673.31,5480.51,-1192.79'];
    const columns = 'SETTLEMENTDATE,RUNNO,REGIONID,INTERVENTION,RRP,TOTALDEMAND,DISPATCHABLEGENERATION,NETINTERCHANGE';
    const tables = [2, 3].map((version): Table => ({ name: `DREGION,,${version}`, columns, rows }));
    const values = await valuesOf(daily_summary, captured('PUBLIC_DAILY_202605140000_20260515040504', report('DAILY', ...tables)));
    expect(values).toEqual({
      'RRP.NSW1': { '2026-05-14T04:05:00+10:00': 75.47365 },
      'TOTALDEMAND.NSW1': { '2026-05-14T04:05:00+10:00': 6673.31 },
      'DISPATCHABLEGENERATION.NSW1': { '2026-05-14T04:05:00+10:00': 5480.51 },
      'NETINTERCHANGE.NSW1': { '2026-05-14T04:05:00+10:00': -1192.79 },
    });
  });

  it('have prices and volumes of the services, which have no region', async () => {
    const services = ['LOWER5MIN', 'LOWER6SEC', 'LOWER60SEC', 'LOWERREG', 'RAISE5MIN', 'RAISE6SEC', 'RAISE60SEC', 'RAISEREG'];
    const table: Table = {
      name: 'TRADING,VWAFCASPRICES,1',
      columns: `SETTLEMENTDATE,${services.flatMap((one) => [`${one}VWAPRICE`, `${one}VOLUME`]).join(',')}`,
      rows: [`"2026/05/14 00:30:00",${services.map((_, i) => `${i},${i * 100}`).join(',')}`],
    };
    const values = await valuesOf(
      fcas_prices,
      captured('PUBLIC_VWAFCASPRICES_202605140000_20260515040501', report('VWAFCASPRICES', table)),
    );
    expect(values['RAISEREGVWAPRICE']).toEqual({ '2026-05-14T00:30:00+10:00': 7 });
    expect(values['LOWER6SECVOLUME']).toEqual({ '2026-05-14T00:30:00+10:00': 100 });
    expect(Object.keys(values)).toHaveLength(16);
  });
});

describe('requests', () => {
  const NOW = Date.parse('2026-11-21T08:02:30Z');
  const follow = (dataset: TimeSeriesDataset, page: Captured, place = 0): readonly { id: string; url: string; immutable?: true }[] =>
    dataset.asks()[place]?.follow?.(page, { periodEnd: null, now: NOW }) ?? [];

  it('are for the files in a listing: latest first, each name once, and the later issue of a report', () => {
    const page = listing('/Reports/CURRENT/DispatchIS_Reports/', [
      'PUBLIC_DISPATCHIS_202611211755_0000000000000001.zip',
      'PUBLIC_DISPATCHIS_202611211800_0000000000000002.zip',
      'PUBLIC_DISPATCHIS_202611211800_0000000000000009.zip',
      'PUBLIC_OTHER_202611211800_0000000000000003.zip',
    ]);
    expect(follow(dispatch_price, page)).toEqual([
      {
        id: 'PUBLIC_DISPATCHIS_202611211800_0000000000000009.zip',
        url: 'https://www.nemweb.com.au/Reports/Current/DispatchIS_Reports/PUBLIC_DISPATCHIS_202611211800_0000000000000009.zip',
        accept: expect.stringContaining('zip'),
        immutable: true,
      },
      expect.objectContaining({ id: 'PUBLIC_DISPATCHIS_202611211755_0000000000000001.zip' }),
    ]);
    expect(dispatch_price.asks()[0]?.atMost).toBe(24);
  });

  it('are only for the latest forecast', () => {
    const names = [
      'PUBLIC_ROOFTOP_PV_FORECAST_20261121173000_0000000000000001.zip',
      'PUBLIC_ROOFTOP_PV_FORECAST_20261121180000_0000000000000002.zip',
    ];
    expect(follow(rooftop_pv, listing('/Reports/Current/ROOFTOP_PV/FORECAST/', names), 1).map((ask) => ask.id)).toEqual([names[1]]);
  });

  it('are refused for a page without matching files', () => {
    const page = capture('<html><body>Potential automated request detected</body></html>', { url: 'https://www.nemweb.com.au/x/' });
    expect(() => follow(dispatch_price, page)).toThrow('has no file with a name like');
  });

  const DAY = 86_400_000;
  const at = (text: string): number => Date.parse(`${text}+10:00`);
  const history = (dataset: TimeSeriesDataset, from: string, to: string) => dataset.history?.({ from: at(from), to: at(to) }, NOW) ?? [];

  it('in a published month are for its table, under the old and new names', () => {
    const [then] = history(dispatch_price, '2024-07-10T00:05', '2024-07-11T00:00');
    expect(then).toMatchObject({
      url: 'https://www.nemweb.com.au/Data_Archive/Wholesale_Electricity/MMSDM/2024/MMSDM_2024_07/MMSDM_Historical_Data_SQLLoader/DATA/',
      fallback: { immutable: true, url: expect.stringMatching(/\/DATA\/PUBLIC_DVD_DISPATCHPRICE_202407010000\.zip$/) },
    });
    const [now, ...more] = history(dispatch_price, '2026-03-01T00:05', '2026-04-01T00:00');
    expect(more).toEqual([]);
    expect(now?.fallback?.url).toMatch(/\/DATA\/PUBLIC_ARCHIVE%2523DISPATCHPRICE%2523FILE01%2523202603010000\.zip$/);
    const page = listing('/Data_Archive/x/DATA/', [
      'PUBLIC_ARCHIVE%23DISPATCHPRICE%23FILE01%23202603010000.zip',
      'PUBLIC_ARCHIVE%23DISPATCHPRICE%23FILE02%23202603010000.zip',
      'PUBLIC_ARCHIVE%23DISPATCHLOAD%23FILE01%23202603010000.zip',
    ]);
    const found = now?.follow?.(page, { periodEnd: null, now: NOW }) ?? [];
    expect(found.map((ask) => ask.url.split('/').at(-1))).toEqual([
      'PUBLIC_ARCHIVE%2523DISPATCHPRICE%2523FILE01%2523202603010000.zip',
      'PUBLIC_ARCHIVE%2523DISPATCHPRICE%2523FILE02%2523202603010000.zip',
    ]);
  });

  it('for later days are for the archives that contain them, by day or by week', () => {
    const [days] = history(dispatch_price, '2026-11-10T00:05', '2026-11-12T00:00');
    const names = ['09', '10', '11', '12'].map((day) => `PUBLIC_DISPATCHIS_202611${day}.zip`);
    const page = listing('/Reports/ARCHIVE/DispatchIS_Reports/', names);
    expect(days?.follow?.(page, { periodEnd: null, now: NOW }).map((ask) => ask.id)).toEqual([names[1], names[2]]);
    const [weeks] = history(trading_price, '2026-11-10T00:05', '2026-11-11T00:00');
    const weekly = listing('/Reports/ARCHIVE/TradingIS_Reports/', [
      'PUBLIC_TRADINGIS_20261101_20261107.zip',
      'PUBLIC_TRADINGIS_20261108_20261114.zip',
    ]);
    expect(weeks?.follow?.(weekly, { periodEnd: null, now: NOW }).map((ask) => ask.id)).toEqual(['PUBLIC_TRADINGIS_20261108_20261114.zip']);
  });

  it('for the last two days are for the feed of the chart, or for the reports in the date range', () => {
    expect(history(dispatch_price, '2026-11-20T12:00', '2026-11-20T13:00')).toMatchObject([{ id: '5MIN' }]);
    const [reports] = history(generation_scada, '2026-11-20T12:00', '2026-11-20T12:05');
    const names = ['202611201155', '202611201200', '202611201205', '202611201210'].map(
      (time) => `PUBLIC_DISPATCHSCADA_${time}_0000000000000001.zip`,
    );
    const page = listing('/Reports/Current/Dispatch_SCADA/', names);
    expect(reports?.follow?.(page, { periodEnd: null, now: NOW }).map((ask) => ask.id)).toEqual([names[1], names[2]]);
  });

  it('for a date range across archives are for each of them', () => {
    const asks = history(dispatch_price, '2026-10-30T00:05', '2026-11-21T18:00');
    expect(asks.map((ask) => ask.id)).toEqual(['monthly DISPATCHPRICE 2026-10', 'archive DispatchIS_Reports', '5MIN']);
  });

  it('are not made before the archive begins, and an interval at midnight belongs to the day that ends', () => {
    expect(history(dispatch_price, '2009-06-01T00:05', '2009-07-01T00:00')).toEqual([]);
    expect(history(dispatch_price, '2026-04-01T00:00', '2026-04-01T00:00').map((ask) => ask.id)).toEqual(['monthly DISPATCHPRICE 2026-03']);
    expect(dispatch_price.history?.({ from: NOW, to: NOW + DAY }, NOW)).toMatchObject([{ id: '5MIN' }]);
  });
});
