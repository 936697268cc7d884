/** The latest answer and the history of an indicator, from stored data. If the indicator refuses, that is an answer too. */

import type { Signal, SignalRow } from '../../../core/define-signal.ts';
import { WattleError } from '../../../core/errors.ts';
import type { Answer } from '../../../queries/base/answer.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { evaluateSignal } from '../../../queries/signals/evaluate-signal.ts';
import { hasWindow } from '../../../queries/signals/signal-parameters.ts';

export interface SignalFacts {
  /** The latest answer. Null if the indicator refuses, or if its answer is empty. */
  readonly newest: Answer | null;
  /** The rows of past periods. Null if the indicator has no history. */
  readonly course: Answer | null;
  /** The error with which the indicator refused. Null if it has an answer. */
  readonly refusal: WattleError | null;
}

/** An explanation lists no more values of one input than this. */
const OPERANDS_OF_INPUT = 100;

/** @param params the indicator's parameters and a window. Throws REQ_* for invalid ones. */
export async function answerSignal(ctx: QueryContext, signal: Signal, params: URLSearchParams): Promise<SignalFacts> {
  const own = new URLSearchParams([...params].filter(([name]) => name in signal.parameters));
  const explained = new URLSearchParams(own);
  explained.set('explain', '1');
  const course = hasWindow(signal) ? await unlessRefused(evaluateSignal(ctx, signal, windowOf(ctx, signal, params))) : null;
  try {
    const newest = await evaluateSignal(ctx, signal, explained, { mostOperands: OPERANDS_OF_INPUT });
    return { newest, course, refusal: null };
  } catch (error) {
    return { newest: null, course, refusal: refusalOf(error) };
  }
}

/** The answer, or null if the indicator refuses. Then the page still shows past results. */
const unlessRefused = (answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    refusalOf(error);
    return null;
  });

/** The latest answer, or the error with which the indicator refused. */
export async function newestAnswer(ctx: QueryContext, signal: Signal): Promise<Pick<SignalFacts, 'newest' | 'refusal'>> {
  try {
    return { newest: await evaluateSignal(ctx, signal, new URLSearchParams()), refusal: null };
  } catch (error) {
    return { newest: null, refusal: refusalOf(error) };
  }
}

/** Returns an error about stored data. Throws all other errors again. */
function refusalOf(error: unknown): WattleError {
  if (error instanceof WattleError && error.status === 503) return error;
  throw error;
}

/** The years that a page shows if no start is chosen. A past row takes longer for a snapshot than for a history. */
const YEARS = 15;

export function windowOf({ clock }: QueryContext, { mode }: Signal, params: URLSearchParams): URLSearchParams {
  if (mode === 'history' || params.has('start_period')) return withStart(params);
  const requested = new URLSearchParams(params);
  requested.set('start_period', String(new Date(clock.now()).getUTCFullYear() - YEARS));
  return requested;
}

/** The parameters with a start, because only an answer with a range of periods is a history. */
export function withStart(params: URLSearchParams): URLSearchParams {
  const requested = new URLSearchParams(params);
  if (!requested.has('start_period')) requested.set('start_period', '1900');
  return requested;
}

export const rowsOfAnswer = ({ data }: Answer): readonly SignalRow[] =>
  Array.isArray(data) ? (data as readonly SignalRow[]) : [data as SignalRow];
