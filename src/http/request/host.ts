/** The Host header: unique, and whether it is this machine. */
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(localhost|[a-z0-9-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/** A proxy and Wattle might choose different ones of two Host headers. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/**
 * False for a name of another machine. A hostile page can resolve its name to loopback, but cannot change the name that the browser sends.
 * HTTP/1.0 may omit the host, browsers never do.
 */
export const isHostHere = (host: string | undefined): boolean => host === undefined || LOOPBACK.test(host);
