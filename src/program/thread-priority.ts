/** Lowers the priority of background threads, so that answers come first. */
import os from 'node:os';

/** About a tenth of a busy processor, all of an idle one. */
const BACKGROUND = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Lowers the calling thread's priority on Linux. Elsewhere it would affect the whole program, so nothing happens. */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    os.setPriority(BACKGROUND);
  } catch {
    // A container may forbid it. The work continues.
  }
}
