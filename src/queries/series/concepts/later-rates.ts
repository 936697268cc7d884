/** Continues a published rate that ends early with the same rate, calculated from a later index of the same concept. */
import { roundedTo } from '../../../core/decimal.ts';
import { lastDay } from '../../../core/period.ts';
import type { Points } from '../../../core/series/points.ts';
import type { Freshness } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import type { SourceCitation } from '../../base/meta-shape.ts';
import { policyOfHandle } from '../../base/real-time/own-vintages.ts';
import { freshnessOfSeries } from '../freshness/series-freshness.ts';
import { newestPoints } from '../reading/newest-values.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';
import { AS_PUBLISHED } from '../transforms/series-transforms.ts';
import { type Study, studyVintages } from '../vintages/vintage-study.ts';
import { candidatePoints } from './figures.ts';
import { sameMeasure } from './fresher.ts';

export interface LaterRates {
  readonly loaded: LoadedSeries;
  readonly units: (typeof AS_PUBLISHED)['units'];
  /** True if later releases change the level, so that these rates and the published ones are from different vintages. */
  readonly isRevised: boolean;
  /** The rates after the last published one, with the decimals of the concept. */
  readonly points: Points;
  readonly decimals: number;
  readonly source: SourceCitation;
  readonly freshness: Freshness;
}

/**
 * Returns the later rates of a published rate. Returns null if no concept has any.
 * @param revised true for a response with vintages. Otherwise a rate of a revised level is not continued, because later releases change it
 */
export async function laterRates(ctx: QueryContext, loaded: LoadedSeries, revised = false): Promise<LaterRates | null> {
  const { newest: own } = newestPoints(loaded.slice);
  for (const { concept, taken } of await sameMeasure(ctx, loaded.handle)) {
    if (own === null || taken === null || taken.loaded === null || taken.candidate.kind !== 'series') continue;
    const { candidate, loaded: later } = taken;
    if (candidate.units === 'lin' || candidate.scale !== 0 || candidate.series.frequency !== loaded.handle.frequency) continue;
    const isRevised = policyOfHandle(candidate.series) === null;
    if (isRevised && !revised) continue;
    if (taken.newest === null || lastDay(taken.newest.period) <= lastDay(own.period)) continue;
    const all = candidatePoints(later, candidate);
    const from = all.t.findIndex((t) => t > own.period.t);
    return {
      loaded: later,
      units: candidate.units,
      isRevised,
      decimals: concept.decimals,
      points: { freq: all.freq, t: all.t.slice(from), value: all.value.slice(from).map((value) => roundedTo(value, concept.decimals)) },
      source: await citationOf(ctx, later.handle.dataset, later.vintage),
      freshness: await freshnessOfSeries(ctx, later),
    };
  }
  return null;
}

const WHOLE = { window: { start: null, end: null }, limit: 1, vintages: 1 } as const;
const REALTIME = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY } as const;

/** Adds the vintages of the later rates to the vintages of the published rate. */
export async function withLaterVintages(ctx: QueryContext, study: Study, { loaded, units, decimals, points }: LaterRates): Promise<Study> {
  const shaping = { ...AS_PUBLISHED, units };
  const later = await studyVintages(ctx, loaded.handle, { ...WHOLE, realtime: REALTIME, shaping }, null);
  const spells = points.t.map((t) => {
    const own = later.spells.get(t) ?? [];
    return [t, own.map((spell) => ({ ...spell, value: spell.value === null ? null : roundedTo(spell.value, decimals) }))] as const;
  });
  return {
    ...study,
    spells: new Map([...study.spells, ...spells]),
    firsts: { ...study.firsts, known: new Set([...study.firsts.known, ...points.t.filter((t) => later.firsts.known.has(t))]) },
    versions: new Map([...later.versions, ...study.versions]),
  };
}
