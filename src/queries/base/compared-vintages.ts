/** The values of a series that were known on each day, for comparing and caching vintages. */
import type { PublishedBasis } from '../../core/observation.ts';

/** A value, and the first and last day on which it was current. */
export interface Spell {
  readonly from: number;
  /** Infinite while current. */
  to: number;
  /** Null if no value was published, or none could be calculated. */
  readonly value: number | null;
}

/** Spells by ordinal, in the requested frequency. Each list is ascending and has no overlaps. */
export type Spells = ReadonlyMap<number, readonly Spell[]>;

export interface VintageList {
  /** Days on which a value was new or revised, ascending. */
  readonly days: readonly number[];
  /** How each of these days is known, in the same order. */
  readonly bases: readonly PublishedBasis[];
  /** Days on which the series was rebased. Values before and after such a day are not compared. */
  readonly rebased: readonly number[];
  /** Null if the series is too long to compare vintages. */
  readonly spells: Spells | null;
}
