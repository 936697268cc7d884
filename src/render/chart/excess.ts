/** Draws the areas where one line is above another. */
import type { Scale } from './marks.ts';
import type { Run } from './spans.ts';

interface Pair {
  readonly at: number;
  readonly upper: number;
  readonly lower: number;
}

/** Returns an SVG path. It covers adjacent periods in which both lines have values and `upper` is above `lower`. */
export function excessPath(upper: readonly Run[], lower: readonly Run[], { x, y }: Scale): string {
  const below = new Map(lower.flatMap((run) => run.map(({ from, value }) => [from, value] as const)));
  return upper
    .flatMap((run) => unbroken(run, below))
    .flatMap(exceeding)
    .map((pairs) => {
      const there = pairs.map(({ at, upper: value }) => `${px(x(at))} ${px(y(value))}`);
      const back = pairs.toReversed().map(({ at, lower: value }) => `${px(x(at))} ${px(y(value))}`);
      return `M${[...there, ...back].join('L')}Z`;
    })
    .join('');
}

/** Splits a run into parts for which the other line has values. */
function unbroken(run: Run, below: ReadonlyMap<number, number>): readonly (readonly Pair[])[] {
  const stretches: Pair[][] = [[]];
  for (const { from, to, value } of run) {
    const lower = below.get(from);
    if (lower === undefined) stretches.push([]);
    else stretches.at(-1)?.push({ at: (from + to) / 2, upper: value, lower });
  }
  return stretches;
}

/** Splits a range where the two lines cross. Keeps the parts in which the first line is above the second. */
function exceeding(range: readonly Pair[]): readonly (readonly Pair[])[] {
  const parts: Pair[][] = [];
  let part: Pair[] = [];
  range.forEach((pair, i) => {
    const before = range[i - 1];
    if (before && before.upper > before.lower !== pair.upper > pair.lower) part.push(crossing(before, pair));
    if (pair.upper > pair.lower) part.push(pair);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  });
  return [...parts, part].filter(({ length }) => length > 1);
}

function crossing(a: Pair, b: Pair): Pair {
  const [before, after] = [a.upper - a.lower, b.upper - b.lower];
  const share = before / (before - after);
  const value = a.upper + (b.upper - a.upper) * share;
  return { at: a.at + (b.at - a.at) * share, upper: value, lower: value };
}

const px = (pixels: number): string => String(Math.round(pixels * 10) / 10);
