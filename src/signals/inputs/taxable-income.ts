/** Median taxable income of persons. It is as published, or it is a median of postcode medians. */
import { shiftDecimal } from '../../core/decimal.ts';
import type { Figure, PublishedFigures, Selection } from '../../core/define-signal.ts';
import { lastDay, parsePeriod } from '../../core/period.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { weightedMedian } from './weighted-median.ts';

export interface Amount {
  readonly aud: number;
  readonly period: string;
}

export interface Income extends Amount {
  readonly basis: 'published_median' | 'median_of_postcode_medians';
}

export const priceIn = (view: PublishedFigures, figure: Figure): Amount => ({
  aud: shiftDecimal(figure.value, view.multiplier),
  period: figure.period,
});

export function publishedMedian({ series: [series] }: Selection): Income | null {
  const latest = series?.latest() ?? null;
  return latest === null || series === undefined ? null : { ...priceIn(series, latest), basis: 'published_median' };
}

/**
 * Returns the median of postcode medians for the latest year, weighted by persons. It uses the postcodes of a state or of all states.
 * Each must have a median and a number of persons.
 */
export function medianOfPostcodes(P: Selection, state: StateAbbreviation | null): Income | null {
  const year = P.newest;
  if (year === null) return null;
  const all = POSTCODES.get(P) ?? postcodesOf(P, year.t);
  POSTCODES.set(P, all);
  const postcodes = all.filter((one) => state === null || one.state === state);
  const aud = weightedMedian(postcodes.map(({ m, n }) => ({ value: m, weight: n })));
  return aud === null ? null : { aud, period: year.period, basis: 'median_of_postcode_medians' };
}

interface Postcode {
  readonly state: string | undefined;
  /** The median income in AUD. `n` is the number of persons. */
  readonly m: number;
  readonly n: number;
}

/** Caches the postcodes of a selection. An indicator calculates nine medians from the same 2,300 postcodes. */
const POSTCODES = new WeakMap<Selection, readonly Postcode[]>();

function postcodesOf(P: Selection, t: number): readonly Postcode[] {
  const persons = new Map(P.where({ MEASURE: 'individuals' }).map((series) => [placeOf(series.codes), series.maybe(t)]));
  return P.where({ MEASURE: 'median_taxable_income' }).flatMap((series) => {
    const [m, n] = [series.maybe(t), persons.get(placeOf(series.codes)) ?? null];
    return m === null || n === null ? [] : [{ state: series.codes['STATE'], m: shiftDecimal(m, series.multiplier), n }];
  });
}

const placeOf = (codes: Readonly<Record<string, string>>): string => `${codes['STATE']} ${codes['POSTCODE']}`;

export function newerIncome(published: Income | null, computed: Income | null): Income | null {
  if (published === null || computed === null) return published ?? computed;
  return endOf(computed.period) > endOf(published.period) ? computed : published;
}

function endOf(text: string): number {
  const p = parsePeriod(text);
  return p ? lastDay(p) : Number.NEGATIVE_INFINITY;
}
