/**
 * A chart marks each break in a series with a line if there is room. Breaks that are close together are marked with one ribbon. The
 * picture explains the marks.
 */
import { describe, expect, it } from 'vitest';
import { lastDay, period } from '../../../src/core/period.ts';
import { breakMarks, breakNumbers, breakWords, isRibbon } from '../../../src/render/chart/breaks.ts';
import { renderChart } from '../../../src/render/chart/chart.ts';
import { layoutOf } from '../../../src/render/chart/layout.ts';
import { renderPageChart } from '../../../src/render/chart/page-chart.ts';
import { chart, MONTH_2015, ordinals, series, wave } from './specimens.ts';

const REPORTERS = 'Who reports changed.';
const COLLECTION = 'The collection began anew.';
const dayOf = (month: number): number => lastDay(period('M', month)) + 1;
const months = (from: number, count: number, every: number, what = REPORTERS) =>
  Array.from({ length: count }, (_, i) => ({ day: dayOf(MONTH_2015 + from + i * every), what }));
const monthly = (breaks: ReturnType<typeof months>) => series({ freq: 'M', t: ordinals(MONTH_2015, 120), value: wave(120), breaks });
const EXTENT = { from: dayOf(MONTH_2015 - 1), to: dayOf(MONTH_2015 + 119) };
const marksOf = (breaks: ReturnType<typeof months>, width = 720) => breakMarks([monthly(breaks)], EXTENT, width);

describe('marks of breaks', () => {
  it('are one line each if they are far apart', () => {
    const marks = marksOf(months(5, 3, 30));
    expect(marks.map(isRibbon)).toEqual([false, false, false]);
    expect(marks.map(breakWords)).toEqual(['July 2015', 'January 2018', 'July 2020']);
  });

  it('are one ribbon if they are in consecutive months', () => {
    expect(marksOf(months(5, 100, 1)).map(breakWords)).toEqual(['100 from July 2015 to October 2023']);
  });

  it('show another change within a ribbon as a separate line', () => {
    const marks = marksOf([...months(5, 100, 1), ...months(50, 1, 1, COLLECTION)]);
    expect(marks.map(isRibbon)).toEqual([true, false]);
    expect(marks[1]?.what).toEqual([COLLECTION]);
  });

  it('are joined on a narrow drawing if a wide drawing has space for lines', () => {
    const breaks = months(2, 12, 9);
    expect(marksOf(breaks, 1200).filter(isRibbon)).toEqual([]);
    expect(marksOf(breaks, 320).map(breakWords)).toEqual(['12 from April 2015 to July 2023']);
  });

  it('are limited by the space, for any changes, and none is lost', () => {
    const breaks = ordinals(1, 118).flatMap((month) => [
      ...months(month, 1, 1, `Change ${month}`),
      ...months(month, 1, 1, `Other ${month % 7}`),
    ]);
    for (const width of [200, 328, 720, 840, 2000]) {
      const marks = marksOf(breaks, width);
      expect(marks.length).toBeLessThanOrEqual(Math.max(4, width / 60));
      expect(new Set(marks.flatMap(({ days }) => days)).size).toBe(118);
    }
  });

  it('of two series on the same day are one mark', () => {
    const both = [monthly(months(5, 1, 1)), monthly(months(5, 1, 1, COLLECTION))];
    expect(breakMarks(both, EXTENT, 720)).toMatchObject([{ days: [dayOf(MONTH_2015 + 5)], what: [REPORTERS, COLLECTION] }]);
  });
});

describe('a single chart', () => {
  const many = chart([monthly([...months(5, 100, 1), ...months(50, 1, 1, COLLECTION)])]);

  it('explains the marks in its legend and its description', () => {
    const legend = layoutOf(many).frame.legend.map(({ of, text }) => [of, text]);
    expect(legend).toEqual([
      ['break', 'Break in series'],
      ['breaks', '100 breaks in series, 2015–2023'],
    ]);
    expect(renderChart(many)).toContain('Breaks in series: 100 from July 2015 to October 2023; April 2019.');
  });

  it('draws one line for each single break, and one ribbon', () => {
    const svg = renderChart(many);
    expect(svg.split('stroke-dasharray="3 3"')).toHaveLength(2);
    expect(svg.split('data-ribbon')).toHaveLength(2);
  });

  it('states the total number of breaks in several ribbons', () => {
    const two = chart([monthly([...months(5, 30, 1), ...months(60, 30, 1)])]);
    expect(layoutOf(two).frame.legend.map(({ text }) => text)).toEqual(['60 breaks in series, 2015–2022']);
    expect(renderChart(two)).toContain('Breaks in series: 30 from July 2015 to December 2017; 30 from February 2020 to July 2022.');
  });

  it('has no legend without breaks, or if it is too low for a legend', () => {
    expect(layoutOf(chart([monthly([])])).frame.legend).toEqual([]);
    expect(layoutOf({ ...many, height: 160 }).frame.legend).toEqual([]);
  });
});

it('in a page, the marks are the same, and their text is in the description', () => {
  const { svg, layout } = renderPageChart({ ...chart([monthly(months(5, 100, 1))]), width: 840 });
  expect(layout.plot?.breaks.map(breakWords)).toEqual(['100 from July 2015 to October 2023']);
  expect(svg).toContain('Breaks in series: 100 from July 2015 to October 2023.');
  expect(svg).not.toContain('stroke-dasharray="3 3"');
});

describe('numbers of breaks', () => {
  const mark = (...days: number[]) => ({ days, what: ['x'], freq: 'M' as const });

  it('count from 1 in order of time, if there are several breaks and no ribbon', () => {
    expect([...breakNumbers([mark(10), mark(20)])]).toEqual([
      [10, 1],
      [20, 2],
    ]);
    expect(breakNumbers([mark(10)]).size).toBe(0);
    expect(breakNumbers([mark(10), mark(20, 30, 40)]).size).toBe(0);
    expect(breakNumbers(Array.from({ length: 10 }, (_, i) => mark(i))).size).toBe(0);
  });
});
