/** Reads the entries in a small ZIP archive, for tests that change them. */
import { inflateRawSync } from 'node:zlib';

export interface ArchiveEntry {
  readonly name: string;
  /** The uncompressed content. */
  readonly content: Uint8Array;
}

export function entriesOf(bytes: Uint8Array): readonly ArchiveEntry[] {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = data.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const entries: ArchiveEntry[] = [];
  let at = data.readUInt32LE(end + 16);
  for (let i = data.readUInt16LE(end + 10); i > 0; i -= 1) {
    const [method, packed] = [data.readUInt16LE(at + 10), data.readUInt32LE(at + 20)];
    const lengths = [data.readUInt16LE(at + 28), data.readUInt16LE(at + 30), data.readUInt16LE(at + 32)];
    const [nameLength = 0, extra = 0, comment = 0] = lengths;
    const local = data.readUInt32LE(at + 42);
    const start = local + 30 + data.readUInt16LE(local + 26) + data.readUInt16LE(local + 28);
    const body = data.subarray(start, start + packed);
    entries.push({
      name: data.toString('utf8', at + 46, at + 46 + nameLength),
      get content() {
        return method === 8 ? inflateRawSync(body) : body;
      },
    });
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}
