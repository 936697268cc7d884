/** Opens the data source that the settings specify. */

import type { Terminal } from '../terminal.ts';
import type { Reader } from './reader.ts';

/** Opens the data source for one command and closes it afterwards. Loads only the code for this data source. */
export async function withReader(terminal: Terminal, work: (reader: Reader) => Promise<void>): Promise<void> {
  const { url, key } = terminal.config;
  if (url !== null) {
    const { RemoteReader } = await import('./remote-reader.ts');
    return work(new RemoteReader(url, key));
  }
  const [{ withStore }, { LocalReader }] = await Promise.all([import('../with-store.ts'), import('./local-reader.ts')]);
  await withStore(terminal, (_store, _config, ctx) => work(new LocalReader(ctx)));
}
