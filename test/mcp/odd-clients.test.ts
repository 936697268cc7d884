/** Sends messages that violate the protocol. Each client gets the error in the protocol's format, and no client waits without an end. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFile } from '../built.ts';
import { DEV_KEY, type Harness, startHarness } from '../http/harness.ts';
import { signal } from '../http/specimens.ts';

const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const BOTH = 'application/json, text/event-stream';

interface Fault {
  readonly jsonrpc: '2.0';
  readonly id?: unknown;
  readonly error: {
    readonly code: number;
    readonly message: string;
    readonly data?: { readonly code?: string; readonly hint?: string | null };
  };
}

/** Returns the message from JSON, or from the single event for older clients. */
const messageOf = (body: string): Fault => JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body);

describe('over HTTP', () => {
  let h: Harness;
  beforeAll(async () => {
    h = await startHarness();
  });
  afterAll(() => h.close());

  const post = (payload: string, headers: Record<string, string | undefined> = {}, on: Harness = h) => {
    const all = { authorization: `Bearer ${DEV_KEY}`, 'content-type': 'application/json', accept: BOTH, ...headers };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<string, string>;
    return on.ask({ method: 'POST', url: '/mcp', headers: sent, payload });
  };
  const message = (method: string, params: object = {}, id: unknown = 7) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

  it.each([
    ['an older client', {}, {}],
    ['a newer client', { _meta: META }, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'get_serie' }],
  ])('%s returns the intended tool', async (_, meta, headers) => {
    const { body } = await post(message('tools/call', { name: 'get_serie', arguments: {}, ...meta }), headers);
    expect(messageOf(body)).toMatchObject({
      id: 7,
      error: {
        code: -32602,
        message: expect.stringMatching(/Unknown tool: "get_serie"\. Did you mean get_series\?.* search, get_latest, describe, get_series/),
      },
    });
    const far = messageOf((await post(message('tools/call', { name: 'x', arguments: {} }))).body).error.message;
    expect(far).toMatch(/Allowed: search, /);
    expect(far).not.toContain('Did you mean');
  });

  it.each([
    ['prompts/get', { name: 'check-figure' }, /Unknown prompt: "check-figure"\. Did you mean check-a-figure\?/],
    ['prompts/get', { name: 'check-a-figure' }, /^The argument claim is missing/],
    ['resources/read', { uri: 'wattle://serie/AU.CPI.YOY' }, /Did you mean wattle:\/\/series\/AU\.CPI\.YOY\?/],
    ['resources/read', { uri: 'catalog' }, /Did you mean wattle:\/\/catalogue\? .*wattle:\/\/dataset\/\{id\}/],
    ['resources/read', { uri: 'https://x.example/y' }, /^Unknown resource: "https:\/\/x\.example\/y"\. Allowed: /],
  ])('%s of %j returns the intended value', async (method, params, meant) => {
    const { error } = messageOf((await post(message(method, params))).body);
    expect(error).toMatchObject({ code: -32602, message: expect.stringMatching(meant) });
  });

  it('several messages in one body need a revision that supports them', async () => {
    const batch = `[${message('ping')},${message('ping', {}, 8)}]`;
    for (const revision of ['2025-06-18', '2025-11-25', '2026-07-28']) {
      const { statusCode, body } = await post(batch, { 'mcp-protocol-version': revision });
      const fault = { code: -32600, message: expect.stringContaining(`Protocol revision ${revision} does not support batches`) };
      expect([statusCode, messageOf(body)]).toEqual([400, { jsonrpc: '2.0', id: null, error: fault }]);
    }
    const older = await post(batch, { 'mcp-protocol-version': '2025-03-26', accept: 'application/json' });
    expect([older.statusCode, older.json().map(({ id }: Fault) => id)]).toEqual([200, [7, 8]]);
  });

  it.each([
    ['an older', {}, {}],
    ['a newer', { _meta: META }, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/call', 'mcp-name': 'get_signal' }],
  ])('%s client that disconnects causes no more requests', async (_, meta, headers) => {
    const own = await startHarness();
    let release = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      own.queries.evaluateSignal = () => {
        resolve();
        return new Promise((_resolve, reject) => {
          release = () => reject(new Error('The test is over.'));
        });
      };
    });
    try {
      const port = await own.listen();
      const body = message('tools/call', { name: 'get_signal', arguments: { name: signal.id }, ...meta });
      const all = { authorization: `Bearer ${DEV_KEY}`, 'content-type': 'application/json', accept: BOTH, ...headers };
      const leaving = new AbortController();
      const requested = fetch(`http://127.0.0.1:${port}/mcp`, { method: 'POST', headers: all, body, signal: leaving.signal });
      const refused = expect(requested).rejects.toThrow();
      await begun;
      leaving.abort();
      await refused;
      const metrics = async () => (await own.get('/metrics', { host: 'localhost' })).body;
      await expect.poll(metrics).toContain('wattle_http_requests_total{endpoint="mcp",status="499"} 1');
    } finally {
      release();
      await own.close();
    }
  });

  it('wrong arguments return an error result of the tool, which a model can correct', async () => {
    const text = (body: string) => (messageOf(body) as unknown as { result: { isError: boolean; content: [{ text: string }] } }).result;
    const { content, isError } = text((await post(message('tools/call', { name: 'get_series', arguments: { id: 5, last: 3 } }))).body);
    expect(isError).toBe(true);
    expect(content[0].text).toMatch(/^Unknown argument: last\. Did you mean last_n\?/);
    expect(text((await post(message('tools/call', { name: 'get_series' }))).body).content[0].text).toMatch(/^The argument id is missing/);
  });

  it('JSON is returned without Accept, for any type and for JSON, and otherwise an error names both types', async () => {
    const pong = { jsonrpc: '2.0', id: 7, result: {} };
    for (const accept of [undefined, '*/*', 'text/html, */*;q=0.8', 'application/json', 'application/*']) {
      const answer = await post(message('ping'), { accept });
      expect([accept, answer.statusCode, answer.headers['content-type'], answer.json()]).toEqual([
        accept,
        200,
        'application/json; charset=utf-8',
        pong,
      ]);
    }
    const batch = await post(`[${message('ping')},${message('ping', {}, 8)}]`, { accept: '*/*' });
    expect(batch.json()).toEqual([pong, { ...pong, id: 8 }]);
    expect((await post(message('ping'))).headers['content-type']).toContain('text/event-stream');
    for (const accept of ['text/html', 'text/event-stream']) {
      const { statusCode, body } = await post(message('ping'), { accept });
      expect([statusCode, messageOf(body).error.message]).toEqual([406, expect.stringContaining('text/event-stream')]);
    }
  });

  it.each<[string, string, Record<string, string | undefined>, number, number]>([
    ['a body that is too large', message('tools/list', { x: 'x'.repeat(3_000_000) }), {}, 413, -32600],
    ['text', message('ping'), { 'content-type': 'text/plain' }, 415, -32600],
    ['half a message', '{"jsonrpc":"2.0","id":1,', {}, 400, -32700],
    ['nothing', '', {}, 400, -32700],
    ['a number', '5', {}, 400, -32600],
    ['no messages', '[]', {}, 400, -32600],
    ['an id that is null', message('ping', {}, null), {}, 400, -32600],
    ['a wrong key', message('ping'), { authorization: 'Bearer ak_wrong' }, 401, -32000],
    ['a read token instead of a key', message('ping'), { authorization: 'Bearer rd_0123456789abcdef' }, 401, -32000],
    ['a page of another origin', message('ping'), { origin: 'https://evil.example' }, 403, -32000],
    ['an unknown revision', message('ping'), { 'mcp-protocol-version': 'banana' }, 400, -32602],
    ['a newer message without its headers', message('tools/list', { _meta: META }), {}, 400, -32020],
    [
      'an unknown method, from a newer client',
      message('tools/frobnicate', { _meta: META }),
      { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/frobnicate' },
      404,
      -32601,
    ],
  ])('%s is refused as a JSON-RPC error', async (_, payload, headers, status, code) => {
    const { statusCode, body, headers: reported } = await post(payload, headers);
    expect([statusCode, messageOf(body)]).toEqual([
      status,
      { jsonrpc: '2.0', ...(messageOf(body).id === undefined ? {} : { id: messageOf(body).id }), error: expect.objectContaining({ code }) },
    ]);
    expect(reported['content-type']).toBe('application/json; charset=utf-8');
    if (status === 401) expect(reported['www-authenticate']).toMatch(/^Bearer/);
  });

  it.each(['GET', 'DELETE', 'PUT'] as const)('%s has no stream and no session to end: 405, with the accepted values', async (method) => {
    const { statusCode, body, headers } = await h.ask({
      method,
      url: '/mcp',
      headers: { authorization: `Bearer ${DEV_KEY}`, accept: BOTH },
    });
    expect([statusCode, headers['allow']]).toEqual([405, 'POST, OPTIONS']);
    expect(messageOf(body).error).toMatchObject({ code: -32000, data: { code: 'REQ_METHOD' } });
  });

  it('a notification, a response and an old session id are accepted', async () => {
    for (const method of ['notifications/initialized', 'notifications/cancelled', 'notifications/unheard']) {
      const { statusCode, body } = await post(JSON.stringify({ jsonrpc: '2.0', method, params: { requestId: 7 } }));
      expect([method, statusCode, body]).toEqual([method, 202, '']);
    }
    expect((await post(JSON.stringify({ jsonrpc: '2.0', id: 1, result: {} }))).statusCode).toBe(202);
    expect((await post(message('ping'), { 'mcp-session-id': 'of-long-ago' })).statusCode).toBe(200);
  });

  it('too many messages in a minute return an error with the waiting time, and a used-up quota is an error of the tool', async () => {
    const hurried = await startHarness({ burstPerMinute: 2, monthlyQuota: 0, config: { readsPerMinute: 2 } });
    try {
      const { apiKey } = await hurried.signIn();
      const authorization = `Bearer ${apiKey}`;
      const call = message('tools/call', { name: 'describe', arguments: { id: 'AU.CPI.YOY' } });
      const spent = (await post(call, { authorization }, hurried)).body;
      expect(JSON.stringify(messageOf(spent))).toMatch(/"isError":true/);
      expect(spent).toMatch(/LIMIT_QUOTA|LIMIT_RATE/);
      let last = await post(message('ping'), { authorization }, hurried);
      for (let i = 0; i < 4 && last.statusCode === 200; i += 1) last = await post(message('ping'), { authorization }, hurried);
      expect([last.statusCode, messageOf(last.body).error]).toEqual([
        429,
        expect.objectContaining({ code: -32000, data: expect.objectContaining({ code: 'LIMIT_RATE' }) }),
      ]);
      expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await hurried.close();
    }
  });

  it('simultaneous clients get their own responses', async () => {
    const ids = Array.from({ length: 20 }, (_, i) => `client-${i}`);
    const bodies = await Promise.all(ids.map(async (id) => messageOf((await post(message('tools/list', {}, id))).body).id));
    expect(bodies).toEqual(ids);
  });
});

describe('over standard input and output', () => {
  const INITIALIZE = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const SEARCH = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'search', arguments: { query: 'cpi' } } };
  let left = 0;
  let begun = (): void => undefined;
  const slow = createServer(async (request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) left += 1;
    });
    const isEndless = request.url?.includes('q=endless') === true;
    if (isEndless) begun();
    await setTimeout(isEndless ? 20_000 : 400, undefined, { ref: false });
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ data: [], meta: { total_rows: 0 }, links: {} }));
  });
  let url: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => slow.close(resolve)));

  /** @param ends called once the program has written output */
  async function reported(lines: readonly (string | Promise<string>)[], ends: 'input' | 'SIGTERM' = 'input') {
    const env = { PATH: process.env['PATH'] ?? '', WATTLE_URL: url, WATTLE_KEY: 'ak_test' };
    const child = spawn(process.execPath, [builtFile('src/cli/wattle.js'), 'mcp'], { env });
    let [out, err] = ['', ''];
    child.stderr.on('data', (chunk) => (err += chunk));
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (ends === 'SIGTERM') child.kill('SIGTERM');
    });
    for (const line of lines) child.stdin.write(await line);
    if (ends === 'input') child.stdin.end();
    const [status, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve) =>
      child.once('close', (...how) => resolve(how)),
    );
    const answers = out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line));
    return { status, signal, err, answers: new Map(answers.map((one) => [one.id, one])) };
  }
  const line = (value: unknown, ending = '\n') => `${JSON.stringify(value)}${ending}`;

  it('responses piped input before it exits', async () => {
    const { status, answers, err } = await reported([line(INITIALIZE, '\r\n'), line(SEARCH)]);
    expect([status, err]).toEqual([0, '']);
    expect(answers.get(1)).toHaveProperty('result.serverInfo.name', 'wattle');
    expect(answers.get(2)).toHaveProperty('result.content');
  });

  it('a cancelled request is stopped and gets no response', async () => {
    const endless = { ...SEARCH, id: 3, params: { name: 'search', arguments: { query: 'endless' } } };
    const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 3, reason: 'no longer wanted' } };
    const underWay = new Promise<string>((resolve) => {
      begun = () => resolve(line(cancelled));
    });
    const { status, answers, err } = await reported([line(INITIALIZE), line(endless), underWay, line(SEARCH)]);
    expect([status, err, [...answers.keys()].sort()]).toEqual([0, '', [1, 2]]);
    await expect.poll(() => left).toBe(1);
  });

  it('lines that are not JSON are skipped, and other lines return a protocol error', async () => {
    const { status, answers, err } = await reported([
      'a warning of a shell\n',
      '\n',
      '{"jsonrpc": oops\n',
      '{"not":"a message"}\n',
      line(INITIALIZE),
    ]);
    expect([status, [...answers.keys()]]).toEqual([0, [1]]);
    expect(err).toMatch(/^wattle mcp: a line was skipped: .+\n$/);
  });

  it('exits at the end of its input, also within a line', async () => {
    expect(await reported([])).toMatchObject({ status: 0, err: '' });
    expect((await reported([line(INITIALIZE), '{"jsonrpc":"2.0","id":'])).status).toBe(0);
  });

  it('exits on SIGTERM', async () => {
    expect(await reported([line(INITIALIZE)], 'SIGTERM')).toMatchObject({ signal: 'SIGTERM' });
  });
});
