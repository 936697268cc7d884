/** A real PostgreSQL server for tests: a temporary cluster on a loopback port, made at the start and gone at the end. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface PostgresServer {
  /** Makes an empty database and gives its URL. */
  createDatabase(): Promise<string>;
  /** Ends the server at once and keeps its data, and starts it again. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 30_000;
const USER = 'wattle';

/** Throws, saying what to install, when the machine has no server programs. */
export async function startPostgres(): Promise<PostgresServer> {
  const binaries = findBinaries();
  const owner = unprivilegedOwner();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'wattle-postgres-'));
  const [data, socket] = [path.join(directory, 'data'), path.join(directory, 'socket')];
  for (const place of [data, socket]) mkdirSync(place, { mode: 0o700 });
  if (owner) for (const place of [directory, data, socket]) chownSync(place, owner.uid, owner.gid);
  const options = { cwd: directory, env: { PATH: process.env['PATH'], HOME: directory, TZ: 'UTC', LC_ALL: 'C' }, ...owner };
  execFileSync(path.join(binaries, 'initdb'), ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], {
    ...options,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = ['fsync=off', 'full_page_writes=off', 'shared_buffers=128MB', 'max_connections=100', 'log_min_messages=fatal'];
  const run = (): ChildProcess =>
    spawn(
      path.join(binaries, 'postgres'),
      ['-D', data, '-k', socket, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    );
  let server = run();
  const stopNow = (): void => void server.kill('SIGQUIT');
  process.once('exit', stopNow);
  const urlOf = (database: string): string => `postgres://${USER}@127.0.0.1:${port}/${database}`;
  await ready(server, urlOf('postgres'));
  let databases = 0;
  return {
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await execute(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    halt: () => ended(server, 'SIGQUIT'),
    async resume() {
      server = run();
      await ready(server, urlOf('postgres'));
    },
    async stop() {
      process.off('exit', stopNow);
      await ended(server, 'SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Runs one statement over a connection of its own. */
export async function execute(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function findBinaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    '/usr/local/pgsql/bin',
    '/usr/local/bin',
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  const found = places.find((place) => existsSync(path.join(place, 'initdb')) && existsSync(path.join(place, 'postgres')));
  if (!found) {
    throw new Error('The PostgreSQL tests need initdb and postgres: install the PostgreSQL server (Debian: apt-get install postgresql)');
  }
  return found;
}

/** The server refuses to run as root, so root runs it as `nobody`. */
function unprivilegedOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function ready(server: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The PostgreSQL server ended with code ${server.exitCode}`);
    try {
      return await execute(url, 'SELECT 1');
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
