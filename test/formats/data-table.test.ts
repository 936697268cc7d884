import { expect, it } from 'vitest';
import { dataNumber, parseDataTable, readDataTable } from '../../src/formats/data-table.ts';

const COLUMNS = ['unit', 'region', 'fuel'] as const;
const parse = (...lines: string[]) => parseDataTable(`${lines.join('\n')}\n`, 'units.csv', COLUMNS, { optional: ['fuel'], key: ['unit'] });

it('reads columns by name, in any order', () => {
  expect(parse('fuel,unit,region', 'wind,A1,NSW1', ',"B, 2",SA1')).toEqual([
    { fuel: 'wind', unit: 'A1', region: 'NSW1' },
    { fuel: '', unit: 'B, 2', region: 'SA1' },
  ]);
});

it.each([
  ['a missing column', ['unit,region', 'A1,NSW1'], /row 1: missing columns: fuel/],
  ['an unknown column', ['unit,region,fuel,age', 'A1,NSW1,wind,3'], /row 1: unknown columns: age/],
  ['a short row', ['unit,region,fuel', 'A1,NSW1,wind', 'B1,NSW1'], /row 3: 2 cells, but the header has 3/],
  ['an empty required cell', ['unit,region,fuel', 'A1,,wind'], /row 2: region is empty/],
  ['a repeated key', ['unit,region,fuel', 'A1,NSW1,wind', 'A1,SA1,gas'], /row 3: repeats unit A1/],
])('refuses %s, with its row', (_, lines, message) => {
  expect(() => parse(...lines)).toThrow(message);
});

it('reads decimals and nothing else as numbers', () => {
  expect([dataNumber('x.csv', '-12.5'), dataNumber('x.csv', '0')]).toEqual([-12.5, 0]);
  for (const text of ['', '1e3', '1,000', ' 1', '.5', '0x1']) expect(() => dataNumber('x.csv', text)).toThrow(/x\.csv/);
});

it('finds the files that ship with the program', () => {
  expect(readDataTable('nem-units.csv', ['unit', 'region', 'fuel', 'as_at'], { key: ['unit'] }).length).toBeGreaterThan(500);
});
