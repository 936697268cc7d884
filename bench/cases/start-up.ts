/** Measures the time from the start of the built program to its first response with status 200, for the first and later starts. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../test/store/postgres-server.ts';
import { type BenchCase, median, noteRow, type Row, targetRow } from '../measure.ts';
import { threadTimes } from '../processor.ts';
import { startServer } from '../servers/child-server.ts';

const KEY = 'ak_bench';
const [ROUNDS, FIRST_ROUNDS] = [7, 3];
const [MOST_FIRST, MOST_LATER, MOST_ON_POSTGRES] = [2, 0.8, 6];

interface Start {
  readonly seconds: number;
  /** The processor time of the server until the response. */
  readonly processorSeconds: number;
}

async function startIn(folder: string, databaseUrl: string | null): Promise<Start> {
  const startedAt = performance.now();
  const server = await startServer('../../src/cli/wattle.js', ['start'], {
    WATTLE_DATA_DIR: folder,
    WATTLE_PORT: '0',
    WATTLE_UPSTREAM: 'offline',
    WATTLE_DEV_KEY: KEY,
    WATTLE_LOG_LEVEL: 'warn',
    ...(databaseUrl === null ? {} : { WATTLE_DATABASE_URL: databaseUrl }),
  });
  try {
    const answer = await fetch(`${server.origin}/v1/real-wages`, { headers: { authorization: `Bearer ${KEY}` } });
    if (answer.status !== 200) throw new Error(`the first response had status ${answer.status}`);
    await answer.arrayBuffer();
    const seconds = (performance.now() - startedAt) / 1000;
    const used = server.pid === undefined ? [] : [...threadTimes(server.pid).values()];
    return { seconds, processorSeconds: used.reduce((sum, ms) => sum + ms / 1000, 0) };
  } finally {
    await server.stop();
  }
}

function judged(target: 'firstStart' | 'warmStart' | 'postgresStart', starts: readonly Start[], most: number): Row {
  const seconds = median(starts.map((start) => start.seconds));
  const processor = median(starts.map((start) => start.processorSeconds));
  return targetRow(target, `${seconds.toFixed(2)} s (processor ${processor.toFixed(2)} s)`, seconds <= most);
}

async function onPostgres(folder: string): Promise<Row> {
  const database = await startPostgres().catch((error: Error) => error);
  if (database instanceof Error) return targetRow('postgresStart', `not measured: ${database.message}`, null);
  try {
    const starts: Start[] = [];
    for (let round = 0; round < FIRST_ROUNDS; round += 1)
      starts.push(await startIn(path.join(folder, `postgres-${round}`), await database.createDatabase()));
    return judged('postgresStart', starts, MOST_ON_POSTGRES);
  } finally {
    await database.stop();
  }
}

export const startUp: BenchCase = {
  name: 'start-up',
  about: `Measures the time from the start of the process to the first response with status 200 from /v1/real-wages. The first start in a folder loads the starter data. Values are medians of ${FIRST_ROUNDS} first starts and ${ROUNDS} later starts. The processor time is for all threads of the server.`,
  async run(): Promise<readonly Row[]> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-bench-'));
    try {
      const [first, later]: [Start[], Start[]] = [[], []];
      for (let round = 0; round < FIRST_ROUNDS; round += 1) first.push(await startIn(path.join(folder, `first-${round}`), null));
      for (let round = 0; round < ROUNDS; round += 1) later.push(await startIn(path.join(folder, 'first-0'), null));
      return [
        judged('firstStart', first, MOST_FIRST),
        judged('warmStart', later, MOST_LATER),
        await onPostgres(folder),
        noteRow('later starts', later.map(({ seconds }) => `${seconds.toFixed(2)} s`).join(', ')),
      ];
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
