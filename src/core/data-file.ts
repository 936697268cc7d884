/** Files of facts that ship with the program: `data/` beside package.json. Adding a row needs no TypeScript; data/README.md describes each file. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Walks up to package.json, because sources, build and bundles lie at different depths. */
function dataFolder(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'package.json')) && path.dirname(folder) !== folder) folder = path.dirname(folder);
  return path.join(folder, 'data');
}

/** The text of a file in `data/`, decoded as UTF-8. Throws the error of Node where the installation lacks it. */
export const readDataFile = (name: string): string => readFileSync(path.join(dataFolder(), name), 'utf8');
