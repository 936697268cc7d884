/** Caches between requests, one set for each store. Versions never change, so results from them stay valid. */
import { getHeapStatistics } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { KeptRows } from '../../core/json-rows.ts';
import type { Points } from '../../core/series/points.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { VintageList } from './compared-vintages.ts';
import type { ReadSlice } from './read-slice.ts';

/**
 * The number of items that fit in a share of the heap, at most `most`, so that a program with less memory caches less.
 * @param bytes memory for each item
 */
export const within = (share: number, bytes: number, most: number): number =>
  Math.min(most, Math.floor((getHeapStatistics().heap_size_limit * share) / bytes));
/** The most values to cache. A market series adds 100,000 values a year, and has a new version every five minutes. */
const VALUES_KEPT = within(0.02, 60, 250_000);
const SERIES_KEPT = within(0.02, 400, 100_000);
/** The most rows to cache, each with its JSON and CSV. */
const ROWS_KEPT = within(0.02, 300, 30_000);
const DAYS_KEPT = 200_000;
const SPELLS_KEPT = 100_000;
/** The most lists of series to remember, for series that were requested together. */
const LISTS_REMEMBERED = 1000;
/** The most rankings to cache. A ranking of postcodes has 2,300 rows. */
const RANKINGS_KEPT = 100;
/** The weight of a cache entry without its values. */
const ENTRY_WEIGHT = 20;
/** The most requested days of market datasets to remember. */
const WINDOWS_KEPT = 20_000;
/** The most results to cache for each indicator, by parameters and instant. The least recently used is evicted. */
const CACHED_PER_SIGNAL = 16;

/** Facts about a series as JSON, and the state of the data from which they were made. */
interface ListedFacts {
  /** Null if no data are stored. */
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

export interface DescribedSeries {
  /** Dimensions, columns and measures, with names as in JSON. */
  readonly members: Readonly<Record<string, unknown>>;
  /** Null if all series have the same codes. */
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
  /** Null if the series have different units. Keyed by the cached list of series. */
  readonly units = new WeakMap<readonly StoredSeries[], string | null>();
  readonly described = new WeakMap<readonly StoredSeries[], DescribedSeries>();
  /** By the cached list of series, then by the position of the dimension. */
  readonly publishedCodes = new WeakMap<readonly StoredSeries[], Map<number, ReadonlySet<string>>>();
  /** Reads in progress, so that concurrent look-ups of a list of series share one read. */
  readonly seriesInProgress = new Map<string, Promise<readonly StoredSeries[]>>();
  readonly slices = new LRUCache<string, ReadSlice>({ maxSize: VALUES_KEPT, sizeCalculation: (slice) => ENTRY_WEIGHT + slice.t.length });
  /** Keyed by the slice that the rows were made from. */
  readonly shown = new LRUCache<ReadSlice, ShownSeries>({
    maxSize: ROWS_KEPT,
    sizeCalculation: ({ rows }) => ENTRY_WEIGHT + rows.rows.length,
  });
  /** Slices whose rows have been requested once. A second request caches the rows. */
  readonly requested = new WeakSet<ReadSlice>();
  /** Lists of series whose rows have been requested together once. */
  readonly requestedTogether = new LRUCache<string, true>({ max: LISTS_REMEMBERED });
  readonly rankings = new LRUCache<string, Promise<object>>({ max: RANKINGS_KEPT });
  /** Indexes and weights of the CPI classes, by dataset and version. */
  readonly classIndexes = new LRUCache<string, ReadonlyMap<string, Points>>({ max: 4 });
  readonly vintageDays = new LRUCache<string, readonly number[]>({
    maxSize: DAYS_KEPT,
    sizeCalculation: (days) => ENTRY_WEIGHT + days.length,
  });
  /** Vintages with their newest period, by version and series. */
  readonly storedVintages = new LRUCache<string, readonly StoredVintage[]>({
    maxSize: DAYS_KEPT,
    sizeCalculation: (vintages) => ENTRY_WEIGHT + vintages.length,
  });
  readonly vintages = new LRUCache<string, VintageList>({ maxSize: SPELLS_KEPT, sizeCalculation: weightOfVintages });
  /** The instant until which a day of a dataset is not requested again from its agency. Lost on restart. */
  readonly requestedWindows = new LRUCache<string, number>({ maxSize: WINDOWS_KEPT, sizeCalculation: () => 1 });
  /** By the id of the series. They are reused until a new version is stored. */
  readonly listedFacts = new Map<string, ListedFacts>();
  readonly #computed = new Map<string, LRUCache<string, Promise<unknown>>>();

  computedOf(signalId: string): LRUCache<string, Promise<unknown>> {
    const known = this.#computed.get(signalId);
    if (known) return known;
    const fresh = new LRUCache<string, Promise<unknown>>({ max: CACHED_PER_SIGNAL });
    this.#computed.set(signalId, fresh);
    return fresh;
  }
}
