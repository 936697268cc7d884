/** Finds a value in a release, with the previous value and its revision. */
import { subtractDecimals } from '../../../core/decimal.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { PublishedBasis } from '../../../core/observation.ts';
import { formatPeriod, isoDay, period } from '../../../core/period.ts';
import type { Freshness } from '../../base/answer.ts';
import { citationOf, publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import type { SourceCitation } from '../../base/meta-shape.ts';
import { type LaterRates, laterRates, withLaterVintages } from '../../series/concepts/later-rates.ts';
import { newestFigures } from '../../series/freshness/newest-figure.ts';
import { shownDecimals } from '../../series/reading/shown-decimals.ts';
import { AS_PUBLISHED } from '../../series/transforms/series-transforms.ts';
import { namesOfStudy } from '../../series/vintages/revision-kinds.ts';
import { spellOn } from '../../series/vintages/series-vintages.ts';
import { type Study, studyVintages } from '../../series/vintages/vintage-study.ts';

const STYLED = 12;
const WHOLE = { window: { start: null, end: null }, limit: 1, vintages: 1, shaping: AS_PUBLISHED } as const;
const REALTIME = { start: Number.NEGATIVE_INFINITY, end: Number.POSITIVE_INFINITY } as const;

/** A series on a card. `study` and `source` are null if the series is not stored. */
export interface CardSeries {
  readonly handle: SeriesHandle;
  readonly study: Study | null;
  readonly source: SourceCitation | null;
  readonly decimals: number;
  readonly freshness: Freshness;
  /** Later rates of the same concept. Null if the series has the latest ones. */
  readonly later: LaterRates | null;
}

/** Returns the id of the series from which the rate of a period is calculated. Returns null if the rate is as published. */
export const computedFrom = (later: LaterRates | null, t: number): string | null =>
  later?.points.t.includes(t) ? later.loaded.handle.id : null;

export interface CardFigure {
  readonly value: number | null;
  readonly first: number | null;
  /** The date of the first vintage that contains the value, as an ISO date. */
  readonly firstOn: string | null;
  /** How that date is known. Null if it is not stored. */
  readonly firstBasis: PublishedBasis | null;
  readonly previousPeriod: string;
  readonly previous: number | null;
  readonly change: number | null;
  /** The amount by which this release changed the previous value. Null if the earlier vintage is not stored. */
  readonly previousRevision: number | null;
  readonly reason: string | null;
  /** The series from which the value is calculated. Null if the value is as published. */
  readonly computedFrom: string | null;
}

export const sourcesOf = ({ source, later }: Pick<CardSeries, 'source' | 'later'>): readonly SourceCitation[] =>
  [source, later?.source ?? null].filter((one) => one !== null);

/** Reads the series in the given order. Reads stored data only. */
export async function cardSeries(ctx: QueryContext, handles: readonly SeriesHandle[]): Promise<readonly CardSeries[]> {
  const newest = await newestFigures(ctx, handles);
  return Promise.all(
    newest.map(async ({ handle, loaded, freshness }): Promise<CardSeries> => {
      if (loaded === null) return { handle, study: null, source: null, decimals: 0, freshness, later: null };
      const later = await laterRates(ctx, loaded, true);
      const study = await studyVintages(ctx, handle, { ...WHOLE, realtime: REALTIME }, null);
      const values = loaded.slice.value.slice(-STYLED).filter((value) => value !== null);
      return {
        handle,
        study: later === null ? study : await withLaterVintages(ctx, study, later),
        source: await citationOf(ctx, handle.dataset, loaded.vintage),
        decimals: shownDecimals(handle, values),
        freshness: later?.freshness ?? freshness,
        later,
      };
    }),
  );
}

function basisOn({ versions }: Study, day: number): PublishedBasis {
  const version = versions.get(day);
  return version === undefined ? 'upper_bound' : publishedBasis(version);
}

export function figureOf({ handle, study, later }: CardSeries, t: number): CardFigure {
  const none = {
    value: null,
    first: null,
    firstOn: null,
    firstBasis: null,
    previous: null,
    change: null,
    previousRevision: null,
    computedFrom: null,
  };
  const beforeT = t - 1;
  const previousPeriod = formatPeriod(period(handle.frequency, beforeT));
  if (study === null) return { ...none, previousPeriod, reason: 'No data stored.' };
  const { spells, firsts } = study;
  const isSeam = later?.isRevised === true && later.points.t[0] === t;
  const [own, before] = [spells.get(t) ?? [], isSeam ? [] : (spells.get(beforeT) ?? [])];
  const [value, previous] = [own.at(-1)?.value ?? null, before.at(-1)?.value ?? null];
  const first = firsts.known.has(t) ? (own.find((spell) => spell.value !== null) ?? null) : null;
  const [was, is] =
    first === null ? [null, null] : [spellOn(before, first.from - 1)?.value ?? null, spellOn(before, first.from)?.value ?? null];
  const isRebased = first !== null && namesOfStudy(study).isRereference(first.from);
  return {
    value,
    first: first?.value ?? null,
    firstOn: first === null ? null : isoDay(first.from),
    firstBasis: first === null ? null : basisOn(study, first.from),
    previousPeriod,
    previous,
    change: value === null || previous === null ? null : subtractDecimals(value, previous),
    previousRevision: was === null || is === null || isRebased ? null : subtractDecimals(is, was),
    reason: value === null ? 'No value for this period is stored.' : null,
    computedFrom: computedFrom(later, t),
  };
}
