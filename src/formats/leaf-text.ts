/** Helps to draft declarations by making identifiers from agency labels and by writing TypeScript text. */
import type { Frequency } from '../core/frequency.ts';

/** The maximum length of an identifier, in characters. */
const LONGEST = 60;

/**
 * Converts a label to an identifier. `Total hourly rates of pay; Excl. bonuses` becomes `total_hourly_rates_of_pay_excl_bonuses`. The
 * result may be empty.
 */
export function wordOf(label: string): string {
  const word = label
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  return word.length <= LONGEST ? word : word.slice(0, word.lastIndexOf('_', LONGEST));
}

export const constantName = (id: string): string => id.toUpperCase().replaceAll(/[^A-Z0-9]/g, '_');

/** Writes the member `words` of a declaration. An identifier that starts with a digit, such as `90_day_bank_bill`, needs quotes. */
export const wordsMember = (words: readonly (readonly [string, string])[]): readonly string[] =>
  words.length === 0
    ? ['words: {},']
    : ['words: {', ...words.map(([word, code]) => `  ${/^\d/.test(word) ? `'${word}'` : word}: ${quoted(code)},`), '},'];

export const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const FINEST_FIRST = ['D', 'W', 'M', 'Q', 'S', 'A', 'FY'] as const satisfies readonly Frequency[];

/** Returns the highest frequency in the list, or yearly for an empty list. */
export const finestOf = (frequencies: readonly string[]): (typeof FINEST_FIRST)[number] =>
  FINEST_FIRST.find((frequency) => frequencies.includes(frequency)) ?? 'A';

/** The age in days after which data are out of date, by frequency. Used until a person reviews the draft. */
export const DRAFT_MAX_AGE_DAYS: Readonly<Record<(typeof FINEST_FIRST)[number], number>> = {
  D: 10,
  W: 21,
  M: 100,
  Q: 200,
  S: 400,
  A: 700,
  FY: 700,
};
