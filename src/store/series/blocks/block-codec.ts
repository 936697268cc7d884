/**
 * The compact form of cells in a series. Columns of whole numbers are stored as differences, and a run of equal differences is stored once.
 *
 * body     1, then segments: length, content. New cells are appended as a segment; packing merges all segments
 * segment  count · t · kind of value · decimals, scaled values · other values as float64 · status · text · seq · at
 *
 * If a power of ten up to 10^8 makes a value a whole number that can be converted back exactly, that number is stored. Other values take
 * eight bytes. A text such as `r123 RRP` is divided into its numbers (123), which are stored as columns, and the parts around them.
 */

import { at, present } from '../../../core/assert.ts';
import { WattleError } from '../../../core/errors.ts';
import type { ObsStatus } from '../../../core/observation.ts';
import { ByteReader, ByteWriter, cellAt } from './block-bytes.ts';

/** Parallel arrays, in ascending order of t. */
export interface Cells {
  readonly t: number[];
  readonly value: (number | null)[];
  readonly status: (ObsStatus | null)[];
  readonly text: (string | null)[];
  readonly seq: number[];
  readonly at: (string | null)[];
}

export const noCells = (): Cells => ({ t: [], value: [], status: [], text: [], seq: [], at: [] });
const FORMAT = 1;
const MOST_DECIMALS = 8;

/** The limit for scaled values. Below it, a difference is exact even after it is doubled. It is doubled to store the sign. */
const SCALED_LIMIT = 2 ** 50;

const ABSENT = 0;
const SCALED = 1;
const PLAIN = 2;

export function pack(cells: Cells): Uint8Array {
  const writer = new ByteWriter();
  writer.byte(FORMAT);
  return writer.bytes(segmentOf(cells));
}

/** Adds later cells to a body as another segment. */
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

/** Appends the cells of every segment that overlaps the window. Some of these cells may be outside the window. */
export function unpackInto(cells: Cells, body: Uint8Array, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): void {
  const reader = openBody(body);
  while (!reader.atEnd) {
    const length = reader.varint();
    readSegment(cells, reader, length, from, to);
  }
}

/** Yields the cells of each segment that overlaps the window, latest segment first. */
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
  if (body[0] !== FORMAT) throw new WattleError('BUG', `A block has format ${body[0]}, which this version of Wattle cannot read.`);
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

/** Reads a segment, or skips it if it is outside the window. The reader is then at the next segment. */
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

const POWERS = Array.from({ length: MOST_DECIMALS + 1 }, (_, k) => 10 ** k);

/** Returns the scaled value, or null if it is not a whole number or cannot be converted back exactly. */
function scaled(value: number, power: number): number | null {
  const whole = Math.round(value * power);
  return Math.abs(whole) < SCALED_LIMIT && whole / power === value ? whole : null;
}

/** Returns the highest number of decimals of any value. */
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

/** Numbers of limited length without leading zeros. Parsing and printing does not change them. */
const NUMBERS = /(?<!\d)(?:0|[1-9]\d{0,8})(?!\d)/g;

interface Template {
  readonly pieces: readonly string[];
  /** The values of each number of the template, one for each text. */
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

/** Adds a text to its template, which is created if it does not exist. Returns the template's index, counted from 1. */
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
