/** Payments on housing loans, and volumes of household spending. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { HSI_Q } from '../../sources/abs/datasets/HSI_Q.ts';
import { E13 } from '../../sources/rba/datasets/E13.ts';
import { AUD_MILLION, column, key, PER_CENT } from '../handles.ts';

const KINDS = [
  { detail: 'INTEREST', id: 'LPHTIC', name: 'Interest charged on housing loans' },
  { detail: 'SCHEDULED', id: 'LPHTSP', name: 'Scheduled payments on housing loans' },
  { detail: 'EXCESS', id: 'LPHTEX', name: 'Excess payments on housing loans' },
] as const;
const TAGS = ['mortgage', 'debt service', 'housing loans'];

export const AU_LOAN_PAYMENTS: readonly SeriesHandle[] = KINDS.flatMap(({ detail, id, name }) => [
  column(E13, id, {
    id: `AU.LOAN.PAYMENTS.${detail}`,
    title: name,
    description: `${name} in each quarter.`,
    ...AUD_MILLION,
    topic: 'households',
    adjustment: 'seasonally_adjusted',
    tags: TAGS,
  }),
  column(E13, `${id}RI`, {
    id: `AU.LOAN.PAYMENTS.${detail}.INCOME`,
    title: `${name}, share of income`,
    description: `${name} in each quarter, per cent of household disposable income.`,
    ...PER_CENT,
    topic: 'households',
    adjustment: 'seasonally_adjusted',
    tags: [...TAGS, 'mortgage burden'],
    related: ['AU.HOUSEHOLD.DEBT.INCOME'],
  }),
]);

const volume = (detail: string, category: string, what: string): SeriesHandle =>
  key(
    HSI_Q,
    { CATEGORY: category, TSEST: '20', STATE: 'AUS' },
    {
      id: `AU.HOUSEHOLD.SPENDING${detail}.VOLUME`,
      title: `Household spending${what}, chain volume, seasonally adjusted`,
      description: `Household spending${what} in each quarter, chain volume, seasonally adjusted.`,
      ...AUD_MILLION,
      topic: 'households',
      adjustment: 'seasonally_adjusted',
      tags: ['consumption', 'household spending', 'volume'],
    },
  );

export const AU_HOUSEHOLD_SPENDING_VOLUME = volume('', 'TOT', '');
export const AU_HOUSEHOLD_SPENDING_RECREATION_VOLUME = volume('.RECREATION', '50', ' on recreation and culture');
