/** Generates files from a seed, with changes from the recipes in the corpus. They contain no bytes from an agency. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { utils, write } from '@e965/xlsx';
import { unzipSync, zipSync } from 'fflate';
import { Random } from '../../bench/simulation/random.ts';
import { WattleError } from '../../src/core/errors.ts';
import { formatPeriod } from '../../src/core/period.ts';
import { parseCsv } from '../../src/formats/csv.ts';
import { readHtmlTables } from '../../src/formats/html-table.ts';
import { readNemCsv } from '../../src/formats/nem-csv.ts';
import type { SdmxMessage } from '../../src/formats/sdmx/sdmx.ts';
import { decodeSdmxCsv } from '../../src/formats/sdmx/sdmx-csv.ts';
import { decodeSdmxJson } from '../../src/formats/sdmx/sdmx-json.ts';
import { cellAddress, readWorkbook } from '../../src/formats/workbook.ts';
import { unpackZip } from '../../src/formats/zip.ts';
import { writeZip } from '../formats/zip-writer.ts';
import { LAYOUT_FILES, LAYOUT_KINDS } from './random-layouts.ts';
import { RECORD_KINDS, RECORD_FILES as RECORDS, streamedFiles, streamedRows } from './random-records.ts';
import { workbook } from './random-workbook.ts';

export const KINDS = [
  ...(['csv', 'csv-stream', 'workbook', 'sdmx-json', 'sdmx-csv', 'html', 'nem', 'xls', 'zip', 'zip-stream'] as const),
  ...RECORD_KINDS,
  ...LAYOUT_KINDS,
];
export type Kind = (typeof KINDS)[number];
const RECORD_FILES = { ...RECORDS, ...LAYOUT_FILES };
const isRecord = (kind: Kind): kind is keyof typeof RECORD_FILES => Object.hasOwn(RECORD_FILES, kind);
export type Cells = Readonly<Record<string, unknown>>;

const CORPUS = path.resolve('test/clients/corpus');
const rowsOf = (name: string): readonly (readonly string[])[] =>
  parseCsv(readFileSync(path.join(CORPUS, name))).rows.filter((row, i) => i > 0 && row.length > 1);

/** The recipes. Each replaces its pattern in one place. */
const RECIPES = JSON.parse(readFileSync(path.join(CORPUS, 'recipes.json'), 'utf8')) as Readonly<
  Record<string, readonly { readonly find: string; readonly replace: string }[]>
>;

/** Returns the seeds that always run: the first ones, and those that once found a difference. */
export const seedsOf = (kind: Kind): readonly number[] =>
  rowsOf('seeds.csv').flatMap(([reader, seed]) => (reader === kind ? [Number(seed)] : []));

/** Returns the text after a recipe has changed one place. */
function changed(random: Random, kind: Kind, text: string): string {
  let now = text;
  for (let n = random.below(4); n > 0; n -= 1) {
    const { find, replace } = random.pick(RECIPES[kind] ?? []);
    const places = [...now.matchAll(new RegExp(find, 'g'))];
    const place = places[places.length === 0 ? 0 : random.below(places.length)];
    if (!place) continue;
    const replacement = place[0].replace(new RegExp(find), replace);
    now = now.slice(0, place.index) + replacement + now.slice(place.index + place[0].length);
  }
  return now;
}

const value = (random: Random): string => `${random.chance(0.2) ? '-' : ''}${random.below(999)}.${random.below(9)}`;
const MONTHS = ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05'];
const MEASURES = ['A1', 'A2'];
const REGIONS = ['AUS', 'NSW', 'VIC'];

function csvText(random: Random): string {
  const columns = 2 + random.below(4);
  const cell = (): string => random.pick([value(random), 'Sydney', 'née', '', 'n.a.', '1 000', '2025-01-31']);
  const rows = Array.from({ length: 3 + random.below(6) }, () => Array.from({ length: columns }, cell).join(','));
  return `${Array.from({ length: columns }, (_, i) => `c${i}`).join(',')}\n${rows.join('\n')}\n`;
}

function sdmxCsvText(random: Random): string {
  const rows = MEASURES.flatMap((measure) =>
    REGIONS.flatMap((region) =>
      MONTHS.filter(() => random.chance(0.7)).map((month) => `ABS:TEST(1.0.0),${measure},${region},M,${month},${value(random)},`),
    ),
  );
  return `DATAFLOW,MEASURE,REGION,FREQ,TIME_PERIOD,OBS_VALUE,OBS_STATUS\n${rows.join('\n')}\n`;
}

function sdmxJsonText(random: Random): string {
  const dimension = (id: string, keyPosition: number, codes: readonly string[]) => ({
    id,
    name: id,
    keyPosition,
    values: codes.map((code) => ({ id: code, name: code })),
  });
  const observations = (): Record<string, unknown> =>
    Object.fromEntries(MONTHS.flatMap((_, t) => (random.chance(0.7) ? [[String(t), [Number(value(random))]]] : [])));
  const series = MEASURES.flatMap((_, m) => REGIONS.map((__, r) => [`${m}:${r}:0`, { attributes: [], observations: observations() }]));
  return JSON.stringify({
    meta: { id: 'x', prepared: '2026-01-01T00:00:00' },
    data: {
      dataSets: [{ action: 'Information', series: Object.fromEntries(series) }],
      structure: {
        name: 'Test',
        description: 'Test',
        dimensions: {
          dataSet: [],
          series: [dimension('MEASURE', 0, MEASURES), dimension('REGION', 1, REGIONS), dimension('FREQ', 2, ['M'])],
          observation: [dimension('TIME_PERIOD', 3, MONTHS)],
        },
        attributes: { dataSet: [], series: [], observation: [] },
      },
    },
  });
}

function htmlText(random: Random): string {
  const columns = 2 + random.below(3);
  const cell = (): string => random.pick([value(random), 'Sydney', 'née', '', 'n.a.', 'up &amp; down', ' 1 000 ', '<a href="/x">link</a>']);
  const row = (name: string): string => `<tr>${Array.from({ length: columns }, () => `<${name}>${cell()}</${name}>`).join('')}</tr>`;
  const rows = Array.from({ length: 3 + random.below(6) }, () => row('td')).join('\n');
  return `<html><body><table><thead>${row('th')}</thead><tbody>${rows}</tbody></table></body></html>\n`;
}

function nemText(random: Random): string {
  const rows = (name: string): string[] =>
    Array.from(
      { length: 2 + random.below(4) },
      (_, i) => `D,DISPATCH,${name},5,"2025/08/20 18:${10 + 5 * i}:00",${random.pick(['NSW1', 'VIC1'])},${value(random)}`,
    );
  const tables = ['PRICE', 'REGIONSUM'].flatMap((name) => [`I,DISPATCH,${name},5,SETTLEMENTDATE,REGIONID,RRP`, ...rows(name)]);
  return [`C,NEMP.WORLD,DISPATCHIS,AEMO,PUBLIC,2025/08/20`, ...tables, `C,"END OF REPORT",${tables.length + 2}`, ''].join('\n');
}

function xlsBytes(random: Random): Uint8Array {
  const cell = (): string | number =>
    random.pick([Number(value(random)), Number(value(random)) / 7, 'Sydney', 'née', random.below(99_999)]);
  const rows = Array.from({ length: 3 + random.below(6) }, () => Array.from({ length: 2 + random.below(4) }, cell));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Data');
  return write(book, { type: 'buffer', bookType: 'biff8' }) as Uint8Array;
}

const zipBytes = (random: Random): Uint8Array =>
  zipSync(
    Object.fromEntries(Array.from({ length: 3 + random.below(6) }, (_, i) => [`folder/${i}.csv`, Buffer.from(csvText(random))])),
    random.chance(0.3) ? { level: 0 } : {},
  );

/** Returns the file, with one changed byte in half of the cases. */
function withChangedByte(random: Random, bytes: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(bytes);
  if (random.chance(0.5)) copy[random.below(copy.length)] = random.below(256);
  return copy;
}

const SHEET = 'xl/worksheets/sheet1.xml';

export function randomFile(kind: Kind, seed: number): Uint8Array {
  const random = new Random(seed);
  if (isRecord(kind)) {
    const { make, around = Buffer.from } = RECORD_FILES[kind];
    const made = make(random);
    return typeof made === 'string' ? around(changed(random, kind, made)) : withChangedByte(random, made);
  }
  if (kind === 'csv' || kind === 'csv-stream') return Buffer.from(changed(random, 'csv', csvText(random)));
  if (kind === 'sdmx-csv') return Buffer.from(changed(random, kind, sdmxCsvText(random)));
  if (kind === 'sdmx-json') return Buffer.from(changed(random, kind, sdmxJsonText(random)));
  if (kind === 'html') return Buffer.from(changed(random, kind, htmlText(random)));
  if (kind === 'nem') return Buffer.from(changed(random, kind, nemText(random)));
  if (kind === 'xls') return withChangedByte(random, xlsBytes(random));
  if (kind === 'zip' || kind === 'zip-stream') return withChangedByte(random, zipBytes(random));
  return changedWorkbook(random, workbook(random).bytes);
}

function changedWorkbook(random: Random, bytes: Uint8Array, sheet = SHEET): Uint8Array {
  const parts = Object.entries(unzipSync(new Uint8Array(bytes))).map(([name, content]) => ({
    name,
    content: Buffer.from(content).toString(),
  }));
  return writeZip(parts.map((part) => (part.name === sheet ? { ...part, content: changed(random, 'workbook', part.content) } : part)));
}

/** Changes places in a given file by recipes, as `randomFile` does in generated files. `part` is the sheet in a workbook. */
export function changedFile(kind: 'csv' | 'workbook', bytes: Uint8Array, seed: number, part: string): Uint8Array {
  const random = new Random(seed);
  return kind === 'csv' ? Buffer.from(changed(random, kind, Buffer.from(bytes).toString())) : changedWorkbook(random, bytes, part);
}

const plain = (cell: unknown): unknown => (typeof cell === 'object' && cell !== null ? Number(cell) : cell);

function ofRows(rows: readonly (readonly unknown[])[]): Cells {
  const cells: Record<string, unknown> = {};
  for (const [r, row] of rows.entries()) {
    for (const [c, cell] of row.entries()) if (cell !== null && cell !== undefined && cell !== '') cells[cellAddress(r, c)] = plain(cell);
  }
  return cells;
}

function ofMessage({ series }: SdmxMessage): Cells {
  return Object.fromEntries(
    series.flatMap(({ codes, freq, observations }) =>
      observations.flatMap((one) =>
        one.value === null || freq === null ? [] : [[`${codes.join('.')} ${formatPeriod({ freq, t: one.t })}`, one.value]],
      ),
    ),
  );
}

const NEM_TABLES = ['DISPATCH.PRICE', 'DISPATCH.REGIONSUM'];

const ofReport = (bytes: Uint8Array): Cells =>
  Object.fromEntries(
    [...readNemCsv(bytes, NEM_TABLES).sections].flatMap(([name, table]) =>
      Object.entries(ofRows(table.rows.map(({ cells }) => cells.map((cell) => cell.trim())))).map(([address, cell]) => [
        `${name} ${address}`,
        cell,
      ]),
    ),
  );

const LIMITS = { maxEntries: 10, maxEntryBytes: 1_000_000, maxTotalBytes: 1_000_000, maxRatio: 200 };

const OWN: Readonly<Record<Exclude<Kind, keyof typeof RECORD_FILES>, (bytes: Uint8Array, sheet: string) => Cells | Promise<Cells>>> = {
  csv: (bytes) => ofRows(parseCsv(bytes, { delimiter: ',' }).rows),
  'csv-stream': async (bytes) => ofRows(await streamedRows(bytes)),
  workbook: (bytes, sheet) => ofRows(readWorkbook(bytes).sheet(sheet).rows),
  'sdmx-csv': (bytes) => ofMessage(decodeSdmxCsv(bytes)),
  'sdmx-json': (bytes) => ofMessage(decodeSdmxJson(bytes)),
  html: (bytes) => ofRows((readHtmlTables(Buffer.from(bytes).toString())[0]?.rows ?? []).map((row) => row.map(({ text }) => text))),
  nem: ofReport,
  xls: (bytes, sheet) => ofRows(readWorkbook(bytes).sheet(sheet).rows),
  zip: (bytes) => Object.fromEntries(unpackZip(bytes, LIMITS).map((one) => [one.name, Buffer.from(one.bytes).toString()])),
  'zip-stream': streamedFiles,
};

/** Reads the cells with the program. Returns null if it refuses the file. */
export async function ownCells(kind: Kind, bytes: Uint8Array, sheet = 'Data'): Promise<Cells | null> {
  try {
    const cells = await (isRecord(kind) ? RECORD_FILES[kind].read(bytes) : OWN[kind](bytes, sheet));
    return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== null && cell !== undefined && cell !== ''));
  } catch (error) {
    if (error instanceof WattleError && error.code !== 'BUG') return null;
    throw error;
  }
}
