/** Checks the formula of an indicator with a response's values in it. */
import { describe, expect, it } from 'vitest';
import type { RowField } from '../../src/core/define-signal.ts';
import { type WorkedFrom, workedLines } from '../../src/web/pages/signals/worked-line.ts';

const number = (unit: string): RowField => ({ type: 'number', unit, description: '' });
const decimals = (): number => 1;
const worked = (requested: Partial<WorkedFrom>): readonly (string | null)[] =>
  workedLines({ formula: [], operands: [], named: {}, row: {}, fields: {}, decimals, ...requested });

/** Real wages of the December quarter 2025: wage price index (6345.0) and consumer price index (RBA table G1) as published. */
const WAGES: Partial<WorkedFrom> = {
  formula: ['r_t = g_t - π_t', 'x_t = 100 · (W_t / P_t) / (W_b / P_b)'],
  operands: [
    { input: 'g', period: '2025-Q4', value: 3.4 },
    { input: 'π', period: '2025-Q4', value: 3.6 },
    { input: 'W', period: '2025-Q4', value: 159.2 },
    { input: 'P', period: '2025-Q4', value: 100.32 },
    { input: 'W', period: '2019-Q4', value: 133.4 },
    { input: 'P', period: '2019-Q4', value: 80.7 },
  ],
  row: { period: '2025-Q4', gap: -0.2, index: 96.0004447536997 },
  fields: { gap: number('Percentage points'), index: number('Index') },
};

it('the line has published values, in the period of each index, and names the rounded values', () => {
  expect(worked(WAGES)).toEqual(['−0.2 = 3.4 − 3.6', '96.0 ≈ 100 · (159.2 / 100.32) / (133.4 / 80.7)']);
});

it('the line continues with the result of the previous line', () => {
  const lines = worked({
    formula: ['v = 100 · (V_q / V_q-4 - 1)', 'gap = w - v'],
    operands: [
      { input: 'V', period: '2025-Q4', value: 1093.2 },
      { input: 'V', period: '2024-Q4', value: 1002.9 },
      { input: 'w', period: '2025-Q4', value: 3.4 },
    ],
    row: { period: '2025-Q4', growth: 9.003888722704168, gap: -5.603888722704168 },
    fields: { growth: number('Per cent'), gap: number('Percentage points') },
  });
  expect(lines).toEqual(['9.0 ≈ 100 · (1093.2 / 1002.9 − 1)', '−5.6 ≈ 3.4 − 9.003889']);
});

it('the line uses the parameters and constants of the formula, and has negative values in brackets', () => {
  const lines = worked({
    formula: ['n_t = i_t · (100 - tax) / 100', 'r_t = n_t - π_t'],
    operands: [
      { input: 'i', period: '2025-Q4', value: 4 },
      { input: 'π', period: '2025-Q4', value: -0.5 },
    ],
    named: { tax: 30 },
    row: { period: '2025-Q4', net: 2.8, real: 3.3 },
    fields: { net: number('Per cent'), real: number('Per cent') },
  });
  expect(lines).toEqual(['2.8 = 4 · (100 − 30) / 100', '3.3 = 2.8 − (−0.5)']);
});

describe('the line is omitted', () => {
  it.each([
    ['if the arithmetic gives no value of the response', 'r_t = g_t + π_t'],
    ['for a condition', 'restrictive  r_t > h_t'],
    ['for words', 'rank_k = 1 + number of industries with a wider gap than g_k'],
    ['for a sum over an unspecified range', 's_k = 100 · g_k / Σ_k g_k'],
    ['if a symbol was not read', 'r_t = g_t - z_t'],
    ['if nothing is calculated', 'r_t = 3.4'],
    ['if a power is not known arithmetic', 'r_t = g_t^2 - π_t'],
  ])('%s: %s', (_, line) => {
    expect(worked({ ...WAGES, formula: [line] })).toEqual([null]);
  });

  it('if a value is missing', () => {
    const operands = [{ input: 'g', period: '2025-Q4', value: null }, ...(WAGES.operands ?? []).slice(1)];
    expect(worked({ ...WAGES, formula: ['r_t = g_t - π_t'], operands })).toEqual([null]);
  });

  it('if two values of one symbol are possible', () => {
    const operands = [...(WAGES.operands ?? []), { input: 'W', period: '2018-Q4', value: 130 }];
    expect(worked({ ...WAGES, operands })[1]).toBeNull();
  });
});
