/** Runs the error loops on a real PostgreSQL server. The server refuses statements, connections break, and processes end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorLoop, OPERATIONS } from '../../../bench/simulation/error-loops.ts';
import { Faults } from '../../../bench/simulation/faulty-driver.ts';
import { openFaultyPool } from '../../../bench/simulation/faulty-pool.ts';
import { startBacking } from '../../../bench/simulation/in-postgres.ts';
import { PgSql } from '../../../src/store/postgres/connection.ts';
import { needs } from '../../programs/needs.ts';

/** The maximum number of failures for each operation and kind. `npm run simulate -- --loops --postgres` makes every statement fail. */
const MOST = 3;

describe('on PostgreSQL', needs('PostgreSQL'), () => {
  let postgres: Awaited<ReturnType<typeof startBacking>> | undefined;
  beforeAll(async () => {
    postgres = await startBacking();
  });
  afterAll(() => postgres?.stop());

  it.each(Object.entries(OPERATIONS))('%s', async (_name, operation) => {
    if (!postgres) throw new Error('The server is not running.');
    const { statements, failures, violations } = await errorLoop(operation, { most: MOST, backing: postgres.backing });
    expect(violations).toEqual([]);
    expect(statements).toBeGreaterThan(5);
    expect(failures).toBeGreaterThan(10);
  });

  it('refuses a COPY from a process that has ended, instead of waiting', async () => {
    if (!postgres) throw new Error('The server is not running.');
    const faults = new Faults();
    const pool = openFaultyPool(postgres.databaseUrl, faults);
    const client = await pool.connect();
    faults.end();
    await expect(new PgSql(client).copy('versions', ['1\n'])).rejects.toThrow('ended');
    client.release(true);
    await pool.end();
  });
});
