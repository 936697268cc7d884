/** Declares layouts for insurance databases, which have one record for each value and up to a dozen descriptive columns. */
import { textCell } from '../../formats/sheet-table.ts';
import { type Measure, measureOfItem } from './measures.ts';
import type { KeyColumn, RecordLayout } from './records.ts';

/** The value column. Amounts are in whole dollars. */
export const VALUE: Measure = { code: 'value', label: 'Value', unit: 'AUD', multiplier: 0 };

/** Declares a key column. `id` is the dimension name in capitals. */
export const keyColumn = (id: string, heading: string): KeyColumn => ({ id, heading });

/** Declares a layout. The sheet is `Database`, or `Data` in the archives. Headings differ between classes of insurance. */
export function databaseLayout(sheet: 'Database' | 'Data', period: string, keys: readonly KeyColumn[]): RecordLayout {
  return {
    sheet,
    frequency: 'Q',
    period: [period, 'Reporting period', 'Reporting date', 'Period end', 'Period'],
    keys,
    figures: [{ ...VALUE, heading: ['Value', 'Value ($)', 'Value $'] }],
    statesScale: false,
    measureBy: { key: 'DATA_ITEM', measure: (item, column) => measureOfItem(textCell(item), column) },
    scope: 'whole',
  };
}
