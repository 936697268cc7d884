/** Reads five years of values of a series, for tiles and tables. */
import { at } from '../../core/assert.ts';
import { FREQUENCY } from '../../core/frequency.ts';
import { DAY_MS } from '../../core/period.ts';
import type { Points } from '../../core/series/points.ts';
import { gapsBetween } from '../../queries/base/stored-span.ts';
import type { NewestFigure } from '../../queries/series/freshness/newest-figure.ts';
import type { SparkPoint } from './sparkline.ts';

const YEARS = 5;

/** Returns the values of a series in runs. A new run starts after a gap, so that no line crosses the gap. */
export function recentRuns(
  { handle, loaded, newest }: Pick<NewestFigure, 'handle' | 'loaded' | 'newest'>,
  now: number,
): readonly (readonly SparkPoint[])[] {
  if (!loaded || !newest) return [];
  if (handle.nature !== 'event') return recentRunsOf(loaded.slice.points, newest.period.t);
  const from = Math.floor(now / DAY_MS) - YEARS * 365;
  const { t, value } = loaded.slice.points;
  const points = t.flatMap((then, i) => (then < from ? [] : [{ t: then, value: at(value, i) }]));
  return points.length === 0 ? [] : [points];
}

/** Returns the values of five years up to the last period in runs. */
export function recentRunsOf({ freq, t, value }: Points, last: number): readonly (readonly SparkPoint[])[] {
  const perYear = FREQUENCY[freq].perYear ?? (freq === 'W' ? 52 : 365);
  const gaps = new Set(gapsBetween(freq, t).map((gap) => gap.from - 1));
  const runs: SparkPoint[][] = [];
  let isJoined = false;
  t.forEach((then, i) => {
    if (then < last - YEARS * perYear) return;
    const point = { t: then, value: at(value, i) };
    if (isJoined) runs.at(-1)?.push(point);
    else runs.push([point]);
    isJoined = !gaps.has(then);
  });
  return runs;
}
