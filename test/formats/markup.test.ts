import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readHtmlTables } from '../../src/formats/html-table.ts';
import { elementsIn, hasClass, named, parseMarkup, textOf } from '../../src/formats/markup.ts';

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
    ['a workbook of today', 'PK\u0003\u0004\u0014\u0000<a><b>', /A workbook or another archive came where a page was expected/],
    ['a workbook of 2003', '\u00d0\u00cf\u0011\u00e0\u00a1', /A workbook came where a page was expected/],
  ])('%s is named, and not read as a page that is nested too deep', (_what, text, message) => {
    expect(() => parseMarkup(text)).toThrow(refusal(message));
  });

  it.each([
    ['97 kB of nested divisions', '<div>'.repeat(19_400), /more than 256 deep/],
    ['a million elements', '<p>'.repeat(1_000_000), /more than 200000 elements/],
    ['a page of 9 MB', 'x'.repeat(9 << 20), /more than 8388608 characters/],
  ])('%s: refused before it costs anything', (_what, html, message) => {
    const started = performance.now();
    for (const read of [parseMarkup, readHtmlTables]) expect(() => read(html)).toThrow(refusal(message));
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it.each([
    ['attributes without an end', `<a ${'href="x" '.repeat(400_000)}`],
    ['quotes without an end', '<a href="'.repeat(400_000)],
    ['comments without an end', '<!--'.repeat(1_000_000)],
    ['entities without an end', '&#'.repeat(2_000_000)],
    ['closing tags alone', '</div>'.repeat(700_000)],
    ['signs alone', '<'.repeat(4_000_000)],
    ['blanks in a cell', `<table><tr><td>${' '.repeat(4_000_000)}x</table>`],
    ['tables in tables', '<table><tr><td>'.repeat(8) + '<tr><td>1'.repeat(60_000)],
    ['closing tags of something else', '<div><b></div></b>'.repeat(90_000)],
  ])('%s: read in time that grows as the page does', (_what, html) => {
    const started = performance.now();
    readHtmlTables(html);
    expect(performance.now() - started).toBeLessThan(6000);
  });

  it('tables in tables in tables are refused', () => {
    expect(() => readHtmlTables('<table><tr><td>'.repeat(9))).toThrow(refusal(/more than 8 deep/));
  });

  it('a title that goes on for pages is cut', () => {
    const [table] = readHtmlTables(`<table><caption>${'long '.repeat(10_000)}</caption><tr><td>x</td></tr></table>`);
    expect(table?.caption).toHaveLength(8193);
    expect(table?.caption).toMatch(/…$/);
  });

  it('whatever a page holds, it is read or refused with an address', () => {
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
