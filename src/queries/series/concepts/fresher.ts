/** Finds a later value for the same concept. It can be in another series, or it can be an imported single value. */
import type { Concept } from '../../../catalogue/concepts/concept.ts';
import { conceptsOfSeries, findConcept } from '../../../catalogue/concepts/concepts.ts';
import { decimalsOf, roundedTo } from '../../../core/decimal.ts';
import type { Dataset } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { formatPeriod, lastDay } from '../../../core/period.ts';
import { printed } from '../../../signals/wording/figures.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import { orDamage } from '../../../store/ports/damage.ts';
import type { QueryContext } from '../../base/context.ts';
import { KeptResults } from '../../base/data-marks.ts';
import type { Note } from '../../base/reason-shape.ts';
import { newestPoints } from '../reading/newest-values.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';
import { figureOfSeries } from './figures.ts';
import { type ResolvedConcept, resolveBy, seriesOfConcept } from './resolve.ts';
import { laterSingle, type SingleFigure, singleNotes } from './single-figure.ts';

/** A later value. It is in another series, or it is a single value of the same series. Names are as in JSON. */
export type Fresher =
  | { readonly concept: string; readonly id: string; readonly period: string; readonly value: number; readonly units?: string }
  | (SingleFigure & { readonly concept?: never });

/** Finds a later value, in another series if possible. */
export const fresherThan = async (ctx: QueryContext, handle: SeriesHandle, loaded: LoadedSeries): Promise<Fresher | null> =>
  (await elsewhere(ctx, handle, loaded)) ?? laterSingle(ctx, loaded);

/**
 * Finds a later value in another series. A calculated value has the decimals of its concept. Other series whose data are damaged have no
 * later value, because they must not stop a response about sound data.
 */
async function elsewhere(ctx: QueryContext, handle: SeriesHandle, loaded: LoadedSeries): Promise<FresherElsewhere | null> {
  const { newest: own } = newestPoints(loaded.slice);
  const measures = await orDamage(() => sameMeasure(ctx, handle));
  for (const { concept, taken, figure } of measures instanceof WattleError ? [] : measures) {
    if (own === null || taken === null || figure === null || taken.id === handle.id) continue;
    if (lastDay(figure.newest.period) <= lastDay(own.period)) continue;
    const { candidate } = taken;
    const [found, { value }] = [{ concept: concept.id, id: taken.id, period: formatPeriod(figure.newest.period) }, figure.newest];
    if (candidate.kind !== 'series' || candidate.units === 'lin') return { ...found, value };
    return { ...found, value: roundedTo(value, concept.decimals), units: candidate.units };
  }
  return null;
}

/** The maximum number of kept concepts. It is larger than the number of concepts. */
const CONCEPTS_KEPT = 200;
const kept = new KeptResults<ResolvedConcept>(CONCEPTS_KEPT);

const datasetsOf = ({ candidates }: Concept): readonly Dataset[] =>
  candidates.flatMap((candidate) => (candidate.kind === 'series' ? [candidate.series.dataset] : []));

/**
 * Resolves the concepts of a series. If some of them have the frequency of the series, returns only those. For example, the monthly CPI is
 * another measure than the quarterly CPI.
 */
export async function sameMeasure(ctx: QueryContext, handle: SeriesHandle): Promise<readonly ResolvedConcept[]> {
  const bySeries = conceptsOfSeries(handle.id).filter(({ candidates }) => candidates.every(({ kind }) => kind === 'series'));
  const resolved = await Promise.all(
    bySeries.map((concept) => kept.of(ctx, concept.id, datasetsOf(concept), () => resolveBy(ctx, concept, null, figureOfSeries))),
  );
  const alike = resolved.filter((one) => seriesOfConcept(one)?.frequency === handle.frequency);
  return alike.length > 0 ? alike : resolved;
}

/** A later value of the same measure in another series. */
export type FresherElsewhere = Extract<Fresher, { readonly concept: string }>;

/** Returns the later values in other series, by the id of the series that ends earlier. */
export async function fresherElsewhere(
  ctx: QueryContext,
  figures: readonly { readonly handle: SeriesHandle; readonly loaded: LoadedSeries | null }[],
): Promise<ReadonlyMap<string, FresherElsewhere>> {
  const found = await Promise.all(
    figures.map(async ({ handle, loaded }) => {
      const fresher = loaded === null ? null : await fresherThan(ctx, handle, loaded);
      return fresher === null || fresher.concept === undefined ? [] : [[handle.id, fresher] as const];
    }),
  );
  return new Map(found.flat());
}

/** Returns the later single value of a series, and its later value from any source. */
export async function laterValues(ctx: QueryContext, loaded: LoadedSeries) {
  const single = await laterSingle(ctx, loaded);
  return { single, fresher: (await elsewhere(ctx, loaded.handle, loaded)) ?? single };
}

/** Returns the notes on later values: for a single value of the series, and for a value in another series. */
export function laterNotes(handle: SeriesHandle, single: SingleFigure | null, fresher: Fresher | null): readonly Note[] {
  const own = singleNotes(single);
  if (fresher === null || fresher.concept === undefined) return own;
  const { concept, id, period, value, units } = fresher;
  const decimals = findConcept(concept)?.decimals ?? decimalsOf(value);
  const later = `${id}${units === undefined ? '' : `, with units=${units},`}`;
  const text = `${later} has a later value for the same measure as ${handle.id}: ${printed(value, decimals)} for ${inWords(period)}.`;
  return [...own, { code: 'fresher', scope: 'series', values: { series_id: handle.id, ...fresher }, text }];
}
