/** `robots.txt` and the sitemap. */
import type { FastifyInstance } from 'fastify';
import { datasets } from '../../catalogue/catalogue.ts';
import { forecasts } from '../../catalogue/forecasts/forecasts.ts';
import { families } from '../../catalogue/regions/families.ts';
import { PROFILE_PLACES } from '../../catalogue/regions/places.ts';
import { SERIES } from '../../catalogue/series.ts';
import { topics } from '../../catalogue/topics/topics.ts';
import { isoInstant } from '../../core/clock.ts';
import { type DatasetKey, storeKey } from '../../core/define-dataset.ts';
import { escapeHtml } from '../../web/html.ts';
import { DOCUMENTS } from '../../web/pages/docs/guide.ts';
import { PAGES } from '../../web/pages.ts';
import type { Served } from './page-headers.ts';
import type { PageServing } from './page-serving.ts';

/** Paths that search engines must not list: personal pages, and pages with endless variants. */
const NEVER = ['/account', '/admin', '/sign-in', '/register', '/search', '/search.json', '/compare', '/v1/', '/fred/', '/mcp', '/metrics'];
const DAY_SECONDS = 86_400;

/** @param mayBeListed whether search engines may list pages */
export function addFound(app: FastifyInstance, serving: PageServing, mayBeListed: boolean): void {
  const route = (id: string, path: string, contentType: string, text: () => Promise<string>): void => {
    const plan = (): Served => ({
      id,
      access: 'open',
      key: `file ${path}`,
      isPlain: true,
      make: async () => ({
        bytes: Buffer.from(await text()),
        headers: { 'content-type': `${contentType}; charset=utf-8`, vary: 'Accept-Encoding' },
        maxAgeSeconds: DAY_SECONDS,
        datasets: null,
      }),
    });
    app.route({ method: ['GET', 'HEAD'], url: path, config: { page: { id, path } }, handler: serving.serve(id, plan) });
  };
  route('robots', '/robots.txt', 'text/plain', async () => robots(serving, mayBeListed));
  route('sitemap', '/sitemap.xml', 'application/xml', () => sitemap(serving));
}

function robots({ web: { site } }: PageServing, mayBeListed: boolean): string {
  if (!mayBeListed) return 'User-agent: *\nDisallow: /\n';
  return ['User-agent: *', ...NEVER.map((path) => `Disallow: ${site.href(path)}`), `Sitemap: ${site.absolute('/sitemap.xml')}`, ''].join(
    '\n',
  );
}

interface Listed {
  readonly path: string;
  /** Set if the page has only one dataset. */
  readonly dataset?: DatasetKey;
}

/** Lists the pages with a fixed URL, each with the date of its data. */
async function sitemap({ web: { site, signals, queries } }: PageServing): Promise<string> {
  const changed = new Map(
    (await queries.store.datasets.states()).flatMap(({ dataset, version }): [DatasetKey, string][] =>
      version === null ? [] : [[dataset, isoInstant(version.recordedAt)]],
    ),
  );
  const listed: readonly Listed[] = [
    ...PAGES.filter(({ path, id }) => !path.includes('{') && !NEVER.includes(path) && !id.startsWith('moved_')).map(({ path }) => ({
      path,
    })),
    { path: '/docs' },
    ...DOCUMENTS.filter(({ id }) => id !== 'errors').map(({ id }) => ({ path: `/docs/${id}` })),
    ...topics().map(({ id }) => ({ path: `/topics/${id}` })),
    ...PROFILE_PLACES.map(({ id }) => ({ path: `/places/${id}` })),
    ...families().map(({ id }) => ({ path: `/regions/${id}` })),
    ...forecasts().map(({ id }) => ({ path: `/forecasts/${id}` })),
    ...signals.map(({ id }) => ({ path: `/signals/${id}` })),
    ...SERIES.map(({ id, dataset }) => ({ path: `/series/${id}`, dataset: storeKey(dataset) })),
    ...datasets().map((dataset) => ({ path: `/datasets/${dataset.source}/${dataset.id}`, dataset: storeKey(dataset) })),
  ];
  const entries = listed.map(({ path, dataset }) => {
    const day = dataset && changed.get(dataset);
    return `<url><loc>${escapeHtml(site.absolute(path))}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
}
