/** Underlying measures of the quarterly consumer price index, from ABS dataflows. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { CPI_Q } from '../../sources/abs/datasets/CPI_Q.ts';
import { INDEX, key, PER_CENT } from '../handles.ts';

const MEASURES = [
  { suffix: 'INDEX', code: '1', words: 'index', title: 'index, quarterly', units: INDEX },
  { suffix: 'QOQ', code: '2', words: 'quarterly change', title: 'quarterly change', units: PER_CENT },
  { suffix: 'YOY', code: '3', words: 'annual change', title: 'annual change, quarterly', units: PER_CENT },
] as const;
const CATEGORIES = [
  { detail: 'TRIMMED', code: '999902', name: 'Trimmed mean' },
  { detail: 'MEDIAN', code: '999903', name: 'Weighted median' },
  { detail: 'ALLGROUPS_SA', code: '999901', name: 'All groups' },
] as const;

export const AU_CPI_QUARTERLY_UNDERLYING: readonly SeriesHandle[] = CATEGORIES.flatMap(({ detail, code, name }) =>
  MEASURES.map(({ suffix, code: measure, words, title, units }) =>
    key(
      CPI_Q,
      { MEASURE: measure, INDEX: code },
      {
        id: `AU.CPI.${detail}.QUARTERLY.${suffix}.SA`,
        title: `${name}: ${title}, seasonally adjusted`,
        description: `${name} of the quarterly consumer price index, ${words}, seasonally adjusted, as the ABS publishes it.`,
        ...units,
        topic: 'prices',
        adjustment: 'seasonally_adjusted',
        tags: ['cpi', 'inflation', 'underlying inflation'],
      },
    ),
  ),
);
