/** Writes reports for the simulated market, each for an interval, a half hour, a day or a month. */
import { DAY_MS } from '../../src/core/period.ts';
import {
  CONSTRAINTS,
  constraintLimit,
  demandMw,
  flowMw,
  INTERCONNECTORS,
  marginalValue,
  netInterchangeMw,
  price,
  REGIONS,
  type Region,
  rooftopMw,
  SERVICES,
  serviceMw,
  servicePrice,
  solarMw,
  UNITS,
  unitMw,
  windMw,
} from './figures.ts';
import { type ReportTable, writeReport } from './wire.ts';

export const FIVE_MINUTES = 300_000;
export const HALF_HOUR = 1_800_000;

type Row = ReportTable['rows'][number];

const table = (name: string, version: number, columns: readonly string[], rows: readonly Row[]): ReportTable => ({
  name,
  version,
  columns,
  rows,
});

/** Makes a row for each region at each interval end. */
const byRegion = (ends: readonly number[], row: (region: Region, end: number) => Row): readonly Row[] =>
  ends.flatMap((end) => REGIONS.map((region) => row(region, end)));

const cents = (value: number): number => Number(value.toFixed(2));

export const dispatchPrice = (ends: readonly number[]): ReportTable =>
  table(
    'DISPATCH,PRICE',
    5,
    [
      ...['SETTLEMENTDATE', 'RUNNO', 'REGIONID', 'DISPATCHINTERVAL', 'INTERVENTION', 'RRP', 'EEP', 'ROP', 'APCFLAG', 'MARKETSUSPENDEDFLAG'],
      ...['LASTCHANGED', 'PRICE_STATUS', 'CUMUL_PRE_AP_ENERGY_PRICE'],
    ],
    byRegion(ends, (region, end) => {
      const rrp = price(region, end);
      return [end, 1, region, '', 0, rrp, 0, rrp, 0, 0, end - FIVE_MINUTES, 'FIRM', 140_000 + cents(rrp)];
    }),
  );

export const regionSum = (ends: readonly number[]): ReportTable =>
  table(
    'DISPATCH,REGIONSUM',
    9,
    [
      ...['SETTLEMENTDATE', 'RUNNO', 'REGIONID', 'DISPATCHINTERVAL', 'INTERVENTION', 'TOTALDEMAND', 'AVAILABLEGENERATION'],
      ...['DISPATCHABLEGENERATION', 'NETINTERCHANGE', 'LASTCHANGED', 'SEMISCHEDULE_CLEAREDMW', 'SS_SOLAR_CLEAREDMW', 'SS_WIND_CLEAREDMW'],
      ...['UIGF', 'SS_SOLAR_UIGF', 'SS_WIND_UIGF'],
    ],
    byRegion(ends, (region, end) => {
      const [demand, net, wind, solar] = [demandMw(region, end), netInterchangeMw(region, end), windMw(region, end), solarMw(region, end)];
      const generation = cents(demand + net);
      const [windy, sunny] = [cents(wind * 1.05), cents(solar * 1.1)];
      const cleared = [cents(wind + solar), solar, wind, cents(windy + sunny), sunny, windy];
      return [end, 1, region, '', 0, demand, cents(demand * 1.45), generation, net, end - FIVE_MINUTES, ...cleared];
    }),
  );

export const interconnectorResult = (ends: readonly number[]): ReportTable =>
  table(
    'DISPATCH,INTERCONNECTORRES',
    3,
    [
      'SETTLEMENTDATE',
      'RUNNO',
      'INTERCONNECTORID',
      'DISPATCHINTERVAL',
      'INTERVENTION',
      'METEREDMWFLOW',
      'MWFLOW',
      'MWLOSSES',
      'LASTCHANGED',
    ],
    ends.flatMap((end) =>
      INTERCONNECTORS.map(({ id, limit }): Row => {
        const flow = flowMw(id, limit, end);
        return [end, 1, id, '', 0, flow, flow, cents(Math.abs(flow) * 0.03), end - FIVE_MINUTES];
      }),
    ),
  );

const constraints = (end: number): ReportTable =>
  table(
    'DISPATCH,CONSTRAINT',
    5,
    [
      'SETTLEMENTDATE',
      'RUNNO',
      'CONSTRAINTID',
      'DISPATCHINTERVAL',
      'INTERVENTION',
      'RHS',
      'MARGINALVALUE',
      'VIOLATIONDEGREE',
      'LASTCHANGED',
      'DUID',
      'LHS',
    ],
    CONSTRAINTS.map((id) => {
      const limit = constraintLimit(id, end);
      return [end, 1, id, '', 0, limit, marginalValue(id, end), 0, end - FIVE_MINUTES, id.endsWith('BATTERY') ? 'VBB1' : null, limit - 20];
    }),
  );

/** Writes a report with all tables for one dispatch interval. */
export const dispatchReport = (end: number): string =>
  writeReport('DISPATCHIS', end - FIVE_MINUTES + 13_000, [
    dispatchPrice([end]),
    regionSum([end]),
    interconnectorResult([end]),
    constraints(end),
  ]);

export const scadaReport = (end: number): string =>
  writeReport('DISPATCHSCADA', end - FIVE_MINUTES + 23_000, [
    table(
      'DISPATCH,UNIT_SCADA',
      1,
      ['SETTLEMENTDATE', 'DUID', 'SCADAVALUE', 'LASTCHANGED'],
      UNITS.map((unit) => [end, unit.duid, unitMw(unit, end), end - FIVE_MINUTES]),
    ),
  ]);

export const tradingPrice = (ends: readonly number[]): ReportTable =>
  table(
    'TRADING,PRICE',
    3,
    [
      'SETTLEMENTDATE',
      'RUNNO',
      'REGIONID',
      'PERIODID',
      'RRP',
      'LASTCHANGED',
      'ROP',
      ...SERVICES.map((service) => `${service}RRP`),
      'PRICE_STATUS',
    ],
    byRegion(ends, (region, end) => {
      const rrp = cents(price(region, end));
      return [end, 1, region, 1, rrp, end - FIVE_MINUTES, rrp, ...SERVICES.map((service) => servicePrice(service, end)), 'FIRM'];
    }),
  );

export const tradingReport = (end: number): string => writeReport('TRADINGIS', end - FIVE_MINUTES + 11_000, [tradingPrice([end])]);

export const rooftopActual = (ends: readonly number[]): ReportTable =>
  table(
    'ROOFTOP,ACTUAL',
    2,
    ['INTERVAL_DATETIME', 'REGIONID', 'POWER', 'QI', 'TYPE', 'LASTCHANGED'],
    ends.flatMap((end) => [
      ...REGIONS.map((region): Row => [end, region, rooftopMw(region, end), 1, 'MEASUREMENT', end + 1_150_000]),
      [end, 'QLDN', rooftopMw('QLD1', end) / 4, 1, 'MEASUREMENT', end + 1_150_000],
    ]),
  );

/** Writes the rooftop solar report. The time in the file name is half an hour after the end of the half hour in the report. */
export const rooftopReport = (label: number): string =>
  writeReport('ROOFTOP_PV_ACTUAL_MEASUREMENT', label, [rooftopActual([label - HALF_HOUR])]);

const ahead = (from: number, halfHours: number): number[] => Array.from({ length: halfHours }, (_, i) => from + (i + 1) * HALF_HOUR);

export const rooftopForecast = (label: number): string =>
  writeReport('ROOFTOP_PV_FORECAST', label, [
    table(
      'ROOFTOP,FORECAST',
      1,
      ['VERSION_DATETIME', 'REGIONID', 'INTERVAL_DATETIME', 'POWERMEAN', 'POWERPOE50', 'POWERPOELOW', 'POWERPOEHIGH', 'LASTCHANGED'],
      byRegion(ahead(label, 374), (region, end) => {
        const mean = rooftopMw(region, end);
        return [label, region, end, mean, mean, cents(mean * 0.8), cents(mean * 1.2), label];
      }),
    ),
  ]);

export const predispatchReport = (run: number): string =>
  writeReport('PREDISPATCHIS', run, [
    table(
      'PREDISPATCH,REGION_PRICES',
      2,
      ['PREDISPATCHSEQNO', 'RUNNO', 'REGIONID', 'PERIODID', 'INTERVENTION', 'RRP', 'LASTCHANGED', 'DATETIME'],
      byRegion(ahead(run, 60), (region, end) => ['', 1, region, 1, 0, price(region, end), run, end]),
    ),
    table(
      'PREDISPATCH,REGION_SOLUTION',
      8,
      [
        'PREDISPATCHSEQNO',
        'RUNNO',
        'REGIONID',
        'PERIODID',
        'INTERVENTION',
        'TOTALDEMAND',
        'AVAILABLEGENERATION',
        'LASTCHANGED',
        'DATETIME',
      ],
      byRegion(ahead(run, 60), (region, end) => ['', 1, region, 1, 0, demandMw(region, end), cents(demandMw(region, end) * 1.4), run, end]),
    ),
  ]);

/** Writes the forecast for the hour that begins with the interval. */
export const nextHourReport = (end: number): string =>
  writeReport('P5MIN', end - FIVE_MINUTES, [
    table(
      'P5MIN,REGIONSOLUTION',
      5,
      [
        ...['RUN_DATETIME', 'INTERVENTION', 'INTERVAL_DATETIME', 'REGIONID', 'RRP', 'TOTALDEMAND', 'AVAILABLEGENERATION', 'NETINTERCHANGE'],
        'LASTCHANGED',
      ],
      byRegion(endsOf(end - FIVE_MINUTES, end + 55 * 60_000, FIVE_MINUTES), (region, at) => {
        const demand = demandMw(region, at);
        return [end, 0, at, region, price(region, at), demand, cents(demand * 1.4), netInterchangeMw(region, at), end - FIVE_MINUTES];
      }),
    ),
  ]);

/** Writes the reserve outlook, from the end of the pre-dispatch forecast. */
export const reserveReport = (run: number): string =>
  writeReport('STPASA', run, [
    table(
      'STPASA,REGIONSOLUTION',
      7,
      [
        ...['RUN_DATETIME', 'INTERVAL_DATETIME', 'REGIONID', 'DEMAND10', 'DEMAND50', 'DEMAND90', 'SURPLUSRESERVE', 'MAXSPARECAPACITY'],
        ...['LORCONDITION', 'LASTCHANGED', 'AGGREGATEPASAAVAILABILITY', 'RUNTYPE'],
      ],
      ['LOR', 'OUTAGE_LRC'].flatMap((type) =>
        byRegion(endsOf(run + DAY_MS, run + 7 * DAY_MS, HALF_HOUR), (region, at) => {
          const demand = demandMw(region, at);
          const spare = cents(demand * 0.4);
          return [run, at, region, cents(demand * 1.1), demand, cents(demand * 0.9), spare, spare, 0, run, cents(demand + spare), type];
        }),
      ),
    ),
  ]);

/** Returns the ends of the intervals between `from` and `to`, in ms since the epoch. `from` is excluded. */
export const endsOf = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) }, (_, i) => from + (i + 1) * step);

/** Writes the report for a trading day, which begins at 4 am. */
export function dailyReport(midnight: number): string {
  const begin = midnight + 4 * 3_600_000;
  const columns = ['SETTLEMENTDATE', 'RUNNO', 'REGIONID', 'INTERVENTION', 'RRP', 'TOTALDEMAND', 'DISPATCHABLEGENERATION', 'NETINTERCHANGE'];
  const rows = byRegion(endsOf(begin, begin + DAY_MS, FIVE_MINUTES), (region, end) => {
    const [demand, net] = [demandMw(region, end), netInterchangeMw(region, end)];
    return [end, 1, region, 0, price(region, end), demand, cents(demand + net), net];
  });
  return writeReport('DAILY', begin + DAY_MS + 304_000, [table('DREGION,', 2, columns, rows), table('DREGION,', 3, columns, rows)]);
}

export const serviceReport = (midnight: number): string =>
  writeReport('VWAFCASPRICES', midnight + DAY_MS + 14_700_000, [
    table(
      'TRADING,VWAFCASPRICES',
      1,
      ['SETTLEMENTDATE', ...SERVICES.flatMap((service) => [`${service}VWAPRICE`, `${service}VOLUME`])],
      endsOf(midnight, midnight + DAY_MS, HALF_HOUR).map((end) => [
        end,
        ...SERVICES.flatMap((service) => [servicePrice(service, end), serviceMw(service, end)]),
      ]),
    ),
  ]);
