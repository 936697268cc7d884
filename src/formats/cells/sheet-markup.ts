/**
 * Checks the markup of sheets before the library reads it. The library finds cells by text patterns, so it would read other values from
 * unusual XML. Examples are a `>` in an attribute, a comment, a cell outside its row, and a repeated row. The library also reads `1,5` as
 * 1.
 */
import { at } from '../../core/assert.ts';
import { WattleError } from '../../core/errors.ts';
import { asBuffer } from '../bytes.ts';
import type { ZipEntry } from '../zip.ts';

/** Patterns for values, by cell type. For type `s`, the value is the index of a string. Texts, errors and dates may be any text. */
const VALUES: Readonly<Record<string, RegExp>> = {
  n: /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/,
  s: /^\d+$/,
  b: /^(?:[01]|true|false)$/,
  str: /^/,
  inlineStr: /^/,
  e: /^/,
  d: /^/,
};
/** Matches non-ASCII character references and escaped entities. The library decodes formula text twice, which would change this text. */
const DECODED_TWICE =
  /&#(?:x0*[1-9a-f]?[89a-f][\da-f]|x0*[1-9a-f]\d[\da-f]|x[\da-f]{4,}|0*(?:12[89]|1[3-9]\d|[2-9]\d\d)|\d{4,});|_x(?:00[89a-f][\da-f]|0[1-9a-f][\da-f]{2}|[1-9a-f][\da-f]{3})_|&amp;(?:#|(?:quot|apos|gt|lt|amp);)/i;
/** Matches the start of a number. The library ignores any text after it. */
const BEGINNING = /^[-+]?\.?\d/;
/** Matches attributes without blanks around `=` and without entities. */
const ATTRIBUTES = /^(?:\s+[\w:.-]+=(?:"[^"&]*"|'[^'&]*'))*\s*\/?$/;
const ADDRESS = /^([A-Z]{1,3})(\d{1,7})$/;
/** Matches a cell in its usual form. This pattern is tried first, because it is fast. */
const USUAL_CELL = /^<c r="([A-Z]{1,3}\d{1,7})"(?: s="\d+")?(?: t="([a-zA-Z]+)")?\/?$/;
const [QUOTE, APOSTROPHE, SLASH, COLON, LESS, GREATER, QUESTION, EXCLAMATION] = [0x22, 0x27, 0x2f, 0x3a, 0x3c, 0x3e, 0x3f, 0x21];
const LAST_BLANK = 0x20;
const LONGEST_VALUE = 64;
/** Number of open elements, including `sheetData`, when a row, a cell or a value starts. */
const [IN_SHEET, IN_ROW, IN_CELL] = [1, 2, 3];
const INNERMOST: Readonly<Record<string, number>> = { row: IN_SHEET, c: IN_ROW, v: IN_CELL, is: IN_CELL, f: IN_CELL };

/**
 * Checks the parts of a workbook. Throws PARSE_LAYOUT for markup that no spreadsheet program writes. Throws PARSE_VALUE for a number cell
 * that contains other text.
 */
export function refuseUnusualMarkup(parts: readonly ZipEntry[]): void {
  for (const { name, bytes } of parts) {
    const part = asBuffer(bytes);
    const [first, second] = part;
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
      throw new WattleError('PARSE_ENCODING', 'A part of the workbook is in UTF-16 instead of UTF-8.', { at: { file: name } });
    }
    const start = startOf(part, 'sheetData');
    if (start >= 0) new SheetMarkup(name, part).check(start);
    else if (startOf(part, 'sst') >= 0) refuseHiddenText(name, part, part.length);
  }
}

/** Returns the byte offset of the first tag with this name, or -1. */
function startOf(part: Buffer, name: string): number {
  for (let at = part.indexOf(name); at > 0; at = part.indexOf(name, at + 1)) {
    const before = part[at - 1];
    const behind = part[at + name.length] ?? LESS;
    const isName = behind <= LAST_BLANK || behind === GREATER || behind === SLASH;
    if (isName && (before === LESS || before === COLON)) return part.lastIndexOf(LESS, at);
  }
  return -1;
}

const layout = (file: string, detail: string, value: string): WattleError =>
  new WattleError('PARSE_LAYOUT', detail, { at: { file, value: value.slice(0, 80) } });

/** Throws PARSE_LAYOUT for comments, CDATA and instructions. The library reads text inside them, or does not join the text around them. */
function refuseHiddenText(file: string, part: Buffer, end: number): void {
  const declaration = part.indexOf('<?xml ');
  // A three-byte byte order mark may precede the XML declaration.
  const from = declaration >= 0 && declaration <= 3 ? declaration + 1 : 0;
  for (const mark of ['<!', '<?']) {
    const at = part.indexOf(mark, from);
    if (at < 0 || at >= end) continue;
    throw layout(file, 'The sheet contains a comment, CDATA or an instruction.', part.toString('latin1', at, at + 80));
  }
}

class SheetMarkup {
  readonly #file: string;
  readonly #part: Buffer;
  /** The open elements, starting with `sheetData`. */
  readonly #open: string[] = [];
  /** The last row and column that were checked, counted from 1. */
  #row = 0;
  #column = 0;
  #isBehindShortRow = false;
  #address: string | null = null;
  #type = 'n';
  #hasValue = false;

  constructor(file: string, part: Buffer) {
    this.#file = file;
    this.#part = part;
  }

  check(start: number): void {
    const part = this.#part;
    let at = start;
    do {
      if (part[at + 1] === EXCLAMATION || part[at + 1] === QUESTION) refuseHiddenText(this.#file, part, at + 1);
      const end = this.#endOfTag(at);
      this.#tag(at, end);
      const next = part.indexOf(LESS, end);
      if (next < 0) break;
      if (next > end + 1) this.#text(end + 1, next);
      at = next;
    } while (this.#open.length > 0);
    refuseHiddenText(this.#file, part, at);
  }

  /**
   * Returns the position of the `>` that ends the tag. Refuses a `>` in an attribute, because the library would treat it as the end of
   * the tag.
   */
  #endOfTag(at: number): number {
    const part = this.#part;
    let quote = 0;
    for (let i = at + 1; i < part.length; i++) {
      const byte = part[i];
      if (quote === 0 && byte === GREATER) return i;
      if (byte === GREATER || byte === LESS) throw this.#fault('An attribute in the sheet contains a bracket.', at, i);
      if (byte === quote) quote = 0;
      else if (quote === 0 && (byte === QUOTE || byte === APOSTROPHE)) quote = byte;
    }
    throw this.#fault('A tag in the sheet is not complete.', at, part.length);
  }

  #fault(detail: string, at: number, end: number): WattleError {
    return layout(this.#file, detail, this.#part.toString('latin1', at, end + 1));
  }

  #tag(at: number, end: number): void {
    const part = this.#part;
    const isEnd = part[at + 1] === SLASH;
    const name = this.#nameIn(isEnd ? at + 2 : at + 1, end);
    if (isEnd) {
      if (this.#open.pop() !== name) throw this.#fault('A closing tag in the sheet does not match its opening tag.', at, end);
      return;
    }
    const inside = this.#open.length;
    if (inside > 0 && (INNERMOST[name] ?? inside) !== inside) throw this.#fault('An element of the sheet is in the wrong place.', at, end);
    if (name === 'row' && inside === IN_SHEET) this.#startRow(at, end);
    if (name === 'c' && inside === IN_ROW) this.#startCell(at, end);
    if (name === 'v') this.#startValue(at, end);
    if (part[end - 1] !== SLASH) this.#open.push(name);
  }

  #nameIn(from: number, end: number): string {
    const part = this.#part;
    let start = from;
    let i = from;
    for (; i < end; i++) {
      const byte = part.readUInt8(i);
      if (byte <= LAST_BLANK || byte === SLASH) break;
      if (byte === COLON) start = i + 1;
    }
    return part.toString('latin1', start, i);
  }

  #attributes(begin: number, end: number): (name: 'r' | 't') => string | null {
    const list = this.#part.toString('latin1', begin + 1, end).replace(/^[^\s/]+/, '');
    if (!ATTRIBUTES.test(list)) throw this.#fault('The attributes of a row or cell are damaged.', begin, end);
    return (name) => {
      const [value = null, ...more] = [...list.matchAll(name === 'r' ? /\sr=["']([^"']*)/g : /\st=["']([^"']*)/g)].map((one) => at(one, 1));
      if (more.length > 0) throw this.#fault('A row or cell has an attribute twice.', begin, end);
      return value;
    };
  }

  #startRow(at: number, end: number): void {
    const stated = this.#attributes(at, end)('r');
    const row = stated === null ? this.#row + 1 : Number(stated);
    // The library does not count an empty row element. The next row must therefore state its number.
    if (stated === null ? this.#isBehindShortRow : !/^\d+$/.test(stated)) throw this.#fault('A row of the sheet has no number.', at, end);
    // A later check refuses row 0.
    if (row <= this.#row && row > 0) throw this.#fault('A row of the sheet occurs twice or after a later one.', at, end);
    this.#row = row;
    this.#column = 0;
    this.#isBehindShortRow = this.#part[end - 1] === SLASH;
  }

  #startCell(at: number, end: number): void {
    const usual = USUAL_CELL.exec(this.#part.toString('latin1', at, end));
    const attribute = usual === null ? this.#attributes(at, end) : null;
    this.#address = usual?.[1] ?? attribute?.('r') ?? null;
    this.#type = usual?.[2] ?? attribute?.('t') ?? 'n';
    this.#hasValue = false;
    if (!Object.hasOwn(VALUES, this.#type)) throw this.#fault('A cell of the sheet has an unknown type.', at, end);
    const [, letters, row] = (this.#address === null ? null : ADDRESS.exec(this.#address)) ?? [];
    // A later check refuses addresses beyond the limits of a sheet.
    if (letters === undefined && this.#address !== null) return;
    const column = letters === undefined ? this.#column + 1 : columnOf(letters);
    if (column <= this.#column) throw this.#fault('A cell of the sheet occurs twice or after a later one.', at, end);
    if (row !== undefined && Number(row) !== this.#row) throw this.#fault('A cell of the sheet is in another row.', at, end);
    this.#column = column;
  }

  #startValue(at: number, end: number): void {
    if (this.#hasValue) throw this.#fault('A cell of the sheet has two values.', at, end);
    this.#hasValue = true;
  }

  #text(from: number, to: number): void {
    const inside = this.#open.length;
    if (inside > IN_CELL) {
      if (inside !== IN_CELL + 1 || this.#open[IN_CELL] !== 'v') return;
      if (this.#type === 'str') this.#refuseDecodedTwice(from, to);
      else this.#refuseOtherType(from, to);
      return;
    }
    for (let i = from; i < to; i++) {
      if (this.#part.readUInt8(i) > LAST_BLANK) throw this.#fault('The sheet has text outside its cells.', from, to - 1);
    }
  }

  #refuseDecodedTwice(from: number, to: number): void {
    if (!DECODED_TWICE.test(this.#part.toString('latin1', from, to))) return;
    throw this.#fault('The text of a formula is escaped twice.', from, to - 1);
  }

  #refuseOtherType(from: number, to: number): void {
    const text = this.#part.toString('latin1', from, Math.min(to, from + LONGEST_VALUE)).trim();
    if (text === '' || VALUES[this.#type]?.test(text)) return;
    const isHalf = this.#type === 'n' && BEGINNING.test(text);
    const what = isHalf ? 'is only partly a number' : `is not of its type ${this.#type}`;
    throw new WattleError('PARSE_VALUE', `${this.#address === null ? 'A cell' : `Cell ${this.#address}`} ${what}.`, {
      at: { file: this.#file, value: text },
    });
  }
}

/** Converts column letters to a number: `AB` is 28. */
const columnOf = (letters: string): number => [...letters].reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0);
