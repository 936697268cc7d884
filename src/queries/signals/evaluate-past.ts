/**
 * Calculates past results of a snapshot, which has no rows by period. For each period in a window, the formula reads the latest vintage,
 * but only values for periods that had ended by then. Omits a row if its main value is for another period. A value is therefore never
 * repeated in later rows.
 */
import { shareThread } from '../../core/cost.ts';
import { numbersWithoutNoise } from '../../core/decimal.ts';
import { Absent, type PastAnswers, rowsIn, type SignalRow, type SnapshotInput, type SnapshotSignal } from '../../core/define-signal.ts';
import type { Frequency } from '../../core/frequency.ts';
import { DAY_MS, formatPeriod, lastDay, parsePeriod, period, periodOfDay, windowOf } from '../../core/period.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { ExplainedValues } from '../base/explained-values.ts';
import type { Window } from '../base/parameters/parameters.ts';
import type { ReadSlice } from '../base/read-slice.ts';
import { computedOnce } from './computed.ts';
import { answerOf, judgeDatasets } from './signal-answer.ts';
import type { SignalRequest } from './signal-request.ts';
import { Horizon, latestEnded, type Read, Reads } from './signal-views.ts';
import { isHandle, type LoadedInput, type LoadedInputs, loadDatasets, loadInputs } from './snapshot-inputs.ts';
import { basisOfReads, breakIds, momentOf } from './snapshot-remarks.ts';
import { snapshotViews } from './snapshot-views.ts';

type Past = Extract<PastAnswers, { readonly frequency: Frequency }>;

const SHOWN = 60;
/** The limit of rows. It is higher than the number of values in any series. */
const ALL = 100_000;
const NOTE =
  'Rows for past periods use the latest vintage, and only periods that had ended by then. They have no lists. Rows without a main value are omitted.';

/** Returns the results in a window. If the window has no start, returns only the latest rows. Throws the errors of `evaluateSnapshot`. */
export async function evaluatePast(
  ctx: QueryContext,
  signal: SnapshotSignal,
  past: Past,
  request: SignalRequest & { readonly window: Window },
): Promise<Answer> {
  const declared = Object.fromEntries(
    Object.entries(signal.inputs(request.values)).map(([name, input]) => [name, past.without?.includes(name) ? input : wholeOf(input)]),
  );
  const kept = await loadDatasets(ctx, declared, request.asOf);
  const datasets = [...kept.stored.values()];
  const today = momentOf(ctx, request);
  const computed = await computedOnce(
    ctx.caches,
    signal,
    datasets.map(({ version }) => version),
    request.values,
    `past ${JSON.stringify(request.window)} ${today.day} ${request.asOf === null ? '' : `${request.asOf.ms} ${request.asOf.gap}`}`,
    async () => {
      const inputs = pastInputs(await loadInputs(ctx, signal, declared, kept, request.asOf), past);
      const days = await pastDays(signal, past, inputs, request, today.day);
      return {
        rows: days.flatMap(({ rows, reads }) => rows.map((row) => ({ row, reads }))),
        basis: await basisOfReads(
          declared,
          inputs,
          kept.stored,
          days.map(({ reads }) => reads),
        ),
      };
    },
  );
  const { rows, basis } = computed;
  // Rows of the same day list the same values.
  if (request.explain) new ExplainedValues().add(rows.reduce((sum, { reads }) => sum + reads.length, 0));
  const { used, vintages: allVintages, ...facts } = basis;
  const freshness = await judgeDatasets(ctx, signal, request, datasets, used);
  return answerOf(
    ctx,
    signal,
    request,
    { datasets, vintages: allVintages, freshness, others: [...kept.absent.keys()], series: used.map(({ series }) => series) },
    {
      ...facts,
      data: rows.map(({ row }) => row),
      headline: null,
      notes: [NOTE, ...facts.notes],
      day: today.day,
      explained: request.explain ? rows : null,
    },
  );
}

const wholeOf = (input: SnapshotInput): SnapshotInput => (input.kind === 'selection' ? { ...input, newest: ALL } : input);

/** The rows for one period without their lists, with the values that were read for them. */
interface PastDay {
  readonly rows: readonly SignalRow[];
  readonly reads: readonly Read[];
}

async function pastDays(
  signal: SnapshotSignal,
  { frequency, field = 'period' }: Past,
  inputs: LoadedInputs,
  request: SignalRequest & { readonly window: Window },
  today: number,
): Promise<readonly PastDay[]> {
  const { from, to } = windowOf(frequency, request.window.start, request.window.end);
  const last = Math.min(to, latestEnded(frequency as 'M', today));
  const first = Math.max(from, earliest(inputs, frequency), request.window.start === null ? last - SHOWN + 1 : Number.NEGATIVE_INFINITY);
  const [reads, horizon] = [new Reads(), new Horizon()];
  const views = snapshotViews(inputs, reads, horizon);
  const days: PastDay[] = [];
  for (let t = first; t <= last; t += 1) {
    await shareThread();
    horizon.day = lastDay(period(frequency, t));
    const all = answersOn(signal, views, request, horizon.day);
    const rows = all.filter((row) => endOf(row[field]) === horizon.day);
    const taken = reads.take();
    if (rows.length === 0) continue;
    const breaks = breakIds(taken);
    const more = { period: formatPeriod(period(frequency, t)), ...(breaks.length === 0 ? {} : { breaks }) };
    days.push({ rows: rows.map((row) => ({ ...scalarsOf(signal, row), ...more })), reads: taken });
  }
  return days;
}

function endOf(text: unknown): number | null {
  const own = parsePeriod(String(text));
  return own === null ? null : lastDay(own);
}

/** Returns the rows for a day. Returns none if a value that the formula needs is missing. */
function answersOn(
  signal: SnapshotSignal,
  views: ReturnType<typeof snapshotViews>,
  request: SignalRequest,
  day: number,
): readonly SignalRow[] {
  try {
    return rowsIn(signal.compute(views, request.values, { instant: (day + 1) * DAY_MS - 1, day }).data);
  } catch (error) {
    if (error instanceof Absent) return [];
    throw error;
  }
}

const scalarsOf = (signal: SnapshotSignal, row: SignalRow): SignalRow =>
  numbersWithoutNoise(
    Object.fromEntries(Object.entries(row).filter(([name]) => !['array', 'object'].includes(signal.row[name]?.type ?? 'string'))),
  );

/** Returns the first period in which at least one input has a value. */
function earliest(inputs: LoadedInputs, frequency: Frequency): number {
  const starts = slicesIn(inputs).flatMap((slice) => {
    const [t] = slice.t;
    return t === undefined ? [] : [periodOfDay(frequency as 'M', lastDay(period(slice.series.freq, t))).t];
  });
  return starts.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...starts);
}

const slicesIn = ({ inputs }: LoadedInputs): readonly ReadSlice[] =>
  Object.values(inputs).flatMap((input): readonly ReadSlice[] => {
    if (input.kind === 'series') return [input.stored.slice];
    if (input.kind === 'set') return Object.values(input.members).flatMap((member) => (isHandle(member) ? [] : [member.slice]));
    return input.kind === 'selection' ? input.slices : [];
  });

/** Returns the inputs without registers. Registers have only current entries. */
const pastInputs = (loaded: LoadedInputs, { without = [] }: Past): LoadedInputs => ({
  ...loaded,
  inputs: Object.fromEntries(
    Object.entries(loaded.inputs).map(([name, input]): [string, LoadedInput] => {
      if (input.kind === 'register') return [name, { kind: 'absent', input: input.input, why: 'A register has current entries only.' }];
      if (input.kind === 'selection' && without.includes(name))
        return [name, { kind: 'absent', input: input.input, why: 'This input is not used for past rows.' }];
      return [name, input];
    }),
  ),
});
