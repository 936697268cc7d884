/** Finds periods in which several inputs have values. */
import type { FigureView } from '../../core/define-signal.ts';

/** Returns a view that is later by `by` periods. Its value at t is the value at t - by. */
export function lagged(view: FigureView, by: number): Pick<FigureView, 'has' | 'span'> {
  return { has: (t) => view.has(t - by), span: view.span && { from: view.span.from + by, to: view.span.to + by } };
}

export function newestCommon(...views: readonly Pick<FigureView, 'has' | 'span'>[]): number | null {
  const spans = views.map(({ span }) => span);
  const from = Math.max(...spans.map((span) => span?.from ?? Number.POSITIVE_INFINITY));
  for (let t = Math.min(...spans.map((span) => span?.to ?? Number.NEGATIVE_INFINITY)); t >= from; t -= 1) {
    if (views.every((view) => view.has(t))) return t;
  }
  return null;
}
