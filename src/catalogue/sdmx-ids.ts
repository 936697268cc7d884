/** Finds series by dataset and key, in the forms of the ABS Data API, DBnomics and SDMX clients. */
import { type Dataset, SOURCE_CODES } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';

const isVersion = (part: string): boolean => part === 'LATEST' || /^\d+(?:\.\d+){0,2}$/.test(part);
const isSource = (part: string): boolean => SOURCE_CODES.some((code) => code.toUpperCase() === part);

interface DatasetAndKey {
  /** An ABS dataflow, or the id of a dataset without its source, in capitals. */
  readonly dataset: string;
  readonly key: string;
}

/**
 * Splits the id of a series into dataset and key: `LF/M13.3.1599.20.AUS.M`, `ABS,LF,1.0.0/…`, `ABS:LF(1.0.0):…`, `LF,1.0.0,…`,
 * `ABS/LF/…`, `abs.LF/…`, `LF.M13.…` or `RBA/G1/GCPIAGYP`. Null for other text.
 */
function datasetAndKey(id: string): DatasetAndKey | null {
  const given = id
    .trim()
    .toUpperCase()
    .split(/[,:/()]/)
    .filter((part) => part !== '');
  // A key can also consist of numbers. A part is therefore a version only if it is between the dataset and the key.
  const split = given.filter((part, i) => i === 0 || i === given.length - 1 || !isVersion(part));
  const [first = '', ...others] = split;
  const [source = ''] = first.split('.', 1);
  const parts = isSource(first) ? others : isSource(source) ? [first.slice(source.length + 1), ...others] : split;
  const [dataset = '', key] = parts;
  if (parts.length === 2 && key !== undefined) return { dataset, key };
  const dot = dataset.indexOf('.');
  return parts.length === 1 && dot > 0 ? { dataset: dataset.slice(0, dot), key: dataset.slice(dot + 1) } : null;
}

/**
 * Returns the SDMX key of a series: the key that requests its dataset, with the codes of the series inserted. Null if the key does
 * not have a place for each code.
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

/**
 * Returns the keys of a series. These are the ABS keys with and without the frequency, and a key of the codes of the shown dimensions.
 * Omits a code that repeats the id of the dataset, such as the table code in RBA datasets.
 */
function keysOf(handle: SeriesHandle): readonly string[] {
  const { dataset, select } = handle;
  const codes =
    dataset.kind === 'time_series' ? dataset.dimensions.flatMap(({ id }) => select[id] ?? []).filter((code) => code !== dataset.id) : [];
  const own = codes.length === 0 ? [] : [codes.join('.')];
  const key = keyOf(handle);
  return key === null ? own : [key, key.replace(/\.[A-Z]$/, ''), ...own];
}

const namesOf = (dataset: Dataset): readonly string[] => [...new Set([flowOf(dataset) ?? dataset.id, dataset.id])];

interface SdmxIds {
  /** Finds a series by its dataset and key, or by a key that only one series has. Null if there is no such series. */
  readonly find: (id: string) => SeriesHandle | null;
  /**
   * Returns the series of the dataset that are most similar to the key in the id. Their keys have the most codes that are equal and in
   * the same place. Empty if the dataset is unknown.
   */
  readonly nearest: (id: string) => readonly SeriesHandle[];
}

/** Finds series by dataset and key. The index is built on first use. */
export function sdmxIds(series: readonly SeriesHandle[]): SdmxIds {
  let index: ReadonlyMap<string, ReadonlyMap<string, SeriesHandle>> | undefined;
  let byKey: ReadonlyMap<string, ReadonlySet<SeriesHandle>> | undefined;
  const withKey = (id: string): SeriesHandle | null => {
    const key = id.trim().toUpperCase();
    if (!KEY_ALONE.test(key)) return null;
    index ??= indexOf(series);
    byKey ??= seriesByKey(index);
    const [only = null, ...others] = byKey.get(key) ?? [];
    return others.length === 0 ? only : null;
  };
  const named = (id: string): { readonly own: ReadonlyMap<string, SeriesHandle>; readonly key: string } | null => {
    const parts = datasetAndKey(id);
    if (parts === null) return null;
    index ??= indexOf(series);
    const own = index.get(parts.dataset);
    return own === undefined ? null : { own, key: parts.key };
  };
  return {
    find(id) {
      const found = named(id);
      return found?.own.get(found.key) ?? withKey(id);
    },
    nearest(id) {
      const found = named(id);
      if (found === null) return [];
      const codes = found.key.split('.');
      const alike = (key: string): number => key.split('.').filter((code, i) => code === codes[i]).length;
      const scored = [...found.own].map(([key, handle]) => ({ handle, score: alike(key) })).filter(({ score }) => score > 0);
      return [...new Set(scored.toSorted((a, b) => b.score - a.score).map(({ handle }) => handle))];
    },
  };
}

/** Matches a key with at least three codes, such as `M13.3.1599.20.AUS.M`. */
const KEY_ALONE = /^\w+(?:\.\w+){2,}$/;

function seriesByKey(index: ReadonlyMap<string, ReadonlyMap<string, SeriesHandle>>): ReadonlyMap<string, ReadonlySet<SeriesHandle>> {
  const byKey = new Map<string, Set<SeriesHandle>>();
  for (const own of index.values()) for (const [key, handle] of own) byKey.set(key, (byKey.get(key) ?? new Set()).add(handle));
  return byKey;
}

function indexOf(series: readonly SeriesHandle[]): ReadonlyMap<string, ReadonlyMap<string, SeriesHandle>> {
  const index = new Map<string, Map<string, SeriesHandle>>();
  for (const handle of series) {
    for (const name of namesOf(handle.dataset)) {
      const own = index.get(name.toUpperCase()) ?? new Map<string, SeriesHandle>();
      index.set(name.toUpperCase(), own);
      for (const key of keysOf(handle)) if (!own.has(key)) own.set(key, handle);
    }
  }
  return index;
}
