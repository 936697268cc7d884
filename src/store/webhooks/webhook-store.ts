/**
 * Subscriptions, messages and deliveries in SQL that both dialects share.
 *
 * events ──fan──▶ deliveries ──claim──▶ attempt ──settle──▶ delivered, due again or failed
 *
 * `fan` queues deliveries and advances the subscription in the log, in one transaction. Every transaction on deliveries first changes the row
 * of their subscription, so that concurrent transactions wait for each other. The lease of a subscription excludes other workers.
 */

import { randomUUID } from 'node:crypto';
import type { Sql } from '../ports/sql.ts';
import type {
  ClaimedDelivery,
  Delivery,
  DeliveryState,
  Fanning,
  Settlement,
  StandingSubscription,
  Subscription,
  SubscriptionFields,
  WebhookMessage,
  WebhookStore,
} from '../ports/webhooks.ts';
import {
  BEYOND,
  DELIVERY,
  type DeliveryRow,
  deliveryOf,
  earlierOf,
  endLease,
  fieldValues,
  giveFree,
  IS_THERE,
  insertDelivery,
  insertMessage,
  NEXT_IN_LINE,
  PENDING,
  pages,
  SUBSCRIPTION,
  type SubscriptionRow,
  standingOf,
  subscriptionOf,
} from './webhook-rows.ts';

const KEEP_ATTEMPTS = 20;

export class SqlWebhookStore implements WebhookStore {
  readonly #sql: Sql;
  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async create(subscription: Subscription, most: number): Promise<boolean> {
    const { id, accountId, state, createdAt, updatedAt, cursor } = subscription;
    const [created] = await this.#sql.batch(`webhooks of ${accountId}`, [
      {
        sql: `INSERT INTO webhook_subscriptions (id, account_id, url, description, events, datasets, series, sources, state, created_at,
            updated_at, place, round, lease_until)
          SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
            CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT), 0, 0
          WHERE (SELECT COUNT(*) FROM webhook_subscriptions WHERE account_id = ?) < ?`,
        values: [id, accountId, ...fieldValues(subscription), state, createdAt, updatedAt, cursor, accountId, most],
      },
    ]);
    return created === 1;
  }

  async isUsed(): Promise<boolean> {
    const any = 'EXISTS (SELECT 1 FROM webhook_subscriptions) OR EXISTS (SELECT 1 FROM webhook_messages)';
    return (await this.#sql.get(`SELECT 1 AS used WHERE ${any}`)) !== null;
  }

  async list(accountId: string): Promise<readonly StandingSubscription[]> {
    const rows = await this.#sql.all<SubscriptionRow & { pending: number }>(
      `SELECT ${SUBSCRIPTION}, ${PENDING} AS pending FROM webhook_subscriptions s WHERE s.account_id = ? ORDER BY s.created_at, s.id`,
      accountId,
    );
    return rows.map(standingOf);
  }

  async get(accountId: string, id: string): Promise<StandingSubscription | null> {
    const row = await this.#sql.get<SubscriptionRow & { pending: number }>(
      `SELECT ${SUBSCRIPTION}, ${PENDING} AS pending FROM webhook_subscriptions s WHERE s.id = ? AND s.account_id = ?`,
      id,
      accountId,
    );
    return row && standingOf(row);
  }

  async change(accountId: string, id: string, fields: SubscriptionFields, active: boolean | null, now: number): Promise<boolean> {
    const wish = active === null ? -1 : active ? 1 : 0;
    // True if the subscription was resumed or has a new address. Earlier failures are then cleared.
    const isFresh = `EXISTS (SELECT 1 FROM webhook_subscriptions s WHERE s.id = ? AND s.account_id = ? AND s.fresh_at = ?)`;
    const [changed] = await this.#sql.batch(`webhook ${id}`, [
      {
        sql: `UPDATE webhook_subscriptions SET
            fresh_at = CASE WHEN (? = 1 AND state <> 'active') OR (? <> 0 AND state = 'active' AND url <> ?) THEN CAST(? AS BIGINT) ELSE NULL END,
            url = ?, description = ?, events = ?, datasets = ?, series = ?, sources = ?,
            state = CASE WHEN ? = 1 THEN 'active' WHEN ? = 0 AND state = 'active' THEN 'paused' ELSE state END, updated_at = ?
          WHERE id = ? AND account_id = ?`,
        values: [wish, wish, fields.url, now, ...fieldValues(fields), wish, wish, now, id, accountId],
      },
      {
        sql: `UPDATE webhook_deliveries SET tries = 0, first_try_at = NULL, next_at = ? WHERE subscription_id = ? AND state = 'pending' AND ${isFresh}`,
        values: [now, id, id, accountId, now],
      },
      {
        sql: `UPDATE webhook_subscriptions AS s SET failing_since = NULL, notice_at = NULL,
            due_at = (SELECT MIN(d.next_at) FROM webhook_deliveries d WHERE d.subscription_id = s.id AND d.state = 'pending')
          WHERE s.id = ? AND s.account_id = ? AND s.fresh_at = ?`,
        values: [id, accountId, now],
      },
    ]);
    return changed === 1;
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    const [removed] = await this.#sql.batch(`webhook ${id}`, [
      { sql: 'DELETE FROM webhook_subscriptions WHERE id = ? AND account_id = ?', values: [id, accountId] },
      {
        sql: 'DELETE FROM webhook_deliveries WHERE subscription_id = ? AND NOT EXISTS (SELECT 1 FROM webhook_subscriptions WHERE id = ?)',
        values: [id, id],
      },
    ]);
    return removed === 1;
  }

  async forgetAccount(accountId: string): Promise<number> {
    let removed = 0;
    for (const { id } of await this.list(accountId)) if (await this.remove(accountId, id)) removed += 1;
    return removed;
  }

  async replay(accountId: string, id: string, cursor: number, now: number): Promise<boolean> {
    const changed = await this.#sql.run(
      `UPDATE webhook_subscriptions SET place = ?, round = round + 1, updated_at = ? WHERE id = ? AND account_id = ? AND state = 'active'`,
      cursor,
      now,
      id,
      accountId,
    );
    return changed === 1;
  }

  async enqueue(accountId: string, id: string, deliveryId: string, message: WebhookMessage, now: number): Promise<boolean> {
    const [changed] = await this.#sql.batch(`webhook ${id}`, [
      {
        sql: `UPDATE webhook_subscriptions SET due_at = ${earlierOf('due_at')} WHERE id = ? AND account_id = ? AND state = 'active'`,
        values: [now, now, id, accountId],
      },
      insertMessage(message, now),
      insertDelivery({ id: deliveryId, message }, now, now, `s.id = ? AND s.account_id = ? AND s.state = 'active'`, [id, accountId]),
    ]);
    return changed === 1;
  }

  async deliveries(
    subscriptionId: string,
    { limit, before, state }: { limit: number; before?: number; state?: DeliveryState },
  ): Promise<readonly Delivery[]> {
    const ofState = state === undefined ? '' : ' AND d.state = ?';
    const rows = await this.#sql.all<DeliveryRow>(
      `SELECT ${DELIVERY} FROM webhook_deliveries d WHERE d.subscription_id = ? AND d.n < ?${ofState} ORDER BY d.n DESC LIMIT ?`,
      subscriptionId,
      before ?? BEYOND,
      ...(state === undefined ? [] : [state]),
      limit,
    );
    return rows.map(deliveryOf);
  }

  async delivery(subscriptionId: string, id: string): Promise<Delivery | null> {
    const row = await this.#sql.get<DeliveryRow>(
      `SELECT ${DELIVERY} FROM webhook_deliveries d WHERE d.id = ? AND d.subscription_id = ?`,
      id,
      subscriptionId,
    );
    return row && deliveryOf(row);
  }

  async bodyOf(messageId: string): Promise<string | null> {
    return (await this.#sql.get<{ body: string }>('SELECT body FROM webhook_messages WHERE id = ?', messageId))?.body ?? null;
  }

  async retry(subscriptionId: string, id: string, now: number): Promise<boolean> {
    const isActive = `EXISTS (SELECT 1 FROM webhook_subscriptions s WHERE s.id = ? AND s.state = 'active')`;
    const [, changed] = await this.#sql.batch(`webhook ${subscriptionId}`, [
      // If earlier deliveries are waiting, no attempt starts now. When the attempt for an earlier delivery ends, this delivery is
      // scheduled.
      {
        sql: `UPDATE webhook_subscriptions SET due_at = ${earlierOf('due_at')} WHERE id = ?`,
        values: [now, now, subscriptionId],
      },
      {
        sql: `UPDATE webhook_deliveries SET state = 'pending', next_at = ?, ended_at = NULL WHERE id = ? AND subscription_id = ? AND ${isActive}`,
        values: [now, id, subscriptionId, subscriptionId],
      },
    ]);
    return changed === 1;
  }

  async behind(eventId: number, room: number, limit: number): Promise<readonly Subscription[]> {
    const rows = await this.#sql.all<SubscriptionRow>(
      `SELECT ${SUBSCRIPTION} FROM webhook_subscriptions s WHERE s.state = 'active' AND s.place < ? AND NOT EXISTS
          (SELECT 1 FROM webhook_deliveries d WHERE d.subscription_id = s.id AND d.state = 'pending' ORDER BY d.n LIMIT 1 OFFSET ?)
        ORDER BY s.place, s.id LIMIT ?`,
      eventId,
      room - 1,
      limit,
    );
    return rows.map(subscriptionOf);
  }

  async fan({ from, to, quiet, queued }: Fanning, now: number, dueAt = now): Promise<void> {
    const messages = new Map(queued.flatMap(({ deliveries }) => deliveries.map(({ message }) => [message.id, message] as const)));
    await this.#sql.batch('webhook queue', [
      ...[...messages.values()].map((message) => insertMessage(message, now)),
      ...pages(quiet).map((ids) => ({
        sql: `UPDATE webhook_subscriptions SET place = ? WHERE place = ? AND state = 'active' AND id IN (${ids.map(() => '?').join(', ')})`,
        values: [to, from, ...ids],
      })),
      ...queued.flatMap(({ subscriptionId, round, deliveries }) => {
        const there = [subscriptionId, from, round];
        return [
          {
            sql: `UPDATE webhook_subscriptions AS s SET due_at = ${earlierOf('due_at')} WHERE ${IS_THERE}`,
            values: [dueAt, dueAt, ...there],
          },
          ...deliveries.map((delivery) => insertDelivery(delivery, now, dueAt, IS_THERE, there)),
          { sql: `UPDATE webhook_subscriptions AS s SET place = ? WHERE ${IS_THERE}`, values: [to, ...there] },
        ];
      }),
    ]);
  }

  async rewind(newestId: number): Promise<void> {
    await this.#sql.run('UPDATE webhook_subscriptions SET place = ? WHERE place > ?', newestId, newestId);
  }

  async claim({
    now,
    leaseUntil,
    patience,
    notOf,
  }: {
    now: number;
    leaseUntil: number;
    patience: number;
    notOf: readonly string[];
  }): Promise<ClaimedDelivery | null> {
    const others = notOf.length === 0 ? '' : ` AND account_id NOT IN (${notOf.map(() => '?').join(', ')})`;
    const due = `SELECT id FROM webhook_subscriptions WHERE state = 'active' AND due_at <= ? AND lease_until <= ?${others}
      ORDER BY due_at, id LIMIT 1`;
    const values = [now, now, ...notOf];
    for (;;) {
      // This read comes first, so that no write lock is needed if no delivery is due.
      if (!(await this.#sql.get(due, ...values))) return null;
      const holder = randomUUID();
      const row = await this.#sql.get<SubscriptionRow>(
        `UPDATE webhook_subscriptions AS s SET lease_until = ?, holder = ? WHERE s.id = (${due}${this.#sql.skipLocked}) RETURNING *`,
        leaseUntil,
        holder,
        ...values,
      );
      if (!row) return null;
      const found = await this.#next(row, holder, now, patience);
      if (found) return found;
      await this.#sql.batch(`webhook ${row.id}`, [endLease(row.id, holder), giveFree(row.id, holder, patience)]);
    }
  }

  async settle(claim: ClaimedDelivery, { attempt, state, nextAttemptAt, subscription }: Settlement, patience: number): Promise<boolean> {
    const { holder, delivery } = claim;
    const id = claim.subscription.id;
    const endedAt = attempt.at + attempt.durationMs;
    const attempts = JSON.stringify([...delivery.attempts, attempt].slice(-KEEP_ATTEMPTS));
    const failed = attempt.error !== null;
    const stored = 'EXISTS (SELECT 1 FROM webhook_subscriptions s WHERE s.id = ? AND s.holder = ?)';
    const [changed] = await this.#sql.batch(`webhook ${id}`, [
      {
        sql: `UPDATE webhook_subscriptions SET last_error = ?, ${failed ? 'last_failure_at' : 'last_success_at'} = ?,
            failing_since = ${failed ? 'COALESCE(failing_since, ?)' : 'CAST(? AS BIGINT)'},
            notice_at = CASE WHEN state = 'active' AND ? <> 'active' THEN CAST(? AS BIGINT) ELSE notice_at END,
            state = CASE WHEN state = 'active' THEN ? ELSE state END
          WHERE id = ? AND holder = ?`,
        values: [attempt.error, endedAt, failed ? attempt.at : null, subscription, endedAt, subscription, id, holder],
      },
      {
        sql: `UPDATE webhook_deliveries SET state = ?, next_at = ?, attempts = ?, tries = tries + ?, first_try_at = COALESCE(first_try_at, ?),
            ended_at = ? WHERE id = ? AND ${stored}`,
        values: [
          ...[state, nextAttemptAt ?? endedAt, attempts, failed ? 1 : 0, attempt.at, state === 'pending' ? null : endedAt],
          ...[delivery.id, id, holder],
        ],
      },
      giveFree(id, holder, patience),
    ]);
    return changed === 1;
  }

  async release(claim: ClaimedDelivery): Promise<void> {
    const { sql, values } = endLease(claim.subscription.id, claim.holder);
    await this.#sql.run(sql, ...values);
  }

  async #next(row: SubscriptionRow, holder: string, now: number, patience: number): Promise<ClaimedDelivery | null> {
    const next = await this.#sql.get<DeliveryRow & { happened_at: number; body: string; trace: string | null }>(
      `SELECT ${DELIVERY}, m.at AS happened_at, m.body, m.trace FROM webhook_subscriptions s JOIN webhook_deliveries d ON ${NEXT_IN_LINE}
          JOIN webhook_messages m ON m.id = d.message_id
        WHERE s.id = ? AND d.next_at <= ? ORDER BY d.n LIMIT 1`,
      patience,
      row.id,
      now,
    );
    if (!next) return null;
    const message: WebhookMessage = {
      id: next.message_id,
      kind: next.kind,
      at: next.happened_at,
      body: next.body,
      ...(next.trace === null ? {} : { trace: next.trace }),
    };
    return { subscription: subscriptionOf(row), delivery: deliveryOf(next), message, holder };
  }

  async takeNotice(now: number, again: number): Promise<Subscription | null> {
    const due = 'SELECT id FROM webhook_subscriptions WHERE notice_at <= ? ORDER BY notice_at LIMIT 1';
    if (!(await this.#sql.get(due, now))) return null;
    const row = await this.#sql.get<SubscriptionRow>(
      `UPDATE webhook_subscriptions AS s SET notice_at = ? WHERE s.id = (${due}${this.#sql.skipLocked}) RETURNING *`,
      again,
      now,
    );
    return row && subscriptionOf(row);
  }

  async noticeSent(subscriptionId: string): Promise<void> {
    await this.#sql.run('UPDATE webhook_subscriptions SET notice_at = NULL WHERE id = ?', subscriptionId);
  }

  async prune(before: { readonly deliveries: number; readonly messages: number }): Promise<number> {
    const removed = await this.#sql.run('DELETE FROM webhook_deliveries WHERE ended_at < ?', before.deliveries);
    await this.#sql.run(
      `DELETE FROM webhook_messages WHERE created_at < ?
        AND NOT EXISTS (SELECT 1 FROM webhook_deliveries d WHERE d.message_id = webhook_messages.id)`,
      before.messages,
    );
    return removed;
  }
}
