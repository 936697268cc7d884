/** Blocks in PostgreSQL. Each statement handles several hundred series. */
import { entry, present } from '../../../core/assert.ts';
import type { Frequency } from '../../../core/frequency.ts';
import type { DatasetDelta, ReadSeries, SeriesDelta, StoredSeries } from '../../ports/series.ts';
import type { PgSql } from '../../postgres/connection.ts';
import { type Counts, checkedSeries } from '../apply-version.ts';
import { ATTRIBUTES, attributeValues } from '../attributes.ts';
import { joinCodes } from '../dataset-rows.ts';
import { keySplitter } from '../series-codes.ts';
import { type Cells, noCells, segmentCount } from './block-codec.ts';
import { blockDigest, soundBody } from './block-digest.ts';
import {
  addKnown,
  type Block,
  type BlockChange,
  byDay,
  cellsPerDay,
  changeBlock,
  type DayChange,
  daysWithin,
  type EndedCell,
  expectFrequency,
  joined,
  lastBefore,
  newestKnown,
  packed,
  withEnded,
} from './blocks.ts';

type BlockTuple = readonly [
  seriesId: number,
  day: number,
  endT: number,
  firstT: number | null,
  lastT: number | null,
  rows: number,
  minSeq: number,
  body: Uint8Array,
  digest: string | null,
];

interface SeriesDay {
  readonly seriesId: number;
  readonly change: DayChange;
}

const SERIES_PER_BATCH = 500;
const COLUMNS = ['series_id', 'day', 'end_t', 'first_t', 'last_t', 'row_count', 'min_seq', 'body', 'digest'] as const;
const BLOCK = COLUMNS.map((column) => `b.${column}`).join(', ');
const RECORD =
  'key TEXT, codes TEXT, freq TEXT, unit TEXT, multiplier INTEGER, decimals INTEGER, adjustment TEXT, title TEXT, base_period TEXT, edition_starts TEXT';
const ATTRIBUTE_LIST = ATTRIBUTES.join(', ');

const PUT_SERIES = `INSERT INTO series (dataset_id, key, codes, ${ATTRIBUTE_LIST}, first_t, last_t, row_count)
  SELECT ?::int, key, codes, ${ATTRIBUTE_LIST}, 0, -1, 0 FROM json_to_recordset(?::json) AS x (${RECORD})
  ON CONFLICT (dataset_id, key) DO UPDATE SET ${ATTRIBUTES.map((column) => `${column} = excluded.${column}`).join(', ')}
  RETURNING id, key`;
const PUT_HISTORY = `INSERT INTO series_history (series_id, from_seq, ${ATTRIBUTE_LIST})
  SELECT s.id, ?::int, ${ATTRIBUTES.map((column) => `s.${column}`).join(', ')} FROM series s LEFT JOIN LATERAL (
    SELECT * FROM series_history h WHERE h.series_id = s.id ORDER BY h.from_seq DESC LIMIT 1
  ) h ON TRUE WHERE s.id = ANY(?::int[]) AND (h.series_id IS NULL
    OR (${ATTRIBUTES.map((column) => `h.${column}`).join(', ')}) IS DISTINCT FROM (${ATTRIBUTES.map((column) => `s.${column}`).join(', ')}))`;
const BLOCKS_OF_DAYS = `SELECT ${BLOCK} FROM unnest(?::int[], ?::int[]) AS w (series_id, day)
  JOIN blocks b ON b.series_id = w.series_id AND b.day = w.day`;
const BLOCKS_BEFORE = `SELECT ${BLOCK} FROM unnest(?::int[], ?::int[]) AS w (series_id, day) CROSS JOIN LATERAL (
    SELECT * FROM blocks b WHERE b.series_id = w.series_id AND b.day < w.day ORDER BY b.day DESC LIMIT 1
  ) b`;
const PUT_BLOCKS = `INSERT INTO blocks (${COLUMNS.join(', ')})
  SELECT * FROM unnest(?::int[], ?::int[], ?::int[], ?::int[], ?::int[], ?::int[], ?::int[], ?::bytea[], ?::text[])
  ON CONFLICT (series_id, day) DO UPDATE SET ${COLUMNS.slice(2)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')}`;
const DELETE_BLOCKS = `DELETE FROM blocks b USING unnest(?::int[], ?::int[]) AS w (series_id, day)
  WHERE b.series_id = w.series_id AND b.day = w.day`;
const PUT_ENDED = `INSERT INTO observations (series_id, t, from_seq, to_seq, value, status, text, at)
  SELECT * FROM unnest(?::int[], ?::int[], ?::int[], ?::int[], ?::float8[], ?::text[], ?::text[], ?::text[])`;
const COUNT = `UPDATE series s SET row_count = s.row_count + w.more,
    first_t = COALESCE((SELECT b.first_t FROM blocks b WHERE b.series_id = s.id AND b.first_t IS NOT NULL ORDER BY b.day LIMIT 1), 0),
    last_t = COALESCE((SELECT b.last_t FROM blocks b WHERE b.series_id = s.id AND b.last_t IS NOT NULL ORDER BY b.day DESC LIMIT 1), -1)
  FROM unnest(?::int[], ?::int[]) AS w (series_id, more) WHERE s.id = w.series_id`;

const BODIES = `SELECT b.series_id, b.body, b.digest FROM unnest(?::int[], ?::int[], ?::int[]) AS w (series_id, from_day, to_day)
  JOIN blocks b ON b.series_id = w.series_id AND b.day BETWEEN w.from_day AND w.to_day ORDER BY b.series_id, b.day`;
const BODIES_AT = `SELECT b.body, b.digest FROM unnest(?::int[], ?::int[], ?::int[]) AS w (series_id, from_day, to_day)
  JOIN blocks b ON b.series_id = w.series_id AND b.day IN (w.from_day, w.to_day)`;
const ROWS_BETWEEN = `SELECT COALESCE(SUM(b.row_count), 0) FROM unnest(?::int[], ?::int[], ?::int[]) AS w (series_id, from_day, to_day)
  JOIN blocks b ON b.series_id = w.series_id AND b.day > w.from_day AND b.day < w.to_day`;
const NEWEST_BODIES = `SELECT b.series_id, b.body, b.digest FROM unnest(?::int[], ?::int[], ?::int[]) AS w (series_id, from_day, to_day)
  CROSS JOIN LATERAL (
    SELECT * FROM blocks b WHERE b.series_id = w.series_id AND b.day BETWEEN w.from_day AND w.to_day ORDER BY b.day DESC LIMIT ?
  ) b ORDER BY b.series_id, b.day DESC`;

export async function writeBlocks(sql: PgSql, datasetId: number, seq: number, delta: DatasetDelta): Promise<Counts> {
  const split = keySplitter(delta.dimensions);
  const counts = { added: 0, changed: 0, removed: 0 };
  const writeBatch = async (batch: readonly SeriesDelta[]): Promise<void> => {
    const { added, changed, removed } = await writeSeries(sql, datasetId, seq, batch, split);
    counts.added += added;
    counts.changed += changed;
    counts.removed += removed;
  };
  let batch: SeriesDelta[] = [];
  for (const series of checkedSeries(delta)) {
    batch.push(series);
    if (batch.length < SERIES_PER_BATCH) continue;
    await writeBatch(batch);
    batch = [];
  }
  if (batch.length > 0) await writeBatch(batch);
  return counts;
}

async function writeSeries(
  sql: PgSql,
  datasetId: number,
  seq: number,
  batch: readonly SeriesDelta[],
  split: (key: string) => readonly string[],
): Promise<Counts> {
  const ids = await putSeries(sql, datasetId, seq, batch, split);
  const days = batch.flatMap(({ attributes, write, remove }) =>
    byDay(attributes.freq, write, remove).map((change): SeriesDay => ({ seriesId: entry(ids, attributes.key), change })),
  );
  const stored = await blocksAt(sql, days);
  const changes = days.map((day): [SeriesDay, BlockChange] => [
    day,
    changeBlock(stored.get(blockName(day.seriesId, day.change.day)) ?? null, day.change, seq, day.seriesId),
  ]);
  const begun = days.filter(({ seriesId, change }) => !stored.has(blockName(seriesId, change.day)));
  await putBlocks(sql, [...(await packedBefore(sql, begun)), ...changes.flatMap(putOf)]);
  const gone = changes.filter(([, { block }]) => block === null).map(([day]) => day);
  if (gone.length > 0)
    await sql.run(
      DELETE_BLOCKS,
      ...columnsOf(
        gone.map(({ seriesId, change }) => [seriesId, change.day]),
        2,
      ),
    );
  await putEnded(sql, changes, seq);
  return count(sql, batch, ids, changes);
}

const blockName = (seriesId: number, day: number): string => `${seriesId} ${day}`;

const putOf = ([{ seriesId }, { block }]: [SeriesDay, BlockChange]): [number, Block][] => (block ? [[seriesId, block]] : []);

/** Adds series that are not stored yet. Returns the ids of all series by key. */
async function putSeries(
  sql: PgSql,
  datasetId: number,
  seq: number,
  batch: readonly SeriesDelta[],
  split: (key: string) => readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const keys = batch.map(({ attributes }) => attributes.key);
  const stored = await sql.tuples<[string, Frequency]>(
    'SELECT key, freq FROM series WHERE dataset_id = ? AND key = ANY(?)',
    datasetId,
    keys,
  );
  const freqs = new Map(stored);
  for (const { attributes } of batch) expectFrequency(attributes.key, freqs.get(attributes.key) ?? attributes.freq, attributes.freq);
  const records = batch.map(({ attributes }) => {
    const values = attributeValues(attributes);
    return {
      key: attributes.key,
      codes: joinCodes(split(attributes.key)),
      ...Object.fromEntries(ATTRIBUTES.map((name, i) => [name, values[i]])),
    };
  });
  const rows = await sql.all<{ id: number; key: string }>(PUT_SERIES, datasetId, JSON.stringify(records));
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  await sql.run(PUT_HISTORY, seq, [...ids.values()]);
  return ids;
}

async function blocksAt(sql: PgSql, days: readonly SeriesDay[]): Promise<ReadonlyMap<string, Block>> {
  const columns = columnsOf(
    days.map(({ seriesId, change }) => [seriesId, change.day]),
    2,
  );
  const rows = await sql.tuples<BlockTuple>(BLOCKS_OF_DAYS, ...columns);
  return new Map(rows.map((row) => [blockName(row[0], row[1]), blockOf(row)]));
}

/** Packs the blocks of the previous day when a new day begins. Returns the changed blocks. */
async function packedBefore(sql: PgSql, begun: readonly SeriesDay[]): Promise<readonly (readonly [number, Block])[]> {
  const first = new Map<number, number>();
  for (const { seriesId, change } of begun) first.set(seriesId, Math.min(change.day, first.get(seriesId) ?? change.day));
  if (first.size === 0) return [];
  const rows = await sql.tuples<BlockTuple>(BLOCKS_BEFORE, [...first.keys()], [...first.values()]);
  return rows.filter((row) => segmentCount(row[7]) > 1).map((row) => [row[0], packed(blockOf(row))]);
}

async function putBlocks(sql: PgSql, blocks: readonly (readonly [number, Block])[]): Promise<void> {
  if (blocks.length === 0) return;
  const unique = new Map(blocks.map((entry) => [blockName(entry[0], entry[1].day), entry]));
  const rows = [...unique.values()].map(([seriesId, block]) => {
    const body = Buffer.from(block.body.buffer, block.body.byteOffset, block.body.byteLength);
    return [seriesId, block.day, block.endT, block.firstT, block.lastT, block.rows, block.minSeq, body, blockDigest(body)];
  });
  await sql.run(PUT_BLOCKS, ...columnsOf(rows, COLUMNS.length));
}

async function putEnded(sql: PgSql, changes: readonly [SeriesDay, BlockChange][], seq: number): Promise<void> {
  const rows = changes.flatMap(([{ seriesId }, { ended }]) =>
    ended.map((cell) => [seriesId, cell.t, cell.fromSeq, seq, cell.value, cell.status, cell.text, cell.at]),
  );
  if (rows.length > 0) await sql.run(PUT_ENDED, ...columnsOf(rows, 8));
}

async function count(
  sql: PgSql,
  batch: readonly SeriesDelta[],
  ids: ReadonlyMap<string, number>,
  changes: readonly [SeriesDay, BlockChange][],
): Promise<Counts> {
  const more = new Map<number, number>();
  const add = (seriesId: number, n: number): void => {
    const before = more.get(seriesId);
    more.set(seriesId, before === undefined ? n : before + n);
  };
  let written = 0;
  for (const { attributes, write } of batch) {
    written += write.length;
    add(entry(ids, attributes.key), write.length);
  }
  let [changed, removed] = [0, 0];
  for (const [{ seriesId }, change] of changes) {
    changed += change.changed;
    removed += change.removed;
    add(seriesId, -change.ended.length);
  }
  await sql.run(COUNT, [...more.keys()], [...more.values()]);
  return { added: written - changed, changed, removed };
}

/** Converts rows to one list per column, for `unnest`. */
const columnsOf = <T>(rows: readonly (readonly T[])[], width: number): T[][] =>
  Array.from({ length: width }, (_, i) => rows.map((row) => row[i] as T));

const blockOf = ([, day, endT, firstT, lastT, rows, minSeq, body, digest]: BlockTuple): Block => ({
  day,
  endT,
  firstT,
  lastT,
  rows,
  minSeq,
  body: soundBody(body, digest),
});

/** Deletes versions without remaining values, but never the latest version. */
export const FORGET_VERSIONS = `DELETE FROM versions WHERE dataset_id = ? AND seq < LEAST(?::int,
  (SELECT MIN(b.min_seq) FROM blocks b JOIN series s ON s.id = b.series_id WHERE s.dataset_id = ?),
  (SELECT MIN(o.from_seq) FROM observations o JOIN series s ON s.id = o.series_id WHERE s.dataset_id = ?))`;

/** Returns the number of deleted current values. */
export async function pruneBlocks(sql: PgSql, datasetId: number, beforeDay: number): Promise<number> {
  const series = await sql.all<{ id: number; freq: Frequency }>('SELECT id, freq FROM series WHERE dataset_id = ?', datasetId);
  const limits = series.map(({ id, freq }) => [id, lastBefore(freq, beforeDay)]);
  await sql.run(
    'DELETE FROM observations o USING unnest(?::int[], ?::int[]) AS w (series_id, t) WHERE o.series_id = w.series_id AND o.t <= w.t',
    ...columnsOf(limits, 2),
  );
  const gone = await sql.tuples<[seriesId: number, rows: number]>(
    'WITH gone AS (DELETE FROM blocks WHERE series_id = ANY(?) AND day < ? RETURNING series_id, row_count) SELECT series_id, SUM(row_count)::int FROM gone GROUP BY series_id',
    series.map(({ id }) => id),
    beforeDay,
  );
  if (gone.length > 0)
    await sql.run(
      COUNT,
      ...columnsOf(
        gone.map(([seriesId, rows]) => [seriesId, -rows]),
        2,
      ),
    );
  return gone.reduce((n, [, rows]) => n + rows, 0);
}

/**
 * Returns the cells of each series in version `seq`, by id. `endedOf` reads replaced cells after the blocks are read. A cell that was
 * replaced between the two reads is in both results and is used once.
 */
export async function readBlocks(
  sql: PgSql,
  series: readonly StoredSeries[],
  query: ReadSeries,
  seq: number,
  endedOf: (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly EndedCell[]>>,
): Promise<ReadonlyMap<number, Cells>> {
  const { newest } = query;
  const cells = newest === undefined ? await cellsWithin(sql, series, query, seq) : await newestCells(sql, series, query, seq, newest);
  const ended = await endedOf(series.map(({ id }) => id));
  return new Map(series.map(({ id }) => [id, withEnded(entry(cells, id), entry(ended, id), newest)]));
}

/** Counts the cells in a window of the latest version. Unpacks only the blocks for the first and last day. */
export async function countBlocks(
  sql: PgSql,
  series: readonly (readonly [id: number, freq: Frequency])[],
  query: Omit<ReadSeries, 'newest'>,
  seq: number,
): Promise<number> {
  const windows = columnsOf(
    series.map(([id, freq]) => [id, ...daysWithin(freq, query)]),
    3,
  );
  const cells = noCells();
  for (const [body, digest] of await sql.tuples<[Uint8Array, string | null]>(BODIES_AT, ...windows)) {
    addKnown(cells, soundBody(body, digest), query, seq);
  }
  const [between] = await sql.tuples<[number]>(ROWS_BETWEEN, ...windows);
  return cells.t.length + present(between, 'A sum of rows')[0];
}

async function cellsWithin(
  sql: PgSql,
  series: readonly StoredSeries[],
  query: ReadSeries,
  seq: number,
): Promise<ReadonlyMap<number, Cells>> {
  const windows = series.map(({ id, freq }) => [id, ...daysWithin(freq, query)]);
  const cells = new Map<number, Cells>(series.map(({ id }) => [id, noCells()]));
  for (const [id, body, digest] of await sql.tuples<[number, Uint8Array, string | null]>(BODIES, ...columnsOf(windows, 3))) {
    addKnown(entry(cells, id), soundBody(body, digest), query, seq);
  }
  return cells;
}

/**
 * Returns the latest cells of each series. First reads the number of days that a series without gaps needs, then more days for series with
 * gaps.
 */
async function newestCells(
  sql: PgSql,
  series: readonly StoredSeries[],
  query: ReadSeries,
  seq: number,
  newest: number,
): Promise<ReadonlyMap<number, Cells>> {
  const found = new Map<number, Cells>();
  let wanting = series;
  for (let more = 0; wanting.length > 0; more = 2 * more + 1) {
    const limit = more + Math.max(1, ...wanting.map(({ freq }) => Math.ceil(newest / cellsPerDay(freq))));
    const windows = wanting.map(({ id, freq }) => [id, ...daysWithin(freq, query)]);
    const collected = new Map(wanting.map(({ id }) => [id, { days: 0, cells: 0, parts: [] as Cells[] }]));
    for (const [id, body, digest] of await sql.tuples<[number, Uint8Array, string | null]>(
      NEWEST_BODIES,
      ...columnsOf(windows, 3),
      limit,
    )) {
      const own = collected.get(id);
      if (!own) continue;
      own.days++;
      if (own.cells >= newest) continue;
      const cells = newestKnown(soundBody(body, digest), query, seq, newest - own.cells);
      own.cells += cells.t.length;
      own.parts.push(cells);
    }
    for (const [id, { parts }] of collected) found.set(id, joined(parts.reverse()));
    wanting = wanting.filter(({ id }) => {
      const own = collected.get(id);
      return own !== undefined && own.cells < newest && own.days === limit;
    });
  }
  return found;
}
