/** Names of the months, January first. */
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

/** `Jan` to `Dec`. */
export const SHORT_MONTHS: readonly string[] = MONTHS.map((name) => name.slice(0, 3));

/** `jan` to `dec`, for text in lower case. */
export const FOLDED_MONTHS: readonly string[] = SHORT_MONTHS.map((name) => name.toLowerCase());
