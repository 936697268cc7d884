/** Emails the owner of an account when 80% and 100% of the monthly quota are used. */
import type { Clock } from '../core/clock.ts';
import type { AccountStore } from '../store/ports/accounts.ts';
import type { QueuedMail } from '../store/ports/mails.ts';
import type { Mail } from './mailer.ts';
import { besideOf, mailText, type Post } from './post.ts';
import type { Balance } from './quota/ledger.ts';

const PERCENTS = [100, 80] as const;
/** The pause in ms after a store failure. */
const AGAIN_MS = 60_000;

export class UsageMail {
  readonly #store: Pick<AccountStore, 'byId' | 'quota'>;
  readonly #post: Post;
  readonly #clock: Clock;
  readonly #signInPage: () => string;
  /** For each account and percentage, the time until which no email is sent. After an email, no other is sent in this month. */
  readonly #quietUntil = new Map<string, number>();
  #month = '';

  constructor(store: Pick<AccountStore, 'byId' | 'quota'>, post: Post, clock: Clock, signInPage: () => string) {
    this.#store = store;
    this.#post = post;
    this.#clock = clock;
    this.#signInPage = signInPage;
  }

  /** Queues an email at 80% and at 100%. All nodes together send one email. */
  look(accountId: string, { month, used, limit, resetsAt }: Balance): void {
    if (month !== this.#month) {
      this.#month = month;
      this.#quietUntil.clear();
    }
    const percent = PERCENTS.find((mark) => used * 100 >= limit * mark);
    if (percent === undefined) return;
    const mark = `${accountId} ${percent}`;
    if (this.#clock.now() < (this.#quietUntil.get(mark) ?? 0)) return;
    this.#quietUntil.set(mark, Number.POSITIVE_INFINITY);
    const queueing = this.#queue(
      accountId,
      month,
      (email) => usageMail(email, percent, limit, resetsAt, besideOf(this.#signInPage(), 'account')),
      percent,
    );
    queueing.catch(() => this.#quietUntil.set(mark, this.#clock.now() + AGAIN_MS));
    this.#post.attemptOnce(queueing);
  }

  /** Queues the email, or returns null if another node has already queued it, or if the account does not exist. */
  async #queue(accountId: string, month: string, mailTo: (email: string) => Mail, percent: number): Promise<QueuedMail | null> {
    const account = await this.#store.byId(accountId);
    if (!account) return null;
    const mail = this.#post.accept(mailTo(account.email), { accountId });
    return (await this.#store.quota.noteReported(accountId, month, percent, mail)) ? mail : null;
  }
}

const usageMail = (to: string, percent: number, limit: number, resetsAt: number, accountPage: string): Mail => ({
  to,
  subject: percent === 100 ? 'Your Wattle quota is used up' : `${percent}% of your Wattle quota is used`,
  text: mailText(
    percent === 100
      ? `You have used all ${limit.toLocaleString('en-AU')} requests for this month. Data requests now return status 429.`
      : `You have used more than ${percent}% of your ${limit.toLocaleString('en-AU')} requests this month.`,
    '',
    `The quota resets at the start of ${dayInWords(resetsAt)} (UTC). A request with If-None-Match does not count if the cached response has not changed (304).`,
    'See your requests by day on your account page, or with GET /v1/account/usage:',
    '',
    accountPage,
  ),
});

const dayInWords = (ms: number): string =>
  new Date(ms).toLocaleDateString('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
