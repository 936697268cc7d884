/** Generates workbooks from a seed. Some have changed characters in a sheet. */
import { SaxesParser } from 'saxes';
import type { Random } from '../../bench/simulation/random.ts';
import { cellAddress } from '../../src/formats/workbook.ts';
import { writeZip } from '../formats/zip-writer.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const ELEMENTS = new Set(['worksheet', 'sheetData', 'row', 'c', 'v', 'f', 'is', 't', 'r', 'rPr', 'b', 'rPh']);
const ATTRIBUTES = new Set(['xmlns', 'r', 't', 's', 'sb', 'eb', 'xml:space']);
const KINDS = new Set(['n', 's', 'str', 'b', 'e', 'inlineStr']);

const NUMBERS = [
  '0',
  '1',
  '-4.35',
  '0.1',
  '1e3',
  '1E-7',
  '123456789012345',
  '9007199254740993',
  '-0',
  '00012',
  '.5',
  '5.',
  ' 7 ',
  '+8',
  '2.50',
];
const ODD_NUMBERS = ['1,5', '1 000', 'NaN', 'INF', '0x10', '1e400', '١٢', '1e', '--1', '', 'x'];
const TEXTS = ['CPI', ' padded ', 'a&amp;b', '&lt;1', '&#x41;&#66;', 'Zeile&#10;zwei', 'née', '−0.2', '4.35', 'TRUE', '', '_x0041_'];
const ODD_TEXTS = ['<![CDATA[<raw>]]>', '<!-- 1 -->2', '3<?x?>4'];

/** Returns a cell in one of the forms that programs write. */
function cell(random: Random, address: string): string {
  const value = random.pick(random.chance(0.1) ? ODD_NUMBERS : NUMBERS);
  const text = random.pick(random.chance(0.02) ? ODD_TEXTS : TEXTS);
  return random.pick([
    `<c r="${address}"><v>${value}</v></c>`,
    `<c r="${address}" t="n"><v>${value}</v></c>`,
    `<c r="${address}"><f>SUM(A1:A2)</f><v>${value}</v></c>`,
    `<c r="${address}" t="str"><f>"x"</f><v>${text}</v></c>`,
    `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
    `<c r="${address}" t="inlineStr"><is><r><t>${text}</t></r><r><rPr><b/></rPr><t>!</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh></is></c>`,
    `<c r="${address}" t="s"><v>${random.below(TEXTS.length)}</v></c>`,
    `<c r="${address}" t="b"><v>${random.below(2)}</v></c>`,
    `<c r="${address}" t="e"><v>${random.chance(0.1) ? '#SPILL!' : '#N/A'}</v></c>`,
    `<c r="${address}" s="0"/>`,
  ]);
}

function sheetOf(random: Random): string {
  const rows = Array.from({ length: 2 + random.below(6) }, (_, r) => {
    const row = r + 1 + (random.chance(0.1) ? 1 : 0);
    const cells = Array.from({ length: random.below(7) }, (_unused, column) =>
      random.chance(0.2) ? '' : cell(random, cellAddress(row - 1, column)),
    );
    return { row, text: `<row r="${row}">${cells.join('')}</row>` };
  });
  return rows
    .filter(({ row }, i) => rows.findIndex((one) => one.row === row) === i)
    .map(({ text }) => text)
    .join('');
}

/** Returns a workbook, in some cases with changed characters in its sheet. */
export function workbook(random: Random): { readonly bytes: Buffer; readonly isXml: boolean } {
  let data = sheetOf(random);
  if (random.chance(0.3)) {
    for (let n = 1 + random.below(2); n > 0; n -= 1) {
      const at = random.below(data.length);
      data = `${data.slice(0, at)}${random.pick([...'0123456789.-eE ABZ"<>/&'])}${data.slice(at + 1)}`;
    }
  }
  const strings = TEXTS.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('');
  const override = (part: string, kind: string): string => `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  const sheet = `${XML}<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`;
  const bytes = writeZip([
    {
      name: '[Content_Types].xml',
      content: `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('sharedStrings', 'sharedStrings')}</Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Data" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `${XML}<sst xmlns="${MAIN}">${strings}</sst>` },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ]);
  return { bytes, isXml: isWellFormed(sheet) };
}

/** Returns true for valid XML with the elements, attributes and cell types found in a sheet. */
function isWellFormed(xml: string): boolean {
  let isFaulty = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    const { t = 'n', r } = attributes as Readonly<Record<string, string>>;
    isFaulty ||= !ELEMENTS.has(name) || Object.keys(attributes).some((one) => !ATTRIBUTES.has(one));
    isFaulty ||= name === 'c' && !(KINDS.has(t) && /^[A-Z]+[1-9]\d*$/.test(r ?? ''));
  });
  parser.on('error', () => {
    isFaulty = true;
  });
  parser.write(xml).close();
  return !isFaulty;
}
