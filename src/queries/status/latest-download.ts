/** The time of the latest download. It is `retrieved_at` in responses without sources, so their bytes change only if data change. */
import type { QueryContext } from '../base/context.ts';

/** The time for each store, with the store's change counter when it was read. */
const kept = new WeakMap<object, { readonly counter: number; readonly at: number | null }>();

/** Returns the time in ms since the epoch. Null if no file was downloaded. */
export async function latestDownload({ store }: Pick<QueryContext, 'store'>): Promise<number | null> {
  const counter = await store.counterOfTurn();
  const known = kept.get(store);
  if (known?.counter === counter) return known.at;
  const at = await store.captures.latestAt();
  kept.set(store, { counter, at });
  return at;
}
