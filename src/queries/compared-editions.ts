/** What was known of a series on each day: the form in which its vintages are compared, and kept. */
import type { PublishedBasis } from '../core/observation.ts';

/** A value and the days, both inclusive, through which it was the known one. */
export interface Spell {
  readonly from: number;
  /** Infinite while it is the known one. */
  to: number;
  /** Null where the publisher gives none, or the formula has none. */
  readonly value: number | null;
}

/** Spells by ordinal of the frequency requested, each list ascending and without overlap. */
export type Spells = ReadonlyMap<number, readonly Spell[]>;

export interface Editions {
  /** Days on which a value of the series came or changed, ascending. */
  readonly days: readonly number[];
  /** How each of the days is known, in their order. */
  readonly bases: readonly PublishedBasis[];
  /** Days on which its reference base changed: values before and after one are not compared. */
  readonly rebased: readonly number[];
  /** Null where the series is too long for its vintages to be compared. */
  readonly spells: Spells | null;
}
