/** Parses names of agency tables and publications: `6202.0 table 1`, `62020001.xlsx`, `RBA F1`, `abs.LF`. */
import { type Dataset, dottedId } from '../core/define-dataset.ts';
import type { SeriesHandle } from '../core/define-series.ts';
import { absTableCodes, absTables } from './agency-ids.ts';
import { datasets, findDataset } from './catalogue.ts';
import { pastedForms } from './pasted-ids.ts';

/** A publication of the ABS, some of its tables, or a dataset. */
interface TableName {
  /** The normalised name: `6202.0 table 1`, `6401.0 tables 1 and 2`, `rba.F1`. */
  readonly name: string;
  /** The catalogue number. Null for a dataset. */
  readonly number: string | null;
  /** Codes of the tables. Empty for a whole publication, and for a dataset. */
  readonly codes: readonly string[];
  /** The datasets that belong to the publication. */
  readonly datasets: readonly Dataset[];
}

/** Words that may appear next to the number of a table. They are ignored. */
const AROUND: ReadonlySet<string> = new Set(
  'abs rba cat catalogue catalog no nos number publication statistical data and the of'.split(' '),
);
const TABLE_WORD = /^t(?:ab(?:le)?s?)?$/;
const NUMBER = /^\d{4}\.\d(?:\.\d{2}\.\d{3})?$/;
/** Matches a catalogue number without its dot, such as `62020`. `6202` is also read as a number. */
const NUMBER_WITHOUT_DOT = /^(\d{4})(\d)$/;
const CODE = /^(t?)0*(\d{1,2}[a-z]?)$/;
/** Matches `62020001.xlsx`, `640101.xls` and `5206001_key_aggregates.xlsx`. */
const ABS_FILE = /^(\d{4})0{0,2}(\d{2}[a-z]?)(?:_\w*)?(?:\.xlsx?)?$/;
/** Matches `F1.1`, `f1.1-data.csv`, `f01d.xlsx` and `g01hist.xlsx`. */
const RBA_TABLE = /^([a-z])0*(\d{1,2}(?:\.\d{1,2})?)(?:d?(?:hist)?(?:-\d{4}-\d{4})?|-data)?(?:\.csv|\.xlsx?)?$/;
/** The maximum number of words in a name. A longer text is a question. */
const MOST_WORDS = 10;

/** Parses a text that names a table or publication, also as people paste it. Null for other text. */
export function readTableName(text: string): TableName | null {
  const named = tableNamed(text);
  if (named !== null) return named;
  for (const form of pastedForms(text)) {
    const found = tableNamed(form);
    if (found !== null) return found;
  }
  return null;
}

function tableNamed(text: string): TableName | null {
  const words = text
    .toLowerCase()
    .split(/[\s,;:()&"“”]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '');
  if (words.length > MOST_WORDS) return null;
  const names = words.filter((word) => !AROUND.has(word) && !TABLE_WORD.test(word)).map(withDot);
  const number = names.find((word) => NUMBER.test(word));
  if (number !== undefined) {
    const codes = codesIn(words, names, number);
    return codes === null ? null : ofPublication(number, codes);
  }
  const [name] = names;
  if (name === undefined || names.length > 1) return null;
  const [, digits, code] = ABS_FILE.exec(name) ?? [];
  if (digits !== undefined && code !== undefined) return ofPublication(`${digits}.0`, [code.replace(/^0/, '')]);
  const dataset = datasetIn(name);
  return dataset === null ? null : { name: dottedId(dataset), number: null, codes: [], datasets: [dataset] };
}

let numbers: ReadonlySet<string | undefined> | null = null;

function withDot(word: string): string {
  if (!/^\d{4}/.test(word)) return word;
  const number = /^\d{4}$/.test(word) ? `${word}.0` : word.replace(NUMBER_WITHOUT_DOT, '$1.$2');
  numbers ??= new Set(datasets().map(({ catalogueNumber }) => catalogueNumber));
  return numbers.has(number) ? number : word;
}

/**
 * Returns the table codes next to a catalogue number, such as `1` and `5b`. Null if the text has other words, or numbers that are not
 * table codes.
 */
function codesIn(words: readonly string[], names: readonly string[], number: string): readonly string[] | null {
  const read = names.filter((name) => name !== number).map((name) => CODE.exec(name));
  const areTables = words.some((word) => TABLE_WORD.test(word)) || read.every((one) => one?.[1] === 't');
  const codes = read.flatMap((one) => one?.[2] ?? []);
  return areTables && codes.length === read.length ? codes : null;
}

/** Returns a publication with table codes. Null if this catalogue has no data of the publication. */
function ofPublication(number: string, codes: readonly string[]): TableName | null {
  const own = datasets().filter((dataset) => dataset.catalogueNumber === number);
  if (own.length === 0) return null;
  const listed = new Intl.ListFormat('en-AU').format(codes);
  const name = codes.length === 0 ? number : `${number} ${codes.length > 1 ? 'tables' : 'table'} ${listed}`;
  return { name, number, codes, datasets: own };
}

/** Finds a dataset by its full id, or a table of the RBA by its code. */
function datasetIn(name: string): Dataset | null {
  const [, source = '', id = ''] = /^([a-z]+)[./](.+)$/.exec(name) ?? [];
  const [, letter = '', digits = ''] = RBA_TABLE.exec(name) ?? [];
  const found = letter === '' ? findDataset(source, id) : findDataset('rba', `${letter.toUpperCase()}${digits}`);
  return found !== null && datasets().includes(found) ? found : null;
}

/** Returns the series of a table, publication or dataset, in catalogue order. */
export function seriesOfTable({ number, codes, datasets: own }: TableName, all: readonly SeriesHandle[]): readonly SeriesHandle[] {
  if (codes.length === 0) return all.filter(({ dataset }) => own.includes(dataset));
  const tables = codes.map((code) => `${number} table ${code}`);
  return all.filter((handle) => absTables(handle).some((table) => tables.includes(table)));
}

/** Writes a message that a publication has no such table. It lists the tables that have series. */
export function absentTable({ number, codes }: TableName): string {
  const known = number === null ? [] : absTableCodes(number);
  const others = known.length === 0 ? 'No series here has a table number of this publication.' : `Tables with series: ${known.join(', ')}.`;
  return `ABS ${number} has no table ${codes.join(', ')} here. ${others}`;
}
