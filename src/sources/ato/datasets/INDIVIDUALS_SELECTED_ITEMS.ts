/** Taxation statistics, Individuals table 1B: counts, means and medians for items, Australia. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { taxationStatistics } from '../packages.ts';
import { parseSelectedItems, STATISTICS } from '../selected-items.ts';
import { declared, dimensionOf } from '../table.ts';

export const INDIVIDUALS_SELECTED_ITEMS: TimeSeriesDataset = {
  ...declared({
    id: 'INDIVIDUALS_SELECTED_ITEMS',
    aliases: ['individuals-median', 'national-median-income'],
    title: 'Individuals: counts, averages and medians of selected items',
    description:
      'Number of individuals in Australia who report each item on the tax return, with the average and the official national median.',
    origin: taxationStatistics('Individuals - Table 1'),
    maxAgeDays: 1400,
    quirks: [
      'Numbers of individuals, averages and medians of taxable income, total income and deductions include zeros. Net rent includes everyone who reported it. Other items exclude zeros.',
      'A release has the latest years only, with returns processed by then. Wattle keeps earlier years.',
    ],
  }),
  kind: 'time_series',
  frequency: 'FY',
  dimensions: [
    dimensionOf({
      name: 'item',
      description: 'Item of the individual tax return, as the agency labels it.',
      words: {
        number_of_individuals: 'Number of individuals',
        taxable_income: 'Taxable income or loss',
        salary_or_wages: 'Salary or wages',
        total_income: 'Total Income or Loss',
        net_tax: 'Net tax',
        net_rent: 'Net rent',
        gross_interest: 'Gross interest',
      },
    }),
    dimensionOf({
      name: 'statistic',
      description: 'Number of individuals, average or median.',
      words: Object.fromEntries(STATISTICS.map(({ code }) => [code, code])),
    }),
  ],
  fixed: {},
  wide: { pivot: 'statistic', period: 'income_year' },
  parse: parseSelectedItems,
};
