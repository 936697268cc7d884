/** The time of the latest download. It is `retrieved_at` in responses without sources, so their bytes change only if data change. */
import type { QueryContext } from '../base/context.ts';

/** The time for each store, with the store's change counter when it was read. */
const kept = new WeakMap<object, { readonly counter: number; readonly at: number | null }>();

/** Returns the time in ms since the epoch. Null if no file was downloaded. */
async function latestDownload({ store }: Pick<QueryContext, 'store'>): Promise<number | null> {
  const counter = await store.counterOfTurn();
  const known = kept.get(store);
  if (known?.counter === counter) return known.at;
  const at = await store.captures.latestAt();
  kept.set(store, { counter, at });
  return at;
}

const MINUTE_MS = 60_000;

/**
 * Returns the time of the latest download. If no file was downloaded, returns the start of the current minute, so that a response made
 * twice in a minute has the same ETag.
 */
export const downloadStamp = async ({ store, clock }: Pick<QueryContext, 'store' | 'clock'>): Promise<number> =>
  (await latestDownload({ store })) ?? Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS;
