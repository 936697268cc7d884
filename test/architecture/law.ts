/** The import law, as a checker over source texts: which layer may import which, and who alone may know a clock, a driver, a framework. */
import path from 'node:path';

export interface SourceFile {
  /** From the root of the repository, with forward slashes: `src/core/period.ts`. */
  readonly path: string;
  readonly text: string;
}

export interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

interface Layer {
  /** Layers it may import, besides itself and core. */
  readonly may: readonly string[];
  /** Single files of other layers it may import besides. */
  readonly files?: readonly string[];
  /** Single files of other layers of which it may import types. */
  readonly types?: readonly string[];
  /** Declarations of other layers it may import besides: datasets that are read whole. */
  readonly leaves?: RegExp;
  /** Where the offending code belongs. */
  readonly advice: string;
}

/** Each folder of src, and sandbox beside it, and what it may import. Nothing stands right under src. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  core: {
    may: [],
    advice: 'Core knows no format, agency, store or server: take what it needs as an argument, or move the code to the layer it speaks of.',
  },
  formats: { may: [], advice: 'A format is bytes in, tables out, for any agency: what knows an agency belongs in src/sources/<code>.' },
  sources: {
    may: ['formats'],
    advice:
      'A source declares where its files are and how they read: what asks or stores belongs in src/ingest, what answers in src/queries.',
  },
  catalogue: { may: ['formats', 'sources'], advice: 'The catalogue finds declarations: what reads data for them belongs in src/queries.' },
  signals: {
    may: ['catalogue'],
    leaves: /^sources\/[a-z]+\/datasets\/[^/]+\.ts$/,
    advice: 'A signal sees series handles, datasets and a formula: what fetches its inputs belongs in src/queries.',
  },
  search: {
    may: [],
    advice: 'Search knows words and documents: rows, columns and SQL belong in src/store, which hands it what it needs.',
  },
  store: {
    may: ['search'],
    advice: 'The store keeps what it is given: what decides about datasets belongs in src/ingest or src/queries.',
  },
  ingest: {
    may: ['catalogue', 'store'],
    files: ['formats/sniff.ts', 'formats/facts-table.ts'],
    advice: 'Ingest brings captures in: what parses belongs in src/formats or src/sources, what answers in src/queries.',
  },
  queries: {
    may: ['catalogue', 'signals', 'store'],
    files: ['ingest/jobs/on-demand.ts'],
    advice:
      'A query reads what is held; of ingest it knows only `on-demand`. What renders belongs in src/render, what speaks HTTP in src/http.',
  },
  watch: {
    may: ['catalogue', 'signals', 'store', 'queries'],
    advice:
      'What watches new versions reads by queries and writes events: what asks agencies belongs in src/ingest, what answers in src/queries.',
  },
  bulk: {
    may: ['catalogue', 'store', 'queries'],
    files: ['formats/written/parquet.ts'],
    advice: 'Bulk writes what is held into files: what brings data in belongs in src/ingest, what serves the files in src/http.',
  },
  clients: {
    may: ['mcp'],
    files: ['formats/written/tar.ts'],
    advice: 'Clients packs the program and its clients: what serves the files belongs in src/http, what shows them in src/web.',
  },
  accounts: { may: ['store'], advice: 'Accounts know the store alone: what speaks HTTP belongs in src/http.' },
  webhooks: { may: ['store'], advice: 'Webhooks know the store alone: what speaks HTTP to callers belongs in src/http.' },
  render: {
    may: [],
    files: ['formats/csv.ts', 'formats/written/parquet.ts', 'formats/written/workbook.ts'],
    types: ['queries/answer.ts', 'queries/sdmx/message.ts'],
    advice:
      'Rendering is pure: it takes an answer, of queries it knows only the types in answer.ts. What computes the answer belongs in src/queries.',
  },
  web: {
    may: ['queries', 'accounts', 'webhooks', 'render', 'catalogue', 'signals', 'clients'],
    advice:
      'A page is a function from what queries answer to HTML: what reads the store belongs in src/queries, what speaks HTTP in src/http/web.',
  },
  http: {
    may: ['queries', 'accounts', 'webhooks', 'render', 'catalogue', 'web', 'mcp', 'bulk', 'clients'],
    files: ['formats/data-table.ts'],
    advice:
      'HTTP asks queries and accounts: what reads the store belongs in src/queries or src/accounts, settings come as arguments from src/program.',
  },
  mcp: {
    may: [],
    advice: 'MCP asks the endpoints by their addresses, through what it is handed: what reads the store belongs in src/queries.',
  },
  sandbox: {
    may: ['catalogue', 'formats'],
    advice: 'The sandbox plays the agencies: it knows what they publish, nothing of how it is kept or served.',
  },
  program: {
    may: [
      ...['formats', 'sources', 'catalogue', 'signals', 'search', 'store', 'ingest', 'queries', 'watch', 'bulk', 'clients'],
      ...['accounts', 'webhooks', 'render', 'web', 'http', 'mcp', 'sandbox'],
    ],
    advice: 'The program puts the layers together: what the command line prints belongs in src/cli.',
  },
  cli: {
    may: [
      ...['formats', 'sources', 'catalogue', 'signals', 'store', 'ingest', 'queries', 'watch', 'bulk'],
      ...['accounts', 'webhooks', 'render', 'http', 'mcp', 'sandbox', 'program'],
    ],
    advice: 'The command line runs the program and prints: what computes belongs in the layer it speaks of.',
  },
};

/** The rooms within a layer, and which others of the layer each may import. The files beside them belong to all of its rooms. */
export const ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  store: {
    accounts: ['mails', 'ports'],
    backup: ['captures', 'ports', 'sqlite'],
    captures: ['ports'],
    checks: ['ports'],
    integrity: ['ports', 'series'],
    events: ['ports'],
    jobs: ['ports'],
    mails: ['ports'],
    ports: [],
    postgres: ['ports', 'schema'],
    registers: ['ports', 'series', 'sqlite', 'postgres'],
    releases: ['ports'],
    schema: [],
    series: ['events', 'ports', 'sqlite', 'postgres'],
    sqlite: ['ports', 'schema'],
    webhooks: ['ports'],
  },
  ingest: { fetch: [], apply: [], jobs: ['fetch', 'apply', 'vintages'], starter: ['apply'], vintages: ['apply'] },
  queries: {
    charts: ['datasets', 'parameters', 'series', 'vintages'],
    concepts: ['parameters', 'series', 'signals'],
    datasets: ['parameters', 'registers', 'search', 'vintages'],
    figures: ['series'],
    finder: ['concepts', 'parameters', 'search', 'series'],
    fred: ['parameters', 'search', 'series', 'vintages'],
    parameters: [],
    registers: ['parameters'],
    releases: ['parameters', 'series'],
    sdmx: ['parameters', 'series', 'vintages'],
    search: [],
    series: ['datasets', 'parameters', 'search', 'vintages'],
    signals: ['parameters', 'series', 'vintages'],
    status: [],
    topics: ['concepts', 'figures', 'series'],
    odata: ['datasets', 'series', 'signals'],
    regions: ['figures', 'parameters', 'series'],
    places: ['figures', 'regions', 'series'],
    forecasts: ['parameters', 'series'],
    'release-cards': ['figures', 'forecasts', 'series'],
    weather: ['parameters'],
    vintages: ['parameters'],
  },
  http: {
    describe: ['request'],
    endpoints: ['describe', 'pages', 'request'],
    pages: ['describe'],
    request: [],
    web: ['endpoints', 'request'],
  },
  web: { client: ['words'], pages: ['parts', 'words'], parts: ['words'], words: [] },
};

/** So many files may stand side by side in a folder of code; leaves are counted by nobody. */
export const MOST_FILES = 30;

interface Door {
  /** What is found in the imports, or in the code. */
  readonly imports?: RegExp;
  readonly code?: RegExp;
  /** Folders or files, from src, behind which it is allowed. */
  readonly only?: readonly string[];
  /** Folders in which it is not allowed; everywhere else it is. */
  readonly not?: readonly string[];
  /** Files of those folders that may all the same, and why. */
  readonly but?: Readonly<Record<string, string>>;
  readonly what: string;
  readonly advice: string;
}

const PURE = ['core/', 'formats/', 'sources/', 'catalogue/', 'signals/'];

export const DOORS: readonly Door[] = [
  {
    code: /\bprocess\s*(\.\s*env\b|\[)|\bimport\.meta\.env\b/,
    imports: /^(node:)?process$/,
    only: ['cli/wattle.ts', 'cli/mcp-bundle.ts', 'program/bulk-process.ts', 'program/ingest-process.ts', 'program/webhook-thread.ts'],
    what: 'the environment',
    advice: 'The entry files hand the environment on: add the setting to src/program/settings.ts and take its value as an argument.',
  },
  {
    code: /\bDate\s*\.\s*now\b|\bnew\s+Date\s*(\(\s*\)|(?![\s(.\w]))/,
    only: ['core/clock.ts'],
    what: 'the time of day',
    advice: 'Take a Clock (src/core/clock.ts) and ask its now().',
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
    advice: 'Add what is needed to the ports of src/store and implement it there for both dialects.',
  },
  {
    imports: /^undici$/,
    code: /(?<![.\w$])fetch\s*\(/,
    only: ['ingest/', 'webhooks/', 'web/client/'],
    but: {
      'cli/mcp.ts': 'The command speaks to a running Wattle, and to nobody else.',
      'cli/reader/remote-reader.ts': 'The commands that read speak to a running Wattle, and to nobody else.',
      'accounts/outside-tokens.ts': 'The keys of the identity provider are read from the address that the settings name, a bounded answer.',
    },
    what: 'the HTTP client',
    advice: 'Agencies are asked through src/ingest/fetch/client.ts, subscribers through src/webhooks.',
  },
  {
    imports: /^(node:)?(fs|fs\/promises|http|https|http2|net|tls|dns|dgram|child_process|worker_threads)$/,
    not: PURE,
    but: {
      'formats/data-table.ts': 'Facts that ship with the program are files in data/; this alone reads them.',
      'formats/captured-chunks.ts': 'A capture too large for memory is a file; this alone reads it.',
    },
    what: 'files, sockets and processes',
    advice: 'This layer is pure: take bytes as an argument. Upstreams are read in src/ingest, files by the program in src/program.',
  },
];

const VAGUE_NAMES = /^(utils?|helpers?|common|managers?|index)$|-(utils?|helpers?|managers?)$/;

/** Every breach of the law among the files, one readable line each. */
export function breaches(files: readonly SourceFile[]): string[] {
  return [
    ...files.flatMap((file) => [...nameBreaches(file), ...layerBreaches(file), ...roomBreaches(file), ...doorBreaches(file)]),
    ...cycles(files),
    ...crowdedFolders(files),
  ];
}

const withinSrc = (file: string): string => file.replace(/^src\//, '');
/** `core` of `src/core/period.ts`, `sandbox` of `sandbox/abs/agency.ts`; null right under src. */
const layerOf = (file: string): string | null =>
  /^(?:src\/([^/]+)|(sandbox))\//
    .exec(file)
    ?.slice(1)
    .find((part) => part !== undefined) ?? null;
const sourceOf = (file: string): string | null => /^src\/sources\/([^/]+)\//.exec(file)?.[1] ?? null;

function nameBreaches(file: SourceFile): string[] {
  const vague = withinSrc(file.path)
    .replace(/\.ts$/, '')
    .split('/')
    .find((part) => VAGUE_NAMES.test(part));
  return vague === undefined
    ? []
    : [`${file.path}: "${vague}" says nothing about what is inside. Name the file after the one thing it does.`];
}

function layerBreaches(file: SourceFile): string[] {
  const name = layerOf(file.path);
  if (SETTINGS.has(file.path)) return configBreaches(file);
  if (name === null)
    return [`${file.path}: nothing stands right under src. What puts the program together belongs in src/program or src/cli.`];
  const layer = LAYERS[name];
  if (!layer) return [`${file.path}: src/${name} is no layer. Put the file into one of ${Object.keys(LAYERS).join(', ')}.`];
  return importsOf(file.text).flatMap((found) => {
    const target = resolve(file.path, found.specifier);
    if (target === null || mayImport(name, layer, file.path, target, found.typeOnly)) return [];
    return [`${file.path} imports ${target}. ${adviceFor(name, layer, target)}`];
  });
}

/** `queries` and `series` of `src/queries/series/list-series.ts`; the room is null for a file beside the rooms. */
function roomOf(file: string): { readonly layer: string; readonly room: string | null } | null {
  const layer = layerOf(file);
  if (layer === null) return null;
  const within = file.slice(file.indexOf(`${layer}/`) + layer.length + 1);
  return { layer, room: within.includes('/') ? within.slice(0, within.indexOf('/')) : null };
}

function roomBreaches(file: SourceFile): string[] {
  const from = roomOf(file.path);
  if (from === null || from.room === null) return [];
  const { layer, room } = from;
  const rooms = ROOMS[layer];
  if (rooms === undefined) return [];
  const may = rooms[room];
  if (may === undefined)
    return [`${file.path}: src/${layer}/${room} is no room of src/${layer}. Put the file into one of ${Object.keys(rooms).join(', ')}.`];
  return importsOf(file.text).flatMap((found) => {
    const target = resolve(file.path, found.specifier);
    const to = target === null ? null : roomOf(target);
    if (to === null || to.layer !== layer || to.room === null || to.room === room || may.includes(to.room)) return [];
    return [
      `${file.path} imports ${target}. In src/${layer}, ${room} may import ${[...may, 'the files beside the rooms'].join(', ')}: what both need belongs beside them.`,
    ];
  });
}

/** What a recipe of CONTRIBUTING.md adds one of: datasets, topics of series, of identities, of subjects, signals, with their tests and specimens; and what is generated. */
const LEAVES =
  /\/datasets\/|\.generated\.ts$|^src\/catalogue\/(series|identities|subjects)\/|^(src|test)\/signals\/[^/]+$|^test\/specimens\/[^/]+\//;

/** Folders of code with more files side by side than a reader takes in at once. */
export function crowdedFolders(files: readonly Pick<SourceFile, 'path'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { path: name } of files) {
    if (LEAVES.test(name)) continue;
    const folder = path.posix.dirname(name);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder} has ${count} files side by side, more than ${MOST_FILES}. Sort them by subject into folders.`);
}

/** Read before anything else: how texts are read, the declarations, and the values. */
const SETTINGS: ReadonlySet<string> = new Set(['setting-readers', 'settings', 'config'].map((name) => `src/program/${name}.ts`));

const configBreaches = (file: SourceFile): string[] =>
  importsOf(file.text)
    .map((found) => resolve(file.path, found.specifier))
    .filter((target) => target !== null && layerOf(target) !== 'core' && target !== 'src/program/data-folder.ts' && !SETTINGS.has(target))
    .map((target) => `${file.path} imports ${target}. Settings are read before anything else: only core may be imported there.`);

function mayImport(name: string, layer: Layer, from: string, target: string, typeOnly: boolean): boolean {
  const to = layerOf(target);
  if (to === 'core') return true;
  if (to === name) return name !== 'sources' || (sourceOf(from) === sourceOf(target) && sourceOf(from) !== null);
  if (to !== null && layer.may.includes(to)) return true;
  const file = withinSrc(target);
  return layer.files?.includes(file) === true || layer.leaves?.test(file) === true || (typeOnly && layer.types?.includes(file) === true);
}

function adviceFor(name: string, layer: Layer, target: string): string {
  if (name === 'sources' && layerOf(target) === 'sources')
    return 'One source never imports another: what two of them share is a format, in src/formats.';
  if (['program', 'cli'].includes(layerOf(target) ?? ''))
    return 'The program puts the layers together: take what you need from it as an argument.';
  return layer.advice;
}

function doorBreaches(file: SourceFile): string[] {
  const within = withinSrc(file.path);
  const specifiers = importsOf(file.text).map((found) => found.specifier);
  const bare = withoutText(file.text);
  return DOORS.filter((door) => !allowed(door, within)).flatMap((door) => {
    const imported = specifiers.find((specifier) => door.imports?.test(specifier));
    const used = imported ?? door.code?.exec(bare)?.[0];
    return used === undefined ? [] : [`${file.path} knows ${door.what} (${used.trim()}). ${door.advice}`];
  });
}

function allowed(door: Door, within: string): boolean {
  const isIn = (places: readonly string[]): boolean =>
    places.some((place) => within === place || (place.endsWith('/') && within.startsWith(place)));
  if (isIn(Object.keys(door.but ?? {}))) return true;
  return door.only ? isIn(door.only) : !isIn(door.not ?? []);
}

/** Rings of files, and of rooms, that import each other; types count, because a reader follows them too. */
function cycles(files: readonly SourceFile[]): string[] {
  const edges = new Map(files.map((file) => [file.path, targetsOf(file)]));
  const ofRooms = ringsOf(roomEdges(edges)).filter((ring) => /\/ |\/\./.test(ring));
  return [...ringsOf(edges), ...ofRooms];
}

/** The same arrows between the rooms of a layer, a file beside the rooms standing for itself. */
function roomEdges(edges: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const nodeOf = (file: string): string => {
    const found = roomOf(file);
    return found === null || found.room === null ? file : `${found.layer}/${found.room}/`;
  };
  const between = new Map<string, Set<string>>();
  for (const [file, targets] of edges) {
    const from = nodeOf(file);
    for (const target of targets) {
      const to = nodeOf(target);
      if (from === to || layerOf(file) !== layerOf(target) || layerOf(file) === 'sources') continue;
      between.set(from, (between.get(from) ?? new Set()).add(to));
    }
  }
  return new Map([...between].map(([from, to]) => [from, [...to]]));
}

function ringsOf(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const trail: string[] = [];
  const visit = (file: string): void => {
    state.set(file, 'open');
    trail.push(file);
    for (const target of edges.get(file) ?? []) {
      if (state.get(target) === 'open') {
        const ring = [...trail.slice(trail.indexOf(target)), target];
        found.push(`Import cycle: ${ring.join(' -> ')}. Move what they share into a file that both import.`);
      } else if (edges.has(target) && !state.has(target)) visit(target);
    }
    trail.pop();
    state.set(file, 'done');
  };
  for (const file of edges.keys()) if (!state.has(file)) visit(file);
  return found;
}

const targetsOf = (file: SourceFile): string[] => [
  ...new Set(
    importsOf(file.text)
      .map((found) => resolve(file.path, found.specifier))
      .filter((target) => target !== null),
  ),
];

/** The file a relative specifier means, from the root of the repository; null for a package. */
function resolve(from: string, specifier: string): string | null {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null;
}

const IMPORT = /^[ \t]*import\s+(type\s+(?!from\b|,))?[\w$*{}\s,]+?\s+from\s*['"]([^'"]+)['"]/gm;
const EXPORT = /^[ \t]*export\s+(type\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from\s*['"]([^'"]+)['"]/gm;
const SIDE_EFFECT = /^[ \t]*(import)\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\b(import|require|getBuiltinModule)\(\s*['"]([^'"]+)['"]/g;

/** What a source text imports: statements, re-exports, side effects and calls with a fixed name. */
export function importsOf(text: string): Import[] {
  const code = withoutComments(text);
  return [IMPORT, EXPORT, SIDE_EFFECT, DYNAMIC].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => ({ specifier: match[2] ?? '', typeOnly: match[1]?.startsWith('type') === true })),
  );
}

const withoutComments = (text: string): string => blank(text, new Set(['comment', 'template']));
const withoutText = (text: string): string => blank(text, new Set(['comment', 'template', 'string', 'regex']));

type Token = 'comment' | 'string' | 'template' | 'regex';

/** The text with some kinds of token overwritten by blanks, its lines where they were. */
function blank(text: string, kinds: ReadonlySet<Token>): string {
  const out = text.split('');
  for (const { kind, start, end } of tokens(text)) {
    if (!kinds.has(kind)) continue;
    for (let i = start; i < end; i += 1) if (text[i] !== '\n') out[i] = ' ';
  }
  return out.join('');
}

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'?|"(?:[^"\\\n]|\\[\s\S])*"?/y;
const REGEX = /\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** A slash begins a regular expression where a value is expected: after an operator, a bracket that opens, or `return`. */
const BEFORE_REGEX = /(^|[=(,;:?!&|{}[+\-*%<>~^]|=>|\b(?:return|typeof|case|in|of|await|yield))\s*$/;

/** Comments, strings and regular expressions of a text; the code between them, and inside `${}` of a template, is left out. */
function* tokens(text: string): Generator<{ kind: Token; start: number; end: number }> {
  /** Depth of braces at which a template goes on. */
  const templates: number[] = [];
  let depth = 0;
  let i = 0;
  const at = (pattern: RegExp): number | null => {
    pattern.lastIndex = i;
    return pattern.test(text) ? pattern.lastIndex : null;
  };
  while (i < text.length) {
    const c = text[i];
    const closesInsert = c === '}' && templates.at(-1) === depth;
    if (c === '`' || closesInsert) {
      if (closesInsert) templates.pop();
      const end = endOfTemplatePart(text, i + 1);
      if (text[end - 1] === '{') templates.push(depth);
      yield { kind: 'template', start: i, end };
      i = end;
      continue;
    }
    const comment = at(COMMENT);
    const string = comment ?? at(STRING);
    const regex = string ?? (c === '/' && BEFORE_REGEX.test(text.slice(Math.max(0, i - 40), i)) ? at(REGEX) : null);
    if (regex !== null) {
      yield { kind: comment !== null ? 'comment' : string !== null ? 'string' : 'regex', start: i, end: regex };
      i = regex;
      continue;
    }
    if (c === '{') depth += 1;
    if (c === '}') depth -= 1;
    i += 1;
  }
}

/** Past the closing backtick, or past the `${` at which code begins. */
function endOfTemplatePart(text: string, start: number): number {
  for (let i = start; i < text.length; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '`') return i + 1;
    else if (text[i] === '$' && text[i + 1] === '{') return i + 2;
  }
  return text.length;
}
