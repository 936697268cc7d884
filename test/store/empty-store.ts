import { systemClock } from '../../src/core/clock.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import { copyMadeOnce, OF_STORES } from '../made-once.ts';

/**
 * Puts the files of an embedded store without data into a folder. The caller opens the store. Its migrations run once in a test run,
 * because they take three times as long as a copy.
 */
export const withEmptyStore = (folder: string): Promise<void> => copyMadeOnce('empty', folder, migrate, OF_STORES);

async function migrate(dataDir: string): Promise<void> {
  const store = await openStore({ databaseUrl: null, dataDir, clock: systemClock });
  await store.migrate();
  await store.close();
}
