/** The one rule of freshness: fresh, stale or unavailable, with a reason that names the source, the failure and since when. */

import { isoInstant } from '../core/clock.ts';
import { type Cadence, type Dataset, dottedId, type Release, type SourceCode } from '../core/define-dataset.ts';
import { WattleError } from '../core/errors.ts';
import { DAY_MS, isoDay, lastDay, parseInstant, parsePeriod } from '../core/period.ts';
import type { DatasetState } from '../store/port.ts';
import type { Freshness } from './answer.ts';
import type { QueryContext } from './context.ts';

const MINUTE_MS = 60_000;
/** A check is not late the moment it is due: a scheduler starts it then, politely, and the agency answers after that. */
const GRACE_MS = 10 * MINUTE_MS;
/** How far the calendar is looked at, back for the release that should be held, ahead for the next one. */
const CALENDAR_BACK_MS = 200 * DAY_MS;
const CALENDAR_AHEAD_MS = 400 * DAY_MS;
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

/** Freshness of one dataset as it is held now. */
export async function freshnessOf(ctx: QueryContext, dataset: Dataset, state: DatasetState | null): Promise<Freshness> {
  return judge(dataset, state, await calendarAround(ctx, dataset.source), ctx.clock.now());
}

/** The releases of an agency that bear on freshness, ascending. */
export function calendarAround(ctx: QueryContext, source: SourceCode): Promise<readonly Release[]> {
  const now = ctx.clock.now();
  return ctx.store.releases.between(now - CALENDAR_BACK_MS, now + CALENDAR_AHEAD_MS, source);
}

/**
 * The rule itself.
 * - fresh: the agency confirmed what is held within its check interval; or what is held was confirmed after the newest
 *   release that its calendar shows for this dataset, with the next one still to come; or the publisher has stopped and the
 *   last period is held.
 * - stale: something good is held that could not be confirmed or replaced, or whose newest market interval is too long ago.
 * - unavailable: nothing good is held.
 */
export function judge(dataset: Dataset, state: DatasetState | null, calendar: readonly Release[], now: number): Freshness {
  const releases = releasesOf(dataset.cadence, calendar);
  const next = releases.find((release) => release.releaseAt > now);
  const nextRelease = next ? isoInstant(next.releaseAt) : null;
  if (!state?.version) return { state: 'unavailable', reason: whyUnavailable(dataset, state), nextRelease };
  const reason = whyStale(dataset, state, releases, now);
  return { state: reason === null ? 'fresh' : 'stale', reason, nextRelease };
}

/** The releases that publish a dataset: those whose title begins with one of its cadence's titles. */
export function releasesOf(cadence: Cadence, calendar: readonly Release[]): readonly Release[] {
  const titles = (cadence.releaseTitles ?? []).map(plainTitle);
  return calendar.filter((release) => titles.some((title) => plainTitle(release.title).startsWith(title)));
}

const plainTitle = (title: string): string => title.toLowerCase().replace(/\s+/g, ' ').trim();

function whyUnavailable(dataset: Dataset, state: DatasetState | null): string {
  const failure = state?.failure;
  if (!failure) return `No version of ${dottedId(dataset)} is held yet`;
  const words = failureWords(dataset.source, failure.code, failure.detail);
  return `No version of ${dottedId(dataset)} is held: ${words}, since ${isoInstant(failure.since)}`;
}

function whyStale(dataset: Dataset, state: DatasetState, releases: readonly Release[], now: number): string | null {
  const { version, failure, confirmedAt } = state;
  if (version === null || heldToTheEnd(dataset, state)) return null;
  const agency = AGENCY[dataset.source];
  const failed = failure ? `${failureWords(dataset.source, failure.code, failure.detail)}, since ${isoInstant(failure.since)}` : null;
  if (confirmedAt === null) {
    const origin = version.origin === 'starter' ? 'Starter data' : 'Data';
    const published =
      version.publishedOn === null ? `of ${isoInstant(version.knownFrom).slice(0, 10)}` : `published ${version.publishedOn}`;
    return `${origin} ${published}; ${failed ?? `${agency} has not been asked yet`}`;
  }
  // An agency that cannot be reached is late only when its data may have moved on; data that arrived and could not be used means that it has.
  if (failure && !failure.code.startsWith('UP_')) return sentence(`${failed}; what is held was last confirmed ${isoInstant(confirmedAt)}`);
  const late = lateInterval(dataset, state, now);
  if (late !== null) return sentence(failed === null ? late : `${failed}; ${late}`);
  if (now - confirmedAt <= dataset.cadence.checkEveryMinutes * MINUTE_MS + GRACE_MS) return null;
  if (holdsNewestRelease(confirmedAt, releases, now)) return null;
  return sentence(
    failed === null
      ? `${agency} has not been asked since ${isoInstant(confirmedAt)}`
      : `${failed}; what is held was last confirmed ${isoInstant(confirmedAt)}`,
  );
}

/** Why the newest market interval is too old, for datasets that say how old it may be; null when it is not. */
function lateInterval(dataset: Dataset, state: DatasetState, now: number): string | null {
  const limit = dataset.cadence.maxAgeMinutes;
  const newest = state.periodEnd === null ? null : parseInstant(state.periodEnd);
  if (limit === undefined || newest === null) return null;
  const minutes = Math.floor((now - newest) / MINUTE_MS);
  return minutes <= limit
    ? null
    : `the newest interval held ended at ${state.periodEnd}, ${minutes} minutes ago; at most ${limit} are expected`;
}

function failureWords(source: SourceCode, code: string, detail: string): string {
  const said = detail.replace(/[.\s]+$/, '');
  return code.startsWith('UP_')
    ? `${AGENCY[source]} could not be reached: ${said}`
    : `what ${AGENCY[source]} sent could not be used: ${said}`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** True when the publisher has stopped and the last period is held: there is nothing to wait for. */
function heldToTheEnd(dataset: Dataset, state: DatasetState): boolean {
  if (!dataset.ceased || state.newestDay === null) return false;
  const last = parsePeriod(dataset.ceased.lastPeriod);
  return last !== null && state.newestDay >= lastDay(last);
}

/** True when the calendar reaches beyond now and its newest release of this dataset came before the last confirmation. */
function holdsNewestRelease(confirmedAt: number, releases: readonly Release[], now: number): boolean {
  const past = releases.filter((release) => release.releaseAt <= now).at(-1);
  const ahead = releases.some((release) => release.releaseAt > now);
  return past !== undefined && ahead && confirmedAt >= past.releaseAt;
}

/**
 * How long a client may keep an answer, in seconds: until the next expected release or the end of the check interval, whichever
 * comes first, within 30 seconds and a day. A stale answer is kept for the shortest time.
 */
export function maxAgeSeconds(dataset: Dataset, state: DatasetState | null, freshness: Freshness, now: number): number {
  if (freshness.state !== 'fresh') return SHORTEST_SECONDS;
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
  return { state, reason: combineReasons(all), nextRelease: next[0] ?? null };
}

function combineReasons(all: readonly NamedFreshness[]): string | null {
  const byReason = new Map<string, string[]>();
  for (const { id, freshness } of all) {
    if (freshness.reason !== null) byReason.set(freshness.reason, [...(byReason.get(freshness.reason) ?? []), id]);
  }
  if (byReason.size <= 1) return [...byReason.keys()][0] ?? null;
  return [...byReason].map(([reason, ids]) => `${ids.join(', ')}: ${reason}`).join('. ');
}

/**
 * An answer about the past is not stale when what was held then has since been confirmed or replaced by a later look at the agency.
 */
export function freshnessAsOf(freshness: Freshness, state: DatasetState, asOfMs: number): Freshness {
  const settled = state.confirmedAt !== null && asOfMs <= state.confirmedAt;
  return settled && freshness.state === 'stale' ? { ...freshness, state: 'fresh', reason: null } : freshness;
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
