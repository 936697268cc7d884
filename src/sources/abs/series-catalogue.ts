/**
 * Finds any of about 109,000 Series IDs in ABS time series workbooks, with title, frequency and catalogue number. The catalogue explains
 * ids that are not available in Wattle. It also shows whether a series has the name of another series. Source: ABS, CC BY 4.0.
 */
import { brotliDecompressSync } from 'node:zlib';
import { readDataBytes } from '../../formats/data-table.ts';

/** The file that tools/abs-series-catalogue.ts writes. Each line has id, frequency, catalogue number and title. Lines are sorted by id. */
export const SERIES_CATALOGUE_FILE = 'abs-series-catalogue.tsv.br';

export interface AbsSeries {
  readonly id: string;
  /** The frequency: M, Q, A, S, D or empty. */
  readonly frequency: string;
  /** The catalogue number, such as `6202.0`. May be empty. */
  readonly number: string;
  readonly title: string;
}

const ID = /^A\d{5,11}[A-Z]$/;
const NEWLINE = 10;

/** The unpacked list. It uses ten megabytes and is needed only briefly. The weak reference allows garbage collection to remove it. */
let unpacked: WeakRef<Buffer> | undefined;

function linesOf(): Buffer {
  const kept = unpacked?.deref();
  if (kept !== undefined) return kept;
  const lines = brotliDecompressSync(readDataBytes(SERIES_CATALOGUE_FILE));
  unpacked = new WeakRef(lines);
  return lines;
}

/** Finds a series by its id. Null if no ABS workbook has the id. */
export function findAbsSeries(text: string): AbsSeries | null {
  const id = text.trim().toUpperCase();
  if (!ID.test(id)) return null;
  const lines = linesOf();
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const start = middle === 0 ? 0 : lines.lastIndexOf(NEWLINE, middle - 1) + 1;
    const end = lines.indexOf(NEWLINE, start);
    const [found = '', frequency = '', number = '', title = ''] = lines.toString('utf8', start, end).split('\t');
    if (found === id) return { id, frequency, number, title };
    if (found < id) low = end + 1;
    else high = start;
  }
  return null;
}

/** The minimum number of swapped names to report. A single changed name is not an error. */
const FEWEST_EXCHANGED = 2;

/** A series that has the name of another series in the file. */
interface Misnamed {
  readonly id: string;
  readonly name: string;
  /** The id of the series that has this name in the catalogue. */
  readonly named: string;
}

/** Returns the first series with a swapped name. Null if the file has fewer than two of them. */
export function misnamed(series: readonly { readonly id: string; readonly name: string }[]): Misnamed | null {
  const known = series.flatMap(({ id, name }) => {
    const found = findAbsSeries(id);
    return found === null ? [] : [{ id, name, own: folded(name), title: folded(found.title) }];
  });
  const ids = new Map(known.map(({ id, title }) => [title, id]));
  const exchanged = known.flatMap(({ id, name, own, title }) => {
    const named = own === title ? undefined : ids.get(own);
    return named === undefined ? [] : [{ id, name, named }];
  });
  return exchanged.length < FEWEST_EXCHANGED ? null : (exchanged[0] ?? null);
}

const folded = (title: string): string =>
  title
    .toLowerCase()
    .split(';')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join('; ');
