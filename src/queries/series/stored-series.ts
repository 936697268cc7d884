/** One canonical series as it is stored: its values in a version, their units as that version states them, and its vintages. */

import type { MethodBreak } from '../../catalogue/breaks/method-break.ts';
import { at } from '../../core/assert.ts';
import { type Dataset, type DatasetKey, datasetKey, dottedId } from '../../core/define-dataset.ts';
import { codeOf, type SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import type { Adjustment } from '../../core/observation.ts';
import { DAY_MS, formatPeriod, parseIsoDay, period } from '../../core/period.ts';
import { describeUnit } from '../../core/units.ts';
import type { DatasetState, ObservationLife, SeriesSlice, StoredSeries, Version } from '../../store/ports/series.ts';
import type { QueryContext } from '../context.ts';
import { versionsAlone } from '../editions-apart.ts';
import type { AsOf } from '../parameters/parameters.ts';
import type { ReadSlice } from '../read-slice.ts';
import {
  cachedVintageDays,
  editionOf,
  readLives,
  refuseBeforeFirst,
  type StoredState,
  seriesOf,
  storedState,
  wholeSeries,
} from '../stored-dataset.ts';
import { STARTER_IS_A_PART } from '../stored-span.ts';
import { type VersionThen, versionThen } from '../vintages/known-series.ts';
import { knownThen } from '../vintages/known-then.ts';
import type { VintageGap } from '../vintages/vintage-gap.ts';
import { publishedBreaks, publishedChange } from './published-breaks.ts';

export interface LoadedSeries {
  readonly handle: SeriesHandle;
  readonly dataset: DatasetKey;
  readonly state: StoredState;
  readonly version: Version;
  /** The newest version up to that one in which a value of the series came or changed: what its figures are dated by. */
  readonly edition: Version;
  readonly stored: StoredSeries;
  /** All of it, as it was in the version. */
  readonly slice: ReadSlice;
  /** The versions of the dataset that cover their own figures only, by seq. */
  readonly alone: ReadonlySet<number>;
  /** Whether its values were read by their own days of release, so that they are those of no single version. */
  readonly isOwn: boolean;
  /** Releases without a stored vintage, where the caller allows that. */
  readonly gap: VintageGap | null;
}

/**
 * The series as of an instant, or as it is now. Throws DATA_UNAVAILABLE when its dataset is not stored or has no such series,
 * REQ_NO_VINTAGE when nothing was stored at that instant.
 */
export async function loadSeries(ctx: QueryContext, handle: SeriesHandle, asOf: AsOf | null): Promise<LoadedSeries> {
  const loaded = await loadIfStored(ctx, handle, await holdDataset(ctx, handle.dataset, asOf));
  if (!loaded) throw await notAmongStored(ctx, handle);
  if (asOf !== null) await refuseUnbegun(ctx, loaded, asOf);
  return loaded;
}

/** Throws REQ_NO_VINTAGE where the first vintage of a series came after an instant, although its dataset was stored by then. */
export async function refuseUnbegun(
  ctx: QueryContext,
  { handle, dataset, version, stored, slice }: LoadedSeries,
  asOf: AsOf,
): Promise<void> {
  if (slice.t.length === 0) await refuseBeforeFirst(ctx, handle.id, { dataset, version }, [stored], asOf);
}

/** Stored data of a dataset, and which version of it is to be read. */
export interface StoredDataset extends VersionThen {
  readonly dataset: Dataset;
  readonly state: StoredState;
  readonly asOf: AsOf | null;
}

/**
 * Throws DATA_UNAVAILABLE when the dataset is not stored, REQ_NO_VINTAGE when nothing of it was at that instant and none of its series has values
 * with their own days.
 */
export async function holdDataset(ctx: QueryContext, dataset: Dataset, asOf: AsOf | null): Promise<StoredDataset> {
  const state = await storedState(ctx, dataset);
  return { dataset, state, asOf, ...(await versionThen(ctx, dataset, state, asOf)) };
}

/** The series in a version that is stored; null when its dataset has no such series. */
export async function loadIfStored(
  ctx: QueryContext,
  handle: SeriesHandle,
  { state, version, asOf, before }: StoredDataset,
): Promise<LoadedSeries | null> {
  const stored = findStored(handle, state, await seriesOf(ctx, state));
  if (!stored) return null;
  const [key, { dataset, nature, unrevised }] = [datasetKey(handle.dataset), handle];
  const subject = { named: handle.id, dataset, state, stored, version: before ? null : version };
  const facts = { ...(nature === undefined ? {} : { nature }), ...(unrevised === undefined ? {} : { unrevised }) };
  const known = asOf === null ? null : await knownThen(ctx, { ...subject, ...facts }, asOf);
  if (known === null && before) throw before;
  if (known === null) return inVersion(ctx, { handle, dataset: key, state, stored }, version);
  return { handle, dataset: key, state, stored, ...known, alone: await versionsAlone(ctx, key, known.slice) };
}

/** The series as it was in a version. */
export async function inVersion(
  ctx: QueryContext,
  { handle, dataset, state, stored }: Pick<LoadedSeries, 'handle' | 'dataset' | 'state' | 'stored'>,
  version: Version,
): Promise<LoadedSeries> {
  const slice = await wholeSeries(ctx, dataset, stored, version);
  const [edition, alone] = await Promise.all([editionOf(ctx, version, slice.newestSeq), versionsAlone(ctx, dataset, slice)]);
  return { handle, dataset, state, version, stored, slice, edition, alone, isOwn: false, gap: null };
}

/** A series that its dataset is stored without, with the note of starter data on what they leave out, and what brings it. */
export async function notAmongStored(ctx: QueryContext, handle: SeriesHandle): Promise<WattleError> {
  const state = await ctx.store.datasets.state(datasetKey(handle.dataset));
  const version = state?.version ?? null;
  const isPart = version?.origin === 'starter';
  const note = isPart && version.note !== null ? ` ${version.note}` : '';
  const detail = `${handle.id} is not among the series of ${dottedId(handle.dataset)} that are stored.${note}`;
  return new WattleError('DATA_UNAVAILABLE', detail, {
    retryAfterSeconds: 300,
    ...(isPart ? { hint: `${STARTER_IS_A_PART} On the server: wattle refresh ${dottedId(handle.dataset)}` } : {}),
  });
}

/** The stored series that a handle selects: by its own codes, then by what the dataset fixes, then by the dataset's defaults. */
export function findStored(handle: SeriesHandle, state: DatasetState, series: readonly StoredSeries[]): StoredSeries | null {
  const codes = state.dimensions.map((dimension) => codeOf(handle, dimension.id));
  return series.find((one) => codes.every((code, i) => code === null || one.codes[i] === code)) ?? null;
}

/**
 * What one of the value is. An index says its reference base as the version that is read states it, because the base changes
 * from one version to another; every other unit is the handle's.
 */
export function unitsOf(handle: SeriesHandle, stored: StoredSeries): string {
  if (!/^index\b/i.test(handle.units)) return handle.units;
  const published = describeUnit(stored.unit, stored.multiplier);
  if (/=\s*100/.test(published)) return published;
  return stored.basePeriod === null ? handle.units : `${published}, ${stored.basePeriod}`;
}

/** Published values of one series in a version, and what they are called in an explanation. */
export interface ValueSource {
  readonly dataset: DatasetKey;
  readonly version: Version;
  /** What the values are dated by: the newest version up to that one in which one of them came or changed. */
  readonly edition: Version;
  readonly slice: ReadSlice;
  /** `{ series_id }`, or dataset and dimensions where the series has no id. */
  readonly named: Readonly<Record<string, unknown>>;
  readonly unit: string;
  /** Null where the publisher says nothing of it. */
  readonly adjustment: Adjustment | null;
  readonly breaks: readonly MethodBreak[];
  /** How many periods back the published change goes that a value is; 0 for a level. */
  readonly change: number;
}

export const sourceOfStored = (loaded: LoadedSeries): ValueSource => ({
  dataset: loaded.dataset,
  version: loaded.version,
  edition: loaded.edition,
  slice: loaded.slice,
  named: { series_id: loaded.handle.id },
  unit: unitsOf(loaded.handle, loaded.slice.series),
  adjustment: loaded.handle.adjustment,
  breaks: publishedBreaks(loaded.handle, loaded.slice),
  change: publishedChange(loaded.handle),
});

/** One published value with where it comes from, names as on the wire. */
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
 * The last day on which an event series is known to be complete: the day its table was published, or the newest event when the
 * publisher announced one ahead. Days after it are not known, although the publisher may have changed nothing.
 */
export function knownThrough(loaded: LoadedSeries): number {
  const knownDay = Math.floor(loaded.version.effectiveFrom / DAY_MS);
  const published = loaded.version.publishedOn === null ? null : parseIsoDay(loaded.version.publishedOn);
  return Math.max(Math.min(published ?? knownDay, knownDay), loaded.slice.t.at(-1) ?? Number.NEGATIVE_INFINITY);
}

/** Index of the event in force on a day, -1 before the first. An event without a value is in force too: then the value is absent. */
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

/** The day on which a version became the known one, UTC, days since 1970-01-01. */
export const vintageDay = (version: Version): number => Math.floor(version.effectiveFrom / DAY_MS);

export interface Vintages {
  /** Days with a new or revised value, ascending. */
  readonly days: readonly number[];
  readonly lives: readonly ObservationLife[];
}

/** Every vintage of a series that is stored. */
export async function vintagesOf(ctx: QueryContext, loaded: LoadedSeries): Promise<Vintages> {
  const [days, lives] = await Promise.all([vintageDaysOf(ctx, loaded), readLives(ctx, loaded.dataset, loaded.stored)]);
  return { days, lives };
}

/** Days of the vintages of a series, ascending. */
export const vintageDaysOf = (ctx: QueryContext, loaded: LoadedSeries): Promise<readonly number[]> =>
  cachedVintageDays(ctx, loaded.stored, loaded.state.version, async () => {
    const instants = await ctx.store.datasets.vintages(loaded.dataset, loaded.stored.id);
    return [...new Set(instants.map((instant) => Math.floor(instant / DAY_MS)))];
  });
