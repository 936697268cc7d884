/** Responses in progress are sent completely before the server ends. Silent connections and connections above the limit are closed. */
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { present } from '../../../src/core/assert.ts';
import { PageServing } from '../../../src/http/web/page-serving.ts';
import { DEV_KEY, type Harness, type HarnessOptions, ROWS, startHarness } from '../harness.ts';

const open: Harness[] = [];
async function start(options: HarnessOptions = {}): Promise<{ h: Harness; port: number }> {
  const h = await startHarness({ monthlyQuota: 1_000_000, ...options });
  open.push(h);
  return { h, port: await h.listen() };
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((h) => h.close()));
});

const auth = `Host: x\r\nAuthorization: Bearer ${DEV_KEY}\r\n`;
const get = (target: string, more = ''): string => `GET ${target} HTTP/1.1\r\n${auth}${more}\r\n`;

/** Returns all bytes until the server ends the connection. */
async function all(socket: net.Socket): Promise<string> {
  let text = '';
  for await (const data of socket.setEncoding('latin1')) text += data;
  return text;
}

/** Returns the status and body length of each response. Throws if one is incomplete. */
function answersIn(text: string): readonly { status: number; length: number; head: string }[] {
  const found: { status: number; length: number; head: string }[] = [];
  for (let at = 0; at < text.length; ) {
    const headEnd = text.indexOf('\r\n\r\n', at) + 4;
    const head = text.slice(at, headEnd).toLowerCase();
    const length = Number(/content-length: (\d+)/.exec(head)?.[1]);
    if (headEnd < 4 || text.length < headEnd + length) throw new Error(`cut off after ${text.length - at} bytes of ${length}`);
    found.push({ status: Number(head.slice(9, 12)), length, head });
    at = headEnd + length;
  }
  return found;
}

/** Makes every later response about two megabytes long. */
function lengthen(h: Harness): void {
  const short = h.queries.readDataset;
  h.queries.readDataset = async (ctx, dataset, params) => {
    const answer = await short(ctx, dataset, params);
    return { ...answer, data: Array.from({ length: 20_000 }, (_, i) => ({ period: `${i}`, value: i, more: 'x'.repeat(70) })) };
  };
}

describe('pipelined requests', () => {
  it.each([
    ['a request after one that was declared the last', get('/v1/health')],
    ['bytes that are not a request', 'nonsense\r\n\r\n'],
  ])('%s does not replace the first response', async (_what, second) => {
    const { h, port } = await start();
    let release: () => void = () => undefined;
    h.queries.gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const socket = net.connect(port, '127.0.0.1');
    socket.write(get(ROWS, 'Connection: close\r\n') + second);
    while (h.queries.requested === 0) await pause(5);
    await pause(50);
    release();
    const [first, ...rest] = answersIn(await all(socket));
    expect([first?.status, first?.head.includes('content-type: application/json'), rest]).toEqual([200, true, []]);
    expect(first?.length).toBeGreaterThan(200);
  });

  it('malformed requests are refused after the responses in progress', async () => {
    const { port } = await start();
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`${get(ROWS)}${get(`${ROWS}?limit=3`)}nonsense\r\n\r\n${get(ROWS)}`);
    const answers = answersIn(await all(socket));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 400]);
    expect(answers.at(-1)?.head).toContain('connection: close');
  });
});

describe('closing', () => {
  it('sends pipelined responses completely to a slow reader', async () => {
    const { h, port } = await start();
    lengthen(h);
    const socket = net.connect(port, '127.0.0.1');
    socket.pause();
    socket.write([1, 2, 3, 4, 5].map((limit) => get(`${ROWS}?limit=${limit}`)).join(''));
    while (h.queries.requested < 5) await pause(5);
    await pause(100);
    const closed = h.app.close();
    await pause(200);
    const answers = answersIn(await all(socket));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThan(8_000_000);
    await closed;
  });

  it('marks only the last of several responses in progress as the last one', async () => {
    const { h, port } = await start();
    let release: () => void = () => undefined;
    h.queries.gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const socket = net.connect(port, '127.0.0.1');
    socket.write([1, 2, 3].map((limit) => get(`${ROWS}?limit=${limit}`)).join(''));
    while (h.queries.requested < 3) await pause(5);
    const closed = h.app.close();
    await pause(50);
    release();
    const answers = answersIn(await all(socket));
    expect(answers.map(({ status, head }) => [status, head.includes('connection: close')])).toEqual([
      [200, false],
      [200, false],
      [200, true],
    ]);
    await closed;
  });

  it('does not wait longer than its grace period for a client that never reads', async () => {
    const { h, port } = await start({ config: { closeGraceMs: 500 } });
    lengthen(h);
    const socket = net.connect(port, '127.0.0.1');
    socket.pause();
    socket.on('error', () => undefined);
    socket.write([1, 2, 3, 4, 5, 6, 7, 8].map((limit) => get(`${ROWS}?limit=${limit}`)).join(''));
    while (h.queries.requested < 5) await pause(5);
    await h.app.close();
    socket.destroy();
  });
});

describe('a connection', () => {
  it('without any bytes or with an incomplete head is closed after a time', async () => {
    const { port } = await start({ config: { silentMs: 600 } });
    const [silent, half] = [net.connect(port, '127.0.0.1'), net.connect(port, '127.0.0.1')];
    half.write(`GET ${ROWS} HTTP/1.1\r\nHost: x\r\n`);
    for (const socket of [silent, half]) socket.resume();
    await Promise.all([once(silent, 'close'), once(half, 'close')]);
    const busy = net.connect(port, '127.0.0.1');
    busy.write(get(ROWS, 'Connection: close\r\n'));
    expect(answersIn(await all(busy))[0]?.status).toBe(200);
  });

  it('of a slow reader stays open, and is not read while responses are waiting', async () => {
    const { h, port } = await start({ config: { silentMs: 600 } });
    lengthen(h);
    const socket = net.connect(port, '127.0.0.1');
    socket.pause();
    const last = get(ROWS, 'Connection: close\r\n');
    socket.write([1, 2, 3, 4, 5].map((limit) => get(`${ROWS}?limit=${limit}`)).join('') + last.slice(0, 20));
    while (h.queries.requested < 5) await pause(5);
    await pause(1500);
    socket.write(last.slice(20));
    expect(answersIn(await all(socket)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  it.each([
    ['a missing body', 'Content-Length: 20\r\n', '{"email":'],
    ['invalid chunks', 'Transfer-Encoding: chunked\r\n', 'zz\r\n'],
  ])('%s is refused and closed', async (_what, more, part) => {
    const { port } = await start({ config: { silentMs: 600 } });
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`POST /v1/register HTTP/1.1\r\n${auth}Content-Type: application/json\r\n${more}\r\n${part}`);
    expect(answersIn(await all(socket)).map((answer) => answer.status)).toEqual([400]);
  });

  it('beyond the limit closes the connection that was idle longest', async () => {
    const { port } = await start({ config: { mostConnections: 4 } });
    const [first, second, ...others] = await connect(port, 4);
    // This connection is no longer the one that has been idle for the longest time. A server that is nearly full keeps idle connections
    // for five seconds.
    expect(await answerOn(first)).toContain('keep-alive: timeout=5\r\n');
    const [fifth] = await connect(port, 1);
    await closing(second);
    for (const socket of [first, ...others, fifth]) expect(await answerOn(socket)).toContain('http/1.1 200');
  });

  it('beyond the limit of its network is closed if the others are busy', async () => {
    const { h, port } = await start({ config: { mostConnectionsOfNetwork: 3 } });
    let release: () => void = () => undefined;
    h.queries.gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const busy = await connect(port, 3);
    for (const [i, socket] of busy.entries()) socket.write(get(`${ROWS}?limit=${i + 1}`, 'Connection: close\r\n'));
    while (h.queries.requested < 3) await pause(5);
    const [more] = await connect(port, 1);
    await closing(more);
    release();
    const statuses = await Promise.all(busy.map(async (socket) => answersIn(await all(socket))[0]?.status));
    expect(statuses).toEqual([200, 200, 200]);
  });

  it('through a proxy has no limit for each network', async () => {
    const { port } = await start({ config: { mostConnectionsOfNetwork: 3, trustProxy: true } });
    for (const socket of await connect(port, 5)) expect(await answerOn(socket)).toContain('http/1.1 200');
  });
});

/** Opens connections one after another. */
async function connect(port: number, count: number): Promise<net.Socket[]> {
  const sockets: net.Socket[] = [];
  for (let i = 0; i < count; i += 1) {
    const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    sockets.push(socket.resume());
    // Waits until the server has accepted the connection before opening the next one.
    await pause(20);
  }
  return sockets;
}

async function closing(socket: net.Socket | undefined): Promise<void> {
  const one = present(socket, 'A connection');
  if (!one.closed) await once(one, 'close');
}

/** Returns the head of one response on an open connection. */
async function answerOn(socket: net.Socket | undefined): Promise<string> {
  const open = present(socket, 'A connection');
  open.write(get('/v1/health'));
  const [data] = (await once(open, 'data')) as [Buffer];
  return data.toString('latin1').toLowerCase();
}

describe('connections that wait', () => {
  /** Starts connections in this turn of the event loop. The server shares the thread, so it can accept them only later. */
  const begin = (port: number, count: number): void => {
    for (let i = 0; i < count; i += 1) sockets.push(net.connect(port, '127.0.0.1').on('error', () => undefined));
  };
  const sockets: net.Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  it('are accepted before the next response is built', async () => {
    const { h, port } = await start();
    let accepted = 0;
    h.app.server.on('connection', () => void (accepted += 1));
    const acceptedAt: number[] = [];
    const read = h.queries.readDataset;
    h.queries.readDataset = (ctx, dataset, params) => {
      if (acceptedAt.push(accepted) === 1) begin(port, 40);
      return read(ctx, dataset, params);
    };
    const [socket] = await connect(port, 1);
    const last = get(`${ROWS}?limit=4`, 'Connection: close\r\n');
    present(socket, 'A connection').write([1, 2, 3].map((limit) => get(`${ROWS}?limit=${limit}`)).join('') + last);
    await closing(socket);
    expect(acceptedAt).toEqual([1, 41, 41, 41]);
  });

  it('are accepted before the first page is built in advance', async () => {
    const { h, port } = await start();
    let accepted = 0;
    h.app.server.on('connection', () => void (accepted += 1));
    const builtAt: number[] = [];
    const rehearse = vi.spyOn(PageServing.prototype, 'rehearse').mockImplementation(async () => void builtAt.push(accepted));
    begin(port, 40);
    await h.app.warmUp(async () => {}, new AbortController().signal);
    rehearse.mockRestore();
    expect(builtAt[0]).toBe(40);
  });

  it('are accepted before the server prepares its search', async () => {
    const { h, port } = await start({ config: { mostConnectionsOfNetwork: 200 } });
    let accepted = 0;
    h.app.server.on('connection', () => void (accepted += 1));
    await h.app.warmUp(async (turn) => {
      begin(port, 150);
      await turn();
      expect(accepted).toBe(150);
    }, AbortSignal.abort());
    expect(accepted).toBe(150);
  });
});

describe('a node that stops', () => {
  it('responses the next request on an idle connection, and closes it', async () => {
    const { h, port } = await start();
    const [socket] = await connect(port, 1);
    await answerOn(socket);
    const closed = h.app.close();
    await pause(100);
    expect(await answerOn(socket)).toContain('connection: close');
    await closed;
  });

  it('serves the requests of connections that it has not accepted yet', async () => {
    const { h, port } = await start();
    const answers = Array.from({ length: 60 }, () => {
      const socket = net.connect(port, '127.0.0.1');
      socket.write(get(ROWS, 'Connection: close\r\n'));
      return all(socket).then(
        (text) => answersIn(text)[0]?.status,
        (error: NodeJS.ErrnoException) => error.code,
      );
    });
    // The connections are opened in the next tick.
    await Promise.resolve();
    const closed = h.app.close();
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    await closed;
  });

  it('drops no request: two nodes under load, each of them restarted', async () => {
    const ports: number[] = [];
    const nodes: Harness[] = [];
    const begin = async (i: number): Promise<void> => {
      const h = await startHarness({ monthlyQuota: 1_000_000 });
      open.push(h);
      nodes[i] = h;
      if (ports[i] === undefined) ports[i] = await h.listen();
      else await h.app.listen({ host: '127.0.0.1', port: ports[i] });
    };
    await begin(0);
    await begin(1);
    const failures: string[] = [];
    let [answered, isOver] = [0, false];
    const agents = ports.map(() => new http.Agent({ keepAlive: true }));
    /** Works like a proxy, which skips a node that refuses connections and retries nothing else. */
    const ask = async (i: number): Promise<void> => {
      const node = i % 2;
      const error = await statusAt(present(ports[node], 'port'), present(agents[node], 'agent'));
      if (error === 'ECONNREFUSED') await ask(i + 1);
      else if (error === null) answered += 1;
      else failures.push(error);
    };
    const callers = Array.from({ length: 24 }, async (_, n) => {
      for (let i = n; !isOver; i += 1) await ask(i);
    });
    for (const i of [0, 1]) {
      while (answered < 300 * (i + 1)) await pause(5);
      await present(nodes[i], 'node').app.close();
      await begin(i);
    }
    const enough = answered + 300;
    while (answered < enough) await pause(5);
    isOver = true;
    await Promise.all(callers);
    for (const agent of agents) agent.destroy();
    expect(failures).toEqual([]);
  });
});

describe('work in the background', () => {
  it('pauses after requests, and continues at once when none arrived', async () => {
    const { h, port } = await start();
    /** Returns true if the work may go on within some turns of the event loop. */
    const goesOn = async (turn: () => Promise<void>): Promise<{ atOnce: boolean; later: Promise<void> }> => {
      let atOnce = false;
      const later = turn().then(() => {
        atOnce = true;
      });
      for (let i = 0; i < 10; i += 1) await nextTurn();
      return { atOnce, later };
    };
    const seen: boolean[] = [];
    const stopping = new AbortController();
    await h.app.warmUp(async (turn) => {
      stopping.abort();
      for (const requests of [0, 3, 0]) {
        for (let i = 0; i < requests; i += 1) await statusAt(port, http.globalAgent);
        const { atOnce, later } = await goesOn(turn);
        seen.push(atOnce);
        await later;
      }
    }, stopping.signal);
    expect(seen).toEqual([true, false, true]);
  });
});

/** Returns null for a complete response with status 200. Otherwise, returns the error code or the status. */
const statusAt = (port: number, agent: http.Agent): Promise<string | null> =>
  new Promise((resolve) => {
    const headers = { authorization: `Bearer ${DEV_KEY}` };
    http
      .get({ host: '127.0.0.1', port, path: ROWS, agent, headers }, (answer) => {
        answer.resume().once('close', () => resolve(answer.complete && answer.statusCode === 200 ? null : `status ${answer.statusCode}`));
      })
      .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
