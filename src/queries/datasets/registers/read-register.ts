/** Reads rows in the order of the register. */
import { at } from '../../../core/assert.ts';
import { isoInstant } from '../../../core/clock.ts';
import {
  type Column,
  datasetKey,
  quirkText,
  type RegisterDataset,
  type RegisterRow,
  type RegisterView,
} from '../../../core/define-dataset.ts';
import { quoted, valuesInWords, WattleError } from '../../../core/errors.ts';
import { identifierDigits } from '../../../core/identifiers.ts';
import { nearest } from '../../../core/nearest.ts';
import { matchState, STATES } from '../../../core/places/geography.ts';
import type { RegisterQuery } from '../../../store/ports/registers.ts';
import type { Version } from '../../../store/ports/series.ts';
import type { Answer } from '../../base/answer.ts';
import { citationOf, filesOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { cursorVersion, decodeCursor, encodeCursor, queryFingerprint } from '../../base/cursor.ts';
import { freshnessOf, maxAgeSeconds, ONLY_STALE, refuseStale } from '../../base/freshness.ts';
import { metaOf } from '../../base/meta.ts';
import { LIMIT, readColumns } from '../../base/parameters/dataset-rows.ts';
import { Parameters, plainWord, sameWord } from '../../base/parameters/parameters.ts';
import { ALLOW_STALE, AS_OF, CURSOR, EXPLAIN } from '../../base/parameters/standard.ts';
import { storedState } from '../../base/stored-dataset.ts';

/** Names of columns that contain identifiers. An identifier has a fixed number of digits. */
const IDENTIFIERS = /(?:^|_)(?:abn|acn|arbn)(?:_|$)/;
/** Digits in groups that are separated by spaces. */
const GROUPED_DIGITS = /^\d[\d ]*\d$/;

/** The note if total_rows may be too low, because an exact count would be slow. */
const MORE_MATCHES = 'More rows match than total_rows, because counting stops at a limit. Add a word or filter for an exact number.';
const leftOutNote = (words: readonly string[]): string => `No row has all the words. Very common words were ignored: ${words.join(', ')}.`;

type Where = RegisterQuery['where'][number];

export interface Conditions {
  readonly where: readonly Where[];
  readonly search: RegisterQuery['search'];
  /** The conditions in the form of `meta.query`. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Values that cannot occur in the column of their condition. */
  readonly odd: readonly OddValue[];
}

interface OddValue {
  readonly column: string;
  readonly value: string;
  readonly allowed: readonly string[];
  /** Labels of the allowed values. The error suggests one of them. */
  readonly words: readonly string[];
}

export async function readRegister(ctx: QueryContext, dataset: RegisterDataset, params: URLSearchParams): Promise<Answer> {
  const state = await storedState(ctx, dataset);
  const parameters = new Parameters(params);
  const cursorText = parameters.text(CURSOR);
  const limit = parameters.integer(LIMIT);
  const allowStale = parameters.flag(ALLOW_STALE);
  const explain = parameters.flag(EXPLAIN);
  const columnTexts = readColumns(parameters);
  if (parameters.text(AS_OF) !== null) {
    const detail = 'Omit “as_of”, because a register has only its current version.';
    parameters.fault('REQ_BAD_PARAMETER', { parameter: AS_OF.name, detail });
  }
  const conditions = readConditions(dataset, parameters);
  const columns = chooseColumns(dataset, columnTexts, parameters);
  parameters.check();
  const fingerprint = queryFingerprint(datasetKey(dataset), params);
  const cursor = cursorText === null ? null : decodeCursor(cursorText, fingerprint);
  const version: Version = cursor ? cursorVersion(await ctx.store.datasets.versionsAt(state.dataset, [cursor.seq]), cursor) : state.version;
  const freshness = await freshnessOf(ctx, dataset, state);
  if (!allowStale) refuseStale(freshness, ONLY_STALE);
  const after = cursor?.position[0];
  const page = await ctx.store.registers.query({
    dataset: state.dataset,
    seq: version.seq,
    ...behind(dataset.view, conditions),
    members: membersOf(dataset),
    limit,
    ...(after === undefined ? {} : { after }),
  });
  if (page.total === 0) refuseOddValues(conditions);
  return {
    data: columnTexts.length === 0 ? page.rows : page.rows.toArray().map((row) => pickColumns(row, columns)),
    columns: columns.map((column) => ({ name: column.name, unit: column.unit ?? null })),
    meta: {
      ...metaOf(ctx, {
        query: { ...conditions.query, limit, ...(columnTexts.length === 0 ? {} : { columns: columns.map((column) => column.name) }) },
        rows: page.rows.length,
        totalRows: page.total,
        truncated: page.next !== null,
        sources: [await citationOf(ctx, dataset, version)],
        freshness,
        versions: [version],
        notes: [
          ...dataset.quirks.map(quirkText),
          ...(version.note === null ? [] : [version.note]),
          ...(page.totalExact ? [] : [MORE_MATCHES]),
          ...(page.leftOut.length === 0 ? [] : [leftOutNote(page.leftOut)]),
        ],
      }),
      curated: dataset.curated,
      ...(explain ? { explain: await explanation(ctx, version) } : {}),
    },
    next: page.next === null ? null : encodeCursor(fingerprint, version, [page.next]),
    datasets: [state.dataset],
    maxAgeSeconds: maxAgeSeconds(dataset, state, freshness, ctx.clock.now()),
    seldomRequested: true,
  };
}

/** Returns `meta.explain`. It has no inputs, because rows are returned as published. */
const explanation = async (ctx: QueryContext, version: Version): Promise<Readonly<Record<string, unknown>>> => ({
  operands: [],
  files: (await filesOf(ctx, version)).map(({ url, sha256, retrievedAt }) => ({
    source_url: url,
    sha256,
    retrieved_at: isoInstant(retrievedAt),
  })),
});

/** Converts conditions on a view to conditions on its register. Adds the conditions that define the view. */
export function behind(view: RegisterView | undefined, { where, search }: Conditions): Pick<RegisterQuery, 'where' | 'search'> {
  if (!view) return { where, ...(search === undefined ? {} : { search }) };
  const always = Object.entries(view.where ?? {}).map(([column, values]): Where => ({ column, op: 'equals', values }));
  return {
    where: [...always, ...where.map((one) => ({ ...one, column: columnBehind(view, one.column) }))],
    ...(search === undefined ? {} : { search: { ...search, column: columnBehind(view, search.column) } }),
  };
}

const columnBehind = (view: RegisterView | undefined, name: string): string => view?.columns[name] ?? name;

/** Reads all remaining parameters as conditions on columns. Reports unknown parameters as faults. */
export function readConditions(dataset: RegisterDataset, parameters: Parameters): Conditions {
  const where: Where[] = [];
  const query: Record<string, string | readonly string[]> = {};
  const odd: OddValue[] = [];
  let search: RegisterQuery['search'];
  for (const { key, values } of parameters.rest()) {
    const column = dataset.columns.find((one) => [one.name, ...(one.aliases ?? [])].some((name) => sameWord(name, key)));
    if (!column) {
      parameters.unknown(
        key,
        dataset.columns.map((one) => one.name),
      );
      continue;
    }
    const given = splitValues(column, values);
    if (given.length === 0) {
      parameters.fault('REQ_BAD_PARAMETER', {
        parameter: key,
        detail: `The filter ${quoted(column.name)} is empty. Give a value, or omit the filter.`,
      });
      continue;
    }
    query[column.name] = given.length === 1 ? at(given, 0) : given;
    odd.push(...given.flatMap((value) => oddValue(column, value)));
    const [first = ''] = given;
    if (column.match === 'words' && search === undefined && given.length === 1 && !first.endsWith('*'))
      search = { column: column.name, text: first };
    else where.push(...whereOf(column, given, key, parameters));
  }
  return { where, search, query, odd };
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
  if (IDENTIFIERS.test(column.name)) return [...new Set([value, identifierDigits(value)])];
  return GROUPED_DIGITS.test(value) ? [...new Set([value, value.replaceAll(' ', '')])] : [value];
}

export const isStateColumn = (column: Column): boolean => column.name === 'state';

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

const shownOf = (columns: readonly Column[]): readonly Column[] => columns.filter((one) => !one.hidden);

function chooseColumns(dataset: RegisterDataset, texts: readonly string[], parameters: Parameters): readonly Column[] {
  const shown = shownOf(dataset.columns);
  if (texts.length === 0) return shown;
  return texts.flatMap((text) => {
    const column = shown.find((one) => sameWord(one.name, text));
    if (column) return [column];
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'columns',
      detail: `Unknown column: ${quoted(text)}.`,
      allowed: shown.map((one) => one.name),
    });
    return [];
  });
}

const membersOf = ({ columns, view }: RegisterDataset): Readonly<Record<string, string>> =>
  Object.fromEntries(shownOf(columns).map(({ name }) => [name, columnBehind(view, name)]));

const pickColumns = (row: RegisterRow, columns: readonly Column[]): Record<string, unknown> =>
  Object.fromEntries(columns.map(({ name }) => [name, row[name]]));
