import { describe, expect, it } from 'vitest';
import { readHtmlTables } from '../../src/formats/html-table.ts';

// This page follows the RBA's schedule page of May 2026, with commented-out cells and line breaks.
const PAGE = `
<table class="table-linear">
  <caption>
    Releases Expected
  </caption>
  <thead><tr><th>Release</th><!-- check the calendar --><th>Time</th><th>May<br/>2026</th></tr></thead>
  <tbody>
    <tr>
      <th scope="row"><a href="/statistics/frequency/commodity-prices/">Index of Commodity
        Prices</a></th>
      <td>4.30&nbsp;pm</td>
      <!--<td>Released</td> <td>&ndash;</td>-->
      <td>&ndash;</td>
    </tr>
    <!-- <tr><th>Gone</th><td>11.30 am</td></tr> -->
  </tbody>
  <tfoot><tr><td colspan="3">&#8224; Except Public Holidays.<br>* Every week.</td></tr></tfoot>
</table>`;

describe('readHtmlTables', () => {
  it('reads captions, heading cells, links and entities, but no comments', () => {
    expect(readHtmlTables(PAGE)).toEqual([
      {
        caption: 'Releases Expected',
        rows: [
          [
            { text: 'Release', href: null, header: true },
            { text: 'Time', href: null, header: true },
            { text: 'May 2026', href: null, header: true },
          ],
          [
            { text: 'Index of Commodity Prices', href: '/statistics/frequency/commodity-prices/', header: true },
            { text: '4.30 pm', href: null, header: false },
            { text: '–', href: null, header: false },
          ],
          [{ text: '† Except Public Holidays. * Every week.', href: null, header: false }],
        ],
      },
    ]);
  });

  it('keeps the rows of a nested table separate', () => {
    const tables = readHtmlTables(
      '<table><tr><td>outer<table><caption>in</caption><tr><td>inner</td></tr></table></td></tr><tr><td>last</td></tr></table>',
    );
    expect(tables.map((t) => [t.caption, t.rows.length])).toEqual([
      [null, 2],
      ['in', 1],
    ]);
  });

  it('ends a cell where the next cell or row begins, also inside an open tag', () => {
    const [table] = readHtmlTables('<table><tr><td><b>1<td><a href="/x">2<tr><td>3<td><table><tr><td>4</table>5</table>');
    expect(table?.rows.map((row) => row.map(({ text, href }) => [text, href]))).toEqual([
      [
        ['1', null],
        ['2', '/x'],
      ],
      [
        ['3', null],
        ['45', null],
      ],
    ]);
  });

  it('ignores case and gives nothing without a table', () => {
    expect(readHtmlTables('<TABLE><TR><TD><A HREF="/x">a</A></TD></TR></TABLE>')[0]?.rows).toEqual([
      [{ text: 'a', href: '/x', header: false }],
    ]);
    expect(readHtmlTables('<p>Access denied</p>')).toEqual([]);
  });

  it('drops an unclosed comment with all that follows', () => {
    expect(readHtmlTables('<table><tr><td>1</td></tr></table><!-- <table><tr><td>2</td></tr></table>')).toHaveLength(1);
  });
});
