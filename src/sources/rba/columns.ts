/** Reads the columns in an RBA table, with their Series IDs, units and frequencies. */

import { at, present } from '../../core/assert.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import type { Adjustment } from '../../core/observation.ts';
import { parseUnit } from '../../core/units.ts';
import type { DatedRow } from '../../formats/dated-rows.ts';
import { textOf } from '../../formats/dated-rows.ts';
import { withoutNotes } from '../../formats/sheet-table.ts';
import { type Cell, cellAddress } from '../../formats/workbook.ts';
import { parseValue } from './cells.ts';
import { spacingFrequency, statedFrequency, type TableFrequency } from './frequencies.ts';
import { addressOf, columnName, type Grid } from './grid.ts';
import type { Header, Label } from './header.ts';

export interface Column {
  readonly index: number;
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly unit: string;
  readonly multiplier: number;
  readonly basePeriod: string | null;
  readonly adjustment: Adjustment | null;
  readonly freq: TableFrequency;
}

const ADJUSTMENT: Readonly<Record<string, Adjustment>> = {
  original: 'original',
  'seasonally adjusted': 'seasonally_adjusted',
  trend: 'trend',
};

/** Returns the columns with values, and the ids of repeated columns. */
export function readColumns(
  grid: Grid,
  header: Header,
  rows: readonly DatedRow[],
): { readonly columns: readonly Column[]; readonly repeated: readonly string[] } {
  const cell = (label: Label, index: number): string => {
    const row = header.row[label];
    return row === undefined ? '' : textOf(grid.rows[row]?.[index]);
  };
  const idRow = grid.rows[header.row.id ?? 0] ?? [];
  const used = new Map<string, number>();
  const indexes: number[] = [];
  const repeated: string[] = [];
  const width = Math.max(idRow.length, ...rows.map((row) => grid.rows[row.index]?.length ?? 0));
  refuseShiftedTitles(grid, header);
  for (let index = 1; index < width; index++) {
    const id = textOf(idRow[index]);
    if (id === '') {
      refuseData(grid, rows, index);
      continue;
    }
    if (!/^[A-Za-z0-9_-]+$/.test(id)) {
      throw new WattleError('PARSE_LAYOUT', `${quoted(id)} is not a series id.`, {
        at: addressOf(grid, header.row.id ?? 0, columnName(grid, index), id),
      });
    }
    const other = used.get(id);
    if (other !== undefined) {
      refuseOtherColumn(grid, rows, [header.row.units, header.row.frequency, header.row.type], { id, index, other });
      repeated.push(`${id} (columns ${columnName(grid, other)} and ${columnName(grid, index)})`);
      continue;
    }
    used.set(id, index);
    indexes.push(index);
  }
  if (indexes.length === 0) throw new WattleError('PARSE_LAYOUT', 'The row “Series ID” has no series.', { at: { url: grid.url } });
  const frequencies = columnFrequencies(grid, indexes, (index) => cell('frequency', index), rows, header.row.frequency ?? 0);
  const columns = indexes.map((index, i) => {
    const unitText = withoutNotes(cell('units', index));
    return {
      index,
      id: textOf(idRow[index]),
      title: cell('title', index),
      source: cell('source', index),
      ...parseUnit(unitText),
      basePeriod: basePeriodOf(unitText) ?? (parseUnit(unitText).unit === 'Index' ? baseInTitle(cell('title', index)) : null),
      adjustment: ADJUSTMENT[cell('type', index).toLowerCase()] ?? null,
      freq: frequencies[i] ?? 'D',
    };
  });
  return { columns, repeated };
}

/**
 * Throws PARSE_LAYOUT if one column has a Series ID but no title, and another has a title but no Series ID. The titles may then belong to
 * other columns.
 */
function refuseShiftedTitles(grid: Grid, header: Header): void {
  const [ids = [], titles = []] = [header.row.id, header.row.title].map((row) => grid.rows[row ?? -1]);
  const unnamed = ids.findIndex((id, index) => index > 0 && textOf(id) !== '' && textOf(titles[index]) === '');
  const [spare] = titlesWithoutId(grid, header);
  if (unnamed < 0 || spare === undefined) return;
  throw new WattleError('PARSE_LAYOUT', `The series ${textOf(ids[unnamed])} has no title, and the title ${quoted(spare)} has no series.`, {
    at: addressOf(grid, present(header.row.title, 'the row of titles'), columnName(grid, unnamed)),
  });
}

/** Returns the base period of an index: `2011/12=100` for `Index, 2011/12=100`. */
function basePeriodOf(unitText: string): string | null {
  const base = /^index,?\s+(\S.*)$/i.exec(unitText)?.[1];
  return base !== undefined && /=\s*\d/.test(base) ? base : null;
}

/** Returns `May 1970 = 100` for the title `Trade-weighted Index May 1970 = 100`. */
const baseInTitle = (title: string): string | null => /[A-Z][a-z]{2,8} \d{4} ?= ?100\b/.exec(title)?.[0] ?? null;

/** Throws DATA_DUPLICATE_KEY with both cells, if columns with the same id have different labels or values. */
function refuseOtherColumn(
  grid: Grid,
  rows: readonly DatedRow[],
  labels: readonly (number | undefined)[],
  { id, index, other }: { readonly id: string; readonly index: number; readonly other: number },
): void {
  const differing = [...labels.filter((row) => row !== undefined), ...rows.map((row) => row.index)].find(
    (row) => saidIn(grid.rows[row]?.[other]) !== saidIn(grid.rows[row]?.[index]),
  );
  if (differing === undefined) return;
  const [a, b] = [other, index].map(
    (column) => `${textOf(grid.rows[differing]?.[column]) || 'nothing'} (${cellAddress(differing, column + grid.blankColumns)})`,
  );
  throw new WattleError('DATA_DUPLICATE_KEY', `${quoted(id)} occurs in two columns that differ: ${a} and ${b}.`, {
    at: addressOf(grid, differing, columnName(grid, index), textOf(grid.rows[differing]?.[index])),
  });
}

/** Returns the content of a cell in a normalised form, so that `4.10` equals `4.1`. */
function saidIn(cell: Cell | undefined): string {
  const read = parseValue(cell);
  return read === null || read === undefined ? textOf(cell) : JSON.stringify(read);
}

/** Throws PARSE_LAYOUT if a column without an id has values. A column without values is padding. */
function refuseData(grid: Grid, rows: readonly DatedRow[], index: number): void {
  const found = rows.find((row) => textOf(grid.rows[row.index]?.[index]) !== '');
  if (!found) return;
  throw new WattleError('PARSE_LAYOUT', 'A column of figures has no Series ID.', {
    at: addressOf(grid, found.index, columnName(grid, index), textOf(grid.rows[found.index]?.[index])),
  });
}

/**
 * Returns the stated frequency for each column. If a column states none (`See notes`), returns the common frequency of the other columns.
 * If they have no common frequency, derives it from the spacing of dates.
 */
function columnFrequencies(
  grid: Grid,
  indexes: readonly number[],
  wordsOf: (index: number) => string,
  rows: readonly DatedRow[],
  labelRow: number,
): readonly TableFrequency[] {
  const days = rows.map((row) => row.day);
  const stated = indexes.map((index) => statedFrequency(wordsOf(index), days));
  const others = new Set(stated.filter((freq) => freq !== null));
  const [only] = others;
  const fallback = others.size === 1 && only !== undefined ? only : spacingFrequency(days);
  return stated.map((freq, i) => {
    const known = freq ?? fallback;
    if (known !== null) return known;
    const index = at(indexes, i);
    throw new WattleError('PARSE_LAYOUT', 'The frequency of a column is neither stated nor shown by the spacing of its rows.', {
      at: addressOf(grid, labelRow, columnName(grid, index), wordsOf(index)),
    });
  });
}

/** Returns the titles of columns that do not yet have an id. */
export function titlesWithoutId(grid: Grid, header: Header): readonly string[] {
  const [ids = [], titles = []] = [header.row.id, header.row.title].map((row) => grid.rows[row ?? -1]);
  return titles.flatMap((title, index) => (index === 0 || textOf(title) === '' || textOf(ids[index]) !== '' ? [] : [textOf(title)]));
}
