import { at, present } from '../../core/assert.ts';
import { MONTHS } from '../../core/calendar/month-names.ts';
import { isoDay, lastDay, parsePeriod } from '../../core/period.ts';

/**
 * Writes a period in words: `the September quarter 2025`, `June 2026`, `2024-25`, `6 May 2026` or `1:05 pm on 21 November 2026 (market
 * time)`.
 */
export function inWords(text: string): string {
  const interval = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text);
  if (interval) return `${clock(Number(at(interval, 2)), at(interval, 3))} on ${dayInWords(at(interval, 1))} (market time)`;
  const period = present(parsePeriod(text), `The period ${text}`);
  const end = isoDay(lastDay(period));
  const [year, month] = [end.slice(0, 4), at(MONTHS, Number(end.slice(5, 7)) - 1)];
  switch (period.freq) {
    case 'Q':
      return `the ${month} quarter ${year}`;
    case 'M':
      return `${month} ${year}`;
    case 'D':
      return dayInWords(end);
    case 'FY':
      return text.replace(/^FY/, '').replace('-', '–');
    default:
      return text;
  }
}

const clock = (hour: number, minutes: string): string => `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;

function dayInWords(day: string): string {
  return `${Number(day.slice(8, 10))} ${at(MONTHS, Number(day.slice(5, 7)) - 1)} ${day.slice(0, 4)}`;
}
