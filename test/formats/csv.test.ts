import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { WattleError } from '../../src/core/errors.ts';
import {
  type CsvOptions,
  csvCell,
  encodeCsvRow,
  parseCsv,
  refuseBrokenOff,
  refuseCutFigure,
  streamCsv,
  withoutBrokenCell,
} from '../../src/formats/csv.ts';

/** The lead is longer than the part that a stream reads before its first row. The content after it is then parsed in chunks. */
const LEAD = Buffer.from('lead,1\r\n'.repeat(2100));
const LEAD_ROWS = 2100;

async function* chunksOf(input: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let at = 0; at < input.length; at += size) yield input.subarray(at, at + size);
}

async function streamed(input: Uint8Array, size: number, options?: CsvOptions): Promise<(readonly string[])[]> {
  const rows: (readonly string[])[] = [];
  for await (const row of streamCsv(chunksOf(input, size), options)) rows.push(row);
  return rows;
}

/** Returns the rows in the input after the lead. The lead arrives in one chunk, and the input in chunks of the given size. */
async function streamedBehindLead(input: Uint8Array, size: number, options?: CsvOptions): Promise<(readonly string[])[]> {
  async function* chunks(): AsyncIterable<Uint8Array> {
    yield LEAD;
    yield* chunksOf(input, size);
  }
  const rows: (readonly string[])[] = [];
  for await (const row of streamCsv(chunks(), options)) rows.push(row);
  return rows.slice(LEAD_ROWS);
}

/** Returns the error from a parse that must fail. */
function fault(read: () => unknown): unknown {
  try {
    read();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('parseCsv', () => {
  it('reads an RBA table: title line, padding, ragged rows and blank lines as published', () => {
    // The layout and values of table F5 as published in May 2026.
    const file =
      '\ufeffF5  INDICATOR LENDING RATES\r\n' +
      'Title,"Lending rates; Small business, variable",Housing\r\n' +
      '\r\n' +
      ',,\r\n' +
      'Series ID,FILRSBVRT,FILRHLBVS\r\n' +
      '31/01/1959,,5.00\r\n' +
      '28/02/1959,\r\n';
    expect(parseCsv(Buffer.from(file))).toEqual({
      rows: [
        ['F5  INDICATOR LENDING RATES'],
        ['Title', 'Lending rates; Small business, variable', 'Housing'],
        [''],
        ['', '', ''],
        ['Series ID', 'FILRSBVRT', 'FILRHLBVS'],
        ['31/01/1959', '', '5.00'],
        ['28/02/1959', ''],
      ],
      encoding: 'utf-8',
      delimiter: ',',
      isEnded: true,
    });
  });

  it('detects tabs, and keeps quotes as text in a register without quoting', () => {
    const register = 'Company Name\tACN\tType\n"THE" GROUP, LTD\t000000019\tAPTY\n"\t000000028\tAPTY\n';
    expect(parseCsv(register, { quotes: false })).toEqual({
      rows: [
        ['Company Name', 'ACN', 'Type'],
        ['"THE" GROUP, LTD', '000000019', 'APTY'],
        ['"', '000000028', 'APTY'],
      ],
      encoding: 'utf-8',
      delimiter: '\t',
      isEnded: true,
    });
  });

  it('reports a file that ends within a row, whose last number may be incomplete', () => {
    const cut = (text: string, columns = 3) => fault(() => refuseBrokenOff(parseCsv(text), columns));
    expect(cut('a,b,c\n1,2,3\n4,5')).toMatchObject({ code: 'PARSE_LAYOUT', at: { row: 3, value: '4,5' } });
    for (const whole of ['a,b,c\n1,2,3\n4,5\n', 'a,b,c\n1,2,3', 'a,b,c\n1,2,', 'a,b,c\n1,']) {
      expect(() => refuseBrokenOff(parseCsv(whole), 3)).not.toThrow();
    }
    expect(cut('a,b,c\n1,2,3', Number.POSITIVE_INFINITY)).toMatchObject({ code: 'PARSE_LAYOUT' });
  });

  it('reports a last row that may lack figures after its last separator', () => {
    const cut = (text: string) => fault(() => refuseCutFigure(parseCsv(text)));
    expect(cut('a,b,c\n1,2,3\n4,5,')).toMatchObject({ code: 'PARSE_LAYOUT', at: { row: 3, column: '3', value: '4,5,' } });
    expect(cut('a,b,c\n1,,3\n4,')).toMatchObject({ code: 'PARSE_LAYOUT', at: { row: 3, column: '2', value: '4,' } });
    expect(cut('a,b,c\n1,2,3\n4,5,\n6,7,\n8,9,')).toMatchObject({ code: 'PARSE_LAYOUT', at: { row: 5, column: '3', value: '8,9,' } });
    for (const whole of ['a,b,c\n1,2,3\n4,5,\n', 'a,b,c\n1,2,\n3,4,\n5,6,\n7,8,', 'a,b,c\n1,2,3\n,,', 'a,b,c\n1,2,3\n ']) {
      expect(() => refuseCutFigure(parseCsv(whole))).not.toThrow();
    }
  });

  it('omits the last cell of an incomplete row, and reports it', () => {
    expect(withoutBrokenCell(parseCsv('a,b,c\n1,2,3\n4,5'), 3)).toEqual({
      rows: [['a', 'b', 'c'], ['1', '2', '3'], ['4']],
      notes: ['The file ends within row 3. The last cell, in column 2, may be cut off and is not read.'],
    });
    for (const whole of ['a,b,c\n1,2,3\n4,5\n', 'a,b,c\n1,2,3']) {
      const table = parseCsv(whole);
      expect(withoutBrokenCell(table, 3)).toEqual({ rows: table.rows, notes: [] });
    }
  });

  it('reads short selling reports in UTF-16 with tabs', () => {
    const text = '\ufeffProduct\tProduct Code\t2012-01-03\r\n"1300 SMILES LTD ORDINARY"\tONT\t0.01\r\n';
    const { rows, encoding, delimiter } = parseCsv(Buffer.from(text, 'utf16le'));
    expect({ encoding, delimiter, rows: rows.length, cell: rows[1]?.[0] }).toEqual({
      encoding: 'utf-16le',
      delimiter: '\t',
      rows: 2,
      cell: '1300 SMILES LTD ORDINARY',
    });
  });

  it('uses a given delimiter', () => {
    expect(parseCsv('a\tb,c', { delimiter: ',' }).rows).toEqual([['a\tb', 'c']]);
    expect(parseCsv('a,b,c\td', { delimiter: '\t' }).rows).toEqual([['a,b,c', 'd']]);
  });

  it('reads quoted line ends, doubled quotes, quotes inside a cell and all three line ends', () => {
    expect(parseCsv('"a\r\nb","say ""x""",5" pipe\r"",\nlast').rows).toEqual([['a\r\nb', 'say "x"', '5" pipe'], ['', ''], ['last']]);
    expect(parseCsv('').rows).toEqual([]);
    expect(parseCsv('\n').rows).toEqual([['']]);
  });

  it.each([
    ['an unclosed quote', 'a,b\n1,2\n3,"4\n5,6\n', 'PARSE_LAYOUT', { row: 3, column: '2' }],
    ['text after a closing quote', 'a,b\n"1"x,2\n', 'PARSE_LAYOUT', { row: 2, column: '1' }],
    ['a page instead of data', '<!DOCTYPE html>\n<html><body>Access denied</body></html>', 'PARSE_LAYOUT', { row: 1 }],
    ['binary', 'a,b\n1,\0\n', 'PARSE_ENCODING', { row: 2, column: '2' }],
    ['binary inside quotes', 'a,b\n1,"\0"\n', 'PARSE_ENCODING', { row: 2, column: '2' }],
  ])('refuses %s with the location', async (_what, text, code, at) => {
    const expected = expect.objectContaining({ code, at: expect.objectContaining(at) });
    expect(fault(() => parseCsv(Buffer.from(text)))).toEqual(expected);
    await expect(streamed(Buffer.from(text), 3)).rejects.toEqual(expected);
  });

  it('refuses UTF-16 without its byte order mark', () => {
    const file = Buffer.from('Product\tCode\n', 'utf16le');
    expect(fault(() => parseCsv(file))).toMatchObject({ code: 'PARSE_ENCODING', at: { row: 1 } });
  });
});

describe('streamCsv', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '–', '😀', ',', '\t', '"', '\n', '\r', ' ', '1') });
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 8 });

  it('gives the same rows for any chunks', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.integer({ min: 1, max: 40 }), fc.boolean(), async (table, size, marked) => {
        const text = table.map(encodeCsvRow).join('');
        const input = Buffer.from((marked ? '\ufeff' : '') + text);
        expect(await streamed(input, size, { delimiter: ',' })).toEqual(parseCsv(input, { delimiter: ',' }).rows);
        expect(await streamedBehindLead(Buffer.from(text), size)).toEqual(parseCsv(text, { delimiter: ',' }).rows);
      }),
    );
  });

  it('agrees with parseCsv on unencoded text, faults included', async () => {
    const outcome = async (read: () => unknown): Promise<unknown> => {
      try {
        return await read();
      } catch (error) {
        return error instanceof WattleError ? [error.code, error.message, error.at?.column] : error;
      }
    };
    await fc.assert(
      fc.asyncProperty(cell, fc.integer({ min: 1, max: 5 }), fc.boolean(), async (text, size, quotes) => {
        const input = Buffer.from(text);
        const whole = await outcome(() => parseCsv(input, { delimiter: ',', quotes }).rows);
        expect(await outcome(() => streamed(input, size, { delimiter: ',', quotes }))).toEqual(whole);
        expect(await outcome(() => streamedBehindLead(input, size, { quotes }))).toEqual(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('gives rows while the rest is still to come', async () => {
    let produced = 0;
    async function* endless(): AsyncIterable<Uint8Array> {
      for (;;) {
        produced++;
        yield Buffer.from(`${produced},value of row ${produced}\r\n`.repeat(1000));
      }
    }
    let read = 0;
    for await (const row of streamCsv(endless())) {
      expect(row).toHaveLength(2);
      if (++read === 5000) break;
    }
    expect(produced).toBeLessThan(10);
  });

  it('finds the delimiter in the first lines, in any chunks', async () => {
    const input = Buffer.from('REGISTER_NAME\tBD_ORG_NAME\nBanned\tA, B, C AND D\n');
    expect(await streamed(input, 1)).toEqual([
      ['REGISTER_NAME', 'BD_ORG_NAME'],
      ['Banned', 'A, B, C AND D'],
    ]);
  });

  it('gives up on an unclosed quote before it has the whole file in memory', async () => {
    let produced = 0;
    async function* unclosed(): AsyncIterable<Uint8Array> {
      yield Buffer.from('a,b\n1,"');
      for (; produced < 1000; produced++) yield Buffer.alloc(1024 * 1024, 'x\n');
    }
    const read = async (): Promise<void> => {
      for await (const row of streamCsv(unclosed())) expect(row).toEqual(['a', 'b']);
    };
    await expect(read()).rejects.toMatchObject({ code: 'PARSE_LAYOUT', at: { row: 2 } });
    expect(produced).toBeLessThan(10);
  });

  it('names the row with the encoding fault', async () => {
    const input = Buffer.concat([Buffer.from('a,b\n'.repeat(6000)), Buffer.from('é,1\n'), Buffer.from('caf\xe9,2\n', 'latin1')]);
    await expect(streamed(input, 4096)).rejects.toMatchObject({ code: 'PARSE_ENCODING', at: { row: expect.any(Number) } });
  });
});

describe('a cell that is longer than a workbook allows', () => {
  it.each([
    ['plain', 'a'.repeat(32_768)],
    ['quoted', `"${'a'.repeat(32_768)}"`],
  ])('is refused with its row: %s', (_, cell) => {
    expect(() => parseCsv(`x,y\n1,${cell}\n`)).toThrowError(
      expect.objectContaining({ code: 'PARSE_LAYOUT', at: expect.objectContaining({ row: 2, column: '2' }) }),
    );
    expect(parseCsv(`x,y\n1,${'a'.repeat(32_767)}\n`).rows[1]?.[1]).toHaveLength(32_767);
  });
});

describe('writing', () => {
  it('writes cells unchanged and quotes only if needed', () => {
    expect(encodeCsvRow(['a', 1.5, true, null, undefined, 'x,y', 'say "x"', 'two\nlines'])).toBe(
      'a,1.5,true,,,"x,y","say ""x""","two\nlines"\r\n',
    );
    expect(csvCell(0.1 + 0.2)).toBe('0.30000000000000004');
  });

  it('is read back by parseCsv', () => {
    const table = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }));
    fc.assert(
      fc.property(table, (rows) => {
        fc.pre(!rows.flat().some((cell) => cell.includes('\0')));
        fc.pre(!/^\s*</.test(rows[0]?.[0] ?? ''));
        expect(parseCsv(rows.map(encodeCsvRow).join(''), { delimiter: ',' }).rows).toEqual(rows);
      }),
    );
  });

  it('is read correctly by another parser', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
        const text = rows.map(encodeCsvRow).join('');
        expect(Papa.parse(text, { delimiter: ',', newline: '\r\n', skipEmptyLines: false }).data.slice(0, -1)).toEqual(rows);
      }),
    );
  });
});
