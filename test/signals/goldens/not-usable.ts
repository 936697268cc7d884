/**
 * Published values in the specification that are in none of these tables, with the reason, by publication and kind. `lacks` is a series
 * that would have them. They need rows when the starter data contain the series' value for the period.
 */
export interface NotUsable {
  /** Matches the page or table in which they are printed. */
  readonly page: RegExp;
  /** Matches their names. */
  readonly what: RegExp;
  readonly lacks: string | null;
  readonly why: string;
}

const NO_SERIES = 'No canonical series is this measure.';
const NOT_IN_STARTER = 'The dataset is not in the starter data.';
const BEFORE_ITS_PERIODS = 'The starter data has the dataset for other periods.';

export const NOT_USABLE: readonly NotUsable[] = [
  { page: /^5206\.0/, what: /^Real unit labour costs/, lacks: null, why: NO_SERIES },
  { page: /^5206\.0/, what: /^Household final consumption/, lacks: 'AU.GDP.CONSUMPTION.HOUSEHOLD', why: NOT_IN_STARTER },
  {
    page: /^5204\.0/,
    what: /^Net worth/,
    lacks: null,
    why: 'Printed in trillions to one decimal, of a balance sheet that no dataset has.',
  },
  { page: /^5220\.0/, what: /^Gross state product/, lacks: 'AU.GSP.NSW', why: NOT_IN_STARTER },
  { page: /^5302\.0/, what: /^Current account|^Balance on goods|^Net primary income/, lacks: 'AU.CURRENT.ACCOUNT', why: NOT_IN_STARTER },
  { page: /^5302\.0/, what: /^Capital and financial account/, lacks: null, why: NO_SERIES },
  { page: /^5302\.0/, what: /^Net IIP liability/, lacks: 'AU.NET.FOREIGN.LIABILITIES', why: NOT_IN_STARTER },
  { page: /^5302\.0/, what: /^Net foreign debt/, lacks: 'AU.NET.FOREIGN.DEBT', why: NOT_IN_STARTER },
  { page: /^5302\.0/, what: /^Net foreign equity/, lacks: 'AU.NET.FOREIGN.EQUITY', why: NOT_IN_STARTER },
  { page: /^5519\.0/, what: /^GFS/, lacks: null, why: 'Quarterly finances of all levels of government are no dataset here.' },
  { page: /^5512\.0/, what: /all states/, lacks: null, why: 'The starter data has the workbook of South Australia alone.' },
  { page: /^5601\.0/, what: /^Lending/, lacks: 'AU.LENDING.HOUSING', why: NOT_IN_STARTER },
  { page: /^5625\.0/, what: /^Capex estimate/, lacks: null, why: 'Expectations of capital expenditure are no series here.' },
  { page: /^5625\.0/, what: /^Private new capital|^Capex (?:buildings|equipment)/, lacks: 'AU.CAPEX', why: NOT_IN_STARTER },
  { page: /^6354\.0/, what: /^Job vacancies public trend/, lacks: null, why: NO_SERIES },
  { page: /^3101\.0/, what: /^ERP/, lacks: 'AU.POPULATION.NSW', why: BEFORE_ITS_PERIODS },
  {
    page: /^3101\.0/,
    what: /^(?:Overseas migrant|Births|Deaths)/,
    lacks: null,
    why: 'Parts of migration and natural increase over a year have no canonical series of quarters.',
  },
  { page: /^6302\.0/, what: /trend/, lacks: null, why: NO_SERIES },
  { page: /^6302\.0/, what: /./, lacks: 'AU.EARNINGS.FULL_TIME', why: BEFORE_ITS_PERIODS },
  { page: /^8731/, what: /^Dwelling approvals/, lacks: 'AU.BUILDING.APPROVALS.VIC', why: NOT_IN_STARTER },
  {
    page: /^6202\.0 \(recorded labour_force_by_state/,
    what: /^Under(?:employment|utilisation)/,
    lacks: 'AU.UNDEREMP.NSW',
    why: BEFORE_ITS_PERIODS,
  },
  { page: /^6202\.0 \(recorded labour_force_by_state/, what: /^Monthly hours/, lacks: 'AU.HOURS.MONTHLY.VIC', why: BEFORE_ITS_PERIODS },
  { page: /^Index of Commodity Prices/, what: /^RBA ICP/, lacks: 'AU.COMMODITY.PRICES.ALL.SDR', why: NOT_IN_STARTER },
  { page: /^Financial Aggregates/, what: /^Housing credit/, lacks: 'AU.CREDIT.HOUSING.YOY', why: BEFORE_ITS_PERIODS },
  { page: /^Financial Aggregates/, what: /^Broad money/, lacks: 'AU.MONEY.BROAD.YOY', why: BEFORE_ITS_PERIODS },
  { page: /^Quarterly ADI property exposures/, what: /^APRA property/, lacks: null, why: NOT_IN_STARTER },
  { page: /^Quarterly superannuation performance/, what: /^APRA super/, lacks: null, why: NOT_IN_STARTER },
  {
    page: /^(?:Gender pay gap report|Employer gender pay gaps)/,
    what: /^WGEA/,
    lacks: null,
    why: 'The file of 2022-23 is not in the starter data, and neither dollars nor shares of employers are a field.',
  },
  {
    page: /^6401\.0/,
    what: /^CPI all groups sa year/,
    lacks: null,
    why: 'Table G1 of the Bank has the adjusted change of the quarter, and none of the year.',
  },
  {
    page: /^formulas\.md/,
    what: /^Signal cpi breadth/,
    lacks: null,
    why: 'Calculated over 87 classes. The indicator counts the 11 groups, whose weights are published.',
  },
];
