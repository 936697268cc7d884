/**
 * Calculates indicators whose inputs are not in the starter data, from responses to `/v1/data` with simulated agencies and the formulas on
 * their methodology pages. This file imports nothing from the program.
 */
import { back, type Comparison, compare, type Figures, mean, of, type Program, Reader, type Row, sum } from './recompute.ts';

type Recompute = (read: Reader, query: string) => Promise<readonly Comparison[]>;

const REGIONS = ['NSW1', 'QLD1', 'SA1', 'TAS1', 'VIC1'];
const FIVE_MINUTES_MS = 300_000;

const instant = (stamp: unknown): number => Date.parse(String(stamp));
/** Formats a time in market time (UTC+10 all year), which identifies intervals. */
const stampOf = (ms: number): string => `${new Date(ms + 10 * 3_600_000).toISOString().slice(0, 19)}+10:00`;
const numberIn = (row: Row | undefined, name: string): number | null => {
  const value = row?.[name];
  return typeof value === 'number' ? value : null;
};
/** Returns the sum, or null if there is no value. */
const total = (values: readonly (number | null)[]): number | null => {
  const stated = values.filter((value) => value !== null);
  return stated.length === 0 ? null : sum(stated);
};

async function regionsAt(read: Reader, dataset: string, metric: string, at: string): Promise<ReadonlyMap<string, number>> {
  const rows = await read.rows(dataset, `METRIC=${metric}&start=${encodeURIComponent(at)}&end=${encodeURIComponent(at)}&labels=code`);
  return new Map(
    rows.flatMap((row): [string, number][] => {
      const value = numberIn(row, 'value');
      return value === null ? [] : [[String((row['dimensions'] as Row)['region']), value]];
    }),
  );
}

async function newestInterval(read: Reader): Promise<string> {
  const rows = await read.rows('aemo/dispatch_price', 'METRIC=RRP&labels=code');
  return stampOf(Math.max(...rows.map((row) => instant(row['period']))));
}

interface Unit {
  readonly region: string;
  readonly fuel: string;
  readonly mw: number;
}

/** Reads the output of each unit in an interval. Charging is treated as zero. */
async function unitsAt(read: Reader, at: string): Promise<readonly Unit[]> {
  const rows = await read.rows('aemo/generation_scada', `start=${encodeURIComponent(at)}&end=${encodeURIComponent(at)}&labels=code`);
  return rows.flatMap((row) => {
    const { region, fuel } = row['dimensions'] as { readonly region: string; readonly fuel: string };
    const mw = numberIn(row, 'value');
    return mw === null || fuel === 'battery' || fuel === 'load' || !REGIONS.includes(region) ? [] : [{ region, fuel, mw: Math.max(0, mw) }];
  });
}

function renewable(units: readonly Unit[], rooftop: number): number | null {
  const all = sum(units.map(({ mw }) => mw)) + rooftop;
  const some = sum(units.flatMap(({ fuel, mw }) => (['hydro', 'wind', 'solar', 'biomass'].includes(fuel) ? [mw] : [])));
  return all === 0 ? null : (100 * (some + rooftop)) / all;
}

/**
 * The parts of expenditure on gross domestic product: the item and sector in the accounts, and whether the part is in domestic final
 * demand.
 */
const EXPENDITURE: readonly (readonly [code: string, item: string, sector: string, within: boolean])[] = [
  ['DOMESTIC.FINAL.DEMAND', 'DFD', 'SSS', false],
  ['CONSUMPTION.HOUSEHOLD', 'FCE', 'PHS', true],
  ['CONSUMPTION.GOVERNMENT', 'FCE', 'GGS', true],
  ['INVESTMENT.PRIVATE', 'GFC', 'PSS', true],
  ['INVESTMENT.GOVERNMENT', 'GFC', 'GGS', true],
  ['INVENTORIES', 'IST', 'SSS', false],
  ['EXPORTS', 'XGS', 'SSS', false],
  ['IMPORTS', 'MGS', 'SSS', false],
];

const accounts = (measure: string) => [`abs/ANA_AGG`, `MEASURE=${measure}&DATA_ITEM=GPM&REGION=AUS`] as const;
const expenditure = (measure: string, item: string, sector: string) =>
  ['abs/ANA_EXP', `MEASURE=${measure}&DATA_ITEM=${item}&SECTOR=${sector}&TSEST=20`] as const;

/** Calculations by indicator id. */
export const SIMULATED: Readonly<Record<string, Recompute>> = {
  async 'nem-dispatch-5min'(read, query) {
    const rows = await read.signalRows(`nem-dispatch-5min${query}`);
    const wanted = Number(new URLSearchParams(query).get('limit') ?? 12);
    const last = instant(await newestInterval(read));
    const found = await Promise.all(
      Array.from({ length: wanted }, async (_, i): Promise<readonly Comparison[]> => {
        const at = stampOf(last - (wanted - 1 - i) * FIVE_MINUTES_MS);
        const metrics = ['RRP', 'APCFLAG', 'MARKETSUSPENDEDFLAG'].map((metric) => regionsAt(read, 'aemo/dispatch_price', metric, at));
        const flows = ['TOTALDEMAND', 'DISPATCHABLEGENERATION', 'NETINTERCHANGE'].map((metric) =>
          regionsAt(read, 'aemo/dispatch_region', metric, at),
        );
        const [[price, administered, suspended], [demand, generation, interchange]] = [
          await Promise.all(metrics),
          await Promise.all(flows),
        ];
        return REGIONS.flatMap((region) => {
          const row = rows.find((one) => instant(one['interval_end']) === instant(at) && one['region'] === region) ?? {};
          const flag = administered?.get(region);
          return compare(row, {
            rrp_aud_per_mwh: price?.get(region) ?? null,
            demand_mw: demand?.get(region) ?? null,
            generation_mw: generation?.get(region) ?? null,
            net_interchange_mw: interchange?.get(region) ?? null,
            price_flag: suspended?.get(region) === 1 ? 'suspended' : flag === undefined ? null : flag % 2 === 1 ? 'administered' : 'market',
          });
        });
      }),
    );
    return [{ field: 'rows', served: rows.length, calculated: wanted * REGIONS.length }, ...found.flat()];
  },

  /** The limits are those for 2026-27, which the Australian Energy Market Commission determines. */
  async 'nem-energy-regime'(read, query) {
    const { data, meta } = await read.ask(`/v1/nem-energy-regime${query}`);
    const rows = data as readonly Row[];
    const given = new URLSearchParams(query);
    const [scarcity, elevated] = [Number(given.get('scarcity') ?? 5000), Number(given.get('elevated') ?? 300)];
    const [cap, threshold, floor] = [23_200, 2_225_900, -1000];
    const at = await newestInterval(read);
    const [price, cumulative] = await Promise.all([
      regionsAt(read, 'aemo/dispatch_price', 'RRP', at),
      regionsAt(read, 'aemo/dispatch_price', 'CUMUL_PRE_AP_ENERGY_PRICE', at),
    ]);
    const regimes = REGIONS.map((region): string => {
      const p = of(price, region);
      if (of(cumulative, region) > threshold) return 'administered';
      if (p >= cap) return 'at_cap';
      if (p > scarcity) return 'scarcity';
      if (p > elevated) return 'elevated';
      if (p <= floor) return 'floor';
      return p < 0 ? 'negative' : 'normal';
    });
    const order: readonly string[] = ['suspended', 'administered', 'at_cap', 'scarcity', 'elevated', 'floor', 'negative', 'normal'];
    const counts = Object.fromEntries(order.map((regime) => [regime, regimes.filter((one) => one === regime).length]));
    return [
      ...REGIONS.flatMap((region, i) =>
        compare(rows[i] ?? {}, {
          region,
          regime: regimes[i],
          interval_end: at,
          spot_price_aud_per_mwh: of(price, region),
          cumulative_price_aud: of(cumulative, region),
          cumulative_threshold_aud: threshold,
          share_of_threshold_pct: (100 * of(cumulative, region)) / threshold,
        }),
      ),
      ...compare(meta['summary'] as Row, { gravest: order.find((regime) => regimes.includes(regime)), counts }),
    ];
  },

  async 'energy-snapshot'(read, query) {
    const rows = await read.signalRows(`energy-snapshot${query}`);
    const at = await newestInterval(read);
    const [price, demand, generation, interchange, metered] = await Promise.all([
      regionsAt(read, 'aemo/dispatch_price', 'RRP', at),
      regionsAt(read, 'aemo/dispatch_region', 'TOTALDEMAND', at),
      regionsAt(read, 'aemo/dispatch_region', 'DISPATCHABLEGENERATION', at),
      regionsAt(read, 'aemo/dispatch_region', 'NETINTERCHANGE', at),
      unitsAt(read, at),
    ]);
    const hours = stampOf(instant(at) - 36 * FIVE_MINUTES_MS);
    const estimates = await read.rows('aemo/rooftop_pv', `SECTION=ACTUAL&start=${encodeURIComponent(hours)}&labels=code`);
    const newestHalf = Math.max(...estimates.map((row) => instant(row['period'])));
    const half = stampOf(newestHalf);
    const solar = new Map(
      estimates.flatMap((row): [string, number][] =>
        instant(row['period']) === newestHalf ? [[String((row['dimensions'] as Row)['region']), Number(row['value'])]] : [],
      ),
    );
    const then = await unitsAt(read, half);
    const inRegion = (units: readonly Unit[], region: string): readonly Unit[] => units.filter((unit) => unit.region === region);
    const each = REGIONS.map((region) => ({
      region,
      interval_end: at,
      spot_price_aud_per_mwh: of(price, region),
      demand_mw: of(demand, region),
      generation_mw: of(generation, region),
      net_import_mw: 0 - of(interchange, region),
      renewable_share_pct: renewable(inRegion(metered, region), 0),
      rooftop_pv_mw: of(solar, region),
      renewable_share_with_rooftop_pct: renewable(inRegion(then, region), of(solar, region)),
    }));
    const load = sum(each.map(({ demand_mw }) => demand_mw));
    const market = {
      region: 'NEM',
      spot_price_aud_per_mwh: sum(each.map((row) => row.demand_mw * row.spot_price_aud_per_mwh)) / load,
      demand_mw: load,
      generation_mw: sum(each.map((row) => row.generation_mw)),
      net_import_mw: null,
      renewable_share_pct: renewable(metered, 0),
      rooftop_pv_mw: sum([...solar.values()]),
      renewable_share_with_rooftop_pct: renewable(then, sum([...solar.values()])),
    };
    return [...each, market].flatMap((row, i) => compare(rows[i] ?? {}, row));
  },

  async 'charity-sector-health'(read) {
    const row = await read.signal('charity-sector-health');
    const [register, statements] = await Promise.all([read.rows('ato/ACNC_REGISTER', ''), read.rows('ato/ACNC_AIS_FINANCIALS', '')]);
    const counted = (column: string): ReadonlyMap<unknown, number> => {
      const counts = new Map<unknown, number>();
      for (const one of register) counts.set(one[column] ?? null, (counts.get(one[column] ?? null) ?? 0) + 1);
      return counts;
    };
    const contradicts = (one: Row): boolean =>
      Number(one['donations_and_bequests'] ?? 0) > Number(one['total_revenue'] ?? Number.POSITIVE_INFINITY);
    const added = (column: string): number | null =>
      total(statements.filter((one) => !contradicts(one)).map((one) => numberIn(one, column)));
    const listed = (name: string): readonly (readonly [unknown, unknown])[] =>
      (row[name === 'charity_size' ? 'by_size' : 'by_state'] as readonly Row[]).map((one) => [
        one[name === 'charity_size' ? 'size' : 'state'],
        one['charities'],
      ]);
    const millions = (column: string): number => Number(added(column)) / 1e6;
    return [
      ...['charity_size', 'state'].flatMap((column) => [
        { field: `groups of ${column}`, served: listed(column).length, calculated: counted(column).size },
        ...listed(column).map(([value, charities]) => ({
          field: `${column} ${value}`,
          served: charities,
          calculated: counted(column).get(value),
        })),
      ]),
      ...compare(row, {
        active_charities: register.length,
        revenue_aud_m: millions('total_revenue'),
        donations_aud_m: millions('donations_and_bequests'),
        expenses_aud_m: millions('total_expenses'),
        staff: added('staff_fte'),
        volunteers: added('staff_volunteers'),
        statements_left_out: statements.filter(contradicts).length,
      }),
    ];
  },

  async 'growth-contributions'(read, query) {
    const rows = await read.signalRows(`growth-contributions${query}`);
    const isComputed = query.includes('computed');
    const parts = isComputed ? EXPENDITURE.filter(([code]) => code !== 'INVENTORIES') : EXPENDITURE;
    const figures = async (measure: string): Promise<ReadonlyMap<string, Figures>> =>
      new Map(
        await Promise.all(
          parts.map(
            async ([code, item, sector]): Promise<[string, Figures]> => [code, await read.series(...expenditure(measure, item, sector))],
          ),
        ),
      );
    const wanted = isComputed ? ['VCH', 'C'] : ['TCH'];
    const [first = new Map<string, Figures>(), current = new Map<string, Figures>()] = await Promise.all(wanted.map(figures));
    const [printed, volume, nominal] = await Promise.all([
      read.series(...accounts('M2')),
      read.series(...accounts('M1')),
      read.series(...accounts('M3')),
    ]);
    const at = (of_: ReadonlyMap<string, Figures>, code: string, t: string): number => of(of_.get(code) ?? new Map(), t);
    return rows.flatMap((row) => {
      const t = String(row['period']);
      const before = back(t, 1);
      const growth = isComputed ? 100 * (of(volume, t) / of(volume, before) - 1) : of(printed, t);
      const contributions = parts.map(([code, , , within]) => {
        if (!isComputed) return { code, within, contribution: at(first, code, t), own: null, share: null };
        const own = 100 * (at(first, code, t) / at(first, code, before) - 1);
        const share = (100 * at(current, code, before)) / of(nominal, before);
        return { code, within, contribution: ((code === 'IMPORTS' ? -1 : 1) * own * share) / 100, own, share };
      });
      const demand = contributions[0]?.contribution ?? 0;
      const components = row['components'] as readonly Row[];
      return [
        { field: `${t} parts`, served: components.map((one) => one['code']), calculated: contributions.map(({ code }) => code) },
        ...contributions.flatMap(({ contribution, own, share }, i) =>
          compare(components[i] ?? {}, { contribution_ppt: contribution, growth_pct: own, share_of_gdp_pct: share }),
        ),
        ...compare(row, {
          gdp_growth_pct: growth,
          other_final_demand_ppt: demand - sum(contributions.flatMap((one) => (one.within ? [one.contribution] : []))),
          residual_ppt: growth - sum(contributions.flatMap((one) => (one.within ? [] : [one.contribution]))),
        }),
      ];
    });
  },

  async 'super-fund-real-return'(read) {
    const row = await read.signal('super-fund-real-return');
    const [all, π] = await Promise.all([read.rows('apra/MYSUPER_PRODUCTS', 'start=FY2013-14'), read.series('rba/G1', 'series=GCPIAGYP')]);
    const year =
      all
        .map((one) => String(one['period']))
        .sort()
        .at(-1) ?? '';
    const end = Number(year.slice(2, 6)) + 1;
    const before = `FY${end - 2}-${String(end - 1).slice(2)}`;
    const same = (one: Row, other: Row): boolean =>
      Object.keys(one).every(
        (name) => name === 'period' || typeof one[name] === 'number' || one[name] === null || one[name] === other[name],
      );
    const products = all.flatMap((one) => {
      if (one['period'] !== year) return [];
      const earlier = all.find((other) => other['period'] === before && same(one, other));
      const [n, a, b] = [
        numberIn(one, 'net_earnings_after_tax_000'),
        numberIn(one, 'total_assets_000'),
        numberIn(earlier, 'total_assets_000'),
      ];
      return n === null || a === null || b === null ? [] : [{ n, a, b }];
    });
    const average = mean([sum(products.map(({ a }) => a)), sum(products.map(({ b }) => b))]);
    const rate = (100 * sum(products.map(({ n }) => n))) / average;
    const inflation = of(π, `${end}-Q2`);
    return compare(row, {
      period: year,
      products: products.length,
      return_pct: rate,
      cpi_annual_pct: inflation,
      real_return_ppt: rate - inflation,
      real_return_exact_pct: 100 * ((1 + rate / 100) / (1 + inflation / 100) - 1),
      average_assets_aud_m: average / 1000,
    });
  },
};

/** Compares one indicator. The query begins with `?` or is empty. */
export const recomputeSimulated = (program: Program, signal: string, query: string): Promise<readonly Comparison[]> => {
  const work = SIMULATED[signal];
  if (!work) throw new Error(`${signal} is not calculated here`);
  return work(new Reader(program), query);
};
