/** APRA private health insurance performance, from the quarterly statistics database. */
import { apraBook, labelled } from '../book.ts';
import { databaseLayout, keyColumn, VALUE } from '../insurance.ts';
import { NUMBER, RATIO } from '../measures.ts';
import { AASB17, BLANKS, FLOWS, KINDS, MASKED } from '../quirks.ts';
import { parseRecords } from '../records.ts';

const LAYOUT = databaseLayout('Database', 'Period End', [
  keyColumn('DATA_ITEM', 'Data item'),
  keyColumn('SUBJECT', 'Subject'),
  keyColumn('CATEGORY', 'Category'),
  keyColumn('STOCK_OR_FLOW', 'Stock or flow'),
]);

export const INSURANCE_HEALTH = apraBook({
  id: 'INSURANCE_HEALTH',
  title: 'Private health insurance performance',
  description: 'Income, expenses, assets, liabilities and capital of private health insurers, quarterly since September 2023.',
  file: {
    page: 'quarterly-private-health-insurance-performance-statistics',
    name: /private health insurance performance statistics database/i,
    not: [/specifications/i, /historical/i],
    lastKnown: '2026-02/Quarterly private health insurance performance statistics database - September 2023 to December 2025.xlsx',
  },
  frequency: 'Q',
  dimensions: [
    labelled('data_item', 'DATA_ITEM', 'Measure.'),
    labelled('subject', 'SUBJECT', 'The subject of the item: financial performance, financial position, capital adequacy.'),
    labelled('category', 'CATEGORY', 'The category of the item.'),
    labelled('stock_or_flow', 'STOCK_OR_FLOW', 'Stock: a level at the end of the quarter. Flow: during the quarter.'),
  ],
  measures: [VALUE, NUMBER, RATIO],
  maxAgeDays: 190,
  quirks: [MASKED, BLANKS, KINDS, AASB17, FLOWS],
  parse: (capture) => parseRecords(capture, LAYOUT),
});
