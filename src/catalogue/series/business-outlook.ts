/** Expected capital expenditure, and new loans to businesses by size. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { CAPEX_ESTIMATES } from '../../sources/abs/datasets/CAPEX_ESTIMATES.ts';
import { LEND_BUSINESS_SIZE } from '../../sources/abs/datasets/LEND_BUSINESS_SIZE.ts';
import { AUD_MILLION, key } from '../handles.ts';

const TOPIC = { topic: 'business' } as const;
const ESTIMATES = [1, 2, 3, 4, 5, 6, 7] as const;
export const AU_CAPEX_ESTIMATES: readonly SeriesHandle[] = ESTIMATES.map((number) =>
  key(
    CAPEX_ESTIMATES,
    { ESTIMATE: `estimate_${number}`, ASSET: 'all', INDUSTRY: 'all' },
    {
      id: `AU.CAPEX.ESTIMATE${number}`,
      title: `Expected capital expenditure, estimate ${number}`,
      description: `Capital expenditure for a financial year, as reported by businesses in estimate ${number} of 7, current prices (ABS 5625.0).`,
      ...AUD_MILLION,
      ...TOPIC,
      tags: ['expected capital expenditure', 'investment intentions'],
    },
  ),
);

const LOANS = [
  ['SMALL', 'small', 'all_without_refinancing', 'small businesses'],
  ['SMALL.PROPERTY', 'small', 'property', 'small businesses, property'],
  ['SMALL.CONSTRUCTION', 'small', 'construction', 'small businesses, construction'],
  ['MEDIUM', 'medium', 'all_without_refinancing', 'medium businesses'],
  ['MEDIUM.PROPERTY', 'medium', 'property', 'medium businesses, property'],
  ['MEDIUM.CONSTRUCTION', 'medium', 'construction', 'medium businesses, construction'],
  ['LARGE.PROPERTY', 'large', 'property', 'large businesses, property'],
  ['LARGE.CONSTRUCTION', 'large', 'construction', 'large businesses, construction'],
] as const;

export const AU_BUSINESS_LOANS: readonly SeriesHandle[] = LOANS.map(([detail, size, purpose, words]) =>
  key(
    LEND_BUSINESS_SIZE,
    { SIZE: size, PURPOSE: purpose },
    {
      id: `AU.LENDING.BUSINESS.${detail}`,
      title: `Business loan commitments, ${words}`,
      description: `Value of new fixed-term loan commitments in the quarter, ${words}, ${purpose === 'all_without_refinancing' ? 'all purposes except refinancing, ' : ''}original (ABS 5601.0).`,
      ...AUD_MILLION,
      ...TOPIC,
      tags: ['business lending', 'business loans', 'lending indicators'],
    },
  ),
);
