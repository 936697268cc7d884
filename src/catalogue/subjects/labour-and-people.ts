/** Subjects: work, unemployment, population and migration. */
import { type Subject, subject } from './subject.ts';

export const LABOUR_AND_PEOPLE: readonly Subject[] = [
  subject(
    'unemployment | unemployment rate | jobless | jobless rate | joblessness | unemployed | out of work | rate of unemployment | dole queue',
    'AU.UNEMP',
    'AU.UNEMPLOYED',
    'abs/LF',
    'abs/LF_SA4',
  ),
  subject(
    'unemployed persons | unemployed people | number of unemployed | number of unemployed people | people unemployed | people out of work | jobseekers | job seekers | how many unemployed | how many are out of work | how many jobless | looking for work | looking for a job | searching for work | want a job | without a job | without work | find a job | cannot find work | find work',
    'AU.UNEMPLOYED',
  ),
  subject(
    'youth unemployment | youth unemployment rate | youth jobless | youth joblessness | young unemployed | young people unemployed | youth unemployed | teenage unemployment | young people find work | young people find jobs | work for young people | young people out of work',
    'AU.UNEMP.YOUTH',
  ),
  subject('youth | young people | 15 to 24 | young | teenagers | ages 15 to 24 | under 25', 'AU.UNEMP.YOUTH', 'AU.PARTICIPATION.YOUTH'),
  subject(
    'employment | employed | employed people | employed persons | people employed | jobs | people in work | people working | people worked | people work | number of jobs | total employment | workers | job numbers | jobs growth | workforce',
    'AU.EMPLOYED',
  ),
  subject(
    'full-time employment | full-time | full-time jobs | full-time workers | employed full-time | fulltime | full-time job',
    'AU.EMPLOYED.FULLTIME',
  ),
  subject(
    'part-time employment | part-time | part-time jobs | part-time workers | employed part-time | parttime | part-time job',
    'AU.EMPLOYED.PARTTIME',
  ),
  subject(
    'participation rate | participation | in work or looking for it | working or looking for work | take part in the labour market | take part in the labour force | take part in the workforce | labour force participation | labour force participation rate | workforce participation | share of people in the workforce | share in the workforce | share in the labour force | share of people in the labour force | lfpr | people working or looking for work',
    'AU.PARTICIPATION',
  ),
  subject(
    'employment growth | annual employment growth | year-ended employment growth | growth in employment',
    'AU.H5.GLFSEPTSYP',
    'AU.EMPLOYED',
  ),
  subject(
    'not in the labour force | outside the labour force | economically inactive | people not in the labour force | inactive population | not looking for work | not seeking work | neither working nor looking for work | out of the workforce | out of the labour force | left the workforce | given up looking for work',
    'AU.NOTINLABOURFORCE',
  ),
  subject(
    'underemployment rate | underemployment | underemployed | wants more hours | want more hours | want more work | wanting more work | wants more work | underemployed workers | not enough work | find enough work | enough hours of work | not enough hours | get enough hours | enough hours',
    'AU.UNDEREMP',
  ),
  subject(
    'underutilisation rate | underutilisation | labour underutilisation | labour force underutilisation | slack | unused labour',
    'AU.UNDERUTIL',
  ),
  subject(
    'multiple job holding | multiple job holders | second jobs | two jobs | more than one job | multiple jobs | second job | hold more than one job | working two jobs | side job',
    'AU.JOBS.MULTIPLE.RATE',
  ),
  subject(
    'proportion of vacant jobs | vacant jobs | vacancy rate of jobs | job vacancy rate | share of jobs vacant',
    'AU.JOBS.VACANT.SHARE',
  ),
  subject(
    'employment to population ratio | employment population ratio | employment to population | employment rate | epop | share of people with a job | share with a job | have a job | share of people in work | share of adults working | share of the population working',
    'AU.EMPPOP',
  ),
  subject('labour force | size of the labour force | labour market size | people in the labour force', 'AU.LABOURFORCE'),
  subject(
    'job vacancies | vacancies | unfilled positions | unfilled vacancies | vacant positions | job ads | job advertisements | job openings | labour demand | unfilled jobs | hiring | employers hiring | looking for staff | jobs advertised | open positions | labour shortage | worker shortage | skills shortage | shortage of workers',
    'AU.VACANCIES',
    'AU.JOBS.VACANT.SHARE',
  ),
  subject(
    'vacancies per unemployed person | vacancies per unemployed | unemployed per vacancy | unemployed people per vacancy | unemployed persons per vacancy | vacancies to unemployed | beveridge curve',
    ...['labour-slack', 'AU.VACANCIES', 'AU.UNEMPLOYED'],
  ),
  subject('employment by industry | jobs by industry | industry employment | industry employed | employed by industry', 'abs/LF_INDUSTRY'),
  subject(
    'population | residents | estimated resident population | erp | inhabitants | population growth | people live | people living | people lived | people grow | people grew | losing people | gaining people',
    'AU.POPULATION',
  ),
  subject(
    'net overseas migration | migration | immigration | nom | net migration | migrants | overseas migration | immigrants | migrant intake | moved to australia | moving to australia | move to australia | came to australia | come to australia',
    ...['AU.NOM', 'AU.NOM.FY'],
  ),
  subject(
    'overseas migrant arrivals | migrant arrivals | arrivals | migrants arriving | migrants arrived | newcomers',
    'AU.NOM.FY.ARRIVALS',
  ),
  subject(
    'overseas migrant departures | migrant departures | departures | emigration | migrants leaving | people leaving | people left | left australia | people emigrating | emigrate | emigrants | moved overseas | leave australia | leaving the country | left the country',
    'AU.NOM.FY.DEPARTURES',
  ),
  subject(
    'natural increase | births | deaths | births minus deaths | births and deaths | babies | babies born | born each year',
    'AU.NATURAL.INCREASE',
  ),
];
