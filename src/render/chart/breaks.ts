/** Marks breaks in series. A break is marked with a line. If several breaks are close together, they are marked with a ribbon. */

import { at } from '../../core/assert.ts';
import { groupedBy } from '../../core/basic/lists.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { ChartSeries } from '../../queries/base/answer.ts';
import { calendarDay, dayInPeriods } from './calendar-words.ts';
import type { TimeExtent } from './time-axis.ts';

/** A mark for one day is drawn as a line, and a mark for several days as a ribbon. */
export interface BreakMark {
  /** The days of the breaks, in days since 1970-01-01. They are ascending, and no day occurs twice. */
  readonly days: readonly number[];
  readonly what: readonly string[];
  /** The frequency of the series. The name of a break is the name of its period. */
  readonly freq: Frequency;
}

type Broken = Pick<ChartSeries, 'breaks' | 'freq'>;

/** The maximum number of numbered marks. If there are more marks, none has a number, because the numbers would be hard to read. */
const MOST_NUMBERED = 9;

/**
 * Numbers the marks from 1, in the order of their first day. Returns an empty map for a single mark, for ribbons and for too many marks.
 */
export function breakNumbers(marks: readonly BreakMark[]): ReadonlyMap<number, number> {
  const isFew = marks.length > 1 && marks.length <= MOST_NUMBERED && !marks.some(isRibbon);
  return new Map(isFew ? marks.map((mark, i) => [firstOf(mark), i + 1]) : []);
}

/** The distance in pixels below which two marks cannot be distinguished. */
const NEAR_PIXELS = 14;
/** The minimum number of close marks that are joined into a ribbon. Fewer close marks remain lines. */
const LEAST_JOINED = 3;
/** The minimum number of pixels of the chart's width for each mark. A narrower chart has fewer marks. */
const PIXELS_OF_MARK = 60;
const LEAST_MARKS = 4;

/**
 * Joins breaks into marks. The distance between breaks depends on the width of the whole drawing, because the legend is laid out before
 * the plot.
 */
export function breakMarks(series: readonly Broken[], extent: TimeExtent, width: number): readonly BreakMark[] {
  const each = eachWithin(series, extent);
  const most = Math.max(LEAST_MARKS, Math.floor(width / PIXELS_OF_MARK));
  for (let pixels = NEAR_PIXELS; ; pixels *= 2) {
    const marks = joined(each, (pixels / width) * (extent.to - extent.from));
    if (marks.length <= most || pixels > width) return marks;
  }
}

export const BREAK_KINDS = ['line', 'ribbon'] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

export const breakKinds = (plot: { readonly breaks: readonly BreakMark[] } | null): readonly BreakKind[] =>
  BREAK_KINDS.filter((kind) => (plot?.breaks ?? []).some((mark) => isRibbon(mark) === (kind === 'ribbon')));

export const isRibbon = ({ days }: BreakMark): boolean => days.length > 1;
export const firstOf = ({ days }: BreakMark): number => at(days, 0);
export const lastOf = ({ days }: BreakMark): number => at(days, -1);

/** Describes a mark: `July 2019` or `168 from February 2007 to December 2022`. */
export const breakWords = (mark: BreakMark): string =>
  isRibbon(mark)
    ? `${mark.days.length} from ${dayInPeriods(mark.freq, firstOf(mark))} to ${dayInPeriods(mark.freq, lastOf(mark))}`
    : dayInPeriods(mark.freq, firstOf(mark));

/** Describes all ribbons: `168 breaks in series, 2007–2022`. */
export function ribbonWords(ribbons: readonly BreakMark[]): string {
  const all = together(ribbons);
  const [first, last] = [calendarDay(firstOf(all)).year, calendarDay(lastOf(all)).year];
  return `${all.days.length} breaks in series, ${first === last ? first : `${first}–${last}`}`;
}

/** Returns one mark for each combination of day and description. */
function eachWithin(series: readonly Broken[], { from, to }: TimeExtent): readonly BreakMark[] {
  const found = new Map<string, BreakMark>();
  for (const { breaks = [], freq } of series) {
    for (const { day, what } of breaks) {
      const key = `${day} ${what}`;
      if (day > from && day < to && !found.has(key)) found.set(key, { days: [day], what: [what], freq });
    }
  }
  return inOrder([...found.values()]);
}

/**
 * First joins close breaks with the same description into ribbons. Then joins other close breaks. A break within a ribbon stays a line if
 * it has another description.
 */
function joined(each: readonly BreakMark[], near: number): readonly BreakMark[] {
  const alike = groupsOf(each, ({ what }) => at(what, 0)).flatMap((ones) => runsJoined(ones, near));
  const lines = groupsOf(
    alike.filter((mark) => !isRibbon(mark)),
    (mark) => String(firstOf(mark)),
  ).map(together);
  return inOrder([...overlapsJoined(alike.filter(isRibbon)), ...runsJoined(inOrder(lines), near)]);
}

function runsJoined(lines: readonly BreakMark[], near: number): readonly BreakMark[] {
  const runs: BreakMark[][] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && firstOf(line) - lastOf(last) <= near) run.push(line);
    else runs.push([line]);
  }
  return runs.flatMap((run) => (run.length < LEAST_JOINED ? run : [together(run)]));
}

function overlapsJoined(ribbons: readonly BreakMark[]): readonly BreakMark[] {
  const all: BreakMark[] = [];
  for (const ribbon of inOrder(ribbons)) {
    const last = all.at(-1);
    if (last && firstOf(ribbon) <= lastOf(last)) all[all.length - 1] = together([last, ribbon]);
    else all.push(ribbon);
  }
  return all;
}

const together = (marks: readonly BreakMark[]): BreakMark => ({
  days: [...new Set(marks.flatMap(({ days }) => days))].sort((a, b) => a - b),
  what: [...new Set(marks.flatMap(({ what }) => what))],
  freq: marks[0]?.freq ?? 'D',
});

function groupsOf(marks: readonly BreakMark[], key: (mark: BreakMark) => string): readonly (readonly BreakMark[])[] {
  const groups = groupedBy(marks, (mark) => key(mark));
  return [...groups.values()];
}

const inOrder = (marks: readonly BreakMark[]): readonly BreakMark[] =>
  marks.toSorted((a, b) => firstOf(a) - firstOf(b) || lastOf(a) - lastOf(b));
