/** Decides whether a caller may have a response, by credential, rate limit and monthly quota. */
import type { Accounts } from '../../accounts/accounts.ts';
import { type Caller, scopesOf } from '../../accounts/authenticate.ts';
import type { Balance, Ledger } from '../../accounts/quota/ledger.ts';
import type { Bucket } from '../../accounts/rate-limit.ts';
import type { Clock } from '../../core/clock.ts';
import { WattleError } from '../../core/errors.ts';
import type { Endpoint } from '../base/endpoint.ts';
import { flat, type Headers } from '../base/headers.ts';
import { type Repeat, repeatOf } from './repeat.ts';

export interface Pass {
  readonly caller: Caller;
  readonly ledger: Ledger;
  /** Null if the caller has no rate limit. */
  readonly bucket: Bucket | null;
  /**
   * True if a request is reserved from the quota. False if the response is not counted, or if the quota is used up and only a 304 is
   * possible.
   */
  holdsCall: boolean;
  isPaid: boolean;
  /** The URL if it contains the token. Several requests for one URL within an hour count once. */
  readonly address: string | null;
  /** True if the URL was already counted in this hour. A cached response is then free. A new response costs units. */
  isAgain: boolean;
}

/** Headers that do not change during a month, for one quota. */
interface FixedHeaders {
  readonly resetsAt: number;
  readonly headers: Headers;
  readonly list: readonly string[];
}

const UNCOUNTED: ReadonlySet<number> = new Set([401, 403, 404, 429]);

/** True for a status that counts towards the quota: success, or a 4xx caused by the content of the request. 304 and 5xx do not count. */
const counts = (status: number): boolean => (status >= 200 && status < 300) || (status >= 400 && status < 500 && !UNCOUNTED.has(status));

export class Admission {
  readonly #accounts: Pick<Accounts, 'authenticator' | 'quota' | 'burst' | 'hourlyReads' | 'isUnlimited'>;
  readonly #clock: Clock;
  readonly #fixed = new Map<number, FixedHeaders>();

  constructor(accounts: Pick<Accounts, 'authenticator' | 'quota' | 'burst' | 'hourlyReads' | 'isUnlimited'>, clock: Clock) {
    this.#accounts = accounts;
    this.#clock = clock;
  }

  /**
   * Identifies the caller. Throws AUTH_MISSING without a credential, AUTH_INVALID for an invalid one, and AUTH_FORBIDDEN for the wrong
   * scope.
   * @param address path and query without the token
   */
  async enter(authorization: string | undefined, endpoint: Endpoint, address: string): Promise<Pass> {
    if (authorization === undefined && endpoint.auth === 'user') throw needsUser();
    const caller = await this.#accounts.authenticator.caller(authorization);
    if (caller.auth === 'embed_token' && !endpoint.embeddable) throw onlyCharts();
    if (caller.auth === 'read_token') throw onlyAddresses();
    if (caller.auth === 'api_key' && endpoint.auth === 'user') throw onlyUsers();
    if (endpoint.scope !== undefined && !scopesOf(caller).includes(endpoint.scope)) throw onlyVerified();
    const ledger = await this.#accounts.quota.open(caller.account);
    const bucket = this.#bucketOf(caller);
    return {
      caller,
      ledger,
      bucket,
      holdsCall: false,
      isPaid: false,
      isAgain: false,
      address: caller.auth === 'embed_token' ? address : null,
    };
  }

  /**
   * Uses one rate limit token. If the response is counted, also reserves one request from the quota.
   * @param conditional true if the request has ETags. The response may then be a 304, so a used-up quota is not refused here
   */
  async charge(pass: Pass, endpoint: Endpoint, conditional: boolean): Promise<void> {
    if (this.#isReadAgain(pass)) {
      pass.isAgain = true;
      return;
    }
    const wait = pass.bucket === null ? 0 : pass.bucket.take();
    if (wait > 0) throw rateExceeded(this.#accounts.burst.size.capacity, wait);
    if (!endpoint.counted) return;
    pass.holdsCall = await this.#accounts.quota.take(pass.ledger);
    if (pass.holdsCall && pass.address !== null) this.#accounts.hourlyReads.note(pass.caller.name, pass.address);
    if (!pass.holdsCall && !conditional) throw this.quotaExceeded(pass);
  }

  /** Charges an API key without reading the store. If the store is needed, returns null and charges nothing. */
  chargeAtOnce(authorization: string | undefined): Pass | null {
    const { authenticator, quota } = this.#accounts;
    const caller = authenticator.peek(authorization);
    const ledger = caller && quota.peek(caller.account);
    if (!caller || !ledger || caller.auth !== 'api_key') return null;
    const bucket = this.#bucketOf(caller);
    if ((bucket !== null && bucket.remaining < 1) || !quota.takeStored(ledger)) return null;
    bucket?.take();
    return { caller, ledger, bucket, holdsCall: true, isPaid: false, isAgain: false, address: null };
  }

  /** Counts the reserved request, or returns it to the quota. Must run before the response is sent. */
  settle(pass: Pass, status: number): void {
    if (!pass.holdsCall || pass.isPaid) return;
    if (counts(status)) {
      pass.isPaid = true;
      this.#accounts.quota.count(pass.ledger);
    } else {
      pass.holdsCall = false;
      this.#accounts.quota.refund(pass.ledger);
      if (pass.address !== null) this.#accounts.hourlyReads.forget(pass.caller.name, pass.address);
    }
  }

  isUnpaid(pass: Pass, endpoint: Endpoint, status: number): boolean {
    return endpoint.counted && !pass.holdsCall && counts(status) && !this.#isReadAgain(pass);
  }

  /** True if this URL was already requested within this hour. Only the first request is counted. */
  #isReadAgain({ caller, address }: Pass): boolean {
    return address !== null && this.#accounts.hourlyReads.has(caller.name, address);
  }

  /** Returns how a repeated request is charged if its response must be built again, or undefined for a first request. */
  repeatOf(pass: Pass): Repeat | undefined {
    const { isAgain, address, caller, ledger } = pass;
    if (!isAgain || address === null) return undefined;
    return repeatOf(this.#accounts, { token: caller.name, address }, async () => {
      if (await this.#accounts.quota.take(ledger)) return ledger;
      throw this.quotaExceeded(pass);
    });
  }

  quotaExceeded(pass: Pass): WattleError {
    const { limit, resetsAt } = this.#accounts.quota.balance(pass.ledger);
    return new WattleError('LIMIT_QUOTA', `You have used all ${limit} requests for this month.`, {
      hint: `The quota resets at ${new Date(resetsAt).toISOString()}.`,
      retryAfterSeconds: this.#secondsUntil(resetsAt),
    });
  }

  /** Returns headers under the IETF draft names and under older names. A limit that does not apply has no header. */
  headers(pass: Pass): Headers {
    const reported = this.#limits(pass);
    if (reported === null) return {};
    const { fixed, rates, remaining } = reported;
    return { ratelimit: rates, ...(remaining === null ? {} : { 'x-ratelimit-remaining': remaining }), ...fixed.headers };
  }

  /** The headers as a list in which names and values alternate. */
  headerList(pass: Pass): readonly string[] {
    const reported = this.#limits(pass);
    if (reported === null) return NO_LIMITS;
    const { fixed, rates, remaining } = reported;
    return remaining === null
      ? fixed.list.concat('ratelimit', rates)
      : fixed.list.concat('ratelimit', rates, 'x-ratelimit-remaining', remaining);
  }

  #limits({ ledger, bucket }: Pass): { readonly fixed: FixedHeaders; readonly rates: string; readonly remaining: string | null } | null {
    if (bucket === null) return null;
    const balance = this.#accounts.quota.balance(ledger);
    const { limit, remaining, resetsAt } = balance;
    const burst = `"burst";r=${bucket.remaining};t=${bucket.secondsToFull}`;
    const fixed = this.#fixedHeaders(balance);
    if (limit === Number.POSITIVE_INFINITY) return { fixed, rates: burst, remaining: null };
    const month = `"month";r=${remaining};t=${this.#secondsUntil(resetsAt)}`;
    return { fixed, rates: `${month}, ${burst}`, remaining: String(remaining) };
  }

  #fixedHeaders({ limit, resetsAt, windowSeconds }: Balance): FixedHeaders {
    const known = this.#fixed.get(limit);
    if (known?.resetsAt === resetsAt) return known;
    const { capacity, windowSeconds: burstWindow } = this.#accounts.burst.size;
    const burst = `"burst";q=${capacity};w=${burstWindow}`;
    const headers: Readonly<Record<string, string>> =
      limit === Number.POSITIVE_INFINITY
        ? { 'ratelimit-policy': burst }
        : {
            'ratelimit-policy': `"month";q=${limit};w=${windowSeconds}, ${burst}`,
            'x-ratelimit-limit': String(limit),
            'x-ratelimit-reset': String(resetsAt / 1000),
          };
    const fixed = { resetsAt, headers, list: flat(headers) };
    this.#fixed.set(limit, fixed);
    return fixed;
  }

  #bucketOf(caller: Caller): Bucket | null {
    return this.#accounts.isUnlimited(caller.account) ? null : this.#accounts.burst.of(caller.name);
  }

  #secondsUntil(instant: number): number {
    return Math.max(1, Math.ceil((instant - this.#clock.now()) / 1000));
  }
}

const NO_LIMITS: readonly string[] = [];

const onlyCharts = (): WattleError =>
  new WattleError('AUTH_FORBIDDEN', 'An embed token gives access to charts only.', {
    hint: 'Send an API key as "Authorization: Bearer ak_…".',
  });

const onlyAddresses = (): WattleError =>
  new WattleError('AUTH_FORBIDDEN', 'A read token gives access to file URLs only, such as /s/AU.CPI.YOY.csv?key=rd_….', {
    hint: 'Send an API key as "Authorization: Bearer ak_…".',
  });

const SIGN_IN = { hint: 'POST /v1/auth/login emails a link and a code. POST /v1/auth/verify returns the token.' };

const needsUser = (): WattleError =>
  new WattleError('AUTH_MISSING', 'This endpoint needs the access token (JWT) of a signed-in user.', SIGN_IN);

const onlyUsers = (): WattleError =>
  new WattleError('AUTH_FORBIDDEN', 'This endpoint needs the access token (JWT) of a signed-in user, not an API key.', SIGN_IN);

const onlyVerified = (): WattleError =>
  new WattleError(
    'AUTH_FORBIDDEN',
    'This email address is not confirmed, so the key works for data only. Sign in once to confirm it.',
    SIGN_IN,
  );

const rateExceeded = (perMinute: number, wait: number): WattleError =>
  new WattleError('LIMIT_RATE', `This key has made more than ${perMinute} requests within a minute.`, { retryAfterSeconds: wait });
