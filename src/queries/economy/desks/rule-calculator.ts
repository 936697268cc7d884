/** Calculates policy rules with the user's values: a Taylor rule, an expected real rate, and debt dynamics. */
import { findConcept } from '../../../catalogue/concepts/concepts.ts';
import { AU_UNEMP } from '../../../catalogue/series/labour.ts';
import { AU_CPI_TRIMMED, AU_EXPECTATIONS_MARKET } from '../../../catalogue/series/prices.ts';
import { AU_CASHRATE, AU_CASHRATE_DAILY } from '../../../catalogue/series/rates.ts';
import { present } from '../../../core/assert.ts';
import { roundedTo } from '../../../core/decimal.ts';
import { formatPeriod, lastDay, parsePeriod } from '../../../core/period.ts';
import { NEUTRAL_RANGE, NEUTRAL_REAL_RATE, READING_OF_2025 } from '../../../signals/constants/neutral-rate.ts';
import { inWords } from '../../../signals/wording/periods.ts';
import type { Answer } from '../../base/answer.ts';
import type { QueryContext } from '../../base/context.ts';
import { choice, type QueryParameter, type TextParameter, text } from '../../base/parameters/declaration.ts';
import { Parameters } from '../../base/parameters/parameters.ts';
import type { Of } from '../../base/shape-parts.ts';
import { figureOfSeries } from '../../series/concepts/figures.ts';
import { resolveBy } from '../../series/concepts/resolve.ts';
import { deskAnswer, type LatestValue, latestOf, optionalNumber, storedOf } from './inputs.ts';
import type { RuleResult } from './shape.ts';

const RULES = ['taylor', 'real_rate', 'debt'] as const;
const DECIMALS = 4;
const own = (name: string, description: string) => text(name, `${description} Without it, there is no result.`, { examples: ['0.4'] });
const RULE = choice('rule', 'Rule to apply.', RULES, { default: 'taylor' });
const R_STAR = text('r_star', 'Neutral real rate in per cent. Without it, there is a result for each published estimate.', {
  examples: ['0.4'],
});
const U_STAR = own('u_star', 'Unemployment rate at full employment, in per cent.');
const PHI = own('phi', 'Weight of the unemployment gap.');
const PI_WEIGHT = own('pi_weight', 'Weight of the inflation gap.');
const TARGET = own('target', 'Inflation target in per cent.');
const PI = text('pi', 'Inflation in per cent. The default is the latest trimmed mean.', { examples: ['3.4'] });
const U = text('u', 'Unemployment rate in per cent. The default is the latest rate.', { examples: ['4.3'] });
const EXPECTED = text('expected', 'Expected inflation in per cent. The default is the expectation of market economists.', {
  examples: ['2.6'],
});
const NOMINAL = text('nominal', 'Nominal interest rate in per cent. The default is the cash rate target.', { examples: ['3.6'] });
const DEBT = own('debt', 'Debt as a percentage of GDP.');
const INTEREST = own('interest', 'Interest rate on debt in per cent.');
const GROWTH = own('growth', 'Growth of nominal GDP in per cent.');
const BALANCE = own('balance', 'Primary balance as a percentage of GDP.');
export const RULE_CALCULATOR: readonly QueryParameter[] = [
  ...[RULE, R_STAR, U_STAR, PHI, PI_WEIGHT, TARGET, PI, U, EXPECTED, NOMINAL, DEBT, INTEREST, GROWTH, BALANCE],
];

const RULE_NOTES: readonly string[] = [
  'Weights, targets, neutral rates and the unemployment rate at full employment have no default. If one is missing, there is no result.',
  'Stored values are used only if their periods are within 400 days of each other.',
  'Results depend on the values you enter. They are not forecasts or recommendations.',
];

interface Estimate {
  readonly r: number;
  readonly what: string;
  readonly source: string;
}

/** Returns published estimates of the neutral real rate since 2017. If a range was published, returns one estimate for each end. */
function estimates(): readonly Estimate[] {
  const single = [...NEUTRAL_REAL_RATE.entries, READING_OF_2025].flatMap(({ value, from, source }) =>
    value === null || from < '2017' ? [] : [{ r: value, what: `estimate of ${inWords(from)}`, source }],
  );
  const ranges = NEUTRAL_RANGE.entries.flatMap(({ value, from, source }) =>
    value === null
      ? []
      : [
          { r: value.low, what: `low end, ${inWords(from)}`, source },
          { r: value.high, what: `high end, ${inWords(from)}`, source },
        ],
  );
  return [...single, ...ranges].toSorted((a, b) => a.r - b.r);
}

/** The Taylor rule: i = r* + π + a(π − π*) + φ(u* − u), in per cent. `weight` is a. */
const taylorRate = (
  r: number,
  { pi, u, uStar, phi, weight, target }: { pi: number; u: number; uStar: number; phi: number; weight: number; target: number },
): number => r + pi + weight * (pi - target) + phi * (uStar - u);

/** Debt after one year, as a percentage of GDP: d(1 + i)/(1 + g) − b. */
const debtAfter = (debt: number, interest: number, growth: number, balance: number): number =>
  (debt * (1 + interest / 100)) / (1 + growth / 100) - balance;

type Row = Of<typeof RuleResult>;
const row = (result: string, value: number | null, more: Partial<Row> = {}): Row => ({
  result,
  value_pct: value === null ? null : roundedTo(value, DECIMALS),
  r_star_pct: null,
  basis: null,
  source: null,
  reason: null,
  ...more,
});
const lacking = (result: string, names: readonly string[]): Row => row(result, null, { reason: `Enter ${names.join(', ')}.` });

interface CashRate extends LatestValue {
  readonly id: string;
}

interface Read {
  readonly parameters: Parameters;
  readonly latest: (id: string) => LatestValue | null;
  readonly cash: CashRate | null;
}

export async function readRuleCalculator(ctx: QueryContext, params: URLSearchParams): Promise<Answer> {
  const parameters = new Parameters(params);
  const rule = parameters.choice(RULE) ?? 'taylor';
  const handles = [AU_CPI_TRIMMED, AU_UNEMP.SA, AU_CASHRATE, AU_CASHRATE_DAILY, AU_EXPECTATIONS_MARKET];
  const stored = await storedOf(ctx, handles);
  const latest = (id: string): LatestValue | null => latestOf(stored.get(id));
  const cash = rule === 'real_rate' ? await cashRate(ctx) : null;
  const results = { taylor, real_rate: realRate, debt }[rule]({ parameters, latest, cash });
  parameters.accept(...RULE_CALCULATOR);
  parameters.refuseRest();
  parameters.check();
  return deskAnswer(ctx, {
    rows: results.rows,
    columns: ['result', 'value_pct', 'r_star_pct', 'basis', 'source', 'reason'],
    query: Object.fromEntries([...params]),
    summary: { rule, formula: results.formula, ...results.inputs },
    notes: RULE_NOTES,
    handles,
    stored,
    used: results.used,
  });
}

/** Returns the cash rate target, as every page shows it. It is from the last decision, or from the daily table if that is later. */
async function cashRate(ctx: QueryContext): Promise<CashRate | null> {
  const { figure, taken } = await resolveBy(ctx, present(findConcept('cash_rate'), 'The cash rate'), null, figureOfSeries);
  return (
    figure && taken && { id: taken.id, value: figure.newest.value, t: figure.newest.period.t, period: formatPeriod(figure.newest.period) }
  );
}

const rate = ({ parameters }: Pick<Read, 'parameters'>, declared: TextParameter): number | null =>
  optionalNumber(parameters, declared, -100, 1000);

interface Results {
  readonly rows: readonly Row[];
  readonly formula: string;
  readonly inputs: Readonly<Record<string, number | string | null>>;
  /** The ids of the stored series that the rule uses. */
  readonly used: readonly string[];
}

function taylor(read: Read): Results {
  const [r, uStar, phi] = [rate(read, R_STAR), rate(read, U_STAR), rate(read, PHI)];
  const [weight, target] = [rate(read, PI_WEIGHT), rate(read, TARGET)];
  const [inflation, unemployment] = [read.latest(AU_CPI_TRIMMED.id), read.latest(AU_UNEMP.SA.id)];
  const pi = rate(read, PI);
  const u = rate(read, U);
  // Stored values of very different dates are not combined. Each of them is used only together with a value that the reader enters.
  const isNear = pi !== null || u !== null || isOfOneTime(inflation, unemployment);
  const [usedPi, usedU] = isNear ? [pi ?? inflation?.value ?? null, u ?? unemployment?.value ?? null] : [null, null];
  const formula = 'i = r* + π + a · (π − π*) + φ · (u* − u)';
  const inputs = {
    pi_pct: usedPi,
    pi_period: pi === null && usedPi !== null ? (inflation?.period ?? null) : null,
    u_pct: usedU,
    u_period: u === null && usedU !== null ? (unemployment?.period ?? null) : null,
  };
  const used = [...(inputs.pi_period === null ? [] : [AU_CPI_TRIMMED.id]), ...(inputs.u_period === null ? [] : [AU_UNEMP.SA.id])];
  const known = { u_star: uStar, phi, pi_weight: weight, target, pi: usedPi, u: usedU };
  const missing = Object.entries(known).flatMap(([name, value]) => (value === null ? [name] : []));
  if (uStar === null || phi === null || weight === null || target === null || usedPi === null || usedU === null)
    return { rows: [lacking('policy_rate', missing)], formula, inputs, used };
  const values = { pi: usedPi, u: usedU, uStar, phi, weight, target };
  const chosen: readonly Estimate[] = r === null ? estimates() : [{ r, what: 'own value', source: 'entered' }];
  const rows = chosen.map(({ r: star, what, source }) =>
    row('policy_rate', taylorRate(star, values), { r_star_pct: star, basis: what, source }),
  );
  return { rows, formula, inputs, used };
}

/** The maximum number of days between two stored values that are used together. */
export const MOST_DAYS = 400;

function isOfOneTime(...values: readonly (LatestValue | null)[]): boolean {
  const days = values.flatMap((one) => (one === null ? [] : [lastDay(present(parsePeriod(one.period), one.period))]));
  return days.length === values.length && Math.max(...days) - Math.min(...days) <= MOST_DAYS;
}

function realRate(read: Read): Results {
  const { cash } = read;
  const expectations = read.latest(AU_EXPECTATIONS_MARKET.id);
  const [nominal, expected] = [rate(read, NOMINAL), rate(read, EXPECTED)];
  const isNear = isOfOneTime(cash, expectations);
  const [i, e] = [nominal ?? cash?.value ?? null, expected ?? (isNear ? (expectations?.value ?? null) : null)];
  const inputs = {
    nominal_pct: i,
    nominal_period: nominal === null ? (cash?.period ?? null) : null,
    expected_pct: e,
    expected_period: expected === null && isNear ? (expectations?.period ?? null) : null,
  };
  const used = [
    ...(cash === null || inputs.nominal_period === null ? [] : [cash.id]),
    ...(inputs.expected_period === null ? [] : [AU_EXPECTATIONS_MARKET.id]),
  ];
  const rows =
    i === null || e === null
      ? [lacking('real_rate', [...(i === null ? ['nominal'] : []), ...(e === null ? ['expected'] : [])])]
      : [row('real_rate', i - e)];
  return { rows, formula: 'r = i − πe', inputs, used };
}

function debt(read: Read): Results {
  const [d, i, g, b] = [rate(read, DEBT), rate(read, INTEREST), rate(read, GROWTH), rate(read, BALANCE)];
  const formula = "d' = d · (1 + i) / (1 + g) − b";
  const inputs = { debt_pct: d, interest_pct: i, growth_pct: g, balance_pct: b };
  if (d === null || i === null || g === null || b === null) {
    const names = Object.entries({ debt: d, interest: i, growth: g, balance: b }).flatMap(([name, value]) =>
      value === null ? [name] : [],
    );
    return { rows: [lacking('debt_after_a_year', names)], formula, inputs, used: [] };
  }
  const stable = (d * (i - g)) / (100 + g);
  return { rows: [row('debt_after_a_year', debtAfter(d, i, g, b)), row('balance_that_keeps_debt', stable)], formula, inputs, used: [] };
}
