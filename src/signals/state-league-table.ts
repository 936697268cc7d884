/**
 * State league table. It compares each state's indicators with their ten-year means, and ranks the states by the difference.
 *
 * Values are compared only if all eight states have the same period, vintage and adjustment. Otherwise the states are not ranked
 * by that indicator, and a note states the reason. The period is the latest one that all eight states have. The mean rank needs at least
 * six of the eight indicators, because a mean over fewer would not be comparable.
 * @see https://www.abs.gov.au/statistics (the publication of each indicator)
 */

import { AU_SFD_BY_STATE } from '../catalogue/series/demand.ts';
import { AU_HOUSEHOLD_SPENDING_BY_STATE } from '../catalogue/series/households.ts';
import { AU_BUILDING_APPROVALS_BY_STATE } from '../catalogue/series/housing.ts';
import { AU_EMPLOYED, AU_UNEMP } from '../catalogue/series/labour.ts';
import { AU_UNDERUTIL } from '../catalogue/series/labour-slack.ts';
import { AU_POPULATION_BY_STATE } from '../catalogue/series/population.ts';
import { AU_WPI_YOY_BY_STATE } from '../catalogue/series/wages.ts';
import { addDecimals, subtractDecimals } from '../core/decimal.ts';
import { defineSnapshotSignal, eachSeries, optional, type PublishedSeries } from '../core/define-signal.ts';
import type { Frequency } from '../core/frequency.ts';
import { formatPeriod, period } from '../core/period.ts';
import { MAIN_STATES, type StateAbbreviation } from '../core/places/geography.ts';
import { keysOf, mapRecord } from '../core/records.ts';
import { STATE } from './parameters/state.ts';
import { statesListed } from './wording/extremes.ts';
import { listed, printed } from './wording/figures.ts';
import { inWords, periodInWords } from './wording/periods.ts';

type Measure = 'rate' | 'growth' | 'sum';

interface Indicator {
  readonly name: string;
  readonly measure: Measure;
  readonly unit: string;
  /** 1 if a higher value is better. Otherwise -1. */
  readonly better: 1 | -1;
}

const INDICATORS = {
  unemployment: { name: 'unemployment rate', measure: 'rate', unit: 'Per cent', better: -1 },
  underutilisation: { name: 'underutilisation rate', measure: 'rate', unit: 'Per cent', better: -1 },
  employment: { name: 'growth of employment over the year', measure: 'growth', unit: 'Per cent', better: 1 },
  demand: { name: 'growth of state final demand over the year', measure: 'growth', unit: 'Per cent', better: 1 },
  spending: { name: 'growth of household spending over the year', measure: 'growth', unit: 'Per cent', better: 1 },
  population: { name: 'growth of population over the year', measure: 'growth', unit: 'Per cent', better: 1 },
  wages: { name: 'growth of wages over the year', measure: 'rate', unit: 'Per cent', better: 1 },
  approvals: { name: 'dwellings approved in twelve months', measure: 'sum', unit: 'Dwellings', better: 1 },
} as const satisfies Readonly<Record<string, Indicator>>;

type IndicatorId = keyof typeof INDICATORS;
const IDS = keysOf(INDICATORS);
const STATES = MAIN_STATES.map(({ abbreviation }) => abbreviation);
const LEAST_INDICATORS = 6;
const YEARS = 10;
const PERIODS_A_YEAR: Readonly<Partial<Record<Frequency, number>>> = { M: 12, Q: 4 };

type StateViews = Readonly<Record<StateAbbreviation, PublishedSeries>>;

/** Returns the value of the indicator at t. Returns null if an input is missing. */
function valueAt(series: PublishedSeries, measure: Measure, year: number, t: number): number | null {
  if (measure === 'rate') return series.maybe(t);
  if (measure === 'growth') {
    const [now, then] = [series.maybe(t), series.maybe(t - year)];
    return now === null || then === null || then === 0 ? null : 100 * (now / then - 1);
  }
  const months = Array.from({ length: year }, (_, i) => series.maybe(t - i)).filter((value) => value !== null);
  return months.length < year ? null : addDecimals(months);
}

interface Standing {
  readonly state: StateAbbreviation;
  readonly value: number;
  readonly decadeMean: number;
  readonly difference: number;
}

interface Table {
  readonly period: string;
  readonly standings: readonly (Standing & { readonly rank: number })[];
}

const unranked = (name: string, reason: string): string => `States are not ranked by ${name}. ${reason}.`;

/** Ranks the states in the latest period that all eight states have. If this is not possible, returns a sentence with the reason. */
function tableOf({ name, measure, better }: Indicator, views: StateViews): Table | string {
  const series = STATES.map((state) => views[state]);
  const newest = series.map((one) => one.latest()?.t ?? null);
  const missing = STATES.filter((_, i) => newest[i] === null);
  if (missing.length > 0)
    return unranked(name, `No values are stored for ${missing.length === STATES.length ? 'any state' : listed(missing)}`);
  const frequencies = new Set(series.map(({ frequency }) => frequency));
  const adjustments = new Set(series.map(({ adjustment }) => adjustment));
  const [freq] = frequencies;
  const year = freq === undefined ? undefined : PERIODS_A_YEAR[freq];
  if (freq === undefined || year === undefined || frequencies.size > 1) return unranked(name, 'The states have different frequencies');
  if (adjustments.size > 1) return unranked(name, 'The states have different seasonal adjustments');
  const t = Math.min(...newest.filter((one) => one !== null));
  const standings = STATES.flatMap((state): readonly Standing[] => {
    const value = valueAt(views[state], measure, year, t);
    const before = Array.from({ length: YEARS * year }, (_, i) => valueAt(views[state], measure, year, t - 1 - i)).filter(
      (one) => one !== null,
    );
    if (value === null || before.length < YEARS * year) return [];
    const decadeMean = addDecimals(before) / before.length;
    if (measure !== 'sum') return [{ state, value, decadeMean, difference: subtractDecimals(value, decadeMean) }];
    return decadeMean === 0 ? [] : [{ state, value, decadeMean, difference: 100 * (value / decadeMean - 1) }];
  });
  const short = STATES.filter((state) => !standings.some((one) => one.state === state));
  if (short.length > 0)
    return unranked(name, `Fewer than ten years of values before ${periodInWords(period(freq, t))} are stored for ${listed(short)}`);
  const rank = ({ difference }: Standing): number =>
    1 + standings.filter((other) => better * other.difference > better * difference).length;
  return { period: formatPeriod(period(freq, t)), standings: standings.map((one) => ({ ...one, rank: rank(one) })) };
}

const SERIES = {
  unemployment: AU_UNEMP.byState,
  underutilisation: AU_UNDERUTIL.byState,
  employment: AU_EMPLOYED.byState,
  demand: AU_SFD_BY_STATE,
  spending: AU_HOUSEHOLD_SPENDING_BY_STATE,
  population: AU_POPULATION_BY_STATE,
  wages: AU_WPI_YOY_BY_STATE,
  approvals: AU_BUILDING_APPROVALS_BY_STATE,
} as const;

export const STATE_LEAGUE_TABLE = defineSnapshotSignal({
  id: 'state-league-table',
  title: 'State league table',
  summary: 'Ranks of states and territories on eight indicators. Each state is compared with its own mean over ten years.',
  mode: 'snapshot',
  gives: 'rows',
  past: { frequency: 'Q' },
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: [
    'm_s = mean(x_s,t-P … x_s,t-1)',
    'd_s = x_s,t - m_s',
    'd_s = 100 · (x_s,t / m_s - 1)',
    'r_s = 1 + #{states that do better}',
    'R_s = mean of r_s over the indicators that rank all eight',
  ],
  symbols: {
    'x_s,t': 'an indicator of state s in period t: a published rate, annual growth, or a sum of twelve months',
    P: 'number of periods in ten years',
    m_s: 'mean of the indicator over the ten years before t',
    d_s: 'difference from that mean: percentage points for rates and growth, per cent for sums',
    r_s: 'rank of the state by that indicator. Equal states share a rank',
    R_s: 'mean rank of the state',
  },
  parameters: {
    state: STATE,
    indicator: {
      kind: 'choice',
      values: IDS,
      default: null,
      description: 'Only this indicator. The mean rank still uses all indicators.',
    },
  },
  row: {
    state: { type: 'string', unit: null, description: 'State or territory.' },
    indicator: { type: 'string', unit: null, description: `One of ${IDS.join(', ')}.` },
    value: { type: 'number', unit: null, description: 'Value of the indicator, in per cent (approvals: dwellings).' },
    decade_mean: { type: 'number', unit: null, description: 'Mean over the previous ten years, in the same unit.' },
    against_decade: {
      type: 'number',
      unit: null,
      description: 'Value minus mean, in percentage points. For approvals, the difference in per cent.',
    },
    rank: {
      type: 'number',
      unit: 'Rank',
      description: "Rank by the difference from the state's own mean. 1 is the best. Equal states share a rank.",
    },
  },
  summaryFields: {
    indicators_ranked: { type: 'number', unit: null, description: 'Number of indicators that rank all eight states.' },
    indicators: { type: 'number', unit: null, description: 'Number of indicators.' },
    mean_rank: {
      type: 'array',
      unit: 'Rank',
      description:
        'Mean rank of each state over the indicators that rank all eight states, best first. Null if too few indicators rank the states.',
      of: { state: 'string', mean_rank: 'number' },
    },
  },
  notes: [
    'Ranks compare each state with its past. They do not show which state is richer or grows faster.',
    'Household spending is in current prices, so higher prices increase it.',
    'Wages are original. Approved dwellings are original and summed over twelve months. Other indicators are seasonally adjusted or need no adjustment.',
    'Lower unemployment and underutilisation are better. For other indicators, higher is better. All indicators have equal weight.',
  ],
  inputs: () => ({
    ...mapRecord(SERIES, (series) => optional(eachSeries(series))),
    // Both inputs are in one dataset. If one of them is missing, the other is missing too.
    unemployment: eachSeries(SERIES.unemployment),
    employment: eachSeries(SERIES.employment),
  }),
  compute: (inputs, { state, indicator }) => {
    const tables = IDS.map((id) => ({ id, table: tableOf(INDICATORS[id], inputs[id]) }));
    const ranked = tables.flatMap(({ id, table }) => (typeof table === 'string' ? [] : [{ id, ...table }]));
    const shown = ranked.filter(({ id }) => indicator === null || id === indicator);
    const rows = shown.flatMap(({ id, period: text, standings }) =>
      standings
        .filter((one) => state === null || one.state === state)
        .map((one) => ({
          state: one.state,
          indicator: id,
          period: text,
          value: one.value,
          decade_mean: one.decadeMean,
          against_decade: one.difference,
          rank: one.rank,
        })),
    );
    const overall = ranked.length < LEAST_INDICATORS ? null : meanRanks(ranked);
    return {
      headline: headlineOf(indicator === null ? overall : null, shown),
      ...(shown[0] === undefined ? {} : { about: shown[0].period }),
      data: rows,
      summary: { indicators_ranked: ranked.length, indicators: IDS.length, mean_rank: overall },
      notes: [
        ...tables.flatMap(({ table }) => (typeof table === 'string' ? [table] : [])),
        ...(overall === null
          ? [`No mean rank is given, because fewer than ${LEAST_INDICATORS} of ${IDS.length} indicators rank the states.`]
          : []),
      ],
    };
  },
});

/** Returns the mean ranks of the states, with the best state first. */
function meanRanks(ranked: readonly Table[]): readonly { readonly state: StateAbbreviation; readonly mean_rank: number }[] {
  return STATES.map((state) => {
    const ranks = ranked.flatMap(({ standings }) => standings.flatMap((one) => (one.state === state ? [one.rank] : [])));
    return { state, mean_rank: addDecimals(ranks) / ranks.length };
  }).sort((a, b) => a.mean_rank - b.mean_rank);
}

function headlineOf(
  overall: ReturnType<typeof meanRanks> | null,
  ranked: readonly (Table & { readonly id: IndicatorId })[],
): string | null {
  const [first] = overall ?? [];
  if (first !== undefined && overall !== null) {
    const best = overall.filter(({ mean_rank }) => mean_rank === first.mean_rank).map(({ state }) => state);
    return `Relative to the average of the previous ten years, ${statesListed(best)} ${best.length === 1 ? 'ranks' : 'rank'} first, with a mean rank of ${printed(first.mean_rank)} over ${ranked.length} indicators.`;
  }
  const [one] = ranked;
  if (one === undefined) return null;
  const best = one.standings.filter(({ rank }) => rank === 1).map(({ state }) => state);
  return `Relative to the average of the previous ten years, ${statesListed(best)} ranked first by ${INDICATORS[one.id].name} in ${inWords(one.period)}.`;
}
