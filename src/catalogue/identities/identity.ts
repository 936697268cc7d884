/** An identity is an equation between values of one or more datasets. */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';

/** A value in an identity: that of a series in the checked period or an earlier one, or the value in force at its end. */
export interface Term {
  readonly dataset: TimeSeriesDataset;
  /** Other dimensions have their fixed or default code. */
  readonly select: Readonly<Record<string, string>>;
  /** How many periods the value is before the checked period. */
  readonly lag?: number;
  /** True for a series of events, whose value on the last day of the period counts. */
  readonly inForce?: true;
}

/** By symbol in the formula. */
export type Terms<Symbols extends string = string> = Readonly<Record<Symbols, Term>>;

export interface Identity<Symbols extends string = string> {
  /** Such as `unemployment-rate`. */
  readonly id: string;
  /** The start of sentences about the identity, such as `The unemployment rate and the persons behind it`. */
  readonly title: string;
  /** In symbols, such as `u = 100 U / L`. */
  readonly formula: string;
  /** Sets of values by name, such as `Victoria, trend`. A single set has an empty name. */
  readonly sets: Readonly<Record<string, Terms<Symbols>>>;
  readonly residual: (x: Readonly<Record<Symbols, number>>) => number;
  /** In the unit of the residual. */
  readonly slack?: { readonly upTo: number; readonly because: string };
  /** Limits the check to periods in which the same version wrote all values. */
  readonly oneVintage?: true;
  /** Limits the check to times when all series end with the same period. Datasets of one release may be imported at different times. */
  readonly oneRelease?: true;
  /** The number of latest periods to check, by default all. */
  readonly newest?: number;
}

/** The compiler then checks that the residual uses the symbols of the sets. */
export const defineIdentity = <Symbols extends string>(identity: Identity<Symbols>): Identity => identity as Identity;
