/** Credit growth as printed by the Reserve Bank. */
import { type Release, row } from './golden.ts';

const BROKEN =
  'Not given: the levels of June and July 2019 come from different collections. The Bank adjusts its growth rates for the break.';
const HOUSING_CREDIT = 'Revised since: the Bank reworks its growth rates with each release, and printed one decimal.';
const LEVELS =
  'A change of levels, which are not adjusted for breaks; the Bank prints growth adjusted for them. Each such row names its breaks.';

export const CREDIT: readonly Release[] = [
  {
    publication: 'RBA Financial Aggregates, December 2018',
    on: '2019-01-31',
    rows: [
      row('AU.CREDIT.TOTAL.FORMER', '2018-12', '4.3', { as: 'units=pc1', stored: '4.7', why: LEVELS }),
      row('AU.CREDIT.PERSONAL', '2018-12', '-0.4', { as: 'units=pch', stored: '-0.1', why: LEVELS }),
      row('AU.CREDIT.PERSONAL', '2018-12', '-2.0', { as: 'units=pc1', stored: '-1.9', why: LEVELS }),
      row('AU.CREDIT.BUSINESS.FORMER', '2018-12', '4.8', { as: 'units=pc1', stored: '5.6', why: LEVELS }),
    ],
  },
  {
    publication: 'RBA Financial Aggregates, March 2019',
    on: '2019-04-30',
    rows: [
      row('AU.CREDIT.BUSINESS.FORMER', '2019-03', '0.5', { as: 'units=pch', stored: '-0.1', why: LEVELS }),
      row('AU.CREDIT.BUSINESS.FORMER', '2019-03', '4.9', { as: 'units=pc1', stored: '5.3', why: LEVELS }),
    ],
  },
  {
    publication: 'RBA Financial Aggregates, January 2018',
    on: '2018-02-28',
    secondHand: true,
    rows: [
      row('AU.CREDIT.TOTAL.FORMER', '2018-01', '0.3', { as: 'units=pch' }),
      row('AU.CREDIT.TOTAL.FORMER', '2018-01', '4.9', { as: 'units=pc1', stored: '5.0', why: LEVELS }),
      row('AU.CREDIT.BUSINESS.FORMER', '2018-01', '-0.1', { as: 'units=pch', stored: '0.0', why: LEVELS }),
      row('AU.CREDIT.BUSINESS.FORMER', '2018-01', '3.4', { as: 'units=pc1', stored: '3.5', why: LEVELS }),
    ],
  },
  {
    publication: 'RBA Financial Aggregates, July 2019',
    on: '2019-08-30',
    secondHand: true,
    rows: [
      row('AU.CREDIT.TOTAL.FORMER', '2019-07', '3.1', { as: 'units=pc1', stored: null, why: BROKEN }),
      row('AU.CREDIT.HOUSING.MOM', '2019-07', '0.3', { stored: '0.2', why: HOUSING_CREDIT }),
      row('AU.CREDIT.PERSONAL', '2019-07', '-0.4', { as: 'units=pch', stored: null, why: BROKEN }),
      row('AU.CREDIT.PERSONAL', '2019-07', '-3.7', { as: 'units=pc1', stored: null, why: BROKEN }),
      row('AU.CREDIT.BUSINESS.FORMER', '2019-07', '0.2', { as: 'units=pch', stored: null, why: BROKEN }),
    ],
  },
  {
    publication: 'RBA Financial Aggregates, April 2016',
    on: '2016-05-31',
    rows: [
      row('AU.CREDIT.TOTAL.FORMER', '2016-04', '0.5', { as: 'units=pch' }),
      row('AU.CREDIT.PERSONAL', '2016-04', '-0.1', { as: 'units=pch', stored: '0.3', why: LEVELS }),
      row('AU.CREDIT.PERSONAL', '2016-04', '-0.9', { as: 'units=pc1', stored: '5.8', why: LEVELS }),
      row('AU.CREDIT.BUSINESS.FORMER', '2016-04', '7.4', { as: 'units=pc1', stored: '7.8', why: LEVELS }),
    ],
  },
  {
    publication: 'RBA Financial Aggregates, March 2013',
    on: '2013-04-30',
    secondHand: true,
    rows: [
      row('AU.CREDIT.PERSONAL', '2013-03', '0.1', { as: 'units=pch', stored: '0.2', why: LEVELS }),
      row('AU.CREDIT.PERSONAL', '2013-03', '-0.1', { as: 'units=pc1', stored: '-2.9', why: LEVELS }),
      row('AU.CREDIT.BUSINESS.FORMER', '2013-03', '0.0', { as: 'units=pch', stored: '0.1', why: LEVELS }),
      row('AU.CREDIT.BUSINESS.FORMER', '2013-03', '1.6', { as: 'units=pc1', stored: '1.8', why: LEVELS }),
    ],
  },
  {
    publication: 'RBA Financial Aggregates, July 2004',
    on: '2004-08-31',
    secondHand: true,
    rows: [
      row('AU.CREDIT.TOTAL.FORMER', '2004-07', '14.3', { as: 'units=pc1', stored: '14.6', why: LEVELS }),
      row('AU.CREDIT.HOUSING.MOM', '2004-07', '1.2', { stored: '1.3', why: HOUSING_CREDIT }),
      row('AU.CREDIT.PERSONAL', '2004-07', '13.4', { as: 'units=pc1', stored: '9.6', why: LEVELS }),
      row('AU.CREDIT.BUSINESS.FORMER', '2004-07', '7.9', { as: 'units=pc1', stored: '8.0', why: LEVELS }),
    ],
  },
];
