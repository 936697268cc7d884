/** Bytes as Node's Buffer, which has the decoders and comparisons, without copying them. */
export const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
