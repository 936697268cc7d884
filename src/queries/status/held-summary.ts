/** The newest figure that is stored of each agency. */
import { findDataset, sources } from '../../catalogue/catalogue.ts';
import { lastDay, parsePeriod } from '../../core/period.ts';
import type { DatasetState } from '../../store/port.ts';
import type { QueryContext } from '../context.ts';

export interface NewestStored {
  readonly title: string;
  readonly period: string;
}

export interface StoredOfSource {
  readonly source: string;
  readonly newest: NewestStored | null;
}

export async function storedSummary(ctx: QueryContext): Promise<readonly StoredOfSource[]> {
  const states = await ctx.store.datasets.states();
  return sources().map(({ code }) => ({ source: code, newest: newestOf(states.filter(({ dataset }) => dataset.startsWith(`${code}/`))) }));
}

/** Of datasets with periods the one that reaches furthest. */
export function newestOf(states: readonly DatasetState[]): NewestStored | null {
  let newest: (NewestStored & { readonly day: number }) | null = null;
  for (const { dataset: key, periodEnd, version } of states) {
    const period = periodEnd === null || version === null ? null : parsePeriod(periodEnd);
    const dataset = findDataset(key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1));
    if (periodEnd === null || !period || !dataset || dataset.kind === 'register') continue;
    const day = lastDay(period);
    if (newest === null || day > newest.day) newest = { day, title: dataset.title, period: periodEnd };
  }
  return newest && { title: newest.title, period: newest.period };
}
