/** Decides to which IP addresses messages may be delivered. */
import ipaddr from 'ipaddr.js';

/** Targets that the operator allows in addition to public https addresses. */
export interface TargetPolicy {
  /** True if `http://` addresses are allowed. */
  readonly http: boolean;
  /** True if loopback and private networks are allowed. This is for closed networks and tests. */
  readonly private: boolean;
}

const PRIVATE: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal']);
/** The range of global unicast addresses in IPv6. Other ranges are not in use, or contain IPv4 addresses. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Addresses of the metadata services of cloud providers. Such a service gives credentials to any program on the machine. */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16', 'fd00:ec2::254']);

/** True if messages may be sent to an IP address. */
export function mayReach(address: string, policy: TargetPolicy): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  if (METADATA.has(ip.toString())) return false;
  const range = ip.range();
  if (range === 'unicast') return ip.kind() === 'ipv4' || ip.match(GLOBAL_IPV6);
  return policy.private && PRIVATE.has(range);
}
