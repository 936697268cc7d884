/**
 * Employment by state.
 *
 * Values are seasonally adjusted if the ABS publishes them for the state. Otherwise they are trend, or else original. A change compares
 * values of the same series. Shares are of the sum of the states. This sum does not equal the value for Australia, because each state is
 * adjusted separately. If a state is missing, there are no shares.
 * @see https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia
 */

import { at } from '../core/assert.ts';
import { capitalised } from '../core/basic/text.ts';
import { subtractDecimals, sumOfAll } from '../core/decimal.ts';
import { defineSnapshotSignal, refuse } from '../core/define-signal.ts';
import { formatPeriod, period } from '../core/period.ts';
import { MAIN_STATES, type StateAbbreviation } from '../core/places/geography.ts';
import { type Adjusted, bestAdjusted, labourOfStates, MEASURE, personsIn, regionOf } from './inputs/labour.ts';
import { STATE } from './parameters/state.ts';
import { stateName } from './wording/extremes.ts';
import { moved, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const UNIT = 'Per cent';
export const STATE_EMPLOYMENT_SNAPSHOT = defineSnapshotSignal({
  id: 'state-employment-snapshot',
  title: 'Employment by state',
  summary: "Employed persons by state, with the monthly and annual change and the state's share of the national total.",
  mode: 'snapshot',
  gives: 'rows',
  past: { frequency: 'M' },
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: ['monthly change = E_s,m - E_s,m-1', 'annual change = 100 · (E_s,m / E_s,m-12 - 1)', 'share = 100 · E_s / Σ_s E_s'],
  symbols: {
    E_s: 'employed persons in state s. E_s,m: in month m, E_s,m-1: in the previous month',
    R_s: 'ratio of employment to population in state s in the latest month, per cent',
  },
  parameters: { state: STATE },
  row: {
    state: { type: 'string', unit: null, description: 'State or territory.' },
    employed_persons: { type: 'number', unit: 'Persons', description: 'Employed persons aged 15 and over, as published, in persons.' },
    change_on_month: { type: 'number', unit: 'Persons', description: 'Change from the previous month, in the same series.' },
    change_on_year_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Change from the same month of the previous year, in the same series, unrounded.',
    },
    share_pct: {
      type: 'number',
      unit: UNIT,
      description:
        'Employed persons as a share of the total for the eight states and territories. Null if the figure for a state is missing.',
    },
    employment_to_population_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Employed persons per hundred of the civilian population aged 15 and over.',
    },
    adjustment: { type: 'string', unit: null, description: 'Adjustment of the employed persons: seasonally_adjusted, trend or original.' },
  },
  summaryFields: {
    period: { type: 'period', unit: null, description: 'Month of the figures.' },
    states_total_persons: {
      type: 'number',
      unit: 'Persons',
      description: 'Employed persons in the eight states and territories. Null if the figure for a state is missing.',
    },
  },
  notes: ['Seasonally adjusted states do not add up to Australia, because each is adjusted separately.'],
  inputs: () => ({ E: labourOfStates(MEASURE.employed), R: labourOfStates(MEASURE.employmentToPopulation) }),
  compute: ({ E, R }, { state }) => {
    const { t, period: text } = E.newest ?? refuse('no state has a figure');
    const found = MAIN_STATES.map(({ abbreviation }) => {
      const REGION = regionOf(abbreviation);
      return {
        state: abbreviation,
        employed: bestAdjusted(E, { MEASURE: MEASURE.employed, REGION }, t),
        ratio: bestAdjusted(R, { MEASURE: MEASURE.employmentToPopulation, REGION }, t),
      };
    });
    const levels = found.map(({ employed }) => (employed === null ? null : personsIn(employed, employed.series(t))));
    const total = sumOfAll(levels);
    const rows = found.map(({ state: abbreviation, employed, ratio }, i) => {
      const level = at(levels, i);
      return {
        period: text,
        state: abbreviation,
        employed_persons: level,
        ...changes(employed, t),
        share_pct: total === null || level === null ? null : (100 * level) / total,
        employment_to_population_pct: ratio?.series(t) ?? null,
        adjustment: employed?.adjustment ?? null,
      };
    });
    const adjustments = new Set(rows.map(({ adjustment }) => adjustment).filter((adjustment) => adjustment !== null));
    const shown = rows.filter((row) => state === null || row.state === state);
    return {
      headline: inOneState(shown) ?? inAllStates(text, total),
      data: shown,
      summary: {
        period: formatPeriod(period('M', t)),
        states_total_persons: total,
      },
      notes: adjustments.size > 1 ? ['The states do not all have the same adjustment. See the column adjustment.'] : [],
    };
  },
});

function changes(employed: Adjusted | null, t: number) {
  if (employed === null) return { change_on_month: null, change_on_year_pct: null };
  const { series } = employed;
  const [now, before, yearBefore] = [series(t), series.maybe(t - 1), series.maybe(t - 12)];
  return {
    change_on_month: before === null ? null : personsIn(employed, subtractDecimals(now, before)),
    change_on_year_pct: yearBefore === null || yearBefore === 0 ? null : 100 * (now / yearBefore - 1),
  };
}

const inAllStates = (month: string, total: number | null): string | null =>
  total === null ? null : `The states and territories together had ${printed(total, 0)} employed persons in ${inWords(month)}.`;

function inOneState(
  rows: readonly {
    readonly period: string;
    readonly state: StateAbbreviation;
    readonly employed_persons: number | null;
    readonly change_on_year_pct: number | null;
  }[],
): string | null {
  const [one] = rows;
  if (rows.length !== 1 || !one || one.employed_persons === null) return null;
  const change = one.change_on_year_pct === null ? '' : `. Employment ${moved(one.change_on_year_pct)} over the year`;
  return `${capitalised(stateName(one.state))} had ${printed(one.employed_persons, 0)} employed persons in ${inWords(one.period)}${change}.`;
}
