/**
 * Reads numbers and marks for missing values in cells, by the same rules for every file.
 *
 *   number     [sign] magnitude | "(" magnitude ")"                negative in brackets, as in accounts
 *   sign       "+" | "-" | "−" | "–"
 *   magnitude  digits ["." digits] [exponent] | "." digits [exponent] | grouped ["." digits]
 *   grouped    one to three digits, the first not zero, then "," and three digits, at least once
 *   exponent   "e" ["+" | "-"] digits
 *
 * Other text is not a number: `12,34`, `1.234,5`, `1 234` and `5%` are refused. `0,890` is refused, because its comma may be a decimal
 * point. One or two digits in brackets are refused, because they may mark a footnote. A number whose cell format displays something else is
 * also refused (shown-number.ts). A number followed by a mark (`4.10*`) has the status `other` and keeps its text.
 */
import { type Address, WattleError } from '../core/errors.ts';
import type { Observation } from '../core/observation.ts';
import { ShownNumber } from './shown-number.ts';
import type { Cell } from './workbook.ts';

const PLAIN = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** Matches a number in brackets. It must have three digits, a group or a decimal point. Otherwise it may be a footnote mark. */
const BRACKETED = /^\(((?:[1-9]\d{0,2}(?:,\d{3})+|\d+)(?:\.\d+)?)\)$/;
const MAY_BE_FOOTNOTE = /^\d{1,2}$/;
const TYPESET_MINUS = /^[\u2212\u2013](?=[\d.])/;

/** Converts text to a number. The text must have no outer blanks. Returns undefined if it is not a number. */
export function numberIn(text: string): number | undefined {
  if (PLAIN.test(text)) return finite(text);
  const signed = text.replace(TYPESET_MINUS, '-');
  if (PLAIN.test(signed)) return finite(signed);
  if (GROUPED.test(signed)) return finite(signed.replaceAll(',', ''));
  const inBrackets = BRACKETED.exec(text)?.[1];
  if (inBrackets === undefined || MAY_BE_FOOTNOTE.test(inBrackets)) return undefined;
  const magnitude = Number(inBrackets.replaceAll(',', ''));
  return magnitude === 0 ? 0 : -magnitude;
}

function finite(text: string): number | undefined {
  const value = Number(text);
  // A file may have -0.0 for a small negative value.
  if (value === 0) return 0;
  return Number.isFinite(value) ? value : undefined;
}

const FOUR_DECIMALS = 1e4;
const MOST_UNITS = 1e15;

/**
 * Rounds to 15 significant digits, as workbooks do for display. Additional digits, as in 740.3000000000001, are errors in binary fractions.
 * Values with at most four decimals and 15 digits are returned unchanged, without the slower formatting.
 */
export function asShown(value: number): number {
  const units = Math.round(value * FOUR_DECIMALS);
  if (units / FOUR_DECIMALS === value && Math.abs(units) < MOST_UNITS) return units === 0 ? 0 : value;
  return Number(value.toPrecision(15));
}

export type PublishedValue = Pick<Observation, 'value' | 'status' | 'text'>;

/** Marks for values that are not available, not yet available or not applicable. A dash may also mean nil or rounded to zero. */
const NOT_AVAILABLE: ReadonlySet<string> = new Set([
  ...['na', '#n/a', 'n/a', 'n.a.', 'n.a', 'nya', 'n.y.a.', 'not available', 'not applicable'],
  ...['..', '...', '. .', '-', '\u2013', '\u2014', '\u2212'],
]);
/** Marks for values that are not for publication. */
const SUPPRESSED: ReadonlySet<string> = new Set(['np', 'n.p.', 'n.p', 'n/p', 'nfp', 'not published', '*']);
/** Matches a number with a footnote mark, such as `4.10*`. The text of the value keeps the mark. */
const MARKED = /^(.*\d)\s?(?:\*{1,3}|[†‡§])$/;
/** Matches values such as `<5`, which are suppressed for confidentiality. */
export const TOO_FEW = /^<\s?\d+$/;

/**
 * Reads a value cell. Returns null for an empty cell, a number, or no value with the mark as status and text. Returns undefined if the cell
 * is not recognised. `suppressed` matches additional marks from the agency, such as `TOO_FEW`.
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

/** Reads a value cell like `publishedValue`. Throws PARSE_VALUE for a cell that is not recognised. */
export function publishedCell(cell: Cell | undefined, at: Address, suppressed: RegExp | null = null): PublishedValue | null {
  const published = publishedValue(cell, suppressed);
  if (published !== undefined) return published;
  throw notAFigure(cell, at);
}

/**
 * Returns the number in a cell, or null for a missing value (blank, `na`, `..`, dash). Throws PARSE_VALUE with the cell address for other
 * cells and for suppressed values, because null would hide them.
 */
export function numberCell(cell: Cell | undefined, at: Address): number | null {
  const published = publishedValue(cell);
  if (published !== undefined && published?.status !== 'suppressed') return published?.value ?? null;
  throw notAFigure(cell, at);
}

export function notAFigure(cell: Cell | undefined, at: Address): WattleError {
  const detail =
    cell instanceof ShownNumber
      ? `A cell must be a plain number, but its format shows ${cell.shownAs}.`
      : 'A cell is neither a number nor a known mark such as “na”.';
  return new WattleError('PARSE_VALUE', detail, { at: { ...at, value: String(cell) } });
}
