/** Known values of a series by day, for comparing and caching vintages. */
import type { PublishedBasis } from '../../core/observation.ts';

/** A value and the days, inclusive, when it was current. */
export interface Spell {
  readonly from: number;
  /** Infinite while current. */
  to: number;
  /** Null if not published or not calculable. */
  readonly value: number | null;
}

/** Spells by ordinal of the frequency requested, each list ascending and without overlap. */
export type Spells = ReadonlyMap<number, readonly Spell[]>;

export interface VintageList {
  /** Days with a new or revised value, ascending. */
  readonly days: readonly number[];
  /** Basis of each day, in order. */
  readonly bases: readonly PublishedBasis[];
  /** Days of rebasing. Values before and after are not compared. */
  readonly rebased: readonly number[];
  /** Null if the series is too long to compare vintages. */
  readonly spells: Spells | null;
}
