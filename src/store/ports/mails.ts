/** An email that is waiting to be sent. The recipient and content are encrypted. */

export interface QueuedMail {
  readonly id: string;
  /** Deleting this account also deletes the email. Null keeps the email. */
  readonly accountId: string | null;
  /**
   * The encrypted address, subject and text. The encryption includes the id of the email, so that the content cannot be moved to another
   * email.
   */
  readonly sealed: string;
  /** All instants are ms since the epoch. */
  readonly createdAt: number;
  /** For example, when its sign-in link expires. Null if the email does not expire. */
  readonly endsAt: number | null;
  readonly failures: number;
  /** The time of the next attempt. Null if no attempt is planned. */
  readonly nextAt: number | null;
  /** Identifies the current attempt. */
  readonly holder: string;
  /** Null if no attempt has failed. */
  readonly lastError: string | null;
}

export interface MailStore {
  /** Queues an email. The caller, identified by `holder`, may send it at once. Any process may send it from `nextAt`. */
  put(mail: QueuedMail): Promise<void>;
  /** Claims the email that has been due longest, until the instant `until`. Skips expired emails. */
  claim(now: number, until: number, holder: string): Promise<QueuedMail | null>;
  /** Deletes an email after it was sent. */
  sent(id: string): Promise<void>;
  /** Records a failed attempt. If `nextAt` is null, no further attempt is made. Does nothing if another attempt has begun. */
  failed(mail: Pick<QueuedMail, 'id' | 'holder'>, nextAt: number | null, error: string): Promise<void>;
  /** All emails that are waiting or were given up, oldest first. */
  list(limit: number): Promise<readonly QueuedMail[]>;
  /** The emails of one account that are waiting or were given up, oldest first. */
  listOf(accountId: string): Promise<readonly QueuedMail[]>;
  /** Deletes expired emails, and given-up emails that were queued before the instant `givenUpBefore`. Returns their number. */
  forget(now: number, givenUpBefore: number): Promise<number>;
}
