/** Household and business balance sheets, and lending and credit. Each series is a column in an RBA table. */
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
    BSPNSHNFT: 'Household non-financial assets, total',
    BSPNSHUFAS: 'Household equities',
    BSPNSHUFAO: 'Household financial assets, other',
    BSPNSHUFAT: 'Household financial assets, total',
    BSPNSPNFAD: 'Business bank deposits',
    BSPNSPNFAF: 'Business foreign equities',
    BSPNSPNFAO: 'Business financial assets, other',
    BSPNSPNFAT: 'Business financial assets, total',
    BSPNSPNLL: 'Business liabilities, loans',
    BSPNSPNLB: 'Business liabilities, bills of exchange',
    BSPNSPNLS: 'Business liabilities, equities',
    BSPNSPNLD: 'Business liabilities, bonds',
    BSPNSPNLO: 'Business liabilities, other',
    BSPNSPNLT: 'Business liabilities, total',
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
    BSPNSHUDSYP: 'Household dwelling stock, annual change',
  },
});

export const AU_E2_PCT_SA: readonly SeriesHandle[] = columnsOf({
  dataset: E2,
  topic: 'households',
  unit: PER_CENT,
  adjustment: 'seasonally_adjusted',
  tags: ['debt', 'households', 'ratio'],
  columns: {
    BHFDDIO: 'Owner-occupier housing debt to household income',
  },
});

export const AU_E2_PCT_ORIG: readonly SeriesHandle[] = columnsOf({
  dataset: E2,
  topic: 'households',
  unit: PER_CENT,
  adjustment: 'original',
  tags: ['debt', 'households', 'ratio'],
  columns: {
    BHFHDI: 'Housing assets to household income',
    BHFADIFA: 'Household financial assets to household income',
  },
});

export const AU_D2_AUD_ORIG: readonly SeriesHandle[] = columnsOf({
  dataset: D2,
  topic: 'credit',
  unit: AUD_BILLION,
  adjustment: 'original',
  tags: ['credit', 'lending'],
  columns: {
    DLCALAB: 'Loans and advances by banks',
    DLCALANBFI: 'Loans and advances by non-bank financial intermediaries',
    DLCALAAFI: 'Loans and advances by all financial intermediaries',
    DLCABOI: 'Bills on issue',
    DLCANCN: 'Narrow credit, original',
    DLCACN: 'Total credit, original',
    DLCACOHN: 'Owner-occupier housing credit, original',
    DLCACIHN: 'Investor housing credit, original',
    DLCACOPN: 'Other personal credit, original',
    DLCACBN: 'Business credit, original',
    DLCALGAFI: 'Lending to government by all financial intermediaries',
    DLCANS: 'Net switching of housing loan purpose',
    DLCACFN: 'Total credit excluding financial businesses, original',
  },
});

export const AU_D2_AUD_SA: readonly SeriesHandle[] = columnsOf({
  dataset: D2,
  topic: 'credit',
  unit: AUD_BILLION,
  adjustment: 'seasonally_adjusted',
  tags: ['credit', 'lending'],
  columns: {
    DLCANCS: 'Narrow credit, seasonally adjusted',
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
    DGFACBNW12: 'Business credit including selected financial businesses, annual growth',
    DGFACNW12: 'Total credit including selected financial businesses, annual growth',
  },
});
