/** Reads ordinary English words by class, such as verbs, adverbs and things. The file is `data/ordinary-words.csv`. */
import { WattleError } from '../../core/errors.ts';
import { readDataTable } from '../../formats/data-table.ts';

const WORD_CLASSES = [
  'adverb',
  'adjective',
  'verb',
  'noun',
  'person',
  'computing',
  'filler',
  'past',
  'animal',
  'plant',
  'food',
  'object',
] as const;
export type WordClass = (typeof WORD_CLASSES)[number];

let classes: ReadonlyMap<string, WordClass> | null = null;

/** Returns the class of each word. Throws BUG for an unknown class, or a word that occurs twice. */
export function ordinaryWords(): ReadonlyMap<string, WordClass> {
  classes ??= readClasses();
  return classes;
}

function readClasses(): ReadonlyMap<string, WordClass> {
  const found = new Map<string, WordClass>();
  for (const { class: name, words } of readDataTable('ordinary-words.csv', ['class', 'words'], { key: ['class'] })) {
    const known = WORD_CLASSES.find((one) => one === name);
    if (known === undefined) throw new WattleError('BUG', `data/ordinary-words.csv: the class ${name} is unknown`);
    for (const word of words.split(' ')) {
      if (found.has(word)) throw new WattleError('BUG', `data/ordinary-words.csv: ${word} occurs twice`);
      found.set(word, known);
    }
  }
  return found;
}
