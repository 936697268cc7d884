/** Not covered: of people, health, justice and schools, of the Commonwealth and its budget, of companies. */
import { eachNotCovered, NOT_READ, type NotCovered, notCovered } from './not-covered-subject.ts';

const ELSEWHERE = 'no included agency publishes it';

export const PEOPLE_AND_GOVERNMENT: readonly NotCovered[] = [
  ...eachNotCovered(
    'fertility | fertility rate | birth rate | births per woman | total fertility rate',
    NOT_READ,
    ...['AU.NATURAL.INCREASE', 'AU.POPULATION'],
  ),
  notCovered('life expectancy', 'life expectancy | expectancy of life', NOT_READ, ...['aihw.MORT_GEOGRAPHY', 'aihw.GRIM_DEATHS']),
  notCovered(
    'where migrants come from',
    'migrants come from | migrants came from | migrants from | immigrants come from | country of birth | countries of birth | country of origin | migrants by country | migration by country | nationality | nationalities | ancestry',
    'migration is read by group of visa and by state, and the Census by whether somebody was born in Australia',
    ...['abs.ABS_NOM_VISA_CY', 'abs.C21_G01_POA'],
  ),
  notCovered(
    'volunteering',
    'volunteering | volunteering rate | volunteer rate | volunteer hours | unpaid work',
    'the Bureau of Statistics surveys it in tables that are not included; charities report how many volunteers they have',
    'ato.ACNC_AIS_FINANCIALS',
  ),
  ...eachNotCovered(
    'company tax rate | corporate tax rate | income tax rate | income tax rates | tax free threshold | tax-free threshold | gst rate | tax rates | super guarantee | superannuation guarantee | super guarantee rate | preservation age',
    'the law sets it, and no included dataset has it',
    ...['ato.IND_AGE_INCOME', 'ato.CORP_TRANSPARENCY', 'ato.SUPER_CONTRIB_AGE'],
  ),
  ...eachNotCovered('marriages | marriage rate | divorces | divorce | divorce rate', NOT_READ, 'AU.POPULATION'),
  notCovered(
    'religion',
    'religion | religious affiliation | christians | muslims | no religion',
    'of the Census of 2021 the tables G01 and G02 are read, which do not have it',
    'abs.C21_G01_POA',
  ),
  notCovered(
    'migration between the states',
    'interstate migration | people from other states | moving from other states | moving to other states | moving between states | net interstate migration | moving interstate | internal migration | interstate moves',
    NOT_READ,
    ...['AU.POPULATION.QLD', 'AU.NOM'],
  ),
  ...eachNotCovered(
    'refugees | asylum seekers | humanitarian visas | immigration detention | boat arrivals | deportations',
    'the department responsible for migration publishes it, which is not among the agencies read',
    ...['abs.ABS_NOM_VISA_CY', 'AU.NOM'],
  ),
  ...eachNotCovered(
    'poverty | poverty rate | inequality | income inequality | gini | gini coefficient | wealth inequality | wealth distribution | distribution of wealth | income distribution | billionaires | top 1 per cent',
    NOT_READ,
    ...['AU.CENSUS.INCOME.HOUSEHOLD.MEDIAN', 'AU.HOUSEHOLD.WEALTH'],
  ),
  ...eachNotCovered(
    'crime | crime rate | crime rates | crimes | murders | homicide | homicides | burglary | assaults | domestic violence | prisoners | prison population | incarceration | police numbers',
    NOT_READ,
    'aihw.YOUTH_JUSTICE_DETENTION',
  ),
  ...eachNotCovered('road deaths | road toll | road fatalities | road accidents | traffic deaths', ELSEWHERE, 'aihw.GRIM_DEATHS'),
  ...eachNotCovered(
    'naplan | school results | number of students | students enrolled | school completion | graduation rates | school enrolments | school enrolment | class sizes | atar | university enrolments | student numbers | apprentices | apprenticeships',
    'the authorities for schools and training publish it, which are not among the agencies read',
    ...['AU.EMPLOYED.INDUSTRY.EDUCATION', 'AU.CPI.EDUCATION.MONTHLY.YOY'],
  ),
  ...eachNotCovered(
    'covid | covid cases | covid-19 cases | covid deaths | influenza | flu cases | vaccination | vaccination rates | obesity | smoking rate | smoking rates | mental health | alcohol consumption per person | drug use | vaping | exercise | diabetes prevalence | life satisfaction | happiness',
    'tables of deaths, cancer, hospitals and spending of the Institute of Health and Welfare are included',
    ...['aihw.GRIM_DEATHS', 'aihw.HEALTH_EXPENDITURE'],
  ),
  ...eachNotCovered(
    'bulk billing | bulk-billing | medicare | gp numbers | ambulance ramping | ambulance response times | ndis spending | aged care places | aged care residents | number of doctors | number of nurses | gp wait times',
    ELSEWHERE,
    ...['aihw.HEALTH_EXPENDITURE', 'aihw.ED_WAITING_TIMES', 'AU.CPI.HEALTH.MONTHLY.YOY'],
  ),
  ...eachNotCovered(
    'federal budget | federal debt | federal deficit | federal surplus | federal government | commonwealth budget | commonwealth debt | commonwealth government debt | commonwealth government spending | australian government debt | australian government budget | national debt | gross debt | budget deficit australia | australia budget deficit | defence spending | defense spending | defence budget | military spending | foreign aid',
    'of the finances of governments those of the states and territories are read',
    ...['AU.BOND.10Y', 'AU.GDP.CONSUMPTION.GOVERNMENT', 'abs.GFS_STATE'],
  ),
  ...eachNotCovered(
    'stamp duty | payroll tax | land tax | gambling tax | gambling revenue | gambling losses | fuel excise | tobacco excise | mining royalties | royalties',
    'of the taxes of the states their sum is read',
    ...['AU.GOVERNMENT.TAXATION.NSW', 'abs.GFS_STATE'],
  ),
  ...eachNotCovered(
    'insolvencies | insolvency | bankruptcies | bankruptcy | bankruptcy rate | company failures | companies in administration | business failures',
    'registers of ASIC are included, but not its insolvency statistics',
    ...['asic.ASIC_COMPANIES', 'asic.ASIC_LIQUIDATOR'],
  ),
  ...eachNotCovered(
    'who are the directors | who is the director | directors of the company | shareholders | shareholding | beneficial owners | company directors | company accounts | annual reports',
    'the extract of the register that ASIC gives away has no officers, owners or accounts',
    ...['asic.ASIC_COMPANIES', 'asic.ASIC_BANNED_PERSONS'],
  ),
  ...eachNotCovered('election results | elections | opinion polls | polling | newspoll | voting intention', ELSEWHERE, 'AU.POPULATION'),
];
