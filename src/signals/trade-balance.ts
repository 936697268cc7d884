/**
 * Trade in goods: the monthly balance, and the main kinds of exports and imports.
 *
 * All values are on the balance of payments basis: current prices, seasonally adjusted, Australia. Monthly values are for goods only,
 * because services are published quarterly. Kinds are the most detailed published items. Totals and subtotals are excluded.
 * @see https://www.abs.gov.au/statistics/economy/international-trade/international-trade-goods
 */
import { AU_BALANCE_OF_PAYMENTS } from '../catalogue/series/external.ts';
import { member, present } from '../core/assert.ts';
import { addDecimals, decimalsOf, shiftDecimal, subtractDecimals } from '../core/decimal.ts';
import {
  defineSnapshotSignal,
  oneSeries,
  optional,
  type PublishedFigures,
  refuse,
  type SelectedSeries,
  type Selection,
  selectionOf,
} from '../core/define-signal.ts';
import { formatPeriod, period as periodOf } from '../core/period.ts';
import { ITGS } from '../sources/abs/datasets/ITGS.ts';
import { newestCommon } from './inputs/common-periods.ts';
import { against, printed } from './wording/figures.ts';
import { inWords } from './wording/periods.ts';

const BN = 'AUD billion';
const EXPORTS = '1000';
const IMPORTS = '2000';
const BALANCE = '170';
/**
 * Codes of items that contain other items: the balance, totals, and groups such as general merchandise, rural goods and consumption goods.
 */
const TOTALS: ReadonlySet<string> = new Set([BALANCE, EXPORTS, IMPORTS, '1050', '1100', '1350', '2050', '2100', '2450', '2800']);
const BILLION = 9;
const LISTED = 5;
/**
 * The minimum share of the total that the listed kinds must cover. If a large kind such as coal or gas is missing, the largest kinds are
 * not known.
 */
const LEAST_SHARE = 0.995;
/**
 * The maximum rounding error of X, M and B together. Each of them is rounded by up to half of its last digit, so the total is up to three
 * halves.
 */
const ROUNDED_HALVES = 1.5;

const balanceOf = (id: string) =>
  present(
    AU_BALANCE_OF_PAYMENTS.find((one) => one.id === id),
    id,
  );

/** Returns `halves` units of the last published digit. The factor 1 + 1e-9 allows for floating-point errors. */
const tolerance = (figures: readonly number[], halves: number): number => halves * 10 ** -Math.max(...figures.map(decimalsOf)) * (1 + 1e-9);

const TOP_ITEM = { item: 'string', value_aud_bn: 'number', share_pct: 'number', change_pct: 'number?' } as const;

export const TRADE_BALANCE = defineSnapshotSignal({
  id: 'trade-balance',
  title: 'Trade balance',
  summary: 'Monthly balance of trade in goods, and the goods with the largest exports and imports.',
  mode: 'snapshot',
  gives: 'object',
  past: { frequency: 'M' },
  stale: 'serve_cached',
  methodologyVersion: 4,
  changes: [
    {
      from: '2026-11-22',
      what: 'The largest kinds are listed only if the published kinds make up at least 99.5% of the total.',
    },
    {
      from: '2026-11-25',
      what: 'If no balance on goods is published (table 1 of 5368.0 until 2017), the balance is exports minus imports of the same vintage. Earlier versions returned no data.',
    },
    { from: '2026-11-29', what: 'Adds the balances on goods and on services in the latest quarter.' },
  ],
  formula: ['X - M = B', 'share of a kind = 100 · G_k / X  or  100 · G_k / M', 'change of a kind = 100 · (G_k,m / G_k,m-1 - 1)'],
  symbols: {
    X: 'exports of goods in the latest month, AUD',
    M: 'imports of goods in that month, as a positive number, AUD',
    B: 'balance on goods in that month, as published, AUD',
    G_k: 'exports or imports of kind k. G_k,m: in month m, G_k,m-1: in the previous month',
    Q: 'balance on goods of the latest quarter, as published in the balance of payments, AUD',
    S: 'balance on services of that quarter, AUD',
  },
  parameters: {},
  row: {
    exports_aud_bn: { type: 'number', unit: BN, description: 'Exports of goods in the month.' },
    imports_aud_bn: { type: 'number', unit: BN, description: 'Imports of goods in the month, as a positive number.' },
    trade_balance_aud_bn: {
      type: 'number',
      unit: BN,
      description: 'Balance on goods, as published. If not published, exports less imports.',
    },
    status: { type: 'string', unit: null, description: 'Sign of the balance: surplus, deficit or balanced.' },
    change_on_month_aud_bn: { type: 'number', unit: BN, description: 'Balance minus the balance of the previous month. Null if missing.' },
    exports_top: {
      type: 'array',
      of: TOP_ITEM,
      unit: null,
      description:
        'The largest kinds of exports: {item, value_aud_bn, share_pct, change_pct}. The share is of all exports. The change is from the previous month.',
    },
    imports_top: {
      type: 'array',
      of: TOP_ITEM,
      unit: null,
      description:
        'The largest kinds of imports: {item, value_aud_bn, share_pct, change_pct}. The share is of all imports. The change is from the previous month.',
    },
    quarter: { type: 'period', unit: null, description: 'Latest quarter with balances on goods and on services. Null if not stored.' },
    quarter_goods_balance_aud_bn: {
      type: 'number',
      unit: BN,
      description: 'Balance on goods in that quarter (member quarter), as published.',
    },
    quarter_services_balance_aud_bn: {
      type: 'number',
      unit: BN,
      description: 'Balance on services in that quarter (member quarter), as published.',
    },
    quarter_balance_aud_bn: {
      type: 'number',
      unit: BN,
      description: 'Balance on goods and services in the same quarter, which is the sum of the two balances.',
    },
    scope: { type: 'string', unit: null, description: 'Scope of the monthly figures: goods, without services.' },
  },
  notes: ['Monthly figures cover goods only, on a balance of payments basis, seasonally adjusted. Services are published by quarter only.'],
  inputs: () => ({
    G: selectionOf({ dataset: ITGS, select: { MEASURE: 'M1', TSEST: '20', REGION: 'AUS' }, newest: 2 }),
    Q: optional(oneSeries(balanceOf('AU.BOP.GOODS'))),
    S: optional(oneSeries(balanceOf('AU.BOP.SERVICES'))),
  }),
  compute: ({ G, Q, S }) => {
    const [X, M, B] = [EXPORTS, IMPORTS, BALANCE].map((code) => G.find({ DATA_ITEM: code }));
    if (!X || !M) return refuse('exports or imports of goods are not published');
    const { t, period } = (B ?? X).newest();
    if (!B && M.newest().t !== t) refuse('no balance is published, and exports and imports end with different months');
    const [exports, imports] = [X(t), Math.abs(M(t))];
    if (new Set([X, M, B ?? X].map(({ multiplier }) => multiplier)).size > 1) {
      refuse('exports, imports and the balance are in different units');
    }
    const balance = B ? B(t) : subtractDecimals(exports, imports);
    if (Math.abs(exports - imports - balance) > tolerance([exports, imports, balance], ROUNDED_HALVES)) {
      refuse(`exports ${exports} less imports ${imports} do not equal the published balance ${balance} (${X.unit})`);
    }
    const billions = (value: number): number => shiftDecimal(value, X.multiplier - BILLION);
    const before = B ? B.maybe(t - 1) : differenceOf(X.maybe(t - 1), M.maybe(t - 1));
    const change = before === null ? null : billions(subtractDecimals(balance, before));
    const [exported, imported] = [topOf(G, '1', exports, t), topOf(G, '2', imports, t)];
    return {
      headline: `Exports of goods were $${printed(billions(exports), 2)} billion and imports $${printed(billions(imports), 2)} billion in ${inWords(period)}. The balance was $${printed(billions(balance), 2)} billion${change === null ? '' : `, ${against(change, 'billion', 2, '$')} the previous month's`}.`,
      data: {
        period,
        exports_aud_bn: billions(exports),
        imports_aud_bn: billions(imports),
        trade_balance_aud_bn: billions(balance),
        status: balance > 0 ? 'surplus' : balance < 0 ? 'deficit' : 'balanced',
        change_on_month_aud_bn: change,
        exports_top: exported,
        imports_top: imported,
        ...quarterOf(Q, S),
        scope: 'goods',
      },
      notes: [
        ...(B ? [] : ['These figures have no published balance on goods. The balance shown is exports minus imports of the same vintage.']),
        ...(exported && imported
          ? []
          : ['The published kinds of goods overlap, or omit more than 0.5% of the total, so the largest are unknown.']),
      ],
    };
  },
});

/** Returns the balances in AUD billion. The quarter is the latest one with both goods and services. */
function quarterOf(goods: PublishedFigures, services: PublishedFigures) {
  const t = newestCommon(goods, services);
  const [g, s] = [goods, services].map((view) => (t === null ? null : shiftDecimal(view(t), view.multiplier - BILLION)));
  return {
    quarter: t === null ? null : formatPeriod(periodOf('Q', t)),
    quarter_goods_balance_aud_bn: g ?? null,
    quarter_services_balance_aud_bn: s ?? null,
    quarter_balance_aud_bn: typeof g === 'number' && typeof s === 'number' ? addDecimals([g, s]) : null,
  };
}

/** Returns the balance. Imports (debits) may be published with a negative sign or without it. */
const differenceOf = (exports: number | null, imports: number | null): number | null =>
  exports === null || imports === null ? null : subtractDecimals(exports, Math.abs(imports));

/**
 * Returns the largest kinds. Returns null if the kinds cover too little of the total. Also returns null if they add up to more than the
 * total, because some kinds then include others.
 */
function topOf(G: Selection, direction: string, total: number, t: number): readonly object[] | null {
  const kinds = G.series
    .filter((series) => isKind(series, direction) && series.has(t))
    .map((series) => ({ series, value: Math.abs(series(t)) }));
  const sum = kinds.reduce((all, { value }) => all + value, 0);
  if (sum < LEAST_SHARE * total) return null;
  if (sum > total + tolerance([total, ...kinds.map(({ value }) => value)], kinds.length + 1)) return null;
  return [...kinds]
    .sort((a, b) => b.value - a.value)
    .slice(0, LISTED)
    .map(({ series, value }) => {
      const before = series.maybe(t - 1);
      return {
        item: series.labels['DATA_ITEM'],
        value_aud_bn: shiftDecimal(value, series.multiplier - BILLION),
        share_pct: (100 * value) / total,
        change_pct: before === null || before === 0 ? null : 100 * (value / Math.abs(before) - 1),
      };
    });
}

function isKind({ codes, labels }: SelectedSeries, direction: string): boolean {
  const [code, label] = [member(codes, 'DATA_ITEM'), member(labels, 'DATA_ITEM')];
  return code.length === EXPORTS.length && code.startsWith(direction) && !TOTALS.has(code) && !/^\s*total\b/i.test(label);
}
