/** The structure of a dataflow: its dimensions and all the codes they may have, as the ABS declares them. */
import type { Ask, Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDimension } from '../../core/observation.ts';
import { decodeSdmxStructure, type SdmxCodelist } from '../../formats/sdmx-structure.ts';
import { API, STRUCTURE_JSON } from './api.ts';

export interface DataflowStructure {
  readonly name: string;
  /** In the order of the series key, with every code of their codelists; many of them have no data. */
  readonly dimensions: readonly ParsedDimension[];
}

/**
 * Asks for a dataflow with its structure and the codelists and concepts that refers to. It is asked for by the dataflow: its structure may have
 * another id (LF_UNDER has DS_LF_UNDER) or another version (ITGS 1.2.0 has 2.0.0).
 */
export const structureAsk = (dataflow: string): Ask => ({
  id: 'structure',
  url: `${API}/dataflow/ABS/${dataflow}?references=all`,
  accept: STRUCTURE_JSON,
});

/** The answer to `structureAsk`. Throws PARSE_LAYOUT when the message has no such structure. */
export function parseStructure(capture: Captured, dataflow: string): DataflowStructure {
  const { dataflows, dataStructures } = decodeSdmxStructure(capture.bytes);
  const isNamed = (id: string): boolean => id.toUpperCase() === dataflow.toUpperCase();
  const of = dataflows.find(({ id }) => isNamed(id))?.structure ?? null;
  const structure =
    dataStructures.find((one) => of !== null && one.id === of.id && one.version === of.version) ??
    dataStructures.find(({ id }) => isNamed(id));
  if (structure !== undefined) return { name: structure.name, dimensions: structure.dimensions };
  throw new WattleError('PARSE_LAYOUT', `The message has no structure ${dataflow}.`, {
    at: { url: capture.url, value: dataStructures.map((one) => one.id).join(', ') },
  });
}

/** The codelists of a structure message. */
export const parseCodelists = (capture: Captured): readonly SdmxCodelist[] => decodeSdmxStructure(capture.bytes).codelists;
