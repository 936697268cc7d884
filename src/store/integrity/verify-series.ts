/** Compares the values of series with the digests of the versions that wrote the values. */

import { at } from '../../core/assert.ts';
import { addTo, groupedBy } from '../../core/basic/lists.ts';
import { shareThread } from '../../core/cost.ts';
import type { ObsStatus, SeriesAttributes } from '../../core/observation.ts';
import type { StorageLayout } from '../ports/series.ts';
import type { Sql, Statement } from '../ports/sql.ts';
import { ATTRIBUTES, type AttributesRow, attributesOf } from '../series/attributes.ts';
import { spanOf } from '../series/coverage.ts';
import type { SeriesRow } from '../series/dataset-rows.ts';
import { SeriesDigest } from '../series/series-digest.ts';
import type { Difference } from './difference.ts';
import { verifyBlocks } from './verify-blocks.ts';

interface ValueRow {
  readonly series_id: number;
  readonly t: number;
  readonly from_seq: number;
  readonly to_seq: number | null;
  readonly value: number | null;
  readonly status: ObsStatus | null;
  readonly text: string | null;
  readonly at: string | null;
}

type ValueTuple = readonly [
  series_id: number,
  t: number,
  from_seq: number,
  to_seq: number | null,
  value: number | null,
  status: ObsStatus | null,
  text: string | null,
  at: string | null,
];

type HistoryRow = AttributesRow & { readonly series_id: number; readonly from_seq: number };
interface DigestRow {
  readonly series_id: number;
  readonly seq: number;
  readonly digest: string;
}

interface VerifiedSeries {
  readonly series: number;
  readonly values: number;
  readonly differences: readonly Difference[];
  /** Statements that add missing digests, with the number of added digests for each version. */
  readonly adopt: readonly Statement[];
  readonly adoptedByVersion: ReadonlyMap<number, number>;
}

/** After this number of series, other work can use the thread. */
const SERIES_AT_ONCE = 50;
const VALUES_AT_ONCE = 2_000;

interface StoredLife {
  readonly row: SeriesRow;
  readonly history: readonly HistoryRow[];
  readonly values: readonly ValueRow[];
  readonly digests: ReadonlyMap<number, string>;
}

/** Returns the keys of the series whose values differ from their digests. */
export async function differingSeries(sql: Sql, datasetId: number, ids: readonly number[], seq: number): Promise<readonly string[]> {
  const rows = await sql.all<SeriesRow>(`SELECT * FROM series WHERE id IN (${ids.map(() => '?').join(', ')})`, ...ids);
  const older = await sql.all<{ seq: number }>('SELECT seq FROM versions WHERE dataset_id = ? AND digest IS NULL', datasetId);
  const withoutDigest = new Set(older.map((version) => version.seq));
  const lives = await livesOf(sql, rows, seq);
  const keys: string[] = [];
  for (const life of lives) {
    if (await differs(life, withoutDigest)) keys.push(life.row.key);
    await shareThread();
  }
  return keys;
}

async function differs(life: StoredLife, withoutDigest: ReadonlySet<number>): Promise<boolean> {
  if (chainBroken(life.values) !== null) return true;
  for await (const [version, digest] of digestsOf(life)) {
    const kept = life.digests.get(version);
    if (kept !== digest && !(kept === undefined && withoutDigest.has(version))) return true;
  }
  return false;
}

export async function verifySeries(
  sql: Sql,
  datasetId: number,
  seq: number,
  layout: StorageLayout,
  withoutDigest: ReadonlySet<number>,
): Promise<VerifiedSeries> {
  const rows = await sql.all<SeriesRow>('SELECT * FROM series WHERE dataset_id = ? ORDER BY id', datasetId);
  const differences: Difference[] = [];
  const adopt: Statement[] = [];
  const adoptedByVersion = new Map<number, number>();
  let values = 0;
  for (let i = 0; i < rows.length; i += SERIES_AT_ONCE) {
    for (const life of await livesOf(sql, rows.slice(i, i + SERIES_AT_ONCE), seq)) {
      values += life.values.length;
      const isNew = life.history.length === 0 && life.values.length === 0;
      if (isNew) continue;
      const { row } = life;
      const blocks = layout === 'blocks' ? await verifyBlocks(sql, row.id) : null;
      adopt.push(...(blocks?.adopt ?? []));
      const wrong = attributesDiffer(life) ?? (blocks === null ? (countsDiffer(life) ?? chainBroken(life.values)) : blocks.detail);
      if (wrong !== null) differences.push({ part: `series ${row.key}`, detail: wrong, seriesId: row.id });
      if (layout === 'blocks') continue;
      for await (const [version, digest] of digestsOf(life)) {
        const kept = life.digests.get(version);
        if (kept === digest) continue;
        if (kept === undefined && digest !== null && withoutDigest.has(version)) {
          adopt.push({
            sql: 'INSERT INTO series_digests (series_id, seq, digest) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
            values: [row.id, version, digest],
          });
          const before = adoptedByVersion.get(version);
          adoptedByVersion.set(version, before === undefined ? 1 : before + 1);
        } else {
          const detail = `The values in version ${version} do not match their digest.`;
          differences.push({ part: `series ${row.key}`, detail, seriesId: row.id });
        }
      }
    }
    await shareThread();
  }
  return { series: rows.length, values, differences, adopt, adoptedByVersion };
}

async function livesOf(sql: Sql, rows: readonly SeriesRow[], seq: number): Promise<readonly StoredLife[]> {
  const ids = rows.map(({ id }) => id);
  const of = `series_id IN (${ids.map(() => '?').join(', ')})`;
  const history = await sql.all<HistoryRow>(
    `SELECT series_id, from_seq, ${ATTRIBUTES.join(', ')} FROM series_history WHERE ${of} AND from_seq <= ? ORDER BY series_id, from_seq`,
    ...ids,
    seq,
  );
  const values = await valuesOf(sql, ids, seq);
  const digests = await sql.all<DigestRow>(`SELECT series_id, seq, digest FROM series_digests WHERE ${of} AND seq <= ?`, ...ids, seq);
  const [histories, lives, kept] = [groupsOf(history), groupsOf(values), groupsOf(digests)];
  return rows.map((row) => ({
    row,
    history: histories.get(row.id) ?? [],
    values: lives.get(row.id) ?? [],
    digests: new Map((kept.get(row.id) ?? []).map((one) => [one.seq, one.digest])),
  }));
}

/**
 * Reads values in pages. Driver rows need several times the memory of plain objects, and a series of five-minute prices has hundreds of
 * thousands of values. A value that ended after version `seq` was current in that version, so its `to_seq` becomes null.
 */
async function valuesOf(sql: Sql, ids: readonly number[], seq: number): Promise<readonly ValueRow[]> {
  const all: ValueRow[] = [];
  let rest = ids;
  // The last value of a full page. The rest of its series is read alone, because a database finds its place only within one series.
  let last: ValueRow | undefined;
  while (rest.length > 0) {
    const of = last ? [last.series_id] : rest;
    const page = await sql.tuples<ValueTuple>(
      `SELECT series_id, t, from_seq, CASE WHEN to_seq > ? THEN NULL ELSE to_seq END, value, status, text, at FROM observations
        WHERE series_id IN (${of.map(() => '?').join(', ')}) AND from_seq <= ?${last ? ' AND (t, from_seq) > (?, ?)' : ''}
        ORDER BY series_id, t, from_seq LIMIT ?`,
      ...[seq, ...of, seq],
      ...(last ? [last.t, last.from_seq] : []),
      VALUES_AT_ONCE,
    );
    for (const [series_id, t, from_seq, to_seq, value, status, text, at] of page) {
      all.push({ series_id, t, from_seq, to_seq, value, status, text, at });
    }
    const isFull = page.length === VALUES_AT_ONCE;
    const done = isFull ? all.at(-1) : last;
    rest = done ? rest.filter((id) => id > done.series_id || (isFull && id === done.series_id)) : [];
    last = isFull ? done : undefined;
    await shareThread();
  }
  return all;
}

function groupsOf<Row extends { readonly series_id: number }>(rows: readonly Row[]): ReadonlyMap<number, readonly Row[]> {
  const groups = groupedBy(rows, (row) => row.series_id);
  return groups;
}

/** Calculates the digest that each version of the series should have, or null if attributes are missing. */
async function* digestsOf({ row, history, values, digests }: StoredLife): AsyncGenerator<readonly [seq: number, digest: string | null]> {
  const written = new Map<number, ValueRow[]>();
  const removed = new Map<number, number[]>();
  values.forEach((one, i) => {
    addTo(written, one.from_seq, one);
    if (one.to_seq !== null && !isReplaced(values, i)) addTo(removed, one.to_seq, one.t);
  });
  const seqs = new Set([...history.map((one) => one.from_seq), ...written.keys(), ...removed.keys(), ...digests.keys()]);
  for (const seq of seqs) {
    const then = history.findLast((one) => one.from_seq <= seq);
    yield [seq, then === undefined ? null : await digestOf(attributesOf(row.key, then), written.get(seq) ?? [], removed.get(seq) ?? [])];
  }
}

async function digestOf(attributes: SeriesAttributes, values: readonly ValueRow[], removed: readonly number[]): Promise<string> {
  const digest = new SeriesDigest(attributes, values.slice(0, VALUES_AT_ONCE));
  for (let i = VALUES_AT_ONCE; i < values.length; i += VALUES_AT_ONCE) {
    await shareThread();
    digest.add(values.slice(i, i + VALUES_AT_ONCE));
  }
  return digest.end(removed);
}

/** Returns true if a later value of the same period begins where this value ends. Values are in the order of their periods and versions. */
function isReplaced(values: readonly ValueRow[], i: number): boolean {
  const { t, to_seq } = at(values, i);
  for (let next = i + 1; values[next]?.t === t; next += 1) if (values[next]?.from_seq === to_seq) return true;
  return false;
}

/** Compares the current attributes with the attribute history, which repeats them. Returns the difference as a sentence, or null. */
function attributesDiffer({ row, history }: StoredLife): string | null {
  const newest = history.at(-1);
  if (!newest) return 'The history of its attributes is missing.';
  return ATTRIBUTES.every((name) => newest[name] === row[name]) ? null : 'Its attributes do not match its latest version.';
}

function countsDiffer({ row, values }: StoredLife): string | null {
  const current = values.filter(({ to_seq }) => to_seq === null);
  const filled = current.filter(({ value }) => value !== null);
  const [first = null] = filled;
  const [last = null] = filled.slice(-1);
  const { firstT, lastT } = spanOf(first, last);
  return row.row_count === current.length && row.first_t === firstT && row.last_t === lastT
    ? null
    : `${row.row_count} values from ${row.first_t} to ${row.last_t} were written, but ${current.length} values from ${firstT} to ${lastT} are stored.`;
}

/** Checks that each value of a period ends before the next value of that period starts. Returns the error as a sentence, or null. */
function chainBroken(values: readonly ValueRow[]): string | null {
  let before: ValueRow | undefined;
  for (const one of values) {
    const isOfSamePeriod = before !== undefined && before.t === one.t && before.series_id === one.series_id;
    if (isOfSamePeriod && (before?.to_seq ?? Number.POSITIVE_INFINITY) > one.from_seq)
      return `Two values of period ${one.t} are current at the same time.`;
    if (one.to_seq !== null && one.to_seq <= one.from_seq) return `A value of period ${one.t} ends before it begins.`;
    before = one;
  }
  return null;
}
