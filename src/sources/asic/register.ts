/** Declares a register from its package and resource on data.gov.au, with its columns and quirks. */
import type { Ask, Captured } from '../../core/capture.ts';
import type { Column, Quirk, RegisterDataset, RegisterRow, RegisterView } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { leftOut } from '../../core/observation.ts';
import { ckanAsk } from '../../formats/ckan.ts';
import type { Field } from './fields.ts';
import { besideRecords, type Headers, readRegisterFile } from './register-file.ts';

interface RegisterFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The package on data.gov.au, such as `asic-liquidator`. */
  readonly package: string;
  /** The last known path of the file, below `https://data.gov.au/data/dataset/`. */
  readonly lastKnown: string;
  readonly fields: readonly Field[];
  readonly quirks?: readonly Quirk[];
  /** True for a file of hundreds of megabytes. It is streamed, and requested as an archive if one is available. */
  readonly large?: true;
  /** Changes the rows. For example, merges one row for each name into one row for each company. */
  readonly shape?: (rows: AsyncIterable<RegisterRow>) => AsyncIterable<RegisterRow>;
}

const PORTAL = 'https://data.gov.au/data/dataset';
/** Matches the name of the current file. Dated snapshots in the same package have different names. */
const CURRENT = /- Current\b/i;
const LARGE_FILE_BYTES = 2 * 1024 ** 3;
const DAY_MINUTES = 1440;

/** Declares a register. Its rows have no key, because ASIC states none, and persons or names may repeat. */
export function asicRegister(facts: RegisterFacts): RegisterDataset {
  const { id, title, description, shape = (rows) => rows } = facts;
  const landingPage = `${PORTAL}/${facts.package}`;
  const columns = facts.fields.map(columnOf);
  return {
    id,
    title,
    description,
    landingPage,
    columns,
    source: 'asic',
    kind: 'register',
    curated: true,
    key: [],
    cadence: { checkEveryMinutes: DAY_MINUTES, maxAgeDays: null },
    quirks: facts.quirks ?? [],
    upstream: { url: `${PORTAL}/${facts.lastKnown}`, format: 'CSV' },
    asks: () => [askOf(facts)],
    parse: (captured) => shape(rowsOf(captured, facts.fields)) as AsyncIterable<RegisterRow>,
    leftOut: async (captured) => {
      const { headers, lines, odd } = await besideRecords(captured, headersOf(facts.fields), oddCells(facts.fields));
      return [...leftOut('columns', headers), ...leftOut('lines', lines), ...leftOut('identifiers', odd)];
    },
  };
}

interface ViewFacts {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly columns: readonly Column[];
  readonly view: RegisterView;
}

/** Declares a view of an ASIC register, with the columns that the API documents. */
export function asicView({ view, ...facts }: ViewFacts): RegisterDataset {
  const { landingPage, cadence, quirks, upstream, asks, parse } = view.of;
  return { ...facts, view, landingPage, cadence, quirks, upstream, asks, parse, source: 'asic', kind: 'register', curated: true, key: [] };
}

function askOf({ package: name, lastKnown, large }: RegisterFacts): Ask {
  const file = { package: name, resource: CURRENT, lastKnown: `${PORTAL}/${lastKnown}`, accept: 'text/csv, application/zip, */*' };
  if (!large) return ckanAsk({ ...file, suffix: '.csv' });
  const whole = { ...file, large, maxBytes: LARGE_FILE_BYTES };
  return firstListed(ckanAsk({ ...whole, suffix: '.zip' }), ckanAsk({ ...whole, suffix: '.csv' }));
}

/**
 * Combines two requests that read the same index. Requests the file for the first request if the index lists it, and otherwise the file for
 * the second.
 */
function firstListed(first: Ask, second: Ask): Ask {
  const { follow } = second;
  if (!follow) return first;
  return {
    ...first,
    follow: (index, stored) => {
      try {
        return first.follow?.(index, stored) ?? [];
      } catch (error) {
        if (!(error instanceof WattleError)) throw error;
        return follow(index, stored);
      }
    },
  };
}

const headersOf = (fields: readonly Field[]): Headers => ({
  needed: fields.filter((field) => !field.optional).map((field) => field.header),
  optional: fields.filter((field) => field.optional).map((field) => field.header),
});

/** Returns the checks for invalid identifiers, by header in capitals. */
const oddCells = (fields: readonly Field[]): ReadonlyMap<string, (cell: string) => boolean> =>
  new Map(fields.flatMap(({ header, isOdd }) => (isOdd === undefined ? [] : [[header.toUpperCase(), isOdd] as const])));

async function* rowsOf(captured: Captured, fields: readonly Field[]): AsyncGenerator<RegisterRow> {
  for await (const { number, cell } of readRegisterFile(captured, headersOf(fields))) {
    const row: Record<string, RegisterRow[string]> = {};
    for (const field of fields) row[field.name] = cellValue(field, cell, number);
    yield row;
  }
}

function cellValue(field: Field, cell: (header: string) => string, row: number): RegisterRow[string] {
  const text = cell(field.header);
  try {
    return field.read(text, cell);
  } catch (error) {
    if (!(error instanceof WattleError)) throw error;
    throw new WattleError(error.code, error.message, { at: { row, column: field.header, value: text } });
  }
}

function columnOf({ header: _header, read: _read, optional: _optional, isOdd: _isOdd, ...column }: Field): Column {
  return column;
}
