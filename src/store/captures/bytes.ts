/** Packs, unpacks and checks captured bytes in the same way for every kind of storage. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { WattleError } from '../../core/errors.ts';
import type { IsWanted } from './files.ts';

export interface CaptureBytes {
  /** Stores packed bytes. Replaces stored bytes with the same hash. */
  write(sha256: string, packed: Uint8Array): Promise<void>;
  has(sha256: string): Promise<boolean>;
  read(sha256: string): Promise<Uint8Array | null>;
  /** Removes unfinished files that interrupted processes left. Absent if the storage writes each file atomically. */
  sweep?(now: number): Promise<void>;
  /** Deletes bytes to which no capture refers. Safe even while the same bytes are being captured. */
  drop(hashes: readonly string[], isWanted: IsWanted): Promise<void>;
}

/** The Brotli level. Level 5 makes agencies' files about as small as the best gzip setting, in a fraction of the time. */
const QUALITY = 5;

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export const pack = (bytes: Uint8Array): Promise<Uint8Array> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength },
  });

/** Unpacks stored bytes. Throws BUG if they do not have the given hash. */
export async function unpack(sha256: string, packed: Uint8Array): Promise<Uint8Array> {
  let bytes: Uint8Array;
  try {
    bytes = await promisify(brotliDecompress)(packed);
  } catch (cause) {
    throw new WattleError('BUG', `The stored bytes of capture ${sha256} cannot be unpacked.`, { cause });
  }
  if (sha256Of(bytes) !== sha256) throw new WattleError('BUG', `The stored bytes of capture ${sha256} do not match its hash.`);
  return bytes;
}
