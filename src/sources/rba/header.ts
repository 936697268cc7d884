/** Reads the header of an RBA table. Labels are found by name in the first column, and each column has a value for each label. */

import { quoted, WattleError } from '../../core/errors.ts';
import { labelIn, textOf } from '../../formats/dated-rows.ts';
import type { Cell } from '../../formats/workbook.ts';
import { addressOf, dateOf, type Grid } from './grid.ts';

const LABELS = {
  title: ['title', 'series title'],
  description: ['description', 'series description'],
  frequency: ['frequency', 'freq'],
  type: ['type', 'series type'],
  units: ['units', 'unit'],
  source: ['source', 'sources'],
  published: ['publication date', 'publish date', 'published date', 'date published', 'published'],
  id: ['series id', 'mnemonic', 'series code'],
} as const;

export type Label = keyof typeof LABELS;

const REQUIRED: readonly Label[] = ['title', 'frequency', 'type', 'units', 'published', 'id'];

export interface Header {
  /** The row index for each label in the table. */
  readonly row: Readonly<Partial<Record<Label, number>>>;
  /** The index of the first row below all labels. */
  readonly end: number;
  /** The code and title above the table, such as `F11.1  EXCHANGE RATES`. */
  readonly heading: string;
}

const labelOf = (cell: Cell | undefined): Label | null => {
  const word = labelIn(cell);
  return (Object.keys(LABELS) as Label[]).find((label) => (LABELS[label] as readonly string[]).includes(word)) ?? null;
};

export function readHeader(grid: Grid, table: string): Header {
  const row: Partial<Record<Label, number>> = {};
  const seen: string[] = [];
  let end = 0;
  for (const [i, cells] of grid.rows.entries()) {
    const text = textOf(cells[0]);
    if (text === '') continue;
    if (dateOf(grid, cells[0]) !== null) break;
    const label = labelOf(cells[0]);
    if (label === null) {
      seen.push(text);
      continue;
    }
    if (row[label] !== undefined) {
      throw new WattleError('PARSE_LAYOUT', `The label ${quoted(text)} occurs twice in the first column.`, {
        at: addressOf(grid, i, 'A', text),
      });
    }
    row[label] = i;
    end = i + 1;
  }
  for (const label of REQUIRED) {
    if (row[label] !== undefined) continue;
    throw new WattleError('PARSE_LAYOUT', `The table has no row labelled ${quoted(LABELS[label][0])}.`, {
      at: { url: grid.url, ...(grid.sheet === null ? {} : { sheet: grid.sheet }), column: 'A', value: seen.slice(0, 5).join(' | ') },
    });
  }
  checkTable(grid, seen[0] ?? '', table);
  return { row, end, heading: seen[0] ?? '' };
}

/** Throws PARSE_LAYOUT if the heading (`F11.1  EXCHANGE RATES`) has the code of another table. */
function checkTable(grid: Grid, heading: string, table: string): void {
  const named = /^([A-J]\d{1,2}(?:\.\d{1,2})*)\b/.exec(heading)?.[1];
  const expected = /^[A-J]\d{1,2}(?:\.\d{1,2})*/.exec(table)?.[0];
  if (named === undefined || named === expected) return;
  throw new WattleError('PARSE_LAYOUT', `Table ${table} was expected, but the file is headed ${named}.`, {
    at: addressOf(grid, 0, 'A', heading),
  });
}
