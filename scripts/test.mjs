/**
 * `npm test`: installs missing packages, checks types, lint and generated files, and runs the tests. `npm run test:all` adds the longest
 * tests. `npm run test:unit` runs only the tests that need no database, network or process. Arguments after `--` go to vitest.
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

/** Less work for the memory of workers: larger spaces for new objects, and no threads. This saves a sixth of the time. */
const MEMORY = ['--single-threaded-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];

function vitest(script, args) {
  const projects = JSON.parse(readFileSync(path.join(root, 'test', 'projects.json'), 'utf8'))[script];
  const chosen = args.some((argument) => argument.startsWith('--project')) ? [] : projects.flatMap((name) => ['--project', name]);
  // These tests never wait, so more workers than processors would only load the program more often.
  const workers = script === 'test:unit' ? ['--maxWorkers=100%'] : [];
  return node(...MEMORY, path.join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...chosen, ...workers, ...args);
}

const SCRIPTS = new Map([
  ['--all', 'test:all'],
  ['--unit', 'test:unit'],
]);
const options = process.argv.slice(2);
const script = SCRIPTS.get(options.find((option) => SCRIPTS.has(option))) ?? 'test';
const given = options.filter((option) => !SCRIPTS.has(option));
const dependencies = [['Dependencies', () => install(root, 'the dependencies')]];
const tests = [['Tests', () => vitest(script, given)]];

/** Groups of steps, in order. The steps of a group run at the same time. */
const GROUPS = [
  dependencies,
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
  tests,
];

async function step([name, run]) {
  process.stdout.write(`── ${name}\n`);
  const began = performance.now();
  const status = (await run()) ?? 0;
  process.stdout.write(`── ${name}: ${status === 0 ? 'passed' : 'failed'} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return status;
}

for (const group of script === 'test:unit' ? [dependencies, tests] : GROUPS) {
  const failed = (await Promise.all(group.map(step))).find((status) => status !== 0);
  if (failed !== undefined) process.exit(failed);
}
