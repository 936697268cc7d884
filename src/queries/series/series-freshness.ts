/** Freshness of one series: that of its dataset, told by the edition that the series itself is from, and stale where its figures have stopped coming. */

import { dottedId } from '../../core/define-dataset.ts';
import { FREQUENCY, type Frequency } from '../../core/frequency.ts';
import { DAY_MS, formatPeriod, holder, lastDay, period } from '../../core/period.ts';
import type { Freshness } from '../answer.ts';
import type { QueryContext } from '../context.ts';
import { combineFreshness, freshnessAsOf, freshnessOf, type NamedFreshness, standingAsOf } from '../freshness.ts';
import type { AsOf } from '../parameters/parameters.ts';
import { breaksOfLoaded } from './series-breaks.ts';
import type { LoadedSeries } from './stored-series.ts';

/**
 * As of now. The reason names the newest period of the series and how many are missing after it. A dataset that the agency has just confirmed can
 * hold a series that ended long ago: where others of it go on and the cadence allows no such age, it is stale, unless the series is known to
 * have been discontinued.
 */
export async function freshnessOfSeries(ctx: QueryContext, loaded: LoadedSeries): Promise<Freshness> {
  const { handle, state, edition } = loaded;
  const now = ctx.clock.now();
  // The edition decides what the reason says; whether a release is awaited is a matter of the dataset.
  const [own, whole] = await Promise.all([
    freshnessOf(ctx, handle.dataset, { ...state, version: edition }),
    freshnessOf(ctx, handle.dataset, state),
  ]);
  const { awaiting: _own, ...facts } = own;
  return judgedBySeries(whole.awaiting ? { ...facts, awaiting: true } : facts, [loaded], now);
}

/** As of an instant: by what came later, and where nothing did, by what was missing on that day. */
export async function freshnessOfSeriesAsOf(ctx: QueryContext, loaded: LoadedSeries, { ms }: AsOf): Promise<Freshness> {
  const { handle, state } = loaded;
  const standing = standingAsOf(ctx, state, ms);
  if (standing === 'today') return freshnessOfSeries(ctx, loaded);
  const freshness = await freshnessAsOf(ctx, handle.dataset, state, ms);
  return standing === 'open' ? judgedBySeries(freshness, [loaded], ms) : freshness;
}

/** Several series under one answer, as of an instant: what is said of one dataset is said once. */
export async function freshnessOfAll(ctx: QueryContext, loaded: readonly LoadedSeries[], asOf: AsOf | null): Promise<Freshness> {
  const named = await Promise.all(
    loaded.map(async (one) => ({
      id: dottedId(one.handle.dataset),
      freshness: await (asOf === null ? freshnessOfSeries(ctx, one) : freshnessOfSeriesAsOf(ctx, one, asOf)),
    })),
  );
  const isSame = (a: NamedFreshness, b: NamedFreshness): boolean => a.id === b.id && a.freshness.reason === b.freshness.reason;
  return combineFreshness(named.filter((one, i) => named.findIndex((other) => isSame(other, one)) === i));
}

/** The freshness of a dataset, and what is missing of some of its series. */
export function judgedBySeries(freshness: Freshness, loaded: readonly LoadedSeries[], now: number): Freshness {
  const lacking = loaded.flatMap((one) => lackingOf(one, Math.floor(now / DAY_MS)) ?? []);
  if (freshness.state === 'stale')
    return { ...freshness, reason: [freshness.reason, ...together(lacking)].filter((one) => one !== null).join('; ') };
  const behind = lacking.filter(({ isBehind }) => isBehind);
  return freshness.state === 'fresh' && behind.length > 0
    ? { ...freshness, state: 'stale', reason: together(behind).join('; ') }
    : freshness;
}

const NAMED_AT_MOST = 3;

/** `AU.UNEMP.VIC ends with 2025-02: 20 months are missing`; series of which the same is missing in one sentence. */
function together(lacking: readonly Lacking[]): readonly string[] {
  const byWords = new Map<string, Set<string>>();
  for (const { id, words } of lacking) byWords.set(words, (byWords.get(words) ?? new Set()).add(id));
  return [...byWords].map(([words, ids]) => {
    const more = ids.size - NAMED_AT_MOST;
    const named = [...ids].slice(0, NAMED_AT_MOST).join(', ');
    return `${named}${more > 0 ? ` and ${more} more` : ''} ${ids.size === 1 ? 'ends' : 'end'} ${words}`;
  });
}

interface Lacking {
  readonly id: string;
  /** `with 2025-02: 20 months are missing` */
  readonly words: string;
  /** Other series of the dataset go on. */
  readonly isBehind: boolean;
}

/** Whether the publisher has ended the series: nothing more is to be expected. */
export const isDiscontinued = (loaded: LoadedSeries): boolean =>
  loaded.handle.dataset.ceased !== undefined || breaksOfLoaded(loaded).some(({ kind }) => kind === 'discontinued');

/** How far a series is behind. */
interface Lag {
  readonly newest: number;
  /** The newest period that another series of the dataset has. */
  readonly reached: number;
  /** Periods after the newest one that should be out. */
  readonly missing: number;
}

/** Null where nothing is missing, or where nothing is to be expected. */
function lagOf(loaded: LoadedSeries, today: number): Lag | null {
  const { handle, slice, state } = loaded;
  const { freq } = slice.series;
  const newest = slice.points.t.at(-1);
  const limit = handle.dataset.cadence.maxAgeDays;
  if (newest === undefined || limit === null || handle.nature === 'event' || isDiscontinued(loaded)) return null;
  if (freq === '5MIN' || freq === '30MIN' || lastDay(period(freq, newest)) + limit >= today) return null;
  const reached = state.newestDay === null ? newest : newestWithin(freq, Math.min(state.newestDay, today));
  return { newest, reached, missing: Math.max(reached, dueBy(freq, newest, limit, today)) - newest };
}

/** How many periods that should be out on a day have no value. */
export function lagPeriods(loaded: LoadedSeries, today: number): number {
  const lag = lagOf(loaded, today);
  return lag === null ? 0 : lag.missing;
}

/** What is missing behind the newest value; null where nothing is, or where nothing is to be expected. */
function lackingOf(loaded: LoadedSeries, today: number): Lacking | null {
  const { handle, slice } = loaded;
  const { freq } = slice.series;
  const lag = lagOf(loaded, today);
  if (lag === null) return null;
  const { newest, reached, missing } = lag;
  // Days without trading are not told from missing ones.
  const count = freq === 'D' || freq === 'W' ? 'what came after it is missing' : `${missing} ${unitOf(freq, missing)} missing`;
  const others = reached > newest ? `, and others of ${dottedId(handle.dataset)} go to ${formatPeriod(period(freq, reached))}` : '';
  return { id: handle.id, words: `with ${formatPeriod(period(freq, newest))}: ${count}${others}`, isBehind: reached > newest };
}

/** The newest period that is over on a day. */
function newestWithin(freq: Frequency, day: number): number {
  const { t } = holder(period('D', day), freq);
  return lastDay(period(freq, t)) <= day ? t : t - 1;
}

/** The newest period that has to be out: the next one is due when a period is older than the cadence allows the newest one to be. */
function dueBy(freq: Frequency, newest: number, limit: number, today: number): number {
  const overdue = newestWithin(freq, today - limit - 1);
  return Math.max(newest, overdue + 1);
}

const UNITS: Partial<Record<Frequency, readonly [one: string, many: string]>> = {
  A: ['year is', 'years are'],
  FY: ['financial year is', 'financial years are'],
  S: ['half-year is', 'half-years are'],
  Q: ['quarter is', 'quarters are'],
  M: ['month is', 'months are'],
};

function unitOf(freq: Frequency, count: number): string {
  const [one, many] = UNITS[freq] ?? [`${FREQUENCY[freq].word} value is`, `${FREQUENCY[freq].word} values are`];
  return count === 1 ? one : many;
}
