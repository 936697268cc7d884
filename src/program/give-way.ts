/** What may take a while leaves the processor to those who wait for an answer. */
import { readFileSync, readlinkSync } from 'node:fs';
import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { sleep } from '../core/sleep.ts';
import type { Store } from '../store/port.ts';

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

/** Of every so many milliseconds of work it is looked how long it had to wait for the processor. */
const LOOK_MS = 60;
/** Where that is more than this part of the work, there are rests for a while: after so long a stretch, so long a one. */
const WAITED_PART = 0.3;
const WARY_MS = 5_000;
const STRETCH_MS = 20;
const REST_MS = 80;
const CALLS_BETWEEN_LOOKS = 8;

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
  let since = timesOfThread();
  if (!since) return () => {};
  let calls = 0;
  let began = performance.now();
  let waryUntil = Number.NEGATIVE_INFINITY;
  return () => {
    if (++calls % CALLS_BETWEEN_LOOKS !== 0) return;
    const now = performance.now();
    const isWary = now < waryUntil;
    if (now - began < (isWary ? STRETCH_MS : LOOK_MS)) return;
    if (isWary) sleep(REST_MS);
    else if (hadToWait(since, timesOfThread())) waryUntil = now + WARY_MS;
    began = performance.now();
    since = timesOfThread();
  };
}

const hadToWait = (since: ThreadTimes | null, now: ThreadTimes | null): boolean =>
  since !== null && now !== null && now.waited - since.waited > WAITED_PART * (now.ran - since.ran);

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
