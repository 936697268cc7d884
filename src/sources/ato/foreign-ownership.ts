/** Reads two workbooks from the Register of Foreign Ownership of Australian Assets, on agricultural land and residential land. */
import { at, entry } from '../../core/assert.ts';
import type { Captured } from '../../core/capture.ts';
import { shiftDecimal } from '../../core/decimal.ts';
import { type Address, WattleError } from '../../core/errors.ts';
import { leftOut, type ParsedDataset } from '../../core/observation.ts';
import { isoDay, parseIsoDay, periodOfDay } from '../../core/period.ts';
import { type PublishedValue, publishedCell } from '../../formats/published-number.ts';
import { addressOf, dayCell, foldHeader, textCell, unreadHeadings } from '../../formats/sheet-table.ts';
import { ShownNumber } from '../../formats/shown-number.ts';
import { type Cell, cellAddress, readWorkbook, type Sheet } from '../../formats/workbook.ts';
import { findColumns, isBlank, otherSheets, sheetOf } from './columns.ts';
import { asPublished, plainText } from './labels.ts';
import type { MeasureColumn } from './record-table.ts';
import { SeriesOfRows } from './series-of-rows.ts';

/** Returns the financial year that ends on a date. Throws PARSE_VALUE if the date is not 30 June. Ownership is counted on that day. */
function yearEnding(day: number, at: Address): number {
  if (isoDay(day).endsWith('-06-30')) return periodOfDay('FY', day).t;
  throw new WattleError('PARSE_VALUE', 'The date of the holdings must be 30 June.', { at: { ...at, value: isoDay(day) } });
}

/** Returns the date in a text that contains `30 June 2025`, or that is only `2025`. Returns null for other text. */
function juneDay(text: string): number | null {
  const m = /(?:^|\D)30 june (\d{4})(?!\d)|^(\d{4})$/.exec(foldHeader(text));
  return m ? parseIsoDay(`${m[1] ?? m[2]}-06-30`) : null;
}

// ---------------------------------------------------------------- agricultural land

const LAND_SHEETS = ['Level of foreign ownership'];

export const LAND_MEASURES: readonly MeasureColumn[] = [
  {
    name: 'foreign_held_million_ha',
    headings: ['Registered interest in agricultural land (million hectares)', 'Registered interest in agricultural land (hectares)'],
    unit: 'Million hectares',
  },
  {
    name: 'total_aust_ag_land_million_ha',
    headings: ['Total Australian agricultural land (ABS) (million hectares)', 'Total Australian agricultural land (ABS) (hectares)'],
    unit: 'Million hectares',
  },
  {
    name: 'foreign_ownership_pct',
    headings: ['Level of foreign ownership (%)', 'Level of foreign ownership'],
    unit: 'Per cent',
  },
];

/**
 * Reads one row for each year. Headings say million hectares, but some areas are in hectares. The unit is the one for which foreign area
 * divided by total area equals the stated level of ownership. Throws PARSE_LAYOUT. Throws PARSE_VALUE if no unit fits.
 */
export function parseAgriculturalLand(capture: Captured): ParsedDataset {
  const workbook = readWorkbook(capture.bytes);
  const sheet = sheetOf(workbook, LAND_SHEETS);
  const year = { name: 'year', headings: ['Year'] };
  const source = { name: 'abs_source_dataset', headings: ['ABS data set', 'ABS dataset'] };
  const { row: header, columns } = findColumns(sheet, [year, source, ...LAND_MEASURES]);
  const columnOf = (name: string): number => entry(columns, name);
  const measureColumns = LAND_MEASURES.map(({ name }) => columnOf(name));
  const series = new SeriesOfRows('FY', [
    { id: 'ABS_SOURCE_DATASET', label: 'ABS data set' },
    { id: 'MEASURE', label: 'Measure' },
  ]);
  for (let row = header + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    if (isBlank(cells, measureColumns)) continue;
    const t = yearEnding(...cellDay(sheet, row, columnOf(year.name), workbook.date1904));
    const dataset = textCell(cells[columnOf(source.name)]) === '' ? 'Not stated' : cells[columnOf(source.name)];
    const figures = measureColumns.map((column, i) =>
      publishedCell(i === LEVEL ? levelInPerCent(cells[column]) : cells[column], addressOf(sheet, row, column)),
    );
    for (const [i, published] of inStatedUnits(figures, addressOf(sheet, row, at(measureColumns, 2))).entries()) {
      const measure = LAND_MEASURES[i];
      if (!published || !measure) continue;
      const value = { code: measure.name, label: measure.headings[0] ?? measure.name };
      const place = `${sheet.name}!${cellAddress(row, at(measureColumns, i))}`;
      series.add([asPublished(dataset, {}), value], measure, { t, ...published, at: place });
    }
  }
  const others = unreadHeadings(sheet.rows[header] ?? [], columns.values());
  return { ...series.dataset('whole'), leftOut: [...leftOut('columns', others), ...otherSheets(workbook, sheet)] };
}

function cellDay(sheet: Sheet, row: number, column: number, date1904: boolean): [number, Address] {
  const cell: Cell | undefined = sheet.rows[row]?.[column];
  const at = addressOf(sheet, row, column, cell);
  return [juneDay(textCell(cell)) ?? dayCell(cell, date1904, at), at];
}

/** The index of the ownership level in LAND_MEASURES. */
const LEVEL = 2;

/** Converts a level formatted as a percentage, which the workbook stores as a ratio. */
const levelInPerCent = (cell: Cell | undefined): Cell | undefined =>
  cell instanceof ShownNumber && cell.shownAs === 'a percentage' ? shiftDecimal(cell.number, 2) : cell;

/** Powers of ten to try. Areas are in million hectares or hectares, and levels in per cent or as a ratio. */
const AREA_POWERS = [0, -6];
const LEVEL_POWERS = [0, 2];
/** The tolerance in percentage points. Areas and levels are rounded, and levels have at least one decimal. */
const TOLERANCE_POINTS = 0.15;

/** The maximum area in million hectares. Australia is smaller, so larger numbers are in hectares. */
const MOST_MILLION_HECTARES = 1000;

/**
 * Returns the foreign area, total area and level in a row, in million hectares and per cent. Throws PARSE_VALUE if no unit fits.
 */
function inStatedUnits(figures: readonly (PublishedValue | null)[], at: Address): readonly (PublishedValue | null)[] {
  const [stored, total, level] = figures.map((figure) => figure?.value ?? null);
  if (stored == null || total == null || level == null)
    return figures.map((figure, i) => (i < 2 ? inMillionHectares(figure) : inPerCent(figure, at)));
  for (const h of AREA_POWERS) {
    for (const n of AREA_POWERS) {
      for (const l of LEVEL_POWERS) {
        const area = [shiftDecimal(stored, h), shiftDecimal(total, n)] as const;
        const points = shiftDecimal(level, l);
        if (area[1] > MOST_MILLION_HECTARES || Math.abs((100 * area[0]) / area[1] - points) > TOLERANCE_POINTS) continue;
        return [...area, points].map((value, i) => ({ ...(figures[i] ?? { status: null, text: null }), value }));
      }
    }
  }
  throw new WattleError('PARSE_VALUE', `The share ${level} does not match the areas ${stored} and ${total} in any unit.`, {
    at: { ...at, value: String(level) },
  });
}

function inMillionHectares(area: PublishedValue | null): PublishedValue | null {
  if (area?.value == null || area.value <= MOST_MILLION_HECTARES) return area;
  return { ...area, value: shiftDecimal(area.value, -6) };
}

/**
 * Returns a level in per cent, for a row without areas. Throws PARSE_VALUE for a level up to 1. Without areas, it may be a ratio or a small
 * percentage.
 */
function inPerCent(level: PublishedValue | null, at: Address): PublishedValue | null {
  if (level?.value == null || level.value > 1) return level;
  throw new WattleError('PARSE_VALUE', 'A share up to 1 has no areas, so it may be a ratio or a percentage.', {
    at: { ...at, value: String(level.value) },
  });
}

// ---------------------------------------------------------------- residential land

const COUNTRY_SHEETS = ['Table 9 Country', 'Table 9'];

/**
 * Reads the sheet, in which rows are countries and columns are dates: `Registered interests at 30 June 2025 (no.)`. Throws PARSE_LAYOUT and
 * PARSE_VALUE with the cell.
 */
export function parseResidentialByCountry(capture: Captured): ParsedDataset {
  const workbook = readWorkbook(capture.bytes);
  const sheet = sheetOf(workbook, COUNTRY_SHEETS);
  const { row: header, columns: found } = findColumns(sheet, [{ name: 'country', headings: ['Country', 'Country of control'] }]);
  const names = entry(found, 'country');
  const dates = (sheet.rows[header] ?? []).flatMap((cell, column) => {
    if (column === names || textCell(cell) === '') return [];
    return [{ column, ...dateHeading(cell, addressOf(sheet, header, column, cell)) }];
  });
  if (dates.length === 0) {
    throw new WattleError('PARSE_LAYOUT', 'No heading next to “Country” has a date.', { at: { sheet: sheet.name, row: header + 1 } });
  }
  const columns = dates.map(({ column }) => column);
  const series = new SeriesOfRows('FY', [{ id: 'COUNTRY', label: 'Country' }]);
  for (let row = header + 1; row < sheet.rows.length; row++) {
    const cells = sheet.rows[row] ?? [];
    if (isBlank(cells, columns)) continue;
    const country = plainText(cells[names]);
    if (country === '') throw new WattleError('PARSE_VALUE', 'A row with figures has no country.', { at: addressOf(sheet, row, names) });
    for (const { column, t, unit } of dates) {
      const published = publishedCell(cells[column], addressOf(sheet, row, column));
      if (published) series.add([asPublished(country, {})], { unit }, { t, ...published, at: `${sheet.name}!${cellAddress(row, column)}` });
    }
  }
  return { ...series.dataset('partial'), leftOut: otherSheets(workbook, sheet) };
}

/** Reads the year and measure in a heading. Without brackets, the measure is the number of interests. */
function dateHeading(cell: Cell | undefined, at: Address): { readonly t: number; readonly unit: string } {
  const text = foldHeader(textCell(cell));
  const day = juneDay(text);
  const inBrackets = /\(([^()]+)\)$/.exec(text)?.[1] ?? 'no.';
  if (day !== null && /^(?:no\.?|number)$/.test(inBrackets)) return { t: yearEnding(day, at), unit: 'Number' };
  throw new WattleError('PARSE_LAYOUT', 'A heading is not a number of interests at 30 June of a year.', { at });
}
