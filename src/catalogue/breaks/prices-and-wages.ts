/** Breaks in consumer prices, wages and earnings. */
import type { MethodBreak } from './method-break.ts';

const COMPLETE_MONTHLY =
  'RBA, Statement on Monetary Policy November 2025, Box C: The Transition to a Complete Monthly CPI. ABS, Consumer Price Index, November 2025';
/** Columns in RBA table G1 that are calculated from the index of all groups. */
const G1_HEADLINE = ['GCPIAG', 'GCPIAGYP', 'GCPIAGQP'];

export const BREAKS_IN_PRICES: readonly MethodBreak[] = [
  {
    id: 'cpi-2025-q3-complete-monthly',
    of: [
      { dataset: 'abs.CPI', frequency: 'Q' },
      { dataset: 'rba.G1', codes: { SERIES: G1_HEADLINE } },
    ],
    from: '2025-Q3',
    kind: 'collection',
    what: 'The index to the June quarter 2025 is from the quarterly collection. From the September quarter 2025, it is the mean of three months in the complete monthly CPI. Annual changes from the September quarter 2025 to the June quarter 2026 compare the two collections.',
    size: 'The all groups index differs by 0.02 to 0.05 points. Annual changes to the June quarter 2026 also differ. Across the two collections and within the monthly CPI: clothing 3.81% and 5.27%, furnishings 0.89% and 1.49%, housing 6.80% and 6.52%.',
    growth: 'given',
    source: COMPLETE_MONTHLY,
  },
  {
    id: 'cpi-2020-child-care',
    of: [{ dataset: 'abs.CPI' }, { dataset: 'rba.G1', codes: { SERIES: G1_HEADLINE } }],
    from: '2020-Q2',
    until: '2020-Q3',
    kind: 'collection',
    what: 'Child care was free from 6 April to 12 July 2020, so its price was zero in the June quarter 2020.',
    size: 'Child care fell 95% in the June quarter 2020 and reduced the quarterly change of all groups by 1.1 percentage points.',
    growth: 'given',
    source: 'ABS, Consumer Price Index, June quarter 2020, commentary',
  },
  {
    id: 'cpi-2020-imputation',
    of: [{ dataset: 'abs.CPI' }],
    from: '2020-Q2',
    until: '2020-Q4',
    kind: 'collection',
    what: 'Prices of international travel and accommodation were imputed from the change in all groups. Price collection in shops was suspended.',
    size: null,
    growth: 'given',
    source: 'ABS, Update to measuring the CPI in the December 2020 quarter, 14 January 2021',
  },
  {
    id: 'cpi-2000-gst',
    of: [{ dataset: 'abs.CPI' }, { dataset: 'rba.G1', codes: { SERIES: G1_HEADLINE } }],
    from: '2000-Q3',
    kind: 'scope',
    what: 'From this quarter, prices include the goods and services tax introduced on 1 July 2000.',
    size: 'All groups rose 3.7% in the quarter.',
    growth: 'given',
    source: 'RBA statistical table G1, September quarter 2000: GCPIAGQP, and the measure that excludes tax changes',
  },
  {
    id: 'wpi-2009-industries',
    of: [{ dataset: 'abs.WPI' }],
    from: '2009-Q3',
    kind: 'classification',
    what: 'Industries follow ANZSIC 2006 instead of ANZSIC 1993, and the reference base changed to 2008–09. Earlier industry indexes cannot be linked to later ones.',
    size: 'Period changes in the total differ by 0.1 because of rounding.',
    growth: 'given',
    source: 'ABS 6345.0, September quarter 2009 and March quarter 2010, Appendix 2',
  },
  {
    id: 'awe-2012-half-yearly',
    of: [{ dataset: 'abs.AWE' }],
    from: '2012-S2',
    kind: 'collection',
    what: 'Earnings are collected in May and November instead of every quarter. The levels of the seasonally adjusted and trend series changed.',
    size: null,
    growth: 'given',
    source: 'ABS 6302.0, catalogue note on the change of frequency: the last quarterly survey was of May 2012',
  },
  {
    id: 'awe-2020-composition',
    of: [{ dataset: 'abs.AWE' }],
    from: '2020-S1',
    until: '2021-S2',
    kind: 'scope',
    what: 'Jobs lost and regained in the pandemic were mostly low paid, so averages rose and fell with the composition of employment.',
    size: null,
    growth: 'given',
    source: 'ABS, Average Weekly Earnings, November 2021',
  },
];
