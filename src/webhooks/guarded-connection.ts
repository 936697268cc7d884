/**
 * Connects to a receiver. The host name is resolved only once. All its addresses must be allowed, and only these addresses are used. If
 * the name later resolves to another address (DNS rebinding), this therefore has no effect.
 */
import { lookup, Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { mayReach, type TargetPolicy } from './public-address.ts';

interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Returns all IP addresses of a host name. */
export type Resolve = (name: string) => Promise<readonly ResolvedAddress[]>;

interface ConnectionOptions {
  readonly policy: TargetPolicy;
  readonly resolve?: Resolve;
  /** Certificates in PEM format that are trusted. They replace the certificates of the system. */
  readonly ca?: string;
  readonly timeoutMs: number;
  /** Aborts the connection while it is being opened. */
  readonly signal: AbortSignal;
}

/** Thrown if the IP address of the receiver is not allowed. */
export class ForbiddenAddressError extends Error {
  constructor() {
    super('The host is not on the public network.');
    this.name = 'ForbiddenAddressError';
  }
}

/** Resolves names with the operating system, including local names. */
const resolveAnyName: Resolve = (name) => lookup(name, { all: true, verbatim: true });

const ASK_MS = 3000;
const REQUEST_TIMES = 2;

/**
 * Resolves names with queries to name servers, which may be slow. The resolver of the operating system would block one of a few shared
 * threads while it waits.
 * @param servers name servers, such as `127.0.0.1:53`. By default, these are the servers of the system
 */
export async function resolvePublicName(name: string, servers?: readonly string[]): Promise<readonly ResolvedAddress[]> {
  const resolver = new Resolver({ timeout: ASK_MS, tries: REQUEST_TIMES });
  if (servers) resolver.setServers(servers);
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = [
    ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
    ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
}

export function guardedConnector({ policy, ca, timeoutMs, signal, ...options }: ConnectionOptions): buildConnector.connector {
  const resolve = options.resolve ?? (policy.private ? resolveAnyName : (name: string) => resolvePublicName(name));
  const connect = async (target: buildConnector.Options): Promise<Socket> => {
    const family = isIP(target.hostname);
    const addresses = family === 0 ? await resolve(target.hostname) : [{ address: target.hostname, family }];
    signal.throwIfAborted();
    if (addresses.length === 0 || !addresses.every(({ address }) => mayReach(address, policy))) throw new ForbiddenAddressError();
    const socket = await connected(target, addresses, timeoutMs, ca);
    // Checks the address of the open connection, in addition to the resolved addresses.
    const isGood = mayReach(socket.remoteAddress ?? '', policy);
    if (isGood && !signal.aborted) return socket;
    socket.destroy();
    signal.throwIfAborted();
    throw new ForbiddenAddressError();
  };
  return (target, callback) => {
    // Handles the signal, because undici ignores it until the connection is open.
    const giveUp = (): void => callback(errorOf(signal.reason), null);
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    const inTime = (work: () => void): void => {
      signal.removeEventListener('abort', giveUp);
      if (!signal.aborted) work();
    };
    connect(target).then(
      (socket) => inTime(() => callback(null, socket)),
      (error: unknown) => inTime(() => callback(errorOf(error), null)),
    );
  };
}

const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

function connected(options: buildConnector.Options, addresses: readonly ResolvedAddress[], timeout: number, ca?: string): Promise<Socket> {
  const pinned: LookupFunction = (_name, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first?.address ?? '', first?.family ?? 0);
  };
  const connector = buildConnector({ lookup: pinned, timeout, maxCachedSessions: 0, ...(ca === undefined ? {} : { ca }) });
  return new Promise((resolve, reject) => {
    connector(options, (error, socket) => (socket ? resolve(socket) : reject(error ?? new Error('Not connected'))));
  });
}
