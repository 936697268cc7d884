/** Answers to what never became a request: headers beyond the limit, bytes that are not HTTP. In our shape, written to the socket as it is. */
import type { Socket } from 'node:net';
import { WattleError } from '../../core/errors.ts';
import { renderProblem } from '../../render/problem.ts';
import { requestIdOf } from './request-id.ts';

/** How long the rest of what a client sends is read and thrown away, so that it can read the answer. */
const LINGER_MS = 1000;

const answered = new WeakSet<Socket>();

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, publicUrl: string): void {
  if (answered.has(socket)) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = requestIdOf(undefined);
  const known = errorOf(error);
  const problem = renderProblem(known, { publicUrl, instance: '/', requestId });
  const body = JSON.stringify(problem);
  const reason = known.status === 431 ? 'Request Header Fields Too Large' : 'Bad Request';
  const lines = [
    `HTTP/1.1 ${known.status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  answered.add(socket);
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  // Closing while the client still sends would reset the connection, and the answer would be lost on the way.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function errorOf(error: NodeJS.ErrnoException): WattleError {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return new WattleError('REQ_HEADERS_TOO_LARGE', 'The address and the headers are larger than 16 kB together.');
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new WattleError('REQ_MALFORMED', 'The request did not arrive in time.');
  return new WattleError('REQ_MALFORMED', 'The request is not well-formed HTTP.');
}
