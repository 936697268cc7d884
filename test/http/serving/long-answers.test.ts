/** With long responses, no caller gets bytes meant for another. Readers are slow, read at the same time, or lose their connection. */
import { createHmac } from 'node:crypto';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEV_KEY, type Harness, ROWS, startHarness } from '../harness.ts';

const ROWS_OF_ONE = 4_000;

let h: Harness;
let port: number;
beforeAll(async () => {
  h = await startHarness({ monthlyQuota: 1_000_000 });
  port = await h.listen();
  const short = h.queries.readDataset;
  h.queries.readDataset = async (ctx, dataset, params) => {
    const answer = await short(ctx, dataset, params);
    const name = `${params.get('limit')} ${params.get('start_period')}`;
    const data = Array.from({ length: ROWS_OF_ONE }, (_, i) => ({ period: `${name} ${i}`, value: i / 7, more: 'ü'.repeat(i % 60) }));
    return { ...answer, data };
  };
});
afterAll(() => h.close());

interface Long {
  readonly etag: string;
  readonly cache: string;
  readonly body: Buffer;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
afterAll(() => agent.destroy());

/** Reads a response, with a pause between its chunks. */
function ask(target: string, { slowly = false, encoding = 'identity', leave = false } = {}): Promise<Long | null> {
  const headers = { authorization: `Bearer ${DEV_KEY}`, 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path: target, headers, agent }, async (response) => {
      const pieces: Buffer[] = [];
      try {
        for await (const piece of response) {
          pieces.push(piece as Buffer);
          if (leave) break;
          if (slowly) await pause(2);
        }
      } catch (error) {
        return reject(error as Error);
      }
      const [cache = ''] = String(response.headers['server-timing']).split(',');
      resolve(leave ? null : { etag: String(response.headers.etag), cache, body: Buffer.concat(pieces) });
    });
    request.on('error', reject);
  });
}

const hashOf = (body: Buffer): string => createHmac('sha256', h.accounts.etagKey).update(body).digest('base64url').slice(0, 22);

it('long responses are complete, and each is sent to its own caller', async () => {
  const requested = Array.from({ length: 60 }, (_, i) => {
    const target = `${ROWS}?limit=${(i % 30) + 1}&start_period=2020-01-${String((i % 28) + 1).padStart(2, '0')}`;
    return { target, slowly: i % 3 === 0, encoding: i % 4 === 1 ? 'gzip' : 'identity', leave: i % 7 === 5 };
  });
  const answers = await Promise.all(requested.map(async ({ target, ...how }) => ({ target, ...how, answer: await ask(target, how) })));
  for (const { target, encoding, answer } of answers) {
    if (!answer) continue;
    const plain = encoding === 'gzip' ? gunzipSync(answer.body) : answer.body;
    expect(answer.etag).toBe(encoding === 'gzip' ? `"${hashOf(plain)}-gzip"` : `"${hashOf(plain)}"`);
    const { data } = JSON.parse(plain.toString('utf8')) as { data: { period: string }[] };
    const params = new URL(target, 'http://x').searchParams;
    expect(data).toHaveLength(ROWS_OF_ONE);
    expect(new Set(data.map(({ period }) => period.split(' ').slice(0, 2).join(' ')))).toEqual(
      new Set([`${params.get('limit')} ${params.get('start_period')}`]),
    );
  }
});

it('long responses are cached when they are requested again', async () => {
  const target = `${ROWS}?limit=77`;
  const caches: (string | undefined)[] = [];
  const bodies: (Buffer | undefined)[] = [];
  for (let i = 0; i < 4; i++) {
    const answer = await ask(target);
    caches.push(answer?.cache);
    bodies.push(answer?.body);
    await ask(`${ROWS}?limit=78&start_period=2021-01-0${i + 1}`);
  }
  expect(caches).toEqual(['cache;desc=miss', 'cache;desc=miss', 'cache;desc=hit', 'cache;desc=hit']);
  for (const body of bodies) expect(body?.equals(bodies[0] ?? Buffer.alloc(0))).toBe(true);
});
