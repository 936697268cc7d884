/** Defines ten kinds of damage to an agency's file. Each function returns the damaged file, or null if the damage is impossible in it. */
import { writeZip } from '../../sandbox/zip-writer.ts';
import { entriesOf } from './archive.ts';
import { type Cells, changedText, changedWorkbook, headerOf } from './tables.ts';

export interface SentFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

export interface Damage {
  readonly name: string;
  /**
   * True if no part of the damaged file can be correct, so that it must be refused. Other damaged files may be read in part if no value
   * changes.
   */
  readonly fatal: boolean;
  readonly apply: (file: SentFile) => SentFile | null;
}

const HTML =
  '<!doctype html>\n<html lang="en"><head><title>Service unavailable</title></head><body><h1>We will be back soon</h1></body></html>\n';

type Format = 'zip' | 'workbook' | 'json' | 'xml' | 'html' | 'text';

export function formatOf({ bytes, contentType }: SentFile): Format {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return entriesOf(bytes).some(({ name }) => name === '[Content_Types].xml') ? 'workbook' : 'zip';
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1').trimStart();
  if (/json/.test(contentType) || start.startsWith('{') || start.startsWith('[')) return 'json';
  if (/html/.test(contentType)) return 'html';
  return start.startsWith('<') ? 'xml' : 'text';
}

/** Makes a kind of damage that changes the table in a file of any format. In an archive, it changes the first file. */
export const onTable =
  (
    change: (rows: readonly Cells[]) => readonly Cells[],
    onJson: (value: unknown) => unknown,
    onXml: (text: string) => string = (text) => text,
  ) =>
  (file: SentFile): SentFile | null => {
    const changed = changedFile(file, change, onJson, onXml);
    return changed === null || Buffer.compare(changed, file.bytes) === 0 ? null : { ...file, bytes: changed };
  };

function changedFile(
  file: SentFile,
  change: (rows: readonly Cells[]) => readonly Cells[],
  onJson: (value: unknown) => unknown,
  onXml: (text: string) => string,
): Uint8Array | null {
  const text = (): string => Buffer.from(file.bytes).toString('utf8');
  switch (formatOf(file)) {
    case 'workbook':
      return changedWorkbook(file.bytes, change);
    case 'text':
      return changedText(file.bytes, change);
    case 'json':
      return Buffer.from(JSON.stringify(onJson(JSON.parse(text()))));
    case 'xml':
      return Buffer.from(onXml(text()));
    case 'html':
      return null;
    case 'zip':
      return writeZip(
        entriesOf(file.bytes).map(({ name, content }) => ({
          name,
          content: changedFile({ bytes: content, contentType: '' }, change, onJson, onXml) ?? content,
        })),
      );
  }
}

/** Returns true for an AEMO report, whose lines beginning with I name the columns. */
const isReport = (rows: readonly Cells[]): boolean => rows.some((row) => row[0] === 'I') && rows.some((row) => row[0] === 'D');

const renamed =
  (pick: (columns: readonly number[]) => number | undefined) =>
  (rows: readonly Cells[]): readonly Cells[] => {
    const header = isReport(rows) ? rows.findIndex((row) => row[0] === 'I') : headerOf(rows);
    const columns = (rows[header] ?? []).flatMap((cell, i) =>
      typeof cell === 'string' && cell.trim() !== '' && !(isReport(rows) && i < 4) ? [i] : [],
    );
    const column = pick(columns);
    return rows.map((row, i) => (i === header ? row.map((cell, j) => (j === column ? 'Something else' : cell)) : row));
  };

/** Returns a change that renames a member at any depth. */
const renamedMember =
  (pick: (names: readonly string[]) => string | undefined) =>
  (value: unknown): unknown => {
    const name = pick([...namesIn(value)]);
    const walk = (one: unknown): unknown => {
      if (Array.isArray(one)) return one.map(walk);
      if (one === null || typeof one !== 'object') return one;
      return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key === name ? 'something_else' : key, walk(inner)]));
    };
    return walk(value);
  };

function namesIn(value: unknown, names = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const one of value.slice(0, 3)) namesIn(one, names);
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      if (/^[a-z_]+$/i.test(key)) names.add(key);
      namesIn(inner, names);
    }
  }
  return names;
}

const afterHeader = (rows: readonly Cells[], change: (data: readonly Cells[]) => readonly Cells[]): readonly Cells[] => {
  const header = headerOf(rows);
  return header < 0 ? rows : [...rows.slice(0, header + 1), ...change(rows.slice(header + 1))];
};

/** Removes every second member in the longest list or record. */
function halved(value: unknown): unknown {
  const longest = largestIn(value);
  const walk = (one: unknown): unknown => {
    if (one === longest && Array.isArray(one)) return one.filter((_, i) => i % 2 === 0);
    if (one === longest) return Object.fromEntries(Object.entries(one as object).filter((_, i) => i % 2 === 0));
    if (Array.isArray(one)) return one.map(walk);
    if (one !== null && typeof one === 'object') return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, walk(inner)]));
    return one;
  };
  return walk(value);
}

function largestIn(value: unknown): unknown {
  let largest: unknown = null;
  let size = 0;
  const walk = (one: unknown): void => {
    if (one === null || typeof one !== 'object') return;
    const members = Object.values(one);
    // Only the list of values is halved, and not the list of a dimension's codes.
    if (members.length > size && !members.every((member) => member !== null && typeof member === 'object' && 'id' in member)) {
      largest = one;
      size = members.length;
    }
    members.forEach(walk);
  };
  walk(value);
  return largest;
}

const UNITS =
  /\b(Per cent per annum|Per cent|Percent|Index Numbers?|Index|\$ ?million|\$m|\$ Million|Persons|Number|Million|Thousands|Dollars?|Hours)\b/g;
/** Matches cells with a unit, excluding words that are also labels. */
const UNIT_CELL = /^(Per cent per annum|Per cent|Percent|\$ ?million|\$m|\$ Million|Million|Dollars?)$/;
const otherUnit = (text: string): string => text.replace(UNITS, (unit) => (/cent/i.test(unit) ? 'Kilowatt hours' : 'Per cent'));
const unitsInCells = (rows: readonly Cells[]): readonly Cells[] =>
  rows.map((row, i) =>
    i < 15 ? row.map((cell) => (typeof cell === 'string' && UNIT_CELL.test(cell.trim()) ? otherUnit(cell) : cell)) : row,
  );

/**
 * Matches dates such as `31/03/2026`, `31-Mar-2026`, `2026-03`, `Mar 2026` and `2025–26`. Four digits alone do not match, because they may
 * be a postcode.
 */
const DATED = /\b(?:\d{1,2}[/-](?:\d{1,2}|[A-Za-z]{3})[/-]|[A-Z][a-z]{2,8}[ -])20[12]\d\b|\b20[12]\d[-–/]\d\d/;
/** The range of serial numbers for dates in this century until now, and the number of days from 2026 to 2206. */
const SERIALS = { from: 36_526, to: 47_000, later: 65_744 };
const isSerial = (cell: Cells[number] | undefined): boolean =>
  typeof cell === 'number' && Number.isInteger(cell) && cell > SERIALS.from && cell < SERIALS.to;

/** Returns true if a number is a date, because it begins a row, or because all other numbers in the row can be dates. */
function isDate(row: Cells, column: number): boolean {
  const cell = row[column];
  if (typeof cell !== 'number') return DATED.test(String(cell ?? ''));
  const numbers = row.filter((one) => typeof one === 'number');
  return isSerial(cell) && (column === 0 || (numbers.length >= 4 && numbers.every(isSerial)));
}

/** Moves the last date in the last row with a date to the year 2206. */
function lateDate(rows: readonly Cells[]): readonly Cells[] {
  const at = rows.findLastIndex((row) => row.some((_, column) => isDate(row, column)));
  const row = rows[at] ?? [];
  const last = row.findLastIndex((_, column) => isDate(row, column));
  const late = (cell: Cells[number]): Cells[number] =>
    typeof cell === 'number' ? cell + SERIALS.later : String(cell).replace(/\b20[12]\d\b/, '2206');
  return rows.map((one, i) => (i === at ? one.map((cell, column) => (column === last ? late(cell) : cell)) : one));
}

/** Moves the latest year in a message's texts. */
const lateYear = (value: unknown): unknown => {
  const text = JSON.stringify(value);
  const years = [...text.matchAll(/"(20[12]\d)(?=[-"])/g)].map((match) => match[1] ?? '');
  const newest = years.sort().at(-1);
  if (newest === undefined) return value;
  const at = text.lastIndexOf(`"${newest}`);
  return JSON.parse(`${text.slice(0, at)}"2206${text.slice(at + newest.length + 1)}`);
};

/** Returns a 64 kB file that unpacks to 64 MiB of zeros. */
const bomb = (): Uint8Array => writeZip([{ name: 'data.csv', content: Buffer.alloc(64 * 2 ** 20) }]);
let bombBytes: Uint8Array | null = null;

export const DAMAGES: readonly Damage[] = [
  { name: 'truncated', fatal: false, apply: (file) => ({ ...file, bytes: file.bytes.slice(0, Math.floor(file.bytes.length * 0.6)) }) },
  { name: 'empty', fatal: true, apply: (file) => ({ ...file, bytes: new Uint8Array() }) },
  { name: 'an HTML page', fatal: true, apply: () => ({ bytes: Buffer.from(HTML), contentType: 'text/html; charset=utf-8' }) },
  {
    name: 'the first column renamed',
    fatal: false,
    apply: onTable(
      renamed((c) => c[0]),
      renamedMember((n) => n[0]),
    ),
  },
  {
    name: 'the last column renamed',
    fatal: false,
    apply: onTable(
      renamed((c) => c.at(-1)),
      renamedMember((n) => n.at(-1)),
    ),
  },
  {
    name: 'the header moved down',
    fatal: false,
    apply: onTable(
      (rows) => [['Notes'], [null], ['See the explanatory page'], ...rows],
      (value) => value,
    ),
  },
  {
    name: 'the header below the first row',
    fatal: false,
    apply: onTable(
      (rows) => {
        const at = headerOf(rows);
        return at < 0 ? rows : [...rows.slice(0, at), ...rows.slice(at + 1, at + 2), ...rows.slice(at, at + 1), ...rows.slice(at + 2)];
      },
      (value) => value,
    ),
  },
  {
    name: 'half the rows gone',
    fatal: false,
    apply: onTable((rows) => afterHeader(rows, (data) => data.filter((_, i) => i % 2 === 0)), halved),
  },
  { name: 'another unit', fatal: false, apply: onTable(unitsInCells, (value) => JSON.parse(otherUnit(JSON.stringify(value)))) },
  {
    name: 'a zip bomb',
    fatal: true,
    apply: (file) => {
      bombBytes ??= bomb();
      return { ...file, bytes: bombBytes };
    },
  },
  {
    name: 'another encoding',
    fatal: false,
    apply: (file) => {
      const format = formatOf(file);
      if (format === 'workbook' || format === 'zip') return null;
      return { ...file, bytes: Buffer.from(Buffer.from(file.bytes).toString('utf8'), 'utf16le') };
    },
  },
  { name: 'a date of 2206', fatal: false, apply: onTable(lateDate, lateYear) },
];
