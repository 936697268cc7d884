/** Lowers the priority of background threads and processes, so that answers come first. */
import { writeFileSync } from 'node:fs';
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

/** Linux ends the process with the highest score first when memory runs out: `proc_pid_oom_score_adj(5)`. */
const FIRST_TO_END = '1000';

/** If memory runs out, Linux ends this process and not the server. Its work is repeated. */
export function endBeforeTheServer(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', FIRST_TO_END);
  } catch {
    // A container may forbid it.
  }
}
