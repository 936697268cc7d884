/** Reads the manifests of recorded files. A manifest has one CSV row for each file, with its URL and download date. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS, lastDay, parseIsoDay, parsePeriod } from '../../src/core/period.ts';
import { parseUrl } from '../../src/core/url.ts';
import { parseCsv } from '../../src/formats/csv.ts';

export interface Recorded {
  readonly file: string;
  /** The path within the folder, as in the manifest. */
  readonly path: string;
  /** The agency's URL for the file. */
  readonly url: string;
  /** Notes on the layout, as in the manifest. */
  readonly format: string;
  readonly licence: string;
  /** The end of the day, month or year of the download, in ms since the epoch. Null if the manifest has no date. */
  readonly retrievedAt: number | null;
  readonly bytes: number;
}

export interface RecordedFolder {
  readonly files: readonly Recorded[];
  /** One sentence for each manifest column, row or file that cannot be used. */
  readonly problems: readonly string[];
}

const KNOWN_COLUMNS = new Set([
  'path',
  'agency',
  'dataset',
  'upstream_url',
  'format',
  'period_covered',
  'retrieved_or_commit_date',
  'date',
  'origin_repo',
  'licence',
]);
const NEEDED_COLUMNS = ['path', 'upstream_url'];

/**
 * Reads every `*-manifest.csv` in a folder. For an unknown column, a row without a URL or a missing file, adds a sentence to `problems`.
 * Throws only if the folder cannot be read.
 */
export async function readManifests(directory: string): Promise<RecordedFolder> {
  const root = path.resolve(directory);
  const names = (await readdir(root)).filter((name) => name.endsWith('-manifest.csv')).sort();
  const problems = names.length === 0 ? [`${directory}: there is no *-manifest.csv`] : [];
  const files: Recorded[] = [];
  for (const name of names) {
    const rows = parseCsv(await readFile(path.join(root, name))).rows;
    files.push(...(await readRows(root, name, rows, problems)));
  }
  return { files, problems };
}

async function readRows(root: string, name: string, rows: readonly (readonly string[])[], problems: string[]): Promise<Recorded[]> {
  const header = rows[0] ?? [];
  for (const column of header) if (!KNOWN_COLUMNS.has(column)) problems.push(`${name}: unknown column ${JSON.stringify(column)}`);
  const missing = NEEDED_COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    problems.push(`${name}: no column ${missing.join(', ')}; the manifest is not used`);
    return [];
  }
  const found: Recorded[] = [];
  for (const [index, cells] of rows.entries()) {
    if (index === 0 || cells.every((cell) => cell === '')) continue;
    const recorded = await readRow(root, header, cells);
    if (typeof recorded === 'string') problems.push(`${name} row ${index + 1}: ${recorded}`);
    else found.push(recorded);
  }
  return found;
}

/** Returns the recorded file for a row, or the reason why it cannot be used. */
async function readRow(root: string, header: readonly string[], cells: readonly string[]): Promise<Recorded | string> {
  const cell = (column: string): string => cells[header.indexOf(column)]?.trim() ?? '';
  const url = cell('upstream_url');
  if (parseUrl(url) === null) return `${JSON.stringify(url)} is not an address`;
  const file = path.resolve(root, cell('path'));
  if (!file.startsWith(root + path.sep)) return `${cell('path')} is outside the folder`;
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return `${cell('path')} is not there`;
  const date = cell('retrieved_or_commit_date') || cell('date');
  const retrievedAt = endOfDate(date);
  if (date !== '' && retrievedAt === null) return `${JSON.stringify(date)} is not a date`;
  return { file, path: cell('path'), url, format: cell('format'), licence: cell('licence'), retrievedAt, bytes: found.size };
}

/**
 * Returns the last instant (UTC) in a date, month or year, in ms since the epoch. A replay then never serves a file before it existed. Null
 * for other text.
 */
export function endOfDate(text: string): number | null {
  const day = parseIsoDay(text);
  if (day !== null) return (day + 1) * DAY_MS - 1;
  const p = parsePeriod(text);
  return p === null ? null : (lastDay(p) + 1) * DAY_MS - 1;
}
