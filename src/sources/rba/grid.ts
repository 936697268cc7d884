/** Opens an RBA table as a grid, from CSV or a workbook (sheet Data). The grid provides cell addresses and dates. */
import type { Captured } from '../../core/capture.ts';
import { type Address, WattleError } from '../../core/errors.ts';
import { parseCsv, refuseBrokenOff, refuseCutFigure } from '../../formats/csv.ts';
import { firstColumnOf, labelIn, textOf } from '../../formats/dated-rows.ts';
import { type PublishedDate, publishedDate } from '../../formats/published-date.ts';
import { serialIn } from '../../formats/shown-number.ts';
import { sniffKind } from '../../formats/sniff.ts';
import { type Cell, cellAddress, dayOfSerial, readWorkbook } from '../../formats/workbook.ts';

export interface Grid {
  readonly rows: readonly (readonly (Cell | undefined)[])[];
  /** Number of blank columns before the first column of `rows`. */
  readonly blankColumns: number;
  readonly url: string;
  /** The time of the download, in ms since the epoch. */
  readonly retrievedAt: number;
  /** The sheet name. Null for CSV. */
  readonly sheet: string | null;
  /** Names of the other sheets. Empty for CSV. */
  readonly otherSheets: readonly string[];
  /** Converts a serial number in the workbook to a date. */
  readonly dayOfSerial: (serial: number) => number;
}

/** Matches the label for the row with Series IDs, which has a cell for each column in the table. */
const SERIES_ID = /^(?:series id|mnemonic)$/i;

/** Opens a table as a grid. Throws PARSE_LAYOUT for text that may be cut off within a number. */
export function openGrid(capture: Captured): Grid {
  const kind = sniffKind(capture.bytes);
  if (kind === 'xlsx' || kind === 'xls') {
    const workbook = readWorkbook(capture.bytes, { sheets: ['Data'] });
    const sheet = workbook.sheet('Data');
    const dayOf = (serial: number): number => dayOfSerial(serial, workbook.date1904);
    const { url, retrievedAt } = capture;
    return { ...fromFirstColumn(sheet.rows), url, retrievedAt, sheet: sheet.name, otherSheets: workbook.others, dayOfSerial: dayOf };
  }
  if (kind !== 'csv') {
    throw new WattleError('PARSE_LAYOUT', `An RBA table is CSV or a workbook, but this is ${kind}.`, { at: { url: capture.url } });
  }
  const table = parseCsv(capture.bytes, { delimiter: ',' });
  const ids = table.rows.find((row) => row.some((cell) => SERIES_ID.test(labelIn(cell))));
  refuseBrokenOff(table, ids?.length ?? 0);
  refuseCutFigure(table);
  const { url, retrievedAt } = capture;
  return { ...fromFirstColumn(table.rows), url, retrievedAt, sheet: null, otherSheets: [], dayOfSerial: () => Number.NaN };
}

function fromFirstColumn(rows: readonly (readonly (Cell | undefined)[])[]): Pick<Grid, 'rows' | 'blankColumns'> {
  const blankColumns = firstColumnOf(rows);
  return { rows: blankColumns === 0 ? rows : rows.map((row) => row.slice(blankColumns)), blankColumns };
}

/** Returns the letter of a column in the file, such as `C` for the third. Includes blank columns before the table. */
export const columnName = (grid: Grid, index: number): string => cellAddress(0, index + grid.blankColumns).replace(/\d+/, '');

export function addressOf(grid: Grid, row: number, column: string, value?: string): Address {
  return {
    url: grid.url,
    ...(grid.sheet === null ? {} : { sheet: grid.sheet }),
    row: row + 1,
    column,
    ...(value === undefined ? {} : { value }),
  };
}

/** The minimum serial number of a date. Numbers up to March 1900 are stray values. */
const FIRST_SERIAL = 60;

/** Returns the date in a cell. For a month, returns its first day. Returns null for other cells. */
export function dateOf(grid: Grid, cell: Cell | undefined): PublishedDate | null {
  const serial = serialIn(cell);
  if (serial === null) return publishedDate(textOf(cell), grid.retrievedAt);
  return serial > FIRST_SERIAL ? { day: grid.dayOfSerial(serial), precision: 'day', isShort: false } : null;
}
