/** Reads lists of words that search uses, such as synonyms and irregular forms. The file is `data/search-words.csv`. */
import { WattleError } from '../../core/errors.ts';
import { readDataTable } from '../../formats/data-table.ts';

const LISTS = [
  ...[
    'agency',
    'council',
    'counting',
    'dollar',
    'general',
    'irregular',
    'joining',
    'measure',
    'name_synonym',
    'occasion',
    'people',
    'plain',
  ],
  ...['qualifying', 'release', 'spelling', 'stop', 'synonym'],
] as const;
type WordList = (typeof LISTS)[number];

let lists: ReadonlyMap<string, readonly (readonly string[])[]> | null = null;

/** Returns the rows of a list, each with its words. Throws BUG for an unknown list, or a word that occurs twice in a list. */
export function wordRows(list: WordList): readonly (readonly string[])[] {
  lists ??= readLists();
  return lists.get(list) ?? [];
}

export const listedWords = (list: WordList): readonly string[] => wordRows(list).flat();

/** Returns each word of a list after the first of its row, with that first word. */
export const firstOfRow = (list: WordList): ReadonlyMap<string, string> =>
  new Map(wordRows(list).flatMap(([first = '', ...others]) => others.map((word) => [word, first] as const)));

function readLists(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>(LISTS.map((list) => [list, []]));
  for (const { list, words } of readDataTable('search-words.csv', ['list', 'words'], { key: ['list', 'words'] })) {
    const rows = found.get(list);
    const row = words.split(' ');
    const repeated = row.find((word, i) => row.indexOf(word) < i || rows?.some((other) => other.includes(word)));
    if (rows === undefined || repeated !== undefined) {
      const problem = rows === undefined ? 'the list is unknown' : `${repeated} occurs twice`;
      throw new WattleError('BUG', `data/search-words.csv, list ${list}: ${problem}`);
    }
    rows.push(row);
  }
  return found;
}
