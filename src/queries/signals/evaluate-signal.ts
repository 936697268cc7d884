/** Evaluates an indicator at one point in time, if all its inputs are available. */
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
 * Returns the result. An indicator with rows by period returns the latest row as an object, or an array if the request has a window.
 * A snapshot returns an object or rows, as in its definition. If the request has a window, it returns past results.
 * Throws REQ_* with all faults. Throws REQ_NO_VINTAGE if an input was not stored at `as_of`, and DATA_UNAVAILABLE if an input is missing.
 * Throws DATA_STALE if the request refuses out-of-date data.
 * @param options that only the program can set. With `isWhole`, an indicator with rows by period returns all its rows
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
