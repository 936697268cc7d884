/** ZIP archives under limits: declared and running sizes, ratio, number and names of entries, checksums. */
import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { WattleError } from '../core/errors.ts';
import { asBuffer } from './bytes.ts';

export interface ZipLimits {
  readonly maxEntries: number;
  /** Unpacked size of one entry. */
  readonly maxEntryBytes: number;
  /** Unpacked size of all entries together. */
  readonly maxTotalBytes: number;
  /** Unpacked to packed size of one entry; entries that unpack to less than 1 MiB may have any. */
  readonly maxRatio: number;
}

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const MIB = 1024 * 1024;

/** For archives unpacked in memory. The greatest ratio met in published files is 74, of a spreadsheet's comments. */
const WHOLE_LIMITS: ZipLimits = { maxEntries: 4096, maxEntryBytes: 256 * MIB, maxTotalBytes: 512 * MIB, maxRatio: 200 };
/** For single entries read as a stream: registers unpack to about a gigabyte. */
const STREAM_LIMITS: ZipLimits = { maxEntries: 4096, maxEntryBytes: 4096 * MIB, maxTotalBytes: 32_768 * MIB, maxRatio: 200 };

const archiveError = (detail: string, entry?: string, cause?: unknown): WattleError =>
  new WattleError('PARSE_ARCHIVE', detail, { at: { file: entry ?? 'archive' }, ...(cause === undefined ? {} : { cause }) });

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

interface DeclaredEntry {
  readonly name: string;
  readonly compressedSize: number;
  readonly uncompressedSize: number;
}

/** Checks entries one by one against the limits as they are declared. */
class LimitCheck {
  readonly #limits: ZipLimits;
  readonly #names = new Set<string>();
  #total = 0;

  constructor(limits: ZipLimits) {
    this.#limits = limits;
  }

  admit(entry: DeclaredEntry): void {
    const { maxEntries, maxEntryBytes, maxTotalBytes, maxRatio } = this.#limits;
    const { name, compressedSize, uncompressedSize } = entry;
    if (this.#names.has(name)) throw archiveError('The archive holds two entries of one name.', name);
    this.#names.add(name);
    if (this.#names.size > maxEntries) throw archiveError(`The archive holds more than ${maxEntries} entries.`);
    this.#total += uncompressedSize;
    if (uncompressedSize > maxEntryBytes) throw archiveError(`An entry unpacks to more than ${maxEntryBytes} bytes.`, name);
    if (this.#total > maxTotalBytes) throw archiveError(`The archive unpacks to more than ${maxTotalBytes} bytes.`, name);
    if (uncompressedSize > MIB && uncompressedSize > maxRatio * compressedSize) {
      throw archiveError(`An entry unpacks to more than ${maxRatio} times its size.`, name);
    }
  }
}

/**
 * All files of an archive in directory order, unpacked. Directories are left out.
 * Throws PARSE_ARCHIVE: damaged, encrypted, an unsafe or repeated name, beyond a limit, or a checksum that does not hold.
 */
export async function readZip(bytes: Uint8Array, limits: Partial<ZipLimits> = {}): Promise<ZipEntry[]> {
  const zip = await open(bytes);
  const files: ZipEntry[] = [];
  for (const entry of await directory(zip, { ...WHOLE_LIMITS, ...limits })) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of unpack(zip, entry)) chunks.push(chunk);
    files.push({ name: entry.fileName, bytes: Buffer.concat(chunks) });
  }
  return files;
}

/**
 * The one file whose name `pick` accepts, as a stream of chunks; from a path without holding the archive in memory.
 * Throws PARSE_ARCHIVE as readZip does, and when no name or more than one is accepted. What is wrong with the content
 * shows while reading: chunks are to be trusted only when the stream has ended well.
 */
export async function* streamZipEntry(
  archive: string | Uint8Array,
  pick: (name: string) => boolean,
  limits: Partial<ZipLimits> = {},
): AsyncIterable<Uint8Array> {
  const zip = await open(archive);
  try {
    const entries = await directory(zip, { ...STREAM_LIMITS, ...limits });
    const [picked, second] = entries.filter((entry) => pick(entry.fileName));
    if (!picked)
      throw archiveError(
        `No entry has the expected name; there are: ${entries
          .map((e) => e.fileName)
          .join(', ')
          .slice(0, 400)}.`,
      );
    if (second) throw archiveError('More than one entry has the expected name.', second.fileName);
    yield* unpack(zip, picked);
  } finally {
    zip.close();
  }
}

/** Names of the files of an archive, which may be too large to be held. Throws PARSE_ARCHIVE as readZip does. */
export async function zipEntryNames(archive: string | Uint8Array, limits: Partial<ZipLimits> = {}): Promise<readonly string[]> {
  const zip = await open(archive);
  try {
    return (await directory(zip, { ...STREAM_LIMITS, ...limits })).map((entry) => entry.fileName);
  } finally {
    zip.close();
  }
}

async function open(archive: string | Uint8Array): Promise<ZipFile> {
  try {
    if (typeof archive === 'string') return await openPromise(archive, { autoClose: false });
    return await fromBufferPromise(asBuffer(archive));
  } catch (cause) {
    throw archiveError(`The archive cannot be opened: ${messageOf(cause)}.`, undefined, cause);
  }
}

/** The files of the archive, each admitted by the limits before any is unpacked. */
async function directory(zip: ZipFile, limits: ZipLimits): Promise<Entry[]> {
  const check = new LimitCheck(limits);
  const files: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, compressedSize, uncompressedSize } = entry;
      check.admit({ name, compressedSize, uncompressedSize });
      if (entry.isEncrypted()) throw archiveError('An entry is encrypted.', name);
      if (name.endsWith('/')) continue;
      if (!entry.canDecodeFileData()) throw archiveError(`An entry is packed by method ${entry.compressionMethod}.`, name);
      files.push(entry);
    }
  } catch (cause) {
    if (cause instanceof WattleError) throw cause;
    throw archiveError(`The archive's directory is not acceptable: ${messageOf(cause)}.`, undefined, cause);
  }
  return files;
}

/** Content of an entry. The library stops at one byte more than was declared, so the admitted size holds while unpacking too. */
async function* unpack(zip: ZipFile, entry: Entry): AsyncIterable<Uint8Array> {
  let checksum = 0;
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      checksum = crc32(chunk as Uint8Array, checksum);
      yield chunk as Uint8Array;
    }
  } catch (cause) {
    throw archiveError(`An entry cannot be unpacked: ${messageOf(cause)}.`, entry.fileName, cause);
  }
  if (checksum !== entry.crc32) throw archiveError('The checksum of an entry does not hold.', entry.fileName);
}

/*
 * For containers that a library unpacks by itself, and at once: the directory is read and every entry tried here first.
 *
 *   end record   "PK\5\6" ..... +10 entries u16 .. +16 directory offset u32
 *   directory    "PK\1\2" +8 flags +10 method +16 crc u32 +20 packed u32 +24 unpacked u32
 *                +28 name length +30 extra length +32 comment length +42 local header offset u32 +46 name
 *   local        "PK\3\4" +6 flags +8 method +26 name length +28 extra length +30 name, extra, data
 */
interface DirectoryRecord extends DeclaredEntry {
  readonly flags: number;
  readonly method: number;
  readonly checksum: number;
  readonly localOffset: number;
}

const END_RECORD = Buffer.from('PK\x05\x06', 'latin1');
const DIRECTORY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const ENCRYPTED = 0x2041;
const NEEDS_ZIP64 = 0xffffffff;

function readRecords(archive: Buffer): DirectoryRecord[] {
  const end = archive.lastIndexOf(END_RECORD);
  if (end < 0) throw archiveError('The archive has no directory: it is cut short or no archive.');
  const records: DirectoryRecord[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== DIRECTORY_SIGNATURE) throw archiveError('The archive has a damaged directory.');
    const nameEnd = at + 46 + archive.readUInt16LE(at + 28);
    records.push({
      flags: archive.readUInt16LE(at + 8),
      method: archive.readUInt16LE(at + 10),
      checksum: archive.readUInt32LE(at + 16),
      compressedSize: archive.readUInt32LE(at + 20),
      uncompressedSize: archive.readUInt32LE(at + 24),
      localOffset: archive.readUInt32LE(at + 42),
      name: archive.toString('utf8', at + 46, nameEnd),
    });
    at = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return records;
}

function tryEntry(archive: Buffer, record: DirectoryRecord): void {
  const { name, method, compressedSize, uncompressedSize, localOffset } = record;
  if (archive.readUInt32LE(localOffset) !== LOCAL_SIGNATURE) throw archiveError('An entry is not where the directory says.', name);
  const flags = record.flags | archive.readUInt16LE(localOffset + 6);
  if (flags & ENCRYPTED) throw archiveError('An entry is encrypted.', name);
  if ((method !== 0 && method !== 8) || archive.readUInt16LE(localOffset + 8) !== method) {
    throw archiveError(`An entry is packed by method ${method}.`, name);
  }
  if (compressedSize === NEEDS_ZIP64 || uncompressedSize === NEEDS_ZIP64) throw archiveError('An entry is beyond 4 GiB.', name);
  const start = localOffset + 30 + archive.readUInt16LE(localOffset + 26) + archive.readUInt16LE(localOffset + 28);
  const packed = archive.subarray(start, start + compressedSize);
  if (packed.length !== compressedSize) throw archiveError('The archive is cut short inside an entry.', name);
  const content = method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(uncompressedSize, 1) });
  if (content.length !== uncompressedSize) throw archiveError('An entry does not have the size it declares.', name);
  if (crc32(content) !== record.checksum) throw archiveError('The checksum of an entry does not hold.', name);
}

/**
 * Tries a container of the ZIP kind against the limits by unpacking every entry and keeping none.
 * Throws PARSE_ARCHIVE as readZip does.
 */
export function checkZip(bytes: Uint8Array, limits: ZipLimits): void {
  const archive = asBuffer(bytes);
  const check = new LimitCheck(limits);
  try {
    const records = readRecords(archive);
    for (const record of records) check.admit(record);
    for (const record of records) tryEntry(archive, record);
  } catch (cause) {
    if (cause instanceof WattleError) throw cause;
    throw archiveError(`The archive is damaged: ${messageOf(cause)}.`, undefined, cause);
  }
}

/** Names in an archive's directory, for telling what kind of archive it is; null when it has no readable directory. */
export function zipNames(bytes: Uint8Array): string[] | null {
  try {
    return readRecords(asBuffer(bytes)).map((record) => record.name);
  } catch {
    return null;
  }
}
