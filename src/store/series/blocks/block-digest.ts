/** Digests of blocks, so that a changed byte in one is refused as it is read. */
import { crc32 } from 'node:zlib';
import { WattleError } from '../../../core/errors.ts';

/**
 * Length and checksum. A node of an earlier version that appends to a block leaves the digest of the shorter body, which the length shows:
 * such a block has no digest, like those written before there were any.
 */
export const blockDigest = (body: Uint8Array): string => `${body.length} ${crc32(body).toString(36)}`;

/** Whether a body is not the written one. */
export const isChanged = (body: Uint8Array, digest: string | null): boolean =>
  digest?.startsWith(`${body.length} `) === true && digest !== blockDigest(body);

/** The body. Throws DATA_DAMAGED if it is not the written one. */
export function soundBody(body: Uint8Array, digest: string | null): Uint8Array {
  if (!isChanged(body, digest)) return body;
  throw new WattleError('DATA_DAMAGED', 'Stored market intervals do not match their digest.', {
    hint: 'The operator runs wattle check, which names the dataset, and restores a backup or rebuilds it.',
  });
}
