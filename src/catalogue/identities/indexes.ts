/** Identities between an index or volume and its published rates of change. */
import { CPI_MONTHLY } from '../../sources/abs/datasets/CPI_MONTHLY.ts';
import { GSP } from '../../sources/abs/datasets/GSP.ts';
import { HSI_M } from '../../sources/abs/datasets/HSI_M.ts';
import { PPI_FD } from '../../sources/abs/datasets/PPI_FD.ts';
import { WPI } from '../../sources/abs/datasets/WPI.ts';
import { E1 } from '../../sources/rba/datasets/E1.ts';
import { G1 } from '../../sources/rba/datasets/G1.ts';
import { H1 } from '../../sources/rba/datasets/H1.ts';
import { defineIdentity, type Identity, type Term } from './identity.ts';
import { STATES_OF_AUSTRALIA } from './sums.ts';

/**
 * The difference that can result from rounding an earlier index. When the reference period changes, an agency rounds the whole
 * index again (in earlier years to one decimal). It does not change the published rates.
 */
const FORMER_ROUNDING = { upTo: 0.15, because: 'rates were calculated from the index as rounded on its reference base at that time' };

interface Rate extends Pick<Identity, 'slack' | 'oneVintage'> {
  readonly id: string;
  readonly title: string;
  /** Terms by name of the set. `over` is the number of periods between the two compared values. */
  readonly sets: Readonly<Record<string, readonly [rate: Term, index: Term, over: number]>>;
}

const ratesOf = ({ id, title, sets, slack = FORMER_ROUNDING, ...more }: Rate): Identity =>
  defineIdentity({
    id,
    title,
    formula: 'g = 100 (I(t) / I(t - n) - 1)',
    sets: Object.fromEntries(Object.entries(sets).map(([name, [g, I, over]]) => [name, { g, I, J: { ...I, lag: over } }])),
    residual: ({ g, I, J }) => g - 100 * (I / J - 1),
    slack,
    ...more,
  });

const g1 = (SERIES: string): Term => ({ dataset: G1, select: { SERIES } });
const wpi = (MEASURE: string): Term => ({ dataset: WPI, select: { MEASURE, TSEST: '10', REGION: 'AUS' } });
const ppi = (MEASURE: string): Term => ({ dataset: PPI_FD, select: { MEASURE } });
const monthly = (MEASURE: string): Term => ({ dataset: CPI_MONTHLY, select: { MEASURE } });

export const consumerPrices = ratesOf({
  id: 'consumer-prices',
  title: 'Consumer prices: index and rates',
  sets: { year: [g1('GCPIAGYP'), g1('GCPIAG'), 4], quarter: [g1('GCPIAGQP'), g1('GCPIAG'), 1] },
});

export const monthlyConsumerPrices = ratesOf({
  id: 'consumer-prices-monthly',
  title: 'Monthly consumer prices: index and rates',
  sets: { year: [monthly('3'), monthly('1'), 12], month: [monthly('2'), monthly('1'), 1] },
});

const H1_RATES = {
  'real GDP': 'GGDPCVGDP',
  'real non-farm GDP': 'GGDPCVGDPNF',
  'real GDI': 'GGDPCVRGDI',
  'nominal GDP': 'GGDPECCPGDP',
} as const;
const h1 = (SERIES: string): Term => ({ dataset: H1, select: { SERIES } });

export const nationalAccountsOfRba = ratesOf({
  id: 'national-accounts-rba',
  title: 'National accounts in RBA H1: levels and annual changes',
  sets: Object.fromEntries(Object.entries(H1_RATES).map(([name, code]) => [name, [h1(`${code}Y`), h1(code), 4] as const])),
});

export const dwellingStock = ratesOf({
  id: 'dwelling-stock',
  title: 'The stock of dwellings: level and annual changes',
  sets: { '': [{ dataset: E1, select: { SERIES: 'BSPNSHUDSYP' } }, { dataset: E1, select: { SERIES: 'BSPNSHUDS' } }, 4] },
});

/** Measures of underlying inflation: the annual rate is the quarterly rates of a year together. */
export const underlyingInflation = defineIdentity({
  id: 'underlying-inflation',
  title: 'Underlying inflation: annual and quarterly rates',
  formula: 'y = 100 ((1 + a / 100) (1 + b / 100) (1 + c / 100) (1 + d / 100) - 1)',
  sets: Object.fromEntries(
    Object.entries({ 'trimmed mean': 'GCPIOCPMTM', 'weighted median': 'GCPIOCPMWM' }).map(([name, code]) => {
      const quarter = (lag: number): Term => ({ ...g1(`${code}QP`), lag });
      return [name, { y: g1(`${code}YP`), a: quarter(0), b: quarter(1), c: quarter(2), d: quarter(3) }];
    }),
  ),
  residual: ({ y, a, b, c, d }) => y - 100 * ((1 + a / 100) * (1 + b / 100) * (1 + c / 100) * (1 + d / 100) - 1),
});

/** Compares original values, because every release revises the seasonally adjusted index and its rates. */
export const wages = ratesOf({
  id: 'wage-price-index',
  title: 'Wage price index, original: index and rates',
  sets: { year: [wpi('3'), wpi('1'), 4], quarter: [wpi('2'), wpi('1'), 1] },
});

export const producerPrices = ratesOf({
  id: 'producer-prices',
  title: 'Producer prices: index and rates',
  sets: { year: [ppi('3'), ppi('1'), 4], quarter: [ppi('2'), ppi('1'), 1] },
});

const stateProduct = (MEASURE: string, REGION: string): Term => ({ dataset: GSP, select: { MEASURE, REGION } });

export const grossStateProduct = ratesOf({
  id: 'gross-state-product',
  title: 'Gross state product: chain volumes and their annual changes',
  sets: Object.fromEntries(
    Object.entries(STATES_OF_AUSTRALIA).map(([name, region]) => [
      name,
      [stateProduct('chain_volume_change', region), stateProduct('chain_volume', region), 1] as const,
    ]),
  ),
});

const spending = (MEASURE: string): Term => ({
  dataset: HSI_M,
  select: { MEASURE, CATEGORY: 'TOT', PRICE_ADJUSTMENT: 'CUR', TSEST: '20', STATE: 'AUS' },
});

/** Compares only values of the same vintage, because every release revises earlier levels and rates. */
export const householdSpending = ratesOf({
  id: 'household-spending',
  title: 'Household spending: levels and rates',
  sets: { year: [spending('9'), spending('7'), 12], month: [spending('8'), spending('7'), 1] },
  slack: { upTo: 0, because: 'levels and rates are from one file' },
  oneVintage: true,
});
