/** Access to plain URLs with a token or key. */
import type { Accounts } from '../../accounts/accounts.ts';
import type { Caller } from '../../accounts/authenticate.ts';
import { checkEmbed, type ReadScope } from '../../accounts/embed.ts';
import type { Ledger } from '../../accounts/quota/ledger.ts';
import { WattleError } from '../../core/errors.ts';
import { repeatOf } from '../reply/repeat.ts';
import type { Payment } from '../reply/spending.ts';

interface TokenRead {
  readonly opens: ReadScope;
  /** Null if tokens for this kind of URL cannot be limited to series. */
  readonly series: readonly string[] | null;
  readonly referer: string | undefined;
  /** Path and query without the token. */
  readonly address: string;
}

export interface TokenPass {
  /** The hosts on which the token works. An empty list means everywhere. */
  readonly referrers: readonly string[];
  readonly payment: Payment;
  /** Counts the request before its response is sent. A failure is not counted. */
  settle(isAnswered: boolean): void;
  /** Counts a repeated request for a long response, because long responses are not cached and must be built again. Throws LIMIT_QUOTA. */
  countLong(): Promise<void>;
}

/** Used for readers without a monthly quota. */
export const UNCOUNTED: Pick<TokenPass, 'settle' | 'countLong'> = { settle: () => {}, countLong: async () => {} };

type PayingAccounts = Pick<Accounts, 'authenticator' | 'quota' | 'burst' | 'hourlyReads' | 'isUnlimited'>;

export class TokenReading {
  readonly #accounts: PayingAccounts;

  constructor(accounts: PayingAccounts) {
    this.#accounts = accounts;
  }

  /**
   * Admits a token. Throws AUTH_INVALID for an invalid token, AUTH_FORBIDDEN for another scope, LIMIT_RATE and LIMIT_QUOTA.
   * @param isFree whether reading is public
   */
  async admit(token: string, read: TokenRead, isFree: boolean): Promise<TokenPass> {
    const { authenticator } = this.#accounts;
    if (!/^(emb|rd)_/.test(token)) throw noToken();
    const caller = await authenticator.caller(`Bearer ${token}`);
    const { referrers } = check(caller, read);
    if (isFree) return { referrers, payment: this.#payment(caller, 1), ...UNCOUNTED };
    return { referrers, ...(await this.#pay(caller, read.address)) };
  }

  /**
   * Admits an API key or access token in the Authorization header. Throws AUTH_INVALID, AUTH_FORBIDDEN for a token that only works in URLs,
   * LIMIT_RATE and LIMIT_QUOTA.
   * @param isFree whether reading is public
   */
  async admitKey(authorization: string, address: string, isFree: boolean): Promise<TokenPass> {
    const caller = await this.#accounts.authenticator.caller(authorization);
    if (caller.auth === 'embed_token' || caller.auth === 'read_token') {
      throw new WattleError('AUTH_FORBIDDEN', 'Send this kind of token in the URL: ?key=….', {
        hint: 'The header must contain an API key: “Authorization: Bearer ak_…”.',
      });
    }
    if (isFree) return { referrers: [], payment: this.#payment(caller, 1), ...UNCOUNTED };
    return { referrers: [], ...(await this.#pay(caller, address)) };
  }

  #payment(caller: Caller, paid: number): Payment {
    const { burst, isUnlimited } = this.#accounts;
    return { bucket: isUnlimited(caller.account) ? null : burst.of(caller.name), paid, hasKey: true };
  }

  /**
   * Charges a request. All requests for one URL within an hour count once. A repeated request is free if the response is cached. Otherwise it
   * uses rate limit units, needs an unused request of the quota, and counts again as `HourlyReads` describes. A long response counts each time.
   */
  async #pay(caller: Caller, address: string): Promise<Pick<TokenPass, 'payment' | 'settle' | 'countLong'>> {
    const { quota, hourlyReads } = this.#accounts;
    if (hourlyReads.has(caller.name, address)) {
      const countLong = async (): Promise<void> => quota.count(await this.#reserve(caller));
      const repeat = repeatOf(this.#accounts, { token: caller.name, address }, () => this.#reserve(caller));
      return { ...UNCOUNTED, payment: { ...this.#payment(caller, 0), repeat }, countLong };
    }
    const payment = this.#payment(caller, 1);
    const wait = payment.bucket?.take() ?? 0;
    if (wait > 0)
      throw new WattleError('LIMIT_RATE', 'This token has reached its limit of requests per minute. Try again in a minute.', {
        retryAfterSeconds: wait,
      });
    const ledger = await this.#reserve(caller);
    hourlyReads.note(caller.name, address);
    const settle = (isAnswered: boolean): void => {
      if (isAnswered) {
        quota.count(ledger);
        return;
      }
      quota.refund(ledger);
      hourlyReads.forget(caller.name, address);
    };
    return { ...UNCOUNTED, payment, settle };
  }

  /** Reserves one request from the quota. Throws LIMIT_QUOTA. */
  async #reserve({ account }: Caller): Promise<Ledger> {
    const { quota } = this.#accounts;
    const ledger = await quota.open(account);
    if (await quota.take(ledger)) return ledger;
    const { limit, resetsAt } = quota.balance(ledger);
    throw new WattleError('LIMIT_QUOTA', `The owner of this token has used all ${limit} requests for this month.`, {
      hint: `The quota resets at ${new Date(resetsAt).toISOString()}.`,
      retryAfterSeconds: 3600,
    });
  }
}

function check({ auth, limits }: Caller, { opens, series, referer }: TokenRead): { readonly referrers: readonly string[] } {
  const { series: listed = [], referrers = [], scopes = [] } = limits ?? {};
  if (!(auth === 'embed_token' ? opens === 'chart' : scopes.includes(opens))) {
    throw new WattleError('AUTH_FORBIDDEN', 'This token does not give access to this URL.', {
      hint:
        auth === 'embed_token'
          ? 'An embed token gives access to charts only.'
          : `Permissions of this token: ${scopes.join(', ') || 'none'}.`,
    });
  }
  if (series === null && listed.length > 0 && opens !== 'calendar' && opens !== 'feed') {
    throw new WattleError('AUTH_FORBIDDEN', 'This token gives access to certain series only.', {
      hint: `The token gives access to ${listed.slice(0, 10).join(', ')}.`,
    });
  }
  checkEmbed({ series: series === null ? [] : listed, referrers }, { series: series ?? [], referer });
  return { referrers };
}

const noToken = (): WattleError =>
  new WattleError('AUTH_INVALID', 'The parameter “key” accepts only a read token (rd_…) or an embed token (emb_…).', {
    hint: 'Others can see an API key in a URL. Create a token on your account page instead.',
  });
