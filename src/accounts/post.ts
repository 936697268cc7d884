/**
 * The queue of outgoing email. An accepted email is encrypted and queued before the request is served, so it is never lost.
 *
 * accepted ──▶ queued ──▶ attempt ──▶ sent, deleted
 *                ▲           ├──▶ failed: retried with growing pauses, up to an hour
 *                └───────────┘    address refused: given up, and shown to operators for a month
 *
 * The process that accepts an email makes the first attempt. If that fails or the process ends, workers try again, one at a time.
 */
import { randomBytes } from 'node:crypto';
import type { Clock } from '../core/clock.ts';
import { DAY_MS } from '../core/period.ts';
import { withoutSecrets } from '../core/redact.ts';
import type { MailStore, QueuedMail } from '../store/ports/mails.ts';
import type { Keyring } from './keys.ts';
import type { Mail, Mailer } from './mailer.ts';

/** The account of an email, and the expiry of the email. */
interface MailAbout {
  /** The account. With null, the email is kept when an account is deleted. */
  readonly accountId: string | null;
  /** The expiry. Absent or null means no expiry. */
  readonly endsAt?: number | null;
}

interface PostOptions {
  readonly mailer: Mailer;
  readonly store: MailStore;
  readonly keyring: Pick<Keyring, 'seal' | 'open'>;
  readonly clock: Clock;
  /** Called for each failed attempt. The error does not contain the email. */
  readonly onFailure: (error: unknown) => void;
}

export interface WaitingMail {
  readonly to: string;
  readonly subject: string;
  readonly acceptedAt: number;
  readonly failures: number;
  /** The time of the next attempt, or null. */
  readonly nextAt: number | null;
  readonly lastError: string | null;
}

/** The time in ms after which another process may attempt the same email. The time limit of the mailer is shorter. */
const LEASE_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;
const LOOK_EVERY_MS = 5000;
const FORGET_EVERY_MS = 3_600_000;
const GIVEN_UP_KEPT_MS = 30 * DAY_MS;
const ERROR_LENGTH = 300;

/** Returns the pause before the next attempt in ms: 10 s, 40 s, 160 s … up to an hour. */
export const pauseAfter = (failures: number): number => Math.min(FIRST_PAUSE_MS * 4 ** (failures - 1), LONGEST_PAUSE_MS);

export class Post {
  readonly #options: PostOptions;
  readonly #work = new Set<Promise<unknown>>();
  readonly #name = randomBytes(8).toString('hex');
  #accepted = 0;
  #sent = 0;
  #failed = 0;
  #timers: NodeJS.Timeout[] = [];
  #round: Promise<void> | null = null;

  constructor(options: PostOptions) {
    this.#options = options;
  }

  /** Encrypts an email. The caller must store it and then call `attempt`. */
  accept(mail: Mail, { accountId, endsAt = null }: MailAbout): QueuedMail {
    const { keyring, clock } = this.#options;
    this.#accepted += 1;
    const id = `${this.#name}-${this.#accepted}`;
    const now = clock.now();
    return {
      id,
      accountId,
      endsAt,
      sealed: keyring.seal(JSON.stringify(mail), id),
      createdAt: now,
      failures: 0,
      nextAt: now + LEASE_MS,
      holder: this.#name,
      lastError: null,
    };
  }

  attempt(mail: QueuedMail): void {
    this.#inBackground(this.#attempt(mail));
  }

  /** Queues an email. The first attempt follows in the background. */
  async send(mail: Mail, about: MailAbout): Promise<void> {
    const queued = this.accept(mail, about);
    await this.#options.store.put(queued);
    this.attempt(queued);
  }

  /** Attempts the email in the background after `queueing` has resolved. Null means that no email was queued. */
  attemptOnce(queueing: Promise<QueuedMail | null>): void {
    this.#inBackground(
      queueing.then(
        (queued) => queued && this.#attempt(queued),
        (error: unknown) => this.#note(error),
      ),
    );
  }

  /** Starts to send due emails at regular intervals. */
  start(): void {
    const look = (): void => {
      this.#round ??= this.sendDue()
        .then(() => {}, this.#options.onFailure)
        .finally(() => {
          this.#round = null;
        });
    };
    look();
    void this.#forget();
    this.#timers = [setInterval(look, LOOK_EVERY_MS).unref(), setInterval(() => void this.#forget(), FORGET_EVERY_MS).unref()];
  }

  /** Sends due emails. Stops after a failure that would also affect other emails. */
  async sendDue(): Promise<void> {
    const { store, clock } = this.#options;
    for (;;) {
      const now = clock.now();
      const due = await store.claim(now, now + LEASE_MS, `${this.#name} ${randomBytes(4).toString('hex')}`);
      if (!due || !(await this.#attempt(due))) return;
    }
  }

  /** Returns waiting and abandoned emails, oldest first. */
  async waiting(limit: number): Promise<readonly WaitingMail[]> {
    return (await this.#options.store.list(limit)).map((queued) => this.#shown(queued));
  }

  /** Returns waiting and abandoned emails of an account, oldest first. */
  async waitingOf(accountId: string): Promise<readonly WaitingMail[]> {
    return (await this.#options.store.listOf(accountId)).map((queued) => this.#shown(queued));
  }

  get counts(): { readonly sent: number; readonly failed: number; readonly inProgress: number } {
    return { sent: this.#sent, failed: this.#failed, inProgress: this.#work.size };
  }

  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work);
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#round;
    await this.settled();
    this.#options.mailer.close();
  }

  #inBackground(work: Promise<unknown>): void {
    this.#work.add(work);
    void work.finally(() => this.#work.delete(work));
  }

  /** Attempts an email. Never rejects. Returns false if other emails would also fail. */
  async #attempt(queued: QueuedMail): Promise<boolean> {
    const { mailer, store, clock } = this.#options;
    try {
      await mailer.send(this.#opened(queued), { id: queued.id, acceptedAt: queued.createdAt });
    } catch (error) {
      this.#note(error);
      const isRefused = refusesAddress(error);
      const nextAt = isRefused ? null : clock.now() + pauseAfter(queued.failures + 1);
      // If the store is also unavailable, another process attempts the email after the lease.
      await store.failed(queued, nextAt, words(error)).catch(this.#options.onFailure);
      return isRefused;
    }
    this.#sent += 1;
    // If this fails, the same email is sent again, with the same id.
    await store.sent(queued.id).catch(this.#options.onFailure);
    return true;
  }

  #shown(queued: QueuedMail): WaitingMail {
    const { to, subject } = this.#opened(queued);
    return { to, subject, acceptedAt: queued.createdAt, failures: queued.failures, nextAt: queued.nextAt, lastError: queued.lastError };
  }

  #opened({ sealed, id }: QueuedMail): Mail {
    return JSON.parse(this.#options.keyring.open(sealed, id)) as Mail;
  }

  #note(error: unknown): void {
    this.#failed += 1;
    this.#options.onFailure(error);
  }

  async #forget(): Promise<void> {
    const { store, clock, onFailure } = this.#options;
    await store.forget(clock.now(), clock.now() - GIVEN_UP_KEPT_MS).catch(onFailure);
  }
}

/** True if the server permanently refuses the address (RFC 5321, 4.2.1: 5yz at RCPT). Other failures may be temporary. */
function refusesAddress(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return error.command === 'RCPT TO' && typeof error.responseCode === 'number' && error.responseCode >= 500;
}

const words = (error: unknown): string => withoutSecrets(error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH);

/** The maximum length of a line. Mail servers encode longer lines. A key must fit on one line so that it can be copied. */
const LINE_LENGTH = 72;

/** Returns the text of an email, with wrapped lines. Each argument is a paragraph. */
export const mailText = (...paragraphs: readonly string[]): string => [...paragraphs.flatMap(broken), ''].join('\n');

/** Returns the URL of another page in the same folder as `page`, for links in emails. */
export const besideOf = (page: string, name: string): string => `${page.slice(0, page.lastIndexOf('/') + 1)}${name}`;

function broken(paragraph: string): readonly string[] {
  const lines: string[] = [''];
  for (const word of paragraph.split(/(?<=\S) /)) {
    const last = lines.at(-1) ?? '';
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= LINE_LENGTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
