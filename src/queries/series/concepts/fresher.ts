/** Finds a later value for the same concept. It can be in another series, or it can be an imported single value. */
import { conceptsOfSeries } from '../../../catalogue/concepts/concepts.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { formatPeriod, lastDay } from '../../../core/period.ts';
import type { QueryContext } from '../../base/context.ts';
import { newestPoints } from '../reading/newest-values.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';
import { figureOfSeries } from './figures.ts';
import { resolveBy } from './resolve.ts';
import { laterSingle, type SingleFigure } from './single-figure.ts';

/** A later value. It is in another series, or it is a single value of the same series. Names are as in JSON. */
export type Fresher =
  | { readonly concept: string; readonly id: string; readonly period: string; readonly value: number }
  | (SingleFigure & { readonly concept?: never });

export async function fresherThan(ctx: QueryContext, handle: SeriesHandle, loaded: LoadedSeries): Promise<Fresher | null> {
  const { newest: own } = newestPoints(loaded.slice);
  for (const concept of conceptsOfSeries(handle.id)) {
    if (own === null || concept.candidates.some(({ kind }) => kind === 'signal')) continue;
    const { taken, figure } = await resolveBy(ctx, concept, null, figureOfSeries);
    if (taken === null || figure === null || taken.id === handle.id || lastDay(figure.newest.period) <= lastDay(own.period)) continue;
    return { concept: concept.id, id: taken.id, period: formatPeriod(figure.newest.period), value: figure.newest.value };
  }
  return laterSingle(ctx, loaded);
}
