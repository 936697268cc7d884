/**
 * Breadth of inflation: the share of the 87 expenditure classes of the consumer price index whose prices rise faster than a threshold.
 * The result also has the same share for the eleven groups. With by=groups, breadth is the share for the groups.
 *
 * Classes use the complete monthly index, which begins in April 2024. The index of a class for a quarter is the mean of its months. For
 * groups, the prices of the quarterly index were collected quarterly up to 2025-Q2. Since then, the quarterly index has been the mean of
 * the complete monthly index. If this change is between t-4 and t, both quarters use the mean of the monthly index. Both are then from
 * one collection.
 *
 * A class or group is counted if its unrounded growth is above the threshold. Shares are of all classes or groups. If one of them is
 * missing, the period has no row. The weight share is null before the first published weights.
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia
 */
import { AU_CPI_GROUPS, type CpiGroupSeries } from '../catalogue/series/prices.ts';
import { AU_CPI_CLASSES, type CpiClassSeries } from '../catalogue/series/prices-detail.ts';
import { at, member, present } from '../core/assert.ts';
import { addDecimals, multiplyDecimals } from '../core/decimal.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { Absent, defineHistorySignal, type InputDeclaration, type Sampling, type SeriesView } from '../core/define-signal.ts';
import type { Frequency } from '../core/frequency.ts';
import { lastDay, parsePeriod, period } from '../core/period.ts';
import { forEachGroup } from './inputs/cpi-groups.ts';
import { type CpiIndex, collectionOf, levelIn } from './inputs/cpi-index.ts';
import { linkUpTo } from './inputs/cpi-weights.ts';
import { printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

interface Clock {
  readonly freq: Frequency;
  readonly year: number;
  readonly index: (group: CpiGroupSeries) => SeriesHandle;
  /** Converts a monthly index to quarters. The value of a quarter is the mean of its months. */
  readonly sample: Sampling;
  /** The first period of the complete monthly index. */
  readonly first: number;
}

const CLOCKS: Readonly<Record<'q' | 'm', Clock>> = {
  q: { freq: 'Q', year: 4, index: (group) => group.index, sample: 'mean', first: ordinalOf('2024-Q2') },
  m: { freq: 'M', year: 12, index: (group) => group.monthlyIndex, sample: 'same', first: ordinalOf('2024-04') },
};

export const CPI_BREADTH = defineHistorySignal({
  id: 'cpi-breadth',
  title: 'Breadth of inflation',
  summary: 'Share of the 87 expenditure classes of the consumer price index whose prices have risen by more than 3% over the year.',
  mode: 'history',
  frequency: 'M',
  frequencyFor: ({ frequency }) => CLOCKS[frequency].freq,
  stale: 'serve_cached',
  methodologyVersion: 3,
  changes: [
    {
      from: '2026-11-23',
      what: 'Quarterly changes from the September quarter 2025 to the June quarter 2026 now compare means of the complete monthly index. Earlier versions compared that index with the quarterly collection.',
    },
    {
      from: '2026-11-28',
      what: 'The default is now by expenditure class and month. by=groups and frequency=q select the earlier default, by group and quarter.',
    },
  ],
  formula: ['g_t = 100 · (I_t / I_{t-p} - 1)', 'B_t = 100 · #{g_t > θ} / K', 'V_t = 100 · Σ_{g_t > θ} w_L / Σ w_L'],
  symbols: {
    I_t: 'index of a group in period t, original, read with by=groups',
    p: 'periods in a year: 12 months or 4 quarters',
    g_t: 'price change of a class or group over the year, per cent',
    θ: 'threshold, per cent',
    K: 'number of classes (87) or groups (11)',
    B_t: 'share of classes or groups with price growth above θ, per cent',
    w_L: 'weight of a group at L, the latest link period that had ended by the end of t, per cent',
    V_t: 'weight of the classes or groups with price growth above θ, per cent of all weights',
    C_t: 'index of a class in period t, original. It replaces I unless by=groups',
    v_L: 'weight of a class at L, per cent. It replaces w unless by=groups',
  },
  parameters: {
    by: {
      kind: 'choice',
      values: ['classes', 'groups'],
      default: 'classes',
      spellings: { class: 'classes', group: 'groups' },
      description: 'classes: the 87 expenditure classes, whose annual changes begin in April 2025. groups: the eleven groups.',
    },
    frequency: {
      kind: 'choice',
      values: ['q', 'm'],
      default: 'm',
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
          'Upper end of the inflation target of 2 to 3%, Statement on the Conduct of Monetary Policy. The target applies to the index for all groups, not to each group',
        sourceUrl: 'https://www.rba.gov.au/inflation/inflation-target.html',
      },
      min: -20,
      max: 50,
      unit: 'Per cent',
      description: 'Threshold θ. A class or group is counted if its annual change is above the threshold.',
    },
  },
  row: {
    threshold_pct: { type: 'number', unit: 'Per cent', description: 'The value of the parameter threshold that was applied.' },
    by: { type: 'string', unit: null, description: 'Items counted in breadth_pct and weight_above_pct: classes or groups.' },
    classes_above: {
      type: 'number',
      unit: 'Classes',
      description: 'Number of classes with an annual change above the threshold. Null with by=groups.',
    },
    classes_falling: {
      type: 'number',
      unit: 'Classes',
      description: 'Number of classes whose prices are lower than a year earlier. Null with by=groups.',
    },
    classes_counted: { type: 'number', unit: 'Classes', description: 'Number of classes. Null with by=groups.' },
    groups_above: { type: 'number', unit: 'Groups', description: 'Number of groups with an annual change above the threshold.' },
    groups_falling: { type: 'number', unit: 'Groups', description: 'Number of groups with lower prices than a year earlier.' },
    groups_counted: { type: 'number', unit: 'Groups', description: 'Number of groups, always eleven.' },
    breadth_pct: {
      type: 'number',
      unit: 'Per cent',
      description: 'Share of the classes or groups with an annual change above the threshold.',
    },
    weight_above_pct: {
      type: 'number',
      unit: 'Per cent of weight',
      description: 'Weight of these classes or groups as a share of the total weight. Null if no weights are published for the period.',
    },
    collection: {
      type: 'string',
      unit: null,
      description:
        'Index from which annual changes of groups are calculated. quarterly: the published index. complete_monthly: the mean of the months of the quarter, used if the quarterly collection changed between the two quarters.',
    },
    groups: {
      type: 'array',
      of: { code: 'string', name: 'string', annual_change_pct: 'number', weight_pct: 'number?', above: 'number' },
      unit: null,
      description:
        'The eleven groups in the order of publication: {code, name, annual_change_pct, weight_pct, above}. The annual change is unrounded. above is 1 if it is above the threshold and otherwise 0. The weight is null if it is not published.',
    },
  },
  notes: [
    'Each of the eleven groups consists of several expenditure classes. A share of groups is therefore less detailed than a share of classes.',
    'Changes are calculated from index numbers and not rounded. Published rates have one decimal.',
    'Each class counts equally, regardless of its weight. The CPI laboratory lists every class with its change.',
    'Weights are at the prices of the period in which the ABS introduced them (link period), so they are not current shares.',
  ],
  inputs: ({ by, frequency }): Record<string, InputDeclaration> => ({
    ...(by === 'groups' ? {} : forEachClass('C', CLOCKS[frequency].sample, ({ index }) => index)),
    ...(by === 'groups' ? {} : forEachClass('v', 'own', ({ weight }) => weight)),
    ...forEachGroup('I', { sample: 'same' }, CLOCKS[frequency].index),
    ...(frequency === 'm' ? {} : forEachGroup('I.m', { sample: 'own', dispensable: true }, (group) => group.monthlyIndex)),
    ...forEachGroup('w', { sample: 'own' }, (group) => group.weight),
  }),
  compute: (inputs, t, { by, frequency, threshold }) => {
    const { freq, year, first } = CLOCKS[frequency];
    if (by === 'classes' && t - year < first) throw new Absent('the complete monthly index of classes begins in April 2024');
    const day = lastDay(period(freq, t));
    const levels = frequency === 'm' ? { collection: 'complete_monthly', of: published(inputs) } : ofOneCollection(inputs, [t - year, t]);
    const [groupWeights, classWeights] = [weightsAt(inputs, 'w', day), weightsAt(inputs, 'v', day)];
    const groups = AU_CPI_GROUPS.map(({ code, name, detail }, i) => {
      const I = at(levels.of, i);
      return { code, name, ...changeOf(I(t), I(t - year), threshold), weight_pct: groupWeights(detail) };
    });
    const classes = AU_CPI_CLASSES.flatMap(({ code }) => {
      if (by === 'groups') return [];
      const C = member(inputs, `C.${code}`);
      return [{ ...changeOf(C(t), C(t - year), threshold), weight_pct: classWeights(code) }];
    });
    const [of, counted] = [tally(groups), by === 'groups' ? null : tally(classes)];
    const { share, weight } = counted ?? of;
    return {
      threshold_pct: threshold,
      by,
      classes_above: counted?.above ?? null,
      classes_falling: counted?.falling ?? null,
      classes_counted: counted?.counted ?? null,
      groups_above: of.above,
      groups_falling: of.falling,
      groups_counted: of.counted,
      breadth_pct: share,
      weight_above_pct: weight,
      collection: levels.collection,
      groups: groups.map(({ code, name, annual_change_pct, weight_pct, above }) => ({ code, name, annual_change_pct, weight_pct, above })),
    };
  },
  headline: (now, before) => {
    const [above, all] = now.classes_above === null ? [now.groups_above, now.groups_counted] : [now.classes_above, now.classes_counted];
    const earlier = before === null ? null : (before.classes_above ?? before.groups_above);
    const then = before === null ? '' : ` In the year to ${inWords(before.period)}, the number was ${earlier}.`;
    const { weight_above_pct: weight, breadth_pct: share } = now;
    const shares = [
      ...(above === 0 || now.by === 'groups' ? [] : [`${printed(share)}%`]),
      ...(above === 0 || weight === null ? [] : [`with ${printed(weight)}% of the CPI weight`]),
    ];
    const part = shares.length === 0 ? '' : ` (${shares.join(', ')})`;
    const counted = `${above === 0 ? 'none' : above} of the ${all} CPI ${now.by}${part}`;
    return `In the year to ${inWords(now.period)}, prices rose more than ${now.threshold_pct}% in ${counted}.${then}`;
  },
});

type Inputs = Readonly<Record<string, SeriesView>>;

const published = (inputs: Inputs): readonly SeriesView[] => AU_CPI_GROUPS.map(({ detail }) => member(inputs, `I.${detail}`));

/** Returns the group indexes, all from one collection. Changes between these quarters are then comparable. */
function ofOneCollection(inputs: Inputs, quarters: readonly number[]) {
  const indexes = AU_CPI_GROUPS.map(
    ({ detail }): CpiIndex => ({ quarterly: member(inputs, `I.${detail}`), monthly: member(inputs, `I.m.${detail}`) }),
  );
  const collection = collectionOf(indexes, quarters);
  return { collection, of: indexes.map((index) => levelIn(collection, index)) };
}

interface Change {
  readonly annual_change_pct: number;
  readonly above: 0 | 1;
}

/** Compares decimals exactly. With floating-point numbers, a rise from 100 to 103 would be above 3%. */
const changeOf = (now: number, then: number, threshold: number): Change => ({
  annual_change_pct: 100 * (now / then - 1),
  above: multiplyDecimals(now, 100) > multiplyDecimals(then, addDecimals([100, threshold])) ? 1 : 0,
});

function tally(items: readonly (Change & { readonly weight_pct: number | null })[]) {
  const above = items.filter((one) => one.above === 1);
  const [of, all] = [weightOf(above), weightOf(items)];
  return {
    above: above.length,
    falling: items.filter((one) => one.annual_change_pct < 0).length,
    counted: items.length,
    share: (100 * above.length) / items.length,
    weight: of === null || all === null || all === 0 ? null : (100 * of) / all,
  };
}

/**
 * Returns a function that finds weights by the name of an input without its symbol, such as `FOOD` for `w.FOOD`. The weights are from the
 * latest link period that ended on or before `day`.
 */
function weightsAt(inputs: Inputs, symbol: string, day: number): (name: string) => number | null {
  const views = Object.entries(inputs).flatMap(([name, view]) => (name.startsWith(`${symbol}.`) ? [view] : []));
  const link = linkUpTo(views, day);
  return (name) => (link === null ? null : member(inputs, `${symbol}.${name}`).maybe(link));
}

/** Declares one input for each class. The page about the method lists them as one input, with the name `symbol`. */
const forEachClass = (symbol: string, sample: Sampling, of: (one: CpiClassSeries) => SeriesHandle): Record<string, InputDeclaration> =>
  Object.fromEntries(AU_CPI_CLASSES.map((one) => [`${symbol}.${one.code}`, { series: of(one), sample, listedAs: symbol }]));

function ordinalOf(text: string): number {
  return present(parsePeriod(text), text).t;
}

/** Returns the sum of weights. Returns null if a weight is missing, because the sum of the remaining weights would be too small. */
function weightOf(groups: readonly { readonly weight_pct: number | null }[]): number | null {
  const known = groups.flatMap(({ weight_pct }) => weight_pct ?? []);
  return known.length === groups.length ? addDecimals(known) : null;
}
