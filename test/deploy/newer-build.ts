/** A build of the program like a possible next version: the same, with one more schema change that is new to the previous version. */
import { appendFileSync, cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { builtFile } from '../built.ts';

/** In a folder that is not there yet; gives its command line. What a build only reads is that of this one. */
export function makeNewerBuild(folder: string, migration: { readonly id: number; readonly name: string; readonly sql: string }): string {
  const dist = builtFile('');
  const root = path.dirname(path.resolve(dist));
  mkdirSync(folder);
  for (const name of ['node_modules', 'package.json', 'docs', 'starter', 'data'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  cpSync(dist, path.join(folder, 'dist'), { recursive: true });
  appendFileSync(
    path.join(folder, 'dist', 'src', 'store', 'postgres', 'migrations.js'),
    `\nMIGRATIONS.push(${JSON.stringify(migration)});\n`,
  );
  return path.join(folder, 'dist', 'src', 'cli', 'wattle.js');
}
