/** WGEA: gender pay gaps for all employers by industry and size, calculated from the published gaps of each employer. */

import { DIVISIONS } from '../../../core/anzsic.ts';
import type { Ask } from '../../../core/capture.ts';
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { GAPS_URL, readGapWorkbook } from '../gap-workbook.ts';
import { ALL, headlineGaps, MEASURES } from '../headline-gap.ts';

const ask: Ask = { id: 'workbook', url: GAPS_URL, accept: '*/*' };

export const HEADLINE_GAP: TimeSeriesDataset = {
  kind: 'time_series',
  source: 'wgea',
  id: 'HEADLINE_GAP',
  title: 'Headline gender pay gap by industry and size band',
  description:
    'Gender pay gaps of private sector employers by industry and size, calculated from the published gap of each employer: mean, mid-point and an employee-weighted estimate.',
  landingPage: 'https://www.wgea.gov.au/publications/employer-gender-pay-gaps-report',
  licence: 'cc-by-4.0',
  cadence: { checkEveryMinutes: 1440, maxAgeDays: 700 },
  quirks: [
    {
      text: 'The Agency publishes its headline gap for all employees separately. That gap is not in the workbook and is not in this dataset.',
      of: { ANZSIC_DIVISION: ['ALL'] },
    },
    {
      text: "The mid-point of employers' average gaps (midpoint_total_rem_gap_pct) is the figure that the Agency publishes for all employers and for industries. Use it to rank industries.",
      of: { MEASURE: ['midpoint_total_rem_gap_pct', 'midpoint_base_salary_gap_pct'] },
    },
    {
      text: 'The columns median_* are mid-points of the gaps between medians. The columns total_remuneration_gap_pct and base_salary_gap_pct are unweighted means over employers.',
      of: 'table',
    },
    {
      text: "The columns employee_weighted_* estimate the gap over all employees from each employer's average pay, share of women and gap. The workbook gives sizes in bands only, read as 125, 375, 750, 2,500 and 7,500 employees. For base salary, the estimate also uses average total remuneration.",
      of: { MEASURE: ['employee_weighted_total_rem_gap_pct', 'employee_weighted_base_salary_gap_pct'] },
    },
    {
      text: "By default, only the private sector is included, as in the Agency's tables of industries. Use sector=public or sector=all for other employers.",
      of: 'table',
    },
    'The period has the form of a financial year, but a reporting year is from 1 April to 31 March. FY2024-25 ends on 31 March 2025.',
    'Gaps are published as fractions and shown in per cent. A negative gap favours women.',
    'The workbook has the latest reporting year. EMPLOYER_GAPS has the rows behind each figure. Industry figures are not comparable with the national figure.',
  ],
  curated: true,
  upstream: { url: GAPS_URL, format: 'XLSX' },
  frequency: 'FY',
  dimensions: [
    {
      name: 'anzsic_division',
      id: 'ANZSIC_DIVISION',
      description: 'Industry: division of the ANZSIC 2006, by name or letter, or all.',
      words: { all: ALL, ...Object.fromEntries(DIVISIONS.map(({ word, letter }) => [word, letter])) },
      default: null,
    },
    {
      name: 'employer_size_band',
      id: 'EMPLOYER_SIZE_BAND',
      description: 'Number of employees: all, <250, 250-499, 500-999, 1000-4999 or 5000+.',
      words: { all: ALL },
      default: ALL,
    },
    {
      name: 'sector',
      id: 'SECTOR',
      description: 'Private or public (Commonwealth) employers.',
      words: { all: ALL, private: 'Private', public: 'Public' },
      default: 'Private',
    },
    {
      name: 'measure',
      id: 'MEASURE',
      description: "Method of combining employers' gaps.",
      words: Object.fromEntries(MEASURES.map(({ code }) => [code, code])),
      default: null,
    },
  ],
  fixed: {},
  rowCount: `${ALL}.${ALL}.${ALL}.employer_count`,
  wide: { pivot: 'measure', period: 'reporting_year' },
  asks: () => [ask],
  parse: (capture) => {
    const workbook = readGapWorkbook(capture);
    return { ...headlineGaps(workbook), leftOut: workbook.leftOut };
  },
};
