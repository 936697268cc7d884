/**
 * Finds the value of a concept. Every page and response uses this value. The steps are to read the candidates, apply the concept's rule,
 * and check the age of the value.
 */
import type { Candidate, Concept, SeriesCandidate } from '../../../catalogue/concepts/concept.ts';
import { releasePublicationOf } from '../../../catalogue/releases/release-publications.ts';
import { AU_CASHRATE } from '../../../catalogue/series/rates.ts';
import { roundedTo, subtractDecimals } from '../../../core/decimal.ts';
import { type DatasetKey, datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { DAY_MS, isoDay } from '../../../core/period.ts';
import { type QueryContext, withoutFetching } from '../../base/context.ts';
import type { AsOf } from '../../base/parameters/parameters.ts';
import type { Point } from '../reading/newest-values.ts';
import { knownThrough } from '../reading/stored-series.ts';
import type { CandidateFigure } from './figures.ts';
import { type PolicyRate, policyRate } from './policy-rate.ts';
import { type Choice, choiceOf, choose, isCurrent } from './rules.ts';

/** `current`: the value is within the age limit. Each other state is a reason why there is no current value. */
export const CONCEPT_STATES = ['current', 'out_of_date', 'no_data', 'not_covered', 'contradiction'] as const;
type ConceptState = (typeof CONCEPT_STATES)[number];

interface ConceptFigure {
  readonly newest: Point;
  /** The value before the latest one. Null if a period between them has no value. */
  readonly previous: Point | null;
  /** The latest value minus the previous value, both rounded as shown. Null if there is no previous value. */
  readonly change: number | null;
}

export interface ResolvedConcept {
  readonly concept: Concept;
  readonly state: ConceptState;
  /** The chosen candidate. Null if no candidate has a value, or if two candidates contradict each other. */
  readonly taken: CandidateFigure | null;
  /** The latest value of the chosen candidate, even if it is out of date. */
  readonly figure: ConceptFigure | null;
  /** The number of later periods without a value that should have been released. For the policy rate, the number of later decisions. */
  readonly lag: number;
  /**
   * `published`: the agency published the value. `computed`: Wattle calculated it. `daily_table`: the rate is from the daily table, because
   * the table of decisions does not have it yet.
   */
  readonly basis: 'published' | 'computed' | 'daily_table' | null;
  readonly candidates: readonly { readonly one: CandidateFigure; readonly choice: Choice }[];
  /** The day for which two sources have different values, with both values. Null if the sources agree. */
  readonly contradiction: { readonly day: string; readonly values: readonly number[] } | null;
  readonly datasets: readonly DatasetKey[];
}

/**
 * `current`: all due periods have a value. `behind`: some due periods are missing. `out_of_date`: more periods are missing than the
 * concept allows.
 */
export const currencyOf = ({ state, lag, figure }: ResolvedConcept): string | null =>
  figure === null ? null : state !== 'current' ? 'out_of_date' : lag > 0 ? 'behind' : 'current';

export type FigureOf = (ctx: QueryContext, candidate: Candidate, asOf: AsOf | null) => Promise<CandidateFigure>;

/** Finds the value of a concept now or at an instant. Reads only stored data. */
export async function resolveBy(ctx: QueryContext, concept: Concept, asOf: AsOf | null, figureOf: FigureOf): Promise<ResolvedConcept> {
  const still = withoutFetching(ctx);
  const figures = await Promise.all(concept.candidates.map((candidate) => figureOf(still, candidate, asOf)));
  const today = Math.floor((asOf?.ms ?? ctx.clock.now()) / DAY_MS);
  return concept.rule === 'policy_rate' ? byPolicyRate(concept, figures, today) : byRule(concept, concept.rule, figures, today);
}

const datasetsOf = (figures: readonly CandidateFigure[]): readonly DatasetKey[] => [
  ...new Set(figures.flatMap(({ datasets }) => datasets)),
];

function byRule(concept: Concept, rule: Parameters<typeof choose>[0], figures: readonly CandidateFigure[], today: number): ResolvedConcept {
  const taken = choose(rule, concept, figures, today);
  const shared = {
    concept,
    taken,
    contradiction: null,
    datasets: datasetsOf(figures),
    candidates: figures.map((one) => ({ one, choice: choiceOf(concept, one, taken, today) })),
  };
  const newest = taken?.newest ?? null;
  if (taken === null || newest === null) {
    return { ...shared, state: concept.candidates.length === 0 ? 'not_covered' : 'no_data', figure: null, lag: 0, basis: null };
  }
  return {
    ...shared,
    state: isCurrent(concept, taken, today) ? 'current' : 'out_of_date',
    figure: shownFigure(concept, newest, taken.previous),
    lag: taken.lag,
    basis: isPublished(taken) ? 'published' : 'computed',
  };
}

const isPublished = ({ candidate }: CandidateFigure): boolean =>
  candidate.kind === 'series' && candidate.units === 'lin' && candidate.sum === 1;

/** The change is the difference between the rounded values. For example, it is -0.1 if the values are 4.7 and then 4.6. */
const shownFigure = ({ decimals }: Concept, newest: Point, previous: Point | null): ConceptFigure => ({
  newest,
  previous,
  change: previous && subtractDecimals(roundedTo(newest.value, decimals), roundedTo(previous.value, decimals)),
});

// ---------------------------------------------------------------- the policy rate

function byPolicyRate(concept: Concept, figures: readonly CandidateFigure[], today: number): ResolvedConcept {
  const [decisions = null, daily = null] = figures;
  const rate = policyRate(
    decisions?.loaded ? { points: decisions.loaded.slice.points, through: knownThrough(decisions.loaded) } : null,
    daily?.loaded?.slice.points ?? { freq: 'D', t: [], value: [] },
    announcedDays(),
  );
  const taken = rate.kind !== 'rate' ? null : rate.from === 'decisions' ? decisions : daily;
  const shared = {
    concept,
    taken,
    datasets: datasetsOf(figures),
    candidates: figures.map((one) => ({ one, choice: policyChoice(one, taken, rate) })),
    lag: rate.kind === 'rate' ? decisionsBetween(rate.through, today) : 0,
  };
  if (rate.kind === 'none') return { ...shared, state: 'no_data', figure: null, basis: null, contradiction: null };
  if (rate.kind === 'contradiction') {
    const contradiction = { day: isoDay(rate.day), values: [rate.decided, rate.daily] };
    return { ...shared, state: 'contradiction', figure: null, basis: null, contradiction };
  }
  const mostDays = 'days' in concept.maxAge ? concept.maxAge.days : Number.POSITIVE_INFINITY;
  return {
    ...shared,
    state: today - rate.through <= mostDays ? 'current' : 'out_of_date',
    figure: shownFigure(concept, rate.newest, rate.previous),
    basis: rate.from === 'decisions' ? 'published' : 'daily_table',
    contradiction: null,
  };
}

const announcedDays = (): readonly number[] => [...(releasePublicationOf(datasetKey(AU_CASHRATE.dataset), 'D')?.days.keys() ?? [])];

const decisionsBetween = (day: number, today: number): number => announcedDays().filter((t) => t > day && t <= today).length;

function policyChoice(one: CandidateFigure, taken: CandidateFigure | null, rate: PolicyRate): Choice {
  if (rate.kind === 'contradiction') return 'contradiction';
  if (one === taken) return 'taken';
  return one.newest === null ? 'no_data' : rate.kind === 'rate' && rate.from === 'daily' ? 'earlier_period' : 'not_later';
}

/** Returns the series that has the value. Returns null if the value is from an indicator. */
export function seriesOfConcept({ concept, taken }: Pick<ResolvedConcept, 'concept' | 'taken'>): SeriesHandle | null {
  const candidate = taken?.candidate ?? concept.candidates[0];
  return candidate?.kind === 'series' ? (candidate satisfies SeriesCandidate).series : null;
}
