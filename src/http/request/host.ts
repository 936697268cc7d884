/** The host that a request names: once, and whether it is this machine. */
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(localhost|[a-z0-9-]+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/** Two Host headers may mean one host to a proxy and another to us. */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

/**
 * False for a name that is not one of this machine. A page of a stranger can have its own name resolve to a loopback address and so have a
 * browser on this machine ask us; the name it cannot change. HTTP/1.0 may leave the host out, which browsers never do.
 */
export const isHostHere = (host: string | undefined): boolean => host === undefined || LOOPBACK.test(host);
