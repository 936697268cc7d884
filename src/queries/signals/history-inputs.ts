/** The inputs of a history signal as they were read. */
import type { MethodBreak } from '../../catalogue/breaks/method-break.ts';
import type { Sampling, SeriesView } from '../../core/define-signal.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { LoadedSeries, StoredDataset } from '../series/stored-series.ts';
import type { Touched } from './signal-views.ts';

export interface Input {
  readonly name: string;
  readonly sample: Sampling;
  /** Null where none is stored, and the signal can do without. */
  readonly on: StoredDataset | null;
  /** Null where the dataset has no such series, and that is allowed. */
  readonly loaded: LoadedSeries | null;
  readonly view: SeriesView;
  /** Breaks of the series; none where it is not there. */
  readonly breaks: readonly MethodBreak[];
}

export interface Inputs {
  readonly freq: Frequency;
  readonly all: readonly Input[];
  readonly views: Readonly<Record<string, SeriesView>>;
  /** Views of the inputs that bound the rows. */
  readonly bounds: readonly SeriesView[];
  /** What is read for a row, where that is looked at. */
  readonly touched: Touched;
  /** Ordinals at which all of those can be read; null if none. */
  readonly span: { readonly from: number; readonly to: number } | null;
}
