import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { numberCell, publishedCell } from '../../src/formats/published-number.ts';
import { dayCell } from '../../src/formats/sheet-table.ts';
import { asRatio, ShownNumber, shownAs } from '../../src/formats/shown-number.ts';
import { type Cell, readWorkbook } from '../../src/formats/workbook.ts';

const FORMATS: readonly (readonly [format: string, as: ReturnType<typeof shownAs>])[] = [
  ['General', null],
  ['0.0', null],
  ['#,##0.00', null],
  ['#,##0_);[Red](#,##0)', null],
  ['"$"#,##0;\\-"$"#,##0', null],
  ['0.0"%"', null],
  ['0.0\\%', null],
  ['0.00E+00', null],
  ['[>=1000]#,##0;0.0', null],
  ['mmm-yyyy', 'a day'],
  ['[$-C09]d mmmm yyyy;@', 'a day'],
  ['d/mm/yyyy;@', 'a day'],
  ['0%', 'a percentage'],
  ['0.0%;[Red]-0.0%', 'a percentage'],
  ['#,##0,', 'thousands'],
  ['0.0,,"m"', 'thousands'],
];

const workbookWith = (value: number, format: string, bookType: 'xlsx' | 'biff8'): Cell | undefined => {
  const sheet = utils.aoa_to_sheet([['Figure'], [value]]);
  sheet['A2'].z = format;
  const book = { SheetNames: ['Data'], Sheets: { Data: sheet } };
  return readWorkbook(write(book, { type: 'buffer', bookType })).sheet('Data').rows[1]?.[0];
};

describe('a number with a different display format', () => {
  it.each(FORMATS)('%s is shown as %s', (format, as) => {
    expect(shownAs(format)).toBe(as);
    for (const type of ['xlsx', 'biff8'] as const) {
      expect(workbookWith(45_000, format, type)).toEqual(as === null ? 45_000 : new ShownNumber(45_000, as));
    }
  });

  it('is not a figure', () => {
    for (const [format, as] of FORMATS) {
      const cell = workbookWith(45_000, format, 'xlsx');
      if (as === null) {
        expect(publishedCell(cell, {})?.value).toBe(45_000);
        continue;
      }
      const refusal = expect.objectContaining({
        code: 'PARSE_VALUE',
        message: `A cell must be a plain number, but its format shows ${as}.`,
        at: { column: 'B', value: '45000' },
      });
      expect(() => publishedCell(cell, { column: 'B' })).toThrow(refusal);
      expect(() => numberCell(cell, { column: 'B' })).toThrow(refusal);
    }
  });

  it('is a date if days are read, and a ratio if ratios are', () => {
    expect(dayCell(workbookWith(45_000, 'mmm-yyyy', 'xlsx'), false, {})).toBe(19_431);
    expect(() => dayCell(workbookWith(45_000, '0%', 'xlsx'), false, {})).toThrow('is not a date');
    expect(asRatio(workbookWith(0.042, '0.0%', 'xlsx'))).toBe(0.042);
    expect(publishedCell(asRatio(workbookWith(0.042, '0.0%', 'biff8')), {})?.value).toBe(0.042);
    expect(() => publishedCell(asRatio(workbookWith(45_000, 'd-mmm-yy', 'xlsx')), {})).toThrow('shows a day');
  });
});
