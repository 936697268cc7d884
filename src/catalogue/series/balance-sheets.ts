/** Balance sheets of households and businesses, lending and credit, by column of RBA tables. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { D1 } from '../../sources/rba/datasets/D1.ts';
import { D2 } from '../../sources/rba/datasets/D2.ts';
import { E1 } from '../../sources/rba/datasets/E1.ts';
import { E2 } from '../../sources/rba/datasets/E2.ts';
import { AUD_BILLION, columnsOf, PER_CENT, THOUSAND } from '../handles.ts';

export const AU_E1_AUD: readonly SeriesHandle[] = columnsOf({
  dataset: E1,
  topic: 'households',
  unit: AUD_BILLION,
  adjustment: 'original',
  tags: ['balance sheet', 'wealth', 'assets', 'liabilities'],
  columns: {
    BSPNSHNFO: 'Household consumer durables',
    BSPNSHNFT: 'Household total non-financial assets',
    BSPNSHUFAS: 'Household equities',
    BSPNSHUFAO: 'Household other financial assets',
    BSPNSHUFAT: 'Household total financial assets',
    BSPNSPNFAD: 'Business bank deposits',
    BSPNSPNFAF: 'Business foreign equities',
    BSPNSPNFAO: 'Business other financial assets',
    BSPNSPNFAT: 'Business total financial assets',
    BSPNSPNLL: 'Business loans',
    BSPNSPNLB: 'Business bills of exchange liabilities',
    BSPNSPNLS: 'Business equities liabilities',
    BSPNSPNLD: 'Business bonds liabilities',
    BSPNSPNLO: 'Business other liabilities',
    BSPNSPNLT: 'Business total liabilities',
  },
});

export const AU_E1_NUMBER: readonly SeriesHandle[] = columnsOf({
  dataset: E1,
  topic: 'households',
  unit: THOUSAND,
  adjustment: 'original',
  tags: ['balance sheet', 'wealth', 'assets', 'liabilities'],
  columns: {
    BSPNSHUDS: 'Household dwelling stock',
  },
});

export const AU_E1_PCT: readonly SeriesHandle[] = columnsOf({
  dataset: E1,
  topic: 'households',
  unit: PER_CENT,
  adjustment: 'original',
  tags: ['balance sheet', 'wealth', 'assets', 'liabilities'],
  columns: {
    BSPNSHUDSYP: 'Year-ended household dwelling stock growth',
  },
});

export const AU_E2_PCT_SA: readonly SeriesHandle[] = columnsOf({
  dataset: E2,
  topic: 'households',
  unit: PER_CENT,
  adjustment: 'seasonally_adjusted',
  tags: ['debt', 'households', 'ratio'],
  columns: {
    BHFDDIO: 'Owner-occupier housing debt to income',
  },
});

export const AU_E2_PCT_ORIG: readonly SeriesHandle[] = columnsOf({
  dataset: E2,
  topic: 'households',
  unit: PER_CENT,
  adjustment: 'original',
  tags: ['debt', 'households', 'ratio'],
  columns: {
    BHFHDI: 'Housing assets to income',
    BHFADIFA: 'Household financial assets to income',
  },
});

export const AU_D2_AUD_ORIG: readonly SeriesHandle[] = columnsOf({
  dataset: D2,
  topic: 'credit',
  unit: AUD_BILLION,
  adjustment: 'original',
  tags: ['credit', 'lending'],
  columns: {
    DLCALAB: 'Loans and advances, Banks',
    DLCALANBFI: 'Loans and advances, NBFIs',
    DLCALAAFI: 'Loans and advances, AFIs',
    DLCABOI: 'Bills on issue',
    DLCANCN: 'Narrow credit',
    DLCACN: 'Credit, Total',
    DLCACOHN: 'Credit, Owner-occupier housing',
    DLCACIHN: 'Credit, Investor housing',
    DLCACOPN: 'Credit, Other personal',
    DLCACBN: 'Credit, Business',
    DLCALGAFI: 'Lending to the government sector by AFIs',
    DLCANS: 'Net switching of housing loan purpose',
    DLCACFN: 'Total credit excl. financial businesses, original',
  },
});

export const AU_D2_AUD_SA: readonly SeriesHandle[] = columnsOf({
  dataset: D2,
  topic: 'credit',
  unit: AUD_BILLION,
  adjustment: 'seasonally_adjusted',
  tags: ['credit', 'lending'],
  columns: {
    DLCANCS: 'Narrow credit, Seasonally adjusted',
  },
});

export const AU_D1: readonly SeriesHandle[] = columnsOf({
  dataset: D1,
  topic: 'credit',
  unit: PER_CENT,
  adjustment: 'seasonally_adjusted',
  tags: ['credit', 'credit growth'],
  columns: {
    DGFACOHM: 'Owner-occupier housing credit, monthly growth',
    DGFACIHM: 'Investor housing credit, monthly growth',
    DGFACBNFM: 'Non-financial business credit, monthly growth',
    DGFACBNW12: 'Business credit incl. select financial businesses, 12-month growth',
    DGFACNW12: 'Total credit incl. select financial businesses, 12-month growth',
  },
});
