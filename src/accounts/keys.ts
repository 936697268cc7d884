/** API keys: how they are minted, recognised without a look-up, hashed for the look-up, and sealed so that they can be shown again. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'ak_';
const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const RANDOM_LENGTH = 26;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(`^${PREFIX}([0-9A-Za-z]{${RANDOM_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);
/** What is shown of a key where the key itself is not: `ak_3fQ9`. */
const SHOWN_LENGTH = 7;

/** `ak_`, 26 random base62 characters (about 154 bits), and the CRC-32 of those 26 as six base62 digits. */
export function mintKey(): string {
  const random = randomBase62(RANDOM_LENGTH);
  return `${PREFIX}${random}${checksum(random)}`;
}

/** False for anything that cannot be a key of ours, without asking the store. */
export function hasKeyForm(text: string): boolean {
  const m = FORM.exec(text);
  return m !== null && checksum(m[1] ?? '') === m[2];
}

export const shownPrefix = (key: string): string => key.slice(0, SHOWN_LENGTH);

function checksum(random: string): string {
  let rest = crc32(random);
  let text = '';
  for (let i = 0; i < CHECKSUM_LENGTH; i += 1) {
    text = BASE62.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

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

/** The two secrets made from the master key: a pepper for hashes and a key for sealed copies. */
export class Keyring {
  readonly #pepper: Buffer;
  readonly #seal: Buffer;

  /** @param masterKey 32 bytes; another master key finds and opens none of the keys made under this one. */
  constructor(masterKey: Uint8Array) {
    this.#pepper = derive(masterKey, 'wattle api key pepper');
    this.#seal = derive(masterKey, 'wattle api key seal');
  }

  /** Hex of the peppered SHA-256 under which a key is found. */
  hash(key: string): string {
    return createHmac('sha256', this.#pepper).update(key).digest('hex');
  }

  /** The key encrypted with AES-256-GCM and bound to its account: `v1.<iv>.<tag>.<ciphertext>`. */
  seal(key: string, accountId: string): string {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#seal, iv).setAAD(Buffer.from(accountId));
    const text = Buffer.concat([cipher.update(key, 'utf8'), cipher.final()]);
    return ['v1', ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
  }

  /** The readable key again. Throws when it was sealed for another account, under another master key, or was altered. */
  open(sealed: string, accountId: string): string {
    const [version, iv = '', tag = '', text = ''] = sealed.split('.');
    if (version !== 'v1') throw new Error('The sealed key is of an unknown version');
    const decipher = createDecipheriv('aes-256-gcm', this.#seal, Buffer.from(iv, 'base64url'), { authTagLength: 16 })
      .setAAD(Buffer.from(accountId))
      .setAuthTag(Buffer.from(tag, 'base64url'));
    return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8');
  }
}

const derive = (masterKey: Uint8Array, purpose: string): Buffer => Buffer.from(hkdfSync('sha256', masterKey, '', purpose, 32));
