/** APRA life insurance performance before AASB 17, from the archived quarterly statistics database. */
import { apraBook, labelled } from '../book.ts';
import { databaseLayout, keyColumn, VALUE } from '../insurance.ts';
import { NUMBER, RATIO } from '../measures.ts';
import { BLANKS, KINDS, MASKED } from '../quirks.ts';
import { parseRecords } from '../records.ts';

const LAYOUT = databaseLayout('Data', 'Reporting date', [
  keyColumn('INDUSTRY_SECTOR', 'Industry sector'),
  keyColumn('SUBJECT', 'Subject'),
  keyColumn('CATEGORY', 'Category'),
  keyColumn('DATA_ITEM', 'Data item'),
  keyColumn('REPORTING_STRUCTURE', 'Reporting structure'),
  keyColumn('CLASS_OF_BUSINESS', 'Class of business'),
  keyColumn('PRODUCT_GROUP', 'Product group'),
  keyColumn('CALCULATION_BASIS', 'Calculation basis'),
  keyColumn('NOTES', 'Notes'),
]);

export const LIFE_INSURANCE_HISTORICAL = apraBook({
  id: 'LIFE_INSURANCE_HISTORICAL',
  title: 'Life insurance performance, pre-AASB 17 archive',
  description:
    'Income, expenses, assets, liabilities and capital of life insurers by class of business and group of products, quarterly from June 2008 to June 2023.',
  file: {
    page: 'quarterly-life-insurance-performance-statistics',
    name: /^(?=.*life insurance)(?=.*database)(?=.*historical)/i,
    lastKnown: '2025-06/Quarterly Life Insurance Performance Statistics Database (historical data) June 2008 to June 2023.xlsx',
  },
  frequency: 'Q',
  dimensions: [
    labelled('industry_sector', 'INDUSTRY_SECTOR', 'Sector of life insurers.'),
    labelled('subject', 'SUBJECT', 'The subject of the item: financial performance, financial position, capital adequacy.'),
    labelled('category', 'CATEGORY', 'The category of the item.'),
    labelled('data_item', 'DATA_ITEM', 'Measure.'),
    labelled('reporting_structure', 'REPORTING_STRUCTURE', 'Fund, or the whole entity.'),
    labelled('class_of_business', 'CLASS_OF_BUSINESS', 'Class of business.'),
    labelled('product_group', 'PRODUCT_GROUP', 'Group of products.'),
    labelled('calculation_basis', 'CALCULATION_BASIS', 'Stock: a level at the end of the quarter. Flow: during the quarter or year.'),
    labelled('notes', 'NOTES', 'Note of the agency on the figure.'),
  ],
  measures: [VALUE, NUMBER, RATIO],
  maxAgeDays: null,
  ceased: {
    lastPeriod: '2023-Q2',
    successor: 'apra.LIFE_INSURANCE',
    note: 'For figures from September 2023, see LIFE_INSURANCE. It has a different accounting basis, so figures in the two datasets are not comparable.',
  },
  quirks: [MASKED, BLANKS, KINDS],
  parse: (capture) => parseRecords(capture, LAYOUT),
});
