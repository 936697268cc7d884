/**
 * Reads residents by council from a sheet with a row for each council and a column for each year.
 *
 * Table 1. Estimated resident population, Local Government Areas (a), Australia
 * Regional population, 2024–25
 *                          ERP at 30 June (b)
 *                          2001    2002
 * LGA code   LGA name      no.     no.
 * 10050      Albury        45265   45816
 *            Total Australia  19274701
 * (a) Based on 2025 LGA boundaries.
 */
import type { Ask, Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { type DimensionValue, leftOut, type Observation, type ParsedDataset, type ParsedSeries } from '../../core/observation.ts';
import { newestLink } from '../../formats/landing-page.ts';
import { publishedCell } from '../../formats/published-number.ts';
import { addressOf, headerMatches, textCell } from '../../formats/sheet-table.ts';
import { decodeText } from '../../formats/text.ts';
import { cellAddress, type Sheet } from '../../formats/workbook.ts';
import { STATISTICS } from './api.ts';
import { absWorkbook, releasedOn } from './data-cube.ts';

const PAGE = `${STATISTICS}/people/population/regional-population/latest-release`;
const YEAR = /^(19|20)\d{2}$/;
const COUNCIL = /^\d{5}$/;
/** The code for Australia. The total row has no code in the file. */
const TOTAL = 'AUS';
const TOTAL_NAME = /^total australia$/i;

/** Requests the workbook in the latest release. Its file name ends with the years that it covers: `32180DS0004_2001-25.xlsx`. */
export const COUNCIL_RESIDENTS_ASK: Ask = {
  id: 'release',
  url: PAGE,
  accept: 'text/html',
  follow: (index) => [
    {
      id: 'councils',
      url: newestLink(decodeText(index.bytes).text, { base: PAGE, name: /^32180DS0004\b/i, suffix: '.xlsx' }),
      accept: '*/*',
    },
  ],
  fallback: { id: 'councils', url: `${STATISTICS}/people/population/regional-population/2024-25/32180DS0004_2001-25.xlsx`, accept: '*/*' },
};

/**
 * Reads residents by council. Throws PARSE_LAYOUT for another workbook. Throws PARSE_VALUE for a cell that is neither empty, a number nor
 * a known mark such as `np`.
 */
export function parseCouncilResidents(capture: Captured): ParsedDataset {
  const workbook = absWorkbook(capture);
  const found = workbook.sheets.flatMap((sheet) => {
    const row = sheet.rows.findIndex((cells) => headerMatches(cells[0], 'LGA code') && headerMatches(cells[1], 'LGA name'));
    return row < 0 ? [] : [{ sheet, row }];
  });
  const [table] = found;
  if (table === undefined || found.length > 1) {
    throw new WattleError('PARSE_LAYOUT', `The workbook has ${found.length} tables by LGA code instead of one.`, {
      at: { url: capture.url, value: workbook.sheets.map(({ name }) => name).join(', ') },
    });
  }
  const { sheet, row } = table;
  const years = yearsAbove(sheet, row);
  const rows = sheet.rows.flatMap((cells, i) => (i > row ? (rowOf(sheet, i, textCell(cells[0]), textCell(cells[1]), years) ?? []) : []));
  const councils = rows.filter(({ value }) => value.code !== TOTAL);
  if (councils.length === 0) throw new WattleError('PARSE_LAYOUT', 'The table has no councils.', { at: addressOf(sheet, row, 0) });
  const [contents] = workbook.sheets;
  return {
    dimensions: [{ id: 'REGION', label: 'Council', values: rows.map(({ value }) => value) }],
    series: rows.map(({ series }) => series),
    publishedOn: contents === undefined ? null : releasedOn(contents),
    scope: 'whole',
    notes: sheet.rows.flatMap((cells, i) => (i > row && /^\([a-z]\) /.test(textCell(cells[0])) ? [textCell(cells[0])] : [])),
    leftOut: leftOut('sheets', [...workbook.sheets.filter((one) => one !== sheet).map(({ name }) => name), ...workbook.others]),
  };
}

interface Year {
  readonly column: number;
  readonly t: number;
}

function yearsAbove(sheet: Sheet, header: number): readonly Year[] {
  const cells = sheet.rows[header - 1] ?? [];
  const years = cells.flatMap((cell, column) => (YEAR.test(textCell(cell)) ? [{ column, t: Number(textCell(cell)) }] : []));
  const isRising = years.every(({ t }, i) => i === 0 || t - 1 === years[i - 1]?.t);
  if (years.length > 0 && isRising) return years;
  throw new WattleError('PARSE_LAYOUT', 'The row above the headings does not contain the years.', { at: addressOf(sheet, header - 1, 2) });
}

function rowOf(
  sheet: Sheet,
  row: number,
  code: string,
  name: string,
  years: readonly Year[],
): readonly { readonly value: DimensionValue; readonly series: ParsedSeries }[] | null {
  const isTotal = code === '' && TOTAL_NAME.test(name);
  if (!isTotal && !COUNCIL.test(code)) return null;
  const observations = years.flatMap(({ column, t }): Observation[] => {
    const published = publishedCell(sheet.rows[row]?.[column], addressOf(sheet, row, column));
    return published === null ? [] : [{ t, ...published, at: `${sheet.name}!${cellAddress(row, column)}` }];
  });
  const key = isTotal ? TOTAL : code;
  const attributes = { freq: 'A', unit: 'Persons', multiplier: 0, decimals: 0, adjustment: null, title: null, basePeriod: null } as const;
  return [{ value: { code: key, label: isTotal ? 'Australia' : name }, series: { ...attributes, key, observations } }];
}
