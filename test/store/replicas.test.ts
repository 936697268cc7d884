/** Reads from a real streaming replica. The program uses it while it is up to date, and never gives an older response because of it. */
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FixedClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { needs } from '../programs/needs.ts';
import { execute, type PostgresReplica, type PostgresServer, startPostgres } from './postgres-server.ts';
import { company, deltaOf, loadOf, NOW, writing } from './specimens.ts';

const DATASET = 'rba/F1';
let server: PostgresServer;
let replica: PostgresReplica;
let databaseUrl = '';
/** One writer, and two nodes that read. */
let writer: Store;
let nodes: readonly [Store, Store];
let seq = 0;

beforeAll(async () => {
  server = await startPostgres();
  databaseUrl = await server.createDatabase();
  writer = await openStore({ databaseUrl, dataDir: os.tmpdir(), clock: new FixedClock(NOW) });
  await writer.migrate();
  await publish();
  replica = await server.startReplica();
  nodes = [await reader(), await reader()];
});

afterAll(async () => {
  for (const store of [writer, ...nodes]) await store.close();
  await server.stop();
});

const reader = (): Promise<Store> =>
  openStore({
    databaseUrl,
    dataDir: os.tmpdir(),
    clock: new FixedClock(NOW),
    readUrls: [replica.urlOf(databaseUrl)],
    answersWithinMs: 5000,
  });

/** Publishes a version whose only value is its number. */
async function publish(): Promise<void> {
  await writer.datasets.apply(deltaOf(DATASET, seq === 0 ? null : seq, [writing('A', [[1, seq + 1]])]));
  seq += 1;
}

/** Returns the version on a node, and its value. */
async function shown(node: Store): Promise<{ readonly seq: number | undefined; readonly value: number | null | undefined }> {
  const state = await node.datasets.state(DATASET);
  const [series] = await node.datasets.series(DATASET);
  const [slice] = await node.datasets.read({ dataset: DATASET, series: series ? [series.id] : [] });
  return { seq: state?.version?.seq, value: slice?.value[0] };
}

const countsOf = (node: Store) => {
  const [counts] = node.replicas();
  if (!counts) throw new Error('The node has no replica');
  return counts;
};

/** Waits until the replica accepts a read again. */
async function caughtUp(node: Store): Promise<void> {
  const before = countsOf(node).served;
  for (let waitedMs = 0; countsOf(node).served === before; waitedMs += 50) {
    if (waitedMs > 20_000) throw new Error('The replica takes no reads');
    await node.datasets.state(DATASET);
    await pause(50);
  }
}

describe('reads of data', needs('PostgreSQL'), () => {
  it('use an up-to-date replica, except those for writes', async () => {
    const [node] = nodes;
    await caughtUp(node);
    const before = countsOf(node);
    expect(await shown(node)).toEqual({ seq, value: seq });
    expect(countsOf(node)).toEqual({ ...before, served: before.served + 3 });
    await node.datasets.noteCheck(DATASET, NOW, null);
    expect((await node.jobs.setAsides()).length).toBe(0);
    expect(countsOf(node).served).toBe(before.served + 3);
  });

  it('never return an older version than another node has returned, for any rate of versions', async () => {
    let newest = 0;
    let isOver = false;
    const older: string[] = [];
    const looking = nodes.map(async (node, n) => {
      while (!isOver) {
        const known = newest;
        const got = await shown(node);
        const { seq: found = 0, value = 0 } = got;
        if (found < known || (value ?? 0) < known) older.push(`node ${n}: ${JSON.stringify(got)} after ${known}`);
        newest = Math.max(newest, found);
      }
    });
    for (let n = 0; n < 40; n += 1) {
      await publish();
      // A caller who knows of a write may immediately request it from any node.
      newest = Math.max(newest, seq);
      await pause(n % 4 === 0 ? 60 : 5);
    }
    isOver = true;
    await Promise.all(looking);
    expect(older).toEqual([]);
    for (const node of nodes) expect(countsOf(node).served).toBeGreaterThan(10);
  });

  it('use the primary while the replica lags', async () => {
    const [node, other] = nodes;
    await caughtUp(node);
    await replica.pauseReplay();
    await publish();
    const before = countsOf(node);
    const until = performance.now() + 1500;
    while (performance.now() < until) {
      expect(await shown(node)).toEqual({ seq, value: seq });
      expect(await shown(other)).toEqual({ seq, value: seq });
      await pause(20);
    }
    expect(countsOf(node).served).toBe(before.served);
    expect(countsOf(node).behind).toBeGreaterThan(before.behind);
    // The node checks the replica from time to time, and not for every read.
    expect(countsOf(node).behind).toBeLessThan(before.behind + 12);
    await replica.resumeReplay();
    await caughtUp(node);
    expect(await shown(node)).toEqual({ seq, value: seq });
  });

  it('use the primary while the replica is down, and the replica again when it recovers', async () => {
    const [node] = nodes;
    await caughtUp(node);
    await replica.halt();
    const before = countsOf(node).failed;
    for (let n = 0; n < 20; n += 1) {
      await publish();
      expect(await shown(node)).toEqual({ seq, value: seq });
    }
    await replica.resume();
    // Only a few of these sixty reads tried the replica and found it down.
    expect(countsOf(node).failed - before).toBeGreaterThan(0);
    expect(countsOf(node).failed - before).toBeLessThan(20);
    await caughtUp(node);
    expect(await shown(node)).toEqual({ seq, value: seq });
  });

  it('are unavailable, and not older, if the primary is down but a replica is not', async () => {
    const [node] = nodes;
    await server.halt();
    await expect(node.datasets.state(DATASET)).rejects.toThrow();
    await server.resume();
    await expect.poll(() => shown(node).catch(() => null), { timeout: 10_000 }).toEqual({ seq, value: seq });
    await caughtUp(node);
  });

  it('from registers are correct while a version replaces another, whose table a replica drops', async () => {
    const [node] = nodes;
    const load = (rows: number): Promise<unknown> =>
      writer.registers.load(
        loadOf(
          Array.from({ length: rows }, (_, i) => company(`00000000${i}`, `Name ${i}`)),
          rows - 2,
        ),
      );
    await load(2);
    let isOver = false;
    const faults: string[] = [];
    let newest = 2;
    const looking = (async () => {
      while (!isOver) {
        const known = newest;
        await node.registers.query({ dataset: 'asic/COMPANIES', where: [], limit: 1 }).then(
          ({ total }) => {
            if (total < known) faults.push(`${total} rows after ${known}`);
            newest = Math.max(newest, total);
          },
          (error: unknown) => faults.push(String(error)),
        );
      }
    })();
    for (let rows = 3; rows <= 8; rows += 1) {
      await load(rows);
      newest = Math.max(newest, rows);
    }
    await pause(100);
    isOver = true;
    await looking;
    expect(faults).toEqual([]);
    expect(countsOf(node).served).toBeGreaterThan(0);
  });

  it('end with their connections, and leave no open transaction', async () => {
    await expect
      .poll(
        async () => {
          await execute(
            replica.urlOf(databaseUrl),
            `DO $$ BEGIN IF EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = 'wattle' AND state LIKE 'idle in transaction%')
            THEN RAISE EXCEPTION 'a transaction is open'; END IF; END $$`,
          );
          return 'none';
        },
        { timeout: 10_000 },
      )
      .toBe('none');
  });
});
