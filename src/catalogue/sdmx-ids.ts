/** Finds ABS series by dataflow and SDMX key, in the forms of the ABS Data API, DBnomics and SDMX clients. */
import type { Dataset } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';

const isVersion = (part: string): boolean => part === 'LATEST' || /^[\d.]+$/.test(part);

/**
 * Splits an SDMX id into dataflow and key: `LF/M13.3.1599.20.AUS.M`, `ABS,LF,1.0.0/…`, `ABS:LF(1.0.0):…`, `LF,1.0.0,…` or `ABS/LF/…`. Null
 * for other text.
 */
function partsOf(id: string): readonly [flow: string, key: string] | null {
  const parts = id
    .trim()
    .toUpperCase()
    .split(/[,:/()]/)
    .filter((part, i) => part !== '' && !isVersion(part) && !(i === 0 && part === 'ABS'));
  const [flow, key] = parts;
  return flow === undefined || key === undefined || parts.length > 2 ? null : [flow, key];
}

/**
 * Returns the SDMX key of a series. It inserts the codes of the series into the key of the dataset's request. Null if the key does not
 * have a place for each code.
 */
function keyOf({ dataset, select }: SeriesHandle): string | null {
  const template = templateOf(dataset);
  if (template === null || dataset.kind !== 'time_series') return null;
  const codes = dataset.dimensions.map(({ id }) => select[id]);
  const places = template.split('.');
  if (places.filter((place) => place === '').length !== codes.length || codes.includes(undefined)) return null;
  let next = 0;
  return places.map((place) => (place === '' ? codes[next++] : place)).join('.');
}

const templateOf = ({ upstream }: Dataset): string | null => /\/data\/ABS,[^/]+\/([^/?]+)\?/.exec(upstream.url)?.[1] ?? null;
const flowOf = ({ upstream }: Dataset): string | null => /\/data\/ABS,([^,/]+)/.exec(upstream.url)?.[1] ?? null;

/** Returns a function that finds a series by its SDMX id. The index is built on first use. */
export function sdmxIds(series: readonly SeriesHandle[]): (id: string) => SeriesHandle | null {
  let index: ReadonlyMap<string, SeriesHandle> | undefined;
  return (id) => {
    const parts = partsOf(id);
    if (parts === null) return null;
    index ??= new Map(
      series.flatMap((handle) => {
        const [ofFlow, ofKey] = [flowOf(handle.dataset), keyOf(handle)];
        return ofFlow === null || ofKey === null ? [] : [[`${ofFlow}/${ofKey}`, handle] as const];
      }),
    );
    return index.get(parts.join('/')) ?? null;
  };
}
