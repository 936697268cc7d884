/** Handles reference periods. An index is 100 in its reference period. A chain volume measure uses the prices of its reference period. */
import { FOLDED_MONTHS, MONTHS } from '../calendar/month-names.ts';

/**
 * stated: the file states the period. documented: the agency states it elsewhere. by_rule: it follows from the latest period in the
 * release.
 */
export const REFERENCE_BASES = ['stated', 'documented', 'by_rule'] as const;

export interface Reference {
  readonly kind: 'index' | 'chain_volume';
  /** For example `2023-24`, `2025-09`, `1998-Q2` or `2011-01-04`. */
  readonly period: string;
  readonly basis: (typeof REFERENCE_BASES)[number];
}

const YEARS = /(?<!\d)(\d{4})\s*[-–/]\s*(?:\d{2})?(\d{2})(?!\d)/;
const DAY = /(?<!\d)(\d{1,2})[- ]([A-Za-z]{3,9})[- ](\d{4})(?!\d)/;
const MONTH = /\b([A-Za-z]{3,9})( quarter)?,? (?:(quarter|month),? )?(\d{4})(?!\d)/i;

/** Parses an agency's words (`2011–12 = 100.0`, `Sep 2025 = 100`, `04-Jan-2011=100`), or returns null. */
export function referencePeriod(words: string): string | null {
  const [, from, to] = YEARS.exec(words) ?? [];
  if (from !== undefined) return Number(to) === (Number(from) + 1) % 100 ? `${from}-${to}` : null;
  const [, day, dayMonth, dayYear] = DAY.exec(words) ?? [];
  if (day !== undefined) return inMonth(dayMonth, (month) => `${dayYear}-${two(month)}-${two(Number(day))}`);
  const [, name, before, after, year] = MONTH.exec(words) ?? [];
  const isQuarter = before !== undefined || after === 'quarter';
  return inMonth(name, (month) => (isQuarter ? `${year}-Q${Math.ceil(month / 3)}` : `${year}-${two(month)}`));
}

function inMonth(name: string | undefined, write: (month: number) => string): string | null {
  const at = name === undefined ? -1 : FOLDED_MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return at < 0 ? null : write(at + 1);
}

/** Returns words for a reference period, such as `2023-24`, `September 2025`, `June quarter 1998` or `4 January 2011`. */
export function referenceWords(reference: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(reference) ?? [];
  const name = MONTHS[Number(month) - 1];
  const isYears = Number(month) === (Number(year) + 1) % 100;
  if (year !== undefined && name !== undefined && !isYears) return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`;
  return reference.replace(/^(\d{4})-Q([1-4])$/, (_, of: string, quarter: string) => `${MONTHS[3 * Number(quarter) - 1]} quarter ${of}`);
}

/** The words of agencies differ, such as `Sep 2025 = 100.0` and `Index, September 2025 month = 100`. */
const BASE = 100;

/**
 * Returns the unit of an index with its reference period in one spelling: `Index, September 2025 = 100`. Returns null if the words have no
 * reference period that can be read, or another base than 100.
 */
export function indexUnit(words: string): string | null {
  const known = UNITS.get(words);
  if (known !== undefined) return known;
  const unit = readIndexUnit(words);
  if (UNITS.size < MOST_UNITS) UNITS.set(words, unit);
  return unit;
}

/** Units that were read before. A table needs the unit of each row, and most rows have the same unit. */
const UNITS = new Map<string, string | null>();
const MOST_UNITS = 1000;

function readIndexUnit(words: string): string | null {
  const [before = '', base] = words.split('=');
  const period = base !== undefined && Number(base) === BASE ? referencePeriod(before) : null;
  return period === null ? null : `Index, ${referenceWords(period)} = ${BASE}`;
}

/** Returns true for the same base in different words, such as `Sep 2025 = 100.0` and `September 2025 = 100`. */
export function isSameBase(a: string | null, b: string | null): boolean {
  if (a === b || a === null || b === null) return a === b;
  const unit = indexUnit(a);
  return unit !== null && unit === indexUnit(b);
}

const two = (n: number): string => String(n).padStart(2, '0');

/**
 * Returns the reference year of chain volumes for a release with the latest period `t`. For quarterly series, it is the second-last
 * financial year that ended before the quarter, so it changes with each September quarter. For annual series, it is the previous financial
 * year.
 */
export function referenceYearOf(freq: 'Q' | 'FY', t: number): string {
  const end = freq === 'FY' ? t - 1 : Math.floor((t - 2) / 4) - 1;
  return `${end - 1}-${two(end % 100)}`;
}
