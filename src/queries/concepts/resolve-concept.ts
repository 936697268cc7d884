/** Finds the current value of a concept. Every page and response uses this value. */
import { type Candidate, type Concept, candidateId } from '../../catalogue/concepts/concept.ts';
import type { Dataset } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { SIGNALS } from '../../signals/registry.generated.ts';
import { orDamage } from '../../store/ports/damage.ts';
import type { QueryContext } from '../base/context.ts';
import { KeptResults } from '../base/data-marks.ts';
import { datasetsOf as datasetsOfSignal } from '../base/signal-inputs.ts';
import { type CandidateFigure, seriesFigure, WITHOUT_VALUE } from '../series/concepts/figures.ts';
import { type FigureOf, type ResolvedConcept, resolveBy } from '../series/concepts/resolve.ts';
import { signalFigure } from './signal-figure.ts';

const figureOf: FigureOf = (ctx, candidate, asOf) =>
  candidate.kind === 'series' ? seriesFigure(ctx, candidate, asOf) : signalFigure(ctx, candidate);

export const resolveConcept = (ctx: QueryContext, concept: Concept): Promise<ResolvedConcept> => resolveBy(ctx, concept, null, figureOf);

/** The maximum number of kept concepts. It is larger than the number of concepts. */
const CONCEPTS_KEPT = 200;
const kept = new KeptResults<ResolvedConcept>(CONCEPTS_KEPT);

const datasetsOf = ({ candidates }: Concept): readonly Dataset[] =>
  candidates.flatMap((candidate) =>
    candidate.kind === 'series'
      ? [candidate.series.dataset]
      : SIGNALS.filter(({ id }) => id === candidate.signal).flatMap((signal) => datasetsOfSignal(signal)),
  );

/**
 * Finds the values of a list of concepts. If a concept's data are damaged, its entry has the error. Another candidate is not used,
 * because its value could be older.
 */
export const resolveListed = (ctx: QueryContext, concept: Concept): Promise<ResolvedConcept> =>
  kept.of(ctx, concept.id, datasetsOf(concept), () => resolveNow(ctx, concept));

async function resolveNow(ctx: QueryContext, concept: Concept): Promise<ResolvedConcept> {
  const resolved = await orDamage(() => resolveConcept(ctx, concept));
  return resolved instanceof WattleError ? resolveBy(ctx, concept, null, async (_ctx, candidate) => damagedFigure(candidate)) : resolved;
}

export async function resolveConcepts(ctx: QueryContext, all: readonly Concept[]): Promise<readonly ResolvedConcept[]> {
  const resolved: ResolvedConcept[] = [];
  for (const concept of all) resolved.push(await resolveListed(ctx, concept));
  return resolved;
}

const damagedFigure = (candidate: Candidate): CandidateFigure => ({
  candidate,
  id: candidateId(candidate),
  answer: null,
  datasets: [],
  single: null,
  ...WITHOUT_VALUE,
  absence: 'damaged',
  loaded: null,
  freshness: null,
});
