/** Reads reference periods from comments in a time series workbook. A comment applies to a column or to the table. */
import { referencePeriod, referenceWords } from '../../core/series/reference-period.ts';

/** The reference periods that apply to all series in the table. */
export interface StatedReference {
  readonly index: string | null;
  readonly volume: string | null;
}

/** Matches `Reference base of each index: 2008-2009 = 100.0` and `Reference year for indexes is 2023-24 = 100.` */
const OF_INDEX = /of each index:|for indexes is/i;
/** Matches `Reference year for chain volume measures and real income measures is 2023-24.` */
const OF_VOLUME = /(?:chain volume|real income) measures is/i;
/** Number of characters in which to look for a period. The longest period is `Financial year 2008-09`. */
const MOST_CHARACTERS = 40;
/**
 * Matches comments about the base. The comment `Due to seasonal adjustment, the reference base may not equal 100.0` also matches, although
 * it states no base.
 */
const ABOUT_BASE = /\bbase\b|reference period/i;
const CHAINED = /chain volume|\breal\b/i;

/** Returns the period after a phrase. For an index, `= 100` must follow it. */
function periodIn(phrase: RegExp, texts: readonly string[]): string | null {
  for (const text of texts) {
    const found = phrase.exec(text);
    const behind = found === null ? '' : text.slice(found.index + found[0].length, found.index + found[0].length + MOST_CHARACTERS);
    const [words = '', equals] = behind.split('=');
    const period = phrase === OF_INDEX && !/^ ?100/.test(equals ?? 'none') ? null : referencePeriod(words);
    if (period !== null) return period;
  }
  return null;
}

export const statedReference = (comments: readonly string[]): StatedReference => ({
  index: periodIn(OF_INDEX, comments),
  volume: periodIn(OF_VOLUME, comments),
});

/** Returns the reference period of a series: `2008-09 = 100` for an index, `2023-24` for a chain volume, or null. */
export function referenceOf(name: string, unit: string, comment: string | undefined, table: StatedReference): string | null {
  if (unit === 'Index') {
    const period = comment !== undefined && ABOUT_BASE.test(comment) ? periodIn(OF_INDEX, [comment]) : table.index;
    return period === null ? null : `${referenceWords(period)} = 100`;
  }
  return unit === 'AUD' && CHAINED.test(name) ? table.volume : null;
}
