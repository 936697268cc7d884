/** The schema on PostgreSQL, as numbered changes. Applied ones are never edited: their checksums are compared. */
import type { Migration } from '../migration.ts';
import { webhookTables } from '../webhooks/tables.ts';

/**
 * A row of `observations` is the known value from `from_seq` on and until before `to_seq`, which is null while it still is. Where a
 * dataset is laid out in blocks, its known values are in `blocks`, a market day of a series each, and `observations` holds only what they
 * replaced.
 * Registers have a table for each version that is stored, named in `registers`.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    name: 'captures, datasets, observations, registers, releases, checks, jobs, accounts',
    sql: `
CREATE TABLE change_counter (n BIGINT NOT NULL);
INSERT INTO change_counter (n) VALUES (0);

CREATE TABLE captures (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dataset TEXT NOT NULL,
  ask_id TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  url TEXT NOT NULL,
  content_type TEXT,
  bytes BIGINT NOT NULL,
  retrieved_at BIGINT NOT NULL,
  etag TEXT,
  last_modified TEXT,
  external INTEGER NOT NULL
);
CREATE INDEX captures_by_ask ON captures (dataset, ask_id, id);
CREATE INDEX captures_by_hash ON captures (sha256, id);

CREATE TABLE capture_bytes (
  sha256 TEXT PRIMARY KEY,
  packed BYTEA NOT NULL
);
ALTER TABLE capture_bytes ALTER COLUMN packed SET STORAGE EXTERNAL;

CREATE TABLE datasets (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  seq INTEGER,
  row_count BIGINT NOT NULL,
  period_start TEXT,
  period_end TEXT,
  newest_day INTEGER,
  checked_at BIGINT,
  confirmed_at BIGINT,
  failure_code TEXT,
  failure_detail TEXT,
  failure_address TEXT,
  failure_since BIGINT,
  failure_at BIGINT
);

CREATE TABLE versions (
  dataset_id INTEGER NOT NULL REFERENCES datasets (id),
  seq INTEGER NOT NULL,
  known_from BIGINT NOT NULL,
  recorded_at BIGINT NOT NULL,
  origin TEXT NOT NULL,
  kind TEXT NOT NULL,
  captures TEXT NOT NULL,
  published_on TEXT,
  note TEXT,
  added BIGINT NOT NULL,
  changed BIGINT NOT NULL,
  removed BIGINT NOT NULL,
  PRIMARY KEY (dataset_id, seq)
);

CREATE TABLE dimension_sets (
  dataset_id INTEGER NOT NULL REFERENCES datasets (id),
  from_seq INTEGER NOT NULL,
  dimensions TEXT NOT NULL,
  PRIMARY KEY (dataset_id, from_seq)
);

CREATE TABLE series (
  id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  dataset_id INTEGER NOT NULL REFERENCES datasets (id),
  key TEXT NOT NULL,
  codes TEXT NOT NULL,
  freq TEXT NOT NULL,
  unit TEXT NOT NULL,
  multiplier INTEGER NOT NULL,
  decimals INTEGER,
  adjustment TEXT,
  title TEXT,
  base_period TEXT,
  first_t INTEGER NOT NULL,
  last_t INTEGER NOT NULL,
  row_count INTEGER NOT NULL,
  UNIQUE (dataset_id, key)
);

CREATE TABLE series_history (
  series_id INTEGER NOT NULL,
  from_seq INTEGER NOT NULL,
  freq TEXT NOT NULL,
  unit TEXT NOT NULL,
  multiplier INTEGER NOT NULL,
  decimals INTEGER,
  adjustment TEXT,
  title TEXT,
  base_period TEXT,
  PRIMARY KEY (series_id, from_seq)
);

CREATE TABLE observations (
  series_id INTEGER NOT NULL,
  t INTEGER NOT NULL,
  from_seq INTEGER NOT NULL,
  to_seq INTEGER,
  value DOUBLE PRECISION,
  status TEXT,
  text TEXT,
  at TEXT,
  PRIMARY KEY (series_id, t, from_seq)
);

CREATE TABLE registers (
  dataset_id INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  table_name TEXT NOT NULL,
  layout TEXT NOT NULL,
  row_count BIGINT NOT NULL,
  PRIMARY KEY (dataset_id, seq)
);

CREATE TABLE releases (
  source TEXT NOT NULL,
  publication_id TEXT NOT NULL,
  title TEXT NOT NULL,
  event_type TEXT NOT NULL,
  reference_period TEXT,
  release_at BIGINT NOT NULL,
  source_url TEXT NOT NULL,
  PRIMARY KEY (source, publication_id)
);
CREATE INDEX releases_by_time ON releases (release_at);

CREATE TABLE checks (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  source TEXT NOT NULL,
  dataset TEXT NOT NULL,
  at BIGINT NOT NULL,
  ok INTEGER NOT NULL,
  code TEXT,
  duration_ms INTEGER NOT NULL
);
CREATE INDEX checks_by_time ON checks (at);

CREATE TABLE jobs (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  payload TEXT NOT NULL,
  state TEXT NOT NULL,
  run_at BIGINT NOT NULL,
  attempts INTEGER NOT NULL,
  lease_until BIGINT,
  outcome TEXT,
  finished_at BIGINT
);
CREATE UNIQUE INDEX jobs_open ON jobs (kind, key) WHERE state <> 'done';
CREATE INDEX jobs_due ON jobs (run_at, id) WHERE state <> 'done';
CREATE INDEX jobs_done ON jobs (finished_at) WHERE state = 'done';

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  tier TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE api_keys (
  hash TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  prefix TEXT NOT NULL,
  sealed TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  revoked_at BIGINT
);
CREATE INDEX api_keys_by_account ON api_keys (account_id);

CREATE TABLE quotas (
  account_id TEXT NOT NULL,
  month TEXT NOT NULL,
  taken BIGINT NOT NULL,
  granted BIGINT NOT NULL,
  PRIMARY KEY (account_id, month)
);
`,
  },
  {
    id: 2,
    name: 'captures that are dealt with',
    sql: 'ALTER TABLE captures ADD COLUMN settled INTEGER NOT NULL DEFAULT 0;',
  },
  {
    id: 3,
    name: 'large captures, blocks, what changed when',
    sql: `
ALTER TABLE captures ADD COLUMN large INTEGER NOT NULL DEFAULT 0;
ALTER TABLE captures ADD COLUMN dropped INTEGER NOT NULL DEFAULT 0;
CREATE INDEX captures_with_bytes ON captures (dataset, retrieved_at) WHERE dropped = 0 AND external = 0;

ALTER TABLE datasets ADD COLUMN layout TEXT NOT NULL DEFAULT 'rows';
CREATE INDEX versions_by_time ON versions (dataset_id, known_from, seq);

CREATE TABLE blocks (
  series_id INTEGER NOT NULL,
  day INTEGER NOT NULL,
  end_t INTEGER NOT NULL,
  first_t INTEGER,
  last_t INTEGER,
  row_count INTEGER NOT NULL,
  min_seq INTEGER NOT NULL,
  body BYTEA NOT NULL,
  PRIMARY KEY (series_id, day)
) WITH (fillfactor = 70);

CREATE TABLE changes (
  subject TEXT PRIMARY KEY,
  n BIGINT NOT NULL
);
CREATE INDEX changes_by_n ON changes (n);
`,
  },
  {
    id: 4,
    name: 'events',
    sql: `
CREATE TABLE event_counter (n BIGINT NOT NULL);
INSERT INTO event_counter (n) VALUES (0);

CREATE TABLE events (
  id BIGINT PRIMARY KEY,
  event_key TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  dataset TEXT,
  seq INTEGER,
  at BIGINT NOT NULL,
  payload TEXT NOT NULL
);
CREATE INDEX events_by_time ON events (at);

ALTER TABLE datasets ADD COLUMN late_since BIGINT;
CREATE INDEX checks_by_dataset ON checks (dataset, at) WHERE ok = 1;
`,
  },
  {
    id: 5,
    name: 'credentials of several kinds, sessions, what was done, leases of quota',
    sql: `
ALTER TABLE api_keys RENAME TO credentials;
ALTER TABLE credentials RENAME COLUMN revoked_at TO ends_at;
ALTER TABLE credentials ADD COLUMN kind TEXT NOT NULL DEFAULT 'api_key';
ALTER TABLE credentials ADD COLUMN limits TEXT;
ALTER TABLE credentials ADD COLUMN last_used_at BIGINT;
DROP INDEX api_keys_by_account;
CREATE INDEX credentials_by_account ON credentials (account_id, kind);

CREATE TABLE identities (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  created_at BIGINT NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identities_by_account ON identities (account_id);

CREATE TABLE customers (
  account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id),
  customer TEXT NOT NULL UNIQUE
);

CREATE TABLE sign_ins (
  address TEXT NOT NULL PRIMARY KEY,
  account_id TEXT REFERENCES accounts (id),
  link_hash TEXT NOT NULL UNIQUE,
  code_hash TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  tries INTEGER NOT NULL,
  used_at BIGINT
);
CREATE INDEX sign_ins_by_account ON sign_ins (account_id);

CREATE TABLE sessions (
  id TEXT NOT NULL PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  ended_at BIGINT
);
CREATE INDEX sessions_by_account ON sessions (account_id);

CREATE TABLE refresh_tokens (
  hash TEXT NOT NULL PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES sessions (id),
  created_at BIGINT NOT NULL,
  used_at BIGINT
);
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);

CREATE TABLE account_actions (
  id BIGSERIAL PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  at BIGINT NOT NULL,
  action TEXT NOT NULL,
  actor TEXT NOT NULL,
  client TEXT,
  detail TEXT
);
CREATE INDEX account_actions_by_account ON account_actions (account_id, at);
CREATE INDEX account_actions_by_time ON account_actions (at);

CREATE TABLE quota_leases (
  owner TEXT NOT NULL,
  account_id TEXT NOT NULL,
  month TEXT NOT NULL,
  granted INTEGER NOT NULL,
  used INTEGER NOT NULL,
  PRIMARY KEY (owner, account_id, month)
);

CREATE TABLE quota_owners (
  owner TEXT NOT NULL PRIMARY KEY,
  expires_at BIGINT NOT NULL
);

CREATE TABLE quota_told (
  account_id TEXT NOT NULL,
  month TEXT NOT NULL,
  percent INTEGER NOT NULL,
  PRIMARY KEY (account_id, month, percent)
);

CREATE TABLE usage_days (
  account_id TEXT NOT NULL,
  day TEXT NOT NULL,
  calls INTEGER NOT NULL,
  PRIMARY KEY (account_id, day)
);
CREATE INDEX usage_days_by_day ON usage_days (day);
`,
  },
  { id: 6, name: 'subscriptions, messages, deliveries', sql: webhookTables('postgres') },
  {
    id: 7,
    name: 'regimes of signals',
    sql: `
CREATE TABLE signal_regimes (
  signal TEXT NOT NULL,
  subject TEXT NOT NULL,
  regime TEXT NOT NULL,
  period TEXT,
  noted_at BIGINT NOT NULL,
  PRIMARY KEY (signal, subject)
);
`,
  },
  {
    id: 8,
    name: 'addresses that are verified',
    sql: `
ALTER TABLE accounts ADD COLUMN verified_at BIGINT;
UPDATE accounts SET verified_at =
  (SELECT MIN(at) FROM account_actions WHERE account_id = accounts.id AND action = 'account.signed_in');
UPDATE accounts SET verified_at = created_at
  WHERE verified_at IS NULL AND (id = 'developer' OR id IN (SELECT account_id FROM identities));
`,
  },
  {
    id: 9,
    name: 'work that is given back or set aside',
    sql: `
ALTER TABLE jobs ADD COLUMN given_back INTEGER NOT NULL DEFAULT 0;

CREATE TABLE job_quarantine (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  noted_at BIGINT NOT NULL,
  until_at BIGINT NOT NULL,
  times INTEGER NOT NULL,
  reason TEXT NOT NULL,
  PRIMARY KEY (kind, key)
);
`,
  },
  {
    id: 10,
    name: 'how days of publication are known, versions that were moved',
    sql: `
ALTER TABLE versions ADD COLUMN published_basis TEXT;
ALTER TABLE versions ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
`,
  },
  {
    id: 11,
    name: 'what concerns a dataset',
    sql: `
ALTER TABLE datasets ADD COLUMN file_concerns TEXT;
ALTER TABLE datasets ADD COLUMN figure_concerns TEXT;
`,
  },
  {
    id: 12,
    name: 'accounts that were closed',
    sql: `
CREATE TABLE account_closings (
  digest TEXT NOT NULL PRIMARY KEY,
  at BIGINT NOT NULL,
  actor TEXT NOT NULL
);
CREATE INDEX account_closings_by_time ON account_closings (at);
`,
  },
  {
    id: 13,
    name: 'mail that is not handed over yet',
    sql: `
CREATE TABLE mails (
  id TEXT NOT NULL PRIMARY KEY,
  account_id TEXT,
  sealed TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  ends_at BIGINT,
  failures INTEGER NOT NULL,
  next_at BIGINT,
  holder TEXT NOT NULL,
  last_error TEXT
);
CREATE INDEX mails_due ON mails (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX mails_by_account ON mails (account_id) WHERE account_id IS NOT NULL;
`,
  },
  {
    id: 14,
    name: 'what caused an event and a message',
    sql: `
ALTER TABLE events ADD COLUMN trace TEXT;
ALTER TABLE webhook_messages ADD COLUMN trace TEXT;
`,
  },
  {
    id: 15,
    name: 'where editions of a series begin',
    sql: `
ALTER TABLE series ADD COLUMN edition_starts TEXT;
ALTER TABLE series_history ADD COLUMN edition_starts TEXT;
`,
  },
  {
    id: 16,
    name: 'digests of what was written, and what differs from them',
    sql: `
CREATE TABLE series_digests (
  series_id INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  digest TEXT NOT NULL,
  PRIMARY KEY (series_id, seq)
);

ALTER TABLE versions ADD COLUMN digest TEXT;
ALTER TABLE versions ADD COLUMN digests INTEGER;
ALTER TABLE dimension_sets ADD COLUMN digest TEXT;
ALTER TABLE series ADD COLUMN damaged INTEGER NOT NULL DEFAULT 0;
ALTER TABLE datasets ADD COLUMN damaged INTEGER NOT NULL DEFAULT 0;

CREATE TABLE damages (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  part TEXT NOT NULL,
  detail TEXT NOT NULL,
  found_at BIGINT NOT NULL,
  PRIMARY KEY (kind, subject, part)
);

CREATE TABLE integrity_checks (
  finished_at BIGINT NOT NULL PRIMARY KEY,
  datasets INTEGER NOT NULL,
  figures BIGINT NOT NULL,
  captures INTEGER NOT NULL
);
`,
  },
];
