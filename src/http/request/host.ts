import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(localhost|[a-z0-9-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/** True if the request has two Host headers. Such a request must be refused, because a proxy and Wattle might use different headers. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/**
 * True if the Host header names this machine. A hostile page can resolve its host name to loopback, but cannot change the name that the
 * browser sends. A request without the header is accepted: browsers always send it, but HTTP/1.0 clients may not.
 */
export const isHostHere = (host: string | undefined): boolean => host === undefined || LOOPBACK.test(host);
