/**
 * Reads ZIP archives within limits. Checks declared and actual sizes, compression ratios, number and names of entries, checksums, and
 * whether the records agree.
 */
import { crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { listedNames, WattleError } from '../core/errors.ts';
import { asBuffer } from './bytes.ts';
import { openCapturedFile } from './captured-chunks.ts';
import { type ArchiveBytes, archiveError, type LocatedRecord, locateEntries, readZipDirectory, type ZipRecord } from './zip-records.ts';

export interface ZipLimits {
  readonly maxEntries: number;
  /** The maximum unpacked size of an entry, in bytes. */
  readonly maxEntryBytes: number;
  /** The maximum unpacked size of all entries, in bytes. */
  readonly maxTotalBytes: number;
  /** The maximum ratio of unpacked to packed size. It applies to entries of at least 1 MiB. */
  readonly maxRatio: number;
}

export interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const MIB = 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

/** Limits for archives unpacked in memory. The highest ratio in published files is 74, for spreadsheet comments. */
const WHOLE_LIMITS: ZipLimits = { maxEntries: 4096, maxEntryBytes: 256 * MIB, maxTotalBytes: 512 * MIB, maxRatio: 200 };
/** Limits for single entries that are read as a stream. Registers unpack to about a gigabyte. */
const STREAM_LIMITS: ZipLimits = { maxEntries: 4096, maxEntryBytes: 4096 * MIB, maxTotalBytes: 32_768 * MIB, maxRatio: 200 };

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Checks the declared size and name of each entry against the limits. */
class LimitCheck {
  readonly #limits: ZipLimits;
  readonly #names = new Set<string>();
  #total = 0;

  constructor(limits: ZipLimits) {
    this.#limits = limits;
  }

  admit({ name, compressedSize, uncompressedSize }: ZipRecord): void {
    const { maxEntryBytes, maxTotalBytes, maxRatio } = this.#limits;
    if (this.#names.has(name)) throw archiveError('The archive has two entries with the same name.', name);
    this.#names.add(name);
    this.#total += uncompressedSize;
    if (uncompressedSize > maxEntryBytes) throw archiveError(`An entry unpacks to more than ${maxEntryBytes} bytes.`, name);
    if (this.#total > maxTotalBytes) throw archiveError(`The archive unpacks to more than ${maxTotalBytes} bytes.`, name);
    if (uncompressedSize > MIB && uncompressedSize > maxRatio * compressedSize) {
      throw archiveError(`An entry unpacks to more than ${maxRatio} times its size.`, name);
    }
  }
}

/** Returns the entries in an archive. Checks consistency and limits before anything is unpacked. Throws PARSE_ARCHIVE. */
function checkedRecords(archive: ArchiveBytes, limits: ZipLimits): readonly LocatedRecord[] {
  try {
    const directory = readZipDirectory(archive, limits.maxEntries);
    const check = new LimitCheck(limits);
    for (const record of directory.records) check.admit(record);
    return locateEntries(archive, directory);
  } catch (cause) {
    if (cause instanceof WattleError) throw cause;
    throw archiveError(`The archive is damaged: ${messageOf(cause)}.`, undefined, cause);
  }
}

const inMemory = (bytes: Buffer): ArchiveBytes => ({
  size: bytes.length,
  read: (offset, length) => bytes.subarray(Math.min(offset, bytes.length), Math.min(offset + length, bytes.length)),
});

/** Checks an archive file. Throws PARSE_ARCHIVE, even if the file is missing. */
function checkFile(path: string, limits: ZipLimits): void {
  const file = opened(path);
  try {
    checkedRecords(file, limits);
  } finally {
    file.close();
  }
}

function opened(path: string): ReturnType<typeof openCapturedFile> {
  try {
    return openCapturedFile(path);
  } catch (cause) {
    throw archiveError(`The archive cannot be opened: ${messageOf(cause)}.`, undefined, cause);
  }
}

/**
 * Unpacks all files in an archive in order, without directories. Throws PARSE_ARCHIVE for an archive that is damaged, encrypted or beyond a
 * limit, for an unsafe or repeated name, and for a wrong checksum.
 */
export async function readZip(bytes: Uint8Array, limits: Partial<ZipLimits> = {}): Promise<ZipEntry[]> {
  const zip = await open(bytes, { ...WHOLE_LIMITS, ...limits });
  const files: ZipEntry[] = [];
  for (const entry of await directory(zip)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of unpack(zip, entry)) chunks.push(chunk);
    files.push({ name: entry.fileName, bytes: Buffer.concat(chunks) });
  }
  return files;
}

/**
 * Unpacks the one file that `pick` accepts, as a stream in constant memory. Throws the same errors as readZip, and PARSE_ARCHIVE unless
 * exactly one name matches. An error may occur at the end of the stream. Use the chunks only after the stream has ended without an error.
 */
export async function* streamZipEntry(
  archive: string | Uint8Array,
  pick: (name: string) => boolean,
  limits: Partial<ZipLimits> = {},
): AsyncIterable<Uint8Array> {
  const zip = await open(archive, { ...STREAM_LIMITS, ...limits });
  try {
    const entries = await directory(zip);
    const [picked, second] = entries.filter((entry) => pick(entry.fileName));
    if (!picked) throw archiveError(`No entry has the expected name. Found: ${listedNames(entries.map((entry) => entry.fileName))}.`);
    if (second) throw archiveError('More than one entry has the expected name.', second.fileName);
    yield* unpack(zip, picked);
  } finally {
    zip.close();
  }
}

/** Returns the names of the files in an archive. Throws the same errors as readZip. */
export async function zipEntryNames(archive: string | Uint8Array, limits: Partial<ZipLimits> = {}): Promise<readonly string[]> {
  const zip = await open(archive, { ...STREAM_LIMITS, ...limits });
  try {
    return (await directory(zip)).map((entry) => entry.fileName);
  } finally {
    zip.close();
  }
}

async function open(archive: string | Uint8Array, limits: ZipLimits): Promise<ZipFile> {
  if (typeof archive === 'string') checkFile(archive, limits);
  else checkedRecords(inMemory(asBuffer(archive)), limits);
  try {
    if (typeof archive === 'string') return await openPromise(archive, { autoClose: false });
    return await fromBufferPromise(asBuffer(archive));
  } catch (cause) {
    throw archiveError(`The archive cannot be opened: ${messageOf(cause)}.`, undefined, cause);
  }
}

async function directory(zip: ZipFile): Promise<Entry[]> {
  const files: Entry[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name } = entry;
      if (entry.isEncrypted()) throw archiveError('An entry is encrypted.', name);
      if (name.endsWith('/')) continue;
      if (!entry.canDecodeFileData())
        throw archiveError(`An entry has the unsupported compression method ${entry.compressionMethod}.`, name);
      files.push(entry);
    }
  } catch (cause) {
    if (cause instanceof WattleError) throw cause;
    throw archiveError(`The archive's directory is not valid: ${messageOf(cause)}.`, undefined, cause);
  }
  return files;
}

/** Yields the unpacked bytes of an entry. The library stops one byte after the declared size, so the limits also apply to actual sizes. */
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
  if (checksum !== entry.crc32) throw archiveError('The checksum of an entry does not match.', entry.fileName);
}

/** Unpacks an archive synchronously. Checks but does not return files for which `keep` returns false. Throws the same errors as readZip. */
export function unpackZip(bytes: Uint8Array, limits: ZipLimits, keep: (name: string) => boolean = () => true): ZipEntry[] {
  const archive = asBuffer(bytes);
  const files: ZipEntry[] = [];
  for (const record of checkedRecords(inMemory(archive), limits)) {
    const content = contentOf(archive, record);
    if (!record.name.endsWith('/') && keep(record.name)) files.push({ name: record.name, bytes: content });
  }
  return files;
}

function contentOf(archive: Buffer, { name, method, checksum, dataOffset, compressedSize, uncompressedSize }: LocatedRecord): Buffer {
  if (method !== STORED && method !== DEFLATED) throw archiveError(`An entry has the unsupported compression method ${method}.`, name);
  const packed = archive.subarray(dataOffset, dataOffset + compressedSize);
  let content = packed;
  try {
    // With this chunk size, the library returns the content in one part. Joining several parts would need a second copy.
    if (method === DEFLATED)
      content = inflateRawSync(packed, { maxOutputLength: Math.max(uncompressedSize, 1), chunkSize: Math.max(uncompressedSize + 1, 64) });
  } catch (cause) {
    throw archiveError(`An entry cannot be unpacked: ${messageOf(cause)}.`, name, cause);
  }
  if (content.length !== uncompressedSize) throw archiveError('An entry does not have the size it declares.', name);
  if (crc32(content) !== checksum) throw archiveError('The checksum of an entry does not match.', name);
  return content;
}

/** The limit for `zipNames`. No archive from an agency has more entries. */
const MANY_ENTRIES = 4096;

/** Returns the names in an archive, which show its kind. Returns null if the directory cannot be read. */
export function zipNames(bytes: Uint8Array): string[] | null {
  try {
    return readZipDirectory(inMemory(asBuffer(bytes)), MANY_ENTRIES).records.map((record) => record.name);
  } catch {
    return null;
  }
}
