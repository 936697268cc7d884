/** The structure of a dataflow: its dimensions and all the codes they may have, as the ABS declares them. */
import type { Ask, Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDimension } from '../../core/observation.ts';
import { decodeSdmxStructure, type SdmxCodelist } from '../../formats/sdmx/sdmx-structure.ts';
import { API, STRUCTURE_JSON } from './api.ts';

export interface DataflowStructure {
  /** Id and version of the structure, which need not be those of the dataflow. */
  readonly id: string;
  readonly version: string;
  /** The version is null where the message has the structure alone. */
  readonly flow: { readonly version: string | null; readonly name: string; readonly description: string | null };
  /** In the order of the series key, with every code of their codelists; many of them have no data. */
  readonly dimensions: readonly ParsedDimension[];
}

/**
 * requests a dataflow with its structure and the codelists and concepts that refers to. It is requested by the dataflow: its structure may have
 * another id (LF_UNDER has DS_LF_UNDER) or another version (ITGS 1.2.0 has 2.0.0).
 */
export const structureAsk = (dataflow: string): Ask => ({
  id: 'structure',
  url: `${API}/dataflow/ABS/${dataflow}?references=all`,
  accept: STRUCTURE_JSON,
});

/** The answer to `structureAsk`, or a message with the structure alone. Throws PARSE_LAYOUT when it has no structure of the dataflow. */
export function parseStructure(capture: Captured, dataflow: string): DataflowStructure {
  const { dataStructures, dataflows } = decodeSdmxStructure(capture.bytes);
  const isIt = ({ id }: { readonly id: string }): boolean => id.toUpperCase() === dataflow.toUpperCase();
  const flow = dataflows.find(isIt);
  const wanted = flow?.structure;
  const structure =
    dataStructures.find((one) => wanted && one.id === wanted.id && one.version === wanted.version) ?? dataStructures.find(isIt);
  if (structure !== undefined) {
    const { id, version, name, dimensions } = structure;
    return {
      id,
      version,
      flow: { version: flow?.version ?? null, name: flow?.name ?? name, description: flow?.description ?? null },
      dimensions,
    };
  }
  throw new WattleError('PARSE_LAYOUT', `The message has no structure of ${dataflow}.`, {
    at: { url: capture.url, value: dataStructures.map((one) => one.id).join(', ') },
  });
}

/** The codelists of a structure message. */
export const parseCodelists = (capture: Captured): readonly SdmxCodelist[] => decodeSdmxStructure(capture.bytes).codelists;
