/** The folder that contains package.json and the starter data, and the version of the program. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Looks for package.json in this folder and its parents, so that sources and build find the same folder. */
function programDir(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return folder;
}

export const PROGRAM_DIR: string = programDir();
export const VERSION: string = (JSON.parse(readFileSync(path.join(PROGRAM_DIR, 'package.json'), 'utf8')) as { version: string }).version;
