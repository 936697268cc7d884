import { at } from '../../core/assert.ts';
import type { DatasetKey, SourceCode } from '../../core/define-dataset.ts';
import type { EventKind } from '../../core/events.ts';
import type { SqlValue, Statement } from '../ports/sql.ts';
import { storedJson } from '../ports/stored-json.ts';
import type {
  Delivery,
  DeliveryAttempt,
  DeliveryState,
  StandingSubscription,
  Subscription,
  SubscriptionFields,
  SubscriptionState,
  WebhookMessage,
} from '../ports/webhooks.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly account_id: string;
  readonly url: string;
  readonly description: string | null;
  readonly events: string;
  readonly datasets: string;
  readonly series: string;
  readonly sources: string;
  readonly state: SubscriptionState;
  readonly created_at: number;
  readonly updated_at: number;
  readonly place: number;
  readonly round: number;
  readonly failing_since: number | null;
  readonly last_success_at: number | null;
  readonly last_failure_at: number | null;
  readonly last_error: string | null;
  readonly due_at: number | null;
}

export interface DeliveryRow {
  readonly n: number;
  readonly id: string;
  readonly subscription_id: string;
  readonly message_id: string;
  readonly kind: EventKind;
  readonly round: number;
  readonly state: DeliveryState;
  readonly tries: number;
  readonly created_at: number;
  readonly first_try_at: number | null;
  readonly next_at: number;
  readonly attempts: string;
}

export const SUBSCRIPTION = `s.id, s.account_id, s.url, s.description, s.events, s.datasets, s.series, s.sources, s.state, s.created_at, s.updated_at,
  s.place, s.round, s.failing_since, s.last_success_at, s.last_failure_at, s.last_error, s.due_at`;

export const PENDING = `(SELECT COUNT(*) FROM webhook_deliveries d WHERE d.subscription_id = s.id AND d.state = 'pending')`;
export const DELIVERY = `d.n, d.id, d.subscription_id, d.message_id, d.kind, d.round, d.state, d.tries, d.created_at, d.first_try_at, d.next_at, d.attempts`;

/** Higher than the position of every delivery. */
export const BEYOND = 9_000_000_000_000_000;

/** The number of ids in a statement. If there are fewer ids, the last id is repeated. */
const IDS_AT_ONCE = 100;

export const subscriptionOf = (row: SubscriptionRow): Subscription => ({
  id: row.id,
  accountId: row.account_id,
  url: row.url,
  description: row.description,
  events: storedJson<readonly EventKind[]>('webhook_subscriptions.events', row.events),
  datasets: storedJson<readonly DatasetKey[]>('webhook_subscriptions.datasets', row.datasets),
  series: storedJson<readonly string[]>('webhook_subscriptions.series', row.series),
  sources: storedJson<readonly SourceCode[]>('webhook_subscriptions.sources', row.sources),
  state: row.state,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  cursor: row.place,
  round: row.round,
  failingSince: row.failing_since,
  lastSuccessAt: row.last_success_at,
  lastFailureAt: row.last_failure_at,
  lastError: row.last_error,
});

export const standingOf = (row: SubscriptionRow & { readonly pending: number }): StandingSubscription => ({
  ...subscriptionOf(row),
  pending: row.pending,
  nextAttemptAt: row.due_at,
});

export const deliveryOf = (row: DeliveryRow): Delivery => ({
  id: row.id,
  n: row.n,
  subscriptionId: row.subscription_id,
  messageId: row.message_id,
  kind: row.kind,
  round: row.round,
  state: row.state,
  tries: row.tries,
  createdAt: row.created_at,
  firstTryAt: row.first_try_at,
  nextAttemptAt: row.state === 'pending' ? row.next_at : null,
  attempts: storedJson<readonly DeliveryAttempt[]>('webhook_deliveries.attempts', row.attempts),
});

/**
 * Selects the deliveries of subscription `s` that may be attempted next: the waiting deliveries up to and including the first one with
 * fewer failures than `patience`.
 */
export const NEXT_IN_LINE = `d.subscription_id = s.id AND d.state = 'pending' AND d.n <= COALESCE((SELECT MIN(e.n) FROM webhook_deliveries e
  WHERE e.subscription_id = s.id AND e.state = 'pending' AND e.tries < ?), ${BEYOND})`;

/**
 * Releases a subscription and calculates the time of its next attempt. The transaction must already have changed the subscription's row,
 * which locks it.
 */
export const giveFree = (id: string, holder: string, patience: number): Statement => ({
  sql: `UPDATE webhook_subscriptions AS s SET lease_until = 0, holder = NULL,
      due_at = (SELECT MIN(d.next_at) FROM webhook_deliveries d WHERE ${NEXT_IN_LINE})
    WHERE s.id = ? AND s.holder = ?`,
  values: [patience, id, holder],
});

/** True if subscription `s` is active and its position in the log has not changed. */
export const IS_THERE = `s.id = ? AND s.place = ? AND s.round = ? AND s.state = 'active'`;

export const insertMessage = ({ id, kind, at, body, trace }: WebhookMessage, now: number): Statement => ({
  sql: 'INSERT INTO webhook_messages (id, kind, at, body, created_at, trace) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
  values: [id, kind, at, body, now, trace ?? null],
});

/** Inserts a delivery if `condition` is true for subscription `s`. */
export const insertDelivery = (
  delivery: { readonly id: string; readonly message: WebhookMessage },
  now: number,
  dueAt: number,
  condition: string,
  values: readonly SqlValue[],
): Statement => ({
  sql: `INSERT INTO webhook_deliveries (id, subscription_id, message_id, kind, round, state, tries, next_at, created_at, attempts)
    SELECT CAST(? AS TEXT), s.id, CAST(? AS TEXT), CAST(? AS TEXT), s.round, 'pending', 0, CAST(? AS BIGINT), CAST(? AS BIGINT), '[]'
      FROM webhook_subscriptions s WHERE ${condition} ON CONFLICT (subscription_id, message_id, round) DO NOTHING`,
  values: [delivery.id, delivery.message.id, delivery.message.kind, dueAt, now, ...values],
});

export const fieldValues = (fields: SubscriptionFields): readonly SqlValue[] => [
  fields.url,
  fields.description,
  ...[fields.events, fields.datasets, fields.series, fields.sources].map((items) => JSON.stringify(items)),
];

/** The earlier of a column and a value. The statement needs the value twice as a parameter. */
export const earlierOf = (column: string): string => `CASE WHEN ${column} < ? THEN ${column} ELSE CAST(? AS BIGINT) END`;

export const endLease = (id: string, holder: string): Statement => ({
  sql: 'UPDATE webhook_subscriptions SET lease_until = 0 WHERE id = ? AND holder = ?',
  values: [id, holder],
});

/** Splits ids into pages of the same length, so that one prepared statement serves all pages. */
export function pages(ids: readonly string[]): readonly (readonly string[])[] {
  const made: string[][] = [];
  for (let i = 0; i < ids.length; i += IDS_AT_ONCE) {
    const page = ids.slice(i, i + IDS_AT_ONCE);
    made.push([...page, ...Array<string>(IDS_AT_ONCE - page.length).fill(at(page, -1))]);
  }
  return made;
}
