/** National accounts: gross domestic product and its parts, seasonally adjusted. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { ANA_AGG } from '../../sources/abs/datasets/ANA_AGG.ts';
import { AUD, AUD_MILLION, INDEX, key, PER_CENT } from '../handles.ts';

type Unit = typeof AUD | typeof AUD_MILLION | typeof INDEX | typeof PER_CENT;

const aggregate = (
  id: string,
  measure: string,
  item: string,
  title: string,
  description: string,
  unit: Unit,
  tags: readonly string[],
): SeriesHandle =>
  key(
    ANA_AGG,
    { MEASURE: measure, DATA_ITEM: item, REGION: 'AUS' },
    {
      id,
      title,
      description: `${description}, quarterly, seasonally adjusted.`,
      ...unit,
      topic: 'national accounts',
      adjustment: 'seasonally_adjusted',
      tags: ['national accounts', ...tags],
    },
  );

export const AU_GDP = aggregate(
  'AU.GDP',
  'M1',
  'GPM',
  'Gross domestic product, chain volume',
  'Gross domestic product at the prices of a reference year',
  AUD_MILLION,
  ['gdp', 'real gdp', 'output'],
);
export const AU_GDP_QOQ = aggregate(
  'AU.GDP.QOQ',
  'M2',
  'GPM',
  'Gross domestic product, quarterly growth',
  'Growth in real gross domestic product from the previous quarter',
  PER_CENT,
  ['gdp', 'economic growth'],
);
export const AU_GDP_NOMINAL = aggregate(
  'AU.GDP.NOMINAL',
  'M3',
  'GPM',
  'Gross domestic product, current prices',
  'Gross domestic product at current prices',
  AUD_MILLION,
  ['gdp', 'nominal gdp'],
);
export const AU_GDP_NOMINAL_QOQ = aggregate(
  'AU.GDP.NOMINAL.QOQ',
  'M4',
  'GPM',
  'Gross domestic product, current prices, quarterly growth',
  'Growth in nominal gross domestic product from the previous quarter',
  PER_CENT,
  ['gdp', 'nominal gdp'],
);
export const AU_GDP_PER_CAPITA = aggregate(
  'AU.GDP.PER.CAPITA',
  'M1',
  'GPM_PCA',
  'Gross domestic product per capita, chain volume',
  'Real gross domestic product per head of population in the quarter',
  AUD,
  ['gdp', 'gdp per capita', 'living standards'],
);
export const AU_GDP_PER_CAPITA_QOQ = aggregate(
  'AU.GDP.PER.CAPITA.QOQ',
  'M2',
  'GPM_PCA',
  'Gross domestic product per capita, quarterly growth',
  'Growth in real gross domestic product per head from the previous quarter',
  PER_CENT,
  ['gdp', 'gdp per capita'],
);
export const AU_GDP_PER_HOUR = aggregate(
  'AU.GDP.PER.HOUR',
  'M5',
  'GPM_PHW',
  'Gross domestic product per hour worked, index',
  'Real gross domestic product per hour worked',
  INDEX,
  ['productivity'],
);
export const AU_HOURS_WORKED = aggregate('AU.HOURS.WORKED', 'M5', 'GPM_HRW', 'Hours worked, index', 'Hours worked in the economy', INDEX, [
  'hours worked',
  'labour input',
]);
export const AU_TERMS_OF_TRADE = aggregate(
  'AU.TERMS.OF.TRADE',
  'M5',
  'TTR',
  'Terms of trade, index',
  'Prices of exports relative to prices of imports',
  INDEX,
  ['terms of trade', 'trade'],
);
export const AU_GNI = aggregate(
  'AU.GNI',
  'M3',
  'GNI',
  'Gross national income, current prices',
  'Gross national income at current prices',
  AUD_MILLION,
  ['gni', 'income'],
);
export const AU_REAL_GDI = aggregate(
  'AU.REAL.GDI',
  'M1',
  'RDI',
  'Real gross domestic income',
  'Gross domestic income adjusted for the terms of trade',
  AUD_MILLION,
  ['income'],
);
export const AU_NNDI_PER_CAPITA = aggregate(
  'AU.NNDI.PER.CAPITA',
  'M1',
  'NNDI_PCA',
  'Real net national disposable income per capita',
  'Real net national disposable income per head of population in the quarter',
  AUD,
  ['income', 'living standards'],
);
export const AU_SAVING_RATIO = aggregate(
  'AU.HOUSEHOLD.SAVING.RATIO',
  'M7',
  'HSR',
  'Household saving ratio',
  'Net saving of households as a share of their net disposable income',
  PER_CENT,
  ['saving', 'households'],
);
