/** Checks the generated companies register. Its check digits are correct, and its layout is the same as in the real file. */
import { describe, expect, it } from 'vitest';
import { abnOf, acnOf, Companies } from '../../bench/companies.ts';

describe('the synthetic companies register', () => {
  // Numbers that the agencies give as valid examples.
  it.each([
    [1, '000000019', '89000000019'],
    [408_561, '004085616', '53004085616'],
  ])('gives number %i its check digits', (number, acn, abn) => {
    expect(acnOf(number)).toBe(acn);
    expect(abnOf(acn)).toBe(abn);
  });

  it('has the requested number of rows, sorted by ACN, including former names', () => {
    const text = [...new Companies(5_000).file()].join('');
    const lines = text.split('\r\n');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(lines.pop()).toBe('');
    const rows = lines.slice(1).map((line) => line.split('\t'));
    expect(rows).toHaveLength(5_000);
    expect(rows.every((cells) => cells.length === 15)).toBe(true);
    const numbers = rows.map((cells) => cells[1] ?? '');
    expect(numbers).toEqual([...numbers].sort());
    const former = rows.filter((cells) => cells[11] !== 'Y').length / rows.length;
    expect(former).toBeGreaterThan(0.1);
    expect(former).toBeLessThan(0.14);
    expect(rows.filter((cells) => cells[11] !== 'Y').every((cells) => cells[13] !== '')).toBe(true);
  });

  it('is the same in every run, and differs between vintages', () => {
    const text = (vintage: number): string => [...new Companies(3_000, vintage).file()].join('');
    expect(text(1)).toBe(text(1));
    const [first, second] = [text(1).split('\r\n'), text(2).split('\r\n')];
    const changed = first.filter((line) => !second.includes(line)).length;
    expect(changed).toBeGreaterThan(0);
    expect(changed).toBeLessThan(30);
  });

  it('has the name of a company in its current row', () => {
    const companies = new Companies(1_000);
    const current = companies.lines(7).find((line) => line.split('\t')[11] === 'Y') ?? '';
    expect(companies.name(7)).toBe(current.split('\t')[0]);
    expect(current.split('\t')[1]).toBe(companies.acn(7));
  });
});
