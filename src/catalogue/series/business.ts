/** Private business: profits, wages, sales and inventories, quarterly. */
import { DIVISIONS } from '../../core/anzsic.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { BUSINESS_INDICATORS } from '../../sources/abs/datasets/BUSINESS_INDICATORS.ts';
import { AUD_MILLION, forEachState, key, PER_CENT } from '../handles.ts';

/** Adds the population to `Wages`, `Sales` and `Inventories`. */
const titled = (what: string): string => (what.startsWith('Gross') ? what : `Business ${what.toLowerCase()}`);

const business = (id: string, measure: string, what: string, region: string, place: string): SeriesHandle =>
  key(
    BUSINESS_INDICATORS,
    { MEASURE: measure, PRICE_ADJUSTMENT: 'CUR', INDUSTRY: 'TOT', SCOPE: 'TOT', TSEST: '20', REGION: region },
    {
      id,
      title: `${titled(what)}, ${place}, seasonally adjusted`,
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

// ---------------------------------------------------------------- industries, inventories, changes

interface Detail {
  readonly suffix: string;
  readonly measure: string;
  readonly prices?: 'CVM' | 'CUR';
  readonly industry?: string;
  readonly what: string;
  readonly unit?: typeof AUD_MILLION | typeof PER_CENT;
}

const detailed = ({ suffix, measure, prices = 'CUR', industry = 'TOT', what, unit = AUD_MILLION }: Detail): SeriesHandle => {
  const basis = prices === 'CUR' ? 'current prices' : 'chain volume';
  return key(
    BUSINESS_INDICATORS,
    { MEASURE: measure, PRICE_ADJUSTMENT: prices, INDUSTRY: industry, SCOPE: 'TOT', TSEST: '20', REGION: 'AUS' },
    {
      id: `AU.BUSINESS.${suffix}`,
      title: `${titled(what)}, ${prices === 'CUR' ? 'Australia' : basis}, seasonally adjusted`,
      description: `${what}, private businesses surveyed, Australia, ${basis}, seasonally adjusted.`,
      ...unit,
      topic: 'business',
      adjustment: 'seasonally_adjusted',
      tags: ['business', what.toLowerCase()],
    },
  );
};

/** Letters of the divisions for which profits are published. */
const WITH_PROFITS = 'BCEGHIJLM';
export const AU_BUSINESS_PROFITS_BY_INDUSTRY: readonly SeriesHandle[] = DIVISIONS.filter(({ letter }) => WITH_PROFITS.includes(letter)).map(
  ({ letter, name, word }) =>
    detailed({
      suffix: `PROFITS.${word.toUpperCase()}`,
      measure: 'M7',
      industry: letter,
      what: `Gross operating profits, ${name.toLowerCase()}`,
    }),
);
export const AU_BUSINESS_INVENTORIES = detailed({ suffix: 'INVENTORIES', measure: 'M3', prices: 'CVM', what: 'Inventories' });
export const AU_BUSINESS_CHANGES: readonly SeriesHandle[] = [
  detailed({ suffix: 'INVENTORIES.QOQ', measure: 'M4', prices: 'CVM', what: 'Inventories, quarterly change', unit: PER_CENT }),
  detailed({ suffix: 'PROFITS.QOQ', measure: 'M8', what: 'Gross operating profits, quarterly change', unit: PER_CENT }),
  detailed({ suffix: 'WAGES.QOQ', measure: 'M6', what: 'Wages, quarterly change', unit: PER_CENT }),
];
