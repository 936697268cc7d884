/** Pays for a tier. The Stripe API is simulated over HTTP. */
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StripeStandIn, signedAs, stripeEvent } from '../../accounts/stripe-stand-in.ts';
import { type Harness, PUBLIC_URL, type SignedIn, startHarness } from '../harness.ts';

const SECRET = 'whsec_stripe_of_the_tests';
const TIERS = [
  { name: 'pro', monthlyCalls: 50_000, prices: ['price_pro', 'prod_pro'] },
  { name: 'business', monthlyCalls: 1_000_000, prices: ['price_business'] },
];

let h: Harness;
let stripe: StripeStandIn;
let user: SignedIn;

beforeEach(async () => {
  stripe = await StripeStandIn.start();
  const settings = { secretKey: 'sk_test_of_the_tests', webhookSecret: SECRET, apiUrl: stripe.url };
  h = await startHarness({ accounts: { stripe: settings, tiers: TIERS } });
  user = await h.signIn();
});
afterEach(async () => {
  await h.close();
  await stripe.close();
});

const portal = (payload?: object): Promise<LightMyRequestResponse> =>
  h.ask({
    method: 'POST',
    url: '/v1/account/portal-session',
    headers: { authorization: `Bearer ${user.token}` },
    ...(payload ? { payload } : {}),
  });
const whoami = async (): Promise<{ tier: string; usage: { limit: number } }> =>
  (await h.get('/v1/whoami', { authorization: `Bearer ${user.apiKey}` })).json().data;

function send(type: string, object: object, change: { secret?: string; at?: number; body?: string } = {}): Promise<LightMyRequestResponse> {
  const { body, headers } = stripeEvent(change.secret ?? SECRET, type, object, change.at ?? h.clock.now());
  return h.ask({ method: 'POST', url: '/v1/billing/stripe', payload: change.body ?? body, headers });
}
const subscriptionEvent = (customer = 'cus_1'): Promise<LightMyRequestResponse> =>
  send('customer.subscription.updated', { id: 'sub_0', object: 'subscription', customer, status: 'whatever it says' });

describe('the billing portal', () => {
  it('creates one customer for the account, and returns the URL of the session', async () => {
    const answers = [await portal(), await portal({ return_url: `${PUBLIC_URL}/account?x=1` })];
    expect(answers.map((a) => [a.statusCode, a.json().data])).toEqual([
      [200, { url: 'https://billing.stripe.com/p/session/cus_1' }],
      [200, { url: 'https://billing.stripe.com/p/session/cus_1' }],
    ]);
    const account = await h.store.byEmail('user@example.org');
    expect([...stripe.customers.values()]).toEqual([
      expect.objectContaining({ email: 'user@example.org', metadata: { account_id: account?.id } }),
    ]);
    const sessions = stripe.requested.filter(({ path }) => path === '/v1/billing_portal/sessions');
    expect(sessions.map(({ form }) => form['return_url'])).toEqual([`${PUBLIC_URL}/docs`, `${PUBLIC_URL}/account?x=1`]);
  });

  it('creates one customer for many simultaneous requests', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => portal()));
    expect(new Set(answers.map((a) => a.json().data.url)).size).toBe(1);
    expect(stripe.customers.size).toBe(1);
  });

  it('redirects to this service or a configured origin only', async () => {
    expect((await portal({ return_url: 'https://console.example.org/billing' })).statusCode).toBe(200);
    for (const return_url of ['https://evil.example/', 'javascript:alert(1)', `${PUBLIC_URL}.evil.example/`, 'junk', 7]) {
      expect((await portal({ return_url })).statusCode).toBe(400);
    }
  });

  it('returns 503 with Retry-After if Stripe fails, and keeps its message in the log', async () => {
    stripe.failure = { status: 400, body: { error: { type: 'invalid_request_error', message: 'No configuration for acct_secret' } } };
    const answer = await portal();
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'PAY_UNAVAILABLE', '60']);
    expect(answer.body).not.toContain('acct_secret');
    expect(h.logged()).toContain('No configuration');
    expect(h.logged()).not.toContain('sk_test_of_the_tests');
  });

  it('returns 501 with code and hint if nothing is for sale', async () => {
    const other = await startHarness();
    const { token } = await other.signIn();
    const answer = await other.ask({ method: 'POST', url: '/v1/account/portal-session', headers: { authorization: `Bearer ${token}` } });
    expect([answer.statusCode, answer.json().code]).toEqual([501, 'CONF_ABSENT']);
    expect(answer.json().hint).toContain('WATTLE_STRIPE_SECRET_KEY');
    expect((await other.ask({ method: 'POST', url: '/v1/billing/stripe', payload: {} })).statusCode).toBe(501);
    await other.close();
  });
});

describe('events', () => {
  beforeEach(async () => {
    await portal();
  });

  it('of a subscription move the account immediately to the tier that Stripe reports as paid', async () => {
    expect(await whoami()).toMatchObject({ tier: 'free', usage: { limit: 500 } });
    stripe.subscriptions.set('cus_1', [{ status: 'active', price: 'price_pro' }]);
    const answer = await subscriptionEvent();
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await whoami()).toMatchObject({ tier: 'pro', usage: { limit: 50_000 } });
    stripe.subscriptions.set('cus_1', [{ status: 'canceled', price: 'price_pro' }]);
    await subscriptionEvent();
    expect(await whoami()).toMatchObject({ tier: 'free', usage: { limit: 500 } });
  });

  it('give the highest of several paid tiers, by price or product', async () => {
    for (const [subscriptions, tier] of [
      [[{ status: 'trialing', price: 'price_pro' }], 'pro'],
      [[{ status: 'past_due', price: 'price_pro' }], 'pro'],
      [[{ status: 'active', price: 'price_old', product: 'prod_pro' }], 'pro'],
      [
        [
          { status: 'active', price: 'price_business' },
          { status: 'active', price: 'price_pro' },
        ],
        'business',
      ],
      [
        [
          { status: 'unpaid', price: 'price_business' },
          { status: 'active', price: 'price_pro' },
        ],
        'pro',
      ],
      [[{ status: 'active', price: 'price_unknown' }], 'free'],
      [[{ status: 'incomplete', price: 'price_pro' }], 'free'],
      [[], 'free'],
    ] as const) {
      stripe.subscriptions.set('cus_1', subscriptions);
      await subscriptionEvent();
      expect([subscriptions, (await whoami()).tier]).toEqual([subscriptions, tier]);
    }
  });

  it('that are repeated, late or out of order change nothing', async () => {
    stripe.subscriptions.set('cus_1', [{ status: 'active', price: 'price_pro' }]);
    await Promise.all([subscriptionEvent(), subscriptionEvent(), send('customer.subscription.deleted', { customer: 'cus_1' })]);
    expect((await whoami()).tier).toBe('pro');
    const account = await h.store.byEmail('user@example.org');
    const changes = (await h.store.actionsOf(account?.id ?? '', 100)).filter(({ action }) => action === 'tier.changed');
    expect(changes).toEqual([expect.objectContaining({ actor: 'stripe', detail: 'free to pro' })]);
  });

  it('without the right signature change nothing', async () => {
    stripe.subscriptions.set('cus_1', [{ status: 'active', price: 'price_pro' }]);
    const object = { customer: 'cus_1' };
    const type = 'customer.subscription.updated';
    const { body } = stripeEvent(SECRET, type, object, h.clock.now());
    const refused = [
      await send(type, object, { secret: 'whsec_other' }),
      await send(type, object, { at: h.clock.now() - 301_000 }),
      await send(type, object, { body: body.replace('cus_1', 'cus_2') }),
      await send(type, object, { body: JSON.stringify(JSON.parse(body)) }),
      await h.ask({ method: 'POST', url: '/v1/billing/stripe', payload: body, headers: { 'content-type': 'application/json' } }),
      await h.ask({
        method: 'POST',
        url: '/v1/billing/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' },
      }),
    ];
    expect(refused.map((a) => [a.statusCode, a.json().code])).toEqual(refused.map(() => [401, 'AUTH_INVALID']));
    expect((await whoami()).tier).toBe('free');
  });

  it.each([
    'null',
    '[]',
    '1',
    '{}',
    '{"type":"customer.subscription.updated"}',
    '{"type":"customer.subscription.updated","data":{"object":null}}',
  ])('that are signed but invalid are refused: %s', async (payload) => {
    const headers = signedAs(SECRET, payload, h.clock.now());
    const answer = await h.ask({ method: 'POST', url: '/v1/billing/stripe', payload, headers });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'REQ_BAD_BODY']);
  });

  it('of other kinds and customers are accepted and change nothing', async () => {
    stripe.subscriptions.set('cus_1', [{ status: 'active', price: 'price_pro' }]);
    for (const answer of [
      await send('invoice.paid', { customer: 'cus_1' }),
      await subscriptionEvent('cus_9'),
      await send('customer.subscription.updated', {}),
    ]) {
      expect(answer.statusCode).toBe(200);
    }
    expect((await whoami()).tier).toBe('free');
  });

  it('of a customer created by hand find the account by its metadata', async () => {
    const other = await h.signIn('other@example.org');
    const account = await h.store.byEmail('other@example.org');
    stripe.customers.set('cus_7', { id: 'cus_7', object: 'customer', email: null, metadata: { account_id: account?.id ?? '' } });
    stripe.subscriptions.set('cus_7', [{ status: 'active', price: 'price_business' }]);
    await subscriptionEvent('cus_7');
    expect((await h.get('/v1/whoami', { authorization: `Bearer ${other.apiKey}` })).json().data.tier).toBe('business');
    expect(await h.store.customerOf(account?.id ?? '')).toBe('cus_7');
  });

  it('are requested again later if Stripe cannot be reached', async () => {
    stripe.subscriptions.set('cus_1', [{ status: 'active', price: 'price_pro' }]);
    stripe.failure = { status: 400, body: { error: { type: 'invalid_request_error', message: 'no' } } };
    expect((await subscriptionEvent()).statusCode).toBe(503);
    stripe.failure = null;
    expect((await subscriptionEvent()).statusCode).toBe(200);
    expect((await whoami()).tier).toBe('pro');
  });
});

it('deleting the account ends the paid plan, and is refused while that fails', async () => {
  await portal();
  const remove = (): Promise<LightMyRequestResponse> =>
    h.ask({ method: 'DELETE', url: '/v1/account', headers: { authorization: `Bearer ${user.token}` } });
  stripe.failure = { status: 400, body: { error: { type: 'invalid_request_error', message: 'no' } } };
  expect((await remove()).statusCode).toBe(503);
  expect((await whoami()).tier).toBe('free');
  stripe.failure = null;
  expect((await remove()).statusCode).toBe(204);
  expect(stripe.customers.size).toBe(0);
});
