/** Secrets: creates them, recognises them by a checksum, hashes them for look-up, and seals them so that they can be shown again. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 26;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(`^(ak_|emb_|rd_|lnk_|rft_|ses_)([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);
/** The number of characters shown after the kind: `ak_3fQ9`. */
const SHOWN_LENGTH = 4;
const SIGNING_SECRET_BYTES = 32;

/** ak_: API key. emb_: embed token. rd_: read token. lnk_: sign-in link. rft_: refresh token. ses_: browser session. */
type SecretKind = 'ak_' | 'emb_' | 'rd_' | 'lnk_' | 'rft_' | 'ses_';

/** The kind, 26 random base62 characters (about 154 bits), and the CRC-32 of these as six base62 digits. */
export function mintSecret(kind: SecretKind): string {
  const random = randomBase62(RANDOM_LENGTH);
  return `${kind}${random}${checksum(random)}`;
}

/** A new API key. */
export const mintKey = (): string => mintSecret('ak_');

/** `whsec_` and 32 random bytes in base64, as Standard Webhooks writes the secrets of its signatures. */
export const mintSigningSecret = (): string => `whsec_${randomBytes(SIGNING_SECRET_BYTES).toString('base64')}`;

/** False for a text that cannot be a secret of this kind. The store is not read. */
export function hasForm(kind: SecretKind, text: string): boolean {
  const m = FORM.exec(text);
  return m !== null && m[1] === kind && checksum(m[2] ?? '') === m[3];
}

export const shownPrefix = (secret: string): string => secret.slice(0, secret.indexOf('_') + 1 + SHOWN_LENGTH);

const checksum = (random: string): string => base62(BigInt(crc32(random)), CHECKSUM_LENGTH);

function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 that fits in a byte. Larger bytes would make some characters more frequent.
      if (byte < 248 && text.length < length) text += BASE62.charAt(byte % 62);
    }
  }
  return text;
}

/** The last `length` base62 digits of a number. */
function base62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < length; i += 1) {
    text = BASE62.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

/**
 * Secrets derived from the master key: a pepper for hashes, and keys for sealed copies, access tokens and the successors of refresh tokens.
 */
export class Keyring {
  readonly #pepper: Buffer;
  readonly #seal: Buffer;
  readonly #succession: Buffer;
  /** Signs access tokens. 32 bytes. */
  readonly tokenKey: Uint8Array;
  /** The key of form tokens (see `formToken`). */
  readonly #forms: Buffer;
  /** Seed of the key that signs lists of bulk files. 32 bytes. */
  readonly bulkSeed: Uint8Array;
  /** The key of ETags, which hides the content from which they are made. 32 bytes. */
  readonly etagKey: Uint8Array;

  /** @param masterKey 32 bytes. Secrets made with another master key cannot be found or opened */
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
   * The successor of a refresh token. It is the same on every node and cannot be guessed without the master key. 2²⁵⁶ is far larger than
   * 62²⁶, so no character is more frequent than others.
   */
  successorOf(refreshToken: string): string {
    const digest = createHmac('sha256', this.#succession).update(refreshToken).digest('hex');
    const random = base62(BigInt(`0x${digest}`), RANDOM_LENGTH);
    return `rft_${random}${checksum(random)}`;
  }

  /** A token for the forms of a session. Other sites do not know it. */
  formToken(sessionId: string): string {
    return createHmac('sha256', this.#forms).update(sessionId).digest('base64url');
  }

  /** Peppered SHA-256 of a secret as hex, for look-up. */
  hash(secret: string): string {
    return createHmac('sha256', this.#pepper).update(secret).digest('hex');
  }

  /** Encrypts the secret with AES-256-GCM and binds it to its account: `v1.<iv>.<tag>.<ciphertext>`. */
  seal(secret: string, accountId: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#seal, iv).setAAD(Buffer.from(accountId));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return ['v1', ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
  }

  /** Decrypts a sealed secret. Throws if it was altered, or sealed for another account or master key. */
  open(sealed: string, accountId: string): string {
    const [version, iv = '', tag = '', text = ''] = sealed.split('.');
    if (version !== 'v1') throw new Error('The encrypted secret has an unknown version');
    const decipher = createDecipheriv('aes-256-gcm', this.#seal, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8');
  }
}

/** Identifies a master key without revealing it. */
export const keyIdOf = (masterKey: Uint8Array): string => derive(masterKey, 'wattle master key id').toString('hex').slice(0, 16);

const derive = (masterKey: Uint8Array, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', masterKey, '', purpose, 32));
