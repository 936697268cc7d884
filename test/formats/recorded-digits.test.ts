/** In the recorded files, removing noise takes no digit from a value that an agency published with more than fifteen digits. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutNoise } from '../../src/core/decimal.ts';
import { readWorkbook } from '../../src/formats/workbook.ts';
import { recorded } from '../programs/needs.ts';

const UPSTREAM = path.resolve('..', 'shared', 'upstream');
const FILES = ['ato/income-by-postcode-and-sex-2013-14.xlsx', 'ato/taxstats2017individual01selecteditemsbyyear.xlsx'].flatMap((name) =>
  ['upstream', 'upstream-more'].map((folder) => path.join(UPSTREAM, '..', folder, name)).filter((file) => existsSync(file)),
);

/** Returns the numbers in a workbook that need more than fifteen digits. */
const longNumbers = (file: string): readonly number[] =>
  readWorkbook(readFileSync(file)).sheets.flatMap(({ rows }) =>
    rows.flatMap((row) => row.filter((cell): cell is number => typeof cell === 'number' && cell !== Number(cell.toPrecision(15)))),
  );

describe('figures with all the digits of a double', recorded('upstream', 'upstream-more'), () => {
  it.each(FILES.map((file) => [path.basename(file), file]))('of %s are unchanged', (_, file) => {
    const figures = longNumbers(file);
    expect(figures.length).toBeGreaterThan(30);
    expect(figures.filter((one) => withoutNoise(one) !== one)).toEqual([]);
  });
});

describe('figures of a table that contains calculations', recorded(path.join(UPSTREAM, 'abs')), () => {
  it('have no more digits than the agency gives them', () => {
    const [name] = readdirSync(path.join(UPSTREAM, 'abs')).filter((one) => one.startsWith('labour_force_by_state_tidy'));
    expect(name).toBeDefined();
    const cells = readFileSync(path.join(UPSTREAM, 'abs', String(name)), 'utf8').split(/[,\r\n]/);
    const numbers = cells.filter((cell) => /^-?\d+\.\d+$/.test(cell)).map(Number);
    expect(numbers.filter((one) => one !== Number(one.toPrecision(15))).length).toBeGreaterThan(3000);
    expect(numbers.map(withoutNoise).filter((one) => one !== Number(one.toPrecision(15)))).toEqual([]);
  });
});

it('rounding noise is removed, and digits that an agency published are kept', () => {
  expect([0.1 + 0.2, 1.1 * 3, 100 * 1.1].map(withoutNoise)).toEqual([0.3, 3.3, 110]);
  expect([1234.5678901234567, 0.12345678901234566].map(withoutNoise)).toEqual([1234.5678901234567, 0.12345678901234566]);
});
