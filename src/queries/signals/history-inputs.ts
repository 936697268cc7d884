/** The inputs of a history signal as read. */
import type { MethodBreak } from '../../catalogue/breaks/method-break.ts';
import type { Sampling, SeriesView } from '../../core/define-signal.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { LoadedSeries, StoredDataset } from '../series/reading/stored-series.ts';
import type { Touched } from './signal-views.ts';

export interface Input {
  readonly name: string;
  readonly sample: Sampling;
  /** Name that it shares with similar inputs in `meta.inputs`. Its own unless declared. */
  readonly listedAs: string;
  /** Null for a missing optional dataset. */
  readonly on: StoredDataset | null;
  /** Why it is missing, if the dataset is stored. */
  readonly why?: string;
  /** Null for a missing optional series. */
  readonly loaded: LoadedSeries | null;
  readonly view: SeriesView;
  /** Breaks of the series. Empty without it. */
  readonly breaks: readonly MethodBreak[];
}

export interface Inputs {
  readonly freq: Frequency;
  readonly all: readonly Input[];
  readonly views: Readonly<Record<string, SeriesView>>;
  /** Views of the inputs that bound the rows. */
  readonly bounds: readonly SeriesView[];
  /** Values read for a row, if recorded. */
  readonly touched: Touched;
  /** Ordinals at which all can be read, or null. */
  readonly span: { readonly from: number; readonly to: number } | null;
}
