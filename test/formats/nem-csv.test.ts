/** Reads reports in the row format of the electricity market's data model. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import { marketInstant, type NemSection, readNemCsv, sectionOf } from '../../src/formats/nem-csv.ts';

/** First lines of the report of the interval that ended on 20 August 2025 at 18.10, as published, with fewer columns. */
const REPORT = [
  'C,NEMP.WORLD,DISPATCHIS,AEMO,PUBLIC,2025/08/20,18:05:13,0000000477155219,DISPATCHIS,0000000477155218',
  'I,DISPATCH,PRICE,5,SETTLEMENTDATE,RUNNO,REGIONID,INTERVENTION,RRP,LASTCHANGED,PRICE_STATUS',
  'D,DISPATCH,PRICE,5,"2025/08/20 18:10:00",1,NSW1,0,242.65268,"2025/08/20 18:05:07",FIRM',
  'D,DISPATCH,PRICE,5,"2025/08/20 18:10:00",1,QLD1,0,159.95',
  'I,DISPATCH,CASE_SOLUTION,2,SETTLEMENTDATE,SOLUTIONSTATUS',
  'D,DISPATCH,CASE_SOLUTION,2,"2025/08/20 18:10:00",1',
];
const file = (lines: readonly string[], count: number | null = lines.length + 1, end = '\r\n'): Buffer =>
  Buffer.from([...lines, ...(count === null ? [] : [`C,"END OF REPORT",${count}`])].join(end) + end);
const prices = (bytes: Uint8Array): NemSection => sectionOf(readNemCsv(bytes, ['DISPATCH.PRICE']), 'DISPATCH.PRICE');

function refusal(read: () => unknown): WattleError {
  try {
    read();
  } catch (error) {
    if (error instanceof WattleError) return error;
    throw error;
  }
  throw new Error('Nothing was refused');
}

describe('readNemCsv', () => {
  it('reads the requested tables, by the names of their columns', () => {
    const table = prices(file(REPORT));
    const [first] = table.rows;
    if (!first) throw new Error('No row');
    expect(table).toMatchObject({ name: 'DISPATCH.PRICE', version: 5 });
    expect(table.rows).toHaveLength(2);
    expect(table.code(first, 'REGIONID')).toBe('NSW1');
    expect(table.number(first, 'RRP')).toBe(242.65268);
    expect(table.instant(first, 'SETTLEMENTDATE')).toBe(Date.parse('2025-08-20T18:10:00+10:00'));
    expect(table.text(first, 'PRICE_STATUS')).toBe('FIRM');
  });

  it('reads a short row as one with empty cells', () => {
    const table = prices(file(REPORT));
    const second = table.rows[1];
    if (!second) throw new Error('No row');
    expect(table.number(second, 'RRP')).toBe(159.95);
    expect(table.text(second, 'PRICE_STATUS')).toBeNull();
    expect(refusal(() => table.code(second, 'PRICE_STATUS'))).toMatchObject({
      code: 'PARSE_VALUE',
      at: { row: 4, column: 'PRICE_STATUS' },
    });
  });

  it('ignores line ends, blank lines at the end, and a byte order mark', () => {
    const plain = prices(file(REPORT)).rows.map((row) => row.cells);
    expect(prices(file(REPORT, REPORT.length + 1, '\n')).rows.map((row) => row.cells)).toEqual(plain);
    const marked = Buffer.concat([Buffer.from('\ufeff'), file(REPORT), Buffer.from('\r\n')]);
    expect(prices(marked).rows.map((row) => row.cells)).toEqual(plain);
  });

  it('skips tables that were not requested, with any content', () => {
    const odd = [...REPORT, 'D,DISPATCH,CASE_SOLUTION,2,"open'];
    expect(prices(file(odd)).rows).toHaveLength(2);
  });

  it('prefers the highest version of a table with rows', () => {
    const head = 'C,NEMP.WORLD,DAILY,AEMO,PUBLIC,2026/05/15,04:05:04,1,,1';
    const two = ['I,DREGION,Unnamed: 2,2,SETTLEMENTDATE,REGIONID,RRP', 'D,DREGION,,2,2026/05/14 04:05:00,NSW1,1'];
    const three = ['I,DREGION,,3,SETTLEMENTDATE,RRP,REGIONID'];
    const read = (lines: readonly string[]): NemSection => sectionOf(readNemCsv(file([head, ...lines]), ['DREGION']), 'DREGION');
    expect(read([...two, ...three])).toMatchObject({ version: 2 });
    const both = read([...two, ...three, 'D,DREGION,,3,2026/05/14 04:05:00,75.47365,NSW1']);
    expect(both.version).toBe(3);
    expect(both.rows.map((row) => both.number(row, 'RRP'))).toEqual([75.47365]);
  });

  it.each([
    ['a page', Buffer.from('<html><body>Potential automated request detected</body></html>'), 'received a web page', 1],
    ['nothing', Buffer.alloc(0), 'The file is empty', 1],
    ['another table', Buffer.from('a,b\n1,2\n'), 'first line', 1],
    ['a file without its end', file(REPORT, null), 'cut short', 6],
    ['a file cut inside a row', file(REPORT).subarray(0, file(REPORT).indexOf('159.95') + 3), 'cut short', 4],
    ['fewer lines than stated', file(REPORT, 892), 'has 7 lines, but its footer gives 892', 7],
    ['more lines than stated', file(REPORT, 5), 'has 7 lines, but its footer gives 5', 7],
    ['lines after the end', Buffer.concat([file(REPORT), Buffer.from('D,DISPATCH,PRICE,5,x\r\n')]), 'Lines follow the end', 8],
    ['data without a header', file([REPORT[0] ?? '', REPORT[2] ?? '']), 'no header before it', 2],
    [
      'data of another table',
      file([...REPORT.slice(0, 2), 'D,DISPATCH,REGIONSUM,9,"2025/08/20 18:10:00"']),
      'does not match the header',
      3,
    ],
    ['a second header with other columns', file([...REPORT.slice(0, 3), 'I,DISPATCH,PRICE,5,RRP']), 'two headers', 4],
    ['a line of another kind', file([...REPORT, 'X,1']), 'not a comment, a header or data', 7],
    ['an open quote', file([...REPORT.slice(0, 2), 'D,DISPATCH,PRICE,5,"2025/08/20 18:10:00,1']), 'opened and not closed', 3],
    [
      'text after a closing quote',
      file([...REPORT.slice(0, 2), 'D,DISPATCH,PRICE,5,"2025/08/20" 18:10:00,1']),
      'follows the closing quote',
      3,
    ],
    ['a header without a version', file([REPORT[0] ?? '', 'I,DISPATCH,PRICE,x,RRP']), 'does not name the table and its version', 2],
  ])('refuses %s, with the location', (_, bytes, words, row) => {
    const error = refusal(() => readNemCsv(bytes, ['DISPATCH.PRICE']));
    expect(error.code).toBe('PARSE_LAYOUT');
    expect(error.message).toContain(words);
    expect(error.at?.row).toBe(row);
  });

  it('accepts a copy with filtered rows, and reports the number of missing ones', () => {
    const copy = REPORT.map((line) => line.replaceAll('"', ''));
    expect(readNemCsv(file(copy, 892), ['DISPATCH.PRICE']).missingLines).toBe(885);
    expect(readNemCsv(file(copy), ['DISPATCH.PRICE']).missingLines).toBe(0);
    expect(() => readNemCsv(file(copy, null), ['DISPATCH.PRICE'])).toThrow('cut short');
  });

  it('refuses bytes that are not text', () => {
    const bytes = file([...REPORT.slice(0, 2), 'D,DISPATCH,PRICE,5,"2025/08/20 18:10:00",1,NSW?']);
    bytes[bytes.indexOf('?')] = 0xff;
    expect(refusal(() => readNemCsv(bytes, ['DISPATCH.PRICE']))).toMatchObject({ code: 'PARSE_ENCODING', at: { row: 3 } });
  });

  it('names a missing column or table', () => {
    const table = prices(file(REPORT));
    const [row] = table.rows;
    if (!row) throw new Error('No row');
    expect(refusal(() => table.number(row, 'ROP'))).toMatchObject({ code: 'PARSE_LAYOUT', at: { row: 3, column: 'ROP' } });
    expect(refusal(() => sectionOf(readNemCsv(file(REPORT), ['DISPATCH.X']), 'DISPATCH.X'))).toMatchObject({ code: 'PARSE_LAYOUT' });
  });

  it.each(['n/a', '1.2.3', '1,5', '0x10', '--1', 'Infinity', 'NaN', ' 12 34'])('does not read %s as a number', (text) => {
    const table = prices(file([...REPORT.slice(0, 2), `D,DISPATCH,PRICE,5,"2025/08/20 18:10:00",1,NSW1,0,"${text}"`]));
    const [row] = table.rows;
    if (!row) throw new Error('No row');
    expect(refusal(() => table.number(row, 'RRP'))).toMatchObject({ code: 'PARSE_VALUE', at: { row: 3, column: 'RRP' } });
  });

  it('returns every cell of a written report', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', ',', '"', ' ', '.', '-'), maxLength: 6 });
    const quoted = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { maxLength: 20 }), (rows) => {
        const lines = rows.map((cells) => `D,A,B,1,${cells.map(quoted).join(',')}`);
        const bytes = file(['C,X,R', 'I,A,B,1,ONE,TWO,THREE', ...lines]);
        const read = sectionOf(readNemCsv(bytes, ['A.B']), 'A.B').rows.map((row) => row.cells.slice(4));
        expect(read).toEqual(rows);
      }),
    );
  });
});

describe('marketInstant', () => {
  it.each([
    ['2025/08/20 18:10:00', '2025-08-20T18:10:00+10:00'],
    ['2025-08-20T18:10:00', '2025-08-20T18:10:00+10:00'],
    ['2018/04/13 00:00:00.000', '2018-04-13T00:00:00+10:00'],
    ['2024/02/29', '2024-02-29T00:00:00+10:00'],
    // In daylight saving time, which the market does not use.
    ['2026/01/01 00:00:00', '2026-01-01T00:00:00+10:00'],
    ['2026/01/01 23:59:59', '2026-01-01T23:59:59+10:00'],
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
    ['2026-01-01T00:00:00+14:59', '2026-01-01T00:00:00+14:59'],
    ['2026-01-01T00:00:00-0930', '2026-01-01T00:00:00-09:30'],
  ])('%s', (text, instant) => {
    expect(marketInstant(text)).toBe(Date.parse(instant));
  });

  it.each([
    ...['2025/08/20 18:60:00', '2025/08/20 18:10:60', '2025/08/20 18:10:00+15:00', '2025/08/20 18:10:00+10:60'],
    '2025/02/29 00:00:00',
    '2025/08/20 24:00:00',
    '20/08/2025 18:10:00',
    '2025/08/20 18:10',
    'yesterday',
  ])('refused: %s', (text) => {
    expect(marketInstant(text)).toBeNull();
  });
});
