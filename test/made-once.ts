/** Shares folders that take long to build among test files. The first caller in a run builds them. */
import { createHash } from 'node:crypto';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The environment variable that passes the path of the folders to workers in the run. */
const FOLDER = 'MADE_ONCE_FOLDER';
/** The environment variable with the folder in which `npm run generate` keeps them between runs. Test runs build them again. */
const SAVED = 'MADE_ONCE_SAVED';
const LONGEST_MS = 600_000;

const entries = (folder: string, except: RegExp): readonly string[] =>
  readdirSync(folder).flatMap((name) => (except.test(name) ? [] : [path.join(folder, name)]));

/** Code and data that determine the content of a store after any import, except parsers and named series. */
export const OF_STORES: readonly string[] = [
  ...['src/core', 'src/formats', 'src/ingest', 'src/store'],
  ...entries('src/catalogue', /^series$|\.generated\.ts$/),
  ...entries('data', /^examples\.jsonl$/),
];

/** vitest calls this before the run. It calls the returned function after the run. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-once-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Returns the folder with a name. Callers must not change it. If building fails, the next caller tries again. */
export async function madeOnce(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const root = process.env[FOLDER];
  if (root === undefined) throw new Error('The run has no folder: vitest.config.ts names this file as a global set-up');
  const [made, done, lock] = [path.join(root, name), path.join(root, `${name}.done`), path.join(root, `${name}.lock`)];
  for (let waitedMs = 0; !existsSync(done); waitedMs += 50) {
    if (waitedMs > LONGEST_MS) throw new Error(`Another test has not made ${name} in ${LONGEST_MS / 1000} seconds`);
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
  return made;
}

/**
 * Copies the folder with a name to another one, which the caller may change.
 * @param inputs files and folders of the checkout that determine its content
 */
export async function copyMadeOnce(
  name: string,
  into: string,
  make: (folder: string) => Promise<void>,
  inputs: readonly string[],
): Promise<void> {
  const from = process.env[SAVED] === undefined ? await madeOnce(name, make) : await saved(process.env[SAVED], name, make, inputs);
  cpSync(from, into, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

async function saved(root: string, name: string, make: (folder: string) => Promise<void>, inputs: readonly string[]): Promise<string> {
  const full = path.join(root, `${name}-${digestOf(inputs)}`);
  if (existsSync(full)) return full;
  mkdirSync(root, { recursive: true });
  for (const old of readdirSync(root)) if (old.startsWith(`${name}-`)) rmSync(path.join(root, old), { recursive: true });
  const draft = mkdtempSync(path.join(root, '.draft-'));
  try {
    await make(draft);
    renameSync(draft, full);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // If the folder now exists, another worker was faster.
    if (!existsSync(full)) throw error;
  }
  return full;
}

/** Returns a digest of the paths and bytes of all files. */
function digestOf(inputs: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const add = (file: string): void => {
    if (statSync(file).isDirectory()) for (const name of readdirSync(file).toSorted()) add(path.join(file, name));
    else hash.update(`${file}\0`).update(readFileSync(file));
  };
  for (const input of inputs) add(input);
  return hash.digest('hex').slice(0, 16);
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
