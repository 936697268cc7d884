/** Data folders with the starter data in them, loaded once in a run of the tests and copied for whoever wants one. */
import { execFile } from 'node:child_process';
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findDataset } from '../../src/catalogue/catalogue.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { loadStarter } from '../../src/ingest/starter/starter.ts';
import { openStore } from '../../src/store/open-store.ts';
import { builtFile } from '../built.ts';

/** When the store of `withStarterStore` was made, by its clock. */
export const STARTER_LOADED_AT = '2026-11-21T00:00:00.000Z';

/** How a worker of the run knows where the loaded folders are. */
const FOLDER = 'LOADED_STARTER_FOLDER';
const LONGEST_MS = 120_000;

/** Called by vitest before the run; what it returns is called after it. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-loaded-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Puts a store that holds the starter data and nothing else into a folder; it is opened by whoever asked. */
export const withStarterStore = (folder: string): Promise<void> => copyOf('store', folder, loadStore);

/** Puts what a program leaves that was run once, without a network, into a folder: its stores, with the starter data. */
export const withStarterProgram = (folder: string): Promise<void> => copyOf('program', folder, runProgram);

async function copyOf(name: string, into: string, make: (folder: string) => Promise<void>): Promise<void> {
  const root = process.env[FOLDER];
  if (root === undefined) throw new Error('The run has no folder: vitest.config.ts names this file as a global set-up');
  const [made, done, lock] = [path.join(root, name), path.join(root, `${name}.done`), path.join(root, `${name}.lock`)];
  for (let waitedMs = 0; !existsSync(done); waitedMs += 50) {
    if (waitedMs > LONGEST_MS) throw new Error(`Another test has not loaded the starter data in ${LONGEST_MS / 1000} seconds`);
    if (!isMine(lock)) {
      await pause(50);
      continue;
    }
    try {
      rmSync(made, { recursive: true, force: true });
      mkdirSync(made, { mode: 0o700 });
      await make(made);
      writeFileSync(done, '');
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
  cpSync(made, into, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function isMine(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

async function loadStore(folder: string): Promise<void> {
  const clock = new FixedClock(STARTER_LOADED_AT);
  const store = await openStore({ databaseUrl: null, dataDir: folder, clock });
  await store.migrate();
  const log = { info: () => {}, warn: () => {} };
  await loadStarter({ store, directory: path.resolve('starter'), clock, log, catalogue: { findDataset } });
  await store.close();
}

async function runProgram(folder: string): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', WATTLE_UPSTREAM: 'offline', WATTLE_LOG_LEVEL: 'warn', WATTLE_DATA_DIR: folder };
  await promisify(execFile)(process.execPath, [builtFile('src/cli/cli.js'), 'datasets'], { env, timeout: LONGEST_MS });
}
