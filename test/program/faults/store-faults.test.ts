/**
 * The store fails while the program runs: the disk is full, the folder becomes read-only, or the PostgreSQL server stops. Functions that
 * do not need the store continue. The rest is refused with a reason, and everything recovers automatically. The cases run at the same
 * time, because they mostly wait.
 */
import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { present } from '../../../src/core/assert.ts';
import { needs, needsThat } from '../../programs/needs.ts';
import { withStarterProgram } from '../../starter/loaded-starter.ts';
import { startPostgres } from '../../store/postgres-server.ts';
import { type Disk, failingDisk, fill, mountedFolder, smallDisk } from '../disks.ts';
import { QuickClock } from '../quick-clock.ts';
import { type OnEnd, type Running, remove, startWattle, temporaryFolder, until, wattleEnding, withEndings } from '../running.ts';
import { withRestingAgencies } from './resting-agencies.ts';

const KEY = { WATTLE_DEV_KEY: 'ak_store_faults', WATTLE_FREE_MONTHLY_CALLS: '100000', WATTLE_BURST_PER_MINUTE: '1000000' };
const MOUNTS = 'the right to mount file systems (root)';
/** Returns the requirement for a disk. The disk was mounted only to see if that is possible. */
const needsDisk = (disk: Disk | null) => {
  disk?.unmount();
  return needsThat(disk !== null, MOUNTS);
};

async function started(
  onEnd: OnEnd,
  env: Record<string, string>,
  user?: { readonly uid?: number; readonly gid?: number },
): Promise<Running> {
  const running = await startWattle({ ...KEY, ...env }, user);
  onEnd(() => running.stop());
  return running;
}

/** Makes a clock whose file is outside the disk, which may be full. */
function quickClock(onEnd: OnEnd): QuickClock {
  const folder = temporaryFolder();
  onEnd(() => remove(folder));
  return new QuickClock(folder);
}

const json = async (answer: Response): Promise<Record<string, never>> => (await answer.json()) as Record<string, never>;
const isHealthy = async ({ get }: Running): Promise<boolean> => (await json(await get('/v1/health')))['status'] === 'ok';

/** Returns the status, the error code, and whether there is a Retry-After header. */
async function problemOf(answer: Response): Promise<readonly unknown[]> {
  return [answer.status, (await json(answer))['code'], Number(answer.headers.get('retry-after')) > 0];
}

const register = ({ origin }: Running, email = 'new@example.org'): Promise<Response> =>
  fetch(`${origin}/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });

const used = async ({ get }: Running): Promise<number> => {
  const { data } = (await (await get('/v1/account/usage')).json()) as { data: { used: number } };
  return data.used;
};

describe.concurrent('a store that fails', () => {
  it('because the disk is full refuses only writes, reports it, and recovers when there is space again', needsDisk(smallDisk()), () =>
    withEndings(async (onEnd) => {
      const disk = present(smallDisk(), MOUNTS);
      onEnd(disk.unmount);
      const clock = quickClock(onEnd);
      const place = path.join(disk.folder, 'var');
      await withStarterProgram(place);
      const running = await started(onEnd, { ...clock.env, WATTLE_DATA_DIR: place });
      const { get } = running;
      expect((await get('/v1/ready')).status).toBe(200);
      const ballast = fill(disk.folder);
      for (let i = 1; i <= 60; i += 1) expect((await get(`/v1/data/rba/F1.1?limit=${i}`)).status).toBe(200);
      expect(await problemOf(await register(running))).toEqual([503, 'STORE_FULL', true]);
      expect(await json(await get('/v1/health'))).toMatchObject({ status: 'degraded', store: { code: 'STORE_FULL' } });
      expect(await json(await get('/v1/ready'))).toMatchObject({
        status: 'degraded',
        store: { reason: expect.stringContaining('Free some') },
      });
      expect(await (await get('/metrics')).text()).toContain('\nwattle_store_working 0\n');
      // This is longer than a silent node counts as alive.
      await clock.pass(13_000);
      for (let i = 61; i <= 80; i += 1) expect((await get(`/v1/data/rba/F1.1?limit=${i}`)).status).toBe(200);
      expect(await used(running)).toBe(80);
      rmSync(ballast);
      await until('the store works again', () => isHealthy(running));
      expect((await register(running)).status).toBe(201);
      expect(await used(running)).toBe(80);
      expect(running.output().match(/The store failed/g)).toHaveLength(1);
    }),
  );

  it(
    'because the folder is read-only serves stored data, downloads nothing, and downloads when it is writable',
    needsThat(process.getuid !== undefined, 'users of POSIX'),
    () =>
      withEndings(async (onEnd) => {
        const folder = temporaryFolder();
        const place = path.join(folder, 'var');
        onEnd(() => {
          setWritable(place, true);
          remove(folder);
        });
        // Root may write everywhere, so the program runs as another user.
        const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
        chmodSync(folder, 0o755);
        await withRestingAgencies(place, ['rba/F1.1'], nobody);
        const clock = new QuickClock(folder);
        const running = await started(onEnd, { ...clock.env, WATTLE_DATA_DIR: place, WATTLE_UPSTREAM: 'sandbox' }, nobody);
        const { get } = running;
        const stored = '/v1/data/rba/F1.1?series=cash_rate_target';
        await until('the first figures', async () => (await get(`${stored}&limit=1`)).status === 200);
        const rowsOf = async (limit: number) => ((await (await get(`${stored}&limit=${limit}`)).json()) as { data: unknown[] }).data;
        const before = await rowsOf(2);
        setWritable(place, false);
        // Open files are still written, but a capture is a new file, and no data is served without its capture.
        const cold = '/v1/data/rba/F2?limit=2';
        await until('a failure', async () => !(await isHealthy(running)) || (await get(cold)).status === 200);
        expect(await json(await get('/v1/health'))).toMatchObject({
          status: 'degraded',
          ingest: { state: 'store_failing', reason: expect.stringContaining('cannot be written') },
        });
        expect(await json(await get('/v1/ready'))).toMatchObject({ status: 'degraded' });
        expect(await (await get('/metrics')).text()).toContain('\nwattle_ingest_running 0\n');
        // Between two attempts of the worker, a request may wait until its limit, which gives another code.
        await until('the reason', async () => (await problemOf(await get(cold)))[1] === 'INGEST_DOWN');
        expect((await rowsOf(3)).slice(1)).toEqual(before);
        const account = await register(running);
        expect(account.status).toBe(201);
        const { api_key: key } = await json(account);

        setWritable(place, true);
        await clock.passUntil('everything is fetched that could not be', () => isHealthy(running));
        await until('the other figures', async () => (await get(cold)).status === 200);
        expect((await get('/v1/whoami', { authorization: `Bearer ${key}` })).status).toBe(200);
      }),
  );

  it(
    'because the file system is read-only prevents the start with one line and a remedy, and damages no stored data',
    needsDisk(mountedFolder()),
    () =>
      withEndings(async (onEnd) => {
        const mounted = present(mountedFolder(), MOUNTS);
        onEnd(mounted.unmount);
        const env = { ...KEY, WATTLE_DATA_DIR: path.join(mounted.folder, 'var') };
        await withStarterProgram(env.WATTLE_DATA_DIR);
        const first = await started(onEnd, env);
        expect((await register(first)).status).toBe(201);
        await first.stop();
        mounted.setReadOnly(true);
        const { status, stderr } = await wattleEnding(['start'], env);
        expect([status, stderr.trim().split('\n').length]).toEqual([7, 1]);
        expect(stderr).toMatch(/^error \S+: The data cannot be written\. .*folder writable .*mount it writable/);
        mounted.setReadOnly(false);
        expect((await register(await started(onEnd, env))).status).toBe(202);
      }),
  );

  it(
    'because the kernel made the disk read-only serves stored data, refuses writes, and loses no accepted data',
    needsDisk(failingDisk()),
    () =>
      withEndings(async (onEnd) => {
        const disk = present(failingDisk(), MOUNTS);
        onEnd(disk.unmount);
        const clock = quickClock(onEnd);
        const env = { ...clock.env, WATTLE_DATA_DIR: path.join(disk.folder, 'var') };
        await withStarterProgram(env.WATTLE_DATA_DIR);
        disk.settle();
        const running = await started(onEnd, env);
        const { get, output } = running;
        const accepted = await register(running, 'first@example.org');
        expect(accepted.status).toBe(201);
        const { api_key: key } = await json(accepted);
        disk.fail();
        for (let i = 1; i <= 60; i += 1) expect((await get(`/v1/data/rba/F1.1?limit=${i}`)).status).toBe(200);
        expect(await problemOf(await register(running, 'second@example.org'))).toEqual([503, 'STORE_READ_ONLY', true]);
        expect(await json(await get('/v1/health'))).toMatchObject({
          status: 'degraded',
          store: { code: 'STORE_READ_ONLY', reason: expect.stringContaining('mount it writable') },
        });
        expect(await json(await get('/v1/ready'))).toMatchObject({ status: 'degraded', store: { code: 'STORE_READ_ONLY' } });
        // The node looks for jobs several times during this time.
        await clock.pass(5000);
        expect((await get('/v1/data/rba/F1.1?limit=61')).status).toBe(200);
        expect(output().match(/The store failed/g)).toHaveLength(1);
        expect((output().match(/Looking for deliveries failed/g) ?? []).length).toBeLessThanOrEqual(2);
        await running.stop();

        disk.repair();
        const again = await started(onEnd, env);
        expect((await again.get('/v1/whoami', { authorization: `Bearer ${key}` })).status).toBe(200);
        expect((await register(again, 'first@example.org')).status).toBe(202);
        expect((await register(again, 'second@example.org')).status).toBe(201);
        expect(await json(await again.get('/v1/health'))).toMatchObject({ status: 'ok' });
      }),
  );

  it('because PostgreSQL stopped serves recent responses, reports others as unavailable, and reconnects', needs('PostgreSQL'), () =>
    withEndings(async (onEnd) => {
      const server = await startPostgres();
      onEnd(() => server.stop());
      const folder = temporaryFolder();
      onEnd(() => remove(folder));
      const running = await started(onEnd, {
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
      // This is longer than the cache lifetime, and longer than a credential is accepted without a check. The test waits in real time,
      // because the program compares its clock with the server's.
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
      await until('the store works again', () => isHealthy(running));
      expect((await get('/v1/ready')).status).toBe(200);
      expect((await get('/v1/datasets?limit=3')).status).toBe(200);
      expect(await used(running)).toBe(3);
      // There is no worker: this node only serves.
      expect(await problemOf(await get('/v1/data/rba/F1.1?limit=4'))).toEqual([503, 'INGEST_DOWN', true]);
    }),
  );

  it('is not read by a program that was stopped while it prepares its search', needs('PostgreSQL'), () =>
    withEndings(async (onEnd) => {
      const server = await startPostgres();
      onEnd(() => server.stop());
      const folder = temporaryFolder();
      onEnd(() => remove(folder));
      const env = { WATTLE_DATA_DIR: folder, WATTLE_DATABASE_URL: await server.createDatabase() };
      // The first start loads the starter data, so the search has much to read.
      for (let start = 0; start < 2; start += 1) {
        const running = await started(onEnd, env);
        await pause(700);
        await running.stop();
        expect(running.output()).not.toMatch(/calling end|could not be prepared|Old deliveries could not be deleted/);
      }
    }),
  );
});

/** Changes every file in the store, and its folders. */
function setWritable(place: string, isWritable: boolean): void {
  for (const one of [place, ...readdirSync(place, { recursive: true }).map((name) => path.join(place, String(name)))]) {
    const mode = lstatSync(one).mode & 0o777;
    chmodSync(one, isWritable ? mode | 0o200 : mode & ~0o222);
  }
}
