/** SMSF annual overview, table 1: number, members and assets of self-managed superannuation funds. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import { fileAt, workbookOf } from '../packages.ts';
import { parseSmsfOverview, SMSF_WORDS } from '../smsf.ts';
import { declared, dimensionOf } from '../table.ts';

export const SMSF_FUNDS: TimeSeriesDataset = {
  ...declared({
    id: 'SMSF_FUNDS',
    aliases: ['smsf'],
    title: 'SMSF sector annual overview',
    description: 'Number of self-managed superannuation funds, their members and gross assets, entries and exits by income year.',
    origin: workbookOf(
      'self-managed-superannuation-funds',
      /^SMSF Annual Overview (\d{4}-\d{2})\b/i,
      fileAt('2fd970ec-984e-4593-bbad-2e69a5fa7a89', '7a50c5c8-5c0e-4a4b-a11e-feaad39f2bd0', 'smsf-annual-overview-2023-24.xlsx'),
    ),
    maxAgeDays: 900,
    quirks: [
      'Metrics have different units: funds, persons, millions of dollars, and a ratio for growth.',
      'The gross assets of the latest year are marked as estimates until all annual returns are lodged.',
      'Numbers of funds and members are at 30 June. Each release revises earlier years.',
    ],
  }),
  kind: 'time_series',
  frequency: 'FY',
  dimensions: [dimensionOf({ name: 'metric_label', description: 'Measure.', words: SMSF_WORDS })],
  fixed: {},
  parse: parseSmsfOverview,
};
