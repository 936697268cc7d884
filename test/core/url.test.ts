/** Addresses, also after V8 has compiled what reads them. */
import { expect, it } from 'vitest';
import { parseUrl } from '../../src/core/url.ts';

it('an address is read, alone or next to the one that it is on', () => {
  expect(parseUrl('HTTPS://Example.org/a')?.href).toBe('https://example.org/a');
  expect(parseUrl('../b', 'https://example.org/c/d')?.href).toBe('https://example.org/b');
  expect(parseUrl('../b')).toBeNull();
  expect(parseUrl('')).toBeNull();
});

it('letters of Latin-1 are read after many addresses as before them', () => {
  const many = Array.from({ length: 50_000 }, (_, number) => parseUrl(`https://example.org/${number}`));
  expect(many).not.toContain(null);
  expect(parseUrl('https://bücher.example/')?.href).toBe('https://xn--bcher-kva.example/');
});
