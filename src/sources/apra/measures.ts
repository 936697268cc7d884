/** What a column of figures measures, and in which unit. */

export interface Measure {
  readonly code: string;
  readonly label: string;
  /** As core/units reads it, without its multiplier. */
  readonly unit: string;
  /** Power of ten of the unit: 6 where the publisher gives millions. */
  readonly multiplier: number;
}

/** Figures of a table that are no amounts of money: counts of things. */
export const NUMBER: Measure = { code: 'value_number', label: 'Number', unit: 'Number', multiplier: 0 };
/** Quotients, as published: 0.105 is 10.5 per cent. */
export const RATIO: Measure = { code: 'value_ratio', label: 'Ratio, as a fraction', unit: 'Ratio', multiplier: 0 };

const COUNTS = /\bnumber of\b|^number\b/i;
const RATIOS = /\b(?:ratio|percentage|proportion|per cent)\b|%|\breturn on\b|\brates? of return\b/i;
/** `Impaired assets to total assets`, but not `Loans to other entities of which: financial assets`. */
const ONE_TO_ANOTHER = /\b(?:exposures|assets|income)$/i;
const FLOW_TO_SOMEBODY = /\b(?:loans|credit|lending|expense|amounts) to\b/i;
const isQuotient = (item: string): boolean =>
  RATIOS.test(item) || (ONE_TO_ANOTHER.test(item) && / to /i.test(item.slice(1)) && !FLOW_TO_SOMEBODY.test(item));

/** Whether a title over a block of figures says that they are quotients: `Rate of return (per cent)`. */
export const isOfQuotients = (title: string): boolean => RATIOS.test(title);

/** The measure of an item that its own name says: a count, a quotient, or else the amount of money that the table is in. */
export function measureOfItem(item: string, money: Measure): Measure {
  if (COUNTS.test(item)) return NUMBER;
  return isQuotient(item) ? RATIO : money;
}
