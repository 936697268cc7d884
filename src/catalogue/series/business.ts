/** Private business: profits, wages, sales and inventories, quarterly. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { BUSINESS_INDICATORS } from '../../sources/abs/datasets/BUSINESS_INDICATORS.ts';
import { AUD_MILLION, forEachState, key } from '../handles.ts';

const business = (id: string, measure: string, what: string, region: string, place: string): SeriesHandle =>
  key(
    BUSINESS_INDICATORS,
    { MEASURE: measure, PRICE_ADJUSTMENT: 'CUR', INDUSTRY: 'TOT', SCOPE: 'TOT', TSEST: '20', REGION: region },
    {
      id,
      title: `${what}, ${place}, seasonally adjusted`,
      description: `${what} of private businesses in all industries surveyed, ${place}, current prices, seasonally adjusted.`,
      ...AUD_MILLION,
      topic: 'business',
      adjustment: 'seasonally_adjusted',
      place,
      tags: ['business', what.toLowerCase()],
    },
  );

export const AU_BUSINESS_PROFITS = business('AU.BUSINESS.PROFITS', 'M7', 'Gross operating profits', 'AUS', 'Australia');
export const AU_BUSINESS_WAGES = business('AU.BUSINESS.WAGES', 'M5', 'Wages', 'AUS', 'Australia');
export const AU_BUSINESS_SALES = business('AU.BUSINESS.SALES', 'M1', 'Sales', 'AUS', 'Australia');
export const AU_BUSINESS_WAGES_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  business(`AU.BUSINESS.WAGES.${state.suffix}`, 'M5', 'Wages', state.code, state.name),
);
export const AU_BUSINESS_SALES_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  business(`AU.BUSINESS.SALES.${state.suffix}`, 'M1', 'Sales', state.code, state.name),
);
