/** Finds the value of a concept. Every page and answer that shows a concept uses this. */
import type { Concept } from '../../catalogue/concepts/concept.ts';
import type { QueryContext } from '../base/context.ts';
import type { AsOf } from '../parameters/parameters.ts';
import { seriesFigure } from '../series/concepts/figures.ts';
import { type FigureOf, type ResolvedConcept, resolveBy } from '../series/concepts/resolve.ts';
import { signalFigure } from './signal-figure.ts';

const figureOf: FigureOf = (ctx, candidate, asOf) =>
  candidate.kind === 'series' ? seriesFigure(ctx, candidate, asOf) : signalFigure(ctx, candidate, asOf);

/** The value now, or as of an instant. */
export const resolveConcept = (ctx: QueryContext, concept: Concept, asOf: AsOf | null = null): Promise<ResolvedConcept> =>
  resolveBy(ctx, concept, asOf, figureOf);

/** Values in the order of the concepts. */
export async function resolveConcepts(ctx: QueryContext, all: readonly Concept[]): Promise<readonly ResolvedConcept[]> {
  const resolved: ResolvedConcept[] = [];
  for (const concept of all) resolved.push(await resolveConcept(ctx, concept));
  return resolved;
}
