/** Declares the columns in a register, and converts their cells. */
import { LRUCache } from 'lru-cache';
import type { Column, RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { identifierDigits } from '../../core/identifiers.ts';
import { isoDay } from '../../core/period.ts';
import { publishedDay } from '../../formats/published-date.ts';
import { numberIn } from '../../formats/published-number.ts';

export interface Field extends Column {
  readonly header: string;
  /** True if a file may lack the column. Its values are then null. */
  readonly optional?: true;
  /** Returns true for an invalid identifier. Its value becomes null. */
  readonly isOdd?: (cell: string) => boolean;
  /** Converts a cell. `other` returns another cell in the row. Throws PARSE_VALUE without an address, which the caller adds. */
  read(cell: string, other: (header: string) => string): RegisterRow[string];
}

type More = Partial<Pick<Field, 'match' | 'indexed' | 'aliases' | 'codes' | 'optional' | 'hidden' | 'preferred'>>;

const declared = (name: string, header: string, description: string, read: Field['read'], more: Partial<Field> = {}): Field => ({
  name,
  header,
  description,
  type: 'text',
  ...more,
  read,
});

/** Declares a column with text as published. Empty cells are null. */
export const text = (name: string, header: string, description: string, more: More = {}): Field =>
  declared(name, header, description, textOrNull, more);

/** Declares a column with a comment. The agency's text for no comment becomes null. */
export const comment = (name: string, header: string, description: string): Field =>
  declared(name, header, description, (cell) => (/^no comment made\.?$/i.test(cell) ? null : textOrNull(cell)));

/** Declares a column with a date in any spelling: `31/12/2026` becomes `2026-12-31`. */
export const date = (name: string, header: string, description: string): Field =>
  declared(name, header, description, dayReader(), { type: 'date' });

/** Declares a column with a date, or with words instead of a date. */
export const dateOrWords = (name: string, header: string, description: string): Field => {
  const dayOf = dayReader();
  return declared(name, header, description, (cell) => (/\d/.test(cell) ? dayOf(cell) : textOrNull(cell)));
};

/** Invalid identifiers become null and are counted. */
const identified =
  (kind: Identifier) =>
  (name: string, header: string, description: string, more: More = {}): Field =>
    declared(name, header, description, (cell) => identifier(cell, kind), { indexed: true, ...more, isOdd: (cell) => isOdd(cell, kind) });

/** Declares a column with an ABN: eleven digits, or 0 for none. */
export const abn = identified('abn');

/** Declares a column with an ACN: nine digits, with leading zeros restored. */
export const acn = identified('acn');

/** Declares a column with an ABN or ACN. Eleven digits are an ABN. Fewer digits are an ACN without its leading zeros. */
export const abnOrAcn = identified('either');

/** Declares a column for the ABN in a column with ABNs and ACNs. Null for an ACN. */
export const abnOnly = (name: string, header: string, description: string, more: More = {}): Field =>
  declared(name, header, description, (cell) => (/^\d{11}$/.test(cell.replaceAll(' ', '')) ? cell.replaceAll(' ', '') : null), more);

/** Declares a column with a licence number, without leading zeros. */
export const licenceNumber = (name: string, header: string, description: string): Field =>
  declared(name, header, description, (cell) => textOrNull(cell.replace(/^0+(?=\d)/, '')), { indexed: true });

/** Declares a column with a postcode. Restores the leading zero of Australian postcodes. Foreign postcodes are as published. */
export const postcode = (name: string, header: string, description: string, country?: string): Field =>
  declared(name, header, description, (cell, other) => {
    const where = country === undefined ? '' : other(country);
    return textOrNull(/^\d{3}$/.test(cell) && (where === '' || /australia/i.test(where)) ? `0${cell}` : cell);
  });

export const number = (name: string, header: string, description: string, more: More & { readonly unit?: string } = {}): Field =>
  declared(name, header, description, numberOrNull, { type: 'number', ...more });

function numberOrNull(cell: string): number | null {
  if (cell === '') return null;
  const value = numberIn(cell);
  if (value === undefined) throw new WattleError('PARSE_VALUE', 'The cell is not a number.');
  return value;
}

/** Declares a column with a list of values separated by `~`, in published order. The list can be empty. */
export const list = (name: string, header: string, description: string, read: (cell: string) => readonly string[] = valuesOf): Field =>
  declared(name, header, description, read, { type: 'text[]' });

/** Returns the values between `~`, without the quotes in newer files. */
export const valuesOf = (cell: string): readonly string[] =>
  cell
    .split('~')
    .map((value) =>
      value
        .trim()
        .replace(/^"([^"]*)"$/, '$1')
        .trim(),
    )
    .filter((value) => value !== '');

const textOrNull = (cell: string): string | null => (cell === '' ? null : cell);

/** Parses dates with a cache. Millions of rows have only about ten thousand different dates. */
function dayReader(): (cell: string) => string | null {
  // Created when it is first used. The cache is large, and few processes read registers.
  let known: LRUCache<string, string> | undefined;
  return (cell) => {
    if (cell === '') return null;
    known ??= new LRUCache<string, string>({ max: 50_000 });
    const day = known.get(cell);
    if (day !== undefined) return day;
    const iso = convertedDate(cell);
    known.set(cell, iso);
    return iso;
  };
}

function convertedDate(cell: string): string {
  const day = publishedDay(cell);
  if (day === null) throw new WattleError('PARSE_VALUE', 'The cell is not a date dd/mm/yyyy.');
  return isoDay(day);
}

type Identifier = 'abn' | 'acn' | 'either';

/**
 * Matches valid identifiers. Spreadsheets drop leading zeros from an ACN, and write long numbers as `8.9E+10`, which cannot be restored.
 */
const FORMS: Readonly<Record<Identifier, RegExp>> = { abn: /^\d{11}$/, acn: /^\d{1,9}$/, either: /^(?:\d{1,9}|\d{11})$/ };
const NONE = /^0*$/;

function identifier(cell: string, kind: Identifier): string | null {
  const digits = identifierDigits(cell);
  if (NONE.test(digits) || !FORMS[kind].test(digits)) return null;
  return digits.length < 9 ? digits.padStart(9, '0') : digits;
}

function isOdd(cell: string, kind: Identifier): boolean {
  const digits = identifierDigits(cell);
  return !NONE.test(digits) && !FORMS[kind].test(digits);
}
