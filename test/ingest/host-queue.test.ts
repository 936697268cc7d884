/** Checks the load on one host, with a clock that the test moves. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HostQueue } from '../../src/ingest/fetch/host-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts tasks that end on request. */
function tasks(queue: HostQueue, count: number) {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  for (let i = 0; i < count; i++) {
    void queue.run(async () => {
      started.push(i);
      await new Promise<void>((resolve) => {
        ends[i] = resolve;
      });
    });
  }
  return { started, end: (i: number) => ends[i]?.() };
}

describe('HostQueue', () => {
  it('starts requests up to its limit, in the order of arrival', async () => {
    const { started, end } = tasks(new HostQueue(2, 0), 4);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([0, 1]);
    end(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([0, 1, 2]);
  });

  it('waits for the interval between two starts', async () => {
    const { started } = tasks(new HostQueue(3, 500), 3);
    await vi.advanceTimersByTimeAsync(499);
    expect(started).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(500);
    expect(started).toEqual([0, 1, 2]);
  });

  it('pauses on request', async () => {
    const queue = new HostQueue(1, 0);
    queue.rest(30_000);
    const { started } = tasks(queue, 1);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(started).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toEqual([0]);
  });

  it('ends its pause on request', async () => {
    const queue = new HostQueue(1, 500);
    queue.rest(30_000);
    const { started, end } = tasks(queue, 2);
    queue.hurry();
    await vi.advanceTimersByTimeAsync(0);
    end(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(started).toEqual([0, 1]);
  });

  it('continues after a failure', async () => {
    const queue = new HostQueue(1, 0);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(async () => 'yes')).toBe('yes');
  });
});
