/** Weights of the consumer price index. The ABS publishes them for link periods. They apply until the next link period. */
import type { SeriesView } from '../../core/define-signal.ts';
import { lastDay, period } from '../../core/period.ts';

/** Returns true if t is a link period. All groups get new weights together, so the weight of one group is sufficient. */
export const isLink = (weights: readonly SeriesView[], t: number): boolean => weights.some((w) => w.has(t));

/** Returns the latest link period that ended on or before `day`. */
export function linkUpTo(weights: readonly SeriesView[], day: number): number | null {
  const spans = weights.flatMap(({ span }) => span ?? []);
  if (spans.length === 0) return null;
  const from = Math.min(...spans.map((span) => span.from));
  const to = Math.max(...spans.map((span) => span.to));
  const links = Array.from({ length: to - from + 1 }, (_, i) => to - i);
  return links.find((t) => isLink(weights, t) && lastDay(period('Q', t)) <= day) ?? null;
}
