/**
 * Sends requests over one connection, one after another, and reads responses into one reused buffer. A new buffer for each one-megabyte
 * response would cause garbage collection, which would disturb the measurement.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

const BUFFER_BYTES = 256 * 1024;
const END_OF_HEAD = '\r\n\r\n';
const CONTENT_LENGTH = /^content-length: (\d+)$/im;

export interface Timed {
  readonly status: number;
  /** The length of the body in bytes. */
  readonly bytes: number;
  /** The time from the request to the last byte. */
  readonly ms: number;
}

interface Waiting {
  readonly since: number;
  readonly resolve: (timed: Timed) => void;
  readonly reject: (error: Error) => void;
}

export class PlainClient {
  readonly #socket: Socket;
  readonly #host: string;
  /** The headers in the last request, with their bytes. */
  #headers: Readonly<Record<string, string>> | null = null;
  #lines = '';
  #waiting: Waiting | null = null;
  #head = '';
  #status = 0;
  #bytes = 0;
  /** Number of bytes in the body that have not arrived. Null before the header is complete. */
  #left: number | null = null;

  private constructor({ hostname, port, host }: URL) {
    this.#host = host;
    const buffer = Buffer.alloc(BUFFER_BYTES);
    const onread = { buffer, callback: (length: number) => this.#read(buffer, length) };
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection')));
  }

  static async to(origin: string): Promise<PlainClient> {
    const client = new PlainClient(new URL(origin));
    await once(client.#socket, 'connect');
    return client;
  }

  /** Sends a request after the previous response is complete. Throws if a response does not state its length. */
  get(target: string, headers: Readonly<Record<string, string>>): Promise<Timed> {
    if (headers !== this.#headers) {
      this.#headers = headers;
      this.#lines = Object.entries({ host: this.#host, ...headers })
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
    }
    return new Promise((resolve, reject) => {
      this.#head = '';
      this.#left = null;
      this.#waiting = { since: performance.now(), resolve, reject };
      this.#socket.write(`GET ${target} HTTP/1.1\r\n${this.#lines}\r\n`);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #read(buffer: Buffer, length: number): boolean {
    this.#left = this.#left === null ? this.#readHead(buffer, length) : this.#left - length;
    if (this.#left === 0 && this.#waiting) {
      const { since, resolve } = this.#waiting;
      resolve({ status: this.#status, bytes: this.#bytes, ms: performance.now() - since });
    }
    return true;
  }

  /** Returns the number of bytes in the body that have not arrived, or null before the header is complete. */
  #readHead(buffer: Buffer, length: number): number | null {
    // The whole header usually arrives at once. In that case, the body is not converted to text.
    const end = this.#head === '' ? buffer.subarray(0, length).indexOf(END_OF_HEAD) : -1;
    this.#head += buffer.toString('latin1', 0, end < 0 ? length : end + END_OF_HEAD.length);
    const ends = this.#head.indexOf(END_OF_HEAD);
    if (ends < 0) return null;
    this.#status = Number(this.#head.slice(9, 12));
    const reported = CONTENT_LENGTH.exec(this.#head.slice(0, ends))?.[1];
    if (reported === undefined) this.#waiting?.reject(new Error('The response does not tell its length'));
    this.#bytes = Number(reported);
    const afterHead = end < 0 ? this.#head.length - ends : length - end;
    return this.#bytes - (afterHead - END_OF_HEAD.length);
  }
}
