/** Writes files in NEMweb formats: reports in the market data model, their ZIP files, and folder listings. */
import { writeZip, type ZipPart } from '../zip-writer.ts';

const MARKET_OFFSET_MS = 10 * 3_600_000;

/** A table in a report. Columns whose names end in DATE, DATETIME or CHANGED contain instants in ms since the epoch. */
export interface ReportTable {
  /** The names of the report and sub-report, such as `DISPATCH,PRICE`. */
  readonly name: string;
  readonly version: number;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const IS_TIME = /(?:DATE|DATETIME|CHANGED)$/;

/** Formats an instant in market time (UTC+10): `2025/08/20 18:10:00`. */
const marketTime = (ms: number): string =>
  new Date(ms + MARKET_OFFSET_MS).toISOString().slice(0, 19).replaceAll('-', '/').replace('T', ' ');

/** Formats an instant in market time (UTC+10) as digits, such as `20250820181000`. Returns the first `digits` digits. */
export const stamp = (ms: number, digits: number): string =>
  new Date(ms + MARKET_OFFSET_MS).toISOString().replaceAll(/\D/g, '').slice(0, digits);

/** Parses digits such as `20250820` or `20250820181000` in market time. Returns ms since the epoch, or null for other text. */
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

/** Returns a serial number for a file name. It has 16 digits and increases with time. */
export const sequence = (ms: number): string => String(Math.floor(ms / 1000)).padStart(16, '0');

export const zipped = (name: string, csv: string): Uint8Array => writeZip([{ name: `${name}.CSV`, content: csv }]);

export const archived = (parts: readonly ZipPart[]): Uint8Array => writeZip(parts);

/** Writes the page for a folder. Each name has a date and a size. */
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
