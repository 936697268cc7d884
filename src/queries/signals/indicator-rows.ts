/** Reads the rows of an indicator, for comparisons that need no more of its result. */
import type { Signal, SignalRow } from '../../core/define-signal.ts';
import { WattleError } from '../../core/errors.ts';
import type { QueryContext } from '../base/context.ts';
import { evaluateSignal } from './evaluate-signal.ts';

/** Returns null if the indicator has no result, for example because an input is not stored. */
export async function indicatorRows(ctx: QueryContext, signal: Signal, params: URLSearchParams): Promise<readonly SignalRow[] | null> {
  try {
    const { data } = await evaluateSignal(ctx, signal, params);
    return (Array.isArray(data) ? data : [data]) as readonly SignalRow[];
  } catch (error) {
    if (error instanceof WattleError && error.code !== 'BUG') return null;
    throw error;
  }
}
