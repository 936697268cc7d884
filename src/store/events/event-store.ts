/** The event log, in SQL that both dialects share. */
import { present } from '../../core/assert.ts';
import type { DatasetKey } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { EventKind } from '../../core/events.ts';
import { currentTrace, traceparentOf } from '../../core/trace.ts';
import type { EventStore, NewEvent, NotedRegime, StoredEvent, Turn } from '../ports/events.ts';
import type { Version } from '../ports/series.ts';
import type { Sql, SqlValue, Statement } from '../ports/sql.ts';
import { storedJson } from '../ports/stored-json.ts';

interface EventRow {
  readonly id: number;
  readonly kind: EventKind;
  readonly dataset: DatasetKey | null;
  readonly seq: number | null;
  readonly at: number;
  readonly payload: string;
  readonly trace: string | null;
}

const EVENTS = 'SELECT id, kind, dataset, seq, at, payload, trace FROM events';

const eventOf = ({ trace, ...row }: EventRow): StoredEvent => ({
  ...row,
  payload: storedJson<NewEvent['payload']>('events.payload', row.payload),
  ...(trace === null ? {} : { trace }),
});

/**
 * Returns statements that store an event. They do nothing if an event with the same key exists, or if `condition` is false. Ids are from
 * a counter whose row is locked until the transaction ends. They therefore become visible in ascending order, and a reader that continues
 * after its last id misses no event.
 */
function insertEvent(
  event: NewEvent,
  key: string,
  seq: number | null,
  condition = 'TRUE',
  values: readonly SqlValue[] = [],
): readonly Statement[] {
  const trace = currentTrace();
  return [
    { sql: `UPDATE event_counter SET n = n + 1 WHERE ${condition}`, values },
    {
      sql: `INSERT INTO events (id, event_key, kind, dataset, seq, at, payload, trace)
        SELECT n, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS BIGINT), CAST(? AS TEXT), CAST(? AS TEXT)
          FROM event_counter WHERE ${condition} ON CONFLICT (event_key) DO NOTHING`,
      values: [...[key, event.kind, event.dataset, seq, event.at, JSON.stringify(event.payload), trace && traceparentOf(trace)], ...values],
    },
  ];
}

/** Returns the statements that store an event about a version, for the transaction that writes the version. */
export const versionEvent = (event: NewEvent, { dataset, seq, recordedAt }: Version): readonly Statement[] =>
  insertEvent(event, `${event.kind} ${dataset}@${seq}/${recordedAt}`, seq);

/**
 * Returns the statements that store an event if a dataset became out of date or recovered, for the transaction that records the check.
 */
export function turnEvent(dataset: DatasetKey, at: number, { late, payload }: Turn): readonly Statement[] {
  const kind: EventKind = late ? 'dataset.stale' : 'dataset.recovered';
  const turned = `EXISTS (SELECT 1 FROM datasets WHERE key = ? AND late_since IS ${late ? 'NULL' : 'NOT NULL'})`;
  return [
    ...insertEvent({ kind, dataset, at, payload }, `${kind} ${dataset}/${at}`, null, turned, [dataset]),
    late
      ? { sql: 'UPDATE datasets SET late_since = ? WHERE key = ? AND late_since IS NULL', values: [at, dataset] }
      : { sql: 'UPDATE datasets SET late_since = NULL WHERE key = ? AND late_since IS NOT NULL', values: [dataset] },
  ];
}

/**
 * Returns the statements that store events about data-quality issues, for the transaction that replaces the issues. They store nothing
 * if another process changed `column` after it was read as `before`.
 */
export const concernEvents = (dataset: DatasetKey, column: string, before: string, events: readonly NewEvent[]): readonly Statement[] =>
  events.flatMap((event, i) =>
    insertEvent(
      event,
      `${event.kind} ${dataset}/${column}/${event.at}/${i}`,
      null,
      `EXISTS (SELECT 1 FROM datasets WHERE key = ? AND COALESCE(${column}, '') = ?)`,
      [dataset, before],
    ),
  );

export class SqlEventStore implements EventStore {
  readonly #sql: Sql;
  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async append(event: NewEvent, key: string): Promise<number> {
    const kept = await this.#idOf(key);
    if (kept !== null) return kept;
    await this.#sql.batch('events', insertEvent(event, key, null));
    const id = await this.#idOf(key);
    if (id === null) throw new WattleError('BUG', `The event ${key} was not stored.`);
    return id;
  }

  async noteRegime(now: NotedRegime, payloadOf: (before: NotedRegime) => NewEvent['payload']): Promise<NotedRegime | null> {
    const { signal, subject, regime, period, notedAt } = now;
    const before = await this.#sql.get<NotedRegime>(
      'SELECT signal, subject, regime, period, noted_at AS "notedAt" FROM signal_regimes WHERE signal = ? AND subject = ?',
      ...[signal, subject],
    );
    if (!before) {
      const first = 'INSERT INTO signal_regimes (signal, subject, regime, period, noted_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING';
      await this.#sql.run(first, signal, subject, regime, period, notedAt);
      return null;
    }
    if (before.regime === regime) return null;
    const event: NewEvent = { kind: 'signal.regime_changed', dataset: null, at: notedAt, payload: payloadOf(before) };
    const still = 'EXISTS (SELECT 1 FROM signal_regimes WHERE signal = ? AND subject = ? AND regime = ?)';
    const mark: readonly SqlValue[] = [signal, subject, before.regime];
    const changed = await this.#sql.batch('events', [
      ...insertEvent(event, `${event.kind} ${signal}/${subject}/${notedAt}`, null, still, mark),
      {
        sql: 'UPDATE signal_regimes SET regime = ?, period = ?, noted_at = ? WHERE signal = ? AND subject = ? AND regime = ?',
        values: [regime, period, notedAt, ...mark],
      },
    ]);
    return changed.at(-1) === 1 ? before : null;
  }

  async after(id: number, limit: number, kinds: readonly EventKind[] = []): Promise<readonly StoredEvent[]> {
    const among = kinds.length === 0 ? '' : ` AND kind IN (${kinds.map(() => '?').join(', ')})`;
    return (await this.#sql.all<EventRow>(`${EVENTS} WHERE id > ?${among} ORDER BY id LIMIT ?`, id, ...kinds, limit)).map(eventOf);
  }

  async byId(id: number): Promise<StoredEvent | null> {
    const row = await this.#sql.get<EventRow>(`${EVENTS} WHERE id = ?`, id);
    return row && eventOf(row);
  }

  async newestId(): Promise<number> {
    return present(await this.#sql.get<{ n: number }>('SELECT n FROM event_counter'), 'The counter of events').n;
  }

  async firstSince(instant: number): Promise<number | null> {
    return (await this.#sql.get<{ id: number | null }>('SELECT MIN(id) AS id FROM events WHERE at >= ?', instant))?.id ?? null;
  }

  prune(before: number): Promise<number> {
    return this.#sql.run('DELETE FROM events WHERE at < ?', before);
  }

  async #idOf(key: string): Promise<number | null> {
    return (await this.#sql.get<{ id: number }>('SELECT id FROM events WHERE event_key = ?', key))?.id ?? null;
  }
}
