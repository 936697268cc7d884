/**
 * Reads sheets with one record per row. Some columns identify a group, and others have values. The income year is in a column or in the
 * title. A `⏎` is a line break in a heading.
 *
 *     Taxation statistics 2022–23 Individuals: Selected items, by …, 2022–23 income year1
 *     Sex4 | Taxable status | Age range3 | Individuals⏎no. | Taxable income or loss2⏎$ | …
 *     Female | Taxable | b. 18 - 24 | 12345 | 678901234 | …
 */
import type { Captured } from '../../core/capture.ts';
import type { DimensionDeclaration } from '../../core/define-dataset.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { type DimensionValue, leftOut, type ParsedDataset } from '../../core/observation.ts';
import { publishedCell } from '../../formats/published-number.ts';
import { addressOf, foldHeader, textCell, unreadHeadings } from '../../formats/sheet-table.ts';
import { asRatio } from '../../formats/shown-number.ts';
import { cellAddress, readWorkbook, type Sheet } from '../../formats/workbook.ts';
import { findColumns, isBlank, otherSheets, sheetOf } from './columns.ts';
import { incomeYear, incomeYearsIn, incomeYearText } from './income-years.ts';
import { asPublished, type ReadLabel } from './labels.ts';
import { SeriesOfRows, type Unit } from './series-of-rows.ts';

/** A column that identifies the group in a row, such as an age range. */
export interface KeyColumn
  extends Pick<DimensionDeclaration, 'name' | 'description'>,
    Partial<Pick<DimensionDeclaration, 'words' | 'geography' | 'areas'>> {
  readonly headings: readonly string[];
  /** Reads a cell. By default, the group is as published. */
  readonly read?: ReadLabel;
  /** The meaning of an empty cell. If absent, an empty cell is an error. */
  readonly blank?: string;
}

export interface MeasureColumn extends Unit {
  /** The column name in rows and filters, such as `individuals_count`. */
  readonly name: string;
  readonly headings: readonly string[];
}

export interface RecordTable {
  /** The names of the sheet in different years, latest first. */
  readonly sheets: readonly string[];
  readonly keys: readonly KeyColumn[];
  readonly measures: readonly MeasureColumn[];
  /** The headings of the year column. Null if the year is in the sheet title. */
  readonly year: readonly string[] | null;
  /** The name for the income year in rows and filters. */
  readonly yearName?: string;
  /** `whole` if each release has all years. */
  readonly scope: ParsedDataset['scope'];
}

const YEAR = 'income year';

export const idOf = (name: string): string => name.toUpperCase();

/** Returns the label for a column, such as `Individuals no.`, in the current spelling of its heading. */
const labelOf = (column: MeasureColumn): DimensionValue => ({
  code: column.name,
  label: (column.headings[0] ?? column.name).replace(/\s+/g, ' '),
});

/** Reads the sheet. Throws PARSE_LAYOUT and PARSE_VALUE with sheet and cell. */
export function parseRecordTable(capture: Captured, table: RecordTable): ParsedDataset {
  const workbook = readWorkbook(capture.bytes, { sheets: table.sheets });
  const sheet = sheetOf(workbook, table.sheets);
  const named = [...table.keys, ...table.measures];
  const year = table.year === null ? [] : [{ name: YEAR, headings: table.year }];
  const { row: header, columns } = findColumns(sheet, [...named, ...year]);
  const columnOf = (name: string): number => columns.get(name) ?? -1;
  const measureColumns = table.measures.map(({ name }) => columnOf(name));
  const keyColumns = table.keys.map(({ name }) => columnOf(name));
  const yearColumn = table.year === null ? null : columnOf(YEAR);
  const titleYear = table.year === null ? yearOfTitle(sheet, header) : 0;
  const series = new SeriesOfRows('FY', [
    ...table.keys.map(({ name, headings }) => ({ id: idOf(name), label: headings[0] ?? name })),
    { id: 'MEASURE', label: 'Measure' },
  ]);
  const measures = table.measures.map(labelOf);
  for (let row = header + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    if (isBlank(cells, measureColumns)) continue;
    const group = table.keys.map((key, i) => readKey(sheet, row, keyColumns[i] ?? -1, key));
    const t = yearColumn === null ? titleYear : yearOf(sheet, row, yearColumn);
    for (const [i, measure] of table.measures.entries()) {
      const column = measureColumns[i] ?? -1;
      const cell = measure.unit === 'ratio' ? asRatio(cells[column]) : cells[column];
      const published = publishedCell(cell, addressOf(sheet, row, column));
      const value = measures[i];
      if (published === null || value === undefined) continue;
      series.add([...group, value], measure, { t, ...published, at: `${sheet.name}!${cellAddress(row, column)}` });
    }
  }
  const others = unreadHeadings(sheet.rows[header] ?? [], columns.values());
  return { ...series.dataset(table.scope), leftOut: [...leftOut('columns', others), ...otherSheets(workbook, sheet)] };
}

function readKey(sheet: Sheet, row: number, column: number, key: KeyColumn): DimensionValue {
  const cell = sheet.rows[row]?.[column];
  const at = addressOf(sheet, row, column, cell);
  if (textCell(cell) !== '') return (key.read ?? asPublished)(cell, at);
  if (key.blank !== undefined) return { code: key.blank, label: key.blank };
  throw new WattleError('PARSE_VALUE', `A row with figures has no ${key.name}.`, { at });
}

function yearOf(sheet: Sheet, row: number, column: number): number {
  const cell = sheet.rows[row]?.[column];
  const t = incomeYear(textCell(cell));
  if (t !== null) return t;
  throw new WattleError('PARSE_VALUE', 'A cell does not contain an income year.', { at: addressOf(sheet, row, column, cell) });
}

/** Returns the year in the title above the header. Throws PARSE_LAYOUT if the title has no year or several years. */
function yearOfTitle(sheet: Sheet, header: number): number {
  const title = sheet.rows
    .slice(0, header)
    .flat()
    .map(textCell)
    .filter((text) => text !== '')
    .join(' ');
  const years = [...new Set(incomeYearsIn(title))];
  const [year] = years;
  if (year !== undefined && years.length === 1) return year;
  const found = years.length === 0 ? 'no income year' : `the income years ${years.map(incomeYearText).join(', ')}`;
  throw new WattleError('PARSE_LAYOUT', `The title of sheet ${quoted(sheet.name)} must have one income year, but has ${found}.`, {
    at: { sheet: sheet.name, row: 1, value: foldHeader(title) },
  });
}
