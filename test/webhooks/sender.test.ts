/** Makes one attempt to each kind of receiver: good, redirecting, slow, silent, endless, broken and gone. */
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Sender, type SenderOptions } from '../../src/webhooks/sender.ts';
import { PATIENCE_MS } from './bench.ts';
import { ELSEWHERE, EXPIRED, LOCALHOST } from './certificates.ts';
import { type Behaviour, Receiver, status } from './receiver.ts';

const POLICY = { http: true, private: true };
/** A short time limit, for receivers that never response correctly. */
const SHORT = { timeoutMs: 400 };

let receiver: Receiver;
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(() => receiver.stop());

const senderOf = (options: Partial<SenderOptions> = {}): Sender =>
  new Sender({ policy: POLICY, userAgent: 'Wattle/tests', timeoutMs: PATIENCE_MS, ...options });
const send = async (url = receiver.url, options: Partial<SenderOptions> = {}) => {
  const outcome = await senderOf(options).send(url, { 'webhook-id': 'evt_1' }, '{"a":"ä"}');
  return outcome && [outcome.status, outcome.error];
};

/** Starts a receiver with direct access to the socket. */
async function rawReceiver(answer: (socket: net.Socket) => void): Promise<{ url: string; stop: () => Promise<void> }> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

describe('the request', () => {
  it('is a POST with the body as JSON, over a separate connection', async () => {
    expect(await send(`${receiver.url}?q=1`)).toEqual([204, null]);
    expect(await send()).toEqual([204, null]);
    expect(receiver.connections).toBe(2);
    const [first] = receiver.received;
    expect(first).toMatchObject({ method: 'POST', path: '/hook?q=1', body: '{"a":"ä"}' });
    expect(first?.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': '10',
      'user-agent': 'Wattle/tests',
      'webhook-id': 'evt_1',
      connection: 'close',
    });
  });
});

describe('the meaning of a response', () => {
  it.each([200, 201, 202, 204, 299])('%i is a success', async (code) => {
    receiver.behaviour = status(code);
    expect(await send()).toEqual([code, null]);
  });

  it.each([301, 302, 303, 307, 308])('%i is a failure and is not followed', async (code) => {
    const elsewhere = await Receiver.start();
    receiver.behaviour = status(code, { location: elsewhere.url });
    expect(await send()).toEqual([code, `The receiver responded with ${code}. Redirects are not followed.`]);
    expect(elsewhere.connections).toBe(0);
    await elsewhere.stop();
  });

  it.each([400, 401, 404, 410, 429, 500, 503])('%i is a failure', async (code) => {
    receiver.behaviour = status(code);
    expect(await send()).toEqual([code, `The receiver responded with ${code}.`]);
  });
});

describe('slow receivers', () => {
  it.each<[string, Behaviour]>([
    ['never responds', () => {}],
    ['begins too late', (response) => void setTimeout(() => response.end(), 3 * SHORT.timeoutMs)],
  ])('a receiver that %s is given up', async (_what, behaviour) => {
    receiver.behaviour = behaviour;
    expect(await send(receiver.url, SHORT)).toEqual([null, 'There was no response within 0.4 seconds.']);
  });

  it('a receiver that responds slowly but in time is a success', async () => {
    receiver.behaviour = (response) => void setTimeout(() => response.writeHead(200).end(), 100);
    expect(await send()).toEqual([200, null]);
  });

  it('a receiver that sends its headers byte by byte is given up', async () => {
    const drip = await rawReceiver((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x-a: b\r\n'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    expect(await send(drip.url, SHORT)).toEqual([null, 'There was no response within 0.4 seconds.']);
    await drip.stop();
  });

  it('a receiver whose name is never resolved is given up', async () => {
    const resolve = () => new Promise<never>(() => {});
    expect(await send('https://slow.example.org/', { ...SHORT, resolve })).toEqual([null, 'There was no response within 0.4 seconds.']);
  });

  it('closing ends an attempt early, without an outcome', async () => {
    receiver.behaviour = () => {};
    const sender = senderOf();
    const sent = sender.send(receiver.url, {}, '{}');
    await receiver.count(1);
    sender.close();
    expect(await sent).toBeNull();
    expect(await sender.send(receiver.url, {}, '{}')).toBeNull();
  });
});

describe('receivers that send too much', () => {
  it('only the start of an endless response is read', async () => {
    let written = 0;
    receiver.behaviour = (response) => {
      response.writeHead(200);
      const pour = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) written += 64 * 1024;
      };
      response.on('drain', pour);
      pour();
    };
    expect(await send()).toEqual([200, null]);
    expect(written).toBeLessThan(64 * 2 ** 20);
  });

  it('an unfinished response counts by its status', async () => {
    receiver.behaviour = (response) => void response.writeHead(202, { 'content-length': '100' }).write('x');
    expect(await send()).toEqual([202, null]);
  });

  it('endless headers are refused', async () => {
    const chatty = await rawReceiver((socket) => socket.write(`HTTP/1.1 200 OK\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`));
    expect(await send(chatty.url)).toEqual([null, 'The response headers are too large.']);
    await chatty.stop();
  });
});

describe('receivers that cannot be used', () => {
  it('because they do not exist', async () => {
    const { url } = receiver;
    await receiver.stop();
    expect(await send(url)).toEqual([null, 'The receiver refused the connection.']);
    receiver = await Receiver.start();
  });

  it('because they close the connection', async () => {
    receiver.behaviour = (response) => void response.destroy();
    expect(await send()).toEqual([null, 'The receiver closed the connection without a response.']);
  });

  it('because they use another protocol', async () => {
    const other = await rawReceiver((socket) => socket.end('SSH-2.0-OpenSSH_9.9\r\n'));
    expect(await send(other.url)).toEqual([null, 'The response is not valid HTTP.']);
    await other.stop();
  });

  it('because their name is unknown', async () => {
    const resolve = async () => Promise.reject(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }));
    expect(await send('https://nowhere.example.org/', { resolve })).toEqual([null, 'The host name could not be resolved.']);
  });
});

describe('TLS', () => {
  const secure = async (certificate: typeof LOCALHOST, options: Partial<SenderOptions> = {}) => {
    const server = await Receiver.start(certificate);
    const outcome = await send(server.url, options);
    await server.stop();
    return { outcome, requests: server.received.length };
  };

  it('a certificate that is trusted, valid and for the name is accepted', async () => {
    expect(await secure(LOCALHOST, { ca: LOCALHOST.cert })).toEqual({ outcome: [204, null], requests: 1 });
  });

  it.each([
    ['has no trusted issuer', LOCALHOST, '', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['is over', EXPIRED, EXPIRED.cert, 'CERT_HAS_EXPIRED'],
    ['is for another name', ELSEWHERE, ELSEWHERE.cert, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ])('a receiver whose certificate %s gets nothing', async (_what, certificate, ca, code) => {
    const trusted = ca === '' ? {} : { ca };
    expect(await secure(certificate, trusted)).toEqual({ outcome: [null, `TLS failed (${code}).`], requests: 0 });
  });

  it('a receiver without TLS at an https URL gets nothing', async () => {
    const [status, error] = (await send(receiver.url.replace('http:', 'https:'))) ?? [];
    expect(status).toBeNull();
    expect(error).toMatch(/^TLS failed \((ERR_SSL_\w+|EPROTO)\)\.$/);
    expect(receiver.received).toEqual([]);
  });
});

describe('host names', () => {
  it('are resolved once for each attempt, and the socket connects to the result', async () => {
    const led: string[] = [];
    const resolve = async (name: string) => {
      led.push(name);
      return [{ address: led.length === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    expect(await send(receiver.url, { resolve })).toEqual([204, null]);
    expect(led).toEqual(['localhost']);
  });

  it('with several addresses: the next one is tried', async () => {
    const resolve = async () => [
      { address: '::1', family: 6 },
      { address: '127.0.0.1', family: 4 },
    ];
    expect(await send(receiver.url, { resolve })).toEqual([204, null]);
  });
});
