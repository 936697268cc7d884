/**
 * Employed persons by industry, and the change over the year.
 *
 * Values are original, so every change is from the same quarter of the previous year. Shares need the sum of all industries. If an
 * industry has no value in a quarter, the quarter has no shares.
 * @see https://www.abs.gov.au/statistics/labour/employment-and-unemployment/labour-force-australia-detailed
 */
import { member } from '../core/assert.ts';
import { shiftDecimal, subtractDecimals, sumOfAll } from '../core/decimal.ts';
import { defineSnapshotSignal, refuse, type SelectedSeries, selectionOf } from '../core/define-signal.ts';
import type { StateAbbreviation } from '../core/places/geography.ts';
import { LF_INDUSTRY } from '../sources/abs/datasets/LF_INDUSTRY.ts';
import { AUSTRALIA, MEASURE, regionOf } from './inputs/labour.ts';
import { STATE } from './parameters/state.ts';
import { stateName } from './wording/extremes.ts';
import { moved } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const UNIT = 'Per cent';
const YEAR = 4;
const ALL_INDUSTRIES = 'TOT';

export const SECTORAL_EMPLOYMENT_SHIFT = defineSnapshotSignal({
  id: 'sectoral-employment-shift',
  title: 'Employment by industry',
  summary: "Employed persons by industry, with the annual change in employment and in the industry's share of all employment.",
  mode: 'snapshot',
  gives: 'rows',
  past: { frequency: 'Q' },
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: [
    'annual change = E_k,q - E_k,q-4',
    'annual change, per cent = 100 · (E_k,q / E_k,q-4 - 1)',
    'share s_k = 100 · E_k / Σ_k E_k',
    'change in share = s_k,q - s_k,q-4',
  ],
  symbols: {
    E_k: 'employed persons whose main job is in industry k, original. E_k,q: in quarter q, E_k,q-4: a year earlier',
    s_k: 'share of industry k in all employed persons, per cent',
  },
  parameters: { state: STATE },
  row: {
    industry: { type: 'string', unit: null, description: 'Industry division (ANZSIC) of the main job.' },
    industry_code: { type: 'string', unit: null, description: 'Letter of the division.' },
    employed_persons: { type: 'number', unit: 'Persons', description: 'Employed persons, original.' },
    change_on_year_persons: { type: 'number', unit: 'Persons', description: 'Change from the same quarter of the previous year.' },
    change_on_year_pct: { type: 'number', unit: UNIT, description: 'Annual change in per cent, unrounded.' },
    share_pct: { type: 'number', unit: UNIT, description: 'Employment in the industry as a share of employment in all industries.' },
    share_change_ppt: {
      type: 'number',
      unit: 'Percentage points',
      description: 'Change in the share from the same quarter of the previous year.',
    },
    rank: { type: 'number', unit: null, description: 'Rank by change in the share. 1 is the largest gain.' },
  },
  summaryFields: {
    period: { type: 'period', unit: null, description: 'Quarter of the figures.' },
    region: { type: 'string', unit: null, description: 'State in the request, or Australia.' },
    industries: { type: 'number', unit: null, description: 'Number of industries.' },
  },
  notes: [
    'Original figures for the survey month in the middle of the quarter. Each person is counted once, in the industry of the main job.',
  ],
  inputs: ({ state }) => ({
    E: selectionOf({
      dataset: LF_INDUSTRY,
      select: { MEASURE: MEASURE.employed, REGION: state === null ? AUSTRALIA : regionOf(state) },
      newest: YEAR + 1,
    }),
  }),
  compute: ({ E }, { state }) => {
    const { t, period } = E.newest ?? refuse('no industry has a figure');
    const industries = E.series.filter(({ codes }) => codes['INDUSTRY'] !== ALL_INDUSTRIES);
    const [now, then] = [sharesAt(industries, t), sharesAt(industries, t - YEAR)];
    const rows = industries.flatMap((series) => {
      const level = series.maybe(t);
      const before = series.maybe(t - YEAR);
      const code = member(series.codes, 'INDUSTRY');
      const [share, shareBefore] = [now?.get(code) ?? null, then?.get(code) ?? null];
      return level === null
        ? []
        : [
            {
              period,
              industry: member(series.labels, 'INDUSTRY'),
              industry_code: code,
              employed_persons: shiftDecimal(level, series.multiplier),
              change_on_year_persons: before === null ? null : shiftDecimal(subtractDecimals(level, before), series.multiplier),
              change_on_year_pct: before === null || before === 0 ? null : 100 * (level / before - 1),
              share_pct: share,
              share_change_ppt: share === null || shareBefore === null ? null : share - shareBefore,
            },
          ];
    });
    const gain = (row: (typeof rows)[number]): number => row.share_change_ppt ?? Number.NEGATIVE_INFINITY;
    const data = [...rows]
      .sort((a, b) => gain(b) - gain(a))
      .map((row, i) => ({ ...row, rank: row.share_change_ppt === null ? null : i + 1 }));
    const [gained, lost] = [data[0], data.findLast(({ rank }) => rank !== null)];
    return {
      headline: gained && lost ? shift(gained, lost, state) : null,
      data,
      summary: { period, region: state ?? 'Australia', industries: data.length },
    };
  },
});

/** Returns the share of each industry in per cent, by code. Returns null if an industry has no value. */
function sharesAt(industries: readonly SelectedSeries[], t: number): ReadonlyMap<string, number> | null {
  const total = sumOfAll(industries.map((series) => series.maybe(t)));
  if (total === null || total === 0) return null;
  return new Map(industries.map((series) => [member(series.codes, 'INDUSTRY'), (100 * series(t)) / total]));
}

interface Shifted {
  readonly period: string;
  readonly industry: string;
  readonly share_change_ppt: number | null;
}

function shift(gained: Shifted, lost: Shifted, state: StateAbbreviation | null): string | null {
  if (gained.share_change_ppt === null || lost.share_change_ppt === null) return null;
  const whose = state === null ? 'employment' : `employment in ${stateName(state)}`;
  const [up, down] = [gained.share_change_ppt, lost.share_change_ppt].map((change) => moved(change, 'percentage points', 2));
  return `In the year to ${inWords(gained.period)}, the share of ${gained.industry.toLowerCase()} in ${whose} ${up}, the largest rise. The share of ${lost.industry.toLowerCase()} ${down}, the largest fall.`;
}
