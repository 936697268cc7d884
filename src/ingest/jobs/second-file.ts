/** Accepts values that need review if a second file from the agency has the same values, in another format or a later file. */
import { type Dataset, datasetKey, keepsRecordsByFile, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import { DAY_MS } from '../../core/period.ts';
import type { Store } from '../../store/ports/port.ts';
import type { SeriesDelta, SeriesSlice } from '../../store/ports/series.ts';
import { type Part, parsePart } from '../apply/apply-captures.ts';
import { difference } from '../apply/difference.ts';
import { mergeParsed } from '../apply/merge.ts';
import { newestDayOf } from '../apply/validate.ts';

/** The maximum age of a refused file, in ms. Older files are from other releases. */
const MOST_AGE_MS = 60 * DAY_MS;
const MOST_READ = 4;

/**
 * Returns the URL of a second file with the same values, or null. `doubted` is the key of the series that needs review. If it is null, any
 * series may agree.
 */
export async function agreeingFile(
  store: Store,
  dataset: Dataset,
  parts: readonly Part[],
  doubted: string | null,
  now: number,
): Promise<string | null> {
  if (dataset.kind !== 'time_series' || dataset.layout !== undefined || parts.length !== 1) return null;
  const [{ captured, content } = { captured: null, content: null }] = parts;
  if (captured === null || content === null) return null;
  const key = datasetKey(dataset);
  const stored = await storedSlices(store, key);
  const own = figuresOf(dataset, stored, content);
  const used = new Set((await store.datasets.versions(key)).flatMap(({ captures }) => captures));
  const others = (await store.captures.list(key))
    .filter((one) => one.sha256 !== captured.sha256 && !used.has(one.sha256) && now - one.retrievedAt <= MOST_AGE_MS)
    .toSorted((a, b) => b.retrievedAt - a.retrievedAt)
    .slice(0, MOST_READ);
  for (const capture of others) {
    const bytes = await store.captures.read(capture.sha256);
    const other = bytes === null ? null : await contentOf(dataset, { ...capture, bytes });
    if (other === null || !isOther(other, content, capture.url === captured.url)) continue;
    if (agrees(figuresOf(dataset, stored, other), own, doubted)) return capture.url;
  }
  return null;
}

async function storedSlices(store: Store, key: ReturnType<typeof datasetKey>): Promise<readonly SeriesSlice[]> {
  const series = await store.datasets.series(key);
  return store.datasets.read({ dataset: key, series: series.map(({ id }) => id) });
}

/** Returns new and changed values, by series key and ordinal. */
function figuresOf(dataset: TimeSeriesDataset, stored: readonly SeriesSlice[], content: ParsedDataset): ReadonlyMap<string, number | null> {
  const deltas: readonly SeriesDelta[] = difference(stored, content, { recordsByFile: keepsRecordsByFile(dataset) });
  return new Map(deltas.flatMap(({ attributes, write }) => write.map(({ t, value }) => [`${attributes.key} ${t}`, value] as const)));
}

/** Returns false if a file is a copy of the other one: same URL, last period and publication date. */
const isOther = (other: ParsedDataset, content: ParsedDataset, isSameAddress: boolean): boolean =>
  !isSameAddress || newestDayOf(other) !== newestDayOf(content) || other.publishedOn !== content.publishedOn;

/** Returns true if the changes that both files make are equal. They must include the series that needs review. */
function agrees(other: ReadonlyMap<string, number | null>, own: ReadonlyMap<string, number | null>, doubted: string | null): boolean {
  const common = [...other].filter(([figure]) => own.has(figure));
  return (
    common.every(([figure, value]) => own.get(figure) === value) &&
    common.some(([figure]) => doubted === null || figure.startsWith(`${doubted} `))
  );
}

/** Parses a file. Null if it cannot be parsed. */
async function contentOf(dataset: TimeSeriesDataset, captured: Parameters<typeof parsePart>[1]): Promise<ParsedDataset | null> {
  try {
    const { content } = await parsePart(dataset, captured, captured.retrievedAt);
    return content === null ? null : mergeParsed([content]);
  } catch (error) {
    if (error instanceof WattleError && error.code !== 'BUG') return null;
    throw error;
  }
}
