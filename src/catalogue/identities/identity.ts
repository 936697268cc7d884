/** An identity: values in one or several datasets that must agree. */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';

/** A value in an identity: from a series at the checked period, with a lag, or in force on that day. */
export interface Term {
  readonly dataset: TimeSeriesDataset;
  /** The code for each dimension. Other dimensions are fixed or have their default. */
  readonly select: Readonly<Record<string, string>>;
  /** Lag in periods. */
  readonly lag?: number;
  /** For event series: the value in force on the last day of the period. */
  readonly inForce?: true;
}

/** The values in a set, by symbol. */
export type Terms<Symbols extends string = string> = Readonly<Record<Symbols, Term>>;

export interface Identity<Symbols extends string = string> {
  /** `unemployment-rate` */
  readonly id: string;
  /** The subject of a sentence about the identity: `The unemployment rate and the persons behind it`. */
  readonly title: string;
  /** The formula in symbols: `u = 100 U / L` */
  readonly formula: string;
  /** The sets of values to check, by name: `Victoria, trend`. If there is only one set, its name is empty. */
  readonly sets: Readonly<Record<string, Terms<Symbols>>>;
  /** The left side of the formula minus the right side. */
  readonly residual: (x: Readonly<Record<Symbols, number>>) => number;
  /** A further difference that is allowed, in the unit of the residual, and the reason. */
  readonly slack?: { readonly upTo: number; readonly because: string };
  /** Checks only periods for which all values are from one version. */
  readonly oneVintage?: true;
  /** Checks only while all series end with the same period, because datasets of one release may be imported at different times. */
  readonly oneRelease?: true;
  /** The number of latest periods to check. If absent, all periods. */
  readonly newest?: number;
}

/** Checks the types in the residual by the symbols of the sets. */
export const defineIdentity = <Symbols extends string>(identity: Identity<Symbols>): Identity => identity as Identity;
