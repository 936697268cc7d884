/**
 * Charities: the number registered, and the revenue, donations, staff and volunteers of those that reported.
 *
 * Counts are from the current register. Sums are over the annual information statements for one year that state the value. They therefore
 * cover only a part of the sector, which `scope` describes. They are not scaled up. If a statement has more donations than total revenue,
 * it contradicts itself and is excluded.
 * @see https://www.acnc.gov.au/tools/reports/australian-charities-report
 */
import { defineSnapshotSignal, groupsOf, optional } from '../core/define-signal.ts';
import { ACNC_AIS_FINANCIALS } from '../sources/ato/datasets/ACNC_AIS_FINANCIALS.ts';
import { ACNC_REGISTER } from '../sources/ato/datasets/ACNC_REGISTER.ts';
import { dollars, printed } from './wording/figures.ts';

/** The reporting year of the annual information statements. */
const STATEMENTS = '2023';
/** Donations are a part of revenue. If they are larger than revenue, one of the two values is a typing error. */
const DONATIONS_WITHIN_REVENUE = { part: 'donations_and_bequests', whole: 'total_revenue' };
const SUMS = ['total_revenue', 'donations_and_bequests', 'total_expenses', 'staff_fte', 'staff_volunteers'];

export const CHARITY_SECTOR_HEALTH = defineSnapshotSignal({
  id: 'charity-sector-health',
  title: 'Charity sector',
  summary: 'Registered charities by size and state, with revenue, donations, expenses and staff, from a sample of charities that reported.',
  mode: 'snapshot',
  gives: 'object',
  past: { none: 'The register lists only current charities, so past results cannot be calculated.' },
  stale: 'serve_cached',
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-26',
      what: 'Sums exclude statements with more donations and bequests than total revenue. The number of these statements is given.',
    },
  ],
  formula: ['n', 'R, D', 'E', 'F, V'],
  symbols: {
    n: 'charities in the register, also by size and by state',
    R: 'total revenue in the annual statements of the charities that reported it, AUD',
    D: 'donations and bequests in the same statements, AUD',
    E: 'total expenses in the same statements, AUD',
    F: 'full-time equivalent staff in the same statements',
    V: 'volunteers in the same statements',
  },
  parameters: {},
  isUndated: true,
  row: {
    scope: { type: 'string', unit: null, description: 'Note on the sample that the sums cover, with its source and size.' },
    active_charities: { type: 'number', unit: 'Charities', description: 'Charities in the register.' },
    by_size: {
      type: 'array',
      of: { size: 'string?', charities: 'number' },
      unit: null,
      description: 'Number of charities by size: {size, charities}. Size is null if the register does not state it.',
    },
    by_state: {
      type: 'array',
      of: { state: 'string?', charities: 'number' },
      unit: null,
      description: 'Number of charities by state: {state, charities}. State is null if the address is withheld or overseas.',
    },
    revenue_aud_m: { type: 'number', unit: 'AUD million', description: 'Total revenue of the charities that reported revenue.' },
    donations_aud_m: { type: 'number', unit: 'AUD million', description: 'Donations and bequests of the charities that reported them.' },
    expenses_aud_m: { type: 'number', unit: 'AUD million', description: 'Total expenses of the charities that reported expenses.' },
    staff: {
      type: 'number',
      unit: 'Full-time equivalents',
      description: 'Full-time equivalent staff of the charities that reported staff.',
    },
    volunteers: { type: 'number', unit: 'Persons', description: 'Volunteers of the charities that reported volunteers.' },
    statements_left_out: {
      type: 'number',
      unit: 'Statements',
      description:
        'Number of statements with more donations and bequests than total revenue, which are excluded. Null if no statements are stored.',
    },
    reporting_year: { type: 'string', unit: null, description: 'Year of the annual statements. Null if no statements are stored.' },
  },
  notes: [
    'Reporting periods differ between charities. Basic religious charities do not have to report finances. Amounts are as entered by the charity.',
    'People who volunteer for two charities are counted twice.',
  ],
  inputs: () => ({
    sizes: groupsOf({ dataset: ACNC_REGISTER, by: 'charity_size' }),
    states: groupsOf({ dataset: ACNC_REGISTER, by: 'state' }),
    statements: optional(groupsOf({ dataset: ACNC_AIS_FINANCIALS, by: null, sums: SUMS, within: DONATIONS_WITHIN_REVENUE })),
  }),
  compute: ({ sizes, states, statements }) => {
    const [all] = statements.groups;
    const million = (column: string): number | null => {
      const sum = all?.sum(column) ?? null;
      return sum === null ? null : sum / 1e6;
    };
    const revenue = million('total_revenue');
    const left = all?.contradicted ?? null;
    const someLeft = left !== null && left > 0;
    return {
      notes: someLeft
        ? [
            `${left} of the statements ${left === 1 ? 'reports' : 'report'} more donations and bequests than total revenue. The sums exclude ${left === 1 ? 'it' : 'them'}.`,
          ]
        : [],
      headline: `${printed(sizes.rows, 0)} charities are in the register${revenue === null ? '' : `. A sample of charities reported revenue of ${dollars(revenue)} million for ${STATEMENTS}`}.`,
      data: {
        scope: all
          ? `A sample, not the full sector: sums cover the ${all.rows} charities in the annual information statements for ${STATEMENTS}. Of these, ${all.filled('total_revenue')} report revenue${someLeft ? ' that is not below their donations' : ''}. The numbers of charities are from the current register.`
          : 'A sample, not the full sector. The numbers of charities are from the current register. No annual information statements are stored, so there are no sums.',
        active_charities: sizes.rows,
        by_size: listOf('size', sizes.groups),
        by_state: listOf('state', states.groups),
        revenue_aud_m: revenue,
        donations_aud_m: million('donations_and_bequests'),
        expenses_aud_m: million('total_expenses'),
        staff: all?.sum('staff_fte') ?? null,
        volunteers: all?.sum('staff_volunteers') ?? null,
        statements_left_out: left,
        reporting_year: all ? STATEMENTS : null,
      },
    };
  },
});

/** Returns the groups in descending order of the number of charities. */
const listOf = (name: string, groups: readonly { readonly value: string | number | null; readonly rows: number }[]) =>
  groups
    .toSorted((a, b) => b.rows - a.rows || String(a.value).localeCompare(String(b.value)))
    .map(({ value, rows }) => ({ [name]: value, charities: rows }));
