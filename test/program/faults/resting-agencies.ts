/**
 * Lets a program in the sandbox read only the datasets that a test needs. Otherwise, a first start reads every dataset, which takes a
 * minute of processor time. sandbox-start.test.ts reads all of them.
 */
import { chownSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { datasets } from '../../../src/catalogue/catalogue.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { type DatasetKey, datasetKey, isRequested } from '../../../src/core/define-dataset.ts';
import { openStore } from '../../../src/store/open/open-store.ts';
import type { Store } from '../../../src/store/ports/port.ts';

/** Notes in an empty store that datasets have just been checked, except the given ones. A request for one of them still downloads it. */
export async function restAgencies(store: Store, except: readonly DatasetKey[]): Promise<void> {
  await store.migrate();
  for (const key of datasets().filter(isRequested).map(datasetKey)) {
    if (!except.includes(key)) await store.datasets.noteCheck(key, systemClock.now(), null);
  }
}

/**
 * Prepares the data folder of a program in the sandbox. At its first start it reads only the given datasets.
 * @param user the user and group of the program, if it does not run as the user of the test
 */
export async function withRestingAgencies(
  place: string,
  except: readonly DatasetKey[],
  { uid, gid }: { readonly uid?: number; readonly gid?: number } = {},
): Promise<void> {
  const dataDir = path.join(place, 'sandbox');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const store = await openStore({ databaseUrl: null, dataDir, clock: systemClock });
  try {
    await restAgencies(store, except);
  } finally {
    await store.close();
  }
  if (uid === undefined || gid === undefined) return;
  for (const name of ['', ...readdirSync(place, { recursive: true })]) chownSync(path.join(place, String(name)), uid, gid);
}
