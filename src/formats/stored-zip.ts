/** Writes ZIP archives. Entries are compressed, unless the archive is for a library that unpacks it itself. */
import { crc32, deflateRawSync } from 'node:zlib';
import type { ZipEntry } from './zip.ts';

export const storedZip = (files: readonly ZipEntry[]): Buffer => zipped(files, STORED);

/** Writes a compressed archive. The same files always produce the same bytes. */
export const deflatedZip = (files: readonly ZipEntry[]): Buffer => zipped(files, DEFLATED);

const STORED = 0;
const DEFLATED = 8;
/** The usual level takes twice the time for a workbook, and makes it only 8% smaller. */
const LEVEL = 2;
/** The date 1 January 1980 in DOS format, the earliest that ZIP allows. */
const FIRST_DAY = 33;

function zipped(files: readonly ZipEntry[], method: number): Buffer {
  const bodies: Uint8Array[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const path = Buffer.from(name);
    // The fields that are in both records of an entry: version, flags, method, time and date, checksum, sizes, name length. The length of
    // extra fields is 0.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(method, 4);
    facts.writeUInt16LE(FIRST_DAY, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    const body = method === STORED ? bytes : deflateRawSync(bytes, { level: LEVEL });
    facts.writeUInt32LE(body.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    bodies.push(Buffer.from('PK\x03\x04', 'latin1'), facts, path, body);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, path);
    offset += 4 + facts.length + path.length + body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listed, end]);
}
