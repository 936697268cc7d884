/**
 * The tables for accounts, credentials, sessions, quotas and emails. They are part of migrations and must never be edited. Words in braces
 * are replaced for each dialect (dialect.ts).
 */

export const ACCOUNT_TABLES = `
CREATE TABLE accounts (
  id {textKey},
  email TEXT NOT NULL UNIQUE,
  tier TEXT NOT NULL,
  created_at {bigint} NOT NULL
){byKey};

CREATE TABLE api_keys (
  hash {textKey},
  account_id TEXT NOT NULL REFERENCES accounts (id),
  prefix TEXT NOT NULL,
  sealed TEXT NOT NULL,
  created_at {bigint} NOT NULL,
  revoked_at {bigint}
){byKey};
CREATE INDEX api_keys_by_account ON api_keys (account_id);

CREATE TABLE quotas (
  account_id TEXT NOT NULL,
  month TEXT NOT NULL,
  taken {bigint} NOT NULL,
  granted {bigint} NOT NULL,
  PRIMARY KEY (account_id, month)
){byKey};
`;

export const SESSION_TABLES = `
ALTER TABLE api_keys RENAME TO credentials;
ALTER TABLE credentials RENAME COLUMN revoked_at TO ends_at;
ALTER TABLE credentials ADD COLUMN kind TEXT NOT NULL DEFAULT 'api_key';
ALTER TABLE credentials ADD COLUMN limits TEXT;
ALTER TABLE credentials ADD COLUMN last_used_at {bigint};
DROP INDEX api_keys_by_account;
CREATE INDEX credentials_by_account ON credentials (account_id, kind);

CREATE TABLE identities (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  created_at {bigint} NOT NULL,
  PRIMARY KEY (issuer, subject)
){byKey};
CREATE INDEX identities_by_account ON identities (account_id);

CREATE TABLE customers (
  account_id TEXT NOT NULL PRIMARY KEY REFERENCES accounts (id),
  customer TEXT NOT NULL UNIQUE
){byKey};

CREATE TABLE sign_ins (
  address TEXT NOT NULL PRIMARY KEY,
  account_id TEXT REFERENCES accounts (id),
  link_hash TEXT NOT NULL UNIQUE,
  code_hash TEXT NOT NULL,
  created_at {bigint} NOT NULL,
  expires_at {bigint} NOT NULL,
  tries INTEGER NOT NULL,
  used_at {bigint}
){byKey};
CREATE INDEX sign_ins_by_account ON sign_ins (account_id);

CREATE TABLE sessions (
  id TEXT NOT NULL PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  created_at {bigint} NOT NULL,
  expires_at {bigint} NOT NULL,
  ended_at {bigint}
){byKey};
CREATE INDEX sessions_by_account ON sessions (account_id);

CREATE TABLE refresh_tokens (
  hash TEXT NOT NULL PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES sessions (id),
  created_at {bigint} NOT NULL,
  used_at {bigint}
){byKey};
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);

CREATE TABLE account_actions (
  id {serial},
  account_id TEXT NOT NULL REFERENCES accounts (id),
  at {bigint} NOT NULL,
  action TEXT NOT NULL,
  actor TEXT NOT NULL,
  client TEXT,
  detail TEXT
){strict};
CREATE INDEX account_actions_by_account ON account_actions (account_id, at);
CREATE INDEX account_actions_by_time ON account_actions (at);

CREATE TABLE quota_leases (
  owner TEXT NOT NULL,
  account_id TEXT NOT NULL,
  month TEXT NOT NULL,
  granted INTEGER NOT NULL,
  used INTEGER NOT NULL,
  PRIMARY KEY (owner, account_id, month)
){byKey};

CREATE TABLE quota_owners (
  owner TEXT NOT NULL PRIMARY KEY,
  expires_at {bigint} NOT NULL
){byKey};

CREATE TABLE quota_told (
  account_id TEXT NOT NULL,
  month TEXT NOT NULL,
  percent INTEGER NOT NULL,
  PRIMARY KEY (account_id, month, percent)
){byKey};

CREATE TABLE usage_days (
  account_id TEXT NOT NULL,
  day TEXT NOT NULL,
  calls INTEGER NOT NULL,
  PRIMARY KEY (account_id, day)
){byKey};
CREATE INDEX usage_days_by_day ON usage_days (day);
`;

export const VERIFIED_AT = `
ALTER TABLE accounts ADD COLUMN verified_at {bigint};
UPDATE accounts SET verified_at =
  (SELECT MIN(at) FROM account_actions WHERE account_id = accounts.id AND action = 'account.signed_in');
UPDATE accounts SET verified_at = created_at
  WHERE verified_at IS NULL AND (id = 'developer' OR id IN (SELECT account_id FROM identities));
`;

export const CLOSING_TABLE = `
CREATE TABLE account_closings (
  digest TEXT NOT NULL PRIMARY KEY,
  at {bigint} NOT NULL,
  actor TEXT NOT NULL
){byKey};
CREATE INDEX account_closings_by_time ON account_closings (at);
`;

export const MAIL_TABLE = `
CREATE TABLE mails (
  id TEXT NOT NULL PRIMARY KEY,
  account_id TEXT,
  sealed TEXT NOT NULL,
  created_at {bigint} NOT NULL,
  ends_at {bigint},
  failures INTEGER NOT NULL,
  next_at {bigint},
  holder TEXT NOT NULL,
  last_error TEXT
){byKey};
CREATE INDEX mails_due ON mails (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX mails_by_account ON mails (account_id) WHERE account_id IS NOT NULL;
`;
