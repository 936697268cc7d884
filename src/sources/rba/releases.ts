/**
 * Reads the RBA's release schedule: a table for the coming week, a grid of dates for the coming months, and the Board's decisions.
 *
 *     Week commencing 18 May 2026                             Releases Expected       May 2026  Jun 2026 …
 *     <th>RBA Balance Sheet - A1  <td>Friday, 22 May  <td>4.30 pm     <th>Financial Aggregates <td>Monthly <td>11.30 am <td>29 <td>30 …
 *
 * Times are in Sydney time, AEST or AEDT. A cell in the grid has a date, `Released` or a dash.
 */
import { slug } from '../../core/basic/text.ts';
import { FOLDED_MONTHS } from '../../core/calendar/month-names.ts';
import type { Captured } from '../../core/capture.ts';
import type { Release, ReleaseCalendarSource } from '../../core/define-dataset.ts';
import { type Address, quoted, WattleError } from '../../core/errors.ts';
import { DAY_MS, isoDay, parseIsoDay } from '../../core/period.ts';
import { sydneyToInstant } from '../../core/sydney-time.ts';
import { type HtmlTable, readHtmlTables } from '../../formats/html-table.ts';
import { decodeText } from '../../formats/text.ts';
import { policyDecisions } from './policy-decisions.ts';

const SITE = 'https://www.rba.gov.au';
const PAGE = `${SITE}/schedules-events/`;

export const RELEASES: ReleaseCalendarSource = {
  asks: () => [{ id: 'schedule', url: PAGE, accept: 'text/html' }],
  parse: (capture) => parseSchedule(capture),
  get known() {
    return policyDecisions();
  },
};

/**
 * Reads the releases on the schedule page and adds the dates of Board decisions. Throws PARSE_LAYOUT or PARSE_VALUE with the cell that
 * could not be read.
 */
export function parseSchedule(capture: Captured): readonly Release[] {
  const tables = readHtmlTables(decodeText(capture.bytes).text);
  const at: Address = { url: capture.url };
  const week = tables.find((table) => /week commencing/i.test(table.caption ?? ''));
  const months = tables.find((table) => /releases expected/i.test(table.caption ?? ''));
  if (!week || !months) {
    const caption = week ? 'Releases Expected' : 'Week commencing …';
    throw new WattleError('PARSE_LAYOUT', `The schedule page has no table captioned ${quoted(caption)}.`, { at });
  }
  const monthly = monthReleases(months, at);
  const dated = new Set(monthly.map((release) => `${release.title} ${release.releaseAt}`));
  const weekly = weekReleases(week, at).filter((release) => !dated.has(`${release.title} ${release.releaseAt}`));
  return [...weekly, ...monthly, ...policyDecisions()].sort((a, b) => a.releaseAt - b.releaseAt);
}

// ---------------------------------------------------------------- the coming week

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const monthNumber = (name: string): number => FOLDED_MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Returns a date in days since 1970-01-01. Null if the date does not exist. */
const dayCount = (year: number, month: number, day: number): number | null =>
  parseIsoDay(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/** Reads the table for the coming week. Skips daily releases (exchange rates), because their rows have no date. */
function weekReleases(table: HtmlTable, at: Address): readonly Release[] {
  const caption = /(\d{1,2})\s+([A-Za-z]+)\s+(\d{4})/.exec(table.caption ?? '');
  const monday = caption ? dayCount(Number(caption[3]), monthNumber(caption[2] ?? ''), Number(caption[1])) : null;
  if (monday === null) {
    throw new WattleError('PARSE_LAYOUT', 'The caption of the schedule does not state the week.', {
      at: { ...at, value: table.caption ?? '' },
    });
  }
  const releases: Release[] = [];
  for (const row of table.rows) {
    const [name, when, time] = row;
    if (!name || !when || !time || name.text === '' || row.every((cell) => cell.header)) continue;
    if (/^weekdays/i.test(when.text)) continue;
    const day = dayOfWeek(when.text, monday, at);
    releases.push(release(name.text, name.href, isoDay(day), isoDay(day), time.text, at));
  }
  return releases;
}

/** Returns the date for text such as `Thursday, 21 May`, within two weeks from `monday`. */
function dayOfWeek(text: string, monday: number, at: Address): number {
  const m = /^([A-Za-z]+),?\s+(\d{1,2})\s+([A-Za-z]+)$/.exec(text);
  for (let day = monday; m && day < monday + 14; day++) {
    const date = new Date(day * DAY_MS);
    const named = WEEKDAYS[date.getUTCDay()] === m[1]?.toLowerCase();
    if (named && date.getUTCDate() === Number(m[2]) && date.getUTCMonth() + 1 === monthNumber(m[3] ?? '')) return day;
  }
  throw new WattleError('PARSE_VALUE', 'A date in the weekly schedule is outside that week.', { at: { ...at, value: text } });
}

// ---------------------------------------------------------------- the coming months

function monthReleases(table: HtmlTable, at: Address): readonly Release[] {
  const header = table.rows.find((row) => row.some((cell) => /^time\b/i.test(cell.text)));
  const timeColumn = header?.findIndex((cell) => /^time\b/i.test(cell.text)) ?? -1;
  const months = (header ?? []).map((cell) => /^([A-Za-z]{3})[a-z]*\s*(\d{4})$/.exec(cell.text));
  if (!header || !months.some((month) => month !== null)) {
    throw new WattleError('PARSE_LAYOUT', 'The release grid has no header row with a time and months.', { at });
  }
  return table.rows.flatMap((row) => {
    const [name] = row;
    if (row === header || !name || row.length < header.length) return [];
    return months.flatMap((month, column) => {
      if (month === null) return [];
      const prefix = `${month[2]}-${String(monthNumber(month[1] ?? '')).padStart(2, '0')}`;
      return daysOf(row[column]?.text ?? '', at).map((day, i) => {
        const id = i === 0 ? prefix : `${prefix}-${i + 1}`;
        return release(name.text, name.href, id, `${prefix}-${day}`, row[timeColumn]?.text ?? '', at);
      });
    });
  });
}

/** Returns the dates in a cell, without footnote marks. The list is empty for `Released` and dashes. */
function daysOf(text: string, at: Address): readonly string[] {
  const plain = text.replace(/\([a-z]\)|[*†]/g, '').trim();
  if (plain === '' || /^released$/i.test(plain) || /^[-–—]+$/.test(plain)) return [];
  const days = plain.split(/,|&|\band\b/).map((day) => day.trim());
  if (days.every((day) => /^\d{1,2}$/.test(day))) return days.map((day) => day.padStart(2, '0'));
  throw new WattleError('PARSE_VALUE', 'A cell of the release grid is not a day, Released or a dash.', {
    at: { ...at, value: text },
  });
}

// ---------------------------------------------------------------- shared by both tables

/** Classifies a release by its link. Links to statistics are data releases, and other links are statements. */
const eventTypeOf = (href: string): Release['eventType'] => (href.startsWith('/statistics/') ? 'data_release' : 'statement');

/** Converts `11.30 am` or `After 4.00 pm` to 24-hour time. */
function clockTime(text: string, at: Address): string {
  const m = /^(?:after\s+)?(\d{1,2})[.:](\d{2})\s*([ap])\.?m\.?$/i.exec(text.trim());
  if (!m) throw new WattleError('PARSE_VALUE', 'A time in the schedule is not a time of day.', { at: { ...at, value: text } });
  const hour = (Number(m[1]) % 12) + (m[3]?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${m[2]}`;
}

function release(title: string, href: string | null, id: string, date: string, time: string, at: Address): Release {
  const path = href ?? '/schedules-events/';
  return {
    source: 'rba',
    publicationId: `${slug(title)}-${id}`,
    title,
    eventType: eventTypeOf(path),
    referencePeriod: null,
    releaseAt: sydneyToInstant(date, clockTime(time, at)),
    sourceUrl: new URL(path, SITE).href,
  };
}
