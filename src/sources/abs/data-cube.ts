/**
 * Reads a data cube with modelled regional estimates. It has a sheet for each measure, with months in columns and regions in rows.
 *
 * (A)                                                                        (B)            (C)
 * Released at 11.30 am (Canberra time) 29 January 2026
 * Table 5 - Unemployment rate (percent) by SA4, January 2012 to December 2025
 * SA4                                                                        45992          45962     serial dates, latest first
 * 102 Central Coast                                                          3.55749392     4.05459053
 * 801 Australian Capital Territory(a)                                        3.25914167     …
 *
 * (a) Data for the Australia Capital Territory has not been produced using the new methodology. …
 */
import { at } from '../../core/assert.ts';
import type { Captured } from '../../core/capture.ts';
import { type Address, WattleError } from '../../core/errors.ts';
import { type DimensionValue, leftOut, type Observation, type ParsedDataset, type ParsedSeries } from '../../core/observation.ts';
import { isoDay, periodOfDay } from '../../core/period.ts';
import { onceEach } from '../../core/series/read-once.ts';
import { parseUnit } from '../../core/units.ts';
import { releaseDayIn } from '../../formats/published-date.ts';
import { publishedCell, TOO_FEW } from '../../formats/published-number.ts';
import {
  addressOf,
  findPeriods,
  foldHeader,
  type HeadingDates,
  headerMatches,
  type PeriodHeader,
  textCell,
  unreadHeadings,
} from '../../formats/sheet-table.ts';
import { kindWords, sniffKind } from '../../formats/sniff.ts';
import { cellAddress, readWorkbook, type Sheet, type Workbook } from '../../formats/workbook.ts';

interface CubeMeasure {
  readonly code: string;
  readonly label: string;
  /** The unit of counts. It is needed because the sheet states only '000. */
  readonly counted?: string;
}

export interface RegionCube {
  /** The heading of the first column, and the word after `by` in titles: `SA4`. */
  readonly region: string;
  /** Measures by name in titles. Case is ignored. A workbook must have all of them. */
  readonly measures: Readonly<Record<string, CubeMeasure>>;
}

/** Reads an xlsx or xls workbook. Throws PARSE_LAYOUT for other files. */
export function absWorkbook(capture: Captured): Workbook {
  const kind = sniffKind(capture.bytes);
  if (kind === 'xlsx' || kind === 'xls') return readWorkbook(capture.bytes);
  throw new WattleError('PARSE_LAYOUT', `Expected a workbook, but received ${kindWords(kind)}.`, { at: { url: capture.url } });
}

/**
 * Reads the series in a cube, by measure and region. Throws PARSE_LAYOUT for a missing or unknown measure, and PARSE_VALUE for a cell that
 * is not a number. Throws DATA_DUPLICATE_KEY if repeated tables or regions differ.
 */
export function parseRegionCube(capture: Captured, cube: RegionCube): ParsedDataset {
  const workbook = absWorkbook(capture);
  const dates = { date1904: workbook.date1904, received: capture.retrievedAt };
  const found = workbook.sheets.map((sheet) => ({ sheet: sheet.name, table: tableOf(sheet, dates, cube) }));
  const tables = found.flatMap(({ table }) => table ?? []);
  const measures = Object.values(cube.measures);
  const missing = measures.filter(({ code }) => tables.every((table) => table.measure.code !== code));
  if (missing.length > 0) {
    const names = missing.map(({ label }) => label).join(', ');
    throw new WattleError('PARSE_LAYOUT', `The workbook has no table of ${names} by ${cube.region}.`, {
      at: { url: capture.url, value: workbook.sheets.map((sheet) => sheet.name).join(', ') },
    });
  }
  const regions = regionsOf(tables);
  const once = onceEach(
    tables.flatMap((table) => table.series),
    ({ key }) => key,
  );
  return {
    dimensions: [
      { id: 'MEASURE', label: 'Measure', values: measures.map(({ code, label }) => ({ code, label })) },
      { id: cube.region, label: cube.region, values: [...regions.values()].sort((a, b) => (a.code < b.code ? -1 : 1)) },
    ],
    series: once.series,
    publishedOn: tables[0]?.publishedOn ?? null,
    scope: 'whole',
    notes: [...new Set(tables.flatMap((table) => table.footnotes)), ...once.notes],
    leftOut: [
      ...leftOut('columns', [...new Set(tables.flatMap((table) => table.others))]),
      ...leftOut('sheets', [...found.flatMap(({ sheet, table }) => (table === null ? [sheet] : [])), ...workbook.others]),
    ],
  };
}

/** Returns the regions in all tables by code. Throws DATA_DUPLICATE_KEY if a code has two names. */
function regionsOf(tables: readonly CubeTable[]): ReadonlyMap<string, DimensionValue> {
  const regions = new Map<string, CubeRegion>();
  for (const region of tables.flatMap((table) => table.regions)) {
    const other = regions.get(region.code);
    if (other !== undefined && foldHeader(other.label) !== foldHeader(region.label)) {
      throw new WattleError('DATA_DUPLICATE_KEY', `The region ${region.code} has two names: ${other.label} and ${region.label}.`, {
        at: region.at,
      });
    }
    if (other === undefined) regions.set(region.code, region);
  }
  return new Map([...regions].map(([key, { code, label }]) => [key, { code, label }]));
}

interface CubeRegion extends DimensionValue {
  readonly at: Address;
}

interface CubeTable {
  readonly measure: CubeMeasure;
  readonly publishedOn: string | null;
  readonly regions: readonly CubeRegion[];
  readonly series: readonly ParsedSeries[];
  readonly footnotes: readonly string[];
  readonly others: readonly string[];
}

const firstCells = (sheet: Sheet): readonly string[] => sheet.rows.map((row) => textCell(row[0]));

/** Reads the table in a sheet. Null for a sheet without one, such as the contents. */
function tableOf(sheet: Sheet, dates: HeadingDates, cube: RegionCube): CubeTable | null {
  const pattern = new RegExp(`^Table \\d+ ?[-:.] ?(.+?) ?\\(('000|per ?cent)\\) by ${cube.region}\\b`, 'i');
  const titles = firstCells(sheet).map((text) => pattern.exec(text.replace(/[‘’]/g, "'").replace(/[\u2010-\u2015]/g, '-')));
  const titleRow = titles.findIndex((title) => title !== null);
  const title = titles[titleRow];
  if (!title) return null;
  const name = foldHeader(at(title, 1));
  const measure = Object.entries(cube.measures).find(([known]) => foldHeader(known) === name)?.[1];
  if (!measure) {
    throw new WattleError('PARSE_LAYOUT', 'A table has an unknown measure.', { at: addressOf(sheet, titleRow, 0, title[0]) });
  }
  const header = findPeriods(sheet, dates, { atLeast: 12 });
  if (!headerMatches(sheet.rows[header.row]?.[0], cube.region)) {
    throw new WattleError('PARSE_LAYOUT', `The column before the months is not headed ${cube.region}.`, {
      at: addressOf(sheet, header.row, 0, sheet.rows[header.row]?.[0] ?? null),
    });
  }
  const others = unreadHeadings(sheet.rows[header.row] ?? [], [0, ...header.columns.map(({ column }) => column)]);
  return { measure, publishedOn: releasedOn(sheet), others, ...rowsOf(sheet, header, measure, at(title, 2)) };
}

/** Splits `801 Australian Capital Territory(a)` into code and name. The footnote mark is removed later. */
const REGION = /^(\d{3,9}) (.+)$/;
const NOTES_BEHIND = /(?: ?\([a-z]\)){1,9}$/;

function rowsOf(
  sheet: Sheet,
  header: PeriodHeader,
  measure: CubeMeasure,
  unitText: string,
): Pick<CubeTable, 'regions' | 'series' | 'footnotes'> {
  const regions: CubeRegion[] = [];
  const series: ParsedSeries[] = [];
  const footnotes: string[] = [];
  for (let row = header.row + 1; row < sheet.rows.length; row++) {
    const text = textCell(sheet.rows[row]?.[0]);
    const observations = observationsOf(sheet, row, header);
    if (observations.length === 0) {
      if (text.startsWith('(')) footnotes.push(text);
      continue;
    }
    const region = REGION.exec(text);
    const [code, label] = [region?.[1] ?? '', (region?.[2] ?? '').replace(NOTES_BEHIND, '')];
    if (!region)
      throw new WattleError('PARSE_LAYOUT', 'A row of figures does not begin with a region.', { at: addressOf(sheet, row, 0, text) });
    regions.push({ code, label, at: addressOf(sheet, row, 0, text) });
    series.push({ ...attributesOf(measure, unitText), key: `${measure.code}.${code}`, observations });
  }
  if (series.length === 0) {
    throw new WattleError('PARSE_LAYOUT', 'There are no figures below the months.', { at: addressOf(sheet, header.row, 0) });
  }
  return { regions, series, footnotes };
}

function attributesOf(measure: CubeMeasure, unitText: string): Omit<ParsedSeries, 'key' | 'observations'> {
  const { unit, multiplier } = parseUnit(unitText);
  return {
    freq: 'M',
    unit: unit === 'Number' ? (measure.counted ?? unit) : unit,
    multiplier,
    decimals: null,
    adjustment: null,
    title: null,
    basePeriod: null,
  };
}

function observationsOf(sheet: Sheet, row: number, header: PeriodHeader): readonly Observation[] {
  const cells = sheet.rows[row] ?? [];
  return header.columns
    .flatMap(({ column, day }): Observation[] => {
      const published = publishedCell(cells[column], addressOf(sheet, row, column), TOO_FEW);
      const { t } = periodOfDay('M', day);
      return published === null ? [] : [{ t, ...published, at: `${sheet.name}!${cellAddress(row, column)}` }];
    })
    .sort((a, b) => a.t - b.t);
}

/** Returns the release date in ISO format, or null. The sheet has a line such as `Released at 11.30 am (Canberra time) 29 January 2026`. */
export function releasedOn(sheet: Sheet): string | null {
  const [day] = firstCells(sheet).flatMap((text) => releaseDayIn(text) ?? []);
  return day === undefined ? null : isoDay(day);
}
