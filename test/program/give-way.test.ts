/** Work that gives way: its own thread alone, and with rests while the processors are busy. */
import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { loadingWithRests } from '../../src/program/give-way.ts';
import type { RegisterLoad, RegisterStore, Store } from '../../src/store/port.ts';

/** The thread of this test must keep its priority, so a thread of its own gives way. */
const SCRIPT = `
  import('${new URL('../../dist/src/program/give-way.js', import.meta.url).href}').then(({ giveWay }) => {
    giveWay();
    require('node:worker_threads').parentPort.postMessage(require('node:fs').readlinkSync('/proc/thread-self'));
    setInterval(() => {}, 1000);
  });`;

it.runIf(process.platform === 'linux')('lowers the priority of the thread that asks, and of no other', async () => {
  const own = (): number => os.getPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)));
  const before = own();
  const worker = new Worker(SCRIPT, { eval: true });
  try {
    const place = await new Promise<string>((resolve, reject) => worker.once('message', resolve).once('error', reject));
    expect(os.getPriority(Number(place.split('/').at(-1)))).toBe(Math.max(before, os.constants.priority.PRIORITY_BELOW_NORMAL));
    expect(own()).toBe(before);
  } finally {
    await worker.terminate();
  }
});

/** Whether the system tells how long a thread had to wait. */
function tellsWaiting(): boolean {
  try {
    return readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ').length >= 2;
  } catch {
    return false;
  }
}

/** What a load would be given to call between its rows. */
async function restOf(): Promise<() => void> {
  let rest: RegisterLoad['rest'];
  const load = async (given: RegisterLoad): Promise<null> => {
    rest = given.rest;
    return null;
  };
  const registers = { load, query: async () => null, groups: async () => null } as unknown as RegisterStore;
  await loadingWithRests({ registers } as unknown as Store).registers.load({} as unknown as RegisterLoad);
  if (!rest) throw new Error('A load is given nothing to rest with');
  return rest;
}

describe('loading with rests', () => {
  it('hands everything else on', async () => {
    const asked: unknown[] = [];
    const note = async (what: unknown): Promise<null> => {
      asked.push(what);
      return null;
    };
    const store = { dialect: 'sqlite', registers: { load: note, query: note, groups: note } } as unknown as Store;
    const resting = loadingWithRests(store);
    await resting.registers.load({ dataset: 'asic/X' } as unknown as RegisterLoad);
    await resting.registers.query({ dataset: 'asic/Y' } as never);
    await resting.registers.groups({ dataset: 'asic/Z' } as never);
    expect(asked).toMatchObject([{ dataset: 'asic/X', rest: expect.any(Function) }, { dataset: 'asic/Y' }, { dataset: 'asic/Z' }]);
    expect(resting.dialect).toBe('sqlite');
  });

  it.runIf(tellsWaiting())('rests again and again while others want all processors', async () => {
    const others = Array.from({ length: 3 * os.availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
    try {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const rest = await restOf();
      let rests = 0;
      for (const end = performance.now() + 20_000; rests < 5 && performance.now() < end; ) {
        const before = performance.now();
        rest();
        if (performance.now() - before >= 80) rests++;
      }
      expect(rests).toBe(5);
    } finally {
      await Promise.all(others.map((other) => other.terminate()));
    }
  });
});
