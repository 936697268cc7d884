/** IP addresses allowed for deliveries. */
import ipaddr from 'ipaddr.js';

/** Targets allowed by the operator other than public https. */
export interface TargetPolicy {
  /** Addresses with `http://`. */
  readonly http: boolean;
  /** Loopback and private networks, for closed networks and tests. */
  readonly private: boolean;
}

const PRIVATE: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal']);
/** Global unicast only. Other IPv6 ranges are unused or embed IPv4. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Metadata services of cloud hosts, which hand out credentials. */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16', 'fd00:ec2::254']);

/** False for anything but an allowed host address. */
export function mayReach(address: string, policy: TargetPolicy): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  if (METADATA.has(ip.toString())) return false;
  const range = ip.range();
  if (range === 'unicast') return ip.kind() === 'ipv4' || ip.match(GLOBAL_IPV6);
  return policy.private && PRIVATE.has(range);
}
