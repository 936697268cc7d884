/** The state of all that is held, in so few words that every page can say it. */
import { findDataset } from '../../catalogue/catalogue.ts';
import { lastDay, parsePeriod } from '../../core/period.ts';
import type { DatasetState } from '../../store/port.ts';
import type { QueryContext } from '../context.ts';

export interface DataState {
  /** simulated: by the sandbox. starter: nothing but what came with the program. held: agencies have confirmed some of it. empty: nothing. */
  readonly kind: 'simulated' | 'starter' | 'held' | 'empty';
  /** The newest figure that is held, by its dataset. */
  readonly newest: { readonly title: string; readonly period: string } | null;
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

function newestOf(held: readonly DatasetState[]): DataState['newest'] {
  let newest: { readonly day: number; readonly title: string; readonly period: string } | null = null;
  for (const { dataset: key, periodEnd } of held) {
    const period = periodEnd === null ? null : parsePeriod(periodEnd);
    const [source, id] = [key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1)];
    const dataset = findDataset(source, id);
    if (periodEnd === null || !period || !dataset || dataset.kind === 'register') continue;
    const day = lastDay(period);
    if (newest === null || day > newest.day) newest = { day, title: dataset.title, period: periodEnd };
  }
  return newest && { title: newest.title, period: newest.period };
}
