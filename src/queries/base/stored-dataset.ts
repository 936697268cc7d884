/** Reads a dataset's stored state, series and values. Fetches missing data from the agency first. */

import { noteObservations, shareThread } from '../../core/cost.ts';
import { type Dataset, type DatasetKey, datasetKey, dottedId, storeKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { isInterval } from '../../core/frequency.ts';
import { formatPeriod, period } from '../../core/period.ts';
import {
  type DatasetState,
  type ObservationLife,
  type ReadSeries,
  type SeriesSlice,
  type StoredSeries,
  timesMoved,
  type Version,
} from '../../store/ports/series.ts';
import type { QueryContext } from './context.ts';
import { dayOfInstant, freshnessOf } from './freshness.ts';
import { isStoreError } from './known-error.ts';
import { notListed, unknownToAgency } from './listed-datasets.ts';
import type { AsOf } from './parameters/parameters.ts';
import { ReadSlice } from './read-slice.ts';
import { reasonText } from './reason-words.ts';

/** The maximum number of series in a search for the first vintage. The search reads each series separately. */
const MOST_SERIES_LOOKED_AT = 100;
/** The maximum time in ms for which a request waits for missing data. */
const COLD_BUDGET_MS = 10_000;
const RETRY_AFTER_FETCH_SECONDS = 15;
const RETRY_AFTER_FAILURE_SECONDS = 300;
/** Used if updates are turned off, because a retry would get the same error until they are turned on. */
const RETRY_AFTER_NOTHING_SECONDS = 3600;

export interface StoredState extends DatasetState {
  readonly version: Version;
}

export const isStored = (state: DatasetState | null): state is StoredState => state?.version != null;

/**
 * Returns the state of a dataset with data. Fetches missing data within a time limit.
 * No schedule refreshes an uncurated dataset, so this requests a refresh without waiting for it.
 * Throws DATA_UNAVAILABLE if there are no valid data. Throws REQ_UNKNOWN_DATASET if the agency does not have the table, or if it cannot be
 * reached and its list does not have the table.
 */
export async function storedState(ctx: QueryContext, dataset: Dataset): Promise<StoredState> {
  const key = storeKey(dataset);
  const before = await ctx.store.datasets.state(key);
  if (isStored(before)) {
    if (!dataset.curated && isDue(dataset, before, ctx.clock.now())) await askWithoutWaiting(ctx, key);
    return before;
  }
  if (dataset.cadence.onDemand) throw onDemandOnly(dataset);
  const failure = await fetchCold(ctx, key);
  const after = await ctx.store.datasets.state(key);
  if (isStored(after)) return after;
  throw await unavailable(ctx, dataset, after, failure);
}

/** Returns the error for a dataset that is too large to fetch during a request. */
const onDemandOnly = (dataset: Dataset): WattleError =>
  new WattleError('DATA_UNAVAILABLE', `${dottedId(dataset)} is too large to load during a request. The site administrator must load it.`, {
    hint: `For the site administrator: run wattle refresh ${dottedId(dataset)}`,
    retryAfterSeconds: RETRY_AFTER_FAILURE_SECONDS,
  });

/** Fetches missing data. Returns an error instead of throwing it. */
async function fetchCold(ctx: QueryContext, key: DatasetKey): Promise<WattleError | null> {
  try {
    await ctx.freshener?.freshen(key, COLD_BUDGET_MS);
    return null;
  } catch (error) {
    if (error instanceof WattleError) return error;
    throw error;
  }
}

/**
 * Requests a refresh without waiting for it, because data are stored. If the agency cannot be reached, the freshness of the response
 * shows this.
 */
async function askWithoutWaiting(ctx: QueryContext, key: DatasetKey): Promise<void> {
  try {
    await ctx.freshener?.freshen(key, 0);
  } catch (error) {
    if (!(error instanceof WattleError)) throw error;
  }
}

const isDue = (dataset: Dataset, state: DatasetState, now: number): boolean =>
  state.checkedAt === null || now - state.checkedAt > dataset.cadence.checkEveryMinutes * 60_000;

async function unavailable(
  ctx: QueryContext,
  dataset: Dataset,
  state: DatasetState | null,
  failure: WattleError | null,
): Promise<WattleError> {
  const code = failure?.code ?? state?.failure?.code;
  if (!dataset.curated && code === 'UP_NOT_FOUND') return unknownToAgency(ctx, dataset);
  const unrequested = code === undefined || code.startsWith('UP_');
  const unknown = !dataset.curated && unrequested ? await notListed(ctx, dataset) : null;
  if (unknown !== null) return unknown;
  if (failure && (failure.code === 'DATA_UNAVAILABLE' || failure.code === 'INGEST_DOWN' || isStoreError(failure))) return failure;
  // For a new id, the store has no record of the failed fetch. The message therefore uses the error of the fetch.
  const named = `No data for ${dottedId(dataset)} is stored`;
  const failed = failure !== null && !state?.failure ? `${named}: ${failure.message.replace(/\.$/, '')}` : null;
  const reason = failed ?? reasonText((await freshnessOf(ctx, dataset, state)).reasons) ?? named;
  return new WattleError('DATA_UNAVAILABLE', `${reason}.`, {
    retryAfterSeconds: failure?.retryAfterSeconds ?? secondsUntilWorthAsking(ctx, state),
    hint: cureOf(ctx, dataset),
    dataset: dottedId(dataset),
    ...(failure === null ? {} : { cause: failure }),
  });
}

/** Returns true if this service fetches data from agencies, either during requests or in the background. */
const asksAgencies = ({ freshener, isRefreshed }: QueryContext): boolean => freshener !== null || isRefreshed === true;

function secondsUntilWorthAsking(ctx: QueryContext, state: DatasetState | null): number {
  if (!asksAgencies(ctx)) return RETRY_AFTER_NOTHING_SECONDS;
  return state?.failure ? RETRY_AFTER_FAILURE_SECONDS : RETRY_AFTER_FETCH_SECONDS;
}

/** Returns advice about how to load the data. */
function cureOf(ctx: QueryContext, dataset: Dataset): string {
  const how = !asksAgencies(ctx)
    ? 'Updates are turned off on this server. For the site administrator: set WATTLE_UPSTREAM=live.'
    : `It is being fetched. Try again later. For the site administrator: wattle refresh ${dottedId(dataset)} fetches it now and shows any errors.`;
  const { url, format } = dataset.upstream;
  const file = `The missing file is ${format} at ${url}.`;
  if (dataset.kind !== 'time_series') return `${how} ${file}`;
  return `${how} ${file} Import a file that you have: wattle import FILE --dataset ${datasetKey(dataset)}.`;
}

/**
 * Returns the latest version, or the version that was current at `asOf`. If the first stored vintage is later, throws
 * REQ_NO_VINTAGE with its date.
 */
export async function versionToRead(ctx: QueryContext, dataset: Dataset, state: StoredState, asOf: AsOf | null): Promise<Version> {
  if (asOf === null) return state.version;
  const key = storeKey(dataset);
  const version = await ctx.store.datasets.versionAsOf(key, asOf.ms);
  if (version) return version;
  const first = (await ctx.store.datasets.firstVersion(key)) ?? state.version;
  throw noVintage(dottedId(dataset), asOf, dayOfInstant(first.effectiveFrom));
}

/** @param day the first day for which a response exists */
export const noVintage = (named: string, asOf: AsOf, day: string, more = ''): WattleError =>
  new WattleError(
    'REQ_NO_VINTAGE',
    `No vintage of ${named} is stored as of ${asOf.text}. The earliest stored vintage is from ${day}${more}.`,
    {
      hint: `Use as_of=${day} or later.`,
      faults: [{ parameter: 'as_of', detail: `The first vintage of ${named} is from ${day}.`, did_you_mean: day }],
    },
  );

/**
 * Throws REQ_NO_VINTAGE with the first vintage if the series have values only in vintages after the requested time.
 * @param named the request, such as `AU.HOURS` or `abs.LF with this selection`
 */
export async function refuseBeforeFirst(
  ctx: QueryContext,
  named: string,
  { dataset, version }: { readonly dataset: DatasetKey; readonly version: Version },
  series: readonly StoredSeries[],
  asOf: AsOf,
): Promise<void> {
  const ids = series.map(({ id }) => id);
  const read = await ctx.store.datasets.read({ dataset, series: ids, seq: version.seq, newest: 1 });
  if (read.some(({ t }) => t.length > 0)) return;
  const begins = await Promise.all(ids.slice(0, MOST_SERIES_LOOKED_AT).map((id) => ctx.store.datasets.vintages(dataset, id)));
  const first = Math.min(...begins.flatMap(([instant]) => instant ?? []));
  if (!Number.isFinite(first) || first <= asOf.ms) return;
  const day = dayOfInstant(first);
  const spans = series.filter(({ count, firstT, lastT }) => count > 0 && firstT <= lastT);
  const [oldest] = spans.toSorted((a, b) => a.firstT - b.firstT);
  const [newest] = spans.toSorted((a, b) => b.lastT - a.lastT);
  const now = oldest && newest ? `, and the latest covers ${periodOf(oldest, oldest.firstT)} to ${periodOf(newest, newest.lastT)}` : '';
  throw noVintage(named, asOf, day, now);
}

const periodOf = ({ freq }: StoredSeries, t: number): string => formatPeriod(period(freq, t));

/** Returns the cache key of a version. A version never changes, so cache entries do not expire. */
export const versionName = (version: Version): string => `${version.dataset}@${version.seq}/${version.recordedAt}/${timesMoved(version)}`;

export async function listStoredSeries(ctx: QueryContext, state: StoredState): Promise<readonly StoredSeries[]> {
  const { series, seriesInProgress } = ctx.caches;
  const name = versionName(state.version);
  const known = series.get(name) ?? seriesInProgress.get(name);
  if (known) return known;
  const reading = ctx.store.datasets.series(state.dataset).finally(() => seriesInProgress.delete(name));
  seriesInProgress.set(name, reading);
  const read = await reading;
  series.set(name, read);
  return read;
}

/**
 * The maximum number of values, and of series, in one read. SQLite reads block the event loop, so a longer read is divided into parts. Other
 * requests run between the parts.
 */
const VALUES_AT_ONCE = 5_000;
const SERIES_AT_ONCE = 50;

/** Reads values and counts them towards the request's limit. Divides a long list of series if the version is known. */
export async function readValues(ctx: QueryContext, query: ReadSeries): Promise<readonly SeriesSlice[]> {
  const { dataset, series, seq } = query;
  if (seq === undefined || series.length <= SERIES_AT_ONCE) return readPart(ctx, query);
  const groups: ReadSeries[] = [];
  for (let i = 0; i < series.length; i += SERIES_AT_ONCE) groups.push({ ...query, series: series.slice(i, i + SERIES_AT_ONCE) });
  const parts = await partsOfVersion(ctx, { dataset, seq }, groups);
  return parts === null ? readPart(ctx, query) : parts.flat();
}

async function readPart(ctx: QueryContext, query: ReadSeries): Promise<readonly SeriesSlice[]> {
  await shareThread();
  const slices = await ctx.store.datasets.read(query);
  noteObservations(slices.reduce((sum, { t }) => sum + t.length, 0));
  return slices;
}

/** Reads parts of a version. Returns null if the version was renumbered or replaced in the meantime. */
async function partsOfVersion(
  ctx: QueryContext,
  { dataset, seq }: { readonly dataset: DatasetKey; readonly seq: number },
  queries: readonly ReadSeries[],
): Promise<readonly (readonly SeriesSlice[])[] | null> {
  const nameNow = async (): Promise<string> => (await ctx.store.datasets.versionsAt(dataset, [seq])).map(versionName).join();
  const before = await nameNow();
  const parts: (readonly SeriesSlice[])[] = [];
  for (const query of queries) parts.push(await readPart(ctx, query));
  return (await nameNow()) === before ? parts : null;
}

/** Divides the ordinals of a series into ranges with few values. The first and the last range have no outer limit. */
function rangesOf({ count, firstT, lastT }: StoredSeries): readonly { readonly from: number; readonly to: number }[] {
  const parts = Math.max(1, Math.ceil(count / VALUES_AT_ONCE));
  const width = Math.ceil((lastT - firstT + 1) / parts);
  return Array.from({ length: parts }, (_, i) => ({
    from: i === 0 ? Number.MIN_SAFE_INTEGER : firstT + i * width,
    to: i === parts - 1 ? Number.MAX_SAFE_INTEGER : firstT + (i + 1) * width - 1,
  }));
}

/** Reads the values in all vintages and counts them towards the request's limit. */
export async function readLives(ctx: QueryContext, dataset: DatasetKey, series: StoredSeries): Promise<readonly ObservationLife[]> {
  const ranges = rangesOf(series);
  const nameNow = async (): Promise<string | null> => {
    const version = ranges.length === 1 ? null : (await ctx.store.datasets.state(dataset))?.version;
    return version == null ? null : versionName(version);
  };
  const before = await nameNow();
  const parts: (readonly ObservationLife[])[] = [];
  for (const { from, to } of ranges) {
    await shareThread();
    parts.push(await ctx.store.datasets.lives(dataset, series.id, from, to));
  }
  const lives = (await nameNow()) === before ? parts.flat() : await ctx.store.datasets.lives(dataset, series.id);
  noteObservations(lives.length);
  return lives;
}

/** @param isKept false for a request with many series, because its values would displace all others in the cache */
export async function wholeSeries(
  ctx: QueryContext,
  dataset: DatasetKey,
  series: StoredSeries,
  version: Version,
  isKept = true,
): Promise<ReadSlice> {
  const { slices, slicesInProgress } = ctx.caches;
  const name = `${versionName(version)}#${series.id}`;
  const known = slices.get(name);
  if (known) return known;
  // Another request may stop the read because its caller has no units left. The series is then read again.
  const pending = slicesInProgress.get(name);
  if (pending) return pending.catch(() => wholeSeries(ctx, dataset, series, version, isKept));
  const reading = readWhole(ctx, { dataset, seq: version.seq }, series);
  if (isLong(series)) {
    slicesInProgress.set(name, reading);
    const done = (): unknown => slicesInProgress.get(name) === reading && slicesInProgress.delete(name);
    reading.then(done, done);
  }
  const read = await reading;
  if (isKept) slices.set(name, read);
  return read;
}

/** A range of ordinals, and how many values to return from each end. `isKept` is as in `wholeSeries`. */
interface Ends {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
  readonly isKept: boolean;
}

/** Returns the first and the last values of a series within a range. Reads only a part of a long series of market intervals. */
export async function endsOfSeries(
  ctx: QueryContext,
  dataset: DatasetKey,
  series: StoredSeries,
  version: Version,
  { from, to, first, last, isKept }: Ends,
): Promise<ReadSlice> {
  const whole = (): Promise<ReadSlice> => wholeSeries(ctx, dataset, series, version, isKept);
  // The reference period of an index and the boundaries between vintages are found from all values.
  const needsAll = !isInterval(series.freq) || series.vintageStarts !== undefined;
  if (needsAll || !isLong(series) || first + last > VALUES_AT_ONCE) return whole();
  const of = { dataset, series: [series.id], seq: version.seq };
  const [begin, end] = [Math.max(from, series.firstT), Math.min(to, series.lastT)];
  const middle = first === 0 ? begin - 1 : Math.min(end, begin + VALUES_AT_ONCE - 1);
  const queries: ReadSeries[] = [];
  if (begin <= middle) queries.push({ ...of, from: begin, to: middle });
  if (middle < end && last > 0) queries.push({ ...of, from: middle + 1, to: end, newest: last });
  const parts = await partsOfVersion(ctx, of, queries);
  const slices = parts?.flat().map((slice) => new ReadSlice(slice)) ?? [];
  // A range with many gaps has too few values near its start.
  const isShort = first > 0 && middle < end && slices[0] !== undefined && slices[0].t.length < first;
  return parts === null || isShort ? whole() : ReadSlice.joined([...slices, emptySlice(series)]);
}

const isLong = ({ count }: StoredSeries): boolean => count > VALUES_AT_ONCE;

/** Returns a series without its values. */
export const emptySlice = (series: StoredSeries): ReadSlice =>
  new ReadSlice({ series, t: [], value: [], status: [], text: [], seq: [], at: [] });

async function readWhole(
  ctx: QueryContext,
  { dataset, seq }: { readonly dataset: DatasetKey; readonly seq: number },
  series: StoredSeries,
): Promise<ReadSlice> {
  const sliceOf = ([slice]: readonly SeriesSlice[]): ReadSlice => (slice === undefined ? emptySlice(series) : new ReadSlice(slice));
  const ids = [series.id];
  const ranges = rangesOf(series);
  const inParts = ranges.map(({ from, to }) => ({ dataset, series: ids, seq, from, to }));
  const parts = ranges.length === 1 ? null : await partsOfVersion(ctx, { dataset, seq }, inParts);
  return parts === null ? sliceOf(await readPart(ctx, { dataset, series: ids, seq })) : ReadSlice.joined(parts.map(sliceOf));
}

/**
 * Returns the version with a sequence number. This is usually the latest version that changed a value of the series. For `seq` 0,
 * returns `version`.
 */
export async function vintageOf(ctx: QueryContext, version: Version, seq: number): Promise<Version> {
  if (seq === 0 || seq >= version.seq) return version;
  const earlier = ctx.caches.earlierVersions.get(version) ?? new Map<number, Version>();
  ctx.caches.earlierVersions.set(version, earlier);
  const known = earlier.get(seq);
  if (known) return known;
  const own = (await ctx.store.datasets.versionsAt(version.dataset, [seq]))[0] ?? version;
  earlier.set(seq, own);
  return own;
}

export async function slicesOf(
  ctx: QueryContext,
  dataset: DatasetKey,
  series: readonly StoredSeries[],
  version: Version,
  newest: number,
): Promise<readonly ReadSlice[]> {
  const { slices } = ctx.caches;
  const nameOf = ({ id }: StoredSeries): string => `${versionName(version)}#${id} newest ${newest}`;
  const known = new Map(series.flatMap((one) => [[one.id, slices.get(nameOf(one))] as const]));
  const wanted = series.filter(({ id }) => known.get(id) === undefined);
  const read = wanted.length === 0 ? [] : await readValues(ctx, { dataset, series: wanted.map(({ id }) => id), seq: version.seq, newest });
  for (const slice of read.map((one) => new ReadSlice(one))) {
    known.set(slice.series.id, slice);
    slices.set(nameOf(slice.series), slice);
  }
  return series.flatMap(({ id }) => known.get(id) ?? []);
}

/** Returns the vintage days of a series up to a version, ascending. Calls `compute` only if the days are not cached. */
export async function cachedVintageDays(
  ctx: QueryContext,
  series: StoredSeries,
  version: Version,
  compute: () => Promise<readonly number[]>,
): Promise<readonly number[]> {
  const { vintageDays } = ctx.caches;
  const name = `${versionName(version)}#${series.id}`;
  const known = vintageDays.get(name);
  if (known) return known;
  const days = await compute();
  vintageDays.set(name, days);
  return days;
}

export const statesByDataset = async ({ store }: Pick<QueryContext, 'store'>): Promise<ReadonlyMap<DatasetKey, DatasetState>> =>
  new Map((await store.datasets.states()).map((state) => [state.dataset, state]));
