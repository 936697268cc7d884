/** Reads concepts from `data/concepts.csv`. A new concept with an existing rule needs only a row in this file. */
import { WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { parsePeriod } from '../../core/period.ts';
import { type DataRow, dataNumber, readDataTable } from '../../formats/data-table.ts';
import { findSeries } from '../series.ts';
import { type Candidate, CONCEPT_RULES, CONCEPT_UNITS, type Concept, candidateId } from './concept.ts';

const FILE = 'concepts.csv';
const COLUMNS = [
  ...(['concept', 'title', 'place', 'topic', 'unit', 'decimals', 'rule', 'candidates'] as const),
  ...(['max_age', 'note', 'see_also', 'unavailable'] as const),
];
type Row = DataRow<(typeof COLUMNS)[number]>;

/** The default age up to which a value is current, in periods. */
const MOST_PERIODS_BEHIND = 4;

let loaded: readonly Concept[] | null = null;

/** Returns the concepts in file order. @throws BUG for an unknown rule, series or concept */
export function concepts(): readonly Concept[] {
  loaded ??= read();
  return loaded;
}

function read(): readonly Concept[] {
  const all = readDataTable(FILE, COLUMNS, { optional: ['candidates', 'max_age', 'see_also', 'unavailable'], key: ['concept'] }).map(
    conceptOf,
  );
  const ids = new Set(all.map(({ id }) => id));
  for (const { id, seeAlso } of all) {
    const unknown = seeAlso.find((other) => !ids.has(other) && findSeries(other)?.id !== other);
    if (unknown !== undefined) throw fault(id, `see_also contains ${unknown}, which is neither a concept nor a series`);
  }
  return all;
}

const fault = (concept: string, problem: string): WattleError => new WattleError('BUG', `data/${FILE}, ${concept}: ${problem}.`);

function conceptOf(row: Row): Concept {
  const { concept: id } = row;
  const rule = CONCEPT_RULES.find((one) => one === row.rule);
  if (!/^[a-z][a-z0-9_]*$/.test(id)) throw fault(id, 'an id must have lower-case letters, digits and underscores only');
  if (rule === undefined) throw fault(id, `unknown rule: ${row.rule}. The rules are ${CONCEPT_RULES.join(', ')}`);
  const candidates = row.candidates === '' ? [] : row.candidates.split('|').map((text) => candidateOf(id, text.trim()));
  if ((candidates.length === 0) !== (row.unavailable !== ''))
    throw fault(id, 'a concept needs either candidates or the reason why it has no candidates');
  return {
    id,
    title: row.title,
    place: row.place,
    topic: row.topic,
    unit: row.unit,
    decimals: dataNumber(FILE, row.decimals),
    rule,
    candidates,
    maxAge: maxAgeOf(id, row.max_age),
    note: row.note,
    seeAlso: row.see_also.split(' ').filter((one) => one !== ''),
    unavailable: row.unavailable === '' ? null : row.unavailable,
  };
}

function maxAgeOf(concept: string, text: string): Concept['maxAge'] {
  if (text === '') return { periods: MOST_PERIODS_BEHIND };
  const [count = '', unit] = text.split(' ');
  if (!/^\d+$/.test(count) || (unit !== 'days' && unit !== 'periods'))
    throw fault(concept, 'max_age is written as "4 periods" or "210 days"');
  return unit === 'days' ? { days: Number(count) } : { periods: Number(count) };
}

/** Parses a candidate, such as `AU.NOM sum=4 scale=3` or `signal:energy-snapshot field=spot_price_aud_per_mwh row=region:NEM`. */
function candidateOf(concept: string, text: string): Candidate {
  const [named = '', ...rest] = text.split(' ');
  const options = new Map(rest.map((option) => [option.slice(0, option.indexOf('=')), option.slice(option.indexOf('=') + 1)]));
  const take = (name: string): string | null => {
    const value = options.get(name) ?? null;
    options.delete(name);
    return value;
  };
  const since = take('since');
  if (since !== null && parsePeriod(since) === null) throw fault(concept, `${since} is not a period`);
  const shared = { scale: dataNumber(FILE, take('scale') ?? '0'), since };
  const candidate = named.startsWith('signal:')
    ? { kind: 'signal' as const, signal: named.slice('signal:'.length), field: take('field') ?? '', row: rowOf(take('row')), ...shared }
    : { kind: 'series' as const, series: candidateSeries(concept, named), ...shapeOf(concept, take), ...shared };
  const [unknown] = options.keys();
  if (unknown !== undefined) throw fault(concept, `${candidateId(candidate)} has the unknown option ${unknown}`);
  return candidate;
}

function shapeOf(concept: string, take: (name: string) => string | null) {
  const named = take('units') ?? 'lin';
  const units = CONCEPT_UNITS.find((one) => one === named);
  if (units === undefined) throw fault(concept, `units is one of ${CONCEPT_UNITS.join(', ')}`);
  return { units, sum: dataNumber(FILE, take('sum') ?? '1') };
}

function candidateSeries(concept: string, id: string) {
  const series = findSeries(id);
  if (series?.id !== id) throw fault(concept, `${id} is not the id of a series`);
  return series;
}

function rowOf(text: string | null): { readonly member: string; readonly value: string } | null {
  if (text === null) return null;
  const colon = text.indexOf(':');
  return { member: text.slice(0, colon), value: text.slice(colon + 1) };
}

/** Normalises an id: lower case, with `_` instead of `-` and `.`. */
const fold = (text: string): string => text.trim().toLowerCase().replace(/[-.]/g, '_');

export const findConcept = (id: string): Concept | null => concepts().find((one) => one.id === fold(id)) ?? null;

let byTitle: ReadonlyMap<string, Concept> | null = null;

/**
 * Returns concepts by normalised name. A title has priority over an id. An id has priority over a title without its part in
 * brackets. If two concepts have the same name, the first one is used.
 */
function titles(): ReadonlyMap<string, Concept> {
  const names: readonly ((one: Concept) => string)[] = [
    ({ title }) => plain(title),
    ({ id }) => plain(id),
    ({ title }) => plain(title.split('(')[0] ?? title),
  ];
  const found = new Map<string, Concept>();
  for (const name of names) for (const one of concepts()) if (!found.has(name(one))) found.set(name(one), one);
  return found;
}

/** Finds a concept by title or id. The part of a title in brackets may be omitted. Null if there is no match. */
export function conceptTitled(text: string): Concept | null {
  byTitle ??= titles();
  return byTitle.get(plain(text)) ?? null;
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export const nearestConcepts = (id: string): string[] =>
  nearest(
    fold(id),
    concepts().map((one) => one.id),
  );

/** Returns the topics of all concepts, without repeats. */
export const conceptTopics = (): readonly string[] => [...new Set(concepts().map(({ topic }) => topic))];

/** Returns the concepts that list the series as a candidate without a transformation. */
export const conceptsOfSeries = (id: string): readonly Concept[] =>
  concepts().filter(({ candidates }) =>
    candidates.some((one) => one.kind === 'series' && one.series.id === id && one.units === 'lin' && one.sum === 1),
  );
