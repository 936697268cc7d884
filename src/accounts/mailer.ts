/** Sends mail by SMTP, or writes it to the outbox folder where no mail server is configured. */
import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Clock } from '../core/clock.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
  /** Where mail goes, for the log at start; without credentials. */
  readonly destination: string;
  close(): void;
}

/**
 * @param smtpUrl `smtp://user:password@host:587`; null writes each message to a file of its own in `outbox`, in the form in which it
 * would have been sent.
 */
export function createMailer(options: { smtpUrl: string | null; from: string; outbox: string; clock: Clock }): Mailer {
  const { from, smtpUrl } = options;
  if (smtpUrl === null) return outboxMailer(options.outbox, from, options.clock);
  const transport = nodemailer.createTransport(smtpUrl);
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    destination: new URL(smtpUrl).host,
    close: () => transport.close(),
  };
}

function outboxMailer(outbox: string, from: string, clock: Clock): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let written = 0;
  return {
    async send(mail) {
      written += 1;
      const date = new Date(clock.now());
      // Several threads and processes write here.
      const name = `${date.toISOString().replaceAll(':', '')}-${randomBytes(4).toString('hex')}-${written}.eml`;
      const { message } = await transport.sendMail({ from, date, ...mail });
      await mkdir(outbox, { recursive: true });
      await writeFile(path.join(outbox, name), message, { mode: 0o600, flag: 'wx' });
    },
    destination: outbox,
    close: () => transport.close(),
  };
}
