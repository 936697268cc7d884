/** Numbered changes of the schemas. A released migration must never be edited, because its checksum is compared. */
import type { Migration } from '../ports/migration.ts';
import { ACCOUNT_TABLES, CLOSING_TABLE, MAIL_TABLE, SESSION_TABLES, VERIFIED_AT } from '../schema/account-tables.ts';
import { inWordsOf, SQLITE } from '../schema/dialect.ts';
import { JOB_TABLE, QUARANTINE_TABLE } from '../schema/job-tables.ts';
import { ACCOUNT_COPIES, DATA_COPIES, JOB_COPIES, WEBHOOK_COPIES } from '../schema/row-copies.ts';
import * as data from '../schema/series-tables.ts';
import { WEBHOOK_TABLES } from '../schema/webhook-tables.ts';

const written = inWordsOf(SQLITE);

const BLOCKS = `CREATE TABLE blocks (
  id INTEGER PRIMARY KEY,
${data.BLOCK_COLUMNS}  body BLOB NOT NULL
) STRICT;
CREATE UNIQUE INDEX blocks_by_day ON blocks (series_id, day);

`;

/**
 * The schema of data.db. Observations are stored in reading order: series, period, version. A row is current from version `from_seq` until
 * before version `to_seq`, which is null for current values. In a dataset in blocks, a row of `blocks` has one market day of current
 * values, and `observations` has only replaced values. Blocks are stored in the order of writing, so that blocks of the same day are
 * adjacent.
 */
export const DATA_MIGRATIONS: readonly Migration[] = [
  {
    id: 1,
    name: 'captures, datasets, observations, releases, checks',
    sql: written(data.CAPTURE_TABLES + data.SERIES_TABLES + data.RELEASE_TABLES),
  },
  { id: 2, name: 'captures that are dealt with', sql: data.SETTLED_CAPTURES },
  {
    id: 3,
    name: 'large captures, blocks, what changed when',
    sql: written(data.LARGE_CAPTURES + BLOCKS + data.CHANGE_TABLE),
  },
  { id: 4, name: 'events', sql: written(data.EVENT_TABLES) },
  { id: 5, name: 'regimes of signals', sql: written(data.REGIME_TABLE) },
  { id: 6, name: 'how days of publication are known, versions that were moved', sql: data.PUBLISHED_BASIS },
  { id: 7, name: 'what concerns a dataset', sql: data.CONCERN_COLUMNS },
  { id: 8, name: 'what caused an event', sql: 'ALTER TABLE events ADD COLUMN trace TEXT;\n' },
  { id: 9, name: 'where editions of a series begin', sql: data.EDITION_STARTS },
  { id: 10, name: 'digests of what was written, and what differs from them', sql: written(data.DIGEST_TABLES) },
  { id: 11, name: 'how often a release was moved', sql: data.RELEASE_MOVES },
  { id: 12, name: 'copies of rows, which the integrity check compares', sql: DATA_COPIES },
  { id: 13, name: 'digests of blocks', sql: data.BLOCK_DIGESTS },
  { id: 14, name: 'remarks on some series of a version', sql: data.REMARKS },
  { id: 15, name: 'marks of partial vintages', sql: data.COMPILED },
];

/** Jobs have a separate file. Adding a job then never waits until a version is written. */
export const JOBS_MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'jobs', sql: written(JOB_TABLE) },
  { id: 2, name: 'work that is given back or set aside', sql: written(QUARANTINE_TABLE) },
  { id: 3, name: 'copies of rows, which the integrity check compares', sql: JOB_COPIES },
];

/** Accounts have a separate file, because their data cannot be downloaded again. */
export const ACCOUNTS_MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'accounts, keys, quotas', sql: written(ACCOUNT_TABLES) },
  { id: 2, name: 'credentials of several kinds, sessions, what was done, leases of quota', sql: written(SESSION_TABLES) },
  { id: 3, name: 'addresses that are verified', sql: written(VERIFIED_AT) },
  { id: 4, name: 'accounts that were closed', sql: written(CLOSING_TABLE) },
  { id: 5, name: 'mail that is not handed over yet', sql: written(MAIL_TABLE) },
  { id: 6, name: 'copies of rows, which the integrity check compares', sql: ACCOUNT_COPIES },
];

/** Webhooks have a separate file. Counting quota then never waits until a delivery is recorded. */
export const WEBHOOKS_MIGRATIONS: readonly Migration[] = [
  { id: 1, name: 'subscriptions, messages, deliveries', sql: written(WEBHOOK_TABLES) },
  { id: 2, name: 'what caused a message', sql: 'ALTER TABLE webhook_messages ADD COLUMN trace TEXT;\n' },
  { id: 3, name: 'copies of rows, which the integrity check compares', sql: WEBHOOK_COPIES },
];
