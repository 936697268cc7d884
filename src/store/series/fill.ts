/** The rows of all versions of an empty dataset, which both databases write at once. This is faster than writing version by version. */
import { at, entry, present } from '../../core/assert.ts';
import { WattleError } from '../../core/errors.ts';
import type { DatasetHistory, SeriesHistory } from '../ports/series.ts';
import type { Statement } from '../ports/sql.ts';
import { checkedSeries, nextSeq, type StoredDataset, type Totals, versionWritten, type Written } from './apply-version.ts';
import { attributeValues } from './attributes.ts';
import { spanOf } from './coverage.ts';
import { joinCodes } from './dataset-rows.ts';
import { keySplitter } from './series-codes.ts';
import { SeriesDigest, storedValue } from './series-digest.ts';
import type { NewSeries } from './sqlite-delta.ts';

/** Throws REQ_CONFLICT if the dataset has a version. */
export function expectEmpty({ dataset }: DatasetHistory, { seq }: StoredDataset): void {
  if (seq !== null)
    throw new WattleError('REQ_CONFLICT', `Only an empty dataset can be filled, but version ${seq} of ${dataset} is stored.`);
}

/** Returns the counts of each version, as if each had been written separately. */
export function writtenBy({ dataset, deltas, series, versions }: DatasetHistory): ReadonlyMap<number, Written> {
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

/** A series in its latest version. */
export interface FilledSeries extends NewSeries {
  readonly one: SeriesHistory;
}

/** Returns the series in the order in which their versions would have added them. */
export function filledSeries({ dimensions, series }: DatasetHistory): readonly FilledSeries[] {
  const split = keySplitter(dimensions);
  const added = series.map((one) => ({ one, first: present(one.attributes[0], 'The first attributes of a series') }));
  return added.toSorted((a, b) => a.first.fromSeq - b.first.fromSeq).map(({ one }) => filled(one, split));
}

/** Returns a series with its current counts and attributes. */
export function filled(one: SeriesHistory, split: (key: string) => readonly string[]): FilledSeries {
  const newest = present(one.attributes.at(-1), 'The latest attributes of a series').attributes;
  let [first, last]: [{ t: number } | null, { t: number } | null] = [null, null];
  let rowCount = 0;
  for (const observation of one.observations) {
    if (observation.toSeq !== null) continue;
    rowCount += 1;
    if (observation.value === null) continue;
    if (first === null || observation.t < first.t) first = observation;
    if (last === null || observation.t > last.t) last = observation;
  }
  return { one, key: newest.key, codes: joinCodes(split(newest.key)), values: attributeValues(newest), ...spanOf(first, last), rowCount };
}

export type Ids = ReadonlyMap<string, number>;
export type Rows = Generator<readonly (string | number | null)[]>;

type KeyedHistory = Pick<FilledSeries, 'key' | 'one'>;

/** Rows of `series_history`: the id, the version, and the attributes. */
export function* historyRows(series: readonly KeyedHistory[], ids: Ids): Rows {
  for (const { key, one } of series) {
    let before: string | null = null;
    for (const { fromSeq, attributes } of one.attributes) {
      const values = attributeValues(attributes);
      if (JSON.stringify(values) !== before) yield [entry(ids, key), fromSeq, ...values];
      before = JSON.stringify(values);
    }
  }
}

/** Rows of `observations`: series_id, t, from_seq, to_seq, value, status, text, at. */
export function* observationRows(series: readonly KeyedHistory[], ids: Ids): Rows {
  for (const { key, one } of series) {
    const id = entry(ids, key);
    for (const o of one.observations) yield [id, o.t, o.fromSeq, o.toSeq, storedValue(o), o.status, o.text, o.at];
  }
}

/** Rows of `series_digests`: series_id, seq, digest. */
export function* digestRows({ deltas }: DatasetHistory, ids: Ids): Rows {
  for (const [seq, series] of deltas) {
    for (const { attributes, write, remove } of series)
      yield [entry(ids, attributes.key), seq, new SeriesDigest(attributes, write).end(remove)];
  }
}

/** Returns the statements that publish each version, after its rows. */
export function versionStatements(
  { dataset, versions }: DatasetHistory,
  stored: StoredDataset,
  written: ReadonlyMap<number, Written>,
  totals: Totals,
): readonly Statement[] {
  let before = stored;
  return versions.flatMap((version, i) => {
    const seq = nextSeq(dataset, before, version);
    before = { ...before, seq, effectiveFrom: version.effectiveFrom };
    return versionWritten(dataset, version, { id: stored.id, seq }, entry(written, i + 1), totals).statements;
  });
}
