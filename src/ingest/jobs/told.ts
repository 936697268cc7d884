/** What a refresh has to tell besides its result: what its files hold and the dataset does not take, and which series they no longer hold. */
import type { Captured } from '../../core/capture.ts';
import { datasetKey, type RegisterDataset, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { LeftOut, ParsedDataset } from '../../core/observation.ts';
import type { Concerns } from '../../store/concern.ts';
import type { Store } from '../../store/port.ts';
import type { Part } from '../apply/apply-captures.ts';
import { currentSeries } from '../apply/shrinkage.ts';

export interface Told {
  readonly leftOut: readonly LeftOut[];
  /** Keys of series that were current when a file came without them, and that have not come back. */
  readonly gone: readonly string[];
  /** What was read although it was written otherwise than usual, and lines that were passed over. */
  readonly notes: readonly string[];
  /** True where files bring single points, so that those of one refresh need not have all the tables that those of another have. */
  readonly points?: true;
}

/**
 * What the files of a refresh leave to be told. Of market files no series is gone, for they hold what their interval has.
 * @param removed current series that the version, which was written just now, took away
 */
export async function toldOf(
  store: Store,
  dataset: TimeSeriesDataset,
  parts: readonly Part[],
  removed: readonly string[],
  concerns: Concerns,
): Promise<Told> {
  const contents = parts.flatMap(({ content }) => content ?? []);
  const leftOut = contents.flatMap((content) => content.leftOut ?? []);
  const notes = [...new Set(contents.flatMap((content) => content.notes))];
  const now = new Set(contents.flatMap(keysOf));
  const missed = (concerns.files ?? []).flatMap(({ kind, series }) => (kind === 'missing' ? series : []));
  const gone = [...missed, ...removed, ...(await goneSeries(store, dataset, parts, now))].filter((key) => !now.has(key));
  const points = contents.some(({ scope }) => scope === 'points');
  return { leftOut, gone: [...new Set(gone)].sort(), notes, ...(points ? { points } : {}) };
}

/** What the files of a register hold and its rows do not take. */
export async function toldOfRegister({ leftOut }: RegisterDataset, parts: readonly Part[]): Promise<Told> {
  const all: LeftOut[] = [];
  for (const { captured } of parts) all.push(...((await leftOut?.(captured)) ?? []));
  return { leftOut: all, gone: [], notes: [] };
}

export const isNothing = ({ leftOut, gone, notes }: Told): boolean =>
  leftOut.every(({ count }) => count === 0) && gone.length + notes.length === 0;

/**
 * A file that speaks of its whole dataset removes what it does not hold. One that speaks of a part is not missed by the rest, so it is held
 * against the file before of the same ask.
 */
async function goneSeries(
  store: Store,
  dataset: TimeSeriesDataset,
  parts: readonly Part[],
  now: ReadonlySet<string>,
): Promise<readonly string[]> {
  const partial = parts.filter(({ content }) => content?.scope === 'partial' || content?.scope === 'periods');
  if (partial.length === 0) return [];
  const before = new Set<string>();
  for (const { captured } of partial) for (const key of keysOf(await contentBefore(store, dataset, captured))) before.add(key);
  const lost = [...before].filter((key) => !now.has(key));
  if (lost.length === 0) return [];
  const current = new Set(currentSeries(await store.datasets.series(datasetKey(dataset))).map(({ key }) => key));
  return lost.filter((key) => current.has(key));
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
