/**
 * Stores the compiled code of the program in `dist/bundle/compiled`. V8 compiles a function when it is first called, so this script runs
 * commands and a server. The npm package does not contain this code, because its bytes differ between builds.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { COMPILED, files } from '../dist/bundle/loader.js';

const COMMANDS = [['series', 'AU.UNEMP.SA', '--json'], ['search', 'house prices'], ['datasets']];
const PAGES = ['/v1/real-wages', '/v1/series/AU.UNEMP.SA', '/v1/series/AU.UNEMP.SA?format=csv', '/v1/health'];

// Without this flag, V8 deletes the compiled code of functions that were not called for some time.
setFlagsFromString('--no-flush-bytecode');
mkdirSync(COMPILED, { recursive: true });
const umask = process.umask();
const { runWattle } = await import('../dist/bundle/cli.js');

const folder = mkdtempSync(path.join(tmpdir(), 'wattle-compile-'));
const env = {
  WATTLE_DATA_DIR: folder,
  WATTLE_UPSTREAM: 'offline',
  WATTLE_PORT: '0',
  WATTLE_LOG_LEVEL: 'error',
  WATTLE_BULK_EVERY_MINUTES: '0',
};

/** Runs a command, and calls `onText` with its output. */
async function run(args, stopSignal, onText = () => {}) {
  const output = () => new Writable({ write: (chunk, _, done) => done(onText(String(chunk))) });
  const code = await runWattle({
    args,
    env,
    folder,
    stdin: process.stdin,
    stdout: output(),
    stderr: output(),
    stopSignal: () => stopSignal,
  });
  if (code !== 0) throw new Error(`wattle ${args.join(' ')} returned ${code}`);
}

/** Runs a server until it has served the pages. */
async function serve() {
  const stopping = new AbortController();
  let printed = '';
  let isRequested = false;
  await run(['start'], stopping.signal, (text) => {
    printed += text;
    const [, origin] = /(http:\/\/127\.0\.0\.1:\d+)\s/.exec(printed) ?? [];
    if (origin === undefined || isRequested) return;
    isRequested = true;
    void Promise.all(PAGES.map((page) => fetch(origin + page).then((response) => response.text()))).finally(() => stopping.abort());
  });
}

try {
  for (const args of COMMANDS) await run(args, new AbortController().signal);
  await serve();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// V8 uses stored code only if its flags are the same.
setFlagsFromString('--flush-bytecode');
// The server makes files that only its user can read.
process.umask(umask);
for (const [name, { script }] of files) writeFileSync(path.join(COMPILED, name), script.createCachedData());
process.exit();
