/** What differs in a dataset: a part and why, and the series that must not be served for it; null for all of them. */
export interface Difference {
  readonly part: string;
  readonly detail: string;
  readonly seriesId: number | null;
}
