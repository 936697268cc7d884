/** What a single cell of an RBA table can hold: dates in four spellings, numbers, ranges, and words for "not there". */
import type { Observation } from '../../core/observation.ts';
import { parseIsoDay } from '../../core/period.ts';
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

const NUMBER = /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(\.\d+)?(e[+-]?\d+)?$/i;
const RANGE = /^[+-]?\d+(\.\d+)?\s+to\s+[+-]?\d+(\.\d+)?$/i;
const NOT_AVAILABLE = new Set(['na', 'n/a', 'n.a.', 'n.a', '..', '-', '–', '—']);
const SUPPRESSED = new Set(['np', 'n.p.']);

/** A workbook shows 15 significant digits; what lies beyond them (740.3000000000001) is the noise of its binary sums. */
const asShown = (value: number): number => Number(value.toPrecision(15));

export type CellValue = Pick<Observation, 'value' | 'status' | 'text'>;

/**
 * What a data cell says. Null for an empty cell (nothing was published), undefined for one that is not understood.
 * A range keeps its text and has no value: the Bank announced a band, not a number.
 */
export function parseValue(cell: Cell | undefined): CellValue | null | undefined {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? { value: asShown(cell), status: null, text: null } : undefined;
  if (typeof cell === 'boolean') return undefined;
  const text = cell.trim();
  if (text === '') return null;
  if (NUMBER.test(text) && /\d/.test(text)) return { value: Number(text.replaceAll(',', '')), status: null, text: null };
  if (RANGE.test(text)) return { value: null, status: 'range', text };
  const word = text.toLowerCase();
  if (NOT_AVAILABLE.has(word)) return { value: null, status: 'not_available', text };
  if (SUPPRESSED.has(word)) return { value: null, status: 'suppressed', text };
  return undefined;
}
