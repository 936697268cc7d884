/** Memory that this program may use. */
import { Session } from 'node:inspector';
import os from 'node:os';
import { getHeapStatistics } from 'node:v8';

const MIB = 1024 * 1024;

/** The memory of the machine in MiB, or the limit of its container or control group if that is less. */
export const memoryMiB = (): number => Math.floor(Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / MIB);

/** The memory in MiB that is enough for a first start, with bulk files and mixed requests. */
const LEAST_MIB = 512;

/** A line for the startup log if there is too little memory. */
export const memoryWarnings = (mib: number = memoryMiB()): readonly string[] =>
  mib >= LEAST_MIB ? [] : [`  memory ${mib} MB: Wattle needs ${LEAST_MIB} MB, and 1 GB to update from the agencies`];

/** Returns the memory used by the start and the warm-up to the system. No request is answered for 0.2 s. */
export async function releaseMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  await new Promise<void>((resolve) => {
    // If the session disconnected within the callback, it would wait for the callback without end.
    session.post('HeapProfiler.collectGarbage', () => setImmediate(resolve));
  });
  session.disconnect();
}

interface Rest {
  /** Between looks. */
  readonly lookEveryMs: number;
  /** The program is at rest if it uses less than this share of a core. */
  readonly mostUse: number;
  /** How much the heap must have grown since memory was last returned to be worth the pause, in MiB. */
  readonly leastGrowthMiB: number;
}

const REST: Rest = { lookEveryMs: 10_000, mostUse: 0.05, leastGrowthMiB: 48 };

/** Returns memory to the system now, and after each load once the program is at rest. Without new requests, V8 would not collect it. */
export async function releaseAtRest(stopping: AbortSignal, onRelease: () => void, rest: Rest = REST): Promise<void> {
  if (stopping.aborted) return;
  await releaseMemory();
  const { lookEveryMs, mostUse, leastGrowthMiB } = rest;
  let used = process.cpuUsage();
  let usualBytes = getHeapStatistics().total_heap_size;
  const look = async (): Promise<void> => {
    const { user, system } = process.cpuUsage(used);
    const isAtRest = (user + system) / 1000 < mostUse * lookEveryMs;
    const hasGrown = getHeapStatistics().total_heap_size >= usualBytes + leastGrowthMiB * MIB;
    if (isAtRest && hasGrown) {
      await releaseMemory();
      usualBytes = getHeapStatistics().total_heap_size;
      onRelease();
    }
    used = process.cpuUsage();
  };
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  if (stopping.aborted) clearInterval(timer);
  stopping.addEventListener('abort', () => clearInterval(timer));
}
