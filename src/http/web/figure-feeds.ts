/** Feeds for series, topics and releases: `/feeds/series/AU.UNEMP.SA.atom`, `/feeds/releases/cpi.json`. */
import type { FastifyInstance } from 'fastify';
import type { ReleaseCard } from '../../catalogue/cards/release-cards.ts';
import { type DatasetKey, storeKey } from '../../core/define-dataset.ts';
import type { SeriesHandle } from '../../core/define-series.ts';
import { WattleError } from '../../core/errors.ts';
import { formatPeriod } from '../../core/period.ts';
import type { QueryContext } from '../../queries/base/context.ts';
import { topicNamed } from '../../queries/concepts/topics/read-topics.ts';
import { cardNamed, latestCards } from '../../queries/economy/release-cards/read-card.ts';
import { readVintages } from '../../queries/series/vintages/read-vintages.ts';
import { downloadStamp } from '../../queries/status/latest-download.ts';
import { renderAtom, renderJsonFeed } from '../../render/atom.ts';
import { type FeedFrame, type FeedItem, renderFeed } from '../../render/rss.ts';
import type { Site } from '../../web/site.ts';
import { dayText, periodText } from '../../web/words/period-words.ts';
import { styleOfValues, valueText } from '../../web/words/value-words.ts';
import { FEED_TYPE } from '../base/release-texts.ts';
import { seriesNamed } from '../endpoints/find.ts';
import { plainRoute } from '../endpoints/plain/plain.ts';
import { ATOM_TYPE, JSON_FEED_TYPE } from '../endpoints/plain/plain-feeds.ts';
import type { ServerDeps } from '../reply/deps.ts';
import { refuseUnread } from './page-query.ts';
import type { PageServing } from './page-serving.ts';

const FORMS = {
  rss: { type: FEED_TYPE, render: (items: readonly FeedItem[], frame: FeedFrame) => renderFeed(items, frame) },
  atom: { type: ATOM_TYPE, render: renderAtom },
  json: { type: JSON_FEED_TYPE, render: renderJsonFeed },
} as const;
type Form = keyof typeof FORMS;

const MOST_ITEMS = 30;
/** How many of the latest periods are searched for new values and revisions. */
const PERIODS = '36';
const MOST_REVISIONS_NAMED = 5;
const TTL_MINUTES = 60;
const MAX_AGE_SECONDS = 300;

interface Feed {
  readonly title: string;
  readonly description: string;
  readonly page: string;
  /** The series in the feed. A token must include all of them. */
  readonly series: readonly SeriesHandle[];
  readonly items: (ctx: QueryContext, site: Site) => Promise<readonly FeedItem[]>;
}

export function addFigureFeeds(app: FastifyInstance, serving: PageServing, catalogue: ServerDeps['catalogue']): void {
  const route = (id: string, feedOf: (name: string) => Feed): void => {
    const path = plainRoute(id);
    app.route({
      method: ['GET', 'HEAD'],
      url: path,
      config: { page: { id, path } },
      handler: serving.serve(id, (request, query) => {
        refuseUnread(query, []);
        const { file = '' } = request.params as { file?: string };
        const { name, form } = splitName(file);
        const feed = feedOf(name);
        const self = `${path.slice(0, path.lastIndexOf('/'))}/${file}`;
        const { queries, site } = serving.web;
        return {
          id,
          access: 'reading',
          isPlain: true,
          key: `file ${self}`,
          token: { opens: 'feed', series: feed.series.map((one) => one.id) },
          make: async () => ({
            bytes: Buffer.from(FORMS[form].render(...(await contentOf(queries, site, feed, self)))),
            headers: {
              'content-type': `${FORMS[form].type}; charset=utf-8`,
              'cross-origin-resource-policy': 'cross-origin',
              vary: 'Accept-Encoding',
            },
            maxAgeSeconds: MAX_AGE_SECONDS,
            datasets: [...new Set(feed.series.map(({ dataset }): DatasetKey => storeKey(dataset)))],
          }),
        };
      }),
    });
  };
  route('seriesFeed', (name) => {
    const handle = seriesNamed(catalogue, 'file', name);
    const description = `New values and revisions for ${handle.id}, latest first.`;
    return { title: handle.title, description, page: `/series/${handle.id}`, ...ofSeries([handle]) };
  });
  route('topicFeed', (name) => {
    const topic = topicNamed(name);
    const description = 'New values and revisions for the main series in this topic, latest first.';
    return { title: `${topic.title} in Australia`, description, page: `/topics/${topic.id}`, ...ofSeries(topic.series) };
  });
  route('releaseFeed', (name) => {
    const card = cardNamed(name);
    const description = 'The main figures in each release, latest first.';
    const series = [card.headline, ...card.figures, ...card.parts];
    return { title: card.title, description, page: `/releases/${card.id}`, series, items: (ctx, site) => releaseItems(ctx, site, card) };
  });
}

const ofSeries = (series: readonly SeriesHandle[]): Pick<Feed, 'series' | 'items'> => ({
  series,
  items: async (ctx, site) => {
    const items: FeedItem[] = [];
    for (const handle of series) items.push(...(await itemsOf(ctx, site, handle)));
    return items;
  },
});

function splitName(file: string): { readonly name: string; readonly form: Form } {
  const dot = file.lastIndexOf('.');
  const ending = file.slice(dot + 1).toLowerCase();
  if (dot > 0 && ending in FORMS) return { name: file.slice(0, dot), form: ending as Form };
  throw new WattleError('REQ_NOT_FOUND', 'A feed address must end with .rss, .atom or .json.');
}

async function contentOf(ctx: QueryContext, site: Site, feed: Feed, path: string): Promise<[readonly FeedItem[], FeedFrame]> {
  const items = await feed.items(ctx, site);
  const shown = items.toSorted((a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1)).slice(0, MOST_ITEMS);
  const { title, description } = feed;
  const builtAt = shown[0]?.publishedAt ?? (await downloadStamp(ctx));
  return [shown, { title, description, link: site.absolute(feed.page), self: site.absolute(path), builtAt, ttlMinutes: TTL_MINUTES }];
}

interface Change {
  readonly period: string;
  readonly realtime_start: string;
  readonly published_basis: string;
  readonly value: number | null;
  readonly previous_value: number | null;
  readonly kind: string;
}

const IS_NEW: ReadonlySet<string> = new Set(['first', 'earliest']);

async function itemsOf(ctx: QueryContext, site: Site, handle: SeriesHandle): Promise<readonly FeedItem[]> {
  const changes = await changesOf(ctx, handle);
  const values = changes.flatMap(({ value }) => (value === null ? [] : [value]));
  const style = styleOfValues(handle.unitsShort, values);
  const written = (value: number | null): string => (value === null ? 'not available' : valueText(value, style));
  const days = [...new Set(changes.map(({ realtime_start: day }) => day))];
  return days.map((day): FeedItem => {
    const ofDay = changes.filter((change) => change.realtime_start === day);
    const added = ofDay.filter(({ kind, value }) => IS_NEW.has(kind) && value !== null).sort((a, b) => (a.period < b.period ? 1 : -1));
    const revised = ofDay.filter(({ kind }) => !IS_NEW.has(kind)).sort((a, b) => (a.period < b.period ? 1 : -1));
    // A change that rounding hides is only counted.
    const named = revised.filter((one) => written(one.value) !== written(one.previous_value)).slice(0, MOST_REVISIONS_NAMED);
    const [newest] = added;
    return {
      id: `${handle.id}/${day}`,
      publishedAt: Date.parse(`${day}T00:00:00Z`),
      title: newest
        ? `${handle.title}: ${written(newest.value)}, ${periodText(newest.period)}`
        : `${handle.title}: ${revised.some(({ kind }) => kind === 'update') ? 'revised' : 'changed'}`,
      description: [
        `Released on ${ofDay[0]?.published_basis === 'upper_bound' ? 'or before ' : ''}${dayText(day)}.`,
        ...(newest && added.length > 1 ? [`${added.length} new periods.`] : []),
        ...named.map((one) => `${periodText(one.period)}: ${written(one.value)}, before ${written(one.previous_value)}.`),
        ...(revised.length > named.length ? [`${revised.length} of the latest ${PERIODS} values changed.`] : []),
      ].join(' '),
      link: site.absolute(`/series/${handle.id}`),
      categories: [handle.dataset.source.toUpperCase(), handle.id],
    };
  });
}

/** Returns the releases whose time is known, either from the calendar or from the first vintage with the value. */
async function releaseItems(ctx: QueryContext, site: Site, card: ReleaseCard): Promise<readonly FeedItem[]> {
  const cards = await latestCards(ctx, card, MOST_ITEMS);
  return cards.flatMap(({ period, rows, release, sentence }): FeedItem[] => {
    const at = release?.at ?? rows[0]?.figure.firstOn;
    if (at == null) return [];
    const of = formatPeriod(period);
    return [
      {
        id: `${card.id}/${of}`,
        publishedAt: Date.parse(at),
        title: `${card.title}, ${periodText(of)}`,
        description: sentence,
        link: site.absolute(`/releases/${card.id}/${of}`),
        categories: [card.headline.dataset.source.toUpperCase(), card.id],
      },
    ];
  });
}

/** Returns the changes in a series, or none if it has no data. */
async function changesOf(ctx: QueryContext, handle: SeriesHandle): Promise<readonly Change[]> {
  try {
    const { data } = await readVintages(ctx, handle, new URLSearchParams({ form: 'list', limit: PERIODS }));
    return data as unknown as readonly Change[];
  } catch (error) {
    if (error instanceof WattleError && error.code === 'DATA_UNAVAILABLE') return [];
    throw error;
  }
}
