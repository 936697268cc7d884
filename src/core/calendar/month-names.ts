export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const SHORT_MONTHS: readonly string[] = MONTHS.map((name) => name.slice(0, 3));

/** `jan` to `dec`, for comparing with text in lower case. */
export const FOLDED_MONTHS: readonly string[] = SHORT_MONTHS.map((name) => name.toLowerCase());

/** Writes an ISO month in words: `January 2026`. */
export const isoMonthInWords = (month: string): string => `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** Writes an ISO day in words: `29 January 2026`. */
export const isoDayInWords = (day: string): string => `${Number(day.slice(8))} ${isoMonthInWords(day)}`;
