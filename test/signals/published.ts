/**
 * Defines real published values, which golden tests store in the datasets that indicators read. Each array names its publication.
 *
 * WPI   ABS 6345.0 table 1, December quarter 2025 (18 February 2026): A83895396W, A2713849C; original A2603611V, trend A83895399C
 * G1    RBA statistical table G1 as published 29 January 2026: GCPIAGYP, GCPIOCPMTMYP; GCPIAG as ABS CPI 2.0.0 1.10001.10.50.Q
 * A2    RBA statistical table A2 as published 17 March 2026: ARBAMPCNCRT by effective date
 * LF    ABS 6202.0 table 1, February 2026: A84423050A, rounded to one decimal as the ABS prints it
 */

import { HSI_M } from '../../src/sources/abs/datasets/HSI_M.ts';
import { LF } from '../../src/sources/abs/datasets/LF.ts';
import { WPI } from '../../src/sources/abs/datasets/WPI.ts';
import { A2 } from '../../src/sources/rba/datasets/A2.ts';
import { G1 } from '../../src/sources/rba/datasets/G1.ts';
import type { SeriesContent, Shelf, Values, VersionFacts } from '../queries/shelf.ts';

const QUARTERS = ['2019-Q4', '2022-Q1', '2022-Q2', '2022-Q3', '2022-Q4', '2023-Q4', '2024-Q2', '2024-Q4', '2025-Q4'] as const;
const quarters = (...values: number[]): Values => Object.fromEntries(QUARTERS.map((quarter, i) => [quarter, values[i] ?? null]));

export const WPI_GROWTH = {
  '20': quarters(2.2, 2.4, 2.6, 3.1, 3.3, 4.3, 4.1, 3.2, 3.4),
  '10': quarters(2.2, 2.4, 2.6, 3.2, 3.4, 4.3, 4.1, 3.2, 3.4),
  '30': quarters(2.2, 2.4, 2.7, 3.1, 3.4, 4.2, 3.9, 3.4, 3.4),
} as const;
export const WPI_INDEX = quarters(133.4, 139.3, 140.4, 141.8, 143.0, 149.1, 151.5, 153.9, 159.2);
export const CPI_YOY = quarters(1.8, 5.1, 6.2, 7.3, 7.9, 4.1, 3.8, 2.4, 3.6);
export const CPI_INDEX = quarters(80.7, 86.05, 87.59, 89.2, 90.85, 94.53, 96.41, 96.81, 100.32);
export const TRIMMED = quarters(1.5, 3.8, 4.9, 6.0, 6.8, 4.2, 4.1, 3.3, 3.4);
/**
 * First-published values, before later releases revised them. ABS 6345.0 (17 August 2022, 21 February 2024, 13 August 2024), seasonally
 * adjusted. ABS 6401.0 (27 July 2022, 31 January 2024, 31 July 2024), all groups. Trimmed mean of 6401.0 (25 January 2023, 29 January
 * 2025).
 */
export const FIRST_WAGES: Values = { '2022-Q2': 2.6, '2023-Q4': 4.2, '2024-Q2': 4.1 };
export const FIRST_CPI: Values = { '2022-Q2': 6.1, '2023-Q4': 4.1, '2024-Q2': 3.8 };
export const FIRST_TRIMMED: Values = { '2022-Q4': 6.9, '2024-Q4': 3.2 };
export const CASH_RATE: Values = {
  '1990-01-23': { value: null, status: 'range', text: '17.00 to 17.50' },
  '2020-11-04': 0.1,
  '2022-05-04': 0.35,
  '2022-06-08': 0.85,
  '2022-07-06': 1.35,
  '2022-08-03': 1.85,
  '2022-09-07': 2.35,
  '2022-10-05': 2.6,
  '2022-11-02': 2.85,
  '2022-12-07': 3.1,
  '2023-02-08': 3.35,
  '2023-03-08': 3.6,
  '2023-05-03': 3.85,
  '2023-06-07': 4.1,
  '2023-11-08': 4.35,
  '2025-02-19': 4.1,
  '2025-05-21': 3.85,
  '2025-08-13': 3.6,
  '2026-02-04': 3.85,
  '2026-03-18': 4.1,
};

const wages = (measure: string, tsest: string, values: Values): SeriesContent => ({
  codes: [measure, 'THRPEB', '7', 'TOT', tsest, 'AUS', 'Q'],
  unit: measure === '1' ? 'Index' : 'Per cent',
  values,
});

export interface Wages {
  readonly growth?: Readonly<Partial<Record<'10' | '20' | '30', Values>>>;
  readonly index?: Values;
}

export const putWages = (shelf: Shelf, { growth = {}, index = WPI_INDEX }: Wages = {}, facts: VersionFacts = {}) =>
  shelf.put(
    WPI,
    {
      dimensions: {
        MEASURE: { '1': 'Index Numbers', '3': 'Percentage Change from Corresponding Quarter of Previous Year' },
        INDEX: { THRPEB: 'Total hourly rates of pay excluding bonuses' },
        SECTOR: { '7': 'Private and Public' },
        INDUSTRY: { TOT: 'All industries' },
        TSEST: { '10': 'Original', '20': 'Seasonally Adjusted', '30': 'Trend' },
        REGION: { AUS: 'Australia' },
        FREQ: { Q: 'Quarterly' },
      },
      series: (['10', '20', '30'] as const).flatMap((tsest) => [
        wages('3', tsest, growth[tsest] ?? WPI_GROWTH[tsest]),
        wages('1', tsest, index),
      ]),
    },
    { publishedOn: '2026-02-18', effectiveFrom: '2026-02-18T23:59:59.999Z', ...facts },
  );

export interface Prices {
  readonly yoy?: Values;
  readonly index?: Values;
  readonly trimmed?: Values;
}

export const putPrices = (shelf: Shelf, { yoy = CPI_YOY, index = CPI_INDEX, trimmed = TRIMMED }: Prices = {}, facts: VersionFacts = {}) =>
  shelf.put(
    G1,
    {
      dimensions: {
        SERIES: { GCPIAGYP: 'Year-ended inflation', GCPIAG: 'Consumer price index', GCPIOCPMTMYP: 'Year-ended trimmed mean inflation' },
        TABLE: { G1: 'Consumer price inflation' },
      },
      series: [
        { codes: ['GCPIAGYP', 'G1'], values: yoy },
        { codes: ['GCPIAG', 'G1'], unit: 'Index, September 2025 month = 100', values: index },
        { codes: ['GCPIOCPMTMYP', 'G1'], values: trimmed },
      ],
    },
    { publishedOn: '2026-01-29', effectiveFrom: '2026-01-29T23:59:59.999Z', ...facts },
  );

export const putCashRate = (shelf: Shelf, values: Values = CASH_RATE, facts: VersionFacts = {}) =>
  shelf.put(
    A2,
    {
      dimensions: { SERIES: { ARBAMPCNCRT: 'New Cash Rate Target' }, TABLE: { A2: 'Changes in monetary policy and administered rates' } },
      series: [{ codes: ['ARBAMPCNCRT', 'A2'], values }],
    },
    { publishedOn: '2026-03-17', effectiveFrom: '2026-03-18T23:00:00.000Z', ...facts },
  );

export const putUnemployment = (shelf: Shelf, values: Values) =>
  shelf.put(LF, {
    dimensions: {
      MEASURE: { M13: 'Unemployment rate' },
      SEX: { '3': 'Persons' },
      AGE: { '1599': 'Total' },
      TSEST: { '20': 'Seasonally Adjusted' },
      REGION: { AUS: 'Australia' },
      FREQ: { M: 'Monthly' },
    },
    series: [{ codes: ['M13', '3', '1599', '20', 'AUS', 'M'], values }],
  });

export const putSpending = (shelf: Shelf, values: Values) =>
  shelf.put(HSI_M, {
    dimensions: {
      MEASURE: { '9': 'Through the year change' },
      CATEGORY: { TOT: 'Total' },
      PRICE_ADJUSTMENT: { CUR: 'Current prices' },
      TSEST: { '20': 'Seasonally Adjusted' },
      STATE: { AUS: 'Australia' },
      FREQ: { M: 'Monthly' },
    },
    series: [{ codes: ['9', 'TOT', 'CUR', '20', 'AUS', 'M'], values }],
  });
