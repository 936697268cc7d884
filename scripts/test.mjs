/**
 * `npm test`: installs missing packages, checks types, lint and generated files, and runs the tests. `npm run test:all` adds the longest
 * tests. Arguments after `--` go to vitest.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { endOnOldNode, install, npmCommand, root } from './install.mjs';

endOnOldNode();

function node(...args) {
  const { status, signal } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (signal !== null) process.stdout.write(`Ended by ${signal}: ${args[0]}\n`);
  return status ?? 1;
}

/**
 * Runs a command at the same time as others, and returns its exit code. Prints the output when the command ends, so that outputs do not
 * mix.
 */
function beside(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
    child.once('error', ({ message }) => printed.push(`${command} cannot be run: ${message}\n`));
    child.once('close', (status, signal) => {
      process.stdout.write(Buffer.concat(printed.map((chunk) => Buffer.from(chunk))));
      if (signal !== null) process.stdout.write(`Ended by ${signal}: ${args.join(' ')}\n`);
      resolve(status ?? 1);
    });
  });
}
const npmRun = (script) => beside(...npmCommand(['run', '--silent', script]));
const check = (tool) => beside(process.execPath, [path.join('dist', 'tools', `${tool}.js`), '--check']);

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

/** Groups of steps, in order. The steps of a group run at the same time. */
const GROUPS = [
  [['Dependencies', () => install(root, 'the dependencies')]],
  [['Programs for tests', installPrograms]],
  [
    ['Types', () => npmRun('types')],
    ['Lint and format', () => npmRun('lint')],
    ['Build', () => npmRun('build')],
  ],
  [
    ['Generated: registries, counts', () => check('generate')],
    ['Generated: reference pages', () => check('reference')],
    ['Generated: clients', () => check('clients')],
  ],
  [['Tests', () => vitest(process.argv.slice(2))]],
];

async function step([name, run]) {
  process.stdout.write(`── ${name}\n`);
  const began = performance.now();
  const status = (await run()) ?? 0;
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return status;
}

for (const group of GROUPS) {
  const failed = (await Promise.all(group.map(step))).find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
}
