/** Caches rows as JSON text. Most JSON from a database can be sent without parsing, and many responses contain parts of the same rows. */
import { at } from './assert.ts';
import type { RegisterRow } from './define-dataset.ts';

export class JsonRows {
  /** An array of flat objects in the format of JSON.stringify. */
  readonly json: string;
  readonly length: number;

  constructor(json: string, length: number) {
    this.json = json;
    this.length = length;
  }

  static of(rows: readonly RegisterRow[]): JsonRows {
    return new JsonRows(JSON.stringify(rows), rows.length);
  }

  toArray(): readonly RegisterRow[] {
    return JSON.parse(this.json) as readonly RegisterRow[];
  }

  toJSON(): readonly RegisterRow[] {
    return this.toArray();
  }
}

type Row = Readonly<Record<string, unknown>>;

/** The text of all rows as UTF-8, because bytes are sent much faster than a long string. */
interface Texts {
  readonly all: Uint8Array;
  /** The offset of each row's text in bytes. The last number is the end of the last text. */
  readonly begins: Uint32Array;
}

interface KeptPart {
  /** Returns the text for the range in a format, as UTF-8. The first call for a format calls `write` with all cached rows. */
  bytes(form: string, write: (rows: readonly Row[]) => readonly string[]): Uint8Array;
}

const UTF8 = new TextEncoder();
const PARTS = new WeakMap<object, KeptPart>();

/** Returns undefined for an array that was not made from cached rows. */
export const keptPartOf = (data: unknown): KeptPart | undefined =>
  typeof data === 'object' && data !== null ? PARTS.get(data) : undefined;

/** Sets the JSON text of rows that contain cached facts. Other formats are written from the rows. */
export function withJson<R extends Row>(rows: readonly R[], jsonAt: (i: number) => string): readonly R[] {
  const bytes: KeptPart['bytes'] = (form, write) =>
    UTF8.encode((form === 'json' ? rows.map((_, i) => `${jsonAt(i)},`) : write(rows)).join(''));
  PARTS.set(rows, { bytes });
  return rows;
}

/** Cached rows for a version. The values in a version never change, so the rows and their text are created once. */
export class KeptRows<R extends Row> {
  readonly rows: readonly R[];
  readonly #texts = new Map<string, Texts>();

  constructor(rows: readonly R[]) {
    this.rows = rows;
  }

  /** Returns the rows from index `first` up to but not including index `end`. */
  part(first: number, end: number): readonly R[] {
    const rows = this.rows.slice(first, end);
    const bytes: KeptPart['bytes'] = (form, write) => {
      const { all, begins } = this.#textsIn(form, write);
      return all.subarray(begins[first], begins[Math.max(first, end)]);
    };
    PARTS.set(rows, { bytes });
    return rows;
  }

  #textsIn(form: string, write: (rows: readonly Row[]) => readonly string[]): Texts {
    const known = this.#texts.get(form);
    if (known) return known;
    const lines = write(this.rows).map((line) => UTF8.encode(line));
    const begins = new Uint32Array(lines.length + 1);
    for (const [i, line] of lines.entries()) begins[i + 1] = at(begins, i) + line.length;
    const all = new Uint8Array(at(begins, lines.length));
    for (const [i, line] of lines.entries()) all.set(line, begins[i]);
    const texts = { all, begins };
    this.#texts.set(form, texts);
    return texts;
  }
}
