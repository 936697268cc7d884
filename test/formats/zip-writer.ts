/** Writes correct and inconsistent ZIP archives for tests. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** True if the content is stored without compression. */
  readonly stored?: boolean;
  /** A wrong size for the directory to declare. */
  readonly declaredSize?: number;
  readonly checksum?: number;
  readonly encrypted?: boolean;
  readonly method?: number;
}

export interface ZipOptions {
  /** Writes sizes and offsets in 64-bit fields, like programs that do not know the final size. */
  readonly zip64?: boolean;
}

export function writeZip(parts: readonly ZipPart[], { zip64 = false }: ZipOptions = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content as string);
    const data = part.stored ? content : deflateRawSync(content);
    const name = Buffer.from(part.name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(part.encrypted ? 1 : 0, 2);
    facts.writeUInt16LE(part.method ?? (part.stored ? 0 : 8), 4);
    facts.writeUInt32LE(part.checksum ?? crc32(content), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(part.declaredSize ?? content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const sizes = [BigInt(part.declaredSize ?? content.length), BigInt(data.length)];
    const [local, listed] = zip64 ? [extraOf(sizes), extraOf([...sizes, BigInt(offset)])] : [Buffer.alloc(0), Buffer.alloc(0)];
    if (zip64) facts.fill(0xff, 14, 22);
    const tail = Buffer.alloc(14);
    if (zip64) tail.fill(0xff, 10);
    else tail.writeUInt32LE(offset, 10);
    facts.writeUInt16LE(local.length, 24);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), Buffer.from(facts), name, local, data);
    facts.writeUInt16LE(listed.length, 24);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, tail, name, listed);
    offset += 4 + facts.length + name.length + local.length + data.length;
  }
  const listing = Buffer.concat(directory);
  if (zip64) return Buffer.concat([...bodies, listing, ...longEnd(parts.length, listing.length, offset)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listing, end]);
}

/** Returns the extra field with 64-bit numbers. */
function extraOf(numbers: readonly bigint[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * numbers.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * numbers.length, 2);
  for (const [i, n] of numbers.entries()) extra.writeBigUInt64LE(n, 4 + 8 * i);
  return extra;
}

/** Returns the ZIP64 end, its locator, and the end record that refers to them. */
function longEnd(entries: number, length: number, offset: number): readonly Buffer[] {
  const long = Buffer.alloc(56);
  long.write('PK\x06\x06', 'latin1');
  for (const [at, n] of [
    [4, 44],
    [24, entries],
    [32, entries],
    [40, length],
    [48, offset],
  ] as const)
    long.writeBigUInt64LE(BigInt(n), at);
  const locator = Buffer.alloc(20);
  locator.write('PK\x06\x07', 'latin1');
  locator.writeBigUInt64LE(BigInt(offset + length), 8);
  locator.writeUInt32LE(1, 16);
  const end = Buffer.alloc(22, 0xff);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt32LE(0, 4);
  end.writeUInt16LE(0, 20);
  return [long, locator, end];
}
