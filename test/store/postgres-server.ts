/** A real PostgreSQL server for tests: a temporary cluster on a loopback port, made at the start and gone at the end. */
import { type ChildProcess, execFile, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

export interface PostgresServer {
  /** Makes an empty database, or a copy of one that nobody uses, and gives its URL. */
  createDatabase(like?: string): Promise<string>;
  /** Ends the server at once and keeps its data, and starts it again. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** A streaming replica of all its databases, as they are now and will be. It ends with the server. */
  startReplica(): Promise<PostgresReplica>;
  stop(): Promise<void>;
}

export interface PostgresReplica {
  /** The address of a database of the server, on the replica. */
  urlOf(databaseUrl: string): string;
  /** From now on it takes what the server writes, and shows none of it. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  halt(): Promise<void>;
  resume(): Promise<void>;
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
  const cluster = new Cluster(binaries, data, socket, port, options);
  await cluster.start();
  const replicas: Cluster[] = [];
  const urlOf = (database: string): string => cluster.urlOf(database);
  let databases = 0;
  return {
    async createDatabase(like) {
      databases += 1;
      const name = `test_${databases}`;
      const template = like === undefined ? '' : ` TEMPLATE ${new URL(like).pathname.slice(1)}`;
      await execute(urlOf('postgres'), `CREATE DATABASE ${name}${template}`);
      return urlOf(name);
    },
    halt: () => cluster.end('SIGQUIT'),
    resume: () => cluster.start(),
    async startReplica() {
      const copy = path.join(directory, `replica-${replicas.length + 1}`);
      const server = ['-h', '127.0.0.1', '-p', String(port), '-U', USER];
      const how = ['--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast', '--no-sync'];
      await promisify(execFile)(path.join(binaries, 'pg_basebackup'), [...server, '-D', copy, ...how], options);
      const replica = new Cluster(binaries, copy, socket, await freePort(), options);
      replicas.push(replica);
      await replica.start();
      return {
        urlOf: (databaseUrl) => replica.urlOf(new URL(databaseUrl).pathname.slice(1)),
        pauseReplay: () => execute(replica.urlOf('postgres'), 'SELECT pg_wal_replay_pause()'),
        resumeReplay: () => execute(replica.urlOf('postgres'), 'SELECT pg_wal_replay_resume()'),
        halt: () => replica.end('SIGQUIT'),
        resume: () => replica.start(),
      };
    },
    async stop() {
      // At once: the data are thrown away, and writing them out takes its time on a busy disk.
      for (const one of [...replicas, cluster]) await one.end('SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const SETTINGS = ['fsync=off', 'full_page_writes=off', 'shared_buffers=128MB', 'max_connections=100', 'log_min_messages=fatal'];

/** One server process over one folder, started and ended by its id. */
class Cluster {
  readonly #run: () => ChildProcess;
  readonly #port: number;
  #server: ChildProcess | null = null;
  readonly #stopNow = (): void => void this.#server?.kill('SIGQUIT');

  constructor(binaries: string, data: string, socket: string, port: number, options: SpawnOptions) {
    const place = ['-D', data, '-k', socket, '-h', '127.0.0.1', '-p', String(port)];
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    this.#port = port;
    this.#run = () => spawn(path.join(binaries, 'postgres'), [...place, ...settings], { ...options, stdio: 'ignore' });
  }

  urlOf(database: string): string {
    return `postgres://${USER}@127.0.0.1:${this.#port}/${database}`;
  }

  async start(): Promise<void> {
    this.#server = this.#run();
    process.once('exit', this.#stopNow);
    await ready(this.#server, this.urlOf('postgres'));
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#server) await ended(this.#server, signal);
    process.off('exit', this.#stopNow);
  }
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
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill(signal);
  });
}
