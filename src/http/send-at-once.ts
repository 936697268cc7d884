/**
 * Sends answers whose bytes are all known. node:http checks, joins and writes the head of each answer line by line, which takes longer
 * than everything else that a kept answer needs. Here the bytes go to the socket as they are, and `finish` tells the server what
 * ServerResponse itself would: this answer is over, the connection is free for the next one.
 */
import { type IncomingMessage, type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import type { Clock } from '../core/clock.ts';
import type { Headers } from './headers.ts';

/** A longer body is not copied behind its head. */
const COPIED_BYTES = 16 * 1024;

/** The status line and the lines that are the same for every caller. Throws for what is no header. */
export function headBytes(status: number, headers: Headers): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return `${name}: ${value}\r\n`;
  });
  return Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`, 'latin1');
}

/** Whether the socket is free for this answer, and stays open after it. */
export const canSendAtOnce = (request: IncomingMessage, response: ServerResponse): boolean =>
  request.httpVersionMinor === 1 && response.shouldKeepAlive && response.socket?.writable === true;

/**
 * Sends head, further lines and body.
 * @param lines the caller's own header lines, each with its end, in ASCII
 */
export function sendAtOnce(response: ServerResponse, head: Buffer, lines: string, body: Buffer | null): void {
  const { socket } = response;
  if (!socket) return;
  const copied = body === null || body.length > COPIED_BYTES ? 0 : body.length;
  const bodyAt = head.length + lines.length + 2;
  const bytes = Buffer.allocUnsafe(bodyAt + copied);
  head.copy(bytes);
  bytes.write(lines, head.length, 'latin1');
  bytes[bodyAt - 2] = 13;
  bytes[bodyAt - 1] = 10;
  if (copied > 0) body?.copy(bytes, bodyAt);
  socket.write(bytes);
  if (body !== null && copied === 0) socket.write(body);
  response.emit('finish');
}

/** The line `date`, made once a second. */
export class DateLine {
  readonly #clock: Clock;
  #second = Number.NaN;
  #line = '';

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  now(): string {
    const second = Math.floor(this.#clock.now() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#line = `date: ${new Date(second * 1000).toUTCString()}\r\n`;
    }
    return this.#line;
  }
}
