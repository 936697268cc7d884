/** Account tasks for site administrators: search, invite, set tiers, and read emails in the outbox. */

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { at } from '../core/assert.ts';
import { quoted, WattleError } from '../core/errors.ts';
import { nearest } from '../core/nearest.ts';
import type { Account, AccountStore } from '../store/ports/accounts.ts';
import type { Actor, AuditLog } from './audit.ts';
import type { Post, WaitingMail } from './post.ts';
import type { Tiers } from './tiers.ts';

interface OperatingOptions {
  readonly store: Pick<AccountStore, 'list' | 'byId' | 'setTier'>;
  readonly tiers: Tiers;
  readonly audit: AuditLog;
  readonly post: Pick<Post, 'waiting'>;
  /** The folder of the outbox. Null if a mail server is set. */
  readonly outbox: string | null;
  /** Called when an account's cached data are out of date. */
  readonly onChange: (accountId: string) => void;
}

export interface WrittenMail {
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly date: string;
}

const NAME = /^[\w.-]+\.eml$/;
const MOST_ACCOUNTS = 100;
const MOST_MAILS = 50;

export class Operating {
  readonly #options: OperatingOptions;

  constructor(options: OperatingOptions) {
    this.#options = options;
  }

  /** Finds up to a hundred accounts, latest first. */
  accounts(text: string): Promise<readonly Account[]> {
    return this.#options.store.list(text.trim().toLowerCase(), MOST_ACCOUNTS);
  }

  /** Sets a tier. Throws REQ_BAD_BODY for an unknown tier, and REQ_NOT_FOUND for an unknown account. */
  async setTier(accountId: string, tier: string, actor: Actor): Promise<void> {
    const { store, tiers, audit, onChange } = this.#options;
    if (!tiers.names.includes(tier)) {
      const [near] = nearest(tier, tiers.names);
      throw new WattleError(
        'REQ_BAD_BODY',
        `Unknown tier: ${quoted(tier)}. Allowed: ${tiers.names.join(', ')}.`,
        near === undefined ? {} : { hint: `Did you mean ${near}?` },
      );
    }
    const account = await store.byId(accountId);
    if (!account) throw new WattleError('REQ_NOT_FOUND', 'This account no longer exists.');
    if (!(await store.setTier(account.id, tier))) return;
    onChange(account.id);
    await audit.note(account.id, 'tier.changed', actor, `${account.tier} to ${tier}`);
  }

  /** Returns the emails in the outbox, latest first. Returns null if a mail server is set. */
  async outbox(): Promise<readonly WrittenMail[] | null> {
    const { outbox } = this.#options;
    if (outbox === null) return null;
    const names = await readdir(outbox).catch(() => []);
    const newest = names
      .filter((name) => NAME.test(name))
      .sort()
      .slice(-MOST_MAILS)
      .toReversed();
    return Promise.all(
      newest.map(async (name) => {
        const text = await readFile(path.join(outbox, name), 'utf8');
        return { name, to: headerOf(text, 'To'), subject: headerOf(text, 'Subject'), date: headerOf(text, 'Date') };
      }),
    );
  }

  /** Returns the waiting and abandoned emails, oldest first. */
  waitingMail(): Promise<readonly WaitingMail[]> {
    return this.#options.post.waiting(MOST_MAILS);
  }

  /** Returns the text of an email in the outbox. Throws REQ_NOT_FOUND. */
  async mail(name: string): Promise<string> {
    const { outbox } = this.#options;
    // `basename` removes folders from the name, so that files outside the outbox cannot be read.
    const text =
      outbox !== null && NAME.test(name) ? await readFile(path.join(outbox, path.basename(name)), 'utf8').catch(() => null) : null;
    if (text === null) throw new WattleError('REQ_NOT_FOUND', 'This email is not in the outbox.');
    return text;
  }
}

function headerOf(text: string, name: string): string {
  const head = at(text.split(/\r?\n\r?\n/, 1), 0);
  return new RegExp(`^${name}: (.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\r?\n[ \t]+/g, ' ') ?? '';
}
