/** Caches between requests, one for each store. Versions never change, so their results can be reused. */
import { getHeapStatistics } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { KeptRows } from '../../core/json-rows.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { VintageList } from './compared-vintages.ts';
import type { ReadSlice } from './read-slice.ts';

/** The number of items, each of some bytes, that fit in a share of the heap. A program with 512 MB therefore caches less. */
export const within = (share: number, bytes: number, most: number): number =>
  Math.min(most, Math.floor((getHeapStatistics().heap_size_limit * share) / bytes));
/** The most values to cache. A market series has 100,000 values a year, and a new version every five minutes. */
const VALUES_KEPT = within(0.02, 60, 250_000);
const SERIES_KEPT = within(0.02, 400, 100_000);
/** The most rows to cache, as shown, with their JSON and CSV. */
const ROWS_KEPT = within(0.02, 300, 30_000);
const DAYS_KEPT = 200_000;
const SPELLS_KEPT = 100_000;
/** The most lists of series requested together to remember. */
const LISTS_REMEMBERED = 1000;
/** The most rankings to cache. A ranking of postcodes has 2,300 rows. */
const RANKINGS_KEPT = 100;
/** Fixed weight of an entry. */
const ENTRY_WEIGHT = 20;
/** The most requested days of market datasets to remember. */
const WINDOWS_KEPT = 20_000;
/** The most results to cache for each indicator, by parameters and instant. The least recently used is evicted. */
const CACHED_PER_SIGNAL = 16;

/** Facts about a series as JSON, and a mark of the data that they depend on. */
interface ListedFacts {
  /** Null if not stored. */
  readonly version: string | null;
  readonly nextRelease: string | null;
  readonly isStale: boolean;
  /** The day of the calculation, days since 1970-01-01. */
  readonly day: number;
  readonly json: string;
}

const weightOfVintages = ({ days, spells }: VintageList): number =>
  ENTRY_WEIGHT + days.length + [...(spells?.values() ?? [])].reduce((sum, own) => sum + own.length, 0);

/** A version that changed a series, and the newest period that had a value in it. */
export interface StoredVintage {
  readonly version: Version;
  readonly newest: number;
}

/** A description of the series in a dataset. */
export interface DescribedSeries {
  /** Dimensions, columns and measures as in JSON. */
  readonly members: Readonly<Record<string, unknown>>;
  /** A filter that matches some of the series. Null if the series do not differ. */
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
  /** The series in a dataset, by version. */
  readonly series = new LRUCache<string, readonly StoredSeries[]>({
    maxSize: SERIES_KEPT,
    sizeCalculation: (series) => ENTRY_WEIGHT + series.length,
  });
  /** The unit of a dataset, or null, by its cached list of series. Lists of datasets use it. */
  readonly units = new WeakMap<readonly StoredSeries[], string | null>();
  /** Descriptions of series, by the list of dimensions in a version. */
  readonly described = new WeakMap<readonly StoredSeries[], DescribedSeries>();
  /** Codes that series use, by list of series and by dimension. */
  readonly publishedCodes = new WeakMap<readonly StoredSeries[], Map<number, ReadonlySet<string>>>();
  /** Lets concurrent look-ups share one read of the list of series. */
  readonly seriesUnderWay = new Map<string, Promise<readonly StoredSeries[]>>();
  /** The values of a series, by version and series. */
  readonly slices = new LRUCache<string, ReadSlice>({ maxSize: VALUES_KEPT, sizeCalculation: (slice) => ENTRY_WEIGHT + slice.t.length });
  /** Rows of a series as published, by the values that they show. */
  readonly shown = new LRUCache<ReadSlice, ShownSeries>({
    maxSize: ROWS_KEPT,
    sizeCalculation: ({ rows }) => ENTRY_WEIGHT + rows.rows.length,
  });
  /** Values whose rows have been requested before. */
  readonly requested = new WeakSet<ReadSlice>();
  /** Lists of series whose rows have been requested before. */
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
  /** Compared vintages of a series, by version and series. */
  readonly vintages = new LRUCache<string, VintageList>({ maxSize: SPELLS_KEPT, sizeCalculation: weightOfVintages });
  /** Days of each dataset that were requested from the agency, and until when not to request them again. Lost when the program restarts. */
  readonly requestedWindows = new LRUCache<string, number>({ maxSize: WINDOWS_KEPT, sizeCalculation: () => 1 });
  /** Latest facts about each series. They are reused until there is another version. */
  readonly listedFacts = new Map<string, ListedFacts>();
  readonly #computed = new Map<string, LRUCache<string, Promise<unknown>>>();

  /** Results of one indicator, by versions and parameters. */
  computedOf(signalId: string): LRUCache<string, Promise<unknown>> {
    const known = this.#computed.get(signalId);
    if (known) return known;
    const fresh = new LRUCache<string, Promise<unknown>>({ max: CACHED_PER_SIGNAL });
    this.#computed.set(signalId, fresh);
    return fresh;
  }
}
