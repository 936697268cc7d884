/**
 * Starts nodes, pooler and proxy as processes on loopback, in the topology of `deploy` without containers. Each process is ended by its id.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { builtFile } from '../built.ts';
import { findProgram } from '../programs/find.ts';
import { recordLog } from '../suite-log.ts';
import { type ProxySettings, proxyConfig } from './nginx.ts';

export interface Process {
  readonly pid: number;
  output(): string;
  /** Sends SIGTERM. Returns the exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
}

export interface Node extends Process {
  readonly origin: string;
}

/** The time limit in ms for a start that hangs. */
const STARTS_WITHIN_MS = 300_000;

/** Returns a free loopback port, which is reserved until the caller uses it. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts the built program, or another build, and waits until it prints its URL. */
export async function startNode(env: Readonly<Record<string, string>>, program = builtFile('src/cli/wattle.js')): Promise<Node> {
  const child = spawn(process.execPath, [program, 'start'], {
    // With this setting, a worker without a terminal logs its URL.
    env: {
      PATH: process.env['PATH'],
      WATTLE_UPSTREAM: 'offline',
      WATTLE_LOG_LEVEL: env['WATTLE_ROLE'] === 'worker' ? 'info' : 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr?.on('data', (chunk: Buffer) => recordLog(chunk.toString('utf8')));
  const found = supervised(child);
  const origin = await until(found, (output) => /(?:listening on|its state at) (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1]);
  return { ...found, origin };
}

/** Starts pgbouncer in transaction mode in front of a server on loopback. Returns the URL for a database through it. */
export async function startPooler(folder: string, databaseUrl: string): Promise<Process & { readonly url: string; readonly port: number }> {
  const { port: serverPort, pathname, username } = new URL(databaseUrl);
  const port = await freePort();
  const home = path.join(folder, 'pgbouncer');
  mkdirSync(home, { recursive: true });
  chmodSync(folder, 0o711);
  writeFileSync(path.join(home, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    path.join(home, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(home, 'users.txt')}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 12
server_login_retry = 1
`,
  );
  const owner = unprivileged();
  if (owner) chownSync(home, owner.uid, owner.gid);
  const child = spawn(findProgram('pgbouncer') ?? 'pgbouncer', [path.join(home, 'pgbouncer.ini')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...owner,
  });
  const found = supervised(child);
  await until(found, (output) => (/process up/.test(output) ? 'up' : undefined));
  return { ...found, port, url: `postgres://${username}@127.0.0.1:${port}${pathname}` };
}

/** Starts nginx with the configuration in `deploy/nginx`. */
export async function startProxy(folder: string, settings: ProxySettings): Promise<Process> {
  mkdirSync(path.join(folder, 'cache'), { recursive: true });
  const file = proxyConfig(folder, settings);
  const child = spawn(findProgram('nginx') ?? 'nginx', ['-p', folder, '-c', file, '-e', path.join(folder, 'error.log')], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const found = supervised(child);
  await answers(settings.httpsPort);
  return found;
}

/** Returns the user `nobody`, for programs that refuse to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function supervised(child: ChildProcess): Process {
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString('utf8');
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const killAtExit = (): void => void child.kill('SIGKILL');
  process.once('exit', killAtExit);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    const code = await ended;
    process.off('exit', killAtExit);
    return code;
  };
  return { pid: child.pid ?? 0, output: () => output, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
}

async function until(found: Process, look: (output: string) => string | undefined): Promise<string> {
  const deadline = performance.now() + STARTS_WITHIN_MS;
  for (;;) {
    const seen = look(found.output());
    if (seen !== undefined) return seen;
    if (performance.now() > deadline) throw new Error(`A process did not start:\n${found.output()}`);
    try {
      process.kill(found.pid, 0);
    } catch {
      throw new Error(`A process ended at its start:\n${found.output()}`);
    }
    await pause(50);
  }
}

async function answers(port: number): Promise<void> {
  const deadline = performance.now() + STARTS_WITHIN_MS;
  while (!(await connects(port))) {
    if (performance.now() > deadline) throw new Error(`Nothing listens on port ${port}`);
    await pause(50);
  }
}

const connects = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
