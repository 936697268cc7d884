/** Decides whether data are fresh, stale or unavailable, and gives the reasons. */

import { nextScheduled } from '../../catalogue/releases/scheduled.ts';
import { isoInstant } from '../../core/clock.ts';
import { type Dataset, dottedId, type Release, type SourceCode } from '../../core/define-dataset.ts';
import { valuesInWords, WattleError } from '../../core/errors.ts';
import { awaitsRelease, CALENDAR_AHEAD_MS, CALENDAR_BACK_MS, intervalAgeMinutes, latenessOf, latenessThen } from '../../core/lateness.ts';
import { DAY_MS, isoDay } from '../../core/period.ts';
import { releasesOf } from '../../core/release-titles.ts';
import type { DatasetState } from '../../store/ports/series.ts';
import type { Freshness } from './answer.ts';
import { publishedBasis } from './citation.ts';
import type { QueryContext } from './context.ts';
import { lagOfDataset } from './due-periods.ts';
import type { Reason } from './reason-shape.ts';
import { reasonText } from './reason-words.ts';

const MINUTE_MS = 60_000;
const SHORTEST_SECONDS = 30;
const LONGEST_SECONDS = 86_400;

/** The state of a response that uses no stored dataset. */
export const CURRENT: Freshness = { state: 'fresh', reasons: [], nextRelease: null };

export async function freshnessOf(ctx: QueryContext, dataset: Dataset, state: DatasetState | null): Promise<Freshness> {
  // Reads the calendar only if the dataset uses it. Registers have no calendar, and receive a thousand requests a second.
  const calendar = dataset.cadence.releaseTitles ? await calendarAround(ctx, dataset.source) : [];
  return judge(dataset, state, calendar, ctx.clock.now());
}

export function calendarAround(ctx: Pick<QueryContext, 'store' | 'clock'>, source: SourceCode): Promise<readonly Release[]> {
  const now = ctx.clock.now();
  return ctx.store.releases.between(now - CALENDAR_BACK_MS, now + CALENDAR_AHEAD_MS, source);
}

/**
 * Returns one of three states.
 * - fresh: the agency confirmed the data within the check interval, or after the latest release if the next release is in the
 * future. The data are also fresh if publication has ended and the last period is stored.
 * - stale: the data are valid, but the agency neither confirmed nor replaced them in time. Or their latest market interval is too old.
 * - unavailable: no valid data are stored.
 */
export function judge(dataset: Dataset, state: DatasetState | null, calendar: readonly Release[], now: number): Freshness {
  const releases = releasesOf(dataset.cadence, calendar);
  // Uses the release days in the program if the agency's calendar is not stored, for example offline. `/v1/releases` does the same.
  const next = releases.find((release) => release.releaseAt > now) ?? nextScheduled(dataset, now, CALENDAR_AHEAD_MS);
  const nextRelease = next ? isoInstant(next.releaseAt) : null;
  if (!state?.version) return { state: 'unavailable', reasons: whyUnavailable(dataset, state), nextRelease };
  const reasons = whyStale(dataset, state, releases, now);
  const awaiting = awaitsRelease(state.version.recordedAt, releases, now);
  return { state: reasons.length === 0 ? 'fresh' : 'stale', reasons, nextRelease, ...(awaiting ? { awaiting: true as const } : {}) };
}

/** Returns the members that all reasons about a dataset share. */
function factsOf(dataset: Dataset, state: DatasetState | null, now: number | null): Omit<Reason, 'code'> {
  const version = state?.version ?? null;
  const { missing, isOld } = now === null ? { missing: null, isOld: false } : lagOfDataset(dataset, state, now);
  return {
    dataset: dottedId(dataset),
    through: state?.periodEnd ?? null,
    missing_periods: missing,
    ...(missing === null && isOld ? { old: true as const } : {}),
    published: version === null ? null : (version.publishedOn ?? dayOfInstant(version.effectiveFrom)),
    basis: version && publishedBasis(version),
  };
}

function failureOf(dataset: Dataset, state: DatasetState | null): readonly Reason[] {
  const failure = state?.failure;
  if (!failure) return [];
  const { code, detail, since } = failure;
  const isReach = code.startsWith('UP_');
  return [
    { code: isReach ? 'unreachable' : 'unusable', ...factsOf(dataset, state, null), since: isoInstant(since), error: { code, detail } },
  ];
}

const whyUnavailable = (dataset: Dataset, state: DatasetState | null): readonly Reason[] =>
  state?.damage
    ? [{ code: 'damaged', ...factsOf(dataset, state, null) }]
    : [{ code: 'no_data', ...factsOf(dataset, state, null) }, ...failureOf(dataset, state)];

function whyStale(dataset: Dataset, state: DatasetState, releases: readonly Release[], now: number): readonly Reason[] {
  const { version, confirmedAt } = state;
  const late = version === null ? null : latenessOf(dataset, state, releases, now);
  if (version === null || late === null) return [];
  const facts = factsOf(dataset, state, now);
  const failed = failureOf(dataset, state);
  const starter = version.origin === 'starter' ? { starter: true as const } : {};
  if (late === 'never_confirmed' || confirmedAt === null) return [{ code: 'not_confirmed', ...facts, ...starter }, ...failed];
  if (late === 'old_interval') {
    const minutes = intervalAgeMinutes(dataset, state, now);
    const limit = dataset.cadence.maxAgeMinutes;
    return [
      ...failed,
      { code: 'interval_old', ...facts, ...(minutes === null ? {} : { minutes }), ...(limit === undefined ? {} : { most_minutes: limit }) },
    ];
  }
  const confirmed = isoInstant(confirmedAt);
  const { missing_periods } = facts;
  return failed.length === 0
    ? [{ code: 'not_checked', ...facts, since: confirmed }]
    : failed.map((one) => ({ ...one, missing_periods, confirmed }));
}

/**
 * Returns the seconds for which a response can be cached. This is the time until the next release or the end of the check interval, but at
 * least 30 seconds and at most a day.
 * The minimum applies to stale responses, and to responses after a release whose data are missing.
 */
export function maxAgeSeconds(dataset: Dataset, state: DatasetState | null, freshness: Freshness, now: number): number {
  if (freshness.state !== 'fresh' || freshness.awaiting) return SHORTEST_SECONDS;
  const waits = [LONGEST_SECONDS * 1000];
  if (freshness.nextRelease !== null) waits.push(Date.parse(freshness.nextRelease) - now);
  const confirmedAt = state?.confirmedAt;
  if (confirmedAt !== null && confirmedAt !== undefined && !dataset.ceased) {
    waits.push(confirmedAt + dataset.cadence.checkEveryMinutes * MINUTE_MS - now);
  }
  return Math.max(SHORTEST_SECONDS, Math.floor(Math.min(...waits) / 1000));
}

/** The freshness of one dataset. `id` is its dotted id, such as `abs.CPI`. */
export interface NamedFreshness {
  readonly id: string;
  readonly freshness: Freshness;
}

/**
 * The JSON text of each list of reasons and of each reason. Freshness is decided once in each second, and many responses share the
 * result.
 */
const NAMES = new WeakMap<object, string>();

function jsonOf(one: object): string {
  const name = NAMES.get(one) ?? JSON.stringify(one);
  NAMES.set(one, name);
  return name;
}

/** Returns a text that is equal for equal reasons. */
export const reasonsName = (reasons: readonly Reason[]): string => jsonOf(reasons);

/** Returns the worst state, all distinct reasons, and the earliest next release. */
export function combineFreshness(all: readonly NamedFreshness[]): Freshness {
  const [only, ...others] = all;
  if (only !== undefined && others.length === 0 && only.freshness.reasons.length < 2) return only.freshness;
  const states = new Set(all.map(({ freshness }) => freshness.state));
  const state = states.has('unavailable') ? 'unavailable' : states.has('stale') ? 'stale' : 'fresh';
  const next = all.flatMap(({ freshness }) => freshness.nextRelease ?? []).sort();
  const awaiting = all.some(({ freshness }) => freshness.awaiting);
  const reasons = new Map(all.flatMap(({ freshness }) => freshness.reasons).map((one) => [jsonOf(one), one]));
  return { state, reasons: [...reasons.values()], nextRelease: next[0] ?? null, ...(awaiting ? { awaiting: true as const } : {}) };
}

/**
 * Returns how certain the values at `asOfMs` are. `settled`: a later check or vintage shows which values were current. `open`:
 * `asOfMs` is in the past, but there is no later check or vintage. `today`: all other cases.
 */
export function standingAsOf({ clock }: Pick<QueryContext, 'clock'>, { version, confirmedAt }: DatasetState, asOfMs: number) {
  const replaced = version !== null && asOfMs < version.effectiveFrom;
  if (replaced || (confirmedAt !== null && asOfMs <= confirmedAt)) return 'settled';
  return asOfMs < clock.now() ? 'open' : 'today';
}

/**
 * Returns the freshness of a response about a past day. The response is fresh if a later check confirmed the data, or a later vintage replaced
 * them. Otherwise the result depends on the state on that day.
 */
export async function freshnessAsOf(ctx: QueryContext, dataset: Dataset, state: DatasetState, asOfMs: number): Promise<Freshness> {
  const today = await freshnessOf(ctx, dataset, state);
  const standing = standingAsOf(ctx, state, asOfMs);
  if (standing === 'today' || today.state === 'unavailable') return today;
  const reasons = standing === 'settled' ? [] : await whyStaleThen(ctx, dataset, state, asOfMs);
  return { ...today, state: reasons.length === 0 ? 'fresh' : 'stale', reasons };
}

const THEN = {
  missed_release: 'release_missed',
  old_interval: 'interval_old',
  old_period: 'period_due',
  unconfirmed: 'not_known',
} as const;

async function whyStaleThen(ctx: QueryContext, dataset: Dataset, state: DatasetState, asOfMs: number): Promise<readonly Reason[]> {
  const knownFrom = Math.max(state.version?.effectiveFrom ?? Number.NEGATIVE_INFINITY, state.confirmedAt ?? Number.NEGATIVE_INFINITY);
  const announced = dataset.cadence.releaseTitles ? await ctx.store.releases.between(knownFrom, asOfMs + 1, dataset.source) : [];
  const late = latenessThen(dataset, state, releasesOf(dataset.cadence, announced), knownFrom, asOfMs);
  if (late === null) return [];
  return [{ code: THEN[late], ...factsOf(dataset, state, null), published: dayOfInstant(knownFrom), as_of: dayOfInstant(asOfMs) }];
}

export const ONLY_STALE = 'The stored data may be out of date, and allow_stale=0 is set';

/**
 * Throws DATA_STALE if the data are stale and the caller or the indicator refuses stale data. If several datasets are stale, the error
 * lists their ids without reasons.
 */
export function refuseStale({ state, reasons }: Freshness, why: string): void {
  if (state !== 'stale') return;
  const named = [...new Set(reasons.map(({ dataset }) => dataset))];
  const detail = named.length > 1 ? `${why}. May be out of date: ${valuesInWords(named)}.` : `${why}: ${reasonText(reasons)}.`;
  throw new WattleError('DATA_STALE', detail, { reasons, retryAfterSeconds: 300 });
}

export const dayOfInstant = (ms: number): string => isoDay(Math.floor(ms / DAY_MS));
