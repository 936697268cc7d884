/**
 * Caches that last longer than a request. Each store has one set. A version never changes, so results that are calculated from a
 * version stay valid.
 */
import { getHeapStatistics } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { OwnDay } from '../../catalogue/releases/revision-policies.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { KeptRows } from '../../core/json-rows.ts';
import type { PublishedBasis } from '../../core/observation.ts';
import type { Points } from '../../core/series/points.ts';
import type { CaptureInfo } from '../../store/ports/captures.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { VintageList } from './compared-vintages.ts';
import type { ReadSlice } from './read-slice.ts';

/**
 * Returns how many items fit into a share of the heap, but at most `most`. A process with less memory therefore caches fewer items.
 * @param bytes memory of one item
 */
export const within = (share: number, bytes: number, most: number): number =>
  Math.min(most, Math.floor((getHeapStatistics().heap_size_limit * share) / bytes));
/** The maximum number of cached values. A series of market data has 100,000 new values a year, and a new version every five minutes. */
const VALUES_KEPT = within(0.02, 60, 250_000);
const SERIES_KEPT = within(0.02, 400, 100_000);
/** The maximum number of cached rows. Each row has its JSON and CSV text. */
const ROWS_KEPT = within(0.02, 300, 30_000);
/** A release is an object in a map. It needs more than twice the memory of a value. */
const RELEASE_WEIGHT = 3;
const DAYS_KEPT = 200_000;
const SPELLS_KEPT = 100_000;
/** The maximum number of cached lists of series. A list contains the series of one request. */
const LISTS_REMEMBERED = 1000;
/** The maximum number of cached rankings. A ranking of postcodes has 2,300 rows. */
const RANKINGS_KEPT = 100;
/** The weight of a cache entry without its values. */
const ENTRY_WEIGHT = 20;
/** The maximum number of recorded requests for days of market datasets. */
const WINDOWS_KEPT = 20_000;
/** The maximum number of cached results for each indicator, by parameters and time. The least recently used result is evicted. */
const CACHED_PER_SIGNAL = 16;

/** Facts about a series as JSON text, with the state of the data from which the text was built. */
interface ListedFacts {
  /** The stored version. Null if no data are stored. */
  readonly version: string | null;
  readonly nextRelease: string | null;
  readonly isStale: boolean;
  /** Days since 1970-01-01. */
  readonly day: number;
  readonly json: string;
}

const weightOfVintages = ({ days, spells }: VintageList): number =>
  ENTRY_WEIGHT + days.length + [...(spells?.values() ?? [])].reduce((sum, own) => sum + own.length, 0);

export interface StoredVintage {
  readonly version: Version;
  readonly newest: number;
}

/** The release of a value, and the later version that first stored it. */
export interface OwnRelease extends OwnDay {
  readonly version: Version;
}

/** The releases by ordinal. An ordinal is absent if its value is known only from the date of the stored version. */
export type OwnReleases = ReadonlyMap<number, OwnRelease>;

export interface MissingRelease {
  /** The ordinal of the reference period. */
  readonly t: number;
  /** The day of the release, in days since 1970-01-01. */
  readonly day: number;
  readonly basis: PublishedBasis;
}

export interface SeriesGap {
  /** The day of the first release that is not stored. */
  readonly from: number;
  /** The last day of the gap. Infinity if no later vintage is stored. */
  readonly to: number;
  readonly releases: readonly MissingRelease[];
}

export interface ReleaseCover {
  readonly gaps: readonly SeriesGap[];
  /** The number of releases since the first stored vintage. Null if the series has no release calendar. */
  readonly releases: number | null;
}

export interface DescribedSeries {
  /** The dimensions, columns and measures. Names are as in JSON. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Null if all series have the same codes, because a filter would have no effect. */
  readonly exampleFilter: string | null;
}

interface ShownSeries {
  readonly handle: SeriesHandle;
  readonly rows: KeptRows<ShownRow>;
  readonly hasBreaks: boolean;
}

export interface ShownRow extends Readonly<Record<string, unknown>> {
  readonly date: string;
  readonly period: string;
  readonly value: number | null;
  readonly breaks?: readonly string[];
}

export class QueryCaches {
  readonly series = new LRUCache<string, readonly StoredSeries[]>({
    maxSize: SERIES_KEPT,
    sizeCalculation: (series) => ENTRY_WEIGHT + series.length,
  });
  /** The unit of all series in a cached list. Null if the units differ. */
  readonly units = new WeakMap<readonly StoredSeries[], string | null>();
  readonly described = new WeakMap<readonly StoredSeries[], DescribedSeries>();
  /** The codes that occur in a cached list of series, by the index of the dimension. */
  readonly publishedCodes = new WeakMap<readonly StoredSeries[], Map<number, ReadonlySet<string>>>();
  /** Reads of series lists in progress. Concurrent requests for the same list share one read. */
  readonly seriesInProgress = new Map<string, Promise<readonly StoredSeries[]>>();
  readonly slices = new LRUCache<string, ReadSlice>({ maxSize: VALUES_KEPT, sizeCalculation: (slice) => ENTRY_WEIGHT + slice.t.length });
  /** Reads of long series in progress. Concurrent requests for the same series share one read, because it needs much memory. */
  readonly slicesInProgress = new Map<string, Promise<ReadSlice>>();
  /** Rows, by the slice from which they were built. */
  readonly shown = new LRUCache<ReadSlice, ShownSeries>({
    maxSize: ROWS_KEPT,
    sizeCalculation: ({ rows }) => ENTRY_WEIGHT + rows.rows.length,
  });
  /** Slices whose rows were requested once. Rows are cached only at the second request. */
  readonly requested = new WeakSet<ReadSlice>();
  /** Lists of series whose rows were requested together once. Rows are cached only at the second request. */
  readonly requestedTogether = new LRUCache<string, true>({ max: LISTS_REMEMBERED });
  readonly rankings = new LRUCache<string, Promise<object>>({ max: RANKINGS_KEPT });
  /** Indexes and weights of CPI classes, by dataset and version. */
  readonly classIndexes = new LRUCache<string, ReadonlyMap<string, Points>>({ max: 4 });
  readonly vintageDays = new LRUCache<string, readonly number[]>({
    maxSize: DAYS_KEPT,
    sizeCalculation: (days) => ENTRY_WEIGHT + days.length,
  });
  /** Stored vintages with the latest period of each, by version and series. */
  readonly storedVintages = new LRUCache<string, readonly StoredVintage[]>({
    maxSize: DAYS_KEPT,
    sizeCalculation: (vintages) => ENTRY_WEIGHT + vintages.length,
  });
  /** The releases of series that are never revised, by version and series. */
  readonly ownReleases = new LRUCache<string, OwnReleases>({
    maxSize: VALUES_KEPT,
    sizeCalculation: (releases) => ENTRY_WEIGHT + RELEASE_WEIGHT * releases.size,
  });
  /** The gaps of series that are never revised, by version, series and day. */
  readonly releaseCovers = new LRUCache<string, ReleaseCover>({ max: LISTS_REMEMBERED });
  /** The files of a version, oldest first. */
  readonly files = new WeakMap<Version, readonly CaptureInfo[]>();
  /**
   * Earlier versions of the same dataset, by sequence number. The store makes a new version object after every change, so an
   * outdated entry is never used.
   */
  readonly earlierVersions = new WeakMap<Version, Map<number, Version>>();
  readonly vintages = new LRUCache<string, VintageList>({ maxSize: SPELLS_KEPT, sizeCalculation: weightOfVintages });
  /** For each day of a dataset, the time until which the day is not requested from the agency again. A restart clears this. */
  readonly requestedWindows = new LRUCache<string, number>({ maxSize: WINDOWS_KEPT, sizeCalculation: () => 1 });
  /** Facts by series id. They are reused until a new version is stored. */
  readonly listedFacts = new Map<string, ListedFacts>();
  readonly #computed = new Map<string, LRUCache<string, Promise<unknown>>>();

  /** Forgets values that can be read again, because they need more memory than the pages that were built from them. */
  forgetValues(): void {
    for (const one of [this.series, this.slices, this.shown, this.rankings, this.classIndexes]) one.clear();
    for (const one of [this.vintageDays, this.storedVintages, this.ownReleases, this.releaseCovers, this.vintages]) one.clear();
    this.#computed.clear();
  }

  computedOf(signalId: string): LRUCache<string, Promise<unknown>> {
    const known = this.#computed.get(signalId);
    if (known) return known;
    const fresh = new LRUCache<string, Promise<unknown>>({ max: CACHED_PER_SIGNAL });
    this.#computed.set(signalId, fresh);
    return fresh;
  }
}
