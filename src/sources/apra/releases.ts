/**
 * Reads APRA's feed of published releases. APRA has no calendar of future releases.
 *
 *     <item><title>Monthly authorised deposit-taking institution statistics</title><link>https://www.apra.gov.au/…</link>
 *           <pubDate>Thu, 30 Apr 2026 11:30:00 +1000</pubDate></item>
 */
import { slug } from '../../core/basic/text.ts';
import { FOLDED_MONTHS } from '../../core/calendar/month-names.ts';
import type { Captured } from '../../core/capture.ts';
import type { Release, ReleaseCalendarSource } from '../../core/define-dataset.ts';
import { WattleError } from '../../core/errors.ts';
import { DAY_MS, isoDay } from '../../core/period.ts';
import { parseUrl } from '../../core/url.ts';
import { elementsIn, type MarkupElement, named, parseMarkup, textOf } from '../../formats/markup.ts';
import { decodeText } from '../../formats/text.ts';
import { SITE } from './page.ts';

const FEED = `${SITE}/rss.xml`;
const SYDNEY_AHEAD_MS = 10 * 3_600_000;

export const RELEASES: ReleaseCalendarSource = {
  asks: () => [{ id: 'feed', url: FEED, accept: 'application/rss+xml,application/xml,text/xml' }],
  parse: (capture) => parseFeed(capture),
};

/** Reads the feed. Throws PARSE_LAYOUT if it is not a feed, and PARSE_VALUE if an item has an invalid time. */
export function parseFeed(capture: Captured): readonly Release[] {
  const { text } = decodeText(capture.bytes);
  if (!/<rss\b/i.test(text)) {
    throw new WattleError('PARSE_LAYOUT', 'The file is not an RSS feed.', { at: { url: capture.url, value: text.slice(0, 60) } });
  }
  return elementsIn(parseMarkup(text, 'xml'), named('item')).map((item) => releaseOf(item, capture.url));
}

function releaseOf(item: MarkupElement, url: string): Release {
  const title = content(item, 'title');
  const link = content(item, 'link');
  const published = content(item, 'pubDate');
  const releaseAt = instantOf(published);
  if (title === '' || parseUrl(link, SITE) === null) {
    throw new WattleError('PARSE_LAYOUT', 'An item of the feed has no title or no link.', {
      at: { url, value: textOf(item).slice(0, 80) },
    });
  }
  if (releaseAt === null) {
    throw new WattleError('PARSE_VALUE', 'An item of the feed has no publication time.', {
      at: { url, column: 'pubDate', value: published },
    });
  }
  const sourceUrl = new URL(link, SITE).href;
  return {
    source: 'apra',
    publicationId: `${slug(title)}-${isoDay(Math.floor((releaseAt + SYDNEY_AHEAD_MS) / DAY_MS))}`,
    title,
    eventType: /statistics|publication/i.test(`${title} ${sourceUrl}`) ? 'data_release' : 'statement',
    referencePeriod: null,
    releaseAt,
    sourceUrl,
  };
}

/** Returns the text in a member, without escaped markup. Empty if the member is missing. */
const content = (item: MarkupElement, name: string): string => textOf(parseMarkup(textOf(elementsIn(item, named(name))[0])));

const RFC_822 =
  /^(?:\w{3},\s*)?(\d{1,2})\s+([A-Za-z]{3})[a-z]*\s+(\d{4})\s+(\d{2}):(\d{2})(?::(\d{2}))?\s*(?:([+-])(\d{2})(\d{2})|GMT|UTC|Z)$/;

/** Parses a time such as `Thu, 30 Apr 2026 11:30:00 +1000` as ms since the epoch. Null if it is invalid or has no time zone. */
function instantOf(text: string): number | null {
  const m = RFC_822.exec(text);
  const month = FOLDED_MONTHS.indexOf((m?.[2] ?? '').toLowerCase());
  if (!m || month < 0) return null;
  const offsetMinutes = (m[7] === '-' ? -1 : 1) * (Number(m[8] ?? 0) * 60 + Number(m[9] ?? 0));
  return Date.UTC(Number(m[3]), month, Number(m[1]), Number(m[4]), Number(m[5]) - offsetMinutes, Number(m[6] ?? 0));
}
