/**
 * `npm run dev`: runs the program with simulated agencies, and restarts it when a source changes. WATTLE_ environment variables have
 * priority.
 */
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { build, buildOrEnd } from './build.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const program = path.join(root, 'dist', 'src', 'cli', 'wattle.js');
const environment = { WATTLE_UPSTREAM: 'sandbox', WATTLE_DATA_DIR: path.join(root, 'var', 'dev'), ...process.env };
/** How long to wait after a change, in ms, because editors write a file in several steps. */
const SETTLED_MS = 50;
/** How long to wait for responses in progress, in ms, before the program is killed. Killing does not damage the store. */
const LONGEST_STOP_MS = 400;

const say = (line) => process.stdout.write(`[dev] ${line}\n`);

let child = null;
let isClosing = false;

function start() {
  const started = spawn(process.execPath, [program, 'start'], { cwd: root, env: environment, stdio: 'inherit' });
  started.once('exit', (code) => {
    if (child !== started) return;
    child = null;
    if (!isClosing) say(`the program ended with ${code}; it is started again when a source changes`);
  });
  child = started;
}

function stop() {
  const stopping = child;
  child = null;
  if (stopping === null) return Promise.resolve();
  return new Promise((resolve) => {
    const kill = setTimeout(() => stopping.kill('SIGKILL'), LONGEST_STOP_MS);
    stopping.once('exit', () => {
      clearTimeout(kill);
      resolve();
    });
    stopping.kill('SIGTERM');
  });
}

let changed = null;
let isTurning = false;

/** Builds and restarts until no source has changed again. If the build fails, the running program continues. */
async function turn() {
  if (isTurning) return;
  isTurning = true;
  while (changed !== null && !isClosing) {
    const began = performance.now();
    const name = changed;
    changed = null;
    try {
      await build();
      await stop();
      start();
      say(`${name} changed; started again after ${Math.round(performance.now() - began)} ms`);
    } catch (error) {
      say(error.message);
    }
  }
  isTurning = false;
}

await buildOrEnd({ say });
start();
// Loads the builder now, because the first build after a change needs it.
await import('vite');
for (const folder of ['src', 'sandbox']) {
  watch(path.join(root, folder), { recursive: true }, (_event, name) => {
    if (name === null || !/\.(ts|css)$/.test(name)) return;
    changed = path.join(folder, name);
    setTimeout(turn, SETTLED_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isClosing = true;
    stop().then(() => process.exit(0));
  });
}
