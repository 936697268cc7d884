/** Assigns a permanent id to one series in a dataset. */
import { type Quirk, quirkText, type TimeSeriesDataset } from './define-dataset.ts';
import type { Frequency } from './frequency.ts';
import { ADJUSTMENTS } from './observation.ts';

export const adjustmentWords = ({ adjustment }: Pick<SeriesHandle, 'adjustment'>): string =>
  adjustment === 'not_applicable' ? 'adjustment not applicable' : adjustment.replaceAll('_', ' ');

/** not_applicable: for interest rates, exchange rates and other prices of money, which agencies do not seasonally adjust. */
export const SERIES_ADJUSTMENTS = [...ADJUSTMENTS, 'not_applicable'] as const;
export type SeriesAdjustment = (typeof SERIES_ADJUSTMENTS)[number];

export interface SeriesHandle {
  /** The permanent id: `AU.<TOPIC>[.<DETAIL>][.<PLACE or ADJUSTMENT>]`. */
  readonly id: string;
  readonly aliases?: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly dataset: TimeSeriesDataset;
  /** The agency's code for each dimension, such as `{ SERIES: 'GCPIAGYP' }`. Dimensions with a fixed code in the dataset may be omitted. */
  readonly select: Readonly<Record<string, string>>;
  /** The unit as shown, including the multiplier: `Per cent`, `Index, September 2025 month = 100`. */
  readonly units: string;
  /** For example `%`, `Index` or `AUD m`. */
  readonly unitsShort: string;
  readonly frequency: Frequency;
  readonly adjustment: SeriesAdjustment;
  /** For example `Australia`, `New South Wales`, `Sydney` or `NSW1`. */
  readonly place: string;
  readonly topic: string;
  readonly tags: readonly string[];
  readonly related?: readonly string[];
  /** event: a value applies until the next value (such as the cash rate target). period: a value applies only to its own period. */
  readonly nature?: 'event' | 'period';
  /** The dataset with the decisions, if the value changes only by decisions. A missing day then matters only if a later decision exists. */
  readonly decidedIn?: TimeSeriesDataset;
  /**
   * Present if the values are revised only when the reference period of the index changes. In vintages up to the date `until`, values
   * from the period `since` (`2012-Q3`) are first-published values. `why` is one sentence.
   */
  readonly unrevised?: { readonly since: string; readonly until: string; readonly why: string };
}

/** Returns the code of a series in one dimension: its own code, the fixed code or the default. Returns null if all codes are possible. */
export function codeOf({ select, dataset }: Pick<SeriesHandle, 'select' | 'dataset'>, dimension: string): string | null {
  const declared = dataset.dimensions.find((one) => one.id === dimension);
  return select[dimension] ?? dataset.fixed[dimension] ?? declared?.default ?? null;
}

/** Returns the notes on the dataset that apply to the series. */
export const quirksOfSeries = (handle: Pick<SeriesHandle, 'select' | 'dataset'>): readonly string[] =>
  handle.dataset.quirks.flatMap((quirk) => (concerns(quirk, handle) ? quirkText(quirk) : []));

function concerns(quirk: Quirk, handle: Pick<SeriesHandle, 'select' | 'dataset'>): boolean {
  if (typeof quirk === 'string') return true;
  if (quirk.of === 'table') return false;
  return Object.entries(quirk.of).every(([dimension, codes]) => codes.some((code) => code === codeOf(handle, dimension)));
}

export const defineSeries = (handle: SeriesHandle): SeriesHandle => handle;
