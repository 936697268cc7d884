/** Subjects: national accounts, trade, business, government, households, housing, electricity, and registers. */
import { type Subject, subject } from './subject.ts';

export const ECONOMY_AND_HOMES: readonly Subject[] = [
  // ---------------------------------------------------------------- the economy
  subject(
    'gross domestic product | gdp | real gdp | economy | economic output | national accounts | size of the economy | national output',
    ...['AU.GDP', 'AU.GDP.QOQ'],
  ),
  subject(
    'economic growth | gdp growth | growth of the economy | recession | growth rate of gdp | economy grow | economy growing | economy shrink',
    ...['AU.GDP.QOQ', 'AU.GDP'],
  ),
  subject(
    'nominal gdp | gdp in current prices | gdp current prices | nominal gross domestic product',
    'AU.GDP.NOMINAL',
    'AU.GDP.NOMINAL.QOQ',
  ),
  subject(
    'gdp per capita | gdp per head | gdp per person | output per person | living standards | per capita gdp',
    ...['AU.GDP.PER.CAPITA', 'AU.GDP.PER.CAPITA.QOQ'],
  ),
  subject('productivity | labour productivity | gdp per hour worked | gdp per hour | output per hour', 'AU.GDP.PER.HOUR'),
  subject('hours worked | total hours worked | labour input', 'AU.HOURS.WORKED'),
  subject('gross national income | gni | national income', 'AU.GNI'),
  subject('real net national disposable income per capita | net national disposable income | real income per head', 'AU.NNDI.PER.CAPITA'),
  subject('terms of trade | export prices to import prices', 'AU.TERMS.OF.TRADE'),
  subject(
    'trade balance | balance of trade | trade surplus | trade deficit | balance on goods | international trade | foreign trade | trade | goods balance',
    'AU.TRADE.BALANCE',
  ),
  subject('current account balance | current account | current account deficit | current account surplus', 'AU.CURRENT.ACCOUNT'),
  subject(
    'net foreign liabilities | net international investment position | international investment position | niip | net external liabilities',
    'AU.NET.FOREIGN.LIABILITIES',
  ),
  subject('exports | goods exports | exports of goods | what we export', 'AU.TRADE.EXPORTS'),
  subject('imports | goods imports | imports of goods', 'AU.TRADE.IMPORTS'),
  subject(
    'exports of metal ores and minerals | iron ore exports | iron ore | metal ores | ore exports | mineral exports | mining exports',
    'AU.TRADE.EXPORTS.METAL_ORES',
  ),
  subject('exports of rural goods | rural exports | agricultural exports | farm exports', 'AU.TRADE.EXPORTS.RURAL'),
  subject('exports of meat | meat exports | beef exports | meat', 'AU.TRADE.EXPORTS.MEAT'),
  subject('exports of cereals | grain exports | wheat exports | cereals | wheat | grain', 'AU.TRADE.EXPORTS.CEREALS'),
  subject('exports of wool | wool exports | wool', 'AU.TRADE.EXPORTS.WOOL'),
  subject(
    'company profits | business profits | corporate profits | profits | operating profits | gross operating profits',
    'AU.BUSINESS.PROFITS',
  ),
  subject('business sales | company sales | sales', 'AU.BUSINESS.SALES'),
  subject('commodity prices | commodity price index | commodities', 'rba/I2'),
  // ---------------------------------------------------------------- governments of the states
  subject('government revenue | state revenue | budget revenue | state government revenue', 'AU.GOVERNMENT.REVENUE'),
  subject(
    'government expenses | government spending | state spending | government expenditure | public spending | budget spending | state government spending',
    'AU.GOVERNMENT.EXPENSE',
  ),
  subject(
    'government debt | state debt | state government debt | public debt | debt securities | government borrowing | state borrowing',
    ...['AU.GOVERNMENT.DEBT_SECURITIES', 'AU.GOVERNMENT.LOANS.OWED'],
  ),
  subject(
    'net operating balance | budget balance | budget deficit | budget surplus | government deficit | government surplus | state budget | deficit | surplus | operating balance',
    ...['AU.GOVERNMENT.BALANCE', 'AU.GOVERNMENT.NET_LENDING'],
  ),
  subject('net worth of the government | government net worth | net worth', 'AU.GOVERNMENT.NET_WORTH'),
  subject('taxation revenue | tax revenue | state taxes | taxes collected | state tax | taxation', 'AU.GOVERNMENT.TAXATION'),
  subject(
    'gross state product | gsp | state product | state gdp | gdp of the state | gdp by state | output of the state | state economy | state accounts',
    ...['AU.GSP', 'AU.GSP.GROWTH'],
  ),
  subject(
    'gross state product per capita | gsp per capita | gsp per head | state gdp per capita | output per head of the state',
    'AU.GSP.PER.CAPITA',
  ),
  // ---------------------------------------------------------------- households
  subject('median household income | household income | income of households ', 'AU.CENSUS.INCOME.HOUSEHOLD.MEDIAN'),
  subject('median family income | family income', 'AU.CENSUS.INCOME.FAMILY.MEDIAN'),
  subject('median personal income | personal income', 'AU.CENSUS.INCOME.PERSONAL.MEDIAN'),
  subject('household size | average household size | persons per household | people per household', 'AU.CENSUS.HOUSEHOLD.SIZE'),
  subject(
    'household saving ratio | saving ratio | household saving | household saving rate | savings rate of households | saving rate | savings',
    'AU.HOUSEHOLD.SAVING.RATIO',
  ),
  subject('household net worth | household wealth | wealth | net wealth | net worth of households', 'AU.HOUSEHOLD.WEALTH'),
  subject(
    'household debt to income | household debt | debt to income | household indebtedness | household debt ratio | indebtedness',
    'AU.HOUSEHOLD.DEBT.INCOME',
  ),
  subject(
    'household spending | consumer spending | household spending indicator | household consumption | consumption | spending by households | consumer expenditure | spending',
    ...['AU.HOUSEHOLD.SPENDING', 'AU.HOUSEHOLD.SPENDING.MOM', 'AU.HOUSEHOLD.SPENDING.YOY'],
  ),
  subject('retail turnover | retail sales | retail trade | retail | retail spending | shop sales', 'AU.RETAIL', 'AU.HOUSEHOLD.SPENDING'),
  // ---------------------------------------------------------------- housing
  subject(
    'mean dwelling price | house prices | home prices | property prices | dwelling prices | housing prices | home values | house price | mean price | average house price | average home price | dwelling values | property values | real estate | property market | price of a house | price of a dwelling | price of a home | residential property | housing market | cost of a house | mean price of a dwelling',
    ...['AU.DWELLING.VALUE', 'AU.RPPI'],
  ),
  subject('residential property price index | property price index | house price index | rppi', 'AU.RPPI'),
  subject(
    'number of residential dwellings | number of dwellings | dwelling stock | number of homes | housing stock | how many dwellings | how many homes | how many houses | dwellings',
    'AU.DWELLING.STOCK',
  ),
  subject(
    'value of the dwelling stock | total value of dwellings | value of dwellings | value of housing | value of all homes | worth of housing',
    'AU.DWELLING.STOCK.VALUE',
  ),
  subject(
    'building approvals | dwelling approvals | dwellings approved | building permits | approvals | housing approvals | homes approved | residential approvals',
    'AU.BUILDING.APPROVALS',
  ),
  subject(
    'dwellings commenced | dwelling commencements | housing starts | building commencements | commencements | homes started | housing construction | home building',
    ...['AU.BUILDING.COMMENCEMENTS', 'AU.BUILDING.COMMENCEMENTS.NEW'],
  ),
  subject(
    'dwellings completed | dwelling completions | completions | homes completed | homes built | houses built | homes finished | building completions',
    ...['AU.BUILDING.COMPLETIONS', 'AU.BUILDING.COMPLETIONS.NEW'],
  ),
  subject(
    'new dwellings completed | new dwelling completions | new homes completed | new homes built | new houses built',
    'AU.BUILDING.COMPLETIONS.NEW',
  ),
  subject('dwellings under construction | homes under construction | homes being built | under construction', 'AU.BUILDING.UNDERWAY'),
  subject(
    'new housing loan commitments | home lending | housing lending | home loans | housing loans | new home loans | housing finance | loan commitments | mortgage lending | new mortgages | home loan',
    'AU.LENDING.HOUSING',
  ),
  subject(
    'new housing loan commitments of investors | investor loans | investor lending | loans to investors | home loans to investors | investor home loans | investor housing loans',
    'AU.LENDING.HOUSING.INVESTOR',
  ),
  subject(
    'new housing loan commitments of owner-occupiers | owner-occupier loans | owner-occupier lending | loans to owner-occupiers | owner-occupier home loans',
    'AU.LENDING.HOUSING.OO',
  ),
  // ---------------------------------------------------------------- electricity
  subject(
    'electricity price | power price | wholesale electricity price | wholesale power price | spot price | electricity spot price | energy price | dispatch price | price of electricity | price of power | cost of electricity | cost of power | wholesale price of electricity | pool price',
    ...['AU.NEM.DISPATCH.PRICE', 'AU.NEM.TRADING.PRICE'],
  ),
  subject(
    'electricity demand | power demand | electricity use | electricity consumption | power use | energy demand | load | grid demand | demand for electricity | power consumption',
    'AU.NEM.DEMAND',
  ),
  subject(
    'rooftop solar output | rooftop solar | solar | solar power | rooftop pv | solar generation | photovoltaics | solar panels',
    'AU.NEM.ROOFTOP',
  ),
  // ---------------------------------------------------------------- datasets without series
  subject(
    'company register | companies | company | corporation | corporations | registered companies | acn',
    'asic/companies',
    'asic/ASIC_COMPANIES',
  ),
  subject('charities | charity | charity register | not-for-profit | acnc', 'ato/ACNC_REGISTER'),
  subject('business names | business name | trading names', 'asic/ASIC_BUSINESS_NAMES'),
  subject('australian business number | abn | abns', 'ato/ABN_BULK_EXTRACT'),
  subject(
    'corporate tax transparency | company tax paid | corporate tax | tax paid by companies | tax payable | company tax',
    'ato/CORP_TRANSPARENCY',
  ),
  subject(
    'median taxable income | taxable income | income | incomes | median income | individual income | personal income',
    ...['ato/INDIVIDUALS_SELECTED_ITEMS', 'ato/ATO_OCCUPATION', 'ato/IND_POSTCODE_MEDIAN'],
  ),
  subject('occupation | occupations | income by occupation | profession', 'ato/ATO_OCCUPATION'),
  subject('death rate | deaths by cause | causes of death | mortality | mortality rate | age-standardised death rate', 'aihw/GRIM_DEATHS'),
  subject('short positions | short selling | sold short | short interest | shorted shares | short sold', 'asic/ASIC_SHORT_POSITIONS'),
  subject('cancer | cancer incidence | cancer deaths', 'aihw/CANCER_INCIDENCE_MORTALITY'),
  subject(
    'emergency department waiting times | emergency waiting times | hospital waiting times | emergency department',
    'aihw/ED_WAITING_TIMES',
  ),
  subject('elective surgery waiting times | elective surgery | surgery waiting times', 'aihw/ELECTIVE_SURGERY_WAITING_TIMES'),
  subject(
    'superannuation | super | super funds | super fund | pension fund | mysuper',
    'apra/QUARTERLY_SUPER_PERFORMANCE',
    'apra/MYSUPER_PRODUCTS',
  ),
  subject('weather | temperature | rainfall | climate | observations', 'bom/OBSERVATIONS', 'bom/DAILY_CLIMATE'),
  subject('help debt | hecs debt | student debt | hecs | student loans', 'ato/HELP_DEBT'),
  subject(
    'authorised deposit-taking institution | adi | deposit taking institution | banks | bank',
    'apra/MONTHLY_BANKING_STATS',
    'apra/ADI_LIST',
  ),
];
