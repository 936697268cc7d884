/** Describes the state of all stored data in a few words. Every page shows it. */
import type { DatasetState } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import { type NewestStored, newestOf } from './stored-summary.ts';

export interface DataState {
  /**
   * `simulated`: the data are from simulated agencies. `starter`: only the starter data of the program are stored. `stored`: agencies
   * have confirmed data. `empty`: no data are stored.
   */
  readonly kind: 'simulated' | 'starter' | 'stored' | 'empty';
  readonly newest: NewestStored | null;
}

export async function dataState(ctx: QueryContext): Promise<DataState> {
  const states = await ctx.store.datasets.states();
  const stored = states.filter((state) => state.version !== null);
  return { kind: kindOf(ctx, stored), newest: newestOf(stored, ctx.clock.now()) };
}

function kindOf(ctx: QueryContext, stored: readonly DatasetState[]): DataState['kind'] {
  if (ctx.sandbox) return 'simulated';
  if (stored.length === 0) return 'empty';
  return stored.every(({ version }) => version?.origin === 'starter') ? 'starter' : 'stored';
}
