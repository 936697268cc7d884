/** Uses webhooks over HTTP: subscribe, read, change, test, replay and unsubscribe. Every refusal names the accepted values. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEV_KEY, type Harness, startHarness } from './harness.ts';

const URL_OF_RECEIVER = 'https://example.org/hook';

let h: Harness;
beforeEach(async () => {
  h = await startHarness();
});
afterEach(() => h.close());

async function ask(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: unknown, key = DEV_KEY) {
  const body = payload === undefined ? {} : { payload: payload as NonNullable<InjectOptions['payload']> };
  const answer = await h.ask({ method, url, headers: { authorization: `Bearer ${key}` }, ...body });
  return { status: answer.statusCode, json: answer.body === '' ? null : answer.json(), headers: answer.headers };
}
const subscribe = async (body: object = {}, key = DEV_KEY): Promise<string> =>
  (await ask('POST', '/v1/webhooks', { url: URL_OF_RECEIVER, ...body }, key)).json.id;
const stranger = async (): Promise<string> => (await h.signIn('stranger@example.org')).apiKey ?? '';

describe('subscribing', () => {
  it('returns an id and the complete subscription', async () => {
    const { status, json } = await ask('POST', '/v1/webhooks', {
      url: URL_OF_RECEIVER,
      events: ['release.published', 'Series.Updated'],
      datasets: ['RBA/F1.1'],
      series: ['AU.TEST.PRICES'],
      sources: ['rba', 'rba'],
      description: 'Prices',
    });
    expect(status).toBe(201);
    expect(json.id).toMatch(/^sub_[0-9a-f]{24}$/);
    expect(json.data).toEqual({
      id: json.id,
      url: URL_OF_RECEIVER,
      description: 'Prices',
      events: ['release.published', 'series.updated'],
      datasets: ['rba.F1.1'],
      series: ['AU.TEST.PRICES'],
      sources: ['rba'],
      active: true,
      state: 'active',
      created_at: '2026-11-21T00:00:00.000Z',
      updated_at: '2026-11-21T00:00:00.000Z',
      delivery: {
        pending: 0,
        next_attempt_at: null,
        last_success_at: null,
        last_failure_at: null,
        last_error: null,
        failing_since: null,
      },
    });
    expect(json.meta).toMatchObject({ endpoint: '/v1/webhooks', server_version: '0.1.0' });
  });

  it('selects everything by default, and may start paused', async () => {
    const id = await subscribe({ active: false, events: [], sources: null });
    const { json } = await ask('GET', `/v1/webhooks/${id}`);
    expect(json.data).toMatchObject({
      events: [],
      datasets: [],
      series: [],
      sources: [],
      active: false,
      state: 'paused',
      description: null,
    });
  });

  it('is not counted in the quota', async () => {
    const id = await subscribe();
    await ask('GET', `/v1/webhooks/${id}`);
    expect((await ask('GET', '/v1/whoami')).json.data.usage.used).toBe(0);
  });

  it('is limited to 20 subscriptions for each account', async () => {
    for (let i = 0; i < 20; i++) await subscribe();
    const { status, json } = await ask('POST', '/v1/webhooks', { url: URL_OF_RECEIVER });
    expect([status, json.code, json.error]).toEqual([409, 'REQ_CONFLICT', 'An account has at most 20 subscriptions.']);
  });

  it('also works at another path, with everything below it', async () => {
    const { status, json } = await ask('POST', '/v1/pulse/subscriptions', { url: URL_OF_RECEIVER });
    expect(status).toBe(201);
    expect((await ask('GET', '/v1/pulse/subscriptions')).json.data.map((one: { id: string }) => one.id)).toEqual([json.id]);
    expect((await ask('POST', `/v1/pulse/subscriptions/${json.id}/test`)).status).toBe(202);
    expect((await ask('GET', `/v1/pulse/subscriptions/${json.id}/deliveries`)).json.data).toHaveLength(1);
    expect((await ask('DELETE', `/v1/pulse/subscriptions/${json.id}`)).status).toBe(204);
  });
});

describe('refusals', () => {
  it.each<[string, unknown, string, object]>([
    ['no address', {}, 'url', {}],
    ['a URL that is not text', { url: 7 }, 'url', {}],
    ['an unknown member', { url: URL_OF_RECEIVER, event: ['x'] }, 'event', { did_you_mean: 'events' }],
    ['a value that is not a list', { url: URL_OF_RECEIVER, events: 'release.published' }, 'events', {}],
    ['a list of other values', { url: URL_OF_RECEIVER, series: [1] }, 'series', {}],
    ['a list that is too long', { url: URL_OF_RECEIVER, sources: Array(101).fill('rba') }, 'sources', {}],
    ['an unknown kind', { url: URL_OF_RECEIVER, events: ['release.publishd'] }, 'events', { did_you_mean: 'release.published' }],
    [
      'an unknown source',
      { url: URL_OF_RECEIVER, sources: ['rbaa'] },
      'sources',
      { allowed: expect.arrayContaining(['rba']), did_you_mean: 'rba' },
    ],
    ['a dataset without its source', { url: URL_OF_RECEIVER, datasets: ['F1.1'] }, 'datasets', {}],
    ['an unknown dataset', { url: URL_OF_RECEIVER, datasets: ['rba.F1.2'] }, 'datasets', { did_you_mean: 'rba.F1.1' }],
    ['an unknown series', { url: URL_OF_RECEIVER, series: ['AU.TEST.PRICE'] }, 'series', { did_you_mean: 'AU.TEST.PRICES' }],
    ['a description that is too long', { url: URL_OF_RECEIVER, description: 'x'.repeat(501) }, 'description', {}],
    ['active with another value', { url: URL_OF_RECEIVER, active: 'yes' }, 'active', { allowed: ['true', 'false'] }],
  ])('%s', async (_what, body, parameter, more) => {
    const { status, json } = await ask('POST', '/v1/webhooks', body);
    expect([status, json.code]).toEqual([400, 'REQ_BAD_BODY']);
    expect(json.errors).toEqual([expect.objectContaining({ parameter, ...more })]);
    expect((await ask('GET', '/v1/webhooks')).json.data).toEqual([]);
  });

  it('lists several faults at once', async () => {
    const { json } = await ask('POST', '/v1/webhooks', { events: ['x'], sources: ['y'], colour: 1 });
    expect(json.errors.map((fault: { parameter: string }) => fault.parameter)).toEqual(['colour', 'events', 'sources', 'url']);
  });

  it.each([null, [], 'text', 7])('a body that is %j', async (body) => {
    expect((await ask('POST', '/v1/webhooks', JSON.stringify(body))).status).toBeGreaterThanOrEqual(400);
    const answer = await h.ask({
      method: 'POST',
      url: '/v1/webhooks',
      payload: JSON.stringify(body),
      headers: { authorization: `Bearer ${DEV_KEY}`, 'content-type': 'application/json' },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQ_BAD_BODY']);
  });

  it.each(['http://example.org/', 'https://127.0.0.1/', 'https://[::ffff:10.0.0.1]/', 'https://localhost/', 'not a URL'])(
    '%s',
    async (url) => {
      const { status, json } = await ask('POST', '/v1/webhooks', { url });
      expect([status, json.code, json.errors[0].parameter]).toEqual([422, 'HOOK_INVALID', 'url']);
      const id = await subscribe();
      expect((await ask('PATCH', `/v1/webhooks/${id}`, { url })).json.code).toBe('HOOK_INVALID');
    },
  );

  it('another account, and a caller without a key', async () => {
    const id = await subscribe();
    const key = await stranger();
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { active: false }],
      ['DELETE', '', undefined],
      ['POST', '/test', undefined],
      ['GET', '/deliveries', undefined],
      ['POST', '/deliveries/dlv_1/retry', undefined],
      ['POST', '/replay', { since: '2026-11-01' }],
    ] as const) {
      const { status, json } = await ask(method, `/v1/webhooks/${id}${path}`, body, key);
      expect([path, status, json.code, JSON.stringify(json).includes('example.org/hook')]).toEqual([
        path,
        404,
        'REQ_UNKNOWN_SUBSCRIPTION',
        false,
      ]);
      expect((await h.ask({ method, url: `/v1/webhooks/${id}${path}` })).statusCode).toBe(401);
    }
    expect((await ask('GET', '/v1/webhooks', undefined, key)).json.data).toEqual([]);
  });

  it('an unknown id, with the nearest match', async () => {
    const id = await subscribe();
    const { status, json } = await ask('GET', `/v1/webhooks/${id.slice(0, -1)}`);
    expect([status, json.code, json.errors[0].did_you_mean, json.hint]).toEqual([
      404,
      'REQ_UNKNOWN_SUBSCRIPTION',
      id,
      `Did you mean ${id}?`,
    ]);
    const delivery = await ask('POST', `/v1/webhooks/${id}/deliveries/dlv_0/retry`);
    expect([delivery.status, delivery.json.code]).toEqual([404, 'REQ_NOT_FOUND']);
  });

  it('an unknown query parameter, and an unsupported method', async () => {
    const id = await subscribe();
    expect((await ask('GET', '/v1/webhooks?active=1')).json.code).toBe('REQ_UNKNOWN_PARAMETER');
    const { status, headers } = await ask('POST', `/v1/webhooks/${id}`);
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD, PATCH, DELETE, OPTIONS']);
  });
});

describe('changing a subscription', () => {
  it('changes only the named members, and active pauses and resumes', async () => {
    const id = await subscribe({ events: ['dataset.stale'], description: 'one' });
    h.clock.advance(1000);
    const { status, json } = await ask('PATCH', `/v1/webhooks/${id}`, { events: null, url: 'https://example.org/other', active: false });
    expect(status).toBe(200);
    expect(json.data).toMatchObject({ events: [], url: 'https://example.org/other', description: 'one', active: false, state: 'paused' });
    expect(json.data.updated_at).toBe('2026-11-21T00:00:01.000Z');
    expect((await ask('PATCH', `/v1/webhooks/${id}`, {})).json.data.state).toBe('paused');
    expect((await ask('PATCH', `/v1/webhooks/${id}`, { active: true, description: null })).json.data).toMatchObject({
      state: 'active',
      description: null,
    });
    expect((await ask('PATCH', `/v1/webhooks/${id}`, { events: ['nothing'] })).json.code).toBe('REQ_BAD_BODY');
    expect((await ask('PATCH', `/v1/webhooks/${id}`, { id: 'sub_1' })).json.code).toBe('REQ_BAD_BODY');
  });

  it('returns 404 after it is deleted', async () => {
    const id = await subscribe();
    const { status, json } = await ask('DELETE', `/v1/webhooks/${id}`);
    expect([status, json]).toEqual([204, null]);
    expect((await ask('GET', `/v1/webhooks/${id}`)).status).toBe(404);
    expect((await ask('DELETE', `/v1/webhooks/${id}`)).status).toBe(404);
  });
});

describe('deliveries', () => {
  it('a ping waits for delivery, and is listed', async () => {
    const id = await subscribe();
    const { status, json } = await ask('POST', `/v1/webhooks/${id}/test`);
    expect(status).toBe(202);
    expect(json.data).toMatchObject({ type: 'test.ping', state: 'pending', attempts: [], next_attempt_at: '2026-11-21T00:00:00.000Z' });
    expect((await ask('GET', `/v1/webhooks/${id}/deliveries`)).json.data).toEqual([json.data]);
    expect((await ask('GET', `/v1/webhooks/${id}`)).json.data.delivery).toMatchObject({
      pending: 1,
      next_attempt_at: '2026-11-21T00:00:00.000Z',
    });
    await ask('PATCH', `/v1/webhooks/${id}`, { active: false });
    const refused = await ask('POST', `/v1/webhooks/${id}/test`);
    expect([refused.status, refused.json.code, refused.json.hint]).toEqual([
      ...[409, 'REQ_CONFLICT', `PATCH /v1/webhooks/${id} with {"active": true} resumes it.`],
    ]);
  });

  it('are listed by page and by state', async () => {
    const id = await subscribe();
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift((await ask('POST', `/v1/webhooks/${id}/test`)).json.data.id);
    const seen: string[] = [];
    for (let target: string | null = `/v1/webhooks/${id}/deliveries?limit=2&state=pending`; target; ) {
      const { json } = await ask('GET', target);
      seen.push(...json.data.map((one: { id: string }) => one.id));
      target = json.links.next && new URL(json.links.next).pathname + new URL(json.links.next).search;
    }
    expect(seen).toEqual(ids);
    expect((await ask('GET', `/v1/webhooks/${id}/deliveries?state=failed`)).json.data).toEqual([]);
    expect((await ask('GET', `/v1/webhooks/${id}/deliveries?state=lost`)).json.errors[0]).toMatchObject({
      parameter: 'state',
      allowed: ['pending', 'delivered', 'failed'],
    });
    expect((await ask('GET', `/v1/webhooks/${id}/deliveries?limit=0`)).status).toBe(400);
    expect((await ask('GET', `/v1/webhooks/${id}/deliveries?cursor=dlv_0`)).json.code).toBe('REQ_BAD_CURSOR');
    expect((await ask('POST', `/v1/webhooks/${id}/deliveries/${ids[4]}/retry`)).json.data).toMatchObject({ id: ids[4], state: 'pending' });
  });

  it('a replay reports its start', async () => {
    const id = await subscribe();
    await h.hooks.events.append({ kind: 'dataset.stale', dataset: 'rba/F1.1', at: h.clock.now() - 1000, payload: {} }, 'a');
    await h.hooks.events.append({ kind: 'dataset.recovered', dataset: 'rba/F1.1', at: h.clock.now(), payload: {} }, 'b');
    const replay = async (since: unknown) => ask('POST', `/v1/webhooks/${id}/replay`, { since });
    expect((await replay('2026-11-20')).json.data).toMatchObject({ since: '2026-11-20T00:00:00.000Z', events: 2, subscription: { id } });
    expect((await replay('2026-11-21T11:00:00+11:00')).json.data.events).toBe(1);
    for (const bad of ['yesterday', '2026-13-01', 7, null, undefined, '2026-11-22']) {
      const { status, json } = await replay(bad);
      expect([bad, status, json.code, json.errors?.[0]?.parameter]).toEqual([bad, 400, 'REQ_BAD_BODY', 'since']);
    }
    expect((await ask('POST', `/v1/webhooks/${id}/replay`, { since: '2026-11-20', until: 1 })).json.errors[0].parameter).toBe('until');
  });
});

it('every response matches its schema', async () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addSchema((await h.ask({ url: '/openapi.json' })).json(), 'openapi');
  const valid = (path: string, method: string, status: number, value: unknown): void => {
    const at = `#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}/content/application~1json/schema`;
    const validate = ajv.compile({ $ref: `openapi${encodeURI(at)}` });
    expect([path, validate(value), validate.errors]).toEqual([path, true, null]);
  };
  const made = await ask('POST', '/v1/webhooks', { url: URL_OF_RECEIVER });
  valid('/v1/webhooks', 'post', 201, made.json);
  const path = `/v1/webhooks/${made.json.id}`;
  const ping = await ask('POST', `${path}/test`);
  valid('/v1/webhooks/{sub_id}/test', 'post', 202, ping.json);
  valid('/v1/webhooks/{sub_id}', 'patch', 200, (await ask('PATCH', path, { description: 'x' })).json);
  const retried = await ask('POST', `${path}/deliveries/${ping.json.data.id}/retry`);
  valid('/v1/webhooks/{sub_id}/deliveries/{delivery_id}/retry', 'post', 202, retried.json);
  valid('/v1/webhooks/{sub_id}/deliveries', 'get', 200, (await ask('GET', `${path}/deliveries`)).json);
  valid('/v1/webhooks/{sub_id}/replay', 'post', 202, (await ask('POST', `${path}/replay`, { since: '2026-11-01' })).json);
});

it('the document describes the message of each kind of event', async () => {
  const { webhooks } = (await h.ask({ url: '/openapi.json' })).json();
  expect(Object.keys(webhooks)).toEqual([
    ...[
      'release.published',
      'series.updated',
      'observation.revised',
      'signal.regime_changed',
      'dataset.stale',
      'dataset.recovered',
      'dataset.contents_changed',
      'figures.contradicted',
      'test.ping',
    ],
  ]);
  for (const { post } of Object.values(webhooks) as { post: { parameters: { name: string }[]; summary: string } }[]) {
    expect(post.parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    expect(post.summary.length).toBeGreaterThan(10);
  }
});
