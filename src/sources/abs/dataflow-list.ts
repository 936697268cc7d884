/** Lists all ABS dataflows from a list in the program, and requests a newer list. */
import type { Ask, Captured } from '../../core/capture.ts';
import type { RegisterRow } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { parseCsv } from '../../formats/csv.ts';
import { readDataTable } from '../../formats/data-table.ts';
import { decodeSdmxStructure, type SdmxDataflow } from '../../formats/sdmx/sdmx-structure.ts';
import { sniffKind } from '../../formats/sniff.ts';
import { API, STRUCTURE_JSON } from './api.ts';

interface DataflowEntry {
  readonly id: string;
  readonly version: string;
  readonly name: string;
}

/** A dataflow with its structure. For ten dataflows, the structure has another id or version than the dataflow. */
export interface ListedDataflow extends DataflowEntry {
  /** The structure, such as `DS_LF_UNDER(1.0.1)`. */
  readonly structure: string;
}

/** URL for the list of dataflows with their structures. */
export const LIST_URL = `${API}/dataflow/ABS`;

/** Requests the list of dataflows without their structures. */
export const DATAFLOW_LIST_ASK: Ask = { id: 'dataflows', url: `${LIST_URL}?detail=allstubs`, accept: STRUCTURE_JSON };

const structureName = ({ id, version }: Pick<DataflowEntry, 'id' | 'version'>): string => `${id}(${version})`;

export const DATAFLOWS_FILE = 'abs-dataflows.csv';
/** Columns in the file. `structure` is empty if the dataflow has the same id and version. */
export const DATAFLOW_COLUMNS = ['id', 'version', 'structure', 'name', 'as_at'] as const;

const rows = readDataTable(DATAFLOWS_FILE, DATAFLOW_COLUMNS, { optional: ['structure'], key: ['id'] });

/** The date of the list, such as `2026-03-16`. */
export const DATAFLOWS_AS_AT: string = rows[0]?.as_at ?? 'unknown';

/** The dataflows listed on `DATAFLOWS_AS_AT`, ordered by id. */
export const DATAFLOWS: readonly ListedDataflow[] = rows.map(({ id, version, structure, name }) => ({
  id,
  version,
  name,
  structure: structure === '' ? structureName({ id, version }) : structure,
}));

/** Returns the row for a dataflow in the file, without the column `as_at`. */
export function dataflowRow({ id, version, name, structure }: SdmxDataflow): readonly string[] {
  const stated = structure === null ? '' : structureName(structure);
  return [id, version, stated === structureName({ id, version }) ? '' : stated, name.replaceAll(/\s+/g, ' ').trim()];
}

/** Normalises an id: upper case, with `_` instead of `-`. One id has a hyphen: BA_SA2_2016-21. */
const fold = (id: string): string => id.trim().toUpperCase().replaceAll('-', '_');

const byId: ReadonlyMap<string, ListedDataflow> = new Map(DATAFLOWS.map((flow) => [fold(flow.id), flow]));

/** Finds a dataflow by id. Null if it is not in this list. A newer list may have it. */
export const findDataflow = (id: string): ListedDataflow | null => byId.get(fold(id)) ?? null;

const idOf = (structure: string): string => /^(?:[^:(]+:)?([^:(]+)/.exec(structure)?.[1] ?? structure;

/** Normalised ids of all listed dataflows and structures. */
const named: ReadonlySet<string> = new Set(DATAFLOWS.flatMap(({ id, structure }) => [fold(id), fold(idOf(structure))]));

/**
 * Returns true if a message states the id of another listed dataflow or structure, such as `ABS:CPI(2.0.0)`. False for an id that is not
 * listed, because the ABS may have renamed the dataflow.
 */
export function isOfOtherDataflow(stated: string, dataflow: string): boolean {
  const id = fold(idOf(stated));
  const structure = findDataflow(dataflow)?.structure ?? dataflow;
  return named.has(id) && ![dataflow, structure].some((own) => fold(idOf(own)) === id);
}

/** Reads the API's response, or the list that the ABS published as CSV (agencyID, dataflowID, version, name). Throws PARSE_LAYOUT. */
export function parseDataflowList(capture: Captured): readonly DataflowEntry[] {
  if (sniffKind(capture.bytes) === 'csv') return parseCsvList(capture);
  return decodeSdmxStructure(capture.bytes).dataflows.map(({ id, version, name }) => ({ id, version, name }));
}

export const listedRows = (flows: readonly ListedDataflow[]): readonly RegisterRow[] =>
  flows.map(({ id, name, version, structure }) => ({ dataflow: id, title: name, version, structure }));

/** Reads the response to `LIST_URL` as rows. Throws PARSE_LAYOUT for an empty list, or for a dataflow without structure. */
export function readDataflowRows(capture: Captured): readonly RegisterRow[] {
  const { dataflows } = decodeSdmxStructure(capture.bytes);
  if (dataflows.length === 0) throw new WattleError('PARSE_LAYOUT', 'The message lists no dataflows.', { at: { url: capture.url } });
  const listed = dataflows.map(({ id, version, name, structure }): ListedDataflow => {
    if (structure !== null) return { id, version, name, structure: structureName(structure) };
    throw new WattleError('PARSE_LAYOUT', `The dataflow ${id} has no structure.`, { at: { url: capture.url, column: id } });
  });
  return listedRows(listed.sort((a, b) => (a.id < b.id ? -1 : 1)));
}

function parseCsvList(capture: Captured): readonly DataflowEntry[] {
  const [header = [], ...rows] = parseCsv(capture.bytes, { delimiter: ',' }).rows;
  const column = (name: string): number => {
    const index = header.indexOf(name);
    if (index !== -1) return index;
    throw new WattleError('PARSE_LAYOUT', `The list has no column ${name}.`, { at: { url: capture.url, row: 1, value: header.join(',') } });
  };
  const [id, version, name] = [column('dataflowID'), column('version'), column('name')];
  return rows.flatMap((row) =>
    row[id] === undefined || row[id] === '' ? [] : [{ id: row[id], version: row[version] ?? '', name: row[name] ?? '' }],
  );
}
