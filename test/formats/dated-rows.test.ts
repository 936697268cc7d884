/** Reads rows that begin with a date, among lines of words. */
import { describe, expect, it } from 'vitest';
import { datedRows, firstColumnOf, labelIn } from '../../src/formats/dated-rows.ts';
import { type PublishedDate, publishedDate } from '../../src/formats/published-date.ts';
import type { Cell } from '../../src/formats/workbook.ts';

const NOW = Date.parse('2026-11-20T00:00:00Z');
const dateOf = (cell: Cell | undefined): PublishedDate | null => (typeof cell === 'string' ? publishedDate(cell, NOW) : null);
const read = (table: readonly (readonly Cell[])[], from = 0) =>
  datedRows(table, from, dateOf, (index, value) => ({ row: index + 1, value }));
function refusal(...table: readonly (readonly Cell[])[]): unknown {
  try {
    read(table);
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
}

describe('rows', () => {
  it('are those with a date, from an index on, without padding', () => {
    expect(read([['1/1/1970'], ['2/1/1970', 5], [null], ['', ' '], ['3/1/1970']], 1)).toEqual({
      rows: [
        { index: 1, day: 1, date: expect.anything() },
        { index: 4, day: 2, date: expect.anything() },
      ],
      remarks: [],
    });
    expect(read([])).toEqual({ rows: [], remarks: [] });
  });

  it('may have lines of words above and below, which are noted', () => {
    const { rows, remarks } = read([['(a) A note'], ['In words', null, ''], ['1/1/1970', 1], ['Sources: ABS', ' RBA'], ['End']]);
    expect(rows.map(({ index }) => index)).toEqual([2]);
    expect(remarks).toEqual(['(a) A note', 'In words', 'Sources: ABS, RBA', 'End']);
  });

  it.each([
    ['a line of words between them', [['1/1/1970'], ['In words'], ['2/1/1970']], 2, 'In words'],
    ['a footnote between them', [['1/1/1970'], ['(a) A note'], ['2/1/1970']], 2, '(a) A note'],
    ['a number instead of a date', [['1/1/1970'], [7]], 2, '7'],
    ['words next to a value', [['1/1/1970'], ['In words', 7]], 2, 'In words'],
    ['a value without a date', [['1/1/1970'], [null, 7]], 2, ''],
  ] as const)('are refused with %s', (_what, table, row, value) => {
    expect(refusal(...table)).toMatchObject({
      code: 'PARSE_VALUE',
      message: 'A row below the row of labels does not begin with a date.',
      at: { row, value },
    });
  });

  it('of years with two digits run in one direction, up or down', () => {
    expect(read([['31-Jan-10'], ['28-Feb-10'], ['31-Mar-10']]).rows).toHaveLength(3);
    expect(read([['31-Mar-10'], ['28-Feb-10'], ['28-Feb-10'], ['31-Jan-10']]).rows).toHaveLength(4);
    expect(refusal(['31-Jan-10'], ['28-Feb-10'], ['31-Dec-09'])).toMatchObject({
      code: 'PARSE_VALUE',
      message: 'A date has a two-digit year, and the rows around it do not show the century.',
      at: { row: 3, value: '31-Dec-09' },
    });
    expect(read([['31/1/2010'], ['28/2/2010'], ['31/12/2009']]).rows).toHaveLength(3);
  });
});

describe('the first column', () => {
  it('is the first with text in any row', () => {
    expect(firstColumnOf([[null, '', 'a'], [], ['', 'b']])).toBe(1);
    expect(
      firstColumnOf([
        ['', 'b'],
        [null, '', 'a'],
      ]),
    ).toBe(1);
    expect(firstColumnOf([[0]])).toBe(0);
    expect([firstColumnOf([]), firstColumnOf([[null, ' ']])]).toEqual([0, 0]);
  });
});

it('a label is its word, without blanks, a colon after it, and case', () => {
  expect([' Unit\u00a0 of  Measure : ', 'Unit:', 'A: b', null, undefined, 7].map((cell) => labelIn(cell))).toEqual([
    'unit of measure',
    'unit',
    'a: b',
    '',
    '',
    '7',
  ]);
});
