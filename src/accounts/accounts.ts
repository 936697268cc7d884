/** The accounts of a running program: who calls, how often they may, and how they register. */
import type { Clock } from '../core/clock.ts';
import type { AccountStore } from '../store/port.ts';
import { Authenticator } from './authenticate.ts';
import { ensureDevKey } from './dev-key.ts';
import { Keyring } from './keys.ts';
import { createMailer } from './mailer.ts';
import { Quota } from './quota.ts';
import { TokenBuckets } from './rate-limit.ts';
import { Registrar } from './registration.ts';
import { Tiers } from './tiers.ts';

export interface AccountsOptions {
  readonly store: AccountStore;
  readonly clock: Clock;
  /** 32 bytes */
  readonly masterKey: Uint8Array;
  readonly devKey: string | null;
  /** Calls a month on the free tier. */
  readonly monthlyQuota: number;
  /** Requests a minute that one key may make. */
  readonly burstPerMinute: number;
  readonly disposableDomains: readonly string[];
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Folder that mail is written to where no mail server is configured. */
  readonly outbox: string;
  /** Told of mail that could not be sent. */
  readonly onMailFailure: (error: unknown) => void;
}

export interface Accounts {
  readonly authenticator: Authenticator;
  readonly quota: Quota;
  /** One bucket for each key, by its hash. */
  readonly burst: TokenBuckets;
  readonly registrar: Registrar;
  /** A mail server, or the outbox folder; for the log at start. */
  readonly mailDestination: string;
  /** Gives unused quota back and waits for mail under way. After the server has closed. */
  close(): Promise<void>;
}

/** Makes everything about accounts ready, the development key included. */
export async function startAccounts(options: AccountsOptions): Promise<Accounts> {
  const { store, clock, devKey } = options;
  const keyring = new Keyring(options.masterKey);
  const tiers = new Tiers(options.monthlyQuota);
  if (devKey !== null) await ensureDevKey(store, keyring, clock, devKey);
  const mailer = createMailer({ smtpUrl: options.smtpUrl, from: options.mailFrom, outbox: options.outbox, clock });
  const quota = new Quota({ store, clock, limitOf: (tier) => tiers.monthlyCalls(tier) });
  const registrar = new Registrar({
    ...{ store, keyring, tiers, mailer, clock },
    disposableDomains: options.disposableDomains,
    onMailFailure: options.onMailFailure,
  });
  return {
    authenticator: new Authenticator({ store, keyring, clock, devKey }),
    quota,
    burst: new TokenBuckets(clock, { capacity: options.burstPerMinute, windowSeconds: 60 }),
    registrar,
    mailDestination: mailer.destination,
    async close() {
      await quota.close();
      await registrar.close();
    },
  };
}
