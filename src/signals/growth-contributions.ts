/**
 * Contributions to growth: the contribution of each part of expenditure to quarterly growth in gross domestic product.
 *
 * By default, growth and contributions are as published, with one decimal. With method=computed, they are calculated with the method that
 * the ABS has used since the June quarter 2012.
 *
 * If contributions are published, the residual has two causes: the discrepancy between the three measures of gross domestic product, and
 * the rounding of five values. If they are calculated, it also contains changes in inventories. These have no growth rate, because their
 * level can be zero. A quarter with a missing part has no row.
 * @see https://www.abs.gov.au/statistics/economy/national-accounts/australian-national-accounts-national-income-expenditure-and-product
 * @see https://www.abs.gov.au/AUSSTATS/abs@.nsf/Previousproducts/5206.0Feature%20Article1Jun%202012 (changes to the calculation of
 * contributions to growth)
 */
import { AU_GDP_EXPENDITURE, AU_GDP_INVENTORIES_CONTRIBUTION } from '../catalogue/series/demand.ts';
import { AU_GDP, AU_GDP_NOMINAL, AU_GDP_QOQ } from '../catalogue/series/national-accounts.ts';
import { member, present } from '../core/assert.ts';
import { addDecimals, subtractDecimals } from '../core/decimal.ts';
import { defineHistorySignal, type InputDeclaration, refuse, type SeriesView } from '../core/define-signal.ts';
import { contributionToGrowth } from './inputs/contribution.ts';
import { moved, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const DEMAND = 'DOMESTIC.FINAL.DEMAND';
const INVENTORIES = 'INVENTORIES';

interface Part {
  readonly detail: string;
  /** The name in the middle of a sentence. */
  readonly name: string;
  /** 1 for a part that is added to GDP. -1 for imports, which are subtracted. */
  readonly sign: 1 | -1;
  /** The larger part that includes this part. Null if it is a direct part of GDP. */
  readonly within: typeof DEMAND | null;
}

const PARTS: readonly Part[] = [
  { detail: DEMAND, name: 'domestic final demand', sign: 1, within: null },
  { detail: 'CONSUMPTION.HOUSEHOLD', name: 'household consumption', sign: 1, within: DEMAND },
  { detail: 'CONSUMPTION.GOVERNMENT', name: 'government consumption', sign: 1, within: DEMAND },
  { detail: 'INVESTMENT.PRIVATE', name: 'private investment', sign: 1, within: DEMAND },
  { detail: 'INVESTMENT.GOVERNMENT', name: 'general government investment', sign: 1, within: DEMAND },
  { detail: INVENTORIES, name: 'changes in inventories', sign: 1, within: null },
  { detail: 'EXPORTS', name: 'exports', sign: 1, within: null },
  { detail: 'IMPORTS', name: 'imports', sign: -1, within: null },
];
/** The parts that have a growth rate. Inventories have none, because their level can be zero. */
const GROWING: readonly Part[] = PARTS.filter(({ detail }) => detail !== INVENTORIES);

const contributionSeries = (detail: string) =>
  present(
    AU_GDP_EXPENDITURE.find((one) => one.detail === detail),
    `The series of ${detail}`,
  );

const forEachPart = (symbol: string, parts: readonly Part[], of: (detail: string) => InputDeclaration['series']) =>
  Object.fromEntries(parts.map(({ detail }) => [`${symbol}.${detail}`, { series: of(detail), sample: 'same' as const }]));

export const GROWTH_CONTRIBUTIONS = defineHistorySignal({
  id: 'growth-contributions',
  title: 'Contributions to economic growth',
  summary:
    'Contributions of consumption, investment, inventories, exports and imports to quarterly growth in gross domestic product, and the residual.',
  mode: 'history',
  oneRelease: true,
  frequency: 'Q',
  stale: 'serve_cached',
  references: [
    'ABS, Australian National Accounts, June quarter 2012 (5206.0), feature article: changes to the calculation of contributions to growth',
    'ABS, Australian System of National Accounts: Concepts, Sources and Methods, 2020–21, paragraphs 6.34 to 6.37',
  ],
  methodologyVersion: 1,
  formula: [
    'As published (the default):  g_t and C_t as the ABS publishes them, one decimal',
    'g_t = 100 · (Y_t / Y_{t-1} - 1)',
    'C_t = σ · 100 · (V_t / V_{t-1} - 1) · P_{t-1} / N_{t-1}',
    'ε_t = g_t - Σ C_t',
    'o_t = C_t of domestic final demand less the sum of C_t over its parts',
  ],
  symbols: {
    Y_t: 'gross domestic product of quarter t, chain volume, seasonally adjusted',
    g_t: 'growth in gross domestic product from the previous quarter, per cent',
    C_t: 'contribution of a part of expenditure to g, percentage points. Negative for rising imports',
    V_t: 'chain volume of the part',
    P_t: 'the part at current prices',
    N_t: 'gross domestic product at current prices',
    σ: '−1 for imports, 1 for the other parts',
    ε_t: 'residual: growth minus the contributions of domestic final demand, changes in inventories, exports and imports, percentage points',
    o_t: 'investment by public corporations, and rounding, percentage points',
  },
  parameters: {
    method: {
      kind: 'choice',
      values: ['published', 'computed'],
      default: 'published',
      description:
        'published: as published by the ABS, to one decimal place. computed: calculated from chain volumes and from shares at current prices in the previous quarter, unrounded and without inventories.',
    },
  },
  row: {
    gdp_growth_pct: {
      type: 'number',
      unit: 'Per cent',
      description:
        'Growth in gross domestic product from the previous quarter: as published, or calculated from the chain volume, unrounded.',
    },
    components: {
      type: 'array',
      of: {
        code: 'string',
        name: 'string',
        within: 'string?',
        contribution_ppt: 'number',
        growth_pct: 'number?',
        share_of_gdp_pct: 'number?',
      },
      unit: null,
      description:
        'The parts of growth: {code, name, within, contribution_ppt, growth_pct, share_of_gdp_pct}. within names the larger part and is null for the main parts. Growth, and the share in the previous quarter, are null if the contribution is as published.',
    },
    other_final_demand_ppt: {
      type: 'number',
      unit: 'Percentage points',
      description:
        'Contribution of domestic final demand minus the sum of the contributions of its parts. The difference is investment by public corporations, and rounding.',
    },
    residual_ppt: {
      type: 'number',
      unit: 'Percentage points',
      description:
        'Growth minus the sum of the contributions of domestic final demand, inventories, exports and imports. With method=computed, the residual includes inventories.',
    },
    method: {
      type: 'string',
      unit: null,
      description: 'Method of the contributions. published: as the ABS publishes them. computed: growth multiplied by share.',
    },
  },
  notes: [
    'Contributions and a residual add up to growth. The residual exists because growth is the mean of three measures of gross domestic product, while contributions use the expenditure measure only. Rounding adds to it.',
    'You cannot calculate a contribution as a change in chain volume divided by the total, because chain volumes add up only in their reference year.',
  ],
  inputs: ({ method }): Record<string, InputDeclaration> =>
    method === 'published'
      ? {
          g: { series: AU_GDP_QOQ, sample: 'same' },
          ...forEachPart('C', PARTS, (detail) =>
            detail === INVENTORIES ? AU_GDP_INVENTORIES_CONTRIBUTION : contributionSeries(detail).contribution,
          ),
        }
      : {
          Y: { series: AU_GDP, sample: 'same' },
          N: { series: AU_GDP_NOMINAL, sample: 'same' },
          ...forEachPart('V', GROWING, (detail) => contributionSeries(detail).volume),
          ...forEachPart('P', GROWING, (detail) => contributionSeries(detail).nominal),
        },
  compute: (inputs, t, { method }) => {
    const of = (symbol: string): SeriesView => member(inputs, symbol);
    return method === 'published' ? publishedRow(of, t) : computedRow(of, t);
  },
  headline: ({ period: text, gdp_growth_pct, components, residual_ppt }) => {
    const parts = components.filter(({ within }) => within === null).map((one) => `${one.name} ${printed(one.contribution_ppt)}`);
    return `Gross domestic product ${moved(gdp_growth_pct)} in ${inWords(text)}. Contributions in percentage points: ${parts.join(', ')}, residual ${printed(residual_ppt)}.`;
  },
});

type Views = (symbol: string) => SeriesView;

interface Contribution {
  readonly part: Part;
  readonly contribution: number;
  readonly growth: number | null;
  readonly share: number | null;
}

function publishedRow(of: Views, t: number) {
  const parts = PARTS.map((part): Contribution => ({ part, contribution: of(`C.${part.detail}`)(t), growth: null, share: null }));
  return rowOf(of('g')(t), parts, 'published');
}

function computedRow(of: Views, t: number) {
  const [Y, N] = [of('Y'), of('N')];
  const parts = GROWING.map((part): Contribution => {
    const [V, P] = [of(`V.${part.detail}`), of(`P.${part.detail}`)];
    if (P.multiplier !== N.multiplier) refuse(`${part.name} and gross domestic product are in different units`);
    const chained = { volume: V(t), before: V(t - 1), nominalBefore: P(t - 1), wholeBefore: N(t - 1) };
    return {
      part,
      contribution: part.sign * contributionToGrowth(chained),
      growth: 100 * (V(t) / V(t - 1) - 1),
      share: (100 * P(t - 1)) / N(t - 1),
    };
  });
  return rowOf(100 * (Y(t) / Y(t - 1) - 1), parts, 'computed');
}

function rowOf(growth: number, parts: readonly Contribution[], method: string) {
  const sumOf = (within: Part['within']): number =>
    addDecimals(parts.filter(({ part }) => part.within === within).map(({ contribution }) => contribution));
  const demand = present(
    parts.find(({ part }) => part.detail === DEMAND),
    'Domestic final demand',
  );
  return {
    gdp_growth_pct: growth,
    components: parts.map(({ part, contribution, growth: own, share }) => ({
      code: part.detail,
      name: part.name,
      within: part.within,
      contribution_ppt: contribution,
      growth_pct: own,
      share_of_gdp_pct: share,
    })),
    other_final_demand_ppt: subtractDecimals(demand.contribution, sumOf(DEMAND)),
    residual_ppt: subtractDecimals(growth, sumOf(null)),
    method,
  };
}
