/** Checks the endpoint that verifies ABNs: which values it accepts and refuses, and its response formats. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAbn } from '../../../src/queries/datasets/registers/verify-abn.ts';
import { openShelf, type Shelf } from '../../queries/shelf.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let shelf: Shelf;

beforeAll(async () => {
  shelf = await openShelf();
  harness = await startHarness();
  harness.queries.verifyAbn = (_ctx, abn) => verifyAbn(shelf.ctx, abn);
});

afterAll(async () => {
  await harness.close();
  await shelf.close();
});

describe('/v1/abn/{abn}', () => {
  it.each(['/v1/abn/53004085616', '/v1/abn/53%20004%20085%20616'])('%s is verified', async (target) => {
    const response = await harness.get(target);
    expect(response.statusCode).toBe(200);
    const { data, meta, links } = response.json();
    expect(Object.keys(data)).toEqual([
      ...['abn', 'valid', 'reason', 'status', 'entity_name', 'entity_type', 'acn', 'gst', 'state', 'postcode', 'trading_names'],
      ...['source', 'as_of'],
    ]);
    expect(data).toMatchObject({ abn: '53004085616', valid: true, status: 'unknown' });
    expect(meta).toMatchObject({ endpoint: '/v1/abn/53004085616', query: { abn: '53004085616' }, source: null, sources: [] });
    expect(links.csv).toContain('/v1/abn/');
  });

  it('responses wrong check digits with 200 and the reason', async () => {
    const response = await harness.get('/v1/abn/53004085617');
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({ valid: false, reason: expect.stringContaining('digit') });
  });

  it.each(['/v1/abn/123', '/v1/abn/ABC', '/v1/abn/530040856160'])('refuses %s with the accepted values', async (target) => {
    const response = await harness.get(target);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'REQ_BAD_PARAMETER',
      errors: [{ parameter: 'abn', allowed: ['11 digits, with or without spaces: 51 824 753 556'] }],
    });
  });

  it('has no parameters except the form', async () => {
    expect((await harness.get('/v1/abn/53004085616?guid=x')).json()).toMatchObject({ code: 'REQ_UNKNOWN_PARAMETER' });
    const csv = await harness.get('/v1/abn/53004085616?format=csv');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.body.split('\r\n')[1]).toMatch(/^53004085616,true,/);
  });

  it('needs a key', async () => {
    expect((await harness.ask({ url: '/v1/abn/53004085616' })).statusCode).toBe(401);
  });
});
