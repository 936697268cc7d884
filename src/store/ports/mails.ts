/** An email that is waiting to be sent. The recipient and content are encrypted. */

export interface QueuedMail {
  readonly id: string;
  /** Deleting this account also deletes the email. Null keeps the email. */
  readonly accountId: string | null;
  /**
   * The address, subject and text, encrypted together with the id of the email. The encrypted text therefore cannot be used in another
   * email.
   */
  readonly sealed: string;
  /** All instants are ms since the epoch. */
  readonly createdAt: number;
  /** For example, the expiry of the sign-in link. Null if the email does not expire. */
  readonly endsAt: number | null;
  readonly failures: number;
  /** The time of the next attempt. Null if no attempt is planned. */
  readonly nextAt: number | null;
  /** Identifies the process that is making the current attempt. */
  readonly holder: string;
  /** Null if no attempt has failed. */
  readonly lastError: string | null;
}

export interface MailStore {
  /** Queues an email. The caller, identified by `holder`, may send it immediately. From `nextAt`, any process may send it. */
  put(mail: QueuedMail): Promise<void>;
  /** Claims the email that has been due longest, until the instant `until`. Ignores expired emails. */
  claim(now: number, until: number, holder: string): Promise<QueuedMail | null>;
  /** Deletes an email after it was sent. */
  sent(id: string): Promise<void>;
  /** Records a failed attempt. Null for `nextAt` means no further attempt. Does nothing if another process has begun an attempt. */
  failed(mail: Pick<QueuedMail, 'id' | 'holder'>, nextAt: number | null, error: string): Promise<void>;
  /** All waiting and abandoned emails, oldest first. */
  list(limit: number): Promise<readonly QueuedMail[]>;
  /** The waiting and abandoned emails of one account, oldest first. */
  listOf(accountId: string): Promise<readonly QueuedMail[]>;
  /**
   * Deletes expired emails. Also deletes abandoned emails that were queued before `givenUpBefore`. Returns the number of deleted
   * emails.
   */
  forget(now: number, givenUpBefore: number): Promise<number>;
}
