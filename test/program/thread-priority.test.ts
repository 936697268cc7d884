/** Background work lowers the priority of one thread, and not of the others. */
import { readlinkSync } from 'node:fs';
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { builtUrl } from '../built.ts';
import { needsThat } from '../programs/needs.ts';

/** The thread of this test must keep its priority, so another thread lowers its own. */
const SCRIPT = `
  import('${builtUrl('src/program/thread-priority.js')}').then(({ lowerPriority }) => {
    lowerPriority();
    require('node:worker_threads').parentPort.postMessage(require('node:fs').readlinkSync('/proc/thread-self'));
    setInterval(() => {}, 1000);
  });`;

it(
  'a thread in the background has a lower priority, and no other thread has',
  needsThat(process.platform === 'linux', 'Linux'),
  async () => {
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
  },
);

it('the priority does not change if the system has no thread priorities', async () => {
  const script = `Object.defineProperty(process, 'platform', { value: 'none' });
    import('${builtUrl('src/program/thread-priority.js')}').then(({ lowerPriority }) => {
      lowerPriority();
      require('node:worker_threads').parentPort.postMessage(require('node:os').getPriority());
    });`;
  const worker = new Worker(script, { eval: true });
  try {
    expect(await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))).toBe(os.getPriority());
  } finally {
    await worker.terminate();
  }
});
