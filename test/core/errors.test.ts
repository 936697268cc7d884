/** Checks the list of error codes and the error class. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedText, ERROR_CODES, type ErrorCode, formatAddress, listedNames, valuesInWords, WattleError } from '../../src/core/errors.ts';

const codes = Object.keys(ERROR_CODES) as ErrorCode[];

describe('the catalogue', () => {
  it('groups codes by who must act', () => {
    expect(codes.length).toBeGreaterThan(30);
    for (const code of codes) expect(code).toMatch(/^(REQ|AUTH|PAY|LIMIT|UP|PARSE|DATA|STORE|INGEST|HOOK|CONF)_[A-Z]+(_[A-Z]+)*$|^BUG$/);
  });

  it('uses only statuses that the API contract allows', () => {
    const allowed = new Set([400, 401, 403, 404, 405, 406, 409, 410, 413, 415, 417, 422, 429, 431, 500, 501, 503]);
    for (const code of codes) expect([code, allowed.has(ERROR_CODES[code].status)]).toEqual([code, true]);
  });

  it('uses 4xx only for errors of the caller', () => {
    for (const code of codes) {
      // `_UNAVAILABLE` means that an identity or payment provider does not respond, and LIMIT_BUSY that a node is busy with other callers.
      const callers = /^(REQ|AUTH|LIMIT|HOOK)_/.test(code) && !code.endsWith('_UNAVAILABLE') && code !== 'LIMIT_BUSY';
      expect([code, ERROR_CODES[code].status < 500]).toEqual([code, callers]);
    }
  });

  it('has one title for each code, without a full stop', () => {
    const titles = codes.map((code) => ERROR_CODES[code].title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.endsWith('.'))).toEqual([]);
  });
});

describe('WattleError', () => {
  it('derives status and retriability from its code', () => {
    const error = new WattleError('LIMIT_QUOTA', 'The quota of 500 calls is used up.', { retryAfterSeconds: 60 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'WattleError', status: 429, retriable: true, retryAfterSeconds: 60, faults: [] });
    expect(error.message).toBe('The quota of 500 calls is used up.');
  });

  it('contains location, hint, faults and cause', () => {
    const cause = new Error('socket hang up');
    const at = { url: 'https://data.api.abs.gov.au/rest/data/CPI', row: 12 };
    const faults = [{ parameter: 'limit', detail: 'limit is 1 to 1000.' }];
    const error = new WattleError('REQ_BAD_PARAMETER', 'limit is 1 to 1000.', { at, hint: 'Ask for less.', faults, cause });
    expect(error).toMatchObject({ at, hint: 'Ask for less.', faults, cause });
  });

  it('has no cause if none was given', () => {
    expect('cause' in new WattleError('BUG', 'Something.')).toBe(false);
  });
});

describe('text of external origin', () => {
  const MEBIBYTE = 1024 * 1024;
  const long = (unit: string): string => unit.repeat(Math.ceil(MEBIBYTE / unit.length));

  it('is shortened in every part of every error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }), (code, unit) => {
        const text = long(unit);
        const fault = { parameter: text, detail: text, allowed: Array<string>(1000).fill(text), did_you_mean: text };
        const at = { url: text, file: text, sheet: text, row: 3, column: text, value: text };
        const near = Array<string>(1000).fill(text);
        const error = new WattleError(code, text, { at, hint: text, near, dataset: text, faults: Array<typeof fault>(100).fill(fault) });
        expect(error.near).toHaveLength(20);
        expect(Math.max(...[...error.near, error.dataset ?? ''].map((one) => one.length))).toBeLessThanOrEqual(200);
        expect(error.message.length).toBeLessThanOrEqual(500);
        expect(error.stack?.length).toBeLessThan(5000);
        expect(error.hint?.length).toBeLessThanOrEqual(1000);
        expect(error.at?.row).toBe(3);
        for (const part of [error.at?.url, error.at?.file, error.at?.sheet, error.at?.column, error.at?.value])
          expect(part?.length).toBeLessThanOrEqual(200);
        expect(error.faults).toHaveLength(50);
        for (const { parameter, detail, allowed, did_you_mean } of error.faults.slice(0, 1)) {
          expect(Math.max(parameter.length, did_you_mean?.length ?? 0, ...(allowed ?? []).map((one) => one.length))).toBeLessThanOrEqual(
            200,
          );
          expect(detail.length).toBeLessThanOrEqual(500);
          expect(allowed).toHaveLength(200);
        }
      }),
      { numRuns: 2 * codes.length },
    );
  });

  it('is unchanged if it is short, and is never cut within a character', () => {
    expect(boundedText('a'.repeat(500))).toBe('a'.repeat(500));
    expect(boundedText('a'.repeat(501))).toBe(`${'a'.repeat(499)}…`);
    expect(boundedText('🦘'.repeat(300))).toBe(`${'🦘'.repeat(249)}…`);
  });

  it('is listed with the number of omitted items', () => {
    expect(listedNames([])).toBe('none');
    expect(listedNames(['Data', 'Notes'])).toBe('“Data”, “Notes”');
    expect(listedNames(Array<string>(200_000).fill('x'), 2)).toBe('“x”, “x” and 199,998 more');
    expect(listedNames([long('x')]).length).toBeLessThan(100);
  });
});

describe('formatAddress', () => {
  it('names known facts in reading order', () => {
    expect(
      formatAddress({ value: 'x', column: 'GCPIAG', row: 0, sheet: 'Data', file: 'g1.xlsx', url: 'https://www.rba.gov.au/g1.xlsx' }),
    ).toBe('https://www.rba.gov.au/g1.xlsx, g1.xlsx, sheet Data, row 0, column GCPIAG, value "x"');
    expect(formatAddress({})).toBe('');
  });

  it('shows an empty value, and shortens a long one', () => {
    expect(formatAddress({ value: '' })).toBe('value ""');
    expect(formatAddress({ value: 'a'.repeat(500) })).toHaveLength('value ""'.length + 80);
  });
});

describe('accepted values in words', () => {
  it('are all listed up to ten words, otherwise as many as fit, followed by the number of the others', () => {
    const letters = [...'abcdefghijkl'];
    expect(valuesInWords(letters.slice(0, 10))).toBe('a, b, c, d, e, f, g, h, i, j');
    expect(valuesInWords(letters.slice(0, 11))).toBe('a, b, c, d, e, f, g and 4 more');
    expect(valuesInWords(['one two  three', ...letters.slice(0, 7)])).toBe('one two  three, a, b, c, d, e, f, g');
    expect(valuesInWords(['one two  three', ...letters.slice(0, 8)])).toBe('one two  three, a, b, c, d and 4 more');
    expect(valuesInWords([])).toBe('');
  });
});

it('suggestions are names with commas, or addresses with "or", and are before the advice', () => {
  const hintOf = (near: readonly string[], hint?: string) =>
    new WattleError('REQ_NOT_FOUND', 'It is not known.', { near, ...(hint === undefined ? {} : { hint }) }).hint;
  expect(hintOf(['AU.CPI', 'AU.WPI'])).toBe('Did you mean AU.CPI, AU.WPI?');
  expect(hintOf(['/v1/series', '/v1/signals'], 'See /docs.')).toBe('Did you mean /v1/series or /v1/signals? See /docs.');
  expect(hintOf([], 'See /docs.')).toBe('See /docs.');
});
