/** The balance sheet of households in the national accounts, quarterly. */
import type { SeriesHandle } from '../../core/define-series.ts';
import { HOUSEHOLD_WEALTH } from '../../sources/abs/datasets/HOUSEHOLD_WEALTH.ts';
import { AUD_BILLION, key } from '../handles.ts';

/** One row for each series: the last part of its id, its code and its title. */
const ITEMS = [
  ['NET.WORTH', 'net_worth', 'net worth'],
  ['ASSETS', 'assets', 'all assets'],
  ['ASSETS.NON_FINANCIAL', 'non_financial_assets', 'non-financial assets'],
  ['ASSETS.LAND_DWELLINGS', 'land_and_dwellings', 'residential land and dwellings'],
  ['ASSETS.LAND', 'land', 'land'],
  ['ASSETS.DWELLINGS', 'dwellings', 'dwellings'],
  ['ASSETS.DURABLES', 'consumer_durables', 'consumer durables'],
  ['ASSETS.FINANCIAL', 'financial_assets', 'financial assets'],
  ['ASSETS.DEPOSITS', 'deposits', 'deposits'],
  ['ASSETS.SHARES', 'shares', 'shares and other equity'],
  ['ASSETS.SECURITIES', 'securities', 'securities other than shares'],
  ['ASSETS.SUPERANNUATION', 'superannuation', 'superannuation'],
  ['LIABILITIES', 'liabilities', 'all liabilities'],
  ['LIABILITIES.LOANS', 'loans', 'loans'],
] as const;

export const AU_HOUSEHOLD_BALANCE_SHEET: readonly SeriesHandle[] = ITEMS.map(([detail, item, words]) =>
  key(
    HOUSEHOLD_WEALTH,
    { DATA_ITEM: item },
    {
      id: `AU.HOUSEHOLD.BALANCE.${detail}`,
      title: `Household balance sheet, ${words}`,
      description: `Household balance sheet, ${item === 'deposits' ? 'currency and deposits' : words}: stock at the end of each quarter at market value, original (ABS 5232.0).`,
      ...AUD_BILLION,
      topic: 'households',
      tags: ['household wealth', 'household balance sheet', 'net worth'],
    },
  ),
);
