/** Runs a real PostgreSQL server for tests, as a temporary cluster on a loopback port. It is deleted at the end. */
import { type ChildProcess, execFileSync, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findPostgres } from '../programs/postgres.ts';

export interface PostgresServer {
  /** Creates an empty database, or a copy of an unused one, and returns its URL. */
  createDatabase(like?: string): Promise<string>;
  /** Stops the server immediately, keeps its data, and starts it again. */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Starts a streaming replica of all current and future databases, which ends with the server. */
  startReplica(): Promise<PostgresReplica>;
  stop(): Promise<void>;
}

export interface PostgresReplica {
  /** Returns the URL on the replica for a database on the server. */
  urlOf(databaseUrl: string): string;
  /** From now on, the replica receives the server's writes without applying them. */
  pauseReplay(): Promise<void>;
  resumeReplay(): Promise<void>;
  halt(): Promise<void>;
  resume(): Promise<void>;
}

const START_TIMEOUT_MS = 30_000;
const USER = 'wattle';

/** Starts a server. Throws if the machine has none. Tests that call this declare needs('PostgreSQL'). */
export async function startPostgres(): Promise<PostgresServer> {
  const owner = unprivilegedOwner();
  const directory = mkdtempSync(path.join(os.tmpdir(), 'wattle-postgres-'));
  const [data, socket] = [path.join(directory, 'data'), path.join(directory, 'socket')];
  for (const place of [data, socket]) mkdirSync(place, { mode: 0o700 });
  if (owner) for (const place of [directory, data, socket]) chownSync(place, owner.uid, owner.gid);
  const options = { cwd: directory, env: { PATH: process.env['PATH'], HOME: directory, TZ: 'UTC', LC_ALL: 'C' }, ...owner };
  const binaries = binariesFor(options, directory);
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--data-checksums'],
    {
      ...options,
      stdio: 'pipe',
    },
  );
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
      await copyCluster(urlOf('postgres'), data, copy);
      const source = `host=127.0.0.1 port=${port} user=${USER}`;
      writeFileSync(path.join(copy, 'standby.signal'), '');
      appendFileSync(path.join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
      if (owner) for (const place of [copy, ...below(copy)]) chownSync(place, owner.uid, owner.gid);
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
      // Servers end without a shutdown. Writing their data would be slow on a busy disk, and the data are deleted.
      for (const one of [...replicas, cluster]) await one.end('SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const SETTINGS = ['fsync=off', 'full_page_writes=off', 'shared_buffers=128MB', 'max_connections=100', 'log_min_messages=fatal'];

/** One server process with one folder. The process is ended by its id. */
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

/** Runs one statement on a separate connection. */
export async function execute(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * Returns the folder with the server's programs for its user. Root runs them as `nobody`, who may not read every folder. If they cannot run
 * from there, they are copied into the cluster's folder.
 */
function binariesFor(options: SpawnOptions, directory: string): string {
  const found = findPostgres();
  if (found === null) throw new Error('PostgreSQL is missing: npm test installs it');
  const isRunnable = spawnSync(path.join(found, 'postgres'), ['--version'], { ...options, stdio: 'ignore' }).status === 0;
  if (isRunnable) return found;
  const copy = path.join(directory, 'programs');
  cpSync(path.dirname(found), copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, path.basename(found));
}

/**
 * Copies the files of a running server, like pg_basebackup, which some machines lack. The log is copied last, because it completes the
 * copy.
 */
async function copyCluster(databaseUrl: string, data: string, copy: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const log = path.join(data, 'pg_wal');
  const isCopied = (file: string): boolean => path.basename(file) !== 'postmaster.pid' && path.dirname(file) !== log;
  try {
    await client.query("SELECT pg_backup_start('replica', true)");
    cpSync(data, copy, { recursive: true, filter: isCopied });
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    writeFileSync(path.join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
    cpSync(log, path.join(copy, 'pg_wal'), { recursive: true });
  } finally {
    await client.end();
  }
}

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

/** Returns the user `nobody` if the tests run as root, because the server refuses to run as root. */
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
