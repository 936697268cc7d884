/** Rows of a statistical dataset: one per period and series, or one per period with a dimension pivoted into columns. */
import { type DatasetKey, datasetKey, type TimeSeriesDataset } from '../core/define-dataset.ts';
import type { Frequency } from '../core/frequency.ts';
import type { ParsedDimension } from '../core/observation.ts';
import { DAY_MS, formatPeriod, instantOf, period, periodOfDay, windowOf } from '../core/period.ts';
import { describeUnit } from '../core/units.ts';
import type { SeriesSlice, StoredSeries, Version } from '../store/port.ts';
import type { Answer, AnswerColumn } from './answer.ts';
import { citationOf, filesBySeq } from './citation.ts';
import type { QueryContext } from './context.ts';
import { type Cursor, cursorVersion, decodeCursor, encodeCursor, queryFingerprint } from './cursor.ts';
import { freshnessAsOf, freshnessOf, maxAgeSeconds, refuseStale } from './freshness.ts';
import { type HeldState, heldState, seriesOf, versionToRead } from './held.ts';
import { echoWindow, metaOf } from './meta.ts';
import { type AsOf, Parameters, plainWord, type Window } from './parameters.ts';
import { dimensionNamed, dimensionsOf, friendlyNames, labelsOf, type Selection, type ShownDimension, select } from './selection.ts';

const LIMIT = { min: 1, max: 1000, default: 100 } as const;
/** Below so many observations the newest ones of each series are simply read; above it the newest periods are tried first. */
const PLAIN_READ = 50_000;

/** The parameters of one reading, checked. */
interface Reading {
  readonly window: Window;
  readonly asOf: AsOf | null;
  readonly limit: number;
  readonly order: 'asc' | 'desc';
  readonly labels: Labels;
  readonly pivot: ShownDimension | null;
  readonly columns: readonly string[] | null;
  readonly allowStale: boolean;
  readonly explain: boolean;
  readonly cursor: Cursor | null;
  readonly selection: Selection;
  readonly dimensions: readonly ShownDimension[];
}

type Labels = 'code' | 'label' | 'both';

/** What becomes one row per period: a series, or in the wide shape the series that differ in the pivoted dimension only. */
interface Lane {
  /** Smallest id of its series: its place among the rows of a period, the same in every version. */
  readonly id: number;
  readonly series: readonly StoredSeries[];
}

/** One row before it is written out: where it stands in time, and the observations in it. */
interface Entry {
  readonly instant: number;
  readonly lane: Lane;
  readonly freq: Frequency;
  readonly t: number;
  readonly cells: { readonly slice: SeriesSlice; readonly i: number }[];
}

export async function readTimeSeries(ctx: QueryContext, dataset: TimeSeriesDataset, params: URLSearchParams): Promise<Answer> {
  const state = await heldState(ctx, dataset);
  const fingerprint = queryFingerprint(state.dataset, params);
  const parameters = new Parameters(params);
  const asOf = parameters.asOf();
  const cursorText = parameters.text('cursor');
  const cursor = cursorText === null ? null : decodeCursor(cursorText, fingerprint);
  const version = await versionOf(ctx, dataset, state, asOf, cursor);
  const dimensions = dimensionsOf(dataset, await parsedDimensions(ctx, state, version));
  const reading = { ...readParameters(dataset, dimensions, await seriesOf(ctx, state), parameters), asOf, cursor };
  const freshness = freshnessAsOf(await freshnessOf(ctx, dataset, state), state, asOf?.ms ?? Number.POSITIVE_INFINITY);
  if (!reading.allowStale) refuseStale(freshness, 'allow_stale=0 was asked for and only stale data is held');
  const page = await readPage(ctx, state, version, reading);
  const table = tableOf(reading, page.entries);
  const oldest = page.entries[0];
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
        sources: [await citationOf(ctx, dataset, version)],
        freshness,
        versions: [version],
        notes: [...notesOf(dataset, version, page.entries), ...reading.selection.notes],
      }),
      curated: dataset.curated,
      ...(table.units === null ? {} : { summary: { units: table.units } }),
      ...(reading.explain ? { explain: { operands: await operandsOf(ctx, datasetKey(dataset), page.entries) } } : {}),
    },
    next: page.more && oldest ? encodeCursor(fingerprint, version, [oldest.instant, oldest.lane.id]) : null,
    datasets: [datasetKey(dataset)],
    maxAgeSeconds: maxAgeSeconds(dataset, state, freshness, ctx.clock.now()),
  };
}

/** Everything but the version that is read. Throws with every fault of the parameters. */
function readParameters(
  dataset: TimeSeriesDataset,
  dimensions: readonly ShownDimension[],
  held: readonly StoredSeries[],
  parameters: Parameters,
): Omit<Reading, 'asOf' | 'cursor'> {
  const basic = {
    window: parameters.window(),
    limit: parameters.integer('limit', LIMIT),
    order: parameters.choice('order', ['asc', 'desc']) ?? ('asc' as const),
    labels: parameters.choice('labels', ['code', 'label', 'both']) ?? ('label' as const),
    allowStale: parameters.flag('allow_stale', true),
    explain: parameters.flag('explain', false),
  };
  const shape = parameters.choice('shape', ['long', 'wide']) ?? 'long';
  const pivotName = parameters.text('pivot');
  const columnTexts = parameters.all('columns').flatMap((text) => text.split(',').map((name) => name.trim()));
  const selection = select(dataset, dimensions, held, parameters);
  const pivot = shape === 'wide' ? pivotOf(dimensions, selection.series, pivotName, parameters) : null;
  if (shape === 'long' && pivotName !== null) {
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'pivot', detail: 'pivot is read with shape=wide only', did_you_mean: 'shape=wide' });
  }
  const partial = { ...basic, pivot, selection, dimensions };
  const columns = columnTexts.length === 0 ? null : chooseColumns(columnTexts, allColumns(partial), parameters);
  parameters.check();
  return { ...partial, columns };
}

/** The dimension that becomes columns: the one asked for, else the only one that varies. */
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
    parameters.fault('REQ_BAD_PARAMETER', { parameter: 'pivot', detail: `"${name}" is not a dimension here`, allowed: names });
    return null;
  }
  const varying = shown.filter((dimension) => new Set(series.map((one) => one.codes[dimension.position])).size > 1);
  if (varying.length <= 1) return varying[0] ?? shown[0] ?? null;
  const allowed = varying.map((dimension) => dimension.name);
  parameters.fault('REQ_BAD_PARAMETER', {
    parameter: 'pivot',
    detail: `several dimensions vary in this selection (${allowed.join(', ')}); say with pivot= which one becomes columns`,
    allowed,
  });
  return null;
}

async function versionOf(
  ctx: QueryContext,
  dataset: TimeSeriesDataset,
  state: HeldState,
  asOf: AsOf | null,
  cursor: Cursor | null,
): Promise<Version> {
  if (cursor === null) return versionToRead(ctx, dataset, state, asOf);
  return cursorVersion(await ctx.store.datasets.versions(state.dataset), cursor);
}

/** The labels of an older version are its own: the publisher may have dropped or renamed some since. */
const parsedDimensions = async (ctx: QueryContext, state: HeldState, version: Version): Promise<readonly ParsedDimension[]> =>
  version.seq === state.version.seq ? state.dimensions : ctx.store.datasets.dimensions(state.dataset, version.seq);

// ---------------------------------------------------------------- which rows

interface Page {
  /** Ascending by period, then by series. */
  readonly entries: readonly Entry[];
  readonly total: number;
  /** True when older rows remain. */
  readonly more: boolean;
}

/** The newest rows before the cursor, at most as many as the limit. */
async function readPage(ctx: QueryContext, state: HeldState, version: Version, reading: Reading): Promise<Page> {
  const lanes = lanesOf(reading);
  const { start, end } = reading.window;
  const counted = reading.pivot === null && start === null && end === null && version.seq === state.version.seq;
  const entries = counted
    ? await newestEntries(ctx, state.dataset, lanes, version, reading)
    : await entriesWithin(ctx, state.dataset, lanes, version, reading.window);
  const total = counted ? reading.selection.series.reduce((sum, series) => sum + series.count, 0) : entries.length;
  const before = entries.filter((entry) => isBefore(entry, reading.cursor));
  before.sort((a, b) => a.instant - b.instant || a.lane.id - b.lane.id);
  return { entries: before.slice(-reading.limit), total, more: before.length > reading.limit };
}

function isBefore(entry: Entry, cursor: Cursor | null): boolean {
  if (cursor === null) return true;
  const [instant = 0, lane = 0] = cursor.position;
  return entry.instant < instant || (entry.instant === instant && entry.lane.id < lane);
}

function lanesOf(reading: Pick<Reading, 'pivot' | 'selection'>): readonly Lane[] {
  const { pivot } = reading;
  const { series } = reading.selection;
  if (pivot === null) return series.map((one) => ({ id: one.id, series: [one] }));
  const groups = new Map<string, StoredSeries[]>();
  for (const one of series) {
    const name = JSON.stringify([one.freq, ...one.codes.toSpliced(pivot.position, 1)]);
    const group = groups.get(name);
    if (group) group.push(one);
    else groups.set(name, [one]);
  }
  return [...groups.values()].map((group) => ({ id: Math.min(...group.map((one) => one.id)), series: group }));
}

/** Every row of a window. */
async function entriesWithin(
  ctx: QueryContext,
  dataset: DatasetKey,
  lanes: readonly Lane[],
  version: Version,
  window: Window,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const [freq, group] of byFrequency(lanes)) {
    const { from, to } = windowOf(freq, window.start, window.end);
    const read = { dataset, series: idsOf(group), seq: version.seq, ...(window.start ? { from } : {}), ...(window.end ? { to } : {}) };
    entries.push(...entriesOf(group, await ctx.store.datasets.read(read)));
  }
  return entries;
}

/** The newest rows before the cursor, one more than the limit where there are as many, and perhaps others behind them. */
async function newestEntries(
  ctx: QueryContext,
  dataset: DatasetKey,
  lanes: readonly Lane[],
  version: Version,
  reading: Reading,
): Promise<Entry[]> {
  const want = reading.limit + 1;
  const entries: Entry[] = [];
  for (const [freq, group] of byFrequency(lanes)) {
    const instant = reading.cursor?.position[0];
    const to = instant === undefined ? undefined : ordinalAt(freq, instant);
    const read = { dataset, series: idsOf(group), seq: version.seq, ...(to === undefined ? {} : { to }) };
    if (group.length * want > PLAIN_READ) {
      const from = firstOfNewest(group, want, to);
      const recent = entriesOf(group, await ctx.store.datasets.read({ ...read, from })).filter((entry) => isBefore(entry, reading.cursor));
      if (recent.length >= want) {
        entries.push(...recent);
        continue;
      }
    }
    // One more of each series than could be shown: at the cursor's own period a series may have had its turn already.
    entries.push(...entriesOf(group, await ctx.store.datasets.read({ ...read, newest: want + 1 })));
  }
  return entries;
}

/** Where to begin so that the newest `want` rows are probably read: the series that reach the end, taken as having no gaps. */
function firstOfNewest(lanes: readonly Lane[], want: number, to: number | undefined): number {
  const lasts = lanes.map((lane) => Math.max(...lane.series.map((series) => series.lastT)));
  const end = lasts.reduce((latest, last) => Math.max(latest, last), Number.MIN_SAFE_INTEGER);
  const newest = to === undefined ? end : Math.min(end, to);
  const reaching = lasts.filter((last) => last >= newest).length;
  return newest - Math.ceil(want / Math.max(1, reaching));
}

/** The ordinal whose period holds an instant. */
const ordinalAt = (freq: Frequency, instant: number): number => {
  if (freq === '30MIN' || freq === '5MIN') return Math.ceil(instant / ((freq === '30MIN' ? 30 : 5) * 60_000));
  return periodOfDay(freq, Math.floor(instant / DAY_MS)).t;
};

function byFrequency(lanes: readonly Lane[]): ReadonlyMap<Frequency, readonly Lane[]> {
  const groups = new Map<Frequency, Lane[]>();
  for (const lane of lanes) {
    const freq = lane.series[0]?.freq;
    if (freq === undefined) continue;
    const group = groups.get(freq);
    if (group) group.push(lane);
    else groups.set(freq, [lane]);
  }
  return groups;
}

const idsOf = (lanes: readonly Lane[]): readonly number[] => lanes.flatMap((lane) => lane.series.map((series) => series.id));

function entriesOf(lanes: readonly Lane[], slices: readonly SeriesSlice[]): Entry[] {
  const laneOf = new Map(lanes.flatMap((lane) => lane.series.map((series): [number, Lane] => [series.id, lane])));
  const entries: Entry[] = [];
  const shared = new Map<Lane, Map<number, Entry>>();
  for (const slice of slices) {
    const lane = laneOf.get(slice.series.id);
    if (!lane) continue;
    const { freq } = slice.series;
    const byT = lane.series.length > 1 ? (shared.get(lane) ?? new Map<number, Entry>()) : null;
    if (byT) shared.set(lane, byT);
    slice.t.forEach((t, i) => {
      const known = byT?.get(t);
      if (known) {
        known.cells.push({ slice, i });
        return;
      }
      const entry: Entry = { instant: instantOf(period(freq, t)), lane, freq, t, cells: [{ slice, i }] };
      entries.push(entry);
      byT?.set(t, entry);
    });
  }
  return entries;
}

// ---------------------------------------------------------------- how they are shown

type Row = Record<string, unknown>;

interface Table {
  readonly rows: readonly Row[];
  readonly columns: readonly AnswerColumn[];
  /** Unit of each pivoted column, where the shape is wide. */
  readonly units: Readonly<Record<string, string | null>> | null;
}

type Shown = Pick<Reading, 'dimensions' | 'labels' | 'pivot' | 'selection'>;

function tableOf(reading: Reading, entries: readonly Entry[]): Table {
  const columns = reading.columns ?? allColumns(reading);
  const write = reading.pivot === null ? longRow(reading) : wideRow(reading, reading.pivot);
  const units = reading.pivot === null ? null : pivotUnits(reading, reading.pivot, entries);
  return {
    rows: entries.map((entry) => pick(write(entry), columns)),
    columns: columns.map((name) => ({ name, ...(units && name in units ? { unit: units[name] ?? null } : {}) })),
    units,
  };
}

/** Before the name of a column that is a member of the row's `dimensions`. */
const DIMENSIONS = 'dimensions.';

/** Every column of the answer in order, nested members with a dot. */
function allColumns(reading: Shown): readonly string[] {
  const { pivot } = reading;
  const dimensions = reading.dimensions.filter((dimension) => dimension.shown && dimension !== pivot);
  const named = dimensions.flatMap((dimension) =>
    (reading.labels === 'both' ? [dimension.name, `${dimension.name}_code`] : [dimension.name]).map((name) => DIMENSIONS + name),
  );
  if (pivot === null) return ['period', 'value', 'unit', ...named, 'status', 'text'];
  return ['period', 'unit', ...named, ...pivotColumns(reading, pivot).values(), 'status'];
}

/** Columns by the names callers give them, with or without `dimensions.`, in their order. */
function chooseColumns(texts: readonly string[], all: readonly string[], parameters: Parameters): readonly string[] {
  const byName = new Map(all.map((name) => [plainWord(name.replace(DIMENSIONS, '')), name]));
  return texts.flatMap((text) => {
    const name = byName.get(plainWord(text.replace(DIMENSIONS, '')));
    if (name !== undefined) return [name];
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'columns',
      detail: `"${text}" is not a column here`,
      allowed: [...byName.values()],
    });
    return [];
  });
}

function pick(row: Row, columns: readonly string[]): Row {
  const chosen: Row = {};
  for (const column of columns) {
    const name = column.slice(DIMENSIONS.length);
    if (column.startsWith(DIMENSIONS))
      chosen['dimensions'] = { ...(chosen['dimensions'] as Row), [name]: (row['dimensions'] as Row)[name] };
    else if (row[column] !== undefined) chosen[column] = row[column];
  }
  return chosen;
}

function longRow(reading: Shown): (entry: Entry) => Row {
  const dimensionsOfSeries = dimensionWriter(reading);
  return ({ freq, t, cells }) => {
    const [cell] = cells;
    if (!cell) return {};
    const { slice, i } = cell;
    const status = slice.status[i] ?? null;
    const text = slice.text[i] ?? null;
    return {
      period: formatPeriod(period(freq, t)),
      value: slice.value[i] ?? null,
      unit: describeUnit(slice.series.unit, slice.series.multiplier),
      dimensions: dimensionsOfSeries(slice.series),
      ...(status === null ? {} : { status }),
      ...(text === null ? {} : { text }),
    };
  };
}

function wideRow(reading: Shown, pivot: ShownDimension): (entry: Entry) => Row {
  const dimensionsOfSeries = dimensionWriter(reading);
  const columns = pivotColumns(reading, pivot);
  return ({ freq, t, lane, cells }) => {
    const row: Row = {
      period: formatPeriod(period(freq, t)),
      unit: onlyOne(cells.map(({ slice }) => describeUnit(slice.series.unit, slice.series.multiplier))),
      dimensions: lane.series[0] ? dimensionsOfSeries(lane.series[0]) : {},
    };
    for (const column of columns.values()) row[column] = null;
    const flags: Row = {};
    for (const { slice, i } of cells) {
      const column = columns.get(slice.series.codes[pivot.position] ?? '');
      if (column === undefined) continue;
      row[column] = slice.value[i] ?? null;
      if (slice.status[i]) flags[column] = slice.status[i];
    }
    return Object.keys(flags).length === 0 ? row : { ...row, status: flags };
  };
}

/** The column of each value of the pivoted dimension: its word or label in snake case, with the code behind it where it would not be the only one. */
function pivotColumns(reading: Pick<Reading, 'labels' | 'selection'>, pivot: ShownDimension): ReadonlyMap<string, string> {
  const codes = [...new Set(reading.selection.series.map((series) => series.codes[pivot.position] ?? ''))];
  if (reading.labels === 'code') return new Map(codes.map((code) => [code, code.replaceAll('.', '_')]));
  const words = friendlyNames(pivot);
  const labels = labelsOf(pivot);
  const names = codes.map((code) => snake(words.get(code) ?? labels.get(code) ?? code));
  const isClear = (name: string): boolean => name !== '' && !RESERVED.has(name) && names.indexOf(name) === names.lastIndexOf(name);
  return new Map(
    codes.map((code, i) => {
      const name = names[i] ?? '';
      return [code, isClear(name) ? name : `${name}_${snake(code)}`];
    }),
  );
}

const RESERVED: ReadonlySet<string> = new Set(['period', 'unit', 'dimensions', 'status']);
const snake = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');

/** The unit of each column, as the version that is read has it; null where it differs or no value is shown. */
function pivotUnits(reading: Shown, pivot: ShownDimension, entries: readonly Entry[]): Record<string, string | null> {
  const units = new Map<string, Set<string>>();
  for (const { slice } of entries.flatMap((entry) => entry.cells)) {
    const code = slice.series.codes[pivot.position] ?? '';
    const known = units.get(code) ?? new Set();
    units.set(code, known.add(describeUnit(slice.series.unit, slice.series.multiplier)));
  }
  return Object.fromEntries([...pivotColumns(reading, pivot)].map(([code, column]) => [column, onlyOne(units.get(code) ?? [])]));
}

function onlyOne(texts: Iterable<string>): string | null {
  const [first = null, second] = new Set(texts);
  return second === undefined ? first : null;
}

function dimensionWriter(reading: Shown): (series: StoredSeries) => Row {
  const shown = reading.dimensions
    .filter((dimension) => dimension.shown && dimension !== reading.pivot)
    .map((dimension) => ({ name: dimension.name, position: dimension.position, labels: labelsOf(dimension) }));
  const bySeries = new Map<number, Row>();
  return (series) => {
    const known = bySeries.get(series.id);
    if (known) return known;
    const written: Row = {};
    for (const { name, position, labels } of shown) {
      const code = series.codes[position] ?? '';
      written[name] = reading.labels === 'code' ? code : (labels.get(code) ?? code);
      if (reading.labels === 'both') written[`${name}_code`] = code;
    }
    bySeries.set(series.id, written);
    return written;
  };
}

// ---------------------------------------------------------------- what is said about them

const periodText = (entry: Entry | undefined): string | null => (entry ? formatPeriod(period(entry.freq, entry.t)) : null);

function echo(reading: Reading): Record<string, unknown> {
  return {
    ...reading.selection.query,
    ...echoWindow(reading.window),
    ...(reading.asOf ? { as_of: reading.asOf.text } : {}),
    limit: reading.limit,
    order: reading.order,
    labels: reading.labels,
    shape: reading.pivot === null ? 'long' : 'wide',
    ...(reading.pivot === null ? {} : { pivot: reading.pivot.name }),
    ...(reading.columns === null ? {} : { columns: reading.columns }),
    ...(reading.allowStale ? {} : { allow_stale: 0 }),
  };
}

function notesOf(dataset: TimeSeriesDataset, version: Version, entries: readonly Entry[]): readonly string[] {
  const notes = [...dataset.quirks];
  if (dataset.ceased) notes.push(`Ceased: the last period is ${dataset.ceased.lastPeriod}. ${dataset.ceased.note}`);
  if (version.note !== null) notes.push(version.note);
  const breaks = entries.filter((entry) => entry.cells.some(({ slice, i }) => slice.status[i] === 'break')).map(periodText);
  if (breaks.length > 0) notes.push(`The publisher marks a break in series at ${[...new Set(breaks)].join(', ')}.`);
  return notes;
}

/** Where each figure of a page comes from. */
async function operandsOf(ctx: QueryContext, dataset: DatasetKey, entries: readonly Entry[]): Promise<readonly Row[]> {
  const cells = entries.flatMap((entry) => entry.cells.map(({ slice, i }) => ({ entry, slice, i, seq: slice.seq[i] ?? 0 })));
  const files = await filesBySeq(ctx, dataset, new Set(cells.map((cell) => cell.seq)));
  return cells.map(({ entry, slice, i, seq }) => ({
    series_key: slice.series.key,
    period: periodText(entry),
    value: slice.value[i] ?? null,
    unit: describeUnit(slice.series.unit, slice.series.multiplier),
    ...files.get(seq),
    at: slice.at[i] ?? `${slice.series.key}, ${periodText(entry)}`,
  }));
}
