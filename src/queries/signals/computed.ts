/** Caches the results of indicators until one of their inputs has a new version. */
import type { ParameterValues, Signal } from '../../core/define-signal.ts';
import type { Version } from '../../store/ports/series.ts';
import type { QueryCaches } from '../base/query-caches.ts';
import { versionName } from '../base/stored-dataset.ts';

/**
 * Returns the cached result, or calls `compute`. Errors are not cached.
 * @param more other facts on which the result depends
 */
export async function computedOnce<T>(
  caches: QueryCaches,
  signal: Signal,
  versions: readonly Version[],
  values: ParameterValues,
  more: string,
  compute: () => T | Promise<T>,
): Promise<T> {
  const kept = caches.computedOf(signal.id);
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
