/** ABN and ACN check digits, against published examples and register values. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acnInAbn, checkAbn, checkAcn, formatAbn, formatAcn } from '../../src/core/identifiers.ts';
import { recorded } from '../programs/needs.ts';

// https://abr.business.gov.au/Help/AbnFormat explains 51 824 753 556. 53 004 085 616 is the ABN of the company in ASIC's example.
const ABNS = ['51 824 753 556', '53 004 085 616'];
// From ASIC's page on the check digit: its list, and its worked example 004 085 616.
const ACNS = ['004 085 616', '000 000 019', '000 250 000', '000 500 005', '001 749 999', '002 499 998', '005 999 977', '010 749 961'];

describe('checkAbn', () => {
  it.each(ABNS)('%s is valid, with or without blanks', (text) => {
    const abn = text.replaceAll(' ', '');
    expect(checkAbn(text)).toMatchObject({ valid: true, abn, formatted: text });
    expect(checkAbn(abn)).toEqual(checkAbn(text));
    expect(checkAbn(`  ${text} `)).toEqual(checkAbn(text));
  });

  it.each([
    '51 824 753 55',
    '51 824 753 5566',
    '',
    'ABN',
    '5182475355A',
    '8.9E+10',
    '51.824753556',
    'ABNORMAL 51824753556',
    '５１８２４７５３５５６',
  ])('%j is malformed', (text) => {
    expect(checkAbn(text)).toEqual({ valid: false, fault: 'malformed', reason: 'An ABN has 11 digits.' });
  });

  it.each([
    'ABN 51824753556',
    'abn: 51-824-753-556',
    '51/824/753/556',
    "'51824753556",
    '(51) 824 753 556',
    '51824753556.0',
    '51–824–753–556',
  ])('%j is read as valid', (text) => {
    expect(checkAbn(text)).toMatchObject({ valid: true, abn: '51824753556', formatted: '51 824 753 556' });
  });

  it('returns the reason if the check digits are wrong', () => {
    expect(checkAbn('51 824 753 557')).toMatchObject({ valid: false, fault: 'checksum', reason: expect.stringContaining('check digits') });
    expect(checkAbn('00 000 000 000')).toMatchObject({ valid: false, fault: 'checksum', reason: expect.stringContaining('begin with 0') });
  });

  it('finds every single wrong digit', () => {
    for (const text of ABNS) {
      const abn = text.replaceAll(' ', '');
      for (let i = 0; i < 11; i += 1) {
        for (let digit = 0; digit <= 9; digit += 1) {
          if (abn[i] === String(digit)) continue;
          expect(checkAbn(abn.slice(0, i) + digit + abn.slice(i + 1)).valid).toBe(false);
        }
      }
    }
  });

  it('any nine digits can be completed with check digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (n) => {
        const rest = String(n).padStart(9, '0');
        const fitting = Array.from({ length: 90 }, (_, i) => `${i + 10}${rest}`).filter((abn) => checkAbn(abn).valid);
        expect(fitting.length).toBeGreaterThanOrEqual(1);
        expect(fitting.length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('checkAcn', () => {
  it.each(ACNS)('%s is valid, with or without blanks', (text) => {
    const acn = text.replaceAll(' ', '');
    expect(checkAcn(text)).toEqual({ valid: true, acn, formatted: text });
    expect(checkAcn(acn)).toEqual(checkAcn(text));
  });

  it('has exactly one check digit for any eight digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (n) => {
        const stem = String(n).padStart(8, '0');
        expect(Array.from({ length: 10 }, (_, digit) => checkAcn(`${stem}${digit}`)).filter((check) => check.valid)).toHaveLength(1);
      }),
    );
  });

  it('returns the reason for an invalid number', () => {
    expect(checkAcn('004 085 617')).toMatchObject({ valid: false, fault: 'checksum' });
    expect(checkAcn('4 085 616')).toEqual({ valid: false, fault: 'malformed', reason: 'An ACN has 9 digits.' });
    expect(checkAcn('004 085 616 0')).toMatchObject({ valid: false, fault: 'malformed' });
  });
});

describe('the ACN within an ABN', () => {
  it('exists for a company', () => {
    expect(acnInAbn('53 004 085 616')).toBe('004085616');
    expect(checkAbn('53004085616')).toMatchObject({ acn: '004085616' });
  });

  it('does not exist if the last nine digits are not an ACN', () => {
    expect(checkAbn('51824753556')).toMatchObject({ valid: true, acn: null });
  });
});

describe('formats', () => {
  it('are blocks of three from the right', () => {
    expect(formatAbn('51824753556')).toBe('51 824 753 556');
    expect(formatAcn('004085616')).toBe('004 085 616');
  });
});

const vectors = path.resolve('..', 'shared', 'upstream', 'abr', 'abn_acn_vectors.csv');

describe('recorded register values', recorded(vectors), () => {
  it('are accepted, and their altered copies refused', () => {
    const rows = readFileSync(vectors, 'utf8').trim().split(/\r?\n/).slice(1);
    expect(rows.length).toBeGreaterThan(60);
    for (const row of rows) {
      const [kind, number = '', valid] = row.split(',');
      const check = kind === 'abn' ? checkAbn(number) : checkAcn(number);
      expect([number, String(check.valid)]).toEqual([number, valid]);
    }
  });
});
