/** Subjects: consumer and producer prices, wages and earnings. */
import { type Subject, subject } from './subject.ts';

export const PRICES_AND_WAGES: readonly Subject[] = [
  subject(
    'inflation | inflation rate | rate of inflation | headline inflation | consumer price inflation | deflation | disinflation | inflationary | stagflation | inflation target | inflation target band | inflation within the band',
    ...[
      'AU.CPI.YOY',
      'AU.CPI.MONTHLY.YOY',
      'AU.CPI.QOQ',
      'AU.CPI.MONTHLY.MOM',
      'AU.CPI.INDEX',
      'AU.CPI.ALLGROUPS.INDEX',
      'AU.CPI.MONTHLY.INDEX',
    ],
  ),
  subject(
    'cpi | consumer price index | consumer prices | headline cpi | price level | general prices | prices | price | purchasing power',
    ...[
      'AU.CPI.YOY',
      'AU.CPI.MONTHLY.YOY',
      'AU.CPI.INDEX',
      'AU.CPI.ALLGROUPS.INDEX',
      'AU.CPI.MONTHLY.INDEX',
      'AU.CPI.QOQ',
      'AU.CPI.MONTHLY.MOM',
    ],
  ),
  subject('monthly cpi indicator | cpi indicator | monthly inflation indicator', 'AU.CPI.MONTHLY.YOY', 'AU.CPI.MONTHLY.INDEX'),
  subject(
    'underlying inflation | core inflation | trimmed mean | trimmed mean inflation | underlying cpi | core cpi | underlying rate of inflation',
    ...['AU.CPI.TRIMMED', 'AU.CPI.MONTHLY.TRIMMED'],
  ),
  subject('weighted median | weighted median inflation', 'AU.CPI.MEDIAN', 'AU.CPI.MONTHLY.MEDIAN'),
  subject('tradables inflation | tradables | tradable inflation | traded goods inflation | imported inflation', 'AU.CPI.TRADABLES'),
  subject(
    'non-tradables inflation | non-tradables | nontradables | nontradable inflation | domestic inflation | domestically generated inflation | home-grown inflation',
    'AU.CPI.NONTRADABLES',
  ),
  subject(
    'inflation expectations | expected inflation | inflation outlook | inflation forecast | inflation forecasts',
    ...['AU.INFLATION.EXPECTATIONS.CONSUMERS', 'AU.INFLATION.EXPECTATIONS.MARKET'],
  ),
  subject('break-even inflation | breakeven inflation | market implied inflation', 'AU.INFLATION.EXPECTATIONS.BREAKEVEN'),
  subject(
    'rents | rent | rental | rentals | rental prices | rental costs | rent inflation | rent prices | rent rises | rental inflation | tenants | renters | renting | rent a home | rent a house | rent a flat | cost of renting | cost to rent | cost to rent a home',
    ...['AU.CPI.RENTS.MONTHLY.YOY', 'AU.CPI.RENTS.INDEX'],
  ),
  subject(
    'cost of living | living costs | living cost index | living cost indexes',
    ...['AU.LIVING_COST.EMPLOYEE.YOY', 'AU.LIVING_COST.PENSIONER_BENEFICIARY.YOY', 'AU.LIVING_COST.EMPLOYEE.INDEX'],
  ),
  subject(
    'living costs of employees | living costs of workers | living costs of working families | cost of living of working families | cost of living of workers | living costs of working households',
    ...['AU.LIVING_COST.EMPLOYEE.YOY', 'AU.LIVING_COST.EMPLOYEE.INDEX'],
  ),
  subject(
    'market economists inflation expectations | economists forecast of inflation | economists expect inflation',
    'AU.INFLATION.EXPECTATIONS.MARKET',
  ),
  subject('pensioners | age pensioner | age pensioners | pensioner | pension | retired', 'AU.LIVING_COST.AGE_PENSIONER.YOY'),
  subject('self-funded retirees | self-funded retiree | retirees', 'AU.LIVING_COST.SELF_FUNDED_RETIREE.YOY'),
  subject(
    'producer prices | ppi | producer price index | producer price inflation | factory gate prices | wholesale prices | producer inflation',
    ...['AU.PPI.YOY', 'AU.PPI.INDEX', 'AU.PPI.QOQ'],
  ),
  subject(
    'wages | wage | pay | salaries | salary | wage growth | wages growth | pay growth | wage inflation | pay rises | wage rises | wage price index | wpi | wage price | remuneration | hourly wages | hourly pay | hourly rates of pay | hourly rate | paycheck | paychecks | pay packet | pay packets | pay increases | labour costs | labour cost | cost of labour | staff costs | wage costs | cost of employing people',
    ...['AU.WPI.YOY', 'AU.WPI.INDEX', 'AU.WPI.QOQ'],
  ),
  subject(
    'real wages | real pay | pay rises beat the cost of living | wages beat the cost of living | wages beat inflation | wages after inflation | pay after inflation | wages adjusted for inflation | inflation-adjusted wages | wages outpacing inflation | wages rising faster than prices | prices rising faster than wages | pay keeping pace with prices | wages keeping up with prices | wages keep up with inflation | pay keeping up | purchasing power of wages',
    'real-wages',
  ),
  subject(
    'public sector wages | public sector pay | government wages | public servants pay | public sector wage growth | public wages | public wage growth | public service pay',
    'AU.WPI.PUBLIC.YOY',
  ),
  subject(
    'private sector wages | private sector pay | private sector wage growth | private wages | private wage growth',
    'AU.WPI.PRIVATE.YOY',
  ),
  subject(
    'average weekly earnings | earnings | average earnings | average wage | average wages | average salary | average pay | weekly earnings | weekly wage | full-time earnings | ordinary time earnings | awe | awote | earn | earns | average income from work',
    ...['AU.EARNINGS.FULL_TIME', 'AU.EARNINGS'],
  ),
  subject('gender pay gap | pay gap | wage gap | gender wage gap | women’s pay | equal pay', 'AU.GENDER.PAY.GAP'),
  subject('wages bill | wage bill | company wages | business wages | wages paid by businesses', 'AU.BUSINESS.WAGES'),
];
