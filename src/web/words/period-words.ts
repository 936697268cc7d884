/** Formats periods and days for pages: `December quarter 2025`, `Dec quarter 2025`, `29 January 2026`, `29 Jan 2026`. */
import { isInterval } from '../../core/frequency.ts';
import { firstDay, instantOf, type Period, parseIntervalEnd, parseIsoDay, parsePeriod } from '../../core/period.ts';
import { calendarDay, clockWords, dayWords, marketDays, periodWords, shortMonth } from '../../render/chart/calendar-words.ts';

/** Parses a period or a market interval. Returns null for other texts. */
const periodOf = (text: string): Period | null => parsePeriod(text) ?? parseIntervalEnd(text);

/** Returns a period in words, or a market interval such as `6:25 am on 26 November 2026`. Returns other text unchanged. */
export function periodText(text: string): string {
  const period = periodOf(text);
  return period ? periodWords(period) : text;
}

/** Returns a period for use in a sentence, such as `the December quarter 2025` or `June 2026`. */
export function periodInSentence(text: string): string {
  const period = periodOf(text);
  return period !== null && 'QSW'.includes(period.freq) ? `the ${periodWords(period)}` : periodText(text);
}

/** Returns a short form such as `Dec quarter 2025` or `Jun 2026`. */
export function shortPeriod(text: string): string {
  const period = periodOf(text);
  return period ? shortPeriodWords(period) : text;
}

export function shortPeriodWords(p: Period): string {
  if (p.freq === 'Q') {
    const { year, month } = calendarDay(firstDay(p));
    return `${shortMonth(month + 2)} quarter ${year}`;
  }
  if (p.freq === 'D') return shortDay(p.t);
  if (isInterval(p.freq)) {
    const at = marketDays(instantOf(p));
    return `${clockWords(at)}, ${shortDay(Math.floor(at))}`;
  }
  return periodWords(p);
}

/** Returns a column heading such as `Dec 25`, `H2 2025`, `2025–26` or `6:25 am, 26 Nov`. */
export function columnPeriod(text: string): string {
  const p = periodOf(text);
  if (!p) return text;
  if (isInterval(p.freq)) return shortPeriodWords(p).replace(/ \d{4}$/, '');
  const { year, month } = calendarDay(firstDay(p));
  const two = String(year % 100).padStart(2, '0');
  if (p.freq === 'Q') return `${shortMonth(month + 2)} ${two}`;
  if (p.freq === 'M') return `${shortMonth(month)} ${two}`;
  if (p.freq === 'S') return `H${month === 0 ? 1 : 2} ${year}`;
  return shortPeriodWords(p);
}

/** Formats days since 1970-01-01 as `29 Jan 2026`. */
export function shortDay(day: number): string {
  const { year, month, day: ofMonth } = calendarDay(day);
  return `${ofMonth} ${shortMonth(month)} ${year}`;
}

/** Formats an ISO day or time as `29 January 2026`. Returns other texts unchanged. */
export const dayText = (iso: string): string => withDay(iso, dayWords);
/** Formats an ISO day or time as `29 Jan 2026`. Returns other texts unchanged. */
export const shortDayText = (iso: string): string => withDay(iso, shortDay);

function withDay(iso: string, words: (day: number) => string): string {
  const day = parseIsoDay(iso.slice(0, 10));
  return day === null ? iso : words(day);
}

/** Words for periods, such as `quarter` and `quarters`. */
export const PERIODS: Readonly<Record<Period['freq'], { readonly one: string; readonly many: string }>> = {
  A: { one: 'year', many: 'years' },
  FY: { one: 'financial year', many: 'financial years' },
  S: { one: 'half-year', many: 'half-years' },
  Q: { one: 'quarter', many: 'quarters' },
  M: { one: 'month', many: 'months' },
  W: { one: 'week', many: 'weeks' },
  D: { one: 'day', many: 'days' },
  '30MIN': { one: 'interval', many: 'intervals' },
  '5MIN': { one: 'interval', many: 'intervals' },
};
