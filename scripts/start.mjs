/** `npm start`: builds the program when its sources are newer than the build, then runs it in this process. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const built = path.join(root, 'dist', 'src', 'cli', 'cli.js');
const pages = path.join(root, 'dist', 'web', 'manifest.json');

const newest = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((latest, entry) => {
    const full = path.join(folder, entry.name);
    return Math.max(latest, entry.isDirectory() ? newest(full) : statSync(full).mtimeMs);
  }, 0);

const script = (...parts) => spawnSync(process.execPath, parts, { stdio: 'inherit', cwd: root }).status ?? 1;

const changedAt = Math.max(newest(path.join(root, 'src')), newest(path.join(root, 'sandbox')));
if (!existsSync(built) || !existsSync(pages) || changedAt > statSync(built).mtimeMs) {
  process.stdout.write('Building…\n');
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const status = script(compiler, '-p', path.join(root, 'tsconfig.build.json')) || script(path.join(root, 'scripts', 'build-web.mjs'));
  if (status !== 0) process.exit(status);
}
if (process.argv.length === 2) process.argv.push('start');
await import(pathToFileURL(built).href);
