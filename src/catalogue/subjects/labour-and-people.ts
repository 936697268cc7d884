/** Subjects: work and unemployment, population and migration. */
import { type Subject, subject } from './subject.ts';

export const LABOUR_AND_PEOPLE: readonly Subject[] = [
  subject(
    'unemployment | unemployment rate | jobless | jobless rate | joblessness | unemployed | out of work | rate of unemployment | dole queue',
    'AU.UNEMP',
  ),
  subject(
    'unemployed persons | unemployed people | number of unemployed | number of unemployed people | people unemployed | people out of work | jobseekers | job seekers | how many unemployed',
    'AU.UNEMPLOYED',
  ),
  subject(
    'youth unemployment | youth unemployment rate | youth jobless | youth joblessness | young unemployed | teenage unemployment',
    'AU.UNEMP.YOUTH',
  ),
  subject('youth | young people | 15 to 24 | young | teenagers | ages 15 to 24 | under 25', 'AU.UNEMP.YOUTH', 'AU.PARTICIPATION.YOUTH'),
  subject(
    'employment | employed | employed people | employed persons | people employed | jobs | people in work | people working | number of jobs | total employment | workers | job numbers | jobs growth | employment growth | workforce',
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
    'participation rate | participation | labour force participation | labour force participation rate | workforce participation',
    'AU.PARTICIPATION',
  ),
  subject('employment to population ratio | employment population ratio | employment to population | employment rate', 'AU.EMPPOP'),
  subject('labour force | size of the labour force | labour market size | people in the labour force', 'AU.LABOURFORCE'),
  subject(
    'job vacancies | vacancies | job ads | job advertisements | job openings | labour demand | unfilled jobs | open positions',
    'AU.VACANCIES',
  ),
  subject('employment by industry | jobs by industry | industry employment | industry employed | employed by industry', 'abs/LF_INDUSTRY'),
  subject(
    'population | residents | estimated resident population | erp | inhabitants | population growth | people live | people living',
    'AU.POPULATION',
  ),
  subject(
    'net overseas migration | migration | immigration | nom | net migration | migrants | overseas migration | immigrants | migrant intake',
    ...['AU.NOM', 'AU.NOM.FY'],
  ),
  subject('overseas migrant arrivals | migrant arrivals | arrivals', 'AU.NOM.FY.ARRIVALS'),
  subject(
    'overseas migrant departures | migrant departures | departures | emigration | migrants leaving | people leaving | people left | left australia',
    'AU.NOM.FY.DEPARTURES',
  ),
  subject('natural increase | births | deaths | births minus deaths | births and deaths', 'AU.NATURAL.INCREASE'),
];
