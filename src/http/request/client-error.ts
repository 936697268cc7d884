/** The response to a request that is not valid HTTP. */
import { STATUS_CODES } from 'node:http';
import { WattleError } from '../../core/errors.ts';
import { renderProblem } from '../../render/problem.ts';
import { requestIdOf } from './request-id.ts';

/** Returns null if the client has disconnected. Also returns null for bytes after the last request on a closing connection. */
export function clientErrorAnswer(error: NodeJS.ErrnoException, publicUrl: string): string | null {
  if (error.code === 'ECONNRESET' || error.code === 'HPE_CLOSED_CONNECTION') return null;
  const requestId = requestIdOf(undefined);
  const known = errorOf(error);
  const body = JSON.stringify(renderProblem(known, { publicUrl, instance: '/', requestId }));
  const lines = [
    `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function errorOf(error: NodeJS.ErrnoException): WattleError {
  if (error.code === 'HPE_HEADER_OVERFLOW') {
    return new WattleError('REQ_HEADERS_TOO_LARGE', 'The URL and headers together are larger than 16 kB.');
  }
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return new WattleError('REQ_MALFORMED', 'The request did not arrive in time.');
  return new WattleError('REQ_MALFORMED', 'The request is not well-formed HTTP.');
}
