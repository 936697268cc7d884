import type { Ask, Captured } from '../../core/capture.ts';
import { WattleError } from '../../core/errors.ts';
import type { ParsedDimension } from '../../core/observation.ts';
import { decodeSdmxStructure } from '../../formats/sdmx/sdmx-structure.ts';
import { API, STRUCTURE_JSON } from './api.ts';

interface DataflowStructure {
  /** The id of the structure, which may differ from the id of the dataflow. */
  readonly id: string;
  readonly version: string;
  /** The dataflow. Its version is null if the message contains only the structure. */
  readonly flow: { readonly version: string | null; readonly name: string; readonly description: string | null };
  /** Dimensions in key order, with all codes, including unused ones. */
  readonly dimensions: readonly ParsedDimension[];
}

/**
 * Requests a dataflow with its structure, codelists and concepts. The request uses the id of the dataflow. The structure may have another
 * id (LF_UNDER has DS_LF_UNDER) or version (ITGS 1.2.0 has 2.0.0).
 */
export const structureAsk = (dataflow: string): Ask => ({
  id: 'structure',
  url: `${API}/dataflow/ABS/${dataflow}?references=all`,
  accept: STRUCTURE_JSON,
});

/** Reads the structure of a dataflow. The message may contain only the structure. Throws PARSE_LAYOUT if it has no structure. */
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
  throw new WattleError('PARSE_LAYOUT', `The message has no structure for ${dataflow}.`, {
    at: { url: capture.url, value: dataStructures.map((one) => one.id).join(', ') },
  });
}
