/** RBA E2: selected ratios for household finances. */
import { rbaTable } from '../table.ts';

export const E2 = rbaTable({
  id: 'E2',
  file: 'e2',
  workbook: 'e02hist.xlsx',
  title: 'Household finances: selected ratios',
  description: 'Household debt and assets as ratios to income, and household debt as a ratio to assets, in per cent.',
  frequency: 'Q',
  words: {
    household_debt_to_income: 'BHFDDIT',
    housing_debt_to_income: 'BHFDDIH',
    owner_occupier_debt_to_income: 'BHFDDIO',
    household_debt_to_assets: 'BHFDA',
    housing_debt_to_housing_assets: 'BHFHDHA',
    household_assets_to_income: 'BHFADIT',
    housing_assets_to_income: 'BHFHDI',
    financial_assets_to_income: 'BHFADIFA',
  },
  default: 'BHFDDIT',
  maxAgeDays: 220,
  quirks: [
    'Income is annualised household disposable income. The ratios are revised with the national accounts, so do not link values from different vintages.',
  ],
});
