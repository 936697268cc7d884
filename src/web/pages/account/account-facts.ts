import type { Accounts } from '../../../accounts/accounts.ts';
import type { Credential } from '../../../accounts/credentials.ts';
import { utcDayOf } from '../../../accounts/month.ts';
import type { PageSession } from '../../../accounts/page-sessions.ts';
import type { Balance } from '../../../accounts/quota/ledger.ts';
import { DAY_MS } from '../../../core/period.ts';
import type { Subscriptions } from '../../../webhooks/subscriptions.ts';
import type { Delivery, StandingSubscription } from '../../../webhooks/views.ts';

export interface ShownDelivery {
  readonly delivery: Delivery;
  /** The posted body. Null after it was deleted. */
  readonly body: string | null;
}

export interface ShownHook {
  readonly hook: StandingSubscription;
  readonly deliveries: readonly ShownDelivery[];
}

export interface AccountFacts {
  readonly session: PageSession;
  readonly balance: Balance;
  /** The number of calls on each day of this month, up to today. */
  readonly calls: readonly number[];
  readonly keys: readonly Credential[];
  readonly embedTokens: readonly Credential[];
  readonly readTokens: readonly Credential[];
  readonly hooks: readonly ShownHook[];
  readonly isOperator: boolean;
  /** The current time, in ms since the epoch. */
  readonly now: number;
}

const DELIVERIES_SHOWN = 8;

export async function accountFacts(
  accounts: Accounts,
  webhooks: Subscriptions,
  session: PageSession,
  isOperator: boolean,
  now: number,
): Promise<AccountFacts> {
  const { account } = session;
  const { credentials, quota, store } = accounts;
  const [balance, keys, embedTokens, readTokens, subscriptions] = await Promise.all([
    quota.freshBalance(account),
    credentials.list(account.id, 'api_key'),
    credentials.list(account.id, 'embed_token'),
    credentials.list(account.id, 'read_token'),
    webhooks.list(account.id),
  ]);
  const today = utcDayOf(now);
  const first = `${today.slice(0, 8)}01`;
  const counted = new Map((await store.quota.days(account.id, first, today)).map(({ day, calls }) => [day, calls]));
  const start = Date.parse(`${first}T00:00:00Z`);
  const calls = Array.from({ length: Number(today.slice(8)) }, (_, i) => counted.get(utcDayOf(start + i * DAY_MS)) ?? 0);
  const hooks = await Promise.all(
    subscriptions.map(async (hook) => ({ hook, deliveries: await webhooks.newestDeliveries(account.id, hook.id, DELIVERIES_SHOWN) })),
  );
  return { session, balance, calls, keys, embedTokens, readTokens, hooks, isOperator, now };
}
