/** Sends requests to an agency over real loopback HTTP. Checks load, limits and every kind of incorrect response. */
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ask } from '../../src/core/capture.ts';
import { FixedClock } from '../../src/core/clock.ts';
import type { Source } from '../../src/core/define-dataset.ts';
import { WattleError } from '../../src/core/errors.ts';
import { HostRestingError } from '../../src/ingest/fetch/circuit-breaker.ts';
import { createUpstream, type Upstream, type UpstreamOptions, userAgentOf } from '../../src/ingest/fetch/client.ts';
import { isOutage } from '../../src/ingest/fetch/outages.ts';
import { safeUrl } from '../../src/ingest/fetch/upstream-errors.ts';
import type { CaptureInfo } from '../../src/store/ports/captures.ts';
import { body, drip, FakeAgency, hangUp, html, inTurn, redirect, silent, status, tagged, truncated } from './fake-agency.ts';

const HOST = 'www.rba.gov.au';
const PATH = '/statistics/tables/csv/f5-data.csv';
const URL_OF_FILE = `https://${HOST}${PATH}`;
const AT_BASE = `/${HOST}${PATH}`;
const CSV = 'Series ID,FILRHLBVS\r\n31/12/2025,8.02\r\n';

const source: Source = {
  code: 'rba',
  name: 'Reserve Bank of Australia',
  attribution: 'Source: Reserve Bank of Australia',
  homepage: 'https://www.rba.gov.au/',
  licence: 'cc-by-4.0',
  hosts: [HOST, 'files.rba.gov.au'],
  politeness: { concurrency: 2, gapMs: 1 },
};
const ask: Ask = { id: 'csv', url: URL_OF_FILE, accept: 'text/csv,*/*' };

let agency: FakeAgency;
let upstream: Upstream;
const clock = new FixedClock('2026-05-08T02:00:00Z');

const open = (options: Partial<UpstreamOptions> = {}): Upstream =>
  createUpstream({ mode: { kind: 'base', url: agency.url }, clock, backoffMs: 1, ...options });

const textOf = async (one: Ask = ask): Promise<string> => {
  const result = await upstream.ask(source, one, null);
  return result.kind === 'bytes' ? Buffer.from(result.bytes).toString() : result.kind;
};

const failure = async (one: Ask = ask): Promise<WattleError> => {
  const error = await upstream.ask(source, one, null).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof WattleError)) throw new Error(`expected a WattleError, got ${String(error)}`);
  return error;
};

beforeEach(async () => {
  agency = await FakeAgency.start();
  upstream = open();
});

afterEach(async () => {
  await upstream.close();
  await agency.stop();
});

describe('the request', () => {
  it('is sent to the base, with the host as first segment, and identifies the program', async () => {
    await upstream.close();
    upstream = open({ userAgent: userAgentOf('1.0.0', 'https://data.example.org') });
    agency.on(`${AT_BASE}?format=csv`, body(CSV));
    expect(await textOf({ ...ask, url: `${URL_OF_FILE}?format=csv` })).toBe(CSV);
    expect(agency.seen[0]?.headers).toMatchObject({
      'user-agent': 'Wattle/1.0.0 (+https://data.example.org)',
      accept: 'text/csv,*/*',
      'accept-encoding': 'gzip, deflate, br',
    });
  });

  it('refuses a host that the source does not list', async () => {
    const error = await failure({ ...ask, url: 'https://elsewhere.example/f5.csv' });
    expect(error.code).toBe('BUG');
    expect(agency.seen).toHaveLength(0);
  });

  it('sends nothing when offline', async () => {
    await upstream.close();
    upstream = createUpstream({ mode: { kind: 'offline' }, clock });
    expect(await failure()).toMatchObject({ code: 'UP_OFFLINE', at: { url: URL_OF_FILE } });
  });
});

describe('responses', () => {
  it('return bytes, validators and the time', async () => {
    agency.on(AT_BASE, body(CSV, { etag: '"a"', 'last-modified': 'Fri, 08 May 2026 01:30:00 GMT' }));
    expect(await upstream.ask(source, ask, null)).toEqual({
      kind: 'bytes',
      bytes: Buffer.from(CSV),
      contentType: 'text/csv',
      etag: '"a"',
      lastModified: 'Fri, 08 May 2026 01:30:00 GMT',
      retrievedAt: clock.now(),
    });
  });

  it.each([
    ['gzip', gzipSync(CSV)],
    ['x-gzip', gzipSync(CSV)],
    ['deflate', deflateSync(CSV)],
    ['deflate', deflateRawSync(CSV)],
    ['br', brotliCompressSync(CSV)],
    ['identity', Buffer.from(CSV)],
    ['gzip, br', brotliCompressSync(gzipSync(CSV))],
  ])('are unpacked: %s', async (coding, bytes) => {
    agency.on(AT_BASE, body(bytes, { 'content-encoding': coding }));
    expect(await textOf()).toBe(CSV);
  });

  it('are not unpacked if they were packed several times', async () => {
    agency.on(AT_BASE, body(CSV, { 'content-encoding': Array(2000).fill('br').join(',') }));
    expect(await failure()).toMatchObject({ code: 'PARSE_ENCODING', at: { url: URL_OF_FILE } });
  });

  it('are refused if they have an encoding that was not requested', async () => {
    agency.on(AT_BASE, body(CSV, { 'content-encoding': 'zstd' }));
    expect(await failure()).toMatchObject({ code: 'PARSE_ENCODING', at: { url: URL_OF_FILE } });
  });
});

describe('conditional requests', () => {
  const previous: CaptureInfo = {
    sha256: 'f'.repeat(64),
    dataset: 'rba/F5',
    askId: 'csv',
    url: URL_OF_FILE,
    contentType: 'text/csv',
    bytes: CSV.length,
    retrievedAt: 0,
    etag: '"a"',
    lastModified: 'Fri, 08 May 2026 01:30:00 GMT',
    external: false,
  };

  it('return unchanged after a 304', async () => {
    agency.on(AT_BASE, tagged(CSV, '"a"'));
    expect(await upstream.ask(source, ask, previous)).toEqual({ kind: 'unchanged', at: clock.now() });
    expect(agency.seen[0]?.headers).toMatchObject({ 'if-none-match': '"a"', 'if-modified-since': previous.lastModified });
  });

  it('are not sent for a capture from another URL', async () => {
    agency.on(AT_BASE, tagged(CSV, '"a"'));
    const result = await upstream.ask(source, ask, { ...previous, url: `${URL_OF_FILE}?old` });
    expect(result.kind).toBe('bytes');
  });

  it('treat an unrequested 304 as an error', async () => {
    agency.on(AT_BASE, status(304));
    expect((await failure()).code).toBe('UP_STATUS');
  });
});

describe('redirects', () => {
  it('are followed to hosts of the source, through the base', async () => {
    agency.on(AT_BASE, redirect('https://files.rba.gov.au/f5.csv'));
    agency.on('/files.rba.gov.au/f5.csv', redirect('/moved/f5.csv'));
    agency.on('/files.rba.gov.au/moved/f5.csv', (request, response, nth) =>
      redirect(`${agency.url}/${HOST}/last.csv`)(request, response, nth),
    );
    agency.on(`/${HOST}/last.csv`, body(CSV));
    expect(await textOf()).toBe(CSV);
  });

  it.each([
    ['another host', 'https://evil.example/f5.csv', 'evil.example'],
    ['another port', `https://${HOST}:8443/f5.csv`, `${HOST}:8443`],
    ['plain http', `http://${HOST}/f5.csv`, 'http:'],
    ['nonsense', 'http://[', 'invalid address'],
  ])('are refused: %s', async (_what, location, named) => {
    agency.on(AT_BASE, redirect(location));
    const error = await failure();
    expect(error).toMatchObject({ code: 'UP_REDIRECT', at: { url: URL_OF_FILE } });
    expect(error.message).toContain(named);
    expect(agency.seen).toHaveLength(1);
  });

  it('stop after five', async () => {
    agency.on(AT_BASE, redirect(URL_OF_FILE));
    expect((await failure()).code).toBe('UP_REDIRECT');
    expect(agency.seen).toHaveLength(6);
  });
});

describe('limits', () => {
  it('stop the reading of a body that is too large, with or without a stated length', async () => {
    agency.on(AT_BASE, body('x'.repeat(5000)));
    expect(await failure({ ...ask, maxBytes: 4999 })).toMatchObject({ code: 'UP_TOO_LARGE', at: { url: URL_OF_FILE } });
    expect((await textOf({ ...ask, maxBytes: 5000 })).length).toBe(5000);
    agency.on(AT_BASE, drip);
    expect((await failure({ ...ask, maxBytes: 3 })).code).toBe('UP_TOO_LARGE');
    expect(agency.seen).toHaveLength(3);
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(10_000_000))],
    ['br', brotliCompressSync(Buffer.alloc(10_000_000))],
  ])('stop the unpacking of a %s bomb', async (coding, bomb) => {
    agency.on(AT_BASE, body(bomb, { 'content-encoding': coding }));
    expect((await failure({ ...ask, maxBytes: 1_000_000 })).code).toBe('UP_TOO_LARGE');
  });

  it('refuse a web page instead of data, unless a page was requested', async () => {
    agency.on(AT_BASE, html);
    expect(await failure()).toMatchObject({ code: 'UP_HTML', at: { url: URL_OF_FILE } });
    expect(await textOf({ ...ask, accept: 'text/html' })).toContain('Access Denied');
  });
});

describe('retries', () => {
  it.each([
    ['503', status(503)],
    ['429', status(429, '', { 'retry-after': '0' })],
    ['403', status(403)],
    ['a broken connection', hangUp],
    ['a truncated body', truncated(CSV)],
    ['a truncated gzip body', body(gzipSync(CSV).subarray(0, 20), { 'content-encoding': 'gzip' })],
    ['a page', html],
  ])('succeed after %s', async (_what, trouble) => {
    agency.on(AT_BASE, inTurn(trouble, trouble, body(CSV)));
    expect(await textOf()).toBe(CSV);
    expect(agency.seen).toHaveLength(3);
  });

  it('stop after the third attempt', async () => {
    agency.on(AT_BASE, status(500));
    expect(await failure()).toMatchObject({ code: 'UP_STATUS', at: { url: URL_OF_FILE } });
    expect(agency.seen).toHaveLength(3);
  });

  it.each([
    [404, 'UP_NOT_FOUND'],
    [410, 'UP_NOT_FOUND'],
    [400, 'UP_STATUS'],
    [422, 'UP_STATUS'],
    [504, 'UP_TIMEOUT'],
  ])('do not follow a %d', async (code, expected) => {
    agency.on(AT_BASE, status(code, 'NoRecordsFound'));
    const error = await failure();
    expect(error.code).toBe(expected);
    expect(error.message).toBe(`The agency responded with status ${code}: NoRecordsFound.`);
    expect(agency.seen).toHaveLength(1);
  });

  it('wait after a gateway timeout, and state the waiting time', async () => {
    agency.on(AT_BASE, status(504, '{"message": "Endpoint request timed out"}', { 'content-type': 'application/json' }));
    expect((await failure()).retryAfterSeconds).toBe(90);
  });

  it('do not wait for a long Retry-After, and send no request to the host until then', async () => {
    agency.on(AT_BASE, status(503, '', { 'retry-after': '600' }));
    expect(await failure()).toMatchObject({ code: 'UP_STATUS', retryAfterSeconds: 600 });
    expect(agency.seen).toHaveLength(1);
    const resting = await failure({ ...ask, url: `https://${HOST}/other.csv` });
    expect(resting).toBeInstanceOf(HostRestingError);
    expect(resting.retryAfterSeconds).toBe(600);
    expect(agency.seen).toHaveLength(1);
  });

  it.each([
    ['9'.repeat(400), 86_400],
    ['31536000', 86_400],
    ['Fri, 08 May 2099 02:10:00 GMT', 86_400],
    ['Fri, 08 May 1998 02:10:00 GMT', 0],
  ])('limit a Retry-After of %s to a day', async (header, seconds) => {
    await upstream.close();
    upstream = open({ attempts: 1 });
    agency.on(AT_BASE, status(503, '', { 'retry-after': header }));
    expect((await failure()).retryAfterSeconds).toBe(seconds);
  });

  it.each(['Infinity', '1e9', '-5', '0x10', 'soon', '20 99', 'in 5 years 2099', '2099-01-01', ''])(
    'ignore a Retry-After of "%s"',
    async (header) => {
      agency.on(AT_BASE, status(503, '', { 'retry-after': header }));
      expect((await failure()).retryAfterSeconds).toBeUndefined();
    },
  );

  it('quote only the beginning of a long error response', async () => {
    agency.on(AT_BASE, status(404, '<'.repeat(1_000_000)));
    const { code, message } = await failure();
    expect([code, message.length < 400]).toEqual(['UP_NOT_FOUND', true]);
  });

  it('accept a date in Retry-After', async () => {
    agency.on(AT_BASE, status(503, '', { 'retry-after': 'Fri, 08 May 2026 02:10:00 GMT' }));
    expect((await failure()).retryAfterSeconds).toBe(600);
  });
});

describe('time limits', () => {
  it.each([
    ['silent', silent],
    ['dripping', drip],
  ])('end the wait for a %s server', async (_what, behaviour) => {
    await upstream.close();
    upstream = open({ timeouts: { connectMs: 1000, silenceMs: 150, attemptMs: 250 }, attempts: 2 });
    agency.on(AT_BASE, behaviour);
    expect(await failure()).toMatchObject({ code: 'UP_TIMEOUT', at: { url: URL_OF_FILE } });
    expect(agency.seen).toHaveLength(2);
  });

  it('end when the client is closed', async () => {
    agency.on(AT_BASE, silent);
    const waiting = failure();
    while (agency.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await upstream.close();
    expect((await waiting).code).toBe('UP_UNREACHABLE');
  });
});

describe('load on hosts', () => {
  it("never exceeds the source's limit of parallel requests to a host", async () => {
    const paths = Array.from({ length: 8 }, (_, i) => `/f${i}.csv`);
    for (const path of paths) {
      agency.on(`/${HOST}${path}`, async (request, response, nth) => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        body(CSV)(request, response, nth);
      });
    }
    await Promise.all(paths.map((path) => upstream.ask(source, { ...ask, url: `https://${HOST}${path}` }, null)));
    expect(agency.seen).toHaveLength(8);
    expect(agency.mostAtOnce).toBe(2);
  });

  it('pauses after five failures in a row, and resumes later', async () => {
    const own = new FixedClock('2026-05-08T02:00:00Z');
    await upstream.close();
    upstream = open({ clock: own, attempts: 1 });
    agency.on(AT_BASE, status(500, 'out of order'));
    for (let i = 0; i < 5; i++) expect((await failure()).code).toBe('UP_STATUS');
    const resting = await failure();
    expect(resting).toBeInstanceOf(HostRestingError);
    expect(resting.message).toContain('out of order');
    expect(agency.seen).toHaveLength(5);
    own.advance(61_000);
    agency.on(AT_BASE, body(CSV));
    expect(await textOf()).toBe(CSV);
    agency.on(AT_BASE, status(500));
    expect(await failure()).not.toBeInstanceOf(HostRestingError);
  });

  it('does not count a missing file as a failure of the host', async () => {
    for (let i = 0; i < 8; i++) expect((await failure()).code).toBe('UP_NOT_FOUND');
    expect(agency.seen).toHaveLength(8);
  });
});

describe('credentials', () => {
  it('are not in the values that are shown', async () => {
    expect(safeUrl('https://u:p@host.example/x?authenticationGuid=abc&name=y')).toBe(
      'https://host.example/x?authenticationGuid=hidden&name=y',
    );
    expect(safeUrl(URL_OF_FILE)).toBe(URL_OF_FILE);
    agency.on(`${AT_BASE}?api_key=hunter2`, status(400, 'bad key hunter2'));
    const error = await failure({ ...ask, url: `${URL_OF_FILE}?api_key=hunter2` });
    expect(`${error.message} ${JSON.stringify(error.at)}`).not.toContain('hunter2');
  });
});

describe('agencies that cannot be reached', () => {
  const lines: string[] = [];
  const note = (level: string) => (_fields: object, message: string) => void lines.push(`${level}: ${message}`);
  const elsewhere = (host: string): Ask => ({ ...ask, url: `https://${host}/file.csv` });

  it('are reported once each, once if no agency can be reached, and once on recovery', async () => {
    lines.length = 0;
    const free = agency.url;
    await upstream.close();
    await agency.stop();
    upstream = createUpstream({
      mode: { kind: 'base', url: free },
      clock,
      backoffMs: 1,
      attempts: 1,
      log: { info: note('info'), warn: note('warn') },
    });
    for (let i = 0; i < 10; i += 1) expect(isOutage(await failure())).toBe(true);
    for (let i = 0; i < 3; i += 1) expect(isOutage(await failure(elsewhere('files.rba.gov.au')))).toBe(true);
    expect(lines).toEqual([
      expect.stringContaining('warn: www.rba.gov.au cannot be reached (does not accept the connection)'),
      expect.stringContaining('warn: No agency can be reached from this machine'),
    ]);
    agency = await FakeAgency.start(Number(new URL(free).port));
    agency.on('/files.rba.gov.au/file.csv', body(CSV));
    expect(await textOf(elsewhere('files.rba.gov.au'))).toBe(CSV);
    expect(lines.slice(2)).toEqual(['info: files.rba.gov.au can be reached again']);
  });
});
