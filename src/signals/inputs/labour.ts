/** Labour force data for states. Each state has the best adjustment that the ABS publishes for it. */
import { entry } from '../../core/assert.ts';
import { shiftDecimal } from '../../core/decimal.ts';
import { type SelectedSeries, type Selection, type SelectionInput, selectionOf } from '../../core/define-signal.ts';
import type { Adjustment } from '../../core/observation.ts';
import { MAIN_STATES, type StateAbbreviation } from '../../core/places/geography.ts';
import { LF } from '../../sources/abs/datasets/LF.ts';

/** Adjustments in order of preference. The ABS does not adjust small states, so they have trend or original series. */
const ADJUSTED: readonly { readonly adjustment: Adjustment; readonly tsest: string }[] = [
  { adjustment: 'seasonally_adjusted', tsest: '20' },
  { adjustment: 'trend', tsest: '30' },
  { adjustment: 'original', tsest: '10' },
];

/** The number of months from a month of the previous year to the same month of this year, including both. */
const THIRTEEN_MONTHS = 13;
const TEN_YEARS = 120;

export const MEASURE = { employed: 'M3', participation: 'M12', unemployment: 'M13', employmentToPopulation: 'M16' } as const;

export const AUSTRALIA = 'AUS';
export const regionOf = (state: StateAbbreviation): string => entry(REGION_OF, state);
const REGION_OF = new Map(MAIN_STATES.map(({ abbreviation, code }) => [abbreviation, code]));
const STATE_REGIONS = [...REGION_OF.values()];

const labour = (measures: readonly string[], regions: readonly string[], months = THIRTEEN_MONTHS): SelectionInput =>
  selectionOf({
    dataset: LF,
    select: { MEASURE: measures, SEX: '3', TSEST: ADJUSTED.map(({ tsest }) => tsest), REGION: regions },
    newest: months,
  });

/** Selects thirteen months of each measure for the states, in every adjustment. Values are for all persons. */
export const labourOfStates = (...measures: readonly string[]): SelectionInput => labour(measures, STATE_REGIONS);
/** Selects ten years of each measure for Australia and the states, in every adjustment. */
export const labourOfAll = (...measures: readonly string[]): SelectionInput => labour(measures, [AUSTRALIA, ...STATE_REGIONS], TEN_YEARS);

export interface Adjusted {
  readonly adjustment: Adjustment;
  readonly series: SelectedSeries;
}

export const personsIn = ({ series }: Adjusted, count: number): number => shiftDecimal(count, series.multiplier);

/** Returns the value at t, in the best adjustment that has a value. Returns null if no adjustment has one. */
export function bestAdjusted(from: Selection, codes: Readonly<Record<string, string>>, t: number): Adjusted | null {
  const found = ADJUSTED.flatMap(({ adjustment, tsest }) => {
    const series = from.find({ ...codes, TSEST: tsest });
    return series?.has(t) ? [{ adjustment, series }] : [];
  });
  return found[0] ?? null;
}

/** Returns both values at t, in the best adjustment that has both. Returns null if no adjustment has both. */
export function bothAdjusted(
  t: number,
  one: { readonly from: Selection; readonly codes: Readonly<Record<string, string>> },
  other: { readonly from: Selection; readonly codes: Readonly<Record<string, string>> },
): { readonly adjustment: Adjustment; readonly one: number; readonly other: number } | null {
  const common = ADJUSTED.flatMap(({ adjustment, tsest }) => {
    const [first, second] = [one, other].map(({ from, codes }) => from.find({ ...codes, TSEST: tsest }));
    return first?.has(t) && second?.has(t) ? [{ adjustment, first, second }] : [];
  });
  const [best] = common;
  return best ? { adjustment: best.adjustment, one: best.first(t), other: best.second(t) } : null;
}
