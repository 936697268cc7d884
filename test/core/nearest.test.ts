/** Suggestions: near words are found, and distant ones are not. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, editsWithin, nearest } from '../../src/core/nearest.ts';

const DATASETS = [
  'CPI',
  'CPI_MONTHLY',
  'CPI_WEIGHTS',
  'WPI',
  'LF',
  'LF_AGES',
  'BA_GCCSA',
  'BUILDING_ACTIVITY',
  'F1',
  'F1.1',
  'F11.1',
  'adi-list',
];
const STATES = ['New South Wales', 'Victoria', 'Queensland', 'South Australia', 'Western Australia', 'Tasmania'];

describe('nearest', () => {
  it.each([
    ['cpi', 'CPI'],
    ['CPI-WEIGHTS', 'CPI_WEIGHTS'],
    ['adi_list', 'adi-list'],
    ['BUILDING_ACTIVTIY', 'BUILDING_ACTIVITY'],
    ['BA_GCSSA', 'BA_GCCSA'],
    ['lf-age', 'LF_AGES'],
    ['buildng activity', 'BUILDING_ACTIVITY'],
    ['ACTIVITY', 'BUILDING_ACTIVITY'],
    ['WIP', 'WPI'],
    ['F1.2', 'F1.1'],
  ])('%j finds %s', (word, expected) => {
    expect(nearest(word, DATASETS)[0]).toBe(expected);
  });

  it.each([
    ['Victora', 'Victoria'],
    ['NewSouth Wales', 'New South Wales'],
    ['Quensland', 'Queensland'],
    ['tasmnaia', 'Tasmania'],
  ])('%j finds %s', (word, expected) => {
    expect(nearest(word, STATES)[0]).toBe(expected);
  });

  it.each(['', '  ', '-', 'unemployment', 'zzz', 'G9'])('%j has no match', (word) => {
    expect(nearest(word, DATASETS)).toEqual([]);
  });

  it('puts candidates that start with the word first, then the most similar ones, up to the maximum', () => {
    expect(nearest('CPI_', DATASETS)).toEqual(['CPI', 'CPI_MONTHLY', 'CPI_WEIGHTS']);
    expect(nearest('CPI_', DATASETS, 1)).toEqual(['CPI']);
    expect(nearest('CPI', DATASETS, 9)).toEqual(['CPI', 'CPI_MONTHLY', 'CPI_WEIGHTS', 'WPI']);
    expect(nearest('AU.CPI.YOX', ['AU.CPI', 'AU.CPI.YOY'])).toEqual(['AU.CPI.YOY', 'AU.CPI']);
  });

  it('puts a word with one extra letter before a word with two wrong letters', () => {
    expect(nearest('wagess', ['wagxxs', 'wages'])).toEqual(['wages', 'wagxxs']);
  });

  it('sorts equally similar candidates alphabetically', () => {
    expect(nearest('abcX', ['abcc', 'abca', 'abcb'])).toEqual(['abca', 'abcb', 'abcc']);
  });

  it('accepts one error for each three characters of the longer word', () => {
    expect(nearest('abcd', ['abXX'])).toEqual([]);
    expect(nearest('abcdef', ['abcdXX'])).toEqual(['abcdXX']);
    expect(nearest('abcdef', ['abcXXX'])).toEqual([]);
    expect(nearest('ab', ['aXb'])).toEqual(['aXb']);
    expect(nearest('bcd', ['XXbcY'])).toEqual([]);
    expect(nearest('aecdf', ['abcdef'])).toEqual(['abcdef']);
    expect(nearest('zb', ['zaab'])).toEqual([]);
  });

  it('accepts a common part of three characters, the largest share first, and puts a part of the candidate before a longer word', () => {
    expect(nearest('cde', ['abcdefghi', 'abcdef'])).toEqual(['abcdef', 'abcdefghi']);
    expect(nearest('de', ['abcdefgh'])).toEqual([]);
    expect(nearest('abcdefghi', ['def', 'xabcdefghiy'])).toEqual(['xabcdefghiy', 'def']);
    expect(nearest('pqrstuvwx', ['tuv', 'stuv'])).toEqual(['stuv', 'tuv']);
    expect(nearest('abcdefghi', ['hi'])).toEqual([]);
  });

  it('puts an exact match first, then a longer word that starts with it, then a word with one error', () => {
    expect(nearest('rate', ['rates', 'rate', 'date'])).toEqual(['rate', 'rates', 'date']);
    expect(nearest('straße', ['STRASSE', 'STRAßE'])[0]).toBe('STRAßE');
  });

  it('returns each candidate once', () => {
    expect(nearest('cpi', ['CPI', 'CPI'])).toEqual(['CPI']);
  });

  it('finds a word despite one typing error', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    fc.assert(
      fc.property(
        fc.constantFrom(...STATES),
        fc.nat(),
        fc.constantFrom('omit', 'add', 'change', 'swap'),
        fc.constantFrom(...letters),
        (name, place, kind, letter) => {
          const word = name.toLowerCase();
          const i = place % (word.length - 1);
          const wrong = {
            omit: word.slice(0, i) + word.slice(i + 1),
            add: word.slice(0, i) + letter + word.slice(i),
            change: word.slice(0, i) + letter + word.slice(i + 1),
            swap: word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
          }[kind];
          expect(nearest(wrong, STATES)[0]).toBe(name);
        },
      ),
    );
  });

  it('does not depend on the order of the candidates', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(DATASETS, { minLength: DATASETS.length }), fc.string({ maxLength: 8 }), (shuffled, word) => {
        expect(nearest(word, shuffled)).toEqual(nearest(word, DATASETS));
      }),
    );
  });
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['abc', 'abc', 0],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
    ['ca', 'abc', 3],
    ['xa', 'ax', 1],
    ['axb', 'abx', 1],
    ['ab', 'xbab', 2],
    ['aa', 'a', 1],
    ['abab', 'baba', 2],
  ])('from %j to %j is %d', (a, b, expected) => {
    expect(editDistance(a, b)).toBe(expected);
    expect(editDistance(b, a)).toBe(expected);
  });
});

/** Calculates the same distance with the complete matrix. */
function distanceByMatrix(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const cell = (i: number, j: number): number => rows[i]?.[j] ?? expect.fail('no cell');
  for (let i = 1; i <= a.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j += 1) {
      const best = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      rows[i]?.push(isSwapped ? Math.min(best, cell(i - 2, j - 2) + 1) : best);
    }
  }
  return cell(a.length, b.length);
}

describe('editsWithin', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });

  it('is the distance, or null above the limit', () => {
    fc.assert(
      fc.property(word, word, fc.nat({ max: 12 }), (a, b, limit) => {
        const distance = distanceByMatrix(a, b);
        expect(editsWithin(a, b, limit)).toBe(distance <= limit ? distance : null);
        expect(editDistance(a, b)).toBe(distance);
      }),
      { numRuns: 2000 },
    );
  });

  it('accepts words of any length', () => {
    expect(editsWithin('a'.repeat(300), `${'a'.repeat(299)}b`, 1)).toBe(1);
    expect(editsWithin('ab', 'ba', 2)).toBe(1);
  });
});
