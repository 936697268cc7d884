/** Mail to an account that has used most of its month, and all of it: once each. */
import { type Clock, isoInstant } from '../core/clock.ts';
import type { AccountStore } from '../store/ports/accounts.ts';
import type { QueuedMail } from '../store/ports/mails.ts';
import type { Mail } from './mailer.ts';
import { besideOf, mailText, type Post } from './post.ts';
import type { Balance } from './quota/ledger.ts';

const PERCENTS = [100, 80] as const;
/** What the store did not take is tried again after so long, if calls go on. */
const AGAIN_MS = 60_000;

export class UsageMail {
  readonly #store: Pick<AccountStore, 'byId' | 'quota'>;
  readonly #post: Post;
  readonly #clock: Clock;
  readonly #signInPage: () => string;
  /** Account and percent, and until when nothing is done about them: for ever once they were reported in this month, as far as this process knows. */
  readonly #quietUntil = new Map<string, number>();
  #month = '';

  constructor(store: Pick<AccountStore, 'byId' | 'quota'>, post: Post, clock: Clock, signInPage: () => string) {
    this.#store = store;
    this.#post = post;
    this.#clock = clock;
    this.#signInPage = signInPage;
  }

  /** Notifies the owner of an account when it passes a mark; over all nodes one mail for each. */
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

  /** The mail, queued with the note that it was reported; null where another node reported it, or nobody is there to be reported. */
  async #queue(accountId: string, month: string, mailTo: (email: string) => Mail, percent: number): Promise<QueuedMail | null> {
    const account = await this.#store.byId(accountId);
    if (!account) return null;
    const mail = this.#post.accept(mailTo(account.email), { accountId });
    return (await this.#store.quota.noteTold(accountId, month, percent, mail)) ? mail : null;
  }
}

const usageMail = (to: string, percent: number, limit: number, resetsAt: number, accountPage: string): Mail => ({
  to,
  subject: percent === 100 ? 'Your Wattle quota is used up' : `${percent}% of your Wattle quota is used`,
  text: mailText(
    percent === 100
      ? `You have used all ${limit} requests of this month. Data requests now return status 429.`
      : `You have used more than ${percent}% of your ${limit} requests this month.`,
    '',
    `The quota starts again at ${isoInstant(resetsAt)}. A request with If-None-Match is free where its answer is at hand and has not changed (304).`,
    'The calls of each day are on the page of your account, and in GET /v1/account/usage:',
    '',
    accountPage,
  ),
});
