import type { Subject } from '../../catalogue/subjects/subject.ts';
import type { Traits } from './features.ts';
import type { Coverage, RequestedPlace } from './places.ts';

/** Properties of a series that may not be in its title. */
export interface SeriesTraits extends Traits {
  readonly covers: Coverage | null;
  /** True if values are shares or rates. False if they are counts or amounts. */
  readonly isRate: boolean;
}

/** Facts about an entry that affect its score. */
export interface Described {
  readonly title: string;
  /** A score factor close to 1. It is higher for entries that people need more often. */
  readonly usualness: number;
  readonly traits: SeriesTraits | null;
  /** The agency. A search for its name finds all its entries, with the same score. */
  readonly source?: string;
  /** Set for a table, which does not have a single value. */
  readonly isTable?: true;
  /** Set for a publication. It matches only queries about release dates. */
  readonly isRelease?: true;
  /** Set for tables and for indicators by state: the states and capital cities that have values or rows in the table. */
  readonly regions?: ReadonlySet<string>;
  readonly places?: ReadonlySet<string>;
  /** The title and the description. Absent for a series, whose title is complete. */
  readonly text?: () => string;
}

/** An entry with the texts that are indexed. */
export interface Entry extends Described {
  /** Spellings of the id. Only the whole id matches. */
  readonly ids: readonly string[];
  /** The numbers and titles of publications that contain the entry, with its rank in each. The first rank is 1. */
  readonly publishedIn?: ReadonlyMap<string, number>;
  /** Other texts, with the weight of their words relative to words in the title. */
  readonly texts: readonly (readonly [text: string, worth: number])[];
  /** The subjects for which the entry is a main result (head), with its rank. */
  readonly heads: ReadonlyMap<Subject, number>;
}

export interface Ranked<T> {
  readonly item: T;
  /** The score, from 0 to 1. The score of the best result is 1 if it matches every word in the query. */
  readonly score: number;
  /** The words of the entry that match the query, longest first. */
  readonly why: readonly string[];
}

export interface Ranking<T> {
  readonly found: readonly Ranked<T>[];
  /** Words of the query that do not match any of the best results. A place without data comes first. */
  readonly unmatched: readonly string[];
  /** The place among the unmatched words. Null if they contain no place. */
  readonly uncovered: string | null;
  /** Set if the first result is for another place. It contains the requested place, and the first table that has this place. */
  readonly elsewhere: { readonly place: string; readonly table: T | null } | null;
  /** True if the query names no place and the best results are for states or regions, not for Australia. */
  readonly isOfRegions: boolean;
}

/** An entry without its words. The index contains the words. */
export interface Indexed<T> extends Pick<Described, 'title' | 'usualness' | 'traits'> {
  readonly item: T;
  readonly source: string | null;
  readonly isTable: boolean;
  readonly isRelease: boolean;
  readonly regions: ReadonlySet<string> | null;
  readonly places: ReadonlySet<string> | null;
  /** The title and the description. For a series, only the title. */
  readonly text: () => string;
  /** The distinctive words of the title, each with its synonyms. */
  readonly titleWords: readonly (readonly string[])[];
}

/** How well an entry matches a word or a phrase of the query. */
export interface Match {
  readonly value: number;
  readonly words: readonly string[];
  /** The rank of the entry among the main results (heads) of the subject. Null if it is not a main result. */
  readonly head: number | null;
}
export type Matches = ReadonlyMap<number, Match>;

export interface ParsedRequest {
  readonly words: readonly string[];
  readonly weight: number;
  readonly matches: Matches;
  /** The best rank among the main results (heads) with the requested measure. */
  readonly firstMeasured: number;
}

export interface Scored<T> {
  readonly position: number;
  readonly entry: Indexed<T>;
  readonly complete: number;
  readonly raw: number;
  readonly matched: readonly Match[];
}

/** The place in a question. `words` are the words of the place's name. */
export interface Where {
  readonly place: RequestedPlace;
  readonly words: readonly string[];
  /** True if the entry at this position contains every word of the place's name. */
  isNamedAt(position: number): boolean;
}
