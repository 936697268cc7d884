/**
 * Wrong files of kinds that no rule was written for: another quantity, another unit or another order in the new period, and whole files of
 * another release. Each damage changes the connector's result.
 */
import { roundedTo } from '../../src/core/decimal.ts';
import { FREQUENCY } from '../../src/core/frequency.ts';
import type { Observation, ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import type { FigureDamage } from './figure-damages.ts';

type Change = (value: number, own: ReadonlyMap<number, number>, series: ParsedSeries) => number;

const tidy = (value: number): number => Number(value.toPrecision(12));
const valuesOf = ({ observations }: ParsedSeries): ReadonlyMap<number, number> =>
  new Map(observations.flatMap(({ t, value }) => (value === null ? [] : [[t, value] as const])));

const isRate = ({ unit }: ParsedSeries): boolean => /^per cent/i.test(unit);
const isIndex = ({ unit }: ParsedSeries): boolean => /^index/i.test(unit);
const always = (): boolean => true;

/** Returns damage to the values for one period, in all series or in those that match. */
export function unlistedRowDamages(t: number): readonly FigureDamage[] {
  const row = (name: string, change: Change, of: (series: ParsedSeries, i: number) => boolean = always): FigureDamage => ({
    name: `a row ${name}`,
    apply: (content) => ({
      ...content,
      series: content.series.map((series, i) => {
        const own = valuesOf(series);
        const damaged = (one: Observation): Observation =>
          one.t === t && one.value !== null ? { ...one, value: tidy(change(one.value, own, series)) } : one;
        return of(series, i) ? { ...series, observations: series.observations.map(damaged) } : series;
      }),
    }),
  });
  const before = (own: ReadonlyMap<number, number>, back: number): number => own.get(t - back) ?? 0;
  const year = (own: ReadonlyMap<number, number>, { freq }: ParsedSeries): number => {
    const periods = FREQUENCY[freq].perYear ?? 1;
    return Array.from({ length: periods }, (_, back) => before(own, back)).reduce((sum, value) => sum + value, 0);
  };
  return [
    row('of fractions instead of percentages', (value) => value / 100, isRate),
    row('times 100', (value) => value * 100),
    row('with a comma read as a decimal point', (value) => (Math.abs(value) >= 1000 ? value / 1000 : value)),
    row('of indexes on another base', (value) => value * 0.72, isIndex),
    row('of totals for the year', (_, own, series) => year(own, series)),
    row('of changes instead of levels', (value, own) => value - before(own, 1)),
    row('of percentage changes instead of levels', (value, own) => (100 * (value - before(own, 1))) / (before(own, 1) || 1)),
    row('in US dollars', (value) => value * 0.65),
    row('with half of each value', (value) => value / 2),
    row('with twice each value', (value) => value * 2),
    row('without minus signs', Math.abs),
    row('rounded to one digit', (value) => Number(value.toPrecision(1))),
    row('rounded to hundreds', (value) => roundedTo(value, -2)),
    row('of ones', () => 1),
    row(
      'with every second column times 10',
      (value) => value * 10,
      (_, i) => i % 2 === 0,
    ),
    shiftedFrom(t),
    reversedPairs(t),
  ];
}

/** In a row, each value from the middle on moves one column to the left, as after an empty cell. */
const shiftedFrom = (t: number): FigureDamage => ({
  name: 'a row moved to the left from the middle',
  apply: (content) => withRow(content, t, (row, i) => (2 * i < row.length ? row[i] : row[i + 1])),
});
/** In a row, each pair of columns is swapped, as if adjusted and original values were in the other order. */
const reversedPairs = (t: number): FigureDamage => ({
  name: 'a row with each pair of columns swapped',
  apply: (content) => withRow(content, t, (row, i) => row[i % 2 === 0 ? i + 1 : i - 1]),
});

function withRow(
  content: ParsedDataset,
  t: number,
  of: (row: readonly (number | undefined)[], i: number) => number | undefined,
): ParsedDataset {
  const row = content.series.map((series) => valuesOf(series).get(t));
  return {
    ...content,
    series: content.series.map((series, i) => ({
      ...series,
      observations: series.observations.map((one) =>
        one.t === t && one.value !== null ? { ...one, value: of(row, i) ?? one.value } : one,
      ),
    })),
  };
}

const perYear = ({ freq }: ParsedSeries): number => FREQUENCY[freq].perYear ?? 1;
const withSeries = (content: ParsedDataset, change: (series: ParsedSeries) => ParsedSeries): ParsedDataset => ({
  ...content,
  series: content.series.map(change),
});

/** Returns damage to a whole file. `last` is its last period. */
export const unlistedFileDamages = (last: number): readonly FigureDamage[] => [
  {
    name: 'a scale of thousands in the headings only',
    apply: (content) => withSeries(content, (own) => ({ ...own, multiplier: own.multiplier === 0 ? 3 : 0 })),
  },
  {
    name: "last year's file with a new publication date",
    apply: (content) => ({
      ...withSeries(content, (own) => ({ ...own, observations: own.observations.slice(0, -perYear(own)) })),
      publishedOn: '2026-11-26',
    }),
  },
  {
    name: "last year's values with this year's dates",
    apply: (content) =>
      withSeries(content, (own) => {
        const year = perYear(own);
        return { ...own, observations: own.observations.slice(0, -year).map((one) => ({ ...one, t: one.t + year })) };
      }),
  },
  {
    name: 'only the latest year',
    apply: (content) => withSeries(content, (own) => ({ ...own, observations: own.observations.slice(-perYear(own)) })),
  },
  {
    name: 'the latest period twice with different values',
    apply: (content) =>
      withSeries(content, (own) => ({
        ...own,
        observations: own.observations.flatMap((one) =>
          one.t === last && one.value !== null ? [one, { ...one, value: one.value + 1 }] : [one],
        ),
      })),
  },
  {
    name: 'months and days in the other order',
    apply: (content) => withSeries(content, (own) => ({ ...own, observations: reorderedDates(own) })),
  },
];

/** Swaps month and day of daily values: 4 March is read as 3 April. */
function reorderedDates({ freq, observations }: ParsedSeries): readonly Observation[] {
  if (freq !== 'D') return observations;
  const days = observations.map((one) => {
    const [year = '', month = '', day = ''] = new Date(one.t * DAY_MS).toISOString().slice(0, 10).split('-');
    return Number(day) > 12 ? one : { ...one, t: Date.parse(`${year}-${day}-${month}`) / DAY_MS };
  });
  return days.sort((a, b) => a.t - b.t);
}
const DAY_MS = 86_400_000;
