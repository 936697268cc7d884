/**
 * Reads table 1 in the SMSF annual overview. The sheet has several small tables, one below another, for different years.
 *
 *     Annual SMSF population and assets |         |         | … | end of row
 *                                       | 2024-25 | 2023-24 | … | end of row
 *     Total SMSFs                       | 653062  | 614613  | … | end of row
 *     end of column | end of column | …
 */
import { at } from '../../core/assert.ts';
import type { Captured } from '../../core/capture.ts';
import { quoted, WattleError } from '../../core/errors.ts';
import { leftOut, type ParsedDataset } from '../../core/observation.ts';
import { publishedCell } from '../../formats/published-number.ts';
import { addressOf, foldHeader, textCell } from '../../formats/sheet-table.ts';
import { asRatio } from '../../formats/shown-number.ts';
import { cellAddress, readWorkbook, type Sheet } from '../../formats/workbook.ts';
import { isBlank, otherSheets, sheetOf } from './columns.ts';
import { incomeYear } from './income-years.ts';
import { yearsAcross } from './item-table.ts';
import { asPublished, plainText } from './labels.ts';
import { SeriesOfRows, type Unit } from './series-of-rows.ts';

const SHEETS = ['Table 1'];
const END_OF_COLUMN = 'end of column';

/** The metrics to read, with their units. Rows with other names are not read. */
const METRICS: Readonly<Record<string, Unit & { readonly required?: true }>> = {
  Entries: { unit: 'Number' },
  Exits: { unit: 'Number' },
  'Net entries': { unit: 'Number' },
  'Total SMSFs': { unit: 'Number', required: true },
  'Total members': { unit: 'Persons', required: true },
  'Total gross assets ($m)': { unit: 'AUD', multiplier: 6, required: true },
  Growth: { unit: 'Proportion' },
};
export const SMSF_WORDS: Readonly<Record<string, string>> = {
  total_smsfs: 'Total SMSFs',
  total_members: 'Total members',
  total_gross_assets_millions: 'Total gross assets ($m)',
  entries: 'Entries',
  exits: 'Exits',
  net_entries: 'Net entries',
  growth: 'Growth',
};

/** Reads the sheet. Throws PARSE_LAYOUT for a missing metric, PARSE_VALUE for cells, and DATA_DUPLICATE_KEY for different repeated rows. */
export function parseSmsfOverview(capture: Captured): ParsedDataset {
  const workbook = readWorkbook(capture.bytes, { sheets: SHEETS });
  const sheet = sheetOf(workbook, SHEETS);
  const estimated = estimatedYear(sheet);
  const series = new SeriesOfRows('FY', [{ id: 'METRIC_LABEL', label: 'Metric' }]);
  const seen = new Set<string>();
  const unknown: string[] = [];
  let years: ReturnType<typeof yearsAcross> = [];
  for (const [row, cells] of sheet.rows.entries()) {
    const own = yearsAcross(sheet, row);
    if (own.length > 0) years = own;
    const columns = years.map(({ column }) => column);
    const label = plainText(cells[0]);
    if (own.length > 0 || columns.length === 0 || label === END_OF_COLUMN || isBlank(cells, columns)) continue;
    const unit = METRICS[label];
    if (unit === undefined) {
      unknown.push(label);
      continue;
    }
    seen.add(label);
    for (const { column, t } of years) {
      const cell = unit.unit === 'Proportion' ? asRatio(cells[column]) : cells[column];
      const published = publishedCell(cell, addressOf(sheet, row, column));
      if (!published) continue;
      const status = t === estimated && unit.unit === 'AUD' ? 'estimated' : published.status;
      series.add([asPublished(label, {})], unit, { t, ...published, status, at: `${sheet.name}!${cellAddress(row, column)}` });
    }
  }
  const missing = Object.keys(METRICS).filter((label) => METRICS[label]?.required && !seen.has(label));
  if (missing.length === 0) {
    const notes = unknown.map((label) => `The row ${quoted(label)} is new and is not read.`);
    return { ...series.dataset('partial', { notes }), leftOut: [...leftOut('lines', unknown), ...otherSheets(workbook, sheet)] };
  }
  throw new WattleError('PARSE_LAYOUT', `Sheet ${quoted(sheet.name)} has no row ${missing.join(', ')}.`, {
    at: { sheet: sheet.name, column: 'A', value: unknown.join(' | ') },
  });
}

/** Returns the income year for which assets are estimates, if text in the sheet states it. Otherwise returns null. */
function estimatedYear(sheet: Sheet): number | null {
  const words = /the (\S{1,20}) income year annual return is not yet due/;
  for (const row of sheet.rows) {
    const text = foldHeader(textCell(row[0]));
    const m = words.exec(text);
    if (m && text.includes('asset figures are estimates')) return incomeYear(at(m, 1));
  }
  return null;
}
