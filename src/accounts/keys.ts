/** Secrets: creates them, recognises them by a checksum, hashes them for look-up, and encrypts them so that they can be shown again. */

import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { at } from '../core/assert.ts';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 26;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(`^(ak_|emb_|rd_|lnk_|rft_|ses_)([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);
/** The number of characters shown after the prefix: `ak_3fQ9`. */
const SHOWN_LENGTH = 4;
const SIGNING_SECRET_BYTES = 32;

/**
 * The prefixes of secrets. ak_: API key. emb_: embed token. rd_: read token. lnk_: sign-in link. rft_: refresh token. ses_: browser
 * session.
 */
type SecretKind = 'ak_' | 'emb_' | 'rd_' | 'lnk_' | 'rft_' | 'ses_';

/** Creates a secret: the prefix, 26 random base62 characters (about 154 bits), and their CRC-32 as six base62 digits. */
export function mintSecret(kind: SecretKind): string {
  const random = randomBase62(RANDOM_LENGTH);
  return `${kind}${random}${checksum(random)}`;
}

export const mintKey = (): string => mintSecret('ak_');

/** Creates a secret in the format of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export const mintSigningSecret = (): string => `whsec_${randomBytes(SIGNING_SECRET_BYTES).toString('base64')}`;

/** Checks the form and the checksum of a secret, but not whether it exists. */
export function hasForm(kind: SecretKind, text: string): boolean {
  const m = FORM.exec(text);
  return m !== null && m[1] === kind && checksum(at(m, 2)) === m[3];
}

export const shownPrefix = (secret: string): string => secret.slice(0, secret.indexOf('_') + 1 + SHOWN_LENGTH);

const checksum = (random: string): string => base62(BigInt(crc32(random)), CHECKSUM_LENGTH);

function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 that fits in a byte. Larger bytes are skipped, because they would make some characters more
      // common.
      if (byte < 248 && text.length < length) text += BASE62.charAt(byte % 62);
    }
  }
  return text;
}

function base62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < length; i += 1) {
    text = BASE62.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

/** Keys derived from the master key: for hashes (the pepper), encrypted copies, access tokens and the successors of refresh tokens. */
export class Keyring {
  readonly #pepper: Buffer;
  readonly #seal: Buffer;
  readonly #succession: Buffer;
  /** The key that signs access tokens: 32 bytes. */
  readonly tokenKey: Uint8Array;
  /** The key for `formToken`. */
  readonly #forms: Buffer;
  /** The seed of the key that signs lists of bulk files: 32 bytes. */
  readonly bulkSeed: Uint8Array;
  /** The key for ETags: 32 bytes. Without it, nobody can infer the content from an ETag. */
  readonly etagKey: Uint8Array;

  /** @param masterKey 32 bytes. Secrets that were stored with another master key cannot be found or decrypted */
  constructor(masterKey: Uint8Array) {
    this.#pepper = derive(masterKey, 'wattle api key pepper');
    this.#seal = derive(masterKey, 'wattle api key seal');
    this.tokenKey = derive(masterKey, 'wattle access token');
    this.bulkSeed = derive(masterKey, 'wattle bulk signature');
    this.etagKey = derive(masterKey, 'wattle entity tag');
    this.#succession = derive(masterKey, 'wattle refresh token succession');
    this.#forms = derive(masterKey, 'wattle form token');
  }

  /**
   * Returns the refresh token that follows another one. It is the same on every node, and cannot be guessed without the master key. All
   * characters are practically equally frequent, because 2²⁵⁶ is far larger than 62²⁶.
   */
  successorOf(refreshToken: string): string {
    const digest = createHmac('sha256', this.#succession).update(refreshToken).digest('hex');
    const random = base62(BigInt(`0x${digest}`), RANDOM_LENGTH);
    return `rft_${random}${checksum(random)}`;
  }

  /** Returns the token for the forms in a session. Other sites cannot send such a form, because they cannot read the token. */
  formToken(sessionId: string): string {
    return createHmac('sha256', this.#forms).update(sessionId).digest('base64url');
  }

  /** Returns the HMAC-SHA-256 with the pepper, in hexadecimal, by which secrets are looked up. */
  hash(secret: string): string {
    return createHmac('sha256', this.#pepper).update(secret).digest('hex');
  }

  /** Encrypts a secret with AES-256-GCM: `v1.<iv>.<tag>.<ciphertext>`. It can only be decrypted for the same account. */
  seal(secret: string, accountId: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#seal, iv).setAAD(Buffer.from(accountId));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return ['v1', ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
  }

  /** Decrypts a secret. Throws if it was altered, or encrypted for another account or with another master key. */
  open(sealed: string, accountId: string): string {
    const [version, iv = '', tag = '', text = ''] = sealed.split('.');
    if (version !== 'v1') throw new Error('The encrypted secret has an unknown version');
    const decipher = createDecipheriv('aes-256-gcm', this.#seal, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8');
  }
}

/** Returns an id of a master key that does not reveal the key. */
export const keyIdOf = (masterKey: Uint8Array): string => derive(masterKey, 'wattle master key id').toString('hex').slice(0, 16);

const derive = (masterKey: Uint8Array, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', masterKey, '', purpose, 32));
