/**
 * Youth unemployment: people aged 15 to 24, compared with people of all ages.
 *
 * States also have participation rates. The two rates of a place are for the same month, and have the same adjustment. They are
 * seasonally adjusted if both rates are published with this adjustment. Otherwise they are trend or original. Each row states the
 * adjustment. A state has no values if the two rates have no common month and adjustment.
 * @see https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia
 */
import { member } from '../core/assert.ts';
import { subtractDecimals } from '../core/decimal.ts';
import { defineSnapshotSignal, refuse, type Selection, selectionOf } from '../core/define-signal.ts';
import { formatPeriod, period } from '../core/period.ts';
import { LF_AGE } from '../sources/abs/datasets/LF_AGE.ts';
import { newestCommon } from './inputs/common-periods.ts';
import { AUSTRALIA, bothAdjusted, labourOfAll, MEASURE, regionOf } from './inputs/labour.ts';
import { STATE, statesOf } from './parameters/state.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const UNIT = 'Per cent';
const YOUNG = '1524';

function placeAt(y: Selection, u: Selection, region: string, t: number) {
  const rates = (measure: string) => {
    const codes = { MEASURE: measure, REGION: region };
    return bothAdjusted(t, { from: y, codes: { ...codes, AGE: YOUNG } }, { from: u, codes });
  };
  const unemployment = rates(MEASURE.unemployment);
  const participation = rates(MEASURE.participation);
  return {
    youth_unemployment_rate_pct: unemployment?.one ?? null,
    overall_unemployment_rate_pct: unemployment?.other ?? null,
    gap_pct: unemployment && subtractDecimals(unemployment.one, unemployment.other),
    ratio: unemployment && unemployment.other !== 0 ? unemployment.one / unemployment.other : null,
    youth_participation_rate_pct: participation?.one ?? null,
    overall_participation_rate_pct: participation?.other ?? null,
    adjustment: unemployment?.adjustment ?? null,
  };
}

export const YOUTH_UNEMPLOYMENT = defineSnapshotSignal({
  id: 'youth-unemployment',
  title: 'Youth unemployment',
  summary: 'Unemployment and participation of people aged 15 to 24 compared with all ages, for Australia and each state.',
  mode: 'snapshot',
  gives: 'object',
  past: { frequency: 'M' },
  oneRelease: true,
  stale: 'serve_cached',
  methodologyVersion: 2,
  changes: [{ from: '2026-11-30', what: 'Both rates are from the same release. Earlier versions compared rates from different releases.' }],
  formula: ['gap = y - u', 'ratio = y / u'],
  symbols: {
    y: 'unemployment rate of people aged 15 to 24 in the latest month with both rates, per cent',
    u: 'unemployment rate of people aged 15 and over in that month, per cent',
    gap: 'difference of the two rates, percentage points',
  },
  parameters: { state: STATE },
  row: {
    youth_unemployment_rate_pct: { type: 'number', unit: UNIT, description: 'Unemployment rate of people aged 15 to 24, Australia.' },
    overall_unemployment_rate_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Unemployment rate of all people aged 15 and over, Australia.',
    },
    gap_pct: {
      type: 'number',
      unit: 'Percentage points',
      description: 'Unemployment rate of people aged 15 to 24 minus the rate for all ages.',
    },
    ratio: { type: 'number', unit: null, description: 'Youth rate divided by the rate for all ages, unrounded.' },
    youth_participation_rate_pct: { type: 'number', unit: UNIT, description: 'Participation rate of people aged 15 to 24, Australia.' },
    overall_participation_rate_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Participation rate of all people aged 15 and over, Australia.',
    },
    adjustment: {
      type: 'string',
      unit: null,
      description: 'Adjustment of the unemployment rates: seasonally_adjusted, trend or original.',
    },
    states: {
      type: 'array',
      of: {
        state: 'string',
        youth_unemployment_rate_pct: 'number?',
        overall_unemployment_rate_pct: 'number?',
        gap_pct: 'number?',
        ratio: 'number?',
        youth_participation_rate_pct: 'number?',
        overall_participation_rate_pct: 'number?',
        adjustment: 'string?',
      },
      unit: null,
      description: 'The same fields for each state or territory, with the adjustment of its rates. Null if not published.',
    },
  },
  notes: [
    'Rates are given as published, with up to eight decimal places. The ABS quotes one decimal place.',
    'Original figures for young people in small states are volatile.',
  ],
  inputs: () => ({
    y: selectionOf({
      dataset: LF_AGE,
      select: { MEASURE: [MEASURE.unemployment, MEASURE.participation], SEX: '3', AGE: YOUNG, TSEST: ['20', '30', '10'] },
      newest: 13,
    }),
    u: labourOfAll(MEASURE.unemployment, MEASURE.participation),
  }),
  compute: ({ y, u }, { state }) => {
    const t = newestMonth(y, u) ?? refuse('young people and people of all ages have no month in common');
    const text = formatPeriod(period('M', t));
    const states = statesOf(state).map(({ abbreviation }) => ({ state: abbreviation, ...placeAt(y, u, regionOf(abbreviation), t) }));
    const nation = placeAt(y, u, AUSTRALIA, t);
    const { youth_unemployment_rate_pct: youth, overall_unemployment_rate_pct: all } = nation;
    const headline =
      youth === null || all === null
        ? null
        : `The unemployment rate of people aged 15 to 24 was ${printed(youth)}% in Australia in ${inWords(text)}, compared with ${printed(all)}% for all ages.`;
    return { headline, data: { period: text, ...nation, states } };
  },
});

/** Returns the latest month in which Australia has both rates in the same adjustment. */
function newestMonth(y: Selection, u: Selection): number | null {
  const codes = { MEASURE: MEASURE.unemployment, REGION: AUSTRALIA };
  const months = y.where({ ...codes, AGE: YOUNG }).flatMap((series) => {
    const overall = u.find({ ...codes, TSEST: member(series.codes, 'TSEST') });
    return overall ? [newestCommon(series, overall)] : [];
  });
  const found = months.filter((t) => t !== null);
  return found.length === 0 ? null : Math.max(...found);
}
