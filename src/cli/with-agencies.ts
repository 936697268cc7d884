/** The store and the agencies of the settings, opened for one command. */
import type { Logger } from 'pino';
import { type Agencies, openAgencies } from '../program/compose.ts';
import { type Config, readConfig } from '../program/config.ts';
import { createLog } from '../program/log.ts';
import { openData } from '../program/open-data.ts';
import type { Store } from '../store/port.ts';

/** Opens the store and the way to the agencies for one command and closes them again, whatever happens. */
export async function withAgencies(work: (store: Store, config: Config, agencies: Agencies, log: Logger) => Promise<void>): Promise<void> {
  const config = readConfig();
  const log = createLog({ logLevel: 'error' });
  const store = await openData(config, log);
  const agencies = await openAgencies(config);
  try {
    await work(store, config, agencies, log);
  } finally {
    await agencies.close();
    await store.close();
  }
}
