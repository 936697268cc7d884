/**
 * Reads sheets with items down and periods across.
 *
 *     Selected items4 | Statistics3 | 2013–14 | 2014–15 | …            Individuals table 1B
 *     Salary or wages | median $    | 46656   | 47502   | …
 *
 *                       | [unit]    | 31/07/2020 | 31/08/2020 | …      GST table 1, months or years
 *     Gross GST payable | $m        | 19223      | 17036      | …
 */
import type { Captured } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import type { DimensionValue, ParsedDataset } from '../../core/observation.ts';
import { periodOfDay } from '../../core/period.ts';
import { addressOf, columnName, findPeriods, publishedCell, textCell } from '../../formats/sheet-table.ts';
import { cellAddress, readWorkbook, type Sheet, type Workbook } from '../../formats/workbook.ts';
import { isBlank, sheetOf } from './columns.ts';
import { incomeYear } from './income-years.ts';
import { plainText } from './labels.ts';
import { type DimensionFacts, SeriesOfRows, type Unit } from './series-of-rows.ts';

/** One row of figures, as its labels say. */
export interface Item {
  readonly label: string;
  /** What stands in the second column, before the figures: `$m`, `median $`. */
  readonly unit: string;
  /** The last row above without figures and unit that is a heading of a part. */
  readonly part: string;
}

export interface ItemTable {
  readonly sheets: readonly string[];
  readonly periods: 'months' | 'income years';
  readonly dimensions: readonly DimensionFacts[];
  /** Whether a row without figures heads a part of the table. */
  readonly isPart: (label: string) => boolean;
  /** What a row is about; null for rows that are not read. Throws PARSE_* for what is not known. */
  readonly read: (item: Item) => { readonly values: readonly DimensionValue[]; readonly unit: Unit } | null;
  readonly scope: ParsedDataset['scope'];
}

const HEADER_WITHIN = 15;

interface PeriodColumn {
  readonly column: number;
  readonly t: number;
}

/** Throws PARSE_LAYOUT and PARSE_VALUE with sheet and cell, DATA_DUPLICATE_KEY where two rows of one item differ. */
export function parseItemTable(capture: Captured, table: ItemTable): ParsedDataset {
  const workbook = readWorkbook(capture.bytes, { sheets: table.sheets });
  const sheet = sheetOf(workbook, table.sheets);
  const { row: header, columns } = table.periods === 'months' ? monthColumns(sheet, workbook) : yearColumns(sheet);
  const series = new SeriesOfRows(table.periods === 'months' ? 'M' : 'FY', table.dimensions);
  const figureColumns = columns.map(({ column }) => column);
  const seen = new Map<string, string>();
  let part = '';
  for (let row = header + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    const label = plainText(cells[0]);
    if (isBlank(cells, figureColumns)) {
      if (table.isPart(label)) part = label;
      continue;
    }
    const place = { sheet: sheet.name, row: row + 1 };
    const item = table.read({ label, unit: textCell(cells[1]), part });
    if (item === null) continue;
    const figures = figureColumns.map((column) => publishedCell(cells[column], addressOf(sheet, row, column)));
    if (repeats(seen, item.values.map(({ code }) => code).join('.'), JSON.stringify(figures), { ...place, value: label })) continue;
    for (const [i, { column, t }] of columns.entries()) {
      const published = figures[i];
      if (published) series.add(item.values, item.unit, { t, ...published, at: `${sheet.name}!${cellAddress(row, column)}` });
    }
  }
  return series.dataset(table.scope);
}

/** Some items stand in two parts of a table, with the same figures; with other figures they cannot be told apart. */
function repeats(seen: Map<string, string>, key: string, figures: string, at: { sheet: string; row: number; value: string }): boolean {
  const before = seen.get(key);
  if (before === undefined) {
    seen.set(key, figures);
    return false;
  }
  if (before === figures) return true;
  throw new WattleError('DATA_DUPLICATE_KEY', 'An item stands twice, with different figures.', { at });
}

function monthColumns(sheet: Sheet, workbook: Workbook): { row: number; columns: readonly PeriodColumn[] } {
  const { row, columns } = findPeriods(sheet, workbook.date1904);
  return { row, columns: columns.map(({ column, day }) => ({ column, t: periodOfDay('M', day).t })) };
}

/** The first of the top rows with at least two income years, one after the other or back in time. */
function yearColumns(sheet: Sheet): { row: number; columns: readonly PeriodColumn[] } {
  for (let row = 0; row < Math.min(sheet.rows.length, HEADER_WITHIN); row++) {
    const columns = yearsAcross(sheet, row);
    if (columns.length >= 2) return { row, columns };
  }
  throw new WattleError('PARSE_LAYOUT', `Sheet ${JSON.stringify(sheet.name)} has no row of income years.`, {
    at: { sheet: sheet.name, value: (sheet.rows[0] ?? []).map(textCell).join(' | ') },
  });
}

/** The columns of a row that are headed by an income year. Throws PARSE_LAYOUT when one stands twice, or something else between two of them. */
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
  const repeated = columns.find((one, i) => columns.findIndex((other) => other.t === one.t) !== i);
  const fault = stray >= 0 ? stray : (repeated?.column ?? -1);
  if (fault < 0) return columns;
  throw new WattleError('PARSE_LAYOUT', 'A heading among income years is none, or stands twice.', {
    at: { sheet: sheet.name, row: row + 1, column: columnName(fault), value: textCell(cells[fault]) },
  });
}
