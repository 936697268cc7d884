/** What a refresh has to tell besides its result: what its files hold and the dataset does not take, and which series they no longer hold. */
import type { Captured } from '../../core/capture.ts';
import { datasetKey, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { LeftOut, ParsedDataset } from '../../core/observation.ts';
import type { Store } from '../../store/port.ts';
import type { Part } from '../apply/apply-captures.ts';

export interface Told {
  readonly leftOut: readonly LeftOut[];
  /** Keys of series that are stored and current, that the file before of the same ask had, and that this one has not. */
  readonly gone: readonly string[];
  /** What was read although it was written otherwise than usual, and lines that were passed over. */
  readonly notes: readonly string[];
}

/** Null where there is nothing to tell. */
export async function toldOf(store: Store, dataset: TimeSeriesDataset, parts: readonly Part[]): Promise<Told | null> {
  const contents = parts.flatMap(({ content }) => content ?? []);
  const leftOut = contents.flatMap((content) => content.leftOut ?? []);
  const notes = [...new Set(contents.flatMap((content) => content.notes))];
  const gone = await goneSeries(store, dataset, parts);
  return leftOut.length + notes.length + gone.length === 0 ? null : { leftOut, gone, notes };
}

/**
 * A file that speaks of its whole dataset is refused when it loses a current series. One that speaks of a part is not missed by the rest, so it is
 * stored against the file before of the same ask. Market files hold what their interval has.
 */
async function goneSeries(store: Store, dataset: TimeSeriesDataset, parts: readonly Part[]): Promise<readonly string[]> {
  const partial = parts.filter(({ content }) => content?.scope === 'partial' || content?.scope === 'periods');
  if (partial.length === 0) return [];
  const now = new Set(parts.flatMap(({ content }) => keysOf(content)));
  const before = new Set<string>();
  for (const { captured } of partial) for (const key of keysOf(await contentBefore(store, dataset, captured))) before.add(key);
  const lost = [...before].filter((key) => !now.has(key));
  if (lost.length === 0) return [];
  const stored = await store.datasets.series(datasetKey(dataset));
  const newest = new Map<Frequency, number>();
  for (const { freq, lastT, count } of stored) if (count > 0) newest.set(freq, Math.max(lastT, newest.get(freq) ?? lastT));
  const current = new Set(
    stored.filter(({ freq, lastT, count }) => count > 0 && lastT >= (newest.get(freq) ?? lastT) - 1).map(({ key }) => key),
  );
  return lost.filter((key) => current.has(key)).sort();
}

const keysOf = (content: ParsedDataset | null): readonly string[] =>
  (content?.series ?? []).flatMap(({ key, observations }) => (observations.length === 0 ? [] : [key]));

/** What the file before of the same ask says; null where there was none, where it is no longer kept, and where it could not be read. */
async function contentBefore(store: Store, dataset: TimeSeriesDataset, captured: Captured): Promise<ParsedDataset | null> {
  const all = await store.captures.list(datasetKey(dataset));
  const before = all.findLast(({ askId, sha256 }) => askId === captured.askId && sha256 !== captured.sha256);
  const bytes = before ? await store.captures.read(before.sha256) : null;
  if (!before || bytes === null) return null;
  try {
    const { sha256, url, contentType, retrievedAt, askId } = before;
    return await dataset.parse({ sha256, url, contentType, retrievedAt, askId, bytes });
  } catch (error) {
    if (error instanceof WattleError) return null;
    throw error;
  }
}
