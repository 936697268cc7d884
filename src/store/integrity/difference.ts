/** A difference between stored data and their digest, with its reason. `seriesId` is the series to block. Null blocks all series. */
export interface Difference {
  readonly part: string;
  readonly detail: string;
  readonly seriesId: number | null;
}
