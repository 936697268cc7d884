/** The outline of a file has its headings and first rows. Names of people and firms are replaced with examples. */
import { utils, write } from '@e965/xlsx';
import { describe, expect, it, test } from 'vitest';
import { outlineOf } from '../../src/formats/file-outline.ts';

const bytes = (...lines: string[]): Uint8Array => Buffer.from(`${lines.join('\n')}\n`, 'utf8');
const outline = (text: Uint8Array, about: 'figures' | 'entities' = 'figures', rows = 2, columns = 9) =>
  outlineOf('file', text, { rows, columns, about });

describe('a table', () => {
  it('keeps the lines above the first row with a figure, and some rows below', async () => {
    const file = bytes('Title of 2024,', 'Name,Rate', 'a,1.5', 'b,2.5', 'c,3.5');
    expect(await outline(file)).toEqual({
      name: 'file',
      kind: 'text',
      delimiter: ',',
      rows: [
        ['Title of 2024', ''],
        ['Name', 'Rate'],
        ['a', '1.5'],
        ['b', '2.5'],
      ],
    });
  });

  it('is cut to its first columns', async () => {
    expect(await outline(bytes('a,b,c', '1,2,3'), 'figures', 2, 2)).toMatchObject({
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    });
  });

  it('without figures has one row of headings', async () => {
    expect(await outline(bytes('a,b', 'x,y', 'z,w', 'v,u'))).toMatchObject({
      rows: [
        ['a', 'b'],
        ['x', 'y'],
        ['z', 'w'],
      ],
    });
  });

  it('of tabs is read without quotes', async () => {
    expect(await outline(bytes('a\tb', '"x\t1', 'y\t2'))).toMatchObject({
      delimiter: '\t',
      rows: [
        ['a', 'b'],
        ['"x', '1'],
        ['y', '2'],
      ],
    });
  });
});

describe('a register', () => {
  const rows = async (...lines: string[]) => {
    const found = await outline(bytes(...lines), 'entities', 4);
    return found.kind === 'text' ? found.rows : [];
  };

  it('has examples for names and numbers', async () => {
    expect(
      await rows(
        'NAME,ABN,ACN,NUMBER,NOTE,POSTCODE',
        'Somebody Pty Ltd,12 345 678 901,123 456 789,1234567,-,2000',
        'Somebody Else,12345678901,123456789,7654321,see 1234567,3000',
        ',,,,,',
        'Third,12345678901,123456789,1,x 12,4000',
      ),
    ).toEqual([
      ['NAME', 'ABN', 'ACN', 'NUMBER', 'NOTE', 'POSTCODE'],
      ['Example 1', '51824753556', '000000019', '9000001', '-', '2000'],
      ['Example 2', '26331428522', '000250000', '9000002', 'Example 2', '3000'],
      ['', '', '', '', '', ''],
      ['Example 4', '86768265615', '000000019', '1', 'x 12', '4000'],
    ]);
  });

  it('keeps words that occur in three rows, in a column of four times as many rows as words, the heading included', async () => {
    const kinds = async (...words: string[]) =>
      (await rows('KIND,NUMBER', ...words.map((word, i) => `${word},${i}`))).slice(1, 3).map(([word]) => word);
    const agents = (count: number) => Array.from({ length: count }, () => 'Agent');
    expect(await kinds(...agents(7))).toEqual(['Agent', 'Agent']);
    expect(await kinds(...agents(6))).toEqual(['Example 1', 'Example 2']);
    expect(await kinds('Firm', 'Agent', 'Firm', 'Firm', ...agents(7))).toEqual(['Firm', 'Agent']);
    expect(await kinds('Firm', 'Agent', 'Firm', ...agents(8))).toEqual(['Example 1', 'Agent']);
  });
});

test('a report of market data keeps rows of each table, and counts its lines', async () => {
  const file = bytes('C,NEMP', 'I,A,B', 'D,A,1', 'D,A,2', 'D,A,3', 'I,A,C', 'D,A,4', 'x', 'C,"END OF REPORT",8');
  expect(await outline(file)).toMatchObject({
    rows: [
      ['C', 'NEMP'],
      ['I', 'A', 'B'],
      ['D', 'A', '1'],
      ['D', 'A', '2'],
      ['I', 'A', 'C'],
      ['D', 'A', '4'],
      ['C', 'END OF REPORT', '7'],
    ],
  });
});

test('a JSON document keeps the first elements of its lists, and lists of codes whole', async () => {
  const many = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`k${i}`, i]));
  const few = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`k${i}`, i]));
  const document = { list: [1, [2, 3, 4], 5], values: [1, 2, 3], dimensions: [{ a: [1, 2, 3] }, null, 'x'], many, few };
  expect(await outline(bytes(JSON.stringify(document)))).toEqual({
    name: 'file',
    kind: 'json',
    value: { list: [1, [2, 3]], values: [1, 2, 3], dimensions: [{ a: [1, 2] }, null, 'x'], many: { k0: 0, k1: 1 }, few },
  });
});

describe('an XML document', () => {
  const file = bytes(
    '<?xml version="1.0"?>',
    '<All>',
    ...['Anna', 'Bert', 'Carl'].map((name) => `<Record id="1"><Name>${name} Example</Name><N>1</N></Record>`),
    '</All>',
  );
  const record = (name: string) => `<Record id="1"><Name>${name}</Name><N>1</N></Record>`;

  it('keeps the first of its records', async () => {
    expect(await outline(file)).toEqual({
      name: 'file',
      kind: 'xml',
      lines: ['<?xml version="1.0"?>', '<All>', record('Anna Example'), record('Bert Example'), '', '</All>', ''],
    });
  });

  it('has examples for words', async () => {
    expect(await outline(file, 'entities')).toMatchObject({
      lines: ['<?xml version="1.0"?>', '<All>', record('Example'), record('Example'), '', '</All>', ''],
    });
  });

  it('with few records is whole', async () => {
    const found = await outline(file, 'figures', 3);
    expect(found.kind === 'xml' ? found.lines.join('\n') : '').toBe(Buffer.from(file).toString('utf8'));
  });
});

test.each(['xlsx', 'biff8'] as const)('a workbook in the format %s has the outline of each sheet', async (bookType) => {
  const book = utils.book_new();
  const rows = [['Name', 'Rate'], ...['a', 'b', 'c'].map((name, i) => [name, i + 1.5])];
  for (const name of ['Index', 'Data']) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  const file = new Uint8Array(write(book, { type: 'buffer', bookType }) as Buffer);
  expect(await outline(file)).toMatchObject({ kind: 'workbook', sheets: [{ name: 'Index' }, { name: 'Data', rows: { length: 3 } }] });
});
