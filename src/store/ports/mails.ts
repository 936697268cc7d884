/** An email that was accepted but is not sent yet. Recipient and content are sealed. */

export interface QueuedMail {
  readonly id: string;
  /** The account. The email is deleted with it. Null if the email stays when the account is deleted. */
  readonly accountId: string | null;
  /** Address, subject and text, sealed under the id. */
  readonly sealed: string;
  /** All instants are ms since the epoch. */
  readonly createdAt: number;
  /** When the email expires, for example with its sign-in link. Null if it does not expire. */
  readonly endsAt: number | null;
  /** Attempts that failed. */
  readonly failures: number;
  /** The time of the next attempt. Null if the email was given up. */
  readonly nextAt: number | null;
  /** Identifies the current attempt. */
  readonly holder: string;
  /** The last error. */
  readonly lastError: string | null;
}

export interface MailStore {
  /** Queues an email. `holder` may attempt it now. Other processes may from `nextAt`. */
  put(mail: QueuedMail): Promise<void>;
  /** Claims the email that has been due longest, until the instant `until`. Skips expired emails. */
  claim(now: number, until: number, holder: string): Promise<QueuedMail | null>;
  /** Deletes a sent email. */
  sent(id: string): Promise<void>;
  /** Records a failed attempt. If `nextAt` is null, the email is given up. If another attempt has begun, does nothing. */
  failed(mail: Pick<QueuedMail, 'id' | 'holder'>, nextAt: number | null, error: string): Promise<void>;
  /** All queued or given-up email, oldest first. */
  list(limit: number): Promise<readonly QueuedMail[]>;
  /** The same for one account. */
  listOf(accountId: string): Promise<readonly QueuedMail[]>;
  /** Deletes expired emails, and given-up emails that were accepted before an instant. Returns the number. */
  forget(now: number, givenUpBefore: number): Promise<number>;
}
