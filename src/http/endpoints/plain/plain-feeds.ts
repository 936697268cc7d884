import { Type } from 'typebox';
import { FEED_TYPE } from '../../base/release-texts.ts';
import { path } from '../../describe/parameters.ts';
import { text } from '../../describe/schema-parts.ts';
import { type Plain, reply, typeOf } from './plain-kinds.ts';

export const ATOM_TYPE = 'application/atom+xml';
export const JSON_FEED_TYPE = 'application/feed+json';

const JSON_FEED = Type.Object({
  version: Type.String(),
  title: Type.String(),
  description: Type.String(),
  home_page_url: Type.String(),
  feed_url: Type.String(),
  language: Type.String(),
  items: Type.Array(
    Type.Object({
      id: text('A tag URI, which never changes.'),
      url: text('The page of the series.'),
      title: text('The series, its value and the period.'),
      content_text: text('Release date, and the values that were revised.'),
      date_published: text('Release date as a time.'),
      tags: Type.Array(Type.String()),
    }),
  ),
});

const feedOf = (what: 'series' | 'topic' | 'release', group: string, example: string): Plain => ({
  id: `${what}Feed`,
  path: `/feeds/${group}/{file}`,
  summary: `Subscribe to new values and revisions of a ${what}`,
  description: `A feed for feed readers in RSS 2.0, Atom or JSON Feed 1.1. The file extension selects the format: \`.rss\`, \`.atom\` or \`.json\`. The feed has one item for each day with a new value or a revision, latest first.`,
  parameters: [path('file', `The id of a ${what}, followed by \`.rss\`, \`.atom\` or \`.json\`.`, example)],
  replies: [{ ...reply('The feed.', JSON_FEED_TYPE, [ATOM_TYPE, typeOf(FEED_TYPE)]), schema: JSON_FEED }],
  example: `/feeds/${group}/${example}`,
});

export const SERIES_FEED = feedOf('series', 'series', 'AU.UNEMP.SA.atom');
export const TOPIC_FEED = feedOf('topic', 'topics', 'prices.atom');
export const CARD_FEED: Plain = {
  ...feedOf('release', 'releases', 'cpi.atom'),
  summary: 'Subscribe to the release cards of a publication',
  description:
    'One item for each release, latest first. An item has the figure, the previous figure, revisions and contributions. The file extension selects RSS 2.0, Atom or JSON Feed 1.1. `/v1/release-cards` lists the publications.',
  parameters: [path('file', 'The id of a release card, followed by `.rss`, `.atom` or `.json`.', 'cpi.atom')],
};
