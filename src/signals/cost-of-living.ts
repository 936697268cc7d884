/**
 * Cost of living: annual change in consumer prices by group and capital city, and in living costs by type of household.
 *
 * National and group values are for the same month of the monthly consumer price index. A value is null if that month is missing. City
 * values can be for an earlier month. The result then states the month. Living cost indexes are quarterly, so they are not compared with
 * the monthly values. They include mortgage interest and exclude new dwellings.
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/selected-living-cost-indexes-australia
 */
import { AU_LIVING_COST } from '../catalogue/series/households.ts';
import { AU_CPI_GROUPS, AU_CPI_MONTHLY_TRIMMED, AU_CPI_MONTHLY_YOY, AU_CPI_MONTHLY_YOY_BY_CAPITAL } from '../catalogue/series/prices.ts';
import { member } from '../core/assert.ts';
import { defineSnapshotSignal, eachSeries, oneSeries, optional, type PublishedSeries } from '../core/define-signal.ts';
import { moved, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const UNIT = 'Per cent';
const byGroup = <T>(of: (group: (typeof AU_CPI_GROUPS)[number]) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(AU_CPI_GROUPS.map((group) => [group.code, of(group)]));

export const COST_OF_LIVING = defineSnapshotSignal({
  id: 'cost-of-living',
  title: 'Cost of living',
  summary:
    'Consumer price inflation by CPI group and by capital city, the group that contributes most, and living costs by type of household.',
  mode: 'snapshot',
  gives: 'object',
  past: { frequency: 'M' },
  stale: 'serve_cached',
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-29',
      what: 'The latest month for the capital cities can differ from the month for Australia. cities_period shows it.',
    },
  ],
  formula: ['π', 'τ', 'g_k', 'c_k', 'a_s', 'l_h', 'top driver = the group with the largest c_k'],
  symbols: {
    π: 'inflation over the year to the latest month, all groups, per cent',
    τ: 'trimmed mean inflation over the year to that month, per cent',
    g_k: 'change in the prices of group k over the year to that month, per cent',
    c_k: 'contribution of group k to π, percentage points, as published',
    a_s: 'inflation over the year in capital city s, per cent, to the latest month with a value for any city',
    l_h: 'change in the living costs of households of type h over the year to the latest quarter, per cent',
  },
  parameters: {},
  row: {
    headline_cpi_yoy_pct: { type: 'number', unit: UNIT, description: 'Monthly consumer price index, all groups, annual change.' },
    trimmed_mean_yoy_pct: {
      type: 'number',
      unit: UNIT,
      description: 'Trimmed mean of the monthly consumer price index, annual change.',
    },
    groups: {
      type: 'array',
      of: { name: 'string', yoy_pct: 'number?', contribution_ppt: 'number?', rank: 'number?' },
      unit: null,
      description: 'The eleven groups, largest contribution first: {name, yoy_pct, contribution_ppt, rank}.',
    },
    cities: {
      type: 'array',
      of: { city: 'string', yoy_pct: 'number?' },
      unit: null,
      description: 'Annual change for all groups in each of the eight capital cities: {city, yoy_pct}.',
    },
    cities_period: { type: 'period', unit: null, description: 'Latest month with a value for any capital city.' },
    top_driver: { type: 'string', unit: null, description: 'Group that contributes most to headline inflation.' },
    living_cost_indexes: {
      type: 'object',
      of: {
        employee: 'number?',
        age_pensioner: 'number?',
        other_government_transfer: 'number?',
        pensioner_and_beneficiary: 'number?',
        self_funded_retiree: 'number?',
      },
      unit: UNIT,
      description:
        'Annual change of the selected living cost indexes: employee, age_pensioner, other_government_transfer, pensioner_and_beneficiary, self_funded_retiree. Null if not stored.',
    },
    living_cost_period: { type: 'period', unit: null, description: 'Quarter that the living cost indexes refer to.' },
  },
  notes: [
    'Inflation is from the monthly consumer price index, original, for one month. The quarterly index gives different rates.',
    'Living cost indexes are quarterly. They include mortgage interest charges and exclude the purchase of new dwellings, so they differ from the consumer price index.',
  ],
  inputs: () => ({
    π: oneSeries(AU_CPI_MONTHLY_YOY),
    τ: oneSeries(AU_CPI_MONTHLY_TRIMMED),
    g: eachSeries(byGroup(({ monthlyYoy }) => monthlyYoy)),
    c: eachSeries(byGroup(({ monthlyContribution }) => monthlyContribution)),
    a: eachSeries(AU_CPI_MONTHLY_YOY_BY_CAPITAL),
    l: optional(
      eachSeries({
        employee: AU_LIVING_COST.EMPLOYEE.YOY,
        age_pensioner: AU_LIVING_COST.AGE_PENSIONER.YOY,
        other_government_transfer: AU_LIVING_COST.OTHER_TRANSFER.YOY,
        pensioner_and_beneficiary: AU_LIVING_COST.PENSIONER_BENEFICIARY.YOY,
        self_funded_retiree: AU_LIVING_COST.SELF_FUNDED_RETIREE.YOY,
      }),
    ),
  }),
  compute: ({ π, τ, g, c, a, l }) => {
    const headline = π.newest();
    const { t } = headline;
    const groups = AU_CPI_GROUPS.map(({ code, name }) => ({
      name,
      yoy_pct: member(g, code).maybe(t),
      contribution_ppt: member(c, code).maybe(t),
    })).sort((x, y) => (y.contribution_ppt ?? Number.NEGATIVE_INFINITY) - (x.contribution_ppt ?? Number.NEGATIVE_INFINITY));
    const driver =
      groups.flatMap(({ name, contribution_ppt }) => (contribution_ppt === null ? [] : [{ name, contribution_ppt }]))[0] ?? null;
    const quarter = newestOf(Object.values(l));
    const month = newestOf(Object.values(a));
    return {
      headline: `${costsByHousehold(l, quarter)} Consumer prices ${moved(headline.value)} in the year to ${inWords(headline.period)}${driver === null ? '' : `. ${driver.name} contributed ${printed(driver.contribution_ppt)} percentage points, more than any other group`}.`,
      data: {
        period: headline.period,
        headline_cpi_yoy_pct: headline.value,
        trimmed_mean_yoy_pct: τ.maybe(t),
        groups: groups.map((group, i) => ({ ...group, rank: group.contribution_ppt === null ? null : i + 1 })),
        cities: Object.values(a).map((view) => ({ city: view.handle.place, yoy_pct: month === null ? null : view.maybe(month.t) })),
        cities_period: month?.period ?? null,
        top_driver: driver?.name ?? null,
        living_cost_indexes: Object.fromEntries(
          Object.entries(l).map(([household, view]) => [household, quarter === null ? null : view.maybe(quarter.t)]),
        ),
        living_cost_period: quarter?.period ?? null,
      },
    };
  },
});

/** Names the type of household with the fastest rise in living costs. The consumer price index does not show this. */
function costsByHousehold(
  views: Readonly<Record<string, PublishedSeries>>,
  quarter: { readonly t: number; readonly period: string } | null,
): string {
  const costs = Object.entries(views)
    .flatMap(([household, view]) => {
      const change = quarter === null ? null : view.maybe(quarter.t);
      return change === null ? [] : [{ household: household.replaceAll('_', ' '), change }];
    })
    .sort((x, y) => y.change - x.change);
  const [first] = costs;
  if (first === undefined || quarter === null) return 'No living cost indexes are available.';
  const most = costs.length === 1 ? '' : `, the most of ${costs.length} types of household`;
  return `Living costs of ${first.household} households ${moved(first.change)} in the year to ${inWords(quarter.period)}${most}.`;
}

/** Returns the latest value of any of the series. Returns null if no series has a value. */
const newestOf = (views: readonly PublishedSeries[]) => views.flatMap((view) => view.latest() ?? []).sort((x, y) => y.t - x.t)[0] ?? null;
