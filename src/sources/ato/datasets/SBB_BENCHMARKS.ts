/** Small business benchmarks: ratios of expenses and cost of sales to turnover, by type of business and size. */
import { fileAt, workbookOf } from '../packages.ts';
import { type RegisterColumn, ratio as readRatio, registerDataset, text } from '../register-sheet.ts';

const ratio = (name: string, heading: string, description: string): RegisterColumn => ({
  name,
  type: 'number',
  unit: 'ratio',
  description,
  headings: [heading],
  read: readRatio,
});

export const SBB_BENCHMARKS = registerDataset(
  {
    id: 'SBB_BENCHMARKS',
    aliases: ['small-business-benchmarks'],
    title: 'Small business benchmarks',
    description:
      'Usual range of total expenses and cost of sales, as ratios to turnover, for each kind of small business, by turnover range.',
    origin: workbookOf(
      'small-business-benchmarks',
      /^(\d{4}-\d{2}) Benchmarks\b/i,
      fileAt('591b444b-be7f-4121-8252-119a9fe07c19', 'db3ab8b7-e029-48de-8e7a-c61532e25496', 'small-business-benchmarks-2023-24-data.xlsx'),
    ),
    maxAgeDays: null,
    quirks: [
      'Values are ratios to turnover: 0.54 is 54%.',
      'A value is blank if there is no benchmark, such as cost of sales for services. A turnover range is N/A if a kind of business has only two ranges.',
      'The dataset has the latest year. See the column income_year.',
    ],
  },
  {
    sheets: /^key ratios \d{4}-\d{2}$/,
    entity: 'business_type',
    key: ['business_type'],
    yearOfSheet: 'income_year',
    columns: [
      {
        name: 'business_type',
        type: 'text',
        description: 'Kind of business.',
        match: 'words',
        headings: ['BusinessType', 'Business type'],
        read: text,
      },
      {
        name: 'low_turnover_range',
        type: 'text',
        description: 'Range of low turnover.',
        headings: ['Low Turnover Range'],
        read: text,
      },
      {
        name: 'medium_turnover_range',
        type: 'text',
        description: 'Range of medium turnover.',
        headings: ['Medium Turnover Range'],
        read: text,
      },
      {
        name: 'high_turnover_range',
        type: 'text',
        description: 'Range of high turnover.',
        headings: ['High Turnover Range'],
        read: text,
      },
      ratio('total_expenses_low_min', 'Total Expenses Low turnover range minimum', 'Total expenses to turnover, low turnover, from.'),
      ratio('total_expenses_low_max', 'Total Expenses Low turnover range maximum', 'Total expenses to turnover, low turnover, to.'),
      ratio('total_expenses_med_min', 'Total Expenses Medium turnover range minimum', 'Total expenses to turnover, medium turnover, from.'),
      ratio('total_expenses_med_max', 'Total Expenses Medium turnover range maximum', 'Total expenses to turnover, medium turnover, to.'),
      ratio('total_expenses_high_min', 'Total Expenses High turnover range minimum', 'Total expenses to turnover, high turnover, from.'),
      ratio('total_expenses_high_max', 'Total Expenses High turnover range maximum', 'Total expenses to turnover, high turnover, to.'),
      ratio('cost_of_sales_low_min', 'Cost of Sales Low turnover range minimum', 'Cost of sales to turnover, low turnover, from.'),
      ratio('cost_of_sales_low_max', 'Cost of Sales Low turnover range maximum', 'Cost of sales to turnover, low turnover, to.'),
      ratio('cost_of_sales_med_min', 'Cost of Sales Medium turnover range minimum', 'Cost of sales to turnover, medium turnover, from.'),
      ratio('cost_of_sales_med_max', 'Cost of Sales Medium turnover range maximum', 'Cost of sales to turnover, medium turnover, to.'),
      ratio('cost_of_sales_high_min', 'Cost of Sales High turnover range minimum', 'Cost of sales to turnover, high turnover, from.'),
      ratio('cost_of_sales_high_max', 'Cost of Sales High turnover range maximum', 'Cost of sales to turnover, high turnover, to.'),
    ],
  },
);
