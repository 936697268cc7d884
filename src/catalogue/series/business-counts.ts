/** Businesses that trade, enter and leave, quarterly. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { BUSINESS_COUNTS } from '../../sources/abs/datasets/BUSINESS_COUNTS.ts';
import { key, NUMBER } from '../handles.ts';

/** One row for each measure: its part of series ids, its code, and its name in titles. */
const MEASURES = [
  ['TOTAL', 'operating', 'Businesses operating'],
  ['ENTRIES', 'entries', 'Business entries'],
  ['EXITS', 'exits', 'Business exits'],
] as const;

const ADJUSTMENTS = [
  ['SA', '20', 'seasonally_adjusted', 'seasonally adjusted'],
  ['ORIG', '10', 'original', 'original'],
] as const;

export const AU_BUSINESS_COUNTS: readonly SeriesHandle[] = MEASURES.flatMap(([detail, measure, what]) =>
  ADJUSTMENTS.map(([suffix, TSEST, adjustment, words]) =>
    key(
      BUSINESS_COUNTS,
      { MEASURE: measure, TSEST },
      {
        id: `AU.BUSINESS.COUNT.${detail}.${suffix}`,
        title: `${what}, ${words}`,
        description: `${what} in Australia in each quarter, ${words}: actively trading businesses with an ABN (ABS 8165.0).`,
        ...NUMBER,
        topic: 'business',
        adjustment,
        tags: ['business counts', what.toLowerCase(), 'business dynamics'],
      },
    ),
  ),
);
