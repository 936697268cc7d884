/**
 * Employment by state.
 *
 *   E_s      employed persons of state s in the newest month m, thousands
 *   R_s      employment to population ratio of state s in m, per cent
 *   change on the month = E_s,m - E_s,m-1        persons
 *   change on the year = 100 · (E_s,m / E_s,m-12 - 1)         per cent
 *   share = 100 · E_s / Σ_s E_s                  per cent of the eight states together
 *
 * Every state in the best adjustment that is published for it in m: seasonally adjusted, else trend, else original; its changes are of the
 * same series. Shares are of the sum of the states, which each are adjusted on their own and do not add up to Australia; where a state is
 * missing there are no shares.
 * @see https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia
 */
import { shiftDecimal, subtractDecimals } from '../core/decimal.ts';
import { defineSnapshotSignal, refuse } from '../core/define-signal.ts';
import { formatPeriod, period } from '../core/period.ts';
import { type Adjusted, bestAdjusted, labourOfStates, MEASURE, regionOf } from './inputs/labour.ts';
import { EIGHT_STATES, STATE } from './parameters/state.ts';

const UNIT = 'Per cent';
export const STATE_EMPLOYMENT_SNAPSHOT = defineSnapshotSignal({
  id: 'state-employment-snapshot',
  title: 'Employment by state',
  summary: 'Employed persons of each state, their change on the month and the year, and the share of each state.',
  mode: 'snapshot',
  gives: 'rows',
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: ['change on the month = E_s,m - E_s,m-1', 'change on the year = 100 · (E_s,m / E_s,m-12 - 1)', 'share = 100 · E_s / Σ_s E_s'],
  parameters: { state: STATE },
  row: {
    state: { type: 'string', unit: null, description: 'State or territory.' },
    employed_persons: { type: 'number', unit: 'Persons', description: 'Employed persons aged 15 and over, as published, in persons.' },
    change_on_month: { type: 'number', unit: 'Persons', description: 'Change on the month before, of the same series.' },
    change_on_year_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Change on the same month of the year before, of the same series, unrounded.',
    },
    share_pct: { type: 'number', unit: UNIT, description: 'Share of the eight states together; null where one of them is missing.' },
    employment_to_population_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Employed persons per hundred of the civilian population aged 15 and over.',
    },
    adjustment: { type: 'string', unit: null, description: 'Adjustment of the employed persons: seasonally_adjusted, trend or original.' },
  },
  notes: ['Seasonally adjusted states do not add up to Australia: each is adjusted on its own.'],
  inputs: () => ({ E: labourOfStates(MEASURE.employed), R: labourOfStates(MEASURE.employmentToPopulation) }),
  compute: ({ E, R }, { state }) => {
    const { t, period: text } = E.newest ?? refuse('no state has a figure');
    const found = EIGHT_STATES.map(({ abbreviation }) => {
      const REGION = regionOf(abbreviation);
      return {
        state: abbreviation,
        employed: bestAdjusted(E, { MEASURE: MEASURE.employed, REGION }, t),
        ratio: bestAdjusted(R, { MEASURE: MEASURE.employmentToPopulation, REGION }, t),
      };
    });
    const levels = found.map(({ employed }) => employed?.series(t) ?? null);
    const total = levels.reduce<number | null>((sum, level) => (sum === null || level === null ? null : sum + level), 0);
    const rows = found.map(({ state: abbreviation, employed, ratio }, i) => {
      const level = levels[i] ?? null;
      return {
        period: text,
        state: abbreviation,
        employed_persons: level === null ? null : persons(level, employed),
        ...changes(employed, level, t),
        share_pct: total === null || level === null ? null : (100 * level) / total,
        employment_to_population_pct: ratio?.series(t) ?? null,
        adjustment: employed?.adjustment ?? null,
      };
    });
    const adjustments = new Set(rows.map(({ adjustment }) => adjustment).filter((adjustment) => adjustment !== null));
    return {
      data: rows.filter((row) => state === null || row.state === state),
      summary: {
        period: formatPeriod(period('M', t)),
        states_total_persons: total === null ? null : persons(total, found[0]?.employed ?? null),
      },
      notes: adjustments.size > 1 ? ['The states are not all adjusted alike: see the column adjustment.'] : [],
    };
  },
});

function changes(employed: Adjusted | null, level: number | null, t: number) {
  const [before, yearBefore] = [employed?.series.maybe(t - 1) ?? null, employed?.series.maybe(t - 12) ?? null];
  return {
    change_on_month: level === null || before === null ? null : persons(subtractDecimals(level, before), employed),
    change_on_year_pct: level === null || yearBefore === null || yearBefore === 0 ? null : 100 * (level / yearBefore - 1),
  };
}

/** Heads counted one by one, whatever the publisher counts in. */
const persons = (count: number, employed: Adjusted | null): number => shiftDecimal(count, employed?.series.multiplier ?? 0);
