/** Digests of blocks. A block cannot be read if one of its bytes has changed. */
import { crc32 } from 'node:zlib';
import { WattleError } from '../../../core/errors.ts';

/**
 * Returns the length and checksum of a body. A node with an earlier release of the program may append to a block without updating the
 * digest. The length then differs, and the block is treated as having no digest.
 */
export const blockDigest = (body: Uint8Array): string => `${body.length} ${crc32(body).toString(36)}`;

/** True if a byte has changed since the body was written. */
export const isChanged = (body: Uint8Array, digest: string | null): boolean =>
  digest?.startsWith(`${body.length} `) === true && digest !== blockDigest(body);

/** Returns the body. Throws DATA_DAMAGED if a byte has changed since it was written. */
export function soundBody(body: Uint8Array, digest: string | null): Uint8Array {
  if (!isChanged(body, digest)) return body;
  throw new WattleError('DATA_DAMAGED', 'Stored market intervals do not match their digest.', {
    hint: 'For the site administrator: wattle check finds the dataset. Rebuild it, or restore a backup.',
  });
}
