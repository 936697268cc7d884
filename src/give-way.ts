/** What may take a while leaves the processor to those who wait for an answer. */
import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import type { Store } from './store/port.ts';

/** About a tenth of the processor while others want all of it, all of it otherwise. */
const NICE = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Lowers the priority of the calling thread where the system knows such a thing, as Linux does; elsewhere nothing happens. */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    os.setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), NICE);
  } catch {
    // A container may hide /proc or forbid it: the work is done all the same.
  }
}

/** Loading rests after so long a stretch of work, four times as long, ... */
const STRETCH_MS = 20;
const REST_PER_WORK = 4;
const LONGEST_REST_MS = 200;
/** ... for a while after it had to wait for the processor for more than this part of its work. */
const WAITED_PART = 0.1;
const WARY_MS = 1_000;
const CALLS_BETWEEN_LOOKS = 64;

/**
 * The same store, whose registers are loaded in stretches with rests between them while the processors are all busy. Priority alone does not
 * do: two threads that share a core slow one another down, whichever comes first.
 */
export function loadingWithRests(store: Store): Store {
  const { registers } = store;
  return Object.assign({}, store, {
    registers: {
      load: (load: Parameters<typeof registers.load>[0]) => registers.load({ ...load, rest: resting() }),
      query: registers.query.bind(registers),
      groups: registers.groups.bind(registers),
    },
  });
}

/** Holds the calling thread up where it works while others wait; to be called often. */
function resting(): () => void {
  let last = timesOfThread();
  if (!last) return () => {};
  let calls = 0;
  let began = performance.now();
  let waryUntil = Number.NEGATIVE_INFINITY;
  return () => {
    if (++calls % CALLS_BETWEEN_LOOKS !== 0) return;
    const now = performance.now();
    if (now - began < STRETCH_MS) return;
    const times = timesOfThread();
    if (times && last && times.waited - last.waited > WAITED_PART * (times.ran - last.ran)) waryUntil = now + WARY_MS;
    last = times;
    if (now < waryUntil) sleep(Math.min(LONGEST_REST_MS, REST_PER_WORK * (now - began)));
    began = performance.now();
  };
}

interface ThreadTimes {
  readonly ran: number;
  /** Able to run, while others ran. */
  readonly waited: number;
}

/** Nanoseconds of the calling thread so far; null where the system does not tell. */
function timesOfThread(): ThreadTimes | null {
  try {
    const [ran, waited] = readFileSync('/proc/thread-self/schedstat', 'latin1').split(' ').map(Number);
    return ran === undefined || waited === undefined ? null : { ran, waited };
  } catch {
    return null;
  }
}

const sleep = (ms: number): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
};
