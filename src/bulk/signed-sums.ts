/**
 * Signatures of the checksums of bulk files, in the format of minisign: https://jedisct1.github.io/minisign/
 *
 * A signature file has four lines:
 *
 * untrusted comment: …                     a comment
 * base64(algorithm, key id, signature)     the signature of the BLAKE2b-512 of the file
 * trusted comment: …                       a comment that the next line signs
 * base64(signature)                        the signature of the first signature and the trusted comment
 */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** The ASN.1 bytes that come before the 32 bytes of an Ed25519 private key (RFC 8410). */
const PRIVATE_KEY = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_KEY_BYTES = 32;
const KEY_ID_BYTES = 8;
/** The two bytes that name the algorithm: `Ed` in a public key, and `ED` in the signature of a hash. */
const [OF_KEY, OF_HASH] = [Buffer.from('Ed'), Buffer.from('ED')];

export class BulkSigner {
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;
  readonly #id: Buffer;

  /** @param seed 32 bytes, which are the same on every node */
  constructor(seed: Uint8Array) {
    this.#key = createPrivateKey({ key: Buffer.concat([PRIVATE_KEY, seed]), format: 'der', type: 'pkcs8' });
    this.#publicKey = createPublicKey(this.#key).export({ format: 'der', type: 'spki' }).subarray(-PUBLIC_KEY_BYTES);
    this.#id = createHash('sha256').update(this.#publicKey).digest().subarray(0, KEY_ID_BYTES);
  }

  /** The content of the file `minisign.pub`. */
  get publicKey(): string {
    const name = Buffer.from(this.#id).reverse().toString('hex').toUpperCase();
    return `untrusted comment: minisign public key ${name}\n${base64(OF_KEY, this.#id, this.#publicKey)}\n`;
  }

  /** Returns the content of the signature file. */
  sign(content: string, name: string): string {
    const signature = sign(null, createHash('blake2b512').update(content).digest(), this.#key);
    const comment = `file:${name}`;
    const whole = sign(null, Buffer.concat([signature, Buffer.from(comment)]), this.#key);
    return [
      'untrusted comment: signature of a bulk file list',
      base64(OF_HASH, this.#id, signature),
      `trusted comment: ${comment}`,
      `${whole.toString('base64')}\n`,
    ].join('\n');
  }
}

const base64 = (...parts: readonly Uint8Array[]): string => Buffer.concat(parts).toString('base64');
