/**
 * Gender pay gaps of private employers, in total and by industry, in several measures. They are calculated from the values of each
 * employer.
 */

import { DIVISIONS } from '../../core/anzsic.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { HEADLINE_GAP } from '../../sources/wgea/datasets/HEADLINE_GAP.ts';
import { ALL } from '../../sources/wgea/headline-gap.ts';
import { key, PER_CENT } from '../handles.ts';

const TAGS = ['gender pay gap', 'gender', 'pay gap', 'women', 'employers'];

const gap = (
  id: string,
  measure: string,
  [short, what]: readonly [short: string, what: string],
  division: { readonly letter: string; readonly name: string } | null,
): SeriesHandle =>
  key(
    HEADLINE_GAP,
    { ANZSIC_DIVISION: division?.letter ?? ALL, EMPLOYER_SIZE_BAND: ALL, SECTOR: 'Private', MEASURE: measure },
    {
      id,
      title: `Gender pay gap, ${short}, ${division === null ? 'private sector' : division.name.toLowerCase()}`,
      description: `${what}${division === null ? '' : ` in ${division.name.toLowerCase()}`}, for each reporting year to 31 March, as a percentage of men's pay. Positive if men are paid more.`,
      ...PER_CENT,
      topic: 'gender pay',
      tags: division === null ? TAGS : [...TAGS, division.name.toLowerCase()],
      ...(division === null ? {} : { related: ['AU.GENDER.PAY.GAP'] }),
    },
  );

const MIDPOINT_TOTAL = [
  'mid-point, average total remuneration',
  "Mid-point of private sector employers' average total remuneration gaps",
] as const;

/** The measure that WGEA publishes for all employers and for industries, such as 11.2% for 2024–25. */
export const AU_GENDER_PAY_GAP = gap('AU.GENDER.PAY.GAP', 'midpoint_total_rem_gap_pct', MIDPOINT_TOTAL, null);
export const AU_GENDER_PAY_GAP_BASE = gap(
  'AU.GENDER.PAY.GAP.BASE',
  'midpoint_base_salary_gap_pct',
  ['mid-point, average base salary', "Mid-point of private sector employers' average base salary gaps"],
  null,
);
export const AU_GENDER_PAY_GAP_MEDIAN = gap(
  'AU.GENDER.PAY.GAP.MEDIAN',
  'median_total_rem_gap_pct',
  ['mid-point, median total remuneration', "Mid-point of private sector employers' median total remuneration gaps"],
  null,
);
export const AU_GENDER_PAY_GAP_MEDIAN_BASE = gap(
  'AU.GENDER.PAY.GAP.MEDIAN.BASE',
  'median_base_salary_gap_pct',
  ['mid-point, median base salary', "Mid-point of private sector employers' median base salary gaps"],
  null,
);
/** An estimate, because the workbook states only size bands for large employers. */
export const AU_GENDER_PAY_GAP_WEIGHTED = gap(
  'AU.GENDER.PAY.GAP.WEIGHTED',
  'employee_weighted_total_rem_gap_pct',
  [
    'estimate over all employees, total remuneration',
    'Estimated gap in average total remuneration over all employees of private sector employers',
  ],
  null,
);

/** One series for each ANZSIC division. */
export const AU_GENDER_PAY_GAP_BY_INDUSTRY: readonly SeriesHandle[] = DIVISIONS.map((division) =>
  gap(`AU.GENDER.PAY.GAP.${division.word.toUpperCase()}`, 'midpoint_total_rem_gap_pct', MIDPOINT_TOTAL, division),
);
