/** Determines the measure and unit of a column. */

export interface Measure {
  readonly code: string;
  readonly label: string;
  /** The unit without its multiplier, as in core/units. */
  readonly unit: string;
  /** The multiplier as a power of ten: 6 for millions. */
  readonly multiplier: number;
}

export const NUMBER: Measure = { code: 'value_number', label: 'Number', unit: 'Number', multiplier: 0 };
/** The measure for ratios, which stay fractions as published. For example, 0.105 is 10.5 per cent. */
export const RATIO: Measure = { code: 'value_ratio', label: 'Ratio, as a fraction', unit: 'Ratio', multiplier: 0 };

const COUNTS = /\bnumber of\b|^number\b/i;
const RATIOS = /\b(?:ratio|percentage|proportion|per cent)\b|%|\breturn on\b|\brates? of return\b/i;
/**
 * Matches the end of a name such as `Impaired assets to total assets`, which is a ratio. Names with `loans to` or `credit to` are not
 * ratios.
 */
const ONE_TO_ANOTHER = /\b(?:exposures|assets|income)$/i;
const FLOW_TO_SOMEBODY = /\b(?:loans|credit|lending|expense|amounts) to\b/i;
const isQuotient = (item: string): boolean =>
  RATIOS.test(item) || (ONE_TO_ANOTHER.test(item) && / to /i.test(item.slice(1)) && !FLOW_TO_SOMEBODY.test(item));

/** Returns true if a title shows that values are ratios: `Rate of return (per cent)`. */
export const isOfQuotients = (title: string): boolean => RATIOS.test(title);

/** Returns the measure for an item, by its name: a count, a ratio, or the table's money measure. */
export function measureOfItem(item: string, money: Measure): Measure {
  if (COUNTS.test(item)) return NUMBER;
  return isQuotient(item) ? RATIO : money;
}
