/** Finds periods in running text: `the December quarter of 2022`, `7 February 2023`, `2024-25`, `in May`, `last quarter`. */
import { FOLDED_MONTHS, MONTHS } from '../../../core/calendar/month-names.ts';
import { readPeriod } from '../../../core/calendar/period-spellings.ts';
import { firstDay, isoDay, lastDay, type Period, parsePeriod, period, periodOfDay } from '../../../core/period.ts';

/** A part of the text, from character `from` up to, but not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface NamedTime extends Span {
  /** The period. Null if the text means the latest period. */
  readonly period: Period | null;
  /**
   * `named`: the text names the year of this period. `of_other`: it names a year only for another period. `latest`: it names no year, so
   * the period is the latest one that has begun.
   */
  readonly year: 'named' | 'of_other' | 'latest';
  /** If the latest period that has begun has not ended, the one a year earlier. Otherwise null. */
  readonly lastEnded: Period | null;
}

const MONTH = `(?:${[...MONTHS.map((name) => name.toLowerCase()), ...FOLDED_MONTHS, 'sept'].join('|')})\\b\\.?`;
const YEAR = '(?:1[89]|20)\\d\\d';
const DAY = '(?:[12]?\\d|3[01])(?:st|nd|rd|th)?';
const ORDINALS: readonly (readonly string[])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th', 'final', 'last'],
];

/** Forms of periods, most exact first. A part of the text matches only the first suitable form. */
const FORMS: readonly (readonly [pattern: string, read: (text: string) => Period | null])[] = [
  ['\\b\\d{4}-\\d\\d-\\d\\d\\b|\\b\\d{1,2}/\\d{1,2}/\\d{4}\\b', readPeriod],
  [
    `\\b(?:fy|(?:financial|fiscal)\\s+year\\s+(?:of\\s+|to\\s+)?)\\s*${YEAR}(?:\\s*[-–/]\\s*\\d\\d(?:\\d\\d)?)?\\b`,
    (text) => readPeriod(`FY${text.replace(/^\D+/, '')}`),
  ],
  [`\\b${YEAR}-?q[1-4]\\b|\\bq[1-4][\\s-]+(?:of\\s+)?${YEAR}\\b`, (text) => readPeriod(text.toUpperCase())],
  [`\\b(?:${ORDINALS.flat().join('|')})\\s+quarter\\s+(?:of\\s+)?${YEAR}\\b`, ordinalQuarter],
  [`\\b${MONTH}\\s*(?:quarter|qtr)\\s*,?\\s*(?:of\\s+)?${YEAR}\\b`, tidied],
  [`\\b${MONTH}\\s+${YEAR}\\s+(?:quarter|qtr)\\b`, (text) => tidied(text.replace(/^(\S+)\s+(\d{4})\s+\S+$/, '$1 quarter $2'))],
  [
    `\\bquarter\\s+(?:to|ended|ending|of)\\s+(?:the\\s+)?${MONTH}\\s+${YEAR}\\b`,
    (text) => tidied(text.replace(/\b(?:to|ended|ending|the)\b/g, ' ')),
  ],
  [`\\b${DAY}\\s+(?:of\\s+)?${MONTH},?\\s+${YEAR}\\b|\\b${MONTH}\\s+${DAY},?\\s+${YEAR}\\b`, tidied],
  [`\\b${MONTH}[\\s-]*,?\\s*(?:of\\s+)?${YEAR}\\b`, tidied],
  [`\\b${YEAR}\\s*[-–/]\\s*\\d\\d\\b(?!\\s*(?:%|per))`, readPeriod],
  [`(?<![$\\d.,])\\b${YEAR}\\b(?![\\d.,]*\\d|\\s*(?:%|per ?cent|percent|persons|people|thousand|million|billion|dwellings))`, readPeriod],
];
const BARE_MONTH = new RegExp(`\\b(?:in|for|of|during|to|since|from|the|last|this)\\s+(${MONTH})(?:\\s+(quarter))?(?!\\s*\\d)`, 'gi');
/** Excludes lengths of time, such as `over the last year`. */
const RELATIVE = /(?<!\b(?:the|past) )\b(last|this) (month|quarter|financial year|year)\b/gi;
const RELATIVE_FREQUENCY = { month: 'M', quarter: 'Q', 'financial year': 'FY', year: 'A' } as const;
const LATEST = /\b(?:now|currently|at present|today|latest|at the moment)\b/gi;

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Accepts punctuation, as in `December, 2022` or `Dec. 2022`. Quarters of surveys can end in other months than calendar quarters, such as
 * the May quarter. They are read as the month.
 */
function tidied(text: string): Period | null {
  const plain = spaced(text.replace(/[.,]/g, ' '));
  return readPeriod(plain) ?? readPeriod(spaced(plain.replace(/\b(?:quarter|qtr)\b(?: of)?/, ' ')));
}

function ordinalQuarter(text: string): Period | null {
  const quarter = ORDINALS.findIndex((names) => names.some((name) => text.startsWith(name))) + 1;
  return parsePeriod(`${text.slice(-4)}-Q${quarter}`);
}

/**
 * Returns the periods in the order of the text. A month without a year takes the year of the nearest earlier period in the text, or
 * otherwise of the nearest later one. If the text has no year, the latest month with this name that has begun is used.
 * @param today in days since 1970-01-01. If it is null, months without a year and words such as `last year` are not read
 */
export function timesIn(text: string, today: number | null): readonly NamedTime[] {
  const found: NamedTime[] = [];
  let rest = text.toLowerCase();
  const take = (at: number, length: number, time: Pick<NamedTime, 'period' | 'year'>, lastEnded: Period | null = null): void => {
    found.push({ from: at, to: at + length, ...time, lastEnded });
    rest = rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length);
  };
  for (const [pattern, read] of FORMS) {
    for (const match of rest.matchAll(new RegExp(pattern, 'g'))) {
      const period = read(match[0].trim());
      if (period !== null) take(match.index, match[0].length, { period, year: 'named' });
    }
  }
  for (const match of rest.matchAll(BARE_MONTH)) {
    const [all, month = '', quarter] = match;
    const at = match.index + all.indexOf(month);
    const year = yearOf(nearestTo(found, at));
    const inYear = (of: string): Period | null => tidied([month, quarter, of].filter((part) => part !== undefined).join(' '));
    const named = year === null ? latestBegun(inYear, today) : inYear(year);
    if (named === null) continue;
    const isOpen = year === null && today !== null && lastDay(named) >= today;
    const time = { period: named, year: year === null ? ('latest' as const) : ('of_other' as const) };
    take(at, all.length - (at - match.index), time, isOpen ? inYear(String(Number(isoDay(firstDay(named)).slice(0, 4)) - 1)) : null);
  }
  for (const match of rest.matchAll(RELATIVE)) {
    const [all, which, unit] = match;
    if (today === null) break;
    const now = periodOfDay(RELATIVE_FREQUENCY[unit as keyof typeof RELATIVE_FREQUENCY], today);
    take(match.index, all.length, { period: which === 'last' ? period(now.freq, now.t - 1) : now, year: 'named' });
  }
  for (const match of rest.matchAll(LATEST)) take(match.index, match[0].length, { period: null, year: 'named' });
  return found.toSorted((a, b) => a.from - b.from);
}

/** Returns the latest period with a certain name, such as May, that has begun. */
function latestBegun(inYear: (year: string) => Period | null, today: number | null): Period | null {
  if (today === null) return null;
  const year = Number(isoDay(today).slice(0, 4));
  const found = [year, year - 1].map((one) => inYear(String(one)));
  return found.find((one) => one !== null && firstDay(one) <= today) ?? null;
}

const yearOf = (time: NamedTime | undefined): string | null =>
  time === undefined || time.period === null ? null : isoDay(firstDay(time.period)).slice(0, 4);

function nearestTo(times: readonly NamedTime[], at: number): NamedTime | undefined {
  const dated = times.filter(({ period }) => period !== null);
  return dated.findLast(({ from }) => from < at) ?? dated.find(({ from }) => from > at);
}
