/** Rules that choose a candidate for a concept, with the reasons why other candidates are not chosen. All functions are pure. */
import type { Concept, ConceptRule } from '../../../catalogue/concepts/concept.ts';
import { lastDay } from '../../../core/period.ts';
import type { CandidateFigure } from './figures.ts';

export const CHOICES = [
  ...(['taken', 'no_data', 'before_start', 'later_in_list', 'earlier_period', 'same_period', 'days_missing'] as const),
  ...(['out_of_date', 'discontinued', 'not_later', 'contradiction'] as const),
];
export type Choice = (typeof CHOICES)[number];

type Chooser = (figures: readonly CandidateFigure[], isCurrent: (one: CandidateFigure) => boolean) => CandidateFigure | null;

const hasValue = (one: CandidateFigure): boolean => one.newest !== null;
const endOf = ({ newest }: CandidateFigure): number => (newest === null ? Number.NEGATIVE_INFINITY : lastDay(newest.period));

/** Returns the candidate with the latest period. If several have this period, returns the first of them in the list. */
const latest = (figures: readonly CandidateFigure[]): CandidateFigure | null =>
  figures.reduce<CandidateFigure | null>((best, one) => (hasValue(one) && (best === null || endOf(one) > endOf(best)) ? one : best), null);

/** The rules. If no candidate satisfies a rule, the rule chooses the candidate with the latest period. */
const RULES: Readonly<Record<Exclude<ConceptRule, 'policy_rate'>, Chooser>> = {
  first_current: (figures, isCurrent) => figures.find((one) => hasValue(one) && isCurrent(one)) ?? latest(figures),
  latest_period: (figures) => latest(figures),
  latest_complete: (figures) => latest(figures.filter(({ isComplete }) => isComplete)) ?? latest(figures),
};

export function isCurrent({ maxAge }: Pick<Concept, 'maxAge'>, one: CandidateFigure, today: number): boolean {
  if (one.newest === null || one.isDiscontinued) return false;
  return 'periods' in maxAge ? one.lag <= maxAge.periods : today - endOf(one) <= maxAge.days;
}

export function choose(rule: Exclude<ConceptRule, 'policy_rate'>, concept: Concept, figures: readonly CandidateFigure[], today: number) {
  return RULES[rule](figures, (one) => isCurrent(concept, one, today));
}

export function choiceOf(concept: Concept, one: CandidateFigure, taken: CandidateFigure | null, today: number): Choice {
  if (one === taken) return 'taken';
  if (one.absence === 'before_start') return 'before_start';
  if (one.newest === null || taken === null) return 'no_data';
  if (one.isDiscontinued) return 'discontinued';
  if (concept.rule === 'latest_complete' && !one.isComplete && endOf(one) >= endOf(taken)) return 'days_missing';
  if (concept.rule !== 'first_current') return endOf(one) < endOf(taken) ? 'earlier_period' : 'same_period';
  return isCurrent(concept, one, today) ? 'later_in_list' : 'out_of_date';
}
