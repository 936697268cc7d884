/**
 * A store that fails under the running program: a disk that is full, a folder that may no longer be written, a PostgreSQL server that is stopped. What needs no store goes on, the
 * rest says what is wrong, and all of it recovers by itself.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { needs, needsThat } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type PostgresServer, startPostgres } from '../store/postgres-server.ts';
import { type Running, remove, startWattle, temporaryFolder, wattle } from './running.ts';

const KEY = { WATTLE_DEV_KEY: 'ak_store_faults', WATTLE_FREE_MONTHLY_CALLS: '100000', WATTLE_BURST_PER_MINUTE: '1000000' };
let running: Running | null = null;
afterEach(async () => {
  await running?.stop();
  running = null;
});

const json = async (answer: Response): Promise<Record<string, never>> => (await answer.json()) as Record<string, never>;

/** Status, code of the catalogue and Retry-After of an answer. */
async function problemOf(answer: Response): Promise<readonly unknown[]> {
  return [answer.status, (await json(answer))['code'], Number(answer.headers.get('retry-after')) > 0];
}

async function until(isSo: () => Promise<boolean>, withinMs = 20_000): Promise<void> {
  for (let waitedMs = 0; !(await isSo()); waitedMs += 100) {
    if (waitedMs > withinMs) throw new Error(`it did not come to pass in ${withinMs / 1000} seconds`);
    await pause(100);
  }
}

const used = async ({ get }: Running): Promise<number> => {
  const { data } = (await (await get('/v1/account/usage')).json()) as { data: { used: number } };
  return data.used;
};

/** A file system of its own in memory; null where this user may not mount one. */
function smallDisk(): { readonly folder: string; unmount(): void } | null {
  const folder = temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    remove(folder);
    return null;
  }
  return {
    folder,
    unmount: () => {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      remove(folder);
    },
  };
}

/** Takes all the room that is left; gives the file. */
function fill(folder: string): string {
  const file = path.join(folder, 'ballast');
  const descriptor = openSync(file, 'w');
  try {
    for (const size of [1024 * 1024, 4096]) {
      const block = Buffer.alloc(size);
      try {
        while (writeSync(descriptor, block) === size);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(descriptor);
  }
  return file;
}

const MOUNTS = 'the right to mount file systems (root)';
const disk = smallDisk();
afterAll(() => disk?.unmount());

describe('a full disk', () => {
  beforeAll(async () => {
    if (disk !== null) await withStarterProgram(path.join(disk.folder, 'var'));
  }, 240_000);

  it('stops what writes and nothing else, is told, and is over when there is room again', needsThat(disk !== null, MOUNTS), async () => {
    if (disk === null) return;
    running = await startWattle({ ...KEY, WATTLE_DATA_DIR: path.join(disk.folder, 'var') });
    const { get, origin } = running;
    expect((await get('/v1/ready')).status).toBe(200);
    const ballast = fill(disk.folder);
    const register = (): Promise<Response> =>
      fetch(`${origin}/v1/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'new@example.org' }),
      });
    for (let i = 1; i <= 60; i += 1) expect((await get(`/v1/data/rba/F1.1?limit=${i}`)).status).toBe(200);
    expect(await problemOf(await register())).toEqual([503, 'STORE_FULL', true]);
    expect(await json(await get('/v1/health'))).toMatchObject({ status: 'degraded', store: { code: 'STORE_FULL' } });
    expect(await json(await get('/v1/ready'))).toMatchObject({
      status: 'degraded',
      store: { reason: expect.stringContaining('Free some') },
    });
    expect(await (await get('/metrics')).text()).toContain('\nwattle_store_working 0\n');
    // Longer than a node is believed to live without saying so.
    await pause(13_000);
    for (let i = 61; i <= 80; i += 1) expect((await get(`/v1/data/rba/F1.1?limit=${i}`)).status).toBe(200);
    expect(await used(running)).toBe(80);
    rmSync(ballast);
    await until(async () => (await json(await get('/v1/health')))['status'] === 'ok');
    expect((await register()).status).toBe(201);
    expect(await used(running)).toBe(80);
    expect(running.output().match(/The store fails/g)).toHaveLength(1);
  });
});

describe('a folder that may no longer be written', needsThat(process.getuid !== undefined, 'users of POSIX'), () => {
  // Nothing is closed to root, so that the program runs as somebody else for it.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const folder = temporaryFolder();
  const place = path.join(folder, 'var');
  const allBelow = (): readonly string[] => [
    place,
    ...readdirSync(place, { recursive: true }).map((name) => path.join(place, String(name))),
  ];
  const setWritable = (isWritable: boolean): void => {
    for (const one of allBelow()) {
      const mode = lstatSync(one).mode & 0o777;
      chmodSync(one, isWritable ? mode | 0o200 : mode & ~0o222);
    }
  };
  afterAll(() => {
    setWritable(true);
    remove(folder);
  });

  it('goes on with what is stored, takes nothing in, says so, and takes it in once it may be written', async () => {
    chmodSync(folder, 0o755);
    // Left by a run that failed, when it is run again.
    if (existsSync(place)) {
      setWritable(true);
      rmSync(place, { recursive: true });
    }
    mkdirSync(place);
    if (nobody.uid !== undefined) chownSync(place, nobody.uid, nobody.gid);
    running = await startWattle({ ...KEY, WATTLE_DATA_DIR: place, WATTLE_UPSTREAM: 'sandbox' }, nobody);
    const { get, origin } = running;
    const stored = '/v1/data/rba/F1.1?series=cash_rate_target';
    await until(async () => (await get(`${stored}&limit=1`)).status === 200, 300_000);
    const rowsOf = async (limit: number) => ((await (await get(`${stored}&limit=${limit}`)).json()) as { data: unknown[] }).data;
    const before = await rowsOf(2);
    setWritable(false);
    // What is open already is written on; a capture is a new file, and nothing is served whose capture is not stored.
    const cold = '/v1/data/rba/F2?limit=2';
    await until(async () => (await json(await get('/v1/health')))['status'] === 'degraded' || (await get(cold)).status === 200, 60_000);
    expect(await json(await get('/v1/health'))).toMatchObject({
      status: 'degraded',
      ingest: { state: 'store_failing', reason: expect.stringContaining('may not be written') },
    });
    expect(await json(await get('/v1/ready'))).toMatchObject({ status: 'degraded' });
    expect(await (await get('/metrics')).text()).toContain('\nwattle_ingest_running 0\n');
    expect(await problemOf(await get(cold))).toEqual([503, 'INGEST_DOWN', true]);
    expect((await rowsOf(3)).slice(1)).toEqual(before);
    const account = await fetch(`${origin}/v1/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'new@example.org' }),
    });
    expect(account.status).toBe(201);
    const { api_key: key } = await json(account);

    setWritable(true);
    await until(async () => (await get(cold)).status === 200, 300_000);
    await until(async () => (await json(await get('/v1/health')))['status'] === 'ok', 600_000);
    expect((await get('/v1/whoami', { authorization: `Bearer ${key}` })).status).toBe(200);
  }, 1_000_000);
});

/** A folder on a mount of its own, whose file system can turn read-only; null where this user may not mount one. */
function mountedFolder(): { readonly folder: string; setReadOnly(isReadOnly: boolean): void; unmount(): void } | null {
  const folder = temporaryFolder();
  const mount = (...args: readonly string[]): unknown => execFileSync('mount', [...args], { stdio: 'ignore' });
  try {
    mount('--bind', folder, folder);
  } catch {
    remove(folder);
    return null;
  }
  return {
    folder,
    setReadOnly: (isReadOnly) => mount('-o', `remount,bind,${isReadOnly ? 'ro' : 'rw'}`, folder),
    unmount: () => {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      remove(folder);
    },
  };
}

describe('a file system that is read-only', () => {
  const mounted = mountedFolder();
  afterAll(() => mounted?.unmount());

  it('ends a start with one line and what to do, whoever starts it, and harms nothing that is stored', {
    ...needsThat(mounted !== null, MOUNTS),
    timeout: 300_000,
  }, async () => {
    if (mounted === null) return;
    const place = path.join(mounted.folder, 'var');
    const env = { ...KEY, WATTLE_DATA_DIR: place };
    const register = async (): Promise<number> =>
      (
        await fetch(`${running?.origin}/v1/register`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: 'new@example.org' }),
        })
      ).status;
    running = await startWattle(env);
    expect(await register()).toBe(201);
    await running.stop();
    mounted.setReadOnly(true);
    const { status, stderr } = wattle(['start'], env);
    expect([status, stderr.trim().split('\n').length]).toEqual([7, 1]);
    expect(stderr).toMatch(/^error \S+: The data may not be written\. Make them writable .* or mount their disk writable/);
    mounted.setReadOnly(false);
    running = await startWattle(env);
    expect(await register()).toBe(202);
  });
});

/** A disk in a file, which can be made to fail as a real one does; null where this user may not, or the kernel cannot. */
function failingDisk(): { readonly folder: string; settle(): void; fail(): void; mend(): void; unmount(): void } | null {
  const place = temporaryFolder();
  const [image, folder] = [path.join(place, 'disk'), path.join(place, 'mounted')];
  const run = (program: string, ...args: readonly string[]): string => execFileSync(program, args, { stdio: 'pipe', encoding: 'utf8' });
  const mount = (): unknown => run('mount', '-o', 'loop,errors=remount-ro', image, folder);
  const switchOf = (): string => {
    const device = run('findmnt', '-n', '-o', 'SOURCE', folder).trim();
    return `/sys/fs/ext4/${path.basename(device)}/trigger_fs_error`;
  };
  mkdirSync(folder);
  try {
    run('truncate', '-s', '300M', image);
    run('mkfs.ext4', '-q', '-F', image);
    mount();
  } catch {
    remove(place);
    return null;
  }
  const unmount = (): void => {
    run('umount', folder);
    remove(place);
  };
  if (!existsSync(switchOf())) {
    unmount();
    return null;
  }
  return {
    folder,
    // What a test has copied there; of what the program writes itself it has to see to it.
    settle: () => run('sync', '-f', folder),
    fail: () => writeFileSync(switchOf(), '1'),
    mend: () => {
      run('umount', folder);
      // Its exit code says that something was mended.
      spawnSync('fsck.ext4', ['-y', '-f', image], { stdio: 'ignore' });
      mount();
    },
    unmount,
  };
}

describe('a disk that the kernel makes read-only under the running program, because it failed', () => {
  const failing = failingDisk();
  afterAll(() => failing?.unmount());

  it('leaves what is stored, refuses what writes, is told once with what to do, and loses nothing that was accepted', {
    ...needsThat(failing !== null, 'an ext4 file system that can be made to fail (root, Linux)'),
    timeout: 300_000,
  }, async () => {
    if (failing === null) return;
    const env = { ...KEY, WATTLE_DATA_DIR: path.join(failing.folder, 'var') };
    await withStarterProgram(env.WATTLE_DATA_DIR);
    failing.settle();
    running = await startWattle(env);
    const { get, origin, output } = running;
    const register = (email: string, at = origin): Promise<Response> =>
      fetch(`${at}/v1/register`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      });
    const accepted = await register('first@example.org');
    expect(accepted.status).toBe(201);
    const { api_key: key } = await json(accepted);
    failing.fail();
    for (let i = 1; i <= 60; i += 1) expect((await get(`/v1/data/rba/F1.1?limit=${i}`)).status).toBe(200);
    expect(await problemOf(await register('second@example.org'))).toEqual([503, 'STORE_READ_ONLY', true]);
    expect(await json(await get('/v1/health'))).toMatchObject({
      status: 'degraded',
      store: { code: 'STORE_READ_ONLY', reason: expect.stringContaining('mount their disk writable') },
    });
    expect(await json(await get('/v1/ready'))).toMatchObject({ status: 'degraded', store: { code: 'STORE_READ_ONLY' } });
    // Several rounds of what looks for work by itself.
    await pause(5000);
    expect((await get('/v1/data/rba/F1.1?limit=61')).status).toBe(200);
    expect(output().match(/The store fails/g)).toHaveLength(1);
    expect((output().match(/Looking for deliveries failed/g) ?? []).length).toBeLessThanOrEqual(2);
    await running.stop();

    failing.mend();
    running = await startWattle(env);
    expect((await running.get('/v1/whoami', { authorization: `Bearer ${key}` })).status).toBe(200);
    expect((await register('first@example.org', running.origin)).status).toBe(202);
    expect((await register('second@example.org', running.origin)).status).toBe(201);
    expect(await json(await running.get('/v1/health'))).toMatchObject({ status: 'ok' });
    await running.stop();
    running = null;
  });
});

describe('a PostgreSQL server that is stopped', needs('PostgreSQL'), () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());

  it('leaves what was answered a moment ago, is told for the rest, and is found again by itself', async () => {
    const folder = temporaryFolder();
    running = await startWattle({
      ...KEY,
      WATTLE_DATA_DIR: folder,
      WATTLE_DATABASE_URL: await server.createDatabase(),
      WATTLE_UPSTREAM: 'sandbox',
      WATTLE_ROLE: 'api',
    });
    const { get } = running;
    const kept = '/v1/datasets?limit=2';
    const before = await (await get(kept)).text();
    expect((await get('/docs/errors')).headers.has('age')).toBe(false);
    await server.halt();
    // Longer than answers are kept where the store can be read, and than a credential is believed without asking.
    await pause(31_000);
    const again = await get(kept);
    expect([again.status, await again.text()]).toEqual([200, before]);
    expect(Number(again.headers.get('age'))).toBeGreaterThan(30);
    expect(again.headers.get('cache-control')).toBe('no-store');
    const page = await get('/docs/errors');
    expect([page.status, Number(page.headers.get('age')) > 30]).toEqual([200, true]);
    expect(await problemOf(await get('/v1/data/rba/F1.1?limit=3'))).toEqual([503, 'STORE_AWAY', true]);
    expect(await problemOf(await get('/v1/ready'))).toEqual([503, 'STORE_AWAY', true]);
    const health = await get('/v1/health');
    expect([health.status, await json(health)]).toMatchObject([200, { status: 'degraded', store: { code: 'STORE_AWAY' } }]);
    await server.resume();
    await until(async () => (await json(await get('/v1/health')))['status'] === 'ok');
    expect((await get('/v1/ready')).status).toBe(200);
    expect((await get('/v1/datasets?limit=3')).status).toBe(200);
    expect(await used(running)).toBe(3);
    // Nobody fetches: this node only serves, and there is no other.
    expect(await problemOf(await get('/v1/data/rba/F1.1?limit=4'))).toEqual([503, 'INGEST_DOWN', true]);
    remove(folder);
  }, 120_000);

  it('is not asked by a program that is stopped while it still makes its search ready', async () => {
    const folder = temporaryFolder();
    const env = { ...KEY, WATTLE_DATA_DIR: folder, WATTLE_DATABASE_URL: await server.createDatabase() };
    // The first start brings the starter data, of which there is much to read.
    for (let start = 0; start < 2; start += 1) {
      running = await startWattle(env);
      await pause(700);
      await running.stop();
      expect(running.output()).not.toMatch(/calling end|could not be made ready|Forgetting old deliveries failed/);
    }
    running = null;
    remove(folder);
  }, 240_000);
});
