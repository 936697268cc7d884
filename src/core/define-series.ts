/** A canonical series: a permanent name for one series in a dataset. */
import { type Quirk, quirkText, type TimeSeriesDataset } from './define-dataset.ts';
import type { Frequency } from './frequency.ts';
import { ADJUSTMENTS } from './observation.ts';

/** In a sentence. */
export const adjustmentWords = ({ adjustment }: Pick<SeriesHandle, 'adjustment'>): string =>
  adjustment === 'not_applicable' ? 'adjustment not applicable' : adjustment.replaceAll('_', ' ');

/** not_applicable: prices of money, such as interest and exchange rates, which agencies do not adjust for seasons. */
export const SERIES_ADJUSTMENTS = [...ADJUSTMENTS, 'not_applicable'] as const;
export type SeriesAdjustment = (typeof SERIES_ADJUSTMENTS)[number];

export interface SeriesHandle {
  /** `AU.<TOPIC>[.<DETAIL>][.<PLACE or ADJUSTMENT>]` */
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly dataset: TimeSeriesDataset;
  /** The publisher's code for each dimension: `{ SERIES: 'GCPIAGYP' }`. Dimensions with a fixed code may be omitted. */
  readonly select: Readonly<Record<string, string>>;
  /** The unit of a value as shown, including the multiplier: `Per cent`, `Index, September 2025 month = 100`. */
  readonly units: string;
  /** `%`, `Index`, `AUD m` */
  readonly unitsShort: string;
  readonly frequency: Frequency;
  readonly adjustment: SeriesAdjustment;
  /** `Australia`, `New South Wales`, `Sydney`, `NSW1`. */
  readonly place: string;
  readonly topic: string;
  readonly tags: readonly string[];
  readonly related?: readonly string[];
  /**
   * event: a value applies until the next one, without values in between (the cash rate target). period: a value applies only to its own
   * period.
   */
  readonly nature?: 'event' | 'period';
  /**
   * Values change only when the index base changes. In vintages up to the day `until`, the values from the period `since` (`2012-Q3`) are
   * as first published. `because` gives the reason in one sentence.
   */
  readonly unrevised?: { readonly since: string; readonly until: string; readonly why: string };
}

/** The code of a series in one dimension: its own, the one fixed by the dataset, or the default. Null for any code. */
export function codeOf({ select, dataset }: Pick<SeriesHandle, 'select' | 'dataset'>, dimension: string): string | null {
  const declared = dataset.dimensions.find((one) => one.id === dimension);
  return select[dimension] ?? dataset.fixed[dimension] ?? declared?.default ?? null;
}

/** The notes on the dataset that apply to the series. */
export const quirksOfSeries = (handle: Pick<SeriesHandle, 'select' | 'dataset'>): readonly string[] =>
  handle.dataset.quirks.flatMap((quirk) => (concerns(quirk, handle) ? quirkText(quirk) : []));

function concerns(quirk: Quirk, handle: Pick<SeriesHandle, 'select' | 'dataset'>): boolean {
  if (typeof quirk === 'string') return true;
  if (quirk.of === 'table') return false;
  return Object.entries(quirk.of).every(([dimension, codes]) => codes.some((code) => code === codeOf(handle, dimension)));
}

export const defineSeries = (handle: SeriesHandle): SeriesHandle => handle;
