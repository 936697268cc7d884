/** What may take a while leaves the processor to those who wait for an answer. */
import { readlinkSync } from 'node:fs';
import os from 'node:os';

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
