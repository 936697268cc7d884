/**
 * Calculates an indicator from first-published values. For each period, every input is read as known when its value for the period was
 * released.
 */

import { present } from '../../core/assert.ts';
import { shareThread } from '../../core/cost.ts';
import { dottedId } from '../../core/define-dataset.ts';
import type { HistorySignal, InputDeclaration } from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import { DAY_MS, isoDay, members, period, windowOf } from '../../core/period.ts';
import { periodInWords } from '../../signals/wording/periods.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { ExplainedValues } from '../base/explained-values.ts';
import { breakFacts } from '../series/breaks/series-breaks.ts';
import { holdDataset, loadIfStored, type StoredDataset } from '../series/reading/stored-series.ts';
import { AS_PUBLISHED } from '../series/transforms/series-transforms.ts';
import { type FirstValues, firstValuesOf } from '../series/vintages/first-published.ts';
import {
  absentOf,
  breakNotes,
  coveredBy,
  headlineOf,
  inputFacts,
  newestDay,
  oneOfEach,
  type RowAt,
  readInputs,
  rowAt,
  vintagesOf,
} from './evaluate-history.ts';
import type { Input, Inputs } from './history-inputs.ts';
import { answerOf, type ExplainedRow, judgeDatasets } from './signal-answer.ts';
import type { SignalRequest } from './signal-request.ts';
import { emptyViewOf, Reads, viewOf } from './signal-views.ts';
import { vintageNotes } from './vintage-notes.ts';

/** The maximum number of rows. It is limited because each row reads different vintages. */
const MOST_ROWS = 1000;

/** An input with its first-published values. `firsts` is null for events and weights. Their current values are used. */
interface Dated {
  readonly input: Input;
  readonly declared: InputDeclaration;
  readonly firsts: FirstValues | null;
}

/**
 * Returns the rows. Each input of a row can have a different vintage. For a June quarter, one may be from 16 August and another from 26
 * July. A period has a row if the first value of every input is known. If the request has no window, returns the latest such period as an
 * object. Throws REQ_NO_VINTAGE if no period has a row, and REQ_BAD_PARAMETER for too many rows. Also throws the errors of
 * `evaluateHistory`.
 */
export async function evaluateFirst(ctx: QueryContext, signal: HistorySignal, request: SignalRequest): Promise<Answer> {
  const { values, window } = request;
  const inputs = await readInputs(ctx, signal, request, null);
  const freshness = await judgeDatasets(ctx, signal, request, oneOfEach(inputs));
  const dated = await datedInputs(ctx, signal, request, inputs);
  const { from, to } = windowOf(inputs.freq, window?.start ?? null, window?.end ?? null);
  const common = commonOrdinals(inputs).filter((t) => t >= from && t <= to);
  const known = common.filter((t) => dated.every((one) => one.firsts === null || firstPublishedDay(one, inputs.freq, t) !== null));
  const wanted = window === null ? known.slice(-1) : known;
  refuseTooMany(wanted.length);
  const reads = request.explain ? new Reads() : null;
  const rows: RowAt[] = [];
  const explained: ExplainedRow[] = [];
  const explainedValues = new ExplainedValues();
  let newest: Inputs = inputs;
  for (const t of wanted) {
    await shareThread();
    const then = await inputsThen(ctx, inputs, dated, t, reads);
    const row = rowAt(signal, then, values, t);
    const taken = reads?.take() ?? [];
    explainedValues.add(taken.length);
    if (row === null) continue;
    rows.push(row);
    explained.push({ row: row.row, reads: taken });
    newest = then;
  }
  const last = rows.at(-1);
  if (window === null && last === undefined) throw nothingKnown(signal, dated);
  const covered = coveredBy(inputs.freq, rows);
  return answerOf(
    ctx,
    signal,
    request,
    { datasets: oneOfEach(bySeq(newest)), vintages: vintagesOf(newest), freshness, others: absentOf(newest), series: [] },
    {
      data: window === null && last ? last.row : rows.map(({ row }) => row),
      headline: headlineOf(signal, rows, last, values),
      period: covered,
      inputs: inputFacts(newest, covered),
      breaks: breakFacts(rows.flatMap(({ broken }) => broken)),
      notes: [
        'Each input is read from the vintage with its first published value for the period, including lags.',
        ...unknownNotes(dated, inputs.freq, window === null ? [] : common.filter((t) => !known.includes(t))),
        ...breakNotes(rows),
        ...vintageNotes(rows.flatMap(({ vintageStarts }) => vintageStarts)),
        ...(signal.notesOn?.(rows.map(({ row }) => row)) ?? []),
      ],
      day: newestDay(inputs.freq, rows),
      explained: request.explain ? explained : null,
    },
  );
}

async function datedInputs(ctx: QueryContext, signal: HistorySignal, { values }: SignalRequest, inputs: Inputs): Promise<readonly Dated[]> {
  const declared = signal.inputs(values);
  return Promise.all(
    inputs.all.map(async (input): Promise<Dated> => {
      const own = present(declared[input.name], `The declaration of the input ${input.name}`);
      const isRead = input.loaded !== null && input.sample !== 'own' && input.sample !== 'step' && own.series.nature !== 'event';
      return { input, declared: own, firsts: isRead && input.loaded ? await firstValuesOf(ctx, input.loaded, AS_PUBLISHED) : null };
    }),
  );
}

/** Returns the periods in which all required inputs have current values, ascending. */
function commonOrdinals({ span, bounds }: Inputs): readonly number[] {
  if (span === null) return [];
  const ordinals: number[] = [];
  for (let { from: t } = span; t <= span.to; t += 1) if (bounds.every((view) => view.has(t))) ordinals.push(t);
  return ordinals;
}

/** Returns the date of the first vintage that contains the last value of an input within a period. Returns null if the date is unknown. */
function firstPublishedDay({ input, firsts }: Dated, freq: Frequency, t: number): number | null {
  const own = input.loaded?.slice.series.freq;
  if (firsts === null || own === undefined) return null;
  if (own === freq) return firsts.days.get(t) ?? null;
  const { from, to } = members(period(freq, t), own);
  const last = input.loaded?.slice.points.t.findLast((one) => one >= from && one <= to);
  return last === undefined ? null : (firsts.days.get(last) ?? null);
}

/** Returns the inputs as known when their values for a period were first published. */
async function inputsThen(ctx: QueryContext, inputs: Inputs, dated: readonly Dated[], t: number, reads: Reads | null): Promise<Inputs> {
  const days = dated.map((one) => firstPublishedDay(one, inputs.freq, t));
  const latest = Math.max(...days.flatMap((day) => day ?? []));
  const all = await Promise.all(
    dated.map(async ({ input, declared }, i): Promise<Input> => {
      const { name, on } = input;
      const day = input.sample === 'own' ? latest : days[i];
      if (on === null || input.loaded === null || day === undefined || day === null || !Number.isFinite(day)) {
        const view = input.loaded ? viewOf(name, declared, input.loaded, inputs.freq, reads, inputs.touched) : input.view;
        return { ...input, view };
      }
      const then = await storedThen(ctx, on, day);
      const loaded = then && (await loadIfStored(ctx, declared.series, then));
      if (then === null || loaded === null) return { ...input, loaded: null, view: emptyViewOf(declared.series) };
      return { ...input, on: then, loaded, view: viewOf(name, declared, loaded, inputs.freq, reads, inputs.touched) };
    }),
  );
  const bounds = all.filter(({ sample }) => sample !== 'own').map(({ view }) => view);
  return { ...inputs, all, views: Object.fromEntries(all.map(({ name, view }) => [name, view])), bounds };
}

/** Returns the dataset as stored at the end of a day. Returns null if it was not stored. */
async function storedThen(ctx: QueryContext, { dataset }: StoredDataset, day: number): Promise<StoredDataset | null> {
  try {
    return await holdDataset(ctx, dataset, { text: isoDay(day), ms: (day + 1) * DAY_MS - 1, gap: 'allow' });
  } catch (error) {
    if (error instanceof WattleError && error.code === 'REQ_NO_VINTAGE') return null;
    throw error;
  }
}

/** Sorts inputs by version, because the result reports the version of the last input of each dataset. */
const bySeq = (inputs: Inputs): Inputs => ({ ...inputs, all: inputs.all.toSorted((a, b) => seqOf(a) - seqOf(b)) });
const seqOf = ({ on }: Input): number => (on === null ? 0 : on.version.seq);

function refuseTooMany(rows: number): void {
  if (rows <= MOST_ROWS) return;
  const detail = `Each of the ${rows} rows needs a separate vintage. The limit is ${MOST_ROWS}. Request fewer rows with start_period and end_period.`;
  throw new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter: 'start_period', detail }] });
}

function unknownNotes(dated: readonly Dated[], freq: Frequency, without: readonly number[]): readonly string[] {
  return dated.flatMap((one) => {
    const lacking = one.firsts === null ? [] : without.filter((t) => firstPublishedDay(one, freq, t) === null);
    const [first, last] = [lacking[0], lacking.at(-1)];
    if (first === undefined || last === undefined) return [];
    const text = (t: number): string => periodInWords(period(freq, t));
    const which = lacking.length === 1 ? text(first) : `${lacking.length} periods from ${text(first)} to ${text(last)}`;
    return [`The first published value of ${one.declared.series.id} is not stored for ${which}. These rows are omitted.`];
  });
}

function nothingKnown(signal: HistorySignal, dated: readonly Dated[]): WattleError {
  const named = dated.flatMap(({ declared, firsts }) => (firsts && firsts.known.size === 0 ? [declared.series] : []));
  const why = named.length === 0 ? '' : `: none of ${named.map(({ id, dataset }) => `${id} (${dottedId(dataset)})`).join(', ')}`;
  return new WattleError('REQ_NO_VINTAGE', `No period of ${signal.id} has first published values for all inputs${why}.`, {
    hint: 'Omit vintage for the latest figures, or use as_of for a date.',
  });
}
