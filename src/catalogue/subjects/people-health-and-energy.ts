/** Subjects of tables: people and places, health, building, money, electricity, weather. */
import { type Subject, subject } from './subject.ts';

/** Words for young people in detention. */
const THE_YOUNG = [
  'young people',
  'young person',
  'children',
  'child',
  'youth',
  'teenagers',
  'juveniles',
  'minors',
  'boys',
  'girls',
  'under 18',
];
const IN_DETENTION =
  'detention | detained | custody | jail | jailed | gaol | prison | imprisoned | locked up | behind bars | incarcerated | incarceration | sentenced | remand'
    .split('|')
    .map((word) => word.trim());

/** Census medians, published for small areas. */
const CENSUS_MEDIANS =
  'household income | median household income | family income | median family income | personal income | median rent | weekly rent | median weekly rent | mortgage repayment | household size | median age | bedrooms'
    .split('|')
    .map((name) => name.trim());
const censusMediansBy = (areas: readonly string[], ...heads: readonly string[]): Subject => ({
  names: [],
  wholeNames: CENSUS_MEDIANS.flatMap((name) => areas.map((area) => `${name} ${area}`)),
  heads,
});

export const PEOPLE_HEALTH_AND_ENERGY: readonly Subject[] = [
  // ---------------------------------------------------------------- people and places
  subject(
    'skilled visas | student visa holders | partner visas | family visas | temporary workers | permanent migrants | new zealand citizens arriving | visa holders | arrivals by visa | backpackers | foreign students',
    'abs/ABS_NOM_VISA_CY',
  ),
  subject(
    'median age | age of the population | age of australians | typical age | how old are people | median income by suburb | bedrooms | household income by suburb | rent by suburb | census medians',
    'abs/C21_G02_SA2',
    'abs/C21_G02_POA',
  ),
  subject(
    'population by postcode | people by postcode | demographics | demographics by postcode | age groups by postcode | year 12 completion | highest year of school | people born overseas | english at home | how many people live in a postcode',
    'abs/C21_G01_POA',
  ),
  censusMediansBy(['postcode', 'postal area'], 'abs/C21_G02_POA', 'abs/C21_G02_SA2'),
  censusMediansBy(['suburb', 'sa2', 'small area', 'statistical area', 'neighbourhood'], 'abs/C21_G02_SA2', 'abs/C21_G02_POA'),
  subject('components of population change | population change | components of population growth', 'abs/ERP_COMP_Q'),
  subject(
    'fastest growing suburbs | fastest growing regions | fastest growing cities | population density | area of a region | largest cities | biggest cities | population of a town | population of towns',
    'abs/ABS_ANNUAL_ERP_ASGS2021',
  ),
  subject(
    'regional jobs | jobs by region | unemployment in the regions | employment by region | unemployment rate by sa4 | local labour market',
    'abs/LF_SA4',
  ),
  subject('abs dataflows | list of abs datasets | abs api | dataflows', 'abs/DATAFLOWS'),
  // ---------------------------------------------------------------- building and business
  subject(
    'building activity | building work done | value of building work | construction work done | commercial building | non-residential building | value of construction | building work in the pipeline',
    'abs/BUILDING_ACTIVITY',
  ),
  subject(
    'building approvals by city | approvals by capital city | approvals in greater sydney | approvals in greater melbourne',
    'abs/BA_GCCSA',
  ),
  subject(
    'number of home loans | average loan size | average home loan | average mortgage size | loans to first-home buyers | home loans by lender',
    'abs/LEND_HOUSING',
  ),
  subject('profit margin | profit margins | profit before tax | inventories to sales', 'abs/BUSINESS_INDICATORS', 'AU.BUSINESS.PROFITS'),
  // ---------------------------------------------------------------- money
  subject('currency in circulation | banknotes | money base | m1 | cash in circulation | notes and coins | physical cash', 'rba/D3'),
  subject(
    'exchange settlement rate | exchange settlement balances | overnight repo rate | monetary policy changes | history of rate changes',
    'rba/A2',
  ),
  subject('import-weighted index | export-weighted index | real exchange rate measures', 'rba/F15'),
  // ---------------------------------------------------------------- health
  subject(
    'heart disease | stroke | dementia | alzheimers | diabetes deaths | deaths from heart disease | deaths from stroke | drowning | drownings | accidental deaths | deaths from falls | assault deaths | alcohol deaths | asthma deaths | what do people die of | what kills | main killers | leading cause of death | deaths since 1907 | influenza deaths | pneumonia deaths | transport accident deaths | deaths from dementia',
    'aihw/GRIM_DEATHS',
  ),
  subject(
    'avoidable deaths | potentially avoidable deaths | years of life lost | deaths by remoteness | death rate by region | deaths by area | mortality by socioeconomic group',
    'aihw/MORT_GEOGRAPHY',
  ),
  subject(
    'out of pocket health costs | out-of-pocket | who pays for health care | government spending on health | spending on medicines by government | health funding | health budget | spending on dental care | money spent on health | cost of the health system',
    'aihw/HEALTH_EXPENDITURE',
  ),
  subject(
    'hospital list | number of hospital beds | hospital address | beds in hospitals | local hospital network | hospitals by state',
    'aihw/PUBLIC_HOSPITALS',
  ),
  subject(
    'triage | emergency presentations | seen on time | wait in emergency | emergency waits | waiting in emergency departments | emergency department presentations',
    'aihw/ED_WAITING_TIMES',
  ),
  subject(
    'waiting for an operation | surgery wait | wait for an operation | surgical specialty | days waited for surgery | surgery delays',
    'aihw/ELECTIVE_SURGERY_WAITING_TIMES',
  ),
  subject(
    'youth detention | youth justice | youth justice detention | young offenders | unsentenced youth | indigenous youth detention | children on remand',
    'aihw/YOUTH_JUSTICE_DETENTION',
  ),
  {
    names: [],
    wholeNames: THE_YOUNG.flatMap((who) => IN_DETENTION.map((where) => `${who} ${where}`)),
    heads: ['aihw/YOUTH_JUSTICE_DETENTION'],
  },
  // ---------------------------------------------------------------- electricity
  subject('daily electricity summary | settled prices | daily summary | prices of a trading day', 'aemo/daily_summary'),
  subject(
    'available generation | wind cleared | solar cleared | semi-scheduled generation | net interchange | generation by region | dispatchable generation',
    'aemo/dispatch_region',
  ),
  subject(
    'generation capacity | registered capacity | generator capacity | capacity of power stations | list of wind farms | list of solar farms | batteries by size | duid | nameplate capacity | gas peakers | how many wind farms | power station register',
    'aemo/UNITS',
  ),
  subject(
    'share of renewables | share of renewable energy | renewable share | share of coal | output of a power station | generation by source | generation of coal | electricity by source | where does electricity come from | coal fired | coal-fired generation | sources of electricity | nemweb scada',
    'aemo/generation_scada',
  ),
  subject(
    'transmission limits | grid congestion | network congestion | shadow price | marginal value of constraints',
    'aemo/dispatch_constraints',
  ),
  subject(
    'tomorrow electricity price | electricity price tomorrow | electricity forecast | forecast of demand | price outlook electricity',
    'aemo/predispatch_30min',
  ),
  // ---------------------------------------------------------------- the weather
  subject(
    'sunshine hours | sunshine | evaporation | wind gusts | strongest gust | frost | overnight low | daily maximum | heatwave | heatwaves | rain last month | wettest month | hottest day on record | climate data | past weather',
    'bom/DAILY_CLIMATE',
  ),
  subject(
    'air pressure | barometric pressure | dew point | apparent temperature | feels like temperature | cloud cover | wind direction | is it raining | is it windy | raining | windy',
    'bom/OBSERVATIONS',
  ),
];
