/** The page of a series without data, with the nearest series that have data. */

import { familyOfSeries } from '../../../catalogue/regions/families.ts';
import { placeInWords } from '../../../catalogue/regions/market-regions.ts';
import { seriesOfDataset } from '../../../catalogue/series.ts';
import { shortSeriesTitle } from '../../../catalogue/short-title.ts';
import { topics } from '../../../catalogue/topics/topics.ts';
import { capitalised } from '../../../core/basic/text.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import { adjustmentWords, type SeriesHandle } from '../../../core/define-series.ts';
import type { WattleError } from '../../../core/errors.ts';
import { FREQUENCY } from '../../../core/frequency.ts';
import { sourceOf } from '../../../queries/base/citation.ts';
import { newestFigures } from '../../../queries/series/freshness/newest-figure.ts';
import { unitsWithoutData } from '../../../queries/series/reading/reference.ts';
import { seriesStored } from '../../../queries/series/series-stored.ts';
import { type Html, html, NOTHING } from '../../html.ts';
import type { PageContent, WebContext } from '../../page.ts';
import { seriesHit } from '../../parts/series-hit.ts';

const NEAREST = 5;
/** The number of related series that are checked for data. */
const LOOKED_AT = 60;
const MAX_AGE_SECONDS = 60;

/**
 * Returns the page.
 * @param error the reason for the missing data
 */
export async function withoutData(web: WebContext, handle: SeriesHandle, error: WattleError): Promise<PageContent> {
  const { site, asksAgencies } = web;
  const { dataset } = handle;
  const agency = sourceOf(dataset).name;
  const family = familyOfSeries(handle);
  const units = unitsWithoutData(handle);
  return {
    title: shortSeriesTitle(handle),
    description: `${handle.title}. ${handle.description} No data on this site. Source: ${agency}.`,
    canonical: `/series/${handle.id}`,
    maxAgeSeconds: MAX_AGE_SECONDS,
    datasets: [datasetKey(dataset)],
    body: html`<p class="crumb"><a href="${site.href('/search', { topic: handle.topic })}">${capitalised(handle.topic)}</a> › <a href="${site.href(`/datasets/${dataset.source}/${dataset.id}`)}">${dataset.title}</a> › <code>${handle.id}</code></p>
<div class="head"><div><h1>${handle.title}</h1><div class="fig"><b class="words">No data</b><p>This site has no data for this series.${asksAgencies && ' The data will appear after the next update from the agency.'}</p><div class="row"><span class="chip">${capitalised(FREQUENCY[handle.frequency].word)}</span><span class="chip">${capitalised(adjustmentWords(handle))}</span><span class="chip">${placeInWords(handle.place)}</span><span class="chip">${units}</span></div></div></div></div>
<section><h2>What it measures</h2><p class="prose">${handle.description}</p></section>
<section><h2>Where to find it</h2><p class="prose">${agency} publishes this series in <a href="${dataset.landingPage}" rel="noreferrer">${dataset.title}</a>.${family !== null && html` For other places, see <a href="${site.href(`/regions/${family.id}`)}">${family.kind === 'states' ? 'all states and territories' : 'all capital cities'}</a>.`}</p></section>
${await nearest(web, handle)}
<details><summary class="s"><span class="link">For administrators of this site</span></summary><p class="prose s">${error.message}</p>${error.hint !== undefined && html`<p class="prose s">${error.hint}</p>`}<p class="s">Requests for its data return 503 <a href="${site.href(`/docs/errors/${error.code}`)}"><code>${error.code}</code></a>.</p></details>`,
  };
}

/** Returns series of the same family, then of the same dataset, and then main series of the topic. */
async function nearest({ site, queries }: WebContext, handle: SeriesHandle): Promise<Html> {
  const family = familyOfSeries(handle);
  const alike = [
    ...(family === null ? [] : [...(family.national === null ? [] : [family.national]), ...family.members.map((one) => one.handle)]),
    ...seriesOfDataset(handle.dataset).filter(({ place }) => place === handle.place),
    ...topics().flatMap(({ series }) => (series.some((one) => one.topic === handle.topic) ? series : [])),
    ...seriesOfDataset(handle.dataset),
  ];
  const others = [...new Set(alike)].filter((one) => one !== handle).slice(0, LOOKED_AT);
  const stored = await seriesStored(queries, others);
  const figures = await newestFigures(queries, others.filter((one) => stored.has(one)).slice(0, NEAREST));
  if (figures.length === 0) return NOTHING;
  return html`<section><h2>Related series with data</h2><ul class="list">${figures.map((figure) => seriesHit(site, figure, { sandbox: queries.sandbox, headline: false, reach: null }))}</ul></section>`;
}
