/** Checks URLs, including after V8 has compiled the code that reads them. */
import { expect, it } from 'vitest';
import { parseUrl } from '../../src/core/url.ts';

it('a URL is read, either absolute or relative to its page', () => {
  expect(parseUrl('HTTPS://Example.org/a')?.href).toBe('https://example.org/a');
  expect(parseUrl('../b', 'https://example.org/c/d')?.href).toBe('https://example.org/b');
  expect(parseUrl('../b')).toBeNull();
  expect(parseUrl('')).toBeNull();
});

it('Latin-1 letters are read in the same way after many URLs', () => {
  const many = Array.from({ length: 50_000 }, (_, number) => parseUrl(`https://example.org/${number}`));
  expect(many).not.toContain(null);
  expect(parseUrl('https://bücher.example/')?.href).toBe('https://xn--bcher-kva.example/');
});
