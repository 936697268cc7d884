/**
 * Lists the import rules: the allowed imports for each layer and subfolder, and the files that may use a clock, a driver or a framework.
 */

export interface Layer {
  /** Layers that this layer may import, in addition to itself and core. */
  readonly may: readonly string[];
  /** Single files in other layers that it may also import. */
  readonly files?: readonly string[];
  /** Single files in other layers from which it may import types. */
  readonly types?: readonly string[];
  /** Matches declarations in other layers that it may also import, because it reads these datasets completely. */
  readonly leaves?: RegExp;
  /** Advice on where the offending code should be. */
  readonly advice: string;
}

/** The allowed imports for each folder in src, and for sandbox next to it. Files directly in src are not allowed. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  core: {
    may: [],
    advice: 'Core knows no format, agency, store or server. Pass the value as an argument, or move the code to the layer of its subject.',
  },
  formats: { may: [], advice: 'A format turns bytes into tables for any agency. Code for one agency belongs in src/sources/<code>.' },
  sources: {
    may: ['formats'],
    advice:
      'A source declares where its files are and how to read them. Requests and storing belong in src/ingest, responses in src/queries.',
  },
  catalogue: { may: ['formats', 'sources'], advice: 'The catalogue finds declarations. Reading their data belongs in src/queries.' },
  signals: {
    may: ['catalogue'],
    leaves: /^sources\/[a-z]+\/datasets\/[^/]+\.ts$/,
    advice: 'A signal has series handles, datasets and a formula. Reading its inputs belongs in src/queries.',
  },
  search: {
    may: [],
    advice: 'Search handles words and documents. Rows, columns and SQL belong in src/store, which passes documents to search.',
  },
  store: {
    may: ['search'],
    advice: 'The store saves and reads data. Decisions about datasets belong in src/ingest or src/queries.',
  },
  ingest: {
    may: ['catalogue', 'store'],
    files: ['formats/sniff.ts', 'formats/facts-table.ts'],
    advice: 'Ingest fetches and imports files. Parsing belongs in src/formats or src/sources, responses in src/queries.',
  },
  queries: {
    may: ['catalogue', 'signals', 'store'],
    files: ['ingest/jobs/on-demand.ts'],
    advice: 'A query reads stored data and imports only `on-demand` from ingest. Rendering belongs in src/render, HTTP in src/http.',
  },
  watch: {
    may: ['catalogue', 'signals', 'store', 'queries'],
    advice:
      'Watchers of new versions read by queries and write events. Requests to agencies belong in src/ingest, responses in src/queries.',
  },
  bulk: {
    may: ['catalogue', 'store', 'queries'],
    files: ['formats/written/parquet.ts'],
    advice: 'Bulk writes stored data to files. Imports belong in src/ingest, and serving the files in src/http.',
  },
  clients: {
    may: ['mcp'],
    files: ['formats/written/tar.ts'],
    advice: 'Clients packs the program and its clients. Serving the files belongs in src/http, showing them in src/web.',
  },
  accounts: { may: ['store'], advice: 'Accounts use only the store. HTTP belongs in src/http.' },
  webhooks: { may: ['store'], advice: 'Webhooks use only the store. HTTP for callers belongs in src/http.' },
  render: {
    may: [],
    files: ['formats/csv.ts', 'formats/written/parquet.ts', 'formats/written/workbook.ts', 'formats/written/long-workbook.ts'],
    types: ['queries/base/answer.ts', 'queries/base/meta-shape.ts', 'queries/dialects/sdmx/message.ts'],
    advice:
      'Rendering is pure: it receives a response, and imports only the types of responses from queries. Calculation belongs in src/queries.',
  },
  web: {
    may: ['queries', 'accounts', 'webhooks', 'render', 'catalogue', 'signals', 'clients'],
    advice: 'A page turns the responses of queries into HTML. Reading the store belongs in src/queries, HTTP in src/http/web.',
  },
  http: {
    may: ['queries', 'accounts', 'webhooks', 'render', 'catalogue', 'web', 'mcp', 'bulk', 'clients'],
    files: ['formats/data-table.ts'],
    advice:
      'HTTP uses queries and accounts. Reading the store belongs in src/queries or src/accounts. Settings are arguments from src/program.',
  },
  mcp: {
    may: [],
    advice: 'MCP requests the endpoints by path, with a function that it receives. Reading the store belongs in src/queries.',
  },
  sandbox: {
    may: ['catalogue', 'formats'],
    advice: 'The sandbox simulates the agencies. It has their published data, and no code for storing or serving.',
  },
  program: {
    may: [
      ...['formats', 'sources', 'catalogue', 'signals', 'search', 'store', 'ingest', 'queries', 'watch', 'bulk', 'clients'],
      ...['accounts', 'webhooks', 'render', 'web', 'http', 'mcp', 'sandbox'],
    ],
    advice: 'The program connects the layers. Output of the command line belongs in src/cli.',
  },
  cli: {
    may: [
      ...['formats', 'sources', 'catalogue', 'signals', 'store', 'ingest', 'queries', 'watch', 'bulk'],
      ...['accounts', 'webhooks', 'render', 'http', 'mcp', 'sandbox', 'program'],
    ],
    advice: 'The command line runs the program and prints. Move calculations to the layer of their subject.',
  },
};

/** Subfolders by layer or folder, with the other subfolders that each may import. All of them may import files next to them. */
export const SUBFOLDERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  store: {
    accounts: ['ports'],
    backup: ['captures', 'sqlite'],
    captures: ['ports'],
    checks: ['ports'],
    events: ['ports'],
    integrity: ['ports', 'series'],
    jobs: ['ports'],
    open: [
      'accounts',
      'captures',
      'checks',
      'events',
      'integrity',
      'jobs',
      'ports',
      'postgres',
      'registers',
      'releases',
      'series',
      'sqlite',
      'webhooks',
    ],
    ports: [],
    postgres: ['ports', 'schema'],
    registers: ['ports', 'postgres', 'series', 'sqlite'],
    releases: ['ports'],
    schema: [],
    series: ['events', 'ports', 'postgres', 'sqlite'],
    sqlite: ['ports', 'schema'],
    webhooks: ['ports'],
  },
  ingest: { fetch: [], apply: [], jobs: ['fetch', 'apply', 'vintages'], starter: ['apply'], vintages: ['apply'] },
  queries: {
    base: [],
    charts: ['base', 'series'],
    concepts: ['base', 'series', 'signals'],
    datasets: ['base', 'search'],
    dialects: ['base', 'datasets', 'search', 'series', 'signals'],
    economy: ['base', 'search', 'series'],
    energy: ['base'],
    finder: ['base', 'concepts', 'search', 'series'],
    places: ['base', 'datasets', 'series'],
    releases: ['base', 'series'],
    search: [],
    series: ['base', 'search'],
    signals: ['base', 'series'],
    status: ['base'],
  },
  'queries/base': { parameters: [], 'real-time': ['parameters'] },
  'queries/dialects': { fred: [], odata: [], sdmx: [] },
  'queries/economy': {
    'board-days': ['forecasts', 'release-cards'],
    check: [],
    'cpi-laboratory': [],
    desks: [],
    forecasts: [],
    panels: [],
    'release-cards': ['forecasts'],
  },
  http: {
    base: [],
    describe: ['base', 'errors', 'request'],
    endpoints: ['base', 'describe', 'errors', 'pages', 'reply', 'request'],
    errors: ['base', 'request'],
    pages: ['base', 'describe'],
    reply: ['base', 'request'],
    request: ['base'],
    serve: ['base', 'endpoints', 'errors', 'reply', 'request', 'web'],
    web: ['base', 'endpoints', 'errors', 'reply', 'request'],
  },
  web: { client: ['words'], pages: ['parts', 'words'], parts: ['words'], words: [] },
};

/** The maximum number of files in a code folder, not counting declarations. */
export const MOST_FILES = 30;

export interface Restriction {
  /** Matches forbidden imports. `code` matches forbidden code. */
  readonly imports?: RegExp;
  readonly code?: RegExp;
  /** The only folders or files in src in which the import or code is allowed. */
  readonly only?: readonly string[];
  /** Folders in which the import or code is forbidden. It is allowed in all others. */
  readonly not?: readonly string[];
  /** Exceptions in the forbidden folders, each with its reason. */
  readonly but?: Readonly<Record<string, string>>;
  readonly what: string;
  readonly advice: string;
}

const PURE = ['core/', 'formats/', 'sources/', 'catalogue/', 'signals/'];

export const RESTRICTIONS: readonly Restriction[] = [
  {
    code: /\bprocess\s*(\.\s*env\b|\[)|\bimport\.meta\.env\b/,
    imports: /^(node:)?process$/,
    only: ['cli/wattle.ts', 'cli/mcp-bundle.ts', 'program/bulk-process.ts', 'program/ingest-process.ts', 'program/webhook-thread.ts'],
    what: 'the environment',
    advice: 'The entry files pass on the environment. Add the setting to src/program/settings.ts and take its value as an argument.',
  },
  {
    code: /\bDate\s*\.\s*now\b|\bnew\s+Date\s*(\(\s*\)|(?![\s(.\w]))/,
    only: ['core/clock.ts'],
    what: 'the time of day',
    advice: 'Take a Clock (src/core/clock.ts) as an argument and call its now().',
  },
  {
    imports: /^(fastify|fastify-plugin|@fastify\/.*)$/,
    only: ['http/'],
    what: 'the web framework',
    advice: 'Describe the endpoint in the list of src/http and keep the work in src/queries.',
  },
  {
    imports: /^(pg|pg-copy-streams|pg-.*|@photostructure\/sqlite|node:sqlite|better-sqlite3)$/,
    only: ['store/'],
    what: 'a database driver',
    advice: 'Add a method to the ports of src/store and implement it there for both dialects.',
  },
  {
    imports: /^undici$/,
    code: /(?<![.\w$])fetch\s*\(/,
    only: ['ingest/', 'webhooks/', 'web/client/'],
    but: {
      'cli/mcp.ts': 'The command sends requests only to a running Wattle.',
      'cli/reader/remote-reader.ts': 'The reading commands send requests only to a running Wattle.',
      'accounts/outside-tokens.ts': 'Reads the keys of the identity provider from the URL in the settings, with a limit on the response.',
    },
    what: 'the HTTP client',
    advice: 'Requests to agencies go through src/ingest/fetch/client.ts, those to subscribers through src/webhooks.',
  },
  {
    imports: /^(node:)?(fs|fs\/promises|http|https|http2|net|tls|dns|dgram|child_process|worker_threads)$/,
    not: PURE,
    but: {
      'formats/data-table.ts': 'The only reader of the fact files in data/, which ship with the program.',
      'formats/captured-chunks.ts': 'The only reader of captures that are files because they are too large for memory.',
    },
    what: 'files, sockets and processes',
    advice: 'This layer is pure: take bytes as an argument. src/ingest reads from agencies, src/program reads files.',
  },
];
