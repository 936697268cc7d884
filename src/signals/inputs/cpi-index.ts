/**
 * Levels of the consumer price index from which a change is calculated. All are from the monthly index, or all are from the quarterly
 * index.
 */
import { present } from '../../core/assert.ts';
import { addDecimals } from '../../core/decimal.ts';
import type { SeriesView } from '../../core/define-signal.ts';
import { members, parsePeriod, period } from '../../core/period.ts';

export type CpiCollection = 'complete_monthly' | 'quarterly';

export interface CpiIndex {
  readonly quarterly: SeriesView;
  readonly monthly: SeriesView;
}

/** From this quarter on, the quarterly index is the mean of the complete monthly index. That index begins in April 2024. */
const CHANGED = present(parsePeriod('2025-Q3'), '2025-Q3').t;

/**
 * Chooses the index that all quarters use. It is the monthly index if some quarters are before the change, others are after it, and all
 * have their months. Otherwise it is the quarterly index.
 */
export function collectionOf(indexes: readonly CpiIndex[], quarters: readonly number[]): CpiCollection {
  const changes = quarters.some((t) => t < CHANGED) && quarters.some((t) => t >= CHANGED);
  const months = quarters.flatMap(monthsOf);
  return changes && indexes.every(({ monthly }) => months.every(monthly.has)) ? 'complete_monthly' : 'quarterly';
}

/**
 * Returns the level in each quarter. For the monthly index, this is the exact sum of the months and not their mean, because callers use
 * only ratios.
 */
export const levelIn =
  (collection: CpiCollection, { quarterly, monthly }: CpiIndex) =>
  (quarter: number): number =>
    collection === 'quarterly' ? quarterly(quarter) : addDecimals(monthsOf(quarter).map(monthly));

function monthsOf(quarter: number): readonly number[] {
  const { from, to } = members(period('Q', quarter), 'M');
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
