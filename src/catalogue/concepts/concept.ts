/** A concept: one popular statistic, its candidate series, and the rule to choose. */
import type { SeriesHandle } from '../../core/define-series.ts';

/** How one of the candidates is chosen. */
export const CONCEPT_RULES = ['first_current', 'latest_period', 'latest_complete', 'policy_rate'] as const;
export type ConceptRule = (typeof CONCEPT_RULES)[number];

export const RULE_WORDS: Readonly<Record<ConceptRule, string>> = {
  first_current: 'The first source in the list that is not out of date.',
  latest_period: 'The source with the latest period. If two have the same period, the first in the list.',
  latest_complete: 'The source with the latest period and no missing days before it.',
  policy_rate:
    'The latest decision of the Reserve Bank Board. If the daily table has a later rate, that rate applies from its date. If the two tables differ on a day covered by both, there is no value.',
};

/** Transformations of candidates. */
export const CONCEPT_UNITS = ['lin', 'pch', 'pc1'] as const;

interface Shaped {
  /** Power of ten: 3 converts thousands to persons. */
  readonly scale: number;
  /** Earlier values do not count: `2025-10`. */
  readonly since: string | null;
}

export interface SeriesCandidate extends Shaped {
  readonly kind: 'series';
  readonly series: SeriesHandle;
  readonly units: (typeof CONCEPT_UNITS)[number];
  /** Number of periods to sum, 1 for the value itself. */
  readonly sum: number;
}

export interface SignalCandidate extends Shaped {
  readonly kind: 'signal';
  readonly signal: string;
  readonly field: string;
  /** Of a signal with several rows: the member and its value. */
  readonly row: { readonly member: string; readonly value: string } | null;
}

export type Candidate = SeriesCandidate | SignalCandidate;

export interface Concept {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly topic: string;
  readonly unit: string;
  /** Number of decimal places shown. */
  readonly decimals: number;
  readonly rule: ConceptRule;
  /** In order of preference. Empty if nothing measures it. */
  readonly candidates: readonly Candidate[];
  /** An older value is not current. */
  readonly maxAge: { readonly periods: number } | { readonly days: number };
  /** Definition and choice, in sentences. */
  readonly note: string;
  /** Ids of related concepts and series. */
  readonly seeAlso: readonly string[];
  /** Why it has no candidates. */
  readonly unavailable: string | null;
}

/** Name of a candidate in answers: `AU.GDP`, `real-wages`. */
export const candidateId = (candidate: Candidate): string => (candidate.kind === 'series' ? candidate.series.id : candidate.signal);
