#!/usr/bin/env node
import { executionAsyncResource } from 'node:async_hooks';
/**
 * The entry file for `wattle`. Only this file has access to the process. Loads the code for its arguments:
 *
 * --version   package.json
 * …           dist/bundle, a few files with the code of the command
 */
import type { Invocation } from './invocation.ts';

const args = process.argv.slice(2);

/** The bundle, which scripts/build-bundle.mjs makes. Its path is a URL so that tools do not treat it as a source file. */
const BUNDLE = new URL('../../bundle/cli.js', import.meta.url).href;

const stopping = new AbortController();
let isStoppable = false;

const invocation: Invocation = {
  args,
  env: process.env,
  folder: process.cwd(),
  stdout: process.stdout,
  stderr: process.stderr,
  get stdin() {
    return process.stdin;
  },
  stopSignal: () => {
    if (!isStoppable) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
    isStoppable = true;
    return stopping.signal;
  },
};

// The reader of the output may stop early, as `head` does. That is not a failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

/**
 * V8 may collect all memory while no `nextTick` object exists. It then discards the shape of these objects, and each call takes four
 * times as long. A request makes eight calls. This array keeps one object, so V8 also keeps the shape.
 */
const ticks: object[] = [];
if (args.includes('start')) process.nextTick(() => void ticks.push(executionAsyncResource()));

try {
  if (args.length === 1 && ['--version', '-v', '-V'].includes(args[0] ?? '')) {
    const { VERSION } = await import('../program/program.ts');
    process.stdout.write(`${VERSION}\n`);
  } else {
    const { runWattle } = (await import(BUNDLE)) as typeof import('./cli.ts');
    process.exitCode = await runWattle(invocation);
    if (stopping.signal.aborted) process.exit();
  }
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EMFILE' && code !== 'ENFILE') throw error;
  process.stderr.write('error Too many files are open. Raise the limit (ulimit -n, or LimitNOFILE of the service).\n');
  process.exitCode = 7;
}
