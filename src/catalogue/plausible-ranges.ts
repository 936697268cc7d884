/**
 * Reads plausible ranges of measures from `data/plausible-ranges.csv`. Checks use a range if there are no earlier values for
 * comparison.
 */
import type { DatasetKey } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { dataNumber, readDataTable } from '../formats/data-table.ts';

const FILE = 'plausible-ranges.csv';
const COLUMNS = ['dataset', 'filter', 'unit', 'low', 'high', 'reason'] as const;

interface PlausibleRange {
  /** Keys of the datasets. `*` means all datasets. */
  readonly datasets: readonly string[];
  /** The codes to which the range applies, by dimension. */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>;
  /** The start of the unit, in lower case. */
  readonly unit: string;
  /** The lowest plausible value in single units. For example, it is in persons even if the agency publishes thousands. */
  readonly low: number;
  readonly high: number;
  readonly reason: string;
}

let loaded: readonly PlausibleRange[] | null = null;

/** Returns all ranges in file order. In the file, ranges for specific datasets come first. Throws BUG for an invalid row. */
function plausibleRanges(): readonly PlausibleRange[] {
  loaded ??= readDataTable(FILE, COLUMNS, { optional: ['filter'], key: ['dataset', 'filter', 'unit'] }).map((row) => {
    const [low, high] = [dataNumber(FILE, row.low), dataNumber(FILE, row.high)];
    if (low >= high) throw new WattleError('BUG', `data/${FILE}: the range of ${row.dataset} ${row.unit} is empty.`);
    return {
      datasets: row.dataset.split('|'),
      codes: new Map(
        row.filter.split('&').flatMap((part) => {
          const [dimension = '', codes = ''] = part.split('=');
          return dimension === '' ? [] : [[dimension, new Set(codes.split('|'))] as const];
        }),
      ),
      unit: row.unit.toLowerCase(),
      low,
      high,
      reason: row.reason,
    };
  });
  return loaded;
}

/** Returns the first range that matches. Null if no range matches. */
export const plausibleRange = (dataset: DatasetKey, unit: string, codeOf: (dimension: string) => string | null): PlausibleRange | null =>
  plausibleRanges().find((one) => {
    if (!one.datasets.some((name) => name === '*' || name === dataset) || !unit.toLowerCase().startsWith(one.unit)) return false;
    return [...one.codes].every(([dimension, codes]) => codes.has(codeOf(dimension) ?? ''));
  }) ?? null;
