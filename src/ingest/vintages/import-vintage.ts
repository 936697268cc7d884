/**
 * Imports data that were published on a given day. The input is a file in the agency's format, or a table of published values. Vintages
 * can be imported in any order.
 */
import { at } from '../../core/assert.ts';
import type { Captured } from '../../core/capture.ts';
import { type DatasetKey, datasetKey, keepsRecordsByFile, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { type Acceptable, quoted, WattleError } from '../../core/errors.ts';
import {
  type ParsedDataset,
  type ParsedDimension,
  type PublishedBasis,
  partialMark,
  textOfNote,
  versionNotes,
} from '../../core/observation.ts';
import { DAY_MS, isoDay, parseIsoDay } from '../../core/period.ts';
import type { Store } from '../../store/ports/port.ts';
import {
  type ChangedHistory,
  type DatasetDelta,
  type DatasetState,
  type SeriesDelta,
  type SeriesSlice,
  timesMoved,
  type Version,
} from '../../store/ports/series.ts';
import { parsePart } from '../apply/apply-captures.ts';
import { difference } from '../apply/difference.ts';
import { validateFirst } from '../apply/first-load.ts';
import { mergeDimensions } from '../apply/merge.ts';
import { describeRereferences } from '../apply/rereference.ts';
import { describeMoved, scaleShift, seamBeforeStored } from '../apply/scale-shift.ts';
import { currentSeries } from '../apply/shrinkage.ts';
import { newestDayOf, newestDayStored, validateChange, validateParsed, validateUnitsBefore } from '../apply/validate.ts';
import { nextVintage } from './next-vintage.ts';
import { nextOfFile, slipIn } from './slip-in.ts';

/** The request id for captures of imported files. */
export const IMPORT_ASK = 'import';

export interface Vintage {
  readonly captured: Captured;
  readonly content: ParsedDataset;
  /** The publication date, such as `2020-09-17`. */
  readonly published: string;
  readonly basis: PublishedBasis;
}

export interface Imported {
  /** The new version. Null if all values were already stored for that date. */
  readonly version: Version | null;
  /** Number of stored versions that are later than the vintage. */
  readonly before: number;
  /** True if scale, reference year and units were compared with stored data. */
  readonly compared: boolean;
  /** Sentences that compare the values with other stored values. */
  readonly remarks: readonly string[];
}

/** How many days the end of the latest period may be after the publication date. */
const DAYS_AHEAD = 31;

/**
 * Parses a file and checks its publication date. Throws REQ_BAD_PARAMETER if the date is in the future, before the latest period, or
 * different from the date that the file states. Throws PARSE_* and DATA_* as an update does.
 */
export async function readVintage(
  dataset: TimeSeriesDataset,
  captured: Captured,
  given: { readonly published: string | null; readonly basis: PublishedBasis },
): Promise<Vintage> {
  const { content } = await parsePart(dataset, captured, captured.retrievedAt);
  if (content === null) throw new WattleError('BUG', `${datasetKey(dataset)} was read as a register.`);
  const stated = content.publishedOn;
  const published = given.published ?? stated;
  if (published === null) {
    throw refused('The file does not state its publication date. Add it, for example: --published 2024-06-05.', 'published');
  }
  if (stated !== null && given.published !== null && stated !== given.published) {
    throw refused(`The file states that it was published on ${stated}, not on ${given.published}.`, 'published', stated);
  }
  const vintage = { captured, content, published, basis: stated === null ? given.basis : ('stated' as const) };
  refuseImpossible(vintage);
  return vintage;
}

const refused = (detail: string, parameter: string, meant?: string): WattleError =>
  new WattleError('REQ_BAD_PARAMETER', detail, {
    faults: [{ parameter, detail, ...(meant === undefined ? {} : { did_you_mean: meant }) }],
  });

/** Throws REQ_BAD_PARAMETER if the publication date of a vintage is in the future or before its latest period. */
export function refuseImpossible({ published, content, captured }: Vintage): void {
  const day = parseIsoDay(published);
  if (day === null) throw refused(`${quoted(published)} is not a date such as 2024-06-05.`, 'published');
  const newest = newestDayOf(content);
  if (newest !== null && day < newest - DAYS_AHEAD) {
    throw refused(`The latest figure is for ${isoDay(newest)}, so the file cannot have been published on ${published}.`, 'published');
  }
  if (day * DAY_MS > captured.retrievedAt) throw refused(`The publication date ${published} is in the future.`, 'published');
}

const importedVersion = (
  { captured, basis, published }: Vintage,
  effectiveFrom: number,
  now: number,
): Omit<DatasetDelta['version'], 'kind' | 'note' | 'remarks'> => ({
  effectiveFrom,
  recordedAt: now,
  origin: 'import',
  captures: [captured.sha256],
  publishedOn: basis === 'upper_bound' ? null : published,
  ...(basis === 'stated' ? {} : { publishedBasis: basis }),
});

/**
 * Inserts a vintage at its publication date. Values in later versions do not change. For series without later versions, it becomes the
 * latest vintage. Throws DATA_* if the vintage does not fit the earlier data, and REQ_UNPROCESSABLE for market intervals.
 */
export async function importVintage(
  store: Store,
  dataset: TimeSeriesDataset,
  vintage: Vintage,
  options: { readonly now: number; readonly accept: readonly Acceptable[] },
): Promise<Imported> {
  const key = datasetKey(dataset);
  validateParsed(vintage.content, dataset, options.now);
  const effectiveFrom = endOfDay(vintage.published);
  const state = await store.datasets.state(key);
  const then = state?.version ? await store.datasets.versionAsOf(key, effectiveFrom) : null;
  const stored = then && state ? await storedThen(store, state, then, vintage.content) : null;
  const isRecord = keepsRecordsByFile(dataset) || vintage.content.isCompiled === true;
  const deltas = difference(stored?.slices ?? [], vintage.content, { recordsByFile: isRecord });
  const after = then?.seq ?? 0;
  const later = (await store.datasets.versions(key)).filter(({ seq }) => seq > after);
  const compared = Boolean(state?.version);
  if (deltas.length === 0) return { version: null, before: later.length, compared, remarks: [] };
  if (stored && !isRecord) refuseOlder(vintage, stored.slices, stored.state.version);
  const verdict = stored
    ? validateChange(vintage.content, stored, deltas, options.accept, {
        rowCount: dataset.rowCount,
        ofSingles: dataset.ofSingles,
        isRecord,
      })
    : null;
  const today = state?.version && later.length > 0 ? await storedThen(store, state, state.version, vintage.content) : null;
  if (today !== null && !isRecord) refuseSeam(today, vintage.content);
  const accepted = [...(verdict?.accepted ?? []), ...validateFirst(dataset, vintage.content, deltas, stored, options.accept)];
  const refuse = (error: WattleError): void => {
    if (!options.accept.some((code) => code === error.code)) throw error;
    accepted.push(error.message);
  };
  if (today !== null) validateUnitsBefore(today, vintage.content, refuse);
  const shift = today === null ? null : scaleToday(today, vintage.content);
  if (shift !== null) refuse(shift);
  const named = new Set(verdict?.rereferences.map((one) => one.key));
  const remarks = [
    stored && stored.state.version.effectiveFrom === effectiveFrom ? describeSameDay(deltas, stored) : null,
    ...(verdict === null ? [] : describeRereferences(verdict.rereferences)),
    stored && describeMoved(stored.slices, vintage.content, named),
    then && (await describeAbsent(store, key, then, vintage.content)),
    ...new Set(accepted),
  ].filter((one) => one !== null);
  const kind = then === null ? 'initial' : verdict && verdict.rereferences.length > 0 ? 'rereference' : 'update';
  const version = {
    ...importedVersion(vintage, effectiveFrom, options.now),
    kind,
    ...versionNotes([...remarks, ...vintage.content.notes]),
    ...partialMark(vintage.content),
  } as const;
  await keepCapture(store, key, vintage.captured);
  const place = { dataset: key, baseSeq: state?.version?.seq ?? null, baseMoved: state?.version ? timesMoved(state.version) : null };
  const written = await write(store, dataset, vintage.content, { place, after, version, deltas, later, stored, isRecord });
  return { version: written, before: later.length, compared, remarks: remarks.map(textOfNote) };
}

interface NewVintage {
  readonly place: Pick<DatasetDelta, 'dataset'> & { readonly baseSeq: number | null; readonly baseMoved: number | null };
  /** The seq of the version before the vintage, or 0. */
  readonly after: number;
  readonly version: DatasetDelta['version'];
  readonly deltas: readonly SeriesDelta[];
  readonly later: readonly Version[];
  readonly stored: Awaited<ReturnType<typeof storedThen>> | null;
  readonly isRecord: boolean;
}

/** Writes the vintage as the latest version, or before later versions. */
async function write(store: Store, dataset: TimeSeriesDataset, content: ParsedDataset, vintage: NewVintage): Promise<Version | null> {
  const { place, after, version, later, stored } = vintage;
  const labels = content.dimensions;
  const own = stored ? mergeDimensions(stored.state.dimensions, labels) : labels;
  const { dataset: key, baseSeq, baseMoved } = place;
  const series = vintage.deltas.toSorted((a, b) => (a.attributes.key < b.attributes.key ? -1 : 1));
  if (baseSeq === null || baseMoved === null || later.length === 0) {
    const [written] = await store.datasets.rewrite({ ...place, after, deltas: [{ version, dimensions: own, series }] });
    return written ?? null;
  }
  const merged = new Map<readonly ParsedDimension[], readonly ParsedDimension[]>();
  const dimensions = [own];
  for (const { seq } of later) {
    const known = await store.datasets.dimensions(key, seq);
    const both = merged.get(known) ?? mergeDimensions(known, labels);
    merged.set(known, both);
    dimensions.push(both);
  }
  const next = await nextVintage(store, dataset, content, later);
  const changed = slippedIn(store, content, vintage, series, next);
  return store.datasets.insert({ dataset: key, baseSeq, baseMoved, after, version, dimensions, series: changed });
}

/** How many series are read at once. */
const SERIES_PER_READ = 20;

/** Yields each series that the vintage changes, before and after. Reads a few series at a time, to save memory. */
async function* slippedIn(
  store: Store,
  content: ParsedDataset,
  { place: { dataset }, after, later, isRecord }: NewVintage,
  deltas: readonly SeriesDelta[],
  next: number | null,
): AsyncGenerator<ChangedHistory> {
  const alone = new Set(later.flatMap(({ seq, isCompiled }) => (isCompiled ? [seq] : [])));
  const ids = new Map((await store.datasets.series(dataset)).map(({ key, id }) => [key, id]));
  const inFile = content.series.flatMap(({ key }) => ids.get(key) ?? []);
  const changedIn = await store.datasets.changedIn(dataset, inFile, after);
  const seqs = inFile.map((id) => changedIn.get(id) ?? []);
  const newer = isRecord ? null : nextOfFile(seqs, after, next, alone);
  for (let i = 0; i < deltas.length; i += SERIES_PER_READ) {
    const some = deltas.slice(i, i + SERIES_PER_READ);
    const stored = some.flatMap(({ attributes: { key } }) => ids.get(key) ?? []);
    const histories = stored.length === 0 ? [] : await store.datasets.histories(dataset, stored);
    const byKey = new Map(histories.map((history) => [history.attributes[0]?.attributes.key, history]));
    for (const delta of some) yield slipIn(byKey.get(delta.attributes.key) ?? null, after, delta, newer, alone, isRecord);
  }
}

/** Returns a sentence on values that differ from another vintage on the same day, or null. */
function describeSameDay(
  deltas: readonly SeriesDelta[],
  { slices, state }: { readonly slices: readonly SeriesSlice[]; readonly state: { readonly version: Version } },
): string | null {
  const said = new Map(
    slices.map(({ series, t, value, seq }) => [
      series.key,
      new Map(t.flatMap((one, i) => (seq[i] === state.version.seq && value[i] !== null ? [[one, value[i]] as const] : []))),
    ]),
  );
  const keys = deltas.flatMap(({ attributes: { key }, write }) => {
    const own = said.get(key);
    return write.flatMap(({ t, value }) => (value !== null && own?.has(t) && own.get(t) !== value ? [key] : []));
  });
  if (keys.length === 0) return null;
  const named = [...new Set(keys)];
  const some = `${named.slice(0, MOST_NAMED).join(', ')}${named.length > MOST_NAMED ? ', …' : ''}`;
  return `${keys.length} ${keys.length === 1 ? 'figure differs' : 'figures differ'} from the stored vintage for the same day. The imported vintage is treated as the later vintage. Series: ${some}.`;
}

/**
 * Throws REQ_BAD_PARAMETER if the file ends before the data that were known on its date. The file was then published earlier, and its
 * import would withdraw later values. A file that states its date may withdraw values.
 */
function refuseOlder({ content, published }: Vintage, slices: readonly SeriesSlice[], then: Version | null): void {
  if (content.scope === 'points' || content.publishedOn !== null) return;
  const newest = newestDayOf(content);
  const known = newestDayStored(slices, content);
  if (newest === null || known === null || newest >= known) return;
  const by = then === null ? '' : ` (latest vintage of the dataset: ${isoDay(Math.floor(then.effectiveFrom / DAY_MS))})`;
  throw refused(
    `The file ends with ${isoDay(newest)}, but on ${published} its series already had values to ${isoDay(known)}${by}. Give the earlier publication date of the file.`,
    'published',
  );
}

/** Throws DATA_INCOMPLETE if a current series would have two reference years after the import. */
function refuseSeam({ slices }: { readonly slices: readonly SeriesSlice[] }, content: ParsedDataset): void {
  const seam = content.scope === 'points' ? null : seamBeforeStored(new Map(slices.map((one) => [one.series.key, one])), content);
  if (seam !== null) throw seam;
}

/**
 * Compares the scale with the current data if no earlier data are stored. Returns an error if values are, for example, 1,000 times the
 * stored values for the same periods and unit. Otherwise returns null.
 */
function scaleToday({ slices }: { readonly slices: readonly SeriesSlice[] }, content: ParsedDataset): WattleError | null {
  const units = new Map(content.series.map(({ key, unit, multiplier }) => [key, `${unit} ${multiplier}`]));
  const alike = slices.filter(({ series }) => units.get(series.key) === `${series.unit} ${series.multiplier}`);
  return scaleShift(new Map(alike.map((slice) => [slice.series.key, slice])), content);
}

const endOfDay = (published: string): number => ((parseIsoDay(published) ?? 0) + 1) * DAY_MS - 1;

/** Reads the stored data for the series in the file, as at the date of the vintage. */
async function storedThen(store: Store, state: DatasetState, then: Version, content: ParsedDataset) {
  const keys = new Set(content.series.map(({ key }) => key));
  const all = await store.datasets.series(state.dataset);
  const ids = all.filter((one) => keys.has(one.key)).map(({ id }) => id);
  const read = await store.datasets.read({ dataset: state.dataset, series: ids, seq: then.seq });
  const slices = read.map((slice): SeriesSlice => ({ ...slice, series: { ...slice.series, ...spanOf(slice) } }));
  const total = { rows: all.reduce((sum, one) => sum + one.count, 0), series: all.filter((one) => one.count > 0).length };
  const dimensions = await store.datasets.dimensions(state.dataset, then.seq);
  return { state: { ...state, dimensions, version: then }, slices, total };
}

const MOST_NAMED = 5;

/** Returns a remark on current series that a file for the whole dataset lacks, or null. The import does not change these series. */
async function describeAbsent(store: Store, dataset: DatasetKey, then: Version, { scope, series }: ParsedDataset): Promise<string | null> {
  if (scope !== 'whole') return null;
  const inFile = new Set(series.map(({ key }) => key));
  const ids = (await store.datasets.series(dataset)).map(({ id }) => id);
  const known = (await store.datasets.read({ dataset, series: ids, seq: then.seq })).filter(({ t }) => t.length > 0);
  const absent = currentSeries(known.map((slice) => ({ ...slice.series, ...spanOf(slice) }))).filter(({ key }) => !inFile.has(key));
  if (absent.length === 0) return null;
  const keys = absent.map(({ key }) => key);
  return `${keys.length} series that had values on that day are not in the file, so they are unchanged: ${keys.slice(0, MOST_NAMED).join(', ')}${keys.length > MOST_NAMED ? ', …' : ''}.`;
}

/**
 * Returns the period range and number of values on the date of the vintage. For stored series, these facts are known only for the latest
 * version.
 */
const spanOf = ({ t }: SeriesSlice): { readonly firstT: number; readonly lastT: number; readonly count: number } => ({
  firstT: at(t, 0),
  lastT: t.at(-1) ?? -1,
  count: t.length,
});

const keepCapture = (store: Store, dataset: string, captured: Captured) =>
  store.captures.put(
    {
      dataset,
      askId: IMPORT_ASK,
      url: captured.url,
      contentType: captured.contentType,
      retrievedAt: captured.retrievedAt,
      etag: null,
      lastModified: null,
    },
    captured.bytes,
  );
