/**
 * One program runs under load over SQLite. The tests cause the failure in each row about one machine: its disk, its folder and its
 * threads.
 */
import { execFile } from 'node:child_process';
import { chmodSync, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { present } from '../../../src/core/assert.ts';
import { builtFile } from '../../built.ts';
import { type Disk, failingDisk, fill, smallDisk } from '../../program/disks.ts';
import { withRestingAgencies } from '../../program/faults/resting-agencies.ts';
import { QuickClock } from '../../program/quick-clock.ts';
import { type OnEnd, type Running, remove, startWattle, temporaryFolder, until, withEndings } from '../../program/running.ts';
import { type Needs, needsThat } from '../../programs/needs.ts';
import { withStarterProgram } from '../../starter/loaded-starter.ts';
import { Receiver } from '../../webhooks/receiver.ts';
import { type Game, Load, ROWS, rowsOfTable } from './game.ts';

const KEY = 'ak_gameday_machine';
const READERS = 2;
const MOUNTS = 'the right to mount file systems (root)';
const STORE_RATE = builtFile('test/deploy/game-day/store-rate.js');
const DYING = new URL('../../program/dying-thread.mjs', import.meta.url).href;
const ROOT = process.getuid?.() === 0;
/** Root may write everywhere, so the program runs as another user. */
const NOBODY = ROOT ? { uid: 65_534, gid: 65_534 } : {};

type User = typeof NOBODY;

/** Runs the program for one row, under load. Every request for stored data must succeed. */
class Machine {
  readonly load = new Load(KEY, []);
  readonly clock: QuickClock;
  readonly #env: Readonly<Record<string, string>>;
  readonly #user: User;
  #program: Running | null = null;

  /** @param place data folder */
  constructor(onEnd: OnEnd, place: string, env: Readonly<Record<string, string>> = {}, user: User = {}) {
    const beside = temporaryFolder();
    onEnd(() => remove(beside));
    chmodSync(beside, 0o755);
    this.clock = new QuickClock(beside);
    this.#user = user;
    this.#env = {
      ...this.clock.env,
      WATTLE_DATA_DIR: place,
      WATTLE_WARM_UP: 'on',
      WATTLE_DEV_KEY: KEY,
      WATTLE_FREE_MONTHLY_CALLS: '10000000',
      WATTLE_BURST_PER_MINUTE: '10000000',
      ...env,
    };
    onEnd(() => this.stop());
    onEnd(() => this.load.end());
  }

  get program(): Running {
    return present(this.#program, 'The program');
  }

  async start(): Promise<void> {
    this.#program = await startWattle(this.#env, this.#user);
    this.load.nodes = [this.#program];
  }

  async stop(): Promise<void> {
    this.load.nodes = [null];
    await this.#program?.stop();
    this.#program = null;
  }

  /** Waits for the first values, publishes one and starts the readers. */
  async begin(): Promise<void> {
    await this.start();
    await until('the first figures', async () => (await this.load.newest(this.program)) !== undefined);
    await this.publish();
    await this.load.isWhole();
    this.load.begin(READERS);
  }

  publish(): Promise<void> {
    const dataDir = present(this.#env['WATTLE_DATA_DIR'], 'The data folder');
    const isSandbox = this.#env['WATTLE_UPSTREAM'] === 'sandbox';
    const folder = isSandbox ? path.join(dataDir, 'sandbox') : dataDir;
    return this.load.publish((rate) => promisify(execFile)(process.execPath, [STORE_RATE, folder, String(rate)]));
  }

  /** Runs a game. Afterwards the quota is exact, if requests can be recorded during the failure. Otherwise it is not exceeded. */
  async play(row: string, game: Game, isExact = true): Promise<void> {
    await this.begin();
    await this.load.play(row, game, () => this.publish());
    await this.load.end();
    await this.clock.passUntil('the store works', async () => (await this.json('/v1/health'))['status'] === 'ok');
    const { used } = (await this.json('/v1/account/usage'))['data'] as { used: number };
    if (isExact) expect(used).toBe(this.load.paid);
    else expect(used).toBeLessThanOrEqual(this.load.paid);
  }

  async json(target: string): Promise<Record<string, unknown>> {
    return (await this.load.get(this.program, target)).body;
  }

  async post(target: string, body: object = {}): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
    const answer = await fetch(`${this.program.origin}${target}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  register = (email: string): Promise<{ readonly status: number; readonly body: Record<string, unknown> }> =>
    this.post('/v1/register', { email });

  /** Checks what operators see when the store refuses writes with a code. */
  async isRefusing(code: string): Promise<void> {
    expect(await this.register('refused@example.org')).toMatchObject({ status: 503, body: { code } });
    expect(await this.json('/v1/health')).toMatchObject({ status: 'degraded', store: { code } });
    await expect(this.publish()).rejects.toThrow();
  }
}

/** Puts the starter data on a disk, and starts a program with them. */
async function machineOn(onEnd: OnEnd, disk: Disk): Promise<Machine> {
  onEnd(disk.unmount);
  const place = path.join(disk.folder, 'var');
  await withStarterProgram(place);
  return new Machine(onEnd, place);
}

/** Starts a program with a thread that ends at its start while a file with its name exists. */
async function machineWithThread(onEnd: OnEnd, thread: string, env: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  onEnd(() => remove(folder));
  await withRestingAgencies(path.join(folder, 'var'), ['rba/F1.1', 'asic/companies']);
  const dying = { NODE_OPTIONS: `--import ${DYING}`, NODE_TEST_DEATHS: folder };
  const machine = new Machine(onEnd, path.join(folder, 'var'), { ...dying, WATTLE_UPSTREAM: 'sandbox', ...env });
  const order = path.join(folder, `${thread}-thread`);
  const named = async (target: string): Promise<boolean> => {
    const { threads = [] } = (await machine.json(target)) as { threads?: readonly { readonly name: string }[] };
    return threads.some(({ name }) => name === thread || name === `${thread}s`);
  };
  return {
    machine,
    cause: () => writeFileSync(order, ''),
    isSeen: async () => {
      for (const target of ['/v1/health', '/v1/ready', '/v1/status']) await until(target, () => named(target));
    },
    cure: async () => {
      rmSync(order);
      await until('the thread runs', async () => (await machine.json('/v1/health'))['status'] === 'ok');
    },
  };
}

interface Row {
  readonly needs?: Needs;
  play(row: string, onEnd: OnEnd): Promise<void>;
}

/** Returns the requirement for a disk. The disk was mounted only to see if that is possible. */
const needsDisk = (disk: Disk | null): Needs => {
  disk?.unmount();
  return needsThat(disk !== null, MOUNTS);
};

const GAMES: Readonly<Record<(typeof ROWS.machine)[number], Row>> = {
  'the disk is full': {
    needs: needsDisk(smallDisk()),
    async play(row, onEnd) {
      const disk = present(smallDisk(), MOUNTS);
      const machine = await machineOn(onEnd, disk);
      let ballast = '';
      const game: Game = {
        cause: () => {
          ballast = fill(disk.folder);
        },
        seen: () => machine.isRefusing('STORE_FULL'),
        writes: false,
        cure: async () => {
          rmSync(ballast);
          await machine.clock.passUntil('accounts are created', async () => (await machine.register('new@example.org')).status === 201);
        },
      };
      await machine.play(row, game, false);
    },
  },
  'the data folder is not writable': {
    needs: needsThat(process.getuid !== undefined, 'users of POSIX'),
    async play(row, onEnd) {
      const folder = temporaryFolder();
      const place = path.join(folder, 'var');
      onEnd(() => {
        setWritable(place, true);
        remove(folder);
      });
      chmodSync(folder, 0o755);
      await withRestingAgencies(place, ['rba/F1.1'], NOBODY);
      const machine = new Machine(onEnd, place, { WATTLE_UPSTREAM: 'sandbox' }, NOBODY);
      const cold = '/v1/data/rba/H2?limit=1';
      await machine.play(row, {
        cause: () => setWritable(place, false),
        seen: async () => {
          await until('downloads are refused', async () => (await machine.json(cold))['code'] === 'INGEST_DOWN');
          expect((await machine.register('new@example.org')).status).toBe(201);
          await machine.publish();
          await machine.load.isWhole();
          await machine.stop();
          await expect(machine.start()).rejects.toThrow('ended with 7');
        },
        writes: false,
        cure: async () => {
          setWritable(place, true);
          await machine.start();
          await machine.clock.passUntil('downloads work', async () => (await machine.load.get(machine.program, cold)).status === 200);
        },
      });
    },
  },
  'Linux makes a failing disk read-only (`errors=remount-ro`)': {
    needs: needsDisk(failingDisk()),
    async play(row, onEnd) {
      const disk = present(failingDisk(), MOUNTS);
      const machine = await machineOn(onEnd, disk);
      disk.settle();
      let key = '';
      const game: Game = {
        cause: async () => {
          // SQLite flushes downloaded data later, because they can be downloaded again. It flushes accounts at once.
          disk.settle();
          key = String((await machine.register('accepted@example.org')).body['api_key']);
          disk.fail();
        },
        seen: () => machine.isRefusing('STORE_READ_ONLY'),
        writes: false,
        cure: async () => {
          await machine.stop();
          disk.repair();
          await machine.start();
          expect((await machine.program.get('/v1/whoami', { authorization: `Bearer ${key}` })).status).toBe(200);
        },
      };
      await machine.play(row, game, false);
    },
  },
  'the thread for register searches ends': {
    async play(row, onEnd) {
      const { machine, cause, isSeen, cure } = await machineWithThread(onEnd, 'search');
      const search = (): ReturnType<Load['get']> =>
        machine.load.get(machine.program, `/v1/data/asic/companies?name=pty&limit=${1 + Math.floor(Math.random() * 90)}`);
      await machine.play(row, {
        cause: async () => {
          await until('the register', async () => (await search()).status === 200);
          cause();
        },
        seen: async () => {
          await isSeen();
          await until('a search is refused', async () => String((await search()).body['code']) === 'STORE_AWAY');
        },
        cure: async () => {
          await cure();
          expect((await search()).status).toBe(200);
        },
      });
    },
  },
  'the thread for webhooks ends': {
    async play(row, onEnd) {
      const receiver = await Receiver.start();
      onEnd(() => receiver.stop());
      const { machine, cause, isSeen, cure } = await machineWithThread(onEnd, 'webhook', { WATTLE_WEBHOOK_TARGETS: 'http,private' });
      let hook = '';
      await machine.play(row, {
        cause: async () => {
          hook = String((await machine.post('/v1/webhooks', { url: receiver.url })).body['id']);
          cause();
        },
        seen: async () => {
          await isSeen();
          expect((await machine.post(`/v1/webhooks/${hook}/test`)).status).toBeLessThan(300);
        },
        cure: async () => {
          await cure();
          await receiver.count(1);
          expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(receiver.received.length);
        },
      });
    },
  },
};

it('the table has these rows, and no other', () => {
  expect([...ROWS.fleet, ...ROWS.machine].sort()).toEqual([...rowsOfTable()].sort());
});

describe('game day of one machine', () => {
  for (const row of ROWS.machine) {
    const { needs = needsThat(true, ''), play } = GAMES[row];
    it(row, needs, () => withEndings((onEnd) => play(row, onEnd)));
  }
});

/** Changes every file in the store, and its folders. */
function setWritable(place: string, isWritable: boolean): void {
  for (const one of [place, ...readdirSync(place, { recursive: true }).map((name) => path.join(place, String(name)))]) {
    const mode = lstatSync(one).mode & 0o777;
    chmodSync(one, isWritable ? mode | 0o200 : mode & ~0o222);
  }
}
