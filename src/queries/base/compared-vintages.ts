/** For each period of a series, the values that were current on each day. */
import type { PublishedBasis } from '../../core/observation.ts';

export interface Spell {
  readonly from: number;
  /** Infinity while the value is current. */
  to: number;
  /** Null if no value was published, or none could be calculated. */
  readonly value: number | null;
}

/** The spells of each period, by its ordinal in the requested frequency. Each list is ascending and has no overlaps. */
export type Spells = ReadonlyMap<number, readonly Spell[]>;

export interface VintageList {
  /** Days on which a value was new or revised, ascending. */
  readonly days: readonly number[];
  /** How the date of each day in `days` is known, in the same order. */
  readonly bases: readonly PublishedBasis[];
  /** Days on which the series was rebased. Values before and after such a day are not compared. */
  readonly rebased: readonly number[];
  /** Null if the series has too many values to compare its vintages. */
  readonly spells: Spells | null;
}
