/** Reads tables of facts, with one published value and its day in each row. */
import { describe, expect, it } from 'vitest';
import { isFactsTable, readFacts } from '../../src/formats/facts-table.ts';

const bytes = (...lines: string[]): Uint8Array => Buffer.from(`${lines.join('\n')}\n`, 'utf8');
const HEADER = 'series_id,title,unit,frequency,adjustment,period,value,published,published_basis,file_sha256';
const read = (...lines: string[]) => readFacts(bytes(...lines), 'facts.csv');
const one = (line: string, header = HEADER) => read(header, line)[0];
function refusal(...lines: string[]): unknown {
  try {
    read(...lines);
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
}

describe('a fact', () => {
  it('is read with every column of its row', () => {
    expect(
      one(
        'A84423050A,Unemployment rate ; Persons,Percent,M,Seasonally Adjusted,2020-08,6.8253812,2020-09-17,release_calendar,5ffef2bb588d9068',
      ),
    ).toEqual({
      seriesId: 'A84423050A',
      title: 'Unemployment rate ; Persons',
      unit: 'Percent',
      freq: 'M',
      adjustment: 'seasonally_adjusted',
      t: 2020 * 12 + 7,
      value: expect.anything(),
      published: '2020-09-17',
      basis: 'inferred',
      file: '5ffef2bb588d9068',
      at: 'r2',
    });
  });

  it('needs four columns, in any order and case, with blanks around cells ignored', () => {
    expect(one(' 2020-09-17 , 1 , 2020-08 , A ', ' Published , VALUE,Period,Series_ID')).toEqual({
      seriesId: 'A',
      title: '',
      unit: '',
      freq: 'M',
      adjustment: null,
      t: 2020 * 12 + 7,
      value: 1,
      published: '2020-09-17',
      basis: 'stated',
      file: '',
      at: 'r2',
    });
  });

  it.each([
    ['', 'stated'],
    ['stated', 'stated'],
    ['inferred', 'inferred'],
    ['release_calendar', 'inferred'],
    ['upper_bound', 'upper_bound'],
    ['commit_upper_bound', 'upper_bound'],
  ])('of the basis %j has its day %s', (basis, expected) => {
    expect(one(`A,,,,,2020,1,2020-09-17,${basis},`)?.basis).toBe(expected);
  });

  it.each([
    ['1', 1],
    ['-0.5', -0.5],
    ['1e3', 1000],
    ['2.5E-2', 0.025],
    ['0.30000000000000004', 0.3],
    ['', null],
  ])('of the value %j is %j', (text, value) => {
    const found = one(`A,,,,,2020,${text},2020-09-17,,`)?.value;
    expect(found === null || found === undefined ? found : Number(found)).toBe(value);
  });

  it('of a year is of a financial year if the table states this', () => {
    const freq = (stated: string, period: string) => one(`A,,,${stated},,${period},1,2020-09-17,,`)?.freq;
    expect([freq('FY', '2020'), freq('A', '2020'), freq('FY', '2020-Q1'), freq('', '2020')]).toEqual(['FY', 'A', 'Q', 'A']);
  });

  it('has the adjustment that the table names, and none for other words', () => {
    const adjustment = (text: string) => one(`A,,,,${text},2020,1,2020-09-17,,`)?.adjustment;
    expect(['Original', 'seasonally-adjusted', 'TREND', 'Other', ''].map(adjustment)).toEqual([
      'original',
      'seasonally_adjusted',
      'trend',
      null,
      null,
    ]);
  });
});

describe('rows', () => {
  it('that are blank, or of kind rounding, are skipped and counted in the row numbers', () => {
    const header = 'series_id,period,value,published,kind';
    const rows = read(header, 'A,2020,1,2020-09-17,', ' ,,, ,', 'B,2020,1,2020-09-17,rounding', 'C,2020,1,2020-09-17,other');
    expect(rows.map(({ seriesId, at }) => [seriesId, at])).toEqual([
      ['A', 'r2'],
      ['C', 'r5'],
    ]);
  });

  it.each([
    ['period', 'A,,,,,2020-13,1,2020-09-17,,', '“2020-13” is not a period such as 2024-Q1 or 2024-03.', '2020-13'],
    ['value', 'A,,,,,2020,x,2020-09-17,,', '“x” is not a number.', 'x'],
    ['value', 'A,,,,,2020,1.,2020-09-17,,', '“1.” is not a number.', '1.'],
    ['value', 'A,,,,,2020,0x10,2020-09-17,,', '“0x10” is not a number.', '0x10'],
    ['value', 'A,,,,,2020,1e,2020-09-17,,', '“1e” is not a number.', '1e'],
    ['published', 'A,,,,,2020,1,17/09/2020,,', '“17/09/2020” is not a date such as 2024-06-05.', '17/09/2020'],
    ['series_id', ',,,,,2020,1,2020-09-17,,', '“” is empty.', ''],
    ['published_basis', 'A,,,,,2020,1,2020-09-17,guess,', '“guess” is not one of stated, inferred, upper_bound.', 'guess'],
  ])('with another %s are refused', (column, line, message, value) => {
    expect(refusal(HEADER, line)).toMatchObject({ code: 'PARSE_VALUE', message, at: { file: 'facts.csv', row: 2, column, value } });
  });
});

describe('a header', () => {
  it('with a repeated column, a missing column or semicolons is refused', () => {
    const at = { file: 'facts.csv', row: 1 };
    expect(refusal(`${HEADER},Unit`, 'A')).toMatchObject({
      code: 'PARSE_LAYOUT',
      message: 'The column unit occurs twice.',
      at: { ...at, column: 'unit' },
    });
    expect(read('series_id,period,value,published,x,x', 'A,2020,1,2020-09-17,,')).toHaveLength(1);
    expect(refusal('series_id,period,title', 'A,2020,x')).toMatchObject({
      message: 'A table of facts needs the columns series_id, period, value, published. Missing: value, published.',
      at,
    });
    expect(refusal('series_id;period;value;published', 'A;2020;1;2020-09-17')).toMatchObject({
      message: 'The columns are separated by semicolons. Allowed: commas or tabs.',
      at,
    });
  });

  it('separates a table of facts from the files of agencies', () => {
    const is = (header: string, row = 'A,2020,1,2020-09-17') => isFactsTable(bytes(header, row));
    expect(is('series_id,period,value,published')).toBe(true);
    expect(is('"Series_ID" , "period","value","published"')).toBe(true);
    expect(is('series_id\tperiod\tvalue\tpublished', 'A\t2020\t1\t2020-09-17')).toBe(true);
    expect(is('series_id;period;value;published', 'A;2020;1;2020-09-17')).toBe(true);
    expect(is('series_id,period,value,title')).toBe(false);
    expect(is('period,value,published')).toBe(false);
    expect(isFactsTable(bytes('{"series_id,period,value,published": 1}'))).toBe(false);
    expect(isFactsTable(bytes('x'.repeat(4096), 'series_id,period,value,published'))).toBe(false);
  });
});
