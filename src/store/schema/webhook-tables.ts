/**
 * The tables for webhooks. They are part of migrations and must never be edited. Words in braces are replaced for each dialect
 * (dialect.ts).
 */

export const WEBHOOK_TABLES = `
CREATE TABLE webhook_subscriptions (
  id TEXT NOT NULL PRIMARY KEY,
  account_id TEXT NOT NULL,
  url TEXT NOT NULL,
  description TEXT,
  events TEXT NOT NULL,
  datasets TEXT NOT NULL,
  series TEXT NOT NULL,
  sources TEXT NOT NULL,
  state TEXT NOT NULL,
  created_at {bigint} NOT NULL,
  updated_at {bigint} NOT NULL,
  fresh_at {bigint},
  place {bigint} NOT NULL,
  round INTEGER NOT NULL,
  failing_since {bigint},
  last_success_at {bigint},
  last_failure_at {bigint},
  last_error TEXT,
  notice_at {bigint},
  due_at {bigint},
  lease_until {bigint} NOT NULL,
  holder TEXT
){strict};
CREATE INDEX webhook_subscriptions_by_account ON webhook_subscriptions (account_id, created_at);
CREATE INDEX webhook_subscriptions_by_place ON webhook_subscriptions (place) WHERE state = 'active';
CREATE INDEX webhook_subscriptions_due ON webhook_subscriptions (due_at) WHERE state = 'active';
CREATE INDEX webhook_subscriptions_told ON webhook_subscriptions (notice_at) WHERE notice_at IS NOT NULL;

CREATE TABLE webhook_messages (
  id TEXT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL,
  at {bigint} NOT NULL,
  body TEXT NOT NULL,
  created_at {bigint} NOT NULL
){strict};
CREATE INDEX webhook_messages_by_time ON webhook_messages (created_at);

CREATE TABLE webhook_deliveries (
  n {numberedOnce},
  id TEXT NOT NULL UNIQUE,
  subscription_id TEXT NOT NULL,
  message_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  round INTEGER NOT NULL,
  state TEXT NOT NULL,
  tries INTEGER NOT NULL,
  created_at {bigint} NOT NULL,
  first_try_at {bigint},
  next_at {bigint} NOT NULL,
  ended_at {bigint},
  attempts TEXT NOT NULL,
  UNIQUE (subscription_id, message_id, round)
){strict};
CREATE INDEX webhook_deliveries_in_order ON webhook_deliveries (subscription_id, n);
CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (subscription_id, n) WHERE state = 'pending';
CREATE INDEX webhook_deliveries_ended ON webhook_deliveries (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_message ON webhook_deliveries (message_id);
`;
