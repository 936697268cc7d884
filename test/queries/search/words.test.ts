/** Checks the form in which search compares typed words. */
import { describe, expect, test } from 'vitest';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';
import { relativesOf } from '../../../src/queries/search/word-family.ts';
import { wordsOf } from '../../../src/queries/search/words.ts';

test.each([
  ['What’s NAB’s 3yr rate?', ['what', 'nab', '3', 'year', 'rate']],
  ['10y bonds, 90d bills', ['10', 'year', 'bond', '90', 'day', 'bill']],
  ['twelve percent of women', ['12', 'per', 'cent', 'of', 'female']],
  ['A$1,250.50', ['a', '1250', '50']],
])('%s', (text, expected) => {
  expect(wordsOf(text)).toEqual(expected);
});

describe('a word that is also the name of a member of every object is only a word', () => {
  test.each(['constructor', 'constructors', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'])('%s', (word) => {
    expect(wordsOf(word)).toHaveLength(1);
    expect(relativesOf(word).every((one) => typeof one === 'string')).toBe(true);
    expect(() => searchCatalogue(`${word} wages`)).not.toThrow();
  });
});
