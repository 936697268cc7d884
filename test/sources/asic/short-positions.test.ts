/** Reads short position reports in every layout. The values of TLX and DMP on 2026-04-21 are ASIC's (RR20260421-001-SSDailyYTD.csv). */
import { describe, expect, it } from 'vitest';
import { workbookFile } from '../../../sandbox/workbook-file.ts';
import type { Captured, StoredBefore } from '../../../src/core/capture.ts';
import { parseIsoDay } from '../../../src/core/period.ts';
import { parseShortPositions, shortPositionAsks } from '../../../src/sources/asic/short-positions.ts';
import { capture } from '../capture.ts';

const FOLDER = 'https://download.asic.gov.au/short-selling';
const WORKBOOK = workbookFile({ 'Table 1': [['Product', 'Product Code']] }).bytes;
const PERCENT = '% of Total Product in Issue Reported as Short Positions';
const yearly = (content: string | Uint8Array): Captured => capture(content, { url: `${FOLDER}/RR20260421-001-SSDailyYTD.csv` });
const daily = (content: string | Uint8Array): Captured => capture(content, { url: `${FOLDER}/RR20260421-001-SSDailyAggShortPos.csv` });
const figures = (file: Captured): Readonly<Record<string, number | null>> =>
  Object.fromEntries(
    parseShortPositions(file).series.flatMap((series) => series.observations.map((one) => [`${series.key} ${one.t}`, one.value])),
  );
const at = (key: string, day: string): string => `${key} ${parseIsoDay(day)}`;

describe('the report for a day', () => {
  const HEADER = `Product,Product Code,Reported Short Positions,Total Product in Issue,${PERCENT}`;

  it('has the day in its name', () => {
    const parsed = parseShortPositions(daily(`${HEADER}\r\n"INVENTED, LTD ORDINARY",IVT ,181029,524226804,.03453257\r\n`));
    expect(parsed.scope).toBe('points');
    expect(parsed.dimensions[0]?.values).toEqual([{ code: 'IVT', label: 'INVENTED, LTD ORDINARY' }]);
    expect(parsed.series.map((series) => [series.key, series.unit, series.observations.map((one) => [one.t, one.value])])).toEqual([
      ['IVT.SHORT', 'Shares', [[parseIsoDay('2026-04-21'), 181_029]]],
      ['IVT.ISSUE', 'Shares', [[parseIsoDay('2026-04-21'), 524_226_804]]],
      ['IVT.PERCENT', 'Per cent', [[parseIsoDay('2026-04-21'), 0.03453257]]],
    ]);
  });

  it('is refused if its URL does not state the day, with the next step', () => {
    const file = capture(`${HEADER}\nA LTD,IVT,1,1000,1.0\n`, { url: `${FOLDER}/` });
    expect(() => parseShortPositions(file)).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', at: { url: `${FOLDER}/` }, hint: expect.stringContaining('--url') }),
    );
  });

  it('is also read in UTF-16 with tabs', () => {
    const text = `\ufeff${HEADER.replaceAll(',', '\t')}\r\nINVENTED LTD\tIVT\t10\t1000\t1.0\r\n`;
    expect(figures(daily(Buffer.from(text, 'utf16le')))[at('IVT.PERCENT', '2026-04-21')]).toBe(1);
  });

  it.each([
    ['text in a column of numbers', `${HEADER}\nINVENTED LTD,IVT,many,1000,1.0\n`, 'PARSE_VALUE', { row: 2, value: 'many' }],
    ['a repeated product with other values', `${HEADER}\nA LTD,IVT,1,1000,1.0\nA LTD,IVT,1,1000,1.1\n`, 'DATA_DUPLICATE_KEY', { row: 3 }],
    ['a workbook', WORKBOOK, 'PARSE_LAYOUT', { row: 1 }],
    ['a row without a code', `${HEADER}\nA LTD,,1,1000,1.0\n`, 'PARSE_LAYOUT', { row: 2 }],
    ['a renamed column', `${HEADER.replace('Reported Short Positions,', 'Shorts,')}\nA LTD,IVT,1,1000,1.0\n`, 'PARSE_LAYOUT', {}],
    ['a page', '<html><body>Not found</body></html>', 'PARSE_LAYOUT', {}],
  ])('is refused with %s', (_, content, code, place) => {
    expect(() => parseShortPositions(daily(content))).toThrow(expect.objectContaining({ code, at: expect.objectContaining(place) }));
  });

  it('has a repeated product with equal values once, with a note, and reports both places of different ones', () => {
    const row = 'A LTD,IVT,1,1000,1.0';
    const twice = parseShortPositions(daily(`${HEADER}\n${row}\n${row}\n`));
    expect(twice.series).toEqual(parseShortPositions(daily(`${HEADER}\n${row}\n`)).series);
    expect(twice.notes).toEqual([
      {
        text: '3 figures appear twice with the same value, and are read once: IVT.SHORT 2026-04-21, IVT.ISSUE 2026-04-21, IVT.PERCENT 2026-04-21.',
        series: {},
      },
    ]);
    expect(() => parseShortPositions(daily(`${HEADER}\n${row}\nA LTD,IVT,2,1000,1.0\n`))).toThrow(
      'IVT.SHORT has two values for 2026-04-21: 1 (r2 Reported short positions) and 2 (r3 Reported short positions).',
    );
  });

  it('reports a skipped column', () => {
    const { leftOut } = parseShortPositions(daily(`${HEADER},Settlement date\nA LTD,IVT,1,1000,1.0,22/04/2026\n`));
    expect(leftOut).toEqual([{ what: 'columns', of: 'the daily reports', count: 1, examples: ['Settlement date'] }]);
  });

  it('is refused as a workbook if it is one', () => {
    expect(() => parseShortPositions(daily(WORKBOOK))).toThrow('Expected a CSV file, but received a workbook.');
  });

  it('may have footnotes, also with added separators, and footnote marks in headings', () => {
    const row = 'A LTD,IVT,1,1000,1.0';
    const plain = parseShortPositions(daily(`${HEADER}\n${row}\n`));
    const notes = ['(a) Figures are subject to revision.', 'Source: the agency,,,,'];
    const noted = parseShortPositions(daily(`${HEADER.replace('in Issue,', 'in Issue (a),')}\n${row}\n,,,,\n${notes.join('\n')}\n`));
    expect(noted.series).toEqual(plain.series);
    expect(noted.notes.map((note) => (typeof note === 'string' ? note : note.text)).join(' ')).toMatch(
      /subject to revision.*Source: the agency/,
    );
    expect(noted.leftOut).toEqual(plain.leftOut);
  });

  it('is refused if the last value may be incomplete, and the last cell of an incomplete row is omitted', () => {
    const rows = ['A LTD,AAA,1,1000,1.01', 'B LTD,BBB,2,1000,2.02', 'C LTD,CCC,3,1000,3.03'];
    const whole = `${HEADER}\n${rows.join('\n')}\nD LTD,DDD,4,1000,4.04`;
    expect(figures(daily(whole))[at('DDD.PERCENT', '2026-04-21')]).toBe(4.04);
    expect(() => parseShortPositions(daily(whole.slice(0, -1)))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', at: { row: 5, column: '5', value: '4.0' } }),
    );
    const broken = parseShortPositions(daily(`${HEADER}\n${rows.join('\n')}\nD LTD,DDD,4,10`));
    expect(broken.series.flatMap(({ key }) => (key.startsWith('DDD') ? [key] : []))).toEqual(['DDD.SHORT']);
    expect(() => parseShortPositions(daily(`${HEADER}\n${rows.join('\n')}\nD LTD,DDD,4,1000,`))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', at: { row: 5, column: '5', value: 'D LTD,DDD,4,1000,' } }),
    );
    expect(broken.notes).toEqual(['The file ends within row 5. The last cell, in column 4, may be cut off and is not read.']);
  });

  it('is refused if its name has no day', () => {
    const content = `${HEADER}\nA LTD,IVT,1,1000,1.0\n`;
    expect(() => parseShortPositions(capture(content, { url: `${FOLDER}/latest.csv` }))).toThrow('has no date');
  });
});

describe('the matrix for a year', () => {
  it('has each day twice from 2022, and a dash for no value', () => {
    const content = [
      ',Trade Date,21/04/2026,21/04/2026,9/04/2026,9/04/2026',
      `Product,Product Code,Reported Short Positions,${PERCENT},Reported Short Positions,${PERCENT}`,
      'TELIX PHARMACEUTICALS,TLX,54911260,16.19,-,-',
      "DOMINO'S PIZZA,DMP,14700765,15.54,1,0.00",
      '',
    ].join('\n');
    expect(figures(yearly(content))).toEqual({
      [at('TLX.SHORT', '2026-04-21')]: 54_911_260,
      [at('TLX.PERCENT', '2026-04-21')]: 16.19,
      [at('DMP.SHORT', '2026-04-09')]: 1,
      [at('DMP.SHORT', '2026-04-21')]: 14_700_765,
      [at('DMP.PERCENT', '2026-04-09')]: 0,
      [at('DMP.PERCENT', '2026-04-21')]: 15.54,
    });
  });

  it('is refused if a column among the values has values but no heading', () => {
    const content = [
      ',Trade Date,21/04/2026,,21/04/2026',
      `Product,Product Code,Reported Short Positions,,${PERCENT}`,
      'INVENTED LTD,IVT,100,7,0.10',
      '',
    ].join('\n');
    expect(() => figures(yearly(content))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', at: expect.objectContaining({ row: 3, column: '4', value: '7' }) }),
    );
  });

  it('has each day in two columns in 2010, 2011, 2014 and 2015, with the heading on four lines', () => {
    const content = [
      ',,Trade Date,,,',
      ',,31/12/2010,,30/12/2010,',
      `,,Reported Short Positions,${PERCENT},Reported Short Positions,${PERCENT}`,
      'Product, Product Code,,,,',
      'INVENTED LTD,IVT ,7561,0,,',
      'SECOND LTD,SEC ,,,626866,0.16',
      '',
    ].join('\r\n');
    expect(figures(yearly(content))).toEqual({
      [at('IVT.SHORT', '2010-12-31')]: 7561,
      [at('IVT.PERCENT', '2010-12-31')]: 0,
      [at('SEC.SHORT', '2010-12-30')]: 626_866,
      [at('SEC.PERCENT', '2010-12-30')]: 0.16,
    });
  });

  it('has UTF-16 with tabs and ISO days in 2012, 2013, 2016 and 2017', () => {
    const content = [
      '\t\tTrade Date\t\t\t',
      '\t\t2012-12-31\t\t2012-12-28\t',
      `\t\tReported Short Positions\t${PERCENT}\tReported Short Positions\t${PERCENT}`,
      'Product\tProduct Code\t\t\t\t',
      'INVENTED LTD\tIVT\t7,561\t0.5\t-\t-',
    ].join('\r\n');
    expect(figures(yearly(Buffer.from(`\ufeff${content}\r\n`, 'utf16le')))).toEqual({
      [at('IVT.SHORT', '2012-12-31')]: 7561,
      [at('IVT.PERCENT', '2012-12-31')]: 0.5,
    });
  });

  it.each([
    ['a day over four columns', ',,21/04/2026,,,\nProduct,Product Code,Reported Short Positions,X %,Reported Short Positions,X %\n'],
    [
      'values before the first day',
      `,,,,21/04/2026,\nProduct,Product Code,Reported Short Positions,${PERCENT},Reported Short Positions,${PERCENT}\n`,
    ],
  ])('is refused with %s', (_, content) => {
    expect(() => parseShortPositions(yearly(content))).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
  });
});

describe('the index', () => {
  const [index] = shortPositionAsks();
  const follow = (reports: unknown, stored: Partial<StoredBefore> = {}): readonly string[] =>
    (index?.follow?.(capture(JSON.stringify(reports), { url: index.url }), { periodEnd: null, now: 0, ...stored }) ?? []).map(
      (ask) => ask.id,
    );
  const days = Array.from({ length: 28 }, (_, i) => ({ date: 20260101 + i, version: '001' }));

  it('leads at first to ten single days, the year up to them and the previous year, without overlap', () => {
    const ids = follow([...days, { date: 20251231, version: '001' }, { date: 20251230, version: '001' }]);
    expect(ids.slice(0, 2)).toEqual(['year-20260118-001', 'year-20251231-001']);
    expect(ids.slice(2)).toEqual(Array.from({ length: 10 }, (_, i) => `day-${20260128 - i}-001`));
  });

  it('leads later to the last ten days, and to every day that is not stored', () => {
    expect(follow(days, { periodEnd: '2026-01-28' })).toHaveLength(10);
    expect(follow(days, { periodEnd: '2026-01-08' })).toHaveLength(20);
  });

  it('leads to the matrix again once a month, for its counts and not its rounded shares', () => {
    const two = [...days.map(({ date }) => ({ date: date + 100, version: '001' })), { date: 20260130, version: '002' }, ...days];
    const asks = (end: string) => follow(two, { periodEnd: end });
    expect(asks('2026-02-28').slice(0, 2)).toEqual(['counts-20260130-002', 'day-20260228-001']);
    expect(asks('2026-02-02').filter((id) => !id.startsWith('day-'))).toEqual(['counts-20260130-002']);
    const content = [
      ',Trade Date,30/01/2026,30/01/2026',
      `Product,Product Code,Reported Short Positions,${PERCENT}`,
      'INVENTED LTD,IVT,181030,0.03',
      '',
    ].join('\n');
    const again = capture(content, { url: `${FOLDER}/RR20260130-002-SSDailyYTD.csv`, askId: 'counts-20260130-002' });
    expect(figures(again)).toEqual({ [at('IVT.SHORT', '2026-01-30')]: 181_030 });
    expect(parseShortPositions(again).leftOut).toEqual([{ what: 'columns', of: 'the matrix of a year', count: 0, examples: [] }]);
  });

  it('has the latest version of the report for a day', () => {
    const ids = follow([
      { date: 20260102, version: '001' },
      { date: 20260102, version: '002' },
      { date: '20260101', version: '001' },
    ]);
    expect(ids).toEqual(['day-20260102-002', 'day-20260101-001']);
  });

  it.each([
    ['an empty list', []],
    ['no list', { error: 'no' }],
    ['an invalid day', [{ date: 20260231, version: '001' }]],
    ['no version', [{ date: 20260203 }]],
  ])('is refused with %s', (_, reports) => {
    expect(() => follow(reports)).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
  });
});
