/**
 * If the program cannot start safely, it prints one line with the cause and the remedy, and returns an exit code. Its files are private.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFile } from '../../built.ts';
import { needs, needsThat } from '../../programs/needs.ts';
import { type PostgresServer, startPostgres } from '../../store/postgres-server.ts';
import { remove, startWattle, temporaryFolder, until, wattleEnding } from '../running.ts';

const folders: string[] = [];
const folderOf = (): string => {
  folders.push(temporaryFolder());
  return folders.at(-1) ?? '';
};
afterAll(() => folders.forEach(remove));

/** Returns the line of output. Checks that there is no stack trace, and no second line except a hint. */
function outcomeLine({ status, stderr }: { status: number | null; stderr: string }): readonly [number | null, string] {
  expect(stderr).not.toMatch(/\n\s+at /);
  return [status, stderr.trim()];
}

describe.concurrent('a start that cannot succeed', () => {
  it('on a port in use', async () => {
    const other = net.createServer().listen(0, '127.0.0.1');
    const { port } = await new Promise<net.AddressInfo>((resolve) =>
      other.once('listening', () => resolve(other.address() as net.AddressInfo)),
    );
    const folder = folderOf();
    const child = spawn(process.execPath, [builtFile('src/cli/wattle.js'), 'start'], {
      env: {
        PATH: process.env['PATH'] ?? '',
        WATTLE_PORT: String(port),
        WATTLE_UPSTREAM: 'sandbox',
        WATTLE_ROLE: 'api',
        WATTLE_DATA_DIR: folder,
      },
    });
    const [status, line] = outcomeLine(await outcomeOf(child));
    other.close();
    expect([status, line]).toEqual([5, expect.stringMatching(/^error Another program uses port \d+ of 127\.0\.0\.1\. .*WATTLE_PORT/)]);
    expect(line.split('\n')).toHaveLength(1);
    expect(existsSync(path.join(folder, 'data.db')), 'The start fails before it opens or loads data').toBe(false);
  });

  it('on a database whose header contains only zeros', async () => {
    const folder = folderOf();
    writeFileSync(path.join(folder, 'data.db'), Buffer.alloc(8192));
    const [status, line] = outcomeLine(await wattleEnding(['start'], { WATTLE_DATA_DIR: folder }));
    // A database of zeros was never written. A page of other bytes is damaged.
    writeFileSync(path.join(folder, 'data.db'), Buffer.concat([Buffer.alloc(100), Buffer.alloc(8092, 7)]));
    const second = outcomeLine(await wattleEnding(['start'], { WATTLE_DATA_DIR: folder }));
    for (const [code, text] of [[status, line] as const, second]) {
      expect([code, text]).toEqual([7, expect.stringMatching(/^error \S+data\.db: The database is damaged\. Restore a backup/)]);
    }
  });

  it('on a database of a newer version', async () => {
    const folder = folderOf();
    expect((await wattleEnding(['datasets', 'rba'], { WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: 'sandbox' })).status).toBe(0);
    const db = new DatabaseSync(path.join(folder, 'sandbox', 'accounts.db'));
    db.exec(`INSERT INTO migrations (id, name, checksum, applied_at) VALUES (9999, 'later', 'x', 0)`);
    db.close();
    const [status, line] = outcomeLine(await wattleEnding(['start'], { WATTLE_DATA_DIR: folder, WATTLE_UPSTREAM: 'sandbox' }));
    expect([status, line]).toEqual([
      5,
      expect.stringMatching(/^error A newer version of the program changed the store.*Start that version/),
    ]);
  });

  it('on a folder without write permission', needsThat(process.getuid !== undefined, 'users of POSIX'), async () => {
    const folder = folderOf();
    const place = path.join(folder, 'var');
    mkdirSync(place);
    chmodSync(place, 0o500);
    chmodSync(folder, 0o755);
    const isRoot = process.getuid?.() === 0;
    const nobody = 65_534;
    if (isRoot) chownSync(place, nobody, nobody);
    const child = spawn(process.execPath, [builtFile('src/cli/wattle.js'), 'start'], {
      ...(isRoot ? { uid: nobody, gid: nobody } : {}),
      env: { PATH: process.env['PATH'] ?? '', WATTLE_PORT: '0', WATTLE_UPSTREAM: 'offline', WATTLE_DATA_DIR: place },
    });
    const [status, line] = outcomeLine(await outcomeOf(child));
    // A folder of the program's own user is first made private. This does not make it writable.
    chmodSync(place, 0o700);
    expect([status, line]).toEqual([7, expect.stringMatching(/^error \S+var: The data cannot be written\. Make the data folder writable/)]);
  });

  // The limit depends on the release of Node.
  it.each([24, 28, 32])('with a limit of open files that is too low: %i', async (limit) => {
    const script = `ulimit -n ${limit}; exec "${process.execPath}" "${builtFile('src/cli/wattle.js')}" start`;
    const env = { PATH: process.env['PATH'] ?? '', WATTLE_PORT: '0', WATTLE_UPSTREAM: 'offline', WATTLE_DATA_DIR: folderOf() };
    const [status, line] = outcomeLine(await outcomeOf(spawn('sh', ['-c', script], { env })));
    expect([status, line]).toEqual([7, expect.stringMatching(/^error (?:\S+: )?Too many files are open\. Raise the limit \(ulimit -n/)]);
  });

  it('on a folder that another program uses, which continues and releases the folder when it ends', async ({ onTestFinished }) => {
    const env = { WATTLE_DATA_DIR: folderOf(), WATTLE_UPSTREAM: 'sandbox', WATTLE_ROLE: 'api' };
    const first = await startWattle(env);
    onTestFinished(() => first.stop());
    const [status, line] = outcomeLine(await wattleEnding(['start'], env));
    expect([status, line]).toEqual([7, expect.stringMatching(/^error Another program already serves the data of .*WATTLE_DATA_DIR/)]);
    expect((await first.get('/v1/health')).status).toBe(200);
    // Commands read the folder in the meantime.
    expect((await wattleEnding(['datasets', 'rba'], env)).status).toBe(0);
    await first.stop();
    const second = await startWattle(env);
    onTestFinished(() => second.stop());
    expect((await second.get('/v1/health')).status).toBe(200);
  });
});

describe.concurrent('a refusal of PostgreSQL', needs('PostgreSQL'), () => {
  let server: PostgresServer;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
    url = await server.createDatabase();
  });
  afterAll(() => server.stop());

  it.each([
    ['a missing database', (good: string) => good.replace(/\/[^/]*$/, '/nowhere'), 5, /does not exist\. Create it/],
    ['an unknown user', (good: string) => good.replace(/\/\/[^@]*@/, '//nobody-here@'), 5, /refuses the user or the password/],
    ['a missing server', () => 'postgres://x@127.0.0.1:9/x', 7, /The store cannot be reached\. Start its server/],
  ])('%s', async (_what, change, status, words) => {
    const result = outcomeLine(await wattleEnding(['start'], { WATTLE_DATA_DIR: folderOf(), WATTLE_DATABASE_URL: change(url) }));
    expect(result).toEqual([status, expect.stringMatching(words)]);
  });
});

describe.concurrent('files and output of the program', () => {
  const loose = (folder: string): string[] =>
    readdirSync(folder, { recursive: true })
      .map((name) => path.join(folder, String(name)))
      .concat(folder)
      .filter((place) => (lstatSync(place).mode & 0o077) !== 0);

  it('are readable only by the owner under a mask that allows everyone, including earlier files', async () => {
    const folder = path.join(folderOf(), 'var');
    const before = process.umask;
    mkdirSync(path.join(folder, 'outbox'), { recursive: true });
    writeFileSync(path.join(folder, 'outbox', '1.eml'), 'a mail');
    for (const place of [folder, path.join(folder, 'outbox')]) chmodSync(place, 0o777);
    chmodSync(path.join(folder, 'outbox', '1.eml'), 0o666);
    const script = `umask 000; exec "${process.execPath}" "${builtFile('src/cli/wattle.js')}" "$@"`;
    const env = { PATH: process.env['PATH'] ?? '', WATTLE_UPSTREAM: 'offline', WATTLE_DATA_DIR: folder, WATTLE_PORT: '0' };
    const child = spawn('sh', ['-c', script, 'sh', 'start'], { env });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    const ended = outcomeOf(child);
    await until('the program is ready', () => output.includes('cash_rate_target'));
    const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
    const key = /ak_\w+/.exec(output)?.[0] ?? '';
    await fetch(`${origin}/v1/data/rba/F1.1?limit=1`, { headers: { authorization: `Bearer ${key}` } });
    const body = JSON.stringify({ email: 'a@example.org' });
    expect((await fetch(`${origin}/v1/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status).toBe(
      201,
    );
    expect(existsSync(path.join(folder, 'quota'))).toBe(true);
    expect(loose(folder)).toEqual([]);
    child.kill('SIGTERM');
    await ended;
    expect(loose(folder)).toEqual([]);
    expect(process.umask).toBe(before);
    // A file that the user requests keeps its permissions.
    const out = path.join(path.dirname(folder), 'g1.csv');
    expect((await outcomeOf(spawn('sh', ['-c', script, 'sh', 'export', 'rba/F1.1', '--out', out], { env }))).status).toBe(0);
    expect(lstatSync(out).mode & 0o777).toBe(0o666);
  });

  it('do not change the permissions of a folder with other content', async () => {
    const folder = folderOf();
    chmodSync(folder, 0o755);
    writeFileSync(path.join(folder, 'notes.txt'), 'mine', { mode: 0o644 });
    expect((await wattleEnding(['datasets', 'rba'], { WATTLE_DATA_DIR: folder })).status).toBe(0);
    expect(lstatSync(folder).mode & 0o777).toBe(0o755);
    expect(lstatSync(path.join(folder, 'notes.txt')).mode & 0o777).toBe(0o644);
    expect(lstatSync(path.join(folder, 'accounts.db')).mode & 0o777).toBe(0o600);
  });

  it('do not show a development key from the environment', async ({ onTestFinished }) => {
    const key = 'ak_of_the_environment';
    const one = await startWattle({ WATTLE_DATA_DIR: folderOf(), WATTLE_UPSTREAM: 'sandbox', WATTLE_ROLE: 'api', WATTLE_DEV_KEY: key });
    onTestFinished(() => one.stop());
    expect(one.output()).not.toContain(key);
    expect(one.output()).toContain('Bearer $WATTLE_DEV_KEY');
    expect((await one.get('/v1/whoami')).status).toBe(200);
  });
});

async function outcomeOf(child: ChildProcess): Promise<{ status: number | null; stderr: string }> {
  let stderr = '';
  child.stderr?.on('data', (data: Buffer) => (stderr += data.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, stderr };
}
