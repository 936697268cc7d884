/** The IP addresses to which messages may be delivered. */
import ipaddr from 'ipaddr.js';

/** Targets that the operator allows in addition to public https addresses. */
export interface TargetPolicy {
  /** Addresses with `http://`. */
  readonly http: boolean;
  /** Whether loopback and private networks are allowed, for closed networks and tests. */
  readonly private: boolean;
}

const PRIVATE: ReadonlySet<string> = new Set(['loopback', 'private', 'uniqueLocal']);
/** Only global unicast addresses. Other IPv6 ranges are unused or contain IPv4 addresses. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');
/** Metadata services of cloud hosts, which give credentials to callers. */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16', 'fd00:ec2::254']);

/** Returns true only for the address of an allowed host. */
export function mayReach(address: string, policy: TargetPolicy): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.parse(address);
  if (METADATA.has(ip.toString())) return false;
  const range = ip.range();
  if (range === 'unicast') return ip.kind() === 'ipv4' || ip.match(GLOBAL_IPV6);
  return policy.private && PRIVATE.has(range);
}
