/**
 * Reads rows of a statistical dataset. There is one row for each period and series. If the values of a dimension are columns, there is
 * one row for each period.
 */

import { at } from '../../core/assert.ts';
import { type DatasetKey, datasetKey, dottedId, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import { quoted, valuesInWords, WattleError } from '../../core/errors.ts';
import type { ParsedDimension } from '../../core/observation.ts';
import { formatPeriod, period } from '../../core/period.ts';
import { unitText } from '../../core/units.ts';
import { listed } from '../../signals/wording/figures.ts';
import { inWords } from '../../signals/wording/periods.ts';
import type { StoredSeries, Version } from '../../store/ports/series.ts';
import type { Answer } from '../base/answer.ts';
import { citationOf, filesBySeq } from '../base/citation.ts';
import { concernNotes } from '../base/concerns.ts';
import type { QueryContext } from '../base/context.ts';
import { type Cursor, cursorVersion, decodeCursor, encodeCursor, queryFingerprint } from '../base/cursor.ts';
import { freshnessAsOf, freshnessOf, maxAgeSeconds, ONLY_STALE, refuseStale } from '../base/freshness.ts';
import { echoWindow, metaOf } from '../base/meta.ts';
import type { EchoedQuery } from '../base/meta-shape.ts';
import { discontinuedNotes, type NoteLike, quirkNotes } from '../base/notes.ts';
import { boundReader } from '../base/parameters/bounds.ts';
import { LABELS, LIMIT, ORDER, PIVOT, readColumns, SHAPE } from '../base/parameters/dataset-rows.ts';
import { type AsOf, Parameters } from '../base/parameters/parameters.ts';
import { ALLOW_STALE, CURSOR, EXPLAIN } from '../base/parameters/standard.ts';
import { knownSeries, type VersionThen, versionThen } from '../base/real-time/known-series.ts';
import { listStoredSeries, refuseBeforeFirst, type StoredState, storedState } from '../base/stored-dataset.ts';
import { coverageNote, gapNotes, nothingInWindow, STARTER_IS_A_PART } from '../base/stored-span.ts';
import { olderFigures, olderFiguresNotes } from '../base/vintages-apart.ts';
import { ruledWindow, type WindowFacts } from './market-window.ts';
import { namedWindow } from './named-period.ts';
import { fetchFirst, fetchOlder } from './older-window.ts';
import { oneRelease } from './one-release.ts';
import { gapsOfPage } from './page-gaps.ts';
import { vintageOfPage } from './page-vintage.ts';
import { dimensionNamed, dimensionsOf, type ShownDimension, select } from './selection.ts';
import { type Entry, type PageRequest, readPage } from './time-series-page.ts';
import { partsBefore } from './time-series-parts.ts';
import { allColumns, chooseColumns, type Shown, tableOf } from './time-series-table.ts';

interface Reading extends PageRequest, Shown {
  readonly requested: boolean;
  readonly asOf: AsOf | null;
  readonly order: 'asc' | 'desc';
  readonly columns: readonly string[] | null;
  readonly allowStale: boolean;
  readonly explain: boolean;
}

export async function readTimeSeries(ctx: QueryContext, dataset: TimeSeriesDataset, params: URLSearchParams): Promise<Answer> {
  const state = await storedForWindow(ctx, dataset, params);
  const fingerprint = queryFingerprint(state.dataset, params);
  const { version, stored, known, reading, notes } = await readingOf(ctx, dataset, state, params);
  const { asOf, cursor } = reading;
  const isNew = asOf === null && cursor === null && reading.requested;
  const older = isNew ? await fetchOlder(ctx, dataset, state, version, reading.selection.series, reading.window) : null;
  if (older?.changed) return readTimeSeries(ctx, dataset, params);
  const freshness = await (asOf === null ? freshnessOf(ctx, dataset, state) : freshnessAsOf(ctx, dataset, state, asOf.ms));
  if (!reading.allowStale) refuseStale(freshness, ONLY_STALE);
  const page = await readPage(ctx, state, version, reading);
  if (asOf !== null && page.total === 0) {
    const named = `this selection of ${dottedId(dataset)}`;
    await refuseBeforeFirst(ctx, named, { dataset: state.dataset, version }, reading.selection.series, asOf);
  }
  const table = await tableOf(reading, reading.columns, page.entries);
  const oldest = page.entries[0];
  const gaps = gapsOfPage(dataset, page.entries);
  const dated = await vintageOfPage(ctx, state.dataset, version, page.entries);
  const [vintage, olderVintages] = [known.vintage ?? dated.vintage, dated.older];
  return {
    data: reading.order === 'desc' ? table.rows.toReversed() : table.rows,
    columns: table.columns,
    meta: {
      ...metaOf(ctx, {
        query: echo(reading),
        period: { start: periodText(oldest), end: periodText(page.entries.at(-1)) },
        rows: page.entries.length,
        totalRows: page.total,
        truncated: page.more,
        sources: [await citationOf(ctx, dataset, vintage)],
        freshness,
        versions: [vintage],
        of: [dataset],
        notes: [
          ...notesOf(dataset, version, page.entries),
          ...known.gap.notes,
          ...notes,
          ...concernsOf(state, reading),
          ...reading.selection.notes,
          ...(page.total === 0 ? emptyNotes(dataset, version, stored, reading) : partNotes(version, reading)),
          ...gapNotes(gaps),
          ...olderFiguresNotes(olderFigures(olderVintages)),
          ...(older?.notes ?? []),
        ],
      }),
      ...known.gap.meta,
      ...(gaps.length === 0 ? {} : { gaps }),
      curated: dataset.curated,
      ...(table.units === null ? {} : { summary: { units: table.units } }),
      ...(reading.explain ? { explain: { operands: await operandsOf(ctx, datasetKey(dataset), page.entries) } } : {}),
    },
    next: page.more && oldest ? encodeCursor(fingerprint, version, [oldest.instant, oldest.rowGroup.id]) : null,
    datasets: [datasetKey(dataset)],
    maxAgeSeconds: maxAgeSeconds(dataset, state, freshness, ctx.clock.now()),
  };
}

/** Checks the parameters, and selects a version and series. Throws one error with all faults. */
async function readingOf(ctx: QueryContext, dataset: TimeSeriesDataset, state: StoredState, params: URLSearchParams) {
  const parameters = new Parameters(params);
  const asOf = parameters.asOf();
  const cursorText = parameters.text(CURSOR);
  const cursor = cursorText === null ? null : decodeCursor(cursorText, queryFingerprint(state.dataset, params));
  const newest = await versionOf(ctx, dataset, state, asOf, cursor);
  const dimensions = dimensionsOf(dataset, await parsedDimensions(ctx, state, newest.version));
  const stored = await listStoredSeries(ctx, state);
  const facts = { newest: await newestStored(ctx, dataset, stored, newest.version, cursor), now: ctx.clock.now() };
  const requested = readParameters(dataset, dimensions, stored, parameters, facts);
  const { series } = requested.selection;
  const { version, notes } =
    cursor === null ? await oneRelease(ctx, dataset, newest.version, series) : { version: newest.version, notes: [] };
  const known = await knownSeries(ctx, dataset, state, { ...newest, version }, series, asOf);
  const reading: Reading = { ...requested, asOf, cursor, ...(known.slices === undefined ? {} : { known: known.slices }) };
  return { version, stored, known, reading, notes };
}

/** Returns the rows on all pages after a cursor, in the order of the file. The memory contains only one part at a time. */
export async function* laterRows(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
  params: URLSearchParams,
): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  const state = await storedState(ctx, dataset);
  const { version, reading } = await readingOf(ctx, dataset, state, params);
  const isDescending = reading.order === 'desc';
  for await (const entries of partsBefore(ctx, state.dataset, version, reading, isDescending)) {
    const { rows } = await tableOf(reading, reading.columns, entries);
    yield isDescending ? rows.toReversed() : rows;
  }
}

/** Returns the stored state. If nothing is stored, tries to fetch only the requested window first. */
async function storedForWindow(ctx: QueryContext, dataset: TimeSeriesDataset, params: URLSearchParams): Promise<StoredState> {
  try {
    return await storedState(ctx, dataset);
  } catch (error) {
    if (!dataset.history || !(error instanceof WattleError) || error.code !== 'DATA_UNAVAILABLE') throw error;
    if (!(await fetchFirst(ctx, dataset, new Parameters(params).window(boundReader([dataset.frequency], true))))) throw error;
    return storedState(ctx, dataset);
  }
}

/**
 * Returns the latest ordinal, at which the default window ends. If the cursor refers to an older version, returns the latest ordinal of
 * that version.
 */
async function newestStored(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
  stored: readonly StoredSeries[],
  version: Version,
  cursor: Cursor | null,
): Promise<number | null> {
  if (dataset.window?.defaultMinutes === undefined) return null;
  const ofFrequency = stored.filter((series) => series.freq === dataset.frequency && series.count > 0);
  if (cursor === null) return newestOf(ofFrequency.map((series) => series.lastT));
  const query = { dataset: datasetKey(dataset), series: ofFrequency.map((series) => series.id), seq: version.seq, newest: 1 };
  return newestOf((await ctx.store.datasets.read(query)).flatMap((slice) => slice.t));
}

const newestOf = (ordinals: readonly number[]): number | null =>
  ordinals.reduce<number | null>((newest, t) => (newest === null || t > newest ? t : newest), null);

/** Checks the parameters that do not affect the choice of the version. Throws one error with all faults. */
function readParameters(
  dataset: TimeSeriesDataset,
  dimensions: readonly ShownDimension[],
  stored: readonly StoredSeries[],
  parameters: Parameters,
  facts: WindowFacts,
): Omit<Reading, 'asOf' | 'cursor'> {
  const window = namedWindow(dataset, parameters.window(boundReader([dataset.frequency], dataset.window !== undefined)), parameters);
  const basic = {
    window: ruledWindow(dataset, window, facts, parameters),
    requested: window.start !== null || window.end !== null,
    limit: parameters.integer(LIMIT),
    order: parameters.choice(ORDER) ?? ('asc' as const),
    labels: parameters.choice(LABELS) ?? ('label' as const),
    allowStale: parameters.flag(ALLOW_STALE),
    explain: parameters.flag(EXPLAIN),
  };
  const shape = parameters.choice(SHAPE) ?? (dataset.wide ? 'wide' : 'long');
  const pivotRequested = parameters.text(PIVOT);
  const pivotName = pivotRequested ?? dataset.wide?.pivot ?? null;
  const columnTexts = readColumns(parameters);
  const selection = select(dataset, dimensions, stored, parameters);
  const pivot = shape === 'wide' ? pivotOf(dimensions, selection.series, pivotName, parameters) : null;
  if (shape === 'long' && pivotRequested !== null) {
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'pivot',
      detail: 'Use the parameter “pivot” only with shape=wide.',
      did_you_mean: 'shape=wide',
    });
  }
  const flat = pivot !== null && pivot.name === dataset.wide?.pivot ? dataset.wide : null;
  const partial = { ...basic, pivot, flat, selection, dimensions };
  const columns = columnTexts.length === 0 ? null : chooseColumns(columnTexts, allColumns(partial), parameters);
  parameters.check();
  return { ...partial, columns };
}

/** Returns the dimension whose values become columns. If the request names none, returns the only dimension that varies. */
function pivotOf(
  dimensions: readonly ShownDimension[],
  series: readonly StoredSeries[],
  name: string | null,
  parameters: Parameters,
): ShownDimension | null {
  const shown = dimensions.filter((dimension) => dimension.shown);
  const names = shown.map((dimension) => dimension.name);
  if (name !== null) {
    const dimension = dimensionNamed(shown, name);
    if (dimension) return dimension;
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'pivot', detail: `This dataset has no dimension ${quoted(name)}.`, allowed: names });
    return null;
  }
  const varying = shown.filter((dimension) => new Set(series.map((one) => one.codes[dimension.position])).size > 1);
  if (varying.length <= 1) return varying[0] ?? shown[0] ?? null;
  const allowed = varying.map((dimension) => dimension.name);
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: 'pivot',
    detail: `Several dimensions have more than one value. Use “pivot” to choose the columns. Allowed: ${valuesInWords(allowed)}.`,
    allowed,
  });
  return null;
}

async function versionOf(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
  state: StoredState,
  asOf: AsOf | null,
  cursor: Cursor | null,
): Promise<VersionThen> {
  const then = await versionThen(ctx, dataset, state, asOf);
  if (cursor === null) return then;
  return { ...then, version: cursorVersion(await ctx.store.datasets.versionsAt(state.dataset, [cursor.seq]), cursor) };
}

/**
 * Returns the dimensions of a version. The labels of an older version are read again, because the agency may have changed them since
 * then.
 */
const parsedDimensions = async (ctx: QueryContext, state: StoredState, version: Version): Promise<readonly ParsedDimension[]> =>
  version.seq === state.version.seq ? state.dimensions : ctx.store.datasets.dimensions(state.dataset, version.seq);

const periodText = (entry: Entry | undefined): string | null => (entry ? formatPeriod(period(entry.freq, entry.t)) : null);

function echo(reading: Reading): EchoedQuery {
  return {
    ...reading.selection.query,
    ...echoWindow(reading.window),
    ...(reading.asOf ? { as_of: reading.asOf.text } : {}),
    ...(reading.asOf?.gap ? { gap: reading.asOf.gap } : {}),
    limit: reading.limit,
    order: reading.order,
    labels: reading.labels,
    shape: reading.pivot === null ? 'long' : 'wide',
    ...(reading.pivot === null ? {} : { pivot: reading.pivot.name }),
    ...(reading.columns === null ? {} : { columns: reading.columns }),
    ...(reading.allowStale ? {} : { allow_stale: 0 }),
  };
}

function notesOf(dataset: TimeSeriesDataset, version: Version, entries: readonly Entry[]): readonly NoteLike[] {
  const notes: NoteLike[] = [...quirkNotes(dataset), ...discontinuedNotes(dataset)];
  if (version.note !== null) notes.push(version.note);
  for (const { text, series } of version.remarks ?? [])
    notes.push({ code: 'release_note', scope: 'series', values: { dataset: dottedId(dataset), series }, text });
  const breaks = entries.filter((entry) => entry.cells.some(({ slice, i }) => slice.status[i] === 'break')).map(periodText);
  if (breaks.length > 0)
    notes.push(
      `The agency marks a break in series at ${listed([...new Set(breaks)].flatMap((text) => (text === null ? [] : [inWords(text)])))}.`,
    );
  return notes;
}

/** Returns notes for a response without rows. They state which periods are stored for the selection, or otherwise for the whole dataset. */
function emptyNotes(dataset: TimeSeriesDataset, version: Version, stored: readonly StoredSeries[], reading: Reading): readonly string[] {
  const withValues = (series: readonly StoredSeries[]): readonly StoredSeries[] => series.filter(({ count }) => count > 0);
  const selected = withValues(reading.selection.series);
  const note =
    selected.length > 0
      ? nothingInWindow(`this selection of ${dottedId(dataset)}`, selected)
      : coverageNote(dottedId(dataset), withValues(stored));
  return version.origin === 'starter' ? [note, STARTER_IS_A_PART] : [note];
}

/** Returns a note if the starter data do not have the default selection. */
const partNotes = ({ origin }: Version, { selection }: Reading): readonly string[] =>
  origin === 'starter' && selection.unstored.length > 0 ? [STARTER_IS_A_PART] : [];

/** Returns notes about doubtful data. Returns none for a past day, because the notes are about current data. */
const concernsOf = (state: StoredState, { asOf, selection }: Reading): readonly string[] =>
  asOf === null ? concernNotes(state, new Set(selection.series.map(({ key }) => key))) : [];

/** Returns the inputs of the values, for `meta.explain`. */
async function operandsOf(ctx: QueryContext, dataset: DatasetKey, entries: readonly Entry[]): Promise<readonly Record<string, unknown>[]> {
  const cells = entries.flatMap((entry) => entry.cells.map(({ slice, i }) => ({ entry, slice, i, seq: at(slice.seq, i) })));
  const files = await filesBySeq(ctx, dataset, new Set(cells.map((cell) => cell.seq)));
  return cells.map(({ entry, slice, i, seq }) => ({
    series_key: slice.series.key,
    period: periodText(entry),
    value: slice.value[i] ?? null,
    unit: unitText(slice.series),
    ...files.get(seq),
    at: slice.at[i] ?? `${slice.series.key}, ${periodText(entry)}`,
  }));
}
