/** Measure and unit of a column. */

export interface Measure {
  readonly code: string;
  readonly label: string;
  /** As in core/units, without its multiplier. */
  readonly unit: string;
  /** A power of ten: 6 for millions. */
  readonly multiplier: number;
}

export const NUMBER: Measure = { code: 'value_number', label: 'Number', unit: 'Number', multiplier: 0 };
/** As published: 0.105 is 10.5 per cent. */
export const RATIO: Measure = { code: 'value_ratio', label: 'Ratio, as a fraction', unit: 'Ratio', multiplier: 0 };

const COUNTS = /\bnumber of\b|^number\b/i;
const RATIOS = /\b(?:ratio|percentage|proportion|per cent)\b|%|\breturn on\b|\brates? of return\b/i;
/** `Impaired assets to total assets` is a ratio. A name with `loans to` or `credit to` before an asset is not. */
const ONE_TO_ANOTHER = /\b(?:exposures|assets|income)$/i;
const FLOW_TO_SOMEBODY = /\b(?:loans|credit|lending|expense|amounts) to\b/i;
const isQuotient = (item: string): boolean =>
  RATIOS.test(item) || (ONE_TO_ANOTHER.test(item) && / to /i.test(item.slice(1)) && !FLOW_TO_SOMEBODY.test(item));

/** For example `Rate of return (per cent)`. */
export const isOfQuotients = (title: string): boolean => RATIOS.test(title);

/** From the item's name: a count, a ratio, or the table's money measure. */
export function measureOfItem(item: string, money: Measure): Measure {
  if (COUNTS.test(item)) return NUMBER;
  return isQuotient(item) ? RATIO : money;
}
