/** Finds the latest release of a series before a point in time, and its value as first published. */
import { releaseOfPeriod, releasePublicationOf } from '../../../catalogue/releases/release-publications.ts';
import { AU_UNEMP } from '../../../catalogue/series/labour.ts';
import { AU_GDP_QOQ } from '../../../catalogue/series/national-accounts.ts';
import { AU_CPI_MONTHLY_YOY, AU_CPI_TRIMMED, AU_CPI_YOY } from '../../../catalogue/series/prices.ts';
import { AU_WPI_YOY } from '../../../catalogue/series/wages.ts';
import { roundedTo } from '../../../core/decimal.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { isInterval } from '../../../core/frequency.ts';
import { DAY_MS, formatPeriod, isoDay, parsePeriod, period, periodOfDay } from '../../../core/period.ts';
import type { QueryContext } from '../../base/context.ts';
import { type CardSeries, cardSeries, computedFrom } from '../release-cards/card-figures.ts';

export const FIGURES = {
  cpi: AU_CPI_YOY,
  monthly_cpi: AU_CPI_MONTHLY_YOY,
  trimmed_mean: AU_CPI_TRIMMED,
  unemployment: AU_UNEMP.SA,
  gdp: AU_GDP_QOQ,
  wages: AU_WPI_YOY,
} as const satisfies Readonly<Record<string, SeriesHandle>>;
type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as readonly FigureName[];

export interface KnownFigure {
  readonly name: FigureName;
  readonly handle: SeriesHandle;
  /** The latest released period. Null if the release calendar does not contain it. */
  readonly period: string | null;
  readonly releasedAt: number | null;
  /** The value as first published. Null if the first vintage is not stored. */
  readonly value: number | null;
  /** The date of the period's first vintage, as an ISO date. */
  readonly vintage: string | null;
  /** The value for the same period in the current vintage. */
  readonly now: number | null;
  readonly reason: string | null;
  /** The series from which the value is calculated. Null if the value is as published. */
  readonly computedFrom: string | null;
}

/** The first month of the complete monthly CPI that has stored vintages. */
const FIRST_MONTHLY = parsePeriod('2025-10');
const DECIMALS = 4;
/** The number of periods in the search for the latest release. */
const BACK = 8;

export type StoredFigures = ReadonlyMap<FigureName, CardSeries>;

export async function storedFigures(ctx: QueryContext): Promise<StoredFigures> {
  const series = await cardSeries(ctx, Object.values(FIGURES));
  return new Map(FIGURE_NAMES.flatMap((name, i) => (series[i] === undefined ? [] : [[name, series[i]] as const])));
}

/**
 * Returns the value that was known at a point in time.
 * @param instant milliseconds since the epoch
 */
export function knownAt(stored: StoredFigures, name: FigureName, instant: number): KnownFigure {
  const handle = FIGURES[name];
  const { study = null, later = null } = stored.get(name) ?? {};
  const none = { name, handle, period: null, releasedAt: null, value: null, vintage: null, now: null, computedFrom: null };
  if (study === null) return { ...none, reason: 'No data are stored.' };
  const latest = latestReleased(handle, instant);
  if (latest === null) return { ...none, reason: 'The release dates from that time are not known.' };
  const { t, at } = latest;
  if (name === 'monthly_cpi' && FIRST_MONTHLY !== null && t < FIRST_MONTHLY.t)
    return { ...none, reason: 'The complete monthly index had not been published yet.' };
  const spells = study.spells.get(t) ?? [];
  const first = study.firsts.known.has(t) ? spells.find(({ value }) => value !== null) : undefined;
  const current = spells.at(-1);
  const shared = {
    ...none,
    period: formatPeriod(period(handle.frequency, t)),
    releasedAt: at,
    computedFrom: computedFrom(later, t),
    now: current?.value == null || current.to !== Number.POSITIVE_INFINITY ? null : roundedTo(current.value, DECIMALS),
  };
  if (first?.value == null) return { ...shared, reason: 'The first vintage is not stored.' };
  if (first.from > Math.floor(instant / DAY_MS) + 1) return { ...shared, reason: 'The first stored vintage is later.' };
  return { ...shared, value: roundedTo(first.value, DECIMALS), vintage: isoDay(first.from), reason: null };
}

function latestReleased(handle: SeriesHandle, instant: number): { readonly t: number; readonly at: number | null } | null {
  const publication = releasePublicationOf(datasetKey(handle.dataset), handle.frequency);
  if (publication === null || isInterval(handle.frequency)) return null;
  const newest = periodOfDay(handle.frequency, Math.floor(instant / DAY_MS)).t;
  for (let t = newest; t > newest - BACK; t -= 1) {
    const release = releaseOfPeriod(publication, t);
    if (release === null) continue;
    if (release.at !== null ? release.at <= instant : release.latest <= instant) return { t, at: release.at };
    if (release.at === null && release.earliest <= instant) return null;
  }
  return null;
}
