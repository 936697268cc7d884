/** HELP statistics, table 1: debt incurred, indexation and repayments under the Higher Education Loan Program. */
import { fileAt, workbookOf } from '../packages.ts';
import { recordDataset } from '../table.ts';

export const HELP_DEBT = recordDataset(
  {
    id: 'HELP_DEBT',
    aliases: ['help', 'hecs-debt'],
    title: 'HELP debt and repayments',
    description: 'Debt incurred, indexation, compulsory and voluntary repayments and write-offs of the Higher Education Loan Program.',
    origin: workbookOf(
      'higher-education-loan-program-help',
      /^HELP Statistics (\d{4})/i,
      fileAt('ce4c58ec-c930-4a05-8a37-f244d960e5f8', '0661912a-d114-4155-8b42-63ab1417adea', 'help-statistics-2024-25.xlsx'),
    ),
    maxAgeDays: 900,
    quirks: [
      'Figures are cumulative. To calculate the figure for one year, subtract the figure for the previous year.',
      'The table does not include all elements of the outstanding balance, so you cannot calculate the balance from it.',
      'There is no overseas levy before 2017–18.',
    ],
  },
  {
    sheets: ['Table 1'],
    keys: [],
    measures: [
      { name: 'total_debt_aud', headings: ['Total incurred debt ($)'], unit: 'AUD' },
      { name: 'indexation_aud', headings: ['Indexation ($)'], unit: 'AUD' },
      { name: 'compulsory_repayments_aud', headings: ['Compulsory repayments ($)'], unit: 'AUD' },
      {
        name: 'os_levy_compulsory_aud',
        headings: ['OS Levy Compulsory repayments ($)', 'Overseas Levy Compulsory repayments ($)'],
        unit: 'AUD',
      },
      { name: 'voluntary_repayments_count', headings: ['Voluntary repayments made (no.)', 'Voluntary repayments (no.)'], unit: 'Count' },
      { name: 'voluntary_repayments_aud', headings: ['Voluntary repayments ($)', 'Voluntary repayments made ($)'], unit: 'AUD' },
      { name: 'voluntary_bonus_aud', headings: ['Bonus on voluntary repayments ($)', 'Voluntary repayments bonus ($)'], unit: 'AUD' },
      { name: 'debts_written_off_aud', headings: ['Value of debts writen off ($)', 'Value of debts written off ($)'], unit: 'AUD' },
    ],
    year: ['Year', 'Financial year'],
    yearName: 'income_year',
    scope: 'whole',
  },
);
