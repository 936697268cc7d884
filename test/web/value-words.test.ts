/** Values in the text of pages have the published digits, in single units. */
import { describe, expect, it } from 'vitest';
import {
  changeText,
  differenceText,
  figureHtml,
  styleOfDecimals,
  styleOfValues,
  tableStyle,
  tileStyle,
  unitsAsShown,
  valueText,
} from '../../src/web/words/value-words.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('thousands', () => {
  it.each([
    [[17.769], '17,769'],
    [[56.6], '56,600'],
    [[14823], '14,823,000'],
    // The agency prints 4,477.6, but its file has seven decimals.
    [[4477.5791362], '4,477,600'],
    [[4477.5792], '4,477,600'],
  ])('%j thousand is shown as %s', (values, text) => {
    expect(valueText(values[0] ?? 0, styleOfValues("'000", values))).toBe(text);
  });

  it('from a million are in millions in tables, with the same digits', () => {
    expect(plain(valueText(14823, tableStyle(14823, styleOfDecimals("'000", 0))))).toBe('14.823 million');
    expect(plain(valueText(1888013, tableStyle(1888013, styleOfDecimals("'000 h", 0))))).toBe('1,888.013 million hours');
    expect(valueText(686.8, tableStyle(686.8, styleOfDecimals("'000", 1)))).toBe('686,800');
  });

  it('have changes in single units, without a sign if they round to zero', () => {
    const style = styleOfDecimals("'000", 0);
    expect([changeText(27.4, style), differenceText(-0.6, style), changeText(0.4, style)]).toEqual(['+27,000', '−1,000', '0']);
  });

  it('have a unit without the multiplier', () => {
    expect(['Thousand persons', 'thousand', 'AUD thousand', 'Days lost per thousand employees', 'AUD million'].map(unitsAsShown)).toEqual([
      'Persons',
      'Number',
      'AUD',
      'Days lost per thousand employees',
      'AUD million',
    ]);
  });
});

describe('amounts and percentages', () => {
  it('spell out millions and billions, with the published decimals', () => {
    expect(plain(valueText(-26.388, styleOfValues('AUD bn', [-26.388])))).toBe('−$26.388 billion');
    expect(figureHtml(672138.3, styleOfValues('AUD m', [672138.3])).text).toBe('$672,138.3 <i>million</i>');
    expect(figureHtml(3.6, styleOfDecimals('%', 1)).text).toBe('3.6<i>%</i>');
    expect(plain(valueText(1100.4, tileStyle(1100.4, styleOfDecimals("AUD '000", 1))))).toBe('$1.10 million');
  });

  it('keep their published decimals', () => {
    expect(valueText(901.2, styleOfValues("AUD '000", [901.2]))).toBe('$901,200');
    expect(valueText(4.1, styleOfDecimals('%', 2))).toBe('4.10%');
    expect(plain(valueText(-0.2, styleOfValues('ppt', [-0.2])))).toBe('−0.2 percentage points');
  });
});
