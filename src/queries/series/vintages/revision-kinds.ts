import { daysOf, type MethodBreak } from '../../../catalogue/breaks/method-break.ts';
import { addTo } from '../../../core/basic/lists.ts';
import { decimalsOf } from '../../../core/decimal.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import { lastDay, period } from '../../../core/period.ts';
import { policyOfHandle } from '../../base/real-time/own-vintages.ts';
import { breaksOfLoaded } from '../breaks/series-breaks.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';
import type { Shaping } from '../transforms/series-transforms.ts';
import { rereferencedDays } from './rereferences.ts';
import type { Rebasing, Spell, Spells } from './series-vintages.ts';
import type { Study } from './vintage-study.ts';

/**
 * Kinds of revisions.
 * - `update`: the agency used better information.
 * - `rereference`: a new reference period, which multiplies all values by the same factor.
 * - `rounding`: the same value with other decimals, or a rate that changed only because of rebasing.
 * - `method_break`: the first stored vintage after a break in series.
 */
export const REVISION_KINDS = ['update', 'rereference', 'rounding', 'method_break'] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

export interface RevisionNames {
  /** Returns true if the vintage of a day has a different reference period from the previous vintage. */
  isRereference(day: number): boolean;
  /** Returns true if the reference period changed after one vintage, up to and including a later one. */
  isRereferencedBetween(first: number, later: number): boolean;
  of(day: number, before: number, now: number): RevisionKind;
  /** Returns the ids of the breaks that are new in the vintage of a day. */
  breaksOn(day: number): readonly string[];
}

/** A cache by the spells of a study, which are all for one series, shape and version. */
const NAMES = new WeakMap<Spells, RevisionNames>();

export function namesOfStudy(study: Study): RevisionNames {
  const { loaded, request, spells, versions } = study;
  const names = NAMES.get(spells) ?? nameRevisions(loaded, request.shaping, { ...study, days: [...versions.keys()].sort((a, b) => a - b) });
  NAMES.set(spells, names);
  return names;
}

/**
 * Finds the kind of each revision.
 * @param days days of all vintages, ascending
 */
function nameRevisions(
  loaded: LoadedSeries,
  shaping: Shaping,
  { spells, rebasings, days }: { readonly spells: Spells; readonly rebasings: readonly Rebasing[]; readonly days: readonly number[] },
): RevisionNames {
  const rereferenced = rereferencedDays(loaded, spells, rebasings);
  let decimals: ReadonlyMap<number, number> | null = null;
  const breaks = breaksByDay(loaded, shaping, spells);
  const settled = settledKind(loaded.handle, shaping);
  return {
    isRereference: (day) => rereferenced.has(day),
    isRereferencedBetween: (first, later) => [...rereferenced].some((day) => day > first && day <= later),
    of(day, before, now) {
      if (rereferenced.has(day)) return 'rereference';
      decimals ??= decimalsByDay(spells, days);
      if (isRounding(decimals, days, day, before, now)) return 'rounding';
      if (settled !== null) return settled;
      return breaks.has(day) ? 'method_break' : 'update';
    },
    breaksOn: (day) => breaks.get(day) ?? [],
  };
}

/**
 * Returns why values can change in a series that is never revised. The reason is rebasing for an index, and rounding after rebasing for a
 * rate. Returns null for other series.
 */
export function settledKind(handle: SeriesHandle, { units, frequency }: Shaping): 'rereference' | 'rounding' | null {
  if (units !== 'lin' || frequency !== null || policyOfHandle(handle) === null) return null;
  return /^index\b/i.test(handle.units) ? 'rereference' : 'rounding';
}

function decimalsByDay(spells: Spells, days: readonly number[]): ReadonlyMap<number, number> {
  const places = new Map<number, { readonly day: number; readonly by: 1 | -1 }[]>();
  for (const { from, to, value } of [...spells.values()].flat()) {
    if (value === null) continue;
    const own = places.get(decimalsOf(value)) ?? [];
    places.set(decimalsOf(value), own);
    own.push({ day: from, by: 1 }, { day: to + 1, by: -1 });
  }
  // The number of decimals on each day. If several numbers apply on a day, uses the highest one.
  const most = new Map<number, number>();
  for (const [decimals, moves] of [...places].sort(([a], [b]) => b - a)) {
    for (const day of daysInForce(moves, days)) if (!most.has(day)) most.set(day, decimals);
  }
  return most;
}

/**
 * Returns the days on which at least one value applies.
 * @param moves days on which a value starts (1) or ends (-1)
 */
function daysInForce(moves: readonly { readonly day: number; readonly by: 1 | -1 }[], days: readonly number[]): readonly number[] {
  const sorted = [...moves].sort((a, b) => a.day - b.day);
  let next = 0;
  let inForce = 0;
  return days.filter((day) => {
    for (let move = sorted[next]; move !== undefined && move.day <= day; move = sorted[next]) {
      inForce += move.by;
      next += 1;
    }
    return inForce > 0;
  });
}

/** Returns true if two values are equal after rounding to the decimals of the vintage with fewer decimals. */
function isRounding(decimals: ReadonlyMap<number, number>, days: readonly number[], day: number, before: number, now: number): boolean {
  const earlier = days.findLast((one) => one < day);
  const [then, own] = [earlier === undefined ? undefined : decimals.get(earlier), decimals.get(day)];
  if (then === undefined || own === undefined || then === own) return false;
  return Math.abs(now - before) <= 0.5 * 10 ** -Math.min(then, own) * (1 + 1e-9);
}

/** Returns the ids of breaks by the first vintage that includes them. Omits the earliest vintage, because no earlier values are stored. */
function breaksByDay(loaded: LoadedSeries, { frequency }: Shaping, spells: Spells): ReadonlyMap<number, readonly string[]> {
  const freq = frequency ?? loaded.slice.series.freq;
  const reached = reachByDay(spells);
  const found = new Map<number, string[]>();
  for (const one of breaksOfLoaded(loaded)) {
    const since = startOf(one);
    const at = reached.findIndex(({ t }) => lastDay(period(freq, t)) >= since);
    const first = reached[at];
    if (at < 1 || first === undefined) continue;
    addTo(found, first.day, one.id);
  }
  return found;
}

const startOf = (one: MethodBreak): number => daysOf(one).first;

/** Returns the date and the last period of each vintage that ends later than all earlier vintages. */
function reachByDay(spells: Spells): readonly { readonly day: number; readonly t: number }[] {
  const firsts = [...spells].flatMap(([t, own]) => {
    const first: Spell | undefined = own.find(({ value }) => value !== null);
    return first ? [{ day: first.from, t }] : [];
  });
  const reach: { day: number; t: number }[] = [];
  for (const { day, t } of firsts.sort((a, b) => a.day - b.day || b.t - a.t)) {
    const last = reach.at(-1);
    if (last === undefined || t > last.t) reach.push({ day, t });
  }
  return reach;
}
