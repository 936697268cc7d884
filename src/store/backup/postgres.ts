/**
 * Backs up and restores a PostgreSQL database with pg_dump and pg_restore. Each capture is stored once, as a file next to the dumps. The
 * dump and its captures are from the same database snapshot.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { WattleError } from '../../core/errors.ts';
import { unpack } from '../captures/bytes.ts';
import { CaptureFiles } from '../captures/sqlite-files.ts';
import { capturesIn, keptFile, type Manifest } from './snapshot.ts';

const DUMP = 'database.dump';

export async function backUpDatabase(
  databaseUrl: string,
  directory: string,
  folder: string,
): Promise<{ readonly manifest: Pick<Manifest, 'databases' | 'registers' | 'dialect'>; readonly captures: readonly string[] }> {
  const file = path.join(folder, DUMP);
  const captures = await withClient(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    await run('pg_dump', databaseUrl, [
      ...['--format=custom', '--no-owner', '--no-privileges', '--exclude-table-data=capture_bytes'],
      ...[`--snapshot=${rows[0]?.id}`, `--file=${file}`],
    ]);
    const kept = await keepCaptures(client, new CaptureFiles(capturesIn(directory)));
    await client.query('COMMIT');
    return kept;
  });
  await run('pg_restore', null, ['--list', file]);
  return { manifest: { dialect: 'postgres', databases: [await keptFile(file)], registers: [] }, captures };
}

/** Restores into an empty database. Throws REQ_CONFLICT if the database has tables. */
export async function restoreDatabase(
  databaseUrl: string,
  directory: string,
  { folder, captures }: { readonly folder: string; readonly captures: readonly string[] },
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ n: string }>(
      "SELECT COUNT(*) AS n FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
    );
    if (Number(rows[0]?.n) > 0) {
      throw new WattleError('REQ_CONFLICT', 'The database in WATTLE_DATABASE_URL already has tables.', {
        hint: 'Stop all nodes and restore into an empty database: createdb wattle_restored.',
      });
    }
    await run('pg_restore', databaseUrl, ['--no-owner', '--no-privileges', '--no-comments', '--exit-on-error', path.join(folder, DUMP)]);
    const kept = new CaptureFiles(capturesIn(directory));
    for (const sha256 of captures) {
      const packed = await kept.read(sha256);
      if (!packed) throw new WattleError('BUG', `The capture ${sha256} is not in the backup.`);
      await unpack(sha256, packed);
      await client.query('INSERT INTO capture_bytes (sha256, packed) VALUES ($1, $2) ON CONFLICT (sha256) DO NOTHING', [sha256, packed]);
    }
  });
}

async function keepCaptures(client: pg.Client, kept: CaptureFiles): Promise<readonly string[]> {
  const { rows } = await client.query<{ sha256: string }>('SELECT sha256 FROM capture_bytes ORDER BY sha256');
  for (const { sha256 } of rows) {
    if (await kept.has(sha256)) continue;
    const { rows: found } = await client.query<{ packed: Uint8Array }>('SELECT packed FROM capture_bytes WHERE sha256 = $1', [sha256]);
    const packed = found[0]?.packed;
    if (!packed) throw new WattleError('BUG', `The capture ${sha256} disappeared during the backup.`);
    await unpack(sha256, packed);
    await kept.write(sha256, packed);
  }
  return rows.map(({ sha256 }) => sha256);
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'wattle' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The URL contains the password, and process lists show arguments. The URL is therefore passed in an environment variable. */
function run(program: string, databaseUrl: string | null, args: readonly string[]): Promise<void> {
  const target = databaseUrl === null || program !== 'pg_restore' ? [] : [`--dbname=${new URL(databaseUrl).pathname.slice(1)}`];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...args.slice(0, -1), ...target, ...args.slice(-1)], {
      env: databaseUrl === null ? { PATH: SEARCHED } : { PATH: SEARCHED, ...environmentOf(databaseUrl) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said = `${said}${chunk.toString('utf8')}`.slice(-2000);
    });
    child.once('error', (error: NodeJS.ErrnoException) => {
      const missing = error.code === 'ENOENT';
      const detail = missing
        ? `${program} is not installed. Install the client programs of PostgreSQL (postgresql-client).`
        : error.message;
      reject(new WattleError('CONF_INVALID', detail));
    });
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new WattleError('CONF_INVALID', `${program} ended with code ${code}: ${said.trim()}`)),
    );
  });
}

const SEARCHED = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/pgsql/bin';

function environmentOf(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const mode = url.searchParams.get('sslmode');
  return {
    PGHOST: url.hostname,
    PGPORT: url.port === '' ? '5432' : url.port,
    PGUSER: decodeURIComponent(url.username),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(url.password === '' ? {} : { PGPASSWORD: decodeURIComponent(url.password) }),
    ...(mode === null ? {} : { PGSSLMODE: mode }),
  };
}
