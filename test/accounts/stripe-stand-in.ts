/**
 * Replaces Stripe in tests. Serves the parts of Stripe's API that Wattle uses over HTTP, as described in its reference
 * (https://docs.stripe.com/api).
 */
import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ParsedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly form: Readonly<Record<string, string>>;
}

interface Customer {
  readonly id: string;
  readonly object: 'customer';
  readonly email: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly deleted?: true;
}

export class StripeStandIn {
  readonly requested: ParsedRequest[] = [];
  readonly customers = new Map<string, Customer>();
  /** The status and price for each subscription, by customer. */
  readonly subscriptions = new Map<string, readonly { readonly status: string; readonly price: string; readonly product?: string }[]>();
  /** If not null, the response to every request. */
  failure: { readonly status: number; readonly body: object } | null = null;
  readonly #server = http.createServer((request, response) => void this.#answer(request, response));
  readonly #idempotent = new Map<string, object>();

  static async start(): Promise<StripeStandIn> {
    const stripe = new StripeStandIn();
    await new Promise<void>((resolve) => stripe.#server.listen(0, '127.0.0.1', resolve));
    return stripe;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const url = new URL(request.url ?? '/', this.url);
    const form = Object.fromEntries([...url.searchParams, ...new URLSearchParams(body)]);
    const requested = { method: request.method ?? '', path: url.pathname, headers: request.headers, form };
    this.requested.push(requested);
    const [status, value] = this.failure ? [this.failure.status, this.failure.body] : this.#route(requested);
    response
      .writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${this.requested.length}` })
      .end(JSON.stringify(value));
  }

  #route(requested: ParsedRequest): [number, object] {
    const { method, path, headers, form } = requested;
    if (!/^Bearer (sk|rk)_test_/.test(headers.authorization ?? '')) return [401, error('authentication_error', 'Invalid API Key provided')];
    const key = headers['idempotency-key'];
    const id = /^\/v1\/customers\/(\w+)$/.exec(path)?.[1];
    if (method === 'POST' && path === '/v1/customers') {
      const made = this.#idempotent.get(String(key)) ?? this.#newCustomer(form);
      this.#idempotent.set(String(key), made);
      return [200, made];
    }
    if (id !== undefined && !this.customers.has(id))
      return [404, error('invalid_request_error', `No such customer: '${id}'`, 'resource_missing')];
    if (method === 'GET' && id !== undefined) return [200, this.customers.get(id) ?? {}];
    if (method === 'DELETE' && id !== undefined) {
      this.customers.delete(id);
      this.subscriptions.delete(id);
      return [200, { id, object: 'customer', deleted: true }];
    }
    if (method === 'POST' && path === '/v1/billing_portal/sessions') {
      const { customer, return_url } = form;
      return [
        200,
        { id: 'bps_1', object: 'billing_portal.session', customer, return_url, url: `https://billing.stripe.com/p/session/${customer}` },
      ];
    }
    if (method === 'GET' && path === '/v1/subscriptions') return [200, this.#subscriptionList(form['customer'] ?? '')];
    return [404, error('invalid_request_error', `Unrecognized request URL (${method}: ${path}).`)];
  }

  #newCustomer(form: Readonly<Record<string, string>>): Customer {
    const id = `cus_${this.customers.size + 1}`;
    const customer: Customer = {
      id,
      object: 'customer',
      email: form['email'] ?? null,
      metadata: form['metadata[account_id]'] === undefined ? {} : { account_id: form['metadata[account_id]'] },
    };
    this.customers.set(id, customer);
    return customer;
  }

  #subscriptionList(customer: string): object {
    const data = (this.subscriptions.get(customer) ?? []).map(({ status, price, product = 'prod_0' }, i) => ({
      id: `sub_${i}`,
      object: 'subscription',
      customer,
      status,
      items: {
        object: 'list',
        data: [{ id: `si_${i}`, object: 'subscription_item', price: { id: price, object: 'price', product } }],
        has_more: false,
      },
    }));
    return { object: 'list', url: '/v1/subscriptions', has_more: false, data };
  }
}

const error = (type: string, message: string, code?: string): object => ({
  error: { type, message, ...(code === undefined ? {} : { code }) },
});

/** Returns an event as Stripe posts it, with its signature header (https://docs.stripe.com/webhooks#verify-manually). */
export function stripeEvent(
  secret: string,
  type: string,
  object: object,
  now: number,
): { readonly body: string; readonly headers: Readonly<Record<string, string>> } {
  const body = JSON.stringify(
    { id: 'evt_1', object: 'event', api_version: '2025-01-01', created: now, type, data: { object }, livemode: false },
    null,
    2,
  );
  return { body, headers: signedAs(secret, body, now) };
}

/** Returns the headers for a body signed with the Stripe secret. */
export function signedAs(secret: string, body: string, now: number): Readonly<Record<string, string>> {
  const t = Math.floor(now / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${t},v1=${v1}` };
}
