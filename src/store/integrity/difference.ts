/**
 * A difference between stored data and their digest: the part, the reason, and the series to block. A null `seriesId` blocks all series.
 */
export interface Difference {
  readonly part: string;
  readonly detail: string;
  readonly seriesId: number | null;
}
