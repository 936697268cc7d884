/** Answers of the OData service: JSON format 4.01 with minimal metadata, CSDL as XML, and errors. */
import type { EntitySet, EntityType } from '../queries/base/answer.ts';
import type { Problem } from './problem.ts';

export const ODATA_JSON = 'application/json;odata.metadata=minimal;odata.streaming=true;IEEE754Compatible=false';

type RenderedResult =
  | {
      readonly kind: 'rows';
      readonly context: string;
      readonly rows: readonly object[];
      readonly count: number | null;
      readonly next: number | null;
    }
  | { readonly kind: 'entity'; readonly context: string; readonly row: object }
  | { readonly kind: 'count'; readonly count: number };

const NAMESPACE = 'Wattle';

export const serviceDocument = (root: string, sets: readonly EntitySet[]): string =>
  JSON.stringify({
    '@odata.context': `${root}/$metadata`,
    value: sets.filter(({ isListed }) => isListed).map(({ name }) => ({ name, kind: 'EntitySet', url: name })),
  });

export function metadataDocument(types: readonly EntityType[], sets: readonly EntitySet[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0"><edmx:DataServices>',
    `<Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="${NAMESPACE}">`,
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
    ...properties.map((one) => `<Property Name="${one.name}" Type="${one.type}"${one.required ? ' Nullable="false"' : ''}/>`),
    ...(leadsTo ? [`<NavigationProperty Name="${leadsTo.name}" Type="Collection(${NAMESPACE}.${leadsTo.type})"/>`] : []),
    '</EntityType>',
  ].join('');
}

function setXml({ name, type, isListed }: EntitySet, sets: readonly EntitySet[]): string {
  const target = sets.find((one) => one.type.name === type.leadsTo?.type);
  const binding = type.leadsTo && target ? `<NavigationPropertyBinding Path="${type.leadsTo.name}" Target="${target.name}"/>` : '';
  const listed = isListed ? '' : ' IncludeInServiceDocument="false"';
  return `<EntitySet Name="${name}" EntityType="${NAMESPACE}.${type.name}"${listed}>${binding}</EntitySet>`;
}

/** @param next URL of the next page for a number of rows */
export function resultText(root: string, result: RenderedResult, next: (taken: number) => string): string {
  if (result.kind === 'count') return String(result.count);
  const context = { '@odata.context': `${root}/$metadata#${result.context}` };
  if (result.kind === 'entity') return JSON.stringify({ ...context, ...result.row });
  return JSON.stringify({
    ...context,
    ...(result.count === null ? {} : { '@odata.count': result.count }),
    value: result.rows,
    ...(result.next === null ? {} : { '@odata.nextLink': next(result.next) }),
  });
}

/** https://docs.oasis-open.org/odata/odata-json-format/v4.01/ section 21 */
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
