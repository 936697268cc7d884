/** Reads OData options: `$select`, `$filter`, `$orderby`, `$top`, `$skip`, `$count` and `$skiptoken`. */

import { quoted, WattleError } from '../../../core/errors.ts';
import { nearest } from '../../../core/nearest.ts';
import type { EntityType } from '../../base/answer.ts';
import { type Filter, readFilter } from './expression.ts';
import type { Row } from './model.ts';

export interface Options {
  readonly select: readonly string[] | null;
  readonly filter: Filter | null;
  readonly order: readonly { readonly name: string; readonly isDescending: boolean }[];
  readonly top: number | null;
  readonly skip: number;
  readonly count: boolean;
  /** The number of rows on previous pages. */
  readonly taken: number;
}

/** OData options that Wattle does not support. The error names the option. */
const NOT_READ = ['$expand', '$search', '$apply', '$compute', '$index', '$deltatoken', '$schemaversion', '$levels'];
const READ = ['$select', '$filter', '$orderby', '$top', '$skip', '$count', '$format', '$skiptoken'];
const MOST = 1_000_000_000;

/**
 * Reads the options of a request. Throws REQ_BAD_PARAMETER and REQ_UNKNOWN_PARAMETER. OData options that are not supported are also faults.
 */
export function readOptions(params: URLSearchParams, type: EntityType, custom: readonly string[]): Options {
  // Adds `$` to the names of options, because OData 4.01 allows names without it.
  const given = new Map<string, string>();
  for (const [name, value] of params) {
    const option = [...READ, ...NOT_READ].find((one) => one === name || one === `$${name}`) ?? name;
    if (given.has(option)) throw fault(option, `${option} is given more than once.`);
    given.set(option, value.trim());
  }
  for (const name of given.keys()) refuseOther(name, custom);
  const names = type.properties.map(({ name }) => name);
  return {
    select: selectOf(given.get('$select'), names),
    filter: given.get('$filter') ? readFilter(String(given.get('$filter')), type) : null,
    order: orderOf(given.get('$orderby'), names),
    top: given.get('$top') ? whole('$top', given.get('$top')) : null,
    skip: whole('$skip', given.get('$skip') || '0'),
    count: flag(given.get('$count')),
    taken: whole('$skiptoken', given.get('$skiptoken') || '0'),
  };
}

/** Sorts rows. Equal rows keep their order. In ascending order, null comes first. */
export function sorted(rows: readonly Row[], order: Options['order']): readonly Row[] {
  if (order.length === 0) return rows;
  return rows.toSorted((one, other) => {
    for (const { name, isDescending } of order) {
      const [a, b] = [one[name] ?? null, other[name] ?? null];
      if (a === b) continue;
      const isLess = a === null || (b !== null && a < b);
      return isLess === isDescending ? 1 : -1;
    }
    return 0;
  });
}

export const selected = (row: Row, select: Options['select']): Row =>
  select === null ? row : Object.fromEntries(select.map((name) => [name, row[name] ?? null]));

function refuseOther(name: string, custom: readonly string[]): void {
  if (READ.includes(name) || custom.includes(name)) return;
  if (NOT_READ.includes(name)) {
    const detail = `${name} is not supported.`;
    throw new WattleError('REQ_UNPROCESSABLE', detail, {
      hint: `Supported options: ${READ.slice(0, 7).join(', ')}.`,
      faults: [{ parameter: name, detail }],
    });
  }
  const known = [...READ.slice(0, 7), ...custom];
  const near = nearest(name, known, 1)[0];
  const detail = `Unknown query option: ${quoted(name)}.`;
  throw new WattleError('REQ_UNKNOWN_PARAMETER', detail, {
    hint: near === undefined ? `Allowed: ${known.join(', ')}.` : `Did you mean ${near}?`,
    faults: [{ parameter: name.slice(0, 60), detail, allowed: known, ...(near === undefined ? {} : { did_you_mean: near }) }],
  });
}

function selectOf(text: string | undefined, names: readonly string[]): Options['select'] {
  if (text === undefined || text === '' || text === '*') return null;
  return text.split(',').map((one) => known('$select', one.trim(), names));
}

function orderOf(text: string | undefined, names: readonly string[]): Options['order'] {
  if (text === undefined || text === '') return [];
  return text.split(',').map((one) => {
    const [name = '', direction = 'asc', ...rest] = one.trim().split(/\s+/);
    if (rest.length > 0 || !['asc', 'desc'].includes(direction))
      throw fault('$orderby', `$orderby needs a property and “asc” or “desc”, not ${quoted(one.trim())}.`);
    return { name: known('$orderby', name, names), isDescending: direction === 'desc' };
  });
}

function known(option: string, name: string, names: readonly string[]): string {
  if (names.includes(name)) return name;
  throw fault(option, `Unknown property in ${option}: ${quoted(name)}.`, names, nearest(name, names, 1)[0]);
}

function whole(option: string, text = ''): number {
  if (/^\d{1,10}$/.test(text) && Number(text) <= MOST) return Number(text);
  throw fault(option, `${option} must be a whole number from 0 to ${MOST}.`);
}

function flag(text: string | undefined): boolean {
  if (text === undefined || text === '' || text === 'false') return false;
  if (text === 'true') return true;
  throw fault('$count', '$count must be true or false.', ['true', 'false']);
}

function fault(parameter: string, detail: string, allowed?: readonly string[], near?: string): WattleError {
  return new WattleError('REQ_BAD_PARAMETER', detail, {
    ...(near !== undefined ? { hint: `Did you mean ${near}?` } : allowed ? { hint: `Allowed: ${allowed.join(', ')}.` } : {}),
    faults: [{ parameter, detail, ...(allowed ? { allowed } : {}), ...(near === undefined ? {} : { did_you_mean: near }) }],
  });
}
