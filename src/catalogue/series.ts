/** Lists all canonical series, and finds a series by the different forms of its id. */

import { addTo } from '../core/basic/lists.ts';
import { type Dataset, type DatasetKey, datasetKey } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { quoted } from '../core/errors.ts';
import { editDistance, nearest } from '../core/nearest.ts';
import { MAIN_STATES } from '../core/places/geography.ts';
import { agencyIds } from './agency-ids.ts';
import { fredAliases, fredIds } from './fred-ids.ts';
import { knownElsewhere } from './known-elsewhere.ts';
import { idsAmongWords, pastedForms, subjectOfPage } from './pasted-ids.ts';
import { sdmxIds } from './sdmx-ids.ts';
import { SERIES_TOPICS } from './series.generated.ts';
import { subjects } from './subjects/subjects.ts';

/** Finds the declarations in the exports of a topic file. Exports are single declarations or groups. */
function* handlesIn(value: unknown): Generator<SeriesHandle> {
  if (typeof value !== 'object' || value === null) return;
  if ('dataset' in value) yield value as SeriesHandle;
  else for (const one of Object.values(value)) yield* handlesIn(one);
}

export const SERIES: readonly SeriesHandle[] = [...handlesIn(SERIES_TOPICS)].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Normalises an id. Case is ignored. `-` and `_` are equal to `.`. After `AU`, spaces, slashes and colons are equal to it too. */
function fold(text: string): string {
  const given = text.trim().toUpperCase();
  return given.replace(/^AU[-_.\s/:]/.test(given) ? /[-_\s/:]/g : /[-_]/g, '.');
}

/** Removes all characters except letters and digits, because some FRED clients accept no others. Different ids remain different. */
const letters = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
const LETTERS_ALONE = /^[A-Za-z0-9]+$/;

const SOUTH_AUSTRALIAN = /\.SA_STATE$/;

let ofAgencies: ReadonlyMap<SeriesHandle, readonly string[]> | null = null;

/** Returns the agency ids by series. They are read when first needed, because most commands use the ids of this catalogue. */
function idsOfAgencies(): ReadonlyMap<SeriesHandle, readonly string[]> {
  ofAgencies ??= agencyIds(SERIES);
  return ofAgencies;
}

/**
 * Returns the other ids of a series: declared ids, ids of the agency and ids of FRED. A series of South Australia also has an id with
 * the full name, because `.SA` means seasonally adjusted.
 */
export function aliasesOf(handle: SeriesHandle): readonly string[] {
  const { id, aliases = [] } = handle;
  return [
    ...aliases,
    ...(SOUTH_AUSTRALIAN.test(id) ? [id.replace(SOUTH_AUSTRALIAN, '.SOUTH_AUSTRALIA')] : []),
    ...(idsOfAgencies().get(handle) ?? []),
    ...fredAliases(handle),
  ];
}

const byOwnId: ReadonlyMap<string, SeriesHandle> = new Map(SERIES.map((series) => [fold(series.id), series] as const));

let byAlias: ReadonlyMap<string, SeriesHandle> | null = null;

/** @param folded normalised id, in this catalogue or elsewhere */
function byId(folded: string): SeriesHandle | undefined {
  const own = byOwnId.get(folded);
  if (own !== undefined) return own;
  byAlias ??= new Map(SERIES.flatMap((series) => aliasesOf(series).map((id) => [fold(id), series] as const)));
  return byAlias.get(folded);
}

let byLetters: ReadonlyMap<string, SeriesHandle> | null = null;

/** Finds a series by an id that consists of letters and digits only. */
function byLettersAlone(given: string): SeriesHandle | undefined {
  if (!LETTERS_ALONE.test(given)) return undefined;
  byLetters ??= new Map(SERIES.map((series) => [letters(series.id), series] as const));
  return byLetters.get(letters(given));
}

/** Returns a note about `.SA` at the end of an id, because the caller may mean South Australia. */
export function suffixNotes({ id }: SeriesHandle): readonly string[] {
  const state = id.endsWith('.SA') ? byOwnId.get(fold(`${id}_STATE`)) : undefined;
  return state === undefined ? [] : [`SA in ${id} means seasonally adjusted. South Australia is ${state.id}.`];
}

const byDataset = new Map<DatasetKey, SeriesHandle[]>();
const positions = new Map<SeriesHandle, number>();
for (const series of SERIES) {
  const key = datasetKey(series.dataset);
  addTo(byDataset, key, series);
  positions.set(series, positions.size);
}

/** Returns the canonical series of a dataset. */
export const seriesOfDataset = (dataset: Dataset): readonly SeriesHandle[] => seriesOfKey(datasetKey(dataset));
export const seriesOfKey = (dataset: DatasetKey): readonly SeriesHandle[] => byDataset.get(dataset) ?? [];

/** Returns the position of a series in the catalogue. Lists in catalogue order are sorted by this position. */
export const positionOf = (series: SeriesHandle): number => positions.get(series) ?? SERIES.length;

let sdmxKeys: ReturnType<typeof sdmxIds> | null = null;

function bySdmxKey(): ReturnType<typeof sdmxIds> {
  sdmxKeys ??= sdmxIds(SERIES);
  return sdmxKeys;
}

/**
 * Endings of ids that contain the name of a state, such as `.VICTORIA` and `.NEW.SOUTH.WALES`. Each is paired with the ending in
 * series ids, such as `.VIC`.
 */
const STATE_NAMES: readonly (readonly [suffix: string, code: string])[] = MAIN_STATES.map(({ name, abbreviation }) => [
  `.${name.toUpperCase().replaceAll(' ', '.')}`,
  abbreviation === 'SA' ? '.SA.STATE' : `.${abbreviation}`,
]);

/** Finds a series by an id that contains the name of a state instead of its code, such as `AU.UNEMP.Victoria`. */
function byStateName(folded: string): SeriesHandle | undefined {
  const [suffix, code] = STATE_NAMES.find(([name]) => folded.endsWith(name)) ?? [];
  return suffix === undefined ? undefined : byId(`${folded.slice(0, -suffix.length)}${code}`);
}

/**
 * Finds a series by an id without `AU.`, such as `UNEMP.VIC`. An id that is a single word is only suggested, because it may have
 * several meanings.
 */
const byEnding = (given: string, folded: string): SeriesHandle | undefined => (given.includes('.') ? byId(`AU.${folded}`) : undefined);

/** Finds a series by any of its ids, also as people paste them. Null if the id is unknown. */
export function findSeries(id: string): SeriesHandle | null {
  const named = seriesNamed(id);
  if (named !== null) return named;
  for (const form of pastedForms(id)) {
    const found = seriesNamed(form);
    if (found !== null) return found;
  }
  // Two different ids are a list, which needs several series.
  const [only = null, ...others] = new Set(idsAmongWords(id).flatMap((word) => seriesNamed(word) ?? []));
  return others.length === 0 ? only : null;
}

function seriesNamed(id: string): SeriesHandle | null {
  const given = id.trim();
  const folded = fold(given);
  return byId(folded) ?? byLettersAlone(given) ?? byStateName(folded) ?? byEnding(given, folded) ?? bySdmxKey().find(given);
}

const ABS_SHAPE = /^A\d{5,11}[A-Z]$/i;

/**
 * Returns suggestions for an unknown id. If an agency or FRED uses the id, suggests similar series. Otherwise suggests ids with a similar
 * spelling.
 */
export function nearestSeries(id: string): string[] {
  const elsewhere = knownElsewhere(id, SERIES);
  if (elsewhere !== null) return [...elsewhere.near];
  const meant = seriesOfWords(subjectOfPage(id) ?? id);
  if (meant.length > 0) return meant;
  const ofDataset = bySdmxKey().nearest(id).slice(0, MOST_NEAR);
  if (ofDataset.length > 0) return ofDataset.map((one) => one.id);
  // ABS Series IDs with a similar spelling belong to unrelated series. Suggestions therefore only correct typing errors.
  if (ABS_SHAPE.test(id.trim()))
    return nearest(id, [...idsOfAgencies().values()].flat()).filter((one) => editDistance(one, id.trim().toUpperCase()) === 1);
  const isOurs = /^au[-_.]/i.test(id.trim());
  return nearest(
    id,
    isOurs
      ? SERIES.map((series) => series.id)
      : [...SERIES.map((series) => series.id), ...[...idsOfAgencies().values()].flat(), ...fredIds()],
  );
}

const MOST_NEAR = 3;

/**
 * Returns the main series of a subject. The text is the subject's name, or an id that contains it, such as `cpi`, `AU.UNEMPLOYMENT` or
 * `au-unemployment-vic`.
 */
function seriesOfWords(text: string): string[] {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^au[-_.]/, '')
    .split(/[-_.\s]+/);
  const whole = headsOf(words).flatMap((head) => (findSeries(head) ?? findSeries(`${head}.SA`))?.id ?? []);
  const inPlace = headsOf(words.slice(0, -1)).flatMap((head) => findSeries(`${head}.${words.at(-1)}`)?.id ?? []);
  return [...new Set([...whole, ...inPlace])].slice(0, MOST_NEAR);
}

function headsOf(words: readonly string[]): readonly string[] {
  const name = words.join(' ');
  return subjects().flatMap(({ names, wholeNames, heads }) => ([...names, ...wholeNames].includes(name) ? heads : []));
}

/** Returns the error message for an unknown id. */
export const unknownSeries = (id: string): string => knownElsewhere(id, SERIES)?.detail ?? `Unknown series: ${quoted(id)}.`;
