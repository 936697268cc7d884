/** Subjects: national accounts, trade, business, government, households, housing, electricity, and registers. */
import { type Subject, subject } from './subject.ts';

export const ECONOMY_AND_HOMES: readonly Subject[] = [
  // ---------------------------------------------------------------- the economy
  subject(
    'gross domestic product | gdp | real gdp | economy | economic output | national accounts | size of the economy | national output',
    ...['AU.GDP', 'AU.GDP.QOQ', 'AU.GDP.NOMINAL', 'AU.GSP', 'AU.GSP.GROWTH'],
  ),
  subject(
    'economic growth | gdp growth | growth of the economy | recession | growth rate of gdp | economy grow | economy growing | economy shrink | economic slowdown | downturn | stagnation | economic expansion | economic contraction | economic boom',
    ...['AU.GDP.QOQ', 'AU.GDP', 'AU.GSP.GROWTH', 'AU.SFD.QOQ', 'AU.GDP.PER.CAPITA.QOQ'],
  ),
  subject(
    'annual gdp growth | yearly gdp growth | year-ended gdp growth | gdp growth over the year | annual economic growth | gdp growth through the year | annual growth of gdp | year-on-year gdp growth',
    'AU.H1.GGDPCVGDPY',
  ),
  subject(
    'nominal gdp | gdp in current prices | gdp current prices | nominal gross domestic product',
    'AU.GDP.NOMINAL',
    'AU.GDP.NOMINAL.QOQ',
  ),
  subject('nominal gdp growth | growth of nominal gdp | nominal growth', 'AU.GDP.NOMINAL.QOQ'),
  subject(
    'nominal gdp per capita | nominal gdp per head | nominal gdp per person | gdp per capita current prices | gdp per head current prices | gdp per person current prices',
    'AU.GDP.NOMINAL.PER.CAPITA',
  ),
  subject(
    'gdp per capita | gross domestic product per capita | gdp per head | gdp per person | output per person | living standards | per capita gdp | per capita | economic growth per capita | economic output per capita',
    ...['AU.GDP.PER.CAPITA', 'AU.GDP.PER.CAPITA.QOQ'],
  ),
  subject('gdp deflator | implicit price deflator | gdp price deflator', 'AU.GDP.EXPENDITURE.DEFLATOR', 'AU.GDP.EXPENDITURE.DEFLATOR.QOQ'),
  subject(
    'gross value added | gva | value added | output | industry output | production | output of the industry | share of the economy | share of gdp | contribution to gdp',
    'AU.GVA',
  ),
  subject('state final demand | final demand of the state', 'AU.SFD', 'AU.SFD.QOQ', 'AU.SFD.NOMINAL'),
  subject('domestic final demand | domestic demand', 'AU.GDP.DOMESTIC.FINAL.DEMAND'),
  subject('contribution of exports | exports add to growth', 'AU.GDP.EXPORTS.CONTRIBUTION'),
  subject('net exports | contribution of net exports', 'AU.NET.EXPORTS.CONTRIBUTION'),
  subject('public demand | public final demand | government demand', 'AU.GDP.PUBLIC.DEMAND', 'AU.GDP.PUBLIC.DEMAND.QOQ'),
  subject('private demand | private final demand', 'AU.GDP.PRIVATE.DEMAND', 'AU.GDP.PRIVATE.DEMAND.QOQ'),
  subject('gdp price index | chain price index | chain price index of gdp', 'AU.GDP.PRICE.INDEX', 'AU.GDP.PRICE.INDEX.QOQ'),
  subject('wages share | wage share | labour share | labour share of income', 'AU.WAGES.SHARE'),
  subject('profits share | profit share | capital share of income', 'AU.PROFITS.SHARE'),
  subject('discretionary consumption | discretionary spending of households', 'AU.CONSUMPTION.DISCRETIONARY'),
  subject('essential consumption | essential spending of households', 'AU.CONSUMPTION.ESSENTIAL'),
  subject('compensation of employees | wages bill of the state | labour income', 'AU.COMPENSATION.EMPLOYEES'),
  subject('dwelling investment | housing investment | residential investment', 'AU.SFD.INVESTMENT.DWELLINGS'),
  subject('compensation per hour | labour cost per hour', 'AU.COMPENSATION.PER.HOUR'),
  subject(
    'business investment | private business investment | investment by businesses | investment | corporate investment',
    ...['AU.GDP.INVESTMENT.BUSINESS', 'AU.CAPEX'],
  ),
  subject('private new capital expenditure | capital expenditure | capex | capital spending | capital investment', 'AU.CAPEX'),
  subject('mining investment | mining capex | mining capital expenditure | resources investment', 'AU.CAPEX.MINING'),
  subject('manufacturing investment | manufacturing capex', 'AU.CAPEX.MANUFACTURING'),
  subject('equipment investment | machinery and equipment investment | plant and machinery', 'AU.CAPEX.EQUIPMENT'),
  subject(
    'public investment | government investment | infrastructure investment | infrastructure spending',
    'AU.GDP.INVESTMENT.GOVERNMENT',
    'AU.SFD.INVESTMENT.PUBLIC',
  ),
  subject('inventories | changes in inventories | stocks of goods', 'AU.GDP.INVENTORIES.CONTRIBUTION'),
  subject(
    'productivity | labour productivity | productive workers | productive economy | gdp per hour worked | gdp per hour | output per hour',
    'AU.GDP.PER.HOUR',
  ),
  subject('average hours worked | hours per worker | average hours per worker | average working week | working week', 'AU.H5.GLFMHWAV'),
  subject(
    'hours worked | total hours worked | labour input | hours of work | working hours | work hours | work more hours | work longer hours',
    ...['AU.HOURS.WORKED', 'AU.HOURS.MONTHLY'],
  ),
  subject(
    'real gdp excluding farms | non-farm gdp | gdp excluding farms | gdp excluding agriculture | gdp without farms | nonfarm gdp',
    ...['AU.GDP.NONFARM', 'AU.H1.GGDPCVGDPNF', 'AU.H1.GGDPCVGDPNFY'],
  ),
  subject('farm gdp | gdp of farms', 'AU.GDP.FARM', 'AU.H1.GGDPCVGDPF'),
  subject('real gross domestic income | gross domestic income | gdi', 'AU.REAL.GDI', 'AU.H1.GGDPCVRGDI'),
  subject(
    'gross fixed capital formation | gfcf | fixed investment | private gross fixed capital formation | private investment',
    'AU.GDP.INVESTMENT.PRIVATE',
    'AU.GDP.INVESTMENT.BUSINESS',
    'AU.GDP.INVESTMENT.GOVERNMENT',
  ),
  subject(
    'household final consumption expenditure | household final consumption | hfce',
    'AU.GDP.CONSUMPTION.HOUSEHOLD',
    'AU.SFD.CONSUMPTION.HOUSEHOLD',
    'AU.GDP.CONSUMPTION.HOUSEHOLD.NOMINAL',
  ),
  subject('balance of payments | bop', 'AU.CURRENT.ACCOUNT', 'abs/BOP'),
  subject('gross national expenditure | gne', 'AU.GDP.GNE'),
  subject(
    'net primary income | primary income | primary income balance | primary income deficit | primary income surplus | income from overseas investments | income paid to foreigners',
    'AU.BOP.PRIMARY.INCOME',
  ),
  subject('net secondary income | secondary income', 'AU.BOP.SECONDARY.INCOME'),
  subject('gross national income | gni | national income', 'AU.GNI'),
  subject('real net national disposable income per capita | net national disposable income | real income per head', 'AU.NNDI.PER.CAPITA'),
  subject('terms of trade | export prices to import prices', 'AU.TERMS.OF.TRADE'),
  subject(
    'trade balance | balance of trade | trade surplus | trade deficit | balance on goods | international trade | foreign trade | trade | goods balance | imports and exports | import more than we export | export more than we import | sell more than we buy',
    'AU.TRADE.BALANCE',
  ),
  subject('current account balance | current account | current account deficit | current account surplus', 'AU.CURRENT.ACCOUNT'),
  subject(
    'net foreign liabilities | net international investment position | international investment position | niip | net external liabilities | owe the rest of the world | owe the world | owe to foreigners | what australia owes the world',
    'AU.NET.FOREIGN.LIABILITIES',
  ),
  subject('net foreign debt | foreign debt | external debt | net external debt', ...['AU.NET.FOREIGN.DEBT', 'AU.NET.FOREIGN.LIABILITIES']),
  subject('net foreign equity | foreign equity', ...['AU.NET.FOREIGN.EQUITY', 'AU.NET.FOREIGN.LIABILITIES']),
  subject('foreign liabilities | gross foreign liabilities', ...['AU.FOREIGN.LIABILITIES', 'AU.NET.FOREIGN.LIABILITIES']),
  subject('foreign assets | gross foreign assets', 'AU.FOREIGN.ASSETS'),
  subject(
    'exports | goods exports | exports of goods | what we export | what we sell overseas | we sell | sold overseas',
    'AU.TRADE.EXPORTS',
  ),
  subject('imports | goods imports | imports of goods', 'AU.TRADE.IMPORTS'),
  subject(
    'exports of services | services exports | service exports | services credits',
    ...['AU.BOP.SERVICES.CREDITS', 'AU.BOP.SERVICES.CREDITS.VOLUME'],
  ),
  subject(
    'imports of services | services imports | service imports | services debits',
    ...['AU.BOP.SERVICES.DEBITS', 'AU.BOP.SERVICES.DEBITS.VOLUME'],
  ),
  subject(
    'services trade balance | balance on services | trade in services | services trade | services balance | services deficit | services surplus | services trade deficit | services trade surplus | balance of payments services',
    'AU.BOP.SERVICES',
  ),
  subject('exports of goods and services | total exports', 'AU.GDP.EXPORTS', 'AU.BOP.CREDITS'),
  subject('imports of goods and services | total imports', 'AU.GDP.IMPORTS', 'AU.BOP.DEBITS'),
  subject('exports of non-rural goods | non-rural exports | resource exports | resources exports', 'AU.TRADE.EXPORTS.NON_RURAL'),
  subject(
    'exports of metal ores and minerals | iron ore exports | iron ore | metal ores | ore exports | mineral exports | mining exports',
    'AU.TRADE.EXPORTS.METAL_ORES',
  ),
  subject('exports of rural goods | rural exports | agricultural exports | farm exports', 'AU.TRADE.EXPORTS.RURAL'),
  subject('exports of meat | meat exports | beef exports | meat sold overseas | meat', 'AU.TRADE.EXPORTS.MEAT'),
  subject(
    'exports of cereals | grain exports | wheat exports | wheat sold overseas | grain sold overseas | cereals | wheat | grain',
    'AU.TRADE.EXPORTS.CEREALS',
  ),
  subject('exports of wool | wool exports | wool', 'AU.TRADE.EXPORTS.WOOL'),
  subject(
    'company profits | business profits | corporate profits | profits | operating profits | gross operating profits | businesses making money | companies making money | corporate earnings | business earnings | profitability of businesses | profit',
    'AU.BUSINESS.PROFITS',
  ),
  subject('business sales | company sales | sales', 'AU.BUSINESS.SALES'),
  subject(
    'commodity prices | commodity price index | commodities | commodity price | index of commodity prices',
    ...['AU.COMMODITY.PRICES.ALL.AUD', 'AU.COMMODITY.PRICES.ALL.USD', 'AU.COMMODITY.PRICES.ALL.SDR', 'rba/I2'],
  ),
  subject(
    'commodity prices in us dollars | commodity price index in us dollars | commodity index in us dollars | us dollar commodity prices',
    'AU.COMMODITY.PRICES.ALL.USD',
  ),
  subject('bulk commodity prices | bulk commodities', 'AU.COMMODITY.PRICES.BULK.AUD', 'AU.COMMODITY.PRICES.BULK.USD'),
  subject('base metal prices | base metals | metal prices', 'AU.COMMODITY.PRICES.BASE_METALS.AUD', 'AU.COMMODITY.PRICES.BASE_METALS.USD'),
  subject(
    'rural commodity prices | farm prices | agricultural prices | rural prices',
    'AU.COMMODITY.PRICES.RURAL.AUD',
    'AU.COMMODITY.PRICES.RURAL.USD',
  ),
  // ---------------------------------------------------------------- governments of the states
  subject('government revenue | state revenue | budget revenue | state government revenue', 'AU.GOVERNMENT.REVENUE'),
  subject(
    'government consumption | government final consumption | government consumption expenditure',
    ...['AU.GDP.CONSUMPTION.GOVERNMENT', 'AU.SFD.CONSUMPTION.GOVERNMENT'],
  ),
  subject(
    'government expenses | government spending | state spending | government expenditure | public spending | budget spending | state government spending',
    'AU.GOVERNMENT.EXPENSE',
  ),
  subject(
    'government debt | state debt | state government debt | public debt | debt securities | government borrowing | state borrowing | government indebted | indebted government',
    ...['AU.GOVERNMENT.DEBT_SECURITIES', 'AU.GOVERNMENT.LOANS.OWED'],
  ),
  subject(
    'net operating balance | budget balance | budget deficit | budget surplus | government deficit | government surplus | state budget | deficit | surplus | operating balance',
    ...['AU.GOVERNMENT.BALANCE', 'AU.GOVERNMENT.NET_LENDING'],
  ),
  subject(
    'net lending of the government | net lending | net borrowing | net lending or borrowing | government net lending | net lending borrowing | government net borrowing | fiscal balance',
    'AU.GOVERNMENT.NET_LENDING',
  ),
  subject('net worth of the government | government net worth | net worth', 'AU.GOVERNMENT.NET_WORTH'),
  subject('net debt | government net debt | net debt of the government | state net debt', 'AU.GOVERNMENT.NET_DEBT'),
  subject(
    'government liabilities | liabilities of the government | state liabilities | government total liabilities | total government liabilities | total liabilities state government',
    'AU.GOVERNMENT.LIABILITIES',
  ),
  subject(
    'government assets | assets of the government | state assets | government total assets | total government assets | total assets state government',
    'AU.GOVERNMENT.ASSETS',
  ),
  subject(
    'taxation revenue | tax pay to their state government | tax paid to the state government | taxes paid to the state | tax state government | tax revenue | tax raised | raise tax | state taxes | taxes collected | state tax | taxation',
    'AU.GOVERNMENT.TAXATION',
  ),
  subject(
    'gross state product | gsp | state product | state gdp | gdp of the state | gdp by state | output of the state | state economy | state accounts',
    ...['AU.GSP', 'AU.GSP.GROWTH'],
  ),
  subject(
    'gross state product per capita | gsp per capita | gsp per head | state gdp per capita | output per head of the state',
    ...['AU.GSP.PER.CAPITA', 'AU.GSP.PER.CAPITA.GROWTH'],
  ),
  // ---------------------------------------------------------------- households
  subject('median household income | household income | income of households ', 'AU.CENSUS.INCOME.HOUSEHOLD.MEDIAN'),
  subject('median family income | family income', 'AU.CENSUS.INCOME.FAMILY.MEDIAN'),
  subject('median personal income | personal income', 'AU.CENSUS.INCOME.PERSONAL.MEDIAN'),
  subject('household size | average household size | persons per household | people per household', 'AU.CENSUS.HOUSEHOLD.SIZE'),
  subject(
    'household saving ratio | saving ratio | household saving | household saving rate | savings rate of households | saving rate | savings | households save | save | put aside | money households put aside',
    'AU.HOUSEHOLD.SAVING.RATIO',
  ),
  subject(
    'household net worth | household wealth | wealth | net wealth | net worth of households | how wealthy are households | how rich are households | household riches',
    'AU.HOUSEHOLD.WEALTH',
  ),
  subject(
    'household debt to income | household debt | debt to income | household indebtedness | owe more than they earn | households owe | owe compared with income | owe compared with what they earn | how much do australians owe | household debt ratio | indebtedness | indebted households | households indebted',
    'AU.HOUSEHOLD.DEBT.INCOME',
  ),
  subject(
    'housing debt to income | housing debt ratio | mortgage debt to income | housing debt as a share of household income | housing debt of households as a share of income',
    ...['AU.HOUSING.DEBT.INCOME', 'AU.E2.BHFDDIO'],
  ),
  subject(
    'household debt to assets | gearing of households | household gearing | debt of households as a share of assets | household debt as a share of assets',
    'AU.HOUSEHOLD.DEBT.ASSETS',
  ),
  subject(
    'housing debt to housing assets | housing gearing | mortgage debt to home values | housing debt as a share of housing assets',
    'AU.HOUSING.DEBT.ASSETS',
  ),
  subject(
    'household spending | consumer spending | household spending indicator | household consumption | consumption | spending by households | consumer expenditure | spending',
    ...['AU.HOUSEHOLD.SPENDING', 'AU.HOUSEHOLD.SPENDING.MOM', 'AU.HOUSEHOLD.SPENDING.YOY', 'AU.GDP.CONSUMPTION.HOUSEHOLD'],
  ),
  subject('retail turnover', 'AU.RETAIL'),
  subject(
    'cafe and restaurant spending | cafes and restaurants | restaurant spending | hospitality spending | hotels, cafes and restaurants | spending at restaurants',
    ...['AU.HOUSEHOLD.SPENDING.HOTELS_CAFES', 'AU.RETAIL.CAFES_RESTAURANTS'],
  ),
  subject(
    'household deposits | deposits of households | money in household bank accounts | money households have in the bank | people have in the bank | australians have in the bank | have in the bank | household bank deposits | household cash',
    'AU.HOUSEHOLD.DEPOSITS',
  ),
  subject('household assets | total assets of households | what households own', 'AU.HOUSEHOLD.ASSETS'),
  subject('household liabilities | total household debt | what households owe | liabilities of households', 'AU.HOUSEHOLD.LIABILITIES'),
  subject('household shares | household equities | shares owned by households', 'AU.E1.BSPNSHUFAS'),
  subject(
    'household superannuation | superannuation of households | superannuation assets of households | super balances | superannuation balances | household super',
    'AU.HOUSEHOLD.SUPERANNUATION',
  ),
  subject(
    'retail sales | retail trade | retail | retail spending | shop sales | shop takings | retail takings | shops | shopping',
    'AU.RETAIL',
  ),
  // ---------------------------------------------------------------- housing
  subject(
    'mean dwelling price | home worth | house worth | house prices | home prices | property prices | dwelling prices | housing prices | home values | house price | mean price | average house price | average home price | dwelling values | property values | real estate | property market | price of a house | price of a dwelling | price of a home | residential property | housing market | cost of a house | mean price of a dwelling',
    ...['AU.DWELLING.VALUE', 'AU.RPPI'],
  ),
  subject(
    'price index of attached dwellings | apartment prices | unit prices | flat prices | apartments | townhouse prices | attached dwellings | price of an apartment | price of a unit',
    'AU.RPPI.ATTACHED',
  ),
  subject('price index of established houses | established house prices | established houses', 'AU.RPPI.HOUSES'),
  subject('median rent | weekly rent | average rent | median weekly rent | rent per week', 'AU.CENSUS.RENT.MEDIAN'),
  subject(
    'median mortgage repayment | average mortgage repayment | mortgage repayments | mortgage repayment | monthly mortgage repayment | home loan repayments',
    'AU.CENSUS.MORTGAGE.REPAYMENT.MEDIAN',
  ),
  subject('residential property price index | property price index | house price index | rppi', 'AU.RPPI'),
  subject(
    'number of residential dwellings | number of dwellings | dwelling stock | number of homes | housing stock | how many dwellings | how many homes | how many houses | dwellings',
    'AU.DWELLING.STOCK',
  ),
  subject(
    'value of the dwelling stock | value of the housing stock | total value of the housing stock | total value of dwellings | value of all dwellings | value of residential dwellings | value of all residential dwellings | value of dwellings | value of housing | value of all homes | worth of housing',
    'AU.DWELLING.STOCK.VALUE',
  ),
  subject(
    'building approvals | dwelling approvals | dwellings approved | building permits | approvals | housing approvals | homes approved | residential approvals',
    'AU.BUILDING.APPROVALS',
  ),
  subject(
    'new dwelling approvals | new dwellings approved | new homes approved | approvals of new dwellings | approvals of new homes | new homes approval | new homes council approval | new dwellings council approval | new houses approved',
    ...['AU.BUILDING.APPROVALS.NEW', 'AU.BUILDING.APPROVALS'],
  ),
  subject(
    'apartments approved | apartment approvals | units approved | unit approvals | flats approved | apartment building approvals | approvals of apartments | approvals of flats',
    ...['AU.BUILDING.APPROVALS.APARTMENTS', 'abs/BUILDING_APPROVALS'],
  ),
  subject(
    'houses approved | house approvals | number of houses approved | approvals of houses | detached houses approved',
    ...['AU.BUILDING.APPROVALS.HOUSES', 'abs/BUILDING_APPROVALS'],
  ),
  subject(
    'townhouses approved | townhouse approvals | approvals of townhouses | terrace houses approved | semi-detached houses approved',
    ...['AU.BUILDING.APPROVALS.TOWNHOUSES', 'abs/BUILDING_APPROVALS'],
  ),
  subject('approvals by type | approvals by type of building', 'abs/BUILDING_APPROVALS', 'abs/BA_GCCSA'),
  subject(
    'dwellings commenced | dwelling commencements | housing starts | building commencements | commencements | homes started | home starts | new home starts | dwelling starts | housing construction | home building',
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
  subject(
    'dwellings under construction | homes under construction | homes being built | under construction | homes built | how many homes are being built',
    'AU.BUILDING.UNDERWAY',
  ),
  subject(
    'new housing loan commitments | home lending | housing lending | home loans | housing loans | new home loans | housing finance | loan commitments | mortgage lending | new mortgages | home loan',
    'AU.LENDING.HOUSING',
  ),
  subject(
    'new housing loan commitments of investors | investor loans | investor lending | loans to investors | home loans to investors | borrowing by investors | borrowing of housing investors | investor home loans | investor housing loans',
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
    'company register | company deregistration | deregistered companies | company registration date | previous company name | former company name | company status | proprietary companies | pty ltd | pty limited | public companies | companies | company | corporation | corporations | registered companies | acn',
    'asic/companies',
    'asic/ASIC_COMPANIES',
  ),
  subject('charities | charity | charity register | not-for-profit | acnc', 'ato/ACNC_REGISTER'),
  subject('business names | business name | trading names', 'asic/ASIC_BUSINESS_NAMES'),
  subject('australian business number | abn | abns', 'ato/ABN_BULK_EXTRACT'),
  subject(
    'median taxable income | taxable income | income | incomes | median income | individual income | personal income',
    ...['ato/INDIVIDUALS_SELECTED_ITEMS', 'ato/ATO_OCCUPATION', 'ato/IND_POSTCODE_MEDIAN'],
  ),
  subject('death rate | deaths by cause | causes of death | mortality | mortality rate | age-standardised death rate', 'aihw/GRIM_DEATHS'),
  subject(
    'short positions | short selling | sold short | short interest | shorted shares | short sold | most shorted stocks | companies shorted | shorted companies | being shorted | shorted stocks | short sellers | short sales',
    'asic/ASIC_SHORT_POSITIONS',
  ),
  subject(
    'cancer | cancer incidence | cancer deaths | die of cancer | cancer cases | new cancer cases | cancer survival | lung cancer | breast cancer | prostate cancer | bowel cancer | skin cancer | melanoma | leukaemia | lymphoma | brain cancer | pancreatic cancer | ovarian cancer | cervical cancer | stomach cancer | liver cancer | kidney cancer | bladder cancer | thyroid cancer | mesothelioma | tumours',
    'aihw/CANCER_INCIDENCE_MORTALITY',
  ),
  subject(
    'emergency department waiting times | emergency waiting times | hospital waiting times | emergency department | emergency rooms | emergency room waits | ed wait times | casualty',
    'aihw/ED_WAITING_TIMES',
  ),
  subject(
    'elective surgery waiting times | elective surgery | surgery waiting times | wait for surgery | knee replacement waiting times | hip replacement waiting times | cataract surgery | waiting list for surgery | surgery waiting lists',
    'aihw/ELECTIVE_SURGERY_WAITING_TIMES',
  ),
  subject(
    'superannuation | super | super funds | super fund | pension fund | mysuper',
    'apra/QUARTERLY_SUPER_PERFORMANCE',
    'apra/MYSUPER_PRODUCTS',
  ),
  subject(
    'help debt | hecs debt | student debt | hecs | student loans | student loan debt | university debt | help loans | hecs-help | hecs repayments | help repayments',
    'ato/HELP_DEBT',
  ),
  subject(
    'authorised deposit-taking institution | adi | deposit taking institution | banks | bank',
    'apra/MONTHLY_BANKING_STATS',
    'apra/ADI_LIST',
  ),
];
