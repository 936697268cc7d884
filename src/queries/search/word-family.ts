/** Finds related words that the search knows, such as `import` for `imported` and `building` for `built`. */
import { LRUCache } from 'lru-cache';
import { firstOfRow, wordRows } from '../../catalogue/subjects/search-words.ts';

/** Irregular forms, each with the related word. */
const FORMS = firstOfRow('irregular');
const NONE: readonly string[] = [];
/** Endings that are removed to find related words. Longer endings come first. */
const ENDINGS = ['ically', 'ation', 'ment', 'able', 'ally', 'iest', 'ing', 'ion', 'est', 'ier', 'ers', 'er', 'ed', 'al', 'ly', 'd'];
/** Endings that replace a final `y`, as in `windiest`. */
const OF_Y: ReadonlySet<string> = new Set(['iest', 'ier']);
/**
 * Endings before which the last letter of a word is doubled, as in `planned` and `biggest`. Other endings do not double it. For example,
 * `supply` is not a form of `super`.
 */
const DOUBLING: ReadonlySet<string> = new Set(['ing', 'ed', 'er', 'ers', 'est']);
const SHORTEST = 3;

/** The maximum number of words whose forms are kept. Each question needs the forms of its words several times. */
const WORDS_KEPT = 2000;
const relatives = new LRUCache<string, readonly string[]>({ max: WORDS_KEPT });

export function relativesOf(word: string): readonly string[] {
  if (/^\d/.test(word)) return NONE;
  const known = relatives.get(word);
  if (known !== undefined) return known;
  const found = findRelatives(word);
  relatives.set(word, found);
  return found;
}

function findRelatives(word: string): readonly string[] {
  const form = FORMS.get(word);
  const stems =
    form === undefined
      ? ENDINGS.filter((ending) => word.endsWith(ending)).map((ending) => `${word.slice(0, -ending.length)}${OF_Y.has(ending) ? 'y' : ''}`)
      : [form];
  const long = stems.filter((stem) => stem.length >= SHORTEST || form !== undefined);
  const doubled = ENDINGS.filter((ending) => DOUBLING.has(ending) && word.endsWith(ending)).map((ending) => word.slice(0, -ending.length));
  const bare = long.flatMap((stem) => [stem, `${stem}e`, ...(doubled.includes(stem) ? [undoubled(stem)] : [])]);
  const ended = [word, ...bare].flatMap((stem) => [
    `${stem}ing`,
    `${stem}ed`,
    `${stem}er`,
    `${stem.replace(/e$/, '')}ing`,
    `${stem}ment`,
    `${stem}or`,
  ]);
  return [...new Set([...bare, ...ended])].filter((one) => one !== word);
}

/** Removes a doubled letter: `plann` becomes `plan`. */
const undoubled = (stem: string): string => stem.replace(/([b-df-hj-np-tv-z])\1$/, '$1');

const othersOf = (groups: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> =>
  new Map(groups.flatMap((group) => group.map((word) => [word, group.filter((other) => other !== word)] as const)));
/** Words that can replace each other in any text, such as `car` and `vehicle`. */
const SYNONYMS = othersOf(wordRows('synonym'));
/** More words can replace each other in names of several words, such as `houses being built` and `homes being built`. */
const IN_NAMES = othersOf([...wordRows('synonym'), ...wordRows('name_synonym')]);

/** Returns words that can replace a word in any text or in names. */
export const namesakesOf = (word: string): readonly string[] => IN_NAMES.get(word) ?? NONE;

export const synonymsOf = (word: string): readonly string[] => SYNONYMS.get(word) ?? NONE;

/** Returns variants of a name. In each variant, a synonym replaces one of its words. Returns none for a name of one word. */
export const otherWordings = (name: readonly string[]): readonly (readonly string[])[] =>
  name.length === 1 ? [] : name.flatMap((word, i) => (IN_NAMES.get(word) ?? NONE).map((other) => name.with(i, other)));
