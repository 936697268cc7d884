/**
 * Compares the list of endpoints with the running server. Every response matches its schema, and the documents made from the list
 * are valid.
 */
import { createRequire } from 'node:module';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/http/base/endpoint.ts';
import { openApiDocument } from '../../src/http/describe/openapi.ts';
import { FRED_ADDRESSES } from '../../src/queries/dialects/fred/fred-browse.ts';
import { DATES_OF_RELEASE } from '../../src/queries/dialects/fred/fred-dates.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { bulkOfOneFile } from './bulk-of-one-file.ts';
import { DEV_KEY, type Harness, PUBLIC_URL, startHarness } from './harness.ts';
import { signal } from './specimens.ts';

type Json = Record<string, unknown>;

/** The two functions that the test calls. Checking the package's own types takes a fifth of the time for all types. */
interface Redocly {
  createConfig(rules: { readonly extends: readonly string[] }): Promise<object>;
  lintFromString(given: {
    readonly source: string;
    readonly absoluteRef: string;
    readonly config: object;
  }): Promise<
    readonly { readonly ruleId: string; readonly message: string; readonly location: readonly { readonly pointer?: string }[] }[]
  >;
}
const { createConfig, lintFromString } = createRequire(import.meta.url)('@redocly/openapi-core') as Redocly;

let h: Harness;
let document: Json;
let ajv: Ajv2020;
let token: string;

beforeAll(async () => {
  h = await startHarness({ monthlyQuota: 1_000_000, deps: { bulk: bulkOfOneFile } });
  document = (await h.ask({ url: '/openapi.json' })).json();
  const payload = { url: 'https://example.org/hook' };
  const subscribed = await h.ask({ method: 'POST', url: '/v1/webhooks', headers: { authorization: `Bearer ${DEV_KEY}` }, payload });
  VALUES['sub_id'] = subscribed.json().id;
  token = (await h.signIn()).token;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema(document, 'openapi');
});
afterAll(() => h.close());

/** Values from the specimens for the path parameters of each endpoint. */
const VALUES: Record<string, string> = {
  source: 'rba',
  dataset_id: 'F1.1',
  series_id: 'AU.TEST.PRICES',
  concept: 'inflation',
  topic: 'prices',
  place: 'vic',
  series: 'TRIMMED',
  publication: 'cpi',
  period: '2026-06',
  family: 'AU.UNEMP',
  day: '2023-02-07',
  region: 'NSW1',
  code: 'REQ_BAD_PERIOD',
  signal: 'test-gap',
  subject: 'data',
  operation: 'readDataset',
  file: 'AU.TEST.PRICES.csv',
};
/** Query parameters that an endpoint requires. */
const NEEDED: Readonly<Record<string, string>> = {
  '/v1/search-datasets': '?q=x',
  '/v1/search': '?q=x',
  '/v1/check': '?text=prices+were+101+in+2026-Q1',
  '/v1/series/multi/chart.svg': '?ids=AU.TEST.PRICES,AU.TEST.WAGES',
  '/v1/series/multi/chart.json': '?ids=AU.TEST.PRICES,AU.TEST.WAGES',
  '/v1/series/multi': '?ids=AU.TEST.PRICES,AU.TEST.WAGES',
  '/fred/series/observations': '?series_id=AU.TEST.PRICES&file_type=json',
  '/fred/series': '?series_id=AU.TEST.PRICES&file_type=json',
  '/fred/series/search': '?search_text=prices&file_type=json',
  '/fred/series/vintagedates': '?series_id=AU.TEST.PRICES&file_type=json',
  '/fred/releases/dates': '?file_type=json',
  '/fred/v2/release/observations': `?release_id=${DATES_OF_RELEASE[0]?.example}`,
  '/fred/graph/fredgraph.csv': '?id=AU.TEST.PRICES',
  '/fred/release/dates': `?release_id=${DATES_OF_RELEASE[0]?.example}&file_type=json`,
  ...Object.fromEntries(FRED_ADDRESSES.map(({ path, example }) => [`/fred${path}`, `?${example}&file_type=json`])),
};
const targetOf = (path: string): string => path.replace(/\{(\w+)\}/g, (_, name: string) => VALUES[name] ?? name) + (NEEDED[path] ?? '');

const pointer = (endpoint: Endpoint, status: number, type: string): string => {
  const step = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');
  return `openapi#/paths/${step(endpoint.path)}/${endpoint.method.toLowerCase()}/responses/${status}/content/${step(type)}/schema`;
};

function expectValid(reference: string, value: unknown): void {
  const validate = ajv.compile({ $ref: encodeURI(reference) });
  expect(validate(value), JSON.stringify(validate.errors)).toBe(true);
}

describe('the list of endpoints', () => {
  it('contains every endpoint of this product, once', () => {
    const paths = h.app.endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual([
      'GET /v1/data/{source}/{dataset_id}',
      'GET /v1/datasets',
      'GET /v1/datasets/{source}',
      'GET /v1/describe/{source}/{dataset_id}',
      'GET /v1/facets/{source}/{dataset_id}',
      'GET /v1/search-datasets',
      'GET /v1/search',
      'GET /v1/not-covered',
      'GET /v1/releases',
      'GET /v1/release-pulse',
      'GET /v1/weather/{location}',
      'GET /v1/abn/{abn}',
      'GET /v1/concepts',
      'GET /v1/concepts/{concept}',
      'GET /v1/topics',
      'GET /v1/topics/{topic}',
      'GET /v1/places',
      'GET /v1/places/{place}',
      'GET /v1/regions',
      'GET /v1/regions/{family}',
      'GET /v1/rankings/{source}/{dataset_id}',
      'GET /v1/energy/{region}',
      'GET /v1/forecasts',
      'GET /v1/forecasts/{series}',
      'GET /v1/forecasts/{series}/errors',
      'GET /v1/release-cards',
      'GET /v1/release-cards/{publication}/{period}',
      'GET /v1/check',
      'GET /v1/cpi-laboratory',
      'GET /v1/board-days',
      'GET /v1/board-days/{day}',
      'GET /v1/housing-desk',
      'GET /v1/my-inflation',
      'GET /v1/rule-calculator',
      'GET /v1/gdp-partials',
      'GET /v1/aus-md',
      'GET /v1/aus-qd',
      'GET /v1/series',
      'GET /v1/series/multi',
      'GET /v1/series/{series_id}',
      'GET /v1/series/{series_id}/latest',
      'GET /v1/series/{series_id}/meta',
      'GET /v1/series/{series_id}/revisions',
      'GET /v1/series/{series_id}/vintages',
      'GET /v1/series/multi/chart.svg',
      'GET /v1/series/{series_id}/chart.svg',
      'GET /v1/series/multi/chart.json',
      'GET /v1/series/{series_id}/chart.json',
      'GET /v1/series/{series_id}/observations',
      'GET /fred/series/observations',
      'GET /fred/series',
      'GET /fred/series/search',
      'GET /fred/series/vintagedates',
      'GET /fred/releases/dates',
      'GET /fred/release/dates',
      'GET /fred/category',
      'GET /fred/category/children',
      'GET /fred/category/related',
      'GET /fred/category/series',
      'GET /fred/category/tags',
      'GET /fred/category/related_tags',
      'GET /fred/releases',
      'GET /fred/release',
      'GET /fred/release/series',
      'GET /fred/release/sources',
      'GET /fred/release/tags',
      'GET /fred/release/related_tags',
      'GET /fred/release/tables',
      'GET /fred/series/categories',
      'GET /fred/series/release',
      'GET /fred/series/tags',
      'GET /fred/series/updates',
      'GET /fred/series/search/tags',
      'GET /fred/series/search/related_tags',
      'GET /fred/sources',
      'GET /fred/source',
      'GET /fred/source/releases',
      'GET /fred/tags',
      'GET /fred/related_tags',
      'GET /fred/tags/series',
      'GET /fred/v2/release/observations',
      'GET /fred/graph/fredgraph.csv',
      'GET /fred/series/{series_id}/downloaddata/{file}',
      'GET /v1/signals',
      'GET /v1/test-gap',
      'POST /v1/register',
      'GET /v1/whoami',
      'GET /v1/account/usage',
      'GET /v1/account/export',
      'DELETE /v1/account',
      'POST /v1/auth/login',
      'POST /v1/auth/verify',
      'POST /v1/auth/refresh',
      'POST /v1/auth/logout',
      'GET /v1/account/api-key',
      'POST /v1/account/api-key',
      'DELETE /v1/account/api-key',
      'GET /v1/account/embed-token',
      'POST /v1/account/embed-token',
      'DELETE /v1/account/embed-token',
      'GET /v1/account/signing-secret',
      'POST /v1/account/signing-secret',
      'POST /v1/account/portal-session',
      'POST /v1/billing/stripe',
      'POST /v1/webhooks',
      'GET /v1/webhooks',
      'GET /v1/webhooks/{sub_id}',
      'PATCH /v1/webhooks/{sub_id}',
      'DELETE /v1/webhooks/{sub_id}',
      'POST /v1/webhooks/{sub_id}/test',
      'GET /v1/webhooks/{sub_id}/deliveries',
      'POST /v1/webhooks/{sub_id}/deliveries/{delivery_id}/retry',
      'POST /v1/webhooks/{sub_id}/replay',
      'GET /v1/health',
      'GET /v1/ready',
      'GET /v1/status',
      'GET /metrics',
      'POST /mcp',
      'GET /.well-known/api-catalog',
      'GET /.well-known/oauth-protected-resource/mcp',
      'GET /.well-known/oauth-protected-resource',
      'GET /catalog.jsonld',
      'GET /catalog.croissant.json',
      'GET /docs/api',
      'GET /docs/api/{subject}',
      'GET /docs/api/{subject}/{operation}',
      'GET /openapi.json',
      'GET /llms.txt',
      'GET /.well-known/security.txt',
      'GET /docs/assets/reference.css',
      'GET /docs/assets/theme.js',
      'GET /docs/assets/reference.js',
    ]);
  });

  it('agrees with the numbers of the contract', () => {
    for (const endpoint of h.app.endpoints) {
      expect([endpoint.path, endpoint.counted]).toEqual([
        endpoint.path,
        // An MCP message is free, but the requests that its tools make are charged.
        endpoint.auth === 'key' && !['Account', 'Webhooks'].includes(endpoint.tag) && endpoint.path !== '/mcp',
      ]);
    }
  });

  it('every endpoint is served, and its response matches its schema', async () => {
    for (const endpoint of h.app.endpoints) {
      if (endpoint.method !== 'GET') continue;
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
        const answer = await h.get(targetOf(path), endpoint.auth === 'user' ? { authorization: `Bearer ${token}` } : {});
        expect([path, answer.statusCode]).toEqual([path, 200]);
        const [reply] = endpoint.replies;
        const type = String(answer.headers['content-type']).split(';')[0] ?? '';
        expect([path, type]).toEqual([path, reply?.contentType]);
        if (type === 'application/json') expectValid(pointer(endpoint, 200, type), answer.json());
      }
    }
  });

  it('every endpoint with a key refuses requests without one', async () => {
    for (const endpoint of h.app.endpoints.filter((e) => e.auth === 'key' || e.auth === 'user')) {
      const refused = endpoint.errorStyle === 'as_fred' ? 400 : 401;
      expect([endpoint.path, (await h.ask({ method: endpoint.method, url: targetOf(endpoint.path) })).statusCode]).toEqual([
        endpoint.path,
        refused,
      ]);
    }
  });

  it('declares the header of notes wherever a response has it', async () => {
    const paths = document['paths'] as Record<string, Record<string, { responses: Record<string, { headers?: Json }> }>>;
    const declaring = Object.entries(paths).filter(([, item]) => item['get']?.responses['200']?.headers?.['Wattle-Notes'] !== undefined);
    const carrying = new Set<string>();
    const files = { '/s/{file}': '/s/AU.TEST.PRICES', '/d/{source}/{file}': '/d/rba/F1.1', '/g/{file}': '/g/test-gap' };
    // A stream never ends.
    const readable = Object.keys(paths).filter((one) => paths[one]?.['get'] !== undefined && one !== '/v1/stream');
    for (const path of readable) {
      const file = (files as Record<string, string | undefined>)[path];
      for (const [form, type] of [
        ['csv', 'text/csv'],
        ['jsonl', 'application/x-ndjson'],
        ['json', 'application/json'],
      ] as const) {
        const { statusCode, headers } = await h.get(file === undefined ? targetOf(path) : `${file}.${form}`, { accept: type });
        if (statusCode === 200 && headers['wattle-notes'] !== undefined) carrying.add(path);
        if (form !== 'json') continue;
        expect([path, headers['wattle-notes'], headers['content-type']]).toEqual(
          path === '/fred/graph/fredgraph.csv' || path === '/fred/series/{series_id}/downloaddata/{file}'
            ? [path, expect.anything(), 'text/csv; charset=utf-8']
            : [path, undefined, headers['content-type']],
        );
      }
    }
    // These responses have no notes in this test, but may have notes when values are stored.
    const silent = ['/v1/signals', '/v1/concepts', '/v1/concepts/{concept}', '/v1/topics', '/v1/topics/{topic}', '/t/{file}'];
    silent.push('/v1/release-cards', '/v1/release-cards/{publication}/{period}');
    silent.push('/v1/check', '/v1/cpi-laboratory', '/v1/board-days', '/v1/board-days/{day}', '/w/{file}');
    silent.push(
      '/v1/not-covered',
      '/v1/housing-desk',
      '/v1/my-inflation',
      '/v1/rule-calculator',
      '/v1/gdp-partials',
      '/v1/aus-md',
      '/v1/aus-qd',
    );
    silent.push('/v1/forecasts', '/v1/forecasts/{series}', '/v1/forecasts/{series}/errors', '/f/{file}');
    silent.push('/v1/places', '/v1/places/{place}', '/v1/regions', '/v1/regions/{family}', '/p/{file}', '/m/{file}');
    silent.push('/v1/rankings/{source}/{dataset_id}', '/k/{file}', '/v1/energy/{region}', '/e/{file}');
    expect([...new Set([...carrying, ...silent])].sort()).toEqual(declaring.map(([path]) => path).sort());
    expect(carrying.size).toBeGreaterThan(15);
    expect((document['components'] as { headers: Json }).headers['Wattle-Notes']).toBeDefined();
  });

  it('every tabular endpoint is available as CSV and as JSON lines', async () => {
    for (const endpoint of h.app.endpoints.filter((e) => e.formats === 'tabular')) {
      const target = targetOf(endpoint.path);
      const json = (await h.get(target)).json();
      const rows = Array.isArray(json.data) ? json.data.length : 1;
      const csv = await h.get(`${target}${target.includes('?') ? '&' : '?'}format=csv`);
      expect([endpoint.path, csv.body.split('\r\n').length - 2]).toEqual([endpoint.path, rows]);
      expect(json.links.csv?.startsWith(`${PUBLIC_URL}${endpoint.path.split('{')[0]}`) ?? rows === 0).toBe(true);
      const lines = await h.get(target, { accept: 'application/x-ndjson' });
      expect([endpoint.path, lines.body.split('\n').filter((line) => line !== '').length]).toEqual([endpoint.path, rows]);
    }
  });

  it('meta is never null', async () => {
    for (const endpoint of h.app.endpoints.filter((e) => e.formats === 'tabular')) {
      const { meta } = (await h.get(targetOf(endpoint.path))).json();
      expect(Array.isArray(meta) || typeof meta !== 'object' || meta === null).toBe(false);
    }
  });

  it('an indicator with a window gives rows, also with valid=', async () => {
    const endpoint = h.app.endpoints.find((e) => e.path === '/v1/test-gap');
    if (!endpoint) throw new Error('no signal');
    const answer = (await h.get('/v1/test-gap?start=2026-Q1')).json();
    expect(answer.data).toHaveLength(2);
    expectValid(pointer(endpoint, 200, 'application/json'), answer);
    expect((await h.get('/v1/older-test-gap')).json().meta.endpoint).toBe('/v1/test-gap');
  });

  it('the responses of registration match their schemas', async () => {
    const endpoint = h.app.endpoints.find((e) => e.id === 'register');
    if (!endpoint) throw new Error('no registration');
    for (const status of [201, 202]) {
      const answer = await h.ask({ method: 'POST', url: '/v1/register', payload: { email: 'contract@example.org' } });
      expect(answer.statusCode).toBe(status);
      expectValid(pointer(endpoint, status, 'application/json'), answer.json());
    }
  });

  it('errors match the schema Problem', async () => {
    for (const url of ['/v1/nowhere', '/v1/data/rba/F1.2', '/v1/data/rba/F1.1?start=junk', '/v1/series/AU.X/observations']) {
      expectValid('openapi#/components/schemas/Problem', (await h.get(url)).json());
    }
    expect(() => expectValid('openapi#/components/schemas/Problem', { error: 'x' })).toThrow();
  });
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' }, servers: [{ url: PUBLIC_URL }], webhooks: {} });
    await SwaggerParser.validate(structuredClone(document) as never);
  });

  it('passes the recommended rules of Redocly without a warning', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const lint = async (source: Json): Promise<readonly string[]> =>
      (await lintFromString({ source: JSON.stringify(source), absoluteRef: '/openapi.json', config })).map(
        ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`,
      );
    expect(await lint(document)).toEqual([]);
    expect(await lint({ ...document, servers: [] })).not.toEqual([]);
  });

  it('describes the refusal of a URL that cannot be decoded, for every operation', async () => {
    for (const path of ['/v1/health', '/v1/status', '/openapi.json', '/llms.txt', '/v1/datasets']) {
      const refused = await h.get(`${path}?%zz=1`);
      expect([path, refused.statusCode, refused.json().code]).toEqual([path, 400, expect.stringMatching(/^REQ_/)]);
    }
    const operations = Object.values(document['paths'] as Record<string, Record<string, { responses: Json }>>).flatMap((item) =>
      Object.values(item),
    );
    expect(operations.filter(({ responses }) => responses['400'] === undefined)).toEqual([]);
  });

  it('describes every value that a declaration can know', () => {
    const loose: string[] = [];
    const look = (value: unknown, at: readonly string[]): void => {
      if (Array.isArray(value)) for (const [i, one] of value.entries()) look(one, [...at, String(i)]);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
      for (const [key, inner] of Object.entries(value)) {
        if (['example', 'examples', 'enum', 'const', 'default'].includes(key)) continue;
        const isSchema = ['schema', 'items', 'additionalProperties'].includes(key) || at.at(-1) === 'properties';
        if (isSchema && isLoose(inner)) loose.push([...at, key].join(' '));
        look(inner, [...at, key]);
      }
    };
    look(document, []);
    expect(loose.filter((place) => !UNKNOWABLE.some((known) => known.test(place)))).toEqual([]);
  });

  it('has an operation for every endpoint, with ids that do not repeat', () => {
    const paths = document['paths'] as Record<string, Record<string, Json>>;
    for (const endpoint of h.app.endpoints) {
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) expect(paths[path]?.[endpoint.method.toLowerCase()]).toBeDefined();
    }
    const ids = Object.values(paths).flatMap((item) => Object.values(item).map((operation) => String(operation['operationId'])));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the plain URLs too, which response their examples as described, and refuse unknown parameters', async () => {
    const paths = document['paths'] as Record<string, Record<string, { tags: string[]; responses: Json; security: Json[] }>>;
    const plain = Object.entries(paths).filter(([path, item]) => item['get']?.tags.includes('Files') && path !== '/v1/stream');
    expect(plain.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        ...['/s/{file}', '/d/{source}/{file}', '/g/{file}', '/calendar.ics', '/calendar.rss', '/bulk/datapackage.json'],
        ...['/v1/releases.ics', '/v1/releases.rss'],
        ...[
          '/bulk',
          '/bulk/SHA256SUMS',
          '/bulk/SHA256SUMS.minisig',
          '/bulk/minisign.pub',
          '/bulk/series.parquet',
          '/embed/{series_id}',
          '/search.json',
          '/status.rss',
        ],
        ...['/feeds/series/{file}', '/feeds/topics/{file}', '/feeds/releases/{file}'],
        ...['/clients.json', '/clients/SHA256SUMS', '/clients/{file}', '/clients/r/src/contrib/{file}'],
        ...['/sdmx/2.1/data/{flow}/{key}', '/sdmx/3.0/structure/{artefact}/{agency}/{id}/{version}', '/abs/rest/data/{flow}/{key}'],
      ]),
    );
    const targets: Record<string, string> = {
      '/s/{file}': '/s/AU.TEST.PRICES.csv',
      '/d/{source}/{file}': '/d/rba/F1.1.csv',
      '/g/{file}': '/g/test-gap.csv',
      '/embed/{series_id}': '/embed/AU.TEST.PRICES',
      '/odata/{resource}': '/odata/Indicators',
      '/feeds/series/{file}': '/feeds/series/AU.TEST.PRICES.atom',
      '/feeds/topics/{file}': '/feeds/topics/prices.json',
      '/feeds/releases/{file}': '/feeds/releases/cpi.json',
      '/clients/r/src/contrib/{file}': '/clients/r/src/contrib/PACKAGES',
    };
    for (const [path, item] of plain) {
      const isOpen = path === '/status.rss' || path.startsWith('/clients');
      expect([path, item['get']?.security]).toEqual([path, isOpen ? [] : expect.arrayContaining([{ readToken: [] }])]);
      const target =
        targets[path] ??
        path
          .replace('{flow}', 'SERIES')
          .replace('{artefact}', 'dataflow')
          .replace(/\{(?:agency|id)\}/g, 'all')
          .replace('{key}', 'all')
          .replace('{partition}', 'source=rba');
      const { statusCode, headers } = await h.get(target);
      const reported = item['get']?.responses[String(statusCode)] as { content?: Json } | undefined;
      expect([path, statusCode, reported !== undefined]).toEqual([path, statusCode, true]);
      if (statusCode === 200) expect(Object.keys(reported?.content ?? {})).toContain(String(headers['content-type']).split(';')[0]);
      const posted = await h.ask({ method: 'POST', url: target, headers: { authorization: `Bearer ${DEV_KEY}` } });
      expect([path, posted.statusCode, posted.headers['allow']]).toEqual([path, 405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('declares the path parameters of each path, and describes every parameter', () => {
    for (const endpoint of h.app.endpoints) {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
      expect(endpoint.parameters.filter((p) => p.in === 'path').map((p) => p.name)).toEqual(inPath);
      for (const parameter of endpoint.parameters) expect(parameter.description.length).toBeGreaterThan(5);
      const names = endpoint.parameters.map((p) => `${p.in} ${p.name}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('has the rows and the parameters of indicators from their declarations', () => {
    const schemas = (document['components'] as Json)['schemas'] as Record<string, { properties: Json; required: string[] }>;
    expect(Object.keys(schemas['TestGapRow']?.properties ?? {})).toEqual(['period', ...Object.keys(signal.row), 'breaks']);
    expect(schemas['TestGapRow']?.required).toEqual(['period', ...Object.keys(signal.row)]);
    const endpoint = h.app.endpoints.find((e) => e.path === '/v1/test-gap');
    const band = endpoint?.parameters.find((p) => p.name === 'band');
    expect(band?.schema).toMatchObject({ default: 0.4, minimum: 0, maximum: 5 });
    expect(band?.description).toContain('applied from 1 July 2024. Source: A paper, https://example.org/paper');
  });

  it('has whole responses of indicators by name, at separate URLs and as files', () => {
    const { paths, components } = document as unknown as {
      paths: Record<string, { get: { responses: Record<string, { content: Record<string, { schema: Json }> }> } }>;
      components: { schemas: Record<string, { properties: Json }> };
    };
    for (const path of ['/v1/test-gap', '/g/{file}']) {
      const { schema } = paths[path]?.get.responses['200']?.content['application/json'] ?? {};
      expect([path, schema]).toEqual([path, { $ref: '#/components/schemas/TestGapAnswer' }]);
    }
    const row = { $ref: '#/components/schemas/TestGapRow' };
    expect(components.schemas['TestGapAnswer']?.properties['data']).toEqual({ anyOf: [row, { type: 'array', items: row }] });
    const all = openApiDocument([], SIGNALS, PUBLIC_URL).components.schemas as Record<string, Json>;
    expect(all['StateEmploymentSnapshotSummary']).toMatchObject({
      required: ['period', 'states_total_persons'],
      additionalProperties: false,
      properties: { period: { type: ['string', 'null'] }, states_total_persons: { type: ['number', 'null'] } },
    });
    expect(all['StateEmploymentSnapshotAnswer']).toMatchObject({
      properties: {
        meta: {
          allOf: [
            { $ref: '#/components/schemas/Meta' },
            { properties: { summary: { $ref: '#/components/schemas/StateEmploymentSnapshotSummary' } } },
          ],
        },
      },
    });
  });

  it('has the change of a regime next to the row of the indicator', () => {
    const { post } = openApiDocument([], SIGNALS, PUBLIC_URL).webhooks['signal.regime_changed'] as unknown as {
      post: {
        requestBody: {
          content: Record<string, { schema: { properties: { data: { anyOf: { properties: Json; required: string[] }[] } } } }>;
        };
      };
    };
    const changes = post.requestBody.content['application/json']?.schema.properties.data.anyOf ?? [];
    expect(changes.map(({ properties: { signal_id, field, row } }) => [signal_id, field, row])).toMatchObject([
      [{ const: 'nem-energy-regime' }, { const: 'regime' }, { $ref: '#/components/schemas/NemEnergyRegimeRow' }],
      [{ const: 'real-cash-rate' }, { const: 'stance' }, { $ref: '#/components/schemas/RealCashRateRow' }],
      [{ const: 'real-rate-regime' }, { const: 'regime' }, { $ref: '#/components/schemas/RealRateRegimeRow' }],
    ]);
    expect(changes.map(({ required }) => required.includes('region'))).toEqual([true, false, false]);
  });

  it('states where a key is needed', () => {
    const paths = document['paths'] as Record<string, Record<string, Json>>;
    expect(paths['/v1/datasets']?.['get']?.['security']).toEqual([{ bearerAuth: [] }]);
    expect(paths['/v1/register']?.['post']?.['security']).toEqual([]);
    expect(paths['/v1/account/api-key']?.['get']?.['security']).toEqual([{ accessToken: [] }]);
  });
});

describe('llms.txt', () => {
  it('follows the convention and names every endpoint', async () => {
    const { body, headers } = await h.ask({ url: '/llms.txt' });
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    const lines = body.split('\n');
    expect(lines[0]).toBe('# Wattle');
    expect(lines[2]).toMatch(/^> /);
    expect(body.match(/^# /gm)).toHaveLength(1);
    expect(body.match(/^## .*/gm)?.at(-1)).toBe('## Optional');
    for (const endpoint of h.app.endpoints) expect(body).toContain(`[${endpoint.method} ${endpoint.path}](${PUBLIC_URL}/`);
    for (const line of lines.slice(lines.findIndex((l) => l.startsWith('## ')))) {
      if (line.startsWith('-')) expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/[^)\s]+\): \S/);
    }
  });
});

describe('pages', () => {
  it('the URL of a methodology redirects to the page of its indicator', async () => {
    for (const id of ['test-gap', 'older-test-gap']) {
      const { statusCode, headers } = await h.ask({ url: `/docs/methodology/${id}` });
      expect([statusCode, headers['location']]).toEqual([303, '/signals/test-gap#method']);
    }
  });

  it('text in a URL never becomes markup', async () => {
    for (const url of ['/docs/errors/%3Cscript%3E', '/docs/methodology/%3Cscript%3E', '/%3Cscript%3E']) {
      const { headers } = await h.ask({ url });
      expect(headers['content-type']).toContain('application/json');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('security.txt has a contact and a future expiry date', async () => {
    const { body, headers } = await h.ask({ url: '/.well-known/security.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^Contact: https:\/\//m);
    const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
    const ahead = (expires - h.clock.now()) / 86_400_000;
    expect(ahead).toBeGreaterThan(30);
    expect(ahead).toBeLessThan(366);
  });

  it('documents are the same with any query, and made once', async () => {
    const etag = (await h.ask({ url: '/openapi.json' })).headers['etag'];
    h.changeData();
    await h.app.notify();
    const again = await h.ask({ url: '/openapi.json?x=1' });
    expect(again.headers['etag']).toBe(etag);
    expect(again.headers['server-timing']).toContain('cache;desc=hit');
    expect(again.headers['cache-control']).toBe('public, max-age=3600');
  });
});

describe('metrics', () => {
  it('are available on this machine', async () => {
    const { statusCode, headers, body } = await h.ask({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(body).toMatch(/^wattle_http_requests_total\{endpoint="readDataset",status="200"\} [1-9]\d*$/m);
    for (const line of body.trimEnd().split('\n')) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
    const count = Number(/_count (\d+)/.exec(body)?.[1]);
    expect(Number(/le="\+Inf"\} (\d+)/.exec(body)?.[1])).toBe(count);
  });

  it('are not available to others, nor through a proxy', async () => {
    for (const host of ['localhost:8080', '127.0.0.1', '[::1]:8080', 'wattle.localhost']) {
      expect([host, (await h.ask({ url: '/metrics', remoteAddress: '127.0.0.1', headers: { host } })).statusCode]).toEqual([host, 200]);
    }
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'evil.example:8080']) {
      const refused = await h.ask({ url: '/metrics', remoteAddress: '127.0.0.1', headers: { host } });
      expect([host, refused.statusCode, refused.body.includes('wattle_http')]).toEqual([host, 403, false]);
    }
    expect((await h.ask({ url: '/metrics', remoteAddress: '203.0.113.7' })).statusCode).toBe(403);
    expect((await h.ask({ url: '/metrics', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode).toBe(
      403,
    );
  });

  it('trust a proxy about its caller, and not about headers from the caller', async () => {
    const behind = await startHarness({ config: { trustProxy: true } });
    const ask = (forwarded: string): ReturnType<Harness['ask']> =>
      behind.ask({ url: '/metrics', remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': forwarded } });
    expect((await ask('127.0.0.1')).statusCode).toBe(200);
    expect((await ask('203.0.113.7')).statusCode).toBe(403);
    expect((await ask('127.0.0.1, 203.0.113.7')).statusCode).toBe(403);
    await behind.close();
  });

  it('are available from anywhere with a token', async () => {
    const guarded = await startHarness({ config: { metricsToken: 'scrape-me' } });
    const ask = (authorization: string): ReturnType<Harness['ask']> =>
      guarded.ask({ url: '/metrics', remoteAddress: '203.0.113.7', headers: { authorization } });
    expect((await ask('Bearer scrape-me')).statusCode).toBe(200);
    expect((await ask('Bearer scrape-you')).statusCode).toBe(403);
    expect((await ask(`Bearer ${DEV_KEY}`)).statusCode).toBe(403);
    await guarded.close();
  });
});

/** Returns true for a schema without restrictions, or with only the type object or array. */
function isLoose(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { description: _words, title: _name, ...rest } = schema as Json;
  if (Object.keys(rest).length === 0) return true;
  const types = [rest['type']].flat();
  if (types.includes('array')) return rest['items'] === undefined;
  const report = [rest['properties'], rest['patternProperties'], rest['anyOf'], rest['allOf'], rest['oneOf']];
  const isOpen = rest['additionalProperties'] === undefined || rest['additionalProperties'] === true;
  return types.includes('object') && isOpen && report.every((one) => one === undefined || Object.keys(one as object).length === 0);
}

/** Schemas that are defined elsewhere: CSV on the Web and this document. Also tuples, whose members are defined by position. */
const UNKNOWABLE = [
  /^paths \/openapi\.json get responses 200 /,
  / content application\/(ld|linkset)\+json schema$/,
  / content application\/csvm\+json schema$/,
  /^components schemas SeriesVintages properties spells items prefixItems|spells items items$/,
];
