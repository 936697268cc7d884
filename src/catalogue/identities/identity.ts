/** An identity: values of one or several datasets that must agree. */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';

/** A value of an identity: a series at the checked period, with a lag, or in force on that day. */
export interface Term {
  readonly dataset: TimeSeriesDataset;
  /** Code by dimension. Others are fixed or have their default. */
  readonly select: Readonly<Record<string, string>>;
  /** Lag in periods. */
  readonly lag?: number;
  /** For events: the value on the last day of the period. */
  readonly inForce?: true;
}

/** Values of a set by symbol. */
export type Terms<Symbols extends string = string> = Readonly<Record<Symbols, Term>>;

export interface Identity<Symbols extends string = string> {
  /** `unemployment-rate` */
  readonly id: string;
  /** Subject of a sentence: `The unemployment rate and the persons behind it`. */
  readonly title: string;
  /** `u = 100 U / L` */
  readonly formula: string;
  /** Sets to check by name: `Victoria, trend`. Empty name for a single set. */
  readonly sets: Readonly<Record<string, Terms<Symbols>>>;
  /** Left side minus right side. */
  readonly residual: (x: Readonly<Record<Symbols, number>>) => number;
  /** Further allowed difference in the unit of the residual, with the reason. */
  readonly slack?: { readonly upTo: number; readonly because: string };
  /** Checks only periods with all values from one version. */
  readonly oneVintage?: true;
  /** Checks only while all series end at the same period: datasets of one release may be loaded at different times. */
  readonly oneRelease?: true;
  /** Number of latest periods to check. Absent: all. */
  readonly newest?: number;
}

/** Types the residual by the symbols of its sets. */
export const defineIdentity = <Symbols extends string>(identity: Identity<Symbols>): Identity => identity as Identity;
