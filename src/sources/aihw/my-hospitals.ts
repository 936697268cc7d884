/**
 * Converts a measure category in the MyHospitals API into a register. The API returns at most a thousand rows at a time:
 *
 *   flat-data-extract/MYH-ES?skip=0&top=1      { result: { data: [{…}], pagination: { total_results_available: 33512, … } } }
 *    └─▶ page-0001-of-33512  skip=0&top=1000   each page must have the same total, and the requested rows
 *        page-0002-of-33512  skip=1000 …
 */
import type { Ask, Captured } from '../../core/capture.ts';
import type { Column, Quirk, RegisterDataset, RegisterRow } from '../../core/define-dataset.ts';
import { type Address, quoted, WattleError } from '../../core/errors.ts';
import { leftOutOf } from '../../core/observation.ts';
import { parseIsoDay } from '../../core/period.ts';
import { arrayAt, type Json, type JsonObject, objectAt, parseJson } from '../../formats/json.ts';

const API = 'https://myhospitalsapi.aihw.gov.au/api/v1/flat-data-extract';
const PAGE_ROWS = 1000;
/** The maximum number of pages to request. The requested measures have far fewer pages, but a whole category has several hundred. */
const MOST_PAGES = 400;
/** The kinds of reporting unit to request: hospitals, states, peer groups and Australia. Networks and areas are not requested. */
const UNIT_TYPES = ['H', 'S', 'P', 'A'];
const WEEKLY = 10_080;

export interface MyHospitalsExtract {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly landingPage: string;
  readonly category: string;
  readonly measures: readonly string[];
  /** The columns, with their member names in the API. REPORTED_MEASURE is added to these columns. */
  readonly columns: readonly (Column & { readonly member: string })[];
  readonly quirks: readonly Quirk[];
}

/** The code of a measure and its breakdown. This code, the reporting unit and the dates together identify a row. */
const REPORTED_MEASURE: Column & { readonly member: string } = {
  name: 'reported_measure_code',
  member: 'reported_measure_code',
  type: 'text',
  description: 'Code of the measure together with its category.',
  hidden: true,
};

export function myHospitalsExtract(extract: MyHospitalsExtract): RegisterDataset {
  const members = [...extract.columns, REPORTED_MEASURE];
  const index = pageAsk(extract, 'data-index', 0, 1);
  return {
    kind: 'register',
    source: 'aihw',
    id: extract.id,
    title: extract.title,
    description: extract.description,
    landingPage: extract.landingPage,
    cadence: { checkEveryMinutes: WEEKLY, maxAgeDays: null },
    quirks: extract.quirks,
    curated: true,
    upstream: { url: index.url, format: 'JSON' },
    columns: members.map(({ member: _member, ...column }) => column),
    key: ['reporting_start_date', 'reporting_end_date', 'reporting_unit_type', 'hospital_code', 'reported_measure_code'],
    asks: () => [{ ...index, follow: (first) => pageAsks(extract, totalOf(first)) }],
    leftOut: async (capture) => [leftOutOf('the rows of the API', 'columns', otherMembers(capture, members))],
    parse: (capture) => rowsOf(capture, members),
  };
}

function pageAsk(extract: MyHospitalsExtract, id: string, skip: number, top: number): Ask {
  const query = new URLSearchParams({ skip: String(skip), top: String(top) });
  for (const code of extract.measures) query.append('measure_code', code);
  for (const code of UNIT_TYPES) query.append('reporting_unit_type_code', code);
  return { id, url: `${API}/${extract.category}?${query}`, accept: 'application/json' };
}

/** Returns the requests for all pages. The id of each request contains the total. Each page must state the same total. */
function pageAsks(extract: MyHospitalsExtract, total: number): readonly Ask[] {
  const pages = Math.ceil(total / PAGE_ROWS);
  if (pages > MOST_PAGES) {
    throw new WattleError('PARSE_LAYOUT', `The API reports ${total} rows, far more than expected for the filters.`, {
      at: { column: 'total_results_available', value: String(total) },
    });
  }
  return Array.from({ length: pages }, (_, i) =>
    pageAsk(extract, `page-${String(i + 1).padStart(4, '0')}-of-${total}`, i * PAGE_ROWS, PAGE_ROWS),
  );
}

interface Answer {
  readonly rows: readonly Json[];
  readonly total: number;
  /** Number of rows before the first row in this response. */
  readonly skipped: number;
}

/** Reads a response, with or without the envelope `result`. Throws PARSE_ENCODING and PARSE_LAYOUT with the path. */
function answerOf(capture: Captured): Answer {
  const document = objectAt(parseJson(capture.bytes), 'document');
  const result = document['result'] === undefined ? document : objectAt(document['result'], 'result');
  const pagination = objectAt(result['pagination'], 'result.pagination');
  const rows = arrayAt(result['data'], 'result.data');
  return {
    rows,
    total: countAt(pagination, 'total_results_available'),
    // An empty response has no starting index.
    skipped: rows.length === 0 ? 0 : countAt(pagination, 'starting_result_index') - 1,
  };
}

function countAt(pagination: JsonObject, name: string): number {
  const count = pagination[name];
  if (typeof count === 'number' && Number.isInteger(count) && count >= 0) return count;
  throw new WattleError('PARSE_LAYOUT', 'The API response does not state its number of rows.', {
    at: { column: `result.pagination.${name}`, value: JSON.stringify(count) ?? 'absent' },
  });
}

/** Returns the number of rows in the extract. Throws DATA_EMPTY for 0 rows. */
function totalOf(first: Captured): number {
  const { total } = answerOf(first);
  if (total === 0) throw new WattleError('DATA_EMPTY', 'The API has no rows for these measures.');
  return total;
}

/** Reads the rows on a page. Throws DATA_INCOMPLETE if the total has changed or other rows were returned. */
async function* rowsOf(capture: Captured, members: MyHospitalsExtract['columns']): AsyncIterable<RegisterRow> {
  const { rows, total, skipped } = answerOf(capture);
  const named = /^page-(\d+)-of-(\d+)$/.exec(capture.askId);
  const expected = Number(named?.[2] ?? Number.NaN);
  const skip = (Number(named?.[1] ?? Number.NaN) - 1) * PAGE_ROWS;
  if (total !== expected)
    throw incomplete(`The API now reports ${total} rows in total, but reported ${expected} for the first page.`, total);
  if (skipped !== skip || rows.length !== Math.min(PAGE_ROWS, expected - skip)) {
    throw incomplete(
      `The page has ${rows.length} rows after row ${skipped}. Wattle requested up to ${PAGE_ROWS} rows after row ${skip}.`,
      rows.length,
    );
  }
  for (const [i, row] of rows.entries()) yield rowOf(objectAt(row, `result.data[${i}]`), members, i + 1);
}

/** Returns the members that are not read. Most are repeated names, notes and dates. */
function otherMembers(capture: Captured, members: MyHospitalsExtract['columns']): ReadonlySet<string> {
  const read = new Set(members.map(({ member }) => member));
  const rows = answerOf(capture).rows.map((row, i) => objectAt(row, `result.data[${i}]`));
  return new Set(rows.flatMap((row) => Object.keys(row).filter((name) => !read.has(name))));
}

const incomplete = (detail: string, count: number): WattleError =>
  new WattleError('DATA_INCOMPLETE', detail, { at: { column: 'result.pagination', value: String(count) } });

function rowOf(item: JsonObject, members: MyHospitalsExtract['columns'], row: number): RegisterRow {
  return Object.fromEntries(members.map((column) => [column.name, cellOf(item[column.member], column, { row, column: column.member })]));
}

function cellOf(value: Json | undefined, column: Column, at: Address): string | number | null {
  if (value === undefined) throw new WattleError('PARSE_LAYOUT', 'A required member is missing from a row.', { at });
  if (value === null) return null;
  if (column.type === 'number') {
    if (typeof value === 'number') return value;
  } else if (typeof value === 'string') {
    const text = value.replace(/\s+/g, ' ').trim();
    if (column.type === 'text') return text === '' ? null : text;
    // Dates have the form `2023-07-01T00:00:00`, without a time zone.
    if (parseIsoDay(text.slice(0, 10)) !== null) return text.slice(0, 10);
  }
  throw new WattleError('PARSE_VALUE', `A member does not have the type ${quoted(column.type)}.`, {
    at: { ...at, value: JSON.stringify(value).slice(0, 80) },
  });
}
