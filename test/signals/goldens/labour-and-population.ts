/** Labour force, population and migration as printed by the ABS. */
import { type Release, row } from './golden.ts';

const LABOUR = 'Revised since: seasonal factors are estimated again, and the estimates are re-benchmarked to newer population estimates.';
const SEASONAL = 'Revised since: seasonal factors are estimated again with each issue.';
const MIGRATION = 'Preliminary when printed, from short departure records; final estimates follow about sixteen months later.';
const POPULATION = 'Printed from preliminary estimates; rebased since to the Censuses of 2006, 2011, 2016 and 2021.';

export const LABOUR_AND_POPULATION: readonly Release[] = [
  {
    publication: 'ABS 6202.0, February 2012, key figures',
    on: '2012-03-08',
    rows: [
      row('AU.PARTICIPATION.SA', '2012-02', '65.2', { stored: '65.1', why: LABOUR }),
      row('AU.EMPLOYED.FULLTIME.SA', '2012-02', '8063.6', { stored: '7949.6', why: LABOUR }),
      row('AU.HOURS.MONTHLY', '2012-02', '1616.6', { per: 1000, stored: '1587.3', why: LABOUR }),
    ],
  },
  {
    publication: 'ABS 6202.0, September 2014, key figures',
    on: '2014-10-09',
    rows: [
      row('AU.UNEMP.SA', '2014-09', '6.1', { stored: '6.2', why: LABOUR }),
      row('AU.PARTICIPATION.SA', '2014-09', '64.5', { stored: '64.7', why: LABOUR }),
      row('AU.EMPLOYED.SA', '2014-09', '11592.5', { stored: '11547.1', why: LABOUR }),
      row('AU.UNEMPLOYED.SA', '2014-09', '746.6', { stored: '768.1', why: LABOUR }),
    ],
  },
  {
    publication: 'ABS 6202.0, July 2015, key figures',
    on: '2015-08-06',
    rows: [
      row('AU.EMPLOYED.SA', '2015-07', '11810.7', { stored: '11760.5', why: LABOUR }),
      row('AU.UNEMPLOYED.SA', '2015-07', '800.7', { stored: '787.3', why: LABOUR }),
      row('AU.EMPLOYED.FULLTIME.SA', '2015-07', '8170.4', { stored: '8132.1', why: LABOUR }),
    ],
  },
  {
    publication: 'ABS 6202.0, August 2015, key figures',
    on: '2015-09-10',
    rows: [
      row('AU.EMPLOYED.SA', '2015-08', '11775.8', { stored: '11764.7', why: LABOUR }),
      row('AU.HOURS.MONTHLY', '2015-08', '1623.8', { per: 1000, stored: '1638.0', why: LABOUR }),
      row('AU.UNDERUTIL.SA', '2015-08', '14.3', { stored: '14.5', why: LABOUR }),
    ],
  },
  {
    publication: 'ABS 6354.0, May 2015, key figures',
    on: '2015-06-25',
    rows: [row('AU.VACANCIES.TREND', '2015-05', '155.7', { stored: '157.1', why: SEASONAL })],
  },
  {
    publication: 'ABS 6354.0, May 2014, key figures and states, original',
    on: '2014-06-26',
    rows: [
      row('AU.VACANCIES', '2014-02', '143.4', { stored: '143.2', why: SEASONAL }),
      row('AU.VACANCIES.NSW', '2014-05', '50.6'),
      row('AU.VACANCIES.VIC', '2014-05', '30.1'),
      row('AU.VACANCIES.QLD', '2014-05', '25.4'),
      row('AU.VACANCIES.SA_STATE', '2014-05', '8.1'),
      row('AU.VACANCIES.WA', '2014-05', '19.4'),
      row('AU.VACANCIES.TAS', '2014-05', '2.0'),
      row('AU.VACANCIES.NT', '2014-05', '3.9'),
      row('AU.VACANCIES.ACT', '2014-05', '3.2'),
      row('AU.VACANCIES.ORIG', '2014-05', '142.6'),
    ],
  },
  {
    publication: 'ABS 6354.0, May 2010, key figures',
    on: '2010-06-30',
    rows: [
      row('AU.VACANCIES', '2010-05', '164.6', { stored: '170.3', why: SEASONAL }),
      row('AU.VACANCIES', '2010-02', '169.3', { stored: '168.4', why: SEASONAL }),
      row('AU.VACANCIES', '2009-Q4', '150.5', { stored: '148.9', why: SEASONAL }),
    ],
  },
  {
    publication: 'ABS 3101.0, June quarter 2024',
    on: '2024-12-12',
    secondHand: true,
    rows: [row('AU.NOM', 'FY2023-24', '445.6', { as: 'frequency=fy&aggregation_method=sum', stored: '429.2', why: MIGRATION })],
  },
  {
    publication: 'ABS 3101.0, June quarter 2006',
    on: null,
    secondHand: true,
    rows: [
      row('AU.NOM', 'FY2005-06', '134.6', { as: 'frequency=fy&aggregation_method=sum', stored: '146.7', why: MIGRATION }),
      row('AU.POPULATION', '2006-Q2', '265.7', { as: 'units=ch1', stored: '274.1', why: POPULATION, per: 1000 }),
    ],
  },
  {
    publication: 'ABS 6302.0, November 2021',
    on: '2022-02-24',
    rows: [row('AU.EARNINGS.FULL_TIME', '2021-11', '2.1', { as: 'units=pc1', stored: '2.2', why: SEASONAL })],
  },
];
