/** What search is made of: entries, what was queried, how an entry matches it, and the answer. */
import type { Subject } from '../../catalogue/subjects/subject.ts';
import type { Traits } from './features.ts';
import type { AskedPlace, Coverage } from './places.ts';

/** What search knows of a series besides its words. */
export interface SeriesTraits extends Traits {
  /** Null for the nation. */
  readonly covers: Coverage | null;
  /** Whether its figures are shares or rates, and no numbers of anything. */
  readonly isRate: boolean;
}

export interface Entry<T> {
  readonly item: T;
  /** Spellings of its id: who types one means it. */
  readonly ids: readonly string[];
  readonly title: string;
  /** Publications that it is in, by number and title, each with how much it is what is meant by it, from 1. */
  readonly publishedIn?: ReadonlyMap<string, number>;
  /** Texts besides the title, and how much a word in each is worth against one in the title. */
  readonly texts: readonly (readonly [text: string, worth: number])[];
  /** What it is the head of: the place in the list of heads by subject. */
  readonly heads: ReadonlyMap<Subject, number>;
  /** How often it is meant against others that have the words alike, about 1. */
  readonly usualness: number;
  readonly traits: SeriesTraits | null;
  /** The agency whose figures they are; who names it finds all of them, and looks for none in particular. */
  readonly source?: string;
  /** A table, which has no figure of its own. */
  readonly isTable?: true;
  /** A publication, which is meant by the caller when something comes out. */
  readonly isRelease?: true;
  /** The states and capitals that a table has figures or rows of, by name. */
  readonly regions?: ReadonlySet<string>;
  /** Other places that it is about, by name. */
  readonly places?: ReadonlySet<string>;
}

export interface Ranked<T> {
  readonly item: T;
  /** 0 to 1; 1 for the best answer when it has every word of the query. */
  readonly score: number;
  /** Words of the entry that matched, longest first. */
  readonly why: readonly string[];
}

export interface Ranking<T> {
  readonly found: readonly Ranked<T>[];
  /** What was typed and nothing has, or none of the best answers, a place that is not covered first. */
  readonly unmatched: readonly string[];
  /** The place among them; null where none was named, or it is covered. */
  readonly uncovered: string | null;
  /** The place that is requested, where the first answer is a series of another; and the first table that has it. */
  readonly elsewhere: { readonly place: string; readonly table: T | null } | null;
  /** No place was requested, and the best answers are series of several states or regions, none of them of the nation. */
  readonly isOfRegions: boolean;
}

export interface Indexed<T> extends Entry<T> {
  /** The worth of each of its words. */
  readonly worth: ReadonlyMap<string, number>;
  readonly titleWords: readonly string[];
}

/** How an entry has a concept. */
export interface Match {
  readonly value: number;
  readonly words: readonly string[];
  /** Place among the heads of the subject; null for none. */
  readonly head: number | null;
}
/** By the position of the entry. */
export type Matches = ReadonlyMap<number, Match>;

export interface Asked {
  readonly weight: number;
  readonly matches: Matches;
  /** The place of the first head that is measured as was queried. */
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

/** A place of the question, and the words that an entry about it has where it is no state. */
export interface Where {
  readonly place: AskedPlace;
  readonly words: readonly string[];
}
