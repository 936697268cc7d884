/** Cash rate decisions since 1990. They are the decision days in the calendar, and other days on which the target changed. */
import { releasePublications } from '../../../catalogue/releases/release-publications.ts';
import { AU_CASHRATE, AU_CASHRATE_DAILY } from '../../../catalogue/series/rates.ts';
import { subtractDecimals } from '../../../core/decimal.ts';
import { isoDay } from '../../../core/period.ts';
import { type Points, valueAt } from '../../../core/series/points.ts';
import { sydneyToInstant } from '../../../core/sydney-time.ts';
import type { QueryContext } from '../../base/context.ts';
import { neededFigures } from '../freshness/newest-figure.ts';
import { eventInForce, knownThrough, type LoadedSeries } from '../reading/stored-series.ts';
import { DAYS_TO_APPLY } from './policy-rate.ts';

export interface Decision {
  /**
   * The announcement date, as an ISO date. If only the table of the target contains the change, this is the first day on which the change
   * applies.
   */
  readonly day: string;
  readonly at: number;
  readonly basis: 'found' | 'by_rule' | 'table';
  readonly before: number | null;
  readonly after: number | null;
  readonly change: number | null;
  /** True if the rate after the decision is from the daily table, because the table of decisions ends earlier. */
  readonly isDaily: boolean;
}

const PUBLICATION = 'rba.monetary-policy-decision';
const ANNOUNCED = '09:30';

export interface Decisions {
  /** The table of decisions. */
  readonly loaded: LoadedSeries | null;
  /** The table that has the latest known rate. */
  readonly inUse: LoadedSeries | null;
  readonly all: readonly Decision[];
}

export async function decisionsOf(ctx: QueryContext): Promise<Decisions> {
  const [figure, daily] = await neededFigures(ctx, [AU_CASHRATE, AU_CASHRATE_DAILY]);
  const loaded = figure?.loaded ?? null;
  const byDay = daily?.loaded?.slice.points ?? null;
  const now = ctx.clock.now();
  const listed = releasePublications().find(({ id }) => id === PUBLICATION)?.days ?? new Map<number, never>();
  const announced = [...listed].flatMap(([t, { at, basis }]) => (at > now ? [] : [{ t, day: isoDay(t), at, basis }]));
  const days = new Set(announced.map(({ t }) => t));
  const isAnnounced = (t: number): boolean => days.has(t) || days.has(t - DAYS_TO_APPLY);
  const others = (loaded?.slice.t ?? [])
    .filter((t) => !isAnnounced(t))
    .map((t) => ({ t, day: isoDay(t), at: sydneyToInstant(isoDay(t), ANNOUNCED), basis: 'table' as const }));
  const all: Decision[] = [];
  for (const { t, day, at, basis } of [...announced, ...others].sort((a, b) => a.at - b.at)) {
    all.push({ day, at, basis, ...rateOn(loaded, byDay, t, all.at(-1)?.after ?? null) });
  }
  const isDaily = all.findLast(({ after }) => after !== null)?.isDaily === true;
  return { loaded, inUse: isDaily ? (daily?.loaded ?? null) : loaded, all };
}

/**
 * Returns the target before and after a decision. For days after the end of the table of decisions, uses the daily table. If the previous
 * day has no value, uses the target after the previous decision, because only decisions change the target.
 */
function rateOn(
  loaded: LoadedSeries | null,
  daily: Points | null,
  t: number,
  previous: number | null,
): Pick<Decision, 'before' | 'after' | 'change' | 'isDaily'> {
  if (loaded === null) return { before: null, after: null, change: null, isDaily: false };
  const { slice } = loaded;
  const at = (day: number): number | null => slice.value[eventInForce(slice, day)] ?? null;
  const through = knownThrough(loaded);
  const onDay = (day: number): number | null => (daily === null ? null : valueAt(daily, day));
  const before = t - 1 <= through ? at(t - 1) : (onDay(t - 1) ?? previous);
  const after = t <= through ? at(t + DAYS_TO_APPLY) : onDay(t + DAYS_TO_APPLY);
  return { before, after, change: before === null || after === null ? null : subtractDecimals(after, before), isDaily: t > through };
}
