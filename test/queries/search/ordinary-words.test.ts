/** Checks that ordinary English words are not reported as unmatched, and that names, places, products and groups are. */
import { describe, expect, test } from 'vitest';
import { ordinaryWords } from '../../../src/catalogue/subjects/ordinary-words.ts';
import { searchCatalogue } from '../../../src/queries/search/catalogue-search.ts';
import { ORDINARY_PHRASES, RESTRICTING_PHRASES } from './phrases.ts';

const SUBJECTS = [
  'unemployment rate',
  'inflation',
  'house prices',
  'the cash rate',
  'wage growth',
  'gdp growth',
  'retail sales',
  'population',
];
/** The second subject of a phrase is this many places after the first in the list. */
const NEXT = 3;

/** Returns two questions for each phrase. */
const questionsWith = (phrases: readonly string[]): readonly string[] =>
  phrases.flatMap((phrase, i) => [i, i + NEXT].map((n) => phrase.replace('{}', SUBJECTS[n % SUBJECTS.length] ?? '')));

/** The first runs with these phrases, in November 2026, reported 62% of the ordinary phrases and 87% of the restricting phrases. */
describe('in phrases around a subject', () => {
  test('ordinary words are not reported as unmatched', () => {
    const questions = questionsWith(ORDINARY_PHRASES);
    const reported = questions.flatMap((question) => {
      const { unmatched } = searchCatalogue(question);
      return unmatched.length === 0 ? [] : [`${question} (${unmatched.join(', ')})`];
    });
    expect(questions.length).toBeGreaterThan(330);
    expect(reported.length / questions.length, reported.join('\n')).toBeLessThan(0.08);
  });

  test('names, places, products and groups are reported', () => {
    const questions = questionsWith(RESTRICTING_PHRASES);
    const silent = questions.filter((question) => {
      const { unmatched, notCovered } = searchCatalogue(question);
      return unmatched.length === 0 && notCovered === null;
    });
    expect(questions.length).toBeGreaterThan(290);
    expect(silent.length / questions.length, silent.join('\n')).toBeLessThan(0.07);
  });
});

describe('a word is ordinary', () => {
  const unmatched = (question: string): readonly string[] => searchCatalogue(question).unmatched;

  test.each([
    ['how bad is inflation', [], 'as an adjective'],
    ['inflation crept up stubbornly', [], 'as a verb and an adverb'],
    ['my sister wants the unemployment rate', [], 'as a relative of the user'],
    ['unemployment rate of sisters', ['sisters'], 'but not as a group'],
    ['unemployment rate in a bunch', [], 'as a general noun'],
    ['unemployment rate at Bunch', ['bunch'], 'and not as a name with a capital letter'],
    ['the cash rate in R with pandas', [], 'as the name of a program'],
    ['price of stolen cars', ['stolen'], 'but not as a past form that restricts the subject'],
    ['emissions intensity of the grid in South Australia', [], 'as another name of electricity'],
    ['unemployment rate on my phone', [], 'as a device of the user'],
  ])('%s', (question, expected, _why) => {
    expect(unmatched(question)).toEqual(expected);
  });

  test('of each class that the data file has', () => {
    expect(ordinaryWords().get('quickly')).toBe('adverb');
    expect(ordinaryWords().size).toBeGreaterThan(5_000);
  });
});

/** The first results of these questions named Wales, coal mining and the core of inflation, and no word was reported. */
describe('an animal, plant, food or object', () => {
  test.each([
    ['population of whales', 'whales', 'AU.POPULATION'],
    ['population of kangaroos', 'kangaroos', 'AU.POPULATION'],
    ['price of coral', 'coral', null],
    ['camels', 'camels', null],
    ['coral', 'coral', null],
    ['drones', 'drones', null],
    ['trucks registered in Victoria', 'trucks', undefined],
    ['guitar prices', 'guitar', null],
  ])('is reported and not read as a similar word: %s', (question, word, first) => {
    const { found, unmatched } = searchCatalogue(question, ['series']);
    expect(unmatched).toContain(word);
    if (first !== undefined) expect(found[0]?.item.kind === 'series' ? found[0].item.series.id : null).toBe(first);
  });

  test.each([
    ['price of avocados', []],
    ['sales of boats', ['sales']],
    ['price of bread', []],
  ])('is not reported if a result is about it: %s', (question, expected) => {
    expect(searchCatalogue(question).unmatched).toEqual(expected);
  });

  test('does not stop the repair of other words', () => {
    expect(searchCatalogue('unemploymnet rate').unmatched).toEqual([]);
  });
});
