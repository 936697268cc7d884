/** Interest rates that lenders charge and pay, column by column of the Bank's tables: housing, business and personal credit, deposits. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { F4 } from '../../sources/rba/datasets/F4.ts';
import { F5 } from '../../sources/rba/datasets/F5.ts';
import { F6 } from '../../sources/rba/datasets/F6.ts';
import { F7 } from '../../sources/rba/datasets/F7.ts';
import { F8 } from '../../sources/rba/datasets/F8.ts';
import { columnsOf, PER_CENT_PER_ANNUM } from '../handles.ts';

export const AU_F4: readonly SeriesHandle[] = columnsOf({
  dataset: F4,
  topic: 'rates',
  unit: PER_CENT_PER_ANNUM,
  adjustment: 'original',
  tags: ['deposits', 'deposit rates', 'interest rates'],
  columns: {
    FRDIRTAB5K: 'Retail deposit and investment rates, Transaction accounts, Banks, $5000',
    FRDIRTABS5K: 'Retail deposit and investment rates, Transaction accounts, Building societies, $5000',
    FRDIRTACU5K: 'Retail deposit and investment rates, Transaction accounts, Credit unions, $5000',
    FRDIRTAMA5K: 'Retail deposit and investment rates, Transaction accounts, Building societies, credit unions and mutual banks, $5000',
    FRDIRSAC10K: 'Retail deposit and investment rates, Savings accounts, Cash management accounts at banks, $10000',
    FRDIRSAC50K: 'Retail deposit and investment rates, Savings accounts, Cash management accounts at banks, $50000',
    FRDIRCMT: 'Retail deposit and investment rates, Cash management trusts',
  },
});

export const AU_F5: readonly SeriesHandle[] = columnsOf({
  dataset: F5,
  topic: 'rates',
  unit: PER_CENT_PER_ANNUM,
  adjustment: 'original',
  tags: ['lending rates', 'interest rates', 'indicator rates'],
  columns: {
    FILRSBVRT: 'Lending rates, Small business, Variable, Term',
    FILRSBVOO: 'Lending rates, Small business, Variable, Overdraft',
    FILRHLBVO: 'Lending rates, Housing loans, Banks, Variable, Standard interest-only, Owner-occupier',
    FILRHLBVDI: 'Lending rates, Housing loans, Banks, Variable, Discounted, Investor',
    FILRHLBVDO: 'Lending rates, Housing loans, Banks, Variable, Standard interest-only, Investor',
    FILRHL3YFI: 'Lending rates, Housing loans, Banks, 3-year fixed, Investor',
    FILRPLRCCL: 'Lending rates, Personal loans, Revolving credit, Credit cards, Low rate',
    FILRSBVOT: 'Lending rates, Small business, Variable, Other, Term',
    FILRSBVRO: 'Lending rates, Small business, Variable, Residential-secured, Overdraft',
    FILRSBVSO: 'Lending rates, Small business, Variable, Small overdraft',
    FILRSBVWA: 'Lending rates, Small business, Variable, Weighted-average rate on credit outstanding',
    FILRSB3YF: 'Lending rates, Small business, 3-year fixed',
    FILRLBWAV: 'Lending rates, Large business, Weighted-average rate on credit outstanding, Variable',
    FILRLBWAB: 'Lending rates, Large business, Weighted-average rate on credit outstanding, Bills',
    FILRPLTUF: 'Lending rates, Personal loans, Term loans (unsecured), Fixed',
    FILRPLTUV: 'Lending rates, Personal loans, Term loans (unsecured), Variable',
    FILRPLRCHE: 'Lending rates, Personal loans, Revolving credit, Home equity loans',
    FILRPLRCML: 'Lending rates, Personal loans, Revolving credit, Margin loans',
    FILRHLMMS: 'Lending rates, Housing loans, Mortgage managers, Variable, Standard',
    FILRHLMMB: 'Lending rates, Housing loans, Mortgage managers, Variable, Basic',
    FILRSAVR: 'Lending rates, Securitised housing loans, Average outstanding variable rate',
    FILRSAVOPI: 'Lending rates, Securitised housing loans, Average outstanding variable rate, Owner-occupier, Principal & Interest',
    FILRSAVOI: 'Lending rates, Securitised housing loans, Average outstanding variable rate, Owner-occupier, Interest Only',
    FILRSAVIPI: 'Lending rates, Securitised housing loans, Average outstanding variable rate, Investor, Principal & Interest',
    FILRSAVIIO: 'Lending rates, Securitised housing loans, Average outstanding variable rate, Investor, Interest Only',
  },
});

export const AU_F6: readonly SeriesHandle[] = columnsOf({
  dataset: F6,
  topic: 'rates',
  unit: PER_CENT_PER_ANNUM,
  adjustment: 'original',
  tags: ['mortgage rates', 'housing loans', 'interest rates'],
  columns: {
    FLRHOOTL: 'Lending rates, Housing credit, Outstanding, Owner-occupied, All loans, Large institutions',
    FLRHOOVL: 'Lending rates, Housing credit, Outstanding, Owner-occupied, Variable-rate, Large institutions',
    FLRHOOFA:
      'Lending rates, Housing credit, Outstanding, Owner-occupied, Fixed-rate, by residual fixed term, Less than or equal to 3 years',
    FLRHOOFB: 'Lending rates, Housing credit, Outstanding, Owner-occupied, Fixed-rate, by residual fixed term, Greater than 3 years',
    FLRHOOI: 'Lending rates, Housing credit, Outstanding, Owner-occupied, By repayment type, Interest-only',
    FLRHOOP: 'Lending rates, Housing credit, Outstanding, Owner-occupied, By repayment type, Principal-and-interest',
    FLRHOFTL: 'Lending rates, Housing credit, New loans funded in the month, Owner-occupied, All loans, Large institutions',
    FLRHOFVL: 'Lending rates, Housing credit, New loans funded in the month, Owner-occupied, Variable-rate, Large institutions',
    FLRHOFFB:
      'Lending rates, Housing credit, New loans funded in the month, Owner-occupied, Fixed-rate, by residual fixed term, Greater than 3 years',
    FLRHOFI: 'Lending rates, Housing credit, New loans funded in the month, Owner-occupied, By repayment type, Interest-only',
    FLRHOFP: 'Lending rates, Housing credit, New loans funded in the month, Owner-occupied, By repayment type, Principal-and-interest',
    FLRHOLA:
      'Lending rates, Housing credit, New loans funded in the month, Owner-occupied, By loan-to-valuation ratio at commitment, Less than 81%',
    FLRHOLB:
      'Lending rates, Housing credit, New loans funded in the month, Owner-occupied, By loan-to-valuation ratio at commitment, Greater than or equal to 81%',
    FLRHOVA:
      'Lending rates, Housing credit, New loans funded in the month, Owner-occupied, By value at commitment, Less than or equal to $600,000',
    FLRHOVB: 'Lending rates, Housing credit, New loans funded in the month, Owner-occupied, By value at commitment, $600,000 - $1,000,000',
    FLRHOVC:
      'Lending rates, Housing credit, New loans funded in the month, Owner-occupied, By value at commitment, Greater than $1,000,000',
    FLRHIOTL: 'Lending rates, Housing credit, Outstanding, Investment, All loans, Large institutions',
    FLRHIOVL: 'Lending rates, Housing credit, Outstanding, Investment, Variable-rate, Large institutions',
    FLRHIOVA: 'Lending rates, Housing credit, Outstanding, Investment, Variable-rate, All institutions',
    FLRHIOFA: 'Lending rates, Housing credit, Outstanding, Investment, Fixed-rate, by residual fixed term, Less than or equal to 3 years',
    FLRHIOFB: 'Lending rates, Housing credit, Outstanding, Investment, Fixed-rate, by residual fixed term, Greater than 3 years',
    FLRHIOI: 'Lending rates, Housing credit, Outstanding, Investment, By repayment type, Interest-only',
    FLRHIOP: 'Lending rates, Housing credit, Outstanding, Investment, By repayment type, Principal-and-interest',
    FLRHIFTL: 'Lending rates, Housing credit, New loans funded in the month, Investment, All loans, Large institutions',
    FLRHIFVL: 'Lending rates, Housing credit, New loans funded in the month, Investment, Variable-rate, Large institutions',
    FLRHIFVA: 'Lending rates, Housing credit, New loans funded in the month, Investment, Variable-rate, All institutions',
    FLRHIFFA:
      'Lending rates, Housing credit, New loans funded in the month, Investment, Fixed, by residual fixed term, Less than or equal to 3 years',
    FLRHIFFB:
      'Lending rates, Housing credit, New loans funded in the month, Investment, Fixed, by residual fixed term, Greater than 3 years',
    FLRHIFI: 'Lending rates, Housing credit, New loans funded in the month, Investment, By repayment type, Interest-only',
    FLRHIFP: 'Lending rates, Housing credit, New loans funded in the month, Investment, By repayment type, Principal-and-interest',
    FLRHILA:
      'Lending rates, Housing credit, New loans funded in the month, Investment, By loan-to-valuation ratio at commitment, Less than 81%',
    FLRHILB:
      'Lending rates, Housing credit, New loans funded in the month, Investment, By loan-to-valuation ratio at commitment, Greater than or equal to 81%',
    FLRHIVA:
      'Lending rates, Housing credit, New loans funded in the month, Investment, By value at commitment, Less than or equal to $600,000',
    FLRHIVB: 'Lending rates, Housing credit, New loans funded in the month, Investment, By value at commitment, $600,000 - $1,000,000',
    FLRHIVC: 'Lending rates, Housing credit, New loans funded in the month, Investment, By value at commitment, Greater than $1,000,000',
  },
});

export const AU_F7: readonly SeriesHandle[] = columnsOf({
  dataset: F7,
  topic: 'rates',
  unit: PER_CENT_PER_ANNUM,
  adjustment: 'original',
  tags: ['business loans', 'lending rates', 'interest rates'],
  columns: {
    FLRBFOSBR: 'Lending rates, Business finance, Outstanding, Small business, Residentially secured',
    FLRBFOSBF: 'Lending rates, Business finance, Outstanding, Small business, Fixed-rate',
    FLRBFOSBV: 'Lending rates, Business finance, Outstanding, Small business, Variable-rate',
    FLRBFOMBF: 'Lending rates, Business finance, Outstanding, Medium business, Fixed-rate',
    FLRBFOMBV: 'Lending rates, Business finance, Outstanding, Medium business, Variable-rate',
    FLRBFOLBF: 'Lending rates, Business finance, Outstanding, Large business, Fixed-rate',
    FLRBFOLBV: 'Lending rates, Business finance, Outstanding, Large business, Variable-rate',
    FLRBFNSBT: 'Lending rates, Business finance, New loans funded in the month, Small business, Total',
    FLRBFNSBR: 'Lending rates, Business finance, New loans funded in the month, Small business, Residentially secured',
    FLRBFNSBF: 'Lending rates, Business finance, New loans funded in the month, Small business, Fixed-rate',
    FLRBFNSBV: 'Lending rates, Business finance, New loans funded in the month, Small business, Variable-rate',
    FLRBFNMBT: 'Lending rates, Business finance, New loans funded in the month, Medium business, Total',
    FLRBFNMBF: 'Lending rates, Business finance, New loans funded in the month, Medium business, Fixed-rate',
    FLRBFNMBV: 'Lending rates, Business finance, New loans funded in the month, Medium business, Variable-rate',
    FLRBFNLBT: 'Lending rates, Business finance, New loans funded in the month, Large business, Total',
    FLRBFNLBF: 'Lending rates, Business finance, New loans funded in the month, Large business, Fixed-rate',
    FLRBFNLBV: 'Lending rates, Business finance, New loans funded in the month, Large business, Variable-rate',
  },
});

export const AU_F8: readonly SeriesHandle[] = columnsOf({
  dataset: F8,
  topic: 'rates',
  unit: PER_CENT_PER_ANNUM,
  adjustment: 'original',
  tags: ['personal loans', 'lending rates', 'interest rates'],
  columns: {
    FLRPFOFLT: 'Lending rates, Personal credit, Outstanding, Finance leases, Total',
    FLRPFOMLT: 'Lending rates, Personal credit, Outstanding, Margin lending, Total',
    FLRPFOFTT: 'Lending rates, Personal credit, Outstanding, Fixed-term loans, Total',
    FLRPFOFTR: 'Lending rates, Personal credit, Outstanding, Fixed-term loans, Residentially secured',
    FLRPFOFTF: 'Lending rates, Personal credit, Outstanding, Fixed-term loans, Fixed-rate',
    FLRPFOFTV: 'Lending rates, Personal credit, Outstanding, Fixed-term loans, Variable-rate',
    FLRPFOORT: 'Lending rates, Personal credit, Outstanding, Other revolving credit, Total',
    FLRPFOORR: 'Lending rates, Personal credit, Outstanding, Other revolving credit, Residentially secured',
    FLRPFOORF: 'Lending rates, Personal credit, Outstanding, Other revolving credit, Fixed-rate',
    FLRPFOORV: 'Lending rates, Personal credit, Outstanding, Other revolving credit, Variable-rate',
    FLRPFNFLT: 'Lending rates, Personal credit, New loans funded in the month, Finance leases, Total',
    FLRPFNMLT: 'Lending rates, Personal credit, New loans funded in the month, Margin lending, Total',
    FLRPFNFTT: 'Lending rates, Personal credit, New loans funded in the month, Fixed-term loans, Total',
    FLRPFNFTR: 'Lending rates, Personal credit, New loans funded in the month, Fixed-term loans, Residentially secured',
    FLRPFNFTF: 'Lending rates, Personal credit, New loans funded in the month, Fixed-term loans, Fixed-rate',
    FLRPFNFTV: 'Lending rates, Personal credit, New loans funded in the month, Fixed-term loans, Variable-rate',
  },
});
