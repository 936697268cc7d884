/** The values of a series in all its vintages. For each period, they show which value was current on which days. */
import type { PublishedBasis } from '../../core/observation.ts';

export interface Spell {
  readonly from: number;
  /** Infinity if the value is still current. */
  to: number;
  /** The value. Null if no value was published, or if it could not be calculated. */
  readonly value: number | null;
}

/** The spells for each period, by its ordinal in the requested frequency. Spells are ascending and do not overlap. */
export type Spells = ReadonlyMap<number, readonly Spell[]>;

export interface VintageList {
  /** Days on which a value was new or revised, ascending. */
  readonly days: readonly number[];
  /** For each date in `days`, in the same order, how the date is known. */
  readonly bases: readonly PublishedBasis[];
  /** Days on which the agency rebased the series. Values before and after such a day are not compared. */
  readonly rebased: readonly number[];
  /** Null if the series has too many values for a comparison of vintages. */
  readonly spells: Spells | null;
}
