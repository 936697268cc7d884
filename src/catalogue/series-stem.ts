/** The part of a series id that names the measure, such as `AU.UNEMP`. */
import { MAIN_STATES } from '../core/places/geography.ts';

const SUFFIXES: ReadonlySet<string> = new Set([
  ...MAIN_STATES.flatMap(({ abbreviation, capital, nemRegion }) => [abbreviation, capital.toUpperCase(), nemRegion ?? abbreviation]),
  ...['SA_STATE', 'SA', 'ORIG', 'TREND'],
]);

/** Removes the place and the adjustment from an id: `AU.UNEMP.VIC` → `AU.UNEMP`. */
export function stemOf(id: string): string {
  const parts = id.split('.');
  const last = parts.findLastIndex((part) => !SUFFIXES.has(part));
  return parts.slice(0, Math.max(last + 1, 2)).join('.');
}
