/** Types for the inputs of an indicator with rows by period. */

import type { MethodBreak } from '../../catalogue/breaks/method-break.ts';
import { addTo } from '../../core/basic/lists.ts';
import { capitalised } from '../../core/basic/text.ts';
import { type DatasetKey, dottedId } from '../../core/define-dataset.ts';
import type { Sampling, SeriesView } from '../../core/define-signal.ts';
import type { Frequency } from '../../core/frequency.ts';
import { period } from '../../core/period.ts';
import { periodInWords } from '../../signals/wording/periods.ts';
import type { Version } from '../../store/ports/series.ts';
import type { LoadedSeries, StoredDataset } from '../series/reading/stored-series.ts';
import type { Touched } from './signal-views.ts';

export interface Input {
  readonly name: string;
  readonly sample: Sampling;
  /** The name in `meta.inputs`. By default it is the symbol. Similar inputs can share a name. */
  readonly listedAs: string;
  /** The stored dataset. Null if the input is optional and its dataset is not stored. */
  readonly on: StoredDataset | null;
  /** The reason why the input has no values, although its dataset is stored. */
  readonly why?: string;
  /** The series. Null if it is optional and its stored dataset does not contain it. */
  readonly loaded: LoadedSeries | null;
  readonly view: SeriesView;
  readonly breaks: readonly MethodBreak[];
}

export interface Inputs {
  readonly freq: Frequency;
  readonly all: readonly Input[];
  readonly views: Readonly<Record<string, SeriesView>>;
  /** Views of the inputs that limit the range of rows. */
  readonly bounds: readonly SeriesView[];
  /** Records which periods of each input a row reads. */
  readonly touched: Touched;
  /** Ordinals of the first and the last period in which all inputs can be read. Null if there are no such periods. */
  readonly span: { readonly from: number; readonly to: number } | null;
  /** Datasets that are read in an older version, so that all inputs are from the same release. */
  readonly older: ReadonlyMap<DatasetKey, Version>;
}

export const absenceNotes = ({ all }: Inputs): readonly string[] =>
  all.flatMap(({ on, why, view: { handle } }) =>
    on === null ? [`${why ?? `${dottedId(handle.dataset)} is not stored.`} Fields that need ${handle.id} are null.`] : [],
  );

export function endNotes({ freq, bounds }: Inputs): readonly string[] {
  if (new Set(bounds.map(({ span }) => span?.to)).size <= 1) return [];
  const byEnd = new Map<string, string[]>();
  for (const { handle, span } of bounds) addTo(byEnd, span ? periodInWords(period(freq, span.to)) : 'no value', handle.id);
  const ends = [...byEnd].map(([end, ids]) => `${capitalised(end)}: ${ids.join(', ')}.`);
  return [`The inputs end with different periods, and rows end with the earliest. ${ends.join(' ')}`];
}
