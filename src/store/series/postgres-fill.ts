/** Writes all versions of an empty dataset to PostgreSQL at once. This is faster than ten statements for each version. */
import { at, entry } from '../../core/assert.ts';
import { WattleError } from '../../core/errors.ts';
import type { DatasetHistory, SeriesHistory } from '../ports/series.ts';
import { copyLine, type PgSql } from '../postgres/connection.ts';
import {
  checkedSeries,
  dimensionsText,
  insertDimensions,
  nextSeq,
  type StoredDataset,
  type Totals,
  versionWritten,
  type Written,
} from './apply-version.ts';
import { ATTRIBUTES, attributeValues } from './attributes.ts';
import { joinCodes } from './dataset-rows.ts';
import { list, ROWS_TO_ANALYZE, runAll } from './postgres-delta.ts';
import { keySplitter } from './series-codes.ts';
import { SeriesDigest, storedValue } from './series-digest.ts';

/** Writes all versions. Must run in a transaction that has locked the dataset. Throws REQ_CONFLICT if the dataset has a version. */
export async function fillRows(
  sql: PgSql,
  stored: StoredDataset,
  history: DatasetHistory,
  totalsOf: (sql: PgSql, datasetId: number) => Promise<Totals>,
): Promise<void> {
  const { dataset, dimensions, series, versions } = history;
  if (stored.seq !== null)
    throw new WattleError('REQ_CONFLICT', `Only an empty dataset can be filled, but version ${stored.seq} of ${dataset} is stored.`);
  const written = writtenBy(history);
  await runAll(sql, [insertDimensions(stored.id, 1, dimensionsText(dimensions))]);
  const ids = await addSeries(sql, stored.id, history);
  const each = series.map((one) => ({ id: entry(ids, keyOf(one)), one }));
  await sql.copy(`series_history (series_id, from_seq, ${list(ATTRIBUTES)})`, historyLines(each));
  await sql.copy('observations (series_id, t, from_seq, to_seq, value, status, text, at)', observationLines(each));
  await sql.copy('series_digests (series_id, seq, digest)', digestLines(history, ids));
  if (series.reduce((n, { observations }) => n + observations.length, 0) >= ROWS_TO_ANALYZE)
    await sql.run('ANALYZE observations, series, series_history');
  const totals = await totalsOf(sql, stored.id);
  let before = stored;
  for (const [i, version] of versions.entries()) {
    const seq = nextSeq(dataset, before, version);
    const { statements } = versionWritten(dataset, version, { id: stored.id, seq }, entry(written, i + 1), totals);
    await runAll(sql, statements);
    before = { ...before, seq, effectiveFrom: version.effectiveFrom };
  }
}

const keyOf = ({ attributes }: SeriesHistory): string => {
  const [first] = attributes;
  if (!first) throw new WattleError('PARSE_ARCHIVE', 'A series has no attributes.');
  return first.attributes.key;
};

/** Returns the counts of each version, as if each had been written separately. */
function writtenBy({ dataset, deltas, series, versions }: DatasetHistory): ReadonlyMap<number, Written> {
  // For each version, the number of values that it replaced or removed.
  const ended = new Uint32Array(versions.length + 1);
  for (const { observations } of series) {
    for (const { toSeq } of observations) if (toSeq !== null) ended[toSeq] = at(ended, toSeq) + 1;
  }
  return new Map(
    versions.map((_, i) => {
      const of = [...checkedSeries({ dataset, series: deltas.get(i + 1) ?? [] })];
      const removed = of.reduce((n, { remove }) => n + remove.length, 0);
      const writes = of.reduce((n, { write }) => n + write.length, 0);
      const changed = at(ended, i + 1) - removed;
      return [i + 1, { added: writes - changed, changed, removed, digests: of.length }];
    }),
  );
}

/** Adds the series. Returns their ids by key. */
async function addSeries(sql: PgSql, datasetId: number, { dimensions, series }: DatasetHistory): Promise<ReadonlyMap<string, number>> {
  const split = keySplitter(dimensions);
  const rows = series.map((one) => {
    const newest = one.attributes.at(-1)?.attributes;
    const values = newest ? attributeValues(newest) : [];
    const current = one.observations.filter(({ toSeq }) => toSeq === null);
    const periods = current.flatMap(({ t, value }) => (value === null ? [] : [t]));
    return {
      key: keyOf(one),
      codes: joinCodes(split(keyOf(one))),
      ...Object.fromEntries(ATTRIBUTES.map((column, i) => [column, values[i]])),
      ...spanOf(periods),
      row_count: current.length,
    };
  });
  const added = await sql.all<{ id: number; key: string }>(
    `INSERT INTO series (dataset_id, key, codes, ${list(ATTRIBUTES)}, first_t, last_t, row_count)
      SELECT ?::int, key, codes, ${list(ATTRIBUTES)}, first_t, last_t, row_count FROM json_to_recordset(?::json)
        AS a (key TEXT, codes TEXT, freq TEXT, unit TEXT, multiplier INTEGER, decimals INTEGER, adjustment TEXT, title TEXT, base_period TEXT,
          edition_starts TEXT, first_t INTEGER, last_t INTEGER, row_count INTEGER)
      RETURNING id, key`,
    datasetId,
    JSON.stringify(rows),
  );
  return new Map(added.map(({ id, key }) => [key, id]));
}

/** Returns the first and last ordinal, or 0 and -1 for a series without values. */
const spanOf = (periods: readonly number[]): { readonly first_t: number; readonly last_t: number } => {
  if (periods.length === 0) return { first_t: 0, last_t: -1 };
  return { first_t: periods.reduce((a, b) => Math.min(a, b)), last_t: periods.reduce((a, b) => Math.max(a, b)) };
};

type Each = readonly { readonly id: number; readonly one: SeriesHistory }[];

function* historyLines(each: Each): Generator<string> {
  for (const { id, one } of each) {
    let before: string | null = null;
    for (const { fromSeq, attributes } of one.attributes) {
      const values = attributeValues(attributes);
      if (JSON.stringify(values) !== before) yield copyLine([id, fromSeq, ...values]);
      before = JSON.stringify(values);
    }
  }
}

function* observationLines(each: Each): Generator<string> {
  for (const { id, one } of each) {
    for (const o of one.observations) yield copyLine([id, o.t, o.fromSeq, o.toSeq, storedValue(o), o.status, o.text, o.at]);
  }
}

function* digestLines({ deltas }: DatasetHistory, ids: ReadonlyMap<string, number>): Generator<string> {
  for (const [seq, series] of deltas) {
    for (const { attributes, write, remove } of series)
      yield copyLine([entry(ids, attributes.key), seq, new SeriesDigest(attributes, write).end(remove)]);
  }
}
