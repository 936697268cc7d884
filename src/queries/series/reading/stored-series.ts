/** Reads a catalogue series from the store: its values and unit in a version, and its vintages. */

import type { MethodBreak } from '../../../catalogue/breaks/method-break.ts';
import { seriesOfDataset } from '../../../catalogue/series.ts';
import { singleFiguresKey } from '../../../catalogue/single-figures.ts';
import { at, present } from '../../../core/assert.ts';
import { type Dataset, type DatasetKey, datasetKey, dottedId } from '../../../core/define-dataset.ts';
import { codeOf, type SeriesAdjustment, type SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { noteText } from '../../../core/observation.ts';
import { DAY_MS, formatPeriod, isoDay, parseIsoDay, period } from '../../../core/period.ts';
import type { DatasetState, ObservationLife, SeriesSlice, StoredSeries, Version } from '../../../store/ports/series.ts';
import type { QueryContext } from '../../base/context.ts';
import type { AsOf } from '../../base/parameters/parameters.ts';
import { ReadSlice } from '../../base/read-slice.ts';
import { livesOf } from '../../base/real-time/kept-lives.ts';
import { refusalBefore, type VersionThen, versionThen } from '../../base/real-time/known-series.ts';
import { firstOwnDay, knownThen } from '../../base/real-time/known-then.ts';
import { subjectOf } from '../../base/real-time/subject.ts';
import type { VintageGap } from '../../base/real-time/vintage-gap.ts';
import {
  cachedVintageDays,
  isStored,
  listStoredSeries,
  noVintage,
  refuseBeforeFirst,
  type StoredState,
  storedState,
  vintageOf,
  wholeSeries,
} from '../../base/stored-dataset.ts';
import { STARTER_IS_A_PART } from '../../base/stored-span.ts';
import { publishedBreaks, publishedChange } from './published-breaks.ts';
import { unitsOf } from './reference.ts';

export interface LoadedSeries {
  readonly handle: SeriesHandle;
  readonly dataset: DatasetKey;
  readonly state: StoredState;
  readonly version: Version;
  /** The latest version, up to the version read, that changed the series. Its date is the date of the values. */
  readonly vintage: Version;
  readonly stored: StoredSeries;
  readonly slice: ReadSlice;
  /** True if each value is from the release of its period. False if all values are from one version. */
  readonly isOwn: boolean;
  /** A gap in the stored vintages at the requested time. Set only if the caller allows gaps. */
  readonly gap: VintageGap | null;
}

/**
 * Loads a series. Throws DATA_UNAVAILABLE if the dataset is not stored or does not have the series. Throws REQ_NO_VINTAGE if nothing was
 * stored at the requested time.
 */
export async function loadSeries(ctx: QueryContext, handle: SeriesHandle, asOf: AsOf | null): Promise<LoadedSeries> {
  const loaded = await loadOrSingles(ctx, handle, await holdDataset(ctx, handle.dataset, asOf));
  if (!loaded) throw await notAmongStored(ctx, handle);
  if (asOf !== null) await refuseUnbegun(ctx, loaded, asOf);
  return loaded;
}

/** Throws REQ_NO_VINTAGE if the dataset was already stored at the instant, but the first vintage of the series is later. */
export async function refuseUnbegun(ctx: QueryContext, loaded: LoadedSeries, asOf: AsOf): Promise<void> {
  const { handle, dataset, version, stored, slice } = loaded;
  if (slice.t.length > 0) return;
  const own = await firstOwnDay(ctx, subjectOf(loaded));
  if (own !== null && own * DAY_MS > asOf.ms) throw noVintage(handle.id, asOf, isoDay(own));
  await refuseBeforeFirst(ctx, handle.id, { dataset, version }, [stored], asOf);
}

export interface StoredDataset extends VersionThen {
  readonly dataset: Dataset;
  readonly state: StoredState;
  readonly asOf: AsOf | null;
}

/**
 * Loads a dataset. Throws DATA_UNAVAILABLE if it is not stored. Throws REQ_NO_VINTAGE if nothing was stored at the requested time and no
 * release days are known.
 */
export async function holdDataset(ctx: QueryContext, dataset: Dataset, asOf: AsOf | null): Promise<StoredDataset> {
  const state = await storedState(ctx, dataset);
  return { dataset, state, asOf, ...(await versionThen(ctx, dataset, state, asOf)) };
}

/**
 * Returns the series in a stored version. If the version does not have it, returns its single values, or null. Indicators do not use this
 * function, because they read only releases.
 */
export async function loadOrSingles(ctx: QueryContext, handle: SeriesHandle, on: StoredDataset): Promise<LoadedSeries | null> {
  return (await loadIfStored(ctx, handle, on)) ?? loadSinglesThen(ctx, handle, on.asOf);
}

/** Returns the series. Returns null if the version of the stored dataset does not contain it. */
export async function loadIfStored(
  ctx: QueryContext,
  handle: SeriesHandle,
  { state, version, asOf, before }: StoredDataset,
): Promise<LoadedSeries | null> {
  const stored = findStored(handle, state, await listStoredSeries(ctx, state));
  if (!stored) return null;
  const [key, { dataset, nature, unrevised }] = [datasetKey(handle.dataset), handle];
  const subject = { named: handle.id, dataset, state, stored, version: before ? null : version };
  const facts = { ...(nature === undefined ? {} : { nature }), ...(unrevised === undefined ? {} : { unrevised }) };
  const known = asOf === null ? null : await knownThen(ctx, { ...subject, ...facts }, asOf);
  if (known === null && before)
    throw await refusalBefore(ctx, { version, before }, [{ ...subject, ...facts }], handle.id, present(asOf, 'The requested day'));
  if (known === null) return inVersion(ctx, { handle, dataset: key, state, stored }, version);
  return { handle, dataset: key, state, stored, ...known };
}

/**
 * Returns the single values of a series that were imported without the rest of their release, even if releases are stored. Returns null if
 * there are no such values.
 */
export async function loadSingles(ctx: QueryContext, handle: SeriesHandle): Promise<LoadedSeries | null> {
  const dataset = singleFiguresKey(datasetKey(handle.dataset));
  const state = await ctx.store.datasets.state(dataset);
  if (!isStored(state)) return null;
  const stored = findStored(handle, state, await listStoredSeries(ctx, state));
  return stored && inVersion(ctx, { handle, dataset, state, stored }, state.version);
}

/** Returns the single values. Throws REQ_NO_VINTAGE for a past day, because the release date of a single value is unknown. */
async function loadSinglesThen(ctx: QueryContext, handle: SeriesHandle, asOf: AsOf | null): Promise<LoadedSeries | null> {
  const singles = await loadSingles(ctx, handle);
  if (singles === null) return null;
  if (asOf === null) return { ...singles, slice: ofOneRelease(singles.slice) };
  throw new WattleError('REQ_NO_VINTAGE', `${handle.id} has no values as of ${asOf.text}, because no full release is stored.`);
}

function ofOneRelease(slice: ReadSlice): ReadSlice {
  const own = slice.t.flatMap((_, i) => (slice.seq[i] === slice.newestSeq ? [i] : []));
  const pick = <T>(column: readonly T[]): readonly T[] => own.map((i) => at(column, i));
  const { series, t, value, status, text, seq, at: places } = slice;
  return new ReadSlice({
    series,
    t: pick(t),
    value: pick(value),
    status: pick(status),
    text: pick(text),
    seq: pick(seq),
    at: pick(places),
  });
}

export async function inVersion(
  ctx: QueryContext,
  { handle, dataset, state, stored }: Pick<LoadedSeries, 'handle' | 'dataset' | 'state' | 'stored'>,
  version: Version,
): Promise<LoadedSeries> {
  const slice = await wholeSeries(ctx, dataset, stored, version);
  const ofVintage = await vintageOf(ctx, version, slice.newestSeq);
  return { handle, dataset, state, version, stored, slice, vintage: ofVintage, isOwn: false, gap: null };
}

/**
 * Returns stored series with the same unit, frequency, place and adjustment. They differ from the series in only one code, such as all
 * work and new buildings.
 */
async function nearestStored(ctx: QueryContext, handle: SeriesHandle, state: DatasetState | null): Promise<readonly string[]> {
  if (!isStored(state)) return [];
  const stored = await listStoredSeries(ctx, state);
  const isAlike = (other: SeriesHandle): boolean =>
    ALIKE.every((member) => other[member] === handle[member]) &&
    Object.entries(handle.select).filter(([dimension, code]) => other.select[dimension] !== code).length === 1;
  return seriesOfDataset(handle.dataset)
    .filter((other) => {
      const found = isAlike(other) ? findStored(other, state, stored) : null;
      return found !== null && found.count > 0;
    })
    .map(({ id }) => id);
}

const ALIKE = ['units', 'frequency', 'place', 'adjustment'] as const;

/** Returns the error for a series that its stored dataset does not have. It names similar series, and explains how to load the series. */
export async function notAmongStored(ctx: QueryContext, handle: SeriesHandle): Promise<WattleError> {
  const state = await ctx.store.datasets.state(datasetKey(handle.dataset));
  const version = state?.version ?? null;
  const isPart = version?.origin === 'starter';
  const key = handle.dataset.dimensions.map(({ id }) => codeOf(handle, id)).join('.');
  const text = isPart ? noteText(version, key) : null;
  const note = text === null ? '' : ` ${text}`;
  const detail = `The stored data of ${dottedId(handle.dataset)} do not include ${handle.id}.${note}`;
  return new WattleError('DATA_UNAVAILABLE', detail, {
    retryAfterSeconds: 300,
    near: await nearestStored(ctx, handle, state),
    ...(isPart ? { hint: `${STARTER_IS_A_PART} For the site administrator: run wattle refresh ${dottedId(handle.dataset)}` } : {}),
  });
}

/** The first series with each combination of codes. The outer key lists the dimensions with these codes, by position. */
const BY_CODES = new WeakMap<readonly StoredSeries[], Map<string, ReadonlyMap<string, StoredSeries>>>();

/**
 * Finds a stored series. Each dimension has the code in the series definition. Otherwise it has the dataset's fixed code, or else
 * the default.
 */
export function findStored(handle: SeriesHandle, state: DatasetState, series: readonly StoredSeries[]): StoredSeries | null {
  const codes = state.dimensions.map((dimension) => codeOf(handle, dimension.id));
  const named = codes.flatMap((code, i) => (code === null ? [] : [i]));
  const known = BY_CODES.get(series) ?? new Map<string, ReadonlyMap<string, StoredSeries>>();
  BY_CODES.set(series, known);
  const pattern = named.join();
  const found = known.get(pattern) ?? byCodes(series, named);
  known.set(pattern, found);
  return found.get(JSON.stringify(named.map((i) => codes[i]))) ?? null;
}

function byCodes(series: readonly StoredSeries[], named: readonly number[]): ReadonlyMap<string, StoredSeries> {
  const found = new Map<string, StoredSeries>();
  for (const one of series) {
    const key = JSON.stringify(named.map((i) => one.codes[i]));
    if (!found.has(key)) found.set(key, one);
  }
  return found;
}

export interface ValueSource {
  readonly dataset: DatasetKey;
  readonly version: Version;
  /** The latest version, up to the version read, that changed the values. Its date is the date of the values. */
  readonly vintage: Version;
  readonly slice: ReadSlice;
  /** The members of the response that identify the source: `{ series_id }`, or the dataset and its dimensions. */
  readonly named: Readonly<Record<string, unknown>>;
  readonly unit: string;
  /** The seasonal adjustment. Null if the agency does not state it. */
  readonly adjustment: SeriesAdjustment | null;
  readonly breaks: readonly MethodBreak[];
  /** The number of periods that a published change spans. It is 0 for a level. */
  readonly change: number;
}

export const sourceOfStored = (loaded: LoadedSeries): ValueSource => ({
  dataset: loaded.dataset,
  version: loaded.version,
  vintage: loaded.vintage,
  slice: loaded.slice,
  named: { series_id: loaded.handle.id },
  unit: unitsOf(loaded.handle, loaded.slice),
  adjustment: loaded.handle.adjustment,
  breaks: publishedBreaks(loaded.handle, loaded.slice),
  change: publishedChange(loaded.handle),
});

/** Returns a published value and its source. Names are as in JSON. */
export function operandOf({ slice, named, unit }: ValueSource, i: number, file: object | undefined): Record<string, unknown> {
  const text = formatPeriod(period(slice.series.freq, at(slice.t, i)));
  return {
    ...named,
    period: text,
    value: slice.value[i] ?? null,
    unit,
    ...file,
    at: slice.at[i] ?? `${slice.series.key}, ${text}`,
  };
}

// ---------------------------------------------------------------- event series

/**
 * Returns the last day for which the table contains all events. This is the publication date of the table, or the date of a later
 * announced event.
 */
export function knownThrough(loaded: LoadedSeries): number {
  const knownDay = Math.floor(loaded.version.effectiveFrom / DAY_MS);
  const published = loaded.version.publishedOn === null ? null : parseIsoDay(loaded.version.publishedOn);
  return Math.max(Math.min(published ?? knownDay, knownDay), loaded.slice.t.at(-1) ?? Number.NEGATIVE_INFINITY);
}

/** Returns the index of the event that applied on a day. The event may have no value. Returns -1 for a day before the first event. */
export function eventInForce(slice: SeriesSlice, day: number): number {
  let low = 0;
  let high = slice.t.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(slice.t, middle) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

// ---------------------------------------------------------------- vintages

/** Returns the first day of a version in UTC, in days since 1970-01-01. */
export const vintageDay = (version: Version): number => Math.floor(version.effectiveFrom / DAY_MS);

export interface Vintages {
  /** Days on which a value was new or revised, ascending. */
  readonly days: readonly number[];
  readonly lives: readonly ObservationLife[];
}

/** Returns all days with a vintage. Also returns each value with the versions in which it was current. */
export async function vintagesOf(ctx: QueryContext, loaded: LoadedSeries): Promise<Vintages> {
  const [days, lives] = await Promise.all([vintageDaysOf(ctx, loaded), livesOf(ctx, loaded.dataset, loaded.stored)]);
  return { days, lives };
}

export const vintageDaysOf = (ctx: QueryContext, loaded: LoadedSeries): Promise<readonly number[]> =>
  cachedVintageDays(ctx, loaded.stored, loaded.state.version, async () => {
    const instants = await ctx.store.datasets.vintages(loaded.dataset, loaded.stored.id);
    return [...new Set(instants.map((instant) => Math.floor(instant / DAY_MS)))];
  });
