/**
 * Reads the records in a ZIP archive, which contain the same facts several times. Refuses an archive if they differ.
 *
 *   local header  "PK\3\4" +6 flags +8 method +14 crc +18 packed u32 +22 unpacked u32 +26 name length +28 extra length +30 name, extra,
 * data
 *   directory     "PK\1\2" +8 flags +10 method +16 crc +20 packed u32 +24 unpacked u32 +28 name length +30 extra length +32 comment length
 *                 +34 disk +42 local header offset u32 +46 name, extra, comment
 *   ZIP64 end     "PK\6\6" +4 length of the rest u64 +16 this disk +20 directory's disk +24 entries here u64 +32 entries u64
 *                 +40 directory length u64 +48 directory offset u64
 *   its locator   "PK\6\7" +4 disk +8 offset of the ZIP64 end u64 +16 disks
 *   end           "PK\5\6" +4 this disk +6 directory's disk +8 entries here u16 +10 entries u16 +12 directory length u32
 *                 +16 directory offset u32 +20 comment length u16 +22 comment
 *
 * If all 16 or 32 bits in a field are ones, the value is in the corresponding ZIP64 field. See APPNOTE.TXT, sections 4.3 and 4.4.
 */
import { WattleError } from '../core/errors.ts';

export interface ZipRecord {
  readonly name: string;
  readonly flags: number;
  /** The compression method: 0 is stored, and 8 is deflated. */
  readonly method: number;
  readonly checksum: number;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
  readonly localOffset: number;
}

interface ZipDirectory {
  readonly records: readonly ZipRecord[];
  /** The byte offset of the directory. All packed data must end before it. */
  readonly offset: number;
}

export interface LocatedRecord extends ZipRecord {
  /** The byte offset of the packed data. */
  readonly dataOffset: number;
}

/** An archive in memory or in a file. */
export interface ArchiveBytes {
  readonly size: number;
  /** Returns fewer bytes than `length` near the end of the archive. */
  read(offset: number, length: number): Buffer;
}

export const archiveError = (detail: string, entry?: string, cause?: unknown): WattleError =>
  new WattleError('PARSE_ARCHIVE', detail, { at: { file: entry ?? 'archive' }, ...(cause === undefined ? {} : { cause }) });

const contradiction = (what: string, entry?: string): WattleError => archiveError(`The archive contradicts itself: ${what}.`, entry);

const END_BYTES = 22;
const ZIP64_END = 0x06064b50;
const ZIP64_END_BYTES = 56;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const DIRECTORY = 0x02014b50;
const RECORD_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const ZIP64_EXTRA = 1;
const [ONES_16, ONES_32] = [0xffff, 0xffffffff];
/** The flag that sizes and checksum are after the data. In the local header, they may then be 0. */
const SIZES_FOLLOW = 0x0008;
const ENCRYPTED = 0x2041;
/** The maximum size of the directory. If 4,096 entries each have a thousand letters in their name and notes, the directory has 4 MiB. */
const MAX_DIRECTORY_BYTES = 16 * 1024 * 1024;

/** The number of bytes to read at the end of the file. They contain all records about the directory. */
const TAIL_BYTES = END_BYTES + ONES_16 + ZIP64_LOCATOR_BYTES + ZIP64_END_BYTES;

/** Reads a 64-bit integer. Throws above 2^53, because no file is that large. */
function u64(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw contradiction('a size is larger than any file');
  return Number(value);
}

interface ZipEnd {
  readonly entries: number;
  readonly offset: number;
  readonly length: number;
}

function readEnd(archive: ArchiveBytes): ZipEnd {
  const tail = archive.read(Math.max(0, archive.size - TAIL_BYTES), TAIL_BYTES);
  const at = tail.lastIndexOf('PK\x05\x06', -END_BYTES, 'latin1');
  if (at < 0) throw archiveError('The archive has no directory: it is cut short or not an archive.');
  if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) {
    throw contradiction('its end is followed by more than its comment');
  }
  const short = {
    disk: tail.readUInt16LE(at + 4),
    directoryDisk: tail.readUInt16LE(at + 6),
    entriesHere: tail.readUInt16LE(at + 8),
    entries: tail.readUInt16LE(at + 10),
    length: tail.readUInt32LE(at + 12),
    offset: tail.readUInt32LE(at + 16),
  };
  const endAt = archive.size - tail.length + at;
  const long = readZip64End(tail, at, endAt);
  if (long) {
    const agrees = (field: keyof typeof short, ones: number): boolean => short[field] === ones || short[field] === long.fields[field];
    const all = (['disk', 'directoryDisk', 'entriesHere', 'entries'] as const).every((field) => agrees(field, ONES_16));
    if (!all || !agrees('length', ONES_32) || !agrees('offset', ONES_32)) throw contradiction('its two ends differ');
  }
  const { disk, directoryDisk, entriesHere, entries, length, offset } = long?.fields ?? short;
  if (disk !== 0 || directoryDisk !== 0) throw archiveError('The archive is only one part of a split archive.');
  if (entriesHere !== entries) throw contradiction(`it counts ${entriesHere} and ${entries} entries`);
  if (offset + length !== (long?.at ?? endAt)) throw contradiction('its directory does not reach to its end');
  if (length > MAX_DIRECTORY_BYTES) throw archiveError(`The archive has a directory of more than ${MAX_DIRECTORY_BYTES} bytes.`);
  if (length < entries * RECORD_BYTES) throw contradiction(`a directory of ${length} bytes cannot have ${entries} entries`);
  return { entries, offset, length };
}

/**
 * Reads the ZIP64 end record. Returns null if the archive has none. `at` is the offset of the plain end record within the tail, and `endAt`
 * its offset within the archive.
 */
function readZip64End(tail: Buffer, at: number, endAt: number) {
  const locator = at - ZIP64_LOCATOR_BYTES;
  if (locator < 0 || tail.readUInt32LE(locator) !== ZIP64_LOCATOR) return null;
  const end = locator - ZIP64_END_BYTES;
  const endsAt = endAt - ZIP64_LOCATOR_BYTES - ZIP64_END_BYTES;
  if (end < 0 || tail.readUInt32LE(end) !== ZIP64_END || u64(tail, end + 4) !== ZIP64_END_BYTES - 12 || u64(tail, locator + 8) !== endsAt) {
    throw contradiction('its ZIP64 end is not at its stated position');
  }
  if (tail.readUInt32LE(locator + 4) !== 0 || tail.readUInt32LE(locator + 16) > 1)
    throw archiveError('The archive is only one part of a split archive.');
  const fields = {
    disk: tail.readUInt32LE(end + 16),
    directoryDisk: tail.readUInt32LE(end + 20),
    entriesHere: u64(tail, end + 24),
    entries: u64(tail, end + 32),
    length: u64(tail, end + 40),
    offset: u64(tail, end + 48),
  };
  return { at: endsAt, fields };
}

/** Reads the directory. Throws PARSE_ARCHIVE. The number of entries is checked before they are read. */
export function readZipDirectory(archive: ArchiveBytes, maxEntries: number): ZipDirectory {
  const end = readEnd(archive);
  if (end.entries > maxEntries) throw archiveError(`The archive has more than ${maxEntries} entries.`);
  const bytes = archive.read(end.offset, end.length);
  const records: ZipRecord[] = [];
  let at = 0;
  while (records.length < end.entries) {
    if (at + RECORD_BYTES > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY)
      throw archiveError('The archive has a damaged directory.');
    const nameEnd = at + RECORD_BYTES + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    const name = bytes.toString('utf8', at + RECORD_BYTES, nameEnd);
    const disk = bytes.readUInt16LE(at + 34);
    if (disk !== 0 && disk !== ONES_16) throw archiveError('An entry is in another part of a split archive.', name);
    const long = zip64Fields(bytes.subarray(nameEnd, extraEnd));
    records.push({
      name,
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      uncompressedSize: long(bytes.readUInt32LE(at + 24)),
      compressedSize: long(bytes.readUInt32LE(at + 20)),
      localOffset: long(bytes.readUInt32LE(at + 42)),
    });
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
  if (at !== bytes.length) throw contradiction('its directory is longer or shorter than its entries');
  return { records, offset: end.offset };
}

/**
 * Returns a function that reads a field. If all 32 bits in the field are ones, the function returns the next ZIP64 field instead. ZIP64
 * fields are in standard order: unpacked size, packed size, offset.
 */
function zip64Fields(extra: Buffer): (field: number) => number {
  let long = extra.subarray(0, 0);
  for (let at = 0; at + 4 <= extra.length; ) {
    const to = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === ZIP64_EXTRA) long = extra.subarray(at + 4, to);
    at = to;
  }
  let next = 0;
  return (field) => {
    if (field !== ONES_32) return field;
    if (next + 8 > long.length) throw contradiction('a size of 64 bits is missing');
    next += 8;
    return u64(long, next - 8);
  };
}

/**
 * Returns the entries with the offset of their data. Throws PARSE_ARCHIVE if a local header differs from the directory, or if entries
 * overlap each other or the directory.
 */
export function locateEntries(archive: ArchiveBytes, directory: ZipDirectory): readonly LocatedRecord[] {
  const located = directory.records.map((record) => ({ ...record, dataOffset: record.localOffset + localHeaderBytes(archive, record) }));
  const ordered = [...located].sort((a, b) => a.localOffset - b.localOffset);
  for (const [i, { name, dataOffset, compressedSize }] of ordered.entries()) {
    const next = ordered[i + 1]?.localOffset ?? directory.offset;
    if (dataOffset + compressedSize > next) throw contradiction('an entry overlaps the next one', name);
  }
  return located;
}

/** Returns the length of a local header with its name and extra field. Throws PARSE_ARCHIVE if the header differs from the directory. */
function localHeaderBytes(archive: ArchiveBytes, record: ZipRecord): number {
  const { name, method, localOffset } = record;
  const fixed = archive.read(localOffset, LOCAL_BYTES);
  if (fixed.length < LOCAL_BYTES || fixed.readUInt32LE(0) !== LOCAL) throw archiveError('An entry is not at its stated position.', name);
  const nameBytes = fixed.readUInt16LE(26);
  const behind = archive.read(localOffset + LOCAL_BYTES, nameBytes + fixed.readUInt16LE(28));
  const flags = fixed.readUInt16LE(6);
  if ((flags | record.flags) & ENCRYPTED) throw archiveError('An entry is encrypted.', name);
  if (fixed.readUInt16LE(8) !== method) throw contradiction('an entry is packed in two ways', name);
  if (behind.toString('utf8', 0, nameBytes) !== name) throw contradiction('an entry has two names', name);
  const long = zip64Fields(behind.subarray(nameBytes));
  const [unpacked, packed, checksum] = [long(fixed.readUInt32LE(22)), long(fixed.readUInt32LE(18)), fixed.readUInt32LE(14)];
  const follow = (flags & SIZES_FOLLOW) !== 0 && unpacked === 0 && packed === 0;
  if (!follow && (unpacked !== record.uncompressedSize || packed !== record.compressedSize)) {
    throw contradiction('an entry has two sizes', name);
  }
  if (checksum !== record.checksum && !(follow && checksum === 0)) throw contradiction('an entry has two checksums', name);
  return LOCAL_BYTES + behind.length;
}
