/** Features that a question can request in addition to a subject: measure, frequency, adjustment and price basis. */

import { MEASURES, type Measure, measureFactsOf } from '../../catalogue/measure-facts.ts';
import { type Idiom, idioms } from '../../catalogue/subjects/idioms.ts';
import { at } from '../../core/assert.ts';
import type { SeriesAdjustment, SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import { FREQUENCIES, type Frequency } from '../../core/frequency.ts';
import { ADJUSTMENTS, type Adjustment } from '../../core/observation.ts';
import { wordsOf } from './words.ts';

/** Whether money amounts are adjusted for inflation. */
const PRICE_BASES = ['real', 'nominal'] as const;
type PriceBasis = (typeof PRICE_BASES)[number];

export type Feature =
  | { readonly kind: 'measure'; readonly measures: readonly Measure[]; readonly frequencies: readonly Frequency[] }
  | { readonly kind: 'frequency'; readonly frequencies: readonly Frequency[] }
  | { readonly kind: 'basis'; readonly basis: PriceBasis }
  | { readonly kind: 'adjustment'; readonly adjustment: Adjustment };

const CHANGES: readonly Measure[] = ['annual_change', 'quarterly_change', 'monthly_change', 'change'];
const YEARLY: readonly Frequency[] = ['A', 'FY'];

const measure = (measures: readonly Measure[], frequencies: readonly Frequency[] = []): Feature => ({
  kind: 'measure',
  measures,
  frequencies,
});
const frequency = (...frequencies: readonly Frequency[]): Feature => ({ kind: 'frequency', frequencies });

/** An entry in `data/search-idioms.csv` that means any measure of change. */
const ANY_CHANGE = 'any_change';

function featureOf({ kind, values, frequencies }: Idiom): Feature {
  const periods = frequencies.map((word) => memberOf(FREQUENCIES, word));
  const [value = ''] = values;
  switch (kind) {
    case 'measure':
      return measure(value === ANY_CHANGE ? CHANGES : values.map((word) => memberOf(MEASURES, word)), periods);
    case 'frequency':
      return frequency(...periods);
    case 'basis':
      return { kind, basis: memberOf(PRICE_BASES, value) };
    case 'adjustment':
      return { kind, adjustment: memberOf(ADJUSTMENTS, value) };
    default:
      throw new WattleError('BUG', `data/search-idioms.csv: ${kind} is not a kind of property.`);
  }
}

function memberOf<T extends string>(allowed: readonly T[], word: string): T {
  const found = allowed.find((one) => one === word);
  if (found === undefined) throw new WattleError('BUG', `data/search-idioms.csv: ${word} is not one of ${allowed.join(', ')}.`);
  return found;
}

let byPhrase: ReadonlyMap<string, Feature> | null = null;

/** Returns features by the phrase that names them. Spaces join the words of a phrase. */
export function featuresByPhrase(): ReadonlyMap<string, Feature> {
  byPhrase ??= new Map(
    idioms().flatMap((idiom) => {
      const feature = featureOf(idiom);
      return idiom.phrases.flatMap(withOtherShares).map((phrase) => [wordsOf(phrase).join(' '), feature] as const);
    }),
  );
  return byPhrase;
}

/** Returns a phrase such as `share of growth` with the other words for a share. */
const withOtherShares = (phrase: string): readonly string[] =>
  phrase.startsWith('share of ')
    ? [phrase, ...['percentage', 'proportion', 'fraction', 'part'].map((word) => phrase.replace('share', word))]
    : [phrase];

/** Null if the series does not declare a price basis. */
export function basisOf(handle: SeriesHandle): PriceBasis | null {
  const { prices } = measureFactsOf(handle);
  return prices === null ? null : prices === 'current' ? 'nominal' : 'real';
}

const CHANGE_OVER: Partial<Record<Frequency, Measure>> = { M: 'monthly_change', Q: 'quarterly_change' };

const isNamedChange = (one: Feature): boolean =>
  one.kind === 'measure' && one.measures !== CHANGES && one.measures.every((measure) => CHANGES.includes(measure));

const isIndex = (one: Feature): boolean => one.kind === 'measure' && one.measures.every((measure) => measure === 'index');

/**
 * Removes features that the question only contrasts. A query that names both price bases compares them, so it requests neither. A query
 * such as `wage price index annual change` names an index and a change. It requests the change.
 */
const withoutContrasts = (features: readonly Feature[]): readonly Feature[] => {
  const bases = new Set(features.flatMap((one) => (one.kind === 'basis' ? one.basis : [])));
  const ofOneBasis = bases.size > 1 ? features.filter(({ kind }) => kind !== 'basis') : features;
  return ofOneBasis.some(isNamedChange) ? ofOneBasis.filter((one) => !isIndex(one)) : ofOneBasis;
};

/** Combines a frequency with a change. `quarterly growth` means a quarterly change, unless the question names another change. */
export function precise(named: readonly Feature[]): readonly Feature[] {
  const features = withoutContrasts(named);
  const isNamed = features.some((one) => one.kind === 'measure' && one.measures !== CHANGES);
  if (isNamed || !features.some((one) => one.kind === 'measure')) return features;
  const over = features.flatMap((one) => (one.kind === 'frequency' ? one.frequencies : [])).flatMap((one) => CHANGE_OVER[one] ?? []);
  return over.length === 0 ? features : [...features.filter(({ kind }) => kind === 'adjustment'), measure(over)];
}

/** Changes the features for a question about a time span. It then requests levels and indexes, because a change covers only one period. */
export const acrossSpan = (features: readonly Feature[]): readonly Feature[] =>
  features.some(({ kind }) => kind === 'measure')
    ? features.map((one) => (one.kind === 'measure' && one.measures === CHANGES ? measure(['index', 'level']) : one))
    : [...features, measure(['index', 'level'])];

/** A question about a day requests a daily value if one exists. */
export const DAILY: Feature = frequency('D');

/** A question about a month requests a value for the month or for a longer period. */
export const MONTHLY_OR_LONGER: Feature = frequency('M', 'Q', 'S', ...YEARLY);

/** A question about a quarter needs the value for the quarter or for its half-year. The value for a year is not a correct result. */
export const QUARTERLY_OR_LONGER: Feature = frequency('Q', 'S');

/** A question about a financial year prefers the value for the year to values for its months or quarters. */
export const FINANCIAL_YEARLY: Feature = frequency(...YEARLY);

export interface Traits {
  readonly measure: Measure;
  readonly basis: PriceBasis | null;
  /** True for amounts of money and for indexes of prices. */
  readonly isMoney: boolean;
  readonly frequency: Frequency;
  readonly adjustment: SeriesAdjustment;
  /** True if this kind of value is usually quoted with the adjustment of the series. */
  readonly usuallyAdjustedSo: boolean;
}

/** Returns true if the series has a requested change or price basis. */
export const isMeasuredAs = (features: readonly Feature[], own: Traits | null): boolean =>
  own !== null &&
  features.some((one) =>
    one.kind === 'basis'
      ? one.basis === own.basis
      : one.kind === 'measure' && one.measures !== CHANGES && CHANGES.includes(own.measure) && one.measures.includes(own.measure),
  );

const ASKED_AND_LACKED = {
  measure: 0.7,
  growth: 0.85,
  computed: 0.8,
  rare: 0.4,
  quarter: 0.6,
  frequency: 0.7,
  adjustment: 0.6,
  basis: 0.6,
  anyBasis: 0.9,
} as const;
const UNASKED_ADJUSTMENT = 0.75;
/** The weight of a value for a year if the question names a financial year. */
const OF_THE_YEAR = 1.6;
/** Score factors for rare measures if the question does not name them. */
const UNASKED_MEASURE: Partial<Record<Measure, number>> = { weight: 0.55, contribution: 0.6 };

const lackedFrequency = (feature: Feature): number =>
  feature === QUARTERLY_OR_LONGER ? ASKED_AND_LACKED.quarter : ASKED_AND_LACKED.frequency;

/** Returns true if the question names a rare measure, such as a contribution or a weight. */
export const asksRareMeasure = (features: readonly Feature[]): boolean =>
  features.some((one) => one.kind === 'measure' && one.measures.some((measure) => UNASKED_MEASURE[measure] !== undefined));

/** Returns a contribution or weight that the question requests and a series does not measure. Returns null for other measures. */
export const lackedMeasure = (feature: Feature & { readonly kind: 'measure' }, own: Traits): string | null =>
  asksRareMeasure([feature]) && !feature.measures.includes(own.measure) ? at(feature.measures, 0) : null;

/**
 * Returns true if a change can be calculated from adjacent values. For example, a monthly change can be calculated from monthly values.
 */
const isComputedOf = (requested: Measure, { measure, frequency }: Traits): boolean =>
  (measure === 'level' || measure === 'index') && CHANGE_OVER[frequency] === requested;

export function featureFit(features: readonly Feature[], own: Traits): number {
  let fit = features.some(({ kind }) => kind === 'adjustment') || own.usuallyAdjustedSo ? 1 : UNASKED_ADJUSTMENT;
  const isNamed = features.some((one) => one.kind === 'measure' && one.measures.length === 1 && one.measures.includes(own.measure));
  if (!isNamed) fit *= UNASKED_MEASURE[own.measure] ?? 1;
  for (const feature of features) {
    if (feature.kind === 'adjustment') fit *= own.adjustment === feature.adjustment ? 1 : ASKED_AND_LACKED.adjustment;
    else if (feature.kind === 'basis')
      fit *=
        own.basis === feature.basis
          ? 1
          : own.basis !== null
            ? ASKED_AND_LACKED.basis
            : own.measure === 'level'
              ? ASKED_AND_LACKED.anyBasis
              : 1;
    else if (feature === FINANCIAL_YEARLY) fit *= YEARLY.includes(own.frequency) ? OF_THE_YEAR : 1;
    else if (feature.kind === 'frequency') fit *= feature.frequencies.includes(own.frequency) ? 1 : lackedFrequency(feature);
    else if (!feature.measures.includes(own.measure) && !feature.frequencies.includes(own.frequency)) {
      const isRare = asksRareMeasure([feature]);
      if (feature.measures === CHANGES) fit *= ASKED_AND_LACKED.growth;
      else if (isRare) fit *= ASKED_AND_LACKED.rare;
      else fit *= feature.measures.some((one) => isComputedOf(one, own)) ? ASKED_AND_LACKED.computed : ASKED_AND_LACKED.measure;
    }
  }
  return fit;
}

/** Matches a number that is part of a name, as in `estimate 5`. The words are normalised. */
const PART_NUMBER = /\b(?:estimate|quintile|decile|quartile|tier) \d+\b/;
/** The factor of a title that has another number. */
const ANOTHER_NUMBER = 0.4;

/** Returns the numbered part of a question or title, such as `estimate 5`, or null. */
export const numberedPart = (text: string): string | null => PART_NUMBER.exec(wordsOf(text).join(' '))?.[0] ?? null;

/** Returns a lower factor if a title has another number than the question. */
export function numberFit(requested: string | null, title: string): number {
  const own = requested === null ? null : numberedPart(title);
  return own === null || own === requested ? 1 : ANOTHER_NUMBER;
}
