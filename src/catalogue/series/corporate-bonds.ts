/** Yields of corporate bonds, and the balance sheet of the Reserve Bank. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { A1 } from '../../sources/rba/datasets/A1.ts';
import { F3 } from '../../sources/rba/datasets/F3.ts';
import { AUD_MILLION, column, PER_CENT_PER_ANNUM } from '../handles.ts';

const RATINGS = ['A', 'BBB'] as const;
const TENORS = [3, 5, 7, 10] as const;

export const AU_CORPORATE_BOND: readonly SeriesHandle[] = RATINGS.flatMap((rating) =>
  TENORS.map((years) =>
    column(F3, `FNFY${rating}${years}M`, {
      id: `AU.CORPORATE.BOND.${rating}.${years}Y`,
      title: `Corporate debt yield, ${rating}-rated, ${years} years`,
      description: `Yield on ${rating}-rated bonds of non-financial corporations at a tenor of ${years} years, at the end of each month.`,
      ...PER_CENT_PER_ANNUM,
      topic: 'rates',
      tags: ['corporate bonds', 'credit spread'],
      related: ['AU.BOND.10Y'],
    }),
  ),
);

const balance = (detail: string, seriesId: string, title: string): SeriesHandle =>
  column(A1, seriesId, {
    id: `AU.RBA.BALANCE.${detail}`,
    title: `Reserve Bank balance sheet, ${title}`,
    description: `Balance sheet of the Reserve Bank of Australia: ${title}, weekly.`,
    ...AUD_MILLION,
    topic: 'rates',
    tags: ['reserve bank', 'balance sheet', 'quantitative tightening'],
  });

export const AU_RBA_BALANCE: readonly SeriesHandle[] = [
  balance('ASSETS', 'ARBAATAW', 'total assets'),
  balance('FOREIGN', 'ARBAAGFXW', 'gold and foreign exchange'),
  balance('DOMESTIC', 'ARBAAASTW', 'Australian dollar investments'),
];
