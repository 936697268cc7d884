/**
 * Decodes SDMX-JSON structure messages 1.0 and 2.0. They list dataflows, and the possible values for each dimension in a structure.
 *
 *   data.dataflows[]      { id, agencyID, version, name, description?, structure?: "urn:...DataStructure=ABS:CPI(2.0.0)" }
 *   data.dataStructures[] { ..., dataStructureComponents: { dimensionList: { dimensions: [
 *                             { id, position, conceptIdentity: urn, localRepresentation: { enumeration: urn } } ] } } }
 *   data.codelists[]      { ..., codes: [{ id, name, parent? }] }
 *   data.conceptSchemes[] { ..., concepts: [{ id, name, coreRepresentation?: { enumeration: urn } }] }
 *
 * Stubs (`detail=allstubs`) have only the identification. Members may be in any order, and any list may be missing.
 */
import { WattleError } from '../../core/errors.ts';
import type { DimensionValue, ParsedDimension } from '../../core/observation.ts';
import { type Json, type JsonObject, objectAt, optionalArrayAt, parseJson, textAt } from '../json.ts';

interface SdmxReference {
  readonly agency: string;
  readonly id: string;
  readonly version: string;
}

export interface SdmxDataflow extends SdmxReference {
  readonly name: string;
  readonly description: string | null;
  /** The data structure of the flow. Null in stubs. */
  readonly structure: SdmxReference | null;
}

interface SdmxCodelist extends SdmxReference {
  readonly name: string;
  /** The codes in codelist order, with their parents. */
  readonly values: readonly DimensionValue[];
}

interface SdmxDataStructure extends SdmxReference {
  readonly name: string;
  /**
   * The dimensions in key order, without time. The label is the concept's name, or the id. A dimension without a codelist has no values.
   */
  readonly dimensions: readonly ParsedDimension[];
}

interface SdmxStructure {
  readonly dataflows: readonly SdmxDataflow[];
  readonly dataStructures: readonly SdmxDataStructure[];
  readonly codelists: readonly SdmxCodelist[];
}

/**
 * Decodes a structure message. Throws PARSE_ENCODING. Throws PARSE_LAYOUT if the message is not JSON, has no lists, or has an item without
 * an id or with an invalid URN. The error has the JSON path as its column.
 */
export function decodeSdmxStructure(bytes: Uint8Array): SdmxStructure {
  const root = objectAt(parseJson(bytes), '$');
  const data = root['data'] === undefined ? root : objectAt(root['data'], 'data');
  if (!data['dataflows'] && !data['dataStructures'] && !data['codelists']) {
    throw new WattleError('PARSE_LAYOUT', 'The message has no dataflows, data structures or codelists.', {
      at: { column: 'data', value: Object.keys(data).join(', ') },
    });
  }
  const codelists = itemsOf(data, 'codelists').map(codelistOf);
  const known: Known = { codelists: new Map(codelists.map((list) => [keyOf(list), list])), concepts: conceptsOf(data) };
  const twice = codelists.find((list) => known.codelists.get(keyOf(list)) !== list);
  if (twice) {
    throw new WattleError('PARSE_LAYOUT', 'The message has two codelists with the same id and version.', {
      at: { column: 'data.codelists', value: keyOf(twice) },
    });
  }
  return {
    dataflows: itemsOf(data, 'dataflows').map(dataflowOf),
    dataStructures: itemsOf(data, 'dataStructures').map((item) => dataStructureOf(item, known)),
    codelists,
  };
}

interface Item {
  readonly node: JsonObject;
  readonly path: string;
}

interface Concept {
  readonly name: string | null;
  readonly enumeration: SdmxReference | null;
}

interface Known {
  readonly codelists: ReadonlyMap<string, SdmxCodelist>;
  /** Concepts by `agency:scheme(version).concept`. */
  readonly concepts: ReadonlyMap<string, Concept>;
}

const keyOf = (ref: SdmxReference): string => `${ref.agency}:${ref.id}(${ref.version})`;

function itemsOf(parent: JsonObject, list: string, path = 'data'): Item[] {
  return optionalArrayAt(parent[list], `${path}.${list}`).map((value, i) => {
    const itemPath = `${path}.${list}[${i}]`;
    return { node: objectAt(value, itemPath), path: itemPath };
  });
}

function identityOf({ node, path }: Item): SdmxReference {
  return {
    agency: textAt(node['agencyID'] ?? node['agency'], `${path}.agencyID`),
    id: textAt(node['id'], `${path}.id`),
    version: textAt(node['version'] ?? '1.0', `${path}.version`),
  };
}

/** Returns the text in English, or else in another language. */
function localText(value: Json | undefined, texts: Json | undefined): string | null {
  if (typeof value === 'string') return value;
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return null;
  const byLanguage = texts as JsonObject;
  const text = byLanguage['en'] ?? Object.values(byLanguage)[0];
  return typeof text === 'string' ? text : null;
}

const nodeName = (node: JsonObject): string | null => localText(node['name'], node['names']);

interface Urn extends SdmxReference {
  /** The last part of the URN: `INDEX` in `...Concept=ABS:CS_PRICES(1.0.0).INDEX`. */
  readonly item: string | null;
}

const MOST_URN = 1000;

function urnAt(value: Json | undefined, path: string): Urn {
  const urn = textAt(value, path);
  const match = /^[^=]*=([^=:]+):([^:=(]+)\(([^()]+)\)(?:\.(.+))?$/.exec(urn.length > MOST_URN ? '' : urn);
  if (!match) throw new WattleError('PARSE_LAYOUT', `Missing URN at ${path}.`, { at: { column: path, value: urn.slice(0, 80) } });
  const [, agency = '', id = '', version = '', item = null] = match;
  return { agency, id, version, item };
}

function dataflowOf(item: Item): SdmxDataflow {
  const { node, path } = item;
  const identity = identityOf(item);
  return {
    ...identity,
    name: nodeName(node) ?? identity.id,
    description: localText(node['description'], node['descriptions']),
    structure: node['structure'] ? referenceOf(urnAt(node['structure'], `${path}.structure`)) : null,
  };
}

const referenceOf = ({ agency, id, version }: SdmxReference): SdmxReference => ({ agency, id, version });

function codelistOf(item: Item): SdmxCodelist {
  const identity = identityOf(item);
  const values = itemsOf(item.node, 'codes', item.path).map(({ node, path }): DimensionValue => {
    const code = textAt(node['id'], `${path}.id`);
    const parent = typeof node['parent'] === 'string' ? { parent: node['parent'] } : {};
    return { code, label: nodeName(node) ?? code, ...parent };
  });
  return { ...identity, name: nodeName(item.node) ?? identity.id, values };
}

function conceptsOf(data: JsonObject): Map<string, Concept> {
  const concepts = new Map<string, Concept>();
  for (const scheme of itemsOf(data, 'conceptSchemes')) {
    const schemeKey = keyOf(identityOf(scheme));
    for (const { node, path } of itemsOf(scheme.node, 'concepts', scheme.path)) {
      const enumeration = enumerationOf(node['coreRepresentation'], `${path}.coreRepresentation`);
      concepts.set(`${schemeKey}.${textAt(node['id'], `${path}.id`)}`, { name: nodeName(node), enumeration });
    }
  }
  return concepts;
}

function enumerationOf(representation: Json | undefined, path: string): SdmxReference | null {
  if (!representation) return null;
  const enumeration = objectAt(representation, path)['enumeration'];
  return enumeration ? urnAt(enumeration, `${path}.enumeration`) : null;
}

function dataStructureOf(item: Item, known: Known): SdmxDataStructure {
  const identity = identityOf(item);
  const named = { ...identity, name: nodeName(item.node) ?? identity.id };
  const path = `${item.path}.dataStructureComponents`;
  if (!item.node['dataStructureComponents']) return { ...named, dimensions: [] };
  const components = objectAt(item.node['dataStructureComponents'], path);
  const list = objectAt(components['dimensionList'], `${path}.dimensionList`);
  const dimensions = itemsOf(list, 'dimensions', `${path}.dimensionList`)
    .map((dimension, i) => ({ dimension, position: typeof dimension.node['position'] === 'number' ? dimension.node['position'] : i }))
    .sort((a, b) => a.position - b.position)
    .map(({ dimension }) => dimensionOf(dimension, known));
  return { ...named, dimensions };
}

function dimensionOf({ node, path }: Item, known: Known): ParsedDimension {
  const id = textAt(node['id'], `${path}.id`);
  const identity = node['conceptIdentity'] ? urnAt(node['conceptIdentity'], `${path}.conceptIdentity`) : null;
  const concept = identity ? known.concepts.get(`${keyOf(identity)}.${identity.item}`) : undefined;
  const enumeration = enumerationOf(node['localRepresentation'], `${path}.localRepresentation`) ?? concept?.enumeration;
  const values = enumeration ? (known.codelists.get(keyOf(enumeration))?.values ?? []) : [];
  return { id, label: concept?.name ?? id, values };
}
