import type { Subject } from '../../catalogue/subjects/subject.ts';
import type { Traits } from './features.ts';
import type { Coverage, RequestedPlace } from './places.ts';

/** Properties of a series that its words do not show. */
export interface SeriesTraits extends Traits {
  readonly covers: Coverage | null;
  /** Whether its values are shares or rates instead of numbers. */
  readonly isRate: boolean;
}

/** Facts about an entry that affect its score. */
export interface Described {
  readonly title: string;
  /** A factor for how often people want such an entry. It is about 1. */
  readonly usualness: number;
  readonly traits: SeriesTraits | null;
  /** The agency. A search for the agency's name finds all its entries equally. */
  readonly source?: string;
  /** Present for a table, because it has no single value. */
  readonly isTable?: true;
  /** Present for a publication. It only matches queries about release dates. */
  readonly isRelease?: true;
  /** For a table, the names of states and capital cities that have values or rows in it. */
  readonly regions?: ReadonlySet<string>;
  readonly places?: ReadonlySet<string>;
}

/** An entry with the texts that go into the index. */
export interface Entry extends Described {
  /** Spellings of the id. They only match exactly. */
  readonly ids: readonly string[];
  /** The publications that contain it, by number and title, with its rank in each, from 1. */
  readonly publishedIn?: ReadonlyMap<string, number>;
  /** Other texts, each with the weight of its words relative to the title. */
  readonly texts: readonly (readonly [text: string, worth: number])[];
  /** The subjects that it is a head of, with its rank among the heads. */
  readonly heads: ReadonlyMap<Subject, number>;
}

export interface Ranked<T> {
  readonly item: T;
  /** From 0 to 1. The best result has 1 if it matches every word of the query. */
  readonly score: number;
  /** The words of the entry that matched, longest first. */
  readonly why: readonly string[];
}

export interface Ranking<T> {
  readonly found: readonly Ranked<T>[];
  /** Words of the query that match nothing, or nothing in the best results. A place that is not covered comes first. */
  readonly unmatched: readonly string[];
  /** The name of the place among the unmatched words. Null if they contain no place. */
  readonly uncovered: string | null;
  /** If the first result is for another place: the requested place, and the first table that has it. */
  readonly elsewhere: { readonly place: string; readonly table: T | null } | null;
  /** True if the query names no place, and the best results are for several states or regions rather than the nation. */
  readonly isOfRegions: boolean;
}

/** An entry as the search uses it. The index has its words. */
export interface Indexed<T> extends Pick<Described, 'title' | 'usualness' | 'traits'> {
  readonly item: T;
  readonly source: string | null;
  readonly isTable: boolean;
  readonly isRelease: boolean;
  readonly regions: ReadonlySet<string> | null;
  readonly places: ReadonlySet<string> | null;
  /** The distinctive words of the title, each with its synonyms. */
  readonly titleWords: readonly (readonly string[])[];
}

/** How well an entry matches a word or phrase of the query. */
export interface Match {
  readonly value: number;
  readonly words: readonly string[];
  /** The rank of the entry among the main results (heads) of the subject, or null. */
  readonly head: number | null;
}
export type Matches = ReadonlyMap<number, Match>;

export interface ParsedRequest {
  readonly weight: number;
  readonly matches: Matches;
  /** The best rank among main results (heads) with the requested measure. */
  readonly firstMeasured: number;
}

export interface Scored<T> {
  readonly position: number;
  readonly entry: Indexed<T>;
  readonly complete: number;
  readonly raw: number;
  readonly matched: readonly Match[];
}

/** The place in a question. If it is not a state, `words` are the words of its name. */
export interface Where {
  readonly place: RequestedPlace;
  readonly words: readonly string[];
  /** Whether the entry at a position has all the words of the place. */
  isNamedAt(position: number): boolean;
}
