import type { Concept } from '../../catalogue/concepts/concept.ts';
import { roundedTo } from '../../core/decimal.ts';
import { dottedId } from '../../core/define-dataset.ts';
import { formatPeriod, isoDay, lastDay } from '../../core/period.ts';
import { rounded } from '../../signals/wording/figures.ts';
import { publishedBasis } from '../base/citation.ts';
import type { CandidateFigure } from '../series/concepts/figures.ts';
import { currencyOf, type ResolvedConcept } from '../series/concepts/resolve.ts';
import type { Point } from '../series/reading/newest-values.ts';
import { vintageDay } from '../series/reading/stored-series.ts';
import { choiceWords, reasonWords, ruleWords } from './concept-words.ts';
import type { ConceptRow } from './shape.ts';

export const CONCEPT_COLUMNS = [
  ...['concept', 'title', 'place', 'topic', 'value', 'value_text', 'unit', 'decimals', 'period', 'date'],
  ...['previous_period', 'previous_value', 'change', 'currency', 'lag_periods', 'vintage', 'published_basis'],
  ...['series_id', 'dataset_id', 'basis', 'reason.code', 'reason.text', 'last.value', 'last.value_text', 'last.period', 'last.date'],
];

/** Returns the row for a concept. If there is no current value, the row has the reason, and the latest value with its date. */
export function conceptRow(resolved: ResolvedConcept): ConceptRow {
  const { concept, state, figure, basis, taken } = resolved;
  const isCurrent = state === 'current';
  const reason = reasonWords(resolved);
  const previous = isCurrent ? (figure?.previous ?? null) : null;
  const shown = pointFacts(concept, isCurrent ? (figure?.newest ?? null) : null);
  return {
    concept: concept.id,
    title: concept.title,
    place: concept.place,
    topic: concept.topic,
    ...shown,
    unit: concept.unit,
    decimals: concept.decimals,
    previous_period: previous && formatPeriod(previous.period),
    previous_value: previous?.value ?? null,
    change: isCurrent ? (figure?.change ?? null) : null,
    currency: currencyOf(resolved),
    lag_periods: lagPeriods(resolved),
    ...vintageFacts(taken),
    basis,
    reason: reason === null ? null : { code: state, text: reason },
    last: isCurrent || figure === null ? null : pointFacts(concept, figure.newest),
  };
}

/**
 * Null for frequencies whose periods are not counted. For example, a day without trading would be counted as missing. Decisions are
 * counted.
 */
function lagPeriods(resolved: ResolvedConcept): number | null {
  const { concept, figure, lag } = resolved;
  if (figure === null || (lag === 0 && currencyOf(resolved) !== 'current')) return null;
  const { freq } = figure.newest.period;
  return lag > 0 && concept.rule !== 'policy_rate' && (freq === 'D' || freq === 'W') ? null : lag;
}

const pointFacts = ({ decimals }: Concept, point: Point | null) => ({
  value: point?.value ?? null,
  value_text: point && rounded(roundedTo(point.value, decimals), decimals),
  period: point && formatPeriod(point.period),
  date: point && isoDay(lastDay(point.period)),
});

function vintageFacts(taken: CandidateFigure | null) {
  const ofVintage = taken?.loaded?.vintage ?? null;
  return {
    vintage: ofVintage ? (ofVintage.publishedOn ?? isoDay(vintageDay(ofVintage))) : (taken?.answer?.meta.vintage?.slice(0, 10) ?? null),
    published_basis: ofVintage && publishedBasis(ofVintage),
    series_id: taken?.candidate.kind === 'series' ? taken.id : null,
    dataset_id: taken?.candidate.kind === 'series' ? dottedId(taken.candidate.series.dataset) : null,
  };
}

/** Returns the row for a concept, with its rule and the result for each candidate. */
export function conceptFacts(resolved: ResolvedConcept, publicUrl: string): ConceptRow {
  const { concept, candidates, contradiction } = resolved;
  return {
    ...conceptRow(resolved),
    rule: concept.rule,
    rule_text: ruleWords(concept),
    oldest_age: 'periods' in concept.maxAge ? { periods: concept.maxAge.periods } : { days: concept.maxAge.days },
    candidates: candidates.map(({ one, choice }) => ({
      ...(one.candidate.kind === 'series' ? { series_id: one.id } : { signal: one.id }),
      transformation: transformationOf(one),
      value: one.newest?.value ?? null,
      period: one.newest && formatPeriod(one.newest.period),
      lag_periods: one.newest && one.lag,
      vintage: vintageFacts(one).vintage,
      ...(one.single === null ? {} : { fresher: one.single }),
      taken: choice === 'taken',
      why_code: choice,
      why: choiceWords(choice, one.candidate.since),
    })),
    contradiction,
    see_also: concept.seeAlso,
    links: {
      self: `${publicUrl}/v1/concepts/${concept.id}`,
      series: resolved.taken?.candidate.kind === 'series' ? `${publicUrl}/v1/series/${resolved.taken.id}` : null,
      signal: resolved.taken?.candidate.kind === 'signal' ? `${publicUrl}/v1/${resolved.taken.id}` : null,
    },
  };
}

/** Returns the transformation, such as `lin`, `pc1` or `sum of 4`. For an indicator, returns the member of its response. */
function transformationOf({ candidate }: CandidateFigure): string {
  if (candidate.kind === 'signal') return candidate.field;
  return candidate.sum > 1 ? `sum of ${candidate.sum}` : candidate.units;
}
