/**
 * Keys in SDMX queries. A key has one position for each dimension. Dots separate the positions. Codes in a position are joined by `+`. An
 * empty position or `*` means any code.
 *
 * Q.AU_CPI_YOY      .AU_CPI_YOY+AU_WPI_YOY      all      Q.*,A.AU_POP (3.0: several keys)
 */
import { at } from '../../../core/assert.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { nearest } from '../../../core/nearest.ts';
import { matchState } from '../../../core/places/geography.ts';
import { sameWord } from '../../base/parameters/parameters.ts';
import type { SdmxCodelist, SdmxDimension } from './message.ts';

/** The accepted codes at each position of a key. Null accepts any code. */
type Places = readonly (ReadonlySet<string> | null)[];

export interface KeyTest {
  (codes: readonly string[]): boolean;
  /** Returns the only codes of a dimension that can pass the test. Null if any code can. Absent if they are not known. */
  readonly codesAt?: (place: number) => ReadonlySet<string> | null;
}

/**
 * Returns a function that tests the codes of a series against a key. If the number of positions is wrong, throws REQ_UNKNOWN_VALUE. If a
 * code is unknown, throws REQ_NOT_FOUND with similar codes.
 * @param but position of a dimension for which any code is accepted
 */
export function keyTest(text: string, dimensions: readonly SdmxDimension[], but: number | null = null): KeyTest {
  if (text === '' || text === 'all' || text === '*') return () => true;
  const keys = text.split(',').map((key) => placesOf(key, dimensions).map((place, i) => (i === but ? null : place)));
  const codesAt = (place: number): ReadonlySet<string> | null => {
    const each = keys.map((places) => places[place] ?? null);
    return each.includes(null) ? null : new Set(each.flatMap((codes) => [...(codes ?? [])]));
  };
  return Object.assign((codes: readonly string[]) => keys.some((places) => takes(places, codes)), { codesAt });
}

/** Combines tests: a series must pass all of them. */
export const allOf = (tests: readonly KeyTest[]): KeyTest =>
  Object.assign((codes: readonly string[]) => tests.every((test) => test(codes)), {
    codesAt: (place: number) => tests.map((test) => test.codesAt?.(place) ?? null).find((codes) => codes !== null) ?? null,
  });

/**
 * Returns a function that tests the code of one dimension. It is used for SDMX 3.0 filters such as `c[FREQ]=Q,M`. Throws the errors of
 * `keyTest`.
 */
export function componentTest(id: string, values: readonly string[], dimensions: readonly SdmxDimension[]): KeyTest {
  const place = dimensions.findIndex((one) => one.id === id);
  const dimension = dimensions[place];
  if (!dimension) {
    const ids = dimensions.map((one) => one.id);
    throw new WattleError('REQ_UNKNOWN_VALUE', `There is no dimension ${quoted(id)}. Allowed: ${ids.join(', ')} and TIME_PERIOD.`);
  }
  const wanted = new Set(values.map((code) => checked(code, dimension)));
  const codesAt = (of: number): ReadonlySet<string> | null => (of === place ? wanted : null);
  return Object.assign((codes: readonly string[]) => wanted.has(at(codes, place)), { codesAt });
}

function placesOf(key: string, dimensions: readonly SdmxDimension[]): Places {
  const parts = key.split('.');
  // Some clients write an additional dot after the last position. It is ignored.
  if (parts.length === dimensions.length + 1 && parts.at(-1) === '') parts.pop();
  if (parts.length !== dimensions.length) {
    throw new WattleError(
      'REQ_UNKNOWN_VALUE',
      `The key ${quoted(key)} has ${parts.length} parts but needs ${dimensions.length}: ${dimensions.map(({ id }) => id).join('.')}.`,
      { hint: 'Leave a part empty to select all its codes. The key “all” selects everything.' },
    );
  }
  return parts.map((part, i) => {
    const dimension = dimensions[i];
    if (part === '' || part === '*' || dimension === undefined) return null;
    return new Set(part.split('+').map((code) => checked(code, dimension)));
  });
}

/** Returns true if two texts name the same state. `NSW` is therefore accepted even if the codes are numbers. */
const isSameState = (name: string, requested: string): boolean => {
  const [of, meant] = [matchState(name), matchState(requested)];
  return meant !== null && of?.abbreviation === meant.abbreviation;
};

const BY_ID = new WeakMap<SdmxCodelist, ReadonlyMap<string, SdmxCodelist['codes'][number]>>();

/** Returns the codes of a list by id, and by id in capitals. */
function codesById(codelist: SdmxCodelist): ReadonlyMap<string, SdmxCodelist['codes'][number]> {
  const known = BY_ID.get(codelist);
  if (known !== undefined) return known;
  const codes = new Map(codelist.codes.toReversed().map((one) => [one.id.toUpperCase(), one] as const));
  for (const one of codelist.codes) codes.set(one.id, one);
  BY_ID.set(codelist, codes);
  return codes;
}

function checked(code: string, { id, codelist }: SdmxDimension): string {
  const { codes } = codelist;
  const found =
    codesById(codelist).get(code) ??
    codesById(codelist).get(code.trim().toUpperCase()) ??
    codes.find((one) => sameWord(one.name, code) || isSameState(one.name, code));
  if (found) return found.id;
  const near = nearest(
    code,
    codelist.codes.map((one) => one.id),
    3,
  );
  throw new WattleError('REQ_NOT_FOUND', `The dimension ${id} has no code ${quoted(code)}.`, {
    hint: near.length > 0 ? `Did you mean ${near.join(', ')}?` : codesThatThereAre(codelist),
  });
}

const FEW_CODES = 12;

function codesThatThereAre({ id, codes }: SdmxCodelist): string {
  const few = codes.slice(0, FEW_CODES).map((one) => one.id);
  return codes.length > few.length
    ? `Codelist ${id} has ${codes.length} codes, such as ${few.slice(0, 3).join(', ')}.`
    : `Allowed: ${few.join(', ')}.`;
}

const takes = (places: Places, codes: readonly string[]): boolean => places.every((place, i) => place === null || place.has(at(codes, i)));
