/** Finds the intended word for an unknown one. */
import { describe, expect, test } from 'vitest';
import { soundOf } from '../../../src/queries/search/sound.ts';
import { Counts, Vocabulary } from '../../../src/queries/search/vocabulary.ts';

const vocabularyOf = (words: Readonly<Record<string, number>>): Vocabulary => {
  const counts = new Counts();
  for (const [word, count] of Object.entries(words)) counts.add(word, count);
  return new Vocabulary(counts);
};
const vocabulary = vocabularyOf({
  inflation: 9,
  weather: 3,
  wheat: 2,
  her: 1,
  whether: 1,
  mortgage: 4,
  population: 5,
  brisbane: 2,
  employment: 8,
  the: 1,
  what: 1,
  crisps: 3,
  retail: 6,
  sale: 6,
  sail: 1,
  joblessness: 2,
  approval: 4,
  export: 9,
  expert: 1,
});

describe('a mistyped word', () => {
  test.each([
    ['infaltion', ['inflation'], 'two exchanged letters'],
    ['wheather', ['weather'], 'one extra letter, not two joined words or a joining word'],
    ['aproval', ['approval'], 'a letter that is not doubled'],
    ['exprot', ['export'], 'of equally near words the one with the same letters'],
    ['expart', ['export'], 'then the one in more entries'],
    ['retailsale', ['retail', 'sale'], 'two joined words'],
    ['teh', ['the'], 'a short one that joins others'],
    ['waht', ['what'], 'two exchanged letters in a short word'],
  ])('%s', (word, expected, _why) => {
    expect(vocabulary.repair(word, false)).toEqual(expected);
  });

  test.each([
    ['morgauge', 'mortgage'],
    ['brisbain', 'brisbane'],
    ['populashun', 'population'],
    ['imploiment', 'employment'],
  ])('%s is found by its sound', (word, expected) => {
    expect(vocabulary.repair(word, false)).toEqual([expected]);
  });

  test.each([
    ['zzzzqqqq', 'nothing is near'],
    ['homelessness', 'few people mistype the start of a word'],
    ['crisis', 'letters far apart on the keyboard are not confused'],
    ['sal', 'short words have too many neighbours'],
    ['6202', 'numbers are never corrected'],
  ])('%s is not found', (word, _why) => {
    expect(vocabulary.repair(word, false)).toEqual([]);
  });

  test('an incomplete word is completed to the most frequent one', () => {
    expect(vocabulary.repair('sa', true)).toEqual(['sale']);
    expect(vocabulary.repair('pop', true)).toEqual(['population']);
  });
});

test.each([
  ['phone', 'fone'],
  ['knight', 'nite'],
  ['school', 'skool'],
  ['bridge', 'brij'],
  ['quarter', 'kwarter'],
  ['vicious', 'vishus'],
])('%s sounds like %s', (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b));
});
