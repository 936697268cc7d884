/** The public feed `/status.rss`, with current and recent problems. */
import type { FastifyInstance } from 'fastify';
import { findDataset } from '../../catalogue/catalogue.ts';
import { type Incident, incidents } from '../../queries/status/incidents.ts';
import { downloadStamp } from '../../queries/status/latest-download.ts';
import { type FeedItem, renderFeed } from '../../render/rss.ts';
import type { Site } from '../../web/site.ts';
import { spelledOut } from '../../web/words/reason-words.ts';
import { FEED_TYPE } from '../base/release-texts.ts';
import { plainRoute } from '../endpoints/plain/plain.ts';
import { refuseUnread } from './page-query.ts';
import type { PageServing } from './page-serving.ts';

const ID = 'status_rss';
const PATH = plainRoute(ID);
const MAX_AGE_SECONDS = 60;
const TTL_MINUTES = 15;

const WORDS: Readonly<Record<Incident['kind'], string>> = {
  failure: 'could not be updated',
  missing: 'series are missing',
  contradiction: 'figures contradict each other',
  set_aside: 'A job was postponed',
  'dataset.stale': 'is late',
  'dataset.recovered': 'is current again',
};

export function addStatusFeed(app: FastifyInstance, serving: PageServing): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: PATH,
    config: { page: { id: ID, path: PATH } },
    handler: serving.serve(ID, (_request, query) => {
      refuseUnread(query, []);
      return {
        id: ID,
        access: 'open',
        isPlain: true,
        key: `file ${PATH}`,
        make: async () => {
          const { queries, site } = serving.web;
          return {
            bytes: Buffer.from(feedOf(await incidents(queries), site, await downloadStamp(queries))),
            headers: { 'content-type': `${FEED_TYPE}; charset=utf-8`, vary: 'Accept-Encoding' },
            maxAgeSeconds: MAX_AGE_SECONDS,
            datasets: null,
          };
        },
      };
    }),
  });
}

/** Returns the feed. It has the date of its latest item, so it does not change without a new item. */
function feedOf(all: readonly Incident[], site: Site, otherwise: number): string {
  return renderFeed(
    all.map((one) => itemOf(one, site)),
    {
      title: 'Wattle: status',
      description: 'Files that need review, failed data checks, and datasets that were late or have recovered.',
      link: site.absolute('/status'),
      self: site.absolute(PATH),
      builtAt: all[0]?.at ?? otherwise,
      ttlMinutes: TTL_MINUTES,
    },
  );
}

function itemOf({ id, kind, at, datasetId, detail, code }: Incident, site: Site): FeedItem {
  const [source = '', ...rest] = (datasetId ?? '').split('.');
  const dataset = findDataset(source, rest.join('.'));
  return {
    id: `${id}@status.wattle`,
    publishedAt: at,
    title: datasetId === null ? WORDS[kind] : `${dataset?.title ?? datasetId} (${datasetId}): ${WORDS[kind]}`,
    description: spelledOut(detail),
    link: dataset ? site.absolute(`/datasets/${dataset.source}/${dataset.id}`) : site.absolute('/status'),
    categories: [kind, ...(datasetId === null ? [] : [source]), ...(code === null ? [] : [code])],
  };
}
