/** Finds the codes of stored series, because codelists also contain many unused codes. */
import type { StoredSeries } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';

/** Returns a function that finds the codes of a dimension. Its argument is the position of the dimension. */
export function publishedCodes(
  { caches }: Pick<QueryContext, 'caches'>,
  series: readonly StoredSeries[],
): (position: number) => ReadonlySet<string> {
  const known = caches.publishedCodes.get(series);
  const byPosition = known ?? new Map<number, ReadonlySet<string>>();
  if (known === undefined) caches.publishedCodes.set(series, byPosition);
  return (position) => {
    const codes = byPosition.get(position) ?? codesAt(series, position);
    byPosition.set(position, codes);
    return codes;
  };
}

function codesAt(series: readonly StoredSeries[], position: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { codes } of series) {
    const code = codes[position];
    if (code !== undefined) found.add(code);
  }
  return found;
}
