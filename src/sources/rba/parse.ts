/**
 * Reads an RBA statistical table, in CSV or as a workbook (sheet Data), into series.
 *
 *     F1.1 INTEREST RATES AND YIELDS – MONEY MARKET
 *     Title,Cash Rate Target,Interbank Overnight Cash Rate,…
 *     Description,… Frequency,Monthly,… Type,Original,… Units,Per cent,…      one label per line
 *     Publication date,01-May-2026,…
 *     Series ID,FIRMMCRT,FIRMMCRI,…
 *     30/06/1969,,,5.90                                     ragged; blank lines pad the file to 9,998
 *
 * Labels are found by their name in the first column, wherever they are.
 */
import { present } from '../../core/assert.ts';
import type { Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { type Adjustment, leftOut, type Observation, type ParsedDataset, type ParsedSeries } from '../../core/observation.ts';
import { firstDay, isoDay, periodOfDay } from '../../core/period.ts';
import { readOnce, repeatedSeriesNotes } from '../../core/series/read-once.ts';
import { parseUnit } from '../../core/units.ts';
import { type DatedRow, datedRows, labelIn } from '../../formats/dated-rows.ts';
import { dayReceived } from '../../formats/published-date.ts';
import { notAFigure, type PublishedValue } from '../../formats/published-number.ts';
import { remarkNotes } from '../../formats/remarks.ts';
import { withoutNotes } from '../../formats/sheet-table.ts';
import { type Cell, cellAddress } from '../../formats/workbook.ts';
import { parseValue } from './cells.ts';
import { spacingFrequency, statedFrequency, type TableFrequency } from './frequencies.ts';
import { addressOf, columnName, dateOf, type Grid, openGrid, textOf } from './grid.ts';

export interface TableOptions {
  /** The Bank's code for the table: `F1.1`. */
  readonly table: string;
  /** partial where the file holds only the newest years of the table. */
  readonly scope: ParsedDataset['scope'];
}

/** Throws PARSE_LAYOUT, PARSE_VALUE or DATA_DUPLICATE_KEY with the address of what was not understood. */
export function parseTable(capture: Captured, options: TableOptions): ParsedDataset {
  const grid = openGrid(capture);
  const header = readHeader(grid, options.table);
  const { rows, remarks } = rowsBelow(grid, header);
  const { columns, repeated } = readColumns(grid, header, rows);
  const series = columns.map((column) => readSeries(grid, column, rows, options.table));
  const published = publicationDay(grid, header, series, capture.retrievedAt);
  return readOnce({
    dimensions: [
      { id: 'SERIES', label: 'Series', values: columns.map((column) => ({ code: column.id, label: column.title })) },
      { id: 'TABLE', label: 'Table', values: [{ code: options.table, label: options.table }] },
    ],
    series,
    publishedOn: published.day === null ? null : isoDay(published.day),
    scope: options.scope,
    notes: [...thirdPartyNotes(columns), ...published.notes, ...remarkNotes(remarks), ...repeatedSeriesNotes(repeated)],
    leftOut: [...leftOut('columns', titlesWithoutId(grid, header)), ...leftOut('sheets', grid.otherSheets)],
  });
}

/** Columns that are announced by a title, and have neither an id nor figures yet. */
function titlesWithoutId(grid: Grid, header: Header): readonly string[] {
  const [ids = [], titles = []] = [header.row.id, header.row.title].map((row) => grid.rows[row ?? -1]);
  return titles.flatMap((title, index) => (index === 0 || textOf(title) === '' || textOf(ids[index]) !== '' ? [] : [textOf(title)]));
}

function rowsBelow(grid: Grid, header: Header): ReturnType<typeof datedRows> {
  const dated = datedRows(
    grid.rows,
    header.end,
    (cell) => dateOf(grid, cell),
    (index, text) => addressOf(grid, index, 'A', text),
  );
  if (dated.rows.length > 0) return dated;
  throw new WattleError('PARSE_LAYOUT', 'The table has labels but no dated rows.', { at: { url: grid.url } });
}

/** What a column of a table says of itself, word for word, and the frequency that its words or its rows mean. */
export interface TableColumn {
  readonly id: string;
  readonly title: string;
  readonly units: string;
  readonly frequency: string;
  readonly type: string;
  readonly freq: TableFrequency;
}

/** The heading of a table and its columns, without their figures. Throws as `parseTable`. */
export function readTableHead(
  capture: Captured,
  options: TableOptions,
): { readonly heading: string; readonly columns: readonly TableColumn[] } {
  const grid = openGrid(capture);
  const header = readHeader(grid, options.table);
  const { rows } = rowsBelow(grid, header);
  const words = (label: Label, index: number): string => textOf(grid.rows[header.row[label] ?? -1]?.[index]);
  const columns = readColumns(grid, header, rows).columns.map(({ id, title, freq, index }) => ({
    ...{ id, title, freq },
    units: words('units', index),
    frequency: words('frequency', index),
    type: words('type', index),
  }));
  return { heading: header.heading, columns };
}

// ---------------------------------------------------------------- labels

const LABELS = {
  title: ['title'],
  description: ['description'],
  frequency: ['frequency'],
  type: ['type'],
  units: ['units', 'unit'],
  source: ['source'],
  published: ['publication date'],
  id: ['series id', 'mnemonic'],
} as const;
type Label = keyof typeof LABELS;

const REQUIRED: readonly Label[] = ['title', 'frequency', 'type', 'units', 'published', 'id'];

interface Header {
  /** Row index of each label that is there. */
  readonly row: Readonly<Partial<Record<Label, number>>>;
  /** Index of the first row below all labels. */
  readonly end: number;
  /** `F11.1  EXCHANGE RATES` */
  readonly heading: string;
}

const labelOf = (cell: Cell | undefined): Label | null => {
  const word = labelIn(cell);
  return (Object.keys(LABELS) as Label[]).find((label) => (LABELS[label] as readonly string[]).includes(word)) ?? null;
};

function readHeader(grid: Grid, table: string): Header {
  const row: Partial<Record<Label, number>> = {};
  const seen: string[] = [];
  let end = 0;
  for (const [i, cells] of grid.rows.entries()) {
    const text = textOf(cells[0]);
    if (text === '') continue;
    if (dateOf(grid, cells[0]) !== null) break;
    const label = labelOf(cells[0]);
    if (label === null) {
      seen.push(text);
      continue;
    }
    if (row[label] !== undefined) {
      throw new WattleError('PARSE_LAYOUT', `The label "${text}" occurs twice in the first column.`, { at: addressOf(grid, i, 'A', text) });
    }
    row[label] = i;
    end = i + 1;
  }
  for (const label of REQUIRED) {
    if (row[label] !== undefined) continue;
    throw new WattleError('PARSE_LAYOUT', `The table has no row labelled "${LABELS[label][0]}".`, {
      at: { url: grid.url, ...(grid.sheet === null ? {} : { sheet: grid.sheet }), column: 'A', value: seen.slice(0, 5).join(' | ') },
    });
  }
  checkTable(grid, seen[0] ?? '', table);
  return { row, end, heading: seen[0] ?? '' };
}

/** The heading names the table (`F11.1  EXCHANGE RATES`); a file of another table must not pass for this one. */
function checkTable(grid: Grid, heading: string, table: string): void {
  const named = /^([A-J]\d{1,2}(?:\.\d{1,2})*)\b/.exec(heading)?.[1];
  const expected = /^[A-J]\d{1,2}(?:\.\d{1,2})*/.exec(table)?.[0];
  if (named === undefined || named === expected) return;
  throw new WattleError('PARSE_LAYOUT', `Table ${table} was expected, but the file is headed ${named}.`, {
    at: addressOf(grid, 0, 'A', heading),
  });
}

// ---------------------------------------------------------------- columns and rows

interface Column {
  readonly index: number;
  readonly id: string;
  readonly title: string;
  readonly source: string;
  readonly unit: string;
  readonly multiplier: number;
  readonly basePeriod: string | null;
  readonly adjustment: Adjustment | null;
  readonly freq: TableFrequency;
}

const ADJUSTMENT: Readonly<Record<string, Adjustment>> = {
  original: 'original',
  'seasonally adjusted': 'seasonally_adjusted',
  trend: 'trend',
};

/** The columns of figures, and which of them are twice. */
function readColumns(
  grid: Grid,
  header: Header,
  rows: readonly DatedRow[],
): { readonly columns: readonly Column[]; readonly repeated: readonly string[] } {
  const cell = (label: Label, index: number): string => {
    const row = header.row[label];
    return row === undefined ? '' : textOf(grid.rows[row]?.[index]);
  };
  const idRow = grid.rows[header.row.id ?? 0] ?? [];
  const used = new Map<string, number>();
  const indexes: number[] = [];
  const repeated: string[] = [];
  const width = Math.max(idRow.length, ...rows.map((row) => grid.rows[row.index]?.length ?? 0));
  refuseShiftedTitles(grid, header);
  for (let index = 1; index < width; index++) {
    const id = textOf(idRow[index]);
    if (id === '') {
      refuseData(grid, rows, index);
      continue;
    }
    if (!/^[A-Za-z0-9_-]+$/.test(id)) {
      throw new WattleError('PARSE_LAYOUT', `"${id}" is not a series id.`, {
        at: addressOf(grid, header.row.id ?? 0, columnName(grid, index), id),
      });
    }
    const other = used.get(id);
    if (other !== undefined) {
      refuseOtherColumn(grid, rows, [header.row.units, header.row.frequency, header.row.type], { id, index, other });
      repeated.push(`${id} (columns ${columnName(grid, other)} and ${columnName(grid, index)})`);
      continue;
    }
    used.set(id, index);
    indexes.push(index);
  }
  if (indexes.length === 0) throw new WattleError('PARSE_LAYOUT', 'The Series ID row names no series.', { at: { url: grid.url } });
  const frequencies = columnFrequencies(grid, indexes, (index) => cell('frequency', index), rows, header.row.frequency ?? 0);
  const columns = indexes.map((index, i) => {
    const unitText = withoutNotes(cell('units', index));
    return {
      index,
      id: textOf(idRow[index]),
      title: cell('title', index),
      source: cell('source', index),
      ...parseUnit(unitText),
      basePeriod: basePeriodOf(unitText),
      adjustment: ADJUSTMENT[cell('type', index).toLowerCase()] ?? null,
      freq: frequencies[i] ?? 'D',
    };
  });
  return { columns, repeated };
}

/** A title that is over no series beside a series that has none: each of them would be called what its neighbour is. */
function refuseShiftedTitles(grid: Grid, header: Header): void {
  const [ids = [], titles = []] = [header.row.id, header.row.title].map((row) => grid.rows[row ?? -1]);
  const unnamed = ids.findIndex((id, index) => index > 0 && textOf(id) !== '' && textOf(titles[index]) === '');
  const [spare] = titlesWithoutId(grid, header);
  if (unnamed < 0 || spare === undefined) return;
  throw new WattleError(
    'PARSE_LAYOUT',
    `The series ${textOf(ids[unnamed])} has no title, and the title ${JSON.stringify(spare)} no series.`,
    {
      at: addressOf(grid, present(header.row.title, 'the row of titles'), columnName(grid, unnamed)),
    },
  );
}

/** `Index, 2011/12=100`: what the index is measured against. */
function basePeriodOf(unitText: string): string | null {
  const base = /^index,?\s+(\S.*)$/i.exec(unitText)?.[1];
  return base !== undefined && /=\s*\d/.test(base) ? base : null;
}

/**
 * Of a column that has the id of another, which it has to repeat: the same words at the labels, the same figure in every row. Throws
 * DATA_DUPLICATE_KEY with the two cells that differ.
 */
function refuseOtherColumn(
  grid: Grid,
  rows: readonly DatedRow[],
  labels: readonly (number | undefined)[],
  { id, index, other }: { readonly id: string; readonly index: number; readonly other: number },
): void {
  const differing = [...labels.filter((row) => row !== undefined), ...rows.map((row) => row.index)].find(
    (row) => saidIn(grid.rows[row]?.[other]) !== saidIn(grid.rows[row]?.[index]),
  );
  if (differing === undefined) return;
  const [a, b] = [other, index].map(
    (column) => `${textOf(grid.rows[differing]?.[column]) || 'nothing'} (${cellAddress(differing, column + grid.blankColumns)})`,
  );
  throw new WattleError('DATA_DUPLICATE_KEY', `"${id}" occurs in two columns that differ: ${a} and ${b}.`, {
    at: addressOf(grid, differing, columnName(grid, index), textOf(grid.rows[differing]?.[index])),
  });
}

/** What a cell says, `4.10` and `4.1` being the same. */
function saidIn(cell: Cell | undefined): string {
  const read = parseValue(cell);
  return read === null || read === undefined ? textOf(cell) : JSON.stringify(read);
}

/** A column without an id is padding; with figures in it, it is something this parser does not know. */
function refuseData(grid: Grid, rows: readonly DatedRow[], index: number): void {
  const found = rows.find((row) => textOf(grid.rows[row.index]?.[index]) !== '');
  if (!found) return;
  throw new WattleError('PARSE_LAYOUT', 'A column of figures has no Series ID.', {
    at: addressOf(grid, found.index, columnName(grid, index), textOf(grid.rows[found.index]?.[index])),
  });
}

/** Each column's own words; where they say nothing (`See notes`), the one frequency of the other columns, else the spacing of the rows. */
function columnFrequencies(
  grid: Grid,
  indexes: readonly number[],
  wordsOf: (index: number) => string,
  rows: readonly DatedRow[],
  labelRow: number,
): readonly TableFrequency[] {
  const days = rows.map((row) => row.day);
  const stated = indexes.map((index) => statedFrequency(wordsOf(index), days));
  const others = new Set(stated.filter((freq) => freq !== null));
  const [only] = others;
  const fallback = others.size === 1 && only !== undefined ? only : spacingFrequency(days);
  return stated.map((freq, i) => {
    const known = freq ?? fallback;
    if (known !== null) return known;
    const index = indexes[i] ?? 0;
    throw new WattleError('PARSE_LAYOUT', 'The frequency of a column is neither stated nor shown by the spacing of its rows.', {
      at: addressOf(grid, labelRow, columnName(grid, index), wordsOf(index)),
    });
  });
}

// ---------------------------------------------------------------- series

function readSeries(grid: Grid, column: Column, rows: readonly DatedRow[], table: string): ParsedSeries {
  const observations: Observation[] = [];
  for (const row of rows) {
    const content = grid.rows[row.index]?.[column.index];
    const value = parseValue(content);
    if (value === null) continue;
    const at = addressOf(grid, row.index, column.id, textOf(content));
    if (value === undefined) throw notAFigure(content, at);
    const { t } = periodOfDay(column.freq, row.day);
    observations.push(observation(t, value, grid, row.index, column));
  }
  return {
    key: `${column.id}.${table}`,
    freq: column.freq,
    unit: column.unit,
    multiplier: column.multiplier,
    decimals: null,
    adjustment: column.adjustment,
    title: column.title,
    basePeriod: column.basePeriod,
    observations: observations.sort((a, b) => a.t - b.t),
  };
}

function observation(t: number, value: PublishedValue, grid: Grid, row: number, column: Column): Observation {
  const at = grid.sheet === null ? `r${row + 1} ${column.id}` : `${grid.sheet}!${cellAddress(row, column.index + grid.blankColumns)}`;
  return { t, ...value, at };
}

// ---------------------------------------------------------------- the day of publication, and whose figures they are

/** A decision is announced before the day it takes effect, so the newest row may lie a little ahead of the file's date. */
const ANNOUNCED_AHEAD_DAYS = 7;

/**
 * The newest Publication date among the columns. It is typed by hand: a day after the file was received, or before the newest
 * period it holds had begun, is not believed (f5 with data to December 2025 says 08-Jan-2025).
 */
function publicationDay(
  grid: Grid,
  header: Header,
  series: readonly ParsedSeries[],
  retrievedAt: number,
): { day: number | null; notes: readonly string[] } {
  const row = header.row.published ?? 0;
  const stated: number[] = [];
  for (const [index, cell] of (grid.rows[row] ?? []).entries()) {
    if (index === 0 || textOf(cell) === '') continue;
    const day = dateOf(grid, cell)?.day;
    if (day === undefined) {
      throw new WattleError('PARSE_VALUE', 'A publication date is not a date.', {
        at: addressOf(grid, row, columnName(grid, index), textOf(cell)),
      });
    }
    stated.push(day);
  }
  const received = dayReceived(retrievedAt);
  const earliest = Math.max(...series.map(newestBegins)) - ANNOUNCED_AHEAD_DAYS;
  const believed = stated.filter((day) => day <= received && day >= earliest);
  if (believed.length > 0) return { day: Math.max(...believed), notes: [] };
  if (stated.length === 0) return { day: null, notes: [] };
  return {
    day: null,
    notes: [
      `The file states ${isoDay(Math.max(...stated))} as its publication date, which does not match its latest figures, so it is not used.`,
    ],
  };
}

function newestBegins(series: ParsedSeries): number {
  const newest = series.observations.at(-1);
  return newest === undefined ? Number.NEGATIVE_INFINITY : firstDay({ freq: series.freq, t: newest.t });
}

/** Columns whose figures come from a company: its own terms apply to them, besides the Bank's licence. */
function thirdPartyNotes(columns: readonly Column[]): readonly string[] {
  const bySource = new Map<string, string[]>();
  for (const column of columns) {
    for (const name of column.source.split(/[/;,]|\band\b/i).map((part) => part.trim())) {
      if (name === '' || PUBLIC_SOURCES.has(name.toUpperCase())) continue;
      bySource.set(column.source, [...(bySource.get(column.source) ?? []), column.id]);
      break;
    }
  }
  return [...bySource].map(([source, ids]) => `Figures of ${ids.join(', ')} are sourced from ${source}, whose own terms may apply.`);
}

const PUBLIC_SOURCES = new Set(['RBA', 'ABS', 'APRA', 'AOFM', 'ATO', 'IMF', 'TREASURY', 'AUSTRALIAN TREASURY', 'SECURITISATION SYSTEM']);
