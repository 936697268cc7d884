/** Normalised and invalid email addresses. */
import { describe, expect, it } from 'vitest';
import { isOfDomain, normaliseEmail } from '../../src/accounts/email-address.ts';

describe('normalised email addresses', () => {
  it.each([
    ['  Someone@Example.ORG ', 'someone@example.org'],
    ['a.b+list@example.org', 'a.b+list@example.org'],
    ['someone@münchen.example', 'someone@xn--mnchen-3ya.example'],
    ["o'neil@sub.domain.example.com", "o'neil@sub.domain.example.com"],
  ])('%s is %s', (sent, normal) => {
    expect(normaliseEmail(sent)).toBe(normal);
    expect(normaliseEmail(normal)).toBe(normal);
  });
});

describe('invalid email addresses', () => {
  it.each([
    '',
    '   ',
    'someone',
    '@example.org',
    'someone@',
    'someone@localhost',
    'some one@example.org',
    'someone@exa mple.org',
    'a@b@example.org',
    '.someone@example.org',
    'some..one@example.org',
    '"some one"@example.org',
    'someone@[127.0.0.1]',
    'someone@127.0.0.1',
    'someone@example.org\r\nBcc: other@example.org',
    `${'a'.repeat(65)}@example.org`,
    `someone@${'a'.repeat(250)}.org`,
    'someone@-example.org',
  ])('%j', (sent) => {
    expect(() => normaliseEmail(sent)).toThrow(expect.objectContaining({ code: 'REQ_BAD_BODY' }));
  });

  it.each([null, undefined, 7, true, [], {}])('%j', (sent) => {
    expect(() => normaliseEmail(sent)).toThrow(expect.objectContaining({ code: 'REQ_BAD_BODY' }));
  });
});

it('domains include their subdomains, and no others', () => {
  expect(isOfDomain('a@throwaway.example', ['throwaway.example'])).toBe(true);
  expect(isOfDomain('a@mail.throwaway.example', ['Throwaway.example'])).toBe(true);
  expect(isOfDomain('a@notthrowaway.example', ['throwaway.example'])).toBe(false);
});
