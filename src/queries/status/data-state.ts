/** The state of all that is held, in so few words that every page can say it. */
import type { DatasetState } from '../../store/port.ts';
import type { QueryContext } from '../context.ts';
import { type NewestHeld, newestOf } from './held-summary.ts';

export interface DataState {
  /** simulated: by the sandbox. starter: nothing but what came with the program. held: agencies have confirmed some of it. empty: nothing. */
  readonly kind: 'simulated' | 'starter' | 'held' | 'empty';
  /** The newest figure that is held, by its dataset. */
  readonly newest: NewestHeld | null;
}

export async function dataState(ctx: QueryContext): Promise<DataState> {
  const states = await ctx.store.datasets.states();
  const held = states.filter((state) => state.version !== null);
  return { kind: kindOf(ctx, held), newest: newestOf(held) };
}

function kindOf(ctx: QueryContext, held: readonly DatasetState[]): DataState['kind'] {
  if (ctx.sandbox) return 'simulated';
  if (held.length === 0) return 'empty';
  return held.every(({ version }) => version?.origin === 'starter') ? 'starter' : 'held';
}
