/** Mail to an account that has used most of its month, and all of it: once each. */
import { isoInstant } from '../core/clock.ts';
import type { AccountStore } from '../store/port.ts';
import type { Mail } from './mailer.ts';
import { mailText, type Post } from './post.ts';
import type { Balance } from './quota.ts';

const PERCENTS = [100, 80] as const;

export class UsageMail {
  readonly #store: Pick<AccountStore, 'byId' | 'quota'>;
  readonly #post: Post;
  /** What was told in this month as far as this process knows: account and percent. */
  readonly #told = new Set<string>();
  #month = '';

  constructor(store: Pick<AccountStore, 'byId' | 'quota'>, post: Post) {
    this.#store = store;
    this.#post = post;
  }

  /** Tells the owner of an account when it passes a mark; over all nodes one mail for each. */
  look(accountId: string, { month, used, limit, resetsAt }: Balance): void {
    if (month !== this.#month) {
      this.#month = month;
      this.#told.clear();
    }
    const percent = PERCENTS.find((mark) => used * 100 >= limit * mark);
    if (percent === undefined || this.#told.has(`${accountId} ${percent}`)) return;
    this.#told.add(`${accountId} ${percent}`);
    this.#post.sendFound(async () => {
      if (!(await this.#store.quota.noteTold(accountId, month, percent))) return null;
      const account = await this.#store.byId(accountId);
      return account && { mail: usageMail(account.email, percent, limit, resetsAt), about: { accountId } };
    });
  }
}

const usageMail = (to: string, percent: number, limit: number, resetsAt: number): Mail => ({
  to,
  subject: percent === 100 ? 'Your Wattle quota is used up' : `${percent} % of your Wattle quota is used`,
  text: mailText(
    percent === 100
      ? `All ${limit} calls of this month are used. Data requests are answered with status 429 from now on.`
      : `More than ${percent} % of the ${limit} calls of this month are used.`,
    '',
    `The quota starts again at ${isoInstant(resetsAt)}. A request with If-None-Match is free where its answer is at hand and has not changed (304).`,
    'GET /v1/account/usage shows the calls of each day.',
  ),
});
