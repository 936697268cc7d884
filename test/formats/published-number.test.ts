import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { numberCell, numberIn, publishedCell, publishedValue, TOO_FEW } from '../../src/formats/published-number.ts';

describe('a number in a text', () => {
  it('is the written value, grouped by threes or not, with either minus sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.integer({ min: 0, max: 6 }), (digits, decimals) => {
        const text = (Math.abs(digits) / 10 ** decimals).toFixed(decimals);
        const value = Number(text);
        const [whole = '', fraction] = text.split('.');
        const grouped = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${fraction === undefined ? '' : `.${fraction}`}`;
        expect(numberIn(text)).toBe(value);
        expect(numberIn(grouped)).toBe(value);
        for (const minus of ['-', '\u2212', '\u2013']) {
          const negative = value === 0 ? 0 : -value;
          expect(numberIn(minus + text)).toBe(negative);
          expect(numberIn(minus + grouped)).toBe(negative);
        }
      }),
    );
  });

  it('has commas only between groups of three, and is no number if one moves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 1, max: 12 }), (digits, place) => {
        const text = String(digits);
        const moved = `${text.slice(0, place)},${text.slice(place)}`;
        const isGroup = text.length - place === 3 && place <= 3 && place >= 1;
        expect(numberIn(moved)).toBe(isGroup ? digits : undefined);
      }),
    );
  });

  it.each([
    ['.5', 0.5],
    ['-0.0', 0],
    ['-0', 0],
    ['5.', 5],
    ['+0.25', 0.25],
    ['1.5E-3', 0.0015],
    ['15,100.00', 15_100],
    ['(1,234.5)', -1234.5],
    ['(0.4)', -0.4],
    ['(125)', -125],
    ['(0.0)', 0],
  ])('%j is %d', (text, value) => {
    expect(numberIn(text)).toBe(value);
  });

  it.each([
    '0,890',
    '0,890.5',
    '4,35',
    '1,2345',
    '1,234,56',
    ',123',
    '1.234,5',
    '1.234.567',
    '1 234',
    '12 ',
    '5%',
    '$5',
    '5-',
    '--5',
    '(5)',
    '(12)',
    '(-125)',
    '-(125)',
    '(a)',
    '1e',
    '1e999',
    '0x1F',
    'Infinity',
    'NaN',
    '',
    '.',
    '-',
  ])('%j is absent', (text) => {
    expect(numberIn(text)).toBeUndefined();
  });
});

describe('a cell', () => {
  it('is a number with any footnote mark after it, and keeps the mark', () => {
    const marks = fc.constantFrom('*', '**', ' *', '†', '‡', '§');
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 3 }), marks, (digits, decimals, mark) => {
        const text = `${(digits / 10 ** decimals).toFixed(decimals)}${mark}`;
        expect(publishedValue(text)).toEqual({ value: digits / 10 ** decimals + 0, status: 'other', text });
      }),
    );
    for (const text of ['np*', '4.10#', '* 4.10', '4.10*a', '#REF!', '#DIV/0!'])
      expect([text, publishedValue(text)]).toEqual([text, undefined]);
    expect(publishedValue('#N/A')).toEqual({ value: null, status: 'not_available', text: '#N/A' });
  });

  it.each([
    ['np', 'suppressed'],
    ['n.p.', 'suppressed'],
    ['n.a.', 'not_available'],
    ['..', 'not_available'],
    ['\u2013', 'not_available'],
    ['\u2014', 'not_available'],
  ])('with the mark %j gives the reason for an absent figure', (text, status) => {
    expect(publishedValue(` ${text} `)).toEqual({ value: null, status, text });
  });

  it('with fewer than this many is withheld if the agency writes so, and refused elsewhere', () => {
    expect(publishedValue('<5', TOO_FEW)).toEqual({ value: null, status: 'suppressed', text: '<5' });
    expect(publishedValue('<5')).toBeUndefined();
  });

  it.each(['0,890', 'see notes', true, '#REF!', Number.NaN])('with %j is refused with its location', (cell) => {
    const at = { sheet: 'Data1', row: 12, column: 'A84423050A' };
    for (const read of [publishedCell, numberCell]) {
      const error = thrownBy(() => read(cell, at));
      expect(error.code).toBe('PARSE_VALUE');
      expect(error.at).toEqual({ ...at, value: String(cell) });
    }
  });
});

function thrownBy(act: () => unknown): WattleError {
  try {
    act();
  } catch (error) {
    if (error instanceof WattleError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}
