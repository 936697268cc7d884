/** Reads income years in ATO files: `2022–23`, `2024 - 25`, `2021/22`, `1999–2000`, with footnote marks (`2000–012`, `2016–17 (a)`). */
import { at } from '../../core/assert.ts';
import { formatPeriod } from '../../core/period.ts';
import { foldHeader } from '../../formats/sheet-table.ts';

const WHOLE = /^(\d{4}) ?[-/] ?(\d{2,6})(?:,\d{1,2})*(?: ?(?:\((?:[a-z]|\d{1,2})\)|\*))*$/;
const ANYWHERE = /(?<![\d/])(\d{4}) ?[-/] ?(\d{2,6})(?![\d/])/g;
const MOST_NOTE_DIGITS = 2;

/** Returns the ordinal of an income year without footnote digits, or null for other text. The second year must follow the first. */
export function incomeYear(text: string): number | null {
  const m = WHOLE.exec(foldHeader(text));
  return m ? following(Number(m[1]), at(m, 2)) : null;
}

/** Returns the ordinals of all income years in a text, in text order. */
export function incomeYearsIn(text: string): readonly number[] {
  return [...foldHeader(text).matchAll(ANYWHERE)].flatMap(([, start, rest = '']) => following(Number(start), rest) ?? []);
}

/** Formats an income year: the ordinal 2023 becomes `2022-23`. */
export const incomeYearText = (t: number): string => formatPeriod({ freq: 'FY', t }).slice(2);

function following(start: number, rest: string): number | null {
  const end = start + 1;
  const spelled = [String(end), String(end).slice(2)].find((text) => rest.startsWith(text));
  return spelled !== undefined && rest.length - spelled.length <= MOST_NOTE_DIGITS ? end : null;
}
