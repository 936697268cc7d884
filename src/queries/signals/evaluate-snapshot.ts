/**
 * Evaluates snapshots. A snapshot is an indicator with one result, from the latest values of all inputs. Results are cached by the
 * versions of the inputs.
 */

import { numbersWithoutNoise } from '../../core/decimal.ts';
import { Absent, isRows, type Moment, type SignalRow, type SnapshotResult, type SnapshotSignal } from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { computedOnce } from './computed.ts';
import { answerOf, judgeDatasets } from './signal-answer.ts';
import type { SignalRequest } from './signal-request.ts';
import { type Read, Reads } from './signal-views.ts';
import { type LoadedInputs, loadDatasets, loadInputs, type StoredDatasets } from './snapshot-inputs.ts';
import { type BasisOfReads, basisOfReads, momentOf } from './snapshot-remarks.ts';
import { snapshotViews } from './snapshot-views.ts';

/** The part of a result that depends only on the versions of its inputs. */
interface Computed extends BasisOfReads {
  readonly result: SnapshotResult;
  readonly reads: readonly Read[];
}

/**
 * Returns the result of a snapshot. Throws REQ_NO_VINTAGE if an input was not stored at `as_of`. Throws DATA_UNAVAILABLE if a required
 * input or value is missing. Throws DATA_STALE if the request refuses out-of-date data.
 */
export async function evaluateSnapshot(ctx: QueryContext, signal: SnapshotSignal, request: SignalRequest): Promise<Answer> {
  const declared = signal.inputs(request.values);
  const { stored, absent } = await loadDatasets(ctx, declared, request.asOf);
  const datasets = [...stored.values()];
  const moment = momentOf(ctx, request);
  const versions = datasets.map(({ version }) => version);
  const {
    result,
    reads,
    period,
    inputs,
    vintages: allVintages,
    notes,
    breaks,
    used,
  } = await computedOnce(
    ctx.caches,
    signal,
    versions,
    request.values,
    // Values for a past day may be read from a later vintage. The cache key therefore contains the requested time.
    `${moment.day} ${request.asOf === null ? '' : `${request.asOf.ms} ${request.asOf.gap} ${datasets.map(({ state }) => state.version.seq).join()}`}`,
    async () => {
      const read = await loadInputs(ctx, signal, declared, { stored, absent }, request.asOf);
      return compute(signal, read, stored, request, moment);
    },
  );
  const freshness = await judgeDatasets(ctx, signal, request, datasets, used);
  return answerOf(
    ctx,
    signal,
    request,
    { datasets, vintages: allVintages, freshness, others: [...absent.keys()], series: used.map(({ series }) => series) },
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

async function compute(
  signal: SnapshotSignal,
  inputs: LoadedInputs,
  datasets: StoredDatasets['stored'],
  request: SignalRequest,
  moment: Moment,
): Promise<Computed> {
  const reads = new Reads();
  const views = snapshotViews(inputs, reads);
  const result = resultOf(signal, () => numbersWithoutNoise(signal.compute(views, request.values, moment)));
  const taken = reads.take();
  const basis = await basisOfReads(signal.inputs(request.values), inputs, datasets, [taken]);
  return { ...basis, result, reads: taken, notes: [...(result.notes ?? []), ...basis.notes] };
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
  throw new WattleError('BUG', `${signal.id} must return ${signal.gives}, but returned something else.`);
}

/** Returns the row that `meta.explain` explains. Returns an empty row if the result has several rows. */
function firstRow({ data }: SnapshotResult): SignalRow {
  return isRows(data) ? {} : data;
}
