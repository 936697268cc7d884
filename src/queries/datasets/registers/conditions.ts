/** Reads filters as conditions on the columns of a register. */
import { at } from '../../../core/assert.ts';
import type { Column, RegisterDataset, RegisterView } from '../../../core/define-dataset.ts';
import { quoted, valuesInWords, WattleError } from '../../../core/errors.ts';
import { nearest } from '../../../core/nearest.ts';
import { matchState, STATES } from '../../../core/places/geography.ts';
import type { RegisterQuery } from '../../../store/ports/registers.ts';
import { type Parameters, plainWord, sameWord } from '../../base/parameters/parameters.ts';
import { filterValue, isStateColumn, wrongCheckDigits } from './filter-values.ts';

const POSTCODE = /(?:^|_)postcode$/;
/** Digits in groups that are separated by spaces. */
const GROUPED_DIGITS = /^\d[\d ]*\d$/;

type Where = RegisterQuery['where'][number];

export interface Conditions {
  readonly where: readonly Where[];
  readonly search: RegisterQuery['search'];
  /** The conditions in the form of `meta.query`, as they were understood. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Values that cannot occur in the column of their condition. */
  readonly odd: readonly OddValue[];
  readonly notes: readonly string[];
}

interface OddValue {
  readonly column: string;
  readonly value: string;
  readonly allowed: readonly string[];
  /** Labels of the allowed values. The error suggests one of them. */
  readonly words: readonly string[];
}

/** Converts conditions on a view to conditions on its register. Adds the conditions that define the view. */
export function behind(view: RegisterView | undefined, { where, search }: Conditions): Pick<RegisterQuery, 'where' | 'search'> {
  if (!view) return { where, ...(search === undefined ? {} : { search }) };
  const always = Object.entries(view.where ?? {}).map(([column, values]): Where => ({ column, op: 'equals', values }));
  return {
    where: [...always, ...where.map((one) => ({ ...one, column: columnBehind(view, one.column) }))],
    ...(search === undefined ? {} : { search: { ...search, column: columnBehind(view, search.column) } }),
  };
}

export const columnBehind = (view: RegisterView | undefined, name: string): string => view?.columns[name] ?? name;

/** Reads all remaining parameters as conditions on columns. Reports unknown parameters as faults. */
export function readConditions(dataset: RegisterDataset, parameters: Parameters): Conditions {
  const where: Where[] = [];
  const query: Record<string, string | readonly string[]> = {};
  const odd: OddValue[] = [];
  const notes: string[] = [];
  let search: RegisterQuery['search'];
  for (const { key, values } of parameters.rest()) {
    const column = columnOf(dataset, key);
    if (!column) {
      parameters.unknown(
        key,
        dataset.columns.map((one) => one.name),
      );
      continue;
    }
    const given = understood(column, splitValues(column, values), key, parameters);
    if (given === null) continue;
    if (given.length === 0) {
      parameters.fault('REQ_BAD_PARAMETER', {
        parameter: key,
        detail: `The filter ${quoted(column.name)} is empty. Give a value, or omit the filter.`,
      });
      continue;
    }
    query[column.name] = given.length === 1 ? at(given, 0) : given;
    odd.push(...given.flatMap((value) => oddValue(column, value)));
    notes.push(...given.flatMap((value) => wrongCheckDigits(column, value) ?? []));
    const [first = ''] = given;
    if (column.match === 'words' && search === undefined && given.length === 1 && !first.endsWith('*'))
      search = { column: column.name, text: first };
    else where.push(...whereOf(column, given, key, parameters));
  }
  return { where, search, query, odd, notes };
}

/** Parameter names of other services for words in the main text of a register. */
const WORDS = ['q', 'query', 'search', 'keyword', 'text'];

/** Finds a column by its name or an alias. `q` and similar names mean the only column that is searched by words. */
function columnOf({ columns }: RegisterDataset, key: string): Column | undefined {
  const named = columns.find((one) => [one.name, ...(one.aliases ?? [])].some((name) => sameWord(name, key)));
  const searched = columns.filter((one) => one.match === 'words');
  return named ?? (searched.length === 1 && WORDS.includes(plainWord(key)) ? searched[0] : undefined);
}

/** Converts the values to the spelling in the register. Reports a fault and returns null if no row can have one of them. */
function understood(column: Column, values: readonly string[], key: string, parameters: Parameters): readonly string[] | null {
  const read = values.map((value) => filterValue(column, value));
  const problems = read.flatMap((one) => ('problem' in one ? one.problem : []));
  for (const detail of problems) parameters.fault('REQ_UNKNOWN_VALUE', { parameter: key, detail });
  return problems.length > 0 ? null : read.flatMap((one) => ('values' in one ? one.values : []));
}

/**
 * Splits a list of values at commas. It does so only for columns that need an exact match, because names contain commas. A code that
 * contains commas is one value.
 */
const splitValues = (column: Column, values: readonly string[]): readonly string[] =>
  values
    .flatMap((value) => ((column.match ?? 'exact') === 'exact' && codesFor(column, value).length === 0 ? value.split(',') : [value]))
    .map((value) => value.trim())
    .filter((value) => value !== '');

function whereOf(column: Column, values: readonly string[], key: string, parameters: Parameters): readonly Where[] {
  const prefixes = values.filter((value) => value.endsWith('*')).map((value) => value.slice(0, -1));
  const whole = values.filter((value) => !value.endsWith('*'));
  if (prefixes.includes('')) return [];
  if (prefixes.length > 0 && whole.length > 0) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: key,
      detail: `The filter ${quoted(column.name)} accepts either whole values or values that end in *, not both.`,
    });
    return [];
  }
  if (prefixes.length > 0) return [{ column: column.name, op: 'prefix', values: prefixes }];
  const spelled = whole.flatMap((value) => spellings(column, value, key, parameters));
  return [{ column: column.name, op: column.match === 'substring' || column.match === 'words' ? 'substring' : 'equals', values: spelled }];
}

function spellings(column: Column, value: string, key: string, parameters: Parameters): readonly string[] {
  const state = isStateColumn(column) ? matchState(value) : null;
  if (state) return [state.abbreviation, state.name];
  const codes = codesFor(column, value);
  if (codes.length > 0) return codes;
  if (column.type === 'boolean') return [booleanText(column, value, key, parameters)];
  if (column.type === 'integer' || column.type === 'number') return [numberText(column, value, key, parameters)];
  if (POSTCODE.test(column.name) && /^\d{3}$/.test(value)) return [`0${value}`, value];
  return GROUPED_DIGITS.test(value) ? [...new Set([value, value.replaceAll(' ', '')])] : [value];
}

function booleanText(column: Column, value: string, key: string, parameters: Parameters): string {
  const word = plainWord(value);
  if (['true', '1', 'yes', 'y'].includes(word)) return 'true';
  if (['false', '0', 'no', 'n'].includes(word)) return 'false';
  parameters.fault('REQ_UNKNOWN_VALUE', {
    parameter: key,
    detail: `${quoted(value)} is not valid for ${quoted(column.name)}. Allowed: true, false.`,
    allowed: ['true', 'false'],
  });
  return value;
}

function numberText(column: Column, value: string, key: string, parameters: Parameters): string {
  const number = Number(value);
  if (value !== '' && Number.isFinite(number)) return String(number);
  parameters.fault('REQ_UNKNOWN_VALUE', {
    parameter: key,
    detail: `The filter ${quoted(column.name)} must be a number, not ${quoted(value)}.`,
  });
  return value;
}

/** Returns the codes that are equal to the value, or whose meaning is equal to it. */
const codesFor = ({ codes = {} }: Column, value: string): readonly string[] =>
  Object.entries(codes).flatMap(([code, meaning]) => (sameWord(code, value) || sameWord(meaning, value) ? [code] : []));

/** Returns the value if the column has states or codes and the value is not one of them. */
function oddValue(column: Column, value: string): readonly OddValue[] {
  if (value.endsWith('*')) return [];
  if (isStateColumn(column) && !matchState(value)) {
    const allowed = STATES.map((state) => state.abbreviation);
    return [{ column: column.name, value, allowed, words: STATES.map((state) => state.name) }];
  }
  if (!column.codes || codesFor(column, value).length > 0) return [];
  return [{ column: column.name, value, allowed: Object.keys(column.codes), words: Object.values(column.codes) }];
}

/**
 * Throws REQ_UNKNOWN_VALUE for a value that cannot occur. It is called only if no row matches, because registers also contain foreign
 * places and undocumented codes.
 */
export function refuseOddValues({ odd: [odd] }: Conditions): void {
  if (odd === undefined) return;
  const { column, value, allowed, words } = odd;
  const [suggestion] = nearest(value, [...allowed, ...words], 1);
  const detail = `${quoted(value)} is not valid for ${quoted(column)}. Allowed: ${valuesInWords(allowed)}.`;
  throw new WattleError('REQ_UNKNOWN_VALUE', detail, {
    faults: [{ parameter: column, detail, allowed, ...(suggestion === undefined ? {} : { did_you_mean: suggestion }) }],
  });
}
