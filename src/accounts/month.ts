/** Calendar months in UTC for quota, and days for usage. */

export interface Month {
  /** `2026-11` */
  readonly name: string;
  /** First instant of the month and first instant of the next, ms since the epoch. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The month of an instant. */
export function monthOf(instant: number): Month {
  const date = new Date(instant);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { name: date.toISOString().slice(0, 7), startsAt: Date.UTC(year, month), endsAt: Date.UTC(year, month + 1) };
}

/** `2026-11-21`: UTC day of an instant. */
export const utcDayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
