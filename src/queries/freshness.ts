/** The one rule of freshness: fresh, stale or unavailable, with a reason that names the source, the failure and since when. */

import { isoInstant } from '../core/clock.ts';
import { type Dataset, dottedId, type Release, type SourceCode } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { awaitsRelease, CALENDAR_AHEAD_MS, CALENDAR_BACK_MS, intervalAgeMinutes, latenessOf, latenessThen } from '../core/lateness.ts';
import { DAY_MS, isoDay } from '../core/period.ts';
import { releasesOf } from '../core/release-titles.ts';
import type { DatasetState } from '../store/ports/series.ts';
import type { Freshness } from './answer.ts';
import type { QueryContext } from './context.ts';

const MINUTE_MS = 60_000;
const SHORTEST_SECONDS = 30;
const LONGEST_SECONDS = 86_400;

/** Agencies as a sentence names them. */
const AGENCY: Readonly<Record<SourceCode, string>> = {
  abs: 'the ABS',
  rba: 'the RBA',
  ato: 'the ATO',
  asic: 'ASIC',
  apra: 'APRA',
  aihw: 'the AIHW',
  wgea: 'WGEA',
  aemo: 'AEMO',
  bom: 'the Bureau of Meteorology',
};

/** Freshness of one dataset as it is stored now. */
export async function freshnessOf(ctx: QueryContext, dataset: Dataset, state: DatasetState | null): Promise<Freshness> {
  // What no calendar announces is judged without one: registers are asked for a thousand times a second.
  const calendar = dataset.cadence.releaseTitles ? await calendarAround(ctx, dataset.source) : [];
  return judge(dataset, state, calendar, ctx.clock.now());
}

/** The releases of an agency that bear on freshness, ascending. */
export function calendarAround(ctx: Pick<QueryContext, 'store' | 'clock'>, source: SourceCode): Promise<readonly Release[]> {
  const now = ctx.clock.now();
  return ctx.store.releases.between(now - CALENDAR_BACK_MS, now + CALENDAR_AHEAD_MS, source);
}

/**
 * The rule itself.
 * - fresh: the agency confirmed what is stored within its check interval; or what is stored was confirmed after the newest
 *   release that its calendar shows for this dataset, with the next one still to come; or the publisher has stopped and the
 *   last period is stored.
 * - stale: something good is stored that could not be confirmed or replaced, or whose newest market interval is too long ago.
 * - unavailable: nothing good is stored.
 */
export function judge(dataset: Dataset, state: DatasetState | null, calendar: readonly Release[], now: number): Freshness {
  const releases = releasesOf(dataset.cadence, calendar);
  const next = releases.find((release) => release.releaseAt > now);
  const nextRelease = next ? isoInstant(next.releaseAt) : null;
  if (!state?.version) return { state: 'unavailable', reason: whyUnavailable(dataset, state), nextRelease };
  const reason = whyStale(dataset, state, releases, now);
  const awaiting = awaitsRelease(state.version.recordedAt, releases, now);
  return { state: reason === null ? 'fresh' : 'stale', reason, nextRelease, ...(awaiting ? { awaiting: true as const } : {}) };
}

function whyUnavailable(dataset: Dataset, state: DatasetState | null): string {
  const failure = state?.failure;
  if (!failure) return `No version of ${dottedId(dataset)} is held yet`;
  const words = failureWords(dataset.source, failure.code, failure.detail);
  return `No version of ${dottedId(dataset)} is held: ${words}, since ${isoInstant(failure.since)}`;
}

function whyStale(dataset: Dataset, state: DatasetState, releases: readonly Release[], now: number): string | null {
  const { version, failure, confirmedAt } = state;
  const late = version === null ? null : latenessOf(dataset, state, releases, now);
  if (version === null || late === null) return null;
  const agency = AGENCY[dataset.source];
  const failed = failure ? `${failureWords(dataset.source, failure.code, failure.detail)}, since ${isoInstant(failure.since)}` : null;
  if (late === 'never_confirmed' || confirmedAt === null) {
    const origin = version.origin === 'starter' ? 'Starter data' : 'Data';
    const published =
      version.publishedOn === null ? `of ${isoInstant(version.effectiveFrom).slice(0, 10)}` : `published ${version.publishedOn}`;
    return `${origin} ${published}; ${failed ?? `${agency} has not been asked yet`}`;
  }
  if (late === 'old_interval') {
    const minutes = intervalAgeMinutes(dataset, state, now);
    const age = `the newest interval held ended at ${state.periodEnd}, ${minutes} minutes ago; at most ${dataset.cadence.maxAgeMinutes} are expected`;
    return sentence(failed === null ? age : `${failed}; ${age}`);
  }
  return sentence(
    failed === null
      ? `${agency} has not been asked since ${isoInstant(confirmedAt)}`
      : `${failed}; what is held was last confirmed ${isoInstant(confirmedAt)}`,
  );
}

function failureWords(source: SourceCode, code: string, detail: string): string {
  const said = detail.trimEnd().replace(/\.{1,3}$/, '');
  return code.startsWith('UP_')
    ? `${AGENCY[source]} could not be reached: ${said}`
    : `what ${AGENCY[source]} sent could not be used: ${said}`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * How long a client may keep an answer, in seconds: until the next expected release or the end of the check interval, whichever
 * comes first, within 30 seconds and a day. A stale answer is kept for the shortest time, and so is one that was made after a release
 * whose figures have not come yet.
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

/** Freshness of one of several datasets, by its dotted id. */
export interface NamedFreshness {
  readonly id: string;
  readonly freshness: Freshness;
}

/** Several datasets under one answer: the worst state, every reason with the datasets it is about, the earliest next release. */
export function combineFreshness(all: readonly NamedFreshness[]): Freshness {
  const states = new Set(all.map(({ freshness }) => freshness.state));
  const state = states.has('unavailable') ? 'unavailable' : states.has('stale') ? 'stale' : 'fresh';
  const next = all.flatMap(({ freshness }) => freshness.nextRelease ?? []).sort();
  const awaiting = all.some(({ freshness }) => freshness.awaiting);
  return { state, reason: combineReasons(all), nextRelease: next[0] ?? null, ...(awaiting ? { awaiting: true as const } : {}) };
}

function combineReasons(all: readonly NamedFreshness[]): string | null {
  const byReason = new Map<string, string[]>();
  for (const { id, freshness } of all) {
    if (freshness.reason !== null) byReason.set(freshness.reason, [...(byReason.get(freshness.reason) ?? []), id]);
  }
  if (byReason.size <= 1) return [...byReason.keys()][0] ?? null;
  return [...byReason].map(([reason, ids]) => `${ids.join(', ')}: ${reason}`).join('. ');
}

/** Which of three an answer as of an instant is: of today, settled by what came later, or of a day of the past that nothing stored lies behind. */
export function standingAsOf({ clock }: Pick<QueryContext, 'clock'>, { version, confirmedAt }: DatasetState, asOfMs: number) {
  const replaced = version !== null && asOfMs < version.effectiveFrom;
  if (replaced || (confirmedAt !== null && asOfMs <= confirmedAt)) return 'settled';
  return asOfMs < clock.now() ? 'open' : 'today';
}

/**
 * Freshness of an answer about the past. It is not stale when what was stored then has since been confirmed by a later look at the agency, or
 * replaced by a later vintage; where neither is so it is judged by that day, and not by today.
 */
export async function freshnessAsOf(ctx: QueryContext, dataset: Dataset, state: DatasetState, asOfMs: number): Promise<Freshness> {
  const today = await freshnessOf(ctx, dataset, state);
  const standing = standingAsOf(ctx, state, asOfMs);
  if (standing === 'today' || today.state === 'unavailable') return today;
  const reason = standing === 'settled' ? null : await whyStaleThen(ctx, dataset, state, asOfMs);
  return { ...today, state: reason === null ? 'fresh' : 'stale', reason };
}

async function whyStaleThen(ctx: QueryContext, dataset: Dataset, state: DatasetState, asOfMs: number): Promise<string | null> {
  const knownFrom = Math.max(state.version?.effectiveFrom ?? Number.NEGATIVE_INFINITY, state.confirmedAt ?? Number.NEGATIVE_INFINITY);
  const announced = dataset.cadence.releaseTitles ? await ctx.store.releases.between(knownFrom, asOfMs + 1, dataset.source) : [];
  const late = latenessThen(dataset, state, releasesOf(dataset.cadence, announced), knownFrom, asOfMs);
  if (late === null) return null;
  const day = dayOfInstant(asOfMs);
  const stored = `What is stored of ${dottedId(dataset)} was known from ${dayOfInstant(knownFrom)}`;
  switch (late) {
    case 'missed_release':
      return `${stored}, and the calendar of ${AGENCY[dataset.source]} has a release of it between that day and ${day}`;
    case 'old_interval':
      return `${stored} and ends at ${state.periodEnd}: later intervals were out by ${day}`;
    case 'old_period':
      return `${stored} and ends with ${state.periodEnd}: by ${day} a later period was due`;
    case 'unconfirmed':
      return `${stored}: whether it was still the newest on ${day} is not known`;
  }
}

/** Why a stale answer is refused to a caller who takes none. */
export const ONLY_STALE = 'Only stale data is held and allow_stale=0 was asked for';

/** Throws 503 DATA_STALE when the caller, or the signal, takes no stale figures. */
export function refuseStale(freshness: Freshness, why: string): void {
  if (freshness.state !== 'stale') return;
  throw new WattleError('DATA_STALE', `${why}: ${freshness.reason}.`, { retryAfterSeconds: 300 });
}

/** `2026-01-29`, of an instant. */
export const dayOfInstant = (ms: number): string => isoDay(Math.floor(ms / DAY_MS));
