/** Evaluates an indicator: reads inputs at one instant, applies the formula if all are available, and lists sources. */
import type { Signal } from '../../core/define-signal.ts';
import type { Answer } from '../base/answer.ts';
import type { QueryContext } from '../base/context.ts';
import { evaluateFirst } from './evaluate-first.ts';
import { evaluateHistory } from './evaluate-history.ts';
import { evaluatePast } from './evaluate-past.ts';
import { evaluateSnapshot } from './evaluate-snapshot.ts';
import { readRequest, type SignalRequest } from './signal-request.ts';

const EVERY_PERIOD = { start: null, end: null };

/**
 * A history indicator returns the latest point as an object, or an array if there is a window. So does a snapshot with past answers,
 * which
 * otherwise returns its declared form. Nothing is filled in. Throws REQ_* with all faults, REQ_NO_VINTAGE if an input was not stored at
 * `as_of`, DATA_UNAVAILABLE if an input is missing, and DATA_STALE if old data are refused.
 * @param options internal options. `isWhole`: a history indicator without a window returns all periods
 */
export async function evaluateSignal(
  ctx: QueryContext,
  signal: Signal,
  params: URLSearchParams,
  { isWhole = false, ...options }: Pick<SignalRequest, 'mostOperands'> & { readonly isWhole?: boolean } = {},
): Promise<Answer> {
  const read = readRequest(signal, params);
  const window = isWhole && signal.mode === 'history' ? (read.window ?? EVERY_PERIOD) : read.window;
  const request = { ...read, ...options, window };
  if (signal.mode === 'snapshot')
    return window === null || 'none' in signal.past
      ? evaluateSnapshot(ctx, signal, request)
      : evaluatePast(ctx, signal, signal.past, { ...request, window });
  return request.first ? evaluateFirst(ctx, signal, request) : evaluateHistory(ctx, signal, request);
}
