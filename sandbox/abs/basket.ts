/**
 * Calculates the simulated consumer price index from a basket with fixed quantities for eleven groups, so that indexes, weights and
 * contributions agree.
 */

import { CPI_GROUP_LIST } from '../../src/catalogue/series/prices.ts';
import { at } from '../../src/core/assert.ts';
import { characterOf, seedOf, syntheticValue } from '../synthetic.ts';
import { type CalendarFrequency, yearsAt } from '../timeline.ts';

export interface BasketFigure {
  readonly unit: string;
  valueAt(freq: CalendarFrequency, t: number): number;
}

const ALL_GROUPS = '10001';

/** Invented expenditure shares in the quarter `FIRST`, in per cent, in the order of `CPI_GROUP_LIST`. They add up to 100. */
const SHARES = [17, 7, 3, 22, 8, 7, 11, 2, 13, 4, 6];
/** The base quarter: September quarter 2018, in quarters since year 0. */
const FIRST = 2018 * 4 + 2;
const GROUPS = CPI_GROUP_LIST.map(({ code }, i) => ({ code, share: at(SHARES, i) }));
/** Returns true if the simulated index is re-weighted in a quarter, which is the last quarter of each year. */
export const isLinkPeriod = (quarter: number): boolean => quarter % 4 === 3;

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Returns the published index for a group in Australia or a capital city. */
function groupIndex(code: string, region: string, freq: CalendarFrequency, t: number): number {
  return syntheticValue(seedOf(`CPI/1.${code}.${region}`), yearsAt(freq, t), characterOf('index'));
}

/** Returns the cost of a group's part of the basket. The whole basket costs 100 in the quarter `FIRST`. */
function cost(code: string, region: string, freq: CalendarFrequency, t: number): number {
  if (code === ALL_GROUPS) return GROUPS.reduce((sum, group) => sum + cost(group.code, region, freq, t), 0);
  const share = GROUPS.find((group) => group.code === code)?.share ?? 0;
  return (share * groupIndex(code, region, freq, t)) / groupIndex(code, region, 'Q', FIRST);
}

type Measure = (code: string, region: string) => BasketFigure;

const yearOf = (freq: CalendarFrequency): number => (freq === 'M' ? 12 : 4);

const contribution =
  (lag: (freq: CalendarFrequency) => number): Measure =>
  (code, region) => ({
    unit: 'Percentage points',
    valueAt: (freq, t) => {
      const then = t - lag(freq);
      const dearer = cost(code, region, freq, t) - cost(code, region, freq, then);
      return round((100 * dearer) / cost(ALL_GROUPS, region, freq, then), 4);
    },
  });

const points: Measure = (code, region) => ({ unit: 'Index points', valueAt: (freq, t) => round(cost(code, region, freq, t), 2) });

/** Measures in the index dataflow, by code of MEASURE. */
const INDEX_MEASURES: Readonly<Record<string, Measure>> = {
  '1': (code, region) => ({
    unit: 'Index',
    valueAt: (freq, t) => (code === ALL_GROUPS ? round(cost(code, region, freq, t), 2) : groupIndex(code, region, freq, t)),
  }),
  '4': points,
  '5': (code, region) => ({
    unit: 'Index points',
    valueAt: (freq, t) => round(cost(code, region, freq, t) - cost(code, region, freq, t - 1), 2),
  }),
  '6': contribution(() => 1),
  '7': contribution(yearOf),
};

/** Measures in the weights dataflow, by code of MEASURE. */
const WEIGHT_MEASURES: Readonly<Record<string, Measure>> = {
  '1': (code, region) => ({
    unit: 'Per cent',
    valueAt: (freq, t) => round((100 * cost(code, region, freq, t)) / cost(ALL_GROUPS, region, freq, t), 4),
  }),
  '3': points,
};

/** Returns the value for a group, or for all groups, from its codes in the dataflow. Null if the basket does not define it. */
export function basketFigure(
  flow: string,
  codes: { readonly measure: string; readonly index: string; readonly region: string },
): BasketFigure | null {
  const measures = flow === 'CPI' ? INDEX_MEASURES : flow === 'CPI_WEIGHTS' ? WEIGHT_MEASURES : {};
  const inBasket = codes.index === ALL_GROUPS || GROUPS.some(({ code }) => code === codes.index);
  return inBasket ? (measures[codes.measure]?.(codes.index, codes.region) ?? null) : null;
}
