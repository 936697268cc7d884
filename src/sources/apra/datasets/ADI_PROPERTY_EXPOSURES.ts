/** APRA property exposures for ADIs: limits and actual exposures by type of property. */
import { apraBook, labelled } from '../book.ts';
import { parseItems } from '../items.ts';
import { NUMBER, RATIO } from '../measures.ts';

const MONEY = { code: 'value_aud_million', label: 'Amount', unit: 'AUD', multiplier: 6 };

export const ADI_PROPERTY_EXPOSURES = apraBook({
  id: 'ADI_PROPERTY_EXPOSURES',
  title: 'ADI property exposures',
  description: 'Limits, actual exposures, impaired and non-performing exposures of authorised deposit-taking institutions to property.',
  file: {
    page: 'quarterly-authorised-deposit-taking-institution-statistics',
    name: /property exposures statistics/i,
    not: [/historical/i],
    lastKnown: '2026-03/Quarterly authorised deposit-taking institution property exposures statistics December 2025.xlsx',
  },
  frequency: 'Q',
  dimensions: [
    labelled('property_type', 'PROPERTY_TYPE', 'A line of the table. If two lines have the same name, the name includes the heading.'),
  ],
  measures: [MONEY, NUMBER, RATIO],
  maxAgeDays: 190,
  quirks: [
    'Limits and actual, impaired and non-performing exposures are lines in one table. The name of a line includes the heading above it.',
    'Numbers of entities are in value_number and ratios are in value_ratio, not in value_aud_million.',
  ],
  parse: (capture) =>
    parseItems(capture, {
      sheet: 'Tab 1a',
      dimension: 'PROPERTY_TYPE',
      label: 'Property type',
      money: MONEY,
    }),
});
