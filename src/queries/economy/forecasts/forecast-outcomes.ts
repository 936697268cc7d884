/** Reads the outcomes for the quarters of a forecast: the latest value, and the value as first published. */
import type { ForecastSeries, OutcomeTransform } from '../../../catalogue/forecasts/forecasts.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { isoDay } from '../../../core/period.ts';
import { valueAt } from '../../../core/series/points.ts';
import type { Freshness } from '../../base/answer.ts';
import { citationOf } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import type { SourceCitation } from '../../base/meta-shape.ts';
import { type LaterRates, laterRates } from '../../series/concepts/later-rates.ts';
import { neededFigures } from '../../series/freshness/newest-figure.ts';
import { AS_PUBLISHED, type Shaping, shapePoints } from '../../series/transforms/series-transforms.ts';
import { firstValuesOf } from '../../series/vintages/first-published.ts';

interface OutcomeOfQuarter {
  readonly latest: number | null;
  readonly first: number | null;
  /** The date of the first vintage that contains the value, as an ISO date. */
  readonly firstOn: string | null;
}

export interface Outcomes {
  readonly handle: SeriesHandle | null;
  readonly at: (t: number) => OutcomeOfQuarter;
  /** The quarters that have a latest value, in ascending order. */
  readonly quarters: readonly number[];
  readonly sources: readonly SourceCitation[];
  /** The freshness of the outcomes. Null if no outcomes are stored. */
  readonly freshness: Freshness | null;
  /** Later rates of the same concept. Null if the outcome series has the latest ones. */
  readonly later: LaterRates | null;
  readonly why: string | null;
}

const SHAPINGS: Readonly<Record<OutcomeTransform, Shaping>> = {
  lin: AS_PUBLISHED,
  pc1: { ...AS_PUBLISHED, units: 'pc1' },
  quarter_average: { ...AS_PUBLISHED, frequency: 'Q', aggregation: 'avg' },
  quarter_average_pc1: { ...AS_PUBLISHED, units: 'pc1', frequency: 'Q', aggregation: 'avg' },
};
const NOTHING: OutcomeOfQuarter = { latest: null, first: null, firstOn: null };

/** Reads stored data only. If data are missing, `why` in the result gives the reason. */
export async function outcomesOf(ctx: QueryContext, series: ForecastSeries): Promise<Outcomes> {
  const { outcome, why } = series;
  const none = { handle: outcome?.handle ?? null, at: () => NOTHING, quarters: [], sources: [], freshness: null, later: null };
  if (outcome === null) return { ...none, why };
  const [figure] = await neededFigures(ctx, [outcome.handle]);
  const loaded = figure?.loaded ?? null;
  if (figure === undefined || loaded === null) return { ...none, why: `No data for ${outcome.handle.id} are stored.` };
  const shaping = SHAPINGS[outcome.transform];
  const [latest, firsts] = [shapePoints(loaded, shaping), await firstValuesOf(ctx, loaded, shaping)];
  const later = outcome.transform === 'lin' ? await laterRates(ctx, loaded) : null;
  const own = await citationOf(ctx, outcome.handle.dataset, loaded.vintage);
  return {
    handle: outcome.handle,
    why: null,
    quarters: [...latest.t, ...(later?.points.t ?? [])],
    sources: later === null ? [own] : [own, later.source],
    freshness: later?.freshness ?? figure.freshness,
    later,
    at: (t) => {
      const day = firsts.days.get(t);
      const rate = valueAt(latest, t) ?? (later === null ? null : valueAt(later.points, t));
      return { latest: rate, first: valueAt(firsts.points, t), firstOn: day === undefined ? null : isoDay(day) };
    },
  };
}
