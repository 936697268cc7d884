/** RBA E1: household and business balance sheets. */
import { rbaTable } from '../table.ts';

export const E1 = rbaTable({
  id: 'E1',
  file: 'e1',
  title: 'Household and business balance sheets',
  description: 'Assets, liabilities and net worth of households and of private non-financial corporations, in billions of dollars.',
  frequency: 'Q',
  words: {
    household_net_worth: 'BSPNSHUNW',
    household_total_assets: 'BSPNSHUA',
    household_total_liabilities: 'BSPNSHUL',
    household_dwellings: 'BSPNSHNFD',
    household_consumer_durables: 'BSPNSHNFO',
    household_non_financial_assets: 'BSPNSHNFT',
    household_financial_assets: 'BSPNSHUFAT',
    household_deposits: 'BSPNSHUFAD',
    household_superannuation: 'BSPNSHUFAR',
    household_equities: 'BSPNSHUFAS',
    household_other_financial_assets: 'BSPNSHUFAO',
    household_dwelling_stock: 'BSPNSHUDS',
    household_dwelling_stock_growth: 'BSPNSHUDSYP',
    business_financial_assets: 'BSPNSPNFAT',
    business_total_liabilities: 'BSPNSPNLT',
  },
  default: 'BSPNSHUNW',
  maxAgeDays: 220,
  quirks: [
    { text: 'The household sector includes unincorporated enterprises.', of: 'table' },
    'Figures are from the ABS finance and wealth accounts (5232.0), and are revised with them.',
  ],
});
