/** Consumer prices as printed by the ABS. */
import { type Release, row } from './golden.ts';

const REREFERENCED =
  'The change of an index that was re-referenced in January 2026: changes in the stored, rounded index may differ by 0.1 from changes in the earlier index.';
const SEASONAL = 'Seasonally adjusted: factors are estimated again each quarter.';

export const CONSUMER_PRICES: readonly Release[] = [
  {
    publication: 'ABS Consumer Price Index, November 2025',
    on: '2026-01-07',
    rows: [
      row('AU.CPI.HOUSING.MONTHLY.YOY', '2025-11', '5.2'),
      row('AU.CPI.FOOD.MONTHLY.YOY', '2025-11', '3.3'),
      row('AU.CPI.TRANSPORT.MONTHLY.YOY', '2025-11', '2.7'),
    ],
  },
  {
    publication: 'ABS 6401.0, September quarter 2014, key figures',
    on: '2014-10-22',
    rows: [
      row('AU.CPI.QOQ.SA', '2014-Q3', '0.1', { stored: '0.2', why: SEASONAL }),
      row('AU.CPI.TRIMMED.QOQ', '2014-Q3', '0.4'),
      row('AU.G1.GCPIOCPMWMQP', '2014-Q3', '0.6', { stored: '0.5', why: SEASONAL }),
      row('AU.CPI.FOOD.INDEX', '2014-Q3', '1.2', { as: 'units=pch' }),
      row('AU.CPI.ALCOHOL.TOBACCO.INDEX', '2014-Q3', '1.1', { as: 'units=pch' }),
      row('AU.CPI.CLOTHING.INDEX', '2014-Q3', '-1.0', { as: 'units=pch' }),
      row('AU.CPI.TRANSPORT.INDEX', '2014-Q3', '-0.1', { as: 'units=pch' }),
      row('AU.CPI.TRANSPORT.INDEX', '2014-Q3', '0.2', { as: 'units=pc1' }),
      row('AU.CPI.COMMUNICATION.INDEX', '2014-Q3', '-1.4', { as: 'units=pch' }),
      row('AU.CPI.RECREATION.INDEX', '2014-Q3', '1.9', { as: 'units=pc1', stored: '1.8', why: REREFERENCED }),
      row('AU.CPI.EDUCATION.INDEX', '2014-Q3', '0.1', { as: 'units=pch' }),
      row('AU.CPI.EDUCATION.INDEX', '2014-Q3', '5.2', { as: 'units=pc1' }),
      row('AU.CPI.INSURANCE.FINANCIAL.INDEX', '2014-Q3', '1.2', { as: 'units=pc1', stored: '1.1', why: REREFERENCED }),
    ],
  },
  {
    publication: 'ABS 6401.0 table 1, May 2026',
    on: null,
    rows: [row('AU.CPI.MONTHLY.YOY', '2026-05', '4.0')],
  },
  {
    publication: 'Worked from the ABS monthly index of June 2026: 100 ((106.44 / 104.82)^2 - 1)',
    on: '2026-07-29',
    rows: [row('AU.CPI.ALLGROUPS.MONTHLY.INDEX.SA', '2026-06', '3.11', { as: 'units=a6m' })],
  },
];
