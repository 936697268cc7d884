/** Caches between requests, one for each store. Versions never change, so their results can be reused. */
import { getHeapStatistics } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { KeptRows } from '../../core/json-rows.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { VintageList } from './compared-vintages.ts';
import type { ReadSlice } from './read-slice.ts';

/**
 * The number of items that fit in a share of the heap, at most `most`. A program with less memory therefore caches less.
 * @param bytes memory for each item
 */
export const within = (share: number, bytes: number, most: number): number =>
  Math.min(most, Math.floor((getHeapStatistics().heap_size_limit * share) / bytes));
/** The most values to cache. A market series adds 100,000 values a year, and has a new version every five minutes. */
const VALUES_KEPT = within(0.02, 60, 250_000);
const SERIES_KEPT = within(0.02, 400, 100_000);
/** The most rows to cache, as shown, with their JSON and CSV. */
const ROWS_KEPT = within(0.02, 300, 30_000);
const DAYS_KEPT = 200_000;
const SPELLS_KEPT = 100_000;
/** The most lists of series to remember, for series that were requested together. */
const LISTS_REMEMBERED = 1000;
/** The most rankings to cache. A ranking of postcodes has 2,300 rows. */
const RANKINGS_KEPT = 100;
/** The weight of a cache entry in addition to that of its values. */
const ENTRY_WEIGHT = 20;
/** The most requested days of market datasets to remember. */
const WINDOWS_KEPT = 20_000;
/** The most results to cache for each indicator, by parameters and instant. The least recently used is evicted. */
const CACHED_PER_SIGNAL = 16;

/** Facts about a series as JSON, and the state of the data from which they were made. */
interface ListedFacts {
  /** The version of the data, or null if no data are stored. */
  readonly version: string | null;
  readonly nextRelease: string | null;
  readonly isStale: boolean;
  /** The day of the calculation, days since 1970-01-01. */
  readonly day: number;
  readonly json: string;
}

const weightOfVintages = ({ days, spells }: VintageList): number =>
  ENTRY_WEIGHT + days.length + [...(spells?.values() ?? [])].reduce((sum, own) => sum + own.length, 0);

/** A version that changed a series, and the newest period that had a value in that version. */
export interface StoredVintage {
  readonly version: Version;
  readonly newest: number;
}

/** A description of the series in a dataset, for the page and answer about the dataset. */
export interface DescribedSeries {
  /** Dimensions, columns and measures, with names as in JSON. */
  readonly members: Readonly<Record<string, unknown>>;
  /** A filter that selects some of the series. Null if all series have the same codes. */
  readonly exampleFilter: string | null;
}

/** A series as published, with all its rows. */
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
  /** All series in a dataset, by version. */
  readonly series = new LRUCache<string, readonly StoredSeries[]>({
    maxSize: SERIES_KEPT,
    sizeCalculation: (series) => ENTRY_WEIGHT + series.length,
  });
  /** The common unit of a dataset, or null, by the cached list of its series. Lists of datasets show it. */
  readonly units = new WeakMap<readonly StoredSeries[], string | null>();
  /** Descriptions of the series in a dataset, by the cached list of its series. */
  readonly described = new WeakMap<readonly StoredSeries[], DescribedSeries>();
  /** The codes that series use, by the cached list of series and by the position of the dimension. */
  readonly publishedCodes = new WeakMap<readonly StoredSeries[], Map<number, ReadonlySet<string>>>();
  /** Reads in progress, so that concurrent look-ups of a list of series share one read. */
  readonly seriesUnderWay = new Map<string, Promise<readonly StoredSeries[]>>();
  /** The values of a series, by version and series. */
  readonly slices = new LRUCache<string, ReadSlice>({ maxSize: VALUES_KEPT, sizeCalculation: (slice) => ENTRY_WEIGHT + slice.t.length });
  /** The rows of a series as published, by the slice that they were made from. */
  readonly shown = new LRUCache<ReadSlice, ShownSeries>({
    maxSize: ROWS_KEPT,
    sizeCalculation: ({ rows }) => ENTRY_WEIGHT + rows.rows.length,
  });
  /** Slices whose rows have been requested at least once. The rows of a second request are cached. */
  readonly requested = new WeakSet<ReadSlice>();
  /** Lists of series whose rows have been requested together at least once. */
  readonly requestedTogether = new LRUCache<string, true>({ max: LISTS_REMEMBERED });
  /** Rankings by versions and parameters. */
  readonly rankings = new LRUCache<string, Promise<object>>({ max: RANKINGS_KEPT });
  /** Days on which a series changed, by version and series. */
  readonly vintageDays = new LRUCache<string, readonly number[]>({
    maxSize: DAYS_KEPT,
    sizeCalculation: (days) => ENTRY_WEIGHT + days.length,
  });
  /** The vintages of a series, each with its newest period, by version and series. */
  readonly storedVintages = new LRUCache<string, readonly StoredVintage[]>({
    maxSize: DAYS_KEPT,
    sizeCalculation: (vintages) => ENTRY_WEIGHT + vintages.length,
  });
  /** The spells of a series, for comparing vintages, by version and series. */
  readonly vintages = new LRUCache<string, VintageList>({ maxSize: SPELLS_KEPT, sizeCalculation: weightOfVintages });
  /**
   * Days of each dataset that were requested from the agency. The value is the instant until which the day is not requested again. Lost on
   * restart.
   */
  readonly requestedWindows = new LRUCache<string, number>({ maxSize: WINDOWS_KEPT, sizeCalculation: () => 1 });
  /** The latest facts about each series, by the id of the series. They are reused until a new version is stored. */
  readonly listedFacts = new Map<string, ListedFacts>();
  readonly #computed = new Map<string, LRUCache<string, Promise<unknown>>>();

  /** The cached results of one indicator, by versions and parameters. */
  computedOf(signalId: string): LRUCache<string, Promise<unknown>> {
    const known = this.#computed.get(signalId);
    if (known) return known;
    const fresh = new LRUCache<string, Promise<unknown>>({ max: CACHED_PER_SIGNAL });
    this.#computed.set(signalId, fresh);
    return fresh;
  }
}
