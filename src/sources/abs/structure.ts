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

/** Asks for the structure of a dataflow with the codelists and concepts it refers to. */
export const structureAsk = (dataflow: string): Ask => ({
  id: 'structure',
  url: `${API}/datastructure/ABS/${dataflow}?references=children`,
  accept: STRUCTURE_JSON,
});

/** The answer to `structureAsk`. Throws PARSE_LAYOUT when the message has no such structure. */
export function parseStructure(capture: Captured, dataflow: string): DataflowStructure {
  const { dataStructures } = decodeSdmxStructure(capture.bytes);
  const structure = dataStructures.find((one) => one.id.toUpperCase() === dataflow.toUpperCase());
  if (structure !== undefined) return { name: structure.name, dimensions: structure.dimensions };
  throw new WattleError('PARSE_LAYOUT', `The message has no structure ${dataflow}.`, {
    at: { url: capture.url, value: dataStructures.map((one) => one.id).join(', ') },
  });
}

/** The codelists of a structure message. */
export const parseCodelists = (capture: Captured): readonly SdmxCodelist[] => decodeSdmxStructure(capture.bytes).codelists;
