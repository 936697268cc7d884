/** The inputs of a history indicator, as read. */
import type { MethodBreak } from '../../catalogue/breaks/method-break.ts';
import { dottedId } from '../../core/define-dataset.ts';
import type { Sampling, SeriesView } from '../../core/define-signal.ts';
import type { Frequency } from '../../core/frequency.ts';
import { formatPeriod, period } from '../../core/period.ts';
import type { LoadedSeries, StoredDataset } from '../series/reading/stored-series.ts';
import type { Touched } from './signal-views.ts';

export interface Input {
  readonly name: string;
  readonly sample: Sampling;
  /** The name that it shares with similar inputs in `meta.inputs`. By default its symbol. */
  readonly listedAs: string;
  /** Null if an optional dataset is missing. */
  readonly on: StoredDataset | null;
  /** The reason why the input is missing although its dataset is stored. */
  readonly why?: string;
  /** Null if an optional series is missing. */
  readonly loaded: LoadedSeries | null;
  readonly view: SeriesView;
  /** The breaks in the series. Empty if the series is missing. */
  readonly breaks: readonly MethodBreak[];
}

export interface Inputs {
  readonly freq: Frequency;
  readonly all: readonly Input[];
  readonly views: Readonly<Record<string, SeriesView>>;
  /** Views of the inputs that determine the range of rows. */
  readonly bounds: readonly SeriesView[];
  /** Records the values that are read for a row. */
  readonly touched: Touched;
  /** The ordinals for which all inputs can be read, or null. */
  readonly span: { readonly from: number; readonly to: number } | null;
}

export const absenceNotes = ({ all }: Inputs): readonly string[] =>
  all.flatMap(({ on, why, view: { handle } }) =>
    on === null ? [`${why ?? `${dottedId(handle.dataset)} is not stored.`} Fields that need ${handle.id} are null.`] : [],
  );

export function endNotes({ freq, bounds }: Inputs): readonly string[] {
  if (new Set(bounds.map(({ span }) => span?.to)).size <= 1) return [];
  const named = bounds.map((view) => `${view.handle.id} ${view.span ? formatPeriod(period(freq, view.span.to)) : 'none'}`);
  return [`The inputs end at different periods: ${named.join(', ')}. A row needs all of them.`];
}
