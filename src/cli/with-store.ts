/** Opens the store that the settings specify. */
import { systemClock } from '../core/clock.ts';
import type { Config } from '../program/config.ts';
import { openData, publicUrlOf } from '../program/open-data.ts';
import { VERSION } from '../program/program.ts';
import type { QueryContext } from '../queries/base/context.ts';
import { QueryCaches } from '../queries/base/query-caches.ts';
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
    await work(store, config, {
      store,
      clock: systemClock,
      caches: new QueryCaches(),
      freshener: null,
      publicUrl: publicUrlOf(config),
      sandbox: config.upstream.kind === 'sandbox',
      version: VERSION,
    });
  } finally {
    await store.close();
  }
}
