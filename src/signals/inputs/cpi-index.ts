/** Indexes of the consumer price index at the quarters of a change, all from one collection: prices collected monthly, or quarterly. */
import { addDecimals } from '../../core/decimal.ts';
import type { SeriesView } from '../../core/define-signal.ts';
import { members, period } from '../../core/period.ts';

/** The complete monthly collection has index numbers from April 2024; the quarterly index has been made of it since 2025-Q3. */
export type CpiCollection = 'complete_monthly' | 'quarterly';

/** One index in both collections. */
export interface CpiIndex {
  readonly quarterly: SeriesView;
  readonly monthly: SeriesView;
}

/** The complete monthly collection where it has every month of all these quarters, else the quarterly one. */
export function collectionOf(indexes: readonly CpiIndex[], quarters: readonly number[]): CpiCollection {
  const months = quarters.flatMap(monthsOf);
  return indexes.every(({ monthly }) => months.every(monthly.has)) ? 'complete_monthly' : 'quarterly';
}

/** The index of a quarter; of the monthly collection the sum of its months. Only ratios are meant, and a sum of decimals, unlike a mean, is exact. */
export const levelIn =
  (collection: CpiCollection, { quarterly, monthly }: CpiIndex) =>
  (quarter: number): number =>
    collection === 'quarterly' ? quarterly(quarter) : addDecimals(monthsOf(quarter).map(monthly));

function monthsOf(quarter: number): readonly number[] {
  const { from, to } = members(period('Q', quarter), 'M');
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
