/** The error catalogue and the class that carries it. */
import { describe, expect, it } from 'vitest';
import { ERROR_CODES, type ErrorCode, formatAddress, WattleError } from '../../src/core/errors.ts';

const codes = Object.keys(ERROR_CODES) as ErrorCode[];

describe('the catalogue', () => {
  it('groups codes by who must act', () => {
    expect(codes.length).toBeGreaterThan(30);
    for (const code of codes) expect(code).toMatch(/^(REQ|AUTH|PAY|LIMIT|UP|PARSE|DATA|STORE|INGEST|HOOK|CONF)_[A-Z]+(_[A-Z]+)*$|^BUG$/);
  });

  it('answers with statuses of the contract only', () => {
    const allowed = new Set([400, 401, 403, 404, 405, 406, 409, 410, 413, 415, 422, 429, 431, 500, 501, 503]);
    for (const code of codes) expect([code, allowed.has(ERROR_CODES[code].status)]).toEqual([code, true]);
  });

  it('blames the caller with 4xx and nobody else', () => {
    for (const code of codes) {
      // Of these, `_UNAVAILABLE` is an identity or payment provider that does not answer.
      const callers = /^(REQ|AUTH|LIMIT|HOOK)_/.test(code) && !code.endsWith('_UNAVAILABLE');
      expect([code, ERROR_CODES[code].status < 500]).toEqual([code, callers]);
    }
  });

  it('has one title per code, without a full stop', () => {
    const titles = codes.map((code) => ERROR_CODES[code].title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.endsWith('.'))).toEqual([]);
  });
});

describe('WattleError', () => {
  it('takes status and retriability from its code', () => {
    const error = new WattleError('LIMIT_QUOTA', 'The quota of 500 calls is used up.', { retryAfterSeconds: 60 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'WattleError', status: 429, retriable: true, retryAfterSeconds: 60, faults: [] });
    expect(error.message).toBe('The quota of 500 calls is used up.');
  });

  it('carries address, hint, faults and cause', () => {
    const cause = new Error('socket hang up');
    const at = { url: 'https://data.api.abs.gov.au/rest/data/CPI', row: 12 };
    const faults = [{ parameter: 'limit', detail: 'limit is 1 to 1000.' }];
    const error = new WattleError('REQ_BAD_PARAMETER', 'limit is 1 to 1000.', { at, hint: 'Ask for less.', faults, cause });
    expect(error).toMatchObject({ at, hint: 'Ask for less.', faults, cause });
  });

  it('has no cause where none was given', () => {
    expect('cause' in new WattleError('BUG', 'Something.')).toBe(false);
  });
});

describe('formatAddress', () => {
  it('names what is known, in reading order', () => {
    expect(
      formatAddress({ value: 'x', column: 'GCPIAG', row: 0, sheet: 'Data', file: 'g1.xlsx', url: 'https://www.rba.gov.au/g1.xlsx' }),
    ).toBe('https://www.rba.gov.au/g1.xlsx, g1.xlsx, sheet Data, row 0, column GCPIAG, value "x"');
    expect(formatAddress({})).toBe('');
  });

  it('shows an empty value, and cuts a long one', () => {
    expect(formatAddress({ value: '' })).toBe('value ""');
    expect(formatAddress({ value: 'a'.repeat(500) })).toHaveLength('value ""'.length + 80);
  });
});
