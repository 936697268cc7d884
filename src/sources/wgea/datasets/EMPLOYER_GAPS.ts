/** WGEA: gender pay gaps for each employer, as published by the Agency. */
import type { Ask, Captured } from '../../../core/capture.ts';
import type { RegisterDataset, RegisterRow } from '../../../core/define-dataset.ts';
import { registerRows } from '../../../formats/register-rows.ts';
import { DIVISION_LETTERS } from '../anzsic.ts';
import { type EmployerGaps, GAPS_URL, readGapWorkbook } from '../gap-workbook.ts';

const ask: Ask = { id: 'workbook', url: GAPS_URL, accept: '*/*' };

export const EMPLOYER_GAPS: RegisterDataset = {
  kind: 'register',
  source: 'wgea',
  id: 'EMPLOYER_GAPS',
  title: 'Gender pay gaps by employer',
  description:
    'Average and median gender pay gaps in total remuneration and base salary of each employer, with its industry, size and sector.',
  landingPage: 'https://www.wgea.gov.au/publications/employer-gender-pay-gaps-report',
  licence: 'cc-by-4.0',
  cadence: { checkEveryMinutes: 1440, maxAgeDays: null },
  quirks: [
    'The dataset has the latest reporting year only (1 April to 31 March). The workbook also has the previous year.',
    'Gaps are published as fractions and shown in per cent. A negative gap favours women.',
    'A gap is null if the Agency does not publish it for the employer.',
  ],
  curated: true,
  upstream: { url: GAPS_URL, format: 'XLSX' },
  columns: [
    { name: 'reporting_year', type: 'text', description: 'Reporting year, 1 April to 31 March, such as 2024-25.' },
    { name: 'employer_name', type: 'text', description: 'Name of the employer.', match: 'substring' },
    { name: 'abn', type: 'text', description: 'Australian Business Number of eleven digits.', indexed: true, aliases: ['employer_abn'] },
    { name: 'sector', type: 'text', description: 'Private or Public (Commonwealth).', indexed: true },
    {
      name: 'anzsic_division',
      type: 'text',
      description: 'Industry: division of the ANZSIC 2006, by name or letter.',
      indexed: true,
      codes: DIVISION_LETTERS,
    },
    {
      name: 'employer_size_band',
      type: 'text',
      description: 'Number of employees: <250, 250-499, 500-999, 1000-4999, 5000+.',
      indexed: true,
    },
    { name: 'average_total_rem_gap_pct', type: 'number', unit: 'Per cent', description: 'Gap between average total remuneration.' },
    { name: 'average_base_salary_gap_pct', type: 'number', unit: 'Per cent', description: 'Gap between average base salaries.' },
    { name: 'median_total_rem_gap_pct', type: 'number', unit: 'Per cent', description: 'Gap between median total remuneration.' },
    { name: 'median_base_salary_gap_pct', type: 'number', unit: 'Per cent', description: 'Gap between median base salaries.' },
    { name: 'women_share_pct', type: 'number', unit: 'Per cent', description: 'Women as a share of employees.' },
    {
      name: 'average_total_remuneration_aud',
      type: 'number',
      unit: 'AUD',
      description: 'Average total remuneration of all employees, annualised and full-time equivalent, as rounded by the Agency.',
    },
  ],
  key: ['employer_name', 'abn'],
  asks: () => [ask],
  parse: (capture) =>
    registerRows(
      () => rowsIn(capture),
      (row) => row,
    ),
  leftOut: async (capture) => readGapWorkbook(capture).leftOut,
};

function rowOf(employer: EmployerGaps, reportingYear: string): RegisterRow {
  const { name, abn, sector, division, size, gaps, womenPct, averagePayAud } = employer;
  return {
    reporting_year: reportingYear,
    employer_name: name,
    abn,
    sector,
    anzsic_division: division?.name ?? null,
    employer_size_band: size,
    average_total_rem_gap_pct: gaps.averageTotal,
    average_base_salary_gap_pct: gaps.averageBase,
    median_total_rem_gap_pct: gaps.medianTotal,
    median_base_salary_gap_pct: gaps.medianBase,
    women_share_pct: womenPct,
    average_total_remuneration_aud: averagePayAud,
  };
}

function rowsIn(capture: Captured): readonly RegisterRow[] {
  const { reportingYear, employers } = readGapWorkbook(capture);
  return employers.map((employer) => rowOf(employer, reportingYear));
}
