/**
 * Inflation decomposition: the contribution of each of the eleven groups of the consumer price index to inflation.
 *
 * Monthly values (frequency=m) are as published by the ABS. For quarters the ABS publishes only indexes, so rates and contributions are
 * calculated.
 *
 * If one link period is inside the year, the sum is Ribe's two-link form. Otherwise it is a single term. The weight multiplied by the
 * change over the year would be wrong. Weights apply at the prices of their link period, and change within the year.
 *
 * The prices of the quarterly index were collected quarterly up to 2025-Q2. Since then, the quarterly index has been the mean of the
 * complete monthly index. If this change is inside the year, growth and contributions use means of the monthly index. Both quarters are
 * then from one collection. Inflation is the official rate from the quarterly index. The rate from the collection of the groups is shown
 * separately.
 *
 * The residual is due to rounding in published weights, indexes and, in monthly rows, inflation. If inflation and the groups are from
 * different collections, the residual includes the difference between the two (0.02 in 2026-Q2). Results depend only on ratios of
 * indexes, so they do not depend on reference periods. A period with a missing group has no row.
 * @see https://www.abs.gov.au/statistics/economy/price-indexes-and-inflation/consumer-price-index-australia
 * @see https://www.imf.org/en/Publications/Manuals-Guides/Issues/2020/08/12/Consumer-Price-Index-Manual-Concepts-and-Methods (contributions
 * of chain-linked indexes)
 */
import {
  AU_CPI_ALLGROUPS_INDEX,
  AU_CPI_GROUPS,
  AU_CPI_MONTHLY_INDEX,
  AU_CPI_MONTHLY_YOY,
  type CpiGroupSeries,
} from '../catalogue/series/prices.ts';
import { at, member, present } from '../core/assert.ts';
import { addDecimals, subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal, type InputDeclaration, refuse, type SeriesView, type SignalRow } from '../core/define-signal.ts';
import { formatPeriod, lastDay, period } from '../core/period.ts';
import { forEachGroup } from './inputs/cpi-groups.ts';
import { type CpiCollection, type CpiIndex, collectionOf, levelIn } from './inputs/cpi-index.ts';
import { isLink, linkUpTo } from './inputs/cpi-weights.ts';
import { listed, moved, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

/** The maximum residual in percentage points that rounding can explain. */
const ROUNDING_PPT = 0.05;

/** The monthly index is optional. If it is available, it replaces the quarterly index. */
const WHERE_THERE = { sample: 'own', dispensable: true } as const;

export const INFLATION_DECOMPOSITION = defineHistorySignal({
  id: 'inflation-decomposition',
  title: 'Inflation decomposition',
  summary: 'Weight, annual change and contribution to inflation of the eleven groups in the consumer price index.',
  mode: 'history',
  frequency: 'Q',
  frequencyFor: ({ frequency }) => (frequency === 'm' ? 'M' : 'Q'),
  stale: 'serve_cached',
  references: [
    'Ribe, Effects of subcomponents on chained price indices like the HICPs and the MUICP, 1999',
    'RBA, Statement on Monetary Policy, November 2025, Box C: The Transition to a Complete Monthly CPI',
  ],
  methodologyVersion: 2,
  changes: [
    {
      from: '2026-11-23',
      what: 'Quarterly group rates from the September quarter 2025 to the June quarter 2026 now compare means of the complete monthly index. Earlier versions compared that index with the quarterly collection.',
    },
  ],
  formula: [
    'Monthly (frequency=m):  π_t, g_t and C_t as published by the ABS',
    'π_t = 100 · (A_t / A_{t-4} - 1)',
    'g_t = 100 · (I_t / I_{t-4} - 1)',
    'w_b = w_L · (I_b / I_L) / (A_b / A_L)',
    'C_t = Σ_s  w_b · (A_b / A_{t-4}) · (I_e / I_b - 1)',
    's from b to e: the segments into which link periods divide the year from t-4 to t.  L: the latest link period not after b',
    'ε_t = π_t - Σ C_t',
  ],
  symbols: {
    π_t: 'inflation over the year to period t, all groups, per cent',
    g_t: 'price change of a group over the year, per cent',
    C_t: 'contribution of a group to π, percentage points',
    A_t: 'consumer price index, all groups',
    I_t: 'consumer price index of a group. If the collection changed within the year (September quarter 2025), I and A in g and C are means of the three months',
    w_L: 'published weight of the group at link period L, per cent',
    w_b: 'weight of the group at the prices of quarter b, per cent. Its indexes are quarterly, or means of the monthly index if the collection changed between L and b',
    L: 'the latest link period that is not after b',
    b: 'start of a segment of the year from t-4 to t. Link periods divide the year into segments',
    e: 'end of the segment',
    s: 'a segment',
    ε_t: 'residual, percentage points',
  },
  parameters: {
    frequency: {
      kind: 'choice',
      values: ['q', 'm'],
      default: 'q',
      spellings: { quarterly: 'q', monthly: 'm' },
      description:
        'q: the quarterly index, contributions calculated from weights and indexes. m: the monthly index, contributions as published by the ABS, from April 2025.',
    },
  },
  row: {
    headline_pct: {
      type: 'number',
      unit: 'Per cent',
      description:
        'Annual consumer price inflation, all groups. Monthly: as published, to one decimal place. Quarterly: from index numbers, unrounded. The published rate is AU.CPI.YOY.',
    },
    all_groups_pct: {
      type: 'number',
      unit: 'Per cent',
      description:
        'Annual inflation calculated from the same collection as the groups. Apart from rounding, the contributions add up to it.',
    },
    groups: {
      type: 'array',
      of: {
        code: 'string',
        name: 'string',
        weight_pct: 'number',
        annual_change_pct: 'number',
        contribution_ppt: 'number',
        share_of_headline_pct: 'number?',
        rank: 'number',
      },
      unit: null,
      description:
        'The eleven groups in the order of publication: {code, name, weight_pct, annual_change_pct, contribution_ppt, share_of_headline_pct, rank}. The weight is at the last period in weight_periods. The share is null if headline inflation is 0. Rank 1 is the largest contribution.',
    },
    residual_ppt: { type: 'number', unit: 'Percentage points', description: 'Headline minus the sum of the contributions.' },
    method: {
      type: 'string',
      unit: null,
      description:
        'Method of the contributions. published: as the ABS publishes them. two_link and one_link: calculated, with or without a re-weighting within the year.',
    },
    collection: {
      type: 'string',
      unit: null,
      description:
        'Index from which annual changes are calculated. quarterly: the published index. complete_monthly: the mean of the months of a quarter, used if the quarterly collection changed between the two quarters.',
    },
    weight_periods: { type: 'array', of: 'period', unit: null, description: 'Link periods of the weights, oldest first.' },
  },
  notes: [
    'Weights are at the prices of the period in which the ABS introduced them (link period), so they are not current shares.',
    'Contributions are percentage points of the annual change. With the residual, they add up to the headline.',
  ],
  inputs: ({ frequency }): Record<string, InputDeclaration> =>
    frequency === 'm'
      ? {
          π: { series: AU_CPI_MONTHLY_YOY, sample: 'same' },
          ...forEachGroup('g', { sample: 'same' }, (group) => group.monthlyYoy),
          ...forEachGroup('C', { sample: 'same' }, (group) => group.monthlyContribution),
          ...forEachGroup('w', { sample: 'own' }, (group) => group.weight),
        }
      : {
          A: { series: AU_CPI_ALLGROUPS_INDEX, sample: 'same' },
          'A.m': { series: AU_CPI_MONTHLY_INDEX, ...WHERE_THERE },
          ...forEachGroup('I', { sample: 'same' }, (group) => group.index),
          ...forEachGroup('I.m', WHERE_THERE, (group) => group.monthlyIndex),
          ...forEachGroup('w', { sample: 'own' }, (group) => group.weight),
        },
  compute: (inputs, t, { frequency }) => {
    const of = (symbol: string): SeriesView => member(inputs, symbol);
    return frequency === 'm' ? publishedRow(of, t) : computedRow(of, t);
  },
  notesOn: (rows) => {
    const figure = (row: SignalRow, field: string): number => Number(row[field]);
    const apart = (row: SignalRow): number => subtractDecimals(figure(row, 'headline_pct'), figure(row, 'all_groups_pct'));
    const periods = (some: readonly SignalRow[]): string => listed(some.map((row) => inWords(String(row['period']))));
    const large = rows.filter((row) => Math.abs(subtractDecimals(figure(row, 'residual_ppt'), apart(row))) > ROUNDING_PPT);
    const ofTwo = rows.filter((row) => apart(row) !== 0);
    return [
      ...(large.length === 0
        ? []
        : [
            `In ${periods(large)}, the contributions differ from the headline by more than ${ROUNDING_PPT} percentage points. Rounding alone does not explain this difference. New weights might not be published yet.`,
          ]),
      ...(ofTwo.length === 0
        ? []
        : [
            `In ${periods(ofTwo)}, the headline compares the quarterly collection with the monthly collection, and the groups do not. The groups add up to all_groups_pct.`,
          ]),
    ];
  },
  headline: ({ period: text, headline_pct, groups }) => {
    const largest = present(
      groups.find(({ rank }) => rank === 1),
      'The group that contributes most',
    );
    return `Consumer prices ${moved(headline_pct)} in the year to ${inWords(text)}. ${largest.name} contributed ${printed(largest.contribution_ppt)} percentage points, more than any other group.`;
  },
});

type Views = (symbol: string) => SeriesView;

type Row = ReturnType<typeof rowOf>;

interface Part {
  readonly group: CpiGroupSeries;
  readonly weight: number;
  readonly change: number;
  readonly contribution: number;
}

function publishedRow(of: Views, t: number): Row {
  const link = linkBy(of, lastDay(period('M', t)));
  const parts = AU_CPI_GROUPS.map((group) => ({
    group,
    weight: of(`w.${group.detail}`)(link),
    change: of(`g.${group.detail}`)(t),
    contribution: of(`C.${group.detail}`)(t),
  }));
  return rowOf(of('π')(t), of('π')(t), parts, { method: 'published', collection: 'complete_monthly', links: [link] });
}

function computedRow(of: Views, t: number): Row {
  const all: CpiIndex = { quarterly: of('A'), monthly: of('A.m') };
  const indexes = AU_CPI_GROUPS.map((group): CpiIndex => ({ quarterly: of(`I.${group.detail}`), monthly: of(`I.m.${group.detail}`) }));
  const within = (quarters: readonly number[]): CpiCollection => collectionOf([all, ...indexes], quarters);
  const ends = linksBetween(of, t - 4, t);
  const collection = within(ends);
  const A = levelIn(collection, all);
  const stretches = ends.slice(1).map((e, i) => {
    const b = at(ends, i);
    const L = linkBy(of, lastDay(period('Q', b)));
    return { b, e, L, sinceLink: within([L, b]) };
  });
  const newest = linkBy(of, lastDay(period('Q', t)));
  const parts = AU_CPI_GROUPS.map((group, i) => {
    const w = of(`w.${group.detail}`);
    const I = levelIn(collection, at(indexes, i));
    const weightAt = (b: number, L: number, since: CpiCollection): number => {
      const [I, A] = [levelIn(since, at(indexes, i)), levelIn(since, all)];
      return (w(L) * (I(b) / I(L))) / (A(b) / A(L));
    };
    const terms = stretches.map(({ b, e, L, sinceLink }) => weightAt(b, L, sinceLink) * (A(b) / A(t - 4)) * (I(e) / I(b) - 1));
    return {
      group,
      weight: w(newest),
      change: 100 * (I(t) / I(t - 4) - 1),
      contribution: terms.reduce((sum, term) => sum + term, 0),
    };
  });
  const links = [...new Set([...stretches.map(({ L }) => L), newest])];
  const official = all.quarterly;
  const headline = 100 * (official(t) / official(t - 4) - 1);
  return rowOf(headline, 100 * (A(t) / A(t - 4) - 1), parts, { method: stretches.length > 1 ? 'two_link' : 'one_link', collection, links });
}

/** Returns the two periods and all link periods between them. */
function linksBetween(of: Views, from: number, to: number): readonly number[] {
  const inside = Array.from({ length: to - from - 1 }, (_, i) => from + 1 + i);
  return [from, ...inside.filter((t) => isLink(weightsOf(of), t)), to];
}

/** Returns the link period whose weights apply on a day. If there is no such period, the row is absent. */
const linkBy = (of: Views, day: number): number => linkUpTo(weightsOf(of), day) ?? refuse('no weight is published up to then');

const weightsOf = (of: Views): readonly SeriesView[] => AU_CPI_GROUPS.map(({ detail }) => of(`w.${detail}`));

interface Basis {
  readonly method: 'published' | 'two_link' | 'one_link';
  readonly collection: CpiCollection;
  readonly links: readonly number[];
}

function rowOf(headline: number, allGroups: number, parts: readonly Part[], { method, collection, links }: Basis) {
  const ranked = [...parts].sort((a, b) => b.contribution - a.contribution);
  return {
    headline_pct: headline,
    all_groups_pct: allGroups,
    groups: parts.map((part) => ({
      code: part.group.code,
      name: part.group.name,
      weight_pct: part.weight,
      annual_change_pct: part.change,
      contribution_ppt: part.contribution,
      share_of_headline_pct: headline === 0 ? null : (100 * part.contribution) / headline,
      rank: ranked.indexOf(part) + 1,
    })),
    residual_ppt: subtractDecimals(headline, addDecimals(parts.map(({ contribution }) => contribution))),
    method,
    collection,
    weight_periods: links.map((link) => formatPeriod(period('Q', link))),
  };
}
