/** Mail that is sent while the answer is already on its way: nobody learns from the time it takes, and a failure is told to the operator. */
import type { Mail, Mailer } from './mailer.ts';

export class Post {
  readonly #mailer: Mailer;
  readonly #onFailure: (error: unknown) => void;
  readonly #work = new Set<Promise<void>>();
  #sent = 0;
  #failed = 0;

  /** @param onFailure told of mail that could not be sent; never with the mail itself */
  constructor(mailer: Mailer, onFailure: (error: unknown) => void) {
    this.#mailer = mailer;
    this.#onFailure = onFailure;
  }

  /** Sends a mail, which may still have to be found out. */
  send(mail: Mail | (() => Promise<Mail | null>)): void {
    const sent = this.#deliver(mail).catch((error: unknown) => {
      this.#failed += 1;
      this.#onFailure(error);
    });
    this.#work.add(sent);
    void sent.finally(() => this.#work.delete(sent));
  }

  /** Mail since the start: handed over, failed, and what is being worked on. */
  get counts(): { readonly sent: number; readonly failed: number; readonly underWay: number } {
    return { sent: this.#sent, failed: this.#failed, underWay: this.#work.size };
  }

  /** Waits until the mail under way is sent, or has failed. */
  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work);
  }

  async close(): Promise<void> {
    await this.settled();
    this.#mailer.close();
  }

  async #deliver(mail: Mail | (() => Promise<Mail | null>)): Promise<void> {
    const found = typeof mail === 'function' ? await mail() : mail;
    if (!found) return;
    await this.#mailer.send(found);
    this.#sent += 1;
  }
}

/** Longer lines are encoded, and a key that is broken over two lines cannot be copied. */
const LINE_LENGTH = 72;

/** The text of a mail, a line for each paragraph; long ones are broken between words. */
export const mailText = (...paragraphs: readonly string[]): string => [...paragraphs.flatMap(broken), ''].join('\n');

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
