/** Selects one page of rows, which are the latest rows before a cursor. Rows are sorted by period, then by series. */
import { addTo, groupedBy } from '../../core/basic/lists.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import type { Frequency } from '../../core/frequency.ts';
import { DAY_MS, instantOf, period, periodOfDay, windowOf } from '../../core/period.ts';
import type { SeriesSlice, StoredSeries, Version } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import type { Cursor } from '../base/cursor.ts';
import type { Window } from '../base/parameters/parameters.ts';
import { picked } from '../base/read-slice.ts';
import { readValues, type StoredState } from '../base/stored-dataset.ts';
import type { Selection, ShownDimension } from './selection.ts';

/** The maximum number of observations that are read at once. In a longer window, rows are read from the latest period backwards. */
const PLAIN_READ = 50_000;

export interface PageRequest {
  readonly selection: Selection;
  /** The dimension whose values are columns. If null, each row has one series. */
  readonly pivot: ShownDimension | null;
  readonly window: Window;
  readonly limit: number;
  readonly cursor: Cursor | null;
  /** The values known on a day, by series id. Set only if no single version has all of them. */
  readonly known?: ReadonlyMap<number, SeriesSlice>;
}

/**
 * Series that share one row in each period. In a wide table, these are the series that differ only in the dimension whose values are
 * columns.
 */
export interface RowGroup {
  /** The smallest id of the series in the group. Rows of a period are sorted by this id, so they have the same order in every version. */
  readonly id: number;
  readonly series: readonly StoredSeries[];
}

/** A row before it is formatted, with its period and observations. */
export interface Entry {
  readonly instant: number;
  readonly rowGroup: RowGroup;
  readonly freq: Frequency;
  readonly t: number;
  readonly cells: { readonly slice: SeriesSlice; readonly i: number }[];
}

interface Page {
  /** The rows, sorted by period, then by series. */
  readonly entries: readonly Entry[];
  readonly total: number;
  readonly more: boolean;
}

export async function readPage(ctx: QueryContext, state: StoredState, version: Version, reading: PageRequest): Promise<Page> {
  const rowGroups = rowGroupsOf(reading);
  if (reading.known !== undefined) return pageOfKnown(rowGroups, reading, reading.known);
  const { start, end } = reading.window;
  const isNewest = version.seq === state.version.seq;
  const open = start === null && end === null && isNewest;
  const counted = open ? countRows(rowGroups) : await countWindow(ctx, state.dataset, rowGroups, version, reading.window);
  const entries =
    counted !== null
      ? await newestEntries(ctx, state.dataset, rowGroups, version, reading, isNewest)
      : await entriesWithin(ctx, state.dataset, rowGroups, version, reading.window);
  const total = counted ?? entries.length;
  const before = entries.filter((entry) => isBefore(entry, reading.cursor));
  before.sort((a, b) => a.instant - b.instant || a.rowGroup.id - b.rowGroup.id);
  return { entries: before.slice(-reading.limit), total, more: before.length > reading.limit };
}

export function pageOfKnown(
  rowGroups: readonly RowGroup[],
  { window, cursor, limit }: PageRequest,
  known: ReadonlyMap<number, SeriesSlice>,
): Page {
  const entries: Entry[] = [];
  for (const [freq, group] of byFrequency(rowGroups)) {
    const { from, to } = windowOf(freq, window.start, window.end);
    append(
      entries,
      entriesOf(
        group,
        idsOf(group)
          .flatMap((id) => known.get(id) ?? [])
          .map((slice) => within(slice, from, to)),
      ),
    );
  }
  const before = entries.filter((entry) => isBefore(entry, cursor)).sort((a, b) => a.instant - b.instant || a.rowGroup.id - b.rowGroup.id);
  return { entries: before.slice(-limit), total: entries.length, more: before.length > limit };
}

const within = (slice: SeriesSlice, from: number, to: number): SeriesSlice =>
  picked(
    slice,
    slice.t.flatMap((t, i) => (t >= from && t <= to ? [i] : [])),
  );

/** Counts rows without reading values. Returns null if series that share rows have gaps, because the number then depends on the values. */
function countRows(rowGroups: readonly RowGroup[]): number | null {
  let rows = 0;
  for (const rowGroup of rowGroups) {
    const series = rowGroup.series.filter((one) => one.count > 0);
    const [only] = series;
    if (!only) continue;
    const from = series.reduce((first, one) => Math.min(first, one.firstT), Number.POSITIVE_INFINITY);
    const to = series.reduce((last, one) => Math.max(last, one.lastT), Number.NEGATIVE_INFINITY);
    const whole = series.length === 1 ? only : series.find((one) => one.count === to - from + 1);
    if (!whole) return null;
    rows += whole.count;
  }
  return rows;
}

/** Counts the rows in a window that has too many values to read. Returns null if the window has few values, or if series share rows. */
async function countWindow(
  ctx: QueryContext,
  dataset: DatasetKey,
  rowGroups: readonly RowGroup[],
  version: Version,
  window: Window,
): Promise<number | null> {
  if (rowGroups.some((rowGroup) => rowGroup.series.length > 1)) return null;
  const groups = [...byFrequency(rowGroups)];
  const atMost = groups.reduce((sum, [freq, group]) => sum + periodsWithin(group, windowOf(freq, window.start, window.end)), 0);
  if (atMost <= PLAIN_READ) return null;
  let rows = 0;
  for (const [freq, group] of groups) {
    rows += await ctx.store.datasets.count({ dataset, series: idsOf(group), seq: version.seq, ...boundsOf(freq, window) });
  }
  return rows;
}

/**
 * Returns an upper bound for the number of values in a window. For each series, it counts the periods of the window between the first and
 * the last value.
 */
const periodsWithin = (rowGroups: readonly RowGroup[], { from, to }: { readonly from: number; readonly to: number }): number =>
  rowGroups
    .flatMap((rowGroup) => rowGroup.series)
    .reduce((sum, { firstT, lastT }) => sum + Math.max(0, Math.min(lastT, to) - Math.max(firstT, from) + 1), 0);

/** Returns the ordinals of a window. A side without a bound is omitted. */
function boundsOf(freq: Frequency, window: Window): { readonly from?: number; readonly to?: number } {
  const { from, to } = windowOf(freq, window.start, window.end);
  return { ...(window.start ? { from } : {}), ...(window.end ? { to } : {}) };
}

export function isBefore(entry: Entry, cursor: Cursor | null): boolean {
  if (cursor === null) return true;
  const [instant = 0, rowGroup = 0] = cursor.position;
  return entry.instant < instant || (entry.instant === instant && entry.rowGroup.id < rowGroup);
}

export function rowGroupsOf(reading: PageRequest): readonly RowGroup[] {
  const { pivot } = reading;
  const { series } = reading.selection;
  if (pivot === null) return series.map((one) => ({ id: one.id, series: [one] }));
  const groups = groupedBy(series, (one) => JSON.stringify([one.freq, ...one.codes.toSpliced(pivot.position, 1)]));
  return [...groups.values()].map((group) => ({ id: Math.min(...group.map((one) => one.id)), series: group }));
}

async function entriesWithin(
  ctx: QueryContext,
  dataset: DatasetKey,
  rowGroups: readonly RowGroup[],
  version: Version,
  window: Window,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const [freq, group] of byFrequency(rowGroups)) {
    const read = { dataset, series: idsOf(group), seq: version.seq, ...boundsOf(freq, window) };
    append(entries, entriesOf(group, await readValues(ctx, read)));
  }
  return entries;
}

/** Returns the latest rows in the window before the cursor. If there are further rows, it returns more rows than the limit. */
async function newestEntries(
  ctx: QueryContext,
  dataset: DatasetKey,
  rowGroups: readonly RowGroup[],
  version: Version,
  reading: PageRequest,
  isNewest: boolean,
): Promise<Entry[]> {
  const want = reading.limit + 1;
  const entries: Entry[] = [];
  for (const [freq, all] of byFrequency(rowGroups)) {
    const instant = reading.cursor?.position[0];
    const bounds = boundsOf(freq, reading.window);
    const to = instant === undefined ? bounds.to : Math.min(ordinalAt(freq, instant), bounds.to ?? Number.POSITIVE_INFINITY);
    const group = to === undefined && isNewest ? lastRowGroups(all, want) : all;
    const read = { dataset, series: idsOf(group), seq: version.seq, ...bounds, ...(to === undefined ? {} : { to }) };
    if (read.series.length * want > PLAIN_READ) {
      const from = Math.max(firstOfNewest(group, want, to), bounds.from ?? Number.NEGATIVE_INFINITY);
      const recent = entriesOf(group, await readValues(ctx, { ...read, from })).filter((entry) => isBefore(entry, reading.cursor));
      if (recent.length >= want || from === bounds.from) {
        append(entries, recent);
        continue;
      }
    }
    // The previous page may contain some of the rows for the same period. One more value of each series is therefore read.
    append(entries, entriesOf(group, await readValues(ctx, { ...read, newest: want + 1 })));
  }
  return entries;
}

/** Returns the groups that can contain the latest `want` rows. These are the groups whose last rows are the latest. */
function lastRowGroups(rowGroups: readonly RowGroup[], want: number): readonly RowGroup[] {
  if (rowGroups.length <= want) return rowGroups;
  const ranked = rowGroups.map((rowGroup) => ({ rowGroup, last: lastOf(rowGroup) }));
  return ranked
    .sort((a, b) => b.last - a.last || b.rowGroup.id - a.rowGroup.id)
    .slice(0, want)
    .map(({ rowGroup }) => rowGroup);
}

/** Returns the ordinal of the latest row. Groups without values come first in the order. */
const lastOf = (rowGroup: RowGroup): number =>
  rowGroup.series.reduce((last, one) => (one.count > 0 ? Math.max(last, one.lastT) : last), Number.NEGATIVE_INFINITY);

/** Uses a loop, because the call `push(...more)` cannot have hundreds of thousands of arguments. */
function append(entries: Entry[], more: readonly Entry[]): void {
  for (const entry of more) entries.push(entry);
}

/**
 * Returns the first ordinal to read for the latest `want` rows. The result assumes that series have no gaps. If they have gaps, there may
 * be too few rows.
 */
function firstOfNewest(rowGroups: readonly RowGroup[], want: number, to: number | undefined): number {
  const lasts = rowGroups.map(lastOf);
  const end = lasts.reduce((latest, last) => Math.max(latest, last), Number.MIN_SAFE_INTEGER);
  const newest = to === undefined ? end : Math.min(end, to);
  const reaching = lasts.filter((last) => last >= newest).length;
  return newest - Math.ceil(want / Math.max(1, reaching));
}

const ordinalAt = (freq: Frequency, instant: number): number => {
  if (freq === '30MIN' || freq === '5MIN') return Math.ceil(instant / ((freq === '30MIN' ? 30 : 5) * 60_000));
  return periodOfDay(freq, Math.floor(instant / DAY_MS)).t;
};

export function byFrequency(rowGroups: readonly RowGroup[]): ReadonlyMap<Frequency, readonly RowGroup[]> {
  const groups = new Map<Frequency, RowGroup[]>();
  for (const rowGroup of rowGroups) {
    const freq = rowGroup.series[0]?.freq;
    if (freq === undefined) continue;
    addTo(groups, freq, rowGroup);
  }
  return groups;
}

export const idsOf = (rowGroups: readonly RowGroup[]): readonly number[] =>
  rowGroups.flatMap((rowGroup) => rowGroup.series.map((series) => series.id));

export function entriesOf(rowGroups: readonly RowGroup[], slices: readonly SeriesSlice[]): Entry[] {
  const rowGroupOf = new Map(rowGroups.flatMap((rowGroup) => rowGroup.series.map((series): [number, RowGroup] => [series.id, rowGroup])));
  const entries: Entry[] = [];
  const shared = new Map<RowGroup, Map<number, Entry>>();
  for (const slice of slices) {
    const rowGroup = rowGroupOf.get(slice.series.id);
    if (!rowGroup) continue;
    const { freq } = slice.series;
    const byT = rowGroup.series.length > 1 ? (shared.get(rowGroup) ?? new Map<number, Entry>()) : null;
    if (byT) shared.set(rowGroup, byT);
    slice.t.forEach((t, i) => {
      const known = byT?.get(t);
      if (known) {
        known.cells.push({ slice, i });
        return;
      }
      const entry: Entry = { instant: instantOf(period(freq, t)), rowGroup, freq, t, cells: [{ slice, i }] };
      entries.push(entry);
      byT?.set(t, entry);
    });
  }
  return entries;
}
