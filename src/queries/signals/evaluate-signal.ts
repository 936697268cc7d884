/** Evaluates a signal: reads its inputs as of one instant, runs its formula where all of them are there, and says what it rests on. */
import type { Signal } from '../../core/define-signal.ts';
import type { Answer } from '../answer.ts';
import type { QueryContext } from '../context.ts';
import { evaluateFirst } from './evaluate-first.ts';
import { evaluateHistory } from './evaluate-history.ts';
import { evaluateSnapshot } from './evaluate-snapshot.ts';
import { readRequest, type SignalRequest } from './signal-request.ts';

/**
 * A history signal gives the newest point as an object, or with a window an array of rows; a snapshot gives what it declares. Nothing
 * is filled. Throws REQ_* with every fault of the parameters, REQ_NO_VINTAGE when an input was not stored at `as_of`, DATA_UNAVAILABLE
 * when an input is not stored, DATA_STALE when stale figures are refused by the signal or by the caller.
 * @param options what no request requests
 */
export async function evaluateSignal(
  ctx: QueryContext,
  signal: Signal,
  params: URLSearchParams,
  options: Pick<SignalRequest, 'mostOperands'> = {},
): Promise<Answer> {
  const request = { ...readRequest(signal, params), ...options };
  if (signal.mode === 'snapshot') return evaluateSnapshot(ctx, signal, request);
  return request.first ? evaluateFirst(ctx, signal, request) : evaluateHistory(ctx, signal, request);
}
