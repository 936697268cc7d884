/** Checks the form and the checksum of keys, and the two secrets on which they depend. */
import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasForm, Keyring, mintKey, mintSecret, mintSigningSecret, shownPrefix } from '../../src/accounts/keys.ts';

const MASTER = randomBytes(32);
const hasKeyForm = (text: string): boolean => hasForm('ak_', text);

describe('the format of keys', () => {
  it('is ak_ and 32 base62 characters, and is recognised', () => {
    for (let i = 0; i < 200; i += 1) {
      const key = mintKey();
      expect(key).toMatch(/^ak_[0-9A-Za-z]{32}$/);
      expect(hasKeyForm(key)).toBe(true);
    }
  });

  it('ends in the CRC-32 of the 26 characters before it, in base62', () => {
    // CRC-32 of 26 zeros is 3597402562 and of the capital letters 2885122082, calculated with another implementation (zlib of Python).
    expect(hasKeyForm('ak_000000000000000000000000003vSKjy')).toBe(true);
    expect(hasKeyForm('ak_ABCDEFGHIJKLMNOPQRSTUVWXYZ39Fg38')).toBe(true);
    expect(hasKeyForm('ak_ABCDEFGHIJKLMNOPQRSTUVWXYZ3vSKjy')).toBe(false);
  });

  it('is invalid after a change of any character', () => {
    const key = mintKey();
    for (let i = 3; i < key.length; i += 1) {
      const other = key.charAt(i) === 'x' ? 'y' : 'x';
      expect(hasKeyForm(key.slice(0, i) + other + key.slice(i + 1))).toBe(false);
    }
  });

  it('refuses invalid text', () => {
    fc.assert(fc.property(fc.string(), (text) => !hasKeyForm(`ak_${text}`)));
    expect(hasKeyForm('')).toBe(false);
    expect(hasKeyForm(`sk_${mintKey().slice(3)}`)).toBe(false);
  });

  it('never repeats', () => {
    expect(new Set(Array.from({ length: 1000 }, mintKey)).size).toBe(1000);
  });

  it('shows only the first characters of a key', () => {
    expect(shownPrefix('ak_abcdefgh')).toBe('ak_abcd');
    expect(shownPrefix('emb_abcdefgh')).toBe('emb_abcd');
    expect(shownPrefix('whsec_abcdefgh')).toBe('whsec_abcd');
  });

  it('of one kind is refused for another kind', () => {
    for (const kind of ['ak_', 'emb_', 'lnk_', 'rft_'] as const) {
      const secret = mintSecret(kind);
      expect(hasForm(kind, secret)).toBe(true);
      for (const other of ['ak_', 'emb_', 'lnk_', 'rft_'] as const) {
        if (other === kind) continue;
        expect(hasForm(other, secret)).toBe(false);
        expect(hasForm(other, other + secret.slice(kind.length))).toBe(true);
      }
    }
  });

  it('of signing secrets follows Standard Webhooks: whsec_ and 24 to 64 bytes in base64', () => {
    const [kind, text = ''] = mintSigningSecret().split('_');
    expect(kind).toBe('whsec');
    expect(Buffer.from(text, 'base64').toString('base64')).toBe(text);
    expect(Buffer.from(text, 'base64')).toHaveLength(32);
  });
});

describe('the keyring', () => {
  const ring = new Keyring(MASTER);
  const key = mintKey();

  it('gives a key the same hash under one master key, and a different one under another', () => {
    expect(ring.hash(key)).toBe(new Keyring(MASTER).hash(key));
    expect(ring.hash(key)).toMatch(/^[0-9a-f]{64}$/);
    expect(new Keyring(randomBytes(32)).hash(key)).not.toBe(ring.hash(key));
  });

  it('derives one successor of a refresh token, which depends on the token and the master key', () => {
    const token = mintSecret('rft_');
    const successor = ring.successorOf(token);
    expect(hasForm('rft_', successor)).toBe(true);
    expect([successor, new Keyring(MASTER).successorOf(token)]).toEqual([ring.successorOf(token), successor]);
    const others = [
      ring.successorOf(mintSecret('rft_')),
      new Keyring(randomBytes(32)).successorOf(token),
      ring.successorOf(successor),
      token,
    ];
    expect(new Set([successor, ...others]).size).toBe(5);
  });

  it('decrypts its own ciphertext', () => {
    const sealed = ring.seal(key, 'account-1');
    expect(sealed).not.toContain(key.slice(3));
    expect(ring.open(sealed, 'account-1')).toBe(key);
  });

  it('encrypts the same key differently each time', () => {
    expect(ring.seal(key, 'account-1')).not.toBe(ring.seal(key, 'account-1'));
  });

  it('decrypts nothing for another account, under another master key, or after a change', () => {
    const sealed = ring.seal(key, 'account-1');
    expect(() => ring.open(sealed, 'account-2')).toThrow();
    expect(() => new Keyring(randomBytes(32)).open(sealed, 'account-1')).toThrow();
    const [version, iv = '', tag = '', text = ''] = sealed.split('.');
    const flipped = Buffer.from(text, 'base64url');
    flipped[0] = (flipped[0] ?? 0) ^ 1;
    expect(() => ring.open([version, iv, tag, flipped.toString('base64url')].join('.'), 'account-1')).toThrow();
    expect(() => ring.open(['v1', iv, tag.slice(0, 6), text].join('.'), 'account-1')).toThrow();
    expect(() => ring.open('v9.a.b.c', 'account-1')).toThrow(/version/);
  });
});
