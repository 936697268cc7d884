/** The state of all that is stored, in so few words that every page can say it. */
import type { DatasetState } from '../../store/ports/series.ts';
import type { QueryContext } from '../context.ts';
import { type NewestStored, newestOf } from './stored-summary.ts';

export interface DataState {
  /** simulated: by the sandbox. starter: nothing but what came with the program. stored: agencies have confirmed some of it. empty: nothing. */
  readonly kind: 'simulated' | 'starter' | 'stored' | 'empty';
  /** The newest figure that is stored, by its dataset. */
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
