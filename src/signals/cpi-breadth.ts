/**
 * Breadth of inflation: the share of the eleven groups of the consumer price index whose prices rise faster than a threshold.
 *
 *   I_t    index of a group, original: by quarter, or by month with frequency=m
 *   w_L    weight of a group at L, the latest link period that had ended by the end of t, per cent
 *   p      periods in a year: 4 quarters, 12 months
 *   θ      threshold, per cent
 *   g_t = 100 · (I_t / I_{t-p} - 1)               per cent, of each group
 *   B_t = 100 · #{g_t > θ} / K                    per cent of the K = 11 groups
 *   V_t = 100 · Σ_{g_t > θ} w_L / Σ w_L           per cent of weight
 *
 * The quarterly index was collected quarterly to 2025-Q2, and has been the mean of the complete monthly index since. If that change lies
 * between t-4 and t, both ends use the mean of the monthly index, so that a change is of one collection.
 *
 * A group counts if its unrounded growth is above θ, not equal to it. A period with a missing group has no row, because the share of some
 * groups is not that of all. Before the first published weights V is null.
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia
 */
import { AU_CPI_GROUPS, type CpiGroupSeries } from '../catalogue/series/prices.ts';
import { at, member } from '../core/assert.ts';
import { addDecimals, multiplyDecimals } from '../core/decimal.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { defineHistorySignal, type InputDeclaration, type SeriesView } from '../core/define-signal.ts';
import type { Frequency } from '../core/frequency.ts';
import { lastDay, period } from '../core/period.ts';
import { forEachGroup } from './inputs/cpi-groups.ts';
import { type CpiIndex, collectionOf, levelIn } from './inputs/cpi-index.ts';
import { linkUpTo } from './inputs/cpi-weights.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

interface Clock {
  readonly freq: Frequency;
  readonly year: number;
  readonly index: (group: CpiGroupSeries) => SeriesHandle;
}

const CLOCKS: Readonly<Record<'q' | 'm', Clock>> = {
  q: { freq: 'Q', year: 4, index: (group) => group.index },
  m: { freq: 'M', year: 12, index: (group) => group.monthlyIndex },
};

export const CPI_BREADTH = defineHistorySignal({
  id: 'cpi-breadth',
  title: 'Breadth of inflation',
  summary: 'Share of the eleven groups of the consumer price index whose prices rise faster than 3% over the year.',
  mode: 'history',
  frequency: 'Q',
  frequencyFor: ({ frequency }) => CLOCKS[frequency].freq,
  stale: 'serve_cached',
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-23',
      what: 'By quarter: from 2025-Q3 to 2026-Q2 both ends of a change are means of the complete monthly index. Before, they compared it with the quarterly collection.',
    },
  ],
  formula: ['g_t = 100 · (I_t / I_{t-p} - 1)', 'B_t = 100 · #{g_t > θ} / K', 'V_t = 100 · Σ_{g_t > θ} w_L / Σ w_L'],
  parameters: {
    frequency: {
      kind: 'choice',
      values: ['q', 'm'],
      default: 'q',
      spellings: { quarterly: 'q', monthly: 'm' },
      description: 'q: the quarterly index. m: the monthly index, whose annual changes begin in April 2025.',
    },
    threshold: {
      kind: 'number',
      default: {
        value: 3,
        unit: 'Per cent',
        from: '1993-01-01',
        source:
          'Upper end of the inflation target of 2 to 3%, Statement on the Conduct of Monetary Policy. Set for all groups together, not for each',
        sourceUrl: 'https://www.rba.gov.au/inflation/inflation-target.html',
      },
      min: -20,
      max: 50,
      unit: 'Per cent',
      description: 'Growth over the year above which a group counts, θ.',
    },
  },
  row: {
    threshold_pct: { type: 'number', unit: 'Per cent', description: 'The threshold that separates the groups.' },
    groups_above: { type: 'number', unit: 'Groups', description: 'How many groups rose faster than the threshold over the year.' },
    groups_falling: { type: 'number', unit: 'Groups', description: 'How many groups have prices below those of a year before.' },
    groups_counted: { type: 'number', unit: 'Groups', description: 'How many groups there are: always all eleven.' },
    breadth_pct: { type: 'number', unit: 'Per cent of groups', description: 'Share of the groups that rose faster than the threshold.' },
    weight_above_pct: {
      type: 'number',
      unit: 'Per cent of weight',
      description: 'Weight of those groups as a share of the weight of all. Null where no weights are published for the period.',
    },
    collection: {
      type: 'string',
      unit: null,
      description:
        'Index behind both ends of the changes. complete_monthly is the mean of the months of a quarter, where the quarterly collection changed between them. Otherwise quarterly, the index as published, with a break listed in breaks if it has two collections.',
    },
    groups: {
      type: 'array',
      of: { code: 'string', name: 'string', annual_change_pct: 'number', weight_pct: 'number?', above: 'number' },
      unit: null,
      description:
        'The eleven groups in the order of publication: {code, name, annual_change_pct, weight_pct, above}. Change unrounded, above 1 or 0, weight null where not published.',
    },
  },
  notes: [
    'The eleven groups are a coarse measure: each is made of expenditure classes, and a share of classes is another figure.',
    'Changes are computed from index numbers and not rounded. The published rate of a group has one decimal.',
    'Each weight holds at the prices of its link period. It is not the share of the group today.',
  ],
  inputs: ({ frequency }): Record<string, InputDeclaration> => ({
    ...forEachGroup('I', { sample: 'same' }, CLOCKS[frequency].index),
    ...(frequency === 'm' ? {} : forEachGroup('I.m', { sample: 'own', dispensable: true }, (group) => group.monthlyIndex)),
    ...forEachGroup('w', { sample: 'own' }, (group) => group.weight),
  }),
  compute: (inputs, t, { frequency, threshold }) => {
    const { freq, year } = CLOCKS[frequency];
    const weights = AU_CPI_GROUPS.map(({ detail }) => member(inputs, `w.${detail}`));
    const link = linkUpTo(weights, lastDay(period(freq, t)));
    const levels = frequency === 'm' ? { collection: 'complete_monthly', of: published(inputs) } : ofOneCollection(inputs, [t - year, t]);
    const groups = AU_CPI_GROUPS.map(({ code, name, detail }, i) => {
      const I = at(levels.of, i);
      const [now, then] = [I(t), I(t - year)];
      const g = 100 * (now / then - 1);
      // In decimals, because 103 on 100 exceeds 3% in binary arithmetic.
      const isAbove = multiplyDecimals(now, 100) > multiplyDecimals(then, addDecimals([100, threshold]));
      const w = link === null ? null : member(inputs, `w.${detail}`).maybe(link);
      return { code, name, annual_change_pct: g, weight_pct: w, above: isAbove ? 1 : 0 };
    });
    const above = groups.filter((group) => group.above === 1);
    const [of, all] = [weightOf(above), weightOf(groups)];
    return {
      threshold_pct: threshold,
      groups_above: above.length,
      groups_falling: groups.filter((group) => group.annual_change_pct < 0).length,
      groups_counted: groups.length,
      breadth_pct: (100 * above.length) / groups.length,
      weight_above_pct: of === null || all === null || all === 0 ? null : (100 * of) / all,
      collection: levels.collection,
      groups,
    };
  },
  headline: (now, before) => {
    const { groups_above: above, groups_counted: all, weight_above_pct: weight } = now;
    const then = before === null ? '' : ` In the year to ${inWords(before.period)} it was ${countOf(before.groups_above)}.`;
    const carried = weight === null || above === 0 ? '' : `, with ${printed(weight)}% of the weight,`;
    const subject = `${above === 0 ? 'None' : above} of the ${all} CPI groups${carried}`;
    return `${subject} rose more than ${now.threshold_pct}% in the year to ${inWords(now.period)}.${then}`;
  },
});

type Inputs = Readonly<Record<string, SeriesView>>;

const published = (inputs: Inputs): readonly SeriesView[] => AU_CPI_GROUPS.map(({ detail }) => member(inputs, `I.${detail}`));

/** The levels of each group at these quarters. */
function ofOneCollection(inputs: Inputs, quarters: readonly number[]) {
  const indexes = AU_CPI_GROUPS.map(
    ({ detail }): CpiIndex => ({ quarterly: member(inputs, `I.${detail}`), monthly: member(inputs, `I.m.${detail}`) }),
  );
  const collection = collectionOf(indexes, quarters);
  return { collection, of: indexes.map((index) => levelIn(collection, index)) };
}

const countOf = (groups: number): string => (groups === 0 ? 'none' : String(groups));

/** Null if any has no weight, because a partial sum would differ. */
function weightOf(groups: readonly { readonly weight_pct: number | null }[]): number | null {
  const known = groups.flatMap(({ weight_pct }) => weight_pct ?? []);
  return known.length === groups.length ? addDecimals(known) : null;
}
