/** ABS HOUSEHOLD_WEALTH: the balance sheet of households, from table 35 of publication 5232.0. */
import { absWorkbooks } from '../workbook-dataset.ts';

export const HOUSEHOLD_WEALTH = absWorkbooks({
  id: 'HOUSEHOLD_WEALTH',
  title: 'Household balance sheet',
  description:
    'Assets, liabilities and net worth of households at the end of each quarter since 1988: land, dwellings, deposits, shares, superannuation and loans.',
  catalogueNumber: '5232.0',
  publication: 'economy/national-accounts/australian-national-accounts-finance-and-wealth',
  frequency: 'Q',
  tables: [{ file: '5232035.xlsx' }],
  dimensions: {
    DATA_ITEM: {
      name: 'item',
      description: 'Line of the balance sheet.',
      lines: {
        net_worth: 'NET WORTH',
        assets: 'Total Assets',
        non_financial_assets: 'Non-financial assets',
        land_and_dwellings: 'Residential land and dwellings',
        land: 'Non-financial - Non-produced assets - Land',
        dwellings: 'Non-financial - Produced - Fixed assets - Dwellings',
        consumer_durables: 'Consumer durables',
        financial_assets: 'Financial assets',
        deposits: 'Financial assets - Currency and deposits',
        shares: 'Financial assets - Shares and other equity',
        securities: 'Financial assets - Securities other than shares',
        superannuation: 'Financial assets - Insurance technical reserves - Superannuation',
        liabilities: 'Liabilities (including share capital)',
        loans: 'Liabilities - Loans and placements',
      },
      default: 'net_worth',
    },
  },
  adjustment: 'only original',
  releaseTitle: 'Australian National Accounts: Finance and Wealth',
  maxAgeDays: 200,
  quirks: ['Stocks at the end of the quarter, at market value, in current prices. Households include unincorporated businesses.'],
});
