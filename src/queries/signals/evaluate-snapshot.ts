/** Snapshots: one answer from the latest values of all inputs, cached by input versions. */

import { type MethodBreak, spansDays } from '../../catalogue/breaks/method-break.ts';
import { at, present } from '../../core/assert.ts';
import { numbersWithoutNoise } from '../../core/decimal.ts';
import { type DatasetKey, dottedId } from '../../core/define-dataset.ts';
import {
  Absent,
  isRows,
  type Moment,
  type SignalRow,
  type SnapshotInput,
  type SnapshotResult,
  type SnapshotSignal,
} from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import { formatPeriod, instantOf, lastDay, type Period, parseIsoDay, period } from '../../core/period.ts';
import { sydneyDate } from '../../core/sydney-time.ts';
import type { SeriesSlice, Version } from '../../store/ports/series.ts';
import type { Answer, BreakFacts, InputFacts } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { breaksNote, type Note, type NoteLike } from '../base/notes.ts';
import { breakFacts } from '../series/breaks/series-breaks.ts';

import { computedOnce } from './computed.ts';
import { editionNotes, type VintageStart, vintageStartsWithin } from './editions-compared.ts';
import { answerOf, judgeDatasets, newestEditions, type UsedSeries, vintageOf } from './signal-answer.ts';
import type { SignalRequest } from './signal-request.ts';
import { type Read, Reads, type ValueRead } from './signal-views.ts';
import { holdDatasets, holdInputs, type LoadedInputs, type StoredDatasets, seriesIn } from './snapshot-inputs.ts';
import { snapshotViews } from './snapshot-views.ts';

/** Everything about an answer that follows from the versions of its inputs. */
interface Computed {
  readonly result: SnapshotResult;
  readonly reads: readonly Read[];
  readonly period: Answer['meta']['period'];
  readonly inputs: readonly InputFacts[];
  /** Vintage of the values of each dataset. */
  readonly editions: ReadonlyMap<DatasetKey, Version>;
  readonly notes: readonly NoteLike[];
  readonly breaks: readonly BreakFacts[];
  /** Series with values read. */
  readonly used: readonly UsedSeries[];
}

/**
 * Throws REQ_NO_VINTAGE if an input was not stored at `as_of`, DATA_UNAVAILABLE without a required input or value, DATA_STALE if old data
 * are refused.
 */
export async function evaluateSnapshot(ctx: QueryContext, signal: SnapshotSignal, request: SignalRequest): Promise<Answer> {
  const declared = signal.inputs(request.values);
  const { stored, absent } = await holdDatasets(ctx, declared, request.asOf);
  const datasets = [...stored.values()];
  const moment = momentOf(ctx, request);
  const versions = datasets.map(({ version }) => version);
  const { result, reads, period, inputs, editions, notes, breaks, used } = await computedOnce(
    ctx.caches,
    signal,
    versions,
    request.values,
    // A later vintage may also affect a past day.
    `${moment.day} ${request.asOf === null ? '' : `${request.asOf.ms} ${request.asOf.gap} ${datasets.map(({ state }) => state.version.seq).join()}`}`,
    async () => {
      const read = await holdInputs(ctx, declared, { stored, absent }, request.asOf);
      return compute(signal, read, stored, request, moment);
    },
  );
  const freshness = await judgeDatasets(ctx, signal, request, datasets, used);
  return answerOf(
    ctx,
    signal,
    request,
    { datasets, editions, freshness, others: [...absent.keys()], series: used.map(({ series }) => series) },
    {
      data: result.data,
      headline: result.headline ?? null,
      period,
      ...(result.about === undefined ? {} : { about: result.about }),
      inputs,
      breaks,
      notes,
      ...(result.summary ? { summary: result.summary } : {}),
      day: result.day ?? moment.day,
      explained: request.explain ? [{ row: firstRow(result), reads }] : null,
    },
  );
}

/** An answer for a day is about that day, even if its last moment in UTC is the next day in Sydney. */
function momentOf(ctx: QueryContext, { asOf }: SignalRequest): Moment {
  const now = ctx.clock.now();
  const instant = asOf ? Math.min(asOf.ms, now) : now;
  const day = present(parseIsoDay(sydneyDate(instant)), 'The day in Sydney');
  const requested = asOf === null ? null : parseIsoDay(asOf.text);
  return { instant, day: requested === null ? day : Math.min(requested, day) };
}

function compute(
  signal: SnapshotSignal,
  inputs: LoadedInputs,
  datasets: StoredDatasets['stored'],
  request: SignalRequest,
  moment: Moment,
): Computed {
  const reads = new Reads();
  const views = snapshotViews(inputs, reads);
  const result = resultOf(signal, () => numbersWithoutNoise(signal.compute(views, request.values, moment)));
  const taken = reads.take();
  const { broken, editionStarts } = spannedBy(taken);
  const periods = periodsOf(taken.filter((one) => one.kind === 'value'));
  return {
    result,
    reads: taken,
    period: { start: periods[0] ?? null, end: periods.at(-1) ?? null },
    inputs: inputFacts(Object.keys(inputs.inputs), datasets, taken),
    editions: newestEditions(taken.map((read) => [datasetOf(read), vintageOfRead(read)])),
    breaks: breakFacts(broken),
    used: usedSeries(signal.inputs(request.values), inputs, taken),
    notes: [
      ...(result.notes ?? []),
      ...brokenNotes(broken),
      ...editionNotes(editionStarts),
      ...mismatches(newestReads(taken)),
      ...missingNotes(inputs),
      ...inputs.absent,
    ],
  };
}

function resultOf(signal: SnapshotSignal, run: () => SnapshotResult): SnapshotResult {
  try {
    const result = run();
    if (isRows(result.data) === (signal.gives === 'rows')) return result;
  } catch (error) {
    if (!(error instanceof Absent)) throw error;
    throw new WattleError('DATA_UNAVAILABLE', `${signal.id} cannot be calculated from the stored data: ${error.message}.`, {
      retryAfterSeconds: 300,
    });
  }
  throw new WattleError('BUG', `${signal.id} gives ${signal.gives}, and computed something else.`);
}

/** Subject of `explain`: the one row, or the period of all rows. */
function firstRow({ data }: SnapshotResult): SignalRow {
  return isRows(data) ? {} : data;
}

// ---------------------------------------------------------------- remarks

const periodOfRead = ({ source: { slice }, index }: ValueRead): Period => period(slice.series.freq, at(slice.t, index));

const periodsOf = (reads: readonly ValueRead[]): readonly string[] =>
  reads
    .map(periodOfRead)
    .sort((a, b) => instantOf(a) - instantOf(b))
    .map(formatPeriod);

/** The newest value that was read of each series. */
function newestReads(reads: readonly Read[]): readonly ValueRead[] {
  const newest = new Map<string, ValueRead>();
  for (const read of reads) {
    if (read.kind !== 'value') continue;
    const name = `${read.source.dataset} ${read.source.slice.series.id}`;
    const known = newest.get(name);
    if (!known || read.index > known.index) newest.set(name, read);
  }
  return [...newest.values()];
}

/** Series with their own freshness, because a dataset may continue after one has stopped. */
function usedSeries(
  declared: Readonly<Record<string, SnapshotInput>>,
  inputs: LoadedInputs,
  reads: readonly Read[],
): readonly UsedSeries[] {
  const read = new Set(reads.flatMap((one) => (one.kind === 'value' ? [one.source.slice] : [])));
  return seriesIn(inputs).flatMap(({ input, series }) =>
    read.has(series.slice) ? [{ series, optional: declared[input]?.optional === true }] : [],
  );
}

const valueName = ({ source: { named } }: ValueRead): string => String(named['series_id'] ?? named['dataset_id']);

interface BrokenRead {
  readonly one: MethodBreak;
  readonly of: string;
}

interface Spanned {
  readonly broken: readonly BrokenRead[];
  readonly editionStarts: readonly VintageStart[];
}

/** The range of values read from each series, extended by the span of published changes. */
function spannedBy(reads: readonly Read[]): Spanned {
  const spans = new Map<SeriesSlice, { readonly read: ValueRead; from: number; to: number }>();
  for (const read of reads) {
    if (read.kind !== 'value' || read.sampling === 'step') continue;
    const t = at(read.source.slice.t, read.index);
    const known = spans.get(read.source.slice);
    if (!known) spans.set(read.source.slice, { read, from: t, to: t });
    else {
      known.from = Math.min(known.from, t);
      known.to = Math.max(known.to, t);
    }
  }
  const spanned = [...spans].map(([{ series }, { read, from, to }]): Spanned => {
    const { breaks, change } = read.source;
    const [start, end] = [lastDay(period(series.freq, from - change)), lastDay(period(series.freq, to))];
    const of = valueName(read);
    return {
      broken: breaks.filter((one) => spansDays(one, start, end)).map((one) => ({ one, of })),
      editionStarts: vintageStartsWithin(of, series, lastDay(period(series.freq, from)), end),
    };
  });
  return { broken: spanned.flatMap(({ broken }) => broken), editionStarts: spanned.flatMap(({ editionStarts }) => editionStarts) };
}

const brokenNotes = (broken: readonly BrokenRead[]): readonly Note[] =>
  broken.length === 0
    ? []
    : [breaksNote(`Values on both sides of a break are compared in ${fewOf([...new Set(broken.map(({ of }) => of))])}`, 'see meta.breaks')];

/** Reports different periods or adjustments among the latest values. */
function mismatches(reads: readonly ValueRead[]): readonly string[] {
  const byPeriod = grouped(reads, (read) => formatPeriod(periodOfRead(read)));
  const byAdjustment = grouped(reads, ({ source: { adjustment } }) =>
    adjustment === 'not_applicable' ? null : (adjustment?.replace('_', ' ') ?? null),
  );
  return [
    ...(byPeriod.size > 1 ? [`The figures are about different periods: ${listed(byPeriod)}.`] : []),
    ...(byAdjustment.size > 1 ? [`The figures are adjusted in different ways: ${listed(byAdjustment)}.`] : []),
  ];
}

function grouped(reads: readonly ValueRead[], keyOf: (read: ValueRead) => string | null): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map<string, Set<string>>();
  for (const read of reads) {
    const key = keyOf(read);
    if (key !== null) groups.set(key, (groups.get(key) ?? new Set()).add(valueName(read)));
  }
  return groups;
}

const NAMED_AT_MOST = 3;

/** `2026-06 (AU.CPI.MONTHLY.YOY), 2026-Q1 (AU.WPI.YOY, … and 4 more)` */
function listed(groups: ReadonlyMap<string, ReadonlySet<string>>): string {
  return [...groups].map(([what, names]) => `${what} (${fewOf([...names])})`).join(', ');
}

function fewOf(names: readonly string[]): string {
  const more = names.length - NAMED_AT_MOST;
  return `${names.slice(0, NAMED_AT_MOST).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const missingNotes = ({ missing }: LoadedInputs): readonly string[] =>
  missing.length === 0 ? [] : [`Not among the series that are stored, and therefore absent: ${fewOf(missing.map(({ id }) => id))}.`];

/** Inputs by dataset and adjustment, with the periods read. */
function inputFacts(symbols: readonly string[], datasets: StoredDatasets['stored'], reads: readonly Read[]): readonly InputFacts[] {
  const parts = new Map<string, Map<string, Read[]>>(symbols.map((input) => [input, new Map()]));
  for (const read of reads) {
    const ofInput = parts.get(read.input);
    const part = read.kind === 'group' ? read.dataset : `${read.source.dataset} ${read.source.adjustment}`;
    const known = ofInput?.get(part);
    if (known) known.push(read);
    else ofInput?.set(part, [read]);
  }
  return [...parts].flatMap(([input, ofInput]) => [...ofInput.values()].map((part) => factsOf(input, part, datasets)));
}

const datasetOf = (read: Read): DatasetKey => (read.kind === 'group' ? read.dataset : read.source.dataset);

/** A register is of the version that was read. */
const vintageOfRead = (read: Read): Version => (read.kind === 'group' ? read.version : read.source.edition);

function factsOf(input: string, reads: readonly Read[], datasets: StoredDatasets['stored']): InputFacts {
  const values = reads.filter((read) => read.kind === 'value');
  const [first] = reads;
  const on = first && datasets.get(datasetOf(first));
  if (!on) throw new WattleError('BUG', `The input ${input} was read from a dataset that it does not rest on.`);
  const ids = [...new Set(values.map(({ source }) => source.named['series_id']).filter((id) => typeof id === 'string'))];
  const periods = periodsOf(values);
  return {
    input,
    ...(ids.length === 0 ? {} : { series_ids: ids }),
    dataset_id: dottedId(on.dataset),
    period: { start: periods[0] ?? null, end: periods.at(-1) ?? null },
    adjustment: values[0]?.source.adjustment ?? null,
    vintage: vintageOf([...newestEditions(reads.map((read) => [datasetOf(read), vintageOfRead(read)])).values()][0] ?? on.version),
  };
}
