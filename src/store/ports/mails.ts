/** Email that is accepted and not yet sent. Recipient and content are sealed. */

export interface QueuedMail {
  readonly id: string;
  /** The account, with which it is deleted. Null if it outlives the account. */
  readonly accountId: string | null;
  /** Address, subject and text, sealed under the id. */
  readonly sealed: string;
  /** All instants are ms since the epoch. */
  readonly createdAt: number;
  /** Expiry, for example of a sign-in link. Null for never. */
  readonly endsAt: number | null;
  /** Attempts that failed. */
  readonly failures: number;
  /** Next attempt. Null if given up. */
  readonly nextAt: number | null;
  /** Identifies the current attempt. */
  readonly holder: string;
  /** The last error. */
  readonly lastError: string | null;
}

export interface MailStore {
  /** Queues an email. `holder` may attempt it now, others from `nextAt`. */
  put(mail: QueuedMail): Promise<void>;
  /** Claims the email that has been due longest, until `until`. Skips expired email. */
  claim(now: number, until: number, holder: string): Promise<QueuedMail | null>;
  /** Deletes a sent email. */
  sent(id: string): Promise<void>;
  /** Records a failed attempt. `nextAt` null gives up. Does nothing if another attempt has begun. */
  failed(mail: Pick<QueuedMail, 'id' | 'holder'>, nextAt: number | null, error: string): Promise<void>;
  /** All queued or given-up email, oldest first. */
  list(limit: number): Promise<readonly QueuedMail[]>;
  /** The same for one account. */
  listOf(accountId: string): Promise<readonly QueuedMail[]>;
  /** Deletes expired email, and given-up email accepted before an instant. Returns the number. */
  forget(now: number, givenUpBefore: number): Promise<number>;
}
