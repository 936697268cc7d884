/** Plausible ranges of measures, from `data/plausible-ranges.csv`. They are used to check values if no earlier values are stored. */
import type { DatasetKey } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { dataNumber, readDataTable } from '../formats/data-table.ts';

const FILE = 'plausible-ranges.csv';
const COLUMNS = ['dataset', 'filter', 'unit', 'low', 'high', 'reason'] as const;

interface PlausibleRange {
  /** The datasets to which the range applies. `*` means all. */
  readonly datasets: readonly string[];
  readonly dimension: string | null;
  readonly codes: ReadonlySet<string>;
  /** The start of the unit to which the range applies, in lower case. */
  readonly unit: string;
  /** The lowest and the highest value, in single units. For example, in persons even if thousands are published. */
  readonly low: number;
  readonly high: number;
  readonly reason: string;
}

let loaded: readonly PlausibleRange[] | null = null;

/** All ranges. Those for specific datasets come first. Throws BUG for an invalid row. */
function plausibleRanges(): readonly PlausibleRange[] {
  loaded ??= readDataTable(FILE, COLUMNS, { optional: ['filter'], key: ['dataset', 'filter', 'unit'] }).map((row) => {
    const [dimension = '', codes = ''] = row.filter.split('=');
    const [low, high] = [dataNumber(FILE, row.low), dataNumber(FILE, row.high)];
    if (low >= high) throw new WattleError('BUG', `data/${FILE}: the range of ${row.dataset} ${row.unit} is empty.`);
    return {
      datasets: row.dataset.split('|'),
      dimension: dimension === '' ? null : dimension,
      codes: new Set(codes.split('|')),
      unit: row.unit.toLowerCase(),
      low,
      high,
      reason: row.reason,
    };
  });
  return loaded;
}

/** The first range that matches a series. Null if no range matches. */
export const plausibleRange = (dataset: DatasetKey, unit: string, codeOf: (dimension: string) => string | null): PlausibleRange | null =>
  plausibleRanges().find((one) => {
    if (!one.datasets.some((name) => name === '*' || name === dataset) || !unit.toLowerCase().startsWith(one.unit)) return false;
    const code = one.dimension === null ? null : codeOf(one.dimension);
    return one.dimension === null || (code !== null && one.codes.has(code));
  }) ?? null;
