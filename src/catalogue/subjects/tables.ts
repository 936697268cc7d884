/** Subjects of tables and registers that no named series is read from: taxes, health, super and insurance, employers, licences, the electricity market. */
import { type Subject, subject } from './subject.ts';

/** The groups of the consumer price index in the order of their weights. */
const GROUPS_WEIGHED = ['HOUSING', 'FOOD', 'RECREATION', 'TRANSPORT', 'FURNISHINGS', 'ALCOHOL.TOBACCO', 'HEALTH', 'EDUCATION', 'CLOTHING'];

export const TABLES: readonly Subject[] = [
  // ---------------------------------------------------------------- taxes
  subject(
    'tax paid | pay tax | pays tax | paying tax | pay no tax | companies pay no tax | companies pay tax | companies paying tax | no tax | tax payable | taxes paid | corporate tax | company tax | company tax paid | corporate tax paid | corporate tax transparency | report of entity tax information | entity tax information | tax transparency | tax paid by companies | biggest taxpayers | largest taxpayers | multinational tax | tax by company',
    'ato/CORP_TRANSPARENCY',
  ),
  subject('company tax by industry | tax by industry | company income by industry', 'ato/COMPANY_INDUSTRY'),
  subject(
    'gst | gst collections | gst revenue | goods and services tax | gst receipts | luxury car tax | wine equalisation tax',
    'ato/GST_ANNUAL',
    'ato/GST_MONTHLY',
  ),
  subject('monthly gst | gst by month | monthly gst collections | gst collected each month', 'ato/GST_MONTHLY'),
  subject(
    'tax gap | tax gaps | corporate tax gap | large company tax gap | small business tax gap | unpaid tax | tax evasion | tax avoidance | black economy | shadow economy',
    'ato/TAX_GAPS',
  ),
  subject('capital gains tax | capital gains | cgt | net capital gains', 'ato/CGT_BY_GAINS_RANGE'),
  subject(
    'taxable income by postcode | income by postcode | richest postcodes | wealthiest postcodes | poorest postcodes | richest suburbs | suburb | suburbs | earning suburbs | income by suburb | postcode income | postcode | postcodes | tax by postcode',
    'ato/IND_POSTCODE_MEDIAN',
    'ato/IND_POSTCODE',
  ),
  subject(
    'income by age | taxable income by age | income by age and sex | number of taxpayers | individual taxpayers | taxpayers | income tax | personal income tax | tax deductions | deductions',
    'ato/IND_AGE_INCOME',
    'ato/INDIVIDUALS_SELECTED_ITEMS',
  ),
  subject(
    'income by occupation | occupation earn | job pays most | pay by occupation | salary by occupation | highest paying jobs | best paid jobs | highest paid occupations | earnings by occupation | surgeons income | teachers earn | nurses earn | doctors earn | surgeons | lawyers | plumbers | electricians | engineers | accountants | dentists | chefs | pilots | barristers | anaesthetists | cleaners',
    ...['ato/ATO_OCCUPATION', 'ato/ATO_OCCUPATION_GROUPS'],
  ),
  subject(
    'small business benchmarks | business benchmarks | rent to turnover | cost of sales to turnover | expenses to turnover | benchmarks',
    'ato/SBB_BENCHMARKS',
  ),
  subject(
    'r and d tax incentive | r&d tax offset | research tax offset | research and development tax offset | research and development | research and development tax incentive | r d tax incentive | r&d',
    'ato/RND_INCENTIVE',
  ),
  subject(
    'foreign ownership of agricultural land | foreign ownership of farmland | foreign owned farmland | foreign owned farms | foreign owned land | farmland | agricultural land',
    'ato/FOREIGN_OWNERSHIP_AG_LAND',
  ),
  subject(
    'foreign ownership of residential land | foreign owned homes | foreign property buyers | foreign home buyers | foreign buyers of property | foreigners | foreigners buy houses | foreigners buy homes | foreigners own houses',
    'ato/FOREIGN_OWNERSHIP_RESIDENTIAL_BY_COUNTRY',
  ),
  // ---------------------------------------------------------------- super, banks and insurance
  subject(
    'self-managed super funds | smsf | smsfs | self-managed super fund | self-managed superannuation funds | self-managed superannuation',
    'ato/SMSF_FUNDS',
  ),
  subject('smsf auditors | smsf auditor', 'asic/ASIC_SMSF_AUDITORS'),
  subject('mysuper | mysuper products | default super products | default super funds', 'apra/MYSUPER_PRODUCTS'),
  subject(
    'super contributions | put into super | paid into super | put money into super | superannuation contributions | contributions to super | super contribution',
    'ato/SUPER_CONTRIB_AGE',
  ),
  subject(
    'super fund performance | super fund returns | super fund fees | biggest super funds | largest super funds | super funds by size | members of super funds | superannuation funds by name | industry super fund',
    ...['apra/SUPER_FUND_LEVEL', 'apra/MYSUPER_PRODUCTS'],
  ),
  subject(
    'super assets | superannuation assets | total super assets | super savings pool | retail super funds | industry super funds',
    'apra/QUARTERLY_SUPER_PERFORMANCE',
  ),
  subject(
    'bank profits | bank profit | profits of banks | bank earnings | net interest margin | bank net profit | profitability of banks | net interest income | profitable banks',
    'apra/ADI_PERFORMANCE',
  ),
  subject(
    'non-performing loans | bad loans | loan arrears | mortgage arrears | impaired loans | property exposures',
    'apra/ADI_PROPERTY_EXPOSURES',
  ),
  subject('risk-weighted assets | risk weighted assets', 'apra/ADI_RISK_WEIGHTED_ASSETS'),
  subject('liquidity coverage ratio | key ratios of banks | bank capital ratios', 'apra/ADI_KEY_STATS'),
  subject(
    'bank balance sheets | loans and deposits by bank | banking statistics by institution | madis | monthly banking statistics | monthly authorised deposit-taking institution statistics | biggest bank | largest bank | biggest banks | largest banks | bank by size | banks by size | home loans by bank | bank home loans | deposits by bank',
    'apra/MONTHLY_BANKING_STATS',
  ),
  subject(
    'licensed banks | list of banks | list of adis | adi list | register of adis | register of banks | authorised banks | list of authorised deposit-taking institutions | credit unions | building societies | foreign banks | banking licence',
    'apra/ADI_LIST',
  ),
  subject(
    'private health insurance | health insurance | health insurers | health funds | health insurer | private health cover | health insurance membership',
    'apra/INSURANCE_HEALTH',
  ),
  subject('life insurance | life insurers | life insurer', 'apra/LIFE_INSURANCE', 'apra/LIFE_INSURANCE_HISTORICAL'),
  subject(
    'general insurance | general insurers | insurance claims | general insurer | gross written premium | insurer profits | insurance companies',
    ...['apra/INSURANCE_GENERAL', 'apra/INSURANCE_GENERAL_HISTORICAL'],
  ),
  // ---------------------------------------------------------------- health
  subject(
    'causes of death | cause of death | deaths by cause | leading causes of death | die of | die from | suicide | suicides | heart disease deaths | dementia deaths | diabetes deaths | drug deaths | overdose deaths',
    'aihw/GRIM_DEATHS',
  ),
  subject('deaths by region | mortality by region | premature deaths | median age at death', 'aihw/MORT_GEOGRAPHY'),
  subject(
    'health expenditure | health spending | government health spending | spending on health',
    'aihw/HEALTH_EXPENDITURE',
    'AU.HOUSEHOLD.SPENDING.HEALTH',
  ),
  subject('spending on hospitals | hospital spending | spend on hospitals | cost of hospitals', 'aihw/HEALTH_EXPENDITURE'),
  subject('hospitals | hospital | public hospitals | list of hospitals | hospital beds', 'aihw/PUBLIC_HOSPITALS'),
  // ---------------------------------------------------------------- employers
  subject(
    'gender pay gap by employer | pay gap by employer | pay gap by company | gender pay gap by company | employer gender pay gap | employer pay gaps | pay gap of companies | companies with the biggest pay gap | gender pay gaps by employer | worst gender pay gaps',
    'wgea/EMPLOYER_GAPS',
  ),
  subject(
    'women in management | female managers | women managers | female ceos | women ceos | workforce composition | women in leadership',
    'wgea/WORKFORCE_COMPOSITION',
  ),
  subject('women on boards | female directors | board diversity | governing bodies | gender equality policies', 'wgea/WORKPLACE_OVERVIEW'),
  subject(
    'parental leave | paid parental leave | flexible work | working from home policy | flexible working | maternity leave',
    'wgea/PARENTAL_LEAVE_FLEX',
  ),
  subject('sexual harassment | workplace harassment | sexual harassment policy | harassment prevention', 'wgea/HARM_PREVENTION'),
  subject('promotions and resignations | promotions | resignations | workforce movements', 'wgea/WORKFORCE_MANAGEMENT'),
  subject('employee support | support for carers | domestic violence leave | family violence leave', 'wgea/EMPLOYEE_SUPPORT'),
  // ---------------------------------------------------------------- licences and registers
  subject(
    'australian financial services licence | afs licence | afsl | afs licensees | afs licensee | financial services licence',
    'asic/ASIC_AFS_LICENSEE',
    'asic/afs-licensees',
  ),
  subject('afs authorised representatives | authorised representatives', 'asic/ASIC_AFS_AUTH_REP'),
  subject('credit licensees | australian credit licence | credit licence | licensed lenders | acl', 'asic/ASIC_CREDIT_LICENSEE'),
  subject('credit representatives | mortgage brokers | mortgage broker', 'asic/ASIC_CREDIT_REPRESENTATIVE'),
  subject(
    'financial advisers | financial adviser | financial planners | financial planner | adviser register | financial advisor',
    'asic/ASIC_FINANCIAL_ADVISERS',
  ),
  subject(
    'liquidators | liquidator | registered liquidators | insolvency practitioners | administrators of companies',
    'asic/ASIC_LIQUIDATOR',
  ),
  subject('auditors | company auditors | registered auditors', 'asic/ASIC_AUDITORS'),
  subject(
    'banned and disqualified persons | banned directors | banned persons | disqualified directors | banned people | disqualified persons | banned advisers',
    ...['asic/ASIC_BANNED_PERSONS', 'asic/banned-persons'],
  ),
  subject('banned organisations | banned companies', 'asic/ASIC_BANNED_ORGS'),
  subject(
    'charity finances | charities raise money | charities make | charities make money | charities earn | charity income | charity revenue | charity donations | donations | finances of charities | not-for-profit finances | charities by revenue',
    'ato/ACNC_AIS_FINANCIALS',
  ),
  // ---------------------------------------------------------------- people and places
  subject(
    'population of cities | city population | population of capital cities | population by city | population by region | regional population | population by suburb | population by sa2 | population by council | population by lga',
    'abs/ABS_ANNUAL_ERP_ASGS2021',
  ),
  subject(
    'migration by visa | visas | visa | student visas | international students | temporary visas | migration by visa group | skilled migration | overseas students | working holiday makers',
    'abs/ABS_NOM_VISA_CY',
  ),
  subject(
    'indigenous population | aboriginal population | aboriginal people | indigenous people | torres strait islander people | birthplace | born overseas | language spoken at home | languages spoken',
    'abs/C21_G01_POA',
  ),
  subject('census by postcode | census postcode | census 2021 | census', 'abs/C21_G01_POA', 'abs/C21_G02_POA', 'abs/C21_G02_SA2'),
  subject('rent by postcode | median rent by postcode | mortgage repayments by postcode', 'abs/C21_G02_POA'),
  subject(
    'labour force by region | regional unemployment | unemployment by region | sa4 labour force | local unemployment | unemployment by sa4',
    'abs/LF_SA4',
  ),
  subject(
    'building approvals by council | building approvals by lga | approvals by council | building approvals by local government area | council approvals',
    'abs/BA_LGA2024',
  ),
  subject(
    'cpi weights | weights of the cpi | cpi basket | cpi weighting | consumer price index weights | inflation basket',
    'abs/CPI_WEIGHTS',
    ...GROUPS_WEIGHED.map((group) => `AU.CPI.${group}.WEIGHT`),
  ),
  subject(
    'first home buyers | first home buyer | first-home buyers | first home buyer loans | loans to first home buyers | fhb | first-time buyers',
    'abs/LEND_HOUSING',
  ),
  // ---------------------------------------------------------------- the electricity market
  subject(
    'generation by fuel | electricity generation | power generation | power station output | unit generation | scada | coal power | coal generation | coal-fired power | gas power | gas-fired power | gas generation | wind power | wind generation | wind farms | wind farm output | hydro | hydro power | hydro generation | battery output | battery discharge | renewables | renewable energy | renewable generation | electricity mix | energy mix | solar farms | fossil fuel generation',
    'aemo/generation_scada',
    'aemo/UNITS',
  ),
  subject(
    'power stations | power station | power plants | power plant | generating units | registered units | generators | battery storage | grid batteries | big batteries | coal-fired power stations | coal plants | list of generators',
    'aemo/UNITS',
    'aemo/generation_scada',
  ),
  subject(
    'fcas prices | fcas price | fcas | frequency control ancillary services | ancillary services',
    'aemo/fcas_prices',
    'aemo/trading_price',
  ),
  subject(
    'interconnector flows | interconnectors | interconnector | interconnector flow | power flows between states',
    'aemo/interconnector_flows',
  ),
  subject(
    'price forecast electricity | electricity price forecast | demand forecast | pre-dispatch | predispatch | predispatch price | forecast electricity demand',
    'aemo/predispatch_30min',
  ),
  subject('dispatch constraints | network constraints | binding constraints | constraints', 'aemo/dispatch_constraints'),
  // ---------------------------------------------------------------- the weather
  subject(
    'daily climate | daily rainfall | rainfall | rain | climate history | temperature history | monthly rainfall | maximum temperature | minimum temperature | hottest day | coldest day | wettest day | historical weather | rainfall history | how much rain',
    'bom/DAILY_CLIMATE',
    'bom/OBSERVATIONS',
  ),
  subject(
    'weather | current temperature | temperature | weather now | wind speed | humidity | observations | current weather | temperature now | how hot | how cold | how warm | hot | cold',
    'bom/OBSERVATIONS',
    'bom/DAILY_CLIMATE',
  ),
  subject('weather stations | weather station | weather locations', 'bom/LOCATIONS'),
  // ---------------------------------------------------------------- money
  subject('zero-coupon rates | zero-coupon yields | zero coupon | zero-coupon interest rates', 'rba/F17'),
  subject(
    'credit card debt | credit card balances | credit card balance | owed on credit cards | money owed on credit cards',
    'AU.C1.CCCCSBTSA',
    'AU.C1.CCCCSBAISA',
    'AU.C1.CCCCSBTPSA',
  ),
  subject('credit card balances accruing interest | balances accruing interest', 'AU.C1.CCCCSBAISA'),
  subject('credit card spending | card spending | credit card purchases | card purchases', 'AU.C1.CCCCSTPVSA', 'AU.C1.CCCCSTTVSA'),
  subject('card transactions | number of card transactions | credit card transactions', 'AU.C1.CCCCSTTNSA', 'AU.C1.CCCCSTTVSA'),
];
