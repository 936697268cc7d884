/** Digests of blocks, so that a block with a changed byte is refused when it is read. */
import { crc32 } from 'node:zlib';
import { WattleError } from '../../../core/errors.ts';

/**
 * The length and the checksum. If a node with an earlier version of the program appends to a block, the digest is still that of the shorter
 * body, as its length shows. Such a block counts as having no digest, like blocks written before digests existed.
 */
export const blockDigest = (body: Uint8Array): string => `${body.length} ${crc32(body).toString(36)}`;

/** Whether a body differs from the one that was written. */
export const isChanged = (body: Uint8Array, digest: string | null): boolean =>
  digest?.startsWith(`${body.length} `) === true && digest !== blockDigest(body);

/** The body. Throws DATA_DAMAGED if it is not the written one. */
export function soundBody(body: Uint8Array, digest: string | null): Uint8Array {
  if (!isChanged(body, digest)) return body;
  throw new WattleError('DATA_DAMAGED', 'Stored market intervals do not match their digest.', {
    hint: 'The operator runs wattle check, which names the dataset, and restores a backup or rebuilds it.',
  });
}
