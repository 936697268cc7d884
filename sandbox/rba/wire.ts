/**
 * Writes a statistical table in the CSV layout of the Reserve Bank of Australia.
 *
 *   F5  INDICATOR LENDING RATES
 *   Title,<name>,...            then Description, Frequency, Type, Units
 *   ,,                          two rows of commas
 *   ,,
 *   Source,RBA,...
 *   Publication date,08-May-2026,...
 *   Series ID,FILRSBVRT,...
 *   31/01/1959,,,5.00,...       ragged: empty cells at the end of a row are not written
 *   ,,                          comma-only padding
 */
import { SHORT_MONTHS } from '../../src/core/calendar/month-names.ts';
import { isoDay } from '../../src/core/period.ts';
import { encodeCsvRow } from '../../src/formats/csv.ts';

export interface RbaColumn {
  readonly id: string;
  readonly title: string;
  readonly frequency: string;
  readonly type: string;
  readonly units: string;
  /** Cells in the order of `days`. Null means an empty cell. */
  readonly cells: readonly (string | null)[];
}

export interface RbaTable {
  /** The code and title above the table, such as `G1  CONSUMER PRICE INFLATION`. */
  readonly heading: string;
  readonly columns: readonly RbaColumn[];
  /** Dates of the rows, in days since 1970-01-01, ascending. */
  readonly days: readonly number[];
  readonly publicationDay: number;
  /** The format of dates: `31/01/2026` in most tables, `31-Jan-2026` in daily tables and A2. */
  readonly dates: 'numeric' | 'named';
  /**
   * The file encoding. The RBA writes some tables in windows-1252 without declaring it. Other tables begin with a UTF-8 byte order mark.
   */
  readonly encoding: 'utf-8' | 'windows-1252';
}

const PADDING_ROWS = 40;

export function writeRbaTable(table: RbaTable): Uint8Array {
  const label = (name: string, cell: (column: RbaColumn) => string): string[] => [name, ...table.columns.map(cell)];
  const empty = table.columns.map(() => '').concat('');
  const rows = [
    [table.heading],
    label('Title', (c) => c.title),
    label('Description', (c) => c.title),
    label('Frequency', (c) => c.frequency),
    label('Type', (c) => c.type),
    label('Units', (c) => c.units),
    empty,
    empty,
    label('Source', () => 'RBA'),
    label('Publication date', () => namedDate(table.publicationDay)),
    label('Series ID', (c) => c.id),
    ...table.days.map((day, i) => withoutTail([dateCell(day, table.dates), ...table.columns.map((c) => c.cells[i] ?? '')])),
    ...Array<string[]>(PADDING_ROWS).fill(empty),
  ];
  const text = rows.map(encodeCsvRow).join('');
  return table.encoding === 'windows-1252' ? encodeWindows1252(text) : Buffer.from(`\uFEFF${text}`, 'utf8');
}

const dateCell = (day: number, style: RbaTable['dates']): string => (style === 'named' ? namedDate(day) : numericDate(day));

/** Formats a date as `08/05/2026`. */
export function numericDate(day: number): string {
  const [year, month, date] = isoDay(day).split('-');
  return `${date}/${month}/${year}`;
}

/** Formats a date as `08-May-2026`. */
function namedDate(day: number): string {
  const [year, month, date] = isoDay(day).split('-');
  return `${date}-${SHORT_MONTHS[Number(month) - 1]}-${year}`;
}

function withoutTail(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}

/** Bytes for characters beyond Latin-1 that occur in titles. */
const WINDOWS_1252: Readonly<Record<string, number>> = { '–': 0x96, '—': 0x97, '’': 0x92, '‘': 0x91 };

function encodeWindows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => WINDOWS_1252[character] ?? character.charCodeAt(0));
}
