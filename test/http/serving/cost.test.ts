/** Limits count the cost of responses, which depends on observations, processing and long responses in progress. */
import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as declared from '../../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../../../src/catalogue/series.ts';
import type { HttpConfig } from '../../../src/http/reply/deps.ts';
import type { Shelf } from '../../queries/shelf.ts';
import { DEV_KEY, type Harness, type HarnessOptions, startHarness } from '../harness.ts';
import { ALL, OF_MEASURE, openLabourForce } from './labour-force.ts';

const DATA = '/sdmx/2.1/data/ABS,LF';
const KEY = { authorization: `Bearer ${DEV_KEY}` };
const CSV = { accept: 'application/vnd.sdmx.data+csv' };
/** Each observation has its complete key. The response is longer than the buffers of sockets while no one reads it. */
const FLAT = `${DATA}/all?dimensionAtObservation=AllDimensions`;

let shelf: Shelf;
beforeAll(async () => {
  shelf = await openLabourForce();
});
afterAll(() => shelf.close());

const catalogue = { ...declared, findSeries, nearestSeries };
const open: Harness[] = [];
async function start(config: Partial<HttpConfig> = {}, options: HarnessOptions = {}, { ctx } = shelf): Promise<Harness> {
  const h = await startHarness({ ...options, config, deps: { context: ctx, catalogue } });
  open.push(h);
  return h;
}
const readers: http.ClientRequest[] = [];
afterEach(async () => {
  for (const one of readers.splice(0)) one.destroy();
  await Promise.all(open.splice(0).map((h) => h.close()));
});

/** Sends a request and reads only the head of the response. */
function begin(port: number, path: string, headers: Record<string, string>): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, headers, agent: false }, resolve);
    request.on('error', reject);
    readers.push(request);
  });
}

async function bytesOf(response: http.IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const from = (network: number, more: Record<string, string> = KEY): Record<string, string> => ({
  'x-forwarded-for': `203.0.113.${network}`,
  ...more,
});

describe('a response without a key has at most 25,000 observations', () => {
  it('a longer response is refused before any data are read', async () => {
    const h = await start();
    const refused = await h.ask({ url: `${DATA}/all`, headers: { accept: 'application/json' } });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(`at most 25,000 observations. This response has ${ALL.toLocaleString('en-AU')}`);
    expect((await h.ask({ url: `${DATA}/M1+M2+M3......` })).statusCode).toBe(200);
  });

  it('a response with a key has no such limit', async () => {
    const h = await start();
    const { statusCode, body } = await h.ask({ url: `${DATA}/all`, headers: { ...KEY, ...CSV } });
    expect([statusCode, body.trim().split('\r\n').length]).toEqual([200, ALL + 1]);
  });
});

describe('a long response', () => {
  it('has the same values as short responses, in each encoding', async () => {
    const h = await start();
    const port = await h.listen();
    const short = await Promise.all(
      ['M1', 'M2', 'M3', 'M6', 'M9', 'M10', 'M12', 'M13', 'M16'].map(async (measure) => {
        const { body, headers } = await h.ask({ url: `${DATA}/${measure}.....`, headers: { ...KEY, ...CSV } });
        expect(headers['etag']).toBeDefined();
        return body.trim().split('\r\n').slice(1);
      }),
    );
    const decoded = { identity: (bytes: Buffer) => bytes, gzip: gunzipSync, br: brotliDecompressSync };
    for (const encoding of ['identity', 'gzip', 'br'] as const) {
      const response = await begin(port, `${DATA}/all`, { ...KEY, ...CSV, 'accept-encoding': encoding });
      // A tag of the version, because the bytes are not known before they are sent.
      expect(response.headers['etag']).toMatch(/^W\//);
      const lines = decoded[encoding](await bytesOf(response))
        .toString('utf8')
        .trim()
        .split('\r\n')
        .slice(1);
      expect(lines.sort()).toEqual(short.flat().sort());
    }
  });

  it('is a single message in XML and in JSON', async () => {
    const h = await start();
    const ask = async (accept: string): Promise<string> => (await h.ask({ url: `${DATA}/all`, headers: { ...KEY, accept } })).body;
    const xml = await ask('application/vnd.sdmx.genericdata+xml;version=2.1');
    expect(xml.match(/<gen:Obs>/g)).toHaveLength(ALL);
    expect(xml.match(/<mes:DataSet /g)).toHaveLength(1);
    expect(xml.trim().endsWith('</mes:GenericData>')).toBe(true);
    const { data } = JSON.parse(await ask('application/vnd.sdmx.data+json;version=2.0.0')) as {
      data: { dataSets: { series: Record<string, { observations: object }> }[]; structures: { dataSets: number[] }[] };
    };
    const counts = Object.values(data.dataSets[0]?.series ?? {}).map(({ observations }) => Object.keys(observations).length);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ALL);
    expect(data.structures[0]?.dataSets).toEqual([0]);
  });
});

describe('long responses to clients that do not read', () => {
  it('two run for each network, then 503 with Retry-After, while health, readiness and short responses do not wait', async () => {
    const h = await start({ trustProxy: true });
    const port = await h.listen();
    const first = await begin(port, FLAT, from(1));
    expect([first.statusCode, (await begin(port, FLAT, from(1))).statusCode]).toEqual([200, 200]);
    const third = await begin(port, FLAT, from(1));
    expect([third.statusCode, third.headers['retry-after']]).toEqual([503, '5']);
    expect((await bytesOf(third)).toString('utf8')).toContain('2 long responses to your network are already in progress');
    for (const path of ['/v1/health', '/v1/ready', `${DATA}/M13.3.1599.20.AUS.M`, '/v1/series/AU.UNEMP/latest']) {
      expect([path, (await begin(port, path, from(1))).statusCode]).toEqual([path, 200]);
    }
    first.destroy();
    await expect.poll(async () => (await begin(port, FLAT, from(1))).statusCode).toBe(200);
  });

  it('four run in total', async () => {
    const h = await start({ trustProxy: true });
    const port = await h.listen();
    for (const network of [1, 1, 2, 2]) expect((await begin(port, FLAT, from(network))).statusCode).toBe(200);
    const fifth = await begin(port, FLAT, from(3));
    expect(fifth.statusCode).toBe(503);
    expect((await bytesOf(fifth)).toString('utf8')).toContain('4 long responses are already in progress');
  });

  it('are read from the store only as fast as clients read them', async () => {
    const h = await start();
    const port = await h.listen();
    shelf.ctx.caches.slices.clear();
    const reads = countReads(shelf);
    const response = await begin(port, FLAT, KEY);
    await begin(port, '/v1/health', {});
    expect(reads.count).toBeLessThan(54);
    await bytesOf(response);
    expect(reads.count).toBe(54);
    reads.stop();
  });
});

it('many responses to one network delay another network by at most two responses', async () => {
  const h = await start({ trustProxy: true });
  const ended: string[] = [];
  const ask = async (name: string, target: string, headers: Record<string, string>): Promise<void> => {
    const { statusCode } = await h.ask({ url: target, headers });
    ended.push(`${statusCode} ${name}`);
  };
  const burst = Array.from({ length: 30 }, (_, i) => ask('burst', `${DATA}/M1......?startPeriod=${1980 + i}`, from(1)));
  await Promise.all([...burst, ask('other', '/v1/series/AU.UNEMP/latest', from(2))]);
  expect(ended).toHaveLength(31);
  expect(ended.slice(0, 3)).toContain('200 other');
});

describe('a URL that was counted within the hour', () => {
  const closed = { publicRead: false };

  it('is free while its response is cached, with any remaining quota and burst limit', async () => {
    const h = await start(closed, { monthlyQuota: 1, burstPerMinute: 2 });
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await h.get(`${DATA}/M1......`, CSV)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await h.get(`${DATA}/M2......`, CSV)).statusCode).toBe(429);
  });

  it('is counted each time if its response is too long for the cache', async () => {
    const h = await start(closed, { monthlyQuota: 2, burstPerMinute: 10_000_000 });
    const [long, short] = [`${DATA}/all`, `${DATA}/M1......`];
    const statuses: number[] = [];
    for (const target of [long, short, long, short]) statuses.push((await h.get(target, CSV)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 200]);
    const spare = await start(closed, { monthlyQuota: 3, burstPerMinute: 10_000_000 });
    for (const target of [long, long]) expect((await spare.get(target, CSV)).statusCode).toBe(200);
    expect((await spare.get('/v1/whoami')).json().data.usage.used).toBe(2);
  });

  it('uses units of the burst limit if its response is built again', async () => {
    const h = await start(closed, { monthlyQuota: 2, burstPerMinute: 20 });
    expect((await h.get(`${DATA}/all`, CSV)).statusCode).toBe(200);
    const again = await h.get(`${DATA}/all`, { ...CSV, accept: 'application/json' });
    expect([again.statusCode, again.body.includes('16 units')]).toEqual([429, true]);
    h.clock.advance(60_000);
    expect((await h.get('/v1/whoami')).json().data.usage.used).toBe(1);
  });
});

describe.each([
  ['a file with a key', async (h: Harness) => () => h.get(`${DATA}/M1......`, CSV)],
  [
    'a chart with a token in its URL',
    async (h: Harness) => {
      const { token } = await h.signIn();
      const made = await h.ask({ url: '/v1/account/embed-token', headers: { authorization: `Bearer ${token}` } });
      const { embed_token } = made.json().data as { embed_token: string };
      return () => h.ask({ url: `/v1/series/AU.UNEMP/chart.svg?key=${embed_token}` });
    },
  ],
])('%s that was paid for within the hour and is no longer cached', (_what, reader) => {
  const PAST_CACHE_MS = 61_000;
  /** Returns the statuses of one request that is repeated each time its cached response has expired. */
  async function statuses(h: Harness, count: number): Promise<readonly number[]> {
    const read = await reader(h);
    const found: number[] = [];
    for (let i = 0; i < count; i += 1) {
      found.push((await read()).statusCode);
      // The quota and the cache have separate clocks.
      h.clock.advance(PAST_CACHE_MS);
      shelf.clock.advance(PAST_CACHE_MS);
    }
    return found;
  }

  it('is free while its account has requests left', async () => {
    const h = await start({ publicRead: false }, { monthlyQuota: 2 });
    expect(await statuses(h, 5)).toEqual([200, 200, 200, 200, 200]);
  });

  it('is refused when the quota is used up', async () => {
    const h = await start({ publicRead: false }, { monthlyQuota: 1 });
    expect(await statuses(h, 2)).toEqual([200, 429]);
  });

  it('counts again after 600 units', async () => {
    let busyMs = 0;
    const h = await start(
      {
        publicRead: false,
        busyMs: () => {
          busyMs += 500;
          return busyMs;
        },
      },
      { monthlyQuota: 3 },
    );
    // Each response costs at least 20 units. On a busy machine, the time is read more often, and a response costs more.
    const found = await statuses(h, 120);
    expect(found.filter((status) => status === 200).length).toBeGreaterThan(4);
    expect(found.at(-1)).toBe(429);
  });
});

/**
 * Counts the series that are read one at a time.
 * @param onRead called before each read
 */
function countReads({ store }: Shelf, onRead: () => void = () => {}): { count: number; stop(): void } {
  const { datasets } = store;
  const read = datasets.read.bind(datasets);
  const counted = {
    count: 0,
    stop: () => {
      datasets.read = read;
    },
  };
  datasets.read = (query) => {
    counted.count += 1;
    onRead();
    return read(query);
  };
  return counted;
}

describe('the limits for each minute', () => {
  const target = (measure: string): string => `${DATA}/${measure}......`;

  it('count a unit for every 2,000 observations', async () => {
    // 3,360 observations each: 2 units.
    expect(OF_MEASURE * 2).toBe(3_360);
    const h = await start({ readsPerMinute: 5 });
    const statuses: number[] = [];
    // The second time, the response is in the cache and costs only one request.
    for (const measure of ['M1', 'M2', 'M1', 'M3']) statuses.push((await h.ask({ url: target(measure), headers: CSV })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('count a unit for every 25 ms of processing', async () => {
    let busyMs = 0;
    const own = await openLabourForce(12);
    const reads = countReads(own, () => {
      busyMs += 125;
    });
    const h = await start({ readsPerMinute: 20, busyMs: () => busyMs }, {}, own);
    const statuses: number[] = [];
    for (const sex of ['1', '2', '3']) statuses.push((await h.ask({ url: `${DATA}/M1.${sex}....` })).statusCode);
    // Each response reads two series: 10 units.
    expect([statuses, reads.count]).toEqual([[200, 200, 429], 4]);
    await own.close();
  });

  it('stop a response when its caller has no units left', async () => {
    let busyMs = 0;
    const own = await openLabourForce(12);
    const reads = countReads(own, () => {
      busyMs += 25;
      for (const begun = performance.now(); performance.now() - begun < 6; );
    });
    const h = await start({ readsPerMinute: 20, busyMs: () => busyMs }, {}, own);
    const statuses: number[] = [];
    for (const key of ['M1.1....', 'all']) statuses.push((await h.ask({ url: `${DATA}/${key}` })).statusCode);
    // The second response would read 54 series.
    expect([statuses, reads.count < 30]).toEqual([[200, 429], true]);
    await own.close();
  });

  it('count each vintage in an SDMX history', async () => {
    // 3,240 observations in each of ten vintages.
    const own = await openLabourForce(60, 10);
    const h = await start({}, {}, own);
    const url = (key: string) => `${DATA}/${key}?includeHistory=true`;
    expect((await h.ask({ url: url('M1.....') })).statusCode).toBe(200);
    const refused = await h.ask({ url: url('all') });
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('at most 25,000 observations')]);
    expect((await h.ask({ url: url('all'), headers: KEY })).statusCode).toBe(200);
    await own.close();
  });

  it('do not apply to an SDMX history of more than 5,000 series, which is refused before it is read', async () => {
    const own = await openLabourForce(1, 93);
    const h = await start({}, {}, own);
    const reads = countReads(own);
    const { statusCode, body } = await h.ask({ url: `${DATA}/all?includeHistory=true&lastNObservations=1`, headers: KEY });
    reads.stop();
    expect([statusCode, reads.count]).toEqual([422, 0]);
    expect(body).toContain('93 vintages of 54 series');
    await own.close();
  });

  it('of one network do not affect another network that waits for the same response', async () => {
    const h = await start({ readsPerMinute: 3, trustProxy: true });
    expect((await h.ask({ url: target('M1'), headers: from(1, {}) })).statusCode).toBe(200);
    const [spent, other] = await Promise.all([1, 2].map((network) => h.ask({ url: target('M2'), headers: from(network, {}) })));
    expect([spent?.statusCode, other?.statusCode]).toEqual([429, 200]);
  });
});
