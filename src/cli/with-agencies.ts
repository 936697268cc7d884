/** Opens the store and the connection to agencies that the settings specify. */
import type { Logger } from 'pino';
import { type Agencies, openAgencies } from '../program/compose.ts';
import type { Config } from '../program/config.ts';
import { createLog } from '../program/log.ts';
import { openData } from '../program/open-data.ts';
import type { Store } from '../store/ports/port.ts';
import type { Terminal } from './terminal.ts';

/** Opens the store and the agency client for one command, and always closes them. */
export async function withAgencies(
  terminal: Terminal,
  work: (store: Store, config: Config, agencies: Agencies, log: Logger) => Promise<void>,
): Promise<void> {
  const { config } = terminal;
  const log = createLog({ logLevel: config.logLevel ?? 'error' }, terminal.invocation.stderr);
  const store = await openData(config, log);
  const agencies = await openAgencies(config);
  try {
    await work(store, config, agencies, log);
  } finally {
    await agencies.close();
    await store.close();
  }
}
