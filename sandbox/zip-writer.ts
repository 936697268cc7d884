/** Writes a ZIP archive for the simulated agencies. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: string | Uint8Array;
}

const LOCAL = Buffer.from('PK\x03\x04', 'latin1');
const ENTRY = Buffer.from('PK\x01\x02\x14\x00', 'latin1');
const END = Buffer.from('PK\x05\x06', 'latin1');
const VERSION = 20;
const DEFLATED = 8;

export function writeZip(parts: readonly ZipPart[]): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content as string);
    const data = deflateRawSync(content);
    const name = Buffer.from(part.name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(VERSION, 0);
    facts.writeUInt16LE(DEFLATED, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    bodies.push(LOCAL, facts, name, data);
    directory.push(ENTRY, facts, place, name);
    offset += LOCAL.length + facts.length + name.length + data.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, listed, END, end]);
}
