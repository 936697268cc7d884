/** Household income and housing costs from the Census of 10 August 2021. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { C21_G02_SA2 } from '../../sources/abs/datasets/C21_G02_SA2.ts';
import { forEachState, key, PERSONS } from '../handles.ts';

const AUD_PER_WEEK = { units: 'AUD per week', unitsShort: 'AUD/week' } as const;
const AUD_PER_MONTH = { units: 'AUD per month', unitsShort: 'AUD/month' } as const;

const INCOME_TAGS = ['income', 'median income', 'earnings'];

/** One row for each median: its part of series ids, its MEDAVG code, its name, its unit and further tags. */
const MEDIANS = [
  ['INCOME.HOUSEHOLD.MEDIAN', '4', 'Median weekly household income', AUD_PER_WEEK, ['household income', ...INCOME_TAGS]],
  ['INCOME.FAMILY.MEDIAN', '3', 'Median weekly family income', AUD_PER_WEEK, ['family income', ...INCOME_TAGS]],
  ['INCOME.PERSONAL.MEDIAN', '2', 'Median weekly personal income', AUD_PER_WEEK, ['personal income', ...INCOME_TAGS]],
  ['RENT.MEDIAN', '6', 'Median weekly rent', AUD_PER_WEEK, ['rent', 'housing']],
  ['MORTGAGE.REPAYMENT.MEDIAN', '5', 'Median monthly mortgage repayment', AUD_PER_MONTH, ['mortgage', 'housing']],
  ['HOUSEHOLD.SIZE', '8', 'Average household size', PERSONS, ['household size', 'persons per household']],
] as const;

interface Place {
  readonly name: string;
  readonly region: string;
  readonly type: 'AUS' | 'STE';
  readonly suffix: string;
}

const AUSTRALIA: Place = { name: 'Australia', region: 'AUS', type: 'AUS', suffix: '' };

const median = ([detail, code, what, unit, tags]: (typeof MEDIANS)[number], place: Place): SeriesHandle =>
  key(
    C21_G02_SA2,
    { MEDAVG: code, REGION: place.region, REGION_TYPE: place.type, STATE: place.region },
    {
      id: `AU.CENSUS.${detail}${place.suffix}`,
      title: `${what}, ${place.name}, Census 2021`,
      description: `${what}, ${place.name}, as households stated in the Census on 10 August 2021.`,
      ...unit,
      topic: 'households',
      place: place.name,
      tags: ['census', ...tags],
    },
  );

export const AU_CENSUS: readonly SeriesHandle[] = MEDIANS.map((measure) => median(measure, AUSTRALIA));
export const AU_CENSUS_BY_STATE = MEDIANS.map((measure) =>
  forEachState((state) => median(measure, { name: state.name, region: state.code, type: 'STE', suffix: `.${state.suffix}` })),
);
