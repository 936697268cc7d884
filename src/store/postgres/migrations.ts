/** Numbered changes of the PostgreSQL schema. A released migration must never be edited, because its checksum is compared. */
import type { Migration } from '../ports/migration.ts';
import { ACCOUNT_TABLES, CLOSING_TABLE, MAIL_TABLE, SESSION_TABLES, VERIFIED_AT } from '../schema/account-tables.ts';
import { inWordsOf, POSTGRES } from '../schema/dialect.ts';
import { JOB_TABLE, QUARANTINE_TABLE } from '../schema/job-tables.ts';
import * as data from '../schema/series-tables.ts';
import { WEBHOOK_TABLES } from '../schema/webhook-tables.ts';

const written = inWordsOf(POSTGRES);

const CAPTURE_BYTES = `CREATE TABLE capture_bytes (
  sha256 TEXT PRIMARY KEY,
  packed BYTEA NOT NULL
);
ALTER TABLE capture_bytes ALTER COLUMN packed SET STORAGE EXTERNAL;

`;

const REGISTERS = `CREATE TABLE registers (
  dataset_id INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  table_name TEXT NOT NULL,
  layout TEXT NOT NULL,
  row_count BIGINT NOT NULL,
  PRIMARY KEY (dataset_id, seq)
);

`;

const BLOCKS = `CREATE TABLE blocks (
${data.BLOCK_COLUMNS}  body BYTEA NOT NULL,
  PRIMARY KEY (series_id, day)
) WITH (fillfactor = 70);

`;

const TRACES = `
ALTER TABLE events ADD COLUMN trace TEXT;
ALTER TABLE webhook_messages ADD COLUMN trace TEXT;
`;

/**
 * The schema. A row in `observations` is current from version `from_seq` until before version `to_seq`, which is null for current values.
 * In a dataset in blocks, a row of `blocks` has one market day of current values, and `observations` has only replaced values. Each version
 * of a register has a separate table, which `registers.table_name` names.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    name: 'captures, datasets, observations, registers, releases, checks, jobs, accounts',
    sql: written(data.CAPTURE_TABLES + CAPTURE_BYTES + data.SERIES_TABLES + REGISTERS + data.RELEASE_TABLES + JOB_TABLE + ACCOUNT_TABLES),
  },
  { id: 2, name: 'captures that are dealt with', sql: data.SETTLED_CAPTURES },
  { id: 3, name: 'large captures, blocks, what changed when', sql: written(data.LARGE_CAPTURES + BLOCKS + data.CHANGE_TABLE) },
  { id: 4, name: 'events', sql: written(data.EVENT_TABLES) },
  { id: 5, name: 'credentials of several kinds, sessions, what was done, leases of quota', sql: written(SESSION_TABLES) },
  { id: 6, name: 'subscriptions, messages, deliveries', sql: written(WEBHOOK_TABLES) },
  { id: 7, name: 'regimes of signals', sql: written(data.REGIME_TABLE) },
  { id: 8, name: 'addresses that are verified', sql: written(VERIFIED_AT) },
  { id: 9, name: 'work that is given back or set aside', sql: written(QUARANTINE_TABLE) },
  { id: 10, name: 'how days of publication are known, versions that were moved', sql: data.PUBLISHED_BASIS },
  { id: 11, name: 'what concerns a dataset', sql: data.CONCERN_COLUMNS },
  { id: 12, name: 'accounts that were closed', sql: written(CLOSING_TABLE) },
  { id: 13, name: 'mail that is not handed over yet', sql: written(MAIL_TABLE) },
  { id: 14, name: 'what caused an event and a message', sql: TRACES },
  { id: 15, name: 'where editions of a series begin', sql: data.EDITION_STARTS },
  { id: 16, name: 'digests of what was written, and what differs from them', sql: written(data.DIGEST_TABLES) },
  { id: 17, name: 'how often a release was moved', sql: data.RELEASE_MOVES },
  { id: 18, name: 'digests of blocks', sql: data.BLOCK_DIGESTS },
  { id: 19, name: 'remarks on some series of a version', sql: data.REMARKS },
  { id: 20, name: 'marks of partial vintages', sql: data.COMPILED },
];
