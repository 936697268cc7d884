/** Household spending, assets and debt. */
import type { SeriesHandle } from '../../core/define-series.ts';
import type { StateAbbreviation } from '../../core/places/geography.ts';
import { HSI_M } from '../../sources/abs/datasets/HSI_M.ts';
import { RT } from '../../sources/abs/datasets/RT.ts';
import { SLCI } from '../../sources/abs/datasets/SLCI.ts';
import { E1 } from '../../sources/rba/datasets/E1.ts';
import { E2 } from '../../sources/rba/datasets/E2.ts';
import { AUD_BILLION, AUD_MILLION, column, forEachState, INDEX, key, PER_CENT } from '../handles.ts';

const TOPIC = { topic: 'households' } as const;

// ---------------------------------------------------------------- spending

const spending = (measure: 'level' | 'mom' | 'yoy', suffix: string, region: string, place: string): SeriesHandle => {
  const { code, detail, words, unit } = {
    level: { code: '7', detail: '', words: 'current prices', unit: AUD_MILLION },
    mom: { code: '8', detail: '.MOM', words: 'change from the previous month', unit: PER_CENT },
    yoy: { code: '9', detail: '.YOY', words: 'change through the year', unit: PER_CENT },
  }[measure];
  return key(
    HSI_M,
    { MEASURE: code, CATEGORY: 'TOT', PRICE_ADJUSTMENT: 'CUR', TSEST: '20', STATE: region },
    {
      id: `AU.HOUSEHOLD.SPENDING${detail}${suffix}`,
      title: `Household spending, ${words}, ${place}`,
      description: `Monthly household spending indicator, all categories, ${place}: ${words}, seasonally adjusted.`,
      ...unit,
      ...TOPIC,
      adjustment: 'seasonally_adjusted',
      place,
      tags: ['household spending', 'consumption', 'retail'],
    },
  );
};

export const AU_HOUSEHOLD_SPENDING = spending('level', '', 'AUS', 'Australia');
export const AU_HOUSEHOLD_SPENDING_MOM = spending('mom', '', 'AUS', 'Australia');
export const AU_HOUSEHOLD_SPENDING_YOY = spending('yoy', '', 'AUS', 'Australia');
export const AU_HOUSEHOLD_SPENDING_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  spending('level', `.${state.suffix}`, state.code, state.name),
);
export const AU_HOUSEHOLD_SPENDING_YOY_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  spending('yoy', `.${state.suffix}`, state.code, state.name),
);

// ---------------------------------------------------------------- balance sheet

const balance = (id: string, seriesId: string, what: string): SeriesHandle =>
  column(E1, seriesId, {
    id,
    title: `Household ${what}`,
    description: `Household ${what} at the end of each quarter since 1988, unincorporated enterprises included, current prices, original.`,
    ...AUD_BILLION,
    ...TOPIC,
    tags: ['wealth', 'balance sheet', 'households'],
  });

export const AU_HOUSEHOLD_WEALTH = balance('AU.HOUSEHOLD.WEALTH', 'BSPNSHUNW', 'net worth');
export const AU_HOUSEHOLD_ASSETS = balance('AU.HOUSEHOLD.ASSETS', 'BSPNSHUA', 'total assets');
export const AU_HOUSEHOLD_LIABILITIES = balance('AU.HOUSEHOLD.LIABILITIES', 'BSPNSHUL', 'total liabilities');
export const AU_HOUSEHOLD_DWELLINGS = balance('AU.HOUSEHOLD.DWELLINGS', 'BSPNSHNFD', 'dwellings');
export const AU_HOUSEHOLD_SUPERANNUATION = balance('AU.HOUSEHOLD.SUPERANNUATION', 'BSPNSHUFAR', 'superannuation');
export const AU_HOUSEHOLD_DEPOSITS = balance('AU.HOUSEHOLD.DEPOSITS', 'BSPNSHUFAD', 'deposits');

const ratio = (id: string, seriesId: string, title: string): SeriesHandle =>
  column(E2, seriesId, {
    id,
    title,
    description: `${title}, quarterly. Income is annualised household disposable income.`,
    ...PER_CENT,
    ...TOPIC,
    tags: ['debt', 'households', 'ratio'],
  });

export const AU_HOUSEHOLD_DEBT_INCOME = ratio('AU.HOUSEHOLD.DEBT.INCOME', 'BHFDDIT', 'Household debt to income');
export const AU_HOUSING_DEBT_INCOME = ratio('AU.HOUSING.DEBT.INCOME', 'BHFDDIH', 'Housing debt to income');
export const AU_HOUSEHOLD_DEBT_ASSETS = ratio('AU.HOUSEHOLD.DEBT.ASSETS', 'BHFDA', 'Household debt to assets');
export const AU_HOUSING_DEBT_ASSETS = ratio('AU.HOUSING.DEBT.ASSETS', 'BHFHDHA', 'Housing debt to housing assets');
export const AU_HOUSEHOLD_ASSETS_INCOME = ratio('AU.HOUSEHOLD.ASSETS.INCOME', 'BHFADIT', 'Household assets to income');

// ---------------------------------------------------------------- retail trade, discontinued

const retail = (suffix: string, region: string, place: string): SeriesHandle =>
  key(
    RT,
    { MEASURE: 'M1', INDUSTRY: '20', TSEST: '20', REGION: region, FREQ: 'M' },
    {
      id: `AU.RETAIL${suffix}`,
      title: `Retail turnover, ${place}, seasonally adjusted`,
      description: `Turnover of retailers, all industries, ${place}, current prices, seasonally adjusted. Discontinued: April 1982 to June 2025.`,
      ...AUD_MILLION,
      ...TOPIC,
      adjustment: 'seasonally_adjusted',
      place,
      tags: ['retail trade', 'consumer spending', 'ceased'],
    },
  );

export const AU_RETAIL = retail('', 'AUS', 'Australia');
export const AU_RETAIL_BY_STATE: Readonly<Record<StateAbbreviation, SeriesHandle>> = forEachState((state) =>
  retail(`.${state.suffix}`, state.code, state.name),
);

// ---------------------------------------------------------------- living costs

const HOUSEHOLDS = {
  EMPLOYEE: { code: 'P1', name: 'employee households' },
  AGE_PENSIONER: { code: 'P2', name: 'age pensioner households' },
  OTHER_TRANSFER: { code: 'P3', name: 'other government transfer recipient households' },
  SELF_FUNDED_RETIREE: { code: 'P4', name: 'self-funded retiree households' },
  PENSIONER_BENEFICIARY: { code: 'PBLCI', name: 'pensioner and beneficiary households' },
} as const;

const livingCost = (detail: keyof typeof HOUSEHOLDS, measure: 'YOY' | 'INDEX'): SeriesHandle => {
  const { code, name } = HOUSEHOLDS[detail];
  const isChange = measure === 'YOY';
  return key(
    SLCI,
    { MEASURE: isChange ? '3' : '1', INDEX: '10001', HOUSHOLD_TYPE: code, REGION: '50' },
    {
      id: `AU.LIVING_COST.${detail}.${measure}`,
      title: `Living cost index, ${name}${isChange ? ', annual change' : ''}`,
      description: `Living cost index for ${name}, including mortgage interest: ${isChange ? 'change over four quarters' : 'index numbers'}, eight capital cities.`,
      ...(isChange ? PER_CENT : INDEX),
      ...TOPIC,
      tags: ['cost of living', 'living cost index', name],
    },
  );
};

/** Annual changes and index numbers, for each type of household. */
export const AU_LIVING_COST = {
  EMPLOYEE: { YOY: livingCost('EMPLOYEE', 'YOY'), INDEX: livingCost('EMPLOYEE', 'INDEX') },
  AGE_PENSIONER: { YOY: livingCost('AGE_PENSIONER', 'YOY'), INDEX: livingCost('AGE_PENSIONER', 'INDEX') },
  OTHER_TRANSFER: { YOY: livingCost('OTHER_TRANSFER', 'YOY'), INDEX: livingCost('OTHER_TRANSFER', 'INDEX') },
  SELF_FUNDED_RETIREE: { YOY: livingCost('SELF_FUNDED_RETIREE', 'YOY'), INDEX: livingCost('SELF_FUNDED_RETIREE', 'INDEX') },
  PENSIONER_BENEFICIARY: { YOY: livingCost('PENSIONER_BENEFICIARY', 'YOY'), INDEX: livingCost('PENSIONER_BENEFICIARY', 'INDEX') },
} as const;
