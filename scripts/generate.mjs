/**
 * `npm run generate`: generates registries, client types, reference pages, examples and reports. Runs tests with damaged files for sources
 * that changed since the last commit, or for all sources with `--all`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { npm, root } from './install.mjs';

const SOURCES = readdirSync(path.join(root, 'src', 'sources'));
/** Code that all sources use. */
const SHARED = /^(src\/(core|formats|ingest|store)|sandbox\/[^/]+$|test\/damage\/[^/]+$)/;
const OF_SOURCE = /^(?:src\/sources|sandbox|test\/specimens)\/(\w+)\//;

/** The part of a title that marks tests for generated files. With `--update`, these tests write the files. */
const WRITES = '\\(generated\\)';

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/** Returns the files that differ from the last commit, or null without git. */
function changedFiles() {
  const found = git('status', '--porcelain', '--no-renames', '--untracked-files=all');
  return found.status === 0 ? found.stdout.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)])) : null;
}

function damagedSources() {
  const changed = process.argv.includes('--all') ? null : changedFiles();
  if (changed === null || changed.some((file) => SHARED.test(file))) return SOURCES;
  const codes = new Set(changed.map((file) => OF_SOURCE.exec(file)?.[1]));
  return SOURCES.filter((code) => codes.has(code));
}

// With this folder, stores with starter data and simulated agencies are reused until their files change.
const env = { ...process.env, MADE_ONCE_SAVED: path.join(root, 'node_modules', '.cache', 'made-once') };
function run(command, ...args) {
  const { status } = spawnSync(process.execPath, [command, ...args], { cwd: root, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
const vitest = (...args) => run(path.join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args, '--update');

const status = npm(['run', '--silent', 'register']);
if (status !== 0) process.exit(status);
run(path.join('scripts', 'build.mjs'), '--files');
run(path.join('dist', 'tools', 'clients.js'));
run(path.join('dist', 'tools', 'reference.js'));
const sources = damagedSources();
// The name of a test file contains the sources whose files it changes. Other test files need not be loaded.
const isOfSources = (name) => name.endsWith('.test.ts') && name.split(/[-.]/).some((part) => sources.includes(part));
const changing = readdirSync(path.join(root, 'test', 'damage')).filter(isOfSources);
if (changing.length > 0) vitest(...changing.map((name) => `test/damage/${name}`), '-t', `of (${sources.join('|')}) ${WRITES}`);
vitest(...['test/http/examples.test.ts', 'test/damage/page.test.ts', 'test/starter/reports.test.ts'], ...['-t', WRITES]);
