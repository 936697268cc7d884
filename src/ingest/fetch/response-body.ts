/** Reads a response body into memory or a file, with limits on its transferred and unpacked size. */
import { createHash } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress, createGunzip, gunzip, inflate, inflateRaw } from 'node:zlib';
import { quoted, WattleError } from '../../core/errors.ts';

/** Content codings to request. `ACCEPT_ENCODING_OF_FILES` is for bodies that are written to a file. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';
export const ACCEPT_ENCODING_OF_FILES = 'gzip, br';
/** Number of bytes to inspect before anything is stored. */
const HEAD_BYTES = 4096;

const unpack = { gunzip: promisify(gunzip), brotli: promisify(brotliDecompress), inflate: promisify(inflate), raw: promisify(inflateRaw) };

const tooLarge = (maxBytes: number): WattleError =>
  new WattleError('UP_TOO_LARGE', `The agency sent more than ${maxBytes} bytes, which is the limit for this file.`);

/** Reads a body into memory. If it exceeds `maxBytes`, throws UP_TOO_LARGE, which also closes the connection. */
export async function collect(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/**
 * Decodes a body. Throws UP_TOO_LARGE if the result exceeds `maxBytes`. Throws UP_UNREACHABLE for an incomplete or damaged body, and
 * PARSE_ENCODING for an unexpected coding.
 */
export async function decode(bytes: Uint8Array, contentEncoding: string, maxBytes: number): Promise<Uint8Array> {
  let decoded = bytes;
  for (const coding of codingsOf(contentEncoding)) decoded = await decodeOne(decoded, coding, maxBytes);
  return decoded;
}

/** The maximum number of codings. Agencies use only one, and each additional coding would need more time and memory. */
const MAX_CODINGS = 2;

/** Returns the codings in the order of decoding. */
function codingsOf(contentEncoding: string): readonly string[] {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > MAX_CODINGS)
    throw new WattleError('PARSE_ENCODING', `The response body has ${codings.length} layers of encoding. The limit is ${MAX_CODINGS}.`);
  return codings.reverse();
}

async function decodeOne(bytes: Uint8Array, coding: string, maxBytes: number): Promise<Uint8Array> {
  const decoder = decoderOf(coding, bytes);
  try {
    return await decoder(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes);
    throw new WattleError('UP_UNREACHABLE', `The ${coding} body was cut off or damaged in transfer.`, { cause });
  }
}

function decoderOf(coding: string, bytes: Uint8Array) {
  if (coding === 'gzip' || coding === 'x-gzip') return unpack.gunzip;
  if (coding === 'br') return unpack.brotli;
  // Some servers send deflate data without the zlib header. A zlib header starts with a byte whose low four bits are 8.
  if (coding === 'deflate') return ((bytes[0] ?? 0) & 0x0f) === 8 ? unpack.inflate : unpack.raw;
  throw new WattleError('PARSE_ENCODING', `The response body is encoded as ${quoted(coding)}, which was not requested.`);
}

export interface WrittenFile {
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

interface FileOptions {
  readonly contentEncoding: string;
  /** The limit in bytes, both for the transferred size and for the unpacked size. */
  readonly maxBytes: number;
  /** Inspects the first bytes before they are written. Throws to abort the request. */
  readonly inspect: (head: Uint8Array) => void;
}

/**
 * Writes a body to a new file as it arrives. Deletes the file on failure. Throws UP_TOO_LARGE, PARSE_ENCODING (unexpected coding), BUG
 * (cannot write) and errors in the body.
 */
export async function writeToFile(
  body: AsyncIterable<Uint8Array>,
  path: string,
  { contentEncoding, maxBytes, inspect }: FileOptions,
): Promise<WrittenFile> {
  let chunks: Chunks = limited(body, maxBytes);
  for (const coding of codingsOf(contentEncoding)) chunks = unpacked(chunks, coding);
  const file = await onDisk(open(path, 'w'));
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of headFirst(limited(chunks, maxBytes), inspect)) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      await onDisk(writeAll(file, chunk));
    }
    await onDisk(file.sync());
    return { path, sha256: hash.digest('hex'), bytes };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

type Chunks = AsyncIterable<Uint8Array>;

async function* limited(chunks: Chunks, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

/** Decodes chunks. An error in the body or the decoder ends both, and the reader receives it. */
function unpacked(chunks: Chunks, coding: string): Chunks {
  return pipeline(Readable.from(chunks), streamDecoderOf(coding), () => {});
}

/** Yields the chunks unchanged. Inspects the first bytes before the first chunk. */
async function* headFirst(chunks: Chunks, inspect: (head: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array();
  for await (const chunk of chunks) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.byteLength < HEAD_BYTES) continue;
    inspect(head);
    yield head;
    head = null;
  }
  if (head === null) return;
  inspect(head);
  yield head;
}

async function writeAll(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.byteLength; ) at += (await file.write(chunk, at)).bytesWritten;
}

/** Converts a file system error to BUG, because the agency has not failed. */
async function onDisk<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new WattleError('BUG', `A large file could not be written to disk (${(cause as NodeJS.ErrnoException).code ?? 'unknown'}).`, {
      cause,
    });
  }
}

function streamDecoderOf(coding: string): Transform {
  if (coding === 'gzip' || coding === 'x-gzip') return createGunzip();
  if (coding === 'br') return createBrotliDecompress();
  throw new WattleError('PARSE_ENCODING', `The response body is encoded as ${quoted(coding)}, which was not requested.`);
}
