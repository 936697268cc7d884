/** Evaluates a signal: reads its inputs as of one instant, runs its formula where all of them are there, and says what it rests on. */
import { type DatasetKey, dottedId } from '../core/define-dataset.ts';
import type { ParameterValues, SeriesView, Signal, SignalRow } from '../core/define-signal.ts';
import { WattleError } from '../core/errors.ts';
import { type Bound, formatPeriod, lastDay, parsePeriod, period, windowOf } from '../core/period.ts';
import type { Answer, AnswerColumn, Freshness } from './answer.ts';
import { citationOf, filesBySeq } from './citation.ts';
import type { QueryContext } from './context.ts';
import { combineFreshness, freshnessAsOf, freshnessOf, maxAgeSeconds, ONLY_STALE, refuseStale } from './freshness.ts';
import { type HeldSeries, holdSeries, operandOf } from './held-series.ts';
import { echoWindow, metaOf } from './meta.ts';
import { type AsOf, Parameters, type Window } from './parameters.ts';
import { Absent, type Read, Reads, viewOf } from './signal-views.ts';

/** Parameters that clients send to every signal; where a signal has no use for them they are echoed as ignored. */
const COMPATIBLE = ['seasonal_adjustment', 'period'] as const;

interface Request {
  readonly values: ParameterValues;
  /** Null: the newest point is asked for. */
  readonly window: Window | null;
  readonly asOf: AsOf | null;
  readonly explain: boolean;
  readonly allowStale: boolean;
  readonly ignored: Readonly<Record<string, string>>;
}

interface Inputs {
  readonly held: Readonly<Record<string, HeldSeries>>;
  readonly views: Readonly<Record<string, SeriesView>>;
  /** Null unless the answer is to be explained. */
  readonly reads: Reads | null;
  /** Ordinals at which every input can be read; null when there is none. */
  readonly span: { readonly from: number; readonly to: number } | null;
}

interface Evaluated {
  readonly t: number;
  readonly row: SignalRow;
  readonly reads: readonly Read[];
}

/**
 * Without a window the newest point as an object, with one an array of rows. A row exists where every input has a value; nothing is
 * filled. Throws REQ_* with every fault of the parameters, REQ_NO_VINTAGE when an input was not held at `as_of`, DATA_UNAVAILABLE
 * when an input is not held, DATA_STALE when stale figures are refused by the signal or by the caller.
 */
export async function evaluateSignal(ctx: QueryContext, signal: Signal, params: URLSearchParams): Promise<Answer> {
  const request = readRequest(signal, params);
  const inputs = await readInputs(ctx, signal, request);
  const used = oneOfEach(inputs);
  const freshness = await judgeInputs(ctx, used, request.asOf);
  if (signal.stale === 'refuse') refuseStale(freshness, `${signal.id} gives current figures only`);
  if (!request.allowStale) refuseStale(freshness, ONLY_STALE);
  const rows =
    request.window === null ? newestRow(signal, inputs, request.values) : rowsWithin(signal, inputs, request.values, request.window);
  const [newest] = rows;
  if (request.window === null && !newest) throw noCommonPeriod(signal, inputs);
  const data = request.window === null && newest ? newest.row : rows.map((one) => one.row);
  const ages = used.map(({ handle, state }) => maxAgeSeconds(handle.dataset, state, freshness, ctx.clock.now()));
  return {
    data,
    columns: columnsOf(signal, rows),
    meta: {
      ...metaOf(ctx, {
        query: echoOf(request),
        period: request.window === null && signal.snapshot ? newestPeriods(inputs) : coveredBy(signal, rows),
        rows: request.window === null ? 1 : rows.length,
        sources: await Promise.all(used.map(({ handle, version }) => citationOf(ctx, handle.dataset, version))),
        freshness,
        versions: used.map(({ version }) => version),
        notes: notesOf(signal, inputs, request),
      }),
      methodology: methodologyUrl(ctx, signal),
      ...(request.explain ? { explain: await explanation(ctx, signal, request, rows) } : {}),
    },
    next: null,
    datasets: used.map(({ dataset }) => dataset),
    maxAgeSeconds: Math.min(...ages),
  };
}

/** The page that explains a signal. */
export const methodologyUrl = (ctx: QueryContext, signal: Signal): string => `${ctx.publicUrl}/docs/methodology/${signal.id}`;

// ---------------------------------------------------------------- the request

function readRequest(signal: Signal, params: URLSearchParams): Request {
  const parameters = new Parameters(params);
  const values: Record<string, string | number> = {};
  for (const [name, declaration] of Object.entries(signal.parameters)) {
    if (declaration.kind === 'choice') values[name] = parameters.choice(name, declaration.values) ?? declaration.default;
    else {
      const standard = typeof declaration.default === 'number' ? declaration.default : declaration.default.value;
      values[name] = parameters.number(name, { min: declaration.min, max: declaration.max, default: standard });
    }
  }
  const given = parameters.window();
  const asOf = parameters.asOf();
  const explain = parameters.flag('explain', false);
  const allowStale = parameters.flag('allow_stale', true);
  const { single, ignored } = readCompatible(signal, parameters, given);
  parameters.refuseRest();
  parameters.check();
  const window = single ? { start: single, end: single } : given.start || given.end ? given : null;
  return { values, window, asOf, explain, allowStale, ignored };
}

/** `period` names one period where it can; `latest`, and whatever a signal has no parameter for, is ignored and said so. */
function readCompatible(
  signal: Signal,
  parameters: Parameters,
  given: Window,
): { readonly single: Bound | null; readonly ignored: Readonly<Record<string, string>> } {
  const ignored: Record<string, string> = {};
  let single: Bound | null = null;
  for (const name of COMPATIBLE) {
    if (name in signal.parameters) continue;
    if (name === 'period') {
      const asked = parameters.period(name);
      if (asked === null) continue;
      if (asked !== 'latest' && !given.start && !given.end) single = asked;
      else ignored[name] = asked === 'latest' ? asked : asked.text;
      continue;
    }
    const [text] = parameters.all(name);
    if (text !== undefined) ignored[name] = text;
  }
  return { single, ignored };
}

function echoOf(request: Request): Record<string, unknown> {
  return {
    ...request.values,
    ...(request.window ? echoWindow(request.window) : {}),
    ...(request.asOf ? { as_of: request.asOf.text } : {}),
    ...(request.allowStale ? {} : { allow_stale: 0 }),
    ...(Object.keys(request.ignored).length === 0 ? {} : { ignored: request.ignored }),
  };
}

// ---------------------------------------------------------------- the inputs

async function readInputs(ctx: QueryContext, signal: Signal, request: Request): Promise<Inputs> {
  const declared = Object.entries(signal.inputs(request.values));
  const held = await Promise.all(declared.map(async ([, input]) => holdSeries(ctx, input.series, request.asOf)));
  const reads = request.explain ? new Reads() : null;
  const heldByName: Record<string, HeldSeries> = {};
  const views: Record<string, SeriesView> = {};
  declared.forEach(([name, input], i) => {
    const one = held[i];
    if (!one) return;
    heldByName[name] = one;
    views[name] = viewOf(name, input, one, signal.frequency, reads);
  });
  return { held: heldByName, views, reads, span: commonSpan(Object.values(views)) };
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

/** One input of each dataset: all inputs of a dataset are read from the same version of it. */
const oneOfEach = (inputs: Inputs): readonly HeldSeries[] => [
  ...new Map(Object.values(inputs.held).map((held) => [held.dataset, held])).values(),
];

async function judgeInputs(ctx: QueryContext, used: readonly HeldSeries[], asOf: AsOf | null): Promise<Freshness> {
  const named = await Promise.all(
    used.map(async ({ handle, state }) => {
      const freshness = await freshnessOf(ctx, handle.dataset, state);
      return { id: dottedId(handle.dataset), freshness: asOf ? freshnessAsOf(freshness, state, asOf.ms) : freshness };
    }),
  );
  return combineFreshness(named);
}

// ---------------------------------------------------------------- the rows

/** The row of a period with what was read for it; null where an input is absent. */
function evaluateAt(signal: Signal, inputs: Inputs, values: ParameterValues, t: number): Evaluated | null {
  inputs.reads?.take();
  try {
    const row = { period: formatPeriod(period(signal.frequency, t)), ...signal.compute(inputs.views, t, values) };
    return { t, row, reads: inputs.reads?.take() ?? [] };
  } catch (error) {
    if (error instanceof Absent) return null;
    throw error;
  }
}

function rowsWithin(signal: Signal, inputs: Inputs, values: ParameterValues, window: Window): readonly Evaluated[] {
  if (inputs.span === null) return [];
  const { from, to } = windowOf(signal.frequency, window.start, window.end);
  const rows: Evaluated[] = [];
  for (let t = Math.max(from, inputs.span.from); t <= Math.min(to, inputs.span.to); t += 1) {
    const row = evaluateAt(signal, inputs, values, t);
    if (row) rows.push(row);
  }
  return rows;
}

/** At most one: the newest period that every input has, or what the signal makes of it. */
function newestRow(signal: Signal, inputs: Inputs, values: ParameterValues): readonly Evaluated[] {
  if (inputs.span === null) return [];
  for (let t = inputs.span.to; t >= inputs.span.from; t -= 1) {
    const newest = evaluateAt(signal, inputs, values, t);
    if (!newest) continue;
    if (!signal.snapshot) return [newest];
    const row = signal.snapshot(inputs.views, newest.row, values);
    return [{ t, row, reads: inputs.reads?.take() ?? [] }];
  }
  return [];
}

function noCommonPeriod(signal: Signal, inputs: Inputs): WattleError {
  const spans = Object.values(inputs.views).map((view) => `${view.handle.id} ${spanText(signal, view)}`);
  return new WattleError('DATA_UNAVAILABLE', `The inputs of ${signal.id} have no period in common: ${spans.join(', ')}.`, {
    retryAfterSeconds: 300,
  });
}

function spanText(signal: Signal, view: SeriesView): string {
  if (view.span === null) return 'holds no value';
  const text = (t: number): string => formatPeriod(period(signal.frequency, t));
  return `${text(view.span.from)} to ${text(view.span.to)}`;
}

// ---------------------------------------------------------------- what is said about them

function columnsOf(signal: Signal, rows: readonly Evaluated[]): readonly AnswerColumn[] {
  const fields = Object.entries(signal.row).filter(([name]) => rows.length === 0 || rows.some(({ row }) => name in row));
  return [{ name: 'period' }, ...fields.map(([name, field]) => ({ name, unit: field.unit }))];
}

function coveredBy(signal: Signal, rows: readonly Evaluated[]): { readonly start: string | null; readonly end: string | null } {
  const text = (one: Evaluated | undefined): string | null => (one ? formatPeriod(period(signal.frequency, one.t)) : null);
  return { start: text(rows[0]), end: text(rows.at(-1)) };
}

/** From the oldest to the newest of the periods that the inputs' newest values are about. */
function newestPeriods(inputs: Inputs): { readonly start: string | null; readonly end: string | null } {
  const periods = Object.values(inputs.views).flatMap((view) => view.latest()?.period ?? []);
  const sorted = periods.sort((a, b) => endDay(a) - endDay(b));
  return { start: sorted[0] ?? null, end: sorted.at(-1) ?? null };
}

function endDay(text: string): number {
  const p = parsePeriod(text);
  return p ? lastDay(p) : Number.NEGATIVE_INFINITY;
}

function notesOf(signal: Signal, inputs: Inputs, request: Request): readonly string[] {
  const notes = [...(signal.notes ?? [])];
  for (const [name, declaration] of Object.entries(signal.parameters)) {
    if (declaration.kind !== 'number' || typeof declaration.default === 'number') continue;
    const { value, unit, from, source, sourceUrl } = declaration.default;
    if (request.values[name] === value) notes.push(`${name} = ${value} ${unit}, from ${from}: ${source} (${sourceUrl})`);
  }
  const ends = new Set(Object.values(inputs.views).map((view) => view.span?.to));
  if (ends.size > 1) {
    const named = Object.values(inputs.views).map(
      (view) => `${view.handle.id} ${view.span ? formatPeriod(period(signal.frequency, view.span.to)) : 'none'}`,
    );
    notes.push(`The inputs end at different periods: ${named.join(', ')}. A row needs all of them.`);
  }
  for (const held of Object.values(inputs.held)) {
    const { ceased, title } = held.handle.dataset;
    if (ceased) notes.push(`${title} has ceased; its last period is ${ceased.lastPeriod}. ${ceased.note}`);
  }
  return notes;
}

/** The formula, its constants, and for each row every published value that was read, with the file and the place in it. */
async function explanation(
  ctx: QueryContext,
  signal: Signal,
  request: Request,
  rows: readonly Evaluated[],
): Promise<Record<string, unknown>> {
  const wanted = new Map<DatasetKey, Set<number>>();
  for (const { held, index } of rows.flatMap((one) => one.reads)) {
    const seqs = wanted.get(held.dataset) ?? new Set();
    wanted.set(held.dataset, seqs.add(held.slice.seq[index] ?? 0));
  }
  const files = new Map(await Promise.all([...wanted].map(async ([key, seqs]) => [key, await filesBySeq(ctx, key, seqs)] as const)));
  return {
    formula: signal.formula,
    methodology_version: signal.methodologyVersion,
    parameters: request.values,
    rows: rows.map(({ row, reads }) => ({
      period: row['period'],
      operands: reads.map(({ input, sampling, held, index }) => ({
        input,
        sampling,
        ...operandOf(held, index, files.get(held.dataset)?.get(held.slice.seq[index] ?? 0)),
      })),
    })),
  };
}
