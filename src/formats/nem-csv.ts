/**
 * Reads reports in the electricity market's data model. A CSV file contains several tables. The first cell in each row shows its kind.
 *
 *   C,<system>,<report>,<publisher>,PUBLIC,2025/08/20,18:05:13,…      comment: kind of file
 *   I,DISPATCH,PRICE,5,SETTLEMENTDATE,RUNNO,REGIONID,…                header: report, sub-report (may be empty), version, columns
 *   D,DISPATCH,PRICE,5,"2025/08/20 18:10:00",1,NSW1,…                 data for the header above; may end early
 *   C,"END OF REPORT",892                                             the total number of lines
 *
 * Tables get new columns and versions every few years, so columns are found by name. Times are market time (UTC+10 all year).
 */
import { type Address, WattleError } from '../core/errors.ts';
import { DAY_MS, parseIsoDay } from '../core/period.ts';
import { asBuffer } from './bytes.ts';
import { numberIn } from './published-number.ts';
import { kindWords, sniffKind } from './sniff.ts';

const MARKET_OFFSET_MS = 10 * 3_600_000;
const NEWLINE = 10;

export interface NemReport {
  /** The report name in the first line, such as `DISPATCHIS`. */
  readonly report: string;
  /** The requested tables by name: `DISPATCH.PRICE`, or `DREGION` without a sub-report. Only the highest version with rows is included. */
  readonly sections: ReadonlyMap<string, NemSection>;
  /** Skipped versions of requested tables, because the file has a higher version. */
  readonly older: readonly { readonly name: string; readonly version: number }[];
  /** Names of tables that were not requested. */
  readonly others: readonly string[];
  /** The stated number of lines minus the actual number. Above 0 if a program has removed rows. */
  readonly missingLines: number;
}

/** A data row. `line` is its line number in the file, from 1. */
export interface NemRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** One table in a report. Cells are read by column name. The table records which columns were read. */
export class NemSection {
  readonly name: string;
  readonly version: number;
  readonly rows: readonly NemRow[];
  readonly #columns: ReadonlyMap<string, number>;
  /** By column index: true if any cell in the column has been read. */
  readonly #read: boolean[] = [];

  constructor(name: string, version: number, columns: ReadonlyMap<string, number>, rows: readonly NemRow[]) {
    this.name = name;
    this.version = version;
    this.rows = rows;
    this.#columns = columns;
  }

  has(column: string): boolean {
    return this.#columns.has(column);
  }

  /** Returns the text of a cell, or null if the cell is empty or missing. Throws PARSE_LAYOUT for an unknown column. */
  text(row: NemRow, column: string): string | null {
    const place = this.#columns.get(column);
    if (place === undefined) {
      throw new WattleError('PARSE_LAYOUT', `The table ${this.name} has no column ${column}.`, {
        at: { row: row.line, column, value: [...this.#columns.keys()].slice(0, 12).join(',') },
      });
    }
    this.#read[place] = true;
    const cell = row.cells[place]?.trim() ?? '';
    return cell === '' ? null : cell;
  }

  /** Returns the names of the columns that were never read. */
  unread(): readonly string[] {
    return [...this.#columns].flatMap(([column, place]) => (column === '' || this.#read[place] ? [] : [column]));
  }

  /** Returns the text of a required cell. Throws PARSE_VALUE if it is empty. */
  code(row: NemRow, column: string): string {
    const text = this.text(row, column);
    if (text === null) throw new WattleError('PARSE_VALUE', `${column} is empty.`, { at: this.at(row, column) });
    return text;
  }

  /** Returns the number in a cell, or null if the cell is empty. Throws PARSE_VALUE for other text. */
  number(row: NemRow, column: string): number | null {
    const text = this.text(row, column);
    if (text === null) return null;
    const value = numberIn(text);
    if (value !== undefined) return value;
    throw new WattleError('PARSE_VALUE', `${column} is not a number.`, { at: this.at(row, column, text) });
  }

  /** Returns the instant in a cell, in ms since the epoch. Throws PARSE_VALUE if the cell is empty or does not contain a time. */
  instant(row: NemRow, column: string): number {
    const text = this.code(row, column);
    const ms = marketInstant(text);
    if (ms === null) throw new WattleError('PARSE_VALUE', `${column} is not a time.`, { at: this.at(row, column, text) });
    return ms;
  }

  at(row: NemRow, column: string, value?: string): Address {
    return { row: row.line, column, ...(value === undefined ? {} : { value }) };
  }
}

/**
 * Parses market time (`2025/08/20 18:10:00` or `2025-08-20T18:10:00`), or an instant with a time zone. Returns ms since the epoch, or
 * null.
 */
export function marketInstant(text: string): number | null {
  const m = /^(\d{4})[/-](\d{2})[/-](\d{2})(?:[ T](\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:(Z)|([+-])(\d{2}):?(\d{2}))?)?$/i.exec(text);
  const day = m ? parseIsoDay(`${m[1]}-${m[2]}-${m[3]}`) : null;
  if (!m || day === null) return null;
  const [hour, minute, second] = [Number(m[4] ?? 0), Number(m[5] ?? 0), Number(m[6] ?? 0)];
  const [zoneHour, zoneMinute] = [Number(m[9] ?? 0), Number(m[10] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59 || zoneHour > 14 || zoneMinute > 59) return null;
  const hasZone = m[7] !== undefined || m[8] !== undefined;
  const offsetMs = hasZone ? (m[8] === '-' ? -1 : 1) * (zoneHour * 60 + zoneMinute) * 60_000 : MARKET_OFFSET_MS;
  return day * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000 - offsetMs;
}

interface OpenSection {
  readonly name: string;
  readonly version: number;
  readonly columns: ReadonlyMap<string, number>;
  readonly rows: NemRow[];
  readonly header: string;
  /** The text at the start of each data row in the table. */
  readonly prefix: string;
  readonly wanted: boolean;
}

/** Matches a time in AEMO's form: `D,DISPATCH,PRICE,5,"2025/08/20 …`. Programs that filter rows omit the quotes. */
const QUOTED_TIME = /,"\d{4}\/\d{2}\/\d{2} /;

/**
 * Reads the named tables. Skips other tables without parsing them, because files may have half a million lines. Throws PARSE_LAYOUT with
 * the line number for a different kind of file, data without a header, and a file without its last line. Lines may be missing only if
 * times have no quotes. The file is then a filtered copy, and `missingLines` is the number of missing lines. Otherwise, missing lines
 * throw PARSE_LAYOUT.
 */
export function readNemCsv(bytes: Uint8Array, wanted: readonly string[]): NemReport {
  const lines = linesOf(bytes);
  const first = lines.next().value;
  if (first === undefined || !first.text().startsWith('C,')) throw notAReport(bytes, first?.text() ?? '');
  const opened = new Map<string, OpenSection>();
  let open: OpenSection | null = null;
  let footer: number | null = null;
  let quoted = false;
  let count = 1;
  for (const line of lines) {
    count = line.number;
    if (footer !== null) throw layout('Lines follow the end of the report.', line.number, line.text());
    if (line.kind === 'I') {
      open = openSection(line, wanted);
      const before = opened.get(open.prefix);
      if (before && before.header !== open.header) throw layout(`The table ${open.name} has two headers.`, line.number, open.header);
      open = before ?? open;
      opened.set(open.prefix, open);
    } else if (line.kind === 'C') {
      footer = footerCount(line);
    } else if (line.kind === 'D') {
      if (!open) throw layout('A data row has no header before it.', line.number, line.text());
      if (!open.wanted) continue;
      const text = line.text();
      if (!text.startsWith(open.prefix)) throw layout(`A data row does not match the header before it, ${open.name}.`, line.number, text);
      quoted ||= QUOTED_TIME.test(text);
      open.rows.push({ line: line.number, cells: cellsOf(text, line.number) });
    } else {
      throw layout('A line is not a comment, a header or data.', line.number, line.text());
    }
  }
  if (footer === null) throw layout('The file is cut short: its last line is not the end of the report.', count);
  if (count > footer || (count < footer && quoted)) {
    throw layout(`The file is incomplete: it has ${count} lines, but its footer gives ${footer}.`, count, String(footer));
  }
  const others = [...opened.values()].flatMap((one) => (one.wanted ? [] : [one.name]));
  const sections = newestVersions([...opened.values()]);
  return {
    report: cellsOf(first.text(), 1)[2] ?? '',
    sections,
    older: [...opened.values()].flatMap(({ name, version, rows, wanted }) =>
      wanted && rows.length > 0 && sections.get(name)?.version !== version ? [{ name, version }] : [],
    ),
    others: [...new Set(others)],
    missingLines: footer - count,
  };
}

function newestVersions(opened: readonly OpenSection[]): ReadonlyMap<string, NemSection> {
  const sections = new Map<string, NemSection>();
  for (const { name, version, columns, rows, wanted } of opened) {
    if (!wanted) continue;
    const other = sections.get(name);
    const better = !other || (rows.length > 0 && (other.rows.length === 0 || version > other.version));
    if (better) sections.set(name, new NemSection(name, version, columns, rows));
  }
  return sections;
}

/** Returns a table in the report. Throws PARSE_LAYOUT if the table is missing. */
export function sectionOf(report: NemReport, name: string): NemSection {
  const section = report.sections.get(name);
  if (section) return section;
  throw new WattleError('PARSE_LAYOUT', `The report ${report.report} has no table ${name}.`, { at: { file: report.report, value: name } });
}

interface Line {
  readonly number: number;
  /** The first character of the line, if a comma follows it. Otherwise empty. */
  readonly kind: string;
  /** Decodes and returns the line. */
  text(): string;
}

function* linesOf(bytes: Uint8Array): Generator<Line, undefined> {
  const buffer = asBuffer(bytes);
  let number = 0;
  let from = buffer.length >= 3 && buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf ? 3 : 0;
  while (from < buffer.length) {
    const end = buffer.indexOf(NEWLINE, from);
    const to = end < 0 ? buffer.length : end;
    const [start, next] = [from, to + 1];
    from = next;
    const text = (): string => buffer.toString('utf8', start, to).replace(/\r$/, '');
    if (to - start <= 1 && text() === '') continue;
    number++;
    const kind = buffer[start + 1] === 0x2c ? String.fromCharCode(buffer[start] ?? 0) : '';
    yield { number, kind, text };
  }
}

/** The index of the first data column, after the kind of row, two names and the version. */
const FIRST_COLUMN = 4;

function openSection(line: Line, wanted: readonly string[]): OpenSection {
  const text = line.text();
  const cells = cellsOf(text, line.number);
  const [, report = '', written = '', version = ''] = cells;
  if (report === '' || !/^\d+$/.test(version)) throw layout('A header does not name the table and its version.', line.number, text);
  // Programs that filter rows write `Unnamed: 3` for an empty cell.
  const sub = /^Unnamed: \d+$/.test(written) ? '' : written;
  const columns = new Map<string, number>();
  for (const [i, column] of cells.entries()) {
    if (i >= FIRST_COLUMN && !columns.has(column.trim())) columns.set(column.trim(), i);
  }
  const name = sub === '' ? report : `${report}.${sub}`;
  return {
    name,
    version: Number(version),
    columns,
    rows: [],
    header: text,
    prefix: `D,${report},${sub},${version},`,
    wanted: wanted.includes(name),
  };
}

function footerCount(line: Line): number | null {
  const [, words, count = ''] = cellsOf(line.text(), line.number);
  if (words !== 'END OF REPORT') return null;
  if (!/^\d+$/.test(count)) throw layout('The last line of the report does not state the number of lines.', line.number, line.text());
  return Number(count);
}

function cellsOf(text: string, line: number): readonly string[] {
  if (text.includes('\ufffd'))
    throw new WattleError('PARSE_ENCODING', 'A line is not UTF-8.', { at: { row: line, value: text.slice(0, 80) } });
  if (!text.includes('"')) return text.split(',');
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    if (text[at] !== '"') {
      const end = text.indexOf(',', at);
      const to = end < 0 ? text.length : end;
      cells.push(text.slice(at, to));
      at = to + 1;
      continue;
    }
    const close = closingQuote(text, at);
    if (close < 0) throw layout('A quote was opened and not closed.', line, text.slice(at));
    if (close + 1 < text.length && text[close + 1] !== ',') throw layout('Text follows the closing quote of a cell.', line, text.slice(at));
    cells.push(text.slice(at + 1, close).replaceAll('""', '"'));
    at = close + 2;
  }
  return cells;
}

/** Returns the position of the quote that closes the cell starting at `open`, or -1 if there is no such quote. */
function closingQuote(text: string, open: number): number {
  let at = text.indexOf('"', open + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}

function notAReport(bytes: Uint8Array, first: string): WattleError {
  if (bytes.length === 0) return layout('The file is empty.', 1);
  const kind = sniffKind(bytes);
  if (kind === 'csv' || kind === 'unknown') return layout('The first line is not the header of a market report.', 1, first);
  return layout(`Expected a market report, but received ${kindWords(kind)}.`, 1);
}

const layout = (detail: string, row: number, value?: string): WattleError =>
  new WattleError('PARSE_LAYOUT', detail, { at: { row, ...(value === undefined ? {} : { value: value.slice(0, 80) }) } });
