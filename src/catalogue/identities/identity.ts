/** Defines identities. An identity is an equation that values of one or more datasets must satisfy. */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';

/** One value in an identity: the value of a series in the checked period or in an earlier period. */
export interface Term {
  readonly dataset: TimeSeriesDataset;
  /** Codes by dimension. Other dimensions have their fixed or default code. */
  readonly select: Readonly<Record<string, string>>;
  /** The number of periods by which the value is earlier than the checked period. */
  readonly lag?: number;
  /** True for a series of events. The check then uses the value that applies on the last day of the period. */
  readonly inForce?: true;
}

/** The values of an identity, by symbol in the formula. */
export type Terms<Symbols extends string = string> = Readonly<Record<Symbols, Term>>;

export interface Identity<Symbols extends string = string> {
  /** The id, such as `unemployment-rate`. */
  readonly id: string;
  /** The start of sentences about the identity, such as `The unemployment rate and the persons behind it`. */
  readonly title: string;
  /** The equation in symbols, such as `u = 100 U / L`. */
  readonly formula: string;
  /** Sets of terms by name, such as `Victoria, trend`. Each set is checked. A single set has an empty name. */
  readonly sets: Readonly<Record<string, Terms<Symbols>>>;
  readonly residual: (x: Readonly<Record<Symbols, number>>) => number;
  /** A difference that is allowed in addition to rounding, in the unit of the residual. */
  readonly slack?: { readonly upTo: number; readonly because: string };
  /** True if a period is checked only when the same version wrote all its values. */
  readonly oneVintage?: true;
  /**
   * True if values are checked only when all series end with the same period. Datasets of one release may be imported at different
   * times. Until all are imported, their values may disagree.
   */
  readonly oneRelease?: true;
  /** The number of latest periods to check, by default all. */
  readonly newest?: number;
}

/** Declares an identity. The compiler checks that the residual uses only symbols of the sets. */
export const defineIdentity = <Symbols extends string>(identity: Identity<Symbols>): Identity => identity as Identity;
