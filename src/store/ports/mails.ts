/** What a store keeps of mail that was accepted and is not handed over yet: who it is for and what it says is sealed until then. */

export interface QueuedMail {
  readonly id: string;
  /** Whose it is, and with whom it is forgotten; null where it outlives its account. */
  readonly accountId: string | null;
  /** Address, subject and text, sealed under the id. */
  readonly sealed: string;
  /** All instants are ms since the epoch. */
  readonly createdAt: number;
  /** From when on it is worth nothing, as a link to sign in is that no longer works; null for never. */
  readonly endsAt: number | null;
  /** Attempts that failed. */
  readonly failures: number;
  /** When it is attempted next, and by nobody before; null where it is given up. */
  readonly nextAt: number | null;
  /** Names the attempt under way. */
  readonly holder: string;
  /** What went wrong last. */
  readonly lastError: string | null;
}

export interface MailStore {
  /** Queues a mail. Its `holder` attempts it, and nobody else before `nextAt`. */
  put(mail: QueuedMail): Promise<void>;
  /** Takes the mail that is due the longest; nobody else gets it before `until`. Mail that is worth nothing any more is passed over. */
  claim(now: number, until: number, holder: string): Promise<QueuedMail | null>;
  /** It was handed over, and is forgotten. */
  sent(id: string): Promise<void>;
  /** An attempt failed. `nextAt` null gives it up. Leaves it alone where another attempt has begun. */
  failed(mail: Pick<QueuedMail, 'id' | 'holder'>, nextAt: number | null, error: string): Promise<void>;
  /** All that is queued or given up, oldest first. */
  list(limit: number): Promise<readonly QueuedMail[]>;
  /** Of these, what is of an account. */
  listOf(accountId: string): Promise<readonly QueuedMail[]>;
  /** Forgets what is worth nothing any more, and what was given up and accepted before an instant; gives how many. */
  forget(now: number, givenUpBefore: number): Promise<number>;
}
