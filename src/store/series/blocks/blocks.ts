/** A block contains the observations of one series on one market day. */
import { WattleError } from '../../../core/errors.ts';
import type { Frequency } from '../../../core/frequency.ts';
import type { Observation, ObsStatus } from '../../../core/observation.ts';
import type { ObservationLife, ReadSeries } from '../../ports/series.ts';
import { storedValue } from '../series-digest.ts';
import { cellAt } from './block-bytes.ts';
import { append, type Cells, noCells, pack, segmentCount, unpackInto, unpackNewestFirst } from './block-codec.ts';

/** The current values of one market day. Replaced values are in rows outside the block. */
export interface Block {
  /** The market day in days since 1970-01-01. */
  readonly day: number;
  /** The last ordinal that has a row, with or without a value. */
  readonly endT: number;
  /** Null if there is no value. */
  readonly firstT: number | null;
  readonly lastT: number | null;
  readonly rows: number;
  /** The oldest version that wrote one of the values. */
  readonly minSeq: number;
  readonly body: Uint8Array;
}

export interface EndedCell {
  readonly t: number;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  readonly text: string | null;
  readonly fromSeq: number;
  readonly at: string | null;
}

export interface BlockChange {
  readonly day: number;
  /** Null if the change removed the last value of the day. */
  readonly block: Block | null;
  readonly ended: readonly EndedCell[];
  /** The numbers of replaced and withdrawn values. */
  readonly changed: number;
  readonly removed: number;
}

export interface DayChange {
  readonly day: number;
  readonly write: Observation[];
  readonly remove: number[];
}

const DAY_MINUTES = 1440;
const MARKET_OFFSET_MINUTES = 600;
const MINUTES: Partial<Record<Frequency, number>> = { '30MIN': 30, '5MIN': 5 };

/**
 * A block is packed when it has this number of segments, plus up to 15 depending on the series id. Because of the addition, not all
 * blocks are packed at the same time.
 */
const MOST_SEGMENTS = 20;
const SPREAD = 16;

function minutesOf(freq: Frequency): number {
  const minutes = MINUTES[freq];
  if (minutes === undefined) throw new WattleError('BUG', `Blocks are for market intervals, not for observations of frequency ${freq}.`);
  return minutes;
}

/** Throws BUG if the frequency of a stored series would change. Its ordinals would then mean other days. */
export function expectFrequency(key: string, stored: Frequency, now: Frequency): void {
  if (stored !== now) throw new WattleError('BUG', `Series ${key} is stored in blocks of ${stored} and cannot change to ${now}.`);
}

/** The market day (UTC+10) of an interval. An interval that ends at midnight is part of the day that ends at that time. */
const blockDay = (freq: Frequency, t: number): number => Math.floor((t * minutesOf(freq) + MARKET_OFFSET_MINUTES - 1) / DAY_MINUTES);

export const lastBefore = (freq: Frequency, day: number): number =>
  Math.floor((day * DAY_MINUTES - MARKET_OFFSET_MINUTES) / minutesOf(freq));

export const cellsPerDay = (freq: Frequency): number => DAY_MINUTES / minutesOf(freq);

/** Returns the first and last day of a window, limited to numbers that both databases can store. */
export function daysWithin(freq: Frequency, { from, to }: Window): readonly [number, number] {
  const within = (day: number): number => Math.max(-1e8, Math.min(1e8, day));
  return [from === undefined ? -1e8 : within(blockDay(freq, from)), to === undefined ? 1e8 : within(blockDay(freq, to))];
}

/** Groups observations by market day, in ascending order of t within each day. */
export function byDay(freq: Frequency, write: readonly Observation[], remove: readonly number[]): readonly DayChange[] {
  const days = new Map<number, DayChange>();
  const ofDay = (t: number): DayChange => {
    const day = blockDay(freq, t);
    let change = days.get(day);
    if (!change) {
      change = { day, write: [], remove: [] };
      days.set(day, change);
    }
    return change;
  };
  for (const observation of write) ofDay(observation.t).write.push(observation);
  for (const t of remove) ofDay(t).remove.push(t);
  for (const change of days.values()) change.write.sort((a, b) => a.t - b.t);
  return [...days.values()].sort((a, b) => a.day - b.day);
}

export function changeBlock(stored: Block | null, change: DayChange, seq: number, seriesId: number): BlockChange {
  const { day, write, remove } = change;
  const first = write[0];
  if (stored && first && remove.length === 0 && first.t > stored.endT) {
    return { day, block: appended(stored, write, seq, seriesId), ended: [], changed: 0, removed: 0 };
  }
  const cells = noCells();
  if (stored) unpackInto(cells, stored.body);
  const ends = new Set(remove);
  for (const { t } of write) ends.add(t);
  const ended: EndedCell[] = [];
  const kept = noCells();
  let next = 0;
  const writeUntil = (limit: number): void => {
    for (let one = write[next]; one && one.t < limit; one = write[++next]) addCell(kept, one, seq);
  };
  cells.t.forEach((t, i) => {
    if (ends.has(t)) ended.push(endedCell(cells, i));
    else {
      writeUntil(t);
      copyCell(kept, cells, i);
    }
  });
  writeUntil(Number.POSITIVE_INFINITY);
  const written = new Set(write.map(({ t }) => t));
  const changed = ended.filter(({ t }) => written.has(t)).length;
  return { day, block: blockOf(day, kept), ended, changed, removed: ended.length - changed };
}

function appended(stored: Block, write: readonly Observation[], seq: number, seriesId: number): Block {
  const cells = noCells();
  for (const observation of write) addCell(cells, observation, seq);
  const added = blockOf(stored.day, cells);
  if (!added) return stored;
  const body = append(stored.body, cells);
  const block: Block = {
    day: stored.day,
    endT: added.endT,
    firstT: stored.firstT ?? added.firstT,
    lastT: added.lastT ?? stored.lastT,
    rows: stored.rows + added.rows,
    minSeq: Math.min(stored.minSeq, seq),
    body,
  };
  return segmentCount(body) <= MOST_SEGMENTS + (seriesId % SPREAD) ? block : packed(block);
}

/** Merges the segments of a block whose day has ended. */
export function packed(block: Block): Block {
  if (segmentCount(block.body) <= 1) return block;
  const cells = noCells();
  unpackInto(cells, block.body);
  return { ...block, body: pack(cells) };
}

function blockOf(day: number, cells: Cells): Block | null {
  const endT = cells.t.at(-1);
  if (endT === undefined) return null;
  const first = cells.value.findIndex((value) => value !== null);
  const last = cells.value.findLastIndex((value) => value !== null);
  return {
    day,
    endT,
    firstT: cells.t[first] ?? null,
    lastT: cells.t[last] ?? null,
    rows: cells.t.length,
    minSeq: cells.seq.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY),
    body: pack(cells),
  };
}

function addCell(cells: Cells, observation: Observation, seq: number): void {
  cells.t.push(observation.t);
  cells.value.push(storedValue(observation));
  cells.status.push(observation.status);
  cells.text.push(observation.text);
  cells.seq.push(seq);
  cells.at.push(observation.at);
}

function copyCell(to: Cells, from: Cells, i: number): void {
  to.t.push(cellAt(from.t, i));
  to.value.push(cellAt(from.value, i));
  to.status.push(cellAt(from.status, i));
  to.text.push(cellAt(from.text, i));
  to.seq.push(cellAt(from.seq, i));
  to.at.push(cellAt(from.at, i));
}

const endedCell = (cells: Cells, i: number): EndedCell => ({
  t: cellAt(cells.t, i),
  value: cellAt(cells.value, i),
  status: cellAt(cells.status, i),
  text: cellAt(cells.text, i),
  fromSeq: cellAt(cells.seq, i),
  at: cellAt(cells.at, i),
});

type Window = Pick<ReadSeries, 'from' | 'to'>;

/** Adds the cells in the window that version `seq` or an earlier version wrote. */
export function addKnown(cells: Cells, body: Uint8Array, { from, to }: Window, seq: number): void {
  const all = noCells();
  unpackInto(all, body, from, to);
  copyKnown(cells, all, { from, to }, seq);
}

/**
 * Returns the latest cells in the window that version `seq` or an earlier version wrote. Returns at least `wanted` cells if the block has
 * enough.
 */
export function newestKnown(body: Uint8Array, { from, to }: Window, seq: number, wanted: number): Cells {
  const parts: Cells[] = [];
  let found = 0;
  for (const all of unpackNewestFirst(body, from, to)) {
    const known = noCells();
    copyKnown(known, all, { from, to }, seq);
    parts.push(known);
    found += known.t.length;
    if (found >= wanted) break;
  }
  return joined(parts.reverse());
}

function copyKnown(to: Cells, all: Cells, window: { from: number | undefined; to: number | undefined }, seq: number): void {
  const from = window.from ?? Number.NEGATIVE_INFINITY;
  const until = window.to ?? Number.POSITIVE_INFINITY;
  all.t.forEach((t, i) => {
    if (t >= from && t <= until && cellAt(all.seq, i) <= seq) copyCell(to, all, i);
  });
}

export function joined(parts: readonly Cells[]): Cells {
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  return {
    t: parts.flatMap(({ t }) => t),
    value: parts.flatMap(({ value }) => value),
    status: parts.flatMap(({ status }) => status),
    text: parts.flatMap(({ text }) => text),
    seq: parts.flatMap(({ seq }) => seq),
    at: parts.flatMap(({ at }) => at),
  };
}

/**
 * Merges current and replaced cells in the order of t. Returns the latest `newest` cells, or all cells. A cell that was replaced between
 * the two reads is in both lists and is used once.
 */
export function withEnded(cells: Cells, ended: readonly EndedCell[], newest: number | undefined): Cells {
  const known = new Set(ended.length === 0 ? [] : cells.t);
  const more = ended.filter(({ t }) => !known.has(t));
  if (more.length === 0) return newestOf(cells, newest);
  const merged = noCells();
  let next = 0;
  const sorted = more.sort((a, b) => a.t - b.t);
  const endedUntil = (limit: number): void => {
    for (let one = sorted[next]; one && one.t < limit; one = sorted[++next]) addCell(merged, one, one.fromSeq);
  };
  cells.t.forEach((t, i) => {
    endedUntil(t);
    copyCell(merged, cells, i);
  });
  endedUntil(Number.POSITIVE_INFINITY);
  return newestOf(merged, newest);
}

function newestOf(cells: Cells, newest: number | undefined): Cells {
  if (newest === undefined || cells.t.length <= newest) return cells;
  const from = cells.t.length - newest;
  return {
    t: cells.t.slice(from),
    value: cells.value.slice(from),
    status: cells.status.slice(from),
    text: cells.text.slice(from),
    seq: cells.seq.slice(from),
    at: cells.at.slice(from),
  };
}

/** Returns current and replaced values, ordered by period, then by version. */
export function livesOf(cells: Cells, ended: readonly ObservationLife[]): readonly ObservationLife[] {
  const known = cells.t.map((t, i): ObservationLife => {
    return { t, value: cellAt(cells.value, i), status: cellAt(cells.status, i), fromSeq: cellAt(cells.seq, i), toSeq: null };
  });
  const names = new Set(ended.length === 0 ? [] : known.map(({ t, fromSeq }) => `${t} ${fromSeq}`));
  const before = ended.filter(({ t, fromSeq }) => !names.has(`${t} ${fromSeq}`));
  return before.length === 0 ? known : [...known, ...before].sort((a, b) => a.t - b.t || a.fromSeq - b.fromSeq);
}
