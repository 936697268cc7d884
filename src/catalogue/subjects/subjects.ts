/** Reads all subjects with their names from `data/search-subjects.csv`. Names may use the lists of phrases in `data/search-phrases.csv`. */
import { quoted, WattleError } from '../../core/errors.ts';
import { type DataRow, readDataTable } from '../../formats/data-table.ts';
import type { Subject } from './subject.ts';

const FILE = 'search-subjects.csv';
const PHRASES_FILE = 'search-phrases.csv';
const COLUMNS = ['group', 'names', 'whole_names', 'phrases', 'heads'] as const;

/** An entry in a list of phrases that represents an empty phrase. The names of the row are then also used alone. */
const ALONE = '(alone)';

let loaded: readonly Subject[] | null = null;

/** Returns the subjects in file order. @throws BUG for a row with an unknown list, or without names */
export function subjects(): readonly Subject[] {
  if (loaded === null) {
    const lists = new Map(
      readDataTable(PHRASES_FILE, ['list', 'phrases'], { key: ['list'] }).map(({ list, phrases }) => [`@${list}`, namesIn(phrases)]),
    );
    loaded = readRows().map((row) => subjectOf(row, lists));
  }
  return loaded;
}

const readRows = (): readonly DataRow<(typeof COLUMNS)[number]>[] =>
  readDataTable(FILE, COLUMNS, { optional: ['names', 'whole_names', 'phrases', 'heads'], key: COLUMNS });

/** Returns the names of all subjects in a group, without the names that add phrases. */
export const namesOfGroup = (group: string): readonly string[] =>
  readRows().flatMap((row) => (row.group === group ? [...namesIn(row.names), ...namesIn(row.whole_names)] : []));

/** Splits a cell into names at each `|`. */
export const namesIn = (cell: string): readonly string[] => (cell === '' ? [] : cell.split('|').map((name) => name.trim()));

function subjectOf(row: DataRow<(typeof COLUMNS)[number]>, lists: ReadonlyMap<string, readonly string[]>): Subject {
  const read = (cell: string): readonly string[] =>
    namesIn(cell).flatMap((name) => {
      if (!name.startsWith('@')) return [name];
      const list = lists.get(name);
      if (list === undefined) throw new WattleError('BUG', `data/${FILE}: ${name} is not a list in data/${PHRASES_FILE}.`);
      return list;
    });
  const [names, wholeNames, phrases] = [read(row.names), read(row.whole_names), read(row.phrases)];
  if (names.length + wholeNames.length === 0)
    throw new WattleError('BUG', `data/${FILE}: the subject with ${quoted(row.heads)} in the column heads has no names.`);
  const added = phrases.filter((phrase) => phrase !== ALONE);
  const withPhrases = (all: readonly string[]): readonly string[] =>
    phrases.length === 0 ? all : all.flatMap((name) => added.map((phrase) => `${name} ${phrase}`));
  const alone = phrases.length > 0 && phrases.includes(ALONE) ? names : [];
  return {
    names: [...new Set([...alone, ...withPhrases(names)])],
    wholeNames: withPhrases(wholeNames),
    heads: row.heads.split(' ').filter((id) => id !== ''),
  };
}
