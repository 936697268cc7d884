/** Reads names and values of parameters in other APIs and programs. The file is `data/parameter-synonyms.csv`. */
import { WattleError } from '../core/errors.ts';
import { readDataTable } from '../formats/data-table.ts';

const KINDS = ['name', 'same_value', 'near_value'] as const;
type Row = readonly [words: readonly string[], here: readonly string[]];

const TABLE = readDataTable('parameter-synonyms.csv', ['kind', 'words', 'here'], { key: ['kind', 'words'] });
const unknown = TABLE.find(({ kind }) => !KINDS.some((one) => one === kind));
if (unknown !== undefined) throw new WattleError('BUG', `data/parameter-synonyms.csv: the kind ${unknown.kind} is unknown`);

const rows = (wanted: (typeof KINDS)[number]): readonly Row[] =>
  TABLE.filter(({ kind }) => kind === wanted).map(({ words, here }) => [words.split(' '), here.split(' ')]);

/** Names of parameters in other APIs, and Wattle's names with the same meaning, most common first. */
const NAMES = rows('name');

export function nameElsewhere(name: string, allowed: readonly string[]): string | undefined {
  const word = name
    .replace(/[a-z](?=[A-Z])/g, '$&_')
    .toLowerCase()
    .replace(/-/g, '_');
  return NAMES.filter(([names]) => names.includes(word))
    .flatMap(([, here]) => here)
    .find((one) => allowed.includes(one));
}

const byWord = (list: readonly Row[]): ReadonlyMap<string, readonly string[]> =>
  new Map(list.flatMap(([words, here]) => words.map((word) => [word, here] as const)));

/** Maps words from other APIs to accepted values with the same meaning. */
export const SAME_VALUES = byWord(rows('same_value'));

/** Maps words from other APIs to accepted values with a similar meaning. Errors suggest these values. */
export const NEAR_VALUES = byWord(rows('near_value'));
