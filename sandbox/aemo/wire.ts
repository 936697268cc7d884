/** Writes files in the form of NEMweb: reports in rows of the market data model, their ZIP files, and folder listings. */
import { writeZip, type ZipPart } from '../zip-writer.ts';

const MARKET_OFFSET_MS = 10 * 3_600_000;

/** A table of a report. Instants (ms since the epoch) are in columns whose names end in DATE, DATETIME or CHANGED. */
export interface ReportTable {
  /** The name of the table, such as `DISPATCH,PRICE`. */
  readonly name: string;
  readonly version: number;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const IS_TIME = /(?:DATE|DATETIME|CHANGED)$/;

/** An instant in market time: `2025/08/20 18:10:00`. */
const marketTime = (ms: number): string =>
  new Date(ms + MARKET_OFFSET_MS).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');

/** The first digits of an instant in market time: `20250820181000`. */
export const stamp = (ms: number, digits: number): string =>
  new Date(ms + MARKET_OFFSET_MS).toISOString().replaceAll(/\D/g, '').slice(0, digits);

/** The instant of these digits. Null if they are not a date. */
export function stamped(digits: string): number | null {
  const m = /^(\d{4})(\d{2})(\d{2})(\d{2})?(\d{2})?(\d{2})?$/.exec(digits);
  if (!m) return null;
  const [year, month, day, hour = 0, minute = 0, second = 0] = m.slice(1).map((part) => Number(part ?? 0));
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second) - MARKET_OFFSET_MS;
}

export function writeReport(report: string, createdAt: number, tables: readonly ReportTable[]): string {
  const [day, time] = marketTime(createdAt).split(' ');
  const lines = [`C,NEMP.WORLD,${report},AEMO,PUBLIC,${day},${time},${sequence(createdAt)},${report},${sequence(createdAt)}`];
  for (const { name, version, columns, rows } of tables) {
    lines.push(`I,${name},${version},${columns.join(',')}`);
    const times = columns.map((column) => IS_TIME.test(column));
    for (const row of rows) {
      const cells = row.map((cell, i) => (cell === null ? '' : times[i] ? `"${marketTime(Number(cell))}"` : String(cell)));
      lines.push(`D,${name},${version},${cells.join(',')}`);
    }
  }
  lines.push(`C,"END OF REPORT",${lines.length + 1}`);
  return `${lines.join('\r\n')}\r\n`;
}

/** The serial number in file names: 16 digits that increase with time. */
export const sequence = (ms: number): string => String(Math.floor(ms / 1000)).padStart(16, '0');

export const zipped = (name: string, csv: string): Uint8Array => writeZip([{ name: `${name}.CSV`, content: csv }]);

export const archived = (parts: readonly ZipPart[]): Uint8Array => writeZip(parts);

/** The page of a folder: each name on a line with a date and a size. */
export function writeListing(path: string, names: readonly string[]): Uint8Array {
  const parent = path.replace(/[^/]+\/$/, '');
  const entries = names.map((name) => {
    const link = `${path}${name.replaceAll('%', '%25')}`;
    return `     Tuesday, August 31, 2021 12:50 PM        18071 <A HREF="${link}">${name}</A><br>`;
  });
  const duplicate = `         Friday, May 12, 2017 10:56 AM        &lt;dir&gt; <A HREF="${path}DUPLICATE/">DUPLICATE</A><br>`;
  const head = `<html><head><title>www.nemweb.com.au - ${path}</title></head><body><H1>www.nemweb.com.au - ${path}</H1><hr>\r\n\r\n`;
  return Buffer.from(
    `${head}<pre><A HREF="${parent}">[To Parent Directory]</A><br><br>${duplicate}${entries.join('')}</pre><hr></body></html>`,
  );
}
