/** Figures of WGEA that are not revised any more, with the file and the cell in which each stands. */
import type { FinalFigures } from './final-figure.ts';

export const WGEA_FINAL: readonly FinalFigures[] = [
  {
    dataset: 'wgea/HEADLINE_GAP',
    filter: 'anzsic_division=mining&measure=employer_count&sector=private',
    unit: 'Employers',
    within: { percent: 1 },
    onlyInEdition: true,
    because: 'Headline of a closed reporting year',
    url: 'https://www.wgea.gov.au/sites/default/files/documents/Employer-Gender-Pay-Gaps-Spreadsheet.xlsx',
    figures: [
      {
        period: 'FY2024-25',
        value: 283,
        at: 'Employer-Gender-Pay-Gaps-Spreadsheet_2024-25.xlsx B.ALL.Private.employer_count, FY2024-25 (2026-11-22)',
      },
    ],
  },
  {
    dataset: 'wgea/HEADLINE_GAP',
    filter: 'anzsic_division=all&measure=midpoint_total_rem_gap_pct&sector=private',
    unit: 'Per cent',
    within: { absolute: 0.2 },
    onlyInEdition: true,
    because: 'Headline of a closed reporting year',
    url: 'https://www.wgea.gov.au/sites/default/files/documents/Employer-Gender-Pay-Gaps-Spreadsheet.xlsx',
    figures: [
      {
        period: 'FY2024-25',
        value: 11.2,
        at: 'Employer-Gender-Pay-Gaps-Spreadsheet_2024-25.xlsx ALL.ALL.Private.midpoint_total_rem_gap_pct, FY2024-25 (2026-11-22)',
      },
    ],
  },
  {
    dataset: 'wgea/EMPLOYER_GAPS',
    filter: 'reporting_year=2024-25&abn=20154887715&columns=average_total_rem_gap_pct',
    unit: null,
    onlyInEdition: true,
    because: 'Published result of a closed reporting year (2024-25); the next year replaces it in the file',
    url: 'https://www.wgea.gov.au/publications/employer-gender-pay-gaps-report',
    figures: [
      {
        value: 24.4,
        at: 'Employer-Gender-Pay-Gaps-Spreadsheet_2024-25.xlsx column average_total_rem_gap_pct (2026-11-22)',
      },
    ],
  },
  {
    dataset: 'wgea/WORKFORCE_COMPOSITION',
    filter:
      'reporting_year=2024-25&employer_abn=58102573544&occupation=Other managers&employment_status=Full-time&employment_type=Permanent&gender=Men&columns=n_employees',
    unit: null,
    onlyInEdition: true,
    because: 'Reported for a closed reporting year (2024-25); the next year replaces it in the file',
    url: 'https://data.gov.au/data/dataset/wgea-dataset',
    figures: [{ value: 15, at: 'wgea_workforce_composition_2025.csv row 4, column n_employees (2026)' }],
  },
];
