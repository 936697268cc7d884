/** Checks the rules for schema changes. The previous version must be able to ignore them, so that its nodes keep serving. */
import { expect, it } from 'vitest';
import { FixedClock } from '../../src/core/clock.ts';
import type { Migration } from '../../src/store/ports/migration.ts';
import { MIGRATIONS } from '../../src/store/postgres/migrations.ts';
import { openForWriting, SqliteDatabase } from '../../src/store/sqlite/database.ts';
import { migrateFile } from '../../src/store/sqlite/migrate.ts';
import { ACCOUNTS_MIGRATIONS, DATA_MIGRATIONS, JOBS_MIGRATIONS, WEBHOOKS_MIGRATIONS } from '../../src/store/sqlite/migrations.ts';
import { NOW } from './specimens.ts';

/** The number of schema changes before rolling updates were supported. One of them renames something. */
const BEFORE: Readonly<Record<string, number>> = { postgres: 5, data: 0, jobs: 0, accounts: 2, webhooks: 0 };

const ALL: readonly (readonly [string, readonly Migration[]])[] = [
  ['postgres', MIGRATIONS],
  ['data', DATA_MIGRATIONS],
  ['jobs', JOBS_MIGRATIONS],
  ['accounts', ACCOUNTS_MIGRATIONS],
  ['webhooks', WEBHOOKS_MIGRATIONS],
];

const HARMLESS = [
  /^CREATE (UNIQUE )?INDEX /,
  /^CREATE TABLE /,
  // A column that needs no value.
  /^ALTER TABLE \w+ ADD COLUMN (?!.*\bNOT NULL\b(?!.*\bDEFAULT\b))/s,
  /^UPDATE \w+ SET /,
  /^INSERT INTO /,
];

const statementsOf = (sql: string): readonly string[] =>
  sql
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

it.each(ALL)('%s: nothing is renamed, dropped or made stricter', (name, migrations) => {
  const later = migrations.filter(({ id }) => id > (BEFORE[name] ?? 0));
  const harmful = later.flatMap(({ id, sql }) =>
    statementsOf(sql).flatMap((statement) => (HARMLESS.some((form) => form.test(statement)) ? [] : [`${id}: ${statement.slice(0, 80)}`])),
  );
  expect(harmful).toEqual([]);
  expect(migrations.length).toBeGreaterThan(0);
});

it('a file that has lost the record of its changes is damaged', () => {
  const db = new SqliteDatabase(openForWriting(':memory:'));
  migrateFile(db, ACCOUNTS_MIGRATIONS, new FixedClock(NOW));
  db.exec('DELETE FROM migrations');
  expect(() => migrateFile(db, ACCOUNTS_MIGRATIONS, new FixedClock(NOW))).toThrow(expect.objectContaining({ code: 'STORE_DAMAGED' }));
  db.close();
});
