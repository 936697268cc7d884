/**
 * Cells of one series as few bytes: columns of whole numbers, each written as its difference from the one before, runs of equal differences
 * once.
 *
 *   body     1, then segments: length, content. New cells are added as their own segment; packing makes one segment of all
 *   segment  how many · t · kind of value · decimals, scaled values · other values as float64 · status · text · seq · at
 *
 * A value that some power of ten up to 10^8 makes a whole number is kept as that number, which gives it back exactly; others keep
 * their eight bytes. A text is kept as its pieces between the numbers in it (`r` … ` RRP`), and the numbers as columns.
 */
import { at, present } from '../../../core/assert.ts';
import { WattleError } from '../../../core/errors.ts';
import type { ObsStatus } from '../../../core/observation.ts';

/** Parallel arrays, ascending by t. */
export interface Cells {
  readonly t: number[];
  readonly value: (number | null)[];
  readonly status: (ObsStatus | null)[];
  readonly text: (string | null)[];
  readonly seq: number[];
  readonly at: (string | null)[];
}

/** One of the cells of a column; BUG where the column is shorter than the others. As `at`, but compiled for lists alone: it runs for every cell. */
export function cellAt<T>(column: readonly T[], index: number): T {
  const cell = column[index];
  if (cell === undefined) throw new WattleError('BUG', `No cell ${index} in a column of ${column.length}.`);
  return cell;
}

export const noCells = (): Cells => ({ t: [], value: [], status: [], text: [], seq: [], at: [] });

const FORMAT = 1;
const MOST_DECIMALS = 8;
/** Differences of numbers below it, doubled for their sign, are still exact. */
const SCALED_LIMIT = 2 ** 50;
const SHORTEST_RUN = 3;
const ABSENT = 0;
const SCALED = 1;
const PLAIN = 2;

/** A body of one segment. */
export function pack(cells: Cells): Uint8Array {
  const writer = new ByteWriter();
  writer.byte(FORMAT);
  return writer.bytes(segmentOf(cells));
}

/** The body with more cells at its end, all of them later than those in it. */
export function append(body: Uint8Array, cells: Cells): Uint8Array {
  const segment = new ByteWriter().bytes(segmentOf(cells));
  const longer = new Uint8Array(body.length + segment.length);
  longer.set(body);
  longer.set(segment, body.length);
  return longer;
}

export function segmentCount(body: Uint8Array): number {
  const reader = openBody(body);
  let segments = 0;
  for (; !reader.atEnd; segments++) reader.skip(reader.varint());
  return segments;
}

/** Adds the cells of a body behind those that are there: all of every segment that reaches into the window. */
export function unpackInto(cells: Cells, body: Uint8Array, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): void {
  const reader = openBody(body);
  while (!reader.atEnd) {
    const length = reader.varint();
    readSegment(cells, reader, length, from, to);
  }
}

/** The cells of each segment that reaches into the window, the newest segment first. */
export function* unpackNewestFirst(body: Uint8Array, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): Generator<Cells> {
  const reader = openBody(body);
  const segments: { readonly at: number; readonly length: number }[] = [];
  while (!reader.atEnd) {
    const length = reader.varint();
    segments.push({ at: reader.at, length });
    reader.skip(length);
  }
  for (const { at, length } of segments.reverse()) {
    const cells = noCells();
    readSegment(cells, new ByteReader(body, at), length, from, to);
    if (cells.t.length > 0) yield cells;
  }
}

function openBody(body: Uint8Array): ByteReader {
  if (body[0] !== FORMAT) throw new WattleError('BUG', `A block is in format ${body[0]}, which this program does not know`);
  return new ByteReader(body, 1);
}

function segmentOf(cells: Cells): Uint8Array {
  const writer = new ByteWriter();
  writer.varint(cells.t.length);
  writer.integers(cells.t);
  putValues(writer, cells.value);
  putTexts(writer, cells.status);
  putTexts(writer, cells.text);
  writer.integers(cells.seq);
  putTexts(writer, cells.at);
  return writer.whole();
}

/** Reads on behind the segment, whether or not it reaches into the window. */
function readSegment(cells: Cells, reader: ByteReader, length: number, from: number, to: number): void {
  const end = reader.at + length;
  const n = reader.varint();
  const before = cells.t.length;
  reader.integers(n, cells.t);
  if ((cells.t[before] ?? to) > to || (cells.t.at(-1) ?? from) < from) {
    cells.t.length = before;
    reader.skip(end - reader.at);
    return;
  }
  readValues(reader, n, cells.value);
  readTexts(reader, n, cells.status as (string | null)[]);
  readTexts(reader, n, cells.text);
  reader.integers(n, cells.seq);
  readTexts(reader, n, cells.at);
}

// ---------------------------------------------------------------- values

const POWERS = Array.from({ length: MOST_DECIMALS + 1 }, (_, k) => 10 ** k);

/** The whole number that a power of ten makes of a value; null when it does not give the value back. */
function scaled(value: number, power: number): number | null {
  const whole = Math.round(value * power);
  return Math.abs(whole) < SCALED_LIMIT && whole / power === value ? whole : null;
}

/** The decimals after which no value of the column that has so few has any left. */
function decimalsOf(values: readonly (number | null)[]): number {
  let decimals = 0;
  for (const value of values) {
    if (value === null || scaled(value, at(POWERS, decimals)) !== null) continue;
    const needed = POWERS.findIndex((power) => scaled(value, power) !== null);
    if (needed > decimals) decimals = needed;
  }
  return decimals;
}

function putValues(writer: ByteWriter, values: readonly (number | null)[]): void {
  const decimals = decimalsOf(values);
  const power = at(POWERS, decimals);
  const kinds: number[] = [];
  const wholes: number[] = [];
  const others: number[] = [];
  for (const value of values) {
    const whole = value === null ? null : scaled(value, power);
    kinds.push(value === null ? ABSENT : whole === null ? PLAIN : SCALED);
    if (whole !== null) wholes.push(whole);
    else if (value !== null) others.push(value);
  }
  writer.integers(kinds);
  writer.varint(decimals);
  writer.integers(wholes);
  for (const value of others) writer.float(value);
}

function readValues(reader: ByteReader, n: number, values: (number | null)[]): void {
  const kinds = reader.integers(n, []);
  const power = at(POWERS, reader.varint());
  const wholes = reader.integers(
    kinds.reduce((count, kind) => (kind === SCALED ? count + 1 : count), 0),
    [],
  );
  let next = 0;
  for (const kind of kinds) {
    if (kind === ABSENT) values.push(null);
    else if (kind === SCALED) values.push(cellAt(wholes, next++) / power);
    else values.push(reader.float());
  }
}

// ---------------------------------------------------------------- texts

/** Numbers that come back as they are written: without leading zeros, and not too long. */
const NUMBERS = /(?<!\d)(?:0|[1-9]\d{0,8})(?!\d)/g;

interface Template {
  /** What is before, between and behind the numbers. */
  readonly pieces: readonly string[];
  /** A column for each number. */
  readonly numbers: readonly number[][];
}

function putTexts(writer: ByteWriter, texts: readonly (string | null)[]): void {
  const templates = new Map<string, { readonly index: number; readonly template: Template }>();
  const indexes: number[] = [];
  for (const text of texts) indexes.push(text === null ? 0 : addText(templates, text));
  writer.varint(templates.size);
  if (templates.size === 0) return;
  for (const { template } of templates.values()) {
    writer.varint(template.pieces.length);
    for (const piece of template.pieces) writer.text(piece);
  }
  writer.integers(indexes);
  for (const { template } of templates.values()) for (const column of template.numbers) writer.integers(column);
}

/** The index of the template that a text fits, from 1. */
function addText(templates: Map<string, { readonly index: number; readonly template: Template }>, text: string): number {
  const numbers = text.match(NUMBERS) ?? [];
  const pieces = numbers.length === 0 ? [text] : text.split(NUMBERS);
  const name = JSON.stringify(pieces);
  let known = templates.get(name);
  if (!known) {
    known = { index: templates.size + 1, template: { pieces, numbers: numbers.map(() => []) } };
    templates.set(name, known);
  }
  for (const [i, number] of numbers.entries()) at(known.template.numbers, i).push(Number(number));
  return known.index;
}

function readTexts(reader: ByteReader, n: number, texts: (string | null)[]): void {
  const count = reader.varint();
  if (count === 0) {
    for (let i = 0; i < n; i++) texts.push(null);
    return;
  }
  const pieces = Array.from({ length: count }, () => Array.from({ length: reader.varint() }, () => reader.text()));
  const indexes = reader.integers(n, []);
  const uses = Array<number>(count + 1).fill(0);
  for (const index of indexes) uses[index] = cellAt(uses, index) + 1;
  const columns = pieces.map((own, i) => own.slice(1).map(() => reader.integers(cellAt(uses, i + 1), [])));
  const next = Array<number>(count).fill(0);
  for (const index of indexes) {
    if (index === 0) {
      texts.push(null);
      continue;
    }
    const use = cellAt(next, index - 1);
    next[index - 1] = use + 1;
    const numbers = cellAt(columns, index - 1);
    const [first, ...rest] = cellAt(pieces, index - 1);
    texts.push(
      rest.reduce((text, piece, i) => `${text}${cellAt(cellAt(numbers, i), use)}${piece}`, present(first, 'The first piece of a text')),
    );
  }
}

// ---------------------------------------------------------------- bytes

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const floats = new DataView(new ArrayBuffer(8));

const zigzag = (n: number): number => (n >= 0 ? n * 2 : -n * 2 - 1);
const unzigzag = (n: number): number => (n % 2 === 0 ? n / 2 : -(n + 1) / 2);

class ByteWriter {
  #bytes = new Uint8Array(256);
  #length = 0;

  byte(value: number): void {
    this.#need(1);
    this.#bytes[this.#length++] = value;
  }

  /** Whole numbers from 0 to 2^53. */
  varint(value: number): void {
    this.#need(8);
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length++] = rest;
  }

  float(value: number): void {
    this.#need(8);
    floats.setFloat64(0, value);
    for (let i = 0; i < 8; i++) this.#bytes[this.#length++] = floats.getUint8(i);
  }

  text(text: string): void {
    this.bytes(encoder.encode(text));
  }

  /** Their length, then they; gives all that was written so far. */
  bytes(bytes: Uint8Array): Uint8Array {
    this.varint(bytes.length);
    this.#need(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
    return this.whole();
  }

  /**
   * Differences in groups: twice the length of a group of different ones, or that and one for a run of equal ones, then its members. How
   * many there are is not written.
   */
  integers(values: readonly number[]): void {
    const differences = values.map((value, i) => zigzag(value - (i === 0 ? 0 : cellAt(values, i - 1))));
    let from = 0;
    while (from < differences.length) {
      const run = runAt(differences, from);
      let to = from + run;
      if (run >= SHORTEST_RUN) {
        this.varint(run * 2 + 1);
        this.varint(cellAt(differences, from));
      } else {
        while (to < differences.length && runAt(differences, to) < SHORTEST_RUN) to++;
        this.varint((to - from) * 2);
        for (let i = from; i < to; i++) this.varint(cellAt(differences, i));
      }
      from = to;
    }
  }

  whole(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  #need(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const longer = new Uint8Array(2 * (this.#length + more));
    longer.set(this.#bytes);
    this.#bytes = longer;
  }
}

/** How many equal ones begin at a place. */
function runAt(values: readonly number[], from: number): number {
  let to = from + 1;
  while (to < values.length && values[to] === values[from]) to++;
  return to - from;
}

class ByteReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get at(): number {
    return this.#at;
  }

  get atEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  skip(length: number): void {
    this.#at += length;
  }

  varint(): number {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = this.#byte();
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value;
      unit *= 0x80;
    }
  }

  float(): number {
    for (let i = 0; i < 8; i++) floats.setUint8(i, this.#byte());
    return floats.getFloat64(0);
  }

  text(): string {
    const length = this.varint();
    this.#at += length;
    if (this.#at > this.#bytes.length) throw cutOff();
    return decoder.decode(this.#bytes.subarray(this.#at - length, this.#at));
  }

  #byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw cutOff();
    return byte;
  }

  /** Adds `n` numbers to a list and gives the list. */
  integers(n: number, into: number[]): number[] {
    let value = 0;
    let left = n;
    while (left > 0) {
      const head = this.varint();
      const length = Math.floor(head / 2);
      left -= length;
      if (head % 2 === 1) {
        const difference = unzigzag(this.varint());
        for (let i = 0; i < length; i++) into.push((value += difference));
      } else {
        for (let i = 0; i < length; i++) into.push((value += unzigzag(this.varint())));
      }
    }
    return into;
  }
}

const cutOff = (): WattleError => new WattleError('BUG', 'A block ends before its last cell');
