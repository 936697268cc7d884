/** APRA general insurance performance (AASB 17 basis), from the quarterly statistics database. */
import { apraBook, labelled } from '../book.ts';
import { databaseLayout, keyColumn, VALUE } from '../insurance.ts';
import { NUMBER, RATIO } from '../measures.ts';
import { AASB17, BLANKS, FLOWS, KINDS, MASKED } from '../quirks.ts';
import { parseRecords } from '../records.ts';

const LAYOUT = databaseLayout('Database', 'Reporting Period', [
  keyColumn('DATA_ITEM', 'Data item'),
  keyColumn('CATEGORY', 'Category'),
  keyColumn('SUBJECT', 'Subject'),
  keyColumn('STOCK_OR_FLOW', 'Stock or flow'),
  keyColumn('INDUSTRY_SEGMENT', 'Industry segment'),
  keyColumn('INDUSTRY_SEGMENT_GROUP', 'Industry segment group'),
  keyColumn('CLASS_OF_BUSINESS', 'Class of business'),
  keyColumn('CLASS_OF_BUSINESS_CATEGORY', 'Class of business category'),
  keyColumn('CLASS_OF_BUSINESS_GROUP', 'Class of business group'),
  keyColumn('COUNTERPARTY_GRADE', 'Counterparty grade'),
  keyColumn('STATE_TERRITORY', 'State and territory'),
  keyColumn('STRESS_SCENARIO', 'Stress scenario type'),
]);

export const INSURANCE_GENERAL = apraBook({
  id: 'INSURANCE_GENERAL',
  title: 'General insurance performance (AASB 17 basis)',
  description:
    'Income, expenses, assets, liabilities, capital, premiums and claims of general insurers by segment, class of business and state, quarterly since September 2023.',
  file: {
    page: 'quarterly-general-insurance-performance-statistics',
    name: /general insurance.*database/i,
    not: [/historical/i, /specifications/i],
    lastKnown: '2026-02/Quarterly general insurance performance statistics database September 2023 to December 2025.xlsx',
  },
  frequency: 'Q',
  dimensions: [
    labelled('data_item', 'DATA_ITEM', 'Measure.'),
    labelled('category', 'CATEGORY', 'The category of the item.'),
    labelled('subject', 'SUBJECT', 'The subject of the item: financial performance, financial position, capital adequacy.'),
    labelled('stock_or_flow', 'STOCK_OR_FLOW', 'Stock: a level at the end of the quarter. Flow: during the quarter.'),
    labelled('industry_segment', 'INDUSTRY_SEGMENT', 'Segment of insurers.'),
    labelled('industry_segment_group', 'INDUSTRY_SEGMENT_GROUP', 'Group of the segment.'),
    labelled('class_of_business', 'CLASS_OF_BUSINESS', 'Class of business.'),
    labelled('class_of_business_category', 'CLASS_OF_BUSINESS_CATEGORY', 'Category of the class of business.'),
    labelled('class_of_business_group', 'CLASS_OF_BUSINESS_GROUP', 'Group of the class of business.'),
    labelled('counterparty_grade', 'COUNTERPARTY_GRADE', 'Grade of the counterparty.'),
    { ...labelled('state_territory', 'STATE_TERRITORY', 'State or territory.'), geography: 'state' },
    labelled('stress_scenario', 'STRESS_SCENARIO', 'Scenario of the stress test.'),
  ],
  measures: [VALUE, NUMBER, RATIO],
  maxAgeDays: 190,
  quirks: [MASKED, BLANKS, KINDS, AASB17, FLOWS],
  parse: (capture) => parseRecords(capture, LAYOUT),
});
