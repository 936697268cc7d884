/** Detects values that exceed all earlier values of a series by much more than any earlier record did. */
import type { SeriesSlice } from '../../../store/ports/series.ts';
import type { History } from '../believable.ts';

/** Limits for a record. A new record exceeds the previous one by little. */
const FEWEST_VALUES = 60;
/** The number of first values, in which records are frequent. */
const FIRST_VALUES = 24;
const TIMES_RECORD = 3;
const TIMES_USUAL_RECORD = 1.5;
const LEAST_RECORD_OF_LEVEL = Math.log(4);
const LEAST_RECORD_OF_SHARE = 0.02;

const records = new WeakMap<SeriesSlice, number>();

/** Returns the largest step by which the size of a stored value exceeded the sizes of all values before it. */
function largestRecord(slice: SeriesSlice, { scaled }: History): number {
  const known = records.get(slice);
  if (known !== undefined) return known;
  let [most, largest, count] = [Number.NEGATIVE_INFINITY, 0, 0];
  for (const value of slice.value) {
    if (value === null) continue;
    const now = Math.abs(scaled(value));
    if (count >= FIRST_VALUES) largest = Math.max(largest, now - most);
    [most, count] = [Math.max(most, now), count + 1];
  }
  records.set(slice, largest);
  return largest;
}

/**
 * Returns true for a value much larger than the largest value so far, compared with all earlier records. The smallest value is not compared,
 * because a count for a small group may be close to zero.
 */
export function isBeyondRecords(slice: SeriesSlice, history: History, value: number): boolean {
  const { scaled, least, most, usual, isShare, steps } = history;
  const by = Math.abs(scaled(value)) - Math.max(Math.abs(scaled(most)), Math.abs(scaled(least)));
  const floor = isShare ? LEAST_RECORD_OF_SHARE : LEAST_RECORD_OF_LEVEL;
  if (steps < FEWEST_VALUES || by <= Math.max(floor, TIMES_USUAL_RECORD * usual)) return false;
  return by > TIMES_RECORD * largestRecord(slice, history);
}
