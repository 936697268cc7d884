/**
 * The values of a series that were known on each day. They can be transformed and aggregated. Each value has the days on which it was
 * current.
 *
 * versions of the dataset   1 ────────── 2 ──────── 3 ───────▶      days with changes of the series: d1 d2 d3
 * values of 2024-Q1         100 ──────── 101 ────────────────▶      spells: 100 from d1 to d2 - 1, 101 from d2 on
 * values of 2024-Q2                      110 ────── 111.5 ───▶      known on a day: the spells that include it
 */

import { referenceKindOf } from '../../../catalogue/reference-periods.ts';
import { shareThread } from '../../../core/cost.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { WattleError } from '../../../core/errors.ts';
import { DAY_MS, isoDay } from '../../../core/period.ts';
import { transform } from '../../../core/series/transforms.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { ObservationLife, Version } from '../../../store/ports/series.ts';
import type { Spell, Spells } from '../../base/compared-vintages.ts';
import type { QueryContext } from '../../base/context.ts';
import type { OwnReleases } from '../../base/query-caches.ts';
import { ReadSlice } from '../../base/read-slice.ts';
import { livesOf } from '../../base/real-time/kept-lives.ts';
import { knownThen } from '../../base/real-time/known-then.ts';
import { hasListedReleases, ownReleases, versionsOfReleases } from '../../base/real-time/own-vintages.ts';
import { type KnownThen, subjectOf } from '../../base/real-time/subject.ts';
import type { VintageGap } from '../../base/real-time/vintage-gap.ts';
import { brokenBy, withoutMeaningless } from '../breaks/series-breaks.ts';
import { unitsOf } from '../reading/reference.ts';
import { type LoadedSeries, vintageDay, vintageDaysOf } from '../reading/stored-series.ts';
import { aggregatedPoints, type Shaping } from '../transforms/series-transforms.ts';

export type { Spell, Spells } from '../../base/compared-vintages.ts';

/** The last day of a value that is still current. ALFRED writes the same day. */
export const STILL_KNOWN = '9999-12-31';

/** The maximum number of transformed values in one response. It is limited because every vintage is calculated separately. */
const MOST_SHAPED_VALUES = 5_000_000;

const isAsPublished = ({ units, frequency }: Shaping): boolean => units === 'lin' && frequency === null;

export const endOfSpell = (to: number): string => (to === Number.POSITIVE_INFINITY ? STILL_KNOWN : isoDay(to));

export const spellOn = (spells: readonly Spell[], day: number): Spell | undefined =>
  spells.findLast((spell) => spell.from <= day && day <= spell.to);

/**
 * Returns the spells of each period. The spell of a value that was already current starts on the first day. Throws REQ_BAD_PARAMETER if
 * there are too many values.
 * @param days ascending
 */
export async function spellsOf(ctx: QueryContext, loaded: LoadedSeries, shaping: Shaping, days: readonly number[]): Promise<Spells> {
  const isReplayed = days.length > 1 || (await ownReleases(ctx, subjectOf(loaded))).size > 0;
  if (isReplayed && isAsPublished(shaping)) return publishedSpells(ctx, loaded, days);
  refuseTooMuch(loaded, days.length);
  const spells = new Map<number, Spell[]>();
  let before: ReadonlyMap<number, number | null> = new Map();
  for await (const { day, slice, version } of snapshots(ctx, loaded, shaping, days)) {
    const values = shapedValues({ ...loaded, version, slice }, shaping);
    for (const [t, value] of values) if (!before.has(t) || before.get(t) !== value) begin(spells, t, day, value);
    for (const t of before.keys()) if (!values.has(t)) endOpen(spells.get(t), day);
    before = values;
    await shareThread();
  }
  return spells;
}

function refuseTooMuch(loaded: LoadedSeries, days: number): void {
  const values = loaded.slice.t.length;
  if (days * values <= MOST_SHAPED_VALUES) return;
  const detail = `This request needs ${days} vintages of ${values} values, which is too many. Use a shorter real-time period, or units=lin.`;
  throw new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter: 'realtime_start', detail }] });
}

function begin(spells: Map<number, Spell[]>, t: number, day: number, value: number | null): void {
  const own = spells.get(t) ?? [];
  endOpen(own, day);
  own.push({ from: day, to: Number.POSITIVE_INFINITY, value });
  spells.set(t, own);
}

/** Ends the current spell on the day before `day`. Removes the spell if it then has no days. */
function endOpen(spells: Spell[] | undefined, day: number): void {
  const open = spells?.at(-1);
  if (!spells || !open || open.to !== Number.POSITIVE_INFINITY) return;
  if (open.from >= day) spells.pop();
  else open.to = day - 1;
}

/** Returns the values by ordinal. A value is null if the period was published without a value or the transformation has no result. */
function shapedValues(loaded: LoadedSeries, shaping: Shaping): ReadonlyMap<number, number | null> {
  const base = aggregatedPoints(loaded, shaping);
  const shaped = withoutMeaningless(transform(base, shaping.units), brokenBy(loaded, base, shaping));
  const values = new Map<number, number | null>();
  if (shaping.frequency === null) for (const t of loaded.slice.t) values.set(t, null);
  for (const t of base.t) values.set(t, null);
  shaped.t.forEach((t, i) => {
    values.set(t, shaped.value[i] ?? null);
  });
  return values;
}

/** Returns the spells of published values. If a day has several versions, uses the last one. */
async function publishedSpells(ctx: QueryContext, loaded: LoadedSeries, days: readonly number[]): Promise<Spells> {
  const lives = await livesOf(ctx, loaded.dataset, loaded.stored);
  await shareThread();
  const [dayOf, releases] = await Promise.all([daysOfVersions(ctx, loaded, lives), ownReleases(ctx, subjectOf(loaded))]);
  const [first = 0] = days;
  const spells = new Map<number, Spell[]>();
  for (const life of [...lives].sort((a, b) => a.t - b.t || a.fromSeq - b.fromSeq)) {
    const from = Math.max(startOf(releases, life) ?? dayOf(life.fromSeq), first);
    const to = life.toSeq === null ? Number.POSITIVE_INFINITY : dayOf(life.toSeq) - 1;
    if (to < from) continue;
    const spellsOfPeriod = spells.get(life.t) ?? [];
    const last = spellsOfPeriod.at(-1);
    // The spell continues, because the new record differs only in the flag of the value.
    if (last && last.value === life.value && last.to === from - 1) last.to = to;
    else spellsOfPeriod.push({ from, to, value: life.value });
    spells.set(life.t, spellsOfPeriod);
  }
  return spells;
}

/** Returns the release day of a value that was released before the first version that stored it. */
function startOf(releases: OwnReleases, { t, fromSeq }: ObservationLife): number | undefined {
  const own = releases.get(t);
  return own?.version.seq === fromSeq ? own.day : undefined;
}

/** Returns the date of each version. For a deleted version of market intervals, this is the date of the next stored version. */
async function daysOfVersions(
  ctx: QueryContext,
  loaded: LoadedSeries,
  lives: readonly ObservationLife[],
): Promise<(seq: number) => number> {
  const seqs = new Set(lives.flatMap(({ fromSeq, toSeq }) => (toSeq === null ? [fromSeq] : [fromSeq, toSeq])));
  const versions = await ctx.store.datasets.versionsAt(loaded.dataset, [...seqs]);
  const days = new Map(versions.map((version) => [version.seq, vintageDay(version)]));
  return (seq) => days.get(seq) ?? vintageDay(versions.find((version) => version.seq > seq) ?? loaded.state.version);
}

/** Returns, for each day, the latest version that changed the series or completed one of the longer periods. */
export async function versionsByDay(ctx: QueryContext, loaded: LoadedSeries, shaping: Shaping): Promise<ReadonlyMap<number, Version>> {
  const { datasets } = ctx.store;
  const released = versionsOfReleases(await ownReleases(ctx, subjectOf(loaded)));
  const byDay = (versions: readonly Version[]): ReadonlyMap<number, Version> =>
    new Map([...released, ...versions.map((version) => [vintageDay(version), version] as const)]);
  if (isAccumulated(loaded, shaping)) return byDay(await datasets.versions(loaded.dataset));
  const lives = await livesOf(ctx, loaded.dataset, loaded.stored);
  const seqs = new Set<number>();
  for (const { fromSeq, toSeq } of lives) seqs.add(fromSeq).add(toSeq ?? fromSeq);
  return byDay(await datasets.versionsAt(loaded.dataset, [...seqs]));
}

/** Returns true for events in longer periods. A version without new events can complete a period. */
const isAccumulated = ({ handle }: LoadedSeries, { frequency }: Shaping): boolean => handle.nature === 'event' && frequency !== null;

interface Snapshot {
  readonly day: number;
  readonly version: Version;
  readonly slice: ReadSlice;
}

/** Yields the series as known at the end of each day. */
async function* snapshots(ctx: QueryContext, loaded: LoadedSeries, shaping: Shaping, days: readonly number[]): AsyncIterable<Snapshot> {
  if (days.length === 1 || isAccumulated(loaded, shaping)) {
    for (const day of days) {
      const known = await knownOn(ctx, loaded, day);
      if (known) yield { day, version: known.version, slice: known.slice };
    }
    return;
  }
  const lives = await livesOf(ctx, loaded.dataset, loaded.stored);
  const releases = await ownReleases(ctx, subjectOf(loaded));
  const replay = new Replay(loaded, lives, releases, await daysOfVersions(ctx, loaded, lives));
  for (const day of days) yield { day, version: loaded.version, slice: replay.until(day) };
}

/** Applies changes in the order of days and versions. Each vintage is built from the previous one. */
class Replay {
  readonly #loaded: LoadedSeries;
  readonly #changes: readonly { readonly seq: number; readonly day: number; readonly t: number; readonly life: ObservationLife | null }[];
  readonly #known = new Map<number, ObservationLife>();
  #next = 0;

  constructor(loaded: LoadedSeries, lives: readonly ObservationLife[], releases: OwnReleases, dayOf: (seq: number) => number) {
    this.#loaded = loaded;
    this.#changes = lives
      .flatMap((life) => [
        ...(life.toSeq === null ? [] : [{ seq: life.toSeq, day: dayOf(life.toSeq), t: life.t, life: null }]),
        { seq: life.fromSeq, day: startOf(releases, life) ?? dayOf(life.fromSeq), t: life.t, life },
      ])
      // Within a version, ended values come before new values, because both may be for the same period.
      .sort((a, b) => a.day - b.day || a.seq - b.seq || Number(a.life !== null) - Number(b.life !== null));
  }

  /** Returns the series at the end of a day. The day must be later than in the previous call. */
  until(day: number): ReadSlice {
    for (let change = this.#changes[this.#next]; change !== undefined && change.day <= day; change = this.#changes[this.#next]) {
      if (change.life) this.#known.set(change.t, change.life);
      else this.#known.delete(change.t);
      this.#next += 1;
    }
    const lives = [...this.#known.values()].sort((a, b) => a.t - b.t);
    const none = lives.map(() => null);
    return new ReadSlice({
      series: this.#loaded.slice.series,
      t: lives.map((life) => life.t),
      value: lives.map((life) => life.value),
      status: lives.map((life) => life.status),
      text: none,
      seq: lives.map((life) => life.fromSeq),
      at: none,
    });
  }
}

/**
 * Returns the days with changes, in ascending order. This includes the days of versions without new events that complete a longer period.
 */
export async function changeDays(ctx: QueryContext, loaded: LoadedSeries, shaping: Shaping): Promise<readonly number[]> {
  const stored = isAccumulated(loaded, shaping)
    ? (await ctx.store.datasets.versions(loaded.dataset)).map(vintageDay)
    : await vintageDaysOf(ctx, loaded);
  const subject = subjectOf(loaded);
  const released = hasListedReleases(subject) ? [...(await ownReleases(ctx, subject)).values()].map(({ day }) => day) : [];
  return [...new Set([...stored, ...released])].sort((a, b) => a - b);
}

/**
 * Returns the days of vintages that `changeDays` omits and that were current on some days. For daily market data, these are release days.
 * For events in longer periods, these are the days themselves, because each day can complete a period.
 */
export async function releasedBy(
  ctx: QueryContext,
  loaded: LoadedSeries,
  shaping: Shaping,
  days: readonly number[],
): Promise<readonly number[]> {
  const subject = subjectOf(loaded);
  const isEachDay = isAccumulated(loaded, shaping);
  if (!isEachDay && hasListedReleases(subject)) return [];
  const released = [...(await ownReleases(ctx, subject)).values()].map(({ day }) => day).sort((a, b) => a - b);
  return days.flatMap((day) => {
    const last = dayInForce(released, day);
    if (isEachDay) return last === null ? [] : [day];
    // Values before the first listed vintage are known from their first release.
    const known = last ?? released[0];
    return known === undefined ? [] : [known];
  });
}

/** Returns the gap in the stored vintages on a day. Returns null if the vintage of that day is stored. */
export const gapOn = async (ctx: QueryContext, loaded: LoadedSeries, day: number): Promise<VintageGap | null> =>
  (await knownOn(ctx, loaded, day))?.gap ?? null;

async function knownOn(ctx: QueryContext, loaded: LoadedSeries, day: number): Promise<KnownThen | null> {
  const ms = (day + 1) * DAY_MS - 1;
  const version = await ctx.store.datasets.versionAsOf(loaded.dataset, ms);
  return knownThen(ctx, { ...subjectOf(loaded), version }, { ms, text: isoDay(day), gap: 'allow' });
}

/**
 * Returns the last vintage day that is not after `day`. Returns null if there is no such day.
 * @param days ascending
 */
export const dayInForce = (days: readonly number[], day: number): number | null => days.findLast((one) => one <= day) ?? null;

/** A change in an index's reference period. Values before and after it cannot be compared. */
export interface Rebasing {
  /** The day and version from which the new reference period applies. `from` and `to` are the units before and after. */
  readonly day: number;
  readonly version: Version;
  readonly from: string;
  readonly to: string;
}

export async function rebasingsOf(ctx: QueryContext, loaded: LoadedSeries): Promise<readonly Rebasing[]> {
  if (!isIndex(loaded.handle)) return [];
  const rebasings: Rebasing[] = [];
  for (const version of await ctx.store.datasets.versions(loaded.dataset)) {
    if (version.kind !== 'rereference' || version.seq > loaded.version.seq) continue;
    const [from, to] = await Promise.all([unitsIn(ctx, loaded, version.seq - 1), unitsIn(ctx, loaded, version.seq)]);
    if (from !== null && to !== null && from !== to) rebasings.push({ day: vintageDay(version), version, from, to });
  }
  return rebasings;
}

const isIndex = (handle: SeriesHandle): boolean => /^index\b/i.test(handle.units);

async function unitsIn(ctx: QueryContext, loaded: LoadedSeries, seq: number): Promise<string | null> {
  const [slice] = await ctx.store.datasets.read({ dataset: loaded.dataset, series: [loaded.stored.id], seq, newest: 1 });
  return slice && slice.t.length > 0 ? unitsOf(loaded.handle, slice) : null;
}

export const rebasingNote = ({ day, from, to }: Rebasing): string =>
  `The vintage of ${inWords(isoDay(day))} has a new reference base (${to} instead of ${from}). Differences from earlier vintages are caused by the base, and are not revisions.`;

/**
 * Returns the units in a vintage. If the series was rebased later, these are the units before the rebasing. For a chain volume measure,
 * they include the reference year for the vintage's latest period.
 */
export function unitsOnDay(
  {
    loaded,
    rebasings,
    spells,
    request: { shaping },
  }: {
    readonly loaded: LoadedSeries;
    readonly rebasings: readonly Rebasing[];
    readonly spells: Spells;
    readonly request: { readonly shaping: Shaping };
  },
  day: number,
): string {
  const { handle, slice } = loaded;
  if (referenceKindOf(handle) !== 'chain_volume') return rebasings.find((one) => one.day > day)?.from ?? unitsOf(handle, slice);
  if (shaping.frequency !== null) return handle.units;
  let newest = Number.NEGATIVE_INFINITY;
  for (const [t, own] of spells) if (t > newest && (spellOn(own, day)?.value ?? null) !== null) newest = t;
  return unitsOf(handle, { series: { ...slice.series, basePeriod: null }, t: Number.isFinite(newest) ? [newest] : [] });
}
