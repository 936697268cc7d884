/** Reads the body of an answer with a limit on what comes over the wire and on what it unpacks to. */
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { WattleError } from '../core/errors.ts';

/** The content codings that are asked for and read. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

const unpack = { gunzip: promisify(gunzip), brotli: promisify(brotliDecompress), inflate: promisify(inflate), raw: promisify(inflateRaw) };

const tooLarge = (maxBytes: number): WattleError =>
  new WattleError('UP_TOO_LARGE', `The agency sent more than ${maxBytes} bytes, which is the limit for this file.`);

/** All chunks as one array; stops reading, which closes the connection, once they exceed `maxBytes`. Throws UP_TOO_LARGE. */
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
 * The bytes behind a Content-Encoding, at most `maxBytes` of them. Throws UP_TOO_LARGE (a small file that unpacks to a huge one),
 * UP_UNREACHABLE (cut off or damaged on the way) or PARSE_ENCODING (a coding that was not asked for).
 */
export async function decode(bytes: Uint8Array, contentEncoding: string, maxBytes: number): Promise<Uint8Array> {
  const codings = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  let decoded = bytes;
  for (const coding of codings.reverse()) decoded = await decodeOne(decoded, coding, maxBytes);
  return decoded;
}

async function decodeOne(bytes: Uint8Array, coding: string, maxBytes: number): Promise<Uint8Array> {
  const decoder = decoderOf(coding, bytes);
  try {
    return await decoder(bytes, { maxOutputLength: maxBytes });
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(maxBytes);
    throw new WattleError('UP_UNREACHABLE', `The ${coding} body was cut off or damaged on the way.`, { cause });
  }
}

function decoderOf(coding: string, bytes: Uint8Array) {
  if (coding === 'gzip' || coding === 'x-gzip') return unpack.gunzip;
  if (coding === 'br') return unpack.brotli;
  // Some servers send bare deflate data where the standard wants a zlib header, whose low four bits are 8.
  if (coding === 'deflate') return ((bytes[0] ?? 0) & 0x0f) === 8 ? unpack.inflate : unpack.raw;
  throw new WattleError('PARSE_ENCODING', `The body is coded as "${coding}", which was not asked for.`);
}
