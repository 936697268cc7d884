/** APRA life insurance performance (AASB 17 basis), from the quarterly statistics database. */
import { apraBook, labelled } from '../book.ts';
import { databaseLayout, keyColumn, VALUE } from '../insurance.ts';
import { NUMBER, RATIO } from '../measures.ts';
import { AASB17, BLANKS, FLOWS, KINDS, MASKED } from '../quirks.ts';
import { parseRecords } from '../records.ts';

const LAYOUT = databaseLayout('Database', 'Reporting Date', [
  keyColumn('DATA_ITEM', 'Data item'),
  keyColumn('SUBJECT', 'Subject'),
  keyColumn('CATEGORY', 'Category'),
  keyColumn('STOCK_OR_FLOW', 'Stock or flow'),
  keyColumn('REPORTING_STRUCTURE', 'Reporting structure'),
  keyColumn('PRODUCT_GROUP', 'Product group'),
  keyColumn('PRODUCT_GROUP_TYPE', 'Product group type'),
  keyColumn('SUPER_OR_ORDINARY', 'Superannuation or ordinary business'),
]);

export const LIFE_INSURANCE = apraBook({
  id: 'LIFE_INSURANCE',
  title: 'Life insurance performance (AASB 17 basis)',
  description:
    'Income, expenses, assets, liabilities, capital, premiums and claims of life insurers by fund and group of products, quarterly since September 2023.',
  file: {
    page: 'quarterly-life-insurance-performance-statistics',
    name: /life insurance.*database/i,
    not: [/historical/i, /specifications/i],
    lastKnown: '2026-03/Quarterly life insurance performance statistics database September 2023 to December 2025 (2).xlsx',
  },
  frequency: 'Q',
  dimensions: [
    labelled('data_item', 'DATA_ITEM', 'Measure.'),
    labelled('subject', 'SUBJECT', 'The subject of the item: financial performance, financial position, capital adequacy.'),
    labelled('category', 'CATEGORY', 'The category of the item.'),
    labelled('stock_or_flow', 'STOCK_OR_FLOW', 'Stock: a level at the end of the quarter. Flow: during the quarter.'),
    labelled('reporting_structure', 'REPORTING_STRUCTURE', 'Fund, or the whole entity.'),
    labelled('product_group', 'PRODUCT_GROUP', 'Group of products.'),
    labelled('product_group_type', 'PRODUCT_GROUP_TYPE', 'Type of the group of products.'),
    labelled('super_or_ordinary', 'SUPER_OR_ORDINARY', 'Superannuation or ordinary business.'),
  ],
  measures: [VALUE, NUMBER, RATIO],
  maxAgeDays: 190,
  quirks: [MASKED, BLANKS, KINDS, AASB17, FLOWS],
  parse: (capture) => parseRecords(capture, LAYOUT),
});
