/** Reads times that a question names in words, such as `last financial year`, `two years ago` and `before the pandemic`. */
import { MONTHS } from '../../core/calendar/month-names.ts';
import { type Period, parseIsoDay, period } from '../../core/period.ts';
import { sydneyDate } from '../../core/sydney-time.ts';
import { datedEventIn, financialYearIn, LAST_FINANCIAL_YEAR } from '../search/question-times.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `\\d{1,2}|${NUMBERS.join('|')}`;
/** A comparison such as `than a year ago` requests a change and not a value. */
const AGO = new RegExp(`(?<!\\b(?:than|from|on|with|to|over|since) )\\b(an?|${NUMBER}) (years?|months?|quarters?) ago\\b`, 'i');
const LAST_YEAR = /(?<!\b(?:than|from|on|with|to|over|since|the) )\b(this time )?last (?:calendar )?year\b/i;
const QUARTER = /\b(mar(?:ch)?|june?|sep(?:t|tember)?|dec(?:ember)?) (?:quarter|qtr)\b(?! (?:of )?\d)/i;
const MONTHS_IN: Readonly<Record<string, number>> = { year: 12, quarter: 3, month: 1 };

const monthAt = (now: number): number => {
  const [year = 0, month = 1] = sydneyDate(now).split('-').map(Number);
  return year * 12 + month - 1;
};

/**
 * Returns the period that a question names in words. Returns null if it names none.
 * @param now in ms since the epoch
 */
export function namedPeriod(text: string, now: number): Period | null {
  const written = financialYearIn(text);
  if (written !== null) return period('FY', written);
  const month = monthAt(now);
  // A financial year ends in June, the sixth month.
  if (LAST_FINANCIAL_YEAR.test(text)) return period('FY', Math.floor((month - 6) / 12));
  const [, count = '', unit = ''] = AGO.exec(text) ?? [];
  const months = MONTHS_IN[unit.toLowerCase().replace(/s$/, '')];
  if (months !== undefined) {
    const named = NUMBERS.indexOf(count.toLowerCase()) + 1;
    return period('M', month - months * (/^an?$/i.test(count) ? 1 : named || Number(count)));
  }
  const lastYear = LAST_YEAR.exec(text);
  if (lastYear !== null) return lastYear[1] === undefined ? period('A', Math.floor(month / 12) - 1) : period('M', month - 12);
  return latestQuarter(text, month);
}

/** Returns the latest finished quarter with the named last month, as in `the March quarter`. */
function latestQuarter(text: string, month: number): Period | null {
  const [, name = null] = QUARTER.exec(text) ?? [];
  if (name === null) return null;
  const ends = MONTHS.findIndex((one) => one.toLowerCase().startsWith(name.toLowerCase().slice(0, 3)));
  const year = Math.floor((month - ends - 1) / 12);
  return period('Q', year * 4 + Math.floor(ends / 3));
}

/** Returns the first day of an event that a question names after `before` or `since`, in days since 1970-01-01. */
export function dayOfEvent(text: string): number | null {
  const event = datedEventIn(text);
  return event === null ? null : parseIsoDay(event.start);
}
