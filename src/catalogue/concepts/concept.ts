/**
 * Defines concepts. A concept is a popular statistic. It lists the series that may measure the statistic, and a rule that chooses
 * one of them.
 */
import type { SeriesHandle } from '../../core/define-series.ts';

/** The rules that choose one of the candidates. */
export const CONCEPT_RULES = ['first_current', 'latest_period', 'latest_complete', 'policy_rate'] as const;
export type ConceptRule = (typeof CONCEPT_RULES)[number];

export const RULE_WORDS: Readonly<Record<ConceptRule, string>> = {
  first_current: 'The source used is the first in the list that is not out of date.',
  latest_period: 'The source used has the latest period. If two sources have the same period, the first in the list is used.',
  latest_complete: 'The source used has the latest period, with no missing days before that period.',
  policy_rate:
    'The latest decision of the Reserve Bank Board. If the daily table has a later rate, that rate applies from its date. If the two tables differ on a day covered by both, there is no value.',
};

export const CONCEPT_UNITS = ['lin', 'pch', 'pc1'] as const;

interface Shaped {
  /** The power of ten by which values are multiplied. For example, 3 converts thousands to persons. */
  readonly scale: number;
  /** The first period to use, such as `2025-10`. Null for all periods. */
  readonly since: string | null;
}

export interface SeriesCandidate extends Shaped {
  readonly kind: 'series';
  readonly series: SeriesHandle;
  readonly units: (typeof CONCEPT_UNITS)[number];
  /** The number of latest periods to add up. If it is 1, the latest value is used unchanged. */
  readonly sum: number;
}

export interface SignalCandidate extends Shaped {
  readonly kind: 'signal';
  readonly signal: string;
  readonly field: string;
  /** The row of the indicator that is used. Null if the indicator has only one row. */
  readonly row: { readonly member: string; readonly value: string } | null;
}

export type Candidate = SeriesCandidate | SignalCandidate;

export interface Concept {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly topic: string;
  readonly unit: string;
  readonly decimals: number;
  readonly rule: ConceptRule;
  /** The series and indicators that may measure the concept, in order of preference. Empty if none is available. */
  readonly candidates: readonly Candidate[];
  /** The age up to which a value is current. */
  readonly maxAge: { readonly periods: number } | { readonly days: number };
  /** Notes on the definition and on the choice of the series. */
  readonly note: string;
  /** Ids of related concepts and series. */
  readonly seeAlso: readonly string[];
  /** The reason why there are no candidates. Null if there are candidates. */
  readonly unavailable: string | null;
}

/** Returns the id of the series or indicator, such as `AU.GDP` or `real-wages`. */
export const candidateId = (candidate: Candidate): string => (candidate.kind === 'series' ? candidate.series.id : candidate.signal);
