/**
 * Inserts an older vintage between stored versions. The number of each later version increases by 1. Only the periods whose values change
 * are written again, and only the digests of versions that change. Both databases run the same steps.
 *
 * series in the file    values and digests of changed periods and versions are replaced
 * other series          from_seq and to_seq after the vintage increase by 1
 * later versions        seq and moved increase by 1, with new counts and digests
 */
import { at, present } from '../../core/assert.ts';
import { addTo } from '../../core/basic/lists.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDimension } from '../../core/observation.ts';
import { type ChangedHistory, type Insertion, type SeriesHistory, timesMoved, type Version } from '../ports/series.ts';
import { changeOf, type Sql, type Statement } from '../ports/sql.ts';
import {
  type Counts,
  checkPeriods,
  dimensionsText,
  expectBase,
  expectRows,
  insertDimensions,
  insertVersion,
  STORED_SQL,
  type StoredDataset,
  setNewest,
  type Totals,
} from './apply-version.ts';
import { ATTRIBUTES, attributeValues } from './attributes.ts';
import { type VersionRow, versionOf } from './dataset-rows.ts';
import { type FilledSeries, filled, historyRows, type Ids, observationRows, type Rows } from './fill.ts';
import { keySplitter } from './series-codes.ts';
import { SeriesDigest, versionDigest } from './series-digest.ts';

type Life = SeriesHistory['observations'][number];
type StoredVersion = VersionRow & { readonly digest: string | null; readonly digests: number | null };

/** A statement, or rows to insert into a table. `table` has the names of its `width` columns. */
type Step = Statement | { readonly table: string; readonly width: number; readonly rows: Iterable<readonly (string | number | null)[]> };

interface PlannedSeries {
  /** The series with all values of `periods`, current or replaced. */
  readonly series: FilledSeries;
  readonly isNew: boolean;
  readonly periods: readonly number[];
  /** Digests by version. Null if the version no longer changes the series. */
  readonly digests: ReadonlyMap<number, string | null>;
  /** By version, the counts of its changed values after the insertion, less those before. */
  readonly counts: ReadonlyMap<number, Counts>;
}

interface PlannedInsertion {
  readonly insertion: Insertion;
  readonly series: readonly PlannedSeries[];
  readonly ids: Ids;
  readonly later: readonly StoredVersion[];
  /** Rows of `dimension_sets` after the insertion, by version. */
  readonly dimensions: readonly (readonly [fromSeq: number, text: string])[];
}

/** Reads the changed series, and calculates what changes. Throws REQ_CONFLICT and REQ_UNPROCESSABLE as expectInsertable does. */
export async function planInsertion(sql: Sql, insertion: Insertion): Promise<PlannedInsertion> {
  const { dataset, after, dimensions } = insertion;
  const stored = present(await sql.get<StoredDataset>(STORED_SQL, dataset), `The row of ${dataset}`);
  expectInsertable(insertion, stored);
  const later = await sql.all<StoredVersion>(
    'SELECT d.key, v.* FROM versions v JOIN datasets d ON d.id = v.dataset_id WHERE v.dataset_id = ? AND v.seq > ? ORDER BY v.seq',
    stored.id,
    after,
  );
  const ids = await sql.all<{ id: number; key: string }>('SELECT id, key FROM series WHERE dataset_id = ?', stored.id);
  const before = await sql.get<{ dimensions: string }>(
    'SELECT dimensions FROM dimension_sets WHERE dataset_id = ? AND from_seq <= ? ORDER BY from_seq DESC LIMIT 1',
    stored.id,
    after,
  );
  const split = keySplitter(at(dimensions, 0));
  const series: PlannedSeries[] = [];
  for await (const one of insertion.series) series.push(plannedSeries(dataset, one, after, split));
  return {
    insertion,
    series,
    ids: new Map(ids.map(({ id, key }) => [key, id])),
    later,
    dimensions: distinct(dimensions, after + 1, before === null ? null : before.dimensions),
  };
}

/** Throws REQ_CONFLICT if the stored data changed after the changes were calculated, and REQ_UNPROCESSABLE for market intervals. */
export function expectInsertable(insertion: Insertion, stored: StoredDataset): void {
  expectRows(insertion.dataset, stored);
  expectBase(insertion, stored);
}

/** Returns the lists that differ from the one before, as text. */
function distinct(
  dimensions: readonly (readonly ParsedDimension[])[],
  from: number,
  before: string | null,
): PlannedInsertion['dimensions'] {
  const rows: [number, string][] = [];
  let [list, text]: [readonly ParsedDimension[] | null, string | null] = [null, before];
  for (const [i, own] of dimensions.entries()) {
    if (own === list) continue;
    list = own;
    const written = dimensionsText(own);
    if (written !== text) rows.push([from + i, written]);
    text = written;
  }
  return rows;
}

function plannedSeries(
  dataset: DatasetKey,
  { before, after: now }: ChangedHistory,
  after: number,
  split: (key: string) => readonly string[],
): PlannedSeries {
  const { key, codes, values, firstT, lastT, rowCount } = filled(now, split);
  const [old, next] = [new Set(before?.observations), new Set(now.observations)];
  const changed = [...[...old].filter((one) => !next.has(one)), ...now.observations.filter((one) => !old.has(one))];
  const periods = new Set(changed.map(({ t }) => t));
  const lives = now.observations.filter(({ t }) => periods.has(t));
  const write = lives.filter(({ fromSeq }) => fromSeq === after + 1);
  checkPeriods(dataset, { attributes: present(now.attributes[0], 'The first attributes of a series').attributes, write, remove: [] });
  return {
    // The unchanged values are not needed later. Without them, a plan for many series needs little memory.
    series: { key, codes, values, firstT, lastT, rowCount, one: { attributes: now.attributes, observations: lives } },
    isNew: before === null,
    periods: [...periods],
    digests: digestsOf(now, changedVersions(before, now, changed, after)),
    counts: countsLess(
      lives,
      [...old].filter(({ t }) => periods.has(t)),
      after,
    ),
  };
}

/** Returns the versions after `after` in which the values or attributes of a series changed. */
function changedVersions(before: SeriesHistory | null, now: SeriesHistory, changed: readonly Life[], after: number): ReadonlySet<number> {
  const seqs = new Set<number>();
  for (const { fromSeq, toSeq } of changed) {
    seqs.add(fromSeq);
    if (toSeq !== null) seqs.add(toSeq);
  }
  const all = new Set(seqs);
  for (const { fromSeq, toSeq } of now.observations) {
    all.add(fromSeq);
    if (toSeq !== null) all.add(toSeq);
  }
  for (const { fromSeq } of [...now.attributes, ...(before === null ? [] : before.attributes)]) all.add(fromSeq);
  for (const seq of all) if (attributesText(before, seq) !== attributesText(now, seq)) seqs.add(seq);
  return new Set([...seqs].filter((seq) => seq > after));
}

const inForce = (history: SeriesHistory | null, seq: number) => history?.attributes.findLast(({ fromSeq }) => fromSeq <= seq)?.attributes;

function attributesText(history: SeriesHistory | null, seq: number): string | null {
  const attributes = inForce(history, seq);
  return attributes === undefined ? null : JSON.stringify(attributeValues(attributes));
}

/** Calculates the digests of a series in some versions. Null for a version that changes neither its values nor its attributes. */
function digestsOf(history: SeriesHistory, seqs: ReadonlySet<number>): ReadonlyMap<number, string | null> {
  const written = new Map<number, Life[]>();
  const ended = new Map<number, number[]>();
  for (const life of history.observations) {
    if (seqs.has(life.fromSeq)) addTo(written, life.fromSeq, life);
    if (life.toSeq !== null && seqs.has(life.toSeq)) addTo(ended, life.toSeq, life.t);
  }
  return new Map(
    [...seqs].map((seq) => {
      const write = written.get(seq) ?? [];
      const replaced = new Set(write.map(({ t }) => t));
      const removed = (ended.get(seq) ?? []).filter((t) => !replaced.has(t));
      const attributes = inForce(history, seq);
      const isNewAttributes = attributesText(history, seq) !== attributesText(history, seq - 1);
      const isChanged = write.length > 0 || removed.length > 0 || isNewAttributes;
      return [seq, isChanged && attributes !== undefined ? new SeriesDigest(attributes, write).end(removed) : null];
    }),
  );
}

/** Returns the counts of versions after `after` for some values, less their counts for the same periods before. */
function countsLess(now: readonly Life[], before: readonly Life[], after: number): ReadonlyMap<number, Counts> {
  const counts = new Map<number, { added: number; changed: number; removed: number }>();
  const of = (seq: number) => {
    const own = counts.get(seq) ?? { added: 0, changed: 0, removed: 0 };
    counts.set(seq, own);
    return own;
  };
  for (const [lives, sign] of [[now, 1] as const, [before, -1] as const]) {
    const starts = new Map<number, number[]>();
    for (const { t, fromSeq } of lives) addTo(starts, t, fromSeq);
    for (const { t, fromSeq, toSeq } of lives) {
      of(fromSeq).added += sign;
      if (toSeq === null) continue;
      if (!starts.get(t)?.includes(toSeq)) of(toSeq).removed += sign;
      else {
        of(toSeq).changed += sign;
        of(toSeq).added -= sign;
      }
    }
  }
  return new Map([...counts].filter(([seq]) => seq > after));
}

/** The series that the insertion adds. They must be added before `writeSteps`. */
export const newSeries = ({ series }: PlannedInsertion): readonly FilledSeries[] =>
  series.flatMap((one) => (one.isNew ? [one.series] : []));

/** The numbers of periods in one statement. There are only two, because a database prepares each text of a statement separately. */
const PERIODS_PER_DELETE = [20, 500] as const;

/** Returns the steps that change the rows of series. `added` has the ids of the new series. */
export function* writeSteps(
  datasetId: number,
  { insertion, series, ids, later, dimensions }: PlannedInsertion,
  added: Ids,
): Generator<Step> {
  const { after } = insertion;
  const all = new Map([...ids, ...added]);
  yield* movedVersions(datasetId, after);
  for (const { series: one, periods, digests } of series) {
    const id = present(all.get(one.key), `The id of series ${one.key}`);
    yield* deletedPeriods(id, periods);
    yield { sql: 'DELETE FROM series_history WHERE series_id = ? AND from_seq > ?', values: [id, after] };
    for (const seq of digests.keys()) yield { sql: 'DELETE FROM series_digests WHERE series_id = ? AND seq = ?', values: [id, seq] };
    yield {
      sql: `UPDATE series SET ${ATTRIBUTES.map((column) => `${column} = ?`).join(', ')}, first_t = ?, last_t = ?, row_count = ? WHERE id = ?`,
      values: [...one.values, one.firstT, one.lastT, one.rowCount, id],
    };
  }
  const changed = series.map(({ series: one }) => one);
  yield {
    table: `series_history (series_id, from_seq, ${ATTRIBUTES.join(', ')})`,
    width: ATTRIBUTES.length + 2,
    rows: laterThan(after, historyRows(changed, all)),
  };
  const withoutDigest = new Set(later.flatMap((row) => (row.digest === null ? [row.seq + 1] : [])));
  yield { table: `observations (${OBSERVATION_COLUMNS})`, width: 8, rows: observationRows(changed, all) };
  yield { table: 'series_digests (series_id, seq, digest)', width: 3, rows: digestRows(series, all, withoutDigest) };
  yield { sql: 'DELETE FROM dimension_sets WHERE dataset_id = ? AND from_seq > ?', values: [datasetId, after] };
  for (const [fromSeq, text] of dimensions) yield insertDimensions(datasetId, fromSeq, text);
}

/** Deletes all values of some periods. The last period fills the remaining parameters. */
function* deletedPeriods(seriesId: number, periods: readonly number[]): Generator<Statement> {
  const [few, many] = PERIODS_PER_DELETE;
  for (let i = 0; i < periods.length; i += many) {
    const some = periods.slice(i, i + many);
    const rest = Array<number>((some.length <= few ? few : many) - some.length).fill(at(some, some.length - 1));
    const marks = [...some, ...rest].map(() => '?').join(', ');
    yield { sql: `DELETE FROM observations WHERE series_id = ? AND t IN (${marks})`, values: [seriesId, ...some, ...rest] };
  }
}

function* laterThan(after: number, rows: Rows): Rows {
  for (const row of rows) if (Number(row[1]) > after) yield row;
}

/** Omits versions without a digest, which an earlier release of the program wrote. The integrity check adds all their digests at once. */
function* digestRows(series: readonly PlannedSeries[], ids: Ids, without: ReadonlySet<number>): Rows {
  for (const { series: one, digests } of series) {
    const id = present(ids.get(one.key), `The id of series ${one.key}`);
    for (const [seq, digest] of digests) if (digest !== null && !without.has(seq)) yield [id, seq, digest];
  }
}

const OBSERVATION_COLUMNS = 'series_id, t, from_seq, to_seq, value, status, text, at';

/**
 * Increases the version numbers after `after` by 1. The rows pass through a temporary table, because an UPDATE of the primary key meets
 * rows that still have the next number. This takes less than half the time of two UPDATEs.
 */
function* movedVersions(datasetId: number, after: number): Generator<Statement> {
  const of = `series_id IN (SELECT id FROM series WHERE dataset_id = ${datasetId})`;
  // Values of later versions are in the temporary table, which increases their `to_seq` also.
  yield { sql: `UPDATE observations SET to_seq = to_seq + 1 WHERE ${of} AND to_seq > ? AND from_seq <= ?`, values: [after, after] };
  const end = `CASE WHEN to_seq > ${after} THEN to_seq + 1 ELSE to_seq END AS to_seq`;
  for (const [table, seq, columns] of [
    ['observations', 'from_seq', OBSERVATION_COLUMNS],
    ['series_history', 'from_seq', `series_id, from_seq, ${ATTRIBUTES.join(', ')}`],
    ['series_digests', 'seq', 'series_id, seq, digest'],
  ] as const) {
    const moved = columns.replace(seq, `${seq} + 1 AS ${seq}`).replace('to_seq', end);
    // The statement that creates a table accepts no parameters in PostgreSQL.
    yield { sql: `CREATE TEMP TABLE moved_rows AS SELECT ${moved} FROM ${table} WHERE ${of} AND ${seq} > ${after}`, values: [] };
    yield { sql: `DELETE FROM ${table} WHERE ${of} AND ${seq} > ?`, values: [after] };
    yield { sql: `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM moved_rows`, values: [] };
    yield { sql: 'DROP TABLE moved_rows', values: [] };
  }
}

/** Returns the number of series digests in each version after the second parameter. */
export const DIGEST_COUNTS = `SELECT d.seq, COUNT(*) AS n FROM series_digests d JOIN series s ON s.id = d.series_id
  WHERE s.dataset_id = ? AND d.seq > ? GROUP BY d.seq`;

/** Returns the inserted version, and the statements that publish it with the later versions. */
export function published(
  datasetId: number,
  { insertion, series, later }: PlannedInsertion,
  counted: readonly { readonly seq: number; readonly n: number }[],
  totals: Totals,
): { readonly version: Version; readonly statements: readonly Statement[] } {
  const { dataset, after, version: facts } = insertion;
  const digests = new Map(counted.map(({ seq, n }) => [seq, Number(n)]));
  // A version that changes no series has no row.
  const digestsIn = (seq: number): number => {
    const n = digests.get(seq);
    return n === undefined ? 0 : n;
  };
  const changes = sumOf(series);
  const version: Version = { ...facts, ...(changes.get(after + 1) ?? NO_COUNTS), dataset, seq: after + 1 };
  if (later.some(({ known_from: from }) => from < version.effectiveFrom))
    throw new WattleError('REQ_CONFLICT', `An older version of ${dataset} is stored after this vintage.`);
  return {
    version,
    statements: [
      { sql: 'DELETE FROM versions WHERE dataset_id = ? AND seq > ?', values: [datasetId, after] },
      insertVersion(datasetId, version, digestsIn(after + 1)),
      ...later.map((row) => moved(datasetId, row, changes.get(row.seq + 1) ?? NO_COUNTS, digestsIn(row.seq + 1))),
      setNewest(datasetId, insertion.baseSeq + 1, totals),
      ...changeOf(dataset),
    ],
  };
}

const NO_COUNTS: Counts = { added: 0, changed: 0, removed: 0 };

function sumOf(series: readonly PlannedSeries[]): ReadonlyMap<number, Counts> {
  const sums = new Map<number, Counts>();
  for (const { counts } of series) for (const [seq, own] of counts) sums.set(seq, plus(sums.get(seq) ?? NO_COUNTS, own));
  return sums;
}

const plus = (a: Counts, b: Counts): Counts => ({
  added: a.added + b.added,
  changed: a.changed + b.changed,
  removed: a.removed + b.removed,
});

/**
 * Returns the row of a later version with its new number. A first version is no longer the initial version. If the row does not match its
 * digest, it keeps that digest, so that the damage is found.
 */
function moved(datasetId: number, row: StoredVersion, counts: Counts, digests: number): Statement {
  const before = versionOf(row);
  const version: Version = {
    ...before,
    ...plus(before, counts),
    seq: before.seq + 1,
    kind: before.kind === 'initial' ? 'update' : before.kind,
    moved: timesMoved(before) + 1,
  };
  if (row.digest === null || row.digests === null) return insertVersion(datasetId, version, null);
  const isSound = versionDigest(before, row.digests) === row.digest;
  return isSound ? insertVersion(datasetId, version, digests) : insertVersion(datasetId, version, row.digests, row.digest);
}
