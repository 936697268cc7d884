/** Inputs from public reports that once failed. For each, the table names a test that covers all inputs of the same kind. */
import { existsSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { expect, it } from 'vitest';

interface Reported {
  readonly input: string;
  readonly right: string;
  readonly file: string;
  readonly test: string;
}
const table = readFileSync(new URL('reported-inputs.csv', import.meta.url), 'utf8');
const { data: rows } = Papa.parse<Reported>(table, { header: true, skipEmptyLines: true });

it('the table has each of the 23 inputs once', () => {
  expect(rows).toHaveLength(23);
  expect(new Set(rows.map(({ input }) => input)).size).toBe(rows.length);
});

it.each(rows)('$input: $right', ({ file, test }) => {
  expect([file, existsSync(file)]).toEqual([file, true]);
  expect(test).not.toBe('');
  expect(readFileSync(file, 'utf8')).toContain(`'${test}'`);
});
