/** Price limits of the National Electricity Market, which change every 1 July, and the bands by which its prices are told apart. */
import type { DatedConstant, DatedTable } from '../../core/dated-constant.ts';

const AEMC = 'https://www.aemc.gov.au/energy-system/electricity/electricity-market/reliability-settings';
const dated = (from: string, value: number, unit: string, source: string, sourceUrl = AEMC): DatedConstant => ({
  value,
  unit,
  from,
  source,
  sourceUrl,
});

const schedule = (years: string): string => `AEMC, schedule of reliability settings, ${years}`;

export const MARKET_PRICE_CAP: DatedTable = {
  title: 'Market price cap',
  entries: [
    dated('2021-07-01', 15_100, '$/MWh', schedule('2021-22')),
    dated('2022-07-01', 15_500, '$/MWh', schedule('2022-23')),
    dated('2023-07-01', 16_600, '$/MWh', schedule('2023-24')),
    dated('2024-07-01', 17_500, '$/MWh', schedule('2024-25')),
    dated('2025-07-01', 20_300, '$/MWh', schedule('2025-26')),
    dated('2026-07-01', 23_200, '$/MWh', schedule('2026-27')),
  ],
};

/** The sum of the prices of 2,016 five-minute intervals from which pricing is administered. */
export const CUMULATIVE_PRICE_THRESHOLD: DatedTable = {
  title: 'Cumulative price threshold',
  entries: [
    dated('2021-10-01', 1_359_100, '$/MWh', schedule('2021-22')),
    dated('2022-07-01', 1_398_100, '$/MWh', schedule('2022-23')),
    dated('2023-07-01', 1_490_200, '$/MWh', schedule('2023-24')),
    dated('2024-07-01', 1_573_700, '$/MWh', schedule('2024-25')),
    dated('2025-07-01', 1_823_600, '$/MWh', schedule('2025-26')),
    dated('2026-07-01', 2_225_900, '$/MWh', schedule('2026-27')),
  ],
};

export const MARKET_FLOOR_PRICE: DatedConstant = dated(
  '2009-07-01',
  -1000,
  '$/MWh',
  'National Electricity Rules, clause 3.9.6, market floor price',
);

export const SCARCITY: DatedConstant = dated(
  '2021-10-01',
  5000,
  '$/MWh',
  'price above which the Australian Energy Regulator has long reported on significant prices',
  'https://www.aer.gov.au/industry/registers/resources/reviews/significant-price-reporting-guidelines',
);

export const ELEVATED: DatedConstant = dated(
  '2021-10-01',
  300,
  '$/MWh',
  'strike price of the standard exchange-traded cap contract',
  'https://www.asxenergy.com.au/products/electricity_futures',
);
