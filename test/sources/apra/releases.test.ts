import { describe, expect, it } from 'vitest';
import type { Captured } from '../../../src/core/capture.ts';
import { parseFeed, RELEASES } from '../../../src/sources/apra/releases.ts';

const feed = (text: string): Captured => ({
  sha256: 'feed',
  bytes: Buffer.from(text),
  url: 'https://www.apra.gov.au/rss.xml',
  contentType: 'application/rss+xml',
  retrievedAt: 0,
  askId: 'feed',
});

/** RSS 2.0 in the form of the site. Titles and times are invented. */
const item = (title: string, link: string, published: string): string =>
  `<item>\n  <title>${title}</title>\n  <link>${link}</link>\n  <description>&lt;p&gt;Text&lt;/p&gt;</description>\n  <pubDate>${published}</pubDate>\n</item>`;
const rss = (...items: readonly string[]): Captured =>
  feed(
    `<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0"><channel><title>APRA</title><link>https://www.apra.gov.au/</link>${items.join('')}</channel></rss>`,
  );

describe('the APRA feed', () => {
  it('has published releases, with instant and page', () => {
    const releases = parseFeed(
      rss(
        item('Monthly ADI statistics &amp; notes', 'https://www.apra.gov.au/monthly-statistics', 'Thu, 30 Apr 2026 11:30:00 +1000'),
        item('<![CDATA[A letter <b>to</b> all]]>', '/letter', 'Fri, 01 May 2026 01:00:00 GMT'),
      ),
    );
    expect(releases).toEqual([
      {
        source: 'apra',
        publicationId: 'monthly-adi-statistics-notes-2026-04-30',
        title: 'Monthly ADI statistics & notes',
        eventType: 'data_release',
        referencePeriod: null,
        releaseAt: Date.parse('2026-04-30T01:30:00Z'),
        sourceUrl: 'https://www.apra.gov.au/monthly-statistics',
      },
      expect.objectContaining({ title: 'A letter to all', eventType: 'statement', sourceUrl: 'https://www.apra.gov.au/letter' }),
    ]);
    expect(parseFeed(rss())).toEqual([]);
    expect(RELEASES.asks(0).map(({ url }) => url)).toEqual(['https://www.apra.gov.au/rss.xml']);
  });

  it('is refused if it is a web page, or if an item is not understood', () => {
    expect(() => parseFeed(feed('<!DOCTYPE html><p>Moved'))).toThrow(expect.objectContaining({ code: 'PARSE_LAYOUT' }));
    expect(() => parseFeed(rss(item('', '/x', 'Thu, 30 Apr 2026 11:30:00 +1000')))).toThrow(
      expect.objectContaining({ code: 'PARSE_LAYOUT' }),
    );
    for (const when of ['', 'Thu, 30 Apr 2026 11:30:00', '30/04/2026', 'Thu, 30 Foo 2026 11:30:00 +1000']) {
      expect(() => parseFeed(rss(item('Statistics', '/x', when)))).toThrow(expect.objectContaining({ code: 'PARSE_VALUE' }));
    }
  });
});
