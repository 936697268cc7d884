/** Simulated agencies that stop and restart while a running program updates one dataset after another. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { datasets } from '../../src/catalogue/catalogue.ts';
import { systemClock } from '../../src/core/clock.ts';
import { datasetKey } from '../../src/core/define-dataset.ts';
import { JobOperator } from '../../src/ingest/jobs/operate.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { type ChildServer, startServer } from './child-server.ts';

/** Simulated agencies at one address, which stays the same after a restart. */
export class Agencies {
  readonly origin: string;
  #server: ChildServer;

  private constructor(server: ChildServer) {
    this.#server = server;
    this.origin = server.origin;
  }

  static async start(): Promise<Agencies> {
    return new Agencies(await startServer('child-agencies.js', ['0']));
  }

  /** Stops the agencies for a time in ms, during which the system refuses connections. */
  async restart(awayMs: number): Promise<void> {
    await this.#server.stop();
    await pause(awayMs);
    this.#server = await startServer('child-agencies.js', [new URL(this.origin).port]);
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }
}

export interface Refreshes {
  readonly requested: number;
  readonly restarts: number;
}

/**
 * Updates a dataset every `everyMs` until `isOver`. Datasets take turns. Stops the agencies for `awayMs` every `restartMs`.
 *
 * @param dataDir data folder of the program, which finds the jobs in it
 */
export async function refreshUntil(
  isOver: () => boolean,
  dataDir: string,
  agencies: Pick<Agencies, 'restart'>,
  pace: { readonly everyMs: number; readonly restartMs: number; readonly awayMs: number },
): Promise<Refreshes> {
  const store = await openStore({ databaseUrl: null, dataDir, clock: systemClock });
  try {
    const operator = new JobOperator({ canFetch: true, store, clock: systemClock });
    const keys = datasets().map(datasetKey);
    let restartAt = performance.now() + pace.restartMs;
    let [requested, restarts] = [0, 0];
    while (!isOver()) {
      const key = keys[requested % keys.length];
      if (key !== undefined) await operator.fetchAgain(key, []);
      requested += 1;
      if (performance.now() >= restartAt) {
        await agencies.restart(pace.awayMs);
        restarts += 1;
        restartAt = performance.now() + pace.restartMs;
      }
      await pause(pace.everyMs);
    }
    return { requested: requested, restarts };
  } finally {
    await store.close();
  }
}

/** Returns the number of requested datasets, and the number that were confirmed or replaced since an instant (ms since the epoch). */
export async function refreshedSince(origin: string, instant: number): Promise<{ readonly succeeded: number; readonly checked: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const count = (what: string): number =>
    [...text.matchAll(new RegExp(`^wattle_dataset_last_${what}_timestamp_seconds\\{[^}]*\\} (\\S+)`, 'gm'))].filter(
      ([, seconds]) => Number(seconds) * 1000 >= instant,
    ).length;
  return { succeeded: count('success'), checked: count('check') };
}

/** Returns the resident memory of a process's child processes in bytes. Imports run in such a process. */
export function residentOfChildren(pid: number | undefined): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return children.reduce((sum, child) => sum + Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1]) * 1024, 0);
}
