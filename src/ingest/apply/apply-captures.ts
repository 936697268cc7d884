/** Imports captures for a dataset: parses and checks them, compares them with the stored data, and writes the changes. */
import type { Captured } from '../../core/capture.ts';
import {
  type Dataset,
  type DatasetKey,
  datasetKey,
  keepsRecordsByFile,
  type RegisterDataset,
  type TimeSeriesDataset,
} from '../../core/define-dataset.ts';
import { type Acceptable, type Address, WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { CALENDAR_BACK_MS } from '../../core/lateness.ts';
import { type ParsedDataset, partialMark, versionNotes } from '../../core/observation.ts';
import { readOnce } from '../../core/series/read-once.ts';
import type { NewEvent } from '../../store/ports/events.ts';
import type { Store } from '../../store/ports/port.ts';
import { type DatasetDelta, type SeriesSlice, timesMoved, type Version, type VersionOrigin } from '../../store/ports/series.ts';
import { calendarDay } from './calendar-day.ts';
import { undeclaredScale } from './declared-scale.ts';
import { difference } from './difference.ts';
import { eventsOf, type NamedSeries, type News } from './events.ts';
import { validateFirst } from './first-load.ts';
import { mergeDimensions, mergeParsed } from './merge.ts';
import { registerRows, tryRegister, validateRegisterSize } from './register.ts';
import { describeRereferences } from './rereference.ts';
import { describeMoved } from './scale-shift.ts';
import { describeEnded, describeLost, removedSeries } from './shrinkage.ts';
import { frozen, newestDayOf, olderThanStored, type StoredFigures, validateChange, validateParsed } from './validate.ts';
import { effectiveFrom } from './version-date.ts';

/** A capture with its parsed content. For a register the content is null, because its rows are streamed into the store. */
export interface Part {
  readonly captured: Captured;
  readonly content: ParsedDataset | null;
}

export interface BringIn {
  readonly store: Store;
  readonly dataset: Dataset;
  /** The import time, in ms since the epoch. */
  readonly recordedAt: number;
  readonly origin: VersionOrigin;
  readonly accept: readonly Acceptable[];
  /** True if the files are older than those in a normal update. They then do not confirm the current data. */
  readonly older?: true;
  /** The series whose changes become events. If absent, no events are stored. */
  readonly named?: NamedSeries;
  /** The URL of a second file with the same values. Because of it, values that need review are imported. */
  readonly agreed?: string;
}

export interface BroughtIn {
  /** The new version. Null if the files contain no changes. */
  readonly version: Version | null;
  /** DATA_FROZEN if the files are valid but old. Responses then report that the stored data are out of date. */
  readonly warning: WattleError | null;
  /** Keys of current series that the new version removes. */
  readonly removed: readonly string[];
  /** True if the files are older than the stored data, and therefore do not describe the current state. */
  readonly older?: true;
}

/** Returns the time at which the last file arrived. This may be before the program was restarted. */
const retrievalOf = (parts: readonly Part[]): number => Math.max(...parts.map((part) => part.captured.retrievedAt));

/** The maximum number of repeated imports. An import is repeated if another node imports the same data meanwhile. */
const CONFLICT_RETRIES = 3;

/**
 * Parses a capture. Throws PARSE_* or DATA_* with an address. The result depends only on the bytes and on `now`, which separates past from
 * future periods.
 */
export async function parsePart(dataset: Dataset, captured: Captured, now: number): Promise<Part> {
  try {
    if (captured.file === undefined && captured.bytes.byteLength === 0) throw new WattleError('DATA_EMPTY', 'The file is empty.');
    if (dataset.kind === 'register') {
      await tryRegister(dataset, captured);
      return { captured, content: null };
    }
    const content = readOnce(await dataset.parse(captured));
    validateParsed(content, dataset, now);
    return { captured, content };
  } catch (error) {
    throw asParseError(error, captured.url);
  }
}

/** Adds a URL to a parser error. Any other error means that the file has an unknown layout. */
export function asParseError(error: unknown, url: string): WattleError {
  if (!(error instanceof WattleError)) {
    return new WattleError('PARSE_LAYOUT', 'The file has an unknown layout.', { at: { url }, cause: error });
  }
  return withAddress(error, { url });
}

function withAddress(error: WattleError, at: Address): WattleError {
  return new WattleError(error.code, error.message, {
    at: { ...at, ...error.at },
    ...(error.hint === undefined ? {} : { hint: error.hint }),
    ...(error.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    cause: error.cause,
  });
}

/**
 * Imports the parts of a dataset, one for each request. Throws PARSE_* or DATA_* with an address, and writes nothing, if the parts must
 * not replace the stored data.
 */
export async function bringIn(context: BringIn, parts: readonly Part[]): Promise<BroughtIn> {
  const url = parts.map((part) => part.captured.url).join(' ');
  try {
    const broughtIn =
      context.dataset.kind === 'register'
        ? await bringInRegister(context, context.dataset, parts)
        : await bringInTimeSeries(context, context.dataset, parts);
    return { ...broughtIn, warning: broughtIn.warning && withAddress(broughtIn.warning, { url }) };
  } catch (error) {
    throw error instanceof WattleError ? withAddress(error, { url }) : error;
  }
}

async function bringInTimeSeries(context: BringIn, dataset: TimeSeriesDataset, parts: readonly Part[]): Promise<BroughtIn> {
  const parsed = mergeParsed(parts.map((part) => part.content as ParsedDataset));
  for (let attempt = 0; ; attempt++) {
    try {
      return await applyNews(context, dataset, parts, parsed);
    } catch (error) {
      const conflict = error instanceof WattleError && error.code === 'REQ_CONFLICT';
      if (!conflict || attempt >= CONFLICT_RETRIES) throw error;
    }
  }
}

async function applyNews(context: BringIn, dataset: TimeSeriesDataset, parts: readonly Part[], parsed: ParsedDataset): Promise<BroughtIn> {
  const stored = await readStored(context.store, dataset, parsed);
  const isRecord = keepsRecordsByFile(dataset);
  const deltas = difference(stored?.slices ?? [], parsed, { recordsByFile: isRecord });
  const stale = frozen(dataset, newestOf(newestDayOf(parsed), stored?.state.newestDay ?? null), context.recordedAt);
  if (deltas.length === 0) return { version: null, warning: stale, removed: [] };
  const older = stored && !context.older ? olderThanStored(parsed, stored.state, stored.slices) : null;
  if (older !== null) return { version: null, warning: new WattleError('DATA_FROZEN', older), removed: [], older: true };
  const verdict = stored
    ? validateChange(parsed, stored, deltas, context.accept, { rowCount: dataset.rowCount, ofSingles: dataset.ofSingles, isRecord })
    : { rereferences: [], accepted: [] };
  const scale = scaleOfNews(context, dataset, parsed, stored);
  // Identities are not checked for simulated values, because simulated parts do not add up to their totals.
  const firsts = context.origin === 'sandbox' ? [] : validateFirst(dataset, parsed, deltas, stored, context.accept);
  const before = stored?.state.version ?? null;
  const dimensions = stored && parsed.scope !== 'whole' ? mergeDimensions(parsed.dimensions, stored.state.dimensions) : parsed.dimensions;
  const ended = stored ? describeEnded(stored.slices, deltas) : null;
  // If an operator accepted changes, another note already lists the removed values. A partial vintage never removes values.
  const isSaid = verdict.accepted.length > 0 || parsed.isCompiled === true;
  const lost = stored && !isSaid ? describeLost(stored.slices, deltas) : null;
  const rereferenced = new Set(verdict.rereferences.map((one) => one.key));
  const shifted = stored ? describeMoved(stored.slices, parsed, rereferenced) : null;
  const notes = [
    ...describeRereferences(verdict.rereferences),
    shifted,
    ended,
    lost,
    ...verdict.accepted,
    ...firsts,
    ...scale,
    context.agreed === undefined ? null : `A second file has the same figures: ${context.agreed}.`,
    ...parsed.notes,
  ].filter((note) => note !== null);
  const known = { newestDay: newestDayOf(parsed), retrievedAt: retrievalOf(parts), previousEffectiveFrom: before?.effectiveFrom ?? null };
  const byCalendar = parsed.publishedOn !== null || context.older ? null : await dayByCalendar(context, dataset, known);
  const publishedOn = parsed.publishedOn ?? byCalendar;
  const basis = parsed.publishedBasis ?? (byCalendar === null ? null : 'inferred');
  const facts: DatasetDelta['version'] = {
    effectiveFrom: effectiveFrom({ publishedOn, ...known }),
    recordedAt: context.recordedAt,
    origin: context.origin,
    kind: before === null ? 'initial' : verdict.rereferences.length > 0 ? 'rereference' : 'update',
    captures: parts.map((part) => part.captured.sha256),
    // An upper bound is not a release date. It only shows that the file was public by that date.
    publishedOn: basis === 'upper_bound' ? null : publishedOn,
    ...(basis === null || basis === 'stated' ? {} : { publishedBasis: basis }),
    ...versionNotes(notes),
    ...partialMark(parsed),
  };
  const version = await context.store.datasets.apply({
    dataset: datasetKey(dataset),
    ...(dataset.layout ? { layout: dataset.layout.kind } : {}),
    baseSeq: before?.seq ?? null,
    baseMoved: before === null ? null : timesMoved(before),
    version: facts,
    dimensions,
    series: deltas,
    events: stored
      ? await newsOf(context, { ...stored, dataset, deltas, dimensions, version: facts, rereferenced, before: stored.state })
      : [],
    ...(context.older ? { confirms: false as const } : {}),
  });
  return { version, warning: stale, removed: stored && parsed.scope !== 'points' ? removedSeries(stored.slices, deltas) : [] };
}

/**
 * Checks the scale of new series against their declaration. Returns a sentence if an operator accepted a difference. Throws
 * DATA_UNIT_CHANGED for other differences.
 */
function scaleOfNews(
  { named, accept }: BringIn,
  dataset: TimeSeriesDataset,
  parsed: ParsedDataset,
  stored: StoredFigures | null,
): readonly string[] {
  const known = new Set(stored?.slices.filter(({ series }) => series.count > 0).map(({ series }) => series.key));
  const error = undeclaredScale(parsed, named?.seriesOfDataset(dataset) ?? [], known);
  if (error === null) return [];
  if (!accept.some((code) => code === error.code)) throw error;
  return [error.message];
}

/**
 * Returns the release date in the agency's calendar, for a file that does not state its date. Null if the calendar has no matching
 * release.
 */
async function dayByCalendar(
  { store }: BringIn,
  dataset: TimeSeriesDataset,
  known: Parameters<typeof calendarDay>[2],
): Promise<string | null> {
  if ((dataset.cadence.releaseTitles ?? []).length === 0) return null;
  const calendar = await store.releases.between(known.retrievedAt - CALENDAR_BACK_MS, known.retrievedAt, dataset.source);
  return calendarDay(dataset.cadence, calendar, known);
}

/** Returns the events for a version. A version from older files has no events. */
const newsOf = async ({ store, named, older }: BringIn, news: News): Promise<readonly NewEvent[]> =>
  named && !older ? eventsOf(store, named, news) : [];

/** Returns the later of two days. A file for only part of a dataset may end before other stored series. */
const newestOf = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.max(a, b));

/**
 * Reads the stored data that a capture may change. Null if nothing is stored. If the capture has only some series or single values, reads
 * only the periods in the capture. For example, a market file has five minutes of series that span years.
 */
async function readStored(store: Store, dataset: TimeSeriesDataset, parsed: ParsedDataset): Promise<StoredFigures | null> {
  const key = datasetKey(dataset);
  const state = await store.datasets.state(key);
  if (!state?.version) return null;
  const series = await store.datasets.series(key);
  if (parsed.scope !== 'points' && parsed.scope !== 'partial') {
    return { state, slices: await store.datasets.read({ dataset: key, series: series.map((one) => one.id) }) };
  }
  const slices: SeriesSlice[] = [];
  const histories: SeriesSlice[] = [];
  for (const { keys, from, to } of spansOf(parsed)) {
    const ids = series.filter((one) => keys.has(one.key)).map((one) => one.id);
    for (const slice of await store.datasets.read({ dataset: key, series: ids, from, to })) slices.push(slice);
    if (dataset.layout === undefined) for (const slice of await historiesOf(store, key, ids, from)) histories.push(slice);
  }
  const total = { rows: series.reduce((sum, one) => sum + one.count, 0), series: series.filter((one) => one.count > 0).length };
  return { state, slices, total, histories };
}

/**
 * The number of stored values to read before the first value in a file. They show the usual size of changes if the file has few periods.
 */
const HISTORY = 120;

const historiesOf = (store: Store, dataset: DatasetKey, series: readonly number[], from: number): Promise<readonly SeriesSlice[]> =>
  store.datasets.read({ dataset, series, to: from - 1, newest: HISTORY });

/** Yields, for each frequency, the keys of its series with their first and last ordinals. */
function spansOf(parsed: ParsedDataset): Iterable<{ readonly keys: ReadonlySet<string>; readonly from: number; readonly to: number }> {
  const spans = new Map<Frequency, { readonly keys: Set<string>; from: number; to: number }>();
  for (const { freq, key, observations } of parsed.series) {
    const [first, last] = [observations[0], observations.at(-1)];
    if (!first || !last) continue;
    const span = spans.get(freq) ?? { keys: new Set<string>(), from: first.t, to: last.t };
    spans.set(freq, { keys: span.keys.add(key), from: Math.min(span.from, first.t), to: Math.max(span.to, last.t) });
  }
  return spans.values();
}

async function bringInRegister(context: BringIn, dataset: RegisterDataset, parts: readonly Part[]): Promise<BroughtIn> {
  const state = await context.store.datasets.state(datasetKey(dataset));
  const captured = parts.map((part) => part.captured);
  const version = await context.store.registers.load({
    dataset: datasetKey(dataset),
    columns: dataset.columns,
    key: dataset.key,
    rows: registerRows(dataset, captured, asParseError, context.recordedAt),
    check: (rows) => validateRegisterSize(rows, state, context.accept),
    version: {
      effectiveFrom: Math.max(retrievalOf(parts), state?.version?.effectiveFrom ?? Number.NEGATIVE_INFINITY),
      recordedAt: context.recordedAt,
      origin: context.origin,
      kind: state?.version ? 'update' : 'initial',
      captures: captured.map((one) => one.sha256),
      publishedOn: null,
      note: null,
    },
  });
  return { version, warning: null, removed: [] };
}
