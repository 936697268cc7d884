/** History signals: a row for each period in which every input has a value, computed once for each state of the inputs. */
import { dottedId } from '../core/define-dataset.ts';
import type { HistorySignal, ParameterValues, SeriesView, SignalRow } from '../core/define-signal.ts';
import { WattleError } from '../core/errors.ts';
import type { Frequency } from '../core/frequency.ts';
import { convert, formatPeriod, lastDay, parsePeriod, period, windowOf } from '../core/period.ts';
import type { Answer, InputFacts } from './answer.ts';
import { computedOnce } from './computed.ts';
import type { QueryContext } from './context.ts';
import { type HeldDataset, type HeldSeries, holdSeries } from './held-series.ts';
import type { Window } from './parameters.ts';
import { answerOf, type ExplainedRow, judgeDatasets, vintageOf } from './signal-answer.ts';
import type { SignalRequest } from './signal-request.ts';
import { Absent, Reads, viewOf } from './signal-views.ts';

interface Inputs {
  readonly freq: Frequency;
  readonly held: Readonly<Record<string, HeldSeries>>;
  readonly views: Readonly<Record<string, SeriesView>>;
  /** Ordinals at which every input can be read; null when there is none. */
  readonly span: { readonly from: number; readonly to: number } | null;
}

interface RowAt {
  readonly t: number;
  readonly row: SignalRow;
}

/**
 * Without a window the newest point as an object, with one an array of rows. Throws REQ_NO_VINTAGE when an input was not held at
 * `as_of`, DATA_UNAVAILABLE when an input is not held, DATA_STALE when stale figures are refused.
 */
export async function evaluateHistory(ctx: QueryContext, signal: HistorySignal, request: SignalRequest): Promise<Answer> {
  const { values, window } = request;
  const inputs = await readInputs(ctx, signal, request, null);
  const datasets = oneOfEach(inputs);
  const freshness = await judgeDatasets(ctx, signal, request, datasets);
  const all = computedOnce(
    ctx.store,
    signal,
    datasets.map(({ version }) => version),
    values,
    '',
    () => computeAll(signal, inputs, values),
  );
  const rows = window === null ? all.slice(-1) : within(all, inputs.freq, window);
  const [newest] = rows;
  if (window === null && !newest) throw noCommonPeriod(signal, inputs);
  const snapshot = window === null && newest && signal.snapshot ? signal.snapshot(inputs.views, newest.row, values) : null;
  const covered = coveredBy(inputs.freq, rows);
  return answerOf(
    ctx,
    signal,
    request,
    { datasets, freshness },
    {
      data: snapshot ?? (window === null && newest ? newest.row : rows.map(({ row }) => row)),
      period: snapshot ? newestPeriods(inputs) : covered,
      inputs: inputFacts(inputs, snapshot ? null : covered),
      notes: endNotes(inputs),
      day: newestDay(inputs.freq, rows),
      explained: request.explain ? await explain(ctx, signal, request, rows, snapshot !== null) : null,
    },
  );
}

async function readInputs(ctx: QueryContext, signal: HistorySignal, request: SignalRequest, reads: Reads | null): Promise<Inputs> {
  const freq = signal.frequencyFor?.(request.values) ?? signal.frequency;
  const declared = Object.entries(signal.inputs(request.values));
  const read = await Promise.all(
    declared.map(async ([name, input]) => {
      const held = await holdSeries(ctx, input.series, request.asOf);
      return { name, held, view: viewOf(name, input, held, freq, reads) };
    }),
  );
  return {
    freq,
    held: Object.fromEntries(read.map(({ name, held }) => [name, held])),
    views: Object.fromEntries(read.map(({ name, view }) => [name, view])),
    span: commonSpan(read.map(({ view }) => view)),
  };
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

/** All inputs of a dataset are read from the same version of it. */
const oneOfEach = (inputs: Inputs): readonly HeldDataset[] => [
  ...new Map(
    Object.values(inputs.held).map(({ handle, state, version }) => [state.dataset, { dataset: handle.dataset, state, version }]),
  ).values(),
];

// ---------------------------------------------------------------- the rows

/** The row of a period; null where an input is absent. */
function rowAt(signal: HistorySignal, inputs: Inputs, values: ParameterValues, t: number): RowAt | null {
  try {
    return { t, row: { period: formatPeriod(period(inputs.freq, t)), ...signal.compute(inputs.views, t, values) } };
  } catch (error) {
    if (error instanceof Absent) return null;
    throw error;
  }
}

function computeAll(signal: HistorySignal, inputs: Inputs, values: ParameterValues): readonly RowAt[] {
  if (inputs.span === null) return [];
  const rows: RowAt[] = [];
  for (let { from: t } = inputs.span; t <= inputs.span.to; t += 1) {
    const row = rowAt(signal, inputs, values, t);
    if (row) rows.push(row);
  }
  return rows;
}

function within(rows: readonly RowAt[], freq: Frequency, window: Window): readonly RowAt[] {
  const { from, to } = windowOf(freq, window.start, window.end);
  return rows.filter(({ t }) => t >= from && t <= to);
}

/** The rows computed once more, with every read on record. */
async function explain(
  ctx: QueryContext,
  signal: HistorySignal,
  request: SignalRequest,
  rows: readonly RowAt[],
  asSnapshot: boolean,
): Promise<readonly ExplainedRow[]> {
  const reads = new Reads();
  const inputs = await readInputs(ctx, signal, request, reads);
  return rows.map(({ t, row }) => {
    reads.take();
    if (asSnapshot) {
      const snapshot = signal.snapshot?.(inputs.views, row, request.values) ?? row;
      return { row: snapshot, reads: reads.take() };
    }
    rowAt(signal, inputs, request.values, t);
    return { row, reads: reads.take() };
  });
}

function noCommonPeriod(signal: HistorySignal, inputs: Inputs): WattleError {
  const spans = Object.values(inputs.views).map((view) => `${view.handle.id} ${spanText(inputs.freq, view)}`);
  return new WattleError('DATA_UNAVAILABLE', `The inputs of ${signal.id} have no period in common: ${spans.join(', ')}.`, {
    retryAfterSeconds: 300,
  });
}

function spanText(freq: Frequency, { span }: SeriesView): string {
  if (span === null) return 'holds no value';
  return `${formatPeriod(period(freq, span.from))} to ${formatPeriod(period(freq, span.to))}`;
}

// ---------------------------------------------------------------- what is said about them

interface Covered {
  readonly start: string | null;
  readonly end: string | null;
}

function coveredBy(freq: Frequency, rows: readonly RowAt[]): Covered {
  const text = (one: RowAt | undefined): string | null => (one ? formatPeriod(period(freq, one.t)) : null);
  return { start: text(rows[0]), end: text(rows.at(-1)) };
}

const newestDay = (freq: Frequency, rows: readonly RowAt[]): number => {
  const newest = rows.at(-1);
  return newest ? lastDay(period(freq, newest.t)) : 0;
};

/** From the oldest to the newest of the periods that the inputs' newest values are about. */
function newestPeriods(inputs: Inputs): Covered {
  const periods = Object.values(inputs.views).flatMap((view) => view.latest()?.period ?? []);
  const sorted = periods.sort((a, b) => endDay(a) - endDay(b));
  return { start: sorted[0] ?? null, end: sorted.at(-1) ?? null };
}

function endDay(text: string): number {
  const p = parsePeriod(text);
  return p ? lastDay(p) : Number.NEGATIVE_INFINITY;
}

function endNotes({ freq, views }: Inputs): readonly string[] {
  const all = Object.values(views);
  if (new Set(all.map(({ span }) => span?.to)).size <= 1) return [];
  const named = all.map((view) => `${view.handle.id} ${view.span ? formatPeriod(period(freq, view.span.to)) : 'none'}`);
  return [`The inputs end at different periods: ${named.join(', ')}. A row needs all of them.`];
}

/** Each input with the periods of it that lie inside what the rows cover, or its newest one. */
function inputFacts({ held, views }: Inputs, covered: Covered | null): readonly InputFacts[] {
  return Object.entries(held).map(([input, one]) => {
    const newest = views[input]?.latest()?.period ?? null;
    return {
      input,
      series_ids: [one.handle.id],
      dataset_id: dottedId(one.handle.dataset),
      period: covered ? periodsInside(one, covered) : { start: newest, end: newest },
      adjustment: one.handle.adjustment,
      vintage: vintageOf(one),
    };
  });
}

function periodsInside({ slice, handle }: HeldSeries, { start, end }: Covered): Covered {
  const [from, to] = [start === null ? null : parsePeriod(start), end === null ? null : parsePeriod(end)];
  if (!from || !to || handle.nature === 'event') return { start, end };
  const { freq } = slice.series;
  const [first, last] = [convert(from, freq).first.t, convert(to, freq).last.t];
  const inside = slice.t.filter((t, i) => slice.value[i] !== null && t >= first && t <= last);
  const text = (t: number | undefined): string | null => (t === undefined ? null : formatPeriod(period(freq, t)));
  return { start: text(inside[0]), end: text(inside.at(-1)) };
}
