import { isoInstant } from '../../../core/clock.ts';
import { quoted, WattleError } from '../../../core/errors.ts';
import { nearest } from '../../../core/nearest.ts';
import type { QueryContext } from '../../base/context.ts';
import { AGENCIES, findFlow, flowNames, type SdmxAgency } from './flows.ts';
import type { SdmxCodelist, SdmxFlow, SdmxStructures } from './message.ts';
import type { REFERENCES } from './parameters.ts';

export const SDMX_ARTEFACTS = ['dataflow', 'datastructure', 'codelist', 'conceptscheme', 'agencyscheme'] as const;
export type SdmxArtefact = (typeof SDMX_ARTEFACTS)[number];

export type SdmxReferences = (typeof REFERENCES.values)[number];

export interface StructureRequest {
  readonly artefact: SdmxArtefact;
  readonly agencies: readonly SdmxAgency[];
  /** The requested ids. Null for all ids. */
  readonly ids: readonly string[] | null;
  readonly references: SdmxReferences;
  /** The requested version of a flow or structure. The request is refused if the existing version differs. */
  readonly version?: string;
}

/** Returns the requested structures. If an id is unknown, throws REQ_NOT_FOUND with the most similar ids. */
export async function readStructures(ctx: QueryContext, request: StructureRequest): Promise<SdmxStructures> {
  const { artefact, agencies, ids, references } = request;
  const empty = {
    prepared: isoInstant(ctx.clock.now()),
    flows: [],
    structures: [],
    codelists: [],
    concepts: [],
    agencies: [],
    constraints: [],
  };
  if (artefact === 'agencyscheme') return { ...empty, agencies: AGENCIES.filter((one) => agencies.includes(one.id)) };
  const down = references === 'all' || references === 'children' || references === 'descendants';
  const up = references === 'all' || references === 'parents' || references === 'parentsandsiblings';
  const named = (found: readonly SdmxFlow[]) => ({
    ...(references === 'codelist' ? { codelists: codelistsOf(found) } : {}),
    ...(references === 'conceptscheme' ? { concepts: found } : {}),
  });
  if (artefact === 'dataflow') {
    const names = await flowNames(ctx, agencies);
    if (ids === null && (references === 'none' || up) && !down) return { ...empty, flows: names };
    const flows = await flowsOf(ctx, request, ids ?? names.map((one) => one.id));
    // A flow refers to its structure by name, so the structures are added only on request.
    if (!down) return { ...empty, flows, ...(references === 'datastructure' ? { structures: flows } : {}), ...named(flows) };
    return references === 'children' ? { ...empty, flows, structures: flows } : { ...empty, flows, structures: flows, ...parts(flows) };
  }
  const names = (await flowNames(ctx, agencies)).map((one) => one.id);
  const wanted = ids?.map((id) => flowOfArtefact(artefact, id, names)) ?? names;
  const flows = await flowsOf(ctx, request, [...new Set(wanted)]);
  const structures = up || references === 'datastructure' ? { structures: flows } : {};
  if (artefact === 'datastructure') {
    const above = up || references === 'dataflow' ? { flows } : {};
    return { ...empty, structures: flows, ...(down ? parts(flows) : named(flows)), ...above };
  }
  if (artefact === 'conceptscheme') return { ...empty, concepts: flows, ...structures };
  const all = codelistsOf(flows);
  const absent = ids?.find((id) => !all.some((one) => one.id === id));
  if (absent !== undefined) throw await noCodelist(ctx, request, absent);
  return { ...empty, codelists: ids === null ? all : all.filter((one) => ids.includes(one.id)), ...structures };
}

/** Returns the error for an unknown codelist. It lists similar codelists, or explains how codelists are named. */
async function noCodelist(ctx: QueryContext, request: StructureRequest, id: string): Promise<WattleError> {
  const names = (await flowNames(ctx, request.agencies)).map((one) => one.id);
  const ids = codelistsOf(await flowsOf(ctx, request, names)).map((one) => one.id);
  const near = nearest(id, ids, 3);
  const hint =
    near.length > 0
      ? `Did you mean ${near.join(', ')}?`
      : 'The codelist of a dimension is CL_{flow}_{dimension}. codelist/all lists all codelists.';
  return new WattleError('REQ_NOT_FOUND', `There is no codelist ${quoted(id)} here.`, { hint });
}

const parts = (flows: readonly SdmxFlow[]) => ({ codelists: codelistsOf(flows), concepts: flows });

async function flowsOf(
  ctx: QueryContext,
  { agencies, artefact, ids: named, version = '' }: StructureRequest,
  ids: readonly string[],
): Promise<readonly SdmxFlow[]> {
  const isVersioned = named !== null && (artefact === 'dataflow' || artefact === 'datastructure');
  const found = await Promise.all(ids.map((id) => findFlow(ctx, agencies, id, isVersioned ? version : '')));
  return found.map(({ flow }) => flow);
}

export function codelistsOf(flows: readonly SdmxFlow[]): readonly SdmxCodelist[] {
  const lists = flows.flatMap(({ dimensions, attributes }) => [...dimensions, ...attributes].flatMap(({ codelist }) => codelist ?? []));
  return [...new Map(lists.map((list) => [`${list.agency}:${list.id}`, list])).values()];
}

/** Returns the flow to which an artefact belongs, from an id such as `CS_CPI` or `CL_CPI_REGION`. */
function flowOfArtefact(artefact: SdmxArtefact, id: string, names: readonly string[]): string {
  if (artefact === 'datastructure') return id;
  if (artefact === 'conceptscheme') return id.replace(/^CS_/, '');
  const own = names.filter((name) => id.startsWith(`CL_${name}_`)).sort((a, b) => b.length - a.length)[0];
  // All other codelists are in the flow of catalogue series. The only exception is the list of statuses, which every flow has.
  return own ?? names[0] ?? id;
}
