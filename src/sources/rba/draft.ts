/** Drafts the declaration of an RBA table from its file. Also records the facts for its test. */
import { capitalised } from '../../core/basic/text.ts';
import type { Captured } from '../../core/capture.ts';
import { constantName, DRAFT_MAX_AGE_DAYS, finestOf, quoted, wordOf, wordsMember } from '../../formats/leaf-text.ts';
import { readTableHead, type TableColumn } from './parse.ts';
import { fileOfTable } from './table-list.ts';

/** The header of a column, unchanged. Members are null if only the id or unit is known. */
export interface SeriesFacts {
  readonly title: string | null;
  readonly units: string | null;
  readonly frequency: string | null;
  readonly type: string | null;
  /** The source of these facts, as a key in `rests_on`. Absent if there is only one source. */
  readonly from?: string;
}

export interface TableFacts {
  readonly table: string;
  readonly heading: string | null;
  /** Sources of the facts, by name. */
  readonly rests_on: Readonly<Record<string, string>>;
  /** True if the list contains all series in the table. */
  readonly complete: boolean;
  readonly series: Readonly<Record<string, SeriesFacts>>;
}

/** Returns the facts for a table from its file. Throws PARSE_* if the file contains another table or format. */
export function tableFacts(capture: Captured, table: string, restsOn: string): TableFacts {
  const { heading, columns } = readTableHead(capture, { table, scope: 'whole' });
  const facts = ({ title, units, frequency, type }: TableColumn): SeriesFacts => ({ title, units, frequency, type });
  return {
    table,
    heading,
    rests_on: { file: restsOn },
    complete: true,
    series: Object.fromEntries(columns.map((column) => [column.id, facts(column)])),
  };
}

/** Writes a declaration, which a person must review. Words and title are based on the RBA's file. */
export function draftTable(capture: Captured, table: string): string {
  const { heading, columns } = readTableHead(capture, { table, scope: 'whole' });
  const frequencies = columns.map((column) => column.freq);
  const finest = finestOf(frequencies);
  const title = titleOf(heading, table);
  const file = fileOfTable(table);
  const stem = table.toLowerCase();
  return [
    `/** RBA ${table}: ${title.charAt(0).toLowerCase()}${title.slice(1)}. */`,
    "import { rbaTable } from '../table.ts';",
    '',
    `export const ${constantName(table)} = rbaTable({`,
    `  id: '${table}',`,
    `  file: '${stem}',`,
    ...(file === `${stem}-data.csv` ? [] : [`  csv: '${file}',`]),
    `  title: ${quoted(title)},`,
    `  description: ${quoted(`Statistical table ${table} of the Reserve Bank of Australia: ${columns.length} series.`)},`,
    `  frequency: '${finest}',`,
    ...wordsMember(wordsOf(columns)).map((line) => `  ${line}`),
    '  default: null,',
    `  maxAgeDays: ${DRAFT_MAX_AGE_DAYS[finest]},`,
    '});',
    '',
  ].join('\n');
}

/** Converts `I1  BALANCE OF PAYMENTS` to `Balance of payments`, because published headings are in capitals. */
function titleOf(heading: string, table: string): string {
  const text = heading.replace(/^[A-J]\d[\d.]*\s*/, '').trim();
  const words = text === text.toUpperCase() ? text.toLowerCase() : text;
  return words === '' ? `Statistical table ${table}` : capitalised(words);
}

/**
 * Makes a word for each series from its title. If the word is already used, adds the adjustment. If that is also used, the series has no
 * word.
 */
function wordsOf(columns: readonly TableColumn[]): readonly (readonly [string, string])[] {
  const words = new Map<string, string>();
  for (const { id, title, type } of columns) {
    const word = wordOf(title);
    const free = [word, `${word}_${wordOf(type)}`].find((one) => one !== '' && !words.has(one));
    if (free !== undefined) words.set(free, id);
  }
  return [...words];
}
