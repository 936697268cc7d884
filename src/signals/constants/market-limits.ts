/** Price limits in the National Electricity Market by start date, and price bands that indicators use. */
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

const THRESHOLDS = 'AEMO, data model table MARKET_PRICE_THRESHOLDS, rows by their effective date';
const THRESHOLDS_URL = 'https://www.nemweb.com.au/Data_Archive/Wholesale_Electricity/MMSDM/';
/** Until five-minute settlement began on 1 October 2021, the threshold applied to the sum of 336 half-hourly prices. */
const HALF_HOURS = '$/MWh, sum of 336 half-hourly prices';

export const MARKET_PRICE_CAP: DatedTable = {
  title: 'Market price cap',
  entries: [
    dated('1997-11-04', 5000, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2002-04-01', 10_000, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2010-07-01', 12_500, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2012-07-01', 12_900, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2013-07-01', 13_100, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2014-07-01', 13_500, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2015-07-01', 13_800, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2016-07-01', 14_000, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2017-07-01', 14_200, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2018-07-01', 14_500, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2019-07-01', 14_700, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2020-07-01', 15_000, '$/MWh', THRESHOLDS, THRESHOLDS_URL),
    dated('2021-07-01', 15_100, '$/MWh', schedule('2021–22')),
    dated('2022-07-01', 15_500, '$/MWh', schedule('2022–23')),
    dated('2023-07-01', 16_600, '$/MWh', schedule('2023–24')),
    dated('2024-07-01', 17_500, '$/MWh', schedule('2024–25')),
    dated('2025-07-01', 20_300, '$/MWh', schedule('2025–26')),
    dated('2026-07-01', 23_200, '$/MWh', schedule('2026–27')),
  ],
};

/**
 * Pricing is administered if the sum of prices over seven days is above this threshold. Since October 2021, the sum has 2,016 five-minute
 * prices.
 */
export const CUMULATIVE_PRICE_THRESHOLD: DatedTable = {
  title: 'Cumulative price threshold',
  entries: [
    dated('2002-04-01', 150_000, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2010-07-01', 187_500, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2012-07-01', 193_900, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2013-07-01', 197_100, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2014-07-01', 201_900, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2015-07-01', 207_000, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2016-07-01', 210_100, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2017-07-01', 212_800, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2018-07-01', 216_900, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2019-07-01', 221_100, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2020-07-01', 224_600, HALF_HOURS, THRESHOLDS, THRESHOLDS_URL),
    dated('2021-07-01', 226_500, HALF_HOURS, schedule('2021–22')),
    dated('2021-10-01', 1_359_100, '$/MWh', schedule('2021–22')),
    dated('2022-07-01', 1_398_100, '$/MWh', schedule('2022–23')),
    dated('2023-07-01', 1_490_200, '$/MWh', schedule('2023–24')),
    dated('2024-07-01', 1_573_700, '$/MWh', schedule('2024–25')),
    dated('2025-07-01', 1_823_600, '$/MWh', schedule('2025–26')),
    dated('2026-07-01', 2_225_900, '$/MWh', schedule('2026–27')),
  ],
};

export const MARKET_FLOOR_PRICE: DatedConstant = dated('1997-11-04', -1000, '$/MWh', THRESHOLDS, THRESHOLDS_URL);

const ADMINISTERED = 'https://www.aemc.gov.au/rule-changes/amending-administered-price-cap';

/** The highest price during administered pricing. The lowest price is then minus this cap. */
export const ADMINISTERED_PRICE_CAP: DatedTable = {
  title: 'Administered price cap',
  entries: [
    dated('2008-05-21', 300, '$/MWh', 'AEMC, schedule for the administered price cap as amended on 21 May 2008: all regions, all times'),
    dated('2022-12-01', 600, '$/MWh', 'AEMC, Amending the administered price cap, final determination of 17 November 2022', ADMINISTERED),
    dated('2025-07-01', 600, '$/MWh', 'AEMC, final rule of 7 December 2023, for 1 July 2025 to 30 June 2028', ADMINISTERED),
  ],
};

export const SCARCITY: DatedConstant = dated(
  '2021-10-01',
  5000,
  '$/MWh',
  'Limit above which the Australian Energy Regulator reports on half-hour prices. The regulator considers it no longer fit for purpose. Wattle uses it by convention',
  'https://www.aer.gov.au/industry/registers/resources/reviews/significant-price-reporting-guidelines',
);

export const ELEVATED: DatedConstant = dated(
  '2021-10-01',
  300,
  '$/MWh',
  'Strike price of the standard exchange-traded cap contract',
  'https://www.asxenergy.com.au/products/electricity_futures',
);
