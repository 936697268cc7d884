/** Reads five years of values of a series, for tiles and tables. */
import { FREQUENCY } from '../../core/frequency.ts';
import { DAY_MS } from '../../core/period.ts';
import { gapsBetween } from '../../queries/base/stored-span.ts';
import type { NewestFigure } from '../../queries/series/freshness/newest-figure.ts';
import type { SparkPoint } from './sparkline.ts';

const YEARS = 5;

/** Returns the values in runs. A new run starts after a gap, so that no line crosses the gap. */
export function recentRuns(
  { handle, loaded, newest }: Pick<NewestFigure, 'handle' | 'loaded' | 'newest'>,
  now: number,
): readonly (readonly SparkPoint[])[] {
  if (!loaded || !newest) return [];
  const { slice } = loaded;
  const perYear = FREQUENCY[slice.series.freq].perYear ?? (slice.series.freq === 'W' ? 52 : 365);
  const isEvent = handle.nature === 'event';
  const from = isEvent ? Math.floor(now / DAY_MS) - YEARS * 365 : newest.period.t - YEARS * perYear;
  const stored = slice.t.filter((_, i) => (slice.value[i] ?? null) !== null);
  const gaps = new Set(isEvent ? [] : gapsBetween(slice.series.freq, stored).map((gap) => gap.from - 1));
  const runs: SparkPoint[][] = [];
  let before: SparkPoint | null = null;
  slice.t.forEach((t, i) => {
    const value = slice.value[i] ?? null;
    if (value === null || t < from) return;
    const point = { t, value };
    if (before !== null && !gaps.has(before.t)) runs.at(-1)?.push(point);
    else runs.push([point]);
    before = point;
  });
  return runs;
}
