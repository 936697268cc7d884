/** Reads the latest result and the past rows of an indicator from stored data. */

import type { Signal, SignalRow } from '../../../core/define-signal.ts';
import { WattleError } from '../../../core/errors.ts';
import { lastDay, parsePeriod } from '../../../core/period.ts';
import type { Answer } from '../../../queries/base/answer.ts';
import type { QueryContext } from '../../../queries/base/context.ts';
import { KeptResults } from '../../../queries/base/data-marks.ts';
import { gradeOf, latestStored } from '../../../queries/base/reason.ts';
import { datasetsOf } from '../../../queries/base/signal-inputs.ts';
import { evaluateSignal } from '../../../queries/signals/evaluate-signal.ts';
import { hasWindow } from '../../../queries/signals/signal-parameters.ts';
import { periodText } from '../../words/period-words.ts';
import { gradeWords } from '../../words/reason-words.ts';

export interface SignalFacts {
  /** The latest result. Null if the indicator returns an error or the result is empty. */
  readonly newest: Answer | null;
  /** The rows of past periods. Null if the indicator has none. */
  readonly course: Answer | null;
  /** The error if the indicator returns an error. */
  readonly refusal: WattleError | null;
}

const OPERANDS_OF_INPUT = 100;

/**
 * Reads both results. Throws REQ_* for invalid parameters.
 * @param params parameters of the indicator, and a date range
 */
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

/** Returns null if the indicator returns an error. The page still shows past rows. */
const unlessRefused = (answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    refusalOf(error);
    return null;
  });

type NewestAnswer = Pick<SignalFacts, 'newest' | 'refusal'>;

/** The maximum number of kept results. It is larger than the number of indicators. */
const RESULTS_KEPT = 100;
const kept = new KeptResults<NewestAnswer>(RESULTS_KEPT);

/** Returns the latest result with the default parameters. Several pages show it. */
export const newestAnswer = (ctx: QueryContext, signal: Signal): Promise<NewestAnswer> =>
  kept.of(ctx, signal.id, datasetsOf(signal), () => evaluateNewest(ctx, signal));

async function evaluateNewest(ctx: QueryContext, signal: Signal): Promise<NewestAnswer> {
  try {
    return { newest: await evaluateSignal(ctx, signal, new URLSearchParams()), refusal: null };
  } catch (error) {
    return { newest: null, refusal: refusalOf(error) };
  }
}

/** Returns an error that is about stored data. Throws any other error again. */
function refusalOf(error: unknown): WattleError {
  if (error instanceof WattleError && error.status === 503) return error;
  throw error;
}

/**
 * The number of years that are shown if the reader chose no start. A snapshot indicator calculates each past row separately, which takes
 * time.
 */
const YEARS = 15;

export function windowOf({ clock }: QueryContext, { mode }: Signal, params: URLSearchParams): URLSearchParams {
  if (mode === 'history' || params.has('start_period')) return withStart(params);
  const requested = new URLSearchParams(params);
  requested.set('start_period', String(new Date(clock.now()).getUTCFullYear() - YEARS));
  return requested;
}

/** Adds a start to the parameters. A result with a start is a list of past rows. */
function withStart(params: URLSearchParams): URLSearchParams {
  const requested = new URLSearchParams(params);
  if (!requested.has('start_period')) requested.set('start_period', '1900');
  return requested;
}

/**
 * Describes how current a result is. If an input ends before the result, names both periods.
 */
export function ageWords(newest: Answer): string {
  const { reasons, outdated } = newest.meta;
  const [of, oldest] = [outdated?.last_period ?? rowsOfAnswer(newest)[0]?.['period'], latestStored(reasons)];
  if (gradeOf(reasons) !== 'out_of_date' || oldest === null) return gradeWords(reasons);
  if (typeof of !== 'string') return `Out of date: oldest input ${periodText(oldest)}`;
  const [own, input] = [parsePeriod(of), parsePeriod(oldest)];
  const isOlder = own !== null && input !== null && lastDay(input) < lastDay(own);
  return `Out of date: latest value ${periodText(of)}${!isOlder ? '' : `, oldest input ${periodText(oldest)}`}`;
}

export const rowsOfAnswer = ({ data }: Answer): readonly SignalRow[] =>
  Array.isArray(data) ? (data as readonly SignalRow[]) : [data as SignalRow];
