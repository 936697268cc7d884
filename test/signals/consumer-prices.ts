/**
 * The monthly consumer price index as published, for tests.
 *
 * June 2026      ABS CPI 2.0.0, responses of 1 August 2026: measures 3 and 7 of the groups, Australia
 * January 2026   ABS 6401.0 time series workbook 640101 of January 2026: annual change, all groups, by capital city
 */

import {
  AU_CPI_GROUPS,
  AU_CPI_MONTHLY_TRIMMED,
  AU_CPI_MONTHLY_YOY,
  AU_CPI_MONTHLY_YOY_BY_CAPITAL,
} from '../../src/catalogue/series/prices.ts';
import type { CapitalName } from '../../src/core/places/geography.ts';
import type { Holding } from './put-series.ts';

/** The annual change in each group in June 2026, and its contribution to the annual change in all groups, by group code. */
export const GROUPS_JUNE_2026: Readonly<Record<string, readonly [number, number]>> = {
  '20001': [3.3, 0.5743],
  '20006': [4.4, 0.2895],
  '20002': [4.9, 0.1564],
  '20003': [6.8, 1.4774],
  '20004': [1.6, 0.1221],
  '115486': [3.7, 0.2595],
  '20005': [0.1, 0.01],
  '115488': [2.2, 0.0467],
  '115489': [3.3, 0.4115],
  '115493': [4.8, 0.2305],
  '126670': [3.2, 0.1793],
};

export const CITIES_JANUARY_2026: Readonly<Record<CapitalName, number>> = {
  SYDNEY: 3.9,
  MELBOURNE: 3.3,
  BRISBANE: 4.3,
  ADELAIDE: 3.5,
  PERTH: 4.9,
  HOBART: 3.6,
  DARWIN: 3.1,
  CANBERRA: 3.6,
};

/** Returns the headline, trimmed mean and groups for June 2026. */
export const juneFigures = (): readonly Holding[] => [
  { handle: AU_CPI_MONTHLY_YOY, values: { '2026-01': 3.8, '2026-06': 3.8 } },
  { handle: AU_CPI_MONTHLY_TRIMMED, values: { '2026-01': 3.3, '2026-06': 3.6 } },
  ...AU_CPI_GROUPS.flatMap(({ code, monthlyYoy, monthlyContribution }) => {
    const [change = null, contribution = null] = GROUPS_JUNE_2026[code] ?? [];
    return [
      { handle: monthlyYoy, values: { '2026-06': change } },
      { handle: monthlyContribution, values: { '2026-06': contribution } },
    ];
  }),
];

export const cityFigures = (month = '2026-01'): readonly Holding[] =>
  Object.entries(AU_CPI_MONTHLY_YOY_BY_CAPITAL).map(([city, handle]) => ({
    handle,
    values: { [month]: CITIES_JANUARY_2026[city as CapitalName] },
  }));
