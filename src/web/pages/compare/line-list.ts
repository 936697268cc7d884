/** The list of compared series, with controls to move, remove and add them. */
import { findSeries } from '../../../catalogue/series.ts';
import { datasetKey } from '../../../core/define-dataset.ts';
import type { SeriesHandle } from '../../../core/define-series.ts';
import type { Chart } from '../../../queries/base/answer.ts';
import { type Html, html } from '../../html.ts';
import { icon } from '../../icons.ts';
import type { PageContent } from '../../page.ts';
import type { Site } from '../../site.ts';

export const MOST = 12;

/** Returns the address with changed parameters. Null removes a parameter. */
export function hrefWith(site: Site, query: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return site.href('/compare', next);
}

export function list(site: Site, query: URLSearchParams, chart: Chart, handles: readonly SeriesHandle[], labels: readonly string[]): Html {
  const ids = handles.map(({ id }) => id);
  const hasTwoAxes = chart.series.some(({ axis }) => axis === 'right');
  const moved = (from: number, to: number): string => {
    const next = [...ids];
    next.splice(to, 0, ...next.splice(from, 1));
    return hrefWith(site, query, { ids: next.join(',') });
  };
  return html`<section class="card flat"><ol class="list">${handles.map((handle, i) => {
    return html`<li class="pick"><svg width="20" height="8" viewBox="0 0 20 8" aria-hidden="true"><path class="l l${i % 6}" d="M0 4h20"/></svg><span><b><a class="plain" href="${site.href(`/series/${handle.id}`)}">${handle.title}</a></b> <code class="xs m">${handle.id}</code></span><span class="row">${hasTwoAxes && html`<span class="chip">${chart.series[i]?.axis === 'right' ? 'Right axis' : 'Left axis'}</span>`}${
      i > 0 && html`<a class="btn sm" href="${moved(i, i - 1)}" aria-label="${labels[i]} up">${icon('up')}</a>`
    }${i < handles.length - 1 && html`<a class="btn sm" href="${moved(i, i + 1)}" aria-label="${labels[i]} down">${icon('down')}</a>`}<a class="btn sm" href="${hrefWith(site, query, { ids: ids.filter((_, n) => n !== i).join(',') })}" aria-label="Remove ${labels[i]}">${icon('cross')}</a></span></li>`;
  })}</ol>${handles.length < MOST && addForm(site, query, `Add a series (up to ${MOST})`)}</section>`;
}

export const addForm = (site: Site, query: URLSearchParams, placeholder: string): Html =>
  html`<form class="find big" role="search" action="${site.href('/compare')}">${[...query].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<label class="vh" for="add">${placeholder}</label>${icon('find')}<input id="add" name="add" type="search" placeholder="${placeholder}" autocomplete="off" required data-search="series"></form>`;

/** Names the series without data, with links that remove them. The chart shows the other series. */
export const withoutData = (site: Site, query: URLSearchParams, ids: readonly string[], absent: readonly SeriesHandle[]): Html =>
  html`${absent.map(({ id, title }) => {
    const others = ids.filter((one) => findSeries(one)?.id !== id).join(',');
    return html`<p class="note">No data here: <a href="${site.href(`/series/${id}`)}">${title}</a>. <a href="${hrefWith(site, query, { ids: others })}">Remove ${id}</a></p>`;
  })}`;

/** Returns the page if none of the series has data. */
export const nothingToDraw = (site: Site, query: URLSearchParams, handles: readonly SeriesHandle[]): PageContent => ({
  title: 'Compare',
  description: 'Compare 2 to 12 series on one chart.',
  canonical: '/compare',
  maxAgeSeconds: 60,
  datasets: handles.map(({ dataset }) => datasetKey(dataset)),
  body: html`<h1>Compare series</h1><p class="prose m">None of these series has data here. Add a series with data.</p>${withoutData(
    site,
    query,
    handles.map(({ id }) => id),
    handles,
  )}${addForm(site, query, `Add a series (up to ${MOST})`)}`,
});
