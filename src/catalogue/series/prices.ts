/** Consumer prices: headline and underlying inflation, groups, capital cities, and expectations. */

import type { SeriesHandle } from '../../core/define-series.ts';
import type { CapitalName } from '../../core/places/geography.ts';
import { CPI } from '../../sources/abs/datasets/CPI.ts';
import { CPI_MONTHLY } from '../../sources/abs/datasets/CPI_MONTHLY.ts';
import { CPI_WEIGHTS } from '../../sources/abs/datasets/CPI_WEIGHTS.ts';
import { G1 } from '../../sources/rba/datasets/G1.ts';
import { G3 } from '../../sources/rba/datasets/G3.ts';
import { column, forEachCapital, INDEX, key, PER_CENT, PERCENTAGE_POINTS } from '../handles.ts';

export const TOPIC = { topic: 'prices' } as const;

/**
 * The original quarterly index changes only when its reference period changes: 2011-12 = 100 from the September quarter 2012, and September
 * 2025 = 100 from the complete monthly index of 26 November 2025. Nine vintages of workbook 640101 have equal values (2017 to 2023).
 * @see https://www.abs.gov.au/AUSSTATS/abs@.nsf/Previousproducts/6401.0Appendix1Sep%202012 (re-referencing)
 */
const UNREVISED = {
  unrevised: {
    since: '2012-Q3',
    until: '2025-11-25',
    why: 'The ABS does not revise the original consumer price index, and its reference base did not change from the September quarter 2012 to November 2025.',
  },
} as const;

// ---------------------------------------------------------------- quarterly, from RBA tables

export const AU_CPI_YOY = column(G1, 'GCPIAGYP', {
  id: 'AU.CPI.YOY',
  aliases: ['AU.INFLATION'],
  title: 'Consumer price inflation, annual change, quarterly',
  description: 'Change in the quarterly consumer price index (all groups) from the same quarter of the previous year, as published.',
  ...PER_CENT,
  ...TOPIC,
  ...UNREVISED,
  tags: ['cpi', 'inflation', 'headline', 'quarterly'],
  related: ['AU.CPI.MONTHLY.YOY', 'AU.CPI.TRIMMED'],
});

export const AU_CPI_QOQ = column(G1, 'GCPIAGQP', {
  id: 'AU.CPI.QOQ',
  title: 'Consumer price inflation, quarterly change',
  description: 'Change in the consumer price index (all groups) from the previous quarter, original.',
  ...PER_CENT,
  ...TOPIC,
  ...UNREVISED,
  tags: ['cpi', 'inflation', 'headline', 'quarterly'],
  related: ['AU.CPI.QOQ.SA', 'AU.CPI.YOY'],
});

export const AU_CPI_QOQ_SA = column(G1, 'GCPIAGSAQP', {
  id: 'AU.CPI.QOQ.SA',
  title: 'Consumer price inflation, quarterly change, seasonally adjusted',
  description: 'Change in the consumer price index (all groups) from the previous quarter, seasonally adjusted.',
  ...PER_CENT,
  ...TOPIC,
  adjustment: 'seasonally_adjusted',
  tags: ['cpi', 'inflation', 'headline', 'quarterly'],
  related: ['AU.CPI.QOQ'],
});

export const AU_CPI_INDEX = column(G1, 'GCPIAG', {
  id: 'AU.CPI.INDEX',
  aliases: ['AU.CPI'],
  title: 'Consumer price index, all groups, quarterly',
  description:
    'The quarterly consumer price index since 1922. Each vintage states its reference base (since January 2026: September 2025 month = 100).',
  ...INDEX,
  ...TOPIC,
  ...UNREVISED,
  tags: ['cpi', 'index', 'headline', 'quarterly'],
  related: ['AU.CPI.YOY', 'AU.CPI.MONTHLY.INDEX'],
});

export const AU_CPI_TRIMMED = column(G1, 'GCPIOCPMTMYP', {
  id: 'AU.CPI.TRIMMED',
  aliases: ['AU.CPI.TRIMMED.YOY'],
  title: 'Trimmed mean inflation, annual change, quarterly',
  description:
    'Annual change in the trimmed mean of the quarterly consumer price index, the underlying inflation measure of the RBA (Statement on Monetary Policy, November 2025). Since January 2026 the Bank calls it “excluding interest charges and tax changes”. A monthly measure is also available.',
  ...PER_CENT,
  ...TOPIC,
  adjustment: 'seasonally_adjusted',
  tags: ['cpi', 'inflation', 'underlying', 'trimmed mean', 'quarterly'],
  related: ['AU.CPI.YOY', 'AU.CPI.MONTHLY.TRIMMED'],
});

export const AU_CPI_TRIMMED_QOQ = column(G1, 'GCPIOCPMTMQP', {
  id: 'AU.CPI.TRIMMED.QOQ',
  title: 'Trimmed mean inflation, quarterly change',
  description: 'Change in the trimmed mean of the consumer price index from the previous quarter.',
  ...PER_CENT,
  ...TOPIC,
  adjustment: 'seasonally_adjusted',
  tags: ['cpi', 'inflation', 'underlying', 'trimmed mean', 'quarterly'],
});

export const AU_CPI_MEDIAN = column(G1, 'GCPIOCPMWMYP', {
  id: 'AU.CPI.MEDIAN',
  title: 'Weighted median inflation, annual change, quarterly',
  description: 'Annual change in the weighted median of the quarterly consumer price index.',
  ...PER_CENT,
  ...TOPIC,
  adjustment: 'seasonally_adjusted',
  tags: ['cpi', 'inflation', 'underlying', 'weighted median', 'quarterly'],
});

export const AU_CPI_TRADABLES = column(G1, 'GCPITIYP', {
  id: 'AU.CPI.TRADABLES',
  title: 'Tradables inflation, annual change, quarterly',
  description: 'Annual change in the prices of tradable goods and services in the consumer price index.',
  ...PER_CENT,
  ...TOPIC,
  tags: ['cpi', 'inflation', 'tradables', 'quarterly'],
});

export const AU_CPI_NONTRADABLES = column(G1, 'GCPINTIYP', {
  id: 'AU.CPI.NONTRADABLES',
  title: 'Non-tradables inflation, annual change, quarterly',
  description: 'Annual change in the prices of non-tradable goods and services in the consumer price index.',
  ...PER_CENT,
  ...TOPIC,
  tags: ['cpi', 'inflation', 'non-tradables', 'quarterly'],
});

// ---------------------------------------------------------------- monthly, the headline since November 2025

const MONTHLY_TAGS = ['cpi', 'inflation', 'monthly'];
const ALL_GROUPS = { INDEX: '10001', TSEST: '10', REGION: '50' } as const;

export const AU_CPI_MONTHLY_YOY = key(
  CPI_MONTHLY,
  { MEASURE: '3', ...ALL_GROUPS },
  {
    id: 'AU.CPI.MONTHLY.YOY',
    title: 'Consumer price inflation, annual change, monthly',
    description:
      'Change in the monthly consumer price index (all groups) from the same month of the previous year. The headline measure since 26 November 2025.',
    ...PER_CENT,
    ...TOPIC,
    tags: [...MONTHLY_TAGS, 'headline'],
    related: ['AU.CPI.YOY'],
  },
);

export const AU_CPI_MONTHLY_MOM = key(
  CPI_MONTHLY,
  { MEASURE: '2', ...ALL_GROUPS },
  {
    id: 'AU.CPI.MONTHLY.MOM',
    title: 'Consumer prices, monthly change',
    description: 'Change in the monthly consumer price index (all groups) from the previous month, original.',
    ...PER_CENT,
    ...TOPIC,
    tags: [...MONTHLY_TAGS, 'headline'],
  },
);

export const AU_CPI_MONTHLY_INDEX = key(
  CPI_MONTHLY,
  { MEASURE: '1', ...ALL_GROUPS },
  {
    id: 'AU.CPI.MONTHLY.INDEX',
    title: 'Consumer price index, all groups, monthly',
    description: 'The monthly consumer price index since April 2024, September 2025 = 100.0.',
    ...INDEX,
    ...TOPIC,
    tags: [...MONTHLY_TAGS, 'index', 'headline'],
    related: ['AU.CPI.INDEX'],
  },
);

export const AU_CPI_MONTHLY_TRIMMED = key(
  CPI_MONTHLY,
  { MEASURE: '3', INDEX: '999902', TSEST: '20', REGION: '50' },
  {
    id: 'AU.CPI.MONTHLY.TRIMMED',
    title: 'Trimmed mean inflation, annual change, monthly',
    description: 'Annual change in the trimmed mean of the monthly consumer price index.',
    ...PER_CENT,
    ...TOPIC,
    adjustment: 'seasonally_adjusted',
    tags: [...MONTHLY_TAGS, 'underlying', 'trimmed mean'],
    related: ['AU.CPI.TRIMMED'],
  },
);

export const AU_CPI_MONTHLY_MEDIAN = key(
  CPI_MONTHLY,
  { MEASURE: '3', INDEX: '999903', TSEST: '20', REGION: '50' },
  {
    id: 'AU.CPI.MONTHLY.MEDIAN',
    title: 'Weighted median inflation, annual change, monthly',
    description: 'Annual change in the weighted median of the monthly consumer price index.',
    ...PER_CENT,
    ...TOPIC,
    adjustment: 'seasonally_adjusted',
    tags: [...MONTHLY_TAGS, 'underlying', 'weighted median'],
    related: ['AU.CPI.MEDIAN'],
  },
);

export const AU_CPI_RENTS_MONTHLY_YOY = key(
  CPI_MONTHLY,
  { MEASURE: '3', INDEX: '30014', TSEST: '10', REGION: '50' },
  {
    id: 'AU.CPI.RENTS.MONTHLY.YOY',
    title: 'Rents: annual change',
    description: 'Annual change in rents in the monthly consumer price index.',
    ...PER_CENT,
    ...TOPIC,
    tags: [...MONTHLY_TAGS, 'rents', 'housing'],
  },
);

export const AU_CPI_RENTS_INDEX = key(
  CPI,
  { MEASURE: '1', INDEX: '30014', TSEST: '10', REGION: '50' },
  {
    id: 'AU.CPI.RENTS.INDEX',
    title: 'Rents: index, quarterly',
    description: 'Index of rents in the quarterly consumer price index, September 2025 = 100.0.',
    ...INDEX,
    ...TOPIC,
    tags: ['cpi', 'index', 'rents', 'housing', 'quarterly'],
  },
);

export const AU_CPI_ALLGROUPS_INDEX = key(
  CPI,
  { MEASURE: '1', INDEX: '10001', TSEST: '10', REGION: '50' },
  {
    id: 'AU.CPI.ALLGROUPS.INDEX',
    title: 'All groups: index, quarterly',
    description:
      'The quarterly consumer price index, as the ABS publishes it together with the groups. It is the same index as AU.CPI.INDEX from the RBA, but has the same vintages as the groups.',
    ...INDEX,
    ...TOPIC,
    tags: ['cpi', 'index', 'quarterly', 'headline'],
    related: ['AU.CPI.INDEX', 'AU.CPI.MONTHLY.INDEX'],
  },
);

// ---------------------------------------------------------------- capital cities

export const AU_CPI_MONTHLY_YOY_BY_CAPITAL: Readonly<Record<CapitalName, SeriesHandle>> = forEachCapital((city) =>
  key(
    CPI_MONTHLY,
    { MEASURE: '3', INDEX: '10001', TSEST: '10', REGION: city.code },
    {
      id: `AU.CPI.MONTHLY.YOY.${city.suffix}`,
      title: `Consumer price inflation, annual change, ${city.name}`,
      description: `Change in the monthly consumer price index (all groups) for ${city.name} from the same month of the previous year.`,
      ...PER_CENT,
      ...TOPIC,
      place: city.name,
      tags: [...MONTHLY_TAGS, 'capital city'],
      related: ['AU.CPI.MONTHLY.YOY'],
    },
  ),
);

export const AU_CPI_INDEX_BY_CAPITAL: Readonly<Record<CapitalName, SeriesHandle>> = forEachCapital((city) =>
  key(
    CPI,
    { MEASURE: '1', INDEX: '10001', TSEST: '10', REGION: city.code },
    {
      id: `AU.CPI.INDEX.${city.suffix}`,
      title: `Consumer price index, all groups, ${city.name}`,
      description: `The quarterly consumer price index for ${city.name}. Its reference base depends on the vintage: 2011-12 = 100.0 before 2026, and September 2025 = 100.0 since then.`,
      ...INDEX,
      ...TOPIC,
      place: city.name,
      tags: ['cpi', 'index', 'capital city', 'quarterly'],
      related: ['AU.CPI.INDEX'],
    },
  ),
);

// ---------------------------------------------------------------- the eleven groups

/** A group of the basket: its code, its part of series ids, and its published name. */
interface CpiGroup {
  readonly code: string;
  readonly detail: string;
  readonly name: string;
}

export const CPI_GROUP_LIST: readonly CpiGroup[] = [
  { code: '20001', detail: 'FOOD', name: 'Food and non-alcoholic beverages' },
  { code: '20006', detail: 'ALCOHOL.TOBACCO', name: 'Alcohol and tobacco' },
  { code: '20002', detail: 'CLOTHING', name: 'Clothing and footwear' },
  { code: '20003', detail: 'HOUSING', name: 'Housing' },
  { code: '20004', detail: 'FURNISHINGS', name: 'Furnishings, household equipment and services' },
  { code: '115486', detail: 'HEALTH', name: 'Health' },
  { code: '20005', detail: 'TRANSPORT', name: 'Transport' },
  { code: '115488', detail: 'COMMUNICATION', name: 'Communication' },
  { code: '115489', detail: 'RECREATION', name: 'Recreation and culture' },
  { code: '115493', detail: 'EDUCATION', name: 'Education' },
  { code: '126670', detail: 'INSURANCE.FINANCIAL', name: 'Insurance and financial services' },
];

/** The series of one group: annual change, contribution and index (monthly), quarterly index, weight, annual change by capital. */
export interface CpiGroupSeries extends CpiGroup {
  readonly monthlyYoy: SeriesHandle;
  readonly monthlyContribution: SeriesHandle;
  readonly monthlyIndex: SeriesHandle;
  readonly index: SeriesHandle;
  readonly weight: SeriesHandle;
  readonly monthlyYoyByCapital: Readonly<Record<CapitalName, SeriesHandle>>;
}

function groupSeries(group: CpiGroup): CpiGroupSeries {
  const monthly = (measure: string, region = '50') => ({ MEASURE: measure, INDEX: group.code, TSEST: '10', REGION: region });
  const tags = [...MONTHLY_TAGS, 'cpi group', group.name.toLowerCase()];
  const lower = group.name.toLowerCase();
  const monthlyYoy = (id: string, region: string, place: string): SeriesHandle =>
    key(CPI_MONTHLY, monthly('3', region), {
      id,
      title: `${group.name}: annual change, ${place}`,
      description: `Change in the prices of ${lower} in the monthly consumer price index from the same month of the previous year, ${place}.`,
      ...PER_CENT,
      ...TOPIC,
      place,
      tags,
    });
  return {
    ...group,
    monthlyYoy: monthlyYoy(`AU.CPI.${group.detail}.MONTHLY.YOY`, '50', 'Australia'),
    monthlyContribution: key(CPI_MONTHLY, monthly('7'), {
      id: `AU.CPI.${group.detail}.MONTHLY.CONTRIBUTION`,
      title: `${group.name}: contribution to annual inflation`,
      description: `Contribution of ${lower} to the annual change in the monthly consumer price index, in percentage points.`,
      ...PERCENTAGE_POINTS,
      ...TOPIC,
      tags: [...tags, 'contribution'],
    }),
    monthlyIndex: key(CPI_MONTHLY, monthly('1'), {
      id: `AU.CPI.${group.detail}.MONTHLY.INDEX`,
      title: `${group.name}: index, monthly`,
      description: `Index of the prices of ${lower} in the monthly consumer price index, September 2025 = 100.0.`,
      ...INDEX,
      ...TOPIC,
      tags: [...tags, 'index'],
    }),
    index: key(
      CPI,
      { MEASURE: '1', INDEX: group.code, TSEST: '10', REGION: '50' },
      {
        id: `AU.CPI.${group.detail}.INDEX`,
        title: `${group.name}: index, quarterly`,
        description: `Index of the prices of ${lower} in the quarterly consumer price index, September 2025 = 100.0.`,
        ...INDEX,
        ...TOPIC,
        tags: ['cpi', 'index', 'quarterly', 'cpi group', lower],
      },
    ),
    weight: key(
      CPI_WEIGHTS,
      { MEASURE: '1', INDEX: group.code, REGION: '50' },
      {
        id: `AU.CPI.${group.detail}.WEIGHT`,
        title: `${group.name}: weight in the CPI`,
        description: `Weight of ${lower} in the consumer price index, each time the weights change.`,
        ...PER_CENT,
        ...TOPIC,
        tags: ['cpi', 'weight', 'cpi group', lower],
      },
    ),
    monthlyYoyByCapital: forEachCapital((city) => monthlyYoy(`AU.CPI.${group.detail}.MONTHLY.YOY.${city.suffix}`, city.code, city.name)),
  };
}

/** The eleven groups in the order of publication. */
export const AU_CPI_GROUPS: readonly CpiGroupSeries[] = CPI_GROUP_LIST.map(groupSeries);

const expectation = (id: string, seriesId: string, whose: string, horizon: string): SeriesHandle =>
  column(G3, seriesId, {
    id,
    title: `Inflation expectations: ${whose}, ${horizon}`,
    description: `Consumer price inflation that ${whose} expect ${horizon}, quarterly.`,
    ...PER_CENT,
    ...TOPIC,
    tags: ['inflation expectations', whose],
  });

export const AU_EXPECTATIONS_CONSUMERS = expectation('AU.INFLATION.EXPECTATIONS.CONSUMERS', 'GCONEXP', 'consumers', 'one year ahead');
export const AU_EXPECTATIONS_BUSINESS = expectation('AU.INFLATION.EXPECTATIONS.BUSINESS', 'GBUSEXP', 'businesses', 'three months ahead');
export const AU_EXPECTATIONS_UNIONS = expectation('AU.INFLATION.EXPECTATIONS.UNIONS', 'GUNIEXPY', 'union officials', 'one year ahead');
export const AU_EXPECTATIONS_MARKET = expectation('AU.INFLATION.EXPECTATIONS.MARKET', 'GMAREXPY', 'market economists', 'one year ahead');

export const AU_EXPECTATIONS_BREAKEVEN = column(G3, 'GBONYLD', {
  id: 'AU.INFLATION.EXPECTATIONS.BREAKEVEN',
  title: 'Break-even ten-year inflation rate',
  description: 'Average inflation over ten years implied by the difference between nominal and indexed government bond yields.',
  ...PER_CENT,
  ...TOPIC,
  tags: ['inflation expectations', 'bonds', 'break-even'],
});
