/** Finds the reason why an agency was not reached. */
import type { WattleError } from '../../core/errors.ts';

const BARRIERS = ['dns', 'tls', 'refused_address', 'busy', 'failing', 'timeout', 'cut_off', 'no_connection', 'offline'] as const;
export type Barrier = (typeof BARRIERS)[number];

/** The cause of an error that an agency reported with an HTTP status. */
export class StatusAnswered extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`status ${status}`);
    this.name = 'StatusAnswered';
    this.status = status;
  }
}

/** Explanations and advice for the site administrator, by kind of obstacle. */
export const BARRIER_WORDS: Readonly<Record<Barrier, { readonly what: string; readonly advice: string }>> = {
  dns: {
    what: 'DNS: the host name cannot be resolved',
    advice: 'Check the name server and network of this machine. If a proxy is required, set WATTLE_UPSTREAM_PROXY.',
  },
  tls: {
    what: 'TLS: no trusted connection',
    advice:
      'A device on the network intercepts TLS, or the certificate is not trusted. Add the certificate authority to NODE_EXTRA_CA_CERTS. Also check the clock of this machine.',
  },
  refused_address: {
    what: 'returns status 403 to this address',
    advice: 'The agency may refuse addresses of data centres. Use another network, or set WATTLE_UPSTREAM_PROXY.',
  },
  busy: {
    what: 'returns status 429: too many requests',
    advice: 'Try again later. Another program may send requests from the same address.',
  },
  failing: { what: 'returns a server error', advice: 'Try again later. The problem is at the agency.' },
  timeout: {
    what: 'does not respond in time',
    advice: 'Try again later. If the problem persists, check for a firewall that drops packets.',
  },
  cut_off: {
    what: 'closes the connection before the end of the file',
    advice: 'Try again. If the problem persists, check for a proxy on the network.',
  },
  no_connection: { what: 'does not accept the connection', advice: 'Check for a firewall or proxy between this machine and the agency.' },
  offline: { what: 'receives no requests: updates are turned off', advice: 'Set WATTLE_UPSTREAM=live.' },
};

const TLS_CODE = /^(ERR_SSL|ERR_TLS|EPROTO$|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)|HOSTNAME_MISMATCH|INVALID_CA|ERR_OSSL)/;
const DNS_CODE = /^(ENOTFOUND|EAI_|EDNS|ENODATA$|ESERVFAIL$)/;
const CONNECTION_CODE = /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EPERM|EACCES)$/;

/** Returns the obstacle that caused an error. Null if the agency was reached but its response was wrong. */
export function barrierOf(error: WattleError): Barrier | null {
  if (error.code === 'UP_OFFLINE') return 'offline';
  if (error.code === 'UP_TIMEOUT') return 'timeout';
  if (error.code !== 'UP_UNREACHABLE' && error.code !== 'UP_STATUS') return null;
  const causes = [...causesOf(error)];
  const status = causes.find((cause) => cause instanceof StatusAnswered)?.status;
  if (status !== undefined) return barrierOfStatus(status);
  const codes = causes.flatMap((cause) => ('code' in cause && typeof cause.code === 'string' ? [cause.code] : []));
  if (codes.some((code) => DNS_CODE.test(code))) return 'dns';
  if (codes.some((code) => TLS_CODE.test(code))) return 'tls';
  if (codes.some((code) => CONNECTION_CODE.test(code))) return 'no_connection';
  return codes.some((code) => /TIMEOUT|ETIMEDOUT/.test(code)) ? 'timeout' : 'cut_off';
}

/** Returns the obstacle that a status indicates. Null if the agency itself refused the request. */
function barrierOfStatus(status: number): Barrier | null {
  if (status === 403) return 'refused_address';
  if (status === 429) return 'busy';
  return status >= 500 || status === 408 ? 'failing' : null;
}

/** Yields an error and its causes, including the errors of each address that was tried. */
function* causesOf(error: Error): Generator<Error> {
  const { cause } = error;
  if (!(cause instanceof Error)) return;
  yield cause;
  if (cause instanceof AggregateError) for (const one of cause.errors) if (one instanceof Error) yield one;
  yield* causesOf(cause);
}
