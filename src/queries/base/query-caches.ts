/** Caches between requests, one per store. Versions are immutable, so results are reused. */
import { getHeapStatistics } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { KeptRows } from '../../core/json-rows.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { VintageList } from './compared-vintages.ts';
import type { ReadSlice } from './read-slice.ts';

/** A share of the heap, in items of some bytes, so that a program in 512 MB keeps less. */
export const within = (share: number, bytes: number, most: number): number =>
  Math.min(most, Math.floor((getHeapStatistics().heap_size_limit * share) / bytes));
/** Limit on the number of cached values. A market series has 100,000 a year and a new version every five minutes. */
const VALUES_KEPT = within(0.02, 60, 250_000);
const SERIES_KEPT = within(0.02, 400, 100_000);
/** Rows of series as shown, with their JSON and CSV. */
const ROWS_KEPT = within(0.02, 300, 30_000);
const DAYS_KEPT = 200_000;
const SPELLS_KEPT = 100_000;
/** Lists of series that were requested together. */
const LISTS_REMEMBERED = 1000;
/** A ranking of postcodes has 2,300 rows. */
const RANKINGS_KEPT = 100;
/** Fixed weight of an entry. */
const ENTRY_WEIGHT = 20;
/** Days of market datasets that were requested. */
const WINDOWS_KEPT = 20_000;
/** Cached results per indicator, by parameters and instant, least recently used evicted. */
const CACHED_PER_SIGNAL = 16;

/** Facts of a series as JSON, and the data they depend on. */
interface ListedFacts {
  /** Null if not stored. */
  readonly version: string | null;
  readonly nextRelease: string | null;
  readonly isStale: boolean;
  /** Day of computation, days since 1970-01-01. */
  readonly day: number;
  readonly json: string;
}

const weightOfVintages = ({ days, spells }: VintageList): number =>
  ENTRY_WEIGHT + days.length + [...(spells?.values() ?? [])].reduce((sum, own) => sum + own.length, 0);

/** A version that changed a series, and the newest period with a value then. */
export interface StoredVintage {
  readonly version: Version;
  readonly newest: number;
}

/** Description of the series of a dataset. */
export interface DescribedSeries {
  /** Dimensions, columns and measures in their wire form. */
  readonly members: Readonly<Record<string, unknown>>;
  /** A filter that matches some of them. Null if they do not differ. */
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
  /** The series of a dataset, by version. */
  readonly series = new LRUCache<string, readonly StoredSeries[]>({
    maxSize: SERIES_KEPT,
    sizeCalculation: (series) => ENTRY_WEIGHT + series.length,
  });
  /** Unit of a dataset or null, by its cached list of series, for lists of datasets. */
  readonly units = new WeakMap<readonly StoredSeries[], string | null>();
  /** Description of series, by the list of the version's dimensions. */
  readonly described = new WeakMap<readonly StoredSeries[], DescribedSeries>();
  /** Codes in use, by list of series and dimension. */
  readonly publishedCodes = new WeakMap<readonly StoredSeries[], Map<number, ReadonlySet<string>>>();
  /** Shares one read of the series list between concurrent look-ups. */
  readonly seriesUnderWay = new Map<string, Promise<readonly StoredSeries[]>>();
  /** The values of a series, by version and series. */
  readonly slices = new LRUCache<string, ReadSlice>({ maxSize: VALUES_KEPT, sizeCalculation: (slice) => ENTRY_WEIGHT + slice.t.length });
  /** Shown rows of a series as published, by its values. */
  readonly shown = new LRUCache<ReadSlice, ShownSeries>({
    maxSize: ROWS_KEPT,
    sizeCalculation: ({ rows }) => ENTRY_WEIGHT + rows.rows.length,
  });
  /** Values whose rows were requested before. */
  readonly requested = new WeakSet<ReadSlice>();
  /** Lists of series whose rows were requested before. */
  readonly requestedTogether = new LRUCache<string, true>({ max: LISTS_REMEMBERED });
  /** Rankings by versions and parameters. */
  readonly rankings = new LRUCache<string, Promise<object>>({ max: RANKINGS_KEPT });
  /** Days with changes of a series, by version and series. */
  readonly vintageDays = new LRUCache<string, readonly number[]>({
    maxSize: DAYS_KEPT,
    sizeCalculation: (days) => ENTRY_WEIGHT + days.length,
  });
  /** The vintages of a series with the newest period of each, by version and series. */
  readonly storedVintages = new LRUCache<string, readonly StoredVintage[]>({
    maxSize: DAYS_KEPT,
    sizeCalculation: (vintages) => ENTRY_WEIGHT + vintages.length,
  });
  /** Compared vintages of a series, by version and series. */
  readonly vintages = new LRUCache<string, VintageList>({ maxSize: SPELLS_KEPT, sizeCalculation: weightOfVintages });
  /** Requested days by dataset, and until when not to request them again. Lost on restart. */
  readonly requestedWindows = new LRUCache<string, number>({ maxSize: WINDOWS_KEPT, sizeCalculation: () => 1 });
  /** Latest facts by series, reused until there is another version. */
  readonly listedFacts = new Map<string, ListedFacts>();
  readonly #computed = new Map<string, LRUCache<string, Promise<unknown>>>();

  /** Results of an indicator by versions and parameters. */
  computedOf(signalId: string): LRUCache<string, Promise<unknown>> {
    const known = this.#computed.get(signalId);
    if (known) return known;
    const fresh = new LRUCache<string, Promise<unknown>>({ max: CACHED_PER_SIGNAL });
    this.#computed.set(signalId, fresh);
    return fresh;
  }
}
