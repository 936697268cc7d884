/** Which IP addresses deliveries may go to. */
import ipaddr from 'ipaddr.js';

/** What the operator allows beyond https to public addresses. */
export interface TargetPolicy {
  /** Addresses that begin `http://`. */
  readonly http: boolean;
  /** The machine itself and private networks; for closed networks and for tests. */
  readonly private: boolean;
}

const PRIVATE: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal']);
/** All that is given out as global unicast; other ranges of IPv6 lead nowhere, or hold an address of IPv4 that hides. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Services of cloud hosts that hand out credentials, at addresses that look like any other. */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16', 'fd00:ec2::254']);

/** False for anything that is not a plain address of a host that may be sent to. */
export function mayReach(address: string, policy: TargetPolicy): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  if (METADATA.has(ip.toString())) return false;
  const range = ip.range();
  if (range === 'unicast') return ip.kind() === 'ipv4' || ip.match(GLOBAL_IPV6);
  return policy.private && PRIVATE.has(range);
}
