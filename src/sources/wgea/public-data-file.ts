/**
 * Declares a register from one file in the Agency's yearly archive. The archive unpacks to about a gigabyte, so the file is read as a
 * stream.
 *
 *   wgea_public_dataset_2025.zip ─ [folder/]wgea_workforce_composition_2025.csv
 *   reporting_year,corporate_group_name,employer_name,employer_abn,is_relevant_employer,employer_size,anzsic_code,…,n_employees
 */
import type { Captured } from '../../core/capture.ts';
import type { Quirk, RegisterDataset, RegisterRow } from '../../core/define-dataset.ts';
import { type Address, quoted, WattleError } from '../../core/errors.ts';
import { type LeftOut, leftOut } from '../../core/observation.ts';
import { ckanAsk } from '../../formats/ckan.ts';
import { streamCsv } from '../../formats/csv.ts';
import { numberIn } from '../../formats/published-number.ts';
import { foldHeader, textCell } from '../../formats/sheet-table.ts';
import { streamZipEntry } from '../../formats/zip.ts';
import { EMPLOYER_COLUMNS } from './employer-columns.ts';
import type { FileColumn } from './file-column.ts';

interface PublicDataFile {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The file name in the archive without the year, such as `wgea_workforce_composition`. */
  readonly member: string;
  /** The columns that follow the employer columns. */
  readonly columns: readonly FileColumn[];
  readonly quirks: readonly Quirk[];
}

const MIB = 1024 * 1024;
const WEEKLY = 10_080;

const ask = ckanAsk({
  package: 'wgea-dataset',
  // Group 1 is the year. Files are sorted by year, because the Agency sometimes uploads files for older years again.
  resource: /^(\d{4}) WGEA Data - Public Data File/i,
  suffix: '.zip',
  accept: 'application/zip,*/*',
  large: true,
  maxBytes: 512 * MIB,
  lastKnown:
    'https://data.gov.au/data/dataset/4d35cd80-2538-4705-82f3-d0d18e823d98/resource/380faa66-1126-4020-8b89-496821290624/download/wgea_public_dataset_2025.zip',
});

const COMMON_QUIRKS = [
  'The dataset has the latest reporting year only. A reporting year is from 1 April to 31 March.',
  'About a tenth of the rows are reports by a corporate group for all its employers. They have no ABN, and the size is 0 or missing.',
];

export function publicDataFile(file: PublicDataFile): RegisterDataset {
  const columns = [...EMPLOYER_COLUMNS, ...file.columns];
  return {
    kind: 'register',
    source: 'wgea',
    id: file.id,
    title: file.title,
    description: file.description,
    landingPage: 'https://data.gov.au/data/dataset/wgea-dataset',
    licence: 'cc-by-3.0-au',
    cadence: { checkEveryMinutes: WEEKLY, maxAgeDays: null },
    quirks: [...COMMON_QUIRKS, ...file.quirks],
    curated: true,
    upstream: { url: ask.url, format: 'CSV in ZIP' },
    columns: columns.map(({ count: _count, ...column }) => column),
    // The register has no key, because no combination of columns identifies a row.
    key: [],
    asks: () => [ask],
    parse: (capture) => rowsOf(capture, file.member, columns),
    leftOut: (capture) => leftOutOf(capture, file.member, columns),
  };
}

/**
 * Reads the rows. Throws PARSE_ARCHIVE, PARSE_ENCODING, PARSE_LAYOUT (missing column or incomplete row) or PARSE_VALUE with file and row.
 */
async function* rowsOf(capture: Captured, member: string, columns: readonly FileColumn[]): AsyncIterable<RegisterRow> {
  const file = `${member}.csv`;
  let header: Header | null = null;
  let row = 0;
  for await (const cells of linesOf(capture, member)) {
    row++;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (header === null) header = headerOf(cells, columns, { file, row });
    else yield rowOf(cells, header, { file, row });
  }
}

function linesOf(capture: Captured, member: string): AsyncIterable<readonly string[]> {
  const named = new RegExp(`(?:^|/)${member}_\\d{4}\\.csv$`, 'i');
  const bytes = streamZipEntry(capture.file ?? capture.bytes, (name) => named.test(name));
  return streamCsv(bytes, { delimiter: ',' });
}

/** Returns the columns in the file that are not declared. */
async function leftOutOf(capture: Captured, member: string, columns: readonly FileColumn[]): Promise<readonly LeftOut[]> {
  const known = new Set(columns.map(({ name }) => name));
  for await (const cells of linesOf(capture, member)) {
    if (cells.some((cell) => cell.trim() !== ''))
      return leftOut(
        'columns',
        cells.filter((cell) => cell.trim() !== '' && !known.has(foldHeader(cell))),
      );
  }
  return [];
}

interface Header {
  readonly width: number;
  readonly columns: readonly { readonly column: FileColumn; readonly index: number }[];
}

function headerOf(cells: readonly string[], columns: readonly FileColumn[], at: Address): Header {
  const folded = cells.map(foldHeader);
  return {
    width: cells.length,
    columns: columns.map((column) => {
      const index = folded.indexOf(column.name);
      if (index >= 0 || column.count !== undefined) return { column, index };
      throw new WattleError('PARSE_LAYOUT', `Missing column ${column.name}. The header is ${cells.join(', ').slice(0, 400)}.`, {
        at: { ...at, column: column.name },
      });
    }),
  };
}

function rowOf(cells: readonly string[], header: Header, at: Address): RegisterRow {
  if (cells.length !== header.width) {
    throw new WattleError('PARSE_LAYOUT', `A row has ${cells.length} cells where the header has ${header.width}.`, { at });
  }
  const row: Record<string, string | number | boolean | null> = {};
  for (const { column, index } of header.columns) row[column.name] = column.count ?? cellOf(cells[index] ?? '', column, at);
  return row;
}

function cellOf(cell: string, column: FileColumn, at: Address): string | number | boolean | null {
  const text = textCell(cell);
  if (text === '') return null;
  if (column.type === 'text') return text;
  if (column.type === 'integer') {
    const value = numberIn(text);
    if (value !== undefined && Number.isInteger(value) && value >= 0) return value;
  }
  if (column.type === 'boolean' && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  throw new WattleError('PARSE_VALUE', `A cell does not have the type ${quoted(column.type)}.`, {
    at: { ...at, column: column.name, value: text },
  });
}
