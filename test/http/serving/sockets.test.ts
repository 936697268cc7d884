/**
 * Sends requests that only a real socket can send. Examples are malformed HTTP, large headers and bodies, a missing Host, and requests to
 * a server that is closing.
 */
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEV_KEY, type Harness, ROWS, startHarness } from '../harness.ts';

let h: Harness;
let port: number;
beforeAll(async () => {
  h = await startHarness({ monthlyQuota: 1_000_000 });
  port = await h.listen();
});
afterAll(() => h.close());

interface RawAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

/** Sends bytes and reads until the server closes, or until a complete response with Content-Length. */
function raw(...chunks: (string | Buffer)[]): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    const finish = (): void => {
      const [headers = '', body = ''] = text.split(/\r\n\r\n(.*)/s);
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(headers)?.[1]), headers: headers.toLowerCase(), body });
    };
    socket.setTimeout(10_000, () => reject(new Error(`no response: ${text.slice(0, 200)}`)));
    socket.on('data', (data) => {
      text += data.toString('utf8');
      const [head = '', body] = text.split(/\r\n\r\n(.*)/s);
      const length = /content-length: (\d+)/i.exec(head)?.[1];
      if (body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length)) finish();
    });
    socket.on('end', finish);
    socket.on('error', reject);
    for (const chunk of chunks) socket.write(chunk);
  });
}

const auth = `Host: x\r\nAuthorization: Bearer ${DEV_KEY}\r\n`;
const problem = (answer: RawAnswer): { code: string; request_id: string } =>
  JSON.parse(answer.body) as { code: string; request_id: string };

it('an unsupported expectation is refused in the common form of errors', async () => {
  const answer = await raw(`GET ${ROWS} HTTP/1.1\r\n${auth}Expect: x\r\n\r\n`);
  expect([answer.status, problem(answer).code]).toEqual([417, 'REQ_EXPECTATION']);
  expect(problem(answer).request_id).toBe(/x-request-id: (\S+)/.exec(answer.headers)?.[1]);
});

describe('malformed requests return the usual error', () => {
  it.each([
    ['not HTTP at all', 'hello\r\n\r\n'],
    ['a bad method', 'G<T / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['a bad version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
    ['a header without a colon', `GET ${ROWS} HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n`],
    ['a control character in a header', `GET ${ROWS} HTTP/1.1\r\nHost: x\r\nX-A: a\u0001b\r\n\r\n`],
    ['two lengths', 'POST /v1/register HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a length and chunks', 'POST /v1/register HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['no Host', `GET ${ROWS} HTTP/1.1\r\nAuthorization: Bearer ${DEV_KEY}\r\n\r\n`],
    ['two Hosts', `GET ${ROWS} HTTP/1.1\r\n${auth}hOsT: y\r\n\r\n`],
    ['two equal Host headers', `GET /v1/health HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n`],
    ['an invalid percent sign in the path', `GET /v1/data/rba/F1%.1 HTTP/1.1\r\n${auth}\r\n`],
    ['bytes that are not UTF-8 in the path', `GET /v1/data/rba/%ff HTTP/1.1\r\n${auth}\r\n`],
  ])('%s: 400', async (_what, bytes) => {
    const answer = await raw(bytes);
    expect(answer.status).toBe(400);
    expect(answer.headers).toContain('content-type: application/json');
    expect(problem(answer)).toMatchObject({ code: 'REQ_MALFORMED', request_id: /x-request-id: (\S+)/.exec(answer.headers)?.[1] });
  });

  it('64 kB of headers: 431', async () => {
    const answer = await raw(`GET ${ROWS} HTTP/1.1\r\n${auth}X-Big: ${'a'.repeat(64 * 1024)}\r\n\r\n`);
    expect([answer.status, problem(answer).code]).toEqual([431, 'REQ_HEADERS_TOO_LARGE']);
  });

  it('2 MB of headers: 431, and the client receives the response', async () => {
    const answer = await raw(`GET ${ROWS} HTTP/1.1\r\n${auth}X-Big: `, Buffer.alloc(2 * 1024 * 1024, 'a'), '\r\n\r\n');
    expect([answer.status, problem(answer).code]).toEqual([431, 'REQ_HEADERS_TOO_LARGE']);
  });

  it('a 64 kB URL: 431', async () => {
    const answer = await raw(`GET ${ROWS}?q=${'a'.repeat(64 * 1024)} HTTP/1.1\r\n${auth}\r\n`);
    expect([answer.status, problem(answer).code]).toEqual([431, 'REQ_HEADERS_TOO_LARGE']);
  });
});

describe('bodies of 10 MB are refused with a complete 413', () => {
  const big = Buffer.alloc(10 * 1024 * 1024, 'a');

  it.each(['POST /v1/register', `GET ${ROWS}`, 'POST /v1/nowhere', `POST ${ROWS}`])('%s with a length', async (line) => {
    const head = `${line} HTTP/1.1\r\n${auth}Content-Type: application/json\r\nContent-Length: ${big.length}\r\n\r\n`;
    const answer = await raw(head, big);
    expect([answer.status, problem(answer).code]).toEqual([413, 'REQ_BODY_TOO_LARGE']);
  });

  it('in chunks', async () => {
    const size = `${big.length.toString(16)}\r\n`;
    const head = `POST /v1/register HTTP/1.1\r\n${auth}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const answer = await raw(head, size, big, '\r\n0\r\n\r\n');
    expect([answer.status, problem(answer).code]).toEqual([413, 'REQ_BODY_TOO_LARGE']);
  });

  it('a client that waits for permission to send is refused immediately', async () => {
    const head = `POST /v1/register HTTP/1.1\r\n${auth}Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${big.length}\r\n\r\n`;
    const answer = await raw(head);
    expect([answer.status, problem(answer).code]).toEqual([413, 'REQ_BODY_TOO_LARGE']);
  });
});

describe('connections', () => {
  it('one connection sends many responses, including cached ones, with headers once each', async () => {
    const socket = net.connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => {
      text += data.toString('utf8');
    });
    for (let i = 0; i < 3; i += 1) {
      socket.write(`GET ${ROWS}?limit=2 HTTP/1.1\r\n${auth}\r\n`);
      while (text.split('HTTP/1.1 200 OK').length < i + 2 || !text.endsWith('}')) await new Promise((resolve) => setTimeout(resolve, 5));
    }
    socket.destroy();
    const answers = text.split('HTTP/1.1 200 OK').slice(1);
    expect(answers).toHaveLength(3);
    for (const answer of answers) {
      const names =
        answer
          .split('\r\n\r\n')[0]
          ?.split('\r\n')
          .slice(1)
          .map((line) => line.split(':')[0]?.toLowerCase()) ?? [];
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(
        expect.arrayContaining(['etag', 'content-length', 'x-request-id', 'ratelimit', 'ratelimit-policy', 'server-timing', 'vary']),
      );
    }
    expect(answers[2]).toContain('cache;desc=hit');
  });

  it('pipelined requests are served completely and in order, also to slow readers', async () => {
    for (const [limit, count] of [
      [2, 500],
      [1000, 400],
    ] as const) {
      const target = `${ROWS}?limit=${limit}`;
      const request = (id: string, more = ''): string => `GET ${target} HTTP/1.1\r\n${auth}X-Request-Id: ${id}\r\n${more}\r\n`;
      let body = '';
      for (let i = 0; i < 40; i += 1) body = (await raw(request('first'))).body;
      const socket = net.connect(port, '127.0.0.1');
      socket.pause();
      // A response from the normal path keeps its position among responses from the fast path.
      const ids = Array.from({ length: count }, (_, i) => `r${i}`);
      const requested = ids.map((id, i) =>
        i === count - 100 ? `GET ${target} HTTP/1.1\r\n${auth}Origin: https://a.example\r\nX-Request-Id: ${id}\r\n\r\n` : request(id),
      );
      socket.write(`${requested.join('')}${request('last', 'Connection: close\r\n')}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
      let text = '';
      for await (const data of socket.setEncoding('utf8')) text += data;
      const answers = text.split('HTTP/1.1 200 OK\r\n').slice(1);
      expect(answers.map((answer) => /x-request-id: (\w+)/.exec(answer)?.[1])).toEqual([...ids, 'last']);
      expect(new Set(answers.map((answer) => answer.slice(answer.indexOf('\r\n\r\n') + 4)))).toEqual(new Set([body]));
      expect(answers.filter((answer) => !answer.includes('total;dur')).length).toBeGreaterThan(10);
      expect(answers.at(-1)?.toLowerCase()).toContain('connection: close');
    }
  });

  it('HTTP/1.0 without Host works', async () => {
    const answer = await raw(`GET ${ROWS} HTTP/1.0\r\nAuthorization: Bearer ${DEV_KEY}\r\n\r\n`);
    expect(answer.status).toBe(200);
  });

  it('an absolute URL in the request line is accepted', async () => {
    expect((await raw('GET http://x/v1/health HTTP/1.1\r\nHost: x\r\n\r\n')).status).toBe(200);
  });

  it('unknown methods are 405, and CONNECT is refused', async () => {
    const answer = await raw(`PROPFIND ${ROWS} HTTP/1.1\r\n${auth}\r\n`);
    expect([answer.status, problem(answer).code]).toEqual([405, 'REQ_METHOD']);
  });
});

describe('closing', () => {
  it('completes responses in progress and accepts no new connections', async () => {
    const closing = await startHarness();
    const itsPort = await closing.listen();
    let release: () => void = () => undefined;
    closing.queries.gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const underWay = fetch(`http://127.0.0.1:${itsPort}${ROWS}`, { headers: { authorization: `Bearer ${DEV_KEY}` } });
    while (closing.queries.requested === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const closed = closing.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(fetch(`http://127.0.0.1:${itsPort}/v1/health`)).rejects.toThrow();
    release();
    const answer = await underWay;
    expect(answer.status).toBe(200);
    expect((await answer.json()) as object).toHaveProperty('data');
    await closed;
  });

  it('closes connections that are never idle', async () => {
    const closing = await startHarness({ monthlyQuota: 1_000_000 });
    const itsPort = await closing.listen();
    let answered = 0;
    const hammer = async (): Promise<void> => {
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${itsPort}${ROWS}`, { headers: { authorization: `Bearer ${DEV_KEY}` } }).catch(
          () => null,
        );
        if (answer === null) return;
        await answer.arrayBuffer().catch(() => null);
        answered += 1;
      }
    };
    const clients = Promise.all([hammer(), hammer(), hammer()]);
    while (answered < 100) await new Promise((resolve) => setTimeout(resolve, 5));
    await closing.close();
    await clients;
    expect(answered).toBeGreaterThanOrEqual(100);
  });
});
