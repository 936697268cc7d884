/** Contains all breaks, and finds the breaks in a series. */
import { addTo } from '../../core/basic/lists.ts';
import { dottedId } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { BREAKS_IN_ACTIVITY } from './activity-and-market.ts';
import { BREAKS_IN_LABOUR } from './labour-and-population.ts';
import { type BreakSubject, concerns, daysOf, type MethodBreak } from './method-break.ts';
import { BREAKS_IN_CREDIT } from './money-and-banks.ts';
import { BREAKS_IN_PRICES } from './prices-and-wages.ts';

/** All breaks in order of date. */
export const BREAKS: readonly MethodBreak[] = [...BREAKS_IN_PRICES, ...BREAKS_IN_LABOUR, ...BREAKS_IN_CREDIT, ...BREAKS_IN_ACTIVITY].sort(
  (a, b) => daysOf(a).first - daysOf(b).first,
);

const byDataset = new Map<string, MethodBreak[]>();
for (const one of BREAKS) {
  for (const dataset of new Set(one.of.map((scope) => scope.dataset))) addTo(byDataset, dataset, one);
}

/** Returns the breaks that affect a series, in order of date. */
export const breaksOf = (subject: BreakSubject): readonly MethodBreak[] =>
  (byDataset.get(subject.dataset) ?? []).filter((one) => concerns(one, subject));

export const subjectOf = ({ dataset, frequency, adjustment, select }: SeriesHandle): BreakSubject => ({
  dataset: dottedId(dataset),
  frequency,
  adjustment,
  codes: { ...dataset.fixed, ...select },
});
