/** Memory that this program may use. */
import { Session } from 'node:inspector';
import os from 'node:os';

const MIB = 1024 * 1024;

/** Of the machine, or of its container or control group where that is less. MiB. */
export const memoryMiB = (): number => Math.floor(Math.min(os.totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / MIB);

/** With this much a first start with bulk files and mixed requests run. */
const LEAST_MIB = 512;

/** A line for the start, where the memory is too small. */
export const memoryWarnings = (mib: number = memoryMiB()): readonly string[] =>
  mib >= LEAST_MIB ? [] : [`  memory ${mib} MB: Wattle needs ${LEAST_MIB} MB, and 1 GB to update from the agencies`];

/** Returns the memory that the start and the warm-up used to the system. It takes 0.2 s, in which nothing is answered. */
export async function releaseMemory(): Promise<void> {
  const session = new Session();
  session.connect();
  await new Promise<void>((resolve) => {
    // Disconnecting within the callback would wait for the callback for ever.
    session.post('HeapProfiler.collectGarbage', () => setImmediate(resolve));
  });
  session.disconnect();
}
