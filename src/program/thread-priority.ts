/** What may take a while leaves the processor to those who wait for an answer: a lower priority for the thread that does it. */
import os from 'node:os';

/** About a tenth of the processor while others want all of it, all of it otherwise. */
const BACKGROUND = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Lowers the priority of the calling thread on Linux, where threads have one each; elsewhere it would be that of the whole program, and nothing happens. */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    os.setPriority(BACKGROUND);
  } catch {
    // A container may forbid it: the work is done all the same.
  }
}
