/** Types for the search: entries, queries, matches and answers. */
import type { Subject } from '../../catalogue/subjects/subject.ts';
import type { Traits } from './features.ts';
import type { Coverage, RequestedPlace } from './places.ts';

/** Properties of a series that its words do not show. */
export interface SeriesTraits extends Traits {
  /** Null for the nation. */
  readonly covers: Coverage | null;
  /** Whether its values are shares or rates rather than numbers. */
  readonly isRate: boolean;
}

export interface Entry<T> {
  readonly item: T;
  /** Spellings of the id. They only match exactly. */
  readonly ids: readonly string[];
  readonly title: string;
  /** The publications that contain it, by number and title, with its rank in each, from 1. */
  readonly publishedIn?: ReadonlyMap<string, number>;
  /** Other texts, each with the weight of its words relative to the title. */
  readonly texts: readonly (readonly [text: string, worth: number])[];
  /** The subjects that it is a head of, with its rank among the heads. */
  readonly heads: ReadonlyMap<Subject, number>;
  /** How usual it is as an answer, compared with entries that have the same words. About 1. */
  readonly usualness: number;
  readonly traits: SeriesTraits | null;
  /** The agency. A search for the agency's name finds all its entries equally. */
  readonly source?: string;
  /** A table does not have a single value. */
  readonly isTable?: true;
  /** A publication. It only matches queries about release dates. */
  readonly isRelease?: true;
  /** For a table, the names of states and capital cities that have values or rows in it. */
  readonly regions?: ReadonlySet<string>;
  /** The names of other places that it is about. */
  readonly places?: ReadonlySet<string>;
}

export interface Ranked<T> {
  readonly item: T;
  /** From 0 to 1. The best result that has every word of the query has 1. */
  readonly score: number;
  /** The words of the entry that matched, longest first. */
  readonly why: readonly string[];
}

export interface Ranking<T> {
  readonly found: readonly Ranked<T>[];
  /** Typed words that match nothing, or nothing in the best results. A place that is not covered comes first. */
  readonly unmatched: readonly string[];
  /** The place among them that is not covered, or null. */
  readonly uncovered: string | null;
  /** If the first result is for another place: the requested place, and the first table that has it. */
  readonly elsewhere: { readonly place: string; readonly table: T | null } | null;
  /** True if the query names no place, and the best results are for several states or regions rather than the nation. */
  readonly isOfRegions: boolean;
}

/** Facts about an entry that affect its score. The index has its words. */
export interface Indexed<T> extends Pick<Entry<T>, 'item' | 'title' | 'usualness' | 'traits'> {
  readonly source: string | null;
  readonly isTable: boolean;
  readonly isRelease: boolean;
  readonly regions: ReadonlySet<string> | null;
  readonly places: ReadonlySet<string> | null;
  readonly titleWords: readonly string[];
}

/** How an entry matches a concept. */
export interface Match {
  readonly value: number;
  readonly words: readonly string[];
  /** Its rank among the heads of the subject, or null. */
  readonly head: number | null;
}
/** Matches by the position of the entry. */
export type Matches = ReadonlyMap<number, Match>;

export interface ParsedRequest {
  readonly weight: number;
  readonly matches: Matches;
  /** The rank of the first head that has the requested measure. */
  readonly firstMeasured: number;
}

export interface Scored<T> {
  readonly position: number;
  readonly entry: Indexed<T>;
  /** The share of the request that the entry covers, from 0 to 1. */
  readonly complete: number;
  readonly raw: number;
  /** How it has the request. */
  readonly matched: readonly Match[];
}

/** The place in a question. If it is not a state, also its words. */
export interface Where {
  readonly place: RequestedPlace;
  readonly words: readonly string[];
  /** Whether the entry at a position has all the words of the place. */
  isNamedAt(position: number): boolean;
}
