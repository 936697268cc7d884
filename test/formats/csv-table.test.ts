/** Reads CSV files with dimensions in the first columns of a row and a value in each other column. */
import { describe, expect, it } from 'vitest';
import { parsePeriod } from '../../src/core/period.ts';
import { type FileLayout, headerColumns, parseTable } from '../../src/formats/csv-table.ts';

const LAYOUT: FileLayout = {
  dimensions: [
    { id: 'CATEGORY', column: 'mort', labelColumn: 'geography' },
    { id: 'SEX', column: 'SEX', label: (code) => (code === 'M' ? 'Males' : code) },
  ],
  measureDimension: { id: 'MEASURE', label: 'Measure' },
  measures: [
    { code: 'D', column: 'deaths', label: 'Deaths', unit: 'Number' },
    { code: 'P', column: 'population', label: 'Population', unit: 'Persons' },
  ],
  period: { columns: ['YEAR'], read: ([year = '']) => parsePeriod(year), leftOut: /^\d{4}-\d{4}$/ },
};
const HEADER = 'mort,geography,YEAR,SEX,deaths,population';
const parse = (...lines: string[]) => parseTable(Buffer.from(`${lines.join('\n')}\n`), LAYOUT);
function refusal(...lines: string[]): unknown {
  try {
    parse(...lines);
  } catch (error) {
    return error;
  }
  throw new Error('nothing was refused');
}
const observation = (t: number, value: number | null, at: string, rest: object = {}) => ({
  t,
  value,
  status: null,
  text: null,
  at,
  ...rest,
});

describe('a file', () => {
  it('gives a series for each place and column of figures, in the order of time', () => {
    expect(parse(HEADER, 'R1,Major cities,2023,M,"61,437","9,573,595"', 'R1,Major cities,2022,M,60000,np', 'R2,,2023,F,<5,12')).toEqual({
      dimensions: [
        {
          id: 'CATEGORY',
          label: 'geography',
          values: [
            { code: 'R1', label: 'Major cities' },
            { code: 'R2', label: 'R2' },
          ],
        },
        {
          id: 'SEX',
          label: 'SEX',
          values: [
            { code: 'M', label: 'Males' },
            { code: 'F', label: 'F' },
          ],
        },
        {
          id: 'MEASURE',
          label: 'Measure',
          values: [
            { code: 'D', label: 'Deaths' },
            { code: 'P', label: 'Population' },
          ],
        },
      ],
      series: [
        ['R1.M.D', 'Number', [observation(2022, 60_000, 'r3 deaths'), observation(2023, 61_437, 'r2 deaths')]],
        [
          'R1.M.P',
          'Persons',
          [observation(2022, null, 'r3 population', { status: 'suppressed', text: 'np' }), observation(2023, 9_573_595, 'r2 population')],
        ],
        ['R2.F.D', 'Number', [observation(2023, null, 'r4 deaths', { status: 'suppressed', text: '<5' })]],
        ['R2.F.P', 'Persons', [observation(2023, 12, 'r4 population')]],
      ].map(([key, unit, observations]) => ({
        key,
        freq: 'A',
        unit,
        multiplier: 0,
        decimals: null,
        adjustment: null,
        title: null,
        basePeriod: null,
        observations,
      })),
      publishedOn: null,
      scope: 'whole',
      notes: [],
      leftOut: [],
    });
  });

  it('may have lines of words above and below, blank lines, columns and rows that are skipped', () => {
    const { series, notes, leftOut } = parse(
      'Deaths in Australia,,,,,,',
      '',
      `${HEADER},extra`,
      'R1,Cities,2023,M,1,2,x',
      ' ,,,,,,',
      'R1,Cities,2019-2023,M,5,6,x',
      'R1,Cities,2022,M,,,x',
      'Notes: made up,,,,,,',
    );
    expect(series.map(({ key, observations }) => [key, observations.map(({ t }) => t)])).toEqual([
      ['R1.M.D', [2023]],
      ['R1.M.P', [2023]],
    ]);
    expect(notes).toEqual([
      { code: 'quoted_line', text: 'A line next to the figures reads: Deaths in Australia' },
      { code: 'quoted_line', text: 'A line next to the figures reads: Notes: made up' },
      'Skipped 1 rows that cover several years together.',
    ]);
    expect(leftOut).toEqual([
      { what: 'columns', count: 1, examples: ['extra'] },
      { what: 'rows', count: 1, examples: ['2019-2023'] },
    ]);
  });

  it('keeps a blank next to a figure as a figure that is not published', () => {
    expect(parse(HEADER, 'R1,Cities,2023,M,1,').series[1]?.observations).toEqual([observation(2023, null, 'r2 population')]);
  });

  it.each([
    [
      'an incomplete row',
      'R1,Cities,2023,M,1',
      'PARSE_LAYOUT',
      'A row has 5 cells where the header has 6.',
      { row: 2, value: 'R1,Cities,2023,M,1' },
    ],
    [
      'a row without a place',
      ',Cities,2023,M,1,2',
      'PARSE_VALUE',
      'The cell with the subject of the row is empty.',
      { row: 2, column: 'mort' },
    ],
    [
      'another period',
      'R1,Cities,23,M,1,2',
      'PARSE_VALUE',
      'The row has no period in the expected form.',
      { row: 2, column: 'YEAR', value: '23' },
    ],
    ['text instead of a value', 'R1,Cities,2023,M,x1,2', 'PARSE_VALUE', expect.any(String), { row: 2, column: 'deaths' }],
  ])('with %s is refused', (_what, line, code, message, at) => {
    expect(refusal(HEADER, line, 'R1,Cities,2024,M,1,2')).toMatchObject({ code, message, at });
  });
});

describe('headings', () => {
  it('are found despite case, blanks, underscores and footnote marks', () => {
    expect([...headerColumns(['A b', 'C_d', 'E(a)'], ['a_B', 'c D', 'e'])]).toEqual([
      ['a_B', 0],
      ['c D', 1],
      ['e', 2],
    ]);
    expect(headerColumns(['E(a)', 'E'], ['E']).get('E')).toBe(1);
  });

  it('that are missing or repeated are refused with the header', () => {
    const at = (row: number) => expect.objectContaining({ code: 'PARSE_LAYOUT', at: { row, column: 'x' } });
    expect(() => headerColumns(['a', 'b'], ['x'], 3)).toThrow('Missing column “x”. The header is a, b.');
    expect(() => headerColumns(['x', 'X'], ['x'])).toThrow('There is more than one column “x”. The header is x, X.');
    expect(() => headerColumns(['a'], ['x'])).toThrowError(at(1));
    expect(() => headerColumns(['a'], ['x'], 3)).toThrowError(at(3));
    expect(refusal('Title of it,,,,,', HEADER.replace('YEAR', 'PERIOD'), 'R1,Cities,2023,M,1,2')).toMatchObject({
      at: { row: 2, column: 'YEAR' },
    });
  });
});
