/** A difference in a dataset: the part, the reason, and the series to block. Null blocks all series. */
export interface Difference {
  readonly part: string;
  readonly detail: string;
  readonly seriesId: number | null;
}
