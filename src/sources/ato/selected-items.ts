/** Reads Individuals table 1B, with the number of individuals, the mean and the median for each item. */
import type { Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import type { DimensionValue, ParsedDataset } from '../../core/observation.ts';
import { type ItemTable, parseItemTable } from './item-table.ts';
import { asPublished } from './labels.ts';
import type { Unit } from './series-of-rows.ts';

export const STATISTICS: readonly (DimensionValue & Unit)[] = [
  { code: 'individuals', label: 'no.', unit: 'Persons' },
  { code: 'average_aud', label: 'average $', unit: 'AUD' },
  { code: 'median_aud', label: 'median $', unit: 'AUD' },
];

const TABLE: ItemTable = {
  sheets: ['Table 1B', 'Individuals Table 1B', 'Individuals 1B'],
  periods: 'income years',
  dimensions: [
    { id: 'ITEM', label: 'Selected items' },
    { id: 'STATISTIC', label: 'Statistics' },
  ],
  isPart: (label) => label !== '',
  read: ({ label, unit, part, repeated }, at) => {
    const statistic = STATISTICS.find((one) => one.label === unit.toLowerCase());
    if (statistic === undefined || label === '') {
      throw new WattleError('PARSE_VALUE', 'A row with figures has no statistic or item.', {
        at: { ...at, column: 'B', value: `${label} | ${unit}` },
      });
    }
    // Tax payable and tax refundable are each in two parts of the table, with values that differ by cents. The second label therefore
    // starts with the name of its part.
    const item = asPublished(repeated ? `${part}: ${label}` : label, at);
    return { values: [item, { code: statistic.code, label: statistic.label }], unit: statistic };
  },
  scope: 'partial',
};

export const parseSelectedItems = (capture: Captured): ParsedDataset => parseItemTable(capture, TABLE);
