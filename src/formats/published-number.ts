/**
 * Numbers and marks of absence as publishers write them in cells, by one rule for every file.
 *
 *   number     [sign] magnitude | "(" magnitude ")"                negative in brackets, as in accounts
 *   sign       "+" | "-" | "−" | "–"
 *   magnitude  digits ["." digits] [exponent] | "." digits [exponent] | grouped ["." digits]
 *   grouped    one to three digits, the first not zero, then "," and three digits, at least once
 *   exponent   "e" ["+" | "-"] digits
 *
 * Everything else is not a number. Nor is a number that its cell shows as something else (shown-number.ts). `0,890` is not a number,
 * because a zero does not begin a group and the comma can be a decimal point. `12,34`, `1.234,5`, `1 234` and `5%` are not numbers. Nor are
 * one or two digits in brackets, which can mark a footnote. A number with a mark behind it (`4.10*`) has the
 * status `other` and keeps its text.
 */
import { type Address, WattleError } from '../core/errors.ts';
import type { Observation } from '../core/observation.ts';
import { ShownNumber } from './shown-number.ts';
import type { Cell } from './workbook.ts';

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** A number in brackets must have three digits, a group or a decimal point, unlike footnote marks. */
const BRACKETED = /^\(((?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?)\)$/;
const MAY_BE_FOOTNOTE = /^\d{1,2}$/;
const TYPESET_MINUS = /^[\u2212\u2013](?=[\d.])/;

/** The text must have no outer blanks. Undefined if it is not a number. */
export function numberIn(text: string): number | undefined {
  if (PLAIN.test(text)) return finite(text);
  const signed = text.replace(TYPESET_MINUS, '-');
  if (PLAIN.test(signed)) return finite(signed);
  if (GROUPED.test(signed)) return Number(signed.replaceAll(',', ''));
  const inBrackets = BRACKETED.exec(text)?.[1];
  if (inBrackets === undefined || MAY_BE_FOOTNOTE.test(inBrackets)) return undefined;
  const magnitude = Number(inBrackets.replaceAll(',', ''));
  return magnitude === 0 ? 0 : -magnitude;
}

function finite(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

const FOUR_DECIMALS = 1e4;
const MOST_UNITS = 1e15;

/**
 * Rounds to 15 significant digits, as workbooks do for display. Further digits (740.3000000000001) are binary noise. A value with at most
 * four decimals and 15 digits does not change. The quotient detects this without formatting the number.
 */
export function asShown(value: number): number {
  const units = Math.round(value * FOUR_DECIMALS);
  if (units / FOUR_DECIMALS === value && Math.abs(units) < MOST_UNITS) return units === 0 ? 0 : value;
  return Number(value.toPrecision(15));
}

export type PublishedValue = Pick<Observation, 'value' | 'status' | 'text'>;

/** Not available, not yet available or not applicable. A dash may also mean nil or rounded to zero. */
const NOT_AVAILABLE: ReadonlySet<string> = new Set([
  ...['na', '#n/a', 'n/a', 'n.a.', 'n.a', 'nya', 'n.y.a.', 'not available', 'not applicable'],
  ...['..', '...', '. .', '-', '\u2013', '\u2014', '\u2212'],
]);
/** Not for publication. */
const SUPPRESSED: ReadonlySet<string> = new Set(['np', 'n.p.', 'n.p', 'n/p', 'nfp', 'not published', '*']);
/** A number with a footnote mark, `4.10*`. The text keeps the mark. */
const MARKED = /^(.*\d)\s?(?:\*{1,3}|[†‡§])$/;
/** Values such as `<5`, which are suppressed for confidentiality. */
export const TOO_FEW = /^<\s?\d+$/;

/**
 * Null for an empty cell. Otherwise a number, or no value with the mark as status and text. Undefined for other cells. `suppressed` matches
 * further marks of the agency, such as `TOO_FEW`.
 */
export function publishedValue(cell: Cell | undefined, suppressed: RegExp | null = null): PublishedValue | null | undefined {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? { value: asShown(cell), status: null, text: null } : undefined;
  if (typeof cell !== 'string') return undefined;
  const text = cell.replace(/\s+/g, ' ').trim();
  if (text === '') return null;
  const value = numberIn(text);
  if (value !== undefined) return { value, status: null, text: null };
  const marked = MARKED.exec(text)?.[1];
  const before = marked === undefined ? undefined : numberIn(marked);
  if (before !== undefined) return { value: before, status: 'other', text };
  const mark = text.toLowerCase();
  if (NOT_AVAILABLE.has(mark)) return { value: null, status: 'not_available', text };
  if (SUPPRESSED.has(mark) || suppressed?.test(text)) return { value: null, status: 'suppressed', text };
  return undefined;
}

export const isAbsent = (text: string): boolean => text === '' || NOT_AVAILABLE.has(text.toLowerCase());

/** Like `publishedValue`, but throws PARSE_VALUE for a cell that is not recognised. */
export function publishedCell(cell: Cell | undefined, at: Address, suppressed: RegExp | null = null): PublishedValue | null {
  const published = publishedValue(cell, suppressed);
  if (published !== undefined) return published;
  throw notAFigure(cell, at);
}

/**
 * Null for a missing value (blank, `na`, `..`, dash). Throws PARSE_VALUE with the address for other cells, including suppressed values,
 * which null would hide.
 */
export function numberCell(cell: Cell | undefined, at: Address): number | null {
  const published = publishedValue(cell);
  if (published !== undefined && published?.status !== 'suppressed') return published?.value ?? null;
  throw notAFigure(cell, at);
}

export function notAFigure(cell: Cell | undefined, at: Address): WattleError {
  const detail =
    cell instanceof ShownNumber ? `A cell of figures shows its number as ${cell.shownAs}.` : 'A cell is neither a number nor a known mark.';
  return new WattleError('PARSE_VALUE', detail, { at: { ...at, value: String(cell) } });
}
