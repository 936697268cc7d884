import type { SeriesHandle } from '../../core/define-series.ts';
import { BASIS_WORDS } from '../../core/observation.ts';
import { DAY_MS, isoDay, windowOf } from '../../core/period.ts';
import type { Points } from '../../core/series/points.ts';
import type { Freshness, RevisedValue } from '../base/answer.ts';
import { citationOf, publishedBasis } from '../base/citation.ts';
import type { QueryContext } from '../base/context.ts';
import { maxAgeSeconds } from '../base/freshness.ts';
import type { SourceCitation } from '../base/meta-shape.ts';
import { boundReader } from '../base/parameters/bounds.ts';
import { type AsOf, Parameters, type Window } from '../base/parameters/parameters.ts';
import { releaseCover, type SeriesGap } from '../base/real-time/gaps-of-series.ts';
import { policyOf } from '../base/real-time/own-vintages.ts';
import { subjectOf } from '../base/real-time/subject.ts';
import { freshnessOfSeries, freshnessOfSeriesAsOf } from './freshness/series-freshness.ts';
import { unitsOf } from './reading/reference.ts';
import { type LoadedSeries, loadSeries, vintageDay } from './reading/stored-series.ts';
import { explanation } from './series-explain.ts';
import { type Facts, factsOf } from './series-facts.ts';
import { readShaping, type Shaping, shapePoints, transformedUnits, transformedUnitsShort } from './transforms/series-transforms.ts';
import { settledKind } from './vintages/revision-kinds.ts';
import { revisedValues, type VintageList, vintagesOf } from './vintages/vintage-list.ts';

export interface Operand {
  readonly period: string;
  readonly value: number | null;
  readonly unit: string;
  /** The position in the file, which is a cell, or a row and a column. */
  readonly at: string;
  readonly source_url: string | null;
  readonly sha256: string | null;
  readonly retrieved_at: string | null;
  /** Explains a partial vintage, which was not read from the agency's file. */
  readonly file_note?: string;
}

export interface SeriesView {
  readonly handle: SeriesHandle;
  /** The series in the requested vintage. `current` is the series in the latest vintage. */
  readonly loaded: LoadedSeries;
  readonly current: LoadedSeries;
  readonly asOf: AsOf | null;
  readonly window: Window;
  readonly shaping: Shaping;
  readonly units: string;
  readonly unitsShort: string;
  readonly points: Points;
  readonly from: number;
  readonly to: number;
  readonly freshness: Freshness;
  readonly facts: Facts;
  readonly citation: SourceCitation;
  readonly vintages: VintageList;
  /** Ranges of days for which there were releases, but no stored vintages. */
  readonly gaps: readonly SeriesGap[];
  /** True if each value has a separate release day. No vintage then has the date of the file. */
  readonly hasOwnDays: boolean;
  readonly revised: readonly RevisedValue[];
  /** The reason why values can still change. Set only if the agency never revises the series. */
  readonly settled: ReturnType<typeof settledKind>;
  /** The formula of the latest shown value. `operands` contains its published inputs. */
  readonly formula: string;
  readonly operands: readonly Operand[];
  readonly maxAgeSeconds: number;
}

/** Reads everything that a series page shows. Throws the errors of `readSeries`. */
export async function viewSeries(ctx: QueryContext, handle: SeriesHandle, params: URLSearchParams): Promise<SeriesView> {
  const { window, asOf, shaping } = readRequest(handle, params);
  const current = await loadSeries(ctx, handle, null);
  const loaded = asOf === null ? current : await loadSeries(ctx, handle, asOf);
  const now = await freshnessOfSeries(ctx, current);
  const freshness = asOf === null ? now : await freshnessOfSeriesAsOf(ctx, current, asOf);
  const points = shapePoints(loaded, shaping);
  const { from, to } = windowOf(points.freq, window.start, window.end);
  const allVintages = await vintagesOf(ctx, current, shaping);
  const newest = points.t.findLast((t) => t <= to);
  const { formula, operands } = await explanation(ctx, loaded, shaping, newest === undefined ? [] : [newest]);
  const own = unitsOf(handle, loaded.slice);
  return {
    handle,
    loaded,
    current,
    asOf,
    window,
    shaping,
    points,
    from,
    to,
    freshness,
    vintages: allVintages,
    gaps: (await releaseCover(ctx, subjectOf(current))).gaps,
    hasOwnDays: policyOf(subjectOf(current)) !== null,
    units: transformedUnits(shaping.units, own),
    unitsShort: transformedUnitsShort(shaping.units, handle.unitsShort),
    facts: await factsOf(ctx, handle, current, now),
    citation: await citationOf(ctx, handle.dataset, loaded.vintage),
    revised: revisedValues(allVintages, dayRead(ctx, asOf)),
    settled: settledKind(handle, shaping),
    formula: String(formula),
    operands: operands as readonly Operand[],
    maxAgeSeconds: maxAgeSeconds(handle.dataset, current.state, freshness, ctx.clock.now()),
  };
}

const dayRead = (ctx: QueryContext, asOf: AsOf | null): number => Math.floor((asOf?.ms ?? ctx.clock.now()) / DAY_MS);

/** Returns the date of the vintage as an ISO date. */
export const vintageOf = ({ vintage: ofVintage }: LoadedSeries): string => ofVintage.publishedOn ?? isoDay(vintageDay(ofVintage));

/** Returns a text such as ` (day inferred)`. Returns an empty string if the file states the date. */
export const vintageBasisWords = ({ vintage: vintageRead }: LoadedSeries): string => BASIS_WORDS[publishedBasis(vintageRead)];

function readRequest(handle: SeriesHandle, params: URLSearchParams): { window: Window; asOf: AsOf | null; shaping: Shaping } {
  const parameters = new Parameters(params);
  const request = {
    window: parameters.window(boundReader([handle.frequency])),
    asOf: parameters.asOf(),
    shaping: readShaping(handle, parameters),
  };
  parameters.refuseRest();
  parameters.check();
  return request;
}
