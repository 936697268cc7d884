/** The network of a client. Limits apply to each network, which is usually one household. */

/** Returns the IPv4 address, or the first 64 bits of the IPv6 address, which all devices of a household share. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  return [...groups, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}
