/**
 * Reads the ABS release calendar. It has one page for each month. Each day is a table cell, and each release is an item in the cell.
 *
 *     <td data-date="2026-05-04"> … <div class="… exportable-element">
 *       <strong>Updated information</strong>                                  only for additions to an earlier release
 *       <strong class="event-name"> Building Approvals, Australia</strong>
 *       <span class="reference-period-value">March 2026</span>
 *       <span class="event-date"><time datetime="2026-05-04T01:30:00Z">11:30am</time></span>   true UTC
 *       First release                                                        only for new publications
 *       <a href="/statistics/…/mar-2026">View current release</a>            may be missing, or be the previous release
 */
import { slug } from '../../core/basic/text.ts';
import type { Ask, Captured } from '../../core/capture.ts';
import type { Release, ReleaseCalendarSource } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { elementsIn, hasClass, type MarkupElement, named, parseMarkup, textOf } from '../../formats/markup.ts';
import { decodeText } from '../../formats/text.ts';

const SITE = 'https://www.abs.gov.au';
const CALENDAR = `${SITE}/release-calendar/future-releases-calendar`;
/** Number of months after the current month that the calendar covers. */
const MONTHS_AHEAD = 5;

export const RELEASES: ReleaseCalendarSource = {
  asks: (nowMs) => monthPages(nowMs),
  parse: (capture) => parseCalendar(capture),
};

function monthPages(nowMs: number): readonly Ask[] {
  const now = new Date(nowMs);
  const first = now.getUTCFullYear() * 12 + now.getUTCMonth();
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, i) => {
    const month = `${Math.floor((first + i) / 12)}${String(((first + i) % 12) + 1).padStart(2, '0')}`;
    return { id: `month-${month}`, url: `${CALENDAR}/${month}`, accept: 'text/html' };
  });
}

/**
 * Reads releases from a calendar page or a part of one. Throws PARSE_LAYOUT if it is not a calendar, and PARSE_VALUE for an unknown item.
 */
export function parseCalendar(capture: Captured): readonly Release[] {
  const page = parseMarkup(decodeText(capture.bytes).text);
  const days = elementsIn(page, having('td', 'data-date'));
  if (days.length === 0) {
    throw new WattleError('PARSE_LAYOUT', 'The page has no dates of a release calendar.', { at: { url: capture.url } });
  }
  const byId = new Map<string, Release>();
  for (const day of days) {
    for (const item of elementsIn(day, hasClass('exportable-element'))) {
      const release = readItem(item, capture.url, day.attributes['data-date'] ?? '');
      byId.set(release.publicationId, release);
    }
  }
  return [...byId.values()].sort((a, b) => a.releaseAt - b.releaseAt);
}

const first = (item: MarkupElement, wanted: (element: MarkupElement) => boolean): MarkupElement | undefined => elementsIn(item, wanted)[0];
const having =
  (name: string, attribute: string) =>
  (element: MarkupElement): boolean =>
    element.name === name && attribute in element.attributes;

function readItem(item: MarkupElement, url: string, day: string): Release {
  const title = textOf(first(item, hasClass('event-name')));
  const instant = first(item, having('time', 'datetime'))?.attributes['datetime'] ?? '';
  const releaseAt = /Z$|[+-]\d{2}:?\d{2}$/.test(instant) ? Date.parse(instant) : Number.NaN;
  if (title === '' || Number.isNaN(releaseAt)) {
    throw new WattleError('PARSE_VALUE', 'A calendar item has no name or no release time.', {
      at: { url, column: day, value: title === '' ? textOf(item) : instant },
    });
  }
  const period = textOf(first(item, hasClass('reference-period-value')));
  const updated = elementsIn(item, named('strong')).some((strong) => textOf(strong).toLowerCase() === 'updated information');
  const href = first(item, having('a', 'href'))?.attributes['href'];
  return {
    source: 'abs',
    publicationId: [title, period, ...(updated ? ['update'] : [])].map(slug).filter(Boolean).join('-'),
    title,
    eventType: 'data_release',
    referencePeriod: period === '' ? null : period,
    releaseAt,
    sourceUrl: href === undefined ? CALENDAR : new URL(href, SITE).href,
  };
}
