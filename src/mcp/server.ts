/** The Model Context Protocol over the product: tools, resources and prompts, the same on every transport and in both revisions. */
import { McpServer, ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { Ask, type Json, type JsonObject, objectOf, Refusal, rowsOf, type Send } from './ask.ts';
import { servePrompts } from './serve-prompts.ts';
import { serveTools } from './serve-tools.ts';
import { describe } from './tools/find.ts';
import { signalOf } from './tools/tables.ts';

export const INSTRUCTIONS =
  'Wattle answers with figures that Australian agencies published (ABS, RBA, APRA, ASIC, ATO, AIHW, WGEA, AEMO, BoM), each with its source. Begin with search, in the words of the question, and read the first result that fits: get_series for values, compare for several, get_rows for tables and registers, get_signal for computed figures. Periods are written 2024, 2024-Q1, 2024-03, 2024-03-31. as_of gives what was known on a day. What is not published has no row: say that it is not available, and never guess, extrapolate or carry forward. If search names a place or a word under unmatched, it is not covered: say so. SA in an id means seasonally adjusted; South Australia is SA_STATE. Cite the source with the figure.';

const HOUR_MS = 3_600_000;
const LISTED = { ttlMs: HOUR_MS, cacheScope: 'public' } as const;
/** A server for one connection, or for one request where there are no connections. */
export function mcpServer(send: Send, version: string): McpServer {
  const ask = new Ask(send);
  const server = new McpServer(
    { name: 'wattle', title: 'Wattle: Australian public data', version },
    {
      instructions: INSTRUCTIONS,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false }, prompts: { listChanged: false }, completions: {} },
      cacheHints: {
        'tools/list': LISTED,
        'prompts/list': LISTED,
        'resources/list': LISTED,
        'resources/templates/list': LISTED,
        'server/discover': LISTED,
      },
    },
  );
  serveTools(server.server, ask);
  addResources(server, ask);
  servePrompts(server.server);
  return server;
}

const JSON_TYPE = 'application/json';
const MARKDOWN = 'text/markdown';
const CATALOGUE_ROWS = 1000;

function addResources(server: McpServer, ask: Ask): void {
  const cacheHint = { ttlMs: HOUR_MS, cacheScope: 'private' } as const;
  server.registerResource(
    'catalogue',
    'wattle://catalogue',
    { title: 'Catalogue', description: 'Every dataset: id, title, frequency, periods held.', mimeType: MARKDOWN, cacheHint },
    async (uri) => {
      const { data } = await ask.get(['datasets'], { limit: CATALOGUE_ROWS });
      const lines = rowsOf(data).map((row) => {
        const stored = row['period_start'] === null ? 'not held' : `${String(row['period_start'])} to ${String(row['period_end'])}`;
        return `- ${String(row['dataset_id'])}: ${String(row['title'])} (${row['frequency'] === null ? 'register' : String(row['frequency'])}; ${stored})`;
      });
      return { contents: [{ uri: uri.href, mimeType: MARKDOWN, text: `# Datasets\n\n${lines.join('\n')}\n` }] };
    },
  );
  const completed = async (value: string, kind: string): Promise<string[]> => {
    if (value.trim() === '') return [];
    const { data } = await ask.get(['search'], { q: value, kind, limit: 20 });
    return rowsOf(data).map((row) => String(row['id']));
  };
  const json = (uri: URL, value: Json) => ({ contents: [{ uri: uri.href, mimeType: JSON_TYPE, text: JSON.stringify(value) }] });
  /** What an address names. There is no resource where there is nothing of that name. */
  const read = async (uri: URL, name: string | string[] | undefined, answered: (name: string) => Promise<Json>) => {
    try {
      return json(uri, await answered(decodeURIComponent(String(name))));
    } catch (error) {
      if (error instanceof URIError) throw new ResourceNotFoundError(uri.href);
      if (error instanceof Refusal && isAbsence(error)) throw new ResourceNotFoundError(uri.href, error.message);
      throw error;
    }
  };
  server.registerResource(
    'series',
    new ResourceTemplate('wattle://series/{id}', { list: undefined, complete: { id: (value) => completed(value, 'series') } }),
    { title: 'A series', description: 'What a series is, and how to cite it.', mimeType: JSON_TYPE, cacheHint },
    (uri, { id }) => read(uri, id, (name) => describe.run(ask, { id: name })),
  );
  server.registerResource(
    'dataset',
    new ResourceTemplate('wattle://dataset/{id}', { list: undefined, complete: { id: (value) => completed(value, 'dataset') } }),
    { title: 'A dataset', description: 'Its dimensions, coverage and notes.', mimeType: JSON_TYPE, cacheHint },
    (uri, { id }) => read(uri, id, (name) => describe.run(ask, { id: name })),
  );
  server.registerResource(
    'methodology',
    new ResourceTemplate('wattle://methodology/{signal}', { list: undefined, complete: { signal: (value) => completed(value, 'signal') } }),
    { title: 'Methodology of a signal', description: 'Its formula, its inputs and where they come from.', mimeType: JSON_TYPE, cacheHint },
    (uri, { signal }) =>
      read(uri, signal, async (name) => {
        const { meta } = await signalOf(ask, name, { explain: '1' });
        const explained: JsonObject = objectOf(meta['explain']);
        return { formula: explained['formula'] ?? null, inputs: meta['inputs'] ?? null, page: meta['methodology'] ?? null };
      }),
  );
}

/** Whether it was refused because there is nothing of the name: unknown ids have codes of their own, and the tools' own refusals none. */
const isAbsence = ({ code }: Refusal): boolean => code === null || code.startsWith('REQ_UNKNOWN_') || code === 'REQ_NOT_FOUND';
