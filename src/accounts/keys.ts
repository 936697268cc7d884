/** Secrets that we hand out: how they are minted, recognised without a look-up, hashed for the look-up, and sealed so that they can be shown again. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 26;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(`^(ak_|emb_|rd_|lnk_|rft_|ses_)([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);
/** What is shown of a secret where it is not shown itself, behind its kind: `ak_3fQ9`. */
const SHOWN_LENGTH = 4;
const SIGNING_SECRET_BYTES = 32;

/** ak_: an API key. emb_: an embed token. rd_: a read token. lnk_: a link to sign in. rft_: a refresh token. ses_: the session of a browser. */
export type SecretKind = 'ak_' | 'emb_' | 'rd_' | 'lnk_' | 'rft_' | 'ses_';

/** The kind, 26 random base62 characters (about 154 bits), and the CRC-32 of those 26 as six base62 digits. */
export function mintSecret(kind: SecretKind): string {
  const random = randomBase62(RANDOM_LENGTH);
  return `${kind}${random}${checksum(random)}`;
}

/** A new API key. */
export const mintKey = (): string => mintSecret('ak_');

/** `whsec_` and 32 random bytes in base64, as Standard Webhooks writes the secrets of its signatures. */
export const mintSigningSecret = (): string => `whsec_${randomBytes(SIGNING_SECRET_BYTES).toString('base64')}`;

/** False for anything that cannot be a secret of Wattle and of this kind, without reading the store. */
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
      // 248 is the largest multiple of 62 in a byte: beyond it some characters would be likelier than others.
      if (byte < 248 && text.length < length) text += BASE62.charAt(byte % 62);
    }
  }
  return text;
}

/** The digits of a whole number in base 62, the last `length` of them. */
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
 * The secrets made from the master key: a pepper for hashes, a key for sealed copies, a key that signs access tokens, and one that makes
 * the successors of refresh tokens.
 */
export class Keyring {
  readonly #pepper: Buffer;
  readonly #seal: Buffer;
  readonly #succession: Buffer;
  /** Signs access tokens; 32 bytes. */
  readonly tokenKey: Uint8Array;
  /** Names the forms of a session; see `formToken`. */
  readonly #forms: Buffer;
  /** Names answers, so that an ETag reports nothing of a body that was never had; 32 bytes. */
  readonly etagKey: Uint8Array;

  /** @param masterKey 32 bytes; another master key finds and opens none of the secrets made under this one. */
  constructor(masterKey: Uint8Array) {
    this.#pepper = derive(masterKey, 'wattle api key pepper');
    this.#seal = derive(masterKey, 'wattle api key seal');
    this.tokenKey = derive(masterKey, 'wattle access token');
    this.etagKey = derive(masterKey, 'wattle entity tag');
    this.#succession = derive(masterKey, 'wattle refresh token succession');
    this.#forms = derive(masterKey, 'wattle form token');
  }

  /**
   * The refresh token that takes the place of one: the same however often, and on whichever node, it is requested, and known to nobody
   * without the master key. 2²⁵⁶ is so far beyond 62²⁶ that no character is likelier than another.
   */
  successorOf(refreshToken: string): string {
    const digest = createHmac('sha256', this.#succession).update(refreshToken).digest('hex');
    const random = base62(BigInt(`0x${digest}`), RANDOM_LENGTH);
    return `rft_${random}${checksum(random)}`;
  }

  /** What the forms of a session carry and no other site knows. */
  formToken(sessionId: string): string {
    return createHmac('sha256', this.#forms).update(sessionId).digest('base64url');
  }

  /** Hex of the peppered SHA-256 under which a secret is found. */
  hash(secret: string): string {
    return createHmac('sha256', this.#pepper).update(secret).digest('hex');
  }

  /** The secret encrypted with AES-256-GCM and bound to its account: `v1.<iv>.<tag>.<ciphertext>`. */
  seal(secret: string, accountId: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#seal, iv).setAAD(Buffer.from(accountId));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return ['v1', ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
  }

  /** The readable secret again. Throws when it was sealed for another account, under another master key, or was altered. */
  open(sealed: string, accountId: string): string {
    const [version, iv = '', tag = '', text = ''] = sealed.split('.');
    if (version !== 'v1') throw new Error('The encrypted secret has an unknown version');
    const decipher = createDecipheriv('aes-256-gcm', this.#seal, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8');
  }
}

/** Names a master key without revealing anything of it. */
export const keyIdOf = (masterKey: Uint8Array): string => derive(masterKey, 'wattle master key id').toString('hex').slice(0, 16);

const derive = (masterKey: Uint8Array, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', masterKey, '', purpose, 32));
