/**
 * Reads sheets with items in rows and periods in columns.
 *
 *     Selected items4 | Statistics3 | 2013–14 | 2014–15 | …            Individuals table 1B
 *     Salary or wages | median $    | 46656   | 47502   | …
 *
 *                       | [unit]    | 31/07/2020 | 31/08/2020 | …      GST table 1, months or years
 *     Gross GST payable | $m        | 19223      | 17036      | …
 */
import type { Captured } from '../../core/capture.ts';
import { type Address, quoted, WattleError } from '../../core/errors.ts';
import { type DimensionValue, leftOut, type ParsedDataset } from '../../core/observation.ts';
import { periodOfDay } from '../../core/period.ts';
import { publishedCell } from '../../formats/published-number.ts';
import { addressOf, columnName, findPeriods, type HeadingDates, textCell, withoutNotes } from '../../formats/sheet-table.ts';
import { isNumeric } from '../../formats/shown-number.ts';
import { type Cell, cellAddress, readWorkbook, type Sheet } from '../../formats/workbook.ts';
import { isBlank, otherSheets, sheetOf } from './columns.ts';
import { incomeYear } from './income-years.ts';
import { plainText } from './labels.ts';
import { type DimensionFacts, SeriesOfRows, type Unit } from './series-of-rows.ts';

/** The labels of a row, which identify its values. */
export interface Item {
  readonly label: string;
  /** The text in the second column, before the values: `$m`, `median $`. */
  readonly unit: string;
  /** The last heading above the row. A heading is a row without values that starts a part of the table. */
  readonly part: string;
  /** True if an earlier item has the same name and unit. */
  readonly repeated: boolean;
}

export interface ItemTable {
  readonly sheets: readonly string[];
  readonly periods: 'months' | 'income years';
  readonly dimensions: readonly DimensionFacts[];
  /** Returns true if a row without values starts a part of the table. */
  readonly isPart: (label: string) => boolean;
  /** Returns the codes and unit for a row. Throws PARSE_* for an unknown row. */
  readonly read: (item: Item, at: Address) => { readonly values: readonly DimensionValue[]; readonly unit: Unit };
  readonly scope: ParsedDataset['scope'];
}

const HEADER_WITHIN = 15;

interface PeriodColumn {
  readonly column: number;
  readonly t: number;
}

/** Reads the sheet. Throws PARSE_LAYOUT and PARSE_VALUE with sheet and cell. */
export function parseItemTable(capture: Captured, table: ItemTable): ParsedDataset {
  const workbook = readWorkbook(capture.bytes, { sheets: table.sheets });
  const sheet = sheetOf(workbook, table.sheets);
  const { row: header, columns } =
    table.periods === 'months' ? monthColumns(sheet, { date1904: workbook.date1904, received: capture.retrievedAt }) : yearColumns(sheet);
  refuseUnnamedFigures(sheet, header, columns);
  const series = new SeriesOfRows(table.periods === 'months' ? 'M' : 'FY', table.dimensions);
  const figureColumns = columns.map(({ column }) => column);
  const seen = new Set<string>();
  let part = '';
  for (let row = header + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    const label = plainText(cells[0]);
    const unit = withoutNotes(textCell(cells[1]));
    if (isBlank(cells, figureColumns)) {
      if (table.isPart(label)) part = label;
      continue;
    }
    const item = table.read({ label, unit, part, repeated: seen.has(`${label} ${unit}`) }, { sheet: sheet.name, row: row + 1 });
    seen.add(`${label} ${unit}`);
    for (const { column, t } of columns) {
      const published = publishedCell(cells[column], addressOf(sheet, row, column));
      if (published) series.add(item.values, item.unit, { t, ...published, at: `${sheet.name}!${cellAddress(row, column)}` });
    }
  }
  const others = headingsBeside(sheet.rows[header] ?? [], [0, 1, ...figureColumns]);
  return { ...series.dataset(table.scope), leftOut: [...leftOut('columns', others), ...otherSheets(workbook, sheet)] };
}

/** Throws PARSE_LAYOUT for a value column without a heading. */
function refuseUnnamedFigures(sheet: Sheet, header: number, columns: readonly PeriodColumn[]): void {
  const headings = sheet.rows[header] ?? [];
  const labels = Math.min(2, ...columns.map(({ column }) => column));
  for (let row = header + 1; row < sheet.rows.length; row++) {
    const column = (sheet.rows[row] ?? []).findIndex((cell, i) => i >= labels && isNumeric(cell) && textCell(headings[i]) === '');
    if (column < 0) continue;
    throw new WattleError('PARSE_LAYOUT', 'A column of figures has no heading with its period.', {
      at: addressOf(sheet, row, column, sheet.rows[row]?.[column]),
    });
  }
}

/** Returns the headings of columns that are not read, including numeric headings. */
const headingsBeside = (cells: readonly (Cell | undefined)[], read: readonly number[]): readonly string[] =>
  cells.map(textCell).filter((text, column) => text !== '' && !read.includes(column));

function monthColumns(sheet: Sheet, dates: HeadingDates): { row: number; columns: readonly PeriodColumn[] } {
  const { row, columns } = findPeriods(sheet, dates);
  return { row, columns: columns.map(({ column, day }) => ({ column, t: periodOfDay('M', day).t })) };
}

/** Finds the first row near the top that has at least two consecutive income years, ascending or descending. */
function yearColumns(sheet: Sheet): { row: number; columns: readonly PeriodColumn[] } {
  for (let row = 0; row < Math.min(sheet.rows.length, HEADER_WITHIN); row++) {
    const columns = yearsAcross(sheet, row);
    if (columns.length >= 2) return { row, columns };
  }
  throw new WattleError('PARSE_LAYOUT', `Sheet ${quoted(sheet.name)} has no row of income years.`, {
    at: { sheet: sheet.name, value: (sheet.rows[0] ?? []).map(textCell).join(' | ') },
  });
}

/** Returns the columns whose headings are income years, which may repeat. Throws PARSE_LAYOUT for other headings between them. */
export function yearsAcross(sheet: Sheet, row: number): readonly PeriodColumn[] {
  const cells = sheet.rows[row] ?? [];
  const columns = cells.flatMap((cell, column) => {
    const t = typeof cell === 'string' ? incomeYear(textCell(cell)) : null;
    return t === null ? [] : [{ column, t }];
  });
  const stray = cells.findIndex(
    (cell, column) =>
      column > (columns[0]?.column ?? Number.POSITIVE_INFINITY) &&
      column < (columns.at(-1)?.column ?? -1) &&
      textCell(cell) !== '' &&
      !columns.some((one) => one.column === column),
  );
  if (stray < 0) return columns;
  throw new WattleError('PARSE_LAYOUT', 'A heading among income years is not a year.', {
    at: { sheet: sheet.name, row: row + 1, column: columnName(stray), value: textCell(cells[stray]) },
  });
}
