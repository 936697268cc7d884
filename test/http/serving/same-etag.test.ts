/** While the data are the same, two servers send the same ETag at different times, so that a client receives a 304. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as declared from '../../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../../../src/catalogue/series.ts';
import { SIGNALS } from '../../../src/signals/registry.generated.ts';
import { openShelf, type Shelf } from '../../queries/shelf.ts';
import { type Harness, startHarness } from '../harness.ts';

let shelf: Shelf;
const servers: Harness[] = [];
const serve = async (): Promise<Harness> => {
  const catalogue = { ...declared, findSeries, nearestSeries };
  const config = { publicRead: true };
  const one = await startHarness({ config, monthlyQuota: 100_000, deps: { context: shelf.ctx, catalogue, signals: SIGNALS } });
  servers.push(one);
  return one;
};
beforeAll(async () => {
  shelf = await openShelf('2026-11-30T01:00:10.000Z', 'starter');
}, 120_000);
afterAll(async () => {
  for (const one of servers) await one.close();
  await shelf.close();
});

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly example?: unknown;
}

/** The times of the program itself, not of the data. */
const CHANGES_WITH_TIME: ReadonlySet<string> = new Set(['/v1/status', '/.well-known/security.txt']);

async function addresses(server: Harness): Promise<readonly string[]> {
  const { paths } = (await server.ask({ url: '/openapi.json' })).json() as {
    paths: Record<string, { get?: { parameters?: Parameter[] } }>;
  };
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get || path === '/v1/stream' || CHANGES_WITH_TIME.has(path)) return [];
    const needed = (get.parameters ?? []).filter((one) => one.in === 'path' || one.required === true);
    if (needed.some(({ example }) => example === undefined)) return [];
    const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURI(String(needed.find((one) => one.name === name)?.example)));
    const query = needed.filter((one) => one.in === 'query').map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`);
    return [`${filled}${query.length === 0 ? '' : `?${query.join('&')}`}`];
  });
}

it('in every response to a GET request', async () => {
  const first = await serve();
  const tags: [string, string][] = [];
  for (const url of await addresses(first)) {
    const { statusCode, headers } = await first.get(url);
    if (statusCode === 200 && headers.etag !== undefined) tags.push([url, String(headers.etag)]);
  }
  expect(tags.length).toBeGreaterThan(120);
  shelf.clock.advance(130_000);
  const second = await serve();
  const other: string[] = [];
  for (const [url, etag] of tags) if ((await second.get(url, { 'if-none-match': etag })).statusCode !== 304) other.push(url);
  expect(other).toEqual([]);
}, 120_000);

it('an SDMX message has a weak ETag, and no range of it is sent for that ETag', async () => {
  const [server] = servers;
  const url = '/sdmx/2.1/data/SERIES/.AU_CPI_YOY';
  const etag = String((await server?.get(url))?.headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  expect((await server?.get(url, { range: 'bytes=0-3', 'if-range': etag }))?.statusCode).toBe(200);
});
