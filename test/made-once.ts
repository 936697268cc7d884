/** Folders that several files of tests want and that take long to make: made once in a run, by anyone who comes first. */
import { constants, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** How a worker of the run knows where they are. */
const FOLDER = 'MADE_ONCE_FOLDER';
const LONGEST_MS = 600_000;

/** Called by vitest before the run; what it returns is called after it. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-once-'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** The folder of a name, which no one may change. Where making it fails, the next one tries again. */
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

/** Copies the folder of a name into another one, which the caller may change. */
export async function copyMadeOnce(name: string, into: string, make: (folder: string) => Promise<void>): Promise<void> {
  cpSync(await madeOnce(name, make), into, { recursive: true, mode: constants.COPYFILE_FICLONE });
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
