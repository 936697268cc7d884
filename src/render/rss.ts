/** Writes items as RSS 2.0. Times have the UTC offset of Sydney. */
import { SHORT_MONTHS } from '../core/calendar/month-names.ts';
import { formatSydney } from '../core/sydney-time.ts';

export interface FeedItem {
  /** An id that never changes. It is not a URL. */
  readonly id: string;
  /** The time of the item, in ms since the epoch. */
  readonly publishedAt: number;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  readonly categories: readonly string[];
}

export interface FeedFrame {
  readonly title: string;
  readonly description: string;
  /** The URL of the page about the subject of the feed. */
  readonly link: string;
  /** The URL of the feed itself. */
  readonly self: string;
  /** The time of the latest change to the feed, in ms since the epoch. */
  readonly builtAt: number;
  /** The number of minutes that feed readers should wait before they load the feed again. */
  readonly ttlMinutes: number;
}

export function renderFeed(items: readonly FeedItem[], frame: FeedFrame): string {
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', frame.title),
    element('link', frame.link),
    element('description', frame.description),
    '<language>en-au</language>',
    element('lastBuildDate', rfc822(frame.builtAt)),
    element('ttl', String(frame.ttlMinutes)),
    `<atom:link href="${xmlText(frame.self)}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap(itemLines),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

const itemLines = (item: FeedItem): readonly string[] => [
  '<item>',
  element('title', item.title),
  element('link', item.link),
  element('description', item.description),
  ...item.categories.map((category) => element('category', category)),
  `<guid isPermaLink="false">${xmlText(item.id)}</guid>`,
  element('pubDate', rfc822(item.publishedAt)),
  '</item>',
];

const element = (name: string, value: string): string => `<${name}>${xmlText(value)}</${name}>`;

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML does not allow: control characters, lone surrogates and non-characters. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** Escapes markup, and removes characters that XML does not allow. */
export const xmlText = (value: string): string =>
  value.replace(NOT_IN_XML, '').replace(/[&<>"']/g, (character) => MARKUP[character] ?? character);

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Writes a time such as `Thu, 26 Nov 2026 11:30:00 +1100`. */
function rfc822(ms: number): string {
  const [date = '', clock = ''] = formatSydney(ms).split('T');
  const [year = '', month = '', day = ''] = date.split('-');
  const weekday = WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return `${weekday}, ${day} ${SHORT_MONTHS[Number(month) - 1]} ${year} ${clock.slice(0, 8)} ${clock.slice(8).replace(':', '')}`;
}
