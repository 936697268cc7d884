/** Comments in the usual form have the same texts as comments that are parsed as any markup. */
import { expect, it } from 'vitest';
import { xlsxComments } from '../../../src/formats/cells/comments.ts';

const part = (name: string, text: string) => ({ name, bytes: new Uint8Array(Buffer.from(text)) });
const relation = (id: string, target: string): string => `<Relationships><Relationship Id="${id}" Target="${target}"/></Relationships>`;

function commentsIn(text: string): readonly (readonly [string, string])[] {
  const parts = [
    part('xl/workbook.xml', '<workbook><sheets><sheet name="Data1" r:id="rId1"/></sheets></workbook>'),
    part('xl/_rels/workbook.xml.rels', relation('rId1', 'worksheets/sheet1.xml')),
    part('xl/worksheets/_rels/sheet1.xml.rels', relation('rId2', '../comments1.xml')),
    part('xl/comments1.xml', text),
  ];
  return [...xlsxComments(parts, 'Data1')];
}

const around = (comments: string, head = ''): string =>
  `<?xml version="1.0"?>\n<comments xmlns="x">${head}<authors><author>ABS</author></authors><commentList>${comments}</commentList></comments>`;
const comment = (ref: string, text: string): string => `<comment ref="${ref}" authorId="0" xr:uid="{1}"><text>${text}</text></comment>`;
const run = (text: string): string => `<r><rPr><sz val="9"/><b/></rPr><t xml:space="preserve">${text}</t></r>`;

it.each([
  ['a run', run('not available'), 'not available'],
  ['several runs and lines', `${run('Base:\n ')}${run('2008-09')}`, 'Base: 2008-09'],
  ['plain text', '<t>not available</t>', 'not available'],
  ['no text', '', ''],
  ['entities', run('R&amp;D &lt;t&gt; &#65;'), 'R&D <t> A'],
  ['long text', run('x'.repeat(9000)), `${'x'.repeat(8192)}…`],
  ['CDATA', '<t><![CDATA[a <t>b</t>]]></t>', 'a <t>b</t>'],
  ['a comment in the markup', '<t>a<!-- <t>b</t> -->c</t>', 'ac'],
  ['other elements', '<x:t>a</x:t><t>b</t>', 'ab'],
  ['apostrophes', "<t xml:space='preserve'>a</t>", 'a'],
])('reads %s', (_, text, expected) => {
  expect(commentsIn(around(comment('B11', text)))).toEqual([['B11', expected]]);
  // A comment in an unusual form makes the parser read all comments.
  const unusual = '<comment authorId="0" ref="C1"><text><t>c</t></text></comment>';
  expect(commentsIn(around(comment('B11', text) + unusual))).toEqual([
    ['B11', expected],
    ['C1', 'c'],
  ]);
});

it('reads only comments in the list', () => {
  expect(commentsIn(around(comment('A1', '<t>a</t>'), `<!--${around(comment('B1', '<t>b</t>'))}-->`))).toEqual([['A1', 'a']]);
  expect(commentsIn(around(comment('A1', '<t>a</t>')).replace('</commentList>', ''))).toEqual([['A1', 'a']]);
  expect(commentsIn(around(`${comment('A1', '<t>a</t>')}${comment('A1', '<t>b</t>')}`))).toEqual([['A1', 'b']]);
});
