/** Weights of the consumer price index: published at link periods, each applies until the next. */
import type { SeriesView } from '../../core/define-signal.ts';
import { lastDay, period } from '../../core/period.ts';

/** All groups are re-weighted together, so a weight of one group is enough. */
export const isLink = (weights: readonly SeriesView[], t: number): boolean => weights.some((w) => w.has(t));

/** The latest link period completed by a day. */
export function linkUpTo(weights: readonly SeriesView[], day: number): number | null {
  const spans = weights.flatMap(({ span }) => span ?? []);
  if (spans.length === 0) return null;
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  const links = Array.from({ length: to - from + 1 }, (_, i) => to - i);
  return links.find((t) => isLink(weights, t) && lastDay(period('Q', t)) <= day) ?? null;
}
