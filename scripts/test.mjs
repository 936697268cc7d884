/**
 * `npm test`: installs missing packages, checks types, lint and generated files, and runs the tests. `npm run test:all` adds the longest
 * tests. Arguments after `--` go to vitest.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { endOnOldNode, install, npm, root } from './install.mjs';

endOnOldNode();

function node(...args) {
  const { status, signal } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (signal !== null) process.stdout.write(`Ended by ${signal}: ${args[0]}\n`);
  return status ?? 1;
}
const npmRun = (script) => npm(['run', '--silent', script]);
const check = (tool) => node(path.join('dist', 'tools', `${tool}.js`), '--check');

/** Installs the programs that only tests start, and unpacks the prepared parts of these programs. */
function installPrograms() {
  const folder = path.join(root, 'test', 'programs');
  install(folder, 'the programs that the tests start');
  return node(path.join(folder, 'unpack.mjs'));
}

function vitest(args) {
  const isWhole = args.includes('--all');
  const given = args.filter((argument) => argument !== '--all');
  const projects = JSON.parse(readFileSync(path.join(root, 'test', 'projects.json'), 'utf8'))[isWhole ? 'test:all' : 'test'];
  const chosen = given.some((argument) => argument.startsWith('--project')) ? [] : projects.flatMap((name) => ['--project', name]);
  return node(path.join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...chosen, ...given);
}

const STEPS = [
  ['Dependencies', () => install(root, 'the dependencies')],
  ['Programs for tests', installPrograms],
  ['Types', () => npmRun('types')],
  ['Lint and format', () => npmRun('lint')],
  ['Build', () => npmRun('build')],
  ['Generated: registries, counts', () => check('generate')],
  ['Generated: reference pages', () => check('reference')],
  ['Generated: clients', () => check('clients')],
  ['Tests', () => vitest(process.argv.slice(2))],
];

for (const [name, run] of STEPS) {
  process.stdout.write(`── ${name}\n`);
  const began = performance.now();
  const status = run() ?? 0;
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  if (status !== 0) process.exit(status);
}
