/** Reads RSS 2.0 with an XML parser, and checks it against the specification. */
import { SaxesParser } from 'saxes';

export interface Feed {
  readonly channel: Readonly<Record<string, string>>;
  readonly self: string | undefined;
  readonly items: readonly Readonly<Record<string, readonly string[]>>[];
}

const RFC_822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}$/;

/** Reads a feed. Throws if it is not well formed or lacks a required member. */
export function readFeed(document: string): Feed {
  const parser = new SaxesParser({ xmlns: true });
  const path: string[] = [];
  const channel: Record<string, string> = {};
  const items: Record<string, string[]>[] = [];
  let self: string | undefined;
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    path.push(tag.name);
    text = '';
    if (path.join('/') === 'rss' && tag.attributes['version']?.value !== '2.0') throw new Error('Not version 2.0');
    if (path.join('/') === 'rss/channel/item') items.push({});
    if (tag.name === 'atom:link' && tag.uri === 'http://www.w3.org/2005/Atom') self = tag.attributes['href']?.value;
    if (tag.name === 'guid' && tag.attributes['isPermaLink']?.value !== 'false') throw new Error('A guid that is taken for an address');
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', (tag) => {
    const at = path.join('/');
    path.pop();
    const item = items.at(-1);
    if (/^rss\/channel\/item\/\w+$/.test(at) && item) item[tag.name] = [...(item[tag.name] ?? []), text];
    else if (/^rss\/channel\/\w+$/.test(at) && tag.name !== 'item') channel[tag.name] = text;
  });
  parser.write(document).close();
  for (const name of ['title', 'link', 'description']) if (!channel[name]) throw new Error(`The channel has no ${name}`);
  for (const date of [channel['lastBuildDate'] ?? '', ...items.flatMap((item) => item['pubDate'] ?? [])]) {
    if (!RFC_822.test(date) || Number.isNaN(Date.parse(date))) throw new Error(`Not a date: ${date}`);
    const weekday = new Date(Date.parse(`${date.slice(5, 16)} 00:00:00 +0000`)).getUTCDay();
    if (['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][weekday] !== date.slice(0, 3)) throw new Error(`Not that weekday: ${date}`);
  }
  return { channel, self, items };
}
