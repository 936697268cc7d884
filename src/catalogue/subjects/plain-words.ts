/** Reads words that name no subject, place or measure, such as verbs and file formats. The file is `data/search-plain-words.csv`. */
import { readDataTable } from '../../formats/data-table.ts';

export const plainWords = (): readonly string[] =>
  readDataTable('search-plain-words.csv', ['kind', 'words'], { key: ['kind'] }).flatMap(({ words }) => words.split(' '));
