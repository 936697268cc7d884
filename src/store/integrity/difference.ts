/**
 * A difference between stored data and their digest: the part, the reason, and the series to block. If `seriesId` is null, all series are
 * blocked.
 */
export interface Difference {
  readonly part: string;
  readonly detail: string;
  readonly seriesId: number | null;
}
