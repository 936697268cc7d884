/** Reads the data for an SDMX query. Series are selected by key. Values are current, as known at a point in time, or from all vintages. */

import { at } from '../../../core/assert.ts';
import { firstFrom } from '../../../core/basic/lists.ts';
import { isoInstant } from '../../../core/clock.ts';
import { LONG_OBSERVATIONS, mapInTurns, reserveObservations, shareThread } from '../../../core/cost.ts';
import { type Dataset, type DatasetKey, datasetKey, dottedId } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { BASIS_WORDS } from '../../../core/observation.ts';
import { firstDay, isoDay, lastDay, period, windowOf } from '../../../core/period.ts';
import { isSameBase } from '../../../core/series/reference-period.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { SeriesSlice } from '../../../store/ports/series.ts';
import { publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { freshnessOf, maxAgeSeconds } from '../../base/freshness.ts';
import type { AsOf } from '../../base/parameters/parameters.ts';
import { picked, type ReadSlice } from '../../base/read-slice.ts';
import { type VersionThen, versionThen } from '../../base/real-time/known-series.ts';
import { knownThen } from '../../base/real-time/known-then.ts';
import { hasListedReleases, ownReleases } from '../../base/real-time/own-vintages.ts';
import type { KnownThen, Subject } from '../../base/real-time/subject.ts';
import { reasonText } from '../../base/reason-words.ts';
import { emptySlice, endsOfSeries, storedState, versionName, vintageOf, wholeSeries } from '../../base/stored-dataset.ts';
import { olderStretches, vintageSeams } from '../../base/vintages-apart.ts';
import { type StoredDataset, vintageDay } from '../../series/reading/stored-series.ts';
import { ABS_AGENCY, OWN_AGENCY, sdmxPeriod, statusCode } from './flows.ts';
import type { SdmxData, SdmxDataSet, SdmxSeries } from './message.ts';
import { type DataRequest, ONE_EDITION, ownSeries, seriesOfDataset, type VintageList, type Wanted } from './wanted-series.ts';

export interface ReadData {
  readonly data: SdmxData;
  readonly datasets: readonly DatasetKey[];
  readonly maxAgeSeconds: number;
  /** True if the message is too large to build in memory. */
  readonly isLong: boolean;
  /** Changes whenever the data change. Absent for vintages, because these can also change with another version. */
  readonly state?: string;
}

const MOST_OBSERVATIONS = 250_000;

/** The maximum number of series in all vintages of a history, because each is read separately, even if it has few observations. */
const MOST_HISTORIC_SERIES = 5_000;

/** The maximum number of values of all series in a message that are cached. More values would displace the values for other requests. */
const MOST_KEPT = 200_000;

const MAX_AGE_SECONDS = 60;

/**
 * Prepares the data. Series are read while the message is rendered.
 * Throws REQ_NOT_FOUND if nothing matches, REQ_UNPROCESSABLE for too much data, DATA_UNAVAILABLE, REQ_NO_VINTAGE, and the errors of
 * `reserveObservations`.
 */
export async function readSdmxData(ctx: QueryContext, request: DataRequest): Promise<ReadData> {
  const wanted = await (request.found.dataset === null ? ownSeries(ctx, request) : seriesOfDataset(ctx, request));
  const expected = mostObservations(request, wanted);
  // If a request is for vintages or only for changed values, the number of values is known only after they are read.
  const isExact = !request.includeHistory && request.updatedAfter === null;
  if (isExact && expected > MOST_OBSERVATIONS) throw tooMany();
  const reserved = Math.min(expected, MOST_OBSERVATIONS);
  reserveObservations(reserved);
  const size = new MessageSize(reserved);
  const datasets = [...new Map(wanted.map(({ dataset }) => [datasetKey(dataset), dataset])).values()];
  const freshness = await mapInTurns(datasets, async (dataset) => {
    const state = await storedState(ctx, dataset);
    const judged = await freshnessOf(ctx, dataset, state);
    return {
      named: { name: dottedId(dataset), freshness: judged },
      seconds: maxAgeSeconds(dataset, state, judged, ctx.clock.now()),
      version: versionName(state.version),
    };
  });
  const dataSets = request.includeHistory ? await history(ctx, request, wanted, size) : [dataSet(ctx, request, wanted, request.asOf, size)];
  if (await isEmpty(dataSets)) {
    const since = request.updatedAfter;
    throw new WattleError(
      'REQ_NOT_FOUND',
      since === null
        ? 'No results: no series has these codes and a value in this time span.'
        : `There are no new or revised observations after ${since.text}.`,
    );
  }
  const stale = request.asOf === null ? freshness.flatMap(({ named }) => reasonText(named.freshness.reasons) ?? []) : [];
  return {
    data: {
      flow: request.found.flow,
      dataSets,
      prepared: isoInstant(ctx.clock.now()),
      staleReason: stale.length === 0 ? null : `${stale.join('. ')}.`,
      detail: request.detail,
      isFlat: request.isFlat,
    },
    datasets: datasets.map((dataset) => datasetKey(dataset)),
    maxAgeSeconds: Math.min(MAX_AGE_SECONDS, ...freshness.map(({ seconds }) => seconds)),
    isLong: isExact && expected > LONG_OBSERVATIONS,
    ...(isExact && request.asOf === null ? { state: [...freshness.map(({ version }) => version), ...stale].join('\n') } : {}),
  };
}

/** Returns an upper bound for the number of observations. It is calculated from the counts and ranges of series in the latest version. */
function mostObservations({ detail, start, end, firstN, lastN }: DataRequest, wanted: readonly Wanted[]): number {
  if (detail === 'serieskeysonly' || detail === 'nodata') return wanted.length;
  const ends = [firstN, lastN].filter((one) => one !== null);
  const ofEach = ends.length === 0 ? Number.POSITIVE_INFINITY : ends.reduce((sum, one) => sum + one);
  return wanted.reduce((sum, { stored: { freq, count, firstT, lastT } }) => {
    const { from, to } = windowOf(freq, start, end);
    return sum + Math.min(ofEach, count, Math.max(0, Math.min(to, lastT) - Math.max(from, firstT) + 1));
  }, 0);
}

async function isEmpty(dataSets: readonly SdmxDataSet[]): Promise<boolean> {
  for (const { series } of dataSets) for await (const _ of series()) return false;
  return true;
}

const tooMany = (): WattleError =>
  new WattleError('REQ_UNPROCESSABLE', `A message can have up to ${MOST_OBSERVATIONS} observations. The result has more.`, {
    hint: 'Select fewer series with the key, or a shorter span with startPeriod and endPeriod. /bulk/ has all data.',
  });

const tooManyVintages = (vintages: number, series: number): WattleError =>
  new WattleError(
    'REQ_UNPROCESSABLE',
    `A history can have up to ${MOST_HISTORIC_SERIES} series in all vintages. This one has ${vintages} vintages of ${series} series.`,
    {
      hint: 'Select fewer series with the key. /bulk/ has all vintages.',
    },
  );

/** Builds a data set. Omits series that had no values at the requested time. */
function dataSet(ctx: QueryContext, request: DataRequest, wanted: readonly Wanted[], asOf: AsOf | null, size: MessageSize): SdmxDataSet {
  const shownVersions = new Set<StoredDataset['version']>();
  let counted = 0;
  const series = async function* (): AsyncGenerator<SdmxSeries> {
    size.remove(counted);
    counted = 0;
    for await (const one of seriesAsOf(ctx, request, wanted, asOf, shownVersions)) {
      counted += one.observations.length;
      size.add(one.observations.length);
      yield one;
    }
  };
  return { validFrom: null, validTo: null, note: () => datedWords(shownVersions), series };
}

class MessageSize {
  #observations = 0;
  #reserved: number;

  /** @param reserved the number of observations that the request has already reserved */
  constructor(reserved: number) {
    this.#reserved = reserved;
  }

  /** Counts observations, and reserves those above the estimate. Throws REQ_UNPROCESSABLE if there are too many. */
  add(observations: number): void {
    this.#observations += observations;
    if (this.#observations > MOST_OBSERVATIONS) throw tooMany();
    if (this.#observations <= this.#reserved) return;
    reserveObservations(this.#observations - this.#reserved);
    this.#reserved = this.#observations;
  }

  /** Subtracts the observations of a data set, because it is read again. */
  remove(observations: number): void {
    this.#observations -= observations;
  }
}

/**
 * Reads the series in a data set.
 * @param shown collects the versions of the observations
 */
async function* seriesAsOf(
  ctx: QueryContext,
  request: DataRequest,
  wanted: readonly Wanted[],
  asOf: AsOf | null,
  shown: Set<StoredDataset['version']>,
): AsyncGenerator<SdmxSeries> {
  const versions = new Map<Dataset, VersionThen | WattleError>();
  const isKept = wanted.reduce((sum, { stored: { count } }) => sum + count, 0) <= MOST_KEPT;
  for (const one of wanted) {
    await shareThread();
    const { dataset } = one;
    const then = versions.get(dataset) ?? (await versionOf(ctx, dataset, asOf));
    versions.set(dataset, then);
    if (then instanceof WattleError) continue;
    const known = asOf === null ? null : await knownOf(ctx, one, then, asOf);
    if (known === null && then.before) continue;
    const version = known?.isOwn ? known.vintage : then.version;
    const whole = known?.slice ?? (await neededValues(ctx, request, one, version, isKept));
    const slice = request.updatedAfter === null ? whole : await changedSince(ctx, one, whole, request.updatedAfter);
    if (slice === null) continue;
    const series = shownSeries(request, one, slice, await vintagesOf(ctx, request, one, whole, version));
    if (series.observations.length > 0) shown.add(version);
    if (series.observations.length > 0 || request.detail === 'serieskeysonly' || request.detail === 'nodata') yield series;
  }
  const failures = [...versions.values()].filter((version) => version instanceof WattleError);
  const [failure] = failures;
  if (failure && failures.length === versions.size) throw failure;
}

/** Reads the values that the message shows. A request for only the keys, or for the ends of a long series, needs few of them. */
async function neededValues(
  ctx: QueryContext,
  { detail, start, end, firstN, lastN, updatedAfter, asOf }: DataRequest,
  { dataset, stored }: Wanted,
  version: StoredDataset['version'],
  isKept: boolean,
): Promise<ReadSlice> {
  const key = datasetKey(dataset);
  if (asOf === null && updatedAfter === null && detail === 'serieskeysonly') return emptySlice(stored);
  if (updatedAfter !== null || (firstN === null && lastN === null)) return wholeSeries(ctx, key, stored, version, isKept);
  const { from, to } = windowOf(stored.freq, start, end);
  return endsOfSeries(ctx, key, stored, version, { from, to, first: countOf(firstN), last: countOf(lastN), isKept });
}

async function vintagesOf(
  ctx: QueryContext,
  { detail }: DataRequest,
  { handle }: Wanted,
  slice: ReadSlice,
  version: StoredDataset['version'],
): Promise<VintageList> {
  if (handle === null || detail !== 'full') return ONE_EDITION;
  const dataset = datasetKey(handle.dataset);
  const ofVintage = await vintageOf(ctx, version, slice.newestSeq);
  return {
    stretches: await olderStretches(ctx, { handle, dataset, slice, vintage: ofVintage }),
    seams: vintageSeams(handle, slice),
  };
}

/**
 * Returns the values that are new or revised since an instant. Returns null if no value changed. If the unit changed, all values are new.
 */
async function changedSince(ctx: QueryContext, { dataset, stored }: Wanted, slice: SeriesSlice, since: AsOf): Promise<SeriesSlice | null> {
  const then = await versionOf(ctx, dataset, since);
  if (then instanceof WattleError || then.before) return slice;
  const before = await wholeSeries(ctx, datasetKey(dataset), stored, then.version);
  const isMeasuredAlike =
    before.series.unit === slice.series.unit &&
    before.series.multiplier === slice.series.multiplier &&
    isSameBase(before.series.basePeriod, slice.series.basePeriod);
  if (!isMeasuredAlike) return slice;
  const places = new Map(before.t.map((t, i) => [t, i]));
  const changed = slice.t.flatMap((t, i) => {
    const place = places.get(t);
    const isSame = place !== undefined && before.value[place] === slice.value[i] && before.status[place] === slice.status[i];
    return isSame ? [] : [i];
  });
  return changed.length === 0 ? null : picked(slice, changed);
}

/** Returns the values as known at an instant. Throws REQ_VINTAGE_GAP if releases before the instant are not stored. */
async function knownOf(ctx: QueryContext, wanted: Wanted, then: VersionThen, asOf: AsOf): Promise<KnownThen | null> {
  const subject = await subjectOfWanted(ctx, wanted);
  return subject && knownThen(ctx, { ...subject, version: then.before ? null : then.version }, asOf);
}

async function subjectOfWanted(ctx: QueryContext, { dataset, stored, handle }: Wanted): Promise<Omit<Subject, 'version'> | null> {
  if (dataset.kind !== 'time_series') return null;
  const named = handle?.id ?? `${dottedId(dataset)}, series ${stored.key}`;
  return { named, dataset, state: await storedState(ctx, dataset), stored, ...handleFacts(handle) };
}

const handleFacts = (handle: SeriesHandle | null): Pick<SeriesHandle, 'nature' | 'unrevised'> => ({
  ...(handle?.nature === undefined ? {} : { nature: handle.nature }),
  ...(handle?.unrevised === undefined ? {} : { unrevised: handle.unrevised }),
});

async function versionOf(ctx: QueryContext, dataset: Dataset, asOf: AsOf | null): Promise<VersionThen | WattleError> {
  try {
    return await versionThen(ctx, dataset, await storedState(ctx, dataset), asOf);
  } catch (error) {
    if (error instanceof WattleError && error.code === 'REQ_NO_VINTAGE') return error;
    throw error;
  }
}

/**
 * Writes a text such as `abs.LF: vintage of 18 February 2021 (day inferred)` for versions whose file does not state the date. Returns null if
 * all files state the date.
 */
function datedWords(versions: Iterable<StoredDataset['version']>): string | null {
  const words = [...versions].flatMap((version) => {
    const basis = publishedBasis(version);
    return basis === 'stated'
      ? []
      : [`${version.dataset.replace('/', '.')}: vintage of ${inWords(isoDay(vintageDay(version)))}${BASIS_WORDS[basis]}`];
  });
  // Removes equal texts. Writing a message reads its series twice, and each time the store returns new version objects.
  return words.length === 0 ? null : [...new Set(words)].join('; ');
}

/** Returns the number of values to select from one end. A request that does not mention this end selects none from it. */
const countOf = (requested: number | null): number => (requested === null ? 0 : requested);

/** Returns the indexes from `begin` up to `end`, or only the first and the last of them. */
function keptIndexes(begin: number, end: number, firstN: number | null, lastN: number | null): readonly number[] {
  const isAll = firstN === null && lastN === null;
  const firstEnd = isAll ? end : Math.min(end, begin + countOf(firstN));
  const lastBegin = Math.max(firstEnd, end - countOf(lastN));
  const length = Math.max(0, firstEnd - begin) + Math.max(0, end - lastBegin);
  return Array.from({ length }, (_, i) => (begin + i < firstEnd ? begin + i : lastBegin + i - (firstEnd - begin)));
}

function shownSeries(
  request: DataRequest,
  { codes, attributes, broken }: Wanted,
  slice: SeriesSlice,
  allVintages: VintageList,
): SdmxSeries {
  const { detail, found, start, end, firstN, lastN } = request;
  const agency = found.flow.agency === ABS_AGENCY ? ABS_AGENCY : OWN_AGENCY;
  const reported = detail === 'full' || detail === 'nodata' ? attributes(slice) : {};
  if (detail === 'serieskeysonly' || detail === 'nodata') return { codes, attributes: reported, observations: [], days: null };
  const { freq } = slice.series;
  const { from, to } = windowOf(freq, start, end);
  const kept = keptIndexes(firstFrom(slice.t, from), firstFrom(slice.t, to + 1), firstN, lastN);
  const [oldest, newest] = [kept[0], kept.at(-1)];
  const days =
    oldest === undefined || newest === undefined
      ? null
      : { first: isoDay(firstDay(period(freq, at(slice.t, oldest)))), last: isoDay(lastDay(period(freq, at(slice.t, newest)))) };
  const { comment, begins } = (detail === 'full' ? broken?.(slice, kept, allVintages) : null) ?? { comment: null, begins: new Set() };
  return {
    codes,
    attributes: comment === null ? reported : { ...reported, COMMENT_TS: comment },
    days,
    observations: kept.map((i) => ({
      period: sdmxPeriod(period(freq, at(slice.t, i)), agency),
      value: slice.value[i] ?? null,
      status: detail === 'full' ? statusCode(begins.has(i) ? 'break' : (slice.status[i] ?? null)) : null,
    })),
  };
}

/** Returns one data set for each instant with a change, oldest first. Releases of series that are never revised are changes too. */
async function history(
  ctx: QueryContext,
  request: DataRequest,
  wanted: readonly Wanted[],
  size: MessageSize,
): Promise<readonly SdmxDataSet[]> {
  const instants = new Set<number>();
  for (const one of wanted) {
    await shareThread();
    for (const instant of await ctx.store.datasets.vintages(datasetKey(one.dataset), one.stored.id)) instants.add(instant);
    const subject = await subjectOfWanted(ctx, one);
    if (subject === null || !hasListedReleases(subject)) continue;
    for (const { at: released } of (await ownReleases(ctx, subject)).values()) instants.add(released);
  }
  const limit = request.asOf?.ms ?? Number.POSITIVE_INFINITY;
  const ordered = [...instants].filter((instant) => instant <= limit).sort((a, b) => a - b);
  if (ordered.length * wanted.length > MOST_HISTORIC_SERIES) throw tooManyVintages(ordered.length, wanted.length);
  return ordered.map((instant, i) => {
    const next = ordered[i + 1];
    // Each instant is the date of a stored vintage, so gaps between vintages have no effect.
    const set = dataSet(ctx, request, wanted, { ms: instant, text: isoInstant(instant), gap: 'allow' }, size);
    return { ...set, validFrom: isoInstant(instant), validTo: next === undefined ? null : isoInstant(next) };
  });
}
