/** The page with the releases of the last seven days, and coming releases. */
import { listReleases } from '../../../queries/releases/list-releases.ts';
import { html } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { unreadDates } from '../../parts/state-dot.ts';
import { whenText } from '../../words/time-words.ts';
import { cardLinks } from './card-links.ts';
import { releasesTable, weekReleases } from './week.ts';

const DAYS = 7;
const MAX_AGE_SECONDS = 60;

export const weekPage: WebPage = {
  id: 'releasesWeek',
  path: '/releases/week',
  access: 'reading',
  query: [],
  make: async ({ site, queries }: WebContext): Promise<PageContent> => {
    const released = await weekReleases(queries, DAYS);
    const { data, readAt } = await listReleases(queries, new URLSearchParams({ days_ahead: String(DAYS), days_back: '0', limit: '100' }));
    const coming = data.filter(({ status }) => status === 'upcoming');
    return {
      title: 'Releases this week',
      description:
        'Australian statistics released in the last seven days, with value, change and revision, and the releases due in the next seven days.',
      section: 'calendar',
      canonical: '/releases/week',
      maxAgeSeconds: MAX_AGE_SECONDS,
      feed: { title: 'Australian statistical releases', href: site.href('/calendar.rss') },
      forms: [
        { label: 'Excel', href: site.absolute('/v1/release-pulse', { days_back: DAYS, format: 'xlsx' }), needsKey: true },
        { label: 'CSV', href: site.absolute('/v1/release-pulse', { days_back: DAYS, format: 'csv' }), needsKey: true },
        { label: 'JSON', href: site.absolute('/v1/release-pulse', { days_back: DAYS }), needsKey: true },
      ],
      body: html`<p class="crumb"><a href="${site.href('/calendar')}">Releases</a></p><h1>Releases this week</h1>
${await cardLinks(site, queries, 'Release cards')}
<section><h2>Last seven days</h2>${released.length === 0 ? html`<div class="empty"><b>No new figures.</b>This site has no data from releases in the last seven days. <a href="${site.href('/calendar')}">Release calendar</a></div>` : releasesTable(site, released)}</section>
<section><h2>Next seven days</h2>${coming.length === 0 ? html`<p class="m">No release dates are known for the next seven days.</p>` : html`<ol class="list">${coming.map((one) => html`<li class="row"><time class="s nw" datetime="${one.release_at}">${whenText(one.release_at)}</time><a href="${site.href('/calendar')}#${one.date}">${one.title}</a><span class="chip">${one.source.toUpperCase()}</span></li>`)}</ol>`}${readAt === null && unreadDates()}</section>`,
    };
  },
};
