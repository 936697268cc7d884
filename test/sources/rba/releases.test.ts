import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import { parseSchedule } from '../../../src/sources/rba/releases.ts';
import { capture } from '../capture.ts';

// Rows of the schedule page of 17 May 2026, https://www.rba.gov.au/schedules-events/, reduced to its two tables.
const PAGE = `<html><body>
<table><caption>Week commencing 18 May 2026</caption>
<thead><tr><td>&nbsp;</td><th>Date</th><th>Time&nbsp;(AEST)</th></tr></thead>
<tbody>
<tr><th scope="row"><a href="/statistics/frequency/exchange-rates.html">Exchange Rates</a></th><td>Weekdays<sup>&#8224;</sup></td><td>After 4.00 pm</td></tr>
<tr><th scope="row"><a href="/statistics/tables/xls/a01.xlsx">RBA Balance Sheet - A1</a></th><td>Friday, 22 May</td><td>4.30 pm</td></tr>
<tr><th scope="row"><a href="/statistics/frequency/fin-agg/">Financial Aggregates</a></th><td>Friday, 29 May</td><td>11.30 am</td></tr>
</tbody>
<tfoot><tr><td colspan="3">&#8224; Except Public Holidays.</td></tr></tfoot></table>
<table><caption>Releases Expected</caption>
<thead><tr><th>Release</th><th>Frequency</th><th>Time</th><th>May<br/>2026</th><th>Jun<br/>2026</th><th>Nov<br/>2026</th></tr></thead>
<tbody>
<tr><th><a href="/statistics/frequency/fin-agg/">Financial Aggregates</a></th><td>Monthly</td><td>11.30&nbsp;am</td><td>29</td><td>30</td><td>30</td></tr>
<tr><th><a href="/chart-pack/">Chart Pack</a></th><!-- <td>stale</td> --><td>Variable<sup>(a)</sup></td><td>11.30&nbsp;am</td><td>Released</td><td>17(c)</td><td>&ndash;</td></tr>
</tbody>
<tfoot><tr><td colspan="6">(a) The day after each meeting.</td></tr></tfoot></table>
</body></html>`;

const read = (page: string) => parseSchedule(capture(page, { url: 'https://www.rba.gov.au/schedules-events/' }));
const utc = (releaseAt: number): string => new Date(releaseAt).toISOString().slice(0, 16);

describe('the schedule of releases', () => {
  it('has the week and the months, in Sydney time with and without daylight saving', () => {
    const releases = read(PAGE).filter((release) => release.eventType !== 'policy_decision');
    expect(releases.map((r) => [utc(r.releaseAt), r.publicationId, r.eventType])).toEqual([
      ['2026-05-22T06:30', 'rba-balance-sheet-a1-2026-05-22', 'data_release'],
      ['2026-05-29T01:30', 'financial-aggregates-2026-05', 'data_release'],
      ['2026-06-17T01:30', 'chart-pack-2026-06', 'statement'],
      ['2026-06-30T01:30', 'financial-aggregates-2026-06', 'data_release'],
      ['2026-11-30T00:30', 'financial-aggregates-2026-11', 'data_release'],
    ]);
    expect(releases[1]?.sourceUrl).toBe('https://www.rba.gov.au/statistics/frequency/fin-agg/');
  });

  it('includes the decisions of the Monetary Policy Board at 2.30 pm in Sydney', () => {
    const decisions = read(PAGE).filter((one) => one.eventType === 'policy_decision' && utc(one.releaseAt).startsWith('2026'));
    expect(decisions.map((r) => utc(r.releaseAt))).toEqual([
      '2026-02-03T03:30',
      '2026-03-17T03:30',
      '2026-05-05T04:30',
      '2026-06-16T04:30',
      '2026-08-11T04:30',
      '2026-09-29T04:30',
      '2026-11-03T03:30',
      '2026-12-08T03:30',
    ]);
  });

  it('has the year of a date in a week that ends in the next year', () => {
    const page = PAGE.replace('18 May 2026', '28 December 2026')
      .replace('Friday, 22 May', 'Friday, 1 January')
      .replace('Friday, 29 May', 'Friday, 8 January');
    expect(read(page).some((r) => utc(r.releaseAt) === '2027-01-01T05:30')).toBe(true);
  });

  it.each([
    ['no weekly table', PAGE.replace('Week commencing', 'This week'), 'PARSE_LAYOUT'],
    ['no months', PAGE.replaceAll('<br/>2026', ''), 'PARSE_LAYOUT'],
    ['a date outside the week', PAGE.replace('Friday, 22 May', 'Monday, 22 May'), 'PARSE_VALUE'],
    ['a cell that is not a day', PAGE.replace('<td>30</td>', '<td>late June</td>'), 'PARSE_VALUE'],
    ['an invalid time', PAGE.replace('4.30 pm', 'afternoon'), 'PARSE_VALUE'],
  ])('is refused with %s', (_, page, code) => {
    expect(page).not.toBe(PAGE);
    expect(() => read(page)).toThrow(expect.objectContaining({ code }) as WattleError);
  });
});
