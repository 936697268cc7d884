import { at, present } from '../../core/assert.ts';
import { isoDayInWords, MONTHS } from '../../core/calendar/month-names.ts';
import { firstDay, formatPeriod, isoDay, lastDay, type Period, parsePeriod } from '../../core/period.ts';

/**
 * Writes a period in words: `the September quarter 2025`, `June 2026`, `2024-25`, `6 May 2026` or `1:05 pm on 21 November 2026 (market
 * time)`.
 */
export function inWords(text: string): string {
  if (INTERVAL.test(text)) return `${timeInWords(text)} (market time)`;
  const period = present(parsePeriod(text), `The period ${text}`);
  const end = isoDay(lastDay(period));
  const [year, month] = [end.slice(0, 4), at(MONTHS, Number(end.slice(5, 7)) - 1)];
  switch (period.freq) {
    case 'Q':
      return `the ${month} quarter ${year}`;
    case 'M':
      return `${month} ${year}`;
    case 'S':
      return `the ${month === 'June' ? 'first' : 'second'} half of ${year}`;
    case 'W':
      return `the week of ${isoDayInWords(isoDay(firstDay(period)))}`;
    case 'D':
      return isoDayInWords(end);
    case 'FY':
      return text.replace(/^FY/, '').replace('-', '–');
    default:
      return text;
  }
}

const clock = (hour: number, minutes: string): string => `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;

export const periodInWords = (period: Period): string => inWords(formatPeriod(period));

const INTERVAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** Writes a time in its own time zone, such as `1:05 pm on 21 November 2026`. */
export const timeInWords = (text: string): string =>
  `${clock(Number(text.slice(11, 13)), text.slice(14, 16))} on ${isoDayInWords(text.slice(0, 10))}`;
