/**
 * Reads Individuals table 8: a row for each postcode, and three columns for each income year, with the year in their headings.
 *
 *     State/\nTerritory | Postcode2 | Individuals 2003–04 \nno. | Median3 taxable income 2003–04 \n$ | Average3 taxable income 2003–04 \n$ | …
 *     ACT | 2600 | 5692 | 42327 | 55819 | …
 *
 * The sheet Notes is not read, because its notes may be from the previous vintage.
 */
import type { Captured } from '../../core/capture.ts';
import type { Column, RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { leftOut, type ParsedDataset } from '../../core/observation.ts';
import { publishedCell } from '../../formats/published-number.ts';
import { addressOf, columnName, textCell, unreadHeadings } from '../../formats/sheet-table.ts';
import { type Cell, cellAddress, readWorkbook, type Sheet } from '../../formats/workbook.ts';
import { findColumns, foldHeading, isBlank, otherSheets, sheetOf } from './columns.ts';
import { incomeYear, incomeYearsIn, incomeYearText } from './income-years.ts';
import { postcodeKey, state } from './keys.ts';
import { asPublished, postcode } from './labels.ts';
import { SeriesOfRows } from './series-of-rows.ts';

const MEDIAN_SHEETS = ['Table 8', 'Individuals Table 8', 'Individuals 8'];

export const MEDIAN_MEASURES = [
  { name: 'individuals', label: 'Individuals no.', heading: /^(?:number of )?individuals(\d?)$/, unit: 'Persons' },
  { name: 'median_taxable_income', label: 'Median taxable income $', heading: /^median\d? taxable income(\d?)$/, unit: 'AUD' },
  { name: 'average_taxable_income', label: 'Average taxable income $', heading: /^(?:average|mean)\d? taxable income(\d?)$/, unit: 'AUD' },
] as const;

type Measure = (typeof MEDIAN_MEASURES)[number];

interface YearColumn {
  readonly column: number;
  readonly t: number;
  readonly measure: Measure;
}

/**
 * Reads the sheet. Throws PARSE_LAYOUT for a year without all three columns or an unknown heading with a year, and PARSE_VALUE for a cell.
 */
export function parsePostcodeMedian(capture: Captured): ParsedDataset {
  const workbook = readWorkbook(capture.bytes, { sheets: MEDIAN_SHEETS });
  const sheet = sheetOf(workbook, MEDIAN_SHEETS);
  const { row: header, columns } = findColumns(sheet, [state, postcodeKey]);
  const places = [columns.get(state.name) ?? -1, columns.get(postcodeKey.name) ?? -1] as const;
  const years = yearColumns(sheet, header, places);
  const figureColumns = years.map(({ column }) => column);
  const series = new SeriesOfRows('FY', [
    { id: 'STATE', label: 'State/Territory' },
    { id: 'POSTCODE', label: 'Postcode' },
    { id: 'MEASURE', label: 'Measure' },
  ]);
  for (let row = header + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    if (isBlank(cells, figureColumns)) continue;
    const group = [
      asPublished(required(sheet, row, places[0]), addressOf(sheet, row, places[0])),
      postcode(required(sheet, row, places[1]), addressOf(sheet, row, places[1])),
    ];
    for (const { column, t, measure } of years) {
      const published = publishedCell(cells[column], addressOf(sheet, row, column));
      if (published === null) continue;
      const value = { code: measure.name, label: measure.label };
      series.add([...group, value], measure, { t, ...published, at: `${sheet.name}!${cellAddress(row, column)}` });
    }
  }
  const others = unreadHeadings(sheet.rows[header] ?? [], [...places, ...figureColumns]);
  return { ...series.dataset('partial'), leftOut: [...leftOut('columns', others), ...otherSheets(workbook, sheet)] };
}

function required(sheet: Sheet, row: number, column: number): Cell | undefined {
  const cell = sheet.rows[row]?.[column];
  if (textCell(cell) !== '') return cell;
  throw new WattleError('PARSE_VALUE', 'A row with figures has no state and postcode.', { at: addressOf(sheet, row, column) });
}

/** Finds the columns whose headings have a year. Each year needs all three columns. */
function yearColumns(sheet: Sheet, header: number, places: readonly number[]): readonly YearColumn[] {
  const columns: YearColumn[] = [];
  for (const [column, cell] of (sheet.rows[header] ?? []).entries()) {
    if (places.includes(column) || incomeYearsIn(textCell(cell)).length === 0) continue;
    const found = yearColumn(textCell(cell));
    if (!found) throw layout(sheet, header, column, 'A heading with an income year is not one of the three known headings.');
    columns.push({ column, ...found });
  }
  if (columns.length === 0) throw layout(sheet, header, 0, 'No heading names an income year.');
  for (const t of new Set(columns.map((one) => one.t))) {
    const names = columns.filter((one) => one.t === t).map((one) => one.measure.name);
    if (names.length === MEDIAN_MEASURES.length && new Set(names).size === names.length) continue;
    const first = columns.find((one) => one.t === t)?.column ?? 0;
    throw layout(
      sheet,
      header,
      first,
      `The year ${incomeYearText(t)} needs each of its ${MEDIAN_MEASURES.length} columns once, but has ${names.join(', ')}.`,
    );
  }
  return columns;
}

/** Returns the parts of `Median3 taxable income 2023–24 $`, or null for other headings. */
function yearColumn(heading: string): { readonly t: number; readonly measure: Measure } | null {
  const m = /^(.+?) (\d{4} ?- ?[\d,]+) (?:no\.|\$)$/.exec(foldHeading(heading).replace(/(\d{4}) - (\d{2})/, '$1-$2'));
  const t = incomeYear(m?.[2] ?? '');
  const measure = MEDIAN_MEASURES.find((one) => one.heading.test(m?.[1] ?? ''));
  return t === null || !measure ? null : { t, measure };
}

const layout = (sheet: Sheet, row: number, column: number, detail: string): WattleError =>
  new WattleError('PARSE_LAYOUT', detail, {
    at: { sheet: sheet.name, row: row + 1, column: columnName(column), value: textCell(sheet.rows[row]?.[column]) },
  });

// ---------------------------------------------------------------- one row for each postcode

/** Returns the name of a column, such as `median_taxable_income_2022_23`. */
const columnOf = (measure: string, year: string): string => `${measure}_${year.replace('-', '_')}`;

/** Declares the columns as published, three for each income year, such as `2022-23`. */
export const yearColumnsOf = (years: readonly string[]): readonly Column[] =>
  years.flatMap((year) =>
    MEDIAN_MEASURES.map(
      ({ name, label, unit }): Column => ({ name: columnOf(name, year), type: 'number', unit, description: `${label} ${year}` }),
    ),
  );

/**
 * Reads the same values as one row for each postcode. Skips years without a declared column. Throws the same errors as
 * `parsePostcodeMedian`.
 */
export async function* postcodeRows(capture: Captured, columns: readonly Column[]): AsyncGenerator<RegisterRow> {
  const empty = Object.fromEntries(columns.map(({ name }) => [name, null]));
  const rows = new Map<string, Record<string, string | number | null>>();
  for (const { key, observations } of parsePostcodeMedian(capture).series) {
    const [place = '', code = '', measure = ''] = key.split('.');
    const row = rows.get(`${place}.${code}`) ?? { ...empty, state: place, postcode: code };
    rows.set(`${place}.${code}`, row);
    for (const { t, value } of observations) {
      const column = columnOf(measure, incomeYearText(t));
      if (column in row) row[column] = value;
    }
  }
  yield* rows.values();
}
