/** Finds the next vintage after an imported file, by comparing the file with those in later versions. */
import { datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDataset } from '../../core/observation.ts';
import { isFactsTable } from '../../formats/facts-table.ts';
import type { Store } from '../../store/ports/port.ts';
import type { Version } from '../../store/ports/series.ts';
import { parsePart } from '../apply/apply-captures.ts';

/**
 * The maximum number of later versions to read. The next vintage is usually one of the first. Otherwise, slip-in.ts finds it by the
 * series that it changed.
 */
const MOST_READ = 3;
/** If a file has more than this share of another file's series, both are vintages of the same file. */
const MOST = 0.5;

/**
 * Returns the seq of the first later version whose files contain most series of `content`. Null without such a version, or if its files
 * were deleted.
 */
export async function nextVintage(
  store: Store,
  dataset: TimeSeriesDataset,
  content: ParsedDataset,
  later: readonly Version[],
): Promise<number | null> {
  const kept = later.filter(({ origin }) => origin !== 'starter').slice(0, MOST_READ);
  if (kept.length === 0) return null;
  const captures = await store.captures.list(datasetKey(dataset));
  for (const version of kept) {
    const stored = new Set<string>();
    for (const capture of captures.filter(({ sha256 }) => version.captures.includes(sha256))) {
      const bytes = await store.captures.read(capture.sha256);
      const own = bytes === null || isFactsTable(bytes) ? null : await contentOf(dataset, { ...capture, bytes });
      for (const { key } of own?.series ?? []) stored.add(key);
    }
    if (content.series.filter(({ key }) => stored.has(key)).length > MOST * content.series.length) return version.seq;
  }
  return null;
}

/** Parses a file. Null if the current parser cannot read it. */
async function contentOf(dataset: TimeSeriesDataset, captured: Parameters<typeof parsePart>[1]): Promise<ParsedDataset | null> {
  try {
    return (await parsePart(dataset, captured, captured.retrievedAt)).content as ParsedDataset;
  } catch (error) {
    if (error instanceof WattleError && error.code !== 'BUG') return null;
    throw error;
  }
}
