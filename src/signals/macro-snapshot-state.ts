/**
 * Headline indicators of each state.
 *
 * Values are as published. Labour force values are seasonally adjusted if the ABS publishes them for the state. Otherwise they are trend,
 * or else original. The row states the adjustment. The three values are for the same month.
 * @see https://www.abs.gov.au/statistics
 */
import { AU_BUILDING_APPROVALS_BY_STATE, AU_DWELLING_VALUE_BY_STATE } from '../catalogue/series/housing.ts';
import { AU_POPULATION_BY_STATE } from '../catalogue/series/population.ts';
import { AU_CPI_MONTHLY_YOY_BY_CAPITAL } from '../catalogue/series/prices.ts';
import { AU_WPI_YOY_BY_STATE } from '../catalogue/series/wages.ts';
import { entry } from '../core/assert.ts';
import { shiftDecimal } from '../core/decimal.ts';
import { defineSnapshotSignal, eachSeries, optional, type PublishedSeries, refuse, type Selection } from '../core/define-signal.ts';
import type { Adjustment } from '../core/observation.ts';
import { formatPeriod, period } from '../core/period.ts';
import { CAPITALS, type CapitalName, type StateAbbreviation } from '../core/places/geography.ts';
import { bestAdjusted, labourOfStates, MEASURE, personsIn, regionOf } from './inputs/labour.ts';
import { STATE, statesOf } from './parameters/state.ts';
import { extremesOf, statesListed } from './wording/extremes.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const UNIT = 'Per cent';

const ofPeriod = (what: string) => ({ type: 'period', unit: null, description: `Period of ${what}.` }) as const;

export const MACRO_SNAPSHOT_STATE = defineSnapshotSignal({
  id: 'macro-snapshot-state',
  title: 'Headline indicators by state',
  summary: 'Unemployment, participation, employment, inflation, wages, population, dwelling values and dwelling approvals for each state.',
  mode: 'snapshot',
  gives: 'rows',
  past: { frequency: 'M' },
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: ['each figure = the latest published figure, with its period'],
  symbols: {
    L_s: 'unemployment rate, participation rate and employed persons of state s in the latest month',
    a_s: 'monthly consumer price index of the capital city of s, all groups, change over the year, per cent',
    w_s: 'wage price index of s, original, change over the year in the latest quarter, per cent',
    N_s: 'estimated resident population of s in the latest quarter',
    V_s: 'mean price of residential dwellings in s in the latest quarter, AUD',
    B_s: 'dwellings approved in s in the latest month: all sectors and types of work, original',
  },
  parameters: { state: STATE },
  row: {
    state: { type: 'string', unit: null, description: 'State or territory.' },
    unemployment_rate_pct: { type: 'number', unit: UNIT, description: 'Unemployment rate.' },
    participation_rate_pct: { type: 'number', unit: UNIT, description: 'Participation rate.' },
    employed_persons: { type: 'number', unit: 'Persons', description: 'Employed persons aged 15 and over.' },
    labour_period: ofPeriod('the labour force figures'),
    labour_adjustment: {
      type: 'string',
      unit: null,
      description: 'Adjustment of the unemployment rate: seasonally_adjusted, trend or original.',
    },
    cpi_capital_yoy_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Consumer prices in the capital city, all groups, annual change.',
    },
    cpi_period: ofPeriod('the consumer prices'),
    wage_growth_pct: { type: 'number', unit: UNIT, description: 'Wage price index, original, annual change.' },
    wage_period: ofPeriod('the wages'),
    population: { type: 'number', unit: 'Persons', description: 'Estimated resident population.' },
    population_period: ofPeriod('the population, at its end'),
    mean_dwelling_value_aud: { type: 'number', unit: 'AUD', description: 'Mean price of residential dwellings.' },
    dwelling_value_period: ofPeriod('the dwelling value'),
    approvals_month: {
      type: 'number',
      unit: 'Dwellings',
      description: 'Dwellings approved in the month, all sectors and types of work, original.',
    },
    approvals_period: ofPeriod('the approvals'),
  },
  notes: ['Figures are released at different times, so the figures in one row have different periods.'],
  inputs: () => ({
    L: labourOfStates(MEASURE.unemployment, MEASURE.participation, MEASURE.employed),
    a: optional(eachSeries(AU_CPI_MONTHLY_YOY_BY_CAPITAL)),
    w: optional(eachSeries(AU_WPI_YOY_BY_STATE)),
    N: optional(eachSeries(AU_POPULATION_BY_STATE)),
    V: optional(eachSeries(AU_DWELLING_VALUE_BY_STATE)),
    B: optional(eachSeries(AU_BUILDING_APPROVALS_BY_STATE)),
  }),
  compute: ({ L, a, w, N, V, B }, { state }) => {
    const { t, period: month } = L.newest ?? refuse('no state has labour force figures');
    const data = statesOf(state).map(({ abbreviation: s }) => {
      return {
        period: month,
        state: s,
        ...labourAt(L, regionOf(s), t),
        ...newest('cpi_capital_yoy_pct', 'cpi_period', a[capitalOf(s)]),
        ...newest('wage_growth_pct', 'wage_period', w[s]),
        ...newest('population', 'population_period', N[s]),
        ...newest('mean_dwelling_value_aud', 'dwelling_value_period', V[s]),
        ...newest('approvals_month', 'approvals_period', B[s]),
      };
    });
    const rates = data.flatMap(({ state: s, unemployment_rate_pct: rate, labour_adjustment: adjustment }) =>
      rate === null ? [] : [{ s, rate, adjustment }],
    );
    return { headline: inStates(rates, month), about: month, data };
  },
});

/** Returns the name of the capital as spelt in series ids. */
const capitalOf = (state: StateAbbreviation): CapitalName => entry(CAPITAL_OF, state);
const CAPITAL_OF = new Map(CAPITALS.map(({ state, suffix }) => [state, suffix]));

interface Rate {
  readonly s: StateAbbreviation;
  readonly rate: number;
  readonly adjustment: Adjustment | null;
}

/** Compares only states with the same adjustment. For some territories, the ABS publishes only trend values. */
function inStates(rates: readonly Rate[], month: string): string | null {
  const adjusted = rates.filter(({ adjustment }) => adjustment === 'seasonally_adjusted');
  const alike = adjusted.length > 0 ? adjusted : rates.filter(({ adjustment }) => adjustment === rates[0]?.adjustment);
  const extremes = extremesOf(alike, ({ rate }) => rate);
  const [highest, lowest] = [extremes?.most[0], extremes?.least[0]];
  if (!extremes || !highest || !lowest) return null;
  const whose = (some: readonly Rate[]): string => statesListed(some.map(({ s }) => s));
  const first = `The unemployment rate was ${printed(highest.rate)}% in ${whose(extremes.most)} in ${inWords(month)}`;
  if (highest.rate === lowest.rate) return `${first}.`;
  const among = alike.length === rates.length ? 'of the states and territories' : `of the ${alike.length} with the same adjustment`;
  return `${first}, the highest ${among}. It was lowest in ${whose(extremes.least)}, at ${printed(lowest.rate)}%.`;
}

/** Returns the latest value in single units, with its period. */
function newest(field: string, periodField: string, view: PublishedSeries) {
  const figure = view.latest();
  return { [field]: figure ? shiftDecimal(figure.value, view.multiplier) : null, [periodField]: figure?.period ?? null };
}

function labourAt(L: Selection, REGION: string, t: number) {
  const [unemployment, participation, employed] = [MEASURE.unemployment, MEASURE.participation, MEASURE.employed].map((measure) =>
    bestAdjusted(L, { MEASURE: measure, REGION }, t),
  );
  return {
    unemployment_rate_pct: unemployment?.series(t) ?? null,
    participation_rate_pct: participation?.series(t) ?? null,
    employed_persons: employed ? personsIn(employed, employed.series(t)) : null,
    labour_period: unemployment || participation || employed ? formatPeriod(period('M', t)) : null,
    labour_adjustment: unemployment?.adjustment ?? null,
  };
}
