/** A canonical series: a named handle on one series of one dataset, stable for ever. */
import type { TimeSeriesDataset } from './define-dataset.ts';
import type { Frequency } from './frequency.ts';
import type { Adjustment } from './observation.ts';

export interface SeriesHandle {
  /** `AU.<TOPIC>[.<DETAIL>][.<PLACE or ADJUSTMENT>]` */
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly dataset: TimeSeriesDataset;
  /** The publisher's code for each of the publisher's dimensions: `{ SERIES: 'GCPIAGYP' }`. Fixed dimensions of the dataset may be left out. */
  readonly select: Readonly<Record<string, string>>;
  /** `Per cent`, `Index, September 2025 month = 100`: what one unit of the shown value is, multiplier included. */
  readonly units: string;
  /** `%`, `Index`, `AUD m` */
  readonly unitsShort: string;
  readonly frequency: Frequency;
  readonly adjustment: Adjustment;
  /** `Australia`, `New South Wales`, `Sydney`, `NSW1`. */
  readonly place: string;
  readonly topic: string;
  readonly tags: readonly string[];
  readonly related?: readonly string[];
  /**
   * event: each value holds from its date until the next one (the cash rate target); between events nothing is published.
   * period: each value is about its own period only.
   */
  readonly nature?: 'event' | 'period';
  /**
   * The publisher does not revise values but for a new reference base: those of periods from `since` on (`2012-Q3`), in vintages up to the
   * day `until`, are as they were first published. With the reason, one sentence.
   */
  readonly unrevised?: { readonly since: string; readonly until: string; readonly why: string };
}

/** The code that a handle selects of one of the publisher's dimensions: its own, what its dataset fixes, or its dataset's default; null for any. */
export function codeOf({ select, dataset }: Pick<SeriesHandle, 'select' | 'dataset'>, dimension: string): string | null {
  const declared = dataset.dimensions.find((one) => one.id === dimension);
  return select[dimension] ?? dataset.fixed[dimension] ?? declared?.default ?? null;
}

export const defineSeries = (handle: SeriesHandle): SeriesHandle => handle;
