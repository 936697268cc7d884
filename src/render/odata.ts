/** Writes OData responses. */
import type { EntitySet, EntityType } from '../queries/base/answer.ts';
import type { Problem } from './problem.ts';

export type ODataMetadata = 'minimal' | 'none';
export const odataJson = (metadata: ODataMetadata): string =>
  `application/json;odata.metadata=${metadata};odata.streaming=true;IEEE754Compatible=false`;

type RenderedResult =
  | {
      readonly kind: 'rows';
      readonly context: string;
      readonly rows: readonly object[];
      readonly count: number | null;
      readonly next: number | null;
    }
  | { readonly kind: 'entity'; readonly context: string; readonly row: object }
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'property'; readonly context: string; readonly value: unknown }
  | { readonly kind: 'raw'; readonly context: string; readonly value: unknown };

const NAMESPACE = 'Wattle';
const INSTANT = 'Edm.DateTimeOffset';
const DIGITS_OF_SECONDS = 3;
const VOCABULARY = {
  uri: 'https://oasis-tcs.github.io/odata-vocabularies/vocabularies/Org.OData.Capabilities.V1',
  namespace: 'Org.OData.Capabilities.V1',
} as const;

export const serviceDocument = (root: string, sets: readonly EntitySet[], metadata: ODataMetadata): string =>
  JSON.stringify({
    ...(metadata === 'none' ? {} : { '@odata.context': `${root}/$metadata` }),
    value: sets.filter(({ isListed }) => isListed).map(({ name }) => ({ name, kind: 'EntitySet', url: name })),
  });

/**
 * Writes the metadata document as XML.
 * @see https://docs.oasis-open.org/odata/odata-csdl-xml/v4.01/odata-csdl-xml-v4.01.html
 */
export function metadataXml(types: readonly EntityType[], sets: readonly EntitySet[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0">',
    `<edmx:Reference Uri="${VOCABULARY.uri}.xml"><edmx:Include Namespace="${VOCABULARY.namespace}"/></edmx:Reference>`,
    `<edmx:DataServices><Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="${NAMESPACE}">`,
    ...types.map(typeXml),
    '<EntityContainer Name="Container">',
    ...sets.map((set) => setXml(set, sets)),
    '</EntityContainer></Schema></edmx:DataServices></edmx:Edmx>',
  ].join('\n');
}

function typeXml({ name, key, properties, leadsTo }: EntityType): string {
  return [
    `<EntityType Name="${name}">`,
    `<Key>${key.map((one) => `<PropertyRef Name="${one}"/>`).join('')}</Key>`,
    ...properties.map(
      ({ name: property, type, required }) =>
        `<Property Name="${property}" Type="${type}"${type === INSTANT ? ` Precision="${DIGITS_OF_SECONDS}"` : ''}${required ? ' Nullable="false"' : ''}/>`,
    ),
    ...(leadsTo ? [`<NavigationProperty Name="${leadsTo.name}" Type="Collection(${NAMESPACE}.${leadsTo.type})"/>`] : []),
    '</EntityType>',
  ].join('');
}

function setXml(set: EntitySet, sets: readonly EntitySet[]): string {
  const { name, type, isListed } = set;
  const target = targetOf(set, sets);
  const binding = target ? `<NavigationPropertyBinding Path="${type.leadsTo?.name}" Target="${target}"/>` : '';
  const listed = isListed ? '' : ' IncludeInServiceDocument="false"';
  const limits = restrictionsOf(set).map(
    ([term, values]) =>
      `<Annotation Term="${VOCABULARY.namespace}.${term}"><Record>${Object.entries(values).map(restrictionXml).join('')}</Record></Annotation>`,
  );
  return `<EntitySet Name="${name}" EntityType="${NAMESPACE}.${type.name}"${listed}>${binding}${limits.join('')}</EntitySet>`;
}

function restrictionXml([name, value]: [string, Restriction]): string {
  if (typeof value === 'boolean') return `<PropertyValue Property="${name}" Bool="${value}"/>`;
  const paths = value.map((one) => `<PropertyPath>${one}</PropertyPath>`).join('');
  return `<PropertyValue Property="${name}"><Collection>${paths}</Collection></PropertyValue>`;
}

/**
 * Writes the metadata document as JSON.
 * @see https://docs.oasis-open.org/odata/odata-csdl-json/v4.01/odata-csdl-json-v4.01.html
 */
export function metadataJson(types: readonly EntityType[], sets: readonly EntitySet[]): string {
  const container = Object.fromEntries(sets.map((set) => [set.name, setJson(set, sets)]));
  return JSON.stringify({
    $Version: '4.0',
    $EntityContainer: `${NAMESPACE}.Container`,
    $Reference: { [`${VOCABULARY.uri}.json`]: { $Include: [{ $Namespace: VOCABULARY.namespace }] } },
    [NAMESPACE]: {
      ...Object.fromEntries(types.map((type) => [type.name, typeJson(type)])),
      Container: { $Kind: 'EntityContainer', ...container },
    },
  });
}

const typeJson = ({ key, properties, leadsTo }: EntityType): object => ({
  $Kind: 'EntityType',
  $Key: key,
  ...Object.fromEntries(
    properties.map(({ name, type, required }) => [
      name,
      {
        ...(type === 'Edm.String' ? {} : { $Type: type }),
        ...(type === INSTANT ? { $Precision: DIGITS_OF_SECONDS } : {}),
        ...(required ? {} : { $Nullable: true }),
      },
    ]),
  ),
  ...(leadsTo ? { [leadsTo.name]: { $Kind: 'NavigationProperty', $Collection: true, $Type: `${NAMESPACE}.${leadsTo.type}` } } : {}),
});

function setJson(set: EntitySet, sets: readonly EntitySet[]): object {
  const { type, isListed } = set;
  const target = targetOf(set, sets);
  return {
    $Collection: true,
    $Type: `${NAMESPACE}.${type.name}`,
    ...(target && type.leadsTo ? { $NavigationPropertyBinding: { [type.leadsTo.name]: target } } : {}),
    ...(isListed ? {} : { $IncludeInServiceDocument: false }),
    ...Object.fromEntries(restrictionsOf(set).map(([term, values]) => [`@${VOCABULARY.namespace}.${term}`, values])),
  };
}

const targetOf = ({ type }: EntitySet, sets: readonly EntitySet[]): string | undefined =>
  sets.find((one) => one.type.name === type.leadsTo?.type)?.name;

type Restriction = boolean | readonly string[];

/** Lists the operations that an entity set does not support. Clients such as Power Query then calculate them locally. */
const restrictionsOf = ({ type, isListed }: EntitySet): readonly (readonly [string, Readonly<Record<string, Restriction>>])[] => [
  ['ExpandRestrictions', { Expandable: false }],
  ['SearchRestrictions', { Searchable: false }],
  ...(isListed ? [] : ([['FilterRestrictions', { RequiresFilter: true, RequiredProperties: type.key.slice(0, 1) }]] as const)),
];

const contextOf = (root: string, metadata: ODataMetadata, path: string): object =>
  metadata === 'none' ? {} : { '@odata.context': `${root}/$metadata#${path}` };

/**
 * Writes the body of a result.
 * @param next returns the URL of the next page, which starts after a number of rows
 */
export function resultText(root: string, result: RenderedResult, metadata: ODataMetadata, next: (taken: number) => string): string {
  if (result.kind === 'count') return String(result.count);
  if (result.kind === 'property' || result.kind === 'raw') {
    const { kind, context: path, value } = result;
    // If a property has no value, the body is empty.
    if (value === null) return '';
    return kind === 'raw' ? String(value) : JSON.stringify({ ...contextOf(root, metadata, path), value });
  }
  const context = contextOf(root, metadata, result.context);
  if (result.kind === 'entity') return JSON.stringify({ ...context, ...result.row });
  return JSON.stringify({
    ...context,
    ...(result.count === null ? {} : { '@odata.count': result.count }),
    value: result.rows,
    ...(result.next === null ? {} : { '@odata.nextLink': next(result.next) }),
  });
}

/** Writes an error as in https://docs.oasis-open.org/odata/odata-json-format/v4.01/, section 21. */
export function odataError({ code, detail, hint, errors }: Problem): string {
  const target = errors[0]?.parameter;
  return JSON.stringify({
    error: {
      code,
      message: hint === null ? detail : `${detail} ${hint}`,
      ...(target === undefined ? {} : { target }),
      details: errors.map((one) => ({ code, message: one.detail, ...(one.parameter === undefined ? {} : { target: one.parameter }) })),
    },
  });
}
