/** ABS ANA_INCOME: income from gross domestic product and unit labour costs, from tables 7 and 42 of publication 5206.0. */
import { absWorkbooks } from '../workbook-dataset.ts';

export const ANA_INCOME = absWorkbooks({
  id: 'ANA_INCOME',
  title: 'Income from gross domestic product, and unit labour costs',
  description:
    'Compensation of employees, profits (gross operating surplus) by sector, mixed income and taxes since 1959, and nominal and real unit labour costs since 1985. Quarterly.',
  catalogueNumber: '5206.0',
  publication: 'economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product',
  frequency: 'Q',
  tables: [{ file: '5206007_Income_From_GDP.xlsx' }, { file: '5206042_Unit_Labour_Costs.xlsx' }],
  dimensions: {
    MEASURE: {
      name: 'measure',
      description: 'The level, or its change from the previous quarter.',
      lines: { level: 'Level', change: 'Percentage changes' },
      default: 'level',
      otherwise: 'level',
    },
    DATA_ITEM: {
      name: 'item',
      description: 'Line of the income account, or unit labour cost.',
      lines: {
        compensation: 'Compensation of employees',
        wages: 'Compensation of employees - Wages and salaries',
        social_contributions: "Compensation of employees - Employers' social contributions",
        profits: 'All sectors; Gross operating surplus',
        profits_private_corporations: 'Private non-financial corporations; Gross operating surplus',
        profits_public_corporations: 'Public non-financial corporations; Gross operating surplus',
        profits_non_financial_corporations: 'Non-financial corporations; Gross operating surplus',
        profits_financial_corporations: 'Financial corporations; Gross operating surplus',
        profits_corporations: 'Total corporations; Gross operating surplus',
        surplus_general_government: 'General government; Gross operating surplus',
        surplus_dwellings: 'Dwellings owned by persons; Gross operating surplus',
        mixed_income: 'Gross mixed income',
        factor_income: 'Total factor income',
        taxes_less_subsidies: 'Taxes less subsidies on production and imports',
        discrepancy: 'Statistical discrepancy (I)',
        unit_labour_cost_nominal: 'Unit labour cost - Nominal',
        unit_labour_cost_real: 'Unit labour cost - Real',
        unit_labour_cost_nominal_non_farm: 'Unit labour cost - Nominal - Non-farm',
        unit_labour_cost_real_non_farm: 'Unit labour cost - Real - Non-farm',
      },
      default: 'compensation',
    },
  },
  adjustment: 'seasonally_adjusted',
  releaseTitle: 'Australian National Accounts: National Income, Expenditure and Product',
  maxAgeDays: 170,
  quirks: [
    'Amounts are at current prices. Real unit labour cost is nominal unit labour cost divided by the deflator of gross domestic product.',
  ],
});
