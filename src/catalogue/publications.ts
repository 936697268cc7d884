/**
 * Lists ABS publications by catalogue number, with their current and former titles. New releases have no such numbers, but tables,
 * citations and code still use them.
 */

import type { DatasetKey } from '../core/define-dataset.ts';

export interface AgencyPublication {
  readonly number: string;
  /** The current title, followed by former titles. */
  readonly titles: readonly string[];
  /** The main dataset of the publication. */
  readonly table: DatasetKey;
  /** The id of the headline series, or null. */
  readonly headline: string | null;
}

const publication = (number: string, table: DatasetKey, headline: string | null, ...titles: readonly string[]): AgencyPublication => ({
  number,
  titles,
  table,
  headline,
});

export const PUBLICATIONS: readonly AgencyPublication[] = [
  publication('3101.0', 'abs/ERP_Q', 'AU.POPULATION', 'National, state and territory population', 'Australian Demographic Statistics'),
  publication('3218.0', 'abs/ABS_ANNUAL_ERP_ASGS2021', null, 'Regional population', 'Regional Population Growth, Australia'),
  publication('3401.0', 'abs/OAD', 'AU.ARRIVALS.VISITORS', 'Overseas Arrivals and Departures, Australia'),
  publication('3412.0', 'abs/NOM', 'AU.NOM.FY', 'Overseas Migration', 'Migration, Australia'),
  publication('5204.0', 'abs/PRODUCTIVITY', 'AU.MFP.GROWTH', 'Australian System of National Accounts'),
  publication('5206.0', 'abs/ANA_AGG', 'AU.GDP.QOQ', 'Australian National Accounts: National Income, Expenditure and Product'),
  publication('5220.0', 'abs/GSP', null, 'Australian National Accounts: State Accounts'),
  publication('5232.0', 'abs/HOUSEHOLD_WEALTH', 'AU.HOUSEHOLD.BALANCE.NET.WORTH', 'Australian National Accounts: Finance and Wealth'),
  publication('5302.0', 'abs/BOP', 'AU.CURRENT.ACCOUNT', 'Balance of Payments and International Investment Position, Australia'),
  publication(
    '5368.0',
    'abs/ITGS',
    'AU.TRADE.BALANCE',
    'International Trade in Goods',
    'International Trade in Goods and Services, Australia',
  ),
  publication('5512.0', 'abs/GFS_STATE', null, 'Government Finance Statistics, Annual'),
  publication('5519.0.55.001', 'abs/GFS_Q', 'AU.GFS.BALANCE', 'Government Finance Statistics, Australia'),
  publication('5601.0', 'abs/LEND_HOUSING', 'AU.LENDING.HOUSING', 'Lending Indicators'),
  publication('5625.0', 'abs/CAPEX', 'AU.CAPEX', 'Private New Capital Expenditure and Expected Expenditure, Australia'),
  publication('5676.0', 'abs/BUSINESS_INDICATORS', 'AU.BUSINESS.PROFITS', 'Business Indicators, Australia'),
  publication('5682.0', 'abs/HSI_M', 'AU.HOUSEHOLD.SPENDING.MOM', 'Monthly Household Spending Indicator'),
  publication('6150.0.55.003', 'abs/LABOUR_ACCT_Q', null, 'Labour Account Australia'),
  publication('6202.0', 'abs/LF', 'AU.UNEMP.SA', 'Labour Force, Australia'),
  publication('6291.0.55.001', 'abs/LF_INDUSTRY', null, 'Labour Force, Australia, Detailed'),
  publication('6302.0', 'abs/AWE', 'AU.EARNINGS.FULL_TIME', 'Average Weekly Earnings, Australia'),
  publication('6321.0.55.001', 'abs/INDUSTRIAL_DISPUTES', 'AU.DISPUTES.DAYS_LOST', 'Industrial Disputes, Australia'),
  publication('6345.0', 'abs/WPI', 'AU.WPI.YOY', 'Wage Price Index, Australia'),
  publication('6354.0', 'abs/JV', 'AU.VACANCIES', 'Job Vacancies, Australia'),
  publication('6401.0', 'abs/CPI', 'AU.CPI.MONTHLY.YOY', 'Consumer Price Index, Australia'),
  publication('6416.0', 'abs/RPPI', 'AU.RPPI', 'Residential Property Price Indexes: Eight Capital Cities'),
  publication('6427.0', 'abs/PPI_FD', 'AU.PPI.YOY', 'Producer Price Indexes, Australia'),
  publication('6432.0', 'abs/RES_DWELL_ST', 'AU.DWELLING.STOCK.VALUE', 'Total Value of Dwellings'),
  publication('6457.0', 'abs/TRADE_PRICES', 'AU.EXPORT.PRICES', 'International Trade Price Indexes, Australia'),
  publication('6467.0', 'abs/SLCI', 'AU.LIVING_COST.EMPLOYEE.YOY', 'Selected Living Cost Indexes, Australia'),
  publication(
    '8165.0',
    'abs/BUSINESS_COUNTS',
    'AU.BUSINESS.COUNT.TOTAL.SA',
    'Counts of Australian Businesses, including Entries and Exits',
  ),
  publication('8501.0', 'abs/RT', 'AU.RETAIL', 'Retail Trade, Australia'),
  publication('8731.0', 'abs/BUILDING_APPROVALS', 'AU.BUILDING.APPROVALS', 'Building Approvals, Australia'),
  publication('8752.0', 'abs/BUILDING_ACTIVITY', 'AU.BUILDING.COMMENCEMENTS', 'Building Activity, Australia'),
  publication('8755.0', 'abs/CWD', 'AU.CONSTRUCTION.WORK', 'Construction Work Done, Australia, Preliminary'),
];
