/** Compares the time ranges of search results. If a question names a time, a series with data for that time should come first. */
import { FOLDED_MONTHS } from '../../core/calendar/month-names.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { firstDay, lastDay, type Period, parsePeriod } from '../../core/period.ts';
import type { Findable } from '../search/catalogue-entries.ts';

const MONTH_AND_YEAR = new RegExp(`\\b(${FOLDED_MONTHS.join('|')})[a-z]*(?:\\s+quarter)?,?\\s+(?:of\\s+)?((?:19|20)\\d\\d)\\b`, 'gi');
const QUARTER_AND_YEAR = /\bq([1-4])\s+((?:19|20)\d\d)\b/gi;
const WRITTEN = /\b(?:19|20)\d\d(?:-?q[1-4]|-[01]\d(?:-[0-3]\d)?)?\b/gi;
/** The minimum score of a result, as a share of the best score. A result with a lower score measures something else. */
const NEARLY_AS_WELL = 0.8;
/** The minimum share if the best result has no data. */
const INSTEAD_OF_NO_DATA = 0.7;

/** Returns the latest period in a question. Returns null if the question names no period. */
export function requestedPeriod(question: string): Period | null {
  const written = [...question.matchAll(WRITTEN)].map(([text]) => text.toUpperCase().replace(/(\d)Q/, '$1-Q'));
  const ofMonths = [...question.matchAll(MONTH_AND_YEAR)].map(
    ([, month = '', year]) => `${year}-${String(FOLDED_MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0')}`,
  );
  const ofQuarters = [...question.matchAll(QUARTER_AND_YEAR)].map(([, quarter, year]) => `${year}-Q${quarter}`);
  const periods = [...written, ...ofMonths, ...ofQuarters].map(parsePeriod).filter((one): one is Period => one !== null);
  // A month is more exact than its year, so it comes before the year.
  return periods.toSorted((a, b) => firstDay(b) - firstDay(a) || lastDay(a) - lastDay(b))[0] ?? null;
}

/** Returns the first day of the latest period in a question, in days since 1970-01-01. Returns null if the question names no period. */
export function requestedDay(question: string): number | null {
  const requested = requestedPeriod(question);
  return requested === null ? null : firstDay(requested);
}

/** Parts of ids that name a group of people, buyers or dwellings. A series for a group does not replace a series for all. */
const GROUP = /^(?:FEMALE|MALE|YOUTH|INVESTOR|OO|OWNER|FHB|PRIVATE|PUBLIC|HOUSES|ATTACHED|LARGE|MEDIUM|SMALL|LONG_TERM|PERMANENT)$/;
const groupsOf = ({ id }: SeriesHandle): string =>
  id
    .split('.')
    .filter((part) => GROUP.test(part))
    .join('.');

/** Returns true if two series have the same topic, unit, frequency, place, adjustment and group. */
const comparable = (a: SeriesHandle, b: SeriesHandle): boolean =>
  a !== b &&
  groupsOf(a) === groupsOf(b) &&
  a.topic === b.topic &&
  a.units === b.units &&
  a.frequency === b.frequency &&
  a.place === b.place &&
  a.adjustment === b.adjustment;

const areRelated = (a: SeriesHandle, b: SeriesHandle): boolean => a.related?.includes(b.id) === true || b.related?.includes(a.id) === true;

/** Returns true if two series are comparable and one of them lists the other as related. */
const measureAlike = (a: SeriesHandle, b: SeriesHandle): boolean => comparable(a, b) && areRelated(a, b);

/** Returns true if two series are related and of the same place and topic, such as a median price and a price index of houses. */
const ofOneSubject = (a: SeriesHandle, b: SeriesHandle): boolean => areRelated(a, b) && a.place === b.place && a.topic === b.topic;

interface Reaching {
  readonly item: Findable;
  readonly to: string | null;
  readonly score: number;
}

/**
 * Returns true if a series has data for a day.
 * @param to the last stored period
 */
const reaches = (to: string | null, day: number): boolean => {
  const last = to === null ? null : parsePeriod(to);
  return last !== null && lastDay(last) >= day;
};

/**
 * Returns the index of the result that should come first. If the first result has data for the day, this is 0. Otherwise it is the first
 * related result with data for the day. If the first result has no data, it is the first result with data that is comparable, or that is
 * related and matches nearly as well.
 * @param day in days since 1970-01-01. Null if the question names no time
 */
export function leaderAt(found: readonly Reaching[], day: number | null): number {
  const [first] = found;
  if (first?.item.kind !== 'series' || (first.to !== null && (day === null || reaches(first.to, day)))) return 0;
  const { series } = first.item;
  const isLike = (other: SeriesHandle, share: number): boolean =>
    first.to === null
      ? (comparable(series, other) && share >= INSTEAD_OF_NO_DATA) || (ofOneSubject(series, other) && share >= NEARLY_AS_WELL)
      : measureAlike(series, other) && share >= NEARLY_AS_WELL;
  const other = found.findIndex(
    ({ item, to, score }) =>
      item.kind === 'series' && isLike(item.series, score / first.score) && to !== null && (day === null || reaches(to, day)),
  );
  return Math.max(other, 0);
}
