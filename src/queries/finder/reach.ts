/**
 * If a question names a time, a series that covers this time should come first. Related results with the same measure are compared for that.
 */
import { FOLDED_MONTHS } from '../../core/calendar/month-names.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { firstDay, lastDay, type Period, parsePeriod } from '../../core/period.ts';
import type { Findable } from '../search/catalogue-entries.ts';

const MONTH_AND_YEAR = new RegExp(`\\b(${FOLDED_MONTHS.join('|')})[a-z]*(?:\\s+quarter)?,?\\s+(?:of\\s+)?((?:19|20)\\d\\d)\\b`, 'gi');
const QUARTER_AND_YEAR = /\bq([1-4])\s+((?:19|20)\d\d)\b/gi;
const WRITTEN = /\b(?:19|20)\d\d(?:-?q[1-4]|-[01]\d(?:-[0-3]\d)?)?\b/gi;
/** A result with a score below this share of the best score measures something else. */
const NEARLY_AS_WELL = 0.8;

/** The first day of the latest period that a question names, in days since 1970-01-01, or null. */
export function requestedDay(question: string): number | null {
  const written = [...question.matchAll(WRITTEN)].map(([text]) => text.toUpperCase().replace(/(\d)Q/, '$1-Q'));
  const ofMonths = [...question.matchAll(MONTH_AND_YEAR)].map(
    ([, month = '', year]) => `${year}-${String(FOLDED_MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}`,
  );
  const ofQuarters = [...question.matchAll(QUARTER_AND_YEAR)].map(([, quarter, year]) => `${year}-Q${quarter}`);
  const days = [...written, ...ofMonths, ...ofQuarters].map(parsePeriod).filter((one): one is Period => one !== null);
  return days.length === 0 ? null : Math.max(...days.map(firstDay));
}

/** Whether two related series have the same unit, frequency, place and adjustment. One of them must list the other as related. */
const measureAlike = (a: SeriesHandle, b: SeriesHandle): boolean =>
  a !== b &&
  a.units === b.units &&
  a.frequency === b.frequency &&
  a.place === b.place &&
  a.adjustment === b.adjustment &&
  (a.related?.includes(b.id) === true || b.related?.includes(a.id) === true);

interface Reaching {
  readonly item: Findable;
  /** Last stored period, or null. */
  readonly to: string | null;
  readonly score: number;
}

/** Whether stored data that end with a period cover a day. */
export const reaches = (to: string | null, day: number): boolean => {
  const last = to === null ? null : parsePeriod(to);
  return last !== null && lastDay(last) >= day;
};

/**
 * The index of the result that should come first. It is 0, unless the data of the first result end before the day and a related result covers
 * it.
 */
export function leaderAt(found: readonly Reaching[], day: number): number {
  const [first] = found;
  if (first?.item.kind !== 'series' || first.to === null || reaches(first.to, day)) return 0;
  const { series } = first.item;
  const other = found.findIndex(
    ({ item, to, score }) =>
      item.kind === 'series' && measureAlike(series, item.series) && score >= NEARLY_AS_WELL * first.score && reaches(to, day),
  );
  return Math.max(other, 0);
}
