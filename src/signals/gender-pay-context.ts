/**
 * Gender pay gap in an industry, compared with all industries.
 *
 * For industries, WGEA publishes the mid-point, which half of the employers exceed. WGEA's headline for all employees is a different
 * measure. It is not in the workbook, so it is shown separately as published. Gaps are for the latest reporting year.
 * @see https://www.wgea.gov.au/publications/employer-gender-pay-gaps-report
 */
import { DIVISIONS } from '../core/anzsic.ts';
import { defineSnapshotSignal, groupsOf, optional, refuse, type Selection, selectionOf } from '../core/define-signal.ts';
import { AWE } from '../sources/abs/datasets/AWE.ts';
import { HEADLINE_GAP } from '../sources/wgea/datasets/HEADLINE_GAP.ts';
import { WORKFORCE_COMPOSITION } from '../sources/wgea/datasets/WORKFORCE_COMPOSITION.ts';
import { AVERAGE_TOTAL_REMUNERATION_GAP } from './constants/gender-pay.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const UNIT = 'Per cent';
const ALL = 'ALL';
const MEASURE = 'midpoint_total_rem_gap_pct';

export const GENDER_PAY_CONTEXT = defineSnapshotSignal({
  id: 'gender-pay-context',
  title: 'Gender pay gap by industry',
  summary: 'Gender pay gap of an industry and its rank, the gap of all industries, and the share of women among its employees.',
  mode: 'snapshot',
  gives: 'object',
  past: { frequency: 'FY' },
  stale: 'serve_cached',
  references: ['WGEA, Calculating gender pay gaps'],
  methodologyVersion: 3,
  changes: [
    { from: '2026-11-22', what: 'The gap is also given as midpoint_employer_gap_pct, a name that states the measure.' },
    {
      from: '2026-11-23',
      what: "Adds the Agency's average for all employees, and the ABS gap in full-time earnings.",
    },
  ],
  formula: ['rank_k = 1 + number of industries with a wider gap than g_k', 'f_k = 100 · w_k / (w_k + m_k)', 'e = 100 · (1 - a_f / a_m)'],
  symbols: {
    g_k: 'mid-point of the average total remuneration gaps of private sector employers in industry k, per cent',
    rank_k: 'rank of industry k. 1 has the widest gap',
    w_k: 'women employed by the reporting employers of industry k',
    m_k: 'men employed by the reporting employers of industry k',
    f_k: 'women as a share of employees, per cent',
    a_f: 'average weekly ordinary time earnings of women, full-time adults, seasonally adjusted, AUD',
    a_m: 'the same earnings for men, AUD',
    e: 'gap in average weekly earnings in all industries, per cent',
  },
  parameters: {
    industry: {
      kind: 'choice',
      values: DIVISIONS.map(({ letter }) => letter),
      default: null,
      description: 'Division of the ANZSIC 2006, by letter, name or word. By default all industries.',
      spellings: Object.fromEntries(DIVISIONS.flatMap(({ letter, name, word }) => [[name, letter] as const, [word, letter] as const])),
    },
  },
  row: {
    industry: { type: 'string', unit: null, description: 'Name of the industry, or All industries.' },
    gender_pay_gap_pct: { type: 'number', unit: UNIT, description: 'Gender pay gap. Negative if in favour of women.' },
    midpoint_employer_gap_pct: {
      type: 'number',
      unit: UNIT,
      description:
        "The same value as gender_pay_gap_pct. The name states the measure: the mid-point of employers' average total remuneration gaps.",
    },
    average_total_remuneration_gap_pct: {
      type: 'number',
      unit: UNIT,
      description:
        "The Agency's headline gap for all employees in its census, as published for the reporting year. Null for an industry and for a year without a stored figure.",
    },
    full_time_ordinary_earnings_gap_pct: {
      type: 'number',
      unit: UNIT,
      description:
        'Gap in average weekly ordinary time earnings of full-time adults, seasonally adjusted, from ABS figures. Null for an industry, and if the figures are not stored.',
    },
    full_time_ordinary_earnings_period: {
      type: 'period',
      unit: null,
      description: 'Half-year of the ABS gap: 2024-S2 is November 2024. Null if that gap is null.',
    },
    measure: { type: 'string', unit: null, description: 'Measure of the gender pay gap.' },
    all_industries_pct: { type: 'number', unit: UNIT, description: 'Gap for all industries, by the same measure.' },
    rank: { type: 'number', unit: null, description: 'Rank of the industry. 1 is the widest gap. Null for all industries.' },
    of: { type: 'number', unit: null, description: 'Number of industries that are ranked.' },
    female_share_of_employment_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Share of women among employees of reporting employers. Null if the workforce files are not stored.',
    },
    reporting_year: {
      type: 'string',
      unit: null,
      description: 'Reporting year, which is from 1 April to 31 March: 2024–25 ends on 31 March 2025.',
    },
    industries: {
      type: 'array',
      of: { industry: 'string', code: 'string', gender_pay_gap_pct: 'number', rank: 'number', employers: 'number?' },
      unit: null,
      description: 'All industries, widest gap first: {industry, code, gender_pay_gap_pct, rank, employers}.',
    },
  },
  notes: [
    "Three gender pay gaps are published: the mid-point of employers' gaps, the Agency's gap for all employees, and the ABS gap in ordinary full-time earnings.",
    "The gap is the mid-point of employers' average total remuneration gaps in the private sector. The Agency's headline for all employees is a different measure.",
    'Only the latest reporting year is published in the workbook.',
  ],
  inputs: () => ({
    g: selectionOf({
      dataset: HEADLINE_GAP,
      select: { EMPLOYER_SIZE_BAND: ALL, SECTOR: 'Private', MEASURE: [MEASURE, 'employer_count'] },
      newest: 1,
    }),
    w: optional(groupsOf({ dataset: WORKFORCE_COMPOSITION, where: { gender: ['Women'] }, by: 'anzsic_division', sums: ['n_employees'] })),
    m: optional(groupsOf({ dataset: WORKFORCE_COMPOSITION, where: { gender: ['Men'] }, by: 'anzsic_division', sums: ['n_employees'] })),
    a: optional(
      selectionOf({
        dataset: AWE,
        select: { MEASURE: '3', SEX: ['1', '2'], INDUSTRY: 'TOT', TSEST: '20', REGION: 'AUS' },
        newest: 1,
      }),
    ),
  }),
  compute: ({ g, w, m, a }, { industry }) => {
    const { newest } = g;
    if (!newest) refuse('no industry has a gap');
    const figureOf = (code: string, measure: string): number | null =>
      g.find({ ANZSIC_DIVISION: code, MEASURE: measure })?.maybe(newest.t) ?? null;
    const ranked = DIVISIONS.flatMap(({ letter, name }) => {
      const gap = figureOf(letter, MEASURE);
      return gap === null ? [] : [{ industry: name, code: letter, gender_pay_gap_pct: gap, employers: figureOf(letter, 'employer_count') }];
    }).sort((a, b) => b.gender_pay_gap_pct - a.gender_pay_gap_pct || a.code.localeCompare(b.code));
    const industries = ranked.map((one) => ({
      ...one,
      rank: 1 + ranked.filter((other) => other.gender_pay_gap_pct > one.gender_pay_gap_pct).length,
    }));
    const wanted =
      industry === null ? null : (industries.find(({ code }) => code === industry) ?? refuse(`industry ${industry} has no gap`));
    const all = figureOf(ALL, MEASURE);
    const employees = (groups: typeof w): number | null => {
      const counted = groups.groups.filter((group) => wanted === null || plain(group.value) === plain(wanted.industry));
      const sums = counted.flatMap((group) => group.sum('n_employees') ?? []);
      return sums.length === 0 ? null : sums.reduce((a, b) => a + b, 0);
    };
    const [women, men] = [employees(w), employees(m)];
    const gap = wanted === null ? all : wanted.gender_pay_gap_pct;
    const year = newest.period.replace(/^FY/, '');
    const headlineGap = wanted === null ? (AVERAGE_TOTAL_REMUNERATION_GAP[year] ?? null) : null;
    const earnings = wanted === null ? earningsGap(a) : null;
    return {
      headline:
        gap === null
          ? null
          : `Half of private employers${wanted === null ? '' : ` in ${wanted.industry}`} had a gender pay gap (average total remuneration) above ${printed(gap)}% in ${inWords(newest.period)}.${wanted === null ? '' : ` The industry ranks ${wanted.rank} of ${industries.length}, where 1 has the widest gap.`}`,
      data: {
        period: newest.period,
        industry: wanted?.industry ?? 'All industries',
        gender_pay_gap_pct: gap,
        midpoint_employer_gap_pct: gap,
        average_total_remuneration_gap_pct: headlineGap?.value ?? null,
        full_time_ordinary_earnings_gap_pct: earnings?.gap ?? null,
        full_time_ordinary_earnings_period: earnings?.period ?? null,
        measure: "mid-point of employers' average total remuneration gaps, private sector",
        all_industries_pct: all,
        rank: wanted?.rank ?? null,
        of: industries.length,
        female_share_of_employment_pct: women === null || men === null || women + men === 0 ? null : (100 * women) / (women + men),
        reporting_year: year,
        industries,
      },
      notes: headlineGap === null ? [] : [`average_total_remuneration_gap_pct: ${headlineGap.source}, ${headlineGap.sourceUrl}`],
    };
  },
});

/** Returns the earnings gap in the latest period in per cent. Returns null if the value for men or women is missing. */
function earningsGap(a: Selection): { readonly gap: number; readonly period: string } | null {
  const [men, women] = [a.find({ SEX: '1' }), a.find({ SEX: '2' })];
  if (!men || !women || !a.newest) return null;
  const { t, period } = a.newest;
  if (!men.has(t) || !women.has(t) || men.multiplier !== women.multiplier || men(t) === 0) return null;
  return { gap: 100 * (1 - women(t) / men(t)), period };
}

/** Normalises a name, so that its different spellings become equal. */
const plain = (name: string | number | null): string =>
  String(name)
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();
