/** Makes the periods, headings and values that the simulated APRA workbooks share. */

import { MONTHS } from '../../src/core/calendar/month-names.ts';
import type { TimeSeriesDataset } from '../../src/core/define-dataset.ts';
import { DAY_MS, lastDay } from '../../src/core/period.ts';
import type { Character } from '../synthetic.ts';
import { seedOf, syntheticValue } from '../synthetic.ts';
import { publishedPeriods, yearsAt } from '../timeline.ts';
import type { ApraSheet } from './wire.ts';

/** A workbook that a page links to. Its periods depend on the dataset with the id `dataset`. */
export interface Book {
  readonly dataset: string;
  readonly page: string;
  readonly shown: number;
  readonly name: (first: string, last: string) => string;
  readonly sheets: (context: BookContext) => readonly ApraSheet[];
}

export interface BookContext {
  readonly dataset: TimeSeriesDataset;
  /** Ordinals of the periods to show, in ascending order. */
  readonly periods: readonly number[];
}

export const periodsOf = (book: Book, dataset: TimeSeriesDataset, now: number): number[] =>
  publishedPeriods(dataset.frequency as 'M' | 'Q' | 'FY', dataset, now, book.shown);

export const endOf = (dataset: TimeSeriesDataset, t: number): number => lastDay({ freq: dataset.frequency, t });

export const MILLIONS: Character = { unit: 'AUD million', level: 8000, spread: 0.05, growth: 0.04, decimals: 1 };

export const RATIO: Character = { unit: 'Ratio', level: 0.14, spread: 0.08, growth: 0, decimals: 3 };

const DOLLARS: Character = { unit: 'AUD', level: 400_000_000, spread: 0.2, growth: 0.03, decimals: 0 };

/** Invents the value of a series at the end of a period. It is never negative. */
export const figure = ({ dataset }: BookContext, name: string, t: number, character: Character): number =>
  Math.max(0, syntheticValue(seedOf(`apra/${dataset.id}/${name}`), yearsAt(dataset.frequency as 'M' | 'Q' | 'FY', t), character));

/** Invents a value in dollars, rounded to millions as in APRA databases. */
export const dollars = (context: BookContext, name: string, t: number): number =>
  Math.round(figure(context, name, t, DOLLARS) / 1_000_000) * 1_000_000;

export const serial = ({ dataset }: BookContext, t: number): number => endOf(dataset, t) + 25_569;

export const newestFirst = (periods: readonly number[]): readonly number[] => [...periods].reverse();

// ---------------------------------------------------------------- sheets

export const words = ({ dataset }: BookContext, t: number): string => monthOf(endOf(dataset, t)).replace(/^(\w{3})\w*/, '$1');

export const BILLIONS: Character = { unit: 'AUD billion', level: 700, spread: 0.03, growth: 0.06, decimals: 1 };

export const whole = (level: number): Character => ({ unit: 'Number', level, spread: 0.05, growth: 0.02, decimals: 0 });

export function itemSheet(
  context: BookContext,
  name: string,
  title: readonly string[],
  items: readonly (readonly [string, Character | null])[],
): ApraSheet {
  const dates = name === 'Tab 1a' && context.dataset.id === 'ADI_PROPERTY_EXPOSURES';
  let heading = '';
  const rows = items.map(([item, character]) => {
    if (character === null) {
      heading = item;
      return [item];
    }
    return [item, ...context.periods.map((t) => figure(context, `${heading}/${item}`, t, character))];
  });
  return {
    name,
    rows: [
      ...title.map((text) => [text]),
      [null, 'Quarter end'],
      [null, ...context.periods.map((t) => (dates ? serial(context, t) : words(context, t)))],
      [],
      ...rows,
    ],
  };
}

export const ENTITIES: Character = { unit: 'Number', level: 90, spread: 0.02, growth: 0, decimals: 0 };

/** Formats the month that contains a day, such as `March 2026`. */
export const monthOf = (day: number): string => {
  const date = new Date(day * DAY_MS);
  return `${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
};
