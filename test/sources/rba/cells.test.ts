import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseValue } from '../../../src/sources/rba/cells.ts';
import { spacingFrequency, statedFrequency } from '../../../src/sources/rba/frequencies.ts';

describe('values', () => {
  it('are read as written, with signs and thousands separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 4 }), (digits, decimals) => {
        const text = (digits / 10 ** decimals).toFixed(decimals);
        const [whole = '', fraction] = text.split('.');
        const grouped = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`}`;
        for (const cell of [text, grouped, ` ${text} `, ...(digits >= 0 ? [`+${text}`] : [])]) {
          expect(parseValue(cell)).toEqual({ value: Number(text), status: null, text: null });
        }
      }),
    );
  });

  it.each([
    ['', null],
    [' ', null],
    [null, null],
    [undefined, null],
    ['17.00 to 17.50', { value: null, status: 'range', text: '17.00 to 17.50' }],
    ['-0.50 to -1.00', { value: null, status: 'range', text: '-0.50 to -1.00' }],
    ['n.a.', { value: null, status: 'not_available', text: 'n.a.' }],
    ['np', { value: null, status: 'suppressed', text: 'np' }],
    ['see notes', undefined],
    ['1,23', undefined],
    ['.', undefined],
    ['+', undefined],
    [true, undefined],
    [Number.NaN, undefined],
  ])('%j', (cell, expected) => {
    expect(parseValue(cell)).toEqual(expected);
  });
});

describe('frequencies', () => {
  it('are in words, with the month in which a year ends', () => {
    expect(statedFrequency('As announced', [])).toBe('D');
    expect(statedFrequency(' monthly ', [])).toBe('M');
    expect(statedFrequency('See notes', [])).toBeNull();
    // 30 June and 31 December 2024.
    expect(statedFrequency('Annual', [19904])).toBe('FY');
    expect(statedFrequency('Annual', [20088])).toBe('A');
  });

  it.each([
    ['D', [0, 1, 2, 5, 6, 7, 8, 9, 12]],
    ['W', [0, 7, 14, 21]],
    ['M', [30, 58, 89, 119]],
    ['Q', [89, 180, 272, 364]],
    ['S', [180, 364, 545]],
    ['A', [364, 729, 1095]],
    [null, [0, 50, 100]],
    [null, [0]],
  ])('are found from the distance between rows if no word states them: %s', (freq, days) => {
    expect(spacingFrequency([...days].reverse())).toBe(freq);
  });
});
