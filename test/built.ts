/**
 * Locates the built program, for tests that run it in threads and separate processes. Builds the program first if its sources are newer.
 */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
let isBuilt = false;

/**
 * Returns the path of a built file.
 * @param file path from the root of the build: `src/cli/wattle.js`
 */
export function builtFile(file: string): string {
  if (!isBuilt) execFileSync(process.execPath, [path.join(ROOT, 'scripts', 'build.mjs')], { stdio: ['ignore', 'ignore', 'pipe'] });
  isBuilt = true;
  return path.join(ROOT, 'dist', file);
}

export const builtUrl = (file: string): string => pathToFileURL(builtFile(file)).href;
