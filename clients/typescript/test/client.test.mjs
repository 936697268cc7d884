/** Tests the built client with a simulated server: URLs, pages and errors. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { Wattle, WattleError } from '../dist/wattle.js';

const requests = [];
let answers = [];
const server = createServer((request, response) => {
  requests.push(request);
  const [status, body] = answers.shift() ?? [500, {}];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
before(() => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve)));
after(() => server.close());

const clientFor = (...next) => {
  requests.length = 0;
  answers = next;
  return new Wattle({ baseUrl: `http://127.0.0.1:${server.address().port}`, key: 'ak_test', retries: 0 });
};
const page = (periods, next) => ({ data: periods.map((period) => ({ period })), meta: {}, links: { next, csv: null } });

test('requests a series with the key and the query', async () => {
  const { data } = await clientFor([200, page(['2024-Q1'], null)]).series('AU.CPI.YOY', { start: '2024' });
  assert.deepEqual(data, [{ period: '2024-Q1' }]);
  assert.equal(requests[0].url, '/v1/series/AU.CPI.YOY?start=2024');
  assert.equal(requests[0].headers.authorization, 'Bearer ak_test');
});

test('follows the pages of a dataset on the server that it was given, whatever host a link names', async () => {
  const next = 'https://elsewhere.example.org/v1/data/rba/F1.1?cursor=2';
  const periods = [];
  for await (const row of clientFor([200, page(['2024-01'], next)], [200, page(['2024-02'], null)]).rows('rba.F1.1'))
    periods.push(row.period);
  assert.deepEqual(periods, ['2024-01', '2024-02']);
  assert.equal(requests[1].url, '/v1/data/rba/F1.1?cursor=2');
});

test('returns one series in the rows of several', async () => {
  const body = { data: [{ period: '2024-Q1', value: 3.6 }], meta: { summary: { series_id: 'AU.CPI.YOY' } }, links: {} };
  const { data, meta } = await clientFor([200, body]).multi(['AU.CPI.YOY'], { start: '2024', align: 'union' });
  assert.equal(requests[0].url, '/v1/series/AU.CPI.YOY?start=2024');
  assert.deepEqual([data, meta.summary.series], [[{ period: '2024-Q1', 'AU.CPI.YOY': 3.6 }], [{ series_id: 'AU.CPI.YOY' }]]);
});

test('sends a Date in ISO form', async () => {
  await clientFor([200, page([], null)]).series('AU.CPI.YOY', { start: new Date('2020-01-01') });
  assert.equal(requests[0].url, '/v1/series/AU.CPI.YOY?start=2020-01-01T00%3A00%3A00.000Z');
});

test('has the hint in the message of an error', async () => {
  const problem = { code: 'REQ_UNKNOWN_SERIES', detail: 'No such series.', hint: 'Did you mean AU.CPI.YOY?' };
  await assert.rejects(clientFor([404, problem]).series('AU.CPI.YOI'), { message: 'No such series. Did you mean AU.CPI.YOY?' });
});

test('throws what the server says of a request that it refuses', async () => {
  const problem = { code: 'REQ_UNKNOWN_SERIES', detail: 'No such series.', errors: [{ did_you_mean: 'AU.CPI.YOY' }] };
  await assert.rejects(clientFor([404, problem]).series('AU.CPI.YOI'), (error) => error instanceof WattleError && error.status === 404);
});
