/** A signal: inputs, parameters, row fields and one formula, from which all else about it follows. */
import type { SeriesHandle } from './define-series.ts';
import type { Frequency } from './frequency.ts';

/** A constant from outside the data: value, unit, from when, and who says so. */
export interface DatedConstant {
  readonly value: number;
  readonly unit: string;
  /** `2024-07-01`: holds from this day. */
  readonly from: string;
  readonly source: string;
  readonly sourceUrl: string;
}

export interface RowField {
  readonly type: 'number' | 'string' | 'period' | 'array' | 'object';
  readonly unit: string | null;
  readonly description: string;
}

export type ParameterDeclaration =
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string; readonly description: string }
  | {
      readonly kind: 'number';
      readonly default: number | DatedConstant;
      readonly min: number;
      readonly max: number;
      readonly unit: string;
      readonly description: string;
    };

export type ParameterValues = Readonly<Record<string, string | number>>;

/**
 * How an input of another frequency is read at period t of the signal:
 * same (its own periods), end (the value of the last input period inside t), mean, sum (all input periods must be there),
 * step (an event series: the value in force on the last day of t, known only up to the day the table was published).
 */
export type Sampling = 'same' | 'end' | 'mean' | 'sum' | 'step';

export interface InputDeclaration {
  readonly series: SeriesHandle;
  readonly sample: Sampling;
}

/** An input inside a formula. Calling it with a period gives the value, or leaves the row out when there is none. */
export interface SeriesView {
  (t: number): number;
  /** The value, or null where absence is itself part of the answer. */
  maybe(t: number): number | null;
  /** Newest value of the input with its own period, or null when it holds none. */
  latest(): { readonly t: number; readonly period: string; readonly value: number } | null;
  /** The value before the newest one. */
  previous(): { readonly t: number; readonly period: string; readonly value: number } | null;
  /** First and last ordinal of the signal's frequency at which the input can be read; null when it is empty. */
  readonly span: { readonly from: number; readonly to: number } | null;
  readonly handle: SeriesHandle;
}

export type SignalRow = Readonly<Record<string, unknown>>;
export type StaleRule = 'serve_cached' | 'refuse';

export interface SignalBase {
  /** Path segment: `real-wages`. */
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  /** One line for lists. */
  readonly summary: string;
  readonly stale: StaleRule;
  /** The formula, a line each, in the symbols of `inputs`; the header of the file says the same, and a test holds them together. */
  readonly formula: readonly string[];
  /** Rises by one with every change of the formula; the CHANGELOG says what changed. */
  readonly methodologyVersion: number;
  readonly parameters: Readonly<Record<string, ParameterDeclaration>>;
  /** Fields of a row besides `period`, in order. */
  readonly row: Readonly<Record<string, RowField>>;
  /** Sentences for meta.notes, whatever the answer. */
  readonly notes?: readonly string[];
}

export interface HistorySignal<Names extends string = string> extends SignalBase {
  readonly mode: 'history';
  readonly frequency: Frequency;
  inputs(parameters: ParameterValues): Readonly<Record<Names, InputDeclaration>>;
  /** The row of period t. Every input called without a value leaves the row out; nothing is filled. */
  compute(inputs: Readonly<Record<Names, SeriesView>>, t: number, parameters: ParameterValues): SignalRow;
  /** The answer without a window, where it is more than the newest row. */
  snapshot?(inputs: Readonly<Record<Names, SeriesView>>, newest: SignalRow, parameters: ParameterValues): SignalRow;
}

export type Signal = HistorySignal;

/** Keeps the names of the inputs typed inside the declaration, and forgets them outside. */
export function defineHistorySignal<Names extends string>(signal: HistorySignal<Names>): Signal {
  return signal as unknown as Signal;
}
