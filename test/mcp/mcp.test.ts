/** Uses the Model Context Protocol of a running program through the official SDK's client, over both transports. */

import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokensOf } from '../../src/mcp/budget.ts';
import { INSTRUCTIONS } from '../../src/mcp/server.ts';
import { TOOLS } from '../../src/mcp/tools.ts';
import { builtFile } from '../built.ts';
import { type Running, remove, startWattle, temporaryFolder } from '../program/running.ts';
import { recorded } from '../programs/needs.ts';
import { withStarterProgram } from '../starter/loaded-starter.ts';
import { type Call, type PlanResult, type Question, type Report, runPlan } from './question-plans.ts';
import { runVoice, voiced } from './voices.ts';

const KEY = 'ak_mcp_test';
/** Twelve series from two datasets. They have breaks and different vintages, so their response has the most notes. */
const TWELVE = 'MALE NSW NT ORIG QLD SA SA_STATE TAS TREND VIC WA YOUTH'.split(' ').map((place) => `AU.UNEMPLOYED.${place}`);
const DATA = temporaryFolder();
let program: Running;
let http: Client;
let stdio: Client;

beforeAll(async () => {
  await withStarterProgram(DATA);
  program = await startWattle({ WATTLE_DATA_DIR: DATA, WATTLE_DEV_KEY: KEY, WATTLE_FREE_MONTHLY_CALLS: '1000000' });
  http = await connected(new Client({ name: 'test', version: '1' }));
  stdio = new Client({ name: 'test', version: '1' });
  await stdio.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [builtFile('src/cli/wattle.js'), 'mcp'],
      env: { PATH: process.env['PATH'] ?? '', WATTLE_URL: program.origin, WATTLE_KEY: KEY },
    }),
  );
});
afterAll(async () => {
  await http?.close();
  await stdio?.close();
  await program?.stop();
  remove(DATA);
});

async function connected(client: Client, key = KEY): Promise<Client> {
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${program.origin}/mcp`), { requestInit }));
  return client;
}

async function reported(client: Client, name: string, given: Record<string, unknown>): Promise<Report> {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
  const [block] = content as readonly { readonly text?: string }[];
  return { answer: (structuredContent ?? {}) as Record<string, unknown>, text: block?.text ?? '', isError: isError === true };
}

/** Returns the status for a message from a page whose host name resolves to this machine. Its origin equals the requested host. */
const reboundStatus = (): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: 'evil.example',
      origin: 'http://evil.example',
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
    };
    const sent = request(`${program.origin}/mcp`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.once('error', reject);
    sent.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }));
  });

const post = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${program.origin}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${KEY}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
  });

describe.each([
  ['over HTTP', () => http],
  ['over standard input and output', () => stdio],
])('%s', (_, client) => {
  test('lists tools with their input and output, as read-only, in few tokens', async () => {
    const { tools } = await client().listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    expect(tools.length).toBeLessThanOrEqual(10);
    for (const tool of tools) {
      expect(tool.outputSchema, tool.name).toMatchObject({ type: 'object' });
      expect(tool.inputSchema, tool.name).toMatchObject({ type: 'object' });
      expect(tool.annotations, tool.name).toMatchObject({ readOnlyHint: true, idempotentHint: true, openWorldHint: false });
      expect(tool.description, tool.name).toMatch(/At most [\d,]+ tokens\./);
    }
    expect(tokensOf(JSON.parse(JSON.stringify(tools)))).toBeLessThan(5000);
    expect(INSTRUCTIONS.split(/\s+/).length).toBeLessThanOrEqual(160);
  });

  test.each<[string, Record<string, unknown>]>([
    ['search', { query: 'unemployment victoria', limit: 25, detail: 'full' }],
    ['describe', { id: 'AU.CPI.YOY', detail: 'full' }],
    ['describe', { id: 'abs.LF_INDUSTRY' }],
    ['describe', { id: 'asic.ASIC_COMPANIES' }],
    ['describe', { id: 'real-wages' }],
    ['get_series', { id: 'AU.CPI.YOY', last_n: 200 }],
    ['compare', { ids: ['AU.CPI.YOY', 'AU.WPI.YOY'], last_n: 200 }],
    ['compare', { ids: TWELVE, last_n: 200, frequency: 'a' }],
    ['get_rows', { dataset: 'abs.LF_INDUSTRY', filters: { industry: '*' }, limit: 100 }],
    ['get_signal', { name: 'real-wages', start: '2000-Q1', last_n: 100 }],
    ['get_vintages', { id: 'AU.CPI.INDEX', period: '2022-Q2' }],
    ['get_vintages', { id: 'AU.UNEMP', last_n: 200 }],
    ['get_vintages', { id: 'AU.CPI.YOY', release: '1', last_n: 200 }],
    ['list_releases', { days_ahead: 90, days_back: 90, limit: 50 }],
    ['list_releases', { publication: 'cpi', period: '2026-06' }],
    ['explain', { id: 'AU.CPI.YOY', period: '2022-Q4' }],
    ['explain', { id: 'real-wages' }],
    ['explain', { id: 'state-league-table' }],
  ])('%s %j stays within its budget, and the response matches its schema', async (name, given) => {
    const { answer, text, isError } = await reported(client(), name, given);
    expect(isError, text).toBe(false);
    expect(JSON.parse(text)).toEqual(answer);
    const budget = TOOLS.find((tool) => tool.name === name)?.budget;
    expect(tokensOf(JSON.parse(text))).toBeLessThanOrEqual(budget ?? 0);
    // Responses with many notes still contain values.
    const shown = answer['rows'] ?? answer['operands'];
    if (Array.isArray(shown)) expect(shown.length, text).toBeGreaterThan(0);
  });

  test('values are the same as from the endpoints, with unit and source', async () => {
    const { answer } = await reported(client(), 'get_series', { id: 'AU.CPI.YOY', start: '2022-Q4', end: '2022-Q4' });
    const { data } = (await (await program.get('/v1/series/AU.CPI.YOY?start=2022-Q4&end=2022-Q4')).json()) as { data: { value: number }[] };
    expect(answer).toMatchObject({
      units: 'Per cent',
      rows: [['2022-Q4', data[0]?.value]],
      source: expect.stringContaining('Reserve Bank'),
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ['get_series', { id: 'AU.CPI.YOY', start: '2020', last_n: 2 }],
    ['get_series', { id: 'A84423050A', units: 'chg', frequency: 'q', last_n: 2 }],
    ['compare', { ids: ['AU.CPI.YOY', 'AU.WPI.YOY'], start: '2015', last_n: 2 }],
  ])('%s %j adds the chart as an image on request', async (name, given) => {
    const plain = await client().callTool({ name, arguments: given });
    const drawn = await client().callTool({ name, arguments: { ...given, picture: true } });
    const [text, image, ...others] = drawn.content as readonly { type: string; data?: string; mimeType?: string }[];
    expect([plain.content, plain.structuredContent]).toEqual([[text], drawn.structuredContent]);
    expect([image?.type, image?.mimeType, others]).toEqual(['image', 'image/png', []]);
    const png = Buffer.from(image?.data ?? '', 'base64');
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 1440]);
  });

  test('values are returned with the reason if a chart cannot be drawn', async () => {
    const given = { id: 'AU.FORECAST.RBA.CPI', picture: true };
    const { content, isError } = await client().callTool({ name: 'get_series', arguments: given });
    const [first, second] = content as readonly { type: string; text?: string }[];
    expect([isError ?? false, first?.type, second?.text]).toEqual([false, 'text', expect.stringMatching(/^No chart: /)]);
  });

  test('the note names breaks between the values', async () => {
    const window = { start: '2020-Q1', end: '2020-Q4' };
    const broken = /Break \(2020-Q2 to 2020-Q3\): Child care/;
    for (const [name, ids] of [
      ['get_series', { id: 'AU.CPI.YOY' }],
      ['compare', { ids: ['AU.CPI.YOY', 'AU.WPI.YOY'] }],
    ] as const) {
      expect((await reported(client(), name, { ...ids, ...window })).answer['note'], name).toMatch(broken);
      const before = { start: '2015-Q1', end: '2015-Q4' };
      expect((await reported(client(), name, { ...ids, ...before })).answer['note'] ?? '', name).not.toContain('Break (');
    }
  });

  test('vintages are the same as in the matrix: a period, the vintages, the first releases, and the basis of each day', async () => {
    type Matrix = { data: Record<string, unknown>[]; meta: { summary: { vintages: { vintage: string; published_basis: string }[] } } };
    const matrix = (await (await program.get('/v1/series/AU.UNEMP/vintages?limit=3&vintages=4')).json()) as Matrix;
    const { vintages } = matrix.meta.summary;
    const whole = await reported(client(), 'get_vintages', { id: 'AU.UNEMP', last_n: 3 });
    expect(whole.answer).toMatchObject({
      columns: ['period', ...vintages.map(({ vintage }) => vintage)],
      rows: matrix.data.map((row) => [row['period'], ...vintages.map(({ vintage }) => row[vintage])]),
    });
    const unstated = vintages.filter(({ published_basis }) => published_basis !== 'stated');
    expect(whole.answer['published_basis'] ?? {}).toEqual(
      Object.fromEntries(unstated.map(({ vintage, published_basis }) => [vintage, published_basis])),
    );
    const first = await reported(client(), 'get_vintages', { id: 'AU.UNEMP', release: '1', start: '2020-08', end: '2020-08' });
    expect(first.answer).toMatchObject({ columns: ['period', 'value', 'vintage', 'published_basis', 'status'] });
    expect(first.answer['rows']).toEqual([['2020-08', expect.closeTo(6.8, 1), expect.stringMatching(/^2020-09-/), 'inferred', null]]);
    const one = await reported(client(), 'get_vintages', { id: 'AU.CPI.YOY', period: '2022-Q2' });
    const { data } = (await (await program.get('/v1/series/AU.CPI.YOY?start=2022-Q2&end=2022-Q2')).json()) as { data: { value: number }[] };
    expect(one.answer).toMatchObject({ period: '2022-Q2', first: 6.1, earliest: 6.1, now: data[0]?.value });
  });

  test('an indicator is explained by its formula and the published cells for its latest row', async () => {
    const { answer } = await reported(client(), 'explain', { id: 'real-wages', period: '2025-Q4' });
    expect(answer['operands']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          input: 'g',
          series_id: 'AU.WPI.YOY',
          period: '2025-Q4',
          value: 3.4,
          at: 'Data1!Y124',
          sha256: expect.any(String),
        }),
      ]),
    );
  });

  test('an unpublished value has no row, and the response names the stored data', async () => {
    const { answer, isError } = await reported(client(), 'get_series', { id: 'AU.UNEMP.SA', start: '2027-12', end: '2027-12' });
    expect(isError).toBe(false);
    expect(answer).toMatchObject({ rows: [], summary: null, note: expect.stringMatching(/Available: .* to .*Do not guess/) });
  });

  test('errors name the most similar id, the accepted values, and where ids are listed', async () => {
    expect(await reported(client(), 'get_series', { id: 'AU.CPII.YOY' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('Did you mean AU.CPI.YOY'),
    });
    expect((await reported(client(), 'get_series', { id: 'AU.CPI.YOI' })).text).toBe(
      'Unknown series: “AU.CPI.YOI”. Did you mean AU.CPI.YOY, AU.CPI.QOQ, AU.PPI.YOY? Use the `search` tool to find it. (REQ_UNKNOWN_SERIES)',
    );
    expect(await reported(client(), 'get_series', { id: 'AU.CPI.YOY', start: 'soon' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('2024-Q1'),
    });
    expect(await reported(client(), 'get_rows', { dataset: 'unemployment' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('abs.LF'),
    });
    expect(await reported(client(), 'get_signal', { name: 'real-wage' })).toMatchObject({
      isError: true,
      text: expect.stringMatching(
        /^Unknown indicator: “real-wage”\. Did you mean real-wages.*\? Use search with kind=signal to find indicators/,
      ),
    });
    for (const name of ['releases', 'status', 'account', 'series', 'nothing at all'])
      expect(await reported(client(), 'get_signal', { name })).toMatchObject({
        isError: true,
        text: expect.stringContaining(`Unknown indicator: “${name}”.`),
      });
    expect(await reported(client(), 'get_series', { id: 'AU.CPI.YOY', nonsense: 1 })).toMatchObject({ isError: true });
    expect(await reported(client(), 'search', { query: 'cpi newcastle' })).toMatchObject({ answer: { unmatched: ['Newcastle'] } });
  });

  test('search says that a series is discontinued, with its last period and its successor', async () => {
    const { answer } = await reported(client(), 'search', { query: 'AU.RETAIL' });
    expect(answer['results']).toMatchObject([{ id: 'AU.RETAIL', discontinued: { last: '2025-06', successor: 'abs.HSI_M' } }]);
  });

  test('the name of a table lists its series, and tools that need one series list them', async () => {
    for (const id of ['6202.0 table 1', '6202.0', 'table G1']) {
      const { answer, isError } = await reported(client(), 'get_series', { id });
      const { columns, rows, total } = answer as { columns: string[]; rows: string[][]; total: number };
      expect([isError, columns[0], rows[0]?.[0]]).toEqual([false, 'id', id === 'table G1' ? 'AU.CPI.YOY' : 'AU.UNEMP.SA']);
      expect(total).toBeGreaterThan(15);
      expect(await reported(client(), 'get_vintages', { id })).toMatchObject({
        isError: true,
        text: expect.stringContaining('is a table with'),
      });
    }
  });

  test('worksheets are read like indicators, with their own values', async () => {
    const own = await reported(client(), 'get_signal', { name: 'my-inflation', parameters: { housing: '40' } });
    expect(own).toMatchObject({ answer: { total: 11, summary: { own_inflation_pct: expect.closeTo(4.46, 2) } } });
    for (const name of ['housing-desk', 'rule-calculator', 'gdp-partials', 'cpi-laboratory', 'board-days'])
      expect(await reported(client(), 'get_signal', { name })).toMatchObject({ answer: { name, summary: expect.any(Object) } });
    expect(await reported(client(), 'get_signal', { name: 'my-inflation', parameters: { rent: '40' } })).toMatchObject({
      isError: true,
      text: expect.stringContaining('rent'),
    });
  });

  test('a filter used as an argument is refused, and an id of another kind leads to the tool that reads it', async () => {
    const text = async (name: string, given: Record<string, unknown>): Promise<string> => {
      const { isError, text: result } = await reported(client(), name, given);
      expect(isError, result).toBe(true);
      return result;
    };
    expect(await text('get_rows', { dataset: 'abs.LF', filters: { format: 'csv' } })).toMatch(/^filters has no “format”/);
    expect(await text('get_signal', { name: 'real-wages', parameters: { format: 'csv' } })).toMatch(/^parameters has no “format”/);
    expect(await text('get_rows', { dataset: 'abs.LF', filters: { planet: 'mars' } })).toContain(
      'Allowed: adjustment, bom, header, measure, region, sex.',
    );
    expect(await text('get_signal', { name: 'real-wages', parameters: { nope: '1' } })).toContain(
      'Allowed: bom, header, seasonal_adjustment.',
    );
    expect(await text('get_series', { id: 'abs.LF' })).toContain('get_rows');
    expect(await text('get_vintages', { id: 'real-wages' })).toContain('get_signal');
    expect(await text('explain', { id: 'abs.LF' })).toContain('get_rows');
    expect(await text('get_series', { id: 'AU.CPI.YOY', units: 'percent' })).toContain('units must be one of lin, chg,');
    const long = 'x'.repeat(60_000);
    for (const given of [
      { units: long },
      { gap: long },
      { [long]: 1 },
      Object.fromEntries([...Array(500).keys()].map((i) => [`x${i}`, 1])),
    ])
      expect((await text('get_series', Object.assign({ id: 'AU.CPI.YOY' }, given))).length).toBeLessThan(1000);
    expect(await text('search', { query: '  ' })).toContain('The argument query is missing');
    for (const uri of ['wattle://series/AU.NOPE', 'wattle://methodology/releases', 'wattle://methodology/whoami', 'wattle://series/%zz'])
      await expect(client().readResource({ uri }), uri).rejects.toMatchObject({ code: -32602 });
  });

  test('resources, templates with completion, and prompts are available', async () => {
    const { resources } = await client().listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['wattle://catalogue']);
    const catalogue = await client().readResource({ uri: 'wattle://catalogue' });
    expect(catalogue.contents[0]).toMatchObject({
      mimeType: 'text/markdown',
      text: expect.stringContaining('- rba.G1: Consumer price inflation'),
    });
    const methodology = await client().readResource({ uri: 'wattle://methodology/real-wages' });
    expect(methodology.contents[0]).toMatchObject({ text: expect.stringContaining('r_t = g_t') });
    const { completion } = await client().complete({
      ref: { type: 'ref/resource', uri: 'wattle://series/{id}' },
      argument: { name: 'id', value: 'unemployment vic' },
    });
    expect(completion.values[0]).toBe('AU.UNEMP.VIC');
    expect((await client().listPrompts()).prompts.map(({ name }) => name)).toEqual(['check-a-figure', 'what-came-out']);
  });
});

describe('HTTP', () => {
  test('supports the newer revision without a handshake, and the older revision with one', async () => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
      'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    };
    const modern = await post(
      { jsonrpc: '2.0', id: 1, method: 'tools/list', params: { _meta: meta } },
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' },
    );
    expect(modern.status).toBe(200);
    expect(await modern.json()).toMatchObject({
      result: { resultType: 'complete', ttlMs: 3_600_000, cacheScope: 'public', tools: expect.any(Array) },
    });
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const legacy = await post({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
    expect(legacy.status).toBe(200);
    expect(await legacy.text()).toContain('"protocolVersion":"2025-11-25"');
  });

  test('needs the same key, counts the requests of its tools, and refuses pages of other origins', async () => {
    await expect(connected(new Client({ name: 'test', version: '1' }), 'ak_wrong')).rejects.toThrow();
    const used = async (): Promise<number> => {
      const { data } = (await (await program.get('/v1/whoami')).json()) as { data: { usage: { used: number } } };
      return data.usage.used;
    };
    const before = await used();
    await http.listTools();
    const listed = await used();
    await reported(http, 'get_series', { id: 'AU.WPI.YOY', last_n: 1 });
    const after = await used();
    // The values, and metadata of the series.
    expect([listed - before, after - listed]).toEqual([0, 2]);
    expect((await post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await reboundStatus()).toBe(403);
    expect((await fetch(`${program.origin}/mcp`)).status).toBe(405);
  });

  test('tools call existing endpoints, with existing parameters', async () => {
    const document = (await (await program.get('/openapi.json')).json()) as {
      paths: Record<string, Record<string, { operationId?: string; parameters?: readonly { name: string }[] }>>;
    };
    const operations = new Set(Object.values(document.paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId)));
    for (const tool of TOOLS) for (const id of tool.endpoints) expect(operations, `${tool.name} requests ${id}`).toContain(id);
  });
});

const QUESTIONS = new URL('../../../shared/spec/questions.csv', import.meta.url);

/**
 * The current values for questions in the list whose expected answers date from May 2026 or earlier. The releases of June 2026 and February 2026 revised
 * them.
 */
const REVISED: Readonly<Record<string, string>> = {
  q008: '10144.200664',
  q042: '80638.3',
  q074: 'Health care and social assistance (2354.5)',
  q087: '7.17',
  q099: '75363.1 first, 75506.2 now',
};

describe('without a key, if reading is public', () => {
  const anonymous = async (headers: Record<string, string>): Promise<Client> => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(new StreamableHTTPClientTransport(new URL(`${program.origin}/mcp`), { requestInit: { headers } }));
    return client;
  };

  test('every tool works, but the URLs of the API still need a key', async () => {
    const client = await anonymous({});
    for (const [name, given] of [
      ['search', { query: 'inflation' }],
      ['get_series', { id: 'AU.CPI.YOY', last_n: 1, picture: true }],
      ['get_rows', { dataset: 'rba.F1.1', limit: 1 }],
      ['get_signal', { name: 'real-wages' }],
      ['explain', { id: 'AU.CPI.YOY' }],
    ] as const) {
      const { isError, content } = await client.callTool({ name, arguments: given });
      expect([name, isError ?? false], JSON.stringify(content).slice(0, 300)).toEqual([name, false]);
    }
    await client.close();
    expect((await fetch(`${program.origin}/v1/series/AU.CPI.YOY`)).status).toBe(401);
    expect((await fetch(`${program.origin}/v1/series/AU.CPI.YOY`, { headers: { 'wattle-tool': 'guess' } })).status).toBe(401);
  });

  test('a wrong key is refused, with the URL of the metadata', async () => {
    const refused = await fetch(`${program.origin}/mcp`, {
      method: 'POST',
      headers: { authorization: 'Bearer ak_wrong', 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });
    const [, metadata = ''] =
      /^Bearer error="invalid_token", resource_metadata="([^"]+)"$/.exec(refused.headers.get('www-authenticate') ?? '') ?? [];
    expect([refused.status, metadata]).toEqual([401, `${program.origin}/.well-known/oauth-protected-resource/mcp`]);
    const { resource, authorization_servers: servers } = (await (await fetch(metadata)).json()) as Record<string, unknown>;
    expect([resource, servers]).toEqual([`${program.origin}/mcp`, undefined]);
  });
});

/** Questions with a wrong answer, more than three calls, or more than 2,000 tokens. */
async function wrongOf<Q extends { readonly id: string }>(
  questions: readonly Q[],
  runQuestion: (question: Q, call: Call) => Promise<PlanResult>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const question of questions) {
    let calls = 0;
    let longest = 0;
    const call = async (name: string, given: Record<string, unknown>): Promise<Report> => {
      calls += 1;
      const answer = await reported(http, name, given);
      longest = Math.max(longest, Math.ceil(answer.text.length / 3));
      return answer;
    };
    const { right, result } = await runQuestion(question, call);
    if (!right || calls > 3 || longest > 2000) wrong.push(`${question.id} (${calls} calls, ${longest} tokens) ${result}`);
  }
  return wrong;
}

test('all of sixty verifiable questions are answered correctly, in at most three calls of 2,000 tokens', recorded(QUESTIONS), async () => {
  const { data } = Papa.parse<Question>(readFileSync(QUESTIONS, 'utf8'), { header: true, skipEmptyLines: true });
  const questions = data.map((one) => ({ ...one, answer: REVISED[one.id] ?? one.answer }));
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(await wrongOf(questions, runPlan)).toEqual([]);
});

describe('the change over a date range in the summary', () => {
  const change = async (given: Record<string, unknown>): Promise<unknown> => {
    const { answer } = await reported(http, 'get_series', given);
    return (answer['summary'] as Record<string, unknown>)['change_first_to_last_pct'];
  };

  test('is stated for levels, and across breaks that do not affect its meaning', async () => {
    expect(await change({ id: 'AU.CPI.INDEX', start: '2024-Q4', end: '2025-Q4' })).toBeCloseTo(3.6, 1);
    expect(await change({ id: 'AU.CREDIT.HOUSING.OO', start: '2019-07', end: '2019-08' })).toBeCloseTo(0.588, 3);
  });

  test('is null across other breaks, between vintages, and for a rate or a change', async () => {
    expect(await change({ id: 'AU.CREDIT.HOUSING.OO', start: '2019-06', end: '2019-08' })).toBeNull();
    expect(await change({ id: 'AU.UNEMPLOYED.NT', start: '2019-06', end: '2021-08' })).toBeNull();
    expect(await change({ id: 'AU.UNEMP.SA', start: '2021-06', end: '2021-08' })).toBeNull();
    expect(await change({ id: 'AU.CREDIT.HOUSING.OO', start: '2019-07', end: '2020-12', units: 'pc1' })).toBeNull();
    expect(await change({ id: 'AU.CPI.INDEX', start: '2025-Q4', end: '2025-Q4' })).toBeNull();
  });
});

/**
 * The questions were written with answers from the files before any was tried. At first 48 were correct. The causes of the other results
 * were fixed later.
 */
test('sixty questions of a journalist, a councillor, a union researcher, a bank analyst and a student are answered', async () => {
  const questions = voiced('./voices.csv');
  expect(questions).toHaveLength(60);
  expect(questions.filter(({ kind }) => kind === 'refusal')).toHaveLength(12);
  expect(await wrongOf(questions, runVoice)).toEqual([]);
});

/**
 * These questions are on other topics and by another author. They were written with answers from the files before any was tried. At first
 * 41 were correct.
 */
test('forty-three questions about cards, savings, balance sheets, exchange rates and volumes are answered', async () => {
  const questions = voiced('./further-voices.csv');
  expect(questions).toHaveLength(43);
  expect(questions.filter(({ kind }) => kind === 'refusal')).toHaveLength(10);
  expect(await wrongOf(questions, runVoice)).toEqual([]);
});

/**
 * The questions and their answers were written before any was tried. First there were 60 questions from five people, and 30 more. In the
 * first run, 47 and 26 of these were correct. Four are still wrong: one question corrects itself, two have words that are in no title,
 * and the first result of one has no data. Then there were two sets of 60 questions from ten more people. In the first run, 54 and 53 of
 * these were correct. In seven of the wrong ones, a refusal named another word. Two questions are still wrong: one about the next two
 * years, and one with a compound noun written as two words.
 */
test('at least 95% of 210 new questions from fifteen people are answered', async () => {
  const questions = voiced('./fresh-voices.csv');
  expect(questions).toHaveLength(210);
  expect(questions.filter(({ kind }) => kind === 'refusal')).toHaveLength(39);
  const wrong = await wrongOf(questions, runVoice);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});

/**
 * There are three sets of 60, 60 and 44 questions. Each set was written before it was tried, with answers from the stored series. In the
 * first runs, 48 of 59, 50 of 59 and 41 of 44 were correct. After that, eight expected answers were corrected. Five of them named a
 * period or series without a value, and in three a refusal named another word. So the share below does not predict the result for new
 * questions.
 */
test('at least 95% of 164 recent questions from five people are answered', async () => {
  const questions = voiced('./recent-voices.csv');
  expect(questions).toHaveLength(164);
  expect(questions.filter(({ kind }) => kind === 'refusal')).toHaveLength(23);
  const wrong = await wrongOf(questions, runVoice);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});

/**
 * There are three sets of 60 questions, each from five people. Each set was written with answers from the stored series before it was
 * tried. The causes of wrong answers were fixed before the next set. In the first runs 47, 54 and 58 were correct. Later, one expected
 * answer was changed to accept the rate that applied on a day.
 */
test('at least 95% of 180 later questions from fifteen people are answered, including forecasts, registers and indicators', async () => {
  const questions = voiced('./later-voices.csv');
  expect(questions).toHaveLength(180);
  expect(questions.filter(({ kind }) => kind === 'refusal').length).toBe(18);
  const wrong = await wrongOf(questions, runVoice);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});

/**
 * There are two sets of 60 questions from ten more people. Each set was written with answers from the stored series before it was tried.
 * The causes of wrong answers were fixed before the next set. In the first runs 56 and 52 were correct.
 */
test('at least 95% of 120 latest questions from ten people are answered', async () => {
  const questions = voiced('./latest-voices.csv');
  expect(questions).toHaveLength(120);
  expect(questions.filter(({ kind }) => kind === 'refusal')).toHaveLength(12);
  const wrong = await wrongOf(questions, runVoice);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});

/**
 * There are three sets of 60 questions, each from five people. All were written before any was tried. A question is wrong if search reports
 * a word as unmatched that the first result answers. The causes of wrong answers were fixed before the next set. In the first runs 45, 45
 * and 44 were correct. Later, four expected answers were corrected: two subjects are not available, and two are reported by their full
 * names. Eight questions are still wrong.
 */
test('at least 95% of 180 open questions from five people find the answer, and name only the missing words', async () => {
  const questions = voiced('./open-voices.csv');
  expect(questions).toHaveLength(180);
  expect(questions.filter(({ kind }) => kind === 'refusal')).toHaveLength(19);
  const wrong = await wrongOf(questions, runVoice);
  expect(wrong.length / questions.length, wrong.join('\n')).toBeLessThanOrEqual(0.05);
});
