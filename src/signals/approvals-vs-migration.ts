/**
 * Approvals and migration: approved new dwellings, compared with the dwellings that new migrants need.
 *
 * `symbols` explains the symbols. k is for migration only. j and l also include natural increase. With include_natural_increase, d and k
 * include it as well. Demolitions and empty dwellings are not counted. Below 50,000 persons, the shares are null, because a share of a
 * small number is meaningless (coverage was 6,132% in 2021-Q4). If approvals or migration are missing for any of the four quarters, there
 * is no row.
 * @see https://www.abs.gov.au/statistics/people/population/national-state-and-territory-population
 * @see https://www.abs.gov.au/statistics/industry/building-and-construction/building-approvals-australia
 */
import { AU_BUILDING_APPROVALS_NEW, AU_BUILDING_COMPLETIONS_NEW } from '../catalogue/series/housing.ts';
import { AU_NATURAL_INCREASE, AU_NOM } from '../catalogue/series/population.ts';
import type { DatedConstant } from '../core/dated-constant.ts';
import { addDecimals, shiftDecimal, sumOfAll } from '../core/decimal.ts';
import { refuse as absent, defineHistorySignal } from '../core/define-signal.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const H: DatedConstant = {
  value: 2.5,
  unit: 'Persons',
  from: '2021-08-10',
  source: 'ABS, Census of Population and Housing 2021, average number of people per household, Australia',
  sourceUrl: 'https://www.abs.gov.au/census/find-census-data/quickstats/2021/AUS',
};

/** The minimum number of persons a year. The share is null if there are fewer. */
const FEWEST_PERSONS = 50_000;

/** Returns quarter t and the three quarters before it. */
const yearTo = (t: number): readonly number[] => [t, t - 1, t - 2, t - 3];

export const APPROVALS_VS_MIGRATION = defineHistorySignal({
  id: 'approvals-vs-migration',
  title: 'Dwelling approvals compared with net overseas migration',
  summary: 'New dwellings approved over four quarters, as a share of the dwellings needed for net overseas migration in the same quarters.',
  mode: 'history',
  frequency: 'Q',
  stale: 'serve_cached',
  methodologyVersion: 4,
  changes: [
    {
      from: '2026-11-22',
      what: 'Adds completions over four quarters, and completions as a share of the dwellings that migration and natural increase need.',
    },
    {
      from: '2026-11-22',
      what: 'Adds natural increase, and approvals as a share of the dwellings that migration and natural increase need. include_natural_increase adds natural increase to the dwellings required.',
    },
    {
      from: '2026-11-28',
      what: 'Adds approvals minus the dwellings required. Coverage is null for fewer than 50,000 persons.',
    },
  ],
  formula: [
    'A_t = a_t + a_{t-1} + a_{t-2} + a_{t-3}',
    'M_t = m_t + m_{t-1} + m_{t-2} + m_{t-3}',
    'R_t = M_t / h',
    'd_t = A_t - R_t',
    'k_t = 100 · A_t / R_t',
    'j_t = 100 · A_t / ((M_t + B_t) / h)',
    'l_t = 100 · C_t / ((M_t + B_t) / h)',
  ],
  symbols: {
    a_t: 'new dwellings approved in the three months of quarter t: all sectors, new work, original',
    m_t: 'net overseas migration in quarter t, persons',
    A_t: 'dwellings approved in the four quarters to t',
    M_t: 'net overseas migration in the four quarters to t, persons',
    h: 'persons per dwelling, set by a parameter',
    R_t: 'dwellings that the migrants need',
    d_t: 'approved dwellings minus the dwellings needed',
    k_t: 'approved dwellings as a share of those needed, per cent',
    B_t: 'natural increase in the four quarters to t, persons',
    b_t: 'natural increase in quarter t, persons',
    c_t: 'new dwellings completed in quarter t: all sectors, new work, original',
    j_t: 'approved dwellings as a share of those needed for migration and natural increase, per cent',
    C_t: 'new dwellings completed in the four quarters to t',
    l_t: 'completed dwellings as a share of those needed for migration and natural increase, per cent',
  },
  parameters: {
    persons_per_dwelling: {
      kind: 'number',
      default: H,
      min: 0.5,
      max: 10,
      unit: 'Persons',
      description: 'Persons per dwelling, h.',
    },
    include_natural_increase: {
      kind: 'choice',
      values: ['no', 'yes'],
      default: 'no',
      spellings: { '0': 'no', '1': 'yes', false: 'no', true: 'yes' },
      description: 'yes: coverage_pct uses the dwellings needed for migration and natural increase together.',
    },
  },
  row: {
    approvals_4q: { type: 'number', unit: 'Dwellings', description: 'New dwelling units approved in the four quarters to this quarter.' },
    net_overseas_migration_4q: {
      type: 'number',
      unit: 'Persons',
      description: 'Net overseas migration in the four quarters to this quarter. Published in thousands with one decimal.',
    },
    persons_per_dwelling: {
      type: 'number',
      unit: 'Persons',
      description: 'The value of the parameter persons_per_dwelling that was applied.',
    },
    natural_increase_4q: {
      type: 'number',
      unit: 'Persons',
      description: 'Births minus deaths in the four quarters to this quarter. Null if any of these quarters is not published.',
    },
    coverage_with_natural_increase_pct: {
      type: 'number',
      unit: 'Per cent',
      description:
        'Approvals as a share of the dwellings needed for migration and natural increase together. Null if there are fewer than 50,000 persons to house.',
    },
    completions_4q: {
      type: 'number',
      unit: 'Dwellings',
      description: 'New dwelling units completed in the four quarters to this quarter. Null if any of these quarters is not published.',
    },
    completions_coverage_with_natural_increase_pct: {
      type: 'number',
      unit: 'Per cent',
      description:
        'Completions as a share of the dwellings needed for migration and natural increase together. Null if there are fewer than 50,000 persons to house.',
    },
    dwellings_required: {
      type: 'number',
      unit: 'Dwellings',
      description:
        'Dwellings required: migration, plus natural increase if requested, divided by persons per dwelling. Unrounded. Negative if the population falls.',
    },
    approvals_less_required: {
      type: 'number',
      unit: 'Dwellings',
      description: 'Approvals minus the dwellings required, unrounded.',
    },
    coverage_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Approvals as a share of the dwellings required, unrounded. Null if there are fewer than 50,000 persons to house.',
    },
  },
  notes: [
    'coverage_pct is for net overseas migration only, unless include_natural_increase is set. A value above 100 is not a surplus, because demolitions are excluded and some approved dwellings are never built.',
    'Approvals cover new dwelling units, all sectors, total residential, original.',
    'Net overseas migration is preliminary at first and revised for more than a year.',
  ],
  inputs: () => ({
    a: { series: AU_BUILDING_APPROVALS_NEW, sample: 'sum' },
    m: { series: AU_NOM, sample: 'same' },
    b: { series: AU_NATURAL_INCREASE, sample: 'own', optional: true },
    c: { series: AU_BUILDING_COMPLETIONS_NEW, sample: 'own', dispensable: true },
  }),
  compute: ({ a, m, b, c }, t, { persons_per_dwelling: h, include_natural_increase: both }) => {
    const A = addDecimals(yearTo(t).map(a));
    const M = shiftDecimal(addDecimals(yearTo(t).map(m)), m.multiplier);
    const births = sumOfAll(yearTo(t).map((quarter) => b.maybe(quarter)));
    const B = births === null ? null : shiftDecimal(births, b.multiplier);
    if (both === 'yes' && B === null) absent('natural increase is not published for all four quarters');
    const counted = both === 'yes' && B !== null ? addDecimals([M, B]) : M;
    const R = counted / h;
    const together = B === null ? null : addDecimals([M, B]);
    const needed = together === null || together < FEWEST_PERSONS ? null : together / h;
    const C = sumOfAll(yearTo(t).map((quarter) => c.maybe(quarter)));
    return {
      approvals_4q: A,
      net_overseas_migration_4q: M,
      persons_per_dwelling: h,
      natural_increase_4q: B,
      coverage_with_natural_increase_pct: needed === null ? null : (100 * A) / needed,
      completions_4q: C,
      completions_coverage_with_natural_increase_pct: C === null || needed === null ? null : (100 * C) / needed,
      dwellings_required: R,
      approvals_less_required: A - R,
      coverage_pct: counted < FEWEST_PERSONS ? null : (100 * A) / R,
    };
  },
  headline: (now) =>
    `${printed(now.approvals_4q, 0)} new dwellings were approved in the four quarters to ${inWords(now.period)}. Net overseas migration was ${printed(now.net_overseas_migration_4q, 0)}. At ${now.persons_per_dwelling} persons per dwelling, ${printed(now.dwellings_required, 0)} dwellings were needed.`,
});
