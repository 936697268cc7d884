/** What queries keep between requests. Versions never change, so that what is read or computed from one is not done again; it belongs to one store. */
import { LRUCache } from 'lru-cache';
import type { StoredSeries, Version } from '../store/ports/series.ts';
import type { Editions } from './compared-editions.ts';
import type { ReadSlice } from './read-slice.ts';

/** A market series has a hundred thousand values a year and a new version every five minutes: what counts is the sum of all. */
const VALUES_KEPT = 2_000_000;
const SERIES_KEPT = 300_000;
const DAYS_KEPT = 500_000;
const SPELLS_KEPT = 500_000;
/** What an entry weighs besides its members. */
const ENTRY_WEIGHT = 20;
/** Days of market datasets that were requested. */
const WINDOWS_KEPT = 20_000;
/** Different parameters and instants of one signal; what was not requested longest goes. */
const CACHED_PER_SIGNAL = 16;

/** What the facts of a series rest on besides its declaration, and what they are, as JSON. */
export interface ListedFacts {
  /** Null where none is stored. */
  readonly version: string | null;
  readonly nextRelease: string | null;
  readonly isStale: boolean;
  /** The day on which they were made, days since 1970-01-01. */
  readonly day: number;
  readonly json: string;
}

const weightOfEditions = ({ days, spells }: Editions): number =>
  ENTRY_WEIGHT + days.length + [...(spells?.values() ?? [])].reduce((sum, own) => sum + own.length, 0);

/** A version in which a value of a series came or changed, and the newest period that had a value by then. */
export interface StoredVintage {
  readonly version: Version;
  readonly newest: number;
}

/** What a description says of the series of a dataset. */
export interface DescribedSeries {
  /** Dimensions, columns and measures, as they are on the wire. */
  readonly members: Readonly<Record<string, unknown>>;
  /** A filter that matches some of them; null where they do not differ. */
  readonly exampleFilter: string | null;
}

export class QueryCaches {
  /** The series of a dataset, by version. */
  readonly series = new LRUCache<string, readonly StoredSeries[]>({
    maxSize: SERIES_KEPT,
    sizeCalculation: (series) => ENTRY_WEIGHT + series.length,
  });
  /** The one unit of a dataset, or null, by the list of its series, which is the same while it is kept: a list of datasets requests all. */
  readonly units = new WeakMap<readonly StoredSeries[], string | null>();
  /** What a description says of the series of a dataset, by the list of them, which comes with the dimensions of its version. */
  readonly described = new WeakMap<readonly StoredSeries[], DescribedSeries>();
  /** The codes that series have, by the list of them and the position of a dimension. */
  readonly publishedCodes = new WeakMap<readonly StoredSeries[], Map<number, ReadonlySet<string>>>();
  /** A signal looks for many series at once, and the list of them is read for all. */
  readonly seriesUnderWay = new Map<string, Promise<readonly StoredSeries[]>>();
  /** The values of a series, by version and series. */
  readonly slices = new LRUCache<string, ReadSlice>({ maxSize: VALUES_KEPT, sizeCalculation: (slice) => ENTRY_WEIGHT + slice.t.length });
  /** Days on which a value of a series came or changed, by version and series. */
  readonly vintageDays = new LRUCache<string, readonly number[]>({
    maxSize: DAYS_KEPT,
    sizeCalculation: (days) => ENTRY_WEIGHT + days.length,
  });
  /** The vintages of a series with the newest period of each, by version and series. */
  readonly storedVintages = new LRUCache<string, readonly StoredVintage[]>({
    maxSize: DAYS_KEPT,
    sizeCalculation: (vintages) => ENTRY_WEIGHT + vintages.length,
  });
  /** The vintages of a series as it is published, beside each other, by version and series. */
  readonly editions = new LRUCache<string, Editions>({ maxSize: SPELLS_KEPT, sizeCalculation: weightOfEditions });
  /** Days that were requested, by dataset and day: until when they are not requested again. They are forgotten with the program. */
  readonly askedWindows = new LRUCache<string, number>({ maxSize: WINDOWS_KEPT, sizeCalculation: () => 1 });
  /** The facts that were made last, by series: they are the same in every list until there is another version. */
  readonly listedFacts = new Map<string, ListedFacts>();
  readonly #computed = new Map<string, LRUCache<string, Promise<unknown>>>();

  /** What was computed of a signal, by versions and parameters. */
  computedOf(signalId: string): LRUCache<string, Promise<unknown>> {
    const known = this.#computed.get(signalId);
    if (known) return known;
    const fresh = new LRUCache<string, Promise<unknown>>({ max: CACHED_PER_SIGNAL });
    this.#computed.set(signalId, fresh);
    return fresh;
  }
}
