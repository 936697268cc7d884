/** Reads the headline values of a release. */
import { headlinesOf } from '../../catalogue/headlines.ts';
import { releaseOfPeriod, releasePublicationOf } from '../../catalogue/releases/release-publications.ts';
import { subtractDecimals } from '../../core/decimal.ts';
import { datasetKey, type Release, type TimeSeriesDataset } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import { DAY_MS, formatPeriod, lastDay, parseIsoDay, period } from '../../core/period.ts';
import { sydneyDate } from '../../core/sydney-time.ts';
import { orDamage } from '../../store/ports/damage.ts';
import type { DatasetState, SeriesSlice } from '../../store/ports/series.ts';
import type { QueryContext } from '../base/context.ts';
import { isStored, listStoredSeries } from '../base/stored-dataset.ts';
import { gapsBetween } from '../base/stored-span.ts';
import { unitsOf } from '../series/reading/reference.ts';
import { findStored } from '../series/reading/stored-series.ts';
import type { Headline } from './shape.ts';

/** The number of values to read. Two values are needed, but some periods may have none. */
const NEWEST_VALUES = 12;
/** The maximum number of days until a decision takes effect. */
const TAKES_EFFECT_DAYS = 7;
const HALF_A_DAY_MS = DAY_MS / 2;

interface Stored {
  readonly dataset: TimeSeriesDataset;
  readonly state: DatasetState;
  readonly seq: number;
}

/** Returns the first headline value. Also returns all headline values in `headlines`. */
export function figuresOf(headlines: readonly Headline[]) {
  const [first] = headlines;
  return {
    series_id: first?.series_id ?? null,
    period: first?.period ?? null,
    value: first?.value ?? null,
    previous_value: first?.previous_value ?? null,
    change: first?.change ?? null,
    units: first?.units ?? null,
    headlines,
  };
}

/** Returns the headline values in a release. Omits values if a later period was already released, because they are not new. */
export async function headlineFigures(ctx: QueryContext, stored: Stored, release: Release | null): Promise<readonly Headline[]> {
  return (await slicesOf(ctx, stored)).flatMap(({ handle, slice }) => {
    const points = pointsOf(slice);
    const newest = points.at(-1);
    if (newest === undefined || (release !== null && !ctx.sandbox && isOlder(stored.dataset, slice, newest.t, release))) return [];
    return [headline(handle, slice, newest, points.at(-2) ?? null)];
  });
}

/** Returns the values of the headline series. Returns none if the data are damaged, so that the list still shows other releases. */
async function slicesOf(ctx: QueryContext, stored: Stored) {
  const slices = await orDamage(() => storedSlices(ctx, stored));
  return slices instanceof WattleError ? [] : slices;
}

async function storedSlices(ctx: QueryContext, { dataset, state, seq }: Stored) {
  if (!isStored(state)) return [];
  const series = await listStoredSeries(ctx, state);
  const found = headlinesOf(dataset).flatMap((handle) => {
    const stored = findStored(handle, state, series);
    return stored ? [{ handle, id: stored.id }] : [];
  });
  if (found.length === 0) return [];
  const slices = await ctx.store.datasets.read({ dataset: state.dataset, series: found.map(({ id }) => id), seq, newest: NEWEST_VALUES });
  return slices.flatMap((slice, i) => {
    const handle = found[i]?.handle;
    return handle === undefined ? [] : [{ handle, slice }];
  });
}

interface Point {
  readonly t: number;
  readonly value: number;
}

const pointsOf = (slice: SeriesSlice): readonly Point[] =>
  slice.t.flatMap((t, i) => {
    const value = slice.value[i] ?? null;
    return value === null ? [] : [{ t, value }];
  });

/**
 * Returns true if a later period should already have been released. This depends on the calendar, or on the maximum age of the dataset.
 */
function isOlder(dataset: TimeSeriesDataset, { series: { freq } }: SeriesSlice, t: number, { releaseAt }: Release): boolean {
  const publication = releasePublicationOf(datasetKey(dataset), freq);
  const next = publication === null ? null : releaseOfPeriod(publication, t + 1);
  if (next?.at != null) return next.at <= releaseAt + HALF_A_DAY_MS;
  const { maxAgeDays } = dataset.cadence;
  return freq !== '5MIN' && freq !== '30MIN' && maxAgeDays !== null && (lastDay(period(freq, t)) + maxAgeDays) * DAY_MS < releaseAt;
}

function headline(handle: SeriesHandle, slice: SeriesSlice, newest: Point, before: Point | null): Headline {
  const { freq } = slice.series;
  const isNext = before !== null && (handle.nature === 'event' || gapsBetween(freq, [before.t, newest.t]).length === 0);
  const previous = isNext ? before : null;
  const wire = (t: number): string => formatPeriod(period(freq, t));
  return {
    series_id: handle.id,
    title: handle.title,
    units: unitsOf(handle, slice),
    period: wire(newest.t),
    value: newest.value,
    previous_period: previous && wire(previous.t),
    previous_value: previous?.value ?? null,
    change: previous && subtractDecimals(newest.value, previous.value),
  };
}

export interface Decision {
  readonly outcome: 'changed' | 'unchanged';
  /** A text such as `Unchanged at 4.10%`. */
  readonly outcome_text: string;
  readonly headlines: readonly Headline[];
}

/**
 * Returns the decision at a Board meeting. Returns null if the stored table is older than the decision. The table lists only changes. If
 * the table was confirmed after the decision and lists no matching change, the target is unchanged.
 */
export async function decisionOf(ctx: QueryContext, stored: Stored, { releaseAt }: Release): Promise<Decision | null> {
  const day = parseIsoDay(sydneyDate(releaseAt));
  const [found] = await slicesOf(ctx, stored);
  if (found === undefined || day === null || found.handle.nature !== 'event') return null;
  const { handle, slice } = found;
  const points = pointsOf(slice);
  const at = points.findLastIndex(({ t }) => t <= day + TAKES_EFFECT_DAYS);
  const [own, before] = [points[at], points[at - 1]];
  if (own === undefined) return null;
  if (own.t >= day) {
    const figure = headline(handle, slice, own, before ?? null);
    return { outcome: 'changed', outcome_text: `Changed to ${own.value.toFixed(2)}%`, headlines: [figure] };
  }
  const { confirmedAt } = stored.state;
  if (confirmedAt === null || confirmedAt < releaseAt) return null;
  const figure: Headline = {
    ...headline(handle, slice, own, null),
    period: formatPeriod(period('D', day)),
    previous_period: formatPeriod(period('D', own.t)),
    previous_value: own.value,
    change: 0,
  };
  return { outcome: 'unchanged', outcome_text: `Unchanged at ${own.value.toFixed(2)}%`, headlines: [figure] };
}
