import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeedItem, renderFeed } from '../../src/render/rss.ts';
import { readFeed } from './feed-reader.ts';

const FRAME = {
  title: 'Releases & more',
  description: 'Of <all> agencies',
  link: 'https://api.example.org/docs',
  self: 'https://api.example.org/v1/releases.rss?a=1&b=2',
  builtAt: Date.parse('2026-06-30T23:59:59Z'),
  ttlMinutes: 60,
};
const ITEM: FeedItem = {
  id: 'abs-cpi@releases.wattle',
  publishedAt: Date.parse('2026-11-25T00:30:00Z'),
  title: 'ABS: Consumer Price Index, Australia (October 2026)',
  description: 'Out <soon> & "new"',
  link: 'https://www.abs.gov.au/?a=1&b=2',
  categories: ['ABS', 'data_release'],
};

describe('a feed', () => {
  it('meets RSS 2.0, with Sydney times', () => {
    const { channel, self, items } = readFeed(renderFeed([ITEM], FRAME));
    expect(channel).toMatchObject({
      title: FRAME.title,
      description: FRAME.description,
      link: FRAME.link,
      lastBuildDate: 'Wed, 01 Jul 2026 09:59:59 +1000',
      ttl: '60',
    });
    expect(self).toBe(FRAME.self);
    expect(items).toEqual([
      {
        title: [ITEM.title],
        link: [ITEM.link],
        description: [ITEM.description],
        category: ['ABS', 'data_release'],
        guid: [ITEM.id],
        pubDate: ['Wed, 25 Nov 2026 11:30:00 +1100'],
      },
    ]);
  });

  it('may be empty', () => {
    expect(readFeed(renderFeed([], FRAME)).items).toEqual([]);
  });

  it('is well formed for any text, and returns it unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const read = readFeed(renderFeed([{ ...ITEM, title }], FRAME)).items[0]?.['title']?.[0] ?? '';
        // XML normalises line ends, and cannot contain control characters or unpaired surrogates.
        const cleaned = title.replace(/(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu, '').replace(/\r\n?/g, '\n');
        expect(read).toBe(cleaned);
      }),
    );
  });
});
