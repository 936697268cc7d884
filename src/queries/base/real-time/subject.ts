/** Types for a series and the requested point in time. */
import type { TimeSeriesDataset } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { StoredSeries, Version } from '../../../store/ports/series.ts';
import type { ReadSlice } from '../read-slice.ts';
import type { StoredState } from '../stored-dataset.ts';
import type { VintageGap } from './vintage-gap.ts';

/** A stored series with the version that was current at a point in time. */
export interface Subject {
  /** The name of the series in errors, such as `AU.GDP.QOQ`. */
  readonly named: string;
  readonly dataset: TimeSeriesDataset;
  readonly state: StoredState;
  readonly stored: StoredSeries;
  readonly version: Version | null;
  readonly nature?: SeriesHandle['nature'];
  readonly unrevised?: SeriesHandle['unrevised'];
}

export interface KnownThen {
  readonly version: Version;
  readonly vintage: Version;
  readonly slice: ReadSlice;
  /** True if the slice combines values of several versions, because each value has a separate release date. */
  readonly isOwn: boolean;
  readonly gap: VintageGap | null;
}

export const subjectOf = ({
  handle,
  state,
  stored,
}: {
  readonly handle: SeriesHandle;
  readonly state: StoredState;
  readonly stored: StoredSeries;
}): Omit<Subject, 'version'> => ({
  named: handle.id,
  dataset: handle.dataset,
  state,
  stored,
  ...(handle.nature === undefined ? {} : { nature: handle.nature }),
  ...(handle.unrevised === undefined ? {} : { unrevised: handle.unrevised }),
});
