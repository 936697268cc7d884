import type { Clock } from '../core/clock.ts';
import type { AccountStore } from '../store/ports/accounts.ts';
import { networkOf } from './client-network.ts';

const ACTIONS = [
  'account.created',
  'account.signed_in',
  'account.signed_out',
  'account.exported',
  'session.reused_refresh_token',
  'api_key.mailed',
  'api_key.rotated',
  'api_key.revoked',
  'embed_token.created',
  'embed_token.replaced',
  'embed_token.revoked',
  'read_token.created',
  'read_token.revoked',
  'signing_secret.rotated',
  'billing.portal_opened',
  'tier.changed',
  'data.rebuild_requested',
  'data.rebuilt',
  'webhook.created',
  'webhook.changed',
  'webhook.removed',
] as const;
export type Action = (typeof ACTIONS)[number];

/** The actor of an audit entry. `name` is for example `api_key ak_3fQ9`, `session`, `registration` or `stripe`. */
export interface Actor {
  readonly name: string;
  readonly clientIp: string | null;
}

export class AuditLog {
  readonly #store: Pick<AccountStore, 'noteAction'>;
  readonly #clock: Clock;

  constructor(store: Pick<AccountStore, 'noteAction'>, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Records an action. Must run before the caller learns the result. `detail` must not contain a secret. */
  async note(accountId: string, action: Action, actor: Actor, detail: string | null = null): Promise<void> {
    const client = actor.clientIp === null ? null : networkOf(actor.clientIp);
    await this.#store.noteAction({ accountId, at: this.#clock.now(), action, actor: actor.name, client, detail });
  }
}
