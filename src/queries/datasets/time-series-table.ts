/** Builds the rows of a long table. Also builds the rows of a wide table, in which the values of one dimension are columns. */
import { at } from '../../core/assert.ts';
import { shareThread } from '../../core/cost.ts';
import type { WideShape } from '../../core/define-dataset.ts';
import { quoted } from '../../core/errors.ts';
import { formatPeriod, period } from '../../core/period.ts';
import { unitText } from '../../core/units.ts';
import type { StoredSeries } from '../../store/ports/series.ts';
import type { AnswerColumn } from '../base/answer.ts';
import { type Parameters, plainWord } from '../base/parameters/parameters.ts';
import { publishersPeriod } from './named-period.ts';
import { friendlyNames, labelsOf, type Selection, type ShownDimension } from './selection.ts';
import type { Entry } from './time-series-page.ts';

type Row = Record<string, unknown>;

interface Table {
  readonly rows: readonly Row[];
  readonly columns: readonly AnswerColumn[];
  /** The unit of each column in a wide table. Null for a long table. */
  readonly units: Readonly<Record<string, string | null>> | null;
}

export interface Shown {
  readonly dimensions: readonly ShownDimension[];
  readonly selection: Selection;
  /** The dimension whose values are columns. If null, each row has one series. */
  readonly pivot: ShownDimension | null;
  readonly labels: 'code' | 'label' | 'both';
  /**
   * The agency's table layout. Null unless the dataset defines a layout and the request selects it. Rows in this layout have no nested
   * members.
   */
  readonly flat: WideShape | null;
}

/** The number of rows that are built before other requests may run. */
const ROWS_OF_A_TURN = 500;

/**
 * Builds the table. Other requests run while a long table is built.
 * @param chosen names of the columns to return. Null means all columns
 */
export async function tableOf(reading: Shown, chosen: readonly string[] | null, entries: readonly Entry[]): Promise<Table> {
  const columns = chosen ?? allColumns(reading);
  const write =
    reading.pivot === null ? longRow(reading) : reading.flat ? flatRow(reading, reading.pivot) : wideRow(reading, reading.pivot);
  const units = reading.pivot === null ? null : pivotUnits(reading, reading.pivot, entries);
  const rows: Row[] = [];
  const pick = pickerOf(columns);
  for (const entry of entries) {
    if (rows.length % ROWS_OF_A_TURN === ROWS_OF_A_TURN - 1) await shareThread();
    rows.push(pick(write(entry)));
  }
  return {
    rows,
    columns: columns.map((name) => ({ name, ...(units && name in units ? { unit: units[name] ?? null } : {}) })),
    units,
  };
}

const DIMENSIONS = 'dimensions.';

/** Returns the names of all columns in order. The name of a nested member contains a dot. */
export function allColumns(reading: Shown): readonly string[] {
  const { pivot, flat } = reading;
  if (pivot !== null && flat) {
    const keys = flatDimensions(reading, pivot, flat).map(({ column }) => column);
    return ['period', ...(flat.period === undefined ? [] : [flat.period]), ...keys, ...pivotColumns(reading, pivot).values(), 'status'];
  }
  const dimensions = reading.dimensions.filter((dimension) => dimension.shown && dimension !== pivot);
  const named = dimensions.flatMap((dimension) =>
    (reading.labels === 'both' ? [dimension.name, `${dimension.name}_code`] : [dimension.name]).map((name) => DIMENSIONS + name),
  );
  if (pivot === null) return ['period', 'value', 'unit', ...named, 'status', 'text'];
  return ['period', 'unit', ...named, ...pivotColumns(reading, pivot).values(), 'status'];
}

/** Returns the requested columns in the requested order. The prefix `dimensions.` is optional. */
export function chooseColumns(texts: readonly string[], all: readonly string[], parameters: Parameters): readonly string[] {
  const byName = new Map(all.map((name) => [plainWord(name.replace(DIMENSIONS, '')), name]));
  return texts.flatMap((text) => {
    const name = byName.get(plainWord(text.replace(DIMENSIONS, '')));
    if (name !== undefined) return [name];
    parameters.fault('REQ_BAD_PARAMETER', {
      parameter: 'columns',
      detail: `Unknown column: ${quoted(text)}.`,
      allowed: [...byName.values()],
    });
    return [];
  });
}

/** Returns a function that copies the columns from a row, in their order. */
function pickerOf(columns: readonly string[]): (row: Row) => Row {
  const isDimension = (column: string): boolean => column.startsWith(DIMENSIONS);
  const names = columns.filter(isDimension).map((column) => column.slice(DIMENSIONS.length));
  const members = [...new Set(columns.map((column) => (isDimension(column) ? 'dimensions' : column)))];
  return (row) => {
    const chosen: Row = {};
    for (const member of members) {
      if (member === 'dimensions' && names.length > 0) {
        const all = row[member] as Row;
        chosen[member] = Object.fromEntries(names.map((name) => [name, all[name]]));
      } else if (row[member] !== undefined) chosen[member] = row[member];
    }
    return chosen;
  };
}

function longRow(reading: Shown): (entry: Entry) => Row {
  const dimensionsOfSeries = dimensionWriter(reading);
  return ({ freq, t, cells }) => {
    const [cell] = cells;
    if (!cell) return {};
    const { slice, i } = cell;
    const status = slice.status[i] ?? null;
    const text = slice.text[i] ?? null;
    return {
      period: formatPeriod(period(freq, t)),
      value: slice.value[i] ?? null,
      unit: unitText(slice.series),
      dimensions: dimensionsOfSeries(slice.series),
      ...(status === null ? {} : { status }),
      ...(text === null ? {} : { text }),
    };
  };
}

function wideRow(reading: Shown, pivot: ShownDimension): (entry: Entry) => Row {
  const dimensionsOfSeries = dimensionWriter(reading);
  const columns = pivotColumns(reading, pivot);
  return ({ freq, t, rowGroup, cells }) => {
    const row: Row = {
      period: formatPeriod(period(freq, t)),
      unit: onlyOne(cells.map(({ slice }) => unitText(slice.series))),
      dimensions: rowGroup.series[0] ? dimensionsOfSeries(rowGroup.series[0]) : {},
    };
    return fillPivoted(row, pivot, columns, cells);
  };
}

/** Returns the dimensions for the agency's layout. They are written as labels, and also as codes if the dataset shows them. */
function flatDimensions(reading: Shown, pivot: ShownDimension, flat: WideShape) {
  return reading.dimensions
    .filter((dimension) => dimension.shown && dimension !== pivot)
    .flatMap((dimension) => {
      const labels = reading.labels === 'code' ? new Map<string, string>() : labelsOf(dimension);
      const named = { column: dimension.name, position: dimension.position, labels };
      const code = flat.codes?.[dimension.name] ?? (reading.labels === 'both' ? `${dimension.name}_code` : undefined);
      return code === undefined ? [named] : [named, { ...named, column: code, labels: new Map<string, string>() }];
    });
}

function flatRow(reading: Shown, pivot: ShownDimension): (entry: Entry) => Row {
  const keys = reading.flat ? flatDimensions(reading, pivot, reading.flat) : [];
  const named = reading.flat?.period;
  const columns = pivotColumns(reading, pivot);
  return ({ freq, t, rowGroup, cells }) => {
    const row: Row = { period: formatPeriod(period(freq, t)) };
    if (named !== undefined) row[named] = publishersPeriod(period(freq, t));
    for (const { column, position, labels } of keys) {
      const code = at(at(rowGroup.series, 0).codes, position);
      row[column] = labels.get(code) ?? code;
    }
    return fillPivoted(row, pivot, columns, cells);
  };
}

/** Adds values and the agency's status flags to a row. A missing value is null. */
function fillPivoted(row: Row, pivot: ShownDimension, columns: ReadonlyMap<string, string>, cells: Entry['cells']): Row {
  for (const column of columns.values()) row[column] = null;
  const flags: Row = {};
  for (const { slice, i } of cells) {
    const column = columns.get(at(slice.series.codes, pivot.position));
    if (column === undefined) continue;
    row[column] = slice.value[i] ?? null;
    if (slice.status[i]) flags[column] = slice.status[i];
  }
  return Object.keys(flags).length === 0 ? row : { ...row, status: flags };
}

/**
 * Returns the column name of each code, which is its short word or label in snake case. If two names would be equal, they include the
 * code.
 */
export function pivotColumns(reading: Shown, pivot: ShownDimension): ReadonlyMap<string, string> {
  const stored = new Set(reading.selection.series.map((series) => at(series.codes, pivot.position)));
  // In the agency's table layout, columns have the agency's order.
  const ordered = reading.flat ? pivot.values.map(({ code }) => code).filter((code) => stored.has(code)) : [];
  const codes = [...new Set([...ordered, ...stored])];
  if (reading.labels === 'code') return new Map(codes.map((code) => [code, code.replaceAll('.', '_')]));
  const words = friendlyNames(pivot);
  const labels = labelsOf(pivot);
  const names = codes.map((code) => reading.flat?.columns?.[code] ?? snake(words.get(code) ?? labels.get(code) ?? code));
  const isClear = (name: string): boolean => name !== '' && !RESERVED.has(name) && names.indexOf(name) === names.lastIndexOf(name);
  return new Map(
    codes.map((code, i) => {
      const name = at(names, i);
      return [code, isClear(name) ? name : `${name}_${snake(code)}`];
    }),
  );
}

const RESERVED: ReadonlySet<string> = new Set(['period', 'unit', 'dimensions', 'status']);
const snake = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/**
 * Returns the unit of each column. The unit is null if the values of a column have several units, or if the column has no values on the
 * page.
 */
function pivotUnits(reading: Shown, pivot: ShownDimension, entries: readonly Entry[]): Record<string, string | null> {
  const units = new Map<string, Set<string>>();
  const series = new Set<StoredSeries>();
  for (const { cells } of entries) for (const { slice } of cells) series.add(slice.series);
  for (const one of series) {
    const code = at(one.codes, pivot.position);
    const known = units.get(code) ?? new Set();
    units.set(code, known.add(unitText(one)));
  }
  return Object.fromEntries([...pivotColumns(reading, pivot)].map(([code, column]) => [column, onlyOne(units.get(code) ?? [])]));
}

function onlyOne(texts: Iterable<string>): string | null {
  const [first = null, second] = new Set(texts);
  return second === undefined ? first : null;
}

function dimensionWriter(reading: Shown): (series: StoredSeries) => Row {
  const shown = reading.dimensions
    .filter((dimension) => dimension.shown && dimension !== reading.pivot)
    .map((dimension) => ({ name: dimension.name, position: dimension.position, labels: labelsOf(dimension) }));
  const bySeries = new Map<number, Row>();
  return (series) => {
    const known = bySeries.get(series.id);
    if (known) return known;
    const written: Row = {};
    for (const { name, position, labels } of shown) {
      const code = at(series.codes, position);
      written[name] = reading.labels === 'code' ? code : (labels.get(code) ?? code);
      if (reading.labels === 'both') written[`${name}_code`] = code;
    }
    bySeries.set(series.id, written);
    return written;
  };
}
