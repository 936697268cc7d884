/** What a refresh has to report besides its result: what its files hold and the dataset does not take, and which series they no longer hold. */
import { datasetKey, type RegisterDataset, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { LeftOut, ParsedDataset } from '../../core/observation.ts';
import type { Concerns } from '../../store/concern.ts';
import type { Store } from '../../store/port.ts';
import type { CaptureInfo } from '../../store/ports/captures.ts';
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
 * What the files of a refresh leave to be reported. Of market files no series is gone, for they hold what their interval has.
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
  const now = keysOfNewest(dataset, parts);
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

/** Keys of the files of a refresh, without those that another of its files comes after. */
function keysOfNewest({ fileBefore }: TimeSeriesDataset, parts: readonly Part[]): ReadonlySet<string> {
  const followed = new Set(parts.map(({ captured }) => fileBefore?.(captured.askId)));
  return new Set(parts.flatMap(({ captured, content }) => (followed.has(captured.askId) ? [] : keysOf(content))));
}

/**
 * A file that covers its whole dataset removes what it does not hold. One that covers a part is not missed by the rest, so it is stored
 * against the file before of the same request, and where each period has its own file against that of the period before.
 */
async function goneSeries(
  store: Store,
  dataset: TimeSeriesDataset,
  parts: readonly Part[],
  now: ReadonlySet<string>,
): Promise<readonly string[]> {
  const partial = parts.filter(({ content }) => content?.scope === 'partial' || content?.scope === 'periods');
  if (partial.length === 0) return [];
  const all = await store.captures.list(datasetKey(dataset));
  const [before, ended] = [new Set<string>(), new Set<string>()];
  for (const { captured, content } of partial) {
    const sameAsk = all.findLast(({ askId, sha256 }) => askId === captured.askId && sha256 !== captured.sha256);
    for (const key of keysOf(await contentOf(store, dataset, sameAsk))) before.add(key);
    const askBefore = dataset.fileBefore?.(captured.askId) ?? null;
    if (askBefore === null || periodsOf(content) < ENOUGH_PERIODS) continue;
    const known = parts.find((part) => part.captured.askId === askBefore)?.content;
    for (const key of keysToItsEnd(
      known ??
        (await contentOf(
          store,
          dataset,
          all.findLast(({ askId }) => askId === askBefore),
        )),
    ))
      ended.add(key);
  }
  const lost = [...before].filter((key) => !now.has(key));
  const current = lost.length === 0 ? null : new Set(currentSeries(await store.datasets.series(datasetKey(dataset))).map(({ key }) => key));
  return [...lost.filter((key) => current?.has(key)), ...[...ended].filter((key) => !now.has(key))];
}

/** A file that has just begun has not everything yet. */
const ENOUGH_PERIODS = 5;

const periodsOf = (content: ParsedDataset | null): number =>
  (content?.series ?? []).reduce((most, { observations }) => Math.max(most, observations.length), 0);

/** Keys of the series that go on to the end of a file, or to the period before. */
function keysToItsEnd(content: ParsedDataset | null): readonly string[] {
  const series = (content?.series ?? []).flatMap(({ key, freq, observations }) => {
    const last = observations.at(-1);
    return last ? [{ key, freq, count: observations.length, lastT: last.t }] : [];
  });
  return currentSeries(series).map(({ key }) => key);
}

const keysOf = (content: ParsedDataset | null): readonly string[] =>
  (content?.series ?? []).flatMap(({ key, observations }) => (observations.length === 0 ? [] : [key]));

/** What a file that came before says; null if absent, where it is no longer cached, and where it could not be read. */
async function contentOf(store: Store, dataset: TimeSeriesDataset, before: CaptureInfo | undefined): Promise<ParsedDataset | null> {
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
