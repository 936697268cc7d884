/** Converts the value of a filter to the spelling in the register: dates to ISO, ABNs and ACNs to digits, states to abbreviations. */
import { readBound } from '../../../core/calendar/period-spellings.ts';
import type { Column } from '../../../core/define-dataset.ts';
import { quoted } from '../../../core/errors.ts';
import { abnOfAcn, acnInAbn, checkAbn, checkAcn, identifierDigits } from '../../../core/identifiers.ts';
import { DAY_MS, isoDay } from '../../../core/period.ts';
import { matchState } from '../../../core/places/geography.ts';

/** The spelling in the register, or the reason why no row can have the value. */
type FilterValue = { readonly values: readonly string[] } | { readonly problem: string };

const ABN = /(?:^|_)abn$/;
const ACN = /(?:^|_)(?:acn|arbn)$/;
const STATE = /(?:^|_)state(?:_of_registration)?$/;

export const isStateColumn = ({ name }: Column): boolean => STATE.test(name);

/** Reads one value of a filter. Values of other columns, and values that end in `*`, are unchanged. */
export function filterValue(column: Column, value: string): FilterValue {
  if (value.endsWith('*')) return { values: [value] };
  if (column.type === 'date') return datesIn(column, value);
  if (ABN.test(column.name)) return abnIn(value);
  if (ACN.test(column.name)) return acnIn(value);
  const state = isStateColumn(column) ? matchState(value) : null;
  return { values: [state?.abbreviation ?? value] };
}

/** A longer period than a day matches all its days: `2024-Q1` becomes `2024-01-*`, `2024-02-*` and `2024-03-*`. */
function datesIn({ name }: Column, value: string): FilterValue {
  const bound = readBound(value);
  if (bound === null) return { problem: `${quoted(value)} is not a date for ${quoted(name)}. Write 2024-04-18, 2024-04 or 2024.` };
  const [first, last] = [bound.fromMs, bound.toMs].map((ms) => isoDay(Math.floor(ms / DAY_MS))) as [string, string];
  if (first === last) return { values: [first] };
  if (first.endsWith('-01-01') && last === `${first.slice(0, 4)}-12-31`) return { values: [`${first.slice(0, 5)}*`] };
  return { values: monthsBetween(first, last).map((month) => `${month}-*`) };
}

function monthsBetween(first: string, last: string): readonly string[] {
  const number = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: number(last) - number(first) + 1 }, (_, i) => {
    const month = number(first) + i;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

/** The ABN of a company can also be written as its ACN. */
function abnIn(value: string): FilterValue {
  const digits = identifierDigits(value);
  const check = checkAbn(digits);
  if (check.valid) return { values: [check.abn] };
  const ofCompany = digits.length === 9 ? abnOfAcn(digits) : null;
  if (ofCompany !== null) return { values: [ofCompany.abn] };
  return check.fault === 'malformed' ? { problem: `${check.reason} ${quoted(value)} is not an ABN.` } : { values: [digits] };
}

/** Spreadsheets remove the leading zeros of an ACN. The ABN of a company ends with its ACN. */
function acnIn(value: string): FilterValue {
  const digits = identifierDigits(value);
  const check = checkAcn(/^\d{6,8}$/.test(digits) ? digits.padStart(9, '0') : digits);
  if (check.valid) return { values: [check.acn] };
  const inAbn = checkAbn(digits).valid ? acnInAbn(digits) : null;
  if (inAbn !== null) return { values: [inAbn] };
  return /^\d{9}$/.test(digits) ? { values: [digits] } : { problem: `An ACN has 9 digits. ${quoted(value)} is not an ACN.` };
}

/** The note for an identifier that cannot occur, because its check digits are wrong. Null for all others. */
export function wrongCheckDigits({ name }: Column, value: string): string | null {
  const kind = ABN.test(name) ? 'ABN' : ACN.test(name) ? 'ACN' : null;
  if (kind === null || value.endsWith('*')) return null;
  const check = kind === 'ABN' ? checkAbn(value) : checkAcn(value);
  return check.valid || check.fault === 'malformed' ? null : `${value} is not a valid ${kind}: its check digits do not match.`;
}
