/** The memory that this program may use. */
import { Session } from 'node:inspector';
import os from 'node:os';
import { getHeapStatistics } from 'node:v8';

const MIB = 1024 * 1024;

/** Returns the memory of the machine in MiB, or the limit of its container or control group if that limit is lower. */
export const memoryMiB = (): number => Math.floor(Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / MIB);

/** The memory in MiB that is enough for a first start with bulk files and for mixed requests. */
const LEAST_MIB = 512;

/** Returns a line for the startup log if memory is low. */
export const memoryWarnings = (mib: number = memoryMiB()): readonly string[] =>
  mib >= LEAST_MIB ? [] : [`  memory ${mib} MB: Wattle needs ${LEAST_MIB} MB, and 1 GB to update from the agencies`];

/** Returns unused memory to the operating system, for example after the start. No request is served for about 0.2 s. */
export async function releaseMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  await new Promise<void>((resolve) => {
    // Without setImmediate, the session would disconnect within the callback and wait for it forever.
    session.post('HeapProfiler.collectGarbage', () => setImmediate(resolve));
  });
  session.disconnect();
}

interface Rest {
  /** The time in ms between two checks. */
  readonly lookEveryMs: number;
  /** The share of a processor core below which the program is idle. */
  readonly mostUse: number;
  /** The minimum growth of the heap in MiB since the last time. For less, the pause is not worthwhile. */
  readonly leastGrowthMiB: number;
}

const REST: Rest = { lookEveryMs: 10_000, mostUse: 0.05, leastGrowthMiB: 48 };

/**
 * Returns memory to the operating system now, and whenever the program becomes idle after a busy period. V8 does not collect unused
 * memory while no requests arrive.
 */
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
