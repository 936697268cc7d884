/** APRA general insurance performance before AASB 17, from the archived quarterly statistics database. */
import { apraBook, labelled } from '../book.ts';
import { databaseLayout, keyColumn, VALUE } from '../insurance.ts';
import { NUMBER, RATIO } from '../measures.ts';
import { BLANKS, KINDS, MASKED } from '../quirks.ts';
import { parseRecords } from '../records.ts';

const LAYOUT = databaseLayout('Data', 'Reporting date', [
  keyColumn('INDUSTRY_SEGMENT_GROUP', 'Industry segment group'),
  keyColumn('INDUSTRY_SEGMENT', 'Industry segment'),
  keyColumn('SUBJECT', 'Subject'),
  keyColumn('CATEGORY_GROUP', 'Category group'),
  keyColumn('CATEGORY', 'Category'),
  keyColumn('DATA_ITEM', 'Data item'),
  keyColumn('COUNTERPARTY_GRADE', 'Counterparty grade'),
  keyColumn('CLASS_OF_BUSINESS_GROUP', 'Class of business group'),
  keyColumn('CLASS_OF_BUSINESS_CATEGORY', 'Class of business category'),
  keyColumn('CLASS_OF_BUSINESS', 'Class of business'),
  keyColumn('GEOGRAPHIC_REGION', 'Geographic region'),
  keyColumn('CALCULATION_BASIS', 'Calculation basis'),
]);

export const INSURANCE_GENERAL_HISTORICAL = apraBook({
  id: 'INSURANCE_GENERAL_HISTORICAL',
  title: 'General insurance performance, pre-AASB 17 archive',
  description:
    'Income, expenses, assets, liabilities and capital of general insurers by segment, class of business and region, quarterly from December 2002 to June 2023.',
  file: {
    page: 'quarterly-general-insurance-performance-statistics',
    name: /^(?=.*general insurance)(?=.*performance)(?=.*database)(?=.*historical)/i,
    lastKnown: '2025-06/Quarterly general insurance performance statistics database (historical data) December 2002 to June 2023.xlsx',
  },
  frequency: 'Q',
  dimensions: [
    labelled('industry_segment_group', 'INDUSTRY_SEGMENT_GROUP', 'Group of the segment.'),
    labelled('industry_segment', 'INDUSTRY_SEGMENT', 'Segment of insurers.'),
    labelled('subject', 'SUBJECT', 'The subject of the item: financial performance, financial position, capital adequacy.'),
    labelled('category_group', 'CATEGORY_GROUP', 'The group of the category.'),
    labelled('category', 'CATEGORY', 'The category of the item.'),
    labelled('data_item', 'DATA_ITEM', 'Measure.'),
    labelled('counterparty_grade', 'COUNTERPARTY_GRADE', 'Grade of the counterparty.'),
    labelled('class_of_business_group', 'CLASS_OF_BUSINESS_GROUP', 'Group of the class of business.'),
    labelled('class_of_business_category', 'CLASS_OF_BUSINESS_CATEGORY', 'Category of the class of business.'),
    labelled('class_of_business', 'CLASS_OF_BUSINESS', 'Class of business.'),
    { ...labelled('geographic_region', 'GEOGRAPHIC_REGION', 'State or territory.'), geography: 'state' },
    labelled('calculation_basis', 'CALCULATION_BASIS', 'Stock: a level at the end of the quarter. Flow: during the quarter or year.'),
  ],
  measures: [VALUE, NUMBER, RATIO],
  maxAgeDays: null,
  ceased: {
    lastPeriod: '2023-Q2',
    successor: 'apra.INSURANCE_GENERAL',
    note: 'For figures from September 2023, see INSURANCE_GENERAL. It has a different accounting basis, so figures in the two datasets are not comparable.',
  },
  quirks: [MASKED, BLANKS, KINDS],
  parse: (capture) => parseRecords(capture, LAYOUT),
});
