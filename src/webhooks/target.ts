/** Checks the URL of a receiver. Its IP addresses are checked when a connection is opened. */
import { isIP } from 'node:net';
import { WattleError } from '../core/errors.ts';
import { parseUrl } from '../core/url.ts';
import { mayReach, type TargetPolicy } from './public-address.ts';

const LONGEST_URL = 2000;
/** Matches names of hosts that are never on the public network. */
const LOCAL_NAME = /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion|test|invalid)$/;
/** The first port that is not reserved for services. Below it, only the web ports are allowed. */
const FIRST_FREE_PORT = 1024;
const WEB_PORTS: ReadonlySet<string> = new Set(['', '80', '443']);

/** Returns the URL in normal form. Throws HOOK_INVALID with the reason. */
export function targetOf(text: string, policy: TargetPolicy): string {
  if (text.length > LONGEST_URL) throw refused(`The address is longer than ${LONGEST_URL} characters.`);
  const url = parseUrl(text);
  if (url === null) throw refused('The address is not a valid URL.');
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && policy.http)) {
    throw refused(policy.http ? 'The address must begin with https:// or http://.' : 'The address must begin with https://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw refused('The address must not contain a user name or password. Verify the signature of deliveries instead.');
  }
  if (url.hash !== '') throw refused('The address must not contain a fragment (#…), because it is never sent.');
  if (!WEB_PORTS.has(url.port) && Number(url.port) < FIRST_FREE_PORT)
    throw refused(`Port ${url.port} is not allowed for webhooks. Allowed: 80, 443, and ${FIRST_FREE_PORT} or higher.`);
  const host = bareHost(url);
  if (isIP(host) !== 0 ? !mayReach(host, policy) : !policy.private && isLocal(host)) {
    throw refused('The address is not on the public network.');
  }
  return url.href;
}

/** Returns the host in a URL, without brackets around IPv6. */
const bareHost = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

function isLocal(name: string): boolean {
  const plain = name.toLowerCase().replace(/\.$/, '');
  return !plain.includes('.') || LOCAL_NAME.test(plain);
}

const refused = (detail: string): WattleError =>
  new WattleError('HOOK_INVALID', detail, {
    hint: 'Give a public https address where your receiver responds to POST requests with 2xx.',
    faults: [{ parameter: 'url', detail }],
  });
