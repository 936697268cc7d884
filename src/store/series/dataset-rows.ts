/** The rows of datasets, versions and series as SQL returns them, and their conversion to objects. */

import type { DatasetKey } from '../../core/define-dataset.ts';
import { type ErrorCode, WattleError } from '../../core/errors.ts';
import type { ObsStatus, ParsedDimension, PublishedBasis, Remark } from '../../core/observation.ts';
import type { Concern } from '../ports/concern.ts';
import type { DatasetState, StoredSeries, Version, VersionKind, VersionOrigin } from '../ports/series.ts';
import { storedJson } from '../ports/stored-json.ts';
import { ATTRIBUTES, type AttributesRow, vintageStartsOf } from './attributes.ts';

export interface VersionRow {
  readonly key: DatasetKey;
  readonly seq: number;
  readonly known_from: number;
  readonly recorded_at: number;
  readonly origin: VersionOrigin;
  readonly kind: VersionKind;
  readonly captures: string;
  readonly published_on: string | null;
  readonly published_basis: PublishedBasis | null;
  readonly moved: number;
  readonly note: string | null;
  readonly remarks: string | null;
  /** 1 for a partial vintage. Otherwise 0. */
  readonly compiled: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

export interface StateRow extends Omit<VersionRow, 'seq'> {
  readonly id: number;
  /** Null if the dataset has no version, like the version's other columns. */
  readonly seq: number | null;
  readonly row_count: number;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly newest_day: number | null;
  readonly checked_at: number | null;
  readonly confirmed_at: number | null;
  readonly failure_code: ErrorCode | null;
  readonly failure_detail: string | null;
  readonly failure_address: string | null;
  readonly failure_since: number | null;
  readonly failure_at: number | null;
  readonly file_concerns: string | null;
  readonly figure_concerns: string | null;
  readonly dimensions_seq: number | null;
}

export interface SeriesRow extends AttributesRow {
  readonly id: number;
  readonly key: string;
  readonly codes: string;
  readonly first_t: number;
  readonly last_t: number;
  readonly row_count: number;
  /** 1 for a series that failed the integrity check, otherwise 0. */
  readonly damaged: number;
}

export type LifeTuple = readonly [t: number, value: number | null, status: ObsStatus | null, from_seq: number, to_seq: number | null];

export const SERIES_COLUMNS = ['id', 'key', 'codes', ...ATTRIBUTES, 'first_t', 'last_t', 'row_count', 'damaged'] as const;

/** Separates the codes of a key in one column. Agencies' codes do not contain this character. */
const CODE_SEPARATOR = '\u001f';

const VERSION = `v.seq, v.known_from, v.recorded_at, v.origin, v.kind, v.captures, v.published_on, v.published_basis, v.moved, v.note, v.remarks, v.compiled, v.added,
  v.changed, v.removed`;

export const VERSIONS = `SELECT d.key, ${VERSION} FROM versions v JOIN datasets d ON d.id = v.dataset_id WHERE d.key = ?`;

export const STATES = `SELECT d.id, d.key, d.row_count, d.period_start, d.period_end, d.newest_day, d.checked_at, d.confirmed_at,
    d.failure_code, d.failure_detail, d.failure_address, d.failure_since, d.failure_at, d.file_concerns, d.figure_concerns,
    ${VERSION},
    (SELECT MAX(s.from_seq) FROM dimension_sets s WHERE s.dataset_id = d.id AND s.from_seq <= d.seq) AS dimensions_seq
  FROM datasets d LEFT JOIN versions v ON v.dataset_id = d.id AND v.seq = d.seq`;

export const joinCodes = (codes: readonly string[]): string => codes.join(CODE_SEPARATOR);
/**
 * Parses a list of hashes. Treats a damaged list as empty, so that the rest of the row can be read. The version's digest shows the damage.
 */
function capturesOf(list: string): readonly string[] {
  try {
    return JSON.parse(list) as readonly string[];
  } catch {
    return [];
  }
}
const splitCodes = (text: string): readonly string[] => (text === '' ? [] : text.split(CODE_SEPARATOR));

/** Returns one string object for equal texts, to save memory. The series in a dataset repeat units, titles and codes. */
type SameText = <T extends string | null>(text: T) => T;

export function sameTexts(): SameText {
  const known = new Map<string | null, string | null>();
  return <T extends string | null>(text: T): T => {
    const first = known.get(text);
    if (first !== undefined) return first as T;
    known.set(text, text);
    return text;
  };
}

/** Members are listed one by one, because a copy by spread would use more memory (see `attributesOf`). */
export function seriesFromRow(row: SeriesRow, same: SameText = (text) => text): StoredSeries {
  const own = {
    key: row.key,
    freq: same(row.freq),
    unit: same(row.unit),
    multiplier: row.multiplier,
    decimals: row.decimals,
    adjustment: same(row.adjustment),
    title: same(row.title),
    basePeriod: same(row.base_period),
    id: row.id,
    codes: splitCodes(row.codes).map(same),
    firstT: row.first_t,
    lastT: row.last_t,
    count: row.row_count,
  };
  return row.edition_starts === null ? own : Object.assign(own, { vintageStarts: vintageStartsOf(row.edition_starts) });
}

export const versionOf = (row: VersionRow): Version => ({
  dataset: row.key,
  seq: row.seq,
  effectiveFrom: row.known_from,
  recordedAt: row.recorded_at,
  origin: row.origin,
  kind: row.kind,
  captures: capturesOf(row.captures),
  publishedOn: row.published_on,
  ...(row.published_basis === null ? {} : { publishedBasis: row.published_basis }),
  ...(row.moved === 0 ? {} : { moved: row.moved }),
  note: row.note,
  ...(row.remarks === null ? {} : { remarks: JSON.parse(row.remarks) as readonly Remark[] }),
  ...(row.compiled === 1 ? { isCompiled: true } : {}),
  added: row.added,
  changed: row.changed,
  removed: row.removed,
});

/**
 * Converts a row to a state. If `dimensions` is an error, it is thrown only when the dimensions are read. A damaged list therefore does
 * not affect other datasets.
 */
export function stateOf(row: StateRow, dimensions: readonly ParsedDimension[] | WattleError): DatasetState {
  return {
    ...(dimensions instanceof WattleError ? { damage: dimensions } : {}),
    dataset: row.key,
    version: row.seq === null ? null : versionOf({ ...row, seq: row.seq }),
    get dimensions() {
      if (dimensions instanceof WattleError) throw dimensions;
      return dimensions;
    },
    rows: row.row_count,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    newestDay: row.newest_day,
    checkedAt: row.checked_at,
    confirmedAt: row.confirmed_at,
    failure: failureOf(row),
    concerns: { files: concernsOf(row.file_concerns), figures: concernsOf(row.figure_concerns) },
  };
}

/**
 * Converts the columns of a failure. Throws STORE_DAMAGED if its text or times are missing, because the program always writes all of
 * them.
 */
function failureOf({ key, ...row }: StateRow): DatasetState['failure'] {
  if (row.failure_code === null) return null;
  const { failure_detail: detail, failure_since: since, failure_at: at } = row;
  if (detail !== null && since !== null && at !== null) return { code: row.failure_code, detail, address: row.failure_address, since, at };
  throw new WattleError('STORE_DAMAGED', `The row for ${key} in the table datasets has a failure code without its text or times.`, {
    hint: `For the site administrator: restore a backup, or clear the failure: UPDATE datasets SET failure_code = NULL WHERE key = '${key}'.`,
  });
}

export const concernsOf = (text: string | null): readonly Concern[] | null =>
  text === null ? null : storedJson<readonly Concern[]>('datasets.file_concerns or figure_concerns', text);
