/** The list of all dataflows that the ABS has, for finding the one that a caller may have meant. */
import type { Ask, Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import { parseCsv } from '../../formats/csv.ts';
import { decodeSdmxStructure } from '../../formats/sdmx-structure.ts';
import { sniffKind } from '../../formats/sniff.ts';
import { API, STRUCTURE_JSON } from './api.ts';

export interface DataflowEntry {
  readonly id: string;
  readonly version: string;
  readonly name: string;
}

export const DATAFLOW_LIST_ASK: Ask = { id: 'dataflows', url: `${API}/dataflow/ABS?detail=allstubs`, accept: STRUCTURE_JSON };

/** The API's answer, or the list that the ABS published as CSV (agencyID, dataflowID, version, name). Throws PARSE_LAYOUT. */
export function parseDataflowList(capture: Captured): readonly DataflowEntry[] {
  if (sniffKind(capture.bytes) === 'csv') return parseCsvList(capture);
  return decodeSdmxStructure(capture.bytes).dataflows.map(({ id, version, name }) => ({ id, version, name }));
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
