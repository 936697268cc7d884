import { describe, expect, it } from 'vitest';
import type { WattleError } from '../../../src/core/errors.ts';
import { parseCalendar, RELEASES } from '../../../src/sources/abs/releases.ts';
import { capture } from '../capture.ts';

const item = (inner: string): string =>
  `<div class="item exportable-element-wrapper"><div class="contents exportable-element">${inner}</div></div>`;
const day = (date: string, ...items: string[]): string => `<td data-date="${date}" class="single-day">${items.map(item).join('')}</td>`;

// Events of May 2026 and, in the same layout, one of November: the ABS calendar page of May 2026.
const PAGE = `<table><tr>${day(
  '2026-05-01',
  `<strong class="event-name"> Producer Price Indexes, Australia</strong> <span class="reference-period-value">March 2026</span> &nbsp;-&nbsp;
   <span class="event-date"><time datetime="2026-05-01T01:30:00Z" class="datetime">11:30am</time></span>
   <a href="/statistics/economy/price-indexes-and-inflation/producer-price-indexes-australia/mar-2026" hreflang="en">View current release</a>`,
  `<strong>Updated information</strong> <strong class="event-name"> National Aboriginal and Torres Strait Islander Nutrition and Physical Activity Survey</strong>
   <span class="reference-period-value">2023</span> <span class="event-date"><time datetime="2026-05-01T01:30:00Z">11:30am</time></span>`,
)}${day(
  '2026-05-04',
  `<strong class="event-name"> Life expectancy by SEIFA</strong> <span class="reference-period-value">2011-2024</span>
   <span class="event-date"><time datetime="2026-05-04T01:30:00Z">11:30am</time></span> First release`,
  `<strong class="event-name"> Building Approvals, Australia</strong> <span class="reference-period-value">March 2026</span>
   <span class="event-date"><time datetime="2026-05-04T01:30:00Z">11:30am</time></span>
   <a href="/statistics/industry/building-and-construction/building-approvals-australia/mar-2026">View current release</a>`,
)}${day('2026-11-25', `<strong class="event-name"> Consumer Price Index, Australia</strong> <span class="reference-period-value">October 2026</span> <time datetime="2026-11-25T00:30:00Z">11:30am</time>`)}
<td data-date="2026-05-02" class="single-day no-entry"><div class="inner"></div></td></tr></table>`;

const read = (page: string) =>
  parseCalendar(capture(page, { url: 'https://www.abs.gov.au/release-calendar/future-releases-calendar/202605' }));

describe('the release calendar', () => {
  it('has the name, reference period, instant and link of each event, and no link of its neighbour', () => {
    expect(read(PAGE).map((r) => [new Date(r.releaseAt).toISOString(), r.title, r.referencePeriod, r.publicationId])).toEqual([
      ['2026-05-01T01:30:00.000Z', 'Producer Price Indexes, Australia', 'March 2026', 'producer-price-indexes-australia-march-2026'],
      [
        '2026-05-01T01:30:00.000Z',
        'National Aboriginal and Torres Strait Islander Nutrition and Physical Activity Survey',
        '2023',
        'national-aboriginal-and-torres-strait-islander-nutrition-and-physical-activity-survey-2023-update',
      ],
      ['2026-05-04T01:30:00.000Z', 'Life expectancy by SEIFA', '2011-2024', 'life-expectancy-by-seifa-2011-2024'],
      ['2026-05-04T01:30:00.000Z', 'Building Approvals, Australia', 'March 2026', 'building-approvals-australia-march-2026'],
      ['2026-11-25T00:30:00.000Z', 'Consumer Price Index, Australia', 'October 2026', 'consumer-price-index-australia-october-2026'],
    ]);
    const links = read(PAGE).map((r) => r.sourceUrl);
    expect(links[0]).toContain('producer-price-indexes-australia/mar-2026');
    expect(links[2]).toBe('https://www.abs.gov.au/release-calendar/future-releases-calendar');
    expect(links[3]).toContain('building-approvals-australia/mar-2026');
  });

  it('refuses a page without days, an event without a name, and a time without a zone', () => {
    const code = (page: string): unknown => {
      try {
        return read(page);
      } catch (error) {
        return (error as WattleError).code;
      }
    };
    expect(code('<html><body>Access denied</body></html>')).toBe('PARSE_LAYOUT');
    expect(code(PAGE.replace('class="event-name"> Building', '> Building'))).toBe('PARSE_VALUE');
    expect(code(PAGE.replace('2026-05-04T01:30:00Z', '2026-05-04T11:30:00'))).toBe('PARSE_VALUE');
  });

  it('is requested for the current month and the next five, across the end of a year', () => {
    const asks = RELEASES.asks(Date.parse('2026-10-15T00:00:00Z'));
    expect(asks.map((ask) => ask.url.slice(-6))).toEqual(['202610', '202611', '202612', '202701', '202702', '202703']);
  });
});
