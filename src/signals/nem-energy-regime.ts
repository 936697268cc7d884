/**
 * Regime of each region in the electricity market, by its latest price.
 *
 * The rules in the formula are checked in order. The first rule that is true sets the regime. If no rule is true, the regime is normal.
 * @see https://www.aemo.com.au/energy-systems/electricity/national-electricity-market-nem
 */
import { REGION_NAMES } from '../catalogue/regions/market-regions.ts';
import { inForceOn } from '../core/dated-constant.ts';
import { defineSnapshotSignal, refuse, selectionOf } from '../core/define-signal.ts';
import { lastDay, period } from '../core/period.ts';
import { recordOf } from '../core/records.ts';
import { dispatch_price } from '../sources/aemo/datasets/dispatch_price.ts';
import {
  ADMINISTERED_PRICE_CAP,
  CUMULATIVE_PRICE_THRESHOLD,
  ELEVATED,
  MARKET_FLOOR_PRICE,
  MARKET_PRICE_CAP,
  SCARCITY,
} from './constants/market-limits.ts';
import { isAdministered } from './inputs/price-flags.ts';
import { REGION, regionsOf } from './parameters/region.ts';
import { dollars, listed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

/** The regimes, with the most severe one first. */
const REGIMES = ['suspended', 'administered', 'at_cap', 'scarcity', 'elevated', 'floor', 'negative', 'normal'] as const;
type Regime = (typeof REGIMES)[number];

interface Limits {
  readonly cap: number;
  readonly threshold: number;
  readonly scarcity: number;
  readonly elevated: number;
}

export const NEM_ENERGY_REGIME = defineSnapshotSignal({
  id: 'nem-energy-regime',
  title: 'Electricity market conditions',
  summary: 'Price range in each region of the electricity market: normal, elevated, scarcity, at the cap, administered or negative.',
  mode: 'snapshot',
  gives: 'rows',
  past: { none: 'Past intervals for a region are at addresses such as /v1/energy/NSW1.' },
  stale: 'refuse',
  offline: 'dated',
  references: [
    'AEMC, Amending the administered price cap, final determination, 17 November 2022',
    'National Electricity Rules, clauses 3.9.4, 3.9.6 and 3.14',
  ],
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-22',
      what: 'The administered price cap is in the summary. The tables of limits begin in 1997, with dates and sources from the operator.',
    },
  ],
  formula: ['suspended', 'C_r > T', 'p_r ≥ cap', 'p_r > scarcity', 'p_r > elevated', 'p_r ≤ floor', 'p_r < 0', 'share_r = 100 · C_r / T'],
  symbols: {
    p_r: 'regional reference price of region r in the latest interval, $/MWh',
    C_r: 'sum of the prices of the last 2,016 intervals (seven days), as published by AEMO, $/MWh',
    T: 'cumulative price threshold on the day of the interval, $/MWh. Above it, prices are administered',
    cap: 'market price cap on that day, $/MWh',
    floor: 'market floor price on that day, $/MWh',
    share_r: 'cumulative price as a share of the threshold, per cent',
  },
  parameters: {
    region: REGION,
    scarcity: {
      kind: 'number',
      default: SCARCITY,
      min: 0,
      max: 100_000,
      unit: '$/MWh',
      description: 'Price above which the result is scarcity.',
    },
    elevated: {
      kind: 'number',
      default: ELEVATED,
      min: 0,
      max: 100_000,
      unit: '$/MWh',
      description: 'Price above which the result is elevated.',
    },
  },
  constants: { cap: MARKET_PRICE_CAP, T: CUMULATIVE_PRICE_THRESHOLD, floor: MARKET_FLOOR_PRICE, administered_cap: ADMINISTERED_PRICE_CAP },
  regime: { field: 'regime', of: 'region' },
  row: {
    region: { type: 'string', unit: null, description: 'Region of the market.' },
    regime: { type: 'string', unit: null, description: `Condition of the region: ${REGIMES.join(', ')}.` },
    spot_price_aud_per_mwh: { type: 'number', unit: '$/MWh', description: 'Price of the latest interval.' },
    cumulative_price_aud: {
      type: 'number',
      unit: '$/MWh',
      description: 'Cumulative price: the sum of prices over seven days, as AEMO states it. Null if missing.',
    },
    cumulative_threshold_aud: { type: 'number', unit: '$/MWh', description: 'Cumulative price threshold that applies on the day.' },
    share_of_threshold_pct: { type: 'number', unit: 'Per cent', description: 'Cumulative price as a share of the threshold.' },
    interval_end: { type: 'string', unit: null, description: 'End of the interval, market time.' },
  },
  summaryFields: {
    gravest: { type: 'string', unit: null, description: 'The most severe result of any region.' },
    counts: {
      type: 'object',
      unit: null,
      description: 'Number of regions with each result.',
      of: Object.fromEntries(REGIMES.map((regime) => [regime, 'number'])),
    },
    market_price_cap_aud_per_mwh: { type: 'number', unit: '$/MWh', description: 'Market price cap that applies on the day.' },
    market_floor_price_aud_per_mwh: { type: 'number', unit: '$/MWh', description: 'Market floor price.' },
    administered_price_cap_aud_per_mwh: {
      type: 'number',
      unit: '$/MWh',
      description: 'Administered price cap that applies on the day. Null before the first cap.',
    },
  },
  notes: [
    'The threshold and cap change every 1 July. The values used are for the day of the interval.',
    'The bands are conventions, not market rules. The parameters name their sources. The Australian Energy Regulator applies the $5,000 limit to half-hour prices, and considers it no longer fit for purpose. Here the limit applies to five-minute prices.',
  ],
  inputs: ({ region }) => ({
    prices: selectionOf({
      dataset: dispatch_price,
      select: {
        REGIONID: regionsOf(region),
        METRIC: ['RRP', 'APCFLAG', 'MARKETSUSPENDEDFLAG', 'CUMUL_PRE_AP_ENERGY_PRICE'],
      },
      newest: 1,
    }),
  }),
  compute: ({ prices }, { region, scarcity, elevated }) => {
    const { newest } = prices;
    if (!newest) refuse('no region has a price');
    const day = lastDay(period('5MIN', newest.t));
    const cap = inForceOn(MARKET_PRICE_CAP, day);
    const threshold = inForceOn(CUMULATIVE_PRICE_THRESHOLD, day);
    if (!cap || !threshold) refuse('no limits are known for the day');
    const limits = { cap: cap.value, threshold: threshold.value, scarcity, elevated };
    const data = regionsOf(region).flatMap((REGIONID) => {
      const of = (metric: string): number | null => prices.find({ REGIONID, METRIC: metric })?.maybe(newest.t) ?? null;
      const price = of('RRP');
      if (price === null) return [];
      const cumulative = of('CUMUL_PRE_AP_ENERGY_PRICE');
      return [
        {
          period: newest.period,
          region: REGIONID,
          regime: regimeOf(price, cumulative, of('APCFLAG'), of('MARKETSUSPENDEDFLAG'), limits),
          spot_price_aud_per_mwh: price,
          cumulative_price_aud: cumulative,
          cumulative_threshold_aud: threshold.value,
          share_of_threshold_pct: cumulative === null ? null : (100 * cumulative) / threshold.value,
          interval_end: newest.period,
        },
      ];
    });
    const counts = recordOf(REGIMES, (regime) => data.filter((row) => row.regime === regime).length);
    const regions = data.map(
      (row) => `${REGION_NAMES[row.region] ?? row.region} ${dollars(row.spot_price_aud_per_mwh, 2)} (${row.regime.replace('_', ' ')})`,
    );
    return {
      headline: regions.length === 0 ? null : `Price per MWh in the five minutes to ${inWords(newest.period)}: ${listed(regions)}.`,
      data,
      day,
      summary: {
        gravest: REGIMES.find((regime) => counts[regime] > 0) ?? null,
        counts,
        market_price_cap_aud_per_mwh: cap.value,
        market_floor_price_aud_per_mwh: MARKET_FLOOR_PRICE.value,
        administered_price_cap_aud_per_mwh: inForceOn(ADMINISTERED_PRICE_CAP, day)?.value ?? null,
      },
    };
  },
});

function regimeOf(price: number, cumulative: number | null, administered: number | null, suspended: number | null, limits: Limits): Regime {
  if (suspended === 1) return 'suspended';
  if ((cumulative !== null && cumulative > limits.threshold) || isAdministered(administered)) return 'administered';
  if (price >= limits.cap) return 'at_cap';
  if (price > limits.scarcity) return 'scarcity';
  if (price > limits.elevated) return 'elevated';
  if (price <= MARKET_FLOOR_PRICE.value) return 'floor';
  return price < 0 ? 'negative' : 'normal';
}
