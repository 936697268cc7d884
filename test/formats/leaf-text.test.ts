/** Checks parts of a drafted declaration. */
import { expect, it, test } from 'vitest';
import { constantName, DRAFT_MAX_AGE_DAYS, finestOf, quoted, wordOf, wordsMember } from '../../src/formats/leaf-text.ts';

it.each([
  ['Total hourly rates of pay; Excl. bonuses', 'total_hourly_rates_of_pay_excl_bonuses'],
  [' (Café) ', 'cafe'],
  ['90-day bank bill', '90_day_bank_bill'],
  ['…', ''],
  ['a'.repeat(60), 'a'.repeat(60)],
  [`${'a'.repeat(40)} ${'b'.repeat(19)}`, `${'a'.repeat(40)}_${'b'.repeat(19)}`],
  [`${'a'.repeat(40)} ${'b'.repeat(20)}`, 'a'.repeat(40)],
  [`${'a'.repeat(60)} b`, 'a'.repeat(60)],
])('the word of %j is %j', (label, word) => {
  expect(wordOf(label)).toBe(word);
});

test('names and literals follow TypeScript', () => {
  expect([constantName('C2.1'), constantName('f1-a b')]).toEqual(['C2_1', 'F1_A_B']);
  expect([quoted('a "b"'), quoted("a 'b'")]).toEqual([`'a "b"'`, `"a 'b'"`]);
  expect(wordsMember([])).toEqual(['words: {},']);
  expect(
    wordsMember([
      ['cash_rate', 'FIRMMCRT'],
      ['90_day', "D'9"],
    ]),
  ).toEqual(['words: {', "  cash_rate: 'FIRMMCRT',", `  '90_day': "D'9",`, '},']);
  expect(wordsMember([['rate_90', 'X']])[1]).toBe("  rate_90: 'X',");
});

test('the finest frequency has the shortest age limit', () => {
  const order = ['D', 'W', 'M', 'Q', 'S', 'A', 'FY'];
  order.forEach((frequency, i) => {
    expect(finestOf(order.slice(i).toReversed())).toBe(frequency);
  });
  expect(finestOf(['5MIN'])).toBe('A');
  expect(DRAFT_MAX_AGE_DAYS).toEqual({ D: 10, W: 21, M: 100, Q: 200, S: 400, A: 700, FY: 700 });
});
