/** Groups series whose keys differ in one code, such as the states in a table by state and sex. */
import { addTo } from '../../core/basic/lists.ts';
import type { SeriesSlice } from '../../store/ports/series.ts';

/** Returns the names of the groups of a series: its key without one code. */
export function groupNames({ series: { key, freq } }: SeriesSlice): readonly string[] {
  const codes = key.split('.');
  return codes.map((_, i) => `${freq} ${i} ${codes.with(i, '').join('.')}`);
}

/** Returns the groups by name, in the order of the file. Omits series with at most `fewest` values. */
export function groupsOf(slices: readonly SeriesSlice[], fewest: number): ReadonlyMap<string, readonly SeriesSlice[]> {
  const groups = new Map<string, SeriesSlice[]>();
  for (const slice of slices) {
    if (slice.t.length <= fewest) continue;
    for (const name of groupNames(slice)) addTo(groups, name, slice);
  }
  return groups;
}
