import { describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { checkMoneyScale, moneyScales } from '../../src/formats/stated-scale.ts';
import type { Cell, Sheet } from '../../src/formats/workbook.ts';

describe('a scale stated in a text', () => {
  it.each([
    ['($million)', [6]],
    [' ($ million, consolidated group)', [6]],
    ['Assets ($m)', [6]],
    ["($'000)", [3]],
    ['($\u2019000)', [3]],
    ['$000', [3]],
    ['AUD thousand', [3]],
    ['Total assets ($ billion)', [9]],
    ['$bn', [9]],
    ['millions of dollars', [6]],
    ['($)', [0]],
    ['$', [0]],
    ['Assets ($m) and flows ($ billion)', [6, 9]],
    ['$25,000 to $39,999', []],
    ['Loans of more than $1 million', []],
    ['Number of accounts', []],
    ['$most of it', []],
  ])('%j', (text, powers) => {
    expect(moneyScales(text)).toEqual(powers);
  });
});

describe('the scale of columns', () => {
  const AMOUNTS = [1, 2, 3].map((column) => ({ column, power: 6 }));
  const refusal = (rows: readonly (readonly Cell[])[], header: number): WattleError | null => {
    const sheet: Sheet = { name: 'Table 1', rows };
    try {
      checkMoneyScale(sheet, header, header + 2, AMOUNTS);
      return null;
    } catch (error) {
      if (error instanceof WattleError) return error;
      throw error;
    }
  };
  const HEADER = ['Period', 'Assets', 'Loans', 'Deposits'];

  it('is stated above them from a column on, below each, or below them once', () => {
    expect(refusal([['($ million)'], HEADER, [], []], 1)).toBeNull();
    expect(refusal([[null, '($m)', null, '($m)'], HEADER, [], []], 1)).toBeNull();
    expect(refusal([HEADER, [null, '($m)', '($m)', '($m)'], []], 0)).toBeNull();
    expect(refusal([HEADER, [null, '($m)'], []], 0)).toBeNull();
    expect(refusal([['Period', 'Assets ($m)', 'Loans ($m)', 'Deposits ($m)'], [], []], 0)).toBeNull();
  });

  it('is refused if one column has none and others do', () => {
    expect(refusal([HEADER, [null, '($m)', null, '($m)'], []], 0)?.at).toMatchObject({ row: 1, column: 'C', value: 'Loans' });
  });

  it('is refused if it differs, at its cell', () => {
    expect(refusal([HEADER, [null, '($m)', "($'000)", '($m)'], []], 0)?.at).toMatchObject({ row: 2, column: 'C', value: "($'000)" });
    const inHeader = ['Period', 'Assets ($m)', "Loans ($'000)", 'Deposits ($m)'];
    expect(refusal([inHeader, [], []], 0)?.at).toMatchObject({ row: 1, column: 'C', value: "Loans ($'000)" });
    expect(refusal([[null, '($m)', '($ billion)'], HEADER, [], []], 1)?.at).toMatchObject({ row: 1, column: 'C' });
    expect(refusal([['($m, $ billion)'], HEADER, [], []], 1)?.code).toBe('PARSE_LAYOUT');
  });
});
