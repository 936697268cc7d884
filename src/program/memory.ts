/** Memory that this program may use. */
import { Session } from 'node:inspector';
import os from 'node:os';
import { getHeapStatistics } from 'node:v8';

const MIB = 1024 * 1024;

/** MiB of the machine, or of its container or control group if that is less. */
export const memoryMiB = (): number => Math.floor(Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / MIB);

/** With this much a first start with bulk files and mixed requests run. */
const LEAST_MIB = 512;

/** A line for the start if the memory is too small. */
export const memoryWarnings = (mib: number = memoryMiB()): readonly string[] =>
  mib >= LEAST_MIB ? [] : [`  memory ${mib} MB: Wattle needs ${LEAST_MIB} MB, and 1 GB to update from the agencies`];

/** Returns the memory of the start and the warm-up to the system. It takes 0.2 s, during which no request is answered. */
export async function releaseMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  await new Promise<void>((resolve) => {
    // Disconnecting within the callback would wait for the callback without end.
    session.post('HeapProfiler.collectGarbage', () => setImmediate(resolve));
  });
  session.disconnect();
}

interface Rest {
  /** Between looks. */
  readonly lookEveryMs: number;
  /** Share of a core below which the program is at rest. */
  readonly mostUse: number;
  /** Growth of the heap since memory was last returned that is worth the pause, MiB. */
  readonly leastGrowthMiB: number;
}

const REST: Rest = { lookEveryMs: 10_000, mostUse: 0.05, leastGrowthMiB: 48 };

/** Returns memory now, and after each load when the program is at rest, because V8 collects nothing without new requests. */
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
