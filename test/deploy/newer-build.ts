/** Builds a possible next version, which is the same program with one more schema change. */
import { appendFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { builtFile } from '../built.ts';

/** Builds into a new folder and returns the command line of the build. Files that a build only reads are taken from this build. */
export function makeNewerBuild(folder: string, migration: { readonly id: number; readonly name: string; readonly sql: string }): string {
  const dist = builtFile('');
  const root = path.dirname(path.resolve(dist));
  mkdirSync(folder);
  for (const name of ['node_modules', 'package.json', 'docs', 'starter', 'data', 'src'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  cpSync(dist, path.join(folder, 'dist'), { recursive: true });
  // Without this file, the bundle would run the unchanged code.
  writeFileSync(path.join(folder, 'dist', 'bundle', 'cli.js'), "export * from '../src/cli/cli.js';\n");
  appendFileSync(
    path.join(folder, 'dist', 'src', 'store', 'postgres', 'migrations.js'),
    `\nMIGRATIONS.push(${JSON.stringify(migration)});\n`,
  );
  return path.join(folder, 'dist', 'src', 'cli', 'wattle.js');
}
