/**
 * Consumer prices by capital city and group, compared with the eight capitals together.
 *
 * All values are for the same month of the monthly consumer price index, original, as published. If a group of a city has no value for
 * that month, it has no row.
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia
 */
import { AU_CPI_GROUPS, AU_CPI_MONTHLY_YOY, AU_CPI_MONTHLY_YOY_BY_CAPITAL } from '../catalogue/series/prices.ts';
import { member } from '../core/assert.ts';
import { subtractDecimals } from '../core/decimal.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { defineSnapshotSignal, eachSeries, refuse } from '../core/define-signal.ts';
import { formatPeriod, period } from '../core/period.ts';
import { CAPITALS } from '../core/places/geography.ts';
import { type Extremes, extremesOf } from './wording/extremes.ts';
import { listed, moved } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const UNIT = 'Per cent';
const ALL = 'All groups';

/** The headline index and the eleven groups. */
const GROUPS = [
  { key: 'all_groups', name: ALL, national: AU_CPI_MONTHLY_YOY, cities: AU_CPI_MONTHLY_YOY_BY_CAPITAL },
  ...AU_CPI_GROUPS.map(({ detail, name, monthlyYoy, monthlyYoyByCapital }) => ({
    key: detail.toLowerCase().replaceAll('.', '_'),
    name,
    national: monthlyYoy,
    cities: monthlyYoyByCapital,
  })),
];

const cityAndGroup = (city: string, group: string): string => `${city} ${group}`;

export const CPI_BY_CITY = defineSnapshotSignal({
  id: 'cpi-by-city',
  aliases: ['regional-cost-of-living'],
  title: 'Consumer prices by capital city',
  summary: 'Annual change in consumer prices in each capital city and in all eight together, for all groups and each of the eleven groups.',
  mode: 'snapshot',
  gives: 'rows',
  past: { frequency: 'M' },
  stale: 'serve_cached',
  methodologyVersion: 1,
  formula: ['d_s,k = a_s,k - n_k'],
  symbols: {
    'a_s,k': 'change in the prices of group k in capital city s over the year to the latest month, per cent',
    n_k: 'the same change for the eight capital cities together, per cent',
    'd_s,k': 'difference between the city and the eight capital cities, percentage points',
  },
  parameters: {
    city: {
      kind: 'choice',
      values: CAPITALS.map(({ name }) => name),
      default: null,
      description: 'Only this capital city. A state selects its capital city.',
      spellings: Object.fromEntries(CAPITALS.map(({ name, state }) => [state, name])),
    },
    group: {
      kind: 'choice',
      values: GROUPS.map(({ key }) => key),
      default: null,
      description: 'Only this group.',
      spellings: Object.fromEntries(GROUPS.map(({ key, name }) => [name, key])),
    },
  },
  row: {
    city: { type: 'string', unit: null, description: 'Capital city.' },
    group: { type: 'string', unit: null, description: 'All groups, or one of the eleven groups, as published.' },
    annual_change_pct: { type: 'number', unit: UNIT, description: 'Annual change in prices in the city, as published.' },
    national_pct: { type: 'number', unit: UNIT, description: 'Annual change for the eight capital cities together. Null if missing.' },
    delta_ppt: {
      type: 'number',
      unit: 'Percentage points',
      description: 'Annual change in the city minus the annual change for the eight capital cities.',
    },
  },
  summaryFields: {
    national_pct: { type: 'number', unit: UNIT, description: 'Annual change of all groups for the eight capital cities together.' },
    highest_city: {
      type: 'string',
      unit: null,
      description: 'City with the largest price rise among the cities in the response. If several cities share it, all are listed.',
    },
    lowest_city: {
      type: 'string',
      unit: null,
      description: 'City with the smallest price rise among the cities in the response. If several cities share it, all are listed.',
    },
  },
  notes: [
    'Do not compare index levels between cities. The index measures changes in each city, not the cost of living between cities.',
    'Inflation is from the monthly consumer price index, original.',
  ],
  inputs: () => ({
    n: eachSeries(Object.fromEntries(GROUPS.map(({ key, national }) => [key, national]))),
    a: eachSeries(
      Object.fromEntries(
        GROUPS.flatMap(({ key, cities }) =>
          CAPITALS.map((city): [string, SeriesHandle] => [cityAndGroup(city.suffix, key), cities[city.suffix]]),
        ),
      ),
    ),
  }),
  compute: ({ n, a }, { city, group }) => {
    const newest = Math.max(...CAPITALS.flatMap(({ suffix }) => member(a, cityAndGroup(suffix, 'all_groups')).span?.to ?? []));
    if (!Number.isFinite(newest)) refuse('no capital city has a figure');
    const text = formatPeriod(period('M', newest));
    const data = CAPITALS.filter(({ name }) => city === null || name === city).flatMap((one) =>
      GROUPS.filter(({ key }) => group === null || key === group).flatMap(({ key, name }) => {
        const change = member(a, cityAndGroup(one.suffix, key)).maybe(newest);
        if (change === null) return [];
        const national = member(n, key).maybe(newest);
        const delta = national === null ? null : subtractDecimals(change, national);
        return [{ period: text, city: one.name, group: name, annual_change_pct: change, national_pct: national, delta_ppt: delta }];
      }),
    );
    const extremes = extremesOf(
      data.filter((row) => row.group === ALL),
      (row) => row.annual_change_pct,
    );
    return {
      headline: extremes === null ? null : spread(text, extremes),
      data,
      summary: {
        national_pct: member(n, 'all_groups').maybe(newest),
        highest_city: extremes === null ? null : citiesOf(extremes.most),
        lowest_city: extremes === null ? null : citiesOf(extremes.least),
      },
    };
  },
});

interface CityChange {
  readonly city: string;
  readonly annual_change_pct: number;
}

const citiesOf = (some: readonly CityChange[]): string => listed(some.map(({ city }) => city));

function spread(text: string, { most, least }: Extremes<CityChange>): string | null {
  const [highest, lowest] = [most[0], least[0]];
  if (!highest || !lowest) return null;
  const over = `in the year to ${inWords(text)}`;
  const first = `Consumer prices in ${citiesOf(most)} ${moved(highest.annual_change_pct)} ${over}`;
  return highest.annual_change_pct === lowest.annual_change_pct
    ? `${first}.`
    : `${first}, the most in any capital city shown. In ${citiesOf(least)} they ${moved(lowest.annual_change_pct)}, the least.`;
}
