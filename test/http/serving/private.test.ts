/** If reading needs a key, no cache may give a response to anyone else. This is tested for every documented URL. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as declared from '../../../src/catalogue/catalogue.ts';
import { findSeries, nearestSeries } from '../../../src/catalogue/series.ts';
import { plainAddresses } from '../../../src/http/endpoints/plain/plain.ts';
import { SIGNALS } from '../../../src/signals/registry.generated.ts';
import { openShelf, type Shelf } from '../../queries/shelf.ts';
import { type Harness, NOW, startHarness } from '../harness.ts';

let shelf: Shelf;
let h: Harness;
beforeAll(async () => {
  shelf = await openShelf(NOW, 'starter');
  const catalogue = { ...declared, findSeries, nearestSeries };
  h = await startHarness({ config: { publicRead: false }, deps: { context: shelf.ctx, catalogue, signals: SIGNALS } });
});
afterAll(async () => {
  await h.close();
  await shelf.close();
});

it('a response with a key is private and varies by the key', async () => {
  const config = { publicRead: false } as Parameters<typeof plainAddresses>[0]['config'];
  const addresses = [...h.app.endpoints, ...plainAddresses({ config, signals: SIGNALS })].filter(({ auth }) => auth === 'key');
  const kinds = new Set<string>();
  const faults: string[] = [];
  for (const { id, method, example } of addresses) {
    // A stream never ends, and is never cached.
    if (method !== 'GET' || example === null || id === 'stream') continue;
    const { headers } = await h.get(example);
    const cacheControl = String(headers['cache-control']);
    if (cacheControl === 'no-store') continue;
    kinds.add(example.split(/[/?]/)[1] ?? '');
    const isPrivate = cacheControl.startsWith('private, ') && /(^|, )Authorization($|, )/.test(String(headers['vary']));
    if (!isPrivate) faults.push(`${id}: ${cacheControl}; ${headers['vary']}`);
  }
  expect(faults).toEqual([]);
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['abs', 'calendar.ics', 'd', 'embed', 'g', 's', 'sdmx', 'search.json', 'v1']));
});
