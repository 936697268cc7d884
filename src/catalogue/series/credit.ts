/** Credit: levels outstanding and their growth, by purpose. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { LEND_HOUSING } from '../../sources/abs/datasets/LEND_HOUSING.ts';
import { D1 } from '../../sources/rba/datasets/D1.ts';
import { D2 } from '../../sources/rba/datasets/D2.ts';
import { D5 } from '../../sources/rba/datasets/D5.ts';
import { AUD_BILLION, AUD_MILLION, column, columnsOf, forEachState, key, PER_CENT } from '../handles.ts';

const TOPIC = { topic: 'credit' } as const;

const level = (id: string, seriesId: string, what: string, note = ''): SeriesHandle =>
  column(D2, seriesId, {
    id,
    title: `${what}, outstanding, seasonally adjusted`,
    description: `${what} outstanding at the end of each month, seasonally adjusted, not adjusted for breaks.${note}`,
    ...AUD_BILLION,
    ...TOPIC,
    adjustment: 'seasonally_adjusted',
    tags: ['credit', 'lending', 'financial aggregates'],
  });

export const AU_CREDIT_TOTAL = level('AU.CREDIT.TOTAL', 'DLCACFS', 'Total credit excluding financial businesses');
export const AU_CREDIT_TOTAL_FORMER = level(
  'AU.CREDIT.TOTAL.FORMER',
  'DLCACS',
  'Total credit, former definition',
  ' Since April 2023, it ends in June 2019. Earlier files continue to December 2022.',
);
export const AU_CREDIT_TOTAL_SELECT = level('AU.CREDIT.TOTAL.SELECT', 'DLCACSFS', 'Credit including select financial businesses');
export const AU_CREDIT_HOUSING_OO = level('AU.CREDIT.HOUSING.OO', 'DLCACOHS', 'Owner-occupier housing credit');
export const AU_CREDIT_HOUSING_INVESTOR = level('AU.CREDIT.HOUSING.INVESTOR', 'DLCACIHS', 'Investor housing credit');
export const AU_CREDIT_BUSINESS = level('AU.CREDIT.BUSINESS', 'DLCACNFBS', 'Credit to non-financial businesses');
export const AU_CREDIT_BUSINESS_FORMER = level(
  'AU.CREDIT.BUSINESS.FORMER',
  'DLCACBS',
  'Business credit, former definition',
  ' Since April 2023, it ends in June 2019. Earlier files continue to December 2022.',
);
export const AU_CREDIT_PERSONAL = level('AU.CREDIT.PERSONAL', 'DLCACOPS', 'Other personal credit');

const growth = (id: string, seriesId: string, what: string, over: 'month' | 'twelve months'): SeriesHandle =>
  column(D1, seriesId, {
    id,
    title: `${what}, ${over === 'month' ? 'monthly' : 'annual'} growth, seasonally adjusted`,
    description: `Growth in ${what.toLowerCase()} over the ${over}, seasonally adjusted and adjusted for breaks.`,
    ...PER_CENT,
    ...TOPIC,
    adjustment: 'seasonally_adjusted',
    tags: ['credit', 'credit growth', 'financial aggregates'],
  });

export const AU_CREDIT_TOTAL_YOY = growth(
  'AU.CREDIT.TOTAL.YOY',
  'DGFACNF12',
  'Total credit excluding financial businesses',
  'twelve months',
);
export const AU_CREDIT_TOTAL_MOM = growth('AU.CREDIT.TOTAL.MOM', 'DGFACNFM', 'Total credit excluding financial businesses', 'month');
export const AU_CREDIT_TOTAL_FORMER_MOM = growth('AU.CREDIT.TOTAL.FORMER.MOM', 'DGFACM', 'Total credit, former definition', 'month');
export const AU_CREDIT_TOTAL_FORMER_YOY = growth(
  'AU.CREDIT.TOTAL.FORMER.YOY',
  'DGFAC12',
  'Total credit, former definition',
  'twelve months',
);
export const AU_CREDIT_HOUSING_YOY = growth('AU.CREDIT.HOUSING.YOY', 'DGFACH12', 'Housing credit', 'twelve months');
export const AU_CREDIT_HOUSING_MOM = growth('AU.CREDIT.HOUSING.MOM', 'DGFACHM', 'Housing credit', 'month');
export const AU_CREDIT_HOUSING_OO_YOY = growth('AU.CREDIT.HOUSING.OO.YOY', 'DGFACOH12', 'Owner-occupier housing credit', 'twelve months');
export const AU_CREDIT_HOUSING_INVESTOR_YOY = growth(
  'AU.CREDIT.HOUSING.INVESTOR.YOY',
  'DGFACIH12',
  'Investor housing credit',
  'twelve months',
);
export const AU_CREDIT_BUSINESS_YOY = growth('AU.CREDIT.BUSINESS.YOY', 'DGFACBNF12', 'Credit to non-financial businesses', 'twelve months');
export const AU_CREDIT_PERSONAL_YOY = growth('AU.CREDIT.PERSONAL.YOY', 'DGFACOP12', 'Other personal credit', 'twelve months');
export const AU_MONEY_BROAD_YOY = growth('AU.MONEY.BROAD.YOY', 'DGFABM12', 'Broad money', 'twelve months');

// ---------------------------------------------------------------- new lending for housing

const commitments = (id: string, purpose: string, who: string, region: string, place: string): SeriesHandle =>
  key(
    LEND_HOUSING,
    { MEASURE: 'FIN_VAL', LOAN_PURPOSE: 'TOTDWELL', LENDER_TYPE: 'TOT', HOUSING_PURPOSE: purpose, TSEST: '20', REGION: region },
    {
      id,
      title: `New housing loan commitments, ${who}, ${place}, seasonally adjusted`,
      description: `Value of new loan commitments for dwellings, ${who}, excluding refinancing, ${place}, quarterly, seasonally adjusted.`,
      ...AUD_MILLION,
      ...TOPIC,
      adjustment: 'seasonally_adjusted',
      place,
      tags: ['lending', 'housing loans', 'mortgage'],
    },
  );
export const AU_LENDING_HOUSING_FHB = key(
  LEND_HOUSING,
  {
    MEASURE: 'FIN_VAL',
    LOAN_PURPOSE: 'TOTHOUS',
    LENDER_TYPE: 'TOT',
    HOUSING_PURPOSE: 'DV5167_FHB',
    TSEST: '20',
    REGION: 'AUS',
  },
  {
    id: 'AU.LENDING.HOUSING.FHB',
    title: 'New housing loan commitments, first home buyers, Australia, seasonally adjusted',
    description: 'Value of new loan commitments for housing, owner-occupier first home buyers, Australia, quarterly, seasonally adjusted.',
    ...AUD_MILLION,
    ...TOPIC,
    adjustment: 'seasonally_adjusted',
    tags: ['lending', 'housing loans', 'mortgage', 'first home buyers'],
  },
);

/** One row for each kind of borrower: its part of series ids, its code, and its name in titles. */
const BORROWERS = [
  ['', 'TOT', 'all borrowers'],
  ['.OO', 'DV5167', 'owner-occupiers'],
  ['.INVESTOR', 'DV5168', 'investors'],
] as const;

export const AU_LENDING_HOUSING: readonly SeriesHandle[] = BORROWERS.map(([detail, code, who]) =>
  commitments(`AU.LENDING.HOUSING${detail}`, code, who, 'AUS', 'Australia'),
);
export const AU_LENDING_HOUSING_BY_STATE: readonly Readonly<Record<StateAbbreviation, SeriesHandle>>[] = BORROWERS.map(
  ([detail, code, who]) =>
    forEachState((state) => commitments(`AU.LENDING.HOUSING${detail}.${state.suffix}`, code, who, state.code, state.name)),
);

// ---------------------------------------------------------------- lending of banks by sector

export const AU_D5: readonly SeriesHandle[] = columnsOf({
  dataset: D5,
  ...TOPIC,
  unit: AUD_BILLION,
  adjustment: 'original',
  tags: ['bank lending', 'lending by sector'],
  columns: {
    DBLSLGT: 'Bank lending to government',
    DBLSLPT: 'Bank lending to persons, total',
    DBLSLPHO: 'Bank lending to persons: housing, owner-occupiers',
    DBLSLPHI: 'Bank lending to persons: housing, investors',
    DBLSLPOPF: 'Bank lending to persons: other personal, fixed loans',
    DBLSLPOPR: 'Bank lending to persons: other personal, revolving loans',
    DBLSCLFI: 'Commercial bank lending: financial intermediaries',
    DBLSCLNFB: 'Commercial bank lending: business sector excluding financial businesses',
    DBLSCLNFS: 'Commercial bank lending: business sector, to June 2019',
    DBLSCLTNFB: 'Commercial bank lending: total excluding financial businesses',
    DBLSCLT: 'Commercial bank lending: total, to June 2019',
  },
});
