/** Finds columns and sheets in ATO workbooks by the names that they have had over the years. */
import { at } from '../../core/assert.ts';
import { listedNames, WattleError } from '../../core/errors.ts';
import { type LeftOut, leftOut } from '../../core/observation.ts';
import { findHeader, foldHeader, textCell } from '../../formats/sheet-table.ts';
import type { Cell, Sheet, Workbook } from '../../formats/workbook.ts';

interface WantedColumn {
  readonly name: string;
  /** All headings that the column has had, without footnote marks. The current heading is first. */
  readonly headings: readonly string[];
  readonly optional?: true;
}

interface FoundColumns {
  /** The index of the header row. */
  readonly row: number;
  /** Column indexes by name. */
  readonly columns: ReadonlyMap<string, number>;
}

const HEADER_WITHIN = 15;

/**
 * Normalises a heading: `Dividends - Franked` becomes `dividends franked`, `State/ Territory` becomes `state/territory`, `Net Gap%` becomes
 * `net gap %`. Removes a sheet title above the heading.
 */
export function foldHeading(text: string): string {
  return foldHeader(text)
    .replace(/^.*financial year data (?=business ?type$)/, '')
    .replace(/ - /g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .replace(/ ?%/g, ' %')
    .trim();
}

/** Returns the first row near the top that has all wanted columns. Throws the same errors as `findHeader`. */
export function findColumns(sheet: Sheet, wanted: readonly WantedColumn[]): FoundColumns {
  const rows = sheet.rows.slice(0, HEADER_WITHIN).map((row) => row.map((cell) => (typeof cell === 'string' ? foldHeading(cell) : cell)));
  const labels = (columns: readonly WantedColumn[]) => columns.map(({ headings }) => headings.map(foldHeading));
  const header = findHeader({ name: sheet.name, rows }, labels(wanted.filter((column) => !column.optional)), {
    within: HEADER_WITHIN,
    optional: labels(wanted.filter((column) => column.optional)),
  });
  const columns = new Map<string, number>();
  for (const { name, headings } of wanted) {
    const column = header.columns.get(foldHeading(at(headings, 0)));
    if (column !== undefined) columns.set(name, column);
  }
  return { row: header.row, columns };
}

/** Returns the first of these sheets that exists. For a pattern, returns the last match by name. Throws PARSE_LAYOUT if none exists. */
export function sheetOf(workbook: Workbook, names: readonly string[] | RegExp): Sheet {
  if (!(names instanceof RegExp)) {
    const found = names.map((name) => workbook.sheets.find((sheet) => foldHeader(sheet.name) === foldHeader(name)));
    return found.find((sheet) => sheet !== undefined) ?? workbook.sheet(names[0] ?? '');
  }
  const [newest] = workbook.sheets.filter((sheet) => names.test(foldHeader(sheet.name))).sort((a, b) => b.name.localeCompare(a.name));
  if (newest) return newest;
  const there = listedNames(workbook.sheets.map((sheet) => sheet.name));
  throw new WattleError('PARSE_LAYOUT', `Missing sheet ${names.source}. The workbook has ${there}.`, { at: { sheet: names.source } });
}

/** Returns the sheets in a workbook that are not read. */
export const otherSheets = (workbook: Workbook, sheet: Sheet): readonly LeftOut[] =>
  leftOut('sheets', [...workbook.sheets.flatMap((one) => (one === sheet ? [] : [one.name])), ...workbook.others]);

export const isBlank = (row: readonly Cell[], columns: readonly number[]): boolean =>
  columns.every((column) => textCell(row[column]) === '');
