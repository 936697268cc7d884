/**
 * Decodes SDMX-CSV data messages. They have one row for each observation, in one of three forms.
 *
 *   codes      DATAFLOW,MEASURE,REGION,FREQ,TIME_PERIOD,OBS_VALUE,UNIT_MEASURE,...
 *              ABS:ERP_COMP_Q(1.0.0),9,AUS,Q,1999-Q2,14.8,NUM,...
 *   both       DATAFLOW,MEASURE: Measure,...,TIME_PERIOD: Time Period,OBS_VALUE,UNIT_MEASURE: Unit of Measure,...
 *              ABS:ERP_COMP_Q(1.0.0),9: Net overseas migration,...,1999-Q2,14.8,NUM: Number,...
 *   file       STRUCTURE,STRUCTURE_ID,STRUCTURE_NAME,ACTION,MEASURE,Measure,...,TIME_PERIOD,Time Period,OBS_VALUE,...
 *              DATAFLOW,ABS:RES_DWELL_ST(1.0.0),"name, with commas",I,5,Mean price,...,2026-Q2,2026-Q2,1100.4,...
 *
 * The dimensions are the columns before TIME_PERIOD, in series key order. The structure determines the attributes after it. In the file
 * form with STRUCTURE_NAME, a label column follows each code column.
 */
import { WattleError } from '../../core/errors.ts';
import type { Frequency } from '../../core/frequency.ts';
import type { DimensionValue, Observation, ObsStatus, ParsedDimension } from '../../core/observation.ts';
import type { Period } from '../../core/period.ts';
import { parseCsv } from '../csv.ts';
import {
  CommentCount,
  obsStatusOf,
  type SdmxCode,
  type SdmxMessage,
  type SdmxSeries,
  SeriesAttributeSet,
  saysSomething,
  sdmxNumber,
  sdmxObservation,
  sdmxPeriod,
} from './sdmx.ts';

/**
 * Decodes a message in any of the three forms. Values stay as published. Throws PARSE_LAYOUT for a web page, a missing column or a wrong
 * row length. Throws PARSE_VALUE for an invalid number or period. Errors have row and column.
 */
export function decodeSdmxCsv(bytes: Uint8Array): SdmxMessage {
  const rows = parseCsv(bytes, { delimiter: ',' }).rows;
  const header = headerOf(rows[0] ?? []);
  const comments = new CommentCount();
  const labels = header.dimensions.map(() => new Map<string, string>());
  const drafts = new Map<string, Draft>();
  const periods = new Map<string, Period>();
  for (let r = 1; r < rows.length; r++) {
    const row = rows[r] as readonly string[];
    if (row.length === 1 && row[0] === '') continue;
    refuseRow(header, rows, r);
    const draft = draftOf(drafts, header, row, labels);
    const text = cellOf(row, header.time).id;
    const period = periods.get(text) ?? sdmxPeriod(text, { row: r + 1, column: 'TIME_PERIOD' });
    periods.set(text, period);
    addObservation(draft, header, row, period, r + 1, comments);
  }
  return {
    structure: codeOf(rows[1]?.[header.flow.code] ?? '', ': ').id || null,
    name: header.name === null ? null : (rows[1]?.[header.name] ?? null),
    prepared: null,
    dimensions: header.dimensions.map((column, i) => dimensionOf(column, labels[i] ?? new Map())),
    series: [...drafts.values()].map(finishedSeries),
    comments: comments.list(),
  };
}

/** A column with codes. The label for a code is in the same cell after `: `, in another column, or missing. */
interface Column {
  readonly id: string;
  readonly label: string;
  readonly code: number;
  readonly labels: 'in cell' | 'none' | number;
}

interface Header {
  readonly width: number;
  readonly flow: Column;
  readonly name: number | null;
  readonly action: number | null;
  readonly dimensions: readonly Column[];
  readonly time: Column;
  readonly value: Column;
  readonly attributes: readonly Column[];
}

interface Draft {
  readonly codes: readonly string[];
  readonly attributes: SeriesAttributeSet;
  readonly observations: (Observation & { readonly row: number; readonly freq: Frequency })[];
}

const missing = (column: string): WattleError =>
  new WattleError('PARSE_LAYOUT', `The column ${column} is missing.`, { at: { row: 1, column } });

function headerOf(cells: readonly string[]): Header {
  const fileForm = cells[0] === 'STRUCTURE';
  const columns = fileForm ? fileColumns(cells) : cells.map((cell, i) => plainColumn(cell, i));
  const repeated = columns.find((c, i) => columns.findIndex((other) => other.id === c.id) !== i);
  if (repeated) throw new WattleError('PARSE_LAYOUT', `The column ${repeated.id} occurs twice.`, { at: { row: 1, column: repeated.id } });
  const find = (id: string): number => columns.findIndex((c) => c.id === id);
  const required = (id: string): number => {
    if (find(id) < 0) throw missing(id);
    return find(id);
  };
  const flow = required(fileForm ? 'STRUCTURE_ID' : 'DATAFLOW');
  const time = required('TIME_PERIOD');
  const value = required('OBS_VALUE');
  const before = Math.max(flow, find('STRUCTURE_NAME'), find('ACTION'));
  const dimensions = columns.slice(before + 1, time);
  if (dimensions.length === 0 || value < time) {
    throw new WattleError('PARSE_LAYOUT', 'The dimension columns must come before TIME_PERIOD and OBS_VALUE.', {
      at: { row: 1, value: cells.join(',') },
    });
  }
  const at = (index: number): Column => columns[index] as Column;
  return {
    width: cells.length,
    flow: at(flow),
    name: columns.find((c) => c.id === 'STRUCTURE_NAME')?.code ?? null,
    action: columns.find((c) => c.id === 'ACTION')?.code ?? null,
    dimensions,
    time: at(time),
    value: at(value),
    attributes: columns.slice(time + 1).filter((c) => c.id !== 'OBS_VALUE'),
  };
}

function plainColumn(cell: string, index: number): Column {
  const { id, name } = codeOf(cell, ': ');
  return { id, label: name, code: index, labels: id === cell ? 'none' : 'in cell' };
}

/** Returns the columns in the file form. A label column may follow each code column, except the first columns. */
function fileColumns(cells: readonly string[]): Column[] {
  const lead = cells.findIndex((cell) => !['STRUCTURE', 'STRUCTURE_ID', 'STRUCTURE_NAME', 'ACTION'].includes(cell));
  const columns = cells.slice(0, lead).map((cell, i) => plainColumn(cell, i));
  const step = cells.includes('STRUCTURE_NAME') ? 2 : 1;
  for (let i = lead; i < cells.length; i += step) {
    const id = cells[i] ?? '';
    columns.push(step === 1 ? plainColumn(id, i) : { id, label: cells[i + 1] ?? id, code: i, labels: i + 1 });
  }
  return columns;
}

function codeOf(cell: string, separator: string): SdmxCode {
  const cut = cell.indexOf(separator);
  return cut < 0 ? { id: cell, name: cell } : { id: cell.slice(0, cut), name: cell.slice(cut + separator.length) };
}

/** Returns the code and label in a cell. A code without a label is its own label. */
function cellOf(row: readonly string[], column: Column): SdmxCode {
  const cell = row[column.code] ?? '';
  if (column.labels === 'in cell') return codeOf(cell, ': ');
  return { id: cell, name: (typeof column.labels === 'number' && row[column.labels]) || cell };
}

function refuseRow(header: Header, rows: readonly (readonly string[])[], r: number): void {
  const row = rows[r] as readonly string[];
  const at = { row: r + 1 };
  if (row.length !== header.width) {
    const detail = `A row has ${row.length} cells where the header has ${header.width}: the file is cut short or damaged.`;
    throw new WattleError('PARSE_LAYOUT', detail, { at: { ...at, value: row.join(',') } });
  }
  if (row[header.flow.code] !== rows[1]?.[header.flow.code]) {
    throw new WattleError('PARSE_LAYOUT', 'The rows are from more than one dataflow.', {
      at: { ...at, value: row[header.flow.code] ?? '' },
    });
  }
  if (header.action !== null && row[header.action] === 'D') {
    throw new WattleError('PARSE_LAYOUT', 'A row deletes values (ACTION is D), which Wattle does not accept.', {
      at: { ...at, column: 'ACTION', value: 'D' },
    });
  }
}

function draftOf(drafts: Map<string, Draft>, header: Header, row: readonly string[], labels: readonly Map<string, string>[]): Draft {
  const codes = header.dimensions.map((column, i) => {
    const { id, name } = cellOf(row, column);
    labels[i]?.set(id, name);
    return id;
  });
  const key = codes.join('.');
  const known = drafts.get(key);
  if (known) return known;
  const draft: Draft = { codes, attributes: new SeriesAttributeSet(), observations: [] };
  drafts.set(key, draft);
  return draft;
}

function addObservation(
  draft: Draft,
  header: Header,
  row: readonly string[],
  period: Period,
  rowNumber: number,
  comments: CommentCount,
): void {
  let status: ObsStatus | null = null;
  for (const column of header.attributes) {
    const text = row[column.code] ?? '';
    if (text === '') continue;
    if (column.id === 'OBS_COMMENT') comments.add(text, draft.codes, period);
    else if (column.id === 'OBS_STATUS') status = obsStatusOf(cellOf(row, column).id);
    else draft.attributes.add(column.id, cellOf(row, column), `${column.id}, row ${rowNumber}`);
  }
  const value = sdmxNumber(row[header.value.code] ?? '', { row: rowNumber, column: 'OBS_VALUE' });
  draft.observations.push({
    ...sdmxObservation(period, value, status, { codes: draft.codes, comments }),
    row: rowNumber,
    freq: period.freq,
  });
}

function dimensionOf(column: Column, labels: ReadonlyMap<string, string>): ParsedDimension {
  const values = [...labels].map(([code, label]): DimensionValue => ({ code, label }));
  return { id: column.id, label: column.label, values };
}

function finishedSeries(draft: Draft): SdmxSeries {
  const rows = draft.observations.toSorted((a, b) => a.t - b.t);
  const key = draft.codes.join('.');
  const freq = rows[0]?.freq ?? null;
  for (const row of rows) {
    if (row.freq === freq) continue;
    throw new WattleError('PARSE_VALUE', 'A series has periods in two frequencies.', { at: { row: row.row, column: key } });
  }
  const isRepeated = ({ t }: { readonly t: number }, i: number): boolean => t === rows[i - 1]?.t || t === rows[i + 1]?.t;
  const observations = rows.flatMap((row, i): readonly Observation[] => {
    const { t, value, status, text } = row;
    return saysSomething(value, status) ? [{ t, value, status, text, at: isRepeated(row, i) ? `r${row.row} ${key}` : null }] : [];
  });
  return { codes: draft.codes, attributes: draft.attributes.codes, freq, observations, where: key };
}
