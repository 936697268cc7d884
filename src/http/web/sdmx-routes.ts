/**
 * The SDMX web service. `/sdmx/2.1` and `/sdmx/3.0` have the catalogue series, the dataflows of the ABS, and the datasets of agencies
 * without SDMX. `/abs/rest` has only the dataflows of the ABS, at the paths of its Data API.
 *
 *   2.1   data/{flow}/{key}                                  {artefact}/{agency}/{id}/{version}
 *         availableconstraint/{flow}/{key}/{provider}/{component}
 *         schema/{dataflow|datastructure}/{agency}/{id}/{version}
 *   3.0   data/dataflow/{agency}/{flow}/{version}/{key}      structure/{artefact}/{agency}/{id}/{version}
 *         availability/dataflow/{agency}/{flow}/{version}/{key}/{component}
 *         schema/{dataflow|datastructure}/{agency}/{id}/{version}
 *
 * The default format is XML, as these clients expect: generic data at 2.1, structure-specific at 3.0.
 * @see https://github.com/sdmx-twg/sdmx-rest
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { quoted, WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { ABS_AGENCY, findFlow, OWN_AGENCY, type SdmxAgency } from '../../queries/dialects/sdmx/flows.ts';
import type { SdmxData, SdmxDimension } from '../../queries/dialects/sdmx/message.ts';
import { readAvailability } from '../../queries/dialects/sdmx/read-availability.ts';
import { readSdmxData } from '../../queries/dialects/sdmx/read-data.ts';
import { readStructures, SDMX_ARTEFACTS, type SdmxArtefact, type StructureRequest } from '../../queries/dialects/sdmx/read-structures.ts';
import { allOf, componentTest, type KeyTest, keyTest } from '../../queries/dialects/sdmx/series-key.ts';
import { renderSdmxCsv } from '../../render/sdmx/csv.ts';
import { renderGenericXml, renderSpecificXml } from '../../render/sdmx/data-xml.ts';
import { renderDataJson, renderStructureJson } from '../../render/sdmx/json.ts';
import { renderStructureXml } from '../../render/sdmx/structure-xml.ts';
import type { SdmxVersion } from '../../render/sdmx/xml.ts';
import { SDMX_BASES } from '../errors/sdmx-error.ts';
import { type DataForm, dataForm, FORM_TYPES, type StructureForm, structureForm } from '../request/sdmx-form.ts';
import { availabilityQuery, type Component, checkSchemaQuery, dataQuery, structureQuery } from '../request/sdmx-query.ts';
import type { MadeLong } from './long-answer.ts';
import type { Made, Served } from './page-headers.ts';
import type { PageServing } from './page-serving.ts';

interface Mount {
  readonly base: string;
  readonly version: SdmxVersion;
  readonly name: string;
  readonly agencies: readonly SdmxAgency[];
}

const MOUNTS: readonly Mount[] = Object.entries(SDMX_BASES).map(([base, { version, name }]) => ({
  base,
  version,
  name,
  agencies: base === '/abs/rest' ? [ABS_AGENCY] : [OWN_AGENCY, ABS_AGENCY],
}));

const OPEN = { 'cross-origin-resource-policy': 'cross-origin', vary: 'Accept, Accept-Encoding' };
/** SDMX requires this id for the agency that publishes the list of agencies. */
const TOP_LEVEL = 'SDMX';
const STRUCTURE_AGE_SECONDS = 300;
const AVAILABILITY: Readonly<Record<SdmxVersion, string>> = { '2.1': 'availableconstraint', '3.0': 'availability' };
type Plan = Omit<Served, 'id' | 'access' | 'isPlain'>;

/** Adds the routes. The last route refuses unsupported operations and lists the supported ones. */
export function addSdmx(app: FastifyInstance, serving: PageServing): void {
  for (const mount of MOUNTS) {
    const route = (id: string, above: string): void => {
      const url = `${mount.base}/${above}*`;
      const plan = (request: FastifyRequest, query: URLSearchParams): Served => {
        const path = `${above}${(request.params as Record<string, string>)['*'] ?? ''}`;
        return { id, access: 'reading', isPlain: true, ...planOf(serving, mount, path, query, request.headers.accept) };
      };
      app.route({ method: ['GET', 'HEAD'], url, config: { page: { id, path: url } }, handler: serving.serve(id, plan, true) });
    };
    route(`${mount.name}Data`, 'data/');
    route(`${mount.name}Availability`, `${AVAILABILITY[mount.version]}/`);
    route(`${mount.name}Schema`, 'schema/');
    route(`${mount.name}Structure`, '');
  }
}

function planOf(serving: PageServing, mount: Mount, path: string, query: URLSearchParams, accept: string | undefined): Plan {
  const named = path.split('/');
  const parts = named.slice(0, 1 + named.findLastIndex((part) => part !== ''));
  const [first = '', ...rest] = parts;
  if (first === 'data') return data(serving, mount, dataPath(mount, rest), query, accept);
  const availability = AVAILABILITY[mount.version];
  if (first === availability) return available(serving, mount, rest, query, accept);
  if (first === 'schema') return schema(serving, mount, rest, query, accept);
  const [artefact, names] = mount.version === '3.0' && first === 'structure' ? [rest[0] ?? '', rest.slice(1)] : [first, rest];
  const found = SDMX_ARTEFACTS.find((one) => one === artefact);
  if (found) return structures(serving, mount, found, names, query, accept);
  const known = ['data', availability, 'schema', ...SDMX_ARTEFACTS];
  throw new WattleError('REQ_NOT_FOUND', `Unknown resource at ${mount.base}: ${quoted(first)}.`, {
    hint: `Did you mean ${nearest(first, known, 2).join(' or ') || 'data'}? Allowed: ${known.join(', ')}.`,
  });
}

interface DataPath {
  readonly agencies: readonly SdmxAgency[];
  readonly flow: string;
  readonly version: string;
  readonly key: string;
}

/**
 * Reads a path. SDMX 2.1: `WATTLE,SERIES,1.0/{key}/{provider}`, where agency and version are optional. SDMX 3.0:
 * `{context}/{agency}/{flow}/{version}/{key}`.
 */
function dataPath({ version, agencies, base }: Mount, parts: readonly string[]): DataPath {
  if (version === '3.0') {
    const [context = '', agency = '*', flow = '', of = '', key = '*'] = parts;
    if (context !== 'dataflow' && context !== '*') {
      throw new WattleError('REQ_NOT_FOUND', 'Request data by dataflow: data/dataflow/{agency}/{flow}/{version}/{key}.');
    }
    refuseSeveral(flow === '' ? '*' : flow, `${base}/structure/dataflow/all/all/+`);
    return { agencies: agenciesOf(agency, agencies), flow, version: of, key };
  }
  const [reference = '', key = 'all'] = parts;
  const names = reference.split(',');
  const [agency = 'all', flow = '', of = ''] = names.length === 1 ? ['all', ...names] : names;
  refuseSeveral(flow, `${base}/dataflow/all`);
  return { agencies: agenciesOf(agency, agencies), flow, version: of, key };
}

/** Refuses several flows in one message. SDMX 3.0 allows them, but Wattle does not. */
function refuseSeveral(flow: string, list: string): void {
  if (flow !== '*' && flow !== 'all' && !/[+,]/.test(flow)) return;
  throw new WattleError('REQ_BAD_PARAMETER', `${quoted(flow)} lists several dataflows. A request can use only one.`, {
    hint: `Send one request per dataflow. ${list} lists the dataflows.`,
  });
}

/** Returns the agencies in a path. Throws REQ_NOT_FOUND for an agency that has no artefacts in this service. */
function agenciesOf(text: string, there: readonly SdmxAgency[]): readonly SdmxAgency[] {
  if (text === 'all' || text === '*') return there;
  const found = text.split(/[+,]/).flatMap((one) => there.filter((agency) => agency === one.toUpperCase()));
  if (found.length > 0) return found;
  throw new WattleError('REQ_NOT_FOUND', `The agency ${quoted(text)} has no resources on this server.`, {
    hint: `Use ${there.join(' or ')}, or “all”.`,
  });
}

function data(serving: PageServing, { version }: Mount, path: DataPath, query: URLSearchParams, accept: string | undefined): Plan {
  const form = dataForm(version, query.get('format'), query.get('labels'), accept);
  const requested = dataQuery(query);
  if (requested.includeHistory && form.kind === 'csv') {
    throw new WattleError('REQ_NOT_ACCEPTABLE', 'CSV cannot show the validity dates of a vintage.', {
      hint: 'With includeHistory, request XML or JSON.',
    });
  }
  return {
    key: `sdmx ${version} ${JSON.stringify([path, form])}?${query}`,
    token: { opens: 'csv', series: null },
    make: async (): Promise<Made | MadeLong> => {
      const { queries } = serving.web;
      const found = await findFlow(queries, path.agencies, path.flow, path.version);
      const test = allOf(testsOf(path.key, requested.components, found.flow.dimensions));
      const read = await readSdmxData(queries, { ...requested, found, test });
      const text = (): AsyncIterable<string> => rendered(read.data, form);
      const warning = read.data.staleReason === null ? {} : { warning: `110 - "${read.data.staleReason.replace(/["\\]|[^ -~]/g, '')}"` };
      const headers = { 'content-type': FORM_TYPES.data(form), ...OPEN, ...warning };
      const { isLong, maxAgeSeconds, datasets, state } = read;
      return isLong
        ? { text, headers, maxAgeSeconds, ...(state === undefined ? {} : { state }) }
        : { bytes: await whole(text()), headers, maxAgeSeconds, datasets };
    },
  };
}

function rendered(message: SdmxData, form: DataForm): AsyncIterable<string> {
  if (form.kind === 'generic') return renderGenericXml(message);
  if (form.kind === 'specific') return renderSpecificXml(message, form.version);
  return form.kind === 'csv' ? renderSdmxCsv(message, form.version, form.labels) : renderDataJson(message);
}

async function whole(text: AsyncIterable<string>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of text) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const testsOf = (
  key: string,
  components: readonly Component[],
  dimensions: readonly SdmxDimension[],
  but: number | null = null,
): readonly KeyTest[] => [
  keyTest(key, dimensions, but),
  ...components.flatMap(([id, codes]) => {
    const test = componentTest(id, codes, dimensions);
    return but !== null && dimensions[but]?.id === id ? [] : [test];
  }),
];

function available(serving: PageServing, mount: Mount, parts: readonly string[], query: URLSearchParams, accept: string | undefined): Plan {
  const form = structureForm(mount.version, query.get('format'), accept);
  const requested = availabilityQuery(query);
  const path = dataPath(mount, parts);
  const component = parts[mount.version === '3.0' ? 5 : 3] ?? 'all';
  const components = component === 'all' || component === '*' ? null : component.split(/[+,]/);
  return {
    key: `sdmx availability ${mount.version} ${JSON.stringify([path, component, form])}?${query}`,
    token: { opens: 'csv', series: null },
    make: async (): Promise<Made> => {
      const { queries } = serving.web;
      const found = await findFlow(queries, path.agencies, path.flow, path.version);
      const { dimensions } = found.flow;
      const test = allOf(testsOf(path.key, requested.components, dimensions));
      const tests = dimensions.map((_, i) => (requested.isExact ? test : allOf(testsOf(path.key, requested.components, dimensions, i))));
      const read = await readAvailability(queries, { ...requested, found, test, tests, components });
      const text = form === 'json' ? renderStructureJson(read.structures) : renderStructureXml(read.structures, form);
      return {
        bytes: Buffer.from(text),
        headers: { 'content-type': FORM_TYPES.structure(form), ...OPEN },
        maxAgeSeconds: read.maxAgeSeconds,
        datasets: read.datasets,
      };
    },
  };
}

function structures(
  serving: PageServing,
  mount: Mount,
  artefact: SdmxArtefact,
  [agency = 'all', id = 'all', version = '']: readonly string[],
  query: URLSearchParams,
  accept: string | undefined,
): Plan {
  const form = structureForm(mount.version, query.get('format'), accept);
  const isTopLevel = artefact === 'agencyscheme' && agency.toUpperCase() === TOP_LEVEL;
  const request = {
    artefact,
    references: structureQuery(query),
    agencies: isTopLevel ? mount.agencies : agenciesOf(agency, mount.agencies),
    ids: idsOf(id),
    version,
  };
  return structuresAs(serving, mount, form, request);
}

/**
 * Returns the ids, or null for all. Ids are joined by `+` in 2.1 and by `,` in 3.0. To request all, pandaSDMX omits the id. The version
 * is then in its position.
 */
function idsOf(text: string): readonly string[] | null {
  const ids = [...new Set(text.split(/[+,]/).filter((id) => id !== ''))];
  return ids.length === 0 || ids.some((id) => ['all', '*', 'latest'].includes(id)) ? null : ids;
}

/** The structure of a flow with codes and concepts. The path names the flow or the structure. */
function schema(
  serving: PageServing,
  mount: Mount,
  [context = '', agency = 'all', id = '', version = '']: readonly string[],
  query: URLSearchParams,
  accept: string | undefined,
): Plan {
  if (context !== 'dataflow' && context !== 'datastructure') {
    throw new WattleError('REQ_NOT_FOUND', 'Request a schema by dataflow or datastructure: schema/dataflow/{agency}/{id}/{version}.');
  }
  const form = structureForm(mount.version, query.get('format'), accept);
  checkSchemaQuery(query);
  if (id === '' || id === 'all' || id === '*') {
    throw new WattleError('REQ_NOT_FOUND', 'A schema is for one dataflow: schema/dataflow/{agency}/{id}/{version}.');
  }
  const request = {
    artefact: 'datastructure',
    references: 'descendants',
    agencies: agenciesOf(agency, mount.agencies),
    ids: [id],
    version,
  } as const;
  return structuresAs(serving, mount, form, request);
}

function structuresAs(serving: PageServing, mount: Mount, form: StructureForm, request: StructureRequest): Plan {
  return {
    key: `sdmx structure ${mount.version} ${JSON.stringify([request, form])}`,
    token: { opens: 'csv', series: null },
    make: async (): Promise<Made> => {
      const read = await readStructures(serving.web.queries, request);
      const text = form === 'json' ? renderStructureJson(read) : renderStructureXml(read, form);
      return {
        bytes: Buffer.from(text),
        headers: { 'content-type': FORM_TYPES.structure(form), ...OPEN },
        maxAgeSeconds: STRUCTURE_AGE_SECONDS,
        datasets: null,
      };
    },
  };
}
