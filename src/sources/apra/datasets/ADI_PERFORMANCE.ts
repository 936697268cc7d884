/** APRA quarterly ADI performance: income and expenses for the industry. */
import { apraBook, labelled } from '../book.ts';
import { parseItems } from '../items.ts';
import { NUMBER, RATIO } from '../measures.ts';

const MONEY = { code: 'value_aud_million', label: 'Amount', unit: 'AUD', multiplier: 6 };

export const ADI_PERFORMANCE = apraBook({
  id: 'ADI_PERFORMANCE',
  title: 'ADI industry financial performance, long history',
  description:
    'Interest and other income, expenses, charges and profit of all authorised deposit-taking institutions, quarterly since September 2004.',
  file: {
    page: 'quarterly-authorised-deposit-taking-institution-statistics',
    name: /quarterly authorised deposit-taking institution performance/i,
    not: [/centralised/i, /property/i],
    lastKnown: '2026-03/Quarterly authorised deposit-taking institution performance-September 2004 to December 2025.xlsx',
  },
  frequency: 'Q',
  dimensions: [labelled('metric', 'METRIC', 'A line of the table. If two lines have the same name, the name includes the parent line.')],
  measures: [MONEY, NUMBER, RATIO],
  maxAgeDays: 190,
  quirks: ['Numbers of entities are in value_number and ratios are in value_ratio, not in value_aud_million.'],
  parse: (capture) => parseItems(capture, { sheet: 'Tab 1a', dimension: 'METRIC', label: 'Metric', money: MONEY }),
});
