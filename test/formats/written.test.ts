/** Writes Parquet files and workbooks, and reads them again with other code. */
import { read, utils } from '@e965/xlsx';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { ByteWriter } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import { longWorkbook } from '../../src/formats/written/long-workbook.ts';
import { type ParquetField, ParquetPieces, parquetBytes } from '../../src/formats/written/parquet.ts';
import { type WrittenCell, workbookBytes } from '../../src/formats/written/workbook.ts';

const FIELDS: readonly ParquetField[] = [
  { name: 'name', type: 'text' },
  { name: 'value', type: 'number' },
  { name: 'count', type: 'whole' },
  { name: 'final', type: 'truth' },
  { name: 'day', type: 'day' },
  { name: 'at', type: 'instant' },
];
const arrayBufferOf = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer;

describe('a Parquet file', () => {
  const columns = [
    ['a', null],
    [1.5, null],
    [7, null],
    [false, null],
    [20_000, null],
    [1_700_000_000_123, null],
  ];

  it('has the types of its fields, nulls, metadata and its creator', async () => {
    const file = arrayBufferOf(await parquetBytes(FIELDS, columns, { source: 'ABS', licence: 'CC BY 4.0' }));
    const { schema, num_rows: rows, key_value_metadata: pairs, created_by: maker } = parquetMetadata(file);
    expect(schema.slice(1).map(({ name, type, repetition_type: repetition }) => [name, type, repetition])).toEqual([
      ['name', 'BYTE_ARRAY', 'OPTIONAL'],
      ['value', 'DOUBLE', 'OPTIONAL'],
      ['count', 'INT32', 'OPTIONAL'],
      ['final', 'BOOLEAN', 'OPTIONAL'],
      ['day', 'INT32', 'OPTIONAL'],
      ['at', 'INT64', 'OPTIONAL'],
    ]);
    expect([schema[1]?.converted_type, schema[5]?.converted_type, schema[0]?.num_children]).toEqual(['UTF8', 'DATE', 6]);
    expect(schema[6]?.logical_type).toMatchObject({ type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MILLIS' });
    expect([Number(rows), maker]).toEqual([2, 'wattle']);
    expect(pairs).toEqual([
      { key: 'source', value: 'ABS' },
      { key: 'licence', value: 'CC BY 4.0' },
    ]);
    expect(await parquetReadObjects({ file })).toEqual([
      { name: 'a', value: 1.5, count: 7, final: false, day: new Date(20_000 * 86_400_000), at: new Date(1_700_000_000_123) },
      { name: null, value: null, count: null, final: null, day: null, at: null },
    ]);
  });

  it('is divided into groups of 100,000 rows', async () => {
    const groupsOf = async (rows: number) => {
      const file = await parquetBytes([{ name: 'n', type: 'whole' }], [Array.from({ length: rows }, (_, i) => i)], {});
      return parquetMetadata(arrayBufferOf(file)).row_groups.map(({ num_rows: count }) => Number(count));
    };
    expect(await groupsOf(100_000)).toEqual([100_000]);
    expect(await groupsOf(100_001)).toEqual([100_000, 1]);
  });

  it('may be written in pieces', async () => {
    const writer = new ByteWriter();
    const pieces = new ParquetPieces(writer, [{ name: 'n', type: 'text' }], {});
    await pieces.write([['a', 'b']]);
    await pieces.write([['c']]);
    await pieces.finish();
    const file = arrayBufferOf(Buffer.from(writer.getBuffer()));
    expect(parquetMetadata(file).row_groups).toHaveLength(2);
    expect((await parquetReadObjects({ file })).map(({ n }) => n)).toEqual(['a', 'b', 'c']);
  });
});

describe('a workbook', () => {
  const sheetOf = (rows: readonly (readonly WrittenCell[])[], widths: readonly number[] = []) => {
    const book = read(
      workbookBytes([
        { name: 'One', rows, widths },
        { name: 'Two', rows: [['x']], widths: [] },
      ]),
      { cellNF: true, cellStyles: true },
    );
    expect(book.SheetNames).toEqual(['One', 'Two']);
    return book.Sheets['One'] ?? {};
  };

  it('has texts, numbers, truth values and blanks unchanged, and no formulas', () => {
    const sheet = sheetOf([['=1+1', 1.5, true, null, 'end'], ['x'.repeat(32_768)]]);
    expect([sheet['A1'], sheet['B1'], sheet['C1'], sheet['E1']]).toMatchObject([
      { t: 's', v: '=1+1' },
      { t: 'n', v: 1.5 },
      { t: 'b', v: true },
      { t: 's', v: 'end' },
    ]);
    expect(sheet['A1']?.f).toBeUndefined();
    expect(sheet['D1']?.v).toBeUndefined();
    expect(String(sheet['A2']?.v)).toHaveLength(32_767);
  });

  it('keeps its first row in view, and is a table if it has rows and unique headings', () => {
    const rows = [
      ['date', 'value & "unit"'],
      [{ day: 20_000 }, 1.5],
    ] as const;
    const bytes = workbookBytes([{ name: 'Data', rows, widths: [], isTable: true }]);
    const parts = unzipSync(bytes);
    const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
    expect(part('xl/worksheets/sheet1.xml')).toMatch(
      /<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"\/>.*<tablePart r:id="rId1"\/>/s,
    );
    expect(part('xl/tables/table1.xml')).toContain('ref="A1:B2"');
    expect(part('xl/tables/table1.xml')).toContain('name="value &amp; &quot;unit&quot;"');
    expect(part('[Content_Types].xml')).toContain('/xl/tables/table1.xml');
    expect(part('xl/worksheets/_rels/sheet1.xml.rels')).toContain('Target="../tables/table1.xml"');
    expect(utils.sheet_to_json(read(bytes).Sheets['Data'] ?? {}, { header: 1 })[0]).toEqual(['date', 'value & "unit"']);
    for (const other of [
      [
        ['a', 'A'],
        [1, 2],
      ],
      [['a', 'b']],
    ]) {
      expect(Object.keys(unzipSync(workbookBytes([{ name: 'Data', rows: other, widths: [], isTable: true }])))).not.toContain(
        'xl/tables/table1.xml',
      );
    }
    expect(workbookBytes([{ name: 'Data', rows, widths: [], isTable: true }]).equals(bytes)).toBe(true);
  });

  it('has days as serial numbers from 1 March 1900, and as text before', () => {
    // Days before 1970: 25,508 is 1900-03-01.
    const sheet = sheetOf([[{ day: 0 }, { day: -25_508 }, { day: -25_509 }]]);
    expect([sheet['A1'], sheet['B1'], sheet['C1']]).toMatchObject([
      { t: 'n', v: 25_569, z: 'yyyy-mm-dd' },
      { t: 'n', v: 61, z: 'yyyy-mm-dd' },
      { t: 's', v: '1900-02-28' },
    ]);
  });

  it('has the requested column widths', () => {
    expect(sheetOf([['a', 'b']], [10, 25])['!cols']?.map(({ wch }) => Math.round(wch ?? 0))).toEqual([10, 25]);
    expect(utils.sheet_to_json(sheetOf([['a'], [1]]))).toEqual([{ a: 1 }]);
  });
});

describe('a workbook in chunks', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.integer({ min: -30_000, max: 60_000 }).map((day) => ({ day })),
  );
  const WIDTH = 3;
  const bytesOf = async (rows: readonly (readonly WrittenCell[])[], batch: number, mostRows: number): Promise<Buffer> => {
    const batches = async function* () {
      for (let i = 0; i < rows.length; i += batch) yield rows.slice(i, i + batch);
    };
    const sheet = { name: 'Data', headings: ['a', 'b', 'c'], widths: [5, 6, 7], rows: batches() };
    const last = { name: 'About', rows: [['Rows', rows.length]], widths: [10] };
    const chunks: Buffer[] = [];
    for await (const chunk of longWorkbook(sheet, last, mostRows)) chunks.push(chunk);
    return Buffer.concat(chunks);
  };

  it('has the cells of a workbook that is built at once, for any cells, batches and lengths of sheets', async () => {
    const table = fc.array(fc.array(cell, { minLength: WIDTH, maxLength: WIDTH }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 15 }), fc.integer({ min: 2, max: 20 }), async (rows, batch, mostRows) => {
        const book = read(await bytesOf(rows, batch, mostRows));
        const own = mostRows - 1;
        const sheets = Math.max(1, Math.ceil(rows.length / own));
        expect(book.SheetNames).toEqual([...Array.from({ length: sheets }, (_, i) => (i === 0 ? 'Data' : `Data ${i + 1}`)), 'About']);
        for (let i = 0; i < sheets; i += 1) {
          const there = rows.slice(i * own, (i + 1) * own);
          const whole = read(workbookBytes([{ name: 'Data', rows: [['a', 'b', 'c'], ...there], widths: [] }])).Sheets['Data'] ?? {};
          const cellsOf = (sheet: object) => Object.entries(sheet).flatMap(([at, one]) => (at.startsWith('!') ? [] : [[at, one.t, one.v]]));
          expect(cellsOf(book.Sheets[book.SheetNames[i] ?? ''] ?? {})).toEqual(cellsOf(whole));
        }
      }),
      { numRuns: 60 },
    );
  }, 60_000);

  it('is an archive with a table for each sheet of rows, for readers that check sizes and checksums', async () => {
    const rows = Array.from({ length: 25 }, (_, i) => ['x & <y>', i, { day: i }]);
    const bytes = await bytesOf(rows, 7, 11);
    const parts = unzipSync(bytes);
    const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
    expect([1, 2, 3].map((n) => /ref="([^"]*)"/.exec(part(`xl/tables/table${n}.xml`))?.[1])).toEqual(['A1:C11', 'A1:C11', 'A1:C6']);
    expect(part('xl/worksheets/sheet3.xml')).toMatch(/<pane ySplit="1".*<tablePart r:id="rId1"\/>/s);
    expect((await readXlsx(bytes)).sheets.map(({ rows: own }) => own.length)).toEqual([11, 11, 6, 1]);
    expect((await bytesOf(rows, 7, 11)).equals(bytes)).toBe(true);
  });

  it('is freed if the reader leaves', async () => {
    let given = 0;
    const endless = async function* () {
      for (;;) {
        given += 1;
        yield [['a', given, null]];
      }
    };
    const chunks = longWorkbook(
      { name: 'Data', headings: ['a', 'b', 'c'], widths: [], rows: endless() },
      { name: 'About', rows: [], widths: [] },
    );
    await chunks.next();
    await chunks.return(undefined);
    const before = given;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(given).toBe(before);
  });
});
