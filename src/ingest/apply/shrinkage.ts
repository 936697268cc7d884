/** Detects losses that are too large to be withdrawals. The cause is an incomplete file or a renamed column. */

import { at } from '../../core/assert.ts';
import { isClosedDay } from '../../core/calendar/closed-days.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { type Remark, remarkOn } from '../../core/observation.ts';
import { firstDay, formatPeriod } from '../../core/period.ts';
import type { SeriesDelta, SeriesSlice, StoredSeries } from '../../store/ports/series.ts';

/** The maximum share of values that one version may remove from the dataset and from each series. */
export const MAX_LOST_SHARE = 0.2;
/** The maximum number of values that one version may remove from a short series. */
const FEW_OBSERVATIONS = 5;

/**
 * The stored observations for the periods in a capture. `total` is the number of all stored observations. It is absent if `slices`
 * contains all of them.
 */
export interface StoredSlices {
  readonly slices: readonly SeriesSlice[];
  readonly total?: { readonly rows: number; readonly series: number };
}

/**
 * Returns DATA_SHRANK for the first loss that is too large, or null. `rowCount` is the key of a series that counts the rows behind each
 * value.
 */
export function suspectLoss(stored: StoredSlices, deltas: readonly SeriesDelta[], rowCount?: string): WattleError | null {
  return (rowCount === undefined ? null : rowsBehind(stored, deltas, rowCount)) ?? lossOfFigures(stored, deltas);
}

/** Detects values that the agency calculated from fewer rows. The values change, but none disappears. */
function rowsBehind({ slices }: StoredSlices, deltas: readonly SeriesDelta[], rowCount: string): WattleError | null {
  const slice = slices.find(({ series }) => series.key === rowCount);
  const delta = deltas.find(({ attributes }) => attributes.key === rowCount);
  for (const { t, value } of slice && delta ? delta.write : []) {
    const before = slice?.value[slice.t.indexOf(t)];
    if (typeof before !== 'number' || (value ?? 0) >= before * (1 - MAX_LOST_SHARE)) continue;
    return shrank(`The figures now come from ${value ?? 0} rows, down from ${before}.`, slice?.series);
  }
  return null;
}

function lossOfFigures(stored: StoredSlices, deltas: readonly SeriesDelta[]): WattleError | null {
  const emptied = emptiedPeriod(stored, deltas);
  if (emptied !== null) return emptied;
  const losing = deltas.filter((delta) => delta.remove.length > 0);
  if (losing.length === 0) return newestPeriod(stored, deltas);
  const sliceOf = new Map(stored.slices.map((slice) => [slice.series.key, slice]));
  const lost = losing.flatMap((delta) => {
    const slice = sliceOf.get(delta.attributes.key);
    return slice && slice.series.count > 0 && delta.remove.length === slice.series.count && delta.write.length === 0 ? [slice] : [];
  });
  return (
    tooMany(stored, losing, lost.length) ??
    newestLost(stored, lost) ??
    renamedSeries(lost, deltas, sliceOf) ??
    tooManyOfOne(losing, sliceOf) ??
    wholePeriod(stored, losing) ??
    newestPeriod(stored, deltas) ??
    oldestPeriod(stored, losing)
  );
}

/** Returns DATA_SHRANK for the first period in which many stored values are now empty cells. Otherwise returns null. */
function emptiedPeriod({ slices }: StoredSlices, deltas: readonly SeriesDelta[]): WattleError | null {
  const existing = new Map(slices.map((slice) => [slice.series.key, slice]));
  const emptied = new Map<string, { readonly freq: Frequency; readonly t: number; readonly series: StoredSeries; count: number }>();
  for (const { attributes, write } of deltas) {
    const slice = existing.get(attributes.key);
    for (const { t, value } of slice === undefined ? [] : write) {
      if (slice === undefined || value !== null || (slice.value[slice.t.indexOf(t)] ?? null) === null) continue;
      const name = formatPeriod({ freq: attributes.freq, t });
      const row = emptied.get(name) ?? { freq: attributes.freq, t, series: slice.series, count: 0 };
      row.count += 1;
      emptied.set(name, row);
    }
  }
  for (const [name, { freq, t, series, count }] of emptied) {
    const filled = slices.filter((one) => one.series.freq === freq && (one.value[one.t.indexOf(t)] ?? null) !== null).length;
    if (count < FEWEST_EMPTIED || count <= MAX_LOST_SHARE * filled) continue;
    return shrank(`${count} of the ${filled} stored values for ${name} are now empty cells.`, series);
  }
  return null;
}

/** The minimum number of empty cells. If there are fewer, the agency may have withdrawn single values. */
const FEWEST_EMPTIED = 3;

function tooMany(stored: StoredSlices, losing: readonly SeriesDelta[], lostSeries: number): WattleError | null {
  const lostRows = losing.reduce((sum, delta) => sum + delta.remove.length, 0);
  const rows = stored.total?.rows ?? stored.slices.reduce((sum, slice) => sum + slice.series.count, 0);
  const series = stored.total?.series ?? stored.slices.filter((slice) => slice.series.count > 0).length;
  if (lostRows > MAX_LOST_SHARE * rows) return shrank(`${lostRows} of the ${rows} stored observations are missing.`);
  if (lostSeries > MAX_LOST_SHARE * series) return shrank(`${lostSeries} of the ${series} stored series are missing.`);
  return null;
}

/**
 * Returns the current series, which have a value in one of the latest two periods for their frequency. Some areas are published one period
 * later.
 */
export function currentSeries<One extends Pick<StoredSeries, 'freq' | 'count' | 'lastT'>>(series: readonly One[]): readonly One[] {
  const newest = new Map<Frequency, number>();
  const filled = series.filter(({ count }) => count > 0);
  for (const { freq, lastT } of filled) newest.set(freq, Math.max(lastT, newest.get(freq) ?? lastT));
  return filled.filter(({ freq, lastT }) => lastT >= (newest.get(freq) ?? lastT) - 1);
}

/** Returns the keys of current series that the changes remove. */
export function removedSeries(slices: readonly SeriesSlice[], deltas: readonly SeriesDelta[]): readonly string[] {
  const current = new Map(currentSeries(slices.map(({ series }) => series)).map((one) => [one.key, one]));
  return deltas.flatMap(({ attributes: { key }, write, remove }) =>
    write.length === 0 && remove.length > 0 && remove.length === current.get(key)?.count ? [key] : [],
  );
}

const MOST_NAMED = 5;

/** Returns a remark on removed series that had ended before, or null. */
export function describeEnded(slices: readonly SeriesSlice[], deltas: readonly SeriesDelta[]): Remark | null {
  const current = new Set(currentSeries(slices.map(({ series }) => series)).map(({ key }) => key));
  const counts = new Map(slices.map(({ series }) => [series.key, series.count]));
  const ended = deltas.filter(
    ({ attributes: { key }, write, remove }) =>
      write.length === 0 && remove.length > 0 && remove.length === counts.get(key) && !current.has(key),
  );
  if (ended.length === 0) return null;
  const values = ended.reduce((sum, { remove }) => sum + remove.length, 0);
  const keys = ended.map(({ attributes: { key } }) => key);
  const names = `${keys.slice(0, MOST_NAMED).join(', ')}${keys.length > MOST_NAMED ? ', …' : ''}`;
  return remarkOn(
    keys,
    `${keys.length} ended series with ${values} values are no longer in the agency's files: ${names}. Earlier versions still have these series.`,
  );
}

/** Returns a remark on values that were removed from remaining series, or null. */
export function describeLost(slices: readonly SeriesSlice[], deltas: readonly SeriesDelta[]): Remark | null {
  const counts = new Map(slices.map(({ series }) => [series.key, series.count]));
  const losing = deltas.filter(
    ({ attributes: { key }, write, remove }) => remove.length > 0 && (write.length > 0 || remove.length !== counts.get(key)),
  );
  if (losing.length === 0) return null;
  const values = losing.reduce((sum, { remove }) => sum + remove.length, 0);
  const spans = losing.slice(0, MOST_NAMED).map(({ attributes: { key, freq }, remove }) => {
    const [from, to] = [at(remove, 0), at(remove, remove.length - 1)].map((t) => formatPeriod({ freq, t }));
    return `${key} (${from === to ? from : `${from} to ${to}`})`;
  });
  const names = `${spans.join(', ')}${losing.length > MOST_NAMED ? ', …' : ''}`;
  return remarkOn(
    losing.map(({ attributes: { key } }) => key),
    `${values} ${values === 1 ? 'value' : 'values'} of ${losing.length} series ${values === 1 ? 'is' : 'are'} no longer in the agency's files: ${names}. Earlier versions still have these series.`,
  );
}

/** Returns DATA_SHRANK for a removed series with a value in the latest period, or null. A discontinued series would have no such value. */
function newestLost({ slices }: StoredSlices, lost: readonly SeriesSlice[]): WattleError | null {
  const newest = new Map<Frequency, number>();
  for (const { series } of slices) newest.set(series.freq, Math.max(series.lastT, newest.get(series.freq) ?? series.lastT));
  const current = lost.find(({ series }) => series.lastT === newest.get(series.freq));
  if (!current) return null;
  const { key, freq, lastT } = current.series;
  return shrank(`The series ${key}, which has a value for ${formatPeriod({ freq, t: lastT })}, is missing.`, current.series);
}

/** Returns DATA_SHRANK for a removed series whose values are in a new series, or null. The series was then renamed. */
function renamedSeries(
  lost: readonly SeriesSlice[],
  deltas: readonly SeriesDelta[],
  stored: ReadonlyMap<string, SeriesSlice>,
): WattleError | null {
  const signature = (points: readonly (readonly [number, number | null])[]): string => JSON.stringify(points);
  const gained = new Map(
    deltas.flatMap((delta) =>
      (stored.get(delta.attributes.key)?.series.count ?? 0) === 0 && delta.write.length > 0
        ? [[signature(delta.write.map(({ t, value }) => [t, value] as const)), delta.attributes.key] as const]
        : [],
    ),
  );
  if (gained.size === 0) return null;
  for (const { series, t, value } of lost) {
    const now = gained.get(signature(t.map((at, i) => [at, value[i] ?? null] as const)));
    if (now !== undefined) return shrank(`The values of the series ${series.key} are now in the series ${now}.`, series);
  }
  return null;
}

function tooManyOfOne(losing: readonly SeriesDelta[], stored: ReadonlyMap<string, SeriesSlice>): WattleError | null {
  for (const { attributes, remove, write } of losing) {
    const slice = stored.get(attributes.key);
    const count = slice?.series.count ?? 0;
    const isWhole = remove.length === count && write.length === 0;
    if (!slice || isWhole || count < FEW_OBSERVATIONS || remove.length <= MAX_LOST_SHARE * count) continue;
    return shrank(`${remove.length} of the ${count} stored observations for ${attributes.key} are missing.`, slice.series);
  }
  return null;
}

/**
 * Detects a period that would lose all its values, unless it is the first or last period. The removal of a day on which markets are
 * closed, such as Christmas Day, is a correction.
 */
function wholePeriod({ slices }: StoredSlices, losing: readonly SeriesDelta[]): WattleError | null {
  const removed = new Map(losing.map((delta) => [delta.attributes.key, new Set(delta.remove)]));
  for (const freq of new Set(losing.map((delta) => delta.attributes.freq))) {
    const kept = new Set<number>();
    const gone = new Map<number, StoredSeries>();
    for (const { series, t } of slices) {
      if (series.freq !== freq) continue;
      const without = removed.get(series.key);
      for (const at of t) {
        if (without?.has(at)) gone.set(at, series);
        else kept.add(at);
      }
    }
    const ordered = [...kept].sort((a, b) => a - b);
    const [first = 0, last = 0] = [ordered[0], ordered.at(-1)];
    const isMistake = (at: number): boolean => freq === 'D' && isClosedDay(firstDay({ freq, t: at })) && isOfMarkets(ordered);
    for (const [at, series] of gone) {
      if (kept.has(at) || at < first || at > last || isMistake(at)) continue;
      return shrank(`The values for ${formatPeriod({ freq, t: at })} are missing, but there are values before and after it.`, series);
    }
  }
  return null;
}

/** Returns true if a daily series usually has no values on days on which markets are closed. Weather, for example, has values every day. */
const isOfMarkets = (days: readonly number[]): boolean =>
  days.filter((t) => isClosedDay(firstDay({ freq: 'D', t }))).length < MOST_CLOSED * days.length;
const MOST_CLOSED = 0.02;

/**
 * Returns DATA_SHRANK for the first series that would lose its value in the latest stored period, if no series has a later period.
 * Otherwise null. The agency may have withdrawn the value, but a file that was cut off looks the same.
 */
function newestPeriod({ slices }: StoredSlices, deltas: readonly SeriesDelta[]): WattleError | null {
  const newest = new Map<Frequency, number>();
  for (const { series, t, value } of slices) {
    const last = t[value.findLastIndex((one) => one !== null)];
    if (last !== undefined) newest.set(series.freq, Math.max(last, newest.get(series.freq) ?? last));
  }
  const isPast = ({ attributes: { freq }, write }: SeriesDelta): boolean =>
    write.some(({ t, value }) => value !== null && t > (newest.get(freq) ?? t));
  const moving = new Set(deltas.filter(isPast).map(({ attributes: { freq } }) => freq));
  const existing = new Map(slices.map((slice) => [slice.series.key, slice]));
  for (const { attributes, write, remove } of deltas) {
    const [slice, last] = [existing.get(attributes.key), newest.get(attributes.freq)];
    if (!slice || last === undefined || moving.has(attributes.freq)) continue;
    // A flag or text in the empty cell is a statement by the agency.
    const isEmptied = write.some(({ t, value, status, text }) => t === last && value === null && status === null && text === null);
    if (!isEmptied && !remove.includes(last)) continue;
    if ((slice.value[slice.t.indexOf(last)] ?? null) === null) continue;
    const when = formatPeriod({ freq: attributes.freq, t: last });
    return shrank(
      `The value of ${attributes.key} for ${when} is missing, and the file has no later values. It may have been cut off.`,
      slice.series,
    );
  }
  return null;
}

/**
 * Returns DATA_SHRANK for the first series that would lose its oldest value while other series keep theirs, or null. Agencies remove whole
 * periods. If a file in descending order was cut off, only some series lose their oldest period.
 */
function oldestPeriod({ slices }: StoredSlices, losing: readonly SeriesDelta[]): WattleError | null {
  const existing = new Map(slices.map((slice) => [slice.series.key, slice]));
  const begins = losing.flatMap(({ attributes, write, remove }) => {
    const slice = existing.get(attributes.key);
    const isWhole = slice !== undefined && remove.length === slice.series.count && write.length === 0;
    const first = slice?.t[slice.value.findIndex((one) => one !== null)];
    return slice === undefined || isWhole || first === undefined || !remove.includes(first) ? [] : [{ slice, first }];
  });
  if (begins.length === 0) return null;
  const removed = new Map(losing.map(({ attributes, remove }) => [attributes.key, new Set(remove)]));
  for (const { slice, first } of begins) {
    const { key, freq } = slice.series;
    const keeps = ({ series, t, value }: SeriesSlice): boolean =>
      series.freq === freq && !removed.get(series.key)?.has(first) && (value[t.indexOf(first)] ?? null) !== null;
    if (!slices.some(keeps)) continue;
    const when = formatPeriod({ freq, t: first });
    return shrank(
      `The value of ${key} for ${when} is missing, but other series have values for that period. The file may have been cut off.`,
      slice.series,
    );
  }
  return null;
}

const shrank = (detail: string, of?: Pick<StoredSeries, 'key'>): WattleError =>
  new WattleError('DATA_SHRANK', detail, of ? { at: { column: of.key } } : {});
