/** Collects findings about the files in an update: ignored content, missing series and unusual content. */
import { datasetKey, type RegisterDataset, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { type FileNote, isQuotedLine, type LeftOut, type ParsedDataset, textOfNote } from '../../core/observation.ts';
import type { CaptureInfo } from '../../store/ports/captures.ts';
import type { Concerns } from '../../store/ports/concern.ts';
import type { Store } from '../../store/ports/port.ts';
import type { Part } from '../apply/apply-captures.ts';
import { currentSeries } from '../apply/shrinkage.ts';

export interface Report {
  readonly leftOut: readonly LeftOut[];
  /** Keys of current series that are missing from the files. */
  readonly gone: readonly string[];
  /** Sentences about unusual content that was read. */
  readonly notes: readonly string[];
  /** Notes that quote text lines next to the values. */
  readonly quoted: readonly string[];
  /** True if the files contain only single values. Each update may then read other tables. */
  readonly points?: true;
}

/** Returns the findings about a time series. `removed` has the keys of current series that the new version removed. */
export async function reportOf(
  store: Store,
  dataset: TimeSeriesDataset,
  parts: readonly Part[],
  removed: readonly string[],
  concerns: Concerns,
): Promise<Report> {
  const contents = parts.flatMap(({ content }) => content ?? []);
  const leftOut = contents.flatMap((content) => content.leftOut ?? []);
  const all = contents.flatMap((content) => content.notes);
  const textsOf = (notes: readonly FileNote[]): readonly string[] => [...new Set(notes.map(textOfNote))];
  const now = keysOfNewest(dataset, parts);
  const missed = (concerns.files ?? []).flatMap(({ kind, series }) => (kind === 'missing' ? series : []));
  const gone = [...missed, ...removed, ...(await goneSeries(store, dataset, parts, now))].filter((key) => !now.has(key));
  const points = contents.some(({ scope }) => scope === 'points');
  return {
    leftOut,
    gone: [...new Set(gone)].sort(),
    notes: textsOf(all.filter((note) => !isQuotedLine(note))),
    quoted: textsOf(all.filter(isQuotedLine)),
    ...(points ? { points } : {}),
  };
}

/** Returns the findings about a register, which are the file contents that no row contains. */
export async function reportOfRegister({ leftOut }: RegisterDataset, parts: readonly Part[]): Promise<Report> {
  const all: LeftOut[] = [];
  for (const { captured } of parts) all.push(...((await leftOut?.(captured)) ?? []));
  return { leftOut: all, gone: [], notes: [], quoted: [] };
}

export const isNothing = ({ leftOut, gone, notes, quoted }: Report): boolean =>
  leftOut.every(({ count }) => count === 0) && gone.length + notes.length + quoted.length === 0;

/** Returns the keys of all series in the latest files. If one file continues another, only the later file is used. */
function keysOfNewest({ fileBefore }: TimeSeriesDataset, parts: readonly Part[]): ReadonlySet<string> {
  const followed = new Set(parts.map(({ captured }) => fileBefore?.(captured.askId)));
  return new Set(parts.flatMap(({ captured, content }) => (followed.has(captured.askId) ? [] : keysOf(content))));
}

/**
 * Returns the keys of series that are missing from partial files. A partial file is compared with the previous file for the same request.
 * If each period has a separate file, it is also compared with the file for the previous period. Files with the whole dataset are not
 * compared, because the import removes the series that they lack.
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

/**
 * The minimum number of periods in a file that is compared with the file for the previous period. A shorter file may still be incomplete.
 */
const ENOUGH_PERIODS = 5;

const periodsOf = (content: ParsedDataset | null): number =>
  (content?.series ?? []).reduce((most, { observations }) => Math.max(most, observations.length), 0);

/** Returns the keys of series with a value in the last or second-last period of a file. */
function keysToItsEnd(content: ParsedDataset | null): readonly string[] {
  const series = (content?.series ?? []).flatMap(({ key, freq, observations }) => {
    const last = observations.at(-1);
    return last ? [{ key, freq, count: observations.length, lastT: last.t }] : [];
  });
  return currentSeries(series).map(({ key }) => key);
}

const keysOf = (content: ParsedDataset | null): readonly string[] =>
  (content?.series ?? []).flatMap(({ key, observations }) => (observations.length === 0 ? [] : [key]));

/** Parses an earlier file. Null if it does not exist, was deleted or cannot be read. */
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
