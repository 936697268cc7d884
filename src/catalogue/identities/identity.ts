/** An identity is an equation between values of one or more datasets. */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';

/** A value in an identity: that of a series in the checked period or an earlier one, or the value in force at its end. */
export interface Term {
  readonly dataset: TimeSeriesDataset;
  /** The agency's code for each dimension. Other dimensions have their fixed or default code. */
  readonly select: Readonly<Record<string, string>>;
  /** The number of periods by which the value is earlier than the checked period. */
  readonly lag?: number;
  /** Set for a series of events. The value is then the one in force on the last day of the period. */
  readonly inForce?: true;
}

/** The values of a set, by their symbol in the formula. */
export type Terms<Symbols extends string = string> = Readonly<Record<Symbols, Term>>;

export interface Identity<Symbols extends string = string> {
  /** The id, such as `unemployment-rate`. */
  readonly id: string;
  /** The subject of sentences about the identity, such as `The unemployment rate and the persons behind it`. */
  readonly title: string;
  /** The formula in symbols, such as `u = 100 U / L`. */
  readonly formula: string;
  /** The sets of values to check, by name, such as `Victoria, trend`. If there is only one set, its name is empty. */
  readonly sets: Readonly<Record<string, Terms<Symbols>>>;
  /** The left side of the formula minus the right side. */
  readonly residual: (x: Readonly<Record<Symbols, number>>) => number;
  /** An additional difference that is allowed, in the unit of the residual, with the reason. */
  readonly slack?: { readonly upTo: number; readonly because: string };
  /** Set if only periods are checked in which the same version wrote all values. */
  readonly oneVintage?: true;
  /**
   * Set if the identity is checked only while all series end with the same period. Datasets of one release may be imported at different
   * times.
   */
  readonly oneRelease?: true;
  /** The number of latest periods to check. If absent, all periods are checked. */
  readonly newest?: number;
}

/** Lets the compiler check that the residual uses the symbols of the sets. */
export const defineIdentity = <Symbols extends string>(identity: Identity<Symbols>): Identity => identity as Identity;
