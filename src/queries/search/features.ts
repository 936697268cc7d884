/** Properties of series that a question mentions in passing: measure, frequency, adjustment. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { Adjustment } from '../../core/observation.ts';
import { wordsOf } from './words.ts';

export type Measure = 'annual_change' | 'quarterly_change' | 'monthly_change' | 'change' | 'index' | 'weight' | 'contribution' | 'level';

/** Price basis of money amounts. */
export type PriceBasis = 'real' | 'nominal';

/** A property that a phrase requests. */
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
const adjustment = (one: Adjustment): Feature => ({ kind: 'adjustment', adjustment: one });

const DECLARED: readonly (readonly [Feature, string])[] = [
  [
    measure(CHANGES),
    'growth | change | changed | changes | changing | increase | increased | rise | rising | rose | risen | grow | growing | grew | grown | fall | fell | falling | fallen | decline | declined | drop | dropped | gone up | went up | go up | going up | lost | shed | created | added | gained | slump | slumped | surge | surged | soar | soared | soaring | jump | jumped | plunge | plunged | hike | hiked | spike | spiked | slowing | slowed | accelerate | accelerating | ease | eased | easing | climb | climbed | climbing | tumble | tumbled | dip | dipped | rebound | rebounded | movement | percentage change | per cent change | growth rate | rate of growth | rate of change | faster | pick up',
  ],
  [
    measure(['annual_change'], YEARLY),
    'annual | annually | yearly | year-ended | year on year | over the year | over the past year | over the last year | through the year | to the year | yoy | 12 months | annual change | annual growth | annual percentage change | yearly change | year-ended growth | from a year earlier | on a year earlier | on a year before | than a year earlier | than a year before | than a year ago | than one year ago | than last year | than the year before | from a year ago | a year earlier | on the year | in the past year | in the last year | a year ago | annual rate | annual movement | per cent change on year',
  ],
  [
    measure(['quarterly_change']),
    'quarter on quarter | over the quarter | on the quarter | qoq | quarterly change | quarterly growth | quarterly rate | quarterly increase | on the quarter before | on the previous quarter | quarterly movement | in the quarter',
  ],
  [
    measure(['monthly_change']),
    'month on month | over the month | on the month | mom | monthly change | monthly growth | monthly increase | on the month before | on the previous month | from the month before | monthly movement | month to month',
  ],
  [measure(['index']), 'index | index number | index numbers | base year | base period | reference period'],
  [measure(['weight']), 'weight | weights | weighting'],
  [
    measure(['contribution']),
    'contribution | contributions | contribute | contributed | add to growth | added to growth | adding to growth | added to gdp growth | add to gdp growth | share of growth | share of gdp growth | part of growth',
  ],
  [frequency('D'), 'daily'],
  [frequency('W'), 'weekly'],
  [frequency('M'), 'monthly | each month | every month'],
  [frequency('Q'), 'quarterly | each quarter | every quarter'],
  [frequency(...YEARLY), 'financial year | by financial year | calendar year'],
  [
    { kind: 'basis', basis: 'real' },
    'real | chain volume | chain volumes | chain volume measures | constant prices | inflation-adjusted | adjusted for inflation | in real terms',
  ],
  [{ kind: 'basis', basis: 'nominal' }, 'nominal | current prices | in nominal terms'],
  [adjustment('seasonally_adjusted'), 'seasonally adjusted | seasonal adjustment | adjusted for seasons'],
  [adjustment('trend'), 'trend'],
  [adjustment('original'), 'original | unadjusted | not seasonally adjusted | not adjusted | raw | original unadjusted'],
];

/** By the words of the phrase, joined by blanks. */
export const FEATURES: ReadonlyMap<string, Feature> = new Map(
  DECLARED.flatMap(([feature, names]) => names.split('|').map((name) => [wordsOf(name).join(' '), feature] as const)),
);

const MEASURES: readonly (readonly [RegExp, Measure])[] = [
  [/contribution/i, 'contribution'],
  [/\bweight in\b/i, 'weight'],
  [/annual change|year-ended|twelve months|through the year|inflation, annual/i, 'annual_change'],
  [/quarterly (?:change|growth)/i, 'quarterly_change'],
  [/monthly change|over the month|on the month before/i, 'monthly_change'],
  [/^change in/i, 'change'],
  [/\bindex\b/i, 'index'],
];

/** How a series is measured, by its title. */
export const measureOf = ({ title }: SeriesHandle): Measure => MEASURES.find(([pattern]) => pattern.test(title))?.[1] ?? 'level';

/** Null if there is no choice, or the title does not say. */
export const basisOf = ({ title }: SeriesHandle): PriceBasis | null =>
  /chain volume|\breal\b/i.test(title) ? 'real' : /current prices|\bnominal\b/i.test(title) ? 'nominal' : null;

const CHANGE_OVER: Partial<Record<Frequency, Measure>> = { M: 'monthly_change', Q: 'quarterly_change' };

/** A query with both bases compares them and requests neither. */
const withoutContrasts = (features: readonly Feature[]): readonly Feature[] => {
  const bases = new Set(features.flatMap((one) => (one.kind === 'basis' ? one.basis : [])));
  return bases.size > 1 ? features.filter(({ kind }) => kind !== 'basis') : features;
};

/** `quarterly` with `growth` is a quarterly change, unless another span is given. */
export function precise(named: readonly Feature[]): readonly Feature[] {
  const features = withoutContrasts(named);
  const isNamed = features.some((one) => one.kind === 'measure' && one.measures !== CHANGES);
  if (isNamed || !features.some((one) => one.kind === 'measure')) return features;
  const over = features.flatMap((one) => (one.kind === 'frequency' ? one.frequencies : [])).flatMap((one) => CHANGE_OVER[one] ?? []);
  return over.length === 0 ? features : [...features.filter(({ kind }) => kind === 'adjustment'), measure(over)];
}

/** A question about a time span needs a level or index, not a change. */
export const acrossSpan = (features: readonly Feature[]): readonly Feature[] =>
  features.map((one) => (one.kind === 'measure' && one.measures === CHANGES ? measure(['index', 'level']) : one));

/** A date requests a daily value if there is one. */
export const DAILY: Feature = frequency('D');

/** A month without a day requests a value for the month or longer, not for each day. */
export const MONTHLY_OR_LONGER: Feature = frequency('M', 'Q', 'S', ...YEARLY);

/** A quarter requests the value of that quarter. */
export const QUARTERLY_OR_LONGER: Feature = frequency('Q', 'S', ...YEARLY);

/** Properties of a series. */
export interface Traits {
  readonly measure: Measure;
  readonly basis: PriceBasis | null;
  readonly frequency: Frequency;
  readonly adjustment: Adjustment;
  /** Whether figures of its kind are mostly quoted so adjusted. */
  readonly usuallyAdjustedSo: boolean;
}

/** Whether the series has the requested change or price basis. */
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
/** Measures that must be named to be meant. */
const UNASKED_MEASURE: Partial<Record<Measure, number>> = { weight: 0.55, contribution: 0.6 };

/** A quarterly value cannot give monthly ones. Other frequencies can be aggregated. */
const lackedFrequency = (feature: Feature): number =>
  feature === QUARTERLY_OR_LONGER ? ASKED_AND_LACKED.quarter : ASKED_AND_LACKED.frequency;

/** Whether a measure is requested that only figures with its name have: a contribution, a weight. */
export const asksRareMeasure = (features: readonly Feature[]): boolean =>
  features.some((one) => one.kind === 'measure' && one.measures.some((measure) => UNASKED_MEASURE[measure] !== undefined));

/** Whether a change is calculated from neighbouring figures: over a month of monthly ones. */
const isComputedOf = (asked: Measure, { measure, frequency }: Traits): boolean =>
  (measure === 'level' || measure === 'index') && CHANGE_OVER[frequency] === asked;

/** 1 if a series is as requested, less for each difference, and for unusual properties that were not requested. */
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
