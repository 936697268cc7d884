import { findDataset, sources } from '../../catalogue/catalogue.ts';
import { instantOf, type Period, parseIntervalEnd, parsePeriod } from '../../core/period.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';

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
  return sources().map(({ code }) => ({
    source: code,
    newest: newestOf(
      states.filter(({ dataset }) => dataset.startsWith(`${code}/`)),
      ctx.clock.now(),
    ),
  }));
}

/** The maximum time before the end of a market interval at which its value may be published. Values for later intervals are forecasts. */
const REPORTED_AHEAD_MS = 5 * 60_000;

/** Returns the dataset whose latest period ends last. Ignores forecasts for market intervals. */
export function newestOf(states: readonly DatasetState[], nowMs: number): NewestStored | null {
  let newest: (NewestStored & { readonly endMs: number }) | null = null;
  for (const { dataset: key, periodEnd, version } of states) {
    const period = periodEnd === null || version === null ? null : periodNamed(periodEnd, nowMs);
    const dataset = findDataset(key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1));
    if (periodEnd === null || !period || !dataset || dataset.kind === 'register') continue;
    const endMs = instantOf(period);
    if (newest === null || endMs > newest.endMs) newest = { endMs, title: dataset.title, period: periodEnd };
  }
  return newest && { title: newest.title, period: newest.period };
}

function periodNamed(text: string, nowMs: number): Period | null {
  const interval = parseIntervalEnd(text);
  if (interval === null) return parsePeriod(text);
  return instantOf(interval) <= nowMs + REPORTED_AHEAD_MS ? interval : null;
}
