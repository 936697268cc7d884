/** Compares the vintages of a series. */

import { isInterval } from '../../../core/frequency.ts';
import type { PublishedBasis } from '../../../core/observation.ts';
import { isoDay } from '../../../core/period.ts';
import type { Version } from '../../../store/ports/series.ts';
import type { OtherVintage, RevisedValue } from '../../base/answer.ts';
import { publishedBasis } from '../../base/citation.ts';
import type { Spell, VintageList } from '../../base/compared-vintages.ts';
import type { QueryContext } from '../../base/context.ts';
import { versionName } from '../../base/stored-dataset.ts';
import { type LoadedSeries, vintageDay } from '../reading/stored-series.ts';
import { isAsPublished, type Shaping } from '../transforms/series-transforms.ts';
import { rereferencedDays } from './rereferences.ts';
import { changeDays, dayInForce, rebasingsOf, spellOn, spellsOf, versionsByDay } from './series-vintages.ts';

/**
 * The maximum number of values of a series whose vintages are compared. More values are typical of daily market data, which have few
 * revisions.
 */
const MOST_VALUES = 3000;

export type { VintageList } from '../../base/compared-vintages.ts';

/**
 * Returns the vintages. Caches the result for published values. Market intervals are not cached, because their old versions are deleted.
 */
export async function vintagesOf(ctx: QueryContext, loaded: LoadedSeries, shaping: Shaping): Promise<VintageList> {
  const { handle, stored, state, version } = loaded;
  const isKept = isAsPublished(shaping) && version.seq === state.version.seq && !isInterval(stored.freq);
  if (!isKept) return compared(ctx, loaded, shaping);
  const name = `${versionName(version)}#${stored.id} ${handle.id}`;
  const known = ctx.caches.vintages.get(name);
  if (known) return known;
  const vintages = await compared(ctx, loaded, shaping);
  ctx.caches.vintages.set(name, vintages);
  return vintages;
}

async function compared(ctx: QueryContext, loaded: LoadedSeries, shaping: Shaping): Promise<VintageList> {
  const days = await changeDays(ctx, loaded, shaping);
  const rebasings = await rebasingsOf(ctx, loaded);
  const isShort = loaded.slice.t.length <= MOST_VALUES;
  // Reading all vintages of a long series is slow. It therefore uses the days of all versions of the dataset.
  const versions = isShort ? await versionsByDay(ctx, loaded, shaping) : byDay(await ctx.store.datasets.versions(loaded.dataset));
  const spells = isShort ? await spellsOf(ctx, loaded, shaping, days) : null;
  return {
    days,
    bases: days.map((day) => publishedBasis(versions.get(day) ?? loaded.state.version)),
    rebased: spells === null ? rebasings.map(({ day }) => day) : [...rereferencedDays(loaded, spells, rebasings)],
    spells,
  };
}

/** Returns the values in the vintage of a day that differ from the values as first stored. */
export function revisedValues(vintages: VintageList, on: number): readonly RevisedValue[] {
  const { spells, days, rebased } = vintages;
  const vintage = dayInForce(days, on);
  if (spells === null || vintage === null) return [];
  return [...spells].flatMap(([t, own]): RevisedValue[] => {
    const now = spellOn(own, vintage);
    const first = firstValue(own);
    if (now?.value == null || first?.value == null || first.from > vintage || now.value === first.value) return [];
    if (rebased.some((day) => day > first.from && day <= vintage)) return [];
    return [{ t, was: first.value, vintage: isoDay(first.from), basis: basisOfVintage(vintages, first.from) }];
  });
}

const byDay = (versions: readonly Version[]): ReadonlyMap<number, Version> =>
  new Map(versions.map((version) => [vintageDay(version), version]));

/** Returns how the date of a vintage is known. If this is not recorded, returns that the date is an upper bound. */
export function basisOfVintage({ days, bases }: Pick<VintageList, 'days' | 'bases'>, on: number): PublishedBasis {
  return bases[days.findLastIndex((day) => day <= on)] ?? 'upper_bound';
}

const firstValue = (spells: readonly Spell[]): Spell | undefined => spells.find(({ value }) => value !== null);

/** Returns the series in the vintage of another day. Returns null if both days have the same vintage. */
export function otherVintage(vintages: VintageList, on: number, than: number): OtherVintage | null {
  const { spells, days } = vintages;
  const [vintage, other] = [dayInForce(days, on), dayInForce(days, than)];
  if (spells === null || vintage === null || vintage === other) return null;
  const known = [...spells].flatMap(([t, own]): [number, number | null][] => {
    const spell = spellOn(own, vintage);
    return spell ? [[t, spell.value]] : [];
  });
  known.sort(([a], [b]) => a - b);
  return {
    vintage: isoDay(vintage),
    basis: basisOfVintage(vintages, vintage),
    t: known.map(([t]) => t),
    value: known.map(([, value]) => value),
  };
}
