import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { isoDay } from '../../src/core/period.ts';
import { numberCell, publishedCell } from '../../src/formats/published-number.ts';
import {
  addressOf,
  dayCell,
  digitsCell,
  findHeader,
  findPeriods,
  foldHeader,
  headerMatches,
  monthEnd,
  textCell,
} from '../../src/formats/sheet-table.ts';
import type { Cell, Sheet } from '../../src/formats/workbook.ts';

const sheet = (...rows: readonly (readonly Cell[])[]): Sheet => ({ name: 'Table 1', rows });
const DATES = { date1904: false, received: Date.parse('2026-11-20T03:00:00Z') };
const AT = { sheet: 'Table 1', row: 4, column: 'B' };

function failure(act: () => unknown): WattleError {
  try {
    act();
  } catch (error) {
    if (error instanceof WattleError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('headings', () => {
  it('folds line feeds, blanks of all kinds, dashes, quotation marks and raised letters', () => {
    expect(foldHeader(' Median3\u00a0taxable income 2016–17\n$ ')).toBe('median3 taxable income 2016-17 $');
    expect(foldHeader('Members’ benefits')).toBe("members' benefits");
    expect(foldHeader('Totalᶜ')).toBe('totalc');
  });

  it.each([
    ['Median3 taxable income\n2016–17 $', 'Median taxable income 2016-17 $'],
    ['Average taxable income2,5\n$', 'Average taxable income $'],
    ['Net profit (loss) after taxa', 'Net profit (loss) after tax'],
    ['Total assets*', 'Total assets'],
    ['Total capital (a)', 'Total capital'],
    ['Credit risk ', 'Credit risk'],
    ['Of which: \n Traded market risk', 'Of which: Traded market risk'],
    ['Sex4', 'Sex'],
  ])('%j is headed %j', (cell, label) => {
    expect(headerMatches(cell, label)).toBe(true);
  });

  it.each([
    ['2000-012', '2000-01'],
    ['Total capital ratio', 'Total capital'],
    ['Table 12', 'Table 1'],
    ['Total', 'Total assets'],
    ['Entity quarter end', 'Entity'],
    [46022, '46022'],
    [null, 'Sex'],
    ['', ''],
  ])('%j is not headed %j', (cell, label) => {
    expect(cell === '' ? headerMatches(null, label) : headerMatches(cell, label)).toBe(false);
  });

  it('does not change if folded again', () => {
    fc.assert(fc.property(fc.string(), (text) => foldHeader(foldHeader(text)) === foldHeader(text)));
  });
});

describe('the header row', () => {
  const TABLE = sheet(
    ['Table 1   Regulatory capital'],
    [null, null, '($ million)'],
    ['Entity', 'Total capital ratioa', 'Total capital base', 'Other'],
    ['Example Bank', 0.1, 2, 3],
  );

  it('is found in any row, with its columns by label', () => {
    const header = findHeader(TABLE, ['Total capital base', 'Entity', 'Total capital ratio'], { optional: ['Other', 'ABN'] });
    expect(header.row).toBe(2);
    expect([...header.columns]).toEqual([
      ['Total capital base', 2],
      ['Entity', 0],
      ['Total capital ratio', 1],
      ['Other', 3],
    ]);
  });

  it('prefers the exact heading to one with a footnote mark', () => {
    expect(findHeader(sheet(['Sex4', 'Sex']), ['Sex']).columns.get('Sex')).toBe(1);
  });

  it('accepts any of several spellings, and names the column by the first', () => {
    const header = findHeader(TABLE, [['Institution Name', 'Entity'], 'Total capital base'], { optional: [['x', 'y']] });
    expect([...header.columns]).toEqual([
      ['Institution Name', 0],
      ['Total capital base', 2],
    ]);
  });

  it('names the missing and the found columns', () => {
    const error = failure(() => findHeader(TABLE, ['Entity', 'ABN']));
    expect(error.code).toBe('PARSE_LAYOUT');
    expect(error.message).toContain('row 3 lacks “ABN”');
    expect(error.at).toEqual({ sheet: 'Table 1', row: 3, value: 'Entity | Total capital ratioa | Total capital base | Other' });
  });

  it('has a message for no match, and for a match beyond the searched rows', () => {
    expect(failure(() => findHeader(TABLE, ['Postcode'])).message).toBe('Sheet “Table 1” has no header row with “Postcode”.');
    expect(failure(() => findHeader(TABLE, ['Entity'], { within: 2 })).code).toBe('PARSE_LAYOUT');
    expect(failure(() => findHeader(sheet(), ['Entity'])).code).toBe('PARSE_LAYOUT');
  });

  it('refuses two columns with one label', () => {
    const error = failure(() => findHeader(sheet(['Entity', 'entity']), ['Entity']));
    expect(error.message).toBe('Two columns are headed “Entity”: columns A and B.');
    expect(error.at).toMatchObject({ sheet: 'Table 1', row: 1, column: 'B' });
  });
});

describe('periods in columns', () => {
  it('reads month names and date cells', () => {
    const words = findPeriods(sheet(['Key statistics'], [null, 'Sep 2004', 'Dec 2004', 'Mar 2005', 'June 2005']), DATES);
    expect(words.row).toBe(1);
    expect(words.columns.map(({ column, day }) => [column, isoDay(day)])).toEqual([
      [1, '2004-09-30'],
      [2, '2004-12-31'],
      [3, '2005-03-31'],
      [4, '2005-06-30'],
    ]);
    // 44286 is 2021-03-31, the first heading of APRA's Tab 4a of September 2024.
    const dates = findPeriods(sheet([null, null, 44286, 44377, 44469, 44561, 'Notes']), DATES);
    expect(dates.columns.map(({ day }) => isoDay(day))).toEqual(['2021-03-31', '2021-06-30', '2021-09-30', '2021-12-31']);
  });

  it('reads months with two digits of a year, and days in figures and in words', () => {
    const spellings = [
      ['Jul-22', 'Aug-22', 'Sep-22', 'Oct-22'],
      ['31/07/2022', '31/08/2022', '30/09/2022', '31/10/2022'],
      ['31 Jul 2022', '31 Aug 2022', '30 Sep 2022', '31 Oct 2022'],
      ['2022-07-31', '2022-08-31', '2022-09-30', '2022-10-31'],
    ];
    for (const headings of spellings) {
      const { columns } = findPeriods(sheet([null, ...headings]), DATES);
      expect(columns.map(({ day }) => isoDay(day))).toEqual(['2022-07-31', '2022-08-31', '2022-09-30', '2022-10-31']);
    }
    // The year is in the hundred years up to one year after receipt.
    const before = findPeriods(sheet([null, 'Oct-98', 'Nov-98', 'Dec-98', 'Jan-99']), DATES);
    expect(before.columns.map(({ day }) => isoDay(day))).toEqual(['1998-10-31', '1998-11-30', '1998-12-31', '1999-01-31']);
    // Unordered periods are not a row of periods.
    expect(failure(() => findPeriods(sheet([null, 'Jul-22', 'Aug-22', 'Sep-22', 'Oct-98']), DATES)).code).toBe('PARSE_LAYOUT');
  });

  it('lets a period cover several adjacent columns', () => {
    const { columns } = findPeriods(sheet([null, 'Sep 2004', 'Dec 2004', 'Dec 2004', 'Mar 2005']), DATES);
    expect(columns.map(({ day }) => isoDay(day))).toEqual(['2004-09-30', '2004-12-31', '2004-12-31', '2005-03-31']);
    expect(failure(() => findPeriods(sheet([null, 44286, 44286, 44286, 44286]), DATES)).code).toBe('PARSE_LAYOUT');
  });

  it('skips rows of figures, and refuses a blank heading between periods', () => {
    expect(failure(() => findPeriods(sheet(['Loans', 44286, 21000, 44469, 30000]), DATES)).code).toBe('PARSE_LAYOUT');
    const error = failure(() => findPeriods(sheet([null, 'Sep 2004', 'Dec 2004', 'Total', 'Mar 2005', 'Jun 2005']), DATES));
    expect(error.at).toEqual({ sheet: 'Table 1', row: 1, column: 'D', value: 'Total' });
  });

  it('recognises months by their names only, and the century of two digits from the date of the file', () => {
    expect(monthEnd('Dec-23')).toBeNull();
    expect(monthEnd('Dec-23', DATES.received)).toBe(monthEnd('December 2023'));
    expect(monthEnd('Feb 2024')).toBe(monthEnd('February-2024'));
    expect([monthEnd('Marble 2024'), monthEnd('2024'), monthEnd('Sep')]).toEqual([null, null, null]);
  });
});

describe('cells', () => {
  it('text has its blanks collapsed', () => {
    expect(textCell(' WA\u00a0 \n')).toBe('WA');
    expect(textCell(null)).toBe('');
    expect(textCell(800)).toBe('800');
  });

  it('numbers stay as shown, numeric texts count, absence marks are null', () => {
    expect(numberCell(740.3000000000001, AT)).toBe(740.3);
    expect(numberCell('1,234.5', AT)).toBe(1234.5);
    for (const cell of [null, undefined, '', ' ', 'na', 'N/A', '..', '-', '–']) expect(numberCell(cell, AT)).toBeNull();
  });

  it.each(['<20', 'about 5', '*', true, '#REF!', '1,23'])('%j is not a number', (cell) => {
    const error = failure(() => numberCell(cell, AT));
    expect(error.code).toBe('PARSE_VALUE');
    expect(error.at).toEqual({ ...AT, value: String(cell) });
  });

  it('a published value keeps its mark', () => {
    expect(publishedCell(5, AT)).toEqual({ value: 5, status: null, text: null });
    expect(publishedCell('*', AT)).toEqual({ value: null, status: 'suppressed', text: '*' });
    expect(publishedCell('na', AT)).toEqual({ value: null, status: 'not_available', text: 'na' });
    expect(publishedCell('<20', AT, /^<\d+$/)).toEqual({ value: null, status: 'suppressed', text: '<20' });
    expect(publishedCell(null, AT)).toBeNull();
    expect(failure(() => publishedCell('<20', AT)).code).toBe('PARSE_VALUE');
  });

  it('days are serial numbers or texts', () => {
    // 46022 is 2025-12-31, the period of APRA's publications of that quarter.
    expect(isoDay(dayCell(46022, false, AT))).toBe('2025-12-31');
    for (const text of ['31/12/2025', '2025-12-31', 'Dec 2025']) expect(isoDay(dayCell(text, false, AT))).toBe('2025-12-31');
    expect(isoDay(dayCell('Dec-25', false, AT, DATES.received))).toBe('2025-12-31');
    for (const cell of [12, 'soon', 'Dec-25', null, '31/02/2025']) expect(failure(() => dayCell(cell, false, AT)).code).toBe('PARSE_VALUE');
  });

  it('identifiers get their leading zeros back', () => {
    expect(digitsCell(63564045, 9, AT)).toBe('063564045');
    expect(digitsCell('48 123 123 124', 11, AT)).toBe('48123123124');
    expect(digitsCell(800, 4, AT)).toBe('0800');
    expect(digitsCell(' ', 11, AT)).toBeNull();
    for (const cell of [123456, 'ABN', 1.5, -1]) expect(failure(() => digitsCell(cell, 5, AT)).code).toBe('PARSE_VALUE');
  });

  it('have a location', () => {
    expect(addressOf(sheet(), 3, 27, 'x')).toEqual({ sheet: 'Table 1', row: 4, column: 'AB', value: 'x' });
  });
});
