/** Starts the built program as a separate process, as a user would, and stops it by its id. */
import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { present } from '../../src/core/assert.ts';
import { builtFile } from '../built.ts';
import { recordLog } from '../suite-log.ts';

const CLI = builtFile('src/cli/wattle.js');
const LONGEST_COMMAND_MS = 300_000;

export interface Running {
  readonly origin: string;
  readonly pid: number;
  readonly key: string;
  readonly output: () => string;
  get(pathAndQuery: string, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
  /** Kills the process without a shutdown, as the kernel would. */
  kill(): Promise<void>;
}

/** Waits for a required event. The limit is reached only if the event never happens, even on a busy machine. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, withinMs = 600_000): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not within ${withinMs / 1000} seconds: ${what}`);
    await pause(25);
  }
}

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export const temporaryFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'wattle-test-'));
export const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const environment = (extra: Record<string, string>): Record<string, string> => ({
  PATH: process.env['PATH'] ?? '',
  WATTLE_PORT: '0',
  WATTLE_UPSTREAM: 'offline',
  WATTLE_LOG_LEVEL: 'warn',
  // Without this setting, each program would write a million rows.
  WATTLE_BULK_EVERY_MINUTES: '0',
  // Preparing search and pages uses three times as much processor time as the start.
  WATTLE_WARM_UP: 'off',
  // Tests send more requests than a caller may in a minute, and their cost includes processing time.
  WATTLE_READS_PER_MINUTE: '60000',
  ...extra,
});

/** Registers a function that runs after the test. The last one runs first. */
export type OnEnd = (end: () => unknown) => void;

/** Runs a test that shares nothing with concurrent tests. */
export async function withEndings(test: (onEnd: OnEnd) => Promise<void>): Promise<void> {
  const endings: (() => unknown)[] = [];
  try {
    await test((end) => void endings.push(end));
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

/** Runs one command of the command line until it ends. */
export function wattle(args: readonly string[], env: Record<string, string>): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], {
    env: environment(env),
    encoding: 'utf8',
    timeout: LONGEST_COMMAND_MS,
  });
  return { status, stdout, stderr };
}

/** Runs a command while servers in this process keep serving. The exit code may be any. */
export async function wattleEnding(args: readonly string[], env: Record<string, string>): Promise<Ended> {
  const options = { env: environment(env), timeout: LONGEST_COMMAND_MS };
  return promisify(execFile)(process.execPath, [CLI, ...args], options).then(
    (ended) => ({ ...ended, status: 0 }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ status: code, stdout, stderr }),
  );
}

/** Runs a command while servers in this process keep serving. Throws if it fails. */
export async function wattleBeside(args: readonly string[], env: Record<string, string>): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)(process.execPath, [CLI, ...args], { env: environment(env), timeout: LONGEST_COMMAND_MS });
}

/**
 * Starts the program, optionally as another user, and waits until it prints its URL and key.
 * @param cli entry file of another copy of the program
 */
export async function startWattle(
  env: Record<string, string>,
  user: { readonly uid?: number; readonly gid?: number } = {},
  cli = CLI,
): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [cli, 'start'], {
    ...user,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const key = env['WATTLE_DEV_KEY'];
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
      const found = /(http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      // The program prints this line last when it starts.
      if (found && output.includes('/v1/data/rba/F1.1?series=cash_rate_target')) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.stderr?.on('data', (chunk: Buffer) => recordLog(chunk.toString('utf8')));
    child.once('exit', (code) => reject(new Error(`the program ended with ${code}:\n${output}`)));
  });
  const shown = key ?? /ak_[0-9A-Za-z]+/.exec(output)?.[0] ?? '';
  const ended = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return {
    origin,
    pid: present(child.pid, 'The id of the program'),
    key: shown,
    output: () => output,
    get: (pathAndQuery, headers = {}) => fetch(`${origin}${pathAndQuery}`, { headers: { authorization: `Bearer ${shown}`, ...headers } }),
    stop: () => ended('SIGTERM'),
    kill: () => ended('SIGKILL'),
  };
}
