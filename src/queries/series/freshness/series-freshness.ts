/**
 * Decides whether a series is fresh, stale or unavailable. This depends on the state of its dataset and on its vintage. A series that has
 * stopped is out of date.
 */

import { releasePublicationOf } from '../../../catalogue/releases/release-publications.ts';
import { datasetKey, dottedId } from '../../../core/define-dataset.ts';
import { isInterval } from '../../../core/frequency.ts';
import { DAY_MS, formatPeriod, isoDay, parseInstant, period } from '../../../core/period.ts';
import type { Freshness } from '../../base/answer.ts';
import { publishedBasis } from '../../base/citation.ts';
import type { QueryContext } from '../../base/context.ts';
import { isTooOld, newestDue, newestWithin } from '../../base/due-periods.ts';
import { combineFreshness, freshnessAsOf, freshnessOf, type NamedFreshness, reasonsName, standingAsOf } from '../../base/freshness.ts';
import type { AsOf } from '../../base/parameters/parameters.ts';
import type { Reason } from '../../base/reason-shape.ts';
import { breaksOfLoaded } from '../breaks/series-breaks.ts';
import { type LoadedSeries, vintageDay } from '../reading/stored-series.ts';

/**
 * Returns the current freshness. The reason has the latest period of the series and the number of missing periods. An agency may confirm a
 * dataset after one of its series has stopped. The stopped series is then out of date, if other series continue and it is older than the
 * dataset's maximum age. Discontinued series are not out of date.
 */
export async function freshnessOfSeries(ctx: QueryContext, loaded: LoadedSeries): Promise<Freshness> {
  const { handle, state, slice, vintage: ofVintage } = loaded;
  const second = Math.floor(ctx.clock.now() / SECOND_MS);
  const known = JUDGED.get(slice);
  if (known?.second === second && known.handle === handle && known.state === state && known.vintage === ofVintage) return known.freshness;
  const freshness = await judgeNow(ctx, loaded);
  JUDGED.set(slice, { second, handle, state, vintage: ofVintage, freshness });
  return freshness;
}

interface Judged {
  /** The second since the epoch in which the freshness was decided. */
  readonly second: number;
  readonly handle: LoadedSeries['handle'];
  readonly state: LoadedSeries['state'];
  readonly vintage: LoadedSeries['vintage'];
  readonly freshness: Freshness;
}

const SECOND_MS = 1000;
/**
 * The freshness by the values of a series. It is decided once in each second, because responses are cached for longer. The store makes a
 * new state object after every change, including a change of the release calendar. The values are the key, so that they are not kept in
 * memory after the cache has removed them.
 */
const JUDGED = new WeakMap<LoadedSeries['slice'], Judged>();

async function judgeNow(ctx: QueryContext, loaded: LoadedSeries): Promise<Freshness> {
  const { handle, state, vintage: ofVintage } = loaded;
  const now = ctx.clock.now();
  const whole = await freshnessOf(ctx, handle.dataset, state);
  if (ofVintage === state.version) return judgedBySeries(whole, [loaded], now);
  // The reasons depend on the vintage of the series. Whether a release is due depends on the latest version of the dataset.
  const { awaiting: _own, ...facts } = await freshnessOf(ctx, handle.dataset, { ...state, version: ofVintage });
  return judgedBySeries(whole.awaiting ? { ...facts, awaiting: true } : facts, [loaded], now);
}

/**
 * Returns the freshness at an instant. It depends on later data or a later check if they exist. Otherwise it depends on the periods that
 * were missing on that day.
 */
export async function freshnessOfSeriesAsOf(ctx: QueryContext, loaded: LoadedSeries, { ms }: AsOf): Promise<Freshness> {
  const { handle, state } = loaded;
  const standing = standingAsOf(ctx, state, ms);
  if (standing === 'today') return freshnessOfSeries(ctx, loaded);
  const freshness = await freshnessAsOf(ctx, handle.dataset, state, ms);
  return standing === 'open' ? judgedBySeries(freshness, [loaded], ms) : freshness;
}

/**
 * Combines the freshness of several series. If several series of a dataset have the same reason, it is listed once.
 * @param asOf null means now
 */
export async function freshnessOfAll(ctx: QueryContext, loaded: readonly LoadedSeries[], asOf: AsOf | null): Promise<Freshness> {
  const named = await Promise.all(
    loaded.map(async (one) => ({
      id: dottedId(one.handle.dataset),
      freshness: await (asOf === null ? freshnessOfSeries(ctx, one) : freshnessOfSeriesAsOf(ctx, one, asOf)),
    })),
  );
  const isSame = (a: NamedFreshness, b: NamedFreshness): boolean =>
    a.id === b.id && (a.freshness === b.freshness || reasonsName(a.freshness.reasons) === reasonsName(b.freshness.reasons));
  const [first] = named;
  const known = first && COMBINED.get(first.freshness);
  if (known && known.named.length === named.length && known.named.every(({ freshness }, i) => freshness === named[i]?.freshness)) {
    return known.combined;
  }
  const combined = combineFreshness(named.filter((one, i) => named.findIndex((other) => isSame(other, one)) === i));
  if (first) COMBINED.set(first.freshness, { named, combined });
  return combined;
}

/** The freshness of the last list of series, by the freshness of its first series. It is cached, because requests often repeat a list. */
const COMBINED = new WeakMap<Freshness, { readonly named: readonly NamedFreshness[]; readonly combined: Freshness }>();

/** Adds reasons for the missing periods of series to the freshness of their dataset. */
export function judgedBySeries(freshness: Freshness, loaded: readonly LoadedSeries[], now: number): Freshness {
  const lacking = loaded.flatMap((one) => lackingOf(one, now) ?? []);
  if (freshness.state === 'stale') {
    const isDecided = loaded.length > 0 && loaded.every(({ handle }) => handle.decidedIn !== undefined);
    const reasons = isDecided ? freshness.reasons.map(({ old: _, ...reason }) => reason) : freshness.reasons;
    return { ...freshness, reasons: [...reasons, ...together(lacking)] };
  }
  const behind = lacking.filter(({ isBehind }) => isBehind);
  return freshness.state === 'fresh' && behind.length > 0 ? { ...freshness, state: 'stale', reasons: together(behind) } : freshness;
}

const MINUTE_MS = 60_000;

interface Lacking {
  readonly id: string;
  readonly reason: Reason;
  /** True if other series in the dataset have later values. */
  readonly isBehind: boolean;
}

/** Merges reasons that are equal except for their series. */
function together(lacking: readonly Lacking[]): readonly Reason[] {
  const alike = new Map<string, { readonly reason: Reason; readonly ids: Set<string> }>();
  for (const { id, reason } of lacking) {
    const name = JSON.stringify(reason);
    const known = alike.get(name) ?? { reason, ids: new Set<string>() };
    known.ids.add(id);
    alike.set(name, known);
  }
  return [...alike.values()].map(({ reason, ids }) => ({ ...reason, series: [...ids] }));
}

export const isDiscontinued = (loaded: LoadedSeries): boolean =>
  loaded.handle.dataset.ceased !== undefined || breaksOfLoaded(loaded).some(({ kind }) => kind === 'discontinued');

/** The last stored period of a discontinued series. Null if the series continues or has no values. */
export function lastOfDiscontinued(loaded: LoadedSeries): string | null {
  const last = loaded.slice.points.t.at(-1);
  return last === undefined || !isDiscontinued(loaded) ? null : formatPeriod(period(loaded.slice.series.freq, last));
}

/** The latest period of a series, and how many later periods are missing. */
interface Lag {
  readonly newest: number;
  /** The ordinal of the latest period of any series in the dataset. */
  readonly reached: number;
  /** The number of periods after `newest` that should have been released but are missing. */
  readonly missing: number;
}

/** Returns the number of missing periods. Returns null if no period is missing, or if no further periods are expected. */
function lagOf(loaded: LoadedSeries, today: number): Lag | null {
  const { handle, slice, state } = loaded;
  const { freq } = slice.series;
  const newest = slice.points.t.at(-1);
  if (newest === undefined || handle.nature === 'event' || isInterval(freq) || isDiscontinued(loaded)) return null;
  const isOld = isTooOld(handle.dataset, freq, newest, today);
  const reached = isOld && state.newestDay !== null ? newestWithin(freq, Math.min(state.newestDay, today)) : newest;
  const missing = Math.max(reached, newestDue(handle.dataset, freq, newest, today)) - newest;
  return missing > 0 || isOld ? { newest, reached, missing } : null;
}

export function lagPeriods(loaded: LoadedSeries, today: number): number {
  const lag = lagOf(loaded, today);
  return lag === null ? 0 : lag.missing;
}

/**
 * Returns the reason why a series is out of date. Null if no period after the latest value is missing, or no further periods are
 * expected.
 */
function lackingOf(loaded: LoadedSeries, now: number): Lacking | null {
  const { handle, slice, vintage: vintageRead } = loaded;
  const { freq } = slice.series;
  const facts = {
    dataset: dottedId(handle.dataset),
    published: vintageRead.publishedOn ?? isoDay(vintageDay(vintageRead)),
    basis: publishedBasis(vintageRead),
  };
  if (handle.nature === 'event' || handle.decidedIn !== undefined) return lackingDecisions(loaded, facts, now);
  if (isInterval(freq)) return lackingIntervals(loaded, facts);
  const lag = lagOf(loaded, Math.floor(now / DAY_MS));
  if (lag === null) return null;
  const { newest, reached, missing } = lag;
  // Missing days and weeks are not counted, because a day without trading would be counted as a missing day.
  const isCounted = freq !== 'D' && freq !== 'W';
  const isBehind = reached > newest;
  const others = isBehind ? { others_through: formatPeriod(period(freq, reached)) } : {};
  const through = formatPeriod(period(freq, newest));
  return {
    id: handle.id,
    isBehind,
    reason: {
      code: 'periods_missing',
      ...facts,
      through,
      missing_periods: isCounted ? missing : null,
      ...(isCounted ? {} : { old: true }),
      ...others,
    },
  };
}

type VintageFacts = Pick<Reason, 'dataset' | 'published' | 'basis'>;

/**
 * Returns the market intervals that other series of the dataset have but this series does not. freshness.ts checks the age of the whole
 * dataset.
 */
function lackingIntervals(loaded: LoadedSeries, facts: VintageFacts): Lacking | null {
  const { handle, slice, state } = loaded;
  const { maxAgeMinutes } = handle.dataset.cadence;
  const newest = slice.points.t.at(-1);
  if (newest === undefined || state.periodEnd === null || maxAgeMinutes === undefined || isDiscontinued(loaded)) return null;
  const through = formatPeriod(period(slice.series.freq, newest));
  const [own, others] = [parseInstant(through), parseInstant(state.periodEnd)];
  if (own === null || others === null || others - own <= maxAgeMinutes * MINUTE_MS) return null;
  const reason: Reason = {
    code: 'periods_missing',
    ...facts,
    through,
    missing_periods: null,
    old: true,
    others_through: state.periodEnd,
  };
  return { id: handle.id, isBehind: true, reason };
}

/** Returns the decisions that the RBA announced after the stored table was last confirmed. */
function lackingDecisions({ handle, slice, state }: LoadedSeries, facts: VintageFacts, now: number): Lacking | null {
  const last = slice.points.t.at(-1);
  if (last === undefined) return null;
  const publication = slice.series.freq === 'D' ? releasePublicationOf(datasetKey(handle.decidedIn ?? handle.dataset), 'D') : null;
  const confirmed = Math.max(state.version.effectiveFrom, state.confirmedAt ?? Number.NEGATIVE_INFINITY);
  // The last day of a daily table is the last day for which the rate is known.
  const through = handle.decidedIn === undefined ? confirmed : (last + 1) * DAY_MS;
  const missed = [...(publication?.days.values() ?? [])].filter(({ at }) => at > through && at <= now).length;
  if (missed === 0) return null;
  const reason: Reason = {
    code: 'decisions_missing',
    ...facts,
    through: formatPeriod(period(slice.series.freq, last)),
    missing_periods: missed,
  };
  return { id: handle.id, isBehind: false, reason };
}
