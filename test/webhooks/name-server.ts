/** Runs a name server on loopback with the responses that the test sets, or none. */
import dgram from 'node:dgram';
import type { AddressInfo } from 'node:net';
import ipaddr from 'ipaddr.js';

const TYPES = { 1: 'A', 28: 'AAAA' } as const;
const NXDOMAIN = 3;

/** Returns the addresses for a name. Null means that the name does not exist. `undefined` means no response. */
export type Zone = (name: string, type: 'A' | 'AAAA') => readonly string[] | null | undefined;

export async function startNameServer(zone: Zone): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const socket = dgram.createSocket('udp4');
  socket.on('message', (query, from) => {
    const { name, end } = nameIn(query);
    const type = TYPES[query.readUInt16BE(end) as keyof typeof TYPES];
    const found = type === undefined ? null : zone(name, type);
    if (found === undefined) return;
    socket.send(answerTo(query.subarray(0, end + 4), found), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

/** Returns the name in the question and where it ends. The name starts after the 12-byte header. */
function nameIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.'), end: at + 1 };
}

function answerTo(question: Buffer, found: readonly string[] | null): Buffer {
  const head = Buffer.from(question);
  head.writeUInt16BE(0x8180 | (found === null ? NXDOMAIN : 0), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(found?.length ?? 0, 6);
  head.writeUInt32BE(0, 8);
  const records = (found ?? []).map((address) => {
    const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
    const record = Buffer.alloc(12);
    // Writes the name in the question, the class Internet, and a lifetime of zero.
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(bytes.length === 4 ? 1 : 28, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(bytes.length, 10);
    return Buffer.concat([record, bytes]);
  });
  return Buffer.concat([head, ...records]);
}
