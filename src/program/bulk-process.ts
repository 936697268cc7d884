/** Builds bulk files once, in a separate process, if updates are turned off. Data then change only when a person imports them. */
import { setTimeout } from 'node:timers/promises';
import { makeBulk } from '../bulk/make-bulk.ts';
import { openStore } from '../store/open/open-store.ts';
import { besideProgram } from './apart.ts';
import { readConfig } from './config.ts';
import { createLog, standardError } from './log.ts';
import { bulkContextOf, storeSettingsOf } from './open-data.ts';
import { endBeforeTheServer, lowerPriority } from './thread-priority.ts';

/** The delay in ms before the work starts, so that the first requests are served first. */
const AFTER_MS = 3_000;

async function run(): Promise<void> {
  lowerPriority();
  endBeforeTheServer();
  besideProgram(() => {});
  const config = readConfig(process.env);
  const log = createLog(config, standardError());
  await setTimeout(AFTER_MS);
  const store = await openStore(storeSettingsOf(config));
  try {
    const made = await makeBulk(bulkContextOf(config, store), { everyMs: config.bulkEveryMinutes * 60_000 });
    if (made.length > 0) log.info({ made }, 'bulk files were made');
  } catch (err) {
    log.error({ err }, 'The bulk files could not be built. To try again, run wattle bulk');
  }
  await store.close();
  process.exit(0);
}

void run();
