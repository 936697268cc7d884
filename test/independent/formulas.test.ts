/** Checks the parts and results of formulas, and the report about a value that differs from its formula. */
import { describe, expect, it } from 'vitest';
import { evaluate, workOut } from './formulas.ts';

const operand = (input: string, period: string, value: number | null, unit = 'Per cent') => ({ input, period, value, unit });
const explained = (formula: readonly string[], ...rows: readonly (readonly ReturnType<typeof operand>[])[]) => ({
  formula,
  rows: rows.map((operands) => ({ period: operands[0]?.period ?? '', operands })),
});
const row = (fields: Readonly<Record<string, unknown>>) => [{ period: '2024-Q4', ...fields }];
const WAGES = [operand('g', '2024-Q4', 3.2), operand('π', '2024-Q4', 2.4)];

describe('an expression', () => {
  const values: Readonly<Record<string, number>> = { x: 8, y: 2, 'x-4': 5 };
  const value = (symbol: string, before: number): number | null => values[before === 0 ? symbol : `${symbol}-${before}`] ?? null;

  it.each([
    ['x_t − y_t', 6],
    ['100 · (x_t / x_{t-4} - 1)', 60],
    ['100 · ((1 + x / 100) / (1 + y / 100) - 1)', 100 * (1.08 / 1.02 - 1)],
    ['-x + y · 3', -2],
    ['x - y - 1', 5],
    ['x / y / 2', 2],
  ])('%s is %d', (expression, result) => expect(evaluate(expression, value)).toBeCloseTo(result, 10));

  it.each(['', 'x_t > y_t', 'mean(x_t … y_t)', 'z_t - y_t', 'x_b - y_t', 'Σ x_k', 'x_t - ', '(x_t', 'x_t y_t', 'x_{t-3}', 'x_k,q'])(
    '"%s" is refused',
    (expression) => expect(evaluate(expression, value)).toBeNull(),
  );
});

describe('a formula', () => {
  it('that matches the row has no faults', () => {
    expect(workOut(row({ gap_ppt: 0.8 }), explained(['r_t = g_t − π_t'], WAGES))).toEqual({ read: ['r_t = g_t − π_t'], faults: [] });
  });

  it.each([
    ['the opposite sign', -0.8],
    ['another multiplier', 80],
    ['a missing member', 3.2],
  ])('is reported for %s', (_, gap_ppt) => {
    expect(workOut(row({ gap_ppt }), explained(['r_t = g_t - π_t'], WAGES)).faults).toEqual([
      expect.stringMatching(
        new RegExp(
          `^by the formula "r_t = g_t - π_t" r is 0\\.8\\d* in the row of 2024-Q4, and no field of the rows is r: gap_ppt ${gap_ppt}\\.`,
        ),
      ),
    ]);
  });

  it('need not contain the parts of a later line', () => {
    const formula = ['r_t = g_t - π_t', 'x_t = 10 · r_t'];
    expect(workOut(row({ tenfold: 8 }), explained(formula, WAGES))).toEqual({ read: formula, faults: [] });
    expect(workOut(row({ gap_ppt: 0.8 }), explained(formula, WAGES)).faults).toHaveLength(1);
  });

  it('uses single units, for any units of its inputs and fields', () => {
    const trade = [operand('X', '2024-Q4', 900, 'AUD million'), operand('M', '2024-Q4', 1, 'AUD billion')];
    const formula = ['B_t = X_t - M_t'];
    for (const fields of [{ balance_aud_bn: -0.1 }, { balance_aud_m: -100 }, { balance_aud: -100_000_000 }])
      expect(workOut(row(fields), explained(formula, trade))).toEqual({ read: formula, faults: [] });
    expect(workOut(row({ balance_aud_bn: -100 }), explained(formula, trade)).faults).toHaveLength(1);
  });

  it('that cannot be calculated is refused', () => {
    const formula = ['r_t = g_t - h_t', 'restrictive  r_t > h_t'];
    expect(workOut(row({ gap_ppt: 80 }), explained(formula, WAGES))).toEqual({ read: [], faults: [] });
  });

  it('reads inputs for earlier periods', () => {
    const prices = [operand('P', '2024-Q4', 102, 'Index'), operand('P', '2023-Q4', 100, 'Index')];
    const formula = ['π_t = 100 · (P_t / P_{t-4} - 1)'];
    expect(workOut(row({ change_pct: 2 }), explained(formula, prices))).toEqual({ read: formula, faults: [] });
    expect(workOut(row({ change_pct: 0.02 }), explained(formula, prices)).faults).toHaveLength(1);
  });
});
