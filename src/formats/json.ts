/** Checks types in parsed JSON. Errors have the expected type and the path. */
import { isUtf8 } from 'node:buffer';
import { WattleError } from '../core/errors.ts';
import { asBuffer } from './bytes.ts';
import { type FileKind, kindWords, looksLikeHtml, sniffKind } from './sniff.ts';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json | undefined };

const NO_DOCUMENTS: ReadonlySet<FileKind> = new Set(['zip', 'xlsx', 'xls']);

/**
 * Parses a JSON document. Throws PARSE_ENCODING if it is not UTF-8. Throws PARSE_LAYOUT with the line number for a web page, a workbook,
 * or incomplete or invalid JSON.
 */
export function parseJson(bytes: Uint8Array): Json {
  const kind = sniffKind(bytes);
  if (NO_DOCUMENTS.has(kind)) {
    throw new WattleError('PARSE_LAYOUT', `Expected JSON, but received ${kindWords(kind)}.`, { at: { row: 1 } });
  }
  if (!isUtf8(bytes)) throw new WattleError('PARSE_ENCODING', 'The JSON document is not UTF-8.', { at: { row: firstBadLine(bytes) } });
  const text = asBuffer(bytes)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  try {
    return (mayBeBeyond(text) ? JSON.parse(text, finite) : JSON.parse(text)) as Json;
  } catch (cause) {
    if (cause instanceof WattleError) throw cause;
    const what = looksLikeHtml(text)
      ? 'Expected JSON, but received a web page.'
      : `The JSON document is damaged: ${(cause as Error).message}.`;
    const position = Number(/position (\d+)/.exec((cause as Error).message)?.[1] ?? text.length);
    const at = { row: text.slice(0, position).split('\n').length, value: text.slice(Math.max(0, position - 20), position + 20) };
    throw new WattleError('PARSE_LAYOUT', what, { at, cause });
  }
}

/** A number without an exponent may exceed `Number.MAX_VALUE` if it has more digits than this. */
const MANY_DIGITS = 300;
const LARGE_EXPONENT = /[eE]\+?\d\d\d/;

/**
 * Returns true if the text may contain a number above `Number.MAX_VALUE`. Checks only every 300th character, because a longer run of
 * digits always includes one of them.
 */
function mayBeBeyond(text: string): boolean {
  if (LARGE_EXPONENT.test(text)) return true;
  const isDigit = (i: number): boolean => /\d/.test(text.charAt(i));
  for (let i = MANY_DIGITS - 1; i < text.length; i += MANY_DIGITS) {
    let [from, to] = [i, i];
    while (isDigit(from)) from -= 1;
    while (isDigit(to)) to += 1;
    if (to - from > MANY_DIGITS) return true;
  }
  return false;
}

function finite(name: string, value: unknown): unknown {
  if (value !== Number.POSITIVE_INFINITY && value !== Number.NEGATIVE_INFINITY) return value;
  throw new WattleError('PARSE_VALUE', 'The JSON document has a number that is too large.', { at: { column: name } });
}

function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const feed = bytes.indexOf(10, from);
    const to = feed < 0 ? bytes.length : feed + 1;
    if (!isUtf8(bytes.subarray(from, to))) return line;
    from = to;
  }
  return line;
}

const unexpected = (expected: string, path: string, found: Json | undefined): WattleError =>
  new WattleError('PARSE_LAYOUT', `Missing ${expected} at ${path}.`, {
    at: { column: path, value: found === undefined ? 'absent' : JSON.stringify(found).slice(0, 80) },
  });

export function objectAt(value: Json | undefined, path: string): JsonObject {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as JsonObject;
  throw unexpected('object', path, value);
}

export function arrayAt(value: Json | undefined, path: string): readonly Json[] {
  if (Array.isArray(value)) return value as readonly Json[];
  throw unexpected('list', path, value);
}

/** Returns the list, or an empty list if it is missing or null. */
export function optionalArrayAt(value: Json | undefined, path: string): readonly Json[] {
  return value === undefined || value === null ? [] : arrayAt(value, path);
}

export function textAt(value: Json | undefined, path: string): string {
  if (typeof value === 'string') return value;
  throw unexpected('text', path, value);
}
