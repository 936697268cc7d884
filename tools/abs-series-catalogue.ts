/**
 * Writes data/abs-series-catalogue.tsv.br, with the Series IDs in ABS time series workbooks, from a CSV file with the columns series_id,
 * title, frequency and catalogue:
 *
 *     npm run -s build && node dist/tools/abs-series-catalogue.js series.csv
 *
 * The output has one line for each id, sorted for binary search.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { SERIES_CATALOGUE_FILE } from '../src/catalogue/abs-series-catalogue.ts';
import { parseCsv } from '../src/formats/csv.ts';

const COLUMNS = ['series_id', 'title', 'frequency', 'catalogue'];
const ID = /^A\d{5,11}[A-Z]$/;
/** Frequency codes for words in the CSV file. Most rows already have a code. */
const FREQUENCY: Readonly<Record<string, string>> = { Monthly: 'M', Quarterly: 'Q', Biannual: 'S', 'Half year': 'S', Daily: 'D' };

const tidy = (title: string): string =>
  title
    .split(';')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join('; ');

function main([file]: readonly string[]): void {
  if (file === undefined) throw new Error(`Give a CSV file with the columns ${COLUMNS.join(', ')}`);
  const [header = [], ...rows] = parseCsv(readFileSync(file, 'utf8'), { delimiter: ',' }).rows;
  const places = COLUMNS.map((name) => header.indexOf(name));
  if (places.includes(-1)) throw new Error(`The file needs the columns ${COLUMNS.join(', ')}`);
  const lines = rows
    .map((cells) => places.map((place) => cells[place] ?? ''))
    .filter(([id = '']) => ID.test(id))
    .map(([id, title = '', frequency = '', number]) => [id, FREQUENCY[frequency] ?? frequency, number, tidy(title)].join('\t'))
    .sort();
  const packed = brotliCompressSync(`${lines.join('\n')}\n`, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(`data/${SERIES_CATALOGUE_FILE}`, packed);
  console.log(`${lines.length} ids, ${packed.length} bytes`);
}

main(process.argv.slice(2));
