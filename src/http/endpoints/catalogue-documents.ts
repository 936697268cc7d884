/** Documents for catalogues, crawlers and tools. */
import { Type } from 'typebox';
import { hashOf } from '../../bulk/folder.ts';
import { WattleError } from '../../core/errors.ts';
import { harvestDatasets } from '../../queries/datasets/harvest-datasets.ts';
import { croissantOf } from '../../render/croissant.ts';
import { dcatOf } from '../../render/dcat.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { RPC_METADATA_PATH, RPC_PATH } from '../errors/rpc-error.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { type Text, textEndpoint } from './docs.ts';
import { JSON_TYPE } from './kinds.ts';

const JSON_LD = 'application/ld+json';
const OBJECT = Type.Object({}, { additionalProperties: true });
/** Protected resource metadata (RFC 9728, section 2). */
const PROTECTED_RESOURCE = Type.Object({
  resource: Type.String({ description: 'Audience (`aud`) that access tokens must have.' }),
  authorization_servers: Type.Optional(
    Type.Array(Type.String(), { description: 'Issuers whose tokens are accepted. Absent if the service only accepts keys.' }),
  ),
  bearer_methods_supported: Type.Array(Type.String(), { description: 'Ways to send a token.' }),
  resource_name: Type.String({ description: 'Name of the service to show to people.' }),
  resource_documentation: Type.String({ description: 'URL of the guide.' }),
});
/** The media type of an API catalogue (RFC 9727, section 4.2). */
const LINKSET = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export function catalogueDocuments(deps: ServerDeps): readonly Endpoint[] {
  const { context } = deps;
  const documents: readonly Text[] = [
    {
      id: 'apiCatalog',
      path: '/.well-known/api-catalog',
      summary: 'List the APIs of this service as a linkset (RFC 9727)',
      contentType: LINKSET,
      schema: OBJECT,
      text: () => JSON.stringify(linksetOf(context.publicUrl)),
    },
    ...[RPC_METADATA_PATH, RPC_METADATA_PATH.replace(RPC_PATH, '')].map((path, i) => ({
      id: `protectedResource${i === 0 ? 'Mcp' : ''}`,
      path,
      contentType: JSON_TYPE,
      schema: PROTECTED_RESOURCE,
      summary: 'Get the issuer of tokens for `/mcp` (RFC 9728)',
      text: () => JSON.stringify(protectedResourceOf(context.publicUrl, deps.accounts.tokenIssuer)),
    })),
    {
      id: 'catalogDcat',
      path: '/catalog.jsonld',
      summary: 'Get the datasets as a DCAT-AP catalogue',
      contentType: JSON_LD,
      schema: OBJECT,
      lifetime: 'data' as const,
      text: async () => JSON.stringify(dcatOf(await harvestDatasets(context), context)),
    },
    {
      id: 'catalogCroissant',
      path: '/catalog.croissant.json',
      summary: 'Get the bulk files as a Croissant document',
      contentType: JSON_LD,
      schema: OBJECT,
      lifetime: 'data' as const,
      problems: [503],
      example: null,
      text: async () => JSON.stringify(await croissant(deps)),
    },
  ];
  return documents.map(textEndpoint);
}

/** Returns the Croissant metadata. Throws DATA_UNAVAILABLE if no bulk files exist. */
async function croissant({ bulk, context: { publicUrl } }: ServerDeps): Promise<object> {
  const made = (await bulk?.package()) ?? null;
  if (made === null) {
    throw new WattleError('DATA_UNAVAILABLE', 'The bulk files are not ready yet.', {
      hint: 'Try again in a few minutes. For the site administrator: without a worker, run wattle bulk.',
      retryAfterSeconds: 120,
    });
  }
  const { title, description, created, resources } = made.package;
  const files = resources.map((resource) => ({ ...resource, sha256: hashOf(resource) }));
  return croissantOf(files, { title, description, created, publicUrl });
}

/** @param issuer issuer of accepted access tokens. Null if only keys of this service are accepted */
const protectedResourceOf = (publicUrl: string, issuer: string | null): object => ({
  resource: `${publicUrl}${RPC_PATH}`,
  ...(issuer === null ? {} : { authorization_servers: [issuer] }),
  bearer_methods_supported: ['header'],
  resource_name: 'Wattle: Australian public data',
  resource_documentation: `${publicUrl}/docs/agents`,
});

function linksetOf(publicUrl: string): object {
  const at = (path: string, type: string) => [{ href: `${publicUrl}${path}`, type }];
  const described = { 'service-desc': at('/openapi.json', 'application/json'), status: at('/v1/status', 'application/json') };
  const guide = (name: string) => ({ ...described, 'service-doc': at(`/docs/${name}`, 'text/html') });
  const apis = [
    { path: '/v1', links: { ...guide('api'), 'service-meta': at('/catalog.jsonld', JSON_LD) } },
    { path: '/fred', links: guide('api/fred') },
    { path: '/sdmx/2.1', links: guide('sdmx') },
    { path: '/sdmx/3.0', links: guide('sdmx') },
    { path: '/abs/rest', links: guide('sdmx') },
    { path: '/mcp', links: guide('agents') },
  ];
  return {
    linkset: [
      { anchor: `${publicUrl}/.well-known/api-catalog`, item: apis.map(({ path }) => ({ href: `${publicUrl}${path}` })) },
      ...apis.map(({ path, links }) => ({ anchor: `${publicUrl}${path}`, ...links })),
    ],
  };
}
