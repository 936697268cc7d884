/** Makes data folders with the starter data, which are loaded once in a test run and copied for each test. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { FixedClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { layDatabase } from '../../src/store/open/prepared-database.ts';
import { openFile } from '../../src/store/sqlite/driver.ts';
import { builtFile } from '../built.ts';
import { copyMadeOnce, OF_STORES } from '../made-once.ts';

/** The time when the store in `withStarterStore` was created, by its clock. */
export const STARTER_LOADED_AT = '2026-11-21T00:00:00.000Z';

/** The inputs for the starter data. These files contain parsed values, so no parser is an input. */
const OF_STARTER = ['starter', ...OF_STORES];

/** The time limit in ms for a start that hangs. */
const LONGEST_MS = 600_000;

/** Puts a store with only the starter data into a folder. The caller opens it. */
export const withStarterStore = (folder: string): Promise<void> => copyMadeOnce('store', folder, loadStore, OF_STARTER);

/** Puts the stores from one program run without a network into a folder. They contain the starter data. */
export const withStarterProgram = (folder: string): Promise<void> =>
  copyMadeOnce('program', folder, runProgram, ['src', 'starter', 'data']);

/**
 * Copies the database that the build made, as a first start does. Loading the files again would take ten times as long. The build also
 * compared the values, so its result is removed: in a store with only the starter data, no values were compared.
 */
async function loadStore(folder: string): Promise<void> {
  const clock = new FixedClock(STARTER_LOADED_AT);
  if ((await layDatabase(builtFile('starter/data.db.br'), folder, clock.now())) === null) throw new Error(`${folder} already has data`);
  const db = openFile(path.join(folder, 'data.db'), { readOnly: false });
  db.exec('UPDATE datasets SET figure_concerns = NULL');
  db.close();
  const store = await openStore({ databaseUrl: null, dataDir: folder, clock });
  await store.migrate();
  await store.close();
}

async function runProgram(folder: string): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'warn', WATTLE_DATA_DIR: folder };
  await promisify(execFile)(process.execPath, [builtFile('src/cli/wattle.js'), 'datasets'], { env, timeout: LONGEST_MS });
}
