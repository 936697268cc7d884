/** Opens the store that the settings specify. */
import type { Config } from '../program/config.ts';
import { openData, queryContext } from '../program/open-data.ts';
import type { QueryContext } from '../queries/base/context.ts';
import type { Store } from '../store/ports/port.ts';
import type { Terminal } from './terminal.ts';

/** Opens the store for one command and always closes it again. */
export async function withStore(
  terminal: Terminal,
  work: (store: Store, config: Config, ctx: QueryContext) => Promise<void>,
): Promise<void> {
  const { config } = terminal;
  const store = await openData(config, terminal.log, { onProgress: (line) => terminal.note(`${line}\n`) });
  try {
    await work(store, config, queryContext(config, store));
  } finally {
    await store.close();
  }
}
