/** Types of search: entries, queries, matches and answers. */
import type { Subject } from '../../catalogue/subjects/subject.ts';
import type { Traits } from './features.ts';
import type { Coverage, RequestedPlace } from './places.ts';

/** Properties of a series other than its words. */
export interface SeriesTraits extends Traits {
  /** Null for the nation. */
  readonly covers: Coverage | null;
  /** Whether its values are shares or rates, not numbers. */
  readonly isRate: boolean;
}

export interface Entry<T> {
  readonly item: T;
  /** Spellings of its id, which match exactly. */
  readonly ids: readonly string[];
  readonly title: string;
  /** Publications that contain it, by number and title, with its rank in each, from 1. */
  readonly publishedIn?: ReadonlyMap<string, number>;
  /** Other texts, with the weight of a word relative to the title. */
  readonly texts: readonly (readonly [text: string, worth: number])[];
  /** Subjects that it leads, with its rank among heads. */
  readonly heads: ReadonlyMap<Subject, number>;
  /** Prior among entries with the same words, about 1. */
  readonly usualness: number;
  readonly traits: SeriesTraits | null;
  /** The agency. Its name finds all its entries equally. */
  readonly source?: string;
  /** A table, which has no single value. */
  readonly isTable?: true;
  /** A publication, matched if the query is about release dates. */
  readonly isRelease?: true;
  /** The states and capitals with values or rows in a table, by name. */
  readonly regions?: ReadonlySet<string>;
  /** Other places that it is about, by name. */
  readonly places?: ReadonlySet<string>;
}

export interface Ranked<T> {
  readonly item: T;
  /** 0 to 1. 1 for the best result with every word of the query. */
  readonly score: number;
  /** Words of the entry that matched, longest first. */
  readonly why: readonly string[];
}

export interface Ranking<T> {
  readonly found: readonly Ranked<T>[];
  /** Typed words without a match in any or in the best results, an uncovered place first. */
  readonly unmatched: readonly string[];
  /** The uncovered place among them, or null. */
  readonly uncovered: string | null;
  /** The requested place, if the first result is for another one, and the first table for the requested one. */
  readonly elsewhere: { readonly place: string; readonly table: T | null } | null;
  /** No place was requested, and the best results are for several states or regions, not national. */
  readonly isOfRegions: boolean;
}

/** Scoring facts of an entry. Its words are in the index. */
export interface Indexed<T> extends Pick<Entry<T>, 'item' | 'title' | 'usualness' | 'traits'> {
  readonly source: string | null;
  readonly isTable: boolean;
  readonly isRelease: boolean;
  readonly regions: ReadonlySet<string> | null;
  readonly places: ReadonlySet<string> | null;
  readonly titleWords: readonly string[];
}

/** How an entry has a concept. */
export interface Match {
  readonly value: number;
  readonly words: readonly string[];
  /** Rank among heads of the subject, or null. */
  readonly head: number | null;
}
/** By the position of the entry. */
export type Matches = ReadonlyMap<number, Match>;

export interface ParsedRequest {
  readonly weight: number;
  readonly matches: Matches;
  /** Rank of the first head with the requested measure. */
  readonly firstMeasured: number;
}

export interface Scored<T> {
  readonly position: number;
  readonly entry: Indexed<T>;
  /** How much of the request it has, 0 to 1. */
  readonly complete: number;
  readonly raw: number;
  /** How it has the request. */
  readonly matched: readonly Match[];
}

/** A place in the question, and its words if it is not a state. */
export interface Where {
  readonly place: RequestedPlace;
  readonly words: readonly string[];
  /** Whether the entry at a position has all the words. */
  isNamedAt(position: number): boolean;
}
