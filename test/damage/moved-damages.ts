/** Moves values to wrong dates, columns or scales, and makes files incomplete or older. Each damage changes the connector's result. */
import { decimalsOf, roundedTo } from '../../src/core/decimal.ts';
import { FREQUENCY, type Frequency } from '../../src/core/frequency.ts';
import type { Observation, ParsedDataset, ParsedSeries } from '../../src/core/observation.ts';
import type { FigureDamage } from './figure-damages.ts';

/** Number of days in a year for daily series, which keeps the day of the week. */
const DAYS = 364;
const perYear = (freq: Frequency): number => FREQUENCY[freq].perYear ?? (freq === 'D' ? DAYS : 52);

type Observations = readonly Observation[];
const bySeries = (content: ParsedDataset, change: (own: ParsedSeries, i: number) => Observations): ParsedDataset => ({
  ...content,
  series: content.series.map((own, i) => ({ ...own, observations: change(own, i) })),
});

/** Returns damage that changes the observations in every series. */
const all = (name: string, change: (own: Observations, freq: Frequency) => Observations): FigureDamage => ({
  name,
  apply: (content) => bySeries(content, ({ observations, freq }) => change(observations, freq)),
});
const scaled = (name: string, factor: number, of: (i: number) => boolean): FigureDamage => ({
  name,
  apply: (content) =>
    bySeries(content, ({ observations }, i) =>
      of(i)
        ? observations.map((one) => ({ ...one, value: one.value === null ? null : Number((one.value * factor).toPrecision(12)) }))
        : observations,
    ),
});

/** Swaps the values for two periods. */
const exchanged = (observations: Observations, a: number, b: number): Observations => {
  const value = (t: number): Observation | undefined => observations.find((one) => one.t === t);
  const [first, second] = [value(a), value(b)];
  if (first === undefined || second === undefined) return observations;
  return observations.map((one) =>
    one === first ? { ...one, value: second.value } : one === second ? { ...one, value: first.value } : one,
  );
};

/** Moves the values in the next or previous column to each key. */
const shifted = (content: ParsedDataset, by: number): ParsedDataset => {
  const { series } = content;
  return bySeries(content, (own, i) => {
    const other = new Map(series[(i + by + series.length) % series.length]?.observations.map(({ t, value }) => [t, value]));
    return own.observations.map((one) => ({ ...one, value: other.get(one.t) ?? null }));
  });
};

/** Rounds values to one decimal less than in the series. Rounds whole numbers to tens. */
const coarserBy = (own: Observations): Observations => {
  const decimals = own.reduce((most, { value }) => Math.max(most, value === null ? 0 : decimalsOf(value)), 0);
  return own.map((one) => ({ ...one, value: one.value === null ? null : roundedTo(one.value, decimals - 1) }));
};

const COARSER: Partial<Record<Frequency, readonly [Frequency, number]>> = { M: ['Q', 3], Q: ['A', 4], S: ['A', 2] };

/** Replaces values with the last value in each longer period. */
const coarser = (content: ParsedDataset): ParsedDataset => ({
  ...content,
  series: content.series.map((own) => {
    const [freq, of] = COARSER[own.freq] ?? [own.freq, 1];
    return {
      ...own,
      freq,
      observations: own.observations.filter(({ t }) => t % of === of - 1).map((one) => ({ ...one, t: Math.floor(one.t / of) })),
    };
  }),
});

/**
 * Returns the damages.
 * @param middle period with values before and after it
 */
export const movedDamages = (middle: number, column: number): readonly FigureDamage[] => [
  ...[10, 100, 0.1, 0.01, 0.001].flatMap((factor) => [
    scaled(`all values times ${factor}`, factor, () => true),
    scaled(`a series times ${factor}`, factor, (i) => i === column),
  ]),
  scaled('a series times 1,000', 1000, (i) => i === column),
  { name: 'columns moved one place forward', apply: (content) => shifted(content, 1) },
  { name: 'columns moved one place back', apply: (content) => shifted(content, -1) },
  all('two rows swapped', (own) => exchanged(own, middle, middle + 1)),
  all('two distant rows swapped', (own) => exchanged(own, middle, middle + 12)),
  all('dates a year late', (own, freq) => own.map((one) => ({ ...one, t: one.t + perYear(freq) }))),
  all('dates a year early', (own, freq) => own.map((one) => ({ ...one, t: one.t - perYear(freq) }))),
  all('one decimal fewer', coarserBy),
  { name: 'a different frequency', apply: coarser },
  all('without the latest year', (own, freq) => own.slice(0, -perYear(freq))),
  all('without the earlier half', (own) => own.slice(own.length >> 1)),
  {
    name: 'half of the columns empty in the latest period',
    apply: (content) =>
      bySeries(content, ({ observations }, i) =>
        i % 2 === 0 ? observations : observations.map((one, at) => (at === observations.length - 1 ? { ...one, value: null } : one)),
      ),
  },
  {
    name: 'series keys from another table',
    apply: (content) => ({ ...content, series: content.series.map((own, i) => ({ ...own, key: `OTHER${i}.${own.key}` })) }),
  },
  all('a period twice', (own) => own.flatMap((one) => (one.t === middle ? [one, one] : [one]))),
];

/** Moves the latest row to the date one year earlier. The latest period then has no row. */
export const datedAYearEarly = (last: number): FigureDamage =>
  all('a row dated a year early', (own, freq) => {
    const moved = own.find(({ t }) => t === last);
    if (moved === undefined || own.length <= perYear(freq)) return own;
    return own.flatMap((one) => (one === moved ? [] : one.t === last - perYear(freq) ? [{ ...moved, t: one.t }] : [one]));
  });
