/** Reads abbreviations in questions, such as `govt`, with their full words. The file is `data/search-abbreviations.csv`. */
import { readDataTable } from '../../formats/data-table.ts';
import { namesIn } from './subjects.ts';

interface Abbreviation {
  readonly abbreviation: string;
  /** The meanings, most common first. */
  readonly words: readonly string[];
}

export const abbreviations = (): readonly Abbreviation[] =>
  readDataTable('search-abbreviations.csv', ['abbreviation', 'words'], { key: ['abbreviation'] }).map(({ abbreviation, words }) => ({
    abbreviation,
    words: namesIn(words),
  }));
