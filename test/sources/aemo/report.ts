/** Writes reports in NEMweb format for tests, with the given rows, quoted times, and the number of lines at the end. */
import type { Captured } from '../../../src/core/capture.ts';
import { writeZip } from '../../formats/zip-writer.ts';
import { capture } from '../capture.ts';

export interface Table {
  /** The name, such as `DISPATCH,PRICE,5`. */
  readonly name: string;
  readonly columns: string;
  /** The cells after the name, unchanged in the file. */
  readonly rows: readonly string[];
}

export function report(id: string, ...tables: readonly Table[]): string {
  const lines = [`C,NEMP.WORLD,${id},AEMO,PUBLIC,2025/08/20,18:05:13,0000000477155219,${id},0000000477155218`];
  for (const { name, columns, rows } of tables) {
    lines.push(`I,${name},${columns}`, ...rows.map((row) => `D,${name},${row}`));
  }
  return `${[...lines, `C,"END OF REPORT",${lines.length + 1}`].join('\r\n')}\r\n`;
}

const NEMWEB = 'https://www.nemweb.com.au/Reports/Current';

export const captured = (name: string, csv: string): Captured =>
  capture(writeZip([{ name: `${name}.CSV`, content: csv }]), { url: `${NEMWEB}/${name}.zip`, askId: `${name}.zip` });

/** Returns a daily archive: a zip with a zip for each report. */
export const archive = (name: string, reports: Readonly<Record<string, string>>): Captured =>
  capture(
    writeZip(
      Object.entries(reports).map(([inner, csv]) => ({
        name: `${inner}.zip`,
        content: writeZip([{ name: `${inner}.CSV`, content: csv }]),
      })),
    ),
    { url: `${NEMWEB}/${name}.zip`, askId: `${name}.zip` },
  );

/** Returns a folder listing in IIS format, which has upper-case links and no line ends between entries. */
export const listing = (path: string, names: readonly string[]): Captured =>
  capture(
    `<html><head><title>www.nemweb.com.au - ${path}</title></head><body><H1>www.nemweb.com.au - ${path}</H1><hr>\r\n\r\n<pre><A HREF="/Reports/">[To Parent Directory]</A><br><br>         Friday, May 12, 2017 10:56 AM        &lt;dir&gt; <A HREF="${path}DUPLICATE/">DUPLICATE</A><br>${names
      .map((name) => `     Tuesday, August 31, 2021 12:50 PM         3071 <A HREF="${path}${name.replaceAll('%', '%25')}">${name}</A><br>`)
      .join('')}</pre><hr></body></html>`,
    { url: `https://www.nemweb.com.au${path}` },
  );
