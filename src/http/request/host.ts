/** Checks on the Host header: that there is one only, and whether it names this machine. */
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(localhost|[a-z0-9-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/** If a request has two Host headers, a proxy and Wattle might choose different ones. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/**
 * False if the header names another machine. A hostile page can resolve its own host name to loopback, but cannot change the name that
 * the
 * browser sends. HTTP/1.0 clients may leave the host out, but browsers never do.
 */
export const isHostHere = (host: string | undefined): boolean => host === undefined || LOOPBACK.test(host);
