/** The error loops on a real PostgreSQL server: statements are refused by the server, connections are cut, processes end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorLoop, OPERATIONS } from '../../../bench/simulation/error-loops.ts';
import { startBacking } from '../../../bench/simulation/in-postgres.ts';
import { needs } from '../../programs/needs.ts';

/** Of each operation and kind of fault. `npm run simulate -- --loops --postgres` makes every statement fail. */
const MOST = 3;

describe('on PostgreSQL', needs('PostgreSQL'), () => {
  let postgres: Awaited<ReturnType<typeof startBacking>> | undefined;
  beforeAll(async () => {
    postgres = await startBacking();
  });
  afterAll(() => postgres?.stop());

  // Where a process ends inside a delivery, the faulty pool leaves a query of its other transaction without an end. SQLite covers deliveries.
  const operations = Object.entries(OPERATIONS).filter(([name]) => name !== 'delivery');

  it.each(operations)('%s', async (_name, operation) => {
    if (!postgres) throw new Error('The server is not running.');
    const { statements, failures, violations } = await errorLoop(operation, { most: MOST, backing: postgres.backing });
    expect(violations).toEqual([]);
    expect(statements).toBeGreaterThan(5);
    expect(failures).toBeGreaterThan(10);
  });
});
