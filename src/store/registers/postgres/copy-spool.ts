/** A temporary file of COPY lines. It stores rows until the database connection is free. */
import { closeSync, createReadStream, openSync, rmSync, writeSync } from 'node:fs';
import type { SqlValue } from '../../ports/sql.ts';
import { copyLine } from '../../postgres/connection.ts';

const WRITE_CHARACTERS = 2 ** 18;

export class CopySpool {
  readonly #path: string;
  readonly #file: number;
  #waiting = '';
  #closed = false;

  /** @param path file that the constructor creates and `close` removes */
  constructor(path: string) {
    this.#path = path;
    this.#file = openSync(path, 'wx');
  }

  add(cells: readonly SqlValue[]): void {
    this.#waiting += copyLine(cells.map((cell) => (cell instanceof Uint8Array ? hexOf(cell) : cell)));
    if (this.#waiting.length >= WRITE_CHARACTERS) this.#write();
  }

  /** Returns all rows as lines. No rows can be added after this call. */
  lines(): AsyncIterable<string> {
    this.#write();
    return createReadStream(this.#path, { encoding: 'utf8', highWaterMark: WRITE_CHARACTERS });
  }

  /** Removes the temporary file. It can be called several times. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    closeSync(this.#file);
    rmSync(this.#path, { force: true });
  }

  #write(): void {
    writeSync(this.#file, this.#waiting);
    this.#waiting = '';
  }
}

const hexOf = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`;
