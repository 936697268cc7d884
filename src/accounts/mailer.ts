/** Sends email by SMTP, or writes it to the outbox folder. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Identifies an email. All attempts use the same id, so a repeated email can be recognised. */
export interface MailName {
  readonly id: string;
  /** The time in ms since the epoch. */
  readonly acceptedAt: number;
}

export interface Mailer {
  /** Sends an email. Rejects if it cannot be sent. */
  send(mail: Mail, name: MailName): Promise<void>;
  /** The destination of emails, without credentials, as the startup log shows it. */
  readonly destination: string;
  close(): void;
}

const ANSWER_WITHIN_MS = 30_000;
const SILENCE_MS = 60_000;

/**
 * Creates a mailer.
 * @param options `smtpUrl` is for example `smtp://user:password@host:587`. If it is null, each email becomes a file in `outbox`
 */
export function createMailer(options: { smtpUrl: string | null; from: string; outbox: string }): Mailer {
  const { from, smtpUrl } = options;
  if (smtpUrl === null) return outboxMailer(options.outbox, from);
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: SILENCE_MS,
  });
  return {
    async send(mail, name) {
      await transport.sendMail({ from, ...headersOf(name, from), ...mail });
    },
    destination: new URL(smtpUrl).host,
    close: () => transport.close(),
  };
}

function outboxMailer(outbox: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail, name) {
      const { message } = await transport.sendMail({ from, ...headersOf(name, from), ...mail });
      await mkdir(outbox, { recursive: true });
      const file = path.join(outbox, `${new Date(name.acceptedAt).toISOString().replaceAll(':', '')}-${name.id}.eml`);
      // The file gets its final name when it is complete, so that a full disk or power failure leaves no partial email.
      const part = `${file}.part`;
      try {
        await writeFile(part, message, { mode: 0o600, flush: true });
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw error;
      }
    },
    destination: outbox,
    close: () => transport.close(),
  };
}

const headersOf = ({ id, acceptedAt }: MailName, from: string): { readonly messageId: string; readonly date: Date } => ({
  messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`,
  date: new Date(acceptedAt),
});
