/**
 * The current electricity market: price, demand, generation and its renewable share, by region and for the whole market.
 *
 * If AEMO intervened in the market, price and demand are from the run without the intervention. Rooftop solar is a half-hourly estimate.
 * There are therefore two shares: one for metered output only, and one that includes rooftop solar. The fuel of each unit is from the
 * registration list.
 * @see https://www.aemo.com.au/energy-systems/electricity/national-electricity-market-nem/data-nem
 */
import { member, present } from '../core/assert.ts';
import { sumOfAll } from '../core/decimal.ts';
import { defineSnapshotSignal, optional, refuse, type SelectedSeries, type Selection, selectionOf } from '../core/define-signal.ts';
import { convert, formatPeriod, period } from '../core/period.ts';
import { dispatch_price } from '../sources/aemo/datasets/dispatch_price.ts';
import { dispatch_region } from '../sources/aemo/datasets/dispatch_region.ts';
import { generation_scada } from '../sources/aemo/datasets/generation_scada.ts';
import { rooftop_pv } from '../sources/aemo/datasets/rooftop_pv.ts';
import { REGION, regionsOf } from './parameters/region.ts';
import { dollars, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const MW = 'MW';
const RENEWABLE = ['hydro', 'wind', 'solar', 'biomass'];
/** Fuel types that store or consume electricity. */
const NOT_GENERATION = ['battery', 'load'];
/**
 * The number of five-minute intervals to read. A rooftop estimate is published about 20 minutes after its half hour. Metered output for
 * the same time is therefore within the last hour.
 */
const INTERVALS_READ = 13;

/**
 * The number of earlier intervals that are searched for one with both a price and a demand, because prices are published before demand.
 * If no interval has both, the latest price is used.
 */
const MOST_BACK = 3;
/**
 * The number of intervals in a day. Output is not shown if it is more than a day earlier or later than the price, because the two are
 * then not comparable.
 */
const MOST_APART = 288;

export const ENERGY_SNAPSHOT = defineSnapshotSignal({
  id: 'energy-snapshot',
  title: 'Electricity market snapshot',
  summary:
    'Spot price, demand, generation, imports and renewable share for each region of the electricity market and for the whole market.',
  mode: 'snapshot',
  gives: 'rows',
  past: { none: 'Past intervals for a region are at addresses such as /v1/energy/NSW1.' },
  stale: 'refuse',
  offline: 'dated',
  methodologyVersion: 2,
  changes: [{ from: '2026-11-23', what: 'Adds a renewable share that includes rooftop solar in renewable output and in total output.' }],
  formula: [
    'net_import_r = -x_r',
    'share_r = 100 · Σ s_u (u in r and R) / Σ s_u (u in r)',
    'with rooftop_r: 100 · (Σ s_u (u in r and R) + v_r) / (Σ s_u (u in r) + v_r)',
    'p = Σ q_r · p_r / Σ q_r',
  ],
  symbols: {
    x_r: 'net interchange of region r, MW. Positive if the region exports',
    net_import_r: 'net imports of region r, MW',
    s_u: 'metered output of generating unit u, MW. Negative output counts as 0',
    R: 'units that run on hydro, wind, solar or biomass',
    share_r: 'renewable share of metered generation, without batteries and loads, per cent',
    v_r: "AEMO's estimate of rooftop solar output in the latest half-hour, MW",
    p_r: 'regional reference price of the latest interval, $/MWh',
    q_r: 'demand met by scheduled generation and imports, MW',
    p: 'price of the whole market, weighted by demand, $/MWh',
    r: 'a region of the market',
    u: 'a generating unit',
  },
  parameters: { region: REGION },
  row: {
    region: { type: 'string', unit: null, description: 'Region, or NEM for the whole market.' },
    interval_end: { type: 'string', unit: null, description: 'End of the interval of price and demand, market time.' },
    spot_price_aud_per_mwh: {
      type: 'number',
      unit: '$/MWh',
      description: 'Price of the interval. For the whole market, the mean price weighted by demand.',
    },
    demand_mw: { type: 'number', unit: MW, description: 'Demand met by scheduled generation and imports.' },
    generation_mw: { type: 'number', unit: MW, description: 'Generation dispatched, including wind and solar farms. Null if missing.' },
    net_import_mw: { type: 'number', unit: MW, description: 'Imports minus exports. Null if missing, and for the whole market.' },
    renewable_share_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Share of hydro, wind, solar and biomass in the metered output of generating units. Null if output is not stored.',
    },
    renewable_share_with_rooftop_pct: {
      type: 'number',
      unit: 'Per cent',
      description:
        'Renewable share with rooftop solar, at the end of the latest half hour of the rooftop estimate. Null if output or the estimate is missing.',
    },
    rooftop_pv_mw: {
      type: 'number',
      unit: MW,
      description: 'Estimated output of rooftop solar in the latest half hour. Demand and generation exclude it. Null if missing.',
    },
  },
  notes: [
    'Demand and generation exclude rooftop solar. The more rooftop solar there is, the lower the demand shown.',
    'The renewable share is for metered units, excluding batteries and loads.',
  ],
  inputs: ({ region }) => {
    const REGIONID = regionsOf(region);
    return {
      price: selectionOf({ dataset: dispatch_price, select: { REGIONID, METRIC: 'RRP' }, newest: MOST_BACK + 1 }),
      load: selectionOf({
        dataset: dispatch_region,
        select: { REGIONID, METRIC: ['TOTALDEMAND', 'DISPATCHABLEGENERATION', 'NETINTERCHANGE'] },
        newest: MOST_BACK + 1,
      }),
      s: optional(selectionOf({ dataset: generation_scada, select: { REGIONID }, newest: INTERVALS_READ })),
      rooftop: optional(selectionOf({ dataset: rooftop_pv, select: { REGIONID, SECTION: 'ACTUAL' }, newest: 1 })),
    };
  },
  compute: ({ price, load, s, rooftop }, { region }) => {
    if (!price.newest) refuse('no region has a price');
    const newest = completeInterval(price, load, regionsOf(region)) ?? price.newest;
    const at = (REGIONID: string, metric: string): number | null => load.find({ REGIONID, METRIC: metric })?.maybe(newest.t) ?? null;
    const isNear = (t: number): boolean => Math.abs(t - newest.t) <= MOST_APART;
    const unitsAt = s.newest !== null && isNear(s.newest.t) ? s.newest.t : null;
    const share = (units: readonly SelectedSeries[]): number | null => (unitsAt === null ? null : renewableShare(units, unitsAt));
    const halfHour = rooftop.newest === null ? null : convert(period('30MIN', rooftop.newest.t), '5MIN').last.t;
    const rooftopAt = halfHour !== null && isNear(halfHour) ? halfHour : null;
    const rooftopOf = (REGIONID: string): number | null =>
      rooftopAt === null ? null : (rooftop.find({ REGIONID })?.latest()?.value ?? null);
    const shareWith = (units: readonly SelectedSeries[], solar: number | null): number | null =>
      rooftopAt === null || solar === null || !units.some((unit) => unit.has(rooftopAt)) ? null : renewableShare(units, rooftopAt, solar);
    const regions = regionsOf(region).flatMap((REGIONID) => {
      const spot = price.find({ REGIONID })?.maybe(newest.t) ?? null;
      if (spot === null) return [];
      const exported = at(REGIONID, 'NETINTERCHANGE');
      return [
        {
          period: newest.period,
          region: REGIONID as string,
          interval_end: newest.period,
          spot_price_aud_per_mwh: spot,
          demand_mw: at(REGIONID, 'TOTALDEMAND'),
          generation_mw: at(REGIONID, 'DISPATCHABLEGENERATION'),
          net_import_mw: exported === null ? null : 0 - exported,
          renewable_share_pct: share(s.where({ REGIONID })),
          renewable_share_with_rooftop_pct: shareWith(s.where({ REGIONID }), rooftopOf(REGIONID)),
          rooftop_pv_mw: rooftopOf(REGIONID),
        },
      ];
    });
    const notes = [
      ...(unitsAt !== null && unitsAt !== newest.t
        ? [`The renewable share is for the interval ending at ${inWords(present(s.newest, 'The output of units').period)}.`]
        : []),
      ...(s.newest !== null && unitsAt === null
        ? [`No renewable share is shown, because the latest stored output of generating units is for ${inWords(s.newest.period)}.`]
        : []),
      ...(rooftopAt === null
        ? []
        : [`Rooftop solar is for the half hour ending at ${inWords(present(rooftop.newest, 'The rooftop estimate').period)}.`]),
    ];
    if (region !== null) return { data: regions, notes, headline: regions.map(inOneRegion)[0] ?? null };
    const demand = sumOfAll(regions.map((row) => row.demand_mw));
    const weighted = sumOfAll(regions.map((row) => (row.demand_mw === null ? null : row.demand_mw * row.spot_price_aud_per_mwh)));
    const solar = sumOfAll(regions.map((row) => row.rooftop_pv_mw));
    const market = {
      period: newest.period,
      region: 'NEM',
      interval_end: newest.period,
      spot_price_aud_per_mwh: demand === null || weighted === null || demand === 0 ? null : weighted / demand,
      demand_mw: demand,
      generation_mw: sumOfAll(regions.map((row) => row.generation_mw)),
      net_import_mw: null,
      renewable_share_pct: share(s.series),
      renewable_share_with_rooftop_pct: shareWith(s.series, solar),
      rooftop_pv_mw: solar,
    };
    const { spot_price_aud_per_mwh: price_nem, demand_mw: demand_nem } = market;
    const headline =
      price_nem === null || demand_nem === null
        ? null
        : `The electricity price was ${dollars(price_nem, 2)} per MWh in the five minutes to ${inWords(newest.period)}, with demand of ${printed(demand_nem, 0)} MW.`;
    return { data: [...regions, market], notes, headline };
  },
});

/** Returns the latest interval in which every region has a price and a demand. */
function completeInterval(
  price: Selection,
  load: Selection,
  regions: readonly string[],
): { readonly t: number; readonly period: string } | null {
  const { newest } = price;
  if (newest === null) return null;
  const steps = Array.from({ length: MOST_BACK + 1 }, (_, back) => newest.t - back);
  const t = steps.find((one) =>
    regions.every(
      (REGIONID) => price.find({ REGIONID })?.has(one) === true && load.find({ REGIONID, METRIC: 'TOTALDEMAND' })?.has(one) === true,
    ),
  );
  return t === undefined ? null : { t, period: formatPeriod(period('5MIN', t)) };
}

const inOneRegion = (row: { readonly region: string; readonly interval_end: string; readonly spot_price_aud_per_mwh: number }): string =>
  `The electricity price in ${row.region} was ${dollars(row.spot_price_aud_per_mwh, 2)} per MWh in the five minutes to ${inWords(row.interval_end)}.`;

/**
 * Returns the renewable share in per cent. Returns null if there is no generation.
 * @param rooftop output of rooftop solar in MW. It is added to renewable output and to total output
 */
function renewableShare(units: readonly SelectedSeries[], t: number, rooftop = 0): number | null {
  const outputOf = (some: readonly SelectedSeries[]): number => some.reduce((sum, unit) => sum + Math.max(0, unit(t)), 0);
  const generating = units.filter((unit) => unit.has(t) && !NOT_GENERATION.includes(member(unit.codes, 'FUEL')));
  const [renewable, all] = [outputOf(generating.filter(({ codes }) => RENEWABLE.includes(member(codes, 'FUEL')))), outputOf(generating)];
  return all + rooftop === 0 ? null : (100 * (renewable + rooftop)) / (all + rooftop);
}
