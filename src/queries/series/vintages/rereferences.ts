/** Finds the vintages in which all values of a series changed by one factor, because of a new reference period. */
import { measureFactsOf } from '../../../catalogue/measure-facts.ts';
import type { LoadedSeries } from '../reading/stored-series.ts';
import type { Rebasing, Spells } from './series-vintages.ts';

/**
 * Returns the days of these vintages. Indexes and chain volume measures in the national accounts have a new reference year every year,
 * which their units may not state.
 */
export function rereferencedDays(loaded: LoadedSeries, spells: Spells, rebasings: readonly Rebasing[]): ReadonlySet<number> {
  const stated = rebasings.map(({ day }) => day);
  if (!hasReferencePeriod(loaded)) return new Set(stated);
  const found = [...changesByDay(spells)].flatMap(([day, own]) => (moveByOneFactor(own, reachedBefore(spells, day)) ? [day] : []));
  return new Set([...stated, ...found].sort((a, b) => a - b));
}

interface Change {
  readonly before: number;
  readonly now: number;
}

function changesByDay(spells: Spells): ReadonlyMap<number, readonly Change[]> {
  const changes = new Map<number, Change[]>();
  for (const own of spells.values()) {
    for (const [i, { from, value }] of own.entries()) {
      const before = own[i - 1]?.value ?? null;
      if (before === null || value === null) continue;
      const known = changes.get(from);
      if (known) known.push({ before, now: value });
      else changes.set(from, [{ before, now: value }]);
    }
  }
  return changes;
}

const hasReferencePeriod = ({ handle, slice }: LoadedSeries): boolean =>
  /^index\b/i.test(handle.units) || measureFactsOf(handle).prices === 'chain_volume' || /chain volume/i.test(slice.series.unit);

const SHARE_ON_THE_LINE = 0.9;
const TOLERANCE = 0.005;

function moveByOneFactor(changes: readonly Change[], common: number): boolean {
  if (changes.length < SHARE_ON_THE_LINE * common) return false;
  const ratios = changes.flatMap(({ before, now }) => (before === 0 ? [] : [now / before])).sort((a, b) => a - b);
  const factor = ratios[Math.floor(ratios.length / 2)];
  if (factor === undefined || Math.abs(factor - 1) < TOLERANCE) return false;
  return ratios.filter((ratio) => Math.abs(ratio / factor - 1) <= TOLERANCE).length >= SHARE_ON_THE_LINE * ratios.length;
}

/** Returns the number of periods that already had a value on the day before a vintage. */
const reachedBefore = (spells: Spells, day: number): number =>
  [...spells.values()].filter((own) => own.some(({ from, to, value }) => value !== null && from < day && to >= day - 1)).length;
