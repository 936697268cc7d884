/**
 * Requests the whole product over HTTP. Real queries use the starter data, or else the simulated agencies. The OpenAPI document shows
 * these responses as examples.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import pino, { type Logger } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Accounts, startAccounts } from '../../src/accounts/accounts.ts';
import { datasets, findDataset, findSource, nearestDatasets, sources } from '../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../../src/catalogue/series.ts';
import { FixedClock } from '../../src/core/clock.ts';
import { type Dataset, datasetKey } from '../../src/core/define-dataset.ts';
import type { Endpoint } from '../../src/http/base/endpoint.ts';
import { readGuides } from '../../src/http/base/guides.ts';
import { createServer } from '../../src/http/serve/server.ts';
import { bringIn, parsePart } from '../../src/ingest/apply/apply-captures.ts';
import { capturedOf } from '../../src/ingest/fetch/archive.ts';
import { keepKnownReleases } from '../../src/ingest/jobs/known-releases.ts';
import type { QueryContext } from '../../src/queries/base/context.ts';
import { QueryCaches } from '../../src/queries/base/query-caches.ts';
import { FRED_ADDRESSES } from '../../src/queries/dialects/fred/fred-browse.ts';
import { SIGNALS } from '../../src/signals/registry.generated.ts';
import { openStore } from '../../src/store/open/open-store.ts';
import type { Store } from '../../src/store/ports/port.ts';
import { Subscriptions } from '../../src/webhooks/subscriptions.ts';
import { openSandboxed, type Sandboxed } from '../signals/sandboxed.ts';
import { stationFeed } from '../sources/bom/station-feed.ts';
import { withStarterStore } from '../starter/loaded-starter.ts';

/**
 * Indicators whose inputs are missing from the starter data, or too old. Without agency requests they return 503, so their examples come
 * from the simulated agencies, with a note. The test finds these indicators by requesting them.
 */
const notOffline = new Set<string>();
/** The minimum number of indicators that have a value with the starter data. */
const ANSWERED_OFFLINE = 17;
const PUBLIC_URL = 'https://api.example.org';
const KEY = 'ak_examples';
const CATALOGUE = { sources, datasets, findSource, findDataset, nearestDatasets, findSeries, nearestSeries };

let folder: string;
let store: Store;
let accounts: Accounts;
let app: FastifyInstance;
let sandboxed: Sandboxed;
let simulated: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'wattle-examples-'));
  const clock = new FixedClock('2026-11-21T00:00:00Z');
  const log = pino({ level: 'silent' });
  await withStarterStore(folder);
  store = await openStore({ databaseUrl: null, dataDir: folder, clock });
  await keepKnownReleases(store, sources());
  await observe(findDataset('bom', 'OBSERVATIONS_94768'), clock);
  accounts = await startAccounts({
    store: store.accounts,
    clock,
    masterKey: Buffer.alloc(32, 7),
    devKey: KEY,
    monthlyQuota: 500,
    burstPerMinute: 100_000,
    disposableDomains: [],
    smtpUrl: null,
    mailFrom: 'wattle@localhost',
    outbox: path.join(folder, 'outbox'),
    onMailFailure: () => undefined,
  });
  sandboxed = await openSandboxed();
  const context: QueryContext = {
    store,
    clock,
    caches: new QueryCaches(),
    freshener: null,
    publicUrl: PUBLIC_URL,
    sandbox: false,
    version: '0.1.0',
  };
  app = await serverOver(context, log);
  simulated = await serverOver({ ...context, store: sandboxed.store, clock: sandboxed.clock, sandbox: true }, log);
  await requestEachSignal();
}, 600_000);

async function serverOver(context: QueryContext, log: Logger): Promise<FastifyInstance> {
  const server = createServer({
    context,
    catalogue: CATALOGUE,
    signals: SIGNALS,
    accounts,
    assets: { names: {}, files: new Map() },
    guides: readGuides('docs/guides'),
    webhooks: new Subscriptions({ ...context, catalogue: CATALOGUE, policy: { http: false, private: false } }),
    config: {
      maxBodyBytes: 64 * 1024,
      corsOrigins: [],
      metricsToken: null,
      trustProxy: false,
      weatherProviders: ['bom'],
      publicRead: true,
      readsPerMinute: 100_000,
      busyMs: () => 0,
    },
    log,
  });
  await server.ready();
  return server;
}

afterAll(async () => {
  await app.close();
  await simulated.close();
  await sandboxed.close();
  await accounts.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Stores an invented observation half an hour ago, because the Bureau's own observations may not be redistributed. */
async function observe(dataset: Dataset | null, clock: FixedClock): Promise<void> {
  if (dataset?.kind !== 'register') throw new Error('The station is not known');
  const bytes = stationFeed({});
  const facts = { dataset: datasetKey(dataset), askId: '94768', url: dataset.upstream.url, contentType: 'application/json' };
  const info = await store.captures.put({ ...facts, retrievedAt: clock.now(), etag: null, lastModified: null }, bytes);
  const part = await parsePart(dataset, capturedOf(info, bytes), clock.now());
  await bringIn({ store, dataset, recordedAt: clock.now(), origin: 'live', accept: [] }, [part]);
  await store.datasets.noteCheck(datasetKey(dataset), clock.now(), null);
}

const get = async (url: string, from = app): Promise<{ status: number; type: string; body: string }> => {
  const answer = await from.inject({ url, headers: { authorization: `Bearer ${KEY}` } });
  return { status: answer.statusCode, type: String(answer.headers['content-type']).split(';')[0] ?? '', body: answer.body };
};

const appOf = (example: string): FastifyInstance => (notOffline.has(example) ? simulated : app);

/** Registers and market intervals are too large for the starter data. */
const OF_REGISTERS: readonly string[] = ['/v1/facets/ato/ACNC_REGISTER', '/v1/energy/NSW1'];

async function requestEachSignal(): Promise<void> {
  for (const example of OF_REGISTERS) notOffline.add(example);
  for (const { id } of SIGNALS) {
    const { status, body } = await get(`/v1/${id}`);
    const code = status === 503 ? (JSON.parse(body) as { code: string }).code : null;
    if (code === 'DATA_UNAVAILABLE' || code === 'DATA_STALE') notOffline.add(`/v1/${id}`);
  }
}

it('offline, an indicator is refused only if its data are missing, or too old for an indicator that refuses old data', () => {
  const old = new Set(
    SIGNALS.filter((signal) => signal.stale === 'refuse' && signal.offline !== 'dated').map((signal) => `/v1/${signal.id}`),
  );
  expect([...old].filter((example) => !notOffline.has(example))).toEqual([]);
  // The number of indicators that have a value with the current starter data.
  expect(SIGNALS.length - (notOffline.size - OF_REGISTERS.length)).toBeGreaterThanOrEqual(ANSWERED_OFFLINE);
});

it('every example request is served as its schema says, and its CSV has the same rows', async () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  const document = JSON.parse((await get('/openapi.json')).body) as {
    paths: Record<string, { get?: { responses: Record<string, { content: Record<string, { schema: object }> }> } }>;
  };
  ajv.addSchema(document, 'openapi');
  let checked = 0;
  for (const endpoint of app.endpoints) {
    if (endpoint.example === null || endpoint.method !== 'GET') continue;
    const from = appOf(endpoint.example);
    const { status, type, body } = await get(endpoint.example, from);
    expect([endpoint.example, status]).toEqual([endpoint.example, 200]);
    if (type !== 'application/json') continue;
    const at = `#/paths/${encodeURIComponent(endpoint.path.replaceAll('/', '~1'))}/get/responses/200/content/application~1json/schema`;
    const validate = ajv.compile({ $ref: `openapi${at}` });
    const answer = JSON.parse(body) as { data: unknown; links?: { csv: string | null } };
    expect([endpoint.example, validate(answer), validate.errors]).toEqual([endpoint.example, true, null]);
    checked += 1;
    const csv = answer.links?.csv;
    if (!csv) continue;
    const rows = Array.isArray(answer.data) ? answer.data.length : 1;
    const lines = await get(csv.slice(PUBLIC_URL.length).replace(/format=csv$/, 'format=jsonl'), from);
    expect([endpoint.example, lines.body.trimEnd().split('\n').length]).toEqual([endpoint.example, rows]);
    const table = await get(csv.slice(PUBLIC_URL.length), from);
    expect([endpoint.example, table.status, table.type, table.body.startsWith('<')]).toEqual([endpoint.example, 200, 'text/csv', false]);
  }
  expect(checked).toBeGreaterThanOrEqual(14 + SIGNALS.length);
});

const isFredJson = ({ errorStyle, replies }: Endpoint): boolean =>
  errorStyle !== undefined && replies[0]?.contentType === 'application/json';

it('the examples of the document are these responses (generated)', async () => {
  const lines: string[] = [];
  for (const endpoint of app.endpoints) {
    if (endpoint.example === null) continue;
    if (endpoint.formats === 'own' && !isFredJson(endpoint)) continue;
    const answer: unknown = JSON.parse((await get(endpoint.example, appOf(endpoint.example))).body);
    lines.push(`${JSON.stringify({ operation: endpoint.id, answer })}\n`);
  }
  await expect(lines.join('')).toMatchFileSnapshot(path.resolve('data/examples.jsonl'));
});

it('the example of the README is correct: real wages fell by 0.2 points in the December quarter of 2025', async () => {
  // WPI 3.4 (ABS 6345.0, December quarter 2025) minus CPI 3.6 (RBA G1, 29 January 2026).
  const { data } = JSON.parse((await get('/v1/real-wages?start_period=2025-Q4&end_period=2025-Q4')).body) as { data: object[] };
  expect(data).toEqual([
    expect.objectContaining({ period: '2025-Q4', wpi_annual_change_pct: 3.4, cpi_annual_change_pct: 3.6, real_wages_gap_pct: -0.2 }),
  ]);
});

/** Options that only affect CSV. They are requested together. */
const OF_CSV = ['csv_safe', 'bom', 'header'];

/** Accepted and ignored: FRED parameters for the series and the key, and format options without effect. */
const LEFT_ALONE: Readonly<Record<string, readonly string[]>> = {
  fredObservations: ['series_id', 'format', 'csv_safe'],
  ...Object.fromEntries(
    [
      ...['fredSeriesObservations', 'fredSeries', 'fredSearch', 'fredVintageDates', 'fredReleaseDates', 'fredDatesOfRelease'],
      ...FRED_ADDRESSES.map(({ operation }) => operation),
    ].map((id) => [id, ['format', 'csv_safe']]),
  ),
  fredReleaseObservations: ['csv_safe'],
  fredGraph: ['file_type', 'format', 'csv_safe'],
  fredDownload: ['file_type', 'format', 'csv_safe'],
  accountUsage: ['format', 'csv_safe'],
  latestOfSeries: ['csv_safe'],
  chartOfSeries: ['csv_safe'],
  chartOfSeveral: ['csv_safe'],
  chartDataOfSeries: ['csv_safe'],
  chartDataOfSeveral: ['csv_safe'],
};

/** FRED paths report errors in XML unless JSON is requested, and paths of version 2 report them in JSON. */
const asJson = ({ errorStyle, path: at }: Endpoint): string =>
  errorStyle === 'as_fred' && !at.startsWith('/fred/v2/') ? '&file_type=json' : '';

const ACNC = findDataset('ato', 'ACNC_REGISTER');
/** Filters for the example datasets, which are dimensions or columns. */
const FILTERS: Readonly<Record<string, readonly string[]>> = {
  '/v1/data/rba/F1.1?limit=3': ['series', 'table'],
  '/v1/rankings/abs/LF_SA4': ['measure', 'region'],
  '/v1/facets/ato/ACNC_REGISTER': ACNC?.kind === 'register' ? ACNC.columns.map(({ name }) => name) : [],
};

it('responses of indicators in every window and datasets in every shape match the document', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  ajv.addSchema(JSON.parse((await get('/openapi.json')).body) as object, 'openapi');
  const { data: all } = JSON.parse((await get('/v1/datasets?limit=500')).body) as { data: { source: string; id: string }[] };
  // Makes plain URLs, which do not cost a request.
  const plain = (path: string, file: string, queries: readonly string[]) =>
    queries.flatMap((query) => [path, `/${file.charAt(0)}/{file}`].map((one) => [one, `/${file}.json${query}`] as const));
  const OF_SIGNALS = ['', '?explain=1', '?start=2015', '?start=2024&explain=1', '?seasonal_adjustment=trend', '?period=2024-Q4'];
  const OF_DATASETS = ['', '&explain=1', '&labels=both', '&shape=wide'].map((query) => `?limit=3${query}`);
  const requested = [
    ...SIGNALS.flatMap(({ id }) => plain(`/v1/${id}`, `g/${id}`, OF_SIGNALS)),
    ...all.flatMap(({ source, id }) => plain('/v1/data/{source}/{dataset_id}', `d/${source}/${id}`, OF_DATASETS)),
    ...plain('/v1/series/{series_id}', 's/AU.CPI.INDEX', ['', '?units=pc1&explain=1']),
    ...plain('/v1/series/multi', 's/multi', ['?ids=AU.CPI.YOY,AU.WPI.YOY&explain=1&index_to=2019-Q4']),
    ...['chart.json', 'vintages.json', 'editions.json'].map((form) => ['/s/{file}', `/s/AU.CASHRATE.${form}`] as const),
    ['/v1/status', '/v1/status'] as const,
  ].map(([path, target]) => [path === '/d/{file}' ? '/d/{source}/{file}' : path, target] as const);
  const faults: unknown[] = [];
  let answered = 0;
  const validators = new Map<string, ValidateFunction>();
  const validatorOf = (path: string): ValidateFunction => {
    const known = validators.get(path);
    if (known) return known;
    const at = `#/paths/${encodeURIComponent(path.replaceAll('~', '~0').replaceAll('/', '~1'))}/get/responses/200/content/application~1json/schema`;
    const made = ajv.compile({ $ref: `openapi${at}` });
    validators.set(path, made);
    return made;
  };
  for (const [path, target] of requested) {
    const { status, body } = await get(target);
    // Registers are not in the starter data and have no labels, and snapshots have no date range.
    if (status === 400 || status === 503) continue;
    // An explanation of too many values is refused.
    if (status === 422 && target.includes('explain=1')) continue;
    answered += 1;
    const validate = validatorOf(path);
    if (status !== 200 || !validate(JSON.parse(body))) faults.push([target, status, validate.errors?.slice(0, 2)]);
  }
  expect(faults).toEqual([]);
  expect(answered).toBeGreaterThan(requested.length / 3);
});

it('SDMX-JSON messages match the document', async () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  ajv.addSchema(JSON.parse((await get('/openapi.json')).body) as object, 'openapi');
  const validatorOf = (path: string, type: string) => {
    const step = (text: string): string => encodeURIComponent(text.replaceAll('~', '~0').replaceAll('/', '~1'));
    return ajv.compile({
      $ref: `openapi#/paths/${step(path)}/get/responses/200/content/${step(`application/vnd.sdmx.${type}+json`)}/schema`,
    });
  };
  const requested = [
    ['/sdmx/2.1/data/{flow}/{key}', 'data', '/sdmx/2.1/data/SERIES/.AU_CPI_YOY?startPeriod=2024&format=jsondata'],
    ['/sdmx/2.1/data/{flow}/{key}', 'data', '/sdmx/2.1/data/SERIES/.AU_CPI_YOY?startPeriod=2025&includeHistory=true&format=jsondata'],
    ['/sdmx/2.1/data/{flow}/{key}', 'data', '/sdmx/2.1/data/RBA_G1/all?lastNObservations=1&format=jsondata'],
    ['/abs/rest/data/{flow}/{key}', 'data', '/abs/rest/data/WPI/all?lastNObservations=1&format=jsondata'],
    ['/sdmx/2.1/{artefact}/{agency}/{id}/{version}', 'structure', '/sdmx/2.1/dataflow/all/all/latest?format=json'],
    ['/sdmx/2.1/{artefact}/{agency}/{id}/{version}', 'structure', '/sdmx/2.1/dataflow/WATTLE/SERIES/latest?references=all&format=json'],
    ['/sdmx/2.1/{artefact}/{agency}/{id}/{version}', 'structure', '/sdmx/2.1/agencyscheme/all/all/latest?format=json'],
    ['/abs/rest/{artefact}/{agency}/{id}/{version}', 'structure', '/abs/rest/dataflow/ABS/WPI/latest?references=all&format=json'],
  ] as const;
  for (const [path, type, target] of requested) {
    const { status, body } = await get(target);
    const validate = validatorOf(path, type);
    expect([target, status]).toEqual([target, 200]);
    expect([target, validate(JSON.parse(body)), validate.errors]).toEqual([target, true, null]);
    expect(validate({ meta: {}, data: {} })).toBe(false);
  }
});

it('the document names every accepted parameter, and no other', async () => {
  for (const endpoint of app.endpoints) {
    const declared = endpoint.parameters.filter((p) => p.in === 'query').map((p) => p.name);
    // A document is the same with any query.
    const isDocument = endpoint.handler.kind === 'shared' && endpoint.handler.lifetime === 'program';
    if (endpoint.example === null || declared.length === 0 || isDocument) continue;
    const { status, body } = await get(
      `${endpoint.example}${endpoint.example.includes('?') ? '&' : '?'}no_such_thing=1${asJson(endpoint)}`,
    );
    const { errors } = JSON.parse(body) as { errors: { parameter: string; allowed: string[] }[] };
    const allowed = errors.find((fault) => fault.parameter === 'no_such_thing')?.allowed ?? [];
    const filters = endpoint.filters === undefined ? [] : (FILTERS[endpoint.example] ?? []);
    const leftAlone = (LEFT_ALONE[endpoint.id] ?? []).flatMap((one) => (one === 'csv_safe' ? OF_CSV : [one]));
    const known = [...declared, ...filters, ...leftAlone];
    expect([endpoint.path, status, allowed.toSorted()]).toEqual([endpoint.path, 400, known.toSorted()]);
  }
});
