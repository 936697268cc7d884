/** What signals computed from versions that never change, kept until an input has a newer one: nothing is computed per request. */
import { LRUCache } from 'lru-cache';
import type { ParameterValues, Signal } from '../../core/define-signal.ts';
import type { Store, Version } from '../../store/port.ts';
import { versionName } from '../stored-dataset.ts';

/** Different parameters and instants of one signal; what was not asked for longest goes. */
const KEPT_PER_SIGNAL = 16;

const computed = new WeakMap<Store, WeakMap<Signal, LRUCache<string, Promise<unknown>>>>();

/**
 * What `compute` gave for these versions and parameters the last time, or gives now; `more` is whatever else it depends on. What it
 * throws is not kept.
 */
export async function computedOnce<T>(
  store: Store,
  signal: Signal,
  versions: readonly Version[],
  values: ParameterValues,
  more: string,
  compute: () => T | Promise<T>,
): Promise<T> {
  const signals = computed.get(store) ?? new WeakMap<Signal, LRUCache<string, Promise<unknown>>>();
  computed.set(store, signals);
  const kept = signals.get(signal) ?? new LRUCache<string, Promise<unknown>>({ max: KEPT_PER_SIGNAL });
  signals.set(signal, kept);
  const name = `${JSON.stringify(values)} ${more} ${versions.map(versionName).sort().join(' ')}`;
  const result = (kept.get(name) as Promise<T> | undefined) ?? Promise.resolve().then(compute);
  kept.set(name, result);
  try {
    return await result;
  } catch (error) {
    if (kept.get(name) === result) kept.delete(name);
    throw error;
  }
}
