import { CFB, utils, write } from '@e965/xlsx';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDay } from '../../src/core/period.ts';
import { cellAddress, dayOfSerial, readOnce, readWorkbook } from '../../src/formats/workbook.ts';
import { untilItEnds } from '../work.ts';
import { writeZip, type ZipPart } from './zip-writer.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Returns an xlsx with the given sheetData XML for each sheet, and only the parts that Excel needs. */
function xlsx(
  sheets: Readonly<Record<string, string>>,
  options: { date1904?: boolean; hidden?: string } = {},
  more: readonly ZipPart[] = [],
): Buffer {
  const names = Object.keys(sheets);
  const sheetTags = names.map((name, i) => {
    const state = options.hidden === name ? ' state="hidden"' : '';
    return `<sheet name="${name}" sheetId="${i + 1}" r:id="rId${i + 1}"${state}/>`;
  });
  const types = names.map(
    (_, i) =>
      `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  );
  const relations = names.map(
    (_, i) => `<Relationship Id="rId${i + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  return writeZip([
    {
      name: '[Content_Types].xml',
      content: `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${types.join('')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr${options.date1904 ? ' date1904="1"' : ''}/><sheets>${sheetTags.join('')}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    },
    ...names.map((name, i) => ({
      name: `xl/worksheets/sheet${i + 1}.xml`,
      content: `${XML}<worksheet xmlns="${MAIN}"><sheetData>${sheets[name]}</sheetData></worksheet>`,
    })),
    ...more,
  ]);
}

const text = (address: string, value: string): string => `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
const number = (address: string, value: number | string): string => `<c r="${address}"><v>${value}</v></c>`;

// Two rows of table F1 in the layout of f01d.xlsx: 2024-10-03 and a future day with empty texts only.
const DATA = [
  `<row r="1">${text('A1', 'F1 INTEREST RATES AND YIELDS – MONEY MARKET')}</row>`,
  `<row r="3">${text('A3', 'Series ID')}${text('B3', 'FIRMMCRTD')}${text('D3', 'FIRMMCRID')}</row>`,
  `<row r="4">${number('A4', 45568)}${number('B4', '4.35')}${number('D4', '4.34')}</row>`,
  `<row r="5">${number('A5', 45569)}<c r="B5" t="str"><v></v></c>${text('D5', '')}</row>`,
  `<row r="6"><c r="A6" s="1"/></row>`,
  `<row r="9000"><c r="C9000" t="str"><v></v></c></row>`,
].join('');

describe('readWorkbook', () => {
  it('gives rows from the top to the last filled one, without padding', () => {
    const { sheets, date1904 } = readWorkbook(xlsx({ Data: DATA }));
    expect(date1904).toBe(false);
    expect(sheets).toEqual([
      {
        name: 'Data',
        rows: [
          ['F1 INTEREST RATES AND YIELDS – MONEY MARKET'],
          [],
          ['Series ID', 'FIRMMCRTD', null, 'FIRMMCRID'],
          [45568, 4.35, null, 4.34],
          [45569],
        ],
      },
    ]);
  });

  it('gives the cached result of a formula, or nothing if missing', () => {
    const cells = [
      '<c r="A1"><f>SUM(B1:B2)</f><v>12.5</v></c>',
      '<c r="B1" t="str"><f>T("x")</f><v>np</v></c>',
      '<c r="C1"><f>D1*2</f></c>',
      '<c r="D1" t="b"><f>TRUE()</f><v>1</v></c>',
      '<c r="E1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
      '<c r="F1" t="e"><v>#N/A</v></c>',
    ];
    expect(readWorkbook(xlsx({ S: `<row r="1">${cells.join('')}</row>` })).sheets[0]?.rows).toEqual([
      [12.5, 'np', null, true, '#DIV/0!', '#N/A'],
    ]);
  });

  it('leaves dates as serial numbers and gives the date system of the workbook', () => {
    const cells = `<row r="1">${number('A1', 44600)}${number('B1', 44600.75)}</row>`;
    const workbook = readWorkbook(xlsx({ S: cells }, { date1904: true }));
    expect(workbook.sheet('S').rows).toEqual([[44600, 44600.75]]);
    expect(isoDay(dayOfSerial(44600, workbook.date1904))).toBe('2026-02-09');
  });

  it('converts ISO dates in cells into serial numbers, in any time zone of the server', () => {
    const cells = ['2026-02-09', '2026-02-09T00:00:00', '2026-02-09T18:00:00Z'].map(
      (date, i) => `<c r="${'ABC'[i]}1" t="d"><v>${date}</v></c>`,
    );
    expect(readWorkbook(xlsx({ S: `<row r="1">${cells.join('')}</row>` })).sheet('S').rows).toEqual([[46062, 46062, 46062.75]]);
  });

  it('reads hidden sheets too, and finds sheets without regard to case and blanks', () => {
    const workbook = readWorkbook(xlsx({ 'Table 3 ': DATA, Notes: DATA }, { hidden: 'Notes' }));
    expect(workbook.sheet('table 3').name).toBe('Table 3 ');
    expect(workbook.sheet('Notes').rows).toHaveLength(5);
    expect(() => workbook.sheet('Data1')).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', at: { sheet: 'Data1' }, message: expect.stringContaining('“Table 3 ”, “Notes”') }),
    );
  });

  it('reads only the requested sheets, and lists the names of the others', () => {
    const file = xlsx({ Index: DATA, 'Data1 ': DATA, Enquiries: DATA });
    for (const wanted of ['Data1', 'Data1 ', 'DATA1']) {
      const workbook = readWorkbook(file, { sheets: [wanted] });
      expect(workbook.sheets.map((s) => s.name)).toEqual(['Data1 ']);
      expect(() => workbook.sheet('Index')).toThrow(/“Index”, “Data1 ”, “Enquiries”/);
    }
  });

  it('a file that several readers try is unpacked and checked once for all of them', () => {
    const file = xlsx({ Index: DATA, Data1: DATA });
    const sheets = ['Index', 'Data1'].map((name) => readWorkbook(file, { sheets: [name] }).sheet(name).rows);
    readOnce(file);
    const index = readWorkbook(file, { sheets: ['Index'] });
    expect(readWorkbook(file, { sheets: ['Index'] })).toBe(index);
    // Unpacking the bytes again would fail now.
    file.fill(0);
    expect([index.sheet('Index').rows, readWorkbook(file, { sheets: ['Data1'] }).sheet('Data1').rows]).toEqual(sheets);
  });

  it('reads a binary xls the same way', () => {
    const sheet = utils.aoa_to_sheet([['Title', 'Household debt'], [], ['Series ID', 'BHFDA', ''], [38686, 15.2, null, true], ['', null]]);
    const other = utils.aoa_to_sheet([['Notes']]);
    const file: Buffer = write(
      { SheetNames: ['Data', 'Notes'], Sheets: { Data: sheet, Notes: other } },
      { bookType: 'biff8', type: 'buffer' },
    );
    const workbook = readWorkbook(file);
    expect(workbook.sheet('Data').rows).toEqual([['Title', 'Household debt'], [], ['Series ID', 'BHFDA'], [38686, 15.2, null, true]]);
    expect(readWorkbook(file, { sheets: ['notes'] }).sheets.map((s) => s.name)).toEqual(['Notes']);
  });

  it.each([
    ['a page', Buffer.from('<!DOCTYPE html><html><body>403</body></html>'), 'PARSE_LAYOUT', 'received a web page'],
    ['separated text', Buffer.from('Title,Cash rate\n'), 'PARSE_LAYOUT', 'received a CSV file'],
    ['nothing', Buffer.alloc(0), 'PARSE_LAYOUT', 'unknown'],
    ['an archive without a workbook', writeZip([{ name: 'a.csv', content: 'a,b' }]), 'PARSE_LAYOUT', 'received an archive'],
    ['a workbook cut short', xlsx({ Data: DATA }).subarray(0, 900), 'PARSE_ARCHIVE', 'archive'],
    [
      'a workbook with a bomb in it',
      xlsx({ Data: DATA }, {}, [{ name: 'xl/media/1.bin', content: Buffer.alloc(50 << 20) }]),
      'PARSE_ARCHIVE',
      '200 times',
    ],
    [
      'a workbook with a wrong size',
      xlsx({ Data: DATA }, {}, [{ name: 'x', content: Buffer.alloc(50 << 20), declaredSize: 9 }]),
      'PARSE_ARCHIVE',
      '',
    ],
    ['an encrypted part', xlsx({ Data: DATA }, {}, [{ name: 'x', content: 'x', encrypted: true }]), 'PARSE_ARCHIVE', 'encrypted'],
    ['an xls cut short', Buffer.from('d0cf11e0a1b11ae1'.padEnd(1200, '0'), 'hex'), 'PARSE_LAYOUT', ''],
  ])('refuses %s', (_what, file, code, message) => {
    const expected = expect.objectContaining({
      code,
      message: expect.stringContaining(message),
      at: expect.objectContaining({ file: expect.any(String) }),
    });
    expect(() => readWorkbook(file)).toThrow(expected);
  });

  it('refuses a workbook without the requested sheet', () => {
    const broken = writeZip([
      { name: '[Content_Types].xml', content: '<Types/>' },
      { name: 'xl/workbook.xml', content: 'not a workbook' },
    ]);
    expect(() => readWorkbook(broken)).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
  });
});

const u16 = (...values: readonly number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer);
const f64 = (value: number): Buffer => Buffer.from(Float64Array.of(value).buffer);
const record = (type: number, data: Buffer): Buffer => Buffer.concat([u16(type, data.length), data]);
const numberRecord = (r: number, c: number, value: number): Buffer => record(0x0203, Buffer.concat([u16(r, c, 0), f64(value)]));

/** Returns an xls with one sheet called Data and the given records: [MS-XLS] 2.1.7. */
function xls(records: readonly Buffer[]): Buffer {
  const bof = (kind: number): Buffer => record(0x0809, Buffer.concat([u16(0x0600, kind, 0, 0), Buffer.alloc(8)]));
  const end = record(0x000a, Buffer.alloc(0));
  const sheetAt = (globals: number): Buffer =>
    record(0x0085, Buffer.concat([u16(globals, 0, 0), Buffer.from([4, 0]), Buffer.from('Data')]));
  const globals = bof(5).length + sheetAt(0).length + end.length;
  const container: object = CFB.utils.cfb_new({ root: 'R' });
  CFB.utils.cfb_add(container, '/Workbook', Buffer.concat([bof(5), sheetAt(globals), end, bof(0x10), ...records, end]));
  return CFB.write(container, { type: 'buffer' });
}

/** Rows and columns beyond the limits, and large grids that a few bytes declare. */
const row = (n: number | string, cells: string): string => `<row r="${n}">${cells}</row>`;
/** Returns many cells with a little random text between them. */
const written = (cell: string): string =>
  Array.from({ length: 250_001 }, (_, i) => `${cell.repeat(8)}<!--${(i * 7919).toString(36)}-->`).join('');
/** Repeats an element with random text between, because a file may unpack to at most 200 times its size. */
const mangled = (element: string, times: number): string =>
  Array.from({ length: times }, (_, i) => `${element}${i % 8 === 0 ? `<!--${(i * 7919).toString(36)}-->` : ''}`).join('');
const OVERSIZED: readonly [string, string, RegExp][] = [
  ['a row beyond the last one', row('4294967294', number('A4294967294', 1)), /below row 1048576/],
  ['a row number beyond the last one', row('1048577', '<c><v>1</v></c>'), /below row 1048576/],
  ['a cell outside its row', row(1, number('A4294967290', 1)), /below row 1048576/],
  ['a column beyond the last one', row(1, number('ZZZZZZ1', 1)), /beyond column XFD/],
  ['the first column after the limit', row(1, number('XFE1', 1)), /beyond column XFD/],
  ['a cell in row 0', row(0, number('A0', 1)), /above row 1/],
  ['a cell without a column', row(1, number('1', 1)), /before column A/],
  [
    'rows that each reach the last column',
    Array.from({ length: 1300 }, (_, r) => row(r + 1, number(`XFD${r + 1}`, 1))).join(''),
    /more than 20000000 cells/,
  ],
  ['more cells than any workbook has', row(1, written('<c/>')), /contains more than 2000000 cells/],
  ['more cells under another prefix', row(1, written('<x:c ></x:c >')), /contains more than 2000000 cells/],
  ['more row elements than its cells need', `${row(1, number('A1', 1))}${mangled('<row/>', 200_010)}`, /more than 200000 elements/],
  [
    'more merged cells than any workbook has',
    `</sheetData><mergeCells>${mangled('<mergeCell ref="A1:B2"/>', 200_001)}`,
    /more than 200000 elements/,
  ],
  ['a cell longer than a cell can be', row(1, text('B1', 'x'.repeat(32_768))), /Cell B1 has more than 32767/],
];

describe('sheets beyond the limits of a workbook', () => {
  it.each(OVERSIZED)('%s: refused before memory is allocated', (_what, cells, message) => {
    expect(() => readWorkbook(xlsx({ Data: cells }))).toThrow(
      expect.objectContaining({
        code: 'PARSE_LAYOUT',
        message: expect.stringMatching(message),
        at: expect.objectContaining({ file: expect.any(String) }),
      }),
    );
  });

  it('the last cell of the last row is read', () => {
    const { rows } = readWorkbook(xlsx({ Data: row(1_048_576, number('XFD1048576', 7)) })).sheet('Data');
    expect(rows.length).toBe(1_048_576);
    expect(rows.at(-1)?.length).toBe(16_384);
    expect(rows.at(-1)?.at(-1)).toBe(7);
  });

  it('a sheet is read correctly despite other content in its container', () => {
    // Each of these makes the library read the container as a file of another program, without any of the limits above.
    const repeated =
      '<office:document-content><office:body><office:spreadsheet><table:table table:name="Data"><table:table-row table:number-rows-repeated="900000000"><table:table-cell office:value-type="float" office:value="1"/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>';
    const strangers = [
      { name: 'META-INF/manifest.xml', content: '<manifest:manifest/>' },
      { name: 'content.xml', content: repeated },
      { name: 'objectdata.xml', content: '<x/>' },
      { name: 'Index/Document.iwa', content: 'x' },
    ];
    expect(readWorkbook(xlsx({ Data: DATA }, {}, strangers)).sheet('Data').rows).toHaveLength(5);
  });

  const PARTS: readonly [string, string, string, RegExp][] = [
    ['shared strings', 'xl/sharedStrings.xml', mangled('<si/>', 200_001), /more than 200000 elements/],
    ['shared strings in UTF-16', 'xl/sharedStrings.xml', mangled('<si/>', 200_001), /more than 200000 elements/],
    ['styles', 'xl/styles.xml', mangled('<xf/>', 200_001), /more than 200000 elements/],
    ['relations', 'xl/_rels/workbook2.xml.rels', mangled('<Relationship Id="r"/>', 100_000), /more than 2097152 bytes/],
    ['defined names', 'xl/workbook2.xml', mangled('<definedName name="a">A1</definedName>', 100_000), /more than 2097152 bytes/],
  ];
  it.each(PARTS)('too many %s: refused before the library reads them', (what, name, content, message) => {
    const bytes = what.endsWith('UTF-16') ? Buffer.from(content, 'utf16le') : content;
    expect(() => readWorkbook(xlsx({ Data: DATA }, {}, [{ name, content: bytes }]))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', message: expect.stringMatching(message), at: { file: name } }),
    );
  });

  it('any number of comments and drawings costs nothing', () => {
    const more = [{ name: 'xl/comments1.xml', content: mangled('<comment/>', 300_000) }];
    expect(readWorkbook(xlsx({ Data: DATA }, {}, more)).sheet('Data').rows).toHaveLength(5);
  });

  it('lists a few of very many sheets, and the number of the others', () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`Table ${i}`, '']));
    expect(() => readWorkbook(xlsx(many), { sheets: ['Data'] }).sheet('Data')).toThrow(/“Table 9” and 990 more\.$/);
  });

  it('an xls with more strings than any workbook has: refused', () => {
    const strings = Buffer.alloc(8);
    strings.writeUInt32LE(200_001, 4);
    expect(() => readWorkbook(xls([record(0x00fc, strings)]))).toThrow(/more than 200000 strings/);
  });

  it('an unreadable sheet is not reported as missing', () => {
    const file = xlsx({ Data: row(1, '<c r="A1" t="s"><v>5</v></c>'), Notes: DATA });
    expect(readWorkbook(file).sheet('Notes').rows).toHaveLength(5);
    expect(() => readWorkbook(file).sheet('Data')).toThrow(/cannot be read/);
  });

  it.each([
    ['more columns than an xls has', [numberRecord(0, 256, 1)], /beyond column IV/],
    ['a row of numbers that ends before it begins', [record(0x00bd, u16(0, 9, 0, 0, 0, 8))], /contradicts itself/],
    ['a cell without a value', [record(0x0203, u16(0))], /too short/],
    ['a record that reaches beyond the end', [Buffer.concat([u16(0x0203, 5000)])], /cut short/],
    ['a password', [record(0x002f, u16(1, 1, 1))], /encrypted/],
  ])('an xls with %s: refused', (_what, records, message) => {
    expect(() => readWorkbook(xls(records))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT', message: expect.stringMatching(message) }),
    );
  });

  it('other content of an xls next to its cells is skipped', () => {
    const wholeSheet = u16(0, 0xffff, 0, 0xffff);
    const besides = [
      // A link on each of 65,536 × 65,536 cells, and a formula whose declared length exceeds its record.
      record(0x01b8, Buffer.concat([wholeSheet, Buffer.alloc(60)])),
      record(0x0006, Buffer.concat([u16(1, 0, 0), f64(2.5), u16(0, 0, 0, 60_000), Buffer.alloc(4, 0x17)])),
      record(0x0018, Buffer.alloc(40, 0xff)),
    ];
    const { sheet } = untilItEnds(() => readWorkbook(xls([numberRecord(0, 1, 1.5), ...besides])));
    expect(sheet('Data').rows).toEqual([[null, 1.5], [2.5]]);
  });

  it.each(['1,5', '1 000', '1e', '0x10', '-4.>5'])('a cell that is partly a number is refused with its location: %s', (value) => {
    const sheet = row('1', `<c r="A1"><f>SUM(B1)</f><v>${value}</v></c>`);
    expect(() => readWorkbook(xlsx({ Data: sheet }))).toThrow('Cell A1 is only partly a number.');
    // A text cell with the same characters is unchanged.
    const asText = row('1', `<c r="A1" t="str"><v>${value}</v></c>`);
    expect(readWorkbook(xlsx({ Data: asText })).sheet('Data').rows).toEqual([[value]]);
  });

  it.each([
    ['NUL', 'Sydney_x0000_'],
    ['half a character', 'Sydn_xDA65_y'],
  ])('a text with %s, which only a damaged file has, is refused with its location', (_what, damaged) => {
    expect(() => readWorkbook(xlsx({ Data: row(1, text('A1', damaged)) }))).toThrow('Cell A1 has a damaged text.');
    expect(readWorkbook(xlsx({ Data: row(1, text('A1', 'Sydn_xD83D__xDE00_y')) })).sheet('Data').rows).toEqual([['Sydn\u{1F600}y']]);
  });

  const A1 = '<c r="A1"><v>1</v></c>';
  const UNUSUAL: readonly [what: string, sheet: string, message: RegExp][] = [
    ['a comment in a number', row(1, '<c r="A1"><v>5<!-- 7 -->6</v></c>'), /comment, CDATA or an instruction/],
    ['an instruction in a number', row(1, '<c r="A1"><v>5<?x?>6</v></c>'), /comment, CDATA or an instruction/],
    ['CDATA in a text', row(1, text('A1', '<![CDATA[4.35]]>')), /comment, CDATA or an instruction/],
    ['a comment before the first row', `<!-- <row> -->${row(1, A1)}`, /comment, CDATA or an instruction/],
    [
      'a bracket in an attribute',
      row(1, '<c r="A1" t="inlineStr"><is><t x=">">a</t></is></c>'),
      /An attribute in the sheet contains a bracket/,
    ],
    ['a tag without an end', '<row r="1"', /An attribute in the sheet contains a bracket/],
    ['a row twice', row(2, A1.replace('A1', 'A2')) + row(2, ''), /row of the sheet occurs twice/],
    ['a row after a later one', row(2, '') + row(1, A1), /row of the sheet occurs twice or after a later one/],
    ['a row without a number', row('x', ''), /row of the sheet has no number/],
    ['a row without a number after a short one', `<row/><row>${A1.replace('A1', 'A2')}</row>`, /row of the sheet has no number/],
    ['a cell twice', row(1, A1 + A1), /cell of the sheet occurs twice/],
    ['a cell after a later column', row(1, number('AA1', 1) + number('Z1', 2)), /cell of the sheet occurs twice or after a later one/],
    ['a cell without an address after the same column', row(1, `${number('B1', 1)}<c><v>2</v></c>${number('C1', 3)}`), /occurs twice/],
    ['a cell of another row', row(2, A1), /cell of the sheet is in another row/],
    ['two values in a cell', row(1, '<c r="A1"><v>1</v><v>2</v></c>'), /cell of the sheet has two values/],
    ['a value outside a cell', row(1, '<v>1</v>'), /element of the sheet is in the wrong place/],
    ['a cell in a cell', row(1, `<c r="A1">${number('B1', 1)}</c>`), /element of the sheet is in the wrong place/],
    ['text outside cells', row(1, `${A1}7`), /text outside its cells/],
    ['an end of another element', '<row r="1"><c r="A1"><v>1</c></v></row>', /does not match its opening tag/],
    ['blanks in an attribute', row(1, '<c r = "B1"><v>1</v></c>'), /attributes of a row or cell are damaged/],
    ['an address twice', row(1, '<c r="A1" s="0" r="B1"><v>1</v></c>'), /has an attribute twice/],
    ['an unknown type', row(1, '<c r="A1" t="text"><v>née</v></c>'), /unknown type/],
    ['text that the library decodes twice', row(1, '<c r="A1" t="str"><v>n&#233;e</v></c>'), /escaped twice/],
  ];
  it.each(UNUSUAL)('a sheet with %s is refused', (_what, sheet, message) => {
    const refused = { code: 'PARSE_LAYOUT', message: expect.stringMatching(message), at: { file: 'xl/worksheets/sheet1.xml' } };
    expect(() => readWorkbook(xlsx({ Data: sheet }))).toThrow(
      expect.objectContaining({ ...refused, at: expect.objectContaining(refused.at) }),
    );
  });

  it.each([
    ['n', 'NaN'],
    ['n', 'x5'],
    ['s', '1,5'],
    ['b', '2'],
  ])('a cell that is not of its type %s is refused: %s', (type, value) => {
    const sheet = row(1, `<c t='${type}' r='A1'><v xml:space="preserve">${value}</v></c>`);
    expect(() => readWorkbook(xlsx({ Data: sheet }))).toThrow(`Cell A1 is not of its type ${type}.`);
  });

  it('unusual but clear markup is read: prefixes, apostrophes, other order of attributes, no addresses, extensions', () => {
    const cells = `<x:c t='str' r='A2'><x:v>R&amp;D &#10;</x:v></x:c><x:c><x:v>2</x:v></x:c><x:c r="E2" t="e"><x:v>#SPILL!</x:v></x:c>`;
    const rows = `<x:row></x:row><x:row spans="1:3">${cells}</x:row><x:row r="7"><x:c r="A7"><x:f>SUM(A1)</x:f><x:v>-1.5E2</x:v><x:extLst/></x:c></x:row>`;
    const { rows: read } = readWorkbook(xlsx({ Data: rows })).sheet('Data');
    expect(read).toEqual([[], ['R&D \n', 2, null, null, '#ERROR!'], [], [], [], [], [-150]]);
  });

  it('comments and CDATA in shared strings, and parts in UTF-16, are refused', () => {
    const strings = (content: string | Buffer): Buffer => xlsx({ Data: row(1, A1) }, {}, [{ name: 'xl/sharedStrings.xml', content }]);
    const list = '<sst><si><t>a<!-- b --></t></si></sst>';
    expect(() => readWorkbook(strings(list))).toThrow(/comment, CDATA/);
    expect(() => readWorkbook(strings(list.replace('<!-- b -->', '<?b?>')))).toThrow(/comment, CDATA/);
    expect(() => readWorkbook(strings(Buffer.from(`\ufeff${list}`, 'utf16le')))).toThrow(/in UTF-16/);
  });

  it('a workbook with any changed bytes is read, or refused with a location', () => {
    const sound = xlsx({ Data: DATA });
    const sheet = utils.aoa_to_sheet([
      ['Title', 'Household debt'],
      [38686, 15.2, null, true],
    ]);
    const binary: Buffer = write({ SheetNames: ['Data'], Sheets: { Data: sheet } }, { bookType: 'biff8', type: 'buffer' });
    const damage = fc.record({ at: fc.nat(), value: fc.nat(255) });
    fc.assert(
      fc.property(fc.constantFrom(sound, binary), fc.array(damage, { minLength: 1, maxLength: 8 }), (file, damages) => {
        const damaged = Buffer.from(file);
        for (const { at, value } of damages) damaged[at % damaged.length] = value;
        try {
          for (const { rows } of readWorkbook(damaged).sheets) expect(rows.length).toBeLessThanOrEqual(1_048_576);
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^PARSE_/), at: expect.anything() });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('a workbook with any cell content is read, or refused with a location', () => {
    const attribute = fc.oneof(fc.stringMatching(/^[A-Z]{0,7}\d{0,12}$/), fc.string({ maxLength: 8 }));
    const escaped = (value: string): string => value.replace(/[<>&"]/g, '');
    const cell = fc
      .record({ r: attribute, t: fc.constantFrom('', 'n', 's', 'str', 'b', 'e', 'd', 'inlineStr'), v: fc.oneof(attribute, fc.string()) })
      .map(({ r, t, v }) => `<c r="${escaped(r)}" t="${t}"><v>${escaped(v)}</v></c>`);
    const rows = fc.array(fc.record({ r: attribute, cells: fc.array(cell, { maxLength: 4 }) }), { maxLength: 4 });
    fc.assert(
      fc.property(rows, (content) => {
        const sheet = content.map(({ r, cells }) => row(escaped(r), cells.join(''))).join('');
        try {
          for (const { rows: read } of readWorkbook(xlsx({ Data: sheet })).sheets) expect(read.length).toBeLessThanOrEqual(1_048_576);
        } catch (error) {
          expect(error).toMatchObject({ code: expect.stringMatching(/^PARSE_/), at: expect.anything() });
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('dayOfSerial', () => {
  // Microsoft's own examples: 1 is 1900-01-01 and 39448 is 2008-01-01. The two systems differ by 1462 days.
  it.each([
    [1, false, '1900-01-01'],
    [59, false, '1900-02-28'],
    [61, false, '1900-03-01'],
    [25569, false, '1970-01-01'],
    [39448, false, '2008-01-01'],
    [39448.999, false, '2008-01-01'],
    [0, true, '1904-01-01'],
    [39448 - 1462, true, '2008-01-01'],
  ])('%d with the 1904 system %s is %s', (serial, date1904, day) => {
    expect(isoDay(dayOfSerial(serial, date1904))).toBe(day);
  });

  it.each([
    [0, false],
    [60, false],
    [60.5, false],
    [-1, true],
    [-5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
  ])('%d with the 1904 system %s is not a day', (serial, date1904) => {
    expect(() => dayOfSerial(serial, date1904)).toThrow(expect.objectContaining({ code: 'PARSE_VALUE', at: { value: String(serial) } }));
  });
});

describe('cellAddress', () => {
  it('names cells like a spreadsheet', () => {
    expect(cellAddress(0, 0)).toBe('A1');
    expect(cellAddress(144, 2)).toBe('C145');
    expect(cellAddress(0, 25)).toBe('Z1');
    expect(cellAddress(0, 26)).toBe('AA1');
    expect(cellAddress(1_048_575, 16_383)).toBe('XFD1048576');
  });

  it('agrees with the spreadsheet library', () => {
    fc.assert(
      fc.property(fc.nat(1_048_575), fc.nat(16_383), (r, c) => {
        expect(cellAddress(r, c)).toBe(utils.encode_cell({ r, c }));
      }),
    );
  });
});
