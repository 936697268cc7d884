/** Lowers the priority of background threads and processes, so that requests are served first. */
import { writeFileSync } from 'node:fs';
import os from 'node:os';

/** The priority of background threads. Such a thread gets about a tenth of a busy processor, and all of an idle one. */
const BACKGROUND = os.constants.priority.PRIORITY_BELOW_NORMAL;

/** Lowers the priority of the calling thread, but only on Linux. On other systems this would affect the whole program. */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    os.setPriority(BACKGROUND);
  } catch {
    // A container may forbid this. The work then continues with normal priority.
  }
}

/** The highest score. When memory runs out, Linux first ends the process with the highest score (`proc_pid_oom_score_adj(5)`). */
const FIRST_TO_END = '1000';

/** Makes Linux end this process before the server when memory runs out. The work of this process is then repeated. */
export function endBeforeTheServer(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync('/proc/self/oom_score_adj', FIRST_TO_END);
  } catch {
    // A container may forbid this.
  }
}
