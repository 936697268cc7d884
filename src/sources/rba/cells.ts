/** What a single cell of an RBA table can hold: dates in four spellings, numbers, ranges, and words for "not there". */
import { parseIsoDay } from '../../core/period.ts';
import { type PublishedValue, publishedValue } from '../../formats/published-number.ts';
import type { Cell } from '../../formats/workbook.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const iso = (year: string, month: number, day: string): string => `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
const monthNumber = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/**
 * A day count (since 1970-01-01) from the text of a date: `31/01/1959`, `18-Mar-2026`, `Sep-1959` (its first day) or `2026-03-18`.
 * Null when the text is none of these or the day does not exist.
 */
export function parseDay(text: string): number | null {
  const trimmed = text.trim();
  let m: RegExpExecArray | null;
  if ((m = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed))) return parseIsoDay(iso(m[3] ?? '', Number(m[2]), m[1] ?? ''));
  if ((m = /^(\d{1,2})-([A-Za-z]{3,9})-(\d{4})$/.exec(trimmed))) return parseIsoDay(iso(m[3] ?? '', monthNumber(m[2] ?? ''), m[1] ?? ''));
  if ((m = /^([A-Za-z]{3,9})-(\d{4})$/.exec(trimmed))) return parseIsoDay(iso(m[2] ?? '', monthNumber(m[1] ?? ''), '1'));
  return parseIsoDay(trimmed);
}

const RANGE = /^[+-]?\d+(\.\d+)?\s+to\s+[+-]?\d+(\.\d+)?$/i;
/**
 * What a data cell says. Null for an empty cell (nothing was published), undefined for one that is not understood.
 * A range keeps its text and has no value: the Bank announced a band, not a number.
 */
export function parseValue(cell: Cell | undefined): PublishedValue | null | undefined {
  const text = typeof cell === 'string' ? cell.trim() : '';
  return RANGE.test(text) ? { value: null, status: 'range', text } : publishedValue(cell);
}
