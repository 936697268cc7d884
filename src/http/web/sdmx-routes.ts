/**
 * The SDMX web service: `/sdmx/2.1` and `/sdmx/3.0` for the canonical series and the dataflows of the ABS, `/abs/rest` for the latter alone,
 * at the paths of the ABS Data API.
 *
 *   2.1   data/{flow}/{key}                                  {artefact}/{agency}/{id}/{version}
 *   3.0   data/dataflow/{agency}/{flow}/{version}/{key}      structure/{artefact}/{agency}/{id}/{version}
 *
 * What nobody asks for comes as XML, as these clients expect: generic data at 2.1, structure-specific at 3.0.
 * @see https://github.com/sdmx-twg/sdmx-rest
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WattleError } from '../../core/errors.ts';
import { nearest } from '../../core/nearest.ts';
import { type Bound, parseBound, parseInstant } from '../../core/period.ts';
import { ABS_AGENCY, findFlow, OWN_AGENCY, type SdmxAgency } from '../../queries/sdmx/flows.ts';
import { SDMX_DETAILS } from '../../queries/sdmx/message.ts';
import { type DataRequest, readSdmxData } from '../../queries/sdmx/read-data.ts';
import { readStructures, SDMX_ARTEFACTS, SDMX_REFERENCES, type SdmxArtefact } from '../../queries/sdmx/read-structures.ts';
import { componentTest, keyTest } from '../../queries/sdmx/series-key.ts';
import { renderSdmxCsv } from '../../render/sdmx/csv.ts';
import { renderGenericXml, renderSpecificXml } from '../../render/sdmx/data-xml.ts';
import { renderDataJson, renderStructureJson } from '../../render/sdmx/json.ts';
import { renderStructureXml } from '../../render/sdmx/structure-xml.ts';
import type { SdmxVersion } from '../../render/sdmx/xml.ts';
import { dataForm, FORM_TYPES, structureForm } from '../request/sdmx-form.ts';
import type { Made, PageServing, Served } from './page-serving.ts';

interface Mount {
  readonly base: string;
  readonly version: SdmxVersion;
  readonly agencies: readonly SdmxAgency[];
}

const MOUNTS: readonly Mount[] = [
  { base: '/sdmx/2.1', version: '2.1', agencies: [OWN_AGENCY, ABS_AGENCY] },
  { base: '/sdmx/3.0', version: '3.0', agencies: [OWN_AGENCY, ABS_AGENCY] },
  { base: '/abs/rest', version: '2.1', agencies: [ABS_AGENCY] },
];

const ID = 'sdmx';
const OPEN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin', vary: 'Accept, Accept-Encoding' };
const STRUCTURE_AGE_SECONDS = 300;
type Plan = Omit<Served, 'id' | 'access' | 'isPlain'>;

export function addSdmx(app: FastifyInstance, serving: PageServing): void {
  for (const mount of MOUNTS) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `${mount.base}/*`,
      config: { page: { id: ID, path: `${mount.base}/*` } },
      handler: serving.serve(
        ID,
        (request, query) => ({ id: ID, access: 'reading', isPlain: true, ...planOf(serving, mount, request, query) }),
        true,
      ),
    });
  }
}

function planOf(serving: PageServing, mount: Mount, request: FastifyRequest, query: URLSearchParams): Plan {
  const path = (request.params as Record<string, string>)['*'] ?? '';
  const named = path.split('/');
  const parts = named.slice(0, 1 + named.findLastIndex((part) => part !== ''));
  const accept = request.headers.accept;
  const [first = '', ...rest] = parts;
  if (first === 'data') return data(serving, mount, dataPath(mount, rest), query, accept);
  const [artefact, names] = mount.version === '3.0' && first === 'structure' ? [rest[0] ?? '', rest.slice(1)] : [first, rest];
  const found = SDMX_ARTEFACTS.find((one) => one === artefact);
  if (found) return structures(serving, mount, found, names, query, accept);
  const known = ['data', ...SDMX_ARTEFACTS];
  throw new WattleError('REQ_NOT_FOUND', `There is no resource “${first.slice(0, 60)}” at ${mount.base}.`, {
    hint: `Did you mean ${nearest(first, known, 2).join(' or ') || 'data'}? There are ${known.join(', ')}.`,
  });
}

// ---------------------------------------------------------------- data

interface DataPath {
  readonly agencies: readonly SdmxAgency[];
  readonly flow: string;
  readonly key: string;
}

/** 2.1: `WATTLE,SERIES,1.0/{key}/{provider}`, agency and version left out or not. 3.0: `{context}/{agency}/{flow}/{version}/{key}`. */
function dataPath({ version, agencies }: Mount, parts: readonly string[]): DataPath {
  if (version === '3.0') {
    const [context = '', agency = '*', flow = '', , key = '*'] = parts;
    if (context !== 'dataflow' && context !== '*') {
      throw new WattleError('REQ_NOT_FOUND', 'Data is asked for by dataflow here: data/dataflow/{agency}/{flow}/{version}/{key}.');
    }
    return { agencies: agenciesOf(agency, agencies), flow, key };
  }
  const [reference = '', key = 'all'] = parts;
  const names = reference.split(',');
  const [agency = 'all', flow = ''] = names.length === 1 ? ['all', ...names] : names;
  return { agencies: agenciesOf(agency, agencies), flow, key };
}

/** Throws REQ_NOT_FOUND for an agency that maintains nothing here. */
function agenciesOf(text: string, there: readonly SdmxAgency[]): readonly SdmxAgency[] {
  if (text === 'all' || text === '*') return there;
  const found = text.split(/[+,]/).flatMap((one) => there.filter((agency) => agency === one.toUpperCase()));
  if (found.length > 0) return found;
  throw new WattleError('REQ_NOT_FOUND', `The agency “${text.slice(0, 60)}” maintains nothing here.`, {
    hint: `Ask for ${there.join(' or ')}, or for “all”.`,
  });
}

/** What SDMX queries may ask besides; the rest is refused by name. */
const DATA_PARAMETERS = [
  ...['startPeriod', 'endPeriod', 'firstNObservations', 'lastNObservations', 'detail', 'dimensionAtObservation'],
  ...['includeHistory', 'asOf', 'format', 'labels', 'attributes', 'measures'],
];

function data(serving: PageServing, { version }: Mount, path: DataPath, query: URLSearchParams, accept: string | undefined): Plan {
  const form = dataForm(version, query.get('format'), query.get('labels'), accept);
  const asked = dataParameters(query);
  if (asked.includeHistory && form.kind === 'csv') {
    throw new WattleError('REQ_NOT_ACCEPTABLE', 'CSV has no place for the span through which an edition was the known one.', {
      hint: 'Ask for includeHistory as XML or JSON.',
    });
  }
  return {
    key: `sdmx ${version} ${JSON.stringify([path, form])}?${query}`,
    token: { opens: 'csv', series: null },
    make: async (): Promise<Made> => {
      const { queries } = serving.web;
      const found = await findFlow(queries, path.agencies, path.flow);
      const tests = [
        keyTest(path.key, found.flow.dimensions),
        ...asked.components.map(([id, values]) => componentTest(id, values, found.flow.dimensions)),
      ];
      const read = await readSdmxData(queries, { ...asked, found, test: (codes) => tests.every((test) => test(codes)) });
      const text =
        form.kind === 'generic'
          ? renderGenericXml(read.data)
          : form.kind === 'specific'
            ? renderSpecificXml(read.data, form.version)
            : form.kind === 'csv'
              ? renderSdmxCsv(read.data, form.version, form.labels)
              : renderDataJson(read.data);
      const warning = read.data.staleReason === null ? {} : { warning: `110 - "${read.data.staleReason.replace(/["\\]|[^ -~]/g, '')}"` };
      return {
        bytes: Buffer.from(text),
        headers: { 'content-type': FORM_TYPES.data(form), ...OPEN, ...warning },
        maxAgeSeconds: read.maxAgeSeconds,
        datasets: read.datasets,
      };
    },
  };
}

type DataParameters = Omit<DataRequest, 'found' | 'test'> & { readonly components: readonly (readonly [string, readonly string[]])[] };

/** Throws REQ_UNKNOWN_PARAMETER, REQ_BAD_PARAMETER and REQ_BAD_PERIOD. */
function dataParameters(query: URLSearchParams): DataParameters {
  const components: [string, readonly string[]][] = [];
  let [start, end] = [boundOf(query, 'startPeriod'), boundOf(query, 'endPeriod')];
  for (const [name, value] of query) {
    const component = /^c\[([A-Za-z0-9_]+)\]$/.exec(name)?.[1];
    if (component === 'TIME_PERIOD') {
      for (const clause of value.split(/[+ ]/)) {
        const [, operator, text = ''] = /^(ge|le|eq):(.+)$/.exec(clause) ?? [null, 'eq', clause];
        const bound = parseBound(text);
        if (bound === null) throw notA('c[TIME_PERIOD]', clause, 'ge:2024-Q1, le:2024-Q4 or a period');
        if (operator !== 'le') start = bound;
        if (operator !== 'ge') end = bound;
      }
    } else if (component !== undefined) components.push([component, value.split(',')]);
    else if (!DATA_PARAMETERS.includes(name)) throw unknownParameter(name, [...DATA_PARAMETERS, 'c[…]']);
  }
  const level = query.get('dimensionAtObservation');
  if (level !== null && level !== 'TIME_PERIOD') throw notA('dimensionAtObservation', level, 'TIME_PERIOD');
  const asOf = query.get('asOf');
  const ms = asOf === null ? null : parseInstant(asOf);
  if (asOf !== null && ms === null) throw notA('asOf', asOf, 'a date or an instant with a zone, such as 2025-12-01');
  return {
    ...{ start, end, components },
    firstN: countOf(query, 'firstNObservations'),
    lastN: countOf(query, 'lastNObservations'),
    detail: choiceOf(query, 'detail', SDMX_DETAILS) ?? 'full',
    asOf: asOf !== null && ms !== null ? { text: asOf, ms } : null,
    includeHistory: choiceOf(query, 'includeHistory', ['true', 'false']) === 'true',
  };
}

function boundOf(query: URLSearchParams, name: string): Bound | null {
  const text = query.get(name);
  const bound = text === null ? null : parseBound(text);
  if (text === null || bound) return bound;
  throw new WattleError('REQ_BAD_PERIOD', `“${text.slice(0, 60)}” is not a period; write 2024, 2024-Q1, 2024-03 or 2024-03-31.`, {
    faults: [{ parameter: name, detail: 'It is not a period.' }],
  });
}

function countOf(query: URLSearchParams, name: string): number | null {
  const text = query.get(name);
  if (text === null) return null;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw notA(name, text, 'a whole number');
}

/** Ignores case: some clients write True. */
function choiceOf<T extends string>(query: URLSearchParams, name: string, values: readonly T[]): T | null {
  const text = query.get(name);
  if (text === null) return null;
  const found = values.find((value) => value === text.toLowerCase());
  if (found !== undefined) return found;
  throw notA(name, text, values.join(', '));
}

const notA = (parameter: string, text: string, allowed: string): WattleError => {
  const detail = `“${text.slice(0, 60)}” is no value of ${parameter}, which takes ${allowed}.`;
  return new WattleError('REQ_BAD_PARAMETER', detail, { faults: [{ parameter, detail }] });
};

const unknownParameter = (name: string, known: readonly string[]): WattleError => {
  const [near] = nearest(name, known, 1);
  const detail = `There is no parameter “${name.slice(0, 60)}” here.`;
  return new WattleError('REQ_UNKNOWN_PARAMETER', detail, {
    hint: `${near === undefined ? '' : `Did you mean ${near}? `}There are ${known.join(', ')}.`,
    faults: [{ parameter: name, detail, allowed: known, ...(near === undefined ? {} : { did_you_mean: near }) }],
  });
};

// ---------------------------------------------------------------- structures

const STRUCTURE_PARAMETERS = ['references', 'detail', 'format'];
/** What lists of the ABS are asked for; all of them are the whole here, which every reader of a part reads too. */
const STRUCTURE_DETAILS = [
  'full',
  'allstubs',
  'referencestubs',
  'allcompletestubs',
  'referencecompletestubs',
  'referencepartial',
  'raw',
] as const;

function structures(
  serving: PageServing,
  mount: Mount,
  artefact: SdmxArtefact,
  [agency = 'all', id = 'all']: readonly string[],
  query: URLSearchParams,
  accept: string | undefined,
): Plan {
  const form = structureForm(mount.version, query.get('format'), accept);
  for (const name of query.keys()) if (!STRUCTURE_PARAMETERS.includes(name)) throw unknownParameter(name, STRUCTURE_PARAMETERS);
  const references = choiceOf(query, 'references', SDMX_REFERENCES) ?? 'none';
  const detail = choiceOf(query, 'detail', STRUCTURE_DETAILS) ?? 'full';
  const request = {
    ...{ artefact, references: detail === 'allstubs' ? ('none' as const) : references },
    agencies: agenciesOf(agency, mount.agencies),
    id: id === '*' ? 'all' : id,
  };
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
