/** The form of an identity: figures that have to agree with each other, from one dataset or several, whoever publishes them. */
import type { TimeSeriesDataset } from '../../core/define-dataset.ts';

/** One figure of an identity: a series, read at the period that is looked at, some periods before, or as it is in force on that day. */
export interface Term {
  readonly dataset: TimeSeriesDataset;
  /** The publisher's code for each of its dimensions; what is left out is what the dataset fixes, or shows when nothing is requested. */
  readonly select: Readonly<Record<string, string>>;
  /** So many periods before. */
  readonly lag?: number;
  /** Each value holds until the next one; read at the last day of the period. */
  readonly inForce?: true;
}

/** The figures of one set, by the symbols of the formula. */
export type Terms<Symbols extends string = string> = Readonly<Record<Symbols, Term>>;

export interface Identity<Symbols extends string = string> {
  /** `unemployment-rate` */
  readonly id: string;
  /** What has to agree, as the beginning of a sentence: `The unemployment rate and the persons behind it`. */
  readonly title: string;
  /** `u = 100 U / L` */
  readonly formula: string;
  /** What it is checked for, by its name: `Victoria, trend`. Empty where there is one set. */
  readonly sets: Readonly<Record<string, Terms<Symbols>>>;
  /** Left side less right side. */
  readonly residual: (x: Readonly<Record<Symbols, number>>) => number;
  /** How far the sides may be apart besides the rounding of each figure, in the unit of the residual, and why. */
  readonly slack?: { readonly upTo: number; readonly because: string };
  /** Looks only at periods whose figures all came with one version: of others nothing is said. */
  readonly oneEdition?: true;
  /** Looks at so many of the newest periods only; absent: at all. */
  readonly newest?: number;
}

/** Gives the residual the symbols of its sets. */
export const defineIdentity = <Symbols extends string>(identity: Identity<Symbols>): Identity => identity as Identity;
