/** Returns words and codes for ANZSIC divisions, with the names that ABS workbooks use. */
import { DIVISIONS, type Division } from '../../core/anzsic.ts';

/** Words that do not follow from the name of the division. */
const WORDS: Readonly<Record<string, string>> = { A: 'agriculture', Q: 'health_social_assistance', S: 'other_services' };

const wordOf = ({ letter, name }: Division): string =>
  WORDS[letter] ??
  name
    .toLowerCase()
    .replace(/ (?:and|services)\b/g, '')
    .replace(/\W+/g, '_');

/** Returns words for `all` and for the divisions, except those with letters in `without`. */
export const industryWords = (without = ''): Readonly<Record<string, string>> => ({
  all: 'TOT',
  ...Object.fromEntries(DIVISIONS.filter(({ letter }) => !without.includes(letter)).map((division) => [wordOf(division), division.letter])),
});

/** Letters by name in workbooks: `Mining` is `B`. */
export const INDUSTRY_NAMES: Readonly<Record<string, string>> = {
  'All industries': 'TOT',
  ...Object.fromEntries(DIVISIONS.map(({ letter, name }) => [`${name.slice(0, 1)}${name.slice(1).toLowerCase()}`, letter])),
};
