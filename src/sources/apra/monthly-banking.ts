/**
 * Reads the monthly banking statistics (MADIS). The back series has a record for each institution and month. If it cannot be loaded, the
 * workbook for a single month is read instead.
 *
 *     Table 1 (back series)   Period | ABN | Institution Name | … 27 measures
 *     Table 1 … 4 (a month)   46112  | … measures                 the period is the heading above the names, and there is no ABN
 */
import type { Captured } from '../../core/capture.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { leftOut, type ParsedDataset } from '../../core/observation.ts';
import { periodOfDay } from '../../core/period.ts';
import { readDataTable } from '../../formats/data-table.ts';
import { publishedCell } from '../../formats/published-number.ts';
import { addressOf, dayCell, foldHeader, headerMatches, monthEnd, textCell, unreadHeadings } from '../../formats/sheet-table.ts';
import { serialIn } from '../../formats/shown-number.ts';
import { checkMoneyScale } from '../../formats/stated-scale.ts';
import { type Cell, cellAddress, readWorkbook, type Sheet, type Workbook } from '../../formats/workbook.ts';
import { BANKING_MEASURES } from './banking-measures.ts';
import { codeOf } from './codes.ts';
import { COVER, releasedOn } from './cover.ts';
import { type FigureColumn, MEASURE, type RecordLayout, readRecords } from './records.ts';
import { DimensionValues, SeriesBuilder, seriesKey } from './series-builder.ts';

export const INSTITUTION = 'INSTITUTION';

const BACK_SERIES: RecordLayout = {
  sheet: 'Table 1',
  frequency: 'M',
  period: 'Period',
  keys: [{ id: INSTITUTION, heading: 'Institution Name', abn: 'ABN' }],
  figures: BANKING_MEASURES,
  statesScale: true,
  scope: 'whole',
};

/** Reads either workbook. Throws PARSE_LAYOUT, PARSE_VALUE or DATA_DUPLICATE_KEY with the cell address. */
export function parseMonthlyBanking(capture: Captured): ParsedDataset {
  const workbook = readWorkbook(capture.bytes, { sheets: [COVER, ...TABLES] });
  const received = capture.retrievedAt;
  return monthHeader(workbook.sheet('Table 1'), received) === null
    ? readRecords(workbook, BACK_SERIES, received)
    : readMonth(workbook, received);
}

const TABLES = ['Table 1', 'Table 2', 'Table 3', 'Table 4'];
const FIRST_ROWS = 10;

/** Returns the index of a row with a date, followed by headings for measures. Null if there is no such row. */
function monthHeader(sheet: Sheet, received: number): number | null {
  const row = sheet.rows.slice(0, FIRST_ROWS).findIndex((cells) => {
    const [first, ...headings] = cells;
    const isDate = serialIn(first) !== null || (typeof first === 'string' && monthEnd(first, received) !== null);
    return isDate && headings.some((cell) => BANKING_MEASURES.some((measure) => isHeadedBy(cell, measure)));
  });
  return row < 0 ? null : row;
}

const isHeadedBy = (cell: Cell | undefined, measure: FigureColumn): boolean =>
  [measure.heading].flat().some((label) => headerMatches(cell, label));

function readMonth(workbook: Workbook, received: number): ParsedDataset {
  const builder = new SeriesBuilder('M');
  const institutions = new DimensionValues();
  const seen = new Set<string>();
  const [otherColumns, totals] = [new Set<string>(), new Set<string>()];
  for (const sheet of workbook.sheets.filter(({ name }) => TABLES.some((table) => foldHeader(table) === foldHeader(name)))) {
    const header = monthHeader(sheet, received);
    if (header === null) {
      throw new WattleError('PARSE_LAYOUT', `Sheet ${quoted(sheet.name)} has no row that begins with the month.`, {
        at: { sheet: sheet.name, value: (sheet.rows[0] ?? []).map(textCell).join(' | ') },
      });
    }
    const headings = sheet.rows[header] ?? [];
    const { t } = periodOfDay('M', dayCell(headings[0], workbook.date1904, addressOf(sheet, header, 0, headings[0]), received));
    const columns = BANKING_MEASURES.flatMap((measure) => {
      const column = headings.findIndex((cell) => isHeadedBy(cell, measure));
      return column < 0 ? [] : [{ measure, column }];
    });
    for (const heading of unreadHeadings(headings, [0, ...columns.map(({ column }) => column)])) otherColumns.add(heading);
    const amounts = columns.map(({ measure, column }) => ({ column, power: measure.multiplier }));
    checkMoneyScale(sheet, header, header + 1, amounts);
    for (let row = header + 1; row < sheet.rows.length; row++) {
      const cells = sheet.rows[row] ?? [];
      const name = textCell(cells[0]);
      if (/^total\b/i.test(name)) totals.add(`${sheet.name}: ${name}`);
      if (name === '' || /^total\b/i.test(name)) continue;
      for (const { measure, column } of columns) {
        const value = publishedCell(cells[column], addressOf(sheet, row, column, cells[column]));
        if (value === null) continue;
        const code = ABNS.get(codeOf(name)) ?? codeOf(name);
        institutions.add(code, name, t);
        seen.add(measure.code);
        builder.add(seriesKey([code, measure.code]), measure, t, value, `${sheet.name}!${cellAddress(row, column)}`);
      }
    }
  }
  const measures = BANKING_MEASURES.filter(({ code }) => seen.has(code));
  const dimensions = [
    { id: INSTITUTION, label: 'Institution Name', values: institutions.values() },
    { id: MEASURE, label: 'Measure', values: measures.map(({ code, label }) => ({ code, label })) },
  ];
  return {
    ...builder.parsed(dimensions, releasedOn(workbook), 'partial'),
    leftOut: [...leftOut('columns', [...otherColumns]), ...leftOut('rows', [...totals]), ...leftOut('sheets', workbook.others)],
  };
}

/**
 * ABNs by the code of the institution's name, because workbooks for a single month have no ABNs. For an institution that is not in the
 * list, the code of its name is used.
 */
const ABNS: ReadonlyMap<string, string> = new Map(
  readDataTable('apra-institutions.csv', ['name', 'abn'], { key: ['name'] }).map(({ name, abn }) => [codeOf(name), abn]),
);
