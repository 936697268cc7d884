/** Months in UTC for the quota, and days in UTC for counts of requests. */

export interface Month {
  /** For example `2026-11`. */
  readonly name: string;
  /** The starts of this and the next month, in ms since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
}

export function monthOf(instant: number): Month {
  const date = new Date(instant);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { name: date.toISOString().slice(0, 7), startsAt: Date.UTC(year, month), endsAt: Date.UTC(year, month + 1) };
}

/** Returns the day of an instant in UTC, such as `2026-11-21`. */
export const utcDayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
