/**
 * Paid tiers through Stripe. Wattle reads the current state from Stripe after each event, so late, repeated or unordered events do no harm.
 */
import type Stripe from 'stripe';
import type { Clock } from '../core/clock.ts';
import { WattleError } from '../core/errors.ts';
import type { Account, AccountStore } from '../store/ports/accounts.ts';
import type { Actor, AuditLog } from './audit.ts';
import type { Tiers } from './tiers.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** The secret that verifies events from Stripe. With null, events are refused. */
  readonly webhookSecret: string | null;
  /** The URL of the Stripe API. Null for the usual one. */
  readonly apiUrl: string | null;
}

interface BillingOptions {
  readonly settings: StripeSettings;
  readonly store: Pick<AccountStore, 'byId' | 'byCustomer' | 'customerOf' | 'putCustomer' | 'setTier'>;
  readonly tiers: Tiers;
  readonly clock: Clock;
  readonly audit: AuditLog;
  /** Called when an account's cached data are out of date. */
  readonly onChange: (accountId: string) => void;
}

const TIMEOUT_MS = 10_000;
const SIGNATURE_TOLERANCE_SECONDS = 300;
/** Statuses of subscriptions that are paid, or for which payment is expected. */
const PAID: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due']);
const STRIPE: Actor = { name: 'stripe', clientIp: null };

export class Billing {
  readonly #options: BillingOptions;
  readonly #stripe: Stripe;

  private constructor(options: BillingOptions, stripe: Stripe) {
    this.#options = options;
    this.#stripe = stripe;
  }

  /** Opens the billing service, and loads the Stripe library, which is large. */
  static async open(options: BillingOptions): Promise<Billing> {
    const { default: Library } = await import('stripe');
    const { secretKey, apiUrl } = options.settings;
    const place = apiUrl === null ? {} : placeOf(apiUrl);
    return new Billing(options, new Library(secretKey, { ...place, timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false }));
  }

  /**
   * Returns the URL of the Stripe page for managing payment, which leads back to `returnUrl`. Creates a Stripe customer if the account has
   * none. Throws PAY_UNAVAILABLE.
   */
  async portalUrl(account: Account, returnUrl: string, actor: Actor): Promise<string> {
    const customer = await this.#customerOf(account);
    const session = await ask(() => this.#stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }));
    await this.#options.audit.note(account.id, 'billing.portal_opened', actor);
    return session.url;
  }

  /**
   * Handles an event: updates the tier of its account. `body` is the unchanged text from Stripe. Throws CONF_ABSENT without a webhook
   * secret, AUTH_INVALID for a wrong signature, REQ_BAD_BODY, and PAY_UNAVAILABLE.
   */
  async take(body: string, signature: string | undefined): Promise<void> {
    const event = await this.#checked(body, signature);
    if (!isEvent(event))
      throw new WattleError('REQ_BAD_BODY', 'The body must be a Stripe event with the members “type” and “data.object”.');
    const customer = customerOfEvent(event);
    const account = customer === null ? null : await this.#accountOf(customer);
    if (account && customer !== null) await this.#bringUpToDate(account, customer);
  }

  /** Ends paid subscriptions. Must run before an account is deleted. Throws PAY_UNAVAILABLE. */
  async forget(account: Account): Promise<void> {
    const customer = await this.#options.store.customerOf(account.id);
    if (customer !== null) await ask(() => this.#stripe.customers.del(customer).catch(unlessMissing));
  }

  async #checked(body: string, signature: string | undefined): Promise<unknown> {
    const { webhookSecret } = this.#options.settings;
    if (webhookSecret === null) throw new WattleError('CONF_ABSENT', 'Payment events are not set up on this server.');
    const now = this.#options.clock.now();
    try {
      return await this.#stripe.webhooks.constructEventAsync(
        body,
        signature ?? '',
        webhookSecret,
        SIGNATURE_TOLERANCE_SECONDS,
        undefined,
        now,
      );
    } catch (cause) {
      throw new WattleError('AUTH_INVALID', 'The signature of the payment event is not valid.', {
        cause,
        hint: 'Send only events signed by Stripe. The operator sets the signing secret in WATTLE_STRIPE_WEBHOOK_SECRET.',
      });
    }
  }

  async #bringUpToDate(account: Account, customer: string): Promise<void> {
    const { store, tiers, audit, onChange } = this.#options;
    const subscriptions = await ask(() =>
      this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100 }).autoPagingToArray({ limit: 1000 }),
    );
    const prices = subscriptions
      .filter(({ status }) => PAID.has(status))
      .flatMap(({ items }) =>
        items.data.flatMap(({ price }) => [price.id, typeof price.product === 'string' ? price.product : price.product.id]),
      );
    const { name } = tiers.boughtBy(prices);
    if (!(await store.setTier(account.id, name))) return;
    onChange(account.id);
    await audit.note(account.id, 'tier.changed', STRIPE, `${account.tier} to ${name}`);
  }

  /** Finds a customer's account. If a person created the customer at Stripe, the account id is in the customer's metadata. */
  async #accountOf(customer: string): Promise<Account | null> {
    const { store } = this.#options;
    const known = await store.byCustomer(customer);
    if (known) return known;
    const found = await ask(() => this.#stripe.customers.retrieve(customer).catch(unlessMissing));
    const accountId = found && !found.deleted ? found.metadata['account_id'] : undefined;
    const account = accountId === undefined ? null : await store.byId(accountId);
    return account && (await store.putCustomer(account.id, customer)) === customer ? account : null;
  }

  async #customerOf(account: Account): Promise<string> {
    const { store } = this.#options;
    const known = await store.customerOf(account.id);
    if (known !== null) return known;
    const { id } = await ask(() =>
      this.#stripe.customers.create(
        { email: account.email, metadata: { account_id: account.id } },
        // For concurrent requests with the same key, Stripe creates only one customer.
        { idempotencyKey: `wattle-customer-${account.id}` },
      ),
    );
    return (await store.putCustomer(account.id, id)) ?? id;
  }
}

function placeOf(apiUrl: string): { host: string; port: number; protocol: 'http' | 'https' } {
  const url = new URL(apiUrl);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { host: url.hostname, port: Number(url.port || (protocol === 'http' ? 80 : 443)), protocol };
}

/** Checks the form of an event. A body with a valid signature may still be any JSON. */
function isEvent(event: unknown): event is Stripe.Event {
  const { type, data } = (event ?? {}) as { readonly type?: unknown; readonly data?: { readonly object?: unknown } | null };
  return typeof type === 'string' && typeof data?.object === 'object' && data.object !== null;
}

function customerOfEvent(event: Stripe.Event): string | null {
  if (!event.type.startsWith('customer.subscription.') && event.type !== 'checkout.session.completed') return null;
  const { customer } = event.data.object as { customer?: string | { id: string } | null };
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

async function ask<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (cause) {
    throw new WattleError('PAY_UNAVAILABLE', 'The payment provider did not respond as expected. Try again in a minute.', {
      cause,
      retryAfterSeconds: 60,
    });
  }
}

function unlessMissing(error: unknown): null {
  if ((error as { readonly code?: unknown }).code === 'resource_missing') return null;
  throw error;
}
