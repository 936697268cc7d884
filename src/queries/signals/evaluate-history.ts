/**
 * Evaluates indicators that have rows by period. There is a row for each period in which all inputs have a value. Results are cached by
 * the versions of the inputs.
 */

import { type MethodBreak, spansDays } from '../../catalogue/breaks/method-break.ts';
import { shareThread } from '../../core/cost.ts';
import { numbersWithoutNoise } from '../../core/decimal.ts';
import { type DatasetKey, datasetKey, dottedId } from '../../core/define-dataset.ts';
import {
  Absent,
  type Dated,
  type HistorySignal,
  type InputDeclaration,
  type ParameterValues,
  type SeriesView,
  type SignalRow,
} from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { convert, firstDay, formatPeriod, holder, lastDay, parsePeriod, period, windowOf } from '../../core/period.ts';
import { inWords } from '../../signals/wording/periods.ts';
import type { Version } from '../../store/ports/series.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { ExplainedValues } from '../base/explained-values.ts';
import type { InputFacts } from '../base/meta-shape.ts';
import { breaksNote } from '../base/notes.ts';
import type { Window } from '../base/parameters/parameters.ts';
import type { Note } from '../base/reason-shape.ts';
import { breakFacts, breaksOfLoaded } from '../series/breaks/series-breaks.ts';
import { publishedChange } from '../series/reading/published-breaks.ts';
import {
  holdDataset,
  type LoadedSeries,
  loadIfStored,
  notAmongStored,
  refuseUnbegun,
  type StoredDataset,
} from '../series/reading/stored-series.ts';
import { computedOnce } from './computed.ts';
import { withConcepts } from './concept-inputs.ts';
import { absenceNotes, endNotes, type Input, type Inputs } from './history-inputs.ts';
import { olderNotes, olderVersions, refuseApart } from './one-release.ts';
import { answerOf, type ExplainedRow, judgeDatasets, newestVintages, vintageOf } from './signal-answer.ts';
import type { SignalRequest } from './signal-request.ts';
import { emptyViewOf, Reads, Touched, viewOf } from './signal-views.ts';
import { isLackOfData } from './snapshot-inputs.ts';
import { type VintageStart, vintageNotes, vintageStartsWithin } from './vintage-notes.ts';

const ROWS_IN_A_TURN = 20;

export interface RowAt {
  readonly t: number;
  readonly row: Dated<SignalRow>;
  readonly broken: readonly SpannedBreak[];
  /** The boundaries between vintages among the values that the row uses. */
  readonly vintageStarts: readonly VintageStart[];
}

interface SpannedBreak {
  readonly one: MethodBreak;
  readonly of: string;
}

/**
 * Returns the rows in a window as an array. If the request has no window, returns the latest row as an object.
 * Throws REQ_NO_VINTAGE if an input was not stored at `as_of`. Throws DATA_UNAVAILABLE if an input is missing, and DATA_STALE if the
 * request refuses out-of-date data.
 */
export async function evaluateHistory(ctx: QueryContext, signal: HistorySignal, request: SignalRequest): Promise<Answer> {
  const { values, window } = request;
  const inputs = await readInputs(ctx, signal, request, null);
  const shown = window === null && signal.snapshot ? await withConcepts(ctx, signal, inputs, request, null) : inputs;
  const datasets = oneOfEach(shown);
  const freshness = await judgeDatasets(
    ctx,
    signal,
    request,
    datasets,
    shown.all.flatMap(({ loaded }) => (loaded ? [{ series: loaded, optional: false }] : [])),
  );
  const all = await computedOnce(
    ctx.caches,
    signal,
    oneOfEach(inputs).map(({ version }) => version),
    values,
    // If each value has a separate release date, the values depend on the requested day as well as the version.
    request.asOf === null ? '' : `${request.asOf.ms} ${request.asOf.gap}`,
    () => computeAll(signal, inputs, values),
  );
  const rows = window === null ? all.slice(-1) : within(all, inputs.freq, window);
  const [newest] = rows;
  if (window === null && !newest) throw noCommonPeriod(signal, inputs, request);
  const snapshot = window === null && newest && signal.snapshot ? signal.snapshot(shown.views, newest.row, values) : null;
  const covered = coveredBy(inputs.freq, rows);
  return answerOf(
    ctx,
    signal,
    request,
    {
      datasets,
      vintages: vintagesOf(shown),
      freshness,
      others: absentOf(inputs),
      series: inputs.all.flatMap(({ loaded }) => loaded ?? []),
    },
    {
      data: snapshot?.row ?? (window === null && newest ? newest.row : rows.map(({ row }) => row)),
      headline: snapshot ? snapshot.headline : headlineOf(signal, all, rows.at(-1), values),
      period: snapshot ? newestPeriods(shown) : covered,
      inputs: inputFacts(shown, snapshot ? null : covered),
      breaks: breakFacts(rows.flatMap(({ broken }) => broken)),
      notes: [
        ...absenceNotes(inputs),
        ...endNotes(inputs),
        ...olderNotes(inputs.older),
        ...breakNotes(rows),
        ...vintageNotes(rows.flatMap(({ vintageStarts }) => vintageStarts)),
        ...(signal.notesOn?.(rows.map(({ row }) => row)) ?? []),
      ],
      day: newestDay(inputs.freq, rows),
      explained: request.explain ? await explain(ctx, signal, request, rows, snapshot !== null) : null,
    },
  );
}

export async function readInputs(ctx: QueryContext, signal: HistorySignal, request: SignalRequest, reads: Reads | null): Promise<Inputs> {
  const first = await readAt(ctx, signal, request, reads, new Map());
  const older = await olderVersions(ctx, seriesOf(first), signal.oneRelease);
  if (older.size === 0) return first;
  const inputs = await readAt(ctx, signal, request, reads, older);
  refuseApart(seriesOf(inputs), signal.oneRelease);
  return inputs;
}

const seriesOf = ({ all }: Inputs): readonly LoadedSeries[] => all.flatMap(({ loaded }) => loaded ?? []);

/** Reads the inputs, each dataset in its version in `versions`, or in the version for the request if it has none. */
async function readAt(
  ctx: QueryContext,
  signal: HistorySignal,
  request: SignalRequest,
  reads: Reads | null,
  versions: ReadonlyMap<DatasetKey, Version>,
): Promise<Inputs> {
  const freq = signal.frequencyFor?.(request.values) ?? signal.frequency;
  const declared = Object.entries(signal.inputs(request.values));
  const touched = new Touched();
  const all = await Promise.all(
    declared.map(async ([name, input]): Promise<Input> => {
      const about = { name, sample: input.sample, listedAs: input.listedAs ?? name };
      const newest = await datasetOf(ctx, input, request);
      const version = newest === null ? undefined : versions.get(newest.state.dataset);
      const on = newest === null || version === undefined ? newest : { ...newest, version };
      if (on === null) return { ...about, on, loaded: null, view: emptyViewOf(input.series), breaks: [] };
      const loaded = await loadIfStored(ctx, input.series, on).catch((error: unknown) => {
        if (input.dispensable && isLackOfData(error)) return error;
        throw error;
      });
      if (loaded instanceof WattleError) {
        return { ...about, on: null, why: loaded.message, loaded: null, view: emptyViewOf(input.series), breaks: [] };
      }
      if (!loaded && !input.optional && !input.dispensable) throw await notAmongStored(ctx, input.series);
      if (loaded && !input.optional && !input.dispensable && request.asOf) await refuseUnbegun(ctx, loaded, request.asOf);
      const view = loaded ? viewOf(name, input, loaded, freq, reads, touched) : emptyViewOf(input.series);
      return { ...about, on, loaded, view, breaks: loaded ? breaksOfLoaded(loaded) : [] };
    }),
  );
  const bounds = all.filter(({ sample }) => sample !== 'own').map(({ view }) => view);
  const views = Object.fromEntries(all.map(({ name, view }) => [name, view]));
  return { freq, all, views, bounds, touched, span: commonSpan(bounds), older: versions };
}

/** Returns the stored dataset of an input. Returns null if the input is optional and its dataset is not stored. */
async function datasetOf(
  ctx: QueryContext,
  { series, dispensable }: InputDeclaration,
  { asOf }: SignalRequest,
): Promise<StoredDataset | null> {
  try {
    return await holdDataset(ctx, series.dataset, asOf);
  } catch (error) {
    if (dispensable && isLackOfData(error)) return null;
    throw error;
  }
}

function commonSpan(views: readonly SeriesView[]): Inputs['span'] {
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
  for (const { span } of views) {
    if (span === null) return null;
    from = Math.max(from, span.from);
    to = Math.min(to, span.to);
  }
  return from <= to ? { from, to } : null;
}

/** Returns each dataset once. All inputs from a dataset have the same version. */
export const oneOfEach = (inputs: Inputs): readonly StoredDataset[] => [
  ...new Map(inputs.all.flatMap(({ on }) => (on === null ? [] : [[on.state.dataset, on] as const]))).values(),
];

export const vintagesOf = ({ all }: Inputs): ReadonlyMap<DatasetKey, Version> =>
  newestVintages(all.flatMap(({ loaded }) => (loaded ? [[loaded.dataset, loaded.vintage] as const] : [])));

/** Returns the optional datasets that are not stored. The result changes when one of them is imported. */
export const absentOf = ({ all }: Inputs): readonly DatasetKey[] => [
  ...new Set(all.flatMap(({ on, view: { handle } }) => (on === null ? [datasetKey(handle.dataset)] : []))),
];

/** Calculates the row for a period. Returns null if an input has no value for the period. */
export function rowAt(signal: HistorySignal, inputs: Inputs, values: ParameterValues, t: number): RowAt | null {
  try {
    inputs.touched.take();
    const row = numbersWithoutNoise(signal.compute(inputs.views, t, values));
    const { broken, vintageStarts } = spannedBy(inputs, inputs.touched.take());
    const ids = [...new Set(broken.map(({ one }) => one.id))];
    return {
      t,
      row: { period: formatPeriod(period(inputs.freq, t)), ...row, ...(ids.length === 0 ? {} : { breaks: ids }) },
      broken,
      vintageStarts,
    };
  } catch (error) {
    if (error instanceof Absent) return null;
    throw error;
  }
}

/**
 * Returns the breaks and the boundaries between vintages in the range that a row reads from each input. For a published change, the range
 * starts earlier by the number of periods that the change spans.
 */
function spannedBy({ freq, all }: Inputs, touched: ReturnType<Touched['take']>): Pick<RowAt, 'broken' | 'vintageStarts'> {
  const spanned = all.flatMap(({ name, sample, loaded, view, breaks }) => {
    const span = touched.get(name);
    if (!span || !loaded || sample === 'step') return [];
    const { series } = loaded.slice;
    if (breaks.length === 0 && !series.vintageStarts) return [];
    const own = sample === 'own' ? series.freq : freq;
    const from = sample === 'mean' || sample === 'sum' ? firstDay(period(own, span.from)) - 1 : lastDay(period(own, span.from));
    const to = lastDay(period(own, span.to));
    const change = publishedChange(view.handle);
    const start = change === 0 ? from : Math.min(from, daysBefore(loaded, lastDay(period(own, span.from)), change));
    const of = view.handle.id;
    return [
      {
        broken: breaks.filter((one) => spansDays(one, start, to)).map((one) => ({ one, of })),
        vintageStarts: vintageStartsWithin(of, series, from, to),
      },
    ];
  });
  return { broken: spanned.flatMap(({ broken }) => broken), vintageStarts: spanned.flatMap(({ vintageStarts }) => vintageStarts) };
}

/** Returns the last day of an earlier period. It is `periods` before the period that contains a day. */
function daysBefore({ slice }: LoadedSeries, day: number, periods: number): number {
  const { freq } = slice.series;
  return lastDay(period(freq, holder(period('D', day), freq).t - periods));
}

/** Calculates all rows. Other requests can run in between. */
async function computeAll(signal: HistorySignal, inputs: Inputs, values: ParameterValues): Promise<readonly RowAt[]> {
  if (inputs.span === null) return [];
  const rows: RowAt[] = [];
  for (let { from: t } = inputs.span; t <= inputs.span.to; t += 1) {
    const row = rowAt(signal, inputs, values, t);
    if (row) rows.push(row);
    if (t % ROWS_IN_A_TURN === 0) await shareThread();
  }
  return rows;
}

function within(rows: readonly RowAt[], freq: Frequency, window: Window): readonly RowAt[] {
  const { from, to } = windowOf(freq, window.start, window.end);
  return rows.filter(({ t }) => t >= from && t <= to);
}

/** Returns a note that refers to `meta.breaks` if rows compare values across breaks. */
export function breakNotes(rows: readonly RowAt[]): readonly Note[] {
  const spanning = rows.filter(({ broken }) => broken.length > 0).map(({ row }) => inWords(row.period));
  const [first, last] = [spanning[0], spanning.at(-1)];
  if (first === undefined || last === undefined) return [];
  const which = spanning.length === 1 ? `The result for ${first} compares` : `${spanning.length} results from ${first} to ${last} compare`;
  return [breaksNote(`${which} values before and after a break in series`, 'see meta.breaks and the member breaks of each row')];
}

/** Writes the headline. It compares the latest row with the previous period, even if the result does not contain that period. */
export function headlineOf(
  signal: HistorySignal,
  all: readonly RowAt[],
  newest: RowAt | undefined,
  values: ParameterValues,
): string | null {
  if (!newest) return null;
  const before = all.find(({ t }) => t === newest.t - 1) ?? null;
  return signal.headline?.(newest.row, before?.row ?? null, values) ?? null;
}

/** Calculates rows again and records every value that they read. */
async function explain(
  ctx: QueryContext,
  signal: HistorySignal,
  request: SignalRequest,
  rows: readonly RowAt[],
  asSnapshot: boolean,
): Promise<readonly ExplainedRow[]> {
  const reads = new Reads();
  const read = await readInputs(ctx, signal, request, reads);
  const inputs = asSnapshot ? await withConcepts(ctx, signal, read, request, reads) : read;
  const values = new ExplainedValues();
  const explained: ExplainedRow[] = [];
  reads.take();
  for (const { t, row } of rows) {
    await shareThread();
    const again = asSnapshot ? signal.snapshot?.(inputs.views, row, request.values) : rowAt(signal, inputs, request.values, t);
    const taken = reads.take();
    values.add(taken.length);
    explained.push({ row: again?.row ?? row, reads: taken });
  }
  return explained;
}

/** Returns the error if the inputs have no common period. For a past day, a retry cannot succeed, because past data do not change. */
function noCommonPeriod(signal: HistorySignal, inputs: Inputs, { asOf }: SignalRequest): WattleError {
  const spans = inputs.bounds.map((view) => `${view.handle.id} ${spanText(inputs.freq, view)}`).join(', ');
  if (asOf) return new WattleError('REQ_NO_VINTAGE', `The inputs of ${signal.id} had no period in common as of ${asOf.text}: ${spans}.`);
  return new WattleError('DATA_UNAVAILABLE', `The inputs of ${signal.id} have no period in common: ${spans}.`, { retryAfterSeconds: 300 });
}

function spanText(freq: Frequency, { span }: SeriesView): string {
  if (span === null) return 'has no values';
  return `${formatPeriod(period(freq, span.from))} to ${formatPeriod(period(freq, span.to))}`;
}

interface Covered {
  readonly start: string | null;
  readonly end: string | null;
}

export function coveredBy(freq: Frequency, rows: readonly RowAt[]): Covered {
  const text = (one: RowAt | undefined): string | null => (one ? formatPeriod(period(freq, one.t)) : null);
  return { start: text(rows[0]), end: text(rows.at(-1)) };
}

export const newestDay = (freq: Frequency, rows: readonly RowAt[]): number => {
  const newest = rows.at(-1);
  return newest ? lastDay(period(freq, newest.t)) : 0;
};

/** Finds the last period of each input. Returns the earliest and the latest of these periods. */
function newestPeriods(inputs: Inputs): Covered {
  const periods = Object.values(inputs.views).flatMap((view) => view.latest()?.period ?? []);
  const sorted = periods.sort((a, b) => endDay(a) - endDay(b));
  return { start: sorted[0] ?? null, end: sorted.at(-1) ?? null };
}

function endDay(text: string): number {
  const p = parsePeriod(text);
  return p ? lastDay(p) : Number.NEGATIVE_INFINITY;
}

/**
 * Returns each input with its periods in the range of the rows, or with its latest period. Inputs that have the same listed name and the
 * same periods share an entry.
 */
export function inputFacts({ all }: Inputs, covered: Covered | null): readonly InputFacts[] {
  const facts = new Map<string, InputFacts>();
  for (const { listedAs, on, loaded, view } of all) {
    if (on === null) continue;
    const { handle } = view;
    const newest = view.latest()?.period ?? null;
    const one: InputFacts = {
      input: listedAs,
      series_ids: [handle.id],
      dataset_id: dottedId(on.dataset),
      period: covered && loaded ? periodsInside(loaded, covered) : { start: newest, end: newest },
      adjustment: handle.adjustment,
      vintage: vintageOf(loaded?.vintage ?? on.version),
    };
    const key = JSON.stringify({ ...one, series_ids: [] });
    facts.set(key, { ...one, series_ids: [...(facts.get(key)?.series_ids ?? []), handle.id] });
  }
  return [...facts.values()];
}

function periodsInside({ slice, handle }: LoadedSeries, { start, end }: Covered): Covered {
  const [from, to] = [start === null ? null : parsePeriod(start), end === null ? null : parsePeriod(end)];
  if (!from || !to || handle.nature === 'event') return { start, end };
  const { freq } = slice.series;
  const [first, last] = [convert(from, freq).first.t, convert(to, freq).last.t];
  const inside = slice.t.filter((t, i) => slice.value[i] !== null && t >= first && t <= last);
  const text = (t: number | undefined): string | null => (t === undefined ? null : formatPeriod(period(freq, t)));
  if (inside.length > 0) return { start: text(inside[0]), end: text(inside.at(-1)) };
  // If a weight has no period in the range, lists its latest period before the range.
  const before = text(slice.t.findLast((t, i) => slice.value[i] !== null && t <= last));
  return { start: before, end: before };
}
