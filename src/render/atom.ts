/** Writes items as an Atom feed (RFC 4287) and as JSON Feed 1.1. */
import { isoInstant } from '../core/clock.ts';
import { type FeedFrame, type FeedItem, xmlText } from './rss.ts';

/** Returns a tag URI (RFC 4151). Its authority includes the year 2026. It does not depend on the URL of the service. */
const tagOf = (id: string): string => `tag:wattle,2026:${encodeURIComponent(id)}`;

export function renderAtom(items: readonly FeedItem[], frame: FeedFrame): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">',
    `<id>${xmlText(frame.self)}</id>`,
    `<title>${xmlText(frame.title)}</title>`,
    `<subtitle>${xmlText(frame.description)}</subtitle>`,
    `<updated>${isoInstant(frame.builtAt)}</updated>`,
    '<author><name>Wattle</name></author>',
    `<link rel="self" type="application/atom+xml" href="${xmlText(frame.self)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(frame.link)}"/>`,
    ...items.flatMap((item) => [
      '<entry>',
      `<id>${xmlText(tagOf(item.id))}</id>`,
      `<title>${xmlText(item.title)}</title>`,
      `<updated>${isoInstant(item.publishedAt)}</updated>`,
      `<link rel="alternate" type="text/html" href="${xmlText(item.link)}"/>`,
      ...item.categories.map((category) => `<category term="${xmlText(category)}"/>`),
      `<summary>${xmlText(item.description)}</summary>`,
      '</entry>',
    ]),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}

export function renderJsonFeed(items: readonly FeedItem[], frame: FeedFrame): string {
  return `${JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: frame.title,
    description: frame.description,
    home_page_url: frame.link,
    feed_url: frame.self,
    language: 'en-AU',
    items: items.map((item) => ({
      id: tagOf(item.id),
      url: item.link,
      title: item.title,
      content_text: item.description,
      date_published: isoInstant(item.publishedAt),
      tags: item.categories,
    })),
  })}\n`;
}
