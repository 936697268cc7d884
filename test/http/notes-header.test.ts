/** Reads the header with a response's notes by the rules in RFC 9651. */
import { describe, expect, it } from 'vitest';
import { notesHeader } from '../../src/http/reply/notes-header.ts';

const header = (notes: readonly string[], stale: string | null = null) => notesHeader({ stale_reason: stale, notes })['wattle-notes'];

describe('the header of notes', () => {
  it('is a list of strings with the stale reason first, and is absent without notes', () => {
    expect(header([])).toBeUndefined();
    expect(header(['No value of "A" is stored.'], 'Stale.')).toBe('"Stale.", "No value of \\"A\\" is stored."');
  });

  it('contains characters outside ASCII as UTF-8 bytes', () => {
    const shown = header(['The publisher’s "own" 100 %']) ?? '';
    expect(shown).toBe('%"The publisher%e2%80%99s %22own%22 100 %25"');
    expect(decodeURIComponent(shown.slice(2, -1))).toBe('The publisher’s "own" 100 %');
  });

  it('is short enough for a header, and states where the other notes are', () => {
    const shown = header(Array.from({ length: 100 }, (_, i) => `${i} ${'long '.repeat(20)}`)) ?? '';
    expect(shown.length).toBeLessThan(3200);
    expect(shown).toMatch(/, "See meta\.notes of the JSON response for more\."$/);
  });
});
