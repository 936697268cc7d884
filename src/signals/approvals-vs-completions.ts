/**
 * Approvals and completions: the share of approved new dwellings that have been completed.
 *
 * Both are for new work only. They exclude conversions and alterations. Sums are over four whole quarters, so a quarter with a missing
 * month has no row. The share of earlier approvals is null if the earlier approvals are missing. Each input is from one vintage, because
 * revisions to completions are larger than the difference.
 * @see https://www.abs.gov.au/statistics/industry/building-and-construction/building-approvals-australia
 * @see https://www.abs.gov.au/statistics/industry/building-and-construction/building-activity-australia
 */
import { AU_BUILDING_APPROVALS_NEW, AU_BUILDING_COMPLETIONS_NEW } from '../catalogue/series/housing.ts';
import { addDecimals, subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal } from '../core/define-signal.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

/** Returns quarter t and the three quarters before it. */
const yearTo = (t: number): readonly number[] => [t, t - 1, t - 2, t - 3];

export const APPROVALS_VS_COMPLETIONS = defineHistorySignal({
  id: 'approvals-vs-completions',
  title: 'Dwelling approvals compared with completions',
  summary: 'New dwellings approved and completed over four quarters, with their difference and ratio.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: [
    'A_t = a_t + a_{t-1} + a_{t-2} + a_{t-3}',
    'C_t = c_t + c_{t-1} + c_{t-2} + c_{t-3}',
    'd_t = A_t - C_t',
    'p_t = 100 · C_t / A_t',
    'q_t = 100 · C_t / A_{t-k}',
  ],
  symbols: {
    a_t: 'new dwellings approved in the three months of quarter t: all sectors, new work, original',
    c_t: 'new dwellings completed in quarter t: all sectors, new work, original',
    A_t: 'dwellings approved in the four quarters to t',
    C_t: 'dwellings completed in the four quarters to t',
    d_t: 'approved dwellings minus completed dwellings',
    p_t: 'completed dwellings as a share of those approved in the same four quarters, per cent',
    q_t: 'completed dwellings as a share of those approved k quarters earlier, per cent',
    k: 'lag in quarters, set by the parameter lag',
  },
  parameters: {
    lag: {
      kind: 'number',
      default: 4,
      min: 0,
      max: 20,
      whole: true,
      unit: 'Quarters',
      description: 'Assumed lag from approvals to completions in quarters, k. The default of 4 quarters is a convention.',
    },
  },
  row: {
    approvals_4q: { type: 'number', unit: 'Dwellings', description: 'New dwelling units approved in the four quarters to this quarter.' },
    completions_4q: {
      type: 'number',
      unit: 'Dwellings',
      description: 'New dwelling units completed in the four quarters to this quarter.',
    },
    gap_dwellings: { type: 'number', unit: 'Dwellings', description: 'Approvals minus completions.' },
    completions_to_approvals_pct: { type: 'number', unit: 'Per cent', description: 'Completions as a share of approvals, unrounded.' },
    completions_to_lagged_approvals_pct: {
      type: 'number',
      unit: 'Per cent',
      description:
        'Completions as a share of earlier approvals, unrounded. The parameter lag sets how many quarters earlier the approvals are. Null if any of these quarters is not published.',
    },
  },
  notes: [
    'New dwelling units, all sectors, total residential, original. Approvals and completions have the same work type. Conversions and alterations are excluded.',
    'Approved dwellings are completed about a year later on average. Apartments take longer, and some dwellings are never completed. The approvals and completions of one period are therefore for different dwellings.',
  ],
  inputs: () => ({
    a: { series: AU_BUILDING_APPROVALS_NEW, sample: 'sum' },
    c: { series: AU_BUILDING_COMPLETIONS_NEW, sample: 'same' },
  }),
  compute: ({ a, c }, t, { lag }) => {
    const A = addDecimals(yearTo(t).map(a));
    const C = addDecimals(yearTo(t).map(c));
    const earlier = yearTo(t - lag).map((quarter) => a.maybe(quarter));
    const lagged = earlier.every((value) => value !== null) ? addDecimals(earlier) : null;
    return {
      approvals_4q: A,
      completions_4q: C,
      gap_dwellings: subtractDecimals(A, C),
      completions_to_approvals_pct: share(C, A),
      completions_to_lagged_approvals_pct: share(C, lagged),
    };
  },
  headline: (now) =>
    `${printed(now.approvals_4q, 0)} new dwellings were approved and ${printed(now.completions_4q, 0)} completed in the four quarters to ${inWords(now.period)}.`,
});

const share = (part: number, whole: number | null): number | null => (whole === null || whole === 0 ? null : (100 * part) / whole);
