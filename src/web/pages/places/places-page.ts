/** The page that lists places with profiles, and measures for all states or cities. */

import { areasNamed } from '../../../catalogue/regions/area-places.ts';
import { families, findFamily } from '../../../catalogue/regions/families.ts';
import { PROFILE_PLACES, type ProfilePlace } from '../../../catalogue/regions/places.ts';
import { at, present } from '../../../core/assert.ts';
import { quoted } from '../../../core/errors.ts';
import { AREA_KINDS } from '../../../core/places/area-kinds.ts';
import { regionFigures } from '../../../queries/places/regions/read-region.ts';
import { seriesStored } from '../../../queries/series/series-stored.ts';
import { type Html, html } from '../../html.ts';
import type { PageContent, WebContext, WebPage } from '../../page.ts';
import { fileForms } from '../../parts/file-menu.ts';
import { ageMark, periodLine, regionMap, tileMap } from '../../parts/region-map.ts';
import { tuck } from '../../parts/tuck.ts';
import type { Site } from '../../site.ts';

const MAX_AGE_SECONDS = 60;
const ON_TILES = 'AU.UNEMP';

export const placesPage: WebPage = {
  id: 'places',
  path: '/places',
  access: 'reading',
  query: ['find'],
  make: async (web, { query }): Promise<PageContent> => {
    const { site } = web;
    const find = query.get('find')?.trim() ?? null;
    return {
      title: 'Places',
      description: 'Statistics for Australia, the states and territories, and the capital cities: profiles, maps and rankings.',
      section: 'places',
      canonical: '/places',
      maxAgeSeconds: MAX_AGE_SECONDS,
      forms: fileForms((form) => site.href(`/p/all.${form}`)),
      body: html`<h1>Places</h1><p class="prose m">Each place has a profile that shows its rank and the national figure for each measure. Each measure has a map.</p>
<div class="g2 gap"><section><h2>States and territories</h2>${await stateTiles(web)}</section>
<section><h2>Profiles</h2><ul class="list">${listOf(site, 'country')}${listOf(site, 'state')}</ul><h2>Capital cities</h2><ul class="list">${listOf(site, 'city')}</ul></section></div>
${smallerAreas(site, find)}
${await measures(web)}`,
    };
  },
};

function smallerAreas(site: Site, find: string | null): Html {
  const found = find === null || find === '' ? [] : areasNamed(find);
  const sets = [
    ['SA4 regions', '/datasets/abs/LF_SA4', 'unemployment', {}],
    ['Councils', '/datasets/abs/ERP_LGA', 'population', {}],
    ['Council building approvals', '/datasets/abs/BA_LGA2024', 'dwellings', {}],
    ['Postcodes', '/datasets/ato/IND_POSTCODE_MEDIAN', 'median income', { state: 'all', measure: 'median_taxable_income' }],
  ] as const;
  return html`<section id="areas"><h2>Regions, councils and postcodes</h2><form class="row" action="${site.href('/places')}#areas"><label for="find">Name or postcode</label><input class="short" id="find" name="find" type="search" value="${find === null ? '' : find}"><button class="btn act">Find</button></form>${
    find !== null &&
    find !== '' &&
    (found.length === 0
      ? html`<p>No SA4 region, council or postcode matches ${quoted(find)}.</p>`
      : html`<ul class="columns">${found.map(({ id, name, kind }) => html`<li><a href="${site.href(`/places/${id}`)}">${name}</a> <span class="s m">(${AREA_KINDS[kind].one})</span></li>`)}</ul>`)
  }<ul class="list">${sets.map(([title, path, what, query]) => html`<li class="row">${title}, ${what}: <span class="nw"><a href="${site.href(path, { view: 'map', ...query })}">map</a> <a href="${site.href(path, { view: 'rank', ...query })}">ranking</a></span></li>`)}</ul></section>`;
}

/** Returns the states as tiles with their values. Each tile links to the profile of the state. */
export async function stateTiles({ site, queries }: WebContext, id: string = ON_TILES): Promise<Html> {
  const family = present(findFamily(id), id);
  const figures = await regionFigures(queries, family, new URLSearchParams());
  const map = regionMap(figures, []);
  return html`${tileMap(map, `${family.title}, by state`, (state) => site.href(`/places/${state.toLowerCase()}`))}<p class="s m"><a href="${site.href(`/regions/${family.id}`)}">${family.title}</a>. ${periodLine(figures)}.${ageMark(figures)}${map.national !== null && ` ${map.national}.`}</p>`;
}

const listOf = (site: Site, kind: ProfilePlace['kind']): Html =>
  html`<li class="row">${PROFILE_PLACES.filter((one) => one.kind === kind).map(({ id, name }) => html`<a class="chip" href="${site.href(`/places/${id}`)}">${name}</a>`)}</li>`;

/** Lists the measures. Those with data come first. */
async function measures({ site, queries }: WebContext): Promise<Html> {
  const all = families();
  const stored = await seriesStored(
    queries,
    all.flatMap(({ members }) => members.map(({ handle }) => handle)),
  );
  const withData = all.filter(({ members }) => members.some(({ handle }) => stored.has(handle)));
  const without = all.filter((one) => !withData.includes(one));
  const groups = [...new Set(withData.map(({ members }) => at(members, 0).handle.topic))].sort();
  const links = (shown: typeof all): Html =>
    html`<ul class="columns">${shown.map(({ id, title, kind }) => html`<li><a href="${site.href(`/regions/${id}`)}">${title}</a>${kind === 'cities' && html` <span class="s m">(cities)</span>`}</li>`)}</ul>`;
  return html`<section><h2>Maps by measure</h2>${groups.map(
    (topic) =>
      html`<h3>${topic.charAt(0).toUpperCase()}${topic.slice(1)}</h3>${tuck('Show the measures', links(withData.filter(({ members }) => at(members, 0).handle.topic === topic)))}`,
  )}${without.length > 0 && html`<details><summary class="s"><span class="link">Show ${without.length} measures without data</span></summary>${links(without)}</details>`}</section>`;
}
