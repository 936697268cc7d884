/** Serves MCP resources under `wattle://` URLs. */
import { type McpServer, type ReadResourceResult, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { nearest } from '../core/nearest.ts';
import { parseUrl } from '../core/url.ts';
import { type Ask, type Json, type JsonObject, objectOf, Refusal, rowsOf } from './ask.ts';
import { unknown } from './teaching.ts';
import { describe } from './tools/find.ts';
import { signalOf } from './tools/tables.ts';

const SCHEME = 'wattle://';
const CATALOGUE = 'wattle://catalogue';
const JSON_TYPE = 'application/json';
const MARKDOWN = 'text/markdown';
const CATALOGUE_ROWS = 1000;
/** The maximum length of names and ids, in characters. */
const LONGEST_VALUE = 300;

interface Kind {
  /** The first part of the URL, such as `series` in `wattle://series/{id}`. */
  readonly kind: string;
  readonly variable: string;
  /** Ids are completed from search results of this kind. */
  readonly searched: string;
  readonly title: string;
  readonly description: string;
  readonly read: (ask: Ask, name: string) => Promise<Json>;
}

const described = (ask: Ask, id: string): Promise<Json> => describe.run(ask, { id });

const KINDS: readonly Kind[] = [
  {
    kind: 'series',
    variable: 'id',
    searched: 'series',
    read: described,
    title: 'A series',
    description: 'Metadata and citation for a series.',
  },
  {
    kind: 'dataset',
    variable: 'id',
    searched: 'dataset',
    read: described,
    title: 'A dataset',
    description: 'Dimensions, available periods and notes for a dataset.',
  },
  {
    kind: 'methodology',
    variable: 'signal',
    searched: 'signal',
    title: 'Indicator methodology',
    description: 'Formula, inputs and sources for an indicator.',
    read: async (ask, name) => {
      const { meta } = await signalOf(ask, name, { explain: '1' });
      const explained: JsonObject = objectOf(meta['explain']);
      return { formula: explained['formula'] ?? null, inputs: meta['inputs'] ?? null, page: meta['methodology'] ?? null };
    },
  },
];

const templateOf = ({ kind, variable }: Kind): string => `${SCHEME}${kind}/{${variable}}`;
const ALL = [CATALOGUE, ...KINDS.map(templateOf)];

export function serveResources(server: McpServer, ask: Ask): void {
  const catalogue = server.registerResource(
    'catalogue',
    CATALOGUE,
    { title: 'Catalogue', description: 'Id, title, frequency and available periods for every dataset.', mimeType: MARKDOWN },
    async (uri, { mcpReq }) => textAt(uri, MARKDOWN, await catalogueText(ask.until(mcpReq.signal))),
  );
  const templates = KINDS.map((kind) =>
    server.registerResource(
      kind.kind,
      new ResourceTemplate(templateOf(kind), {
        list: undefined,
        complete: { [kind.variable]: (value) => completed(ask, value, kind.searched) },
      }),
      { title: kind.title, description: kind.description, mimeType: JSON_TYPE },
      async (uri, { [kind.variable]: name }, { mcpReq }) =>
        textAt(uri, JSON_TYPE, JSON.stringify(await existing(uri, String(name), (one) => kind.read(ask.until(mcpReq.signal), one)))),
    ),
  );
  // The SDK's handler does not suggest similar URLs.
  server.server.setRequestHandler('resources/read', ({ params: { uri: address } }, context) => {
    const uri = address.length > LONGEST_VALUE ? null : parseUrl(address);
    if (uri?.href === CATALOGUE) return catalogue.readCallback(uri, context);
    for (const { resourceTemplate, readCallback } of templates) {
      const variables = uri && resourceTemplate.uriTemplate.match(uri.href);
      if (variables) return readCallback(uri, variables, context);
    }
    throw new ResourceNotFoundError(address, unknown('resource', address, ALL, near(address)));
  });
}

/** Returns similar URLs: `wattle://series/AU.CPI.YOY` for `wattle://serie/AU.CPI.YOY`. */
function near(address: string): readonly string[] {
  const [first = '', ...parts] = (address.startsWith(SCHEME) ? address.slice(SCHEME.length) : address).split('/');
  const rest = parts.join('/');
  const kinds = KINDS.map(({ kind }) => kind);
  return nearest(first, ['catalogue', ...kinds]).map((kind) => {
    const template = KINDS.find((one) => one.kind === kind);
    if (template === undefined) return CATALOGUE;
    return rest === '' ? templateOf(template) : `${SCHEME}${kind}/${rest}`;
  });
}

const textAt = (uri: URL, mimeType: string, text: string): ReadResourceResult => ({ contents: [{ uri: uri.href, mimeType, text }] });

async function catalogueText(ask: Ask): Promise<string> {
  const { data } = await ask.get(['datasets'], { limit: CATALOGUE_ROWS });
  const lines = rowsOf(data).map((row) => {
    const stored = row['period_start'] === null ? 'no data' : `${String(row['period_start'])} to ${String(row['period_end'])}`;
    return `- ${String(row['dataset_id'])}: ${String(row['title'])} (${row['frequency'] === null ? 'register' : String(row['frequency'])}, ${stored})`;
  });
  return `# Datasets\n\n${lines.join('\n')}\n`;
}

async function completed(ask: Ask, value: string, kind: string): Promise<string[]> {
  if (value.trim() === '' || value.length > LONGEST_VALUE) return [];
  const { data } = await ask.get(['search'], { q: value, kind, limit: 20 });
  return rowsOf(data).map((row) => String(row['id']));
}

/** Reads a resource. Throws ResourceNotFoundError if it does not exist. */
async function existing(uri: URL, name: string, read: (name: string) => Promise<Json>): Promise<Json> {
  try {
    return await read(decodeURIComponent(name));
  } catch (error) {
    if (error instanceof URIError) throw new ResourceNotFoundError(uri.href);
    if (error instanceof Refusal && isAbsence(error)) throw new ResourceNotFoundError(uri.href, error.message);
    throw error;
  }
}

/** A tool refuses without a code if the id is for another tool. */
const isAbsence = ({ code }: Refusal): boolean => code === null || code.startsWith('REQ_UNKNOWN_') || code === 'REQ_NOT_FOUND';
