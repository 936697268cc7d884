import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtmlTables } from '../../src/formats/html-table.ts';
import { elementsIn, hasClass, named, parseMarkup, textOf } from '../../src/formats/markup.ts';
import { callsOf, untilItEnds } from '../work.ts';

const refusal = (message: RegExp): unknown =>
  expect.objectContaining({ code: 'PARSE_LAYOUT', message: expect.stringMatching(message), at: { file: 'page' } });

describe('parseMarkup', () => {
  it('reads a page as browsers do: upper case, open paragraphs and cells, entities, comments, scripts', () => {
    const page = parseMarkup(
      '<!doctype html><BODY><p class="a b">one &amp; two<p>th&shy;ree<br>four<script>if (a < b) "<p>"</script><!-- <p>five --></BODY>',
    );
    expect(elementsIn(page, named('p')).map(textOf)).toEqual(['one & two', 'th\u00adree four']);
    expect(elementsIn(page, hasClass('b'))).toHaveLength(1);
    expect(elementsIn(page, hasClass('a b'))).toHaveLength(0);
    expect(textOf(undefined)).toBe('');
  });

  it('reads a feed with its character data, and names as they are written', () => {
    const [item] = elementsIn(
      parseMarkup('<rss><item><pubDate>x</pubDate><title><![CDATA[A <b> & c]]></title></item></rss>', 'xml'),
      named('item'),
    );
    expect(item && elementsIn(item, named('pubDate')).map(textOf)).toEqual(['x']);
    expect(item && elementsIn(item, named('title')).map(textOf)).toEqual(['A <b> & c']);
  });

  it.each([
    [
      'a workbook in the current format',
      'PK\u0003\u0004\u0014\u0000<a><b>',
      /Expected a web page, but received a workbook or another archive/,
    ],
    ['a workbook of 2003', '\u00d0\u00cf\u0011\u00e0\u00a1', /Expected a web page, but received a workbook/],
  ])('%s is named, and not reported as a page with deep nesting', (_what, text, message) => {
    expect(() => parseMarkup(text)).toThrow(refusal(message));
  });

  it.each([
    ['nested divisions', '<div>', 300, 19_400, /more than 256 deep/],
    ['elements', '<p>', 220_000, 440_000, /more than 200000 elements/],
    ['characters', 'x', 9 << 20, 12 << 20, /more than 8388608 characters/],
  ])('too many %s: refused at the same cost for any number', async (_what, piece, few, many, message) => {
    for (const read of [parseMarkup, readHtmlTables]) expect(() => read(piece.repeat(many))).toThrow(refusal(message));
    const callsFor = (count: number): Promise<number> => callsOf(() => parseMarkup(piece.repeat(count)));
    expect(await callsFor(many)).toBe(await callsFor(few));
  });

  it.each<[string, number, (count: number) => string]>([
    ['attributes without an end', 400_000, (count) => `<a ${'href="x" '.repeat(count)}`],
    ['quotes without an end', 400_000, (count) => '<a href="'.repeat(count)],
    ['comments without an end', 1_000_000, (count) => '<!--'.repeat(count)],
    ['entities without an end', 2_000_000, (count) => '&#'.repeat(count)],
    ['closing tags only', 700_000, (count) => '</div>'.repeat(count)],
    ['signs alone', 4_000_000, (count) => '<'.repeat(count)],
    ['blanks in a cell', 4_000_000, (count) => `<table><tr><td>${' '.repeat(count)}x</table>`],
    ['tables in tables', 60_000, (count) => '<table><tr><td>'.repeat(8) + '<tr><td>1'.repeat(count)],
    ['closing tags of other elements', 90_000, (count) => '<div><b></div></b>'.repeat(count)],
  ])('%s: read at a cost in proportion to the page', async (_what, many, page) => {
    const callsFor = (count: number): Promise<number> => callsOf(() => readHtmlTables(page(count)));
    expect((await callsFor(4000)) / (await callsFor(2000))).toBeLessThan(2.05);
    untilItEnds(() => readHtmlTables(page(many)));
  });

  it('tables in tables in tables are refused', () => {
    expect(() => readHtmlTables('<table><tr><td>'.repeat(9))).toThrow(refusal(/more than 8 deep/));
  });

  it('a title of several pages is shortened', () => {
    const [table] = readHtmlTables(`<table><caption>${'long '.repeat(10_000)}</caption><tr><td>x</td></tr></table>`);
    expect(table?.caption).toHaveLength(8193);
    expect(table?.caption).toMatch(/…$/);
  });

  it('any page is read, or refused with a location', () => {
    const tag = fc.constantFrom(
      '<table>',
      '<tr>',
      '<td>',
      '</td>',
      '</tr>',
      '</table>',
      '<p>',
      '</p>',
      '<br>',
      '<!--',
      '-->',
      '<a href=x>',
      '<script>',
      '</script>',
      '&lt;',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(tag, fc.string()), { maxLength: 60 }), (pieces) => {
        for (const { rows } of readHtmlTables(pieces.join(''))) for (const cell of rows.flat()) expect(cell.text).toBe(cell.text.trim());
      }),
    );
  });
});
